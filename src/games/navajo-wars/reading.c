/* reading.c: a listing read back into a position (NW-10.1)
 *
 * Line by line, in the order in which they are written; then the whole is audited. Counters and cubes need not be those
 * of a game begun: a position may be a puzzle with people and goods of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/listing.h"

#include "core/word.h"
#include "games/navajo-wars/moves.h"
#include "games/navajo-wars/reader.h"
#include "games/navajo-wars/setup.h"
#include "games/navajo-wars/tasks-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_TASKS 48            /* that a listing may hold */

/* The first lines: what game this is, and with which options. */

/* Beyond the six of chapter 8, which all listings name: a line of its own where it is not 0. */
static bool
read_morale_adjust (OxbowListing *lines, const OxbowSetup *like, OxbowSettings *settings, GError **error)
{
  static const char name[] = "enemy-morale-adjust";
  g_autofree char *canonical = NULL;
  if (!oxbow_listing_next_is (lines, name))
    {
      oxbow_settings_set_option (settings, name, "0", 0);
      return true;
    }
  if (!oxbow_listing_take (lines, name, 1, error)
      || !oxbow_option_check (oxbow_option_find (like->ruleset->options, name), oxbow_listing_get (lines, 0),
                              &canonical, error))
    return false;
  oxbow_settings_set_option (settings, name, canonical, 0);
  return true;
}

static OxbowSettings *
read_options (OxbowListing *lines, const OxbowSetup *like, GError **error)
{
  NavajoWarsReader reader = { lines, NULL };
  g_autoptr (OxbowSettings) settings = oxbow_settings_copy (like->settings);
  if (!oxbow_listing_take (lines, "navajo-wars", 1, error) || !oxbow_listing_expect (lines, 0, "1", error)
      || !oxbow_listing_take (lines, "scenario", 1, error)
      || !oxbow_listing_expect (lines, 0, like->scenario->id, error)
      || !oxbow_listing_take (lines, "options", 6, error))
    return NULL;
  for (int i = 0; i < 6; i++)
    {
      const OxbowOption *option = &like->ruleset->options[i];
      g_auto (GStrv) parts = g_strsplit (oxbow_listing_get (lines, i), "=", 2);
      g_autofree char *canonical = NULL;
      if (parts[0] == NULL || parts[1] == NULL || strcmp (parts[0], option->name) != 0)
        {
          navajo_wars_reader_refuse (&reader, i, error);
          return NULL;
        }
      if (!oxbow_option_check (option, parts[1], &canonical, error))
        return NULL;
      oxbow_settings_set_option (settings, option->name, canonical, 0);
    }
  if (!read_morale_adjust (lines, like, settings, error))
    return NULL;
  return g_steal_pointer (&settings);
}

static bool
read_turn (const NavajoWarsReader *reader, GError **error)
{
  NavajoWarsState *state = reader->state;
  int turn, period, card;
  if (!oxbow_listing_take (reader->lines, "rng", 1, error)
      || !oxbow_listing_get_hex (reader->lines, 0, &state->parent.rng.s, error)
      || !oxbow_listing_take (reader->lines, "turn", 5, error)
      || !oxbow_listing_get_number (reader->lines, 0, 0, 9999, &turn, error)
      || !oxbow_listing_expect (reader->lines, 1, "period", error)
      || (period = oxbow_listing_get_word (reader->lines, 2, navajo_wars_period_words, error)) < 0
      || !oxbow_listing_expect (reader->lines, 3, "card", error)
      || !oxbow_listing_get_number (reader->lines, 4, 0, NAVAJO_WARS_CARDS - 1, &card, error))
    return false;
  state->turn = (uint16_t) turn;
  state->period = (uint8_t) period;
  state->card = (uint8_t) card;
  return true;
}

static bool
read_tracks (const NavajoWarsReader *reader, GError **error)
{
  NavajoWarsState *state = reader->state;
  int8_t *const tracks[] = { &state->ap, &state->culture, &state->military, &state->morale, &state->eferocity,
                             &state->enemy_ap };
  static const char *const names[] = { "ap", "culture", "military", "morale", "ferocity", "enemy-ap" };
  int number;
  if (!oxbow_listing_take (reader->lines, "tracks", 12, error))
    return false;
  for (int i = 0; i < 6; i++)
    {
      int most = i == 4 ? NAVAJO_WARS_MAX_EFEROCITY : NAVAJO_WARS_MAX_TRACK;
      if (!oxbow_listing_expect (reader->lines, 2 * i, names[i], error)
          || !oxbow_listing_get_number (reader->lines, 2 * i + 1, 0, most, &number, error))
        return false;
      *tracks[i] = (int8_t) number;
    }
  return true;
}

static bool
get_counter (const NavajoWarsReader *reader, int i, uint8_t *counter, GError **error)
{
  const char *word = oxbow_listing_get (reader->lines, i);
  *counter = 0;
  if (strcmp (word, "-") == 0)
    return true;
  bool back = word[0] >= 'a' && word[0] <= 'h', front = word[0] >= 'A' && word[0] <= 'H';
  if (word[1] != '\0' || (!back && !front))
    return navajo_wars_reader_refuse (reader, i, error);
  *counter = NAVAJO_WARS_COUNTER (word[0] - (back ? 'a' : 'A'), back);
  return true;
}

static bool
read_display (const NavajoWarsReader *reader, GError **error)
{
  NavajoWarsState *state = reader->state;
  int special, box;
  if (!oxbow_listing_take (reader->lines, "special", 3, error)
      || (special = oxbow_listing_get_word (reader->lines, 0, navajo_wars_special_words, error)) < 0
      || !get_counter (reader, 1, &state->special_counter, error)
      || !oxbow_listing_get_number (reader->lines, 2, 0, NAVAJO_WARS_MAX_TRACK, &box, error))
    return false;
  state->special = (uint8_t) special;
  state->box = (int8_t) box;
  for (int column = 0; column < 2; column++)
    {
      uint8_t *rows = column == 0 ? state->active : state->standby;
      if (!oxbow_listing_take (reader->lines, column == 0 ? "active" : "standby", NAVAJO_WARS_ROWS, error))
        return false;
      for (int row = 0; row < NAVAJO_WARS_ROWS; row++)
        if (!get_counter (reader, row, &rows[row], error))
          return false;
    }
  if (!oxbow_listing_take (reader->lines, "spent", -1, error))
    return false;
  for (int i = 0; i < oxbow_listing_n_items (reader->lines); i++)
    {
      uint8_t counter;
      if (!get_counter (reader, i, &counter, error))
        return false;
      if (counter == 0 || i == NAVAJO_WARS_COUNTERS)
        return navajo_wars_reader_refuse (reader, i, error);
      state->spent[state->n_spent++] = counter;
    }
  for (int group = 0; group < NAVAJO_WARS_GROUPS; group++)
    if (!navajo_wars_reader_take_bytes (reader, "cubes", navajo_wars_group_words[group], NAVAJO_WARS_COLOURS, 20,
                                        state->cubes[group],
                     error))
      return false;
  return true;
}

static bool
read_family (const NavajoWarsReader *reader, int family, GError **error)
{
  NavajoWarsFamily *at = &reader->state->families[family];
  int numbers[6];
  if (!oxbow_listing_take (reader->lines, "family", 8, error)
      || !oxbow_listing_expect (reader->lines, 0, navajo_wars_family_words[family], error)
      || !navajo_wars_reader_numbers (reader, 1, 5, 1, numbers, error)
      || !oxbow_listing_get_number (reader->lines, 6, 0, 3, &numbers[5], error)
      || !navajo_wars_reader_place (reader, 7, &at->place, error))
    return false;
  at->in = (uint8_t) numbers[0];
  for (int person = 0; person < 3; person++)
    at->people[person] = (uint8_t) numbers[1 + person];
  at->horse = (uint8_t) numbers[4];
  at->ferocity = (uint8_t) numbers[5];
  return true;
}

static bool
read_people (const NavajoWarsReader *reader, GError **error)
{
  NavajoWarsState *state = reader->state;
  int16_t passage[5], stores[6], pools[3];
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    if (!read_family (reader, family, error))
      return false;
  if (!navajo_wars_reader_take_counts (reader, "elders", NAVAJO_WARS_BOXES, state->elders, error)
      || !navajo_wars_reader_take_counts (reader, "passage", 5, passage, error)
      || !navajo_wars_reader_take_counts (reader, "stores", 6, stores, error)
      || !navajo_wars_reader_take_counts (reader, "pools", 3, pools, error))
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

static bool
read_counters (const NavajoWarsReader *reader, GError **error)
{
  NavajoWarsState *state = reader->state;
  return navajo_wars_reader_take_bytes (reader, "corn", "cup", NAVAJO_WARS_CORN, 12, state->corn_cup + 1, error)
         && navajo_wars_reader_take_bytes (reader, "corn", "held", NAVAJO_WARS_CORN, 12, state->corn_held + 1, error)
         && oxbow_listing_take (reader->lines, "corn", -1, error)
         && oxbow_listing_expect (reader->lines, 0, "map", error)
         && navajo_wars_reader_pairs (reader, 1, NULL, NAVAJO_WARS_CORN, state->corn, error)
         && navajo_wars_reader_take_bytes (reader, "intruders", "cup", NAVAJO_WARS_INTRUDERS, 20, state->intruder_cup,
                                           error)
         && oxbow_listing_take (reader->lines, "intruders", -1, error)
         && oxbow_listing_expect (reader->lines, 0, "map", error)
         && navajo_wars_reader_pairs (reader, 1, navajo_wars_intruder_words, 0, state->intruders, error);
}

static bool
read_sets (const NavajoWarsReader *reader, GError **error)
{
  int last = -1, level = 0;
  if (!oxbow_listing_take (reader->lines, "sets", -1, error))
    return false;
  for (int i = 0; i < oxbow_listing_n_items (reader->lines); i++)
    {
      g_auto (GStrv) parts = g_strsplit (oxbow_listing_get (reader->lines, i), "=", 2);
      int set = oxbow_word_find (navajo_wars_set_words, parts[0]);
      if (set < 0 || parts[1] == NULL || !oxbow_word_is_number (parts[1])
          || !oxbow_parse_number (parts[1], 0, 3, &level))
        return oxbow_listing_refuse (reader->lines, error,
                                     _("\"%.40s\" should be a set, \"=\" and a level of 0 to 3."),
                                     oxbow_listing_get (reader->lines, i));
      if (set <= last)
        return navajo_wars_reader_refuse_order (reader, i, error);
      reader->state->levels[set] = (int8_t) level;
      last = set;
    }
  return true;
}

static bool
read_land (const NavajoWarsReader *reader, GError **error)
{
  NavajoWarsState *state = reader->state;
  int number;
  if (!navajo_wars_reader_take_bytes (reader, "drought", NULL, NAVAJO_WARS_TRACKS, 2, state->drought + 1, error)
      || !navajo_wars_reader_take_bytes (reader, "mission", NULL, NAVAJO_WARS_TRACKS, NAVAJO_WARS_AREAS,
                                         state->mission + 1, error)
      || !navajo_wars_reader_take_bytes (reader, "rancho", NULL, NAVAJO_WARS_TRACKS, NAVAJO_WARS_AREAS,
                                         state->rancho + 1, error)
      || !navajo_wars_reader_take_bytes (reader, "fort", NULL, NAVAJO_WARS_TRACKS, 1, state->fort + 1, error)
      || !read_sets (reader, error)
      || !oxbow_listing_take (reader->lines, "events", -1, error))
    return false;
  for (int i = 0, last = 0; i < oxbow_listing_n_items (reader->lines); i++, last = number)
    {
      if (!oxbow_listing_get_number (reader->lines, i, NAVAJO_WARS_CARD_REVOLT, NAVAJO_WARS_CARDS - 1, &number, error))
        return false;
      if (number <= last)
        return navajo_wars_reader_refuse_order (reader, i, error);
      state->events |= (uint16_t) (1 << (number - NAVAJO_WARS_CARD_REVOLT));
    }
  return navajo_wars_reader_take_bytes (reader, "revolt-over", NULL, 1, 1, &state->revolt_over, error);
}

static bool
read_raid (const NavajoWarsReader *reader, GError **error)
{
  NavajoWarsState *state = reader->state;
  int used, left, t;
  if (!oxbow_listing_take (reader->lines, "manuelito", 2, error)
      || !navajo_wars_reader_family (reader, 0, true, &state->manuelito, error)
      || !oxbow_listing_get_number (reader->lines, 1, 0, 1, &used, error)
      || !oxbow_listing_take (reader->lines, "raid", -1, error)
      || !oxbow_listing_get_number (reader->lines, 0, 0, 99, &left, error)
      || !navajo_wars_reader_place (reader, 1, &state->raid_last, error)
      || !navajo_wars_reader_pairs (reader, 2, NULL, 2, state->raid, error)
      || !oxbow_listing_take (reader->lines, "raid-territories", -1, error))
    return false;
  state->manuelito_used = (uint8_t) used;
  state->raid_left = (int16_t) left;
  for (int i = 0, last = 0; i < oxbow_listing_n_items (reader->lines); i++, last = t)
    {
      if (!oxbow_listing_get_number (reader->lines, i, 1, NAVAJO_WARS_CANYON, &t, error))
        return false;
      if (t <= last)
        return navajo_wars_reader_refuse_order (reader, i, error);
      state->touched |= (uint8_t) (1 << t);
    }
  return navajo_wars_reader_take_spots (reader, "harass", state->harass, error);
}

static bool
read_doing (const NavajoWarsReader *reader, GError **error)
{
  NavajoWarsState *state = reader->state;
  int acting[3];
  int16_t counts[3], woven[2];
  if (!oxbow_listing_take (reader->lines, "acting", 4, error)
      || !navajo_wars_reader_family (reader, 0, true, &state->acting, error)
      || !navajo_wars_reader_numbers (reader, 1, 1, 9, acting, error)
      || !navajo_wars_reader_numbers (reader, 2, 2, 1, acting + 1, error)
      || !navajo_wars_reader_take_families (reader, "activated", &state->activated, error)
      || !navajo_wars_reader_take_counts (reader, "elders-used", NAVAJO_WARS_BOXES, state->elders_used, error)
      || !navajo_wars_reader_take_families (reader, "ferocity-changed", &state->ferocity_changed, error)
      || !navajo_wars_reader_take_families (reader, "tribes-met", &state->tribes_met, error)
      || !navajo_wars_reader_take_counts (reader, "woven", 2, woven, error)
      || !navajo_wars_reader_take_bytes (reader, "dice", NULL, 2, 6, state->dice, error)
      || !oxbow_listing_take (reader->lines, "cube", 1, error))
    return false;
  state->mp = (int8_t) acting[0];
  state->has_acted = (uint8_t) acting[1];
  state->has_raided = (uint8_t) acting[2];
  state->woven = woven[0];
  state->bartered = woven[1];
  if (strcmp (oxbow_listing_get (reader->lines, 0), "-") != 0)
    {
      int colour = oxbow_listing_get_word (reader->lines, 0, navajo_wars_colour_words, error);
      if (colour < 0)
        return false;
      state->cube = (int8_t) colour;
    }
  if (!navajo_wars_reader_take_counts (reader, "counts", 3, counts, error))
    return false;
  state->unfed = counts[0];
  state->hits = counts[1];
  state->new_elders = counts[2];
  return navajo_wars_reader_take_spots (reader, "marked", state->marked, error);
}

static bool
read_cards (const NavajoWarsReader *reader, const char *name, uint8_t *cards, uint8_t *n, int most, int last,
            GError **error)
{
  int card;
  if (!oxbow_listing_take (reader->lines, name, -1, error))
    return false;
  for (int i = 0; i < oxbow_listing_n_items (reader->lines); i++)
    {
      if (*n == most)
        return navajo_wars_reader_refuse (reader, i, error);
      if (!oxbow_listing_get_number (reader->lines, i, 1, last, &card, error))
        return false;
      cards[(*n)++] = (uint8_t) card;
    }
  return true;
}

static bool
read_tasks (const NavajoWarsReader *reader, GError **error)
{
  NavajoWarsState *state = reader->state;
  NavajoWarsTask tasks[MAX_TASKS];
  int n = 0;
  while (oxbow_listing_next_is (reader->lines, "todo"))
    {
      if (!oxbow_listing_take (reader->lines, "todo", -1, error))
        return false;
      g_autofree char *text = g_strjoinv (" ", reader->lines->words + 1);
      if (n == MAX_TASKS || !navajo_wars_task_parse (state, text, &tasks[n++]))
        return oxbow_listing_refuse (reader->lines, error, _("\"%.60s\" is no task that can stand here."), text);
    }
  while (n > 0)
    state->tasks[state->n_tasks++] = tasks[--n];
  return true;
}

static bool
read_all (const NavajoWarsReader *reader, GError **error)
{
  NavajoWarsState *state = reader->state;
  int result;
  if (!read_turn (reader, error) || !read_tracks (reader, error) || !read_display (reader, error)
      || !read_people (reader, error) || !read_counters (reader, error) || !read_land (reader, error)
      || !read_raid (reader, error) || !read_doing (reader, error)
      || !read_cards (reader, "hand", state->hand, &state->n_hand, NAVAJO_WARS_MAX_HAND, 12, error)
      || !read_cards (reader, "deck", state->deck, &state->n_deck, NAVAJO_WARS_MAX_DECK, NAVAJO_WARS_CARDS - 1, error)
      || !read_tasks (reader, error) || !oxbow_listing_take (reader->lines, "result", 1, error)
      || (result = oxbow_listing_get_word (reader->lines, 0, navajo_wars_result_words, error)) < 0
      || !oxbow_listing_at_end (reader->lines, error))
    return false;
  state->result = (uint8_t) result;
  return true;
}

OxbowSetup *
navajo_wars_read (const OxbowSetup *like, OxbowListing *listing, GError **error)
{
  g_autoptr (OxbowSettings) settings = read_options (listing, like, error);
  if (settings == NULL)
    return NULL;
  NavajoWarsSetup *setup = navajo_wars_setup_new (like->scenario, settings);
  g_autoptr (OxbowSetup) base = &setup->parent;
  NavajoWarsReader reader = { listing, navajo_wars_setup_add_state (setup) };
  if (!read_all (&reader, error) || !oxbow_state_holds_together (base->start, error))
    return NULL;
  return g_steal_pointer (&base);
}
