/* reading.c: a listing read back into a position (NW-10.1)
 *
 * Line by line, in the order in which they are written; then the whole is audited. Counters and cubes need not be those
 * of a game begun: a position may be a puzzle with people and goods of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/listing.h"

#include "games/navajo-wars/setup.h"
#include "games/navajo-wars/moves.h"
#include "games/navajo-wars/tasks-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_COUNT 200           /* of people, animals, goods */
#define MAX_TASKS 48            /* that a listing may hold */

typedef struct
{
  OxbowListing *lines;
  NwState *state;
} Reader;

static const char *
word_at (const Reader *reader, int i)
{
  return oxbow_listing_get (reader->lines, i);
}

static int
n_words (const Reader *reader)
{
  return reader->lines->n_words - 1;
}

static bool
refuse_word (const Reader *reader, int i, GError **error)
{
  return oxbow_listing_refuse (reader->lines, error, _("\"%.40s\" cannot stand here."), word_at (reader, i));
}

static bool
expect (const Reader *reader, int i, const char *word, GError **error)
{
  return strcmp (word_at (reader, i), word) == 0
         || oxbow_listing_refuse (reader->lines, error, _("\"%s\" was expected, not \"%.40s\"."), word,
                                  word_at (reader, i));
}

static bool
get_numbers (const Reader *reader, int first, int n, int maximum, int *numbers, GError **error)
{
  for (int i = 0; i < n; i++)
    if (!oxbow_listing_get_number (reader->lines, first + i, 0, maximum, &numbers[i], error))
      return false;
  return true;
}

/* A line of a name, perhaps a second word, and n numbers. */
static bool
take_numbers (const Reader *reader, const char *name, const char *second, int n, int maximum, int *numbers,
              GError **error)
{
  int first = second != NULL ? 1 : 0;
  return oxbow_listing_take (reader->lines, name, first + n, error)
         && (second == NULL || expect (reader, 0, second, error))
         && get_numbers (reader, first, n, maximum, numbers, error);
}

static bool
take_bytes (const Reader *reader, const char *name, const char *second, int n, int maximum, uint8_t *bytes,
            GError **error)
{
  int numbers[16];
  if (!take_numbers (reader, name, second, n, maximum, numbers, error))
    return false;
  for (int i = 0; i < n; i++)
    bytes[i] = (uint8_t) numbers[i];
  return true;
}

static bool
take_counts (const Reader *reader, const char *name, int n, int16_t *counts, GError **error)
{
  int numbers[16];
  if (!take_numbers (reader, name, NULL, n, MAX_COUNT, numbers, error))
    return false;
  for (int i = 0; i < n; i++)
    counts[i] = (int16_t) numbers[i];
  return true;
}

static bool
is_empty_list (const Reader *reader, int first)
{
  return n_words (reader) == first + 1 && strcmp (word_at (reader, first), "-") == 0;
}

/* A family, or -1 for "-". */
static bool
get_family (const Reader *reader, int i, bool may_be_none, int8_t *family, GError **error)
{
  *family = -1;
  if (may_be_none && strcmp (word_at (reader, i), "-") == 0)
    return true;
  *family = (int8_t) oxbow_listing_get_word (reader->lines, i, nw_family_words, error);
  return *family >= 0;
}

static int
spot_named (const Reader *reader, const char *name)
{
  OxbowCell cell = oxbow_cell_parse (&reader->state->parent.setup->grid, name);
  return cell != OXBOW_NO_CELL ? nw_spot_of (reader->state, cell) : NW_NOWHERE;
}

static bool
get_place (const Reader *reader, int i, int8_t *place, GError **error)
{
  const char *word = word_at (reader, i);
  for (int k = 0; nw_place_words[k] != NULL; k++)
    if (strcmp (nw_place_words[k], word) == 0)
      {
        *place = (int8_t) (k == 0 ? NW_NOWHERE : k <= NW_CANYON ? NW_CAUGHT + k : NW_ESCAPE + k - NW_CANYON);
        return true;
      }
  *place = (int8_t) spot_named (reader, word);
  return *place != NW_NOWHERE || refuse_word (reader, i, error);
}

/* The first lines: what game this is, and with which options. */

static OxbowSettings *
read_options (OxbowListing *lines, const OxbowSetup *like, GError **error)
{
  Reader reader = { lines, NULL };
  g_autoptr (OxbowSettings) settings = oxbow_settings_copy (like->settings);
  if (!oxbow_listing_take (lines, "navajo-wars", 1, error) || !expect (&reader, 0, "1", error)
      || !oxbow_listing_take (lines, "scenario", 1, error) || !expect (&reader, 0, like->scenario->id, error)
      || !oxbow_listing_take (lines, "options", 6, error))
    return NULL;
  for (int i = 0; i < 6; i++)
    {
      const OxbowOption *option = &like->ruleset->options[i];
      g_auto (GStrv) parts = g_strsplit (word_at (&reader, i), "=", 2);
      g_autofree char *canonical = NULL;
      if (parts[0] == NULL || parts[1] == NULL || strcmp (parts[0], option->name) != 0)
        {
          refuse_word (&reader, i, error);
          return NULL;
        }
      if (!oxbow_option_check (option, parts[1], &canonical, error))
        return NULL;
      oxbow_settings_set_option (settings, option->name, canonical, 0);
    }
  return g_steal_pointer (&settings);
}

static bool
read_turn (const Reader *reader, GError **error)
{
  NwState *state = reader->state;
  int turn, period, card;
  if (!oxbow_listing_take (reader->lines, "rng", 1, error)
      || !oxbow_listing_get_hex (reader->lines, 0, &state->parent.rng.s, error)
      || !oxbow_listing_take (reader->lines, "turn", 5, error)
      || !oxbow_listing_get_number (reader->lines, 0, 0, 9999, &turn, error) || !expect (reader, 1, "period", error)
      || (period = oxbow_listing_get_word (reader->lines, 2, nw_period_words, error)) < 0
      || !expect (reader, 3, "card", error)
      || !oxbow_listing_get_number (reader->lines, 4, 0, NW_CARDS - 1, &card, error))
    return false;
  state->turn = (uint16_t) turn;
  state->period = (uint8_t) period;
  state->card = (uint8_t) card;
  return true;
}

static bool
read_tracks (const Reader *reader, GError **error)
{
  NwState *state = reader->state;
  int8_t *const tracks[] = { &state->ap, &state->culture, &state->military, &state->morale, &state->eferocity,
                             &state->enemy_ap };
  static const char *const names[] = { "ap", "culture", "military", "morale", "ferocity", "enemy-ap" };
  int number;
  if (!oxbow_listing_take (reader->lines, "tracks", 12, error))
    return false;
  for (int i = 0; i < 6; i++)
    {
      int most = i == 4 ? NW_MAX_EFEROCITY : NW_MAX_TRACK;
      if (!expect (reader, 2 * i, names[i], error)
          || !oxbow_listing_get_number (reader->lines, 2 * i + 1, 0, most, &number, error))
        return false;
      *tracks[i] = (int8_t) number;
    }
  return true;
}

static bool
get_counter (const Reader *reader, int i, uint8_t *counter, GError **error)
{
  const char *word = word_at (reader, i);
  *counter = 0;
  if (strcmp (word, "-") == 0)
    return true;
  bool back = word[0] >= 'a' && word[0] <= 'h', front = word[0] >= 'A' && word[0] <= 'H';
  if (word[1] != '\0' || (!back && !front))
    return refuse_word (reader, i, error);
  *counter = NW_COUNTER (word[0] - (back ? 'a' : 'A'), back);
  return true;
}

static bool
read_display (const Reader *reader, GError **error)
{
  NwState *state = reader->state;
  int special, box;
  if (!oxbow_listing_take (reader->lines, "special", 3, error)
      || (special = oxbow_listing_get_word (reader->lines, 0, nw_special_words, error)) < 0
      || !get_counter (reader, 1, &state->special_counter, error)
      || !oxbow_listing_get_number (reader->lines, 2, 0, NW_MAX_TRACK, &box, error))
    return false;
  state->special = (uint8_t) special;
  state->box = (int8_t) box;
  for (int column = 0; column < 2; column++)
    {
      uint8_t *rows = column == 0 ? state->active : state->standby;
      if (!oxbow_listing_take (reader->lines, column == 0 ? "active" : "standby", NW_ROWS, error))
        return false;
      for (int row = 0; row < NW_ROWS; row++)
        if (!get_counter (reader, row, &rows[row], error))
          return false;
    }
  if (!oxbow_listing_take (reader->lines, "spent", -1, error))
    return false;
  for (int i = 0; i < n_words (reader) && !is_empty_list (reader, 0); i++)
    if (i == NW_COUNTERS || !get_counter (reader, i, &state->spent[state->n_spent++], error)
        || state->spent[i] == 0)
      return refuse_word (reader, i, error != NULL && *error != NULL ? NULL : error);
  for (int group = 0; group < NW_GROUPS; group++)
    if (!take_bytes (reader, "cubes", nw_group_words[group], NW_COLOURS, 20, state->cubes[group], error))
      return false;
  return true;
}

static bool
read_family (const Reader *reader, int family, GError **error)
{
  NwFamily *at = &reader->state->families[family];
  int numbers[6];
  if (!oxbow_listing_take (reader->lines, "family", 8, error) || !expect (reader, 0, nw_family_words[family], error)
      || !get_numbers (reader, 1, 5, 1, numbers, error)
      || !oxbow_listing_get_number (reader->lines, 6, 0, 3, &numbers[5], error)
      || !get_place (reader, 7, &at->place, error))
    return false;
  at->in = (uint8_t) numbers[0];
  for (int person = 0; person < 3; person++)
    at->people[person] = (uint8_t) numbers[1 + person];
  at->horse = (uint8_t) numbers[4];
  at->ferocity = (uint8_t) numbers[5];
  return true;
}

static bool
read_people (const Reader *reader, GError **error)
{
  NwState *state = reader->state;
  int16_t passage[5], stores[6], pools[3];
  for (int family = 0; family < NW_FAMILIES; family++)
    if (!read_family (reader, family, error))
      return false;
  if (!take_counts (reader, "elders", NW_BOXES, state->elders, error)
      || !take_counts (reader, "passage", 5, passage, error) || !take_counts (reader, "stores", 6, stores, error)
      || !take_counts (reader, "pools", 3, pools, error))
    return false;
  memcpy (state->passage, passage, sizeof state->passage);
  state->passage_horses = passage[4];
  state->horses = stores[0];
  state->sheep = stores[1];
  state->goods = stores[2];
  state->trade = stores[3];
  state->firearms = stores[4];
  state->fortunes = stores[5];
  state->goods_pool = pools[0];
  state->firearms_pool = pools[1];
  state->harass_pool = pools[2];
  return true;
}

/* CELL=VALUE */
static bool
get_pair (const Reader *reader, int i, const char *const *words, int maximum, int *spot, int *value, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (word_at (reader, i), "=", 2);
  gint64 number = 0;
  *spot = parts[0] != NULL && parts[1] != NULL ? spot_named (reader, parts[0]) : NW_NOWHERE;
  if (*spot == NW_NOWHERE)
    return refuse_word (reader, i, error);
  if (words == NULL)
    {
      if (!g_ascii_string_to_signed (parts[1], 10, 1, maximum, &number, NULL))
        return refuse_word (reader, i, error);
      *value = (int) number;
      return true;
    }
  for (*value = 0; words[*value] != NULL; ++*value)
    if (strcmp (words[*value], parts[1]) == 0)
      return true;
  return refuse_word (reader, i, error);
}

static bool
get_pairs (const Reader *reader, int first, const char *const *words, int maximum, uint8_t *spots, GError **error)
{
  int spot = NW_NOWHERE, value = 0, last = -1;
  for (int i = first; i < n_words (reader) && !is_empty_list (reader, first); i++)
    {
      if (!get_pair (reader, i, words, maximum, &spot, &value, error))
        return false;
      if (spot <= last)
        return refuse_word (reader, i, error);
      spots[spot] = (uint8_t) (words != NULL ? 1 + value : value);
      last = spot;
    }
  return true;
}

static bool
read_counters (const Reader *reader, GError **error)
{
  NwState *state = reader->state;
  return take_bytes (reader, "corn", "cup", NW_CORN, 12, state->corn_cup + 1, error)
         && take_bytes (reader, "corn", "held", NW_CORN, 12, state->corn_held + 1, error)
         && oxbow_listing_take (reader->lines, "corn", -1, error) && expect (reader, 0, "map", error)
         && get_pairs (reader, 1, NULL, NW_CORN, state->corn, error)
         && take_bytes (reader, "intruders", "cup", NW_INTRUDERS, 20, state->intruder_cup, error)
         && oxbow_listing_take (reader->lines, "intruders", -1, error) && expect (reader, 0, "map", error)
         && get_pairs (reader, 1, nw_intruder_words, 0, state->intruders, error);
}

static bool
read_sets (const Reader *reader, GError **error)
{
  if (!oxbow_listing_take (reader->lines, "sets", -1, error))
    return false;
  for (int i = 0, last = -1; i < n_words (reader) && !is_empty_list (reader, 0); i++)
    {
      g_auto (GStrv) parts = g_strsplit (word_at (reader, i), "=", 2);
      int set = 0;
      gint64 level;
      while (nw_set_words[set] != NULL && (parts[0] == NULL || strcmp (nw_set_words[set], parts[0]) != 0))
        set++;
      if (set == NW_SETS || set <= last || parts[1] == NULL
          || !g_ascii_string_to_signed (parts[1], 10, 0, 3, &level, NULL))
        return refuse_word (reader, i, error);
      reader->state->levels[set] = (int8_t) level;
      last = set;
    }
  return true;
}

static bool
read_land (const Reader *reader, GError **error)
{
  NwState *state = reader->state;
  int number;
  if (!take_bytes (reader, "drought", NULL, NW_TRACKS, 2, state->drought + 1, error)
      || !take_bytes (reader, "mission", NULL, NW_TRACKS, NW_AREAS, state->mission + 1, error)
      || !take_bytes (reader, "rancho", NULL, NW_TRACKS, NW_AREAS, state->rancho + 1, error)
      || !take_bytes (reader, "fort", NULL, NW_TRACKS, 1, state->fort + 1, error) || !read_sets (reader, error)
      || !oxbow_listing_take (reader->lines, "events", -1, error))
    return false;
  for (int i = 0, last = 0; i < n_words (reader) && !is_empty_list (reader, 0); i++, last = number)
    {
      if (!oxbow_listing_get_number (reader->lines, i, NW_CARD_REVOLT, NW_CARDS - 1, &number, error))
        return false;
      if (number <= last)
        return refuse_word (reader, i, error);
      state->events |= (uint16_t) (1 << (number - NW_CARD_REVOLT));
    }
  return take_bytes (reader, "revolt-over", NULL, 1, 1, &state->revolt_over, error);
}

static bool
read_families (const Reader *reader, const char *name, uint8_t *bits, GError **error)
{
  int8_t family, last = -1;
  if (!oxbow_listing_take (reader->lines, name, -1, error))
    return false;
  for (int i = 0; i < n_words (reader) && !is_empty_list (reader, 0); i++)
    {
      if (!get_family (reader, i, false, &family, error))
        return false;
      if (family <= last)
        return refuse_word (reader, i, error);
      *bits |= (uint8_t) (1 << family);
      last = family;
    }
  return true;
}

static bool
read_spots (const Reader *reader, const char *name, uint8_t *spots, GError **error)
{
  if (!oxbow_listing_take (reader->lines, name, -1, error))
    return false;
  for (int i = 0, last = -1; i < n_words (reader) && !is_empty_list (reader, 0); i++)
    {
      int spot = spot_named (reader, word_at (reader, i));
      if (spot <= last)
        return refuse_word (reader, i, error);
      spots[spot] = 1;
      last = spot;
    }
  return true;
}

static bool
read_raid (const Reader *reader, GError **error)
{
  NwState *state = reader->state;
  int used, left, t;
  if (!oxbow_listing_take (reader->lines, "manuelito", 2, error)
      || !get_family (reader, 0, true, &state->manuelito, error)
      || !oxbow_listing_get_number (reader->lines, 1, 0, 1, &used, error)
      || !oxbow_listing_take (reader->lines, "raid", -1, error)
      || !oxbow_listing_get_number (reader->lines, 0, 0, 99, &left, error)
      || !get_place (reader, 1, &state->raid_last, error) || !get_pairs (reader, 2, NULL, 2, state->raid, error)
      || !oxbow_listing_take (reader->lines, "raid-territories", -1, error))
    return false;
  state->manuelito_used = (uint8_t) used;
  state->raid_left = (int16_t) left;
  for (int i = 0, last = 0; i < n_words (reader) && !is_empty_list (reader, 0); i++, last = t)
    {
      if (!oxbow_listing_get_number (reader->lines, i, 1, NW_CANYON, &t, error))
        return false;
      if (t <= last)
        return refuse_word (reader, i, error);
      state->touched |= (uint8_t) (1 << t);
    }
  return read_spots (reader, "harass", state->harass, error);
}

static bool
read_doing (const Reader *reader, GError **error)
{
  NwState *state = reader->state;
  int acting[3];
  int16_t counts[3], woven[2];
  if (!oxbow_listing_take (reader->lines, "acting", 4, error) || !get_family (reader, 0, true, &state->acting, error)
      || !get_numbers (reader, 1, 1, 9, acting, error) || !get_numbers (reader, 2, 2, 1, acting + 1, error)
      || !read_families (reader, "activated", &state->activated, error)
      || !take_counts (reader, "elders-used", NW_BOXES, state->elders_used, error)
      || !read_families (reader, "ferocity-changed", &state->ferocity_changed, error)
      || !read_families (reader, "tribes-met", &state->tribes_met, error)
      || !take_counts (reader, "woven", 2, woven, error)
      || !take_bytes (reader, "dice", NULL, 2, 6, state->dice, error)
      || !oxbow_listing_take (reader->lines, "cube", 1, error))
    return false;
  state->mp = (int8_t) acting[0];
  state->has_acted = (uint8_t) acting[1];
  state->has_raided = (uint8_t) acting[2];
  state->woven = woven[0];
  state->bartered = woven[1];
  if (strcmp (word_at (reader, 0), "-") != 0)
    {
      int colour = oxbow_listing_get_word (reader->lines, 0, nw_colour_words, error);
      if (colour < 0)
        return false;
      state->cube = (int8_t) colour;
    }
  if (!take_counts (reader, "counts", 3, counts, error))
    return false;
  state->unfed = counts[0];
  state->hits = counts[1];
  state->new_elders = counts[2];
  return read_spots (reader, "marked", state->marked, error);
}

static bool
read_cards (const Reader *reader, const char *name, uint8_t *cards, uint8_t *n, int most, int last, GError **error)
{
  int card;
  if (!oxbow_listing_take (reader->lines, name, -1, error))
    return false;
  for (int i = 0; i < n_words (reader) && !is_empty_list (reader, 0); i++)
    {
      if (*n == most)
        return refuse_word (reader, i, error);
      if (!oxbow_listing_get_number (reader->lines, i, 1, last, &card, error))
        return false;
      cards[(*n)++] = (uint8_t) card;
    }
  return true;
}

static bool
read_todo (const Reader *reader, GError **error)
{
  NwState *state = reader->state;
  NwTask tasks[MAX_TASKS];
  int n = 0;
  while (oxbow_listing_next_is (reader->lines, "todo"))
    {
      if (!oxbow_listing_take (reader->lines, "todo", -1, error))
        return false;
      g_autofree char *text = g_strjoinv (" ", reader->lines->words + 1);
      if (n == MAX_TASKS || !nw_task_parse (state, text, &tasks[n++]))
        return oxbow_listing_refuse (reader->lines, error, _("\"%.60s\" is no task that can stand here."), text);
    }
  while (n > 0)
    state->todo[state->n_todo++] = tasks[--n];
  return true;
}

static bool
read_all (const Reader *reader, GError **error)
{
  NwState *state = reader->state;
  int result;
  if (!read_turn (reader, error) || !read_tracks (reader, error) || !read_display (reader, error)
      || !read_people (reader, error) || !read_counters (reader, error) || !read_land (reader, error)
      || !read_raid (reader, error) || !read_doing (reader, error)
      || !read_cards (reader, "hand", state->hand, &state->n_hand, NW_MAX_HAND, 12, error)
      || !read_cards (reader, "deck", state->deck, &state->n_deck, NW_MAX_DECK, NW_CARDS - 1, error)
      || !read_todo (reader, error) || !oxbow_listing_take (reader->lines, "result", 1, error)
      || (result = oxbow_listing_get_word (reader->lines, 0, nw_result_words, error)) < 0
      || !oxbow_listing_at_end (reader->lines, error))
    return false;
  state->result = (uint8_t) result;
  return true;
}

OxbowSetup *
nw_read (const OxbowSetup *like, OxbowListing *listing, GError **error)
{
  g_autoptr (OxbowSettings) settings = read_options (listing, like, error);
  if (settings == NULL)
    return NULL;
  NwSetup *setup = nw_setup_new (like->scenario, settings);
  g_autoptr (OxbowSetup) base = &setup->parent;
  Reader reader = { listing, nw_setup_add_state (setup) };
  if (!read_all (&reader, error))
    return NULL;
  g_autofree char *broken = nw_audit (&reader.state->parent);
  if (broken != NULL)
    {
      g_set_error (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_LISTING, _("This is no position of the game: %s"),
                   broken);
      return NULL;
    }
  return g_steal_pointer (&base);
}
