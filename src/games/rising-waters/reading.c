/* reading.c: a listing back to a position (section 10 of the rules)
 *
 * First the settings that a listing shows are gathered from its lines, so that the set-up it belongs to can be made;
 * then it is read line by line. A position need not hold all cards of the scenario: those it lists are those there are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/listing.h"

#include "games/rising-waters/audit.h"
#include "games/rising-waters/cards.h"
#include "games/rising-waters/setup.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_COUNT 999           /* of levels, losses, weeks and the like */

typedef struct
{
  OxbowListing *lines;
  const OxbowSetup *like;
  OxbowSettings *settings;
  RisingWatersSetup *setup;     /* once the settings are known */
} Reader;

static RisingWatersState *
state_of (Reader *reader)
{
  return (RisingWatersState *) reader->setup->parent.start;
}

/* Settings */

static void
set_number (OxbowSettings *settings, const char *name, const char *word)
{
  g_autofree char *value = g_strdup (word);
  if (*value != '\0' && strspn (value, "0123456789") == strlen (value))
    oxbow_settings_set_option (settings, name, value, 0);
}

/* The board of each seat, of lines "seat 1 board 2 ..."; and whether there are goals. */
static void
gather_from_seats (Reader *reader)
{
  g_autoptr (GString) boards = g_string_new (NULL);
  bool has_goals = false;
  for (int i = 0; reader->lines->lines[i] != NULL; i++)
    {
      const char *line = reader->lines->lines[i];
      has_goals |= g_str_has_prefix (line, "goals-done ");
      if (!g_str_has_prefix (line, "seat "))
        continue;
      g_auto (GStrv) words = g_strsplit (line, " ", 5);
      if (g_strv_length (words) >= 4)
        g_string_append_printf (boards, "%s%s", boards->len > 0 ? "," : "", words[3]);
    }
  oxbow_settings_set_option (reader->settings, "boards", boards->str, 0);
  oxbow_settings_set_option (reader->settings, "community_goals", has_goals ? "yes" : "no", 0);
}

/* "week 3/7 losses 9/22": what stands behind the stroke. */
static void
gather_limits (Reader *reader)
{
  if (reader->lines->lines[0] == NULL || reader->lines->lines[1] == NULL || reader->lines->lines[2] == NULL)
    return;
  g_auto (GStrv) words = g_strsplit (reader->lines->lines[2], " ", -1);
  int n = (int) g_strv_length (words);
  const char *weeks = n > 3 ? strchr (words[3], '/') : NULL, *losses = n > 5 ? strchr (words[5], '/') : NULL;
  if (weeks != NULL)
    set_number (reader->settings, "weeks", weeks + 1);
  if (losses != NULL)
    set_number (reader->settings, "max_losses", losses + 1);
}

static bool
read_head (Reader *reader, GError **error)
{
  int n_seats;
  if (!oxbow_listing_take (reader->lines, "rising-waters", 3, error))
    return false;
  int version = oxbow_listing_get_word (reader->lines, 0, rising_waters_version_words, error);
  if (version < 0 || !oxbow_listing_get_number (reader->lines, 2, 1, RISING_WATERS_MAX_SEATS, &n_seats, error))
    return false;
  if (strcmp (oxbow_listing_get (reader->lines, 1), "seats") != 0)
    return oxbow_listing_refuse (reader->lines, error, _("\"%s\" was expected here."), "seats");
  reader->settings = oxbow_settings_copy (reader->like->settings);
  reader->settings->players = n_seats;
  oxbow_settings_set_option (reader->settings, "version", rising_waters_version_words[version], 0);
  gather_from_seats (reader);
  gather_limits (reader);
  g_autoptr (OxbowSettings) settled =
    oxbow_ruleset_settle (reader->like->ruleset, reader->like->scenario, reader->settings, error);
  if (settled == NULL)
    return false;
  reader->setup = rising_waters_setup_new (reader->like->scenario, settled, error);
  return reader->setup != NULL;
}

/* Cards that a listing holds, at most: words of the deck and all counts behind a colon in lines of that kind. */
static int
count_cards (Reader *reader, const char *deck, const char *discard, bool has_hands)
{
  int n = 0;
  for (int i = 0; reader->lines->lines[i] != NULL; i++)
    {
      const char *line = reader->lines->lines[i];
      g_auto (GStrv) words = g_strsplit (line, " ", -1);
      if (words[0] == NULL)
        continue;
      if (strcmp (words[0], deck) == 0)
        n += (int) g_strv_length (words) - 1;
      for (int k = 1; (strcmp (words[0], discard) == 0 || (has_hands && strcmp (words[0], "hand") == 0))
                      && words[k] != NULL && n <= MAX_COUNT; k++)
        {
          const char *colon = strchr (words[k], ':');
          n += colon != NULL ? (int) CLAMP (g_ascii_strtoll (colon + 1, NULL, 10), 0, MAX_COUNT) : 0;
        }
    }
  return n;
}

static bool
make_state (Reader *reader, GError **error)
{
  int n_weather = count_cards (reader, "weather-deck", "weather-discard", false);
  int n_landowner = count_cards (reader, "landowner-deck", "landowner-discard", true) + RISING_WATERS_SLOTS;
  int n_community = count_cards (reader, "community-deck", "community-discard", true);
  if (MAX (MAX (n_weather, n_landowner), n_community) > RISING_WATERS_MAX_DECK)
    {
      g_set_error (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_LISTING,
                   _("The position has more than %d cards of one kind of deck."), RISING_WATERS_MAX_DECK);
      return false;
    }
  rising_waters_setup_add_state (reader->setup, n_weather, n_landowner, n_community);
  return true;
}

/* Pieces of lines */

static bool
expect (Reader *reader, int i, const char *word, GError **error)
{
  return strcmp (oxbow_listing_get (reader->lines, i), word) == 0
         || oxbow_listing_refuse (reader->lines, error, _("\"%s\" was expected here."), word);
}

/* A number behind its name, as in "acts 2" at words i and i + 1. */
static bool
get_named (Reader *reader, int i, const char *name, int minimum, int maximum, int *number, GError **error)
{
  return expect (reader, i, name, error)
         && oxbow_listing_get_number (reader->lines, i + 1, minimum, maximum, number, error);
}

static bool
parse_count (Reader *reader, const char *word, int minimum, int maximum, int *count, GError **error)
{
  gint64 value;
  bool is_plain = *word != '\0' && strspn (word, "0123456789") == strlen (word) && (*word != '0' || word[1] == '\0');
  if (!is_plain || !g_ascii_string_to_signed (word, 10, minimum, maximum, &value, NULL))
    return oxbow_listing_refuse (reader->lines, error, _("\"%.40s\" should be a whole number from %d to %d."), word,
                                 minimum, maximum);
  *count = (int) value;
  return true;
}

/* "3/7" at word i: the number; the one behind the stroke must be this. */
static bool
get_of (Reader *reader, int i, int of, int *number, GError **error)
{
  g_autofree char *word = g_strdup (oxbow_listing_get (reader->lines, i));
  g_autofree char *end = g_strdup_printf ("/%d", of);
  if (!g_str_has_suffix (word, end))
    return oxbow_listing_refuse (reader->lines, error, _("\"%.40s\" should be a number of %d, such as 0/%d."), word, of,
                                 of);
  word[strlen (word) - strlen (end)] = '\0';
  return parse_count (reader, word, 0, MAX_COUNT, number, error);
}

static bool
get_word (Reader *reader, int i, const char *const *words, int *value, GError **error)
{
  *value = oxbow_listing_get_word (reader->lines, i, words, error);
  return *value >= 0;
}

static bool
get_cell (Reader *reader, const char *word, OxbowCell *cell, GError **error)
{
  *cell = oxbow_cell_parse (&reader->setup->parent.grid, word);
  return *cell != OXBOW_NO_CELL
         || oxbow_listing_refuse (reader->lines, error, _("the map has no cell \"%.40s\"."), word);
}

/* Splits "name:rest" in place. */
static bool
split_pair (Reader *reader, char *word, const char **rest, GError **error)
{
  char *colon = strchr (word, ':');
  if (colon == NULL)
    return oxbow_listing_refuse (reader->lines, error, _("\"%.40s\" should have a colon in it."), word);
  *colon = '\0';
  *rest = colon + 1;
  return true;
}

/* How many items a line has; "-" alone is none. */
static int
n_items (Reader *reader, int from)
{
  int n = reader->lines->n_words - 1 - from;
  return n == 1 && strcmp (oxbow_listing_get (reader->lines, from), "-") == 0 ? 0 : n;
}

/* Lines */

static bool
read_course (Reader *reader, GError **error)
{
  RisingWatersState *state = state_of (reader);
  int phase, week, losses, result, n_seats = reader->setup->parent.n_seats, first, turn, acts, open, budget;
  if (!oxbow_listing_take (reader->lines, "rng", 1, error)
      || !oxbow_listing_get_hex (reader->lines, 0, &state->parent.rng.s, error)
      || !oxbow_listing_take (reader->lines, "phase", 7, error)
      || !get_word (reader, 0, rising_waters_phase_words, &phase, error)
      || !expect (reader, 1, "week", error) || !get_of (reader, 2, rising_waters_weeks (state), &week, error)
      || !expect (reader, 3, "losses", error) || !get_of (reader, 4, rising_waters_limit (state), &losses, error)
      || !expect (reader, 5, "result", error) || !get_word (reader, 6, rising_waters_result_words, &result, error)
      || !oxbow_listing_take (reader->lines, "first", 8, error)
      || !oxbow_listing_get_number (reader->lines, 0, 1, n_seats, &first, error)
      || !get_named (reader, 1, "turn", 1, n_seats, &turn, error) || !get_named (reader, 3, "acts", 0, 4, &acts, error)
      || !expect (reader, 5, "open", error) || !get_word (reader, 6, rising_waters_open_words, &open, error)
      || !oxbow_listing_get_number (reader->lines, 7, 0, RISING_WATERS_MAX_DECK, &budget, error))
    return false;
  state->phase = (uint8_t) phase;
  state->result = (uint8_t) result;
  state->week = (int16_t) week;
  state->losses = (int16_t) losses;
  state->first = (uint8_t) (first - 1);
  state->turn = (uint8_t) (turn - 1);
  state->acts = (uint8_t) acts;
  state->open = (uint8_t) open;
  state->budget = (int16_t) budget;
  return true;
}

static bool
read_pending_arg (Reader *reader, RisingWatersPendingArg arg, int *i, GError **error)
{
  static const char *const after_words[] = { "end", "gather", NULL };
  RisingWatersDecision *pending = &state_of (reader)->pending;
  int n_seats = reader->setup->parent.n_seats, value = 0;
  OxbowCell cell = OXBOW_NO_CELL;
  bool is_read = false;
  if (arg == RISING_WATERS_ARG_SEAT)
    is_read = oxbow_listing_get_number (reader->lines, (*i)++, 1, n_seats, &value, error);
  else if (arg == RISING_WATERS_ARG_FOR)
    is_read = get_named (reader, *i, "for", 1, n_seats, &value, error);
  else if (arg == RISING_WATERS_ARG_LEFT)
    is_read = get_named (reader, *i, "left", 1, 2, &value, error);
  else if (arg == RISING_WATERS_ARG_SLOT)
    is_read = get_named (reader, *i, "slot", 1, RISING_WATERS_SLOTS, &value, error);
  else if (arg == RISING_WATERS_ARG_AFTER)
    is_read = expect (reader, *i, "after", error) && get_word (reader, *i + 1, after_words, &value, error);
  else
    is_read = expect (reader, *i, "to", error)
              && get_cell (reader, oxbow_listing_get (reader->lines, *i + 1), &cell, error);
  if (arg == RISING_WATERS_ARG_SEAT)
    pending->seat = (int8_t) (value - 1);
  else
    *i += 2;
  if (arg == RISING_WATERS_ARG_FOR)
    pending->other = (int8_t) (value - 1);
  else if (arg == RISING_WATERS_ARG_LEFT)
    pending->left = (uint8_t) value;
  else if (arg == RISING_WATERS_ARG_SLOT)
    pending->slot = (int8_t) (value - 1);
  else if (arg == RISING_WATERS_ARG_AFTER)
    pending->after_gather = value == 1;
  else if (arg == RISING_WATERS_ARG_TO)
    pending->cell = (int16_t) cell;
  return is_read;
}

static bool
read_pending (Reader *reader, GError **error)
{
  int kind, i = 1;
  if (!oxbow_listing_take (reader->lines, "pending", -1, error)
      || !get_word (reader, 0, rising_waters_pending_words, &kind, error))
    return false;
  state_of (reader)->pending.kind = (uint8_t) kind;
  for (int k = 0; kind != RISING_WATERS_NOTHING && rising_waters_pending_args[kind][k] != RISING_WATERS_ARG_END; k++)
    if (!read_pending_arg (reader, rising_waters_pending_args[kind][k], &i, error))
      return false;
  return reader->lines->n_words - 1 == i
         || oxbow_listing_refuse (reader->lines, error, _("there are too many or too few words."));
}

static bool
read_tracks (Reader *reader, GError **error)
{
  RisingWatersState *state = state_of (reader);
  int track, activism, threats, weather, landowner;
  if (!oxbow_listing_take (reader->lines, "track", 8, error))
    return false;
  if (!get_of (reader, 0, rising_waters_camp_price (state), &track, error)
      || !get_named (reader, 1, "activism", 0, 1, &activism, error)
      || !get_named (reader, 3, "threats", 0, RISING_WATERS_SLOTS, &threats, error)
      || !get_named (reader, 5, "seen", 0, 3, &weather, error)
      || !oxbow_listing_get_number (reader->lines, 7, 0, 3, &landowner, error))
    return false;
  state->track = (int16_t) track;
  state->activism = activism == 1;
  state->threats = (uint8_t) threats;
  state->seen_weather = (uint8_t) weather;
  state->seen_landowner = (uint8_t) landowner;
  return true;
}

static bool
read_row (Reader *reader, GError **error)
{
  if (!oxbow_listing_take (reader->lines, "row", RISING_WATERS_SLOTS, error))
    return false;
  for (int slot = 0; slot < RISING_WATERS_SLOTS; slot++)
    {
      int card = RISING_WATERS_NONE;
      if (strcmp (oxbow_listing_get (reader->lines, slot), "-") != 0
          && !get_word (reader, slot, rising_waters_landowner_words, &card, error))
        return false;
      state_of (reader)->row[slot] = (int8_t) card;
    }
  return true;
}

static bool
read_water (Reader *reader, GError **error)
{
  RisingWatersState *state = state_of (reader);
  for (int group = 0; group < reader->setup->ground.n_water; group++)
    {
      int level, marks;
      if (!oxbow_listing_take (reader->lines, "water", 3, error)
          || !expect (reader, 0, reader->setup->ground.ids[group], error)
          || !oxbow_listing_get_number (reader->lines, 1, 0, MAX_COUNT, &level, error)
          || !oxbow_listing_get_number (reader->lines, 2, 0, 255, &marks, error))
        return false;
      state->level[group] = (int16_t) level;
      state->marks[group] = (uint8_t) marks;
    }
  return true;
}

typedef bool (*ReadPlot) (Reader *reader, OxbowCell cell, const char *rest, GError **error);

static bool
read_flooded (Reader *reader, OxbowCell cell, const char *rest, GError **error)
{
  state_of (reader)->plots[cell].flooded = true;
  return true;
}

static bool
read_levee (Reader *reader, OxbowCell cell, const char *rest, GError **error)
{
  int level = 0;
  bool is_read = parse_count (reader, rest, 1, reader->setup->options.levee_max, &level, error);
  rising_waters_set_levee (state_of (reader), cell, level);
  return is_read;
}

static bool
read_camp (Reader *reader, OxbowCell cell, const char *rest, GError **error)
{
  int colour = rising_waters_find_word (rising_waters_camp_words, rest);
  state_of (reader)->plots[cell].camp = (uint8_t) MAX (colour, 0) & 3;
  return colour > RISING_WATERS_NO_CAMP
         || oxbow_listing_refuse (reader->lines, error, _("a camp is green or red, not \"%.40s\"."), rest);
}

static bool
read_survivors (Reader *reader, OxbowCell cell, const char *rest, GError **error)
{
  int n = 0;
  bool is_read = parse_count (reader, rest, 1, 200, &n, error);
  state_of (reader)->plots[cell].survivors = (uint8_t) n;
  return is_read;
}

/* Cells in board order, each once. */
static bool
read_plots (Reader *reader, const char *name, bool has_values, ReadPlot read_plot, GError **error)
{
  if (!oxbow_listing_take (reader->lines, name, -1, error))
    return false;
  OxbowCell last = OXBOW_NO_CELL;
  for (int i = 0, n = n_items (reader, 0); i < n; i++)
    {
      OxbowCell cell;
      const char *rest = "";
      g_autofree char *word = g_strdup (oxbow_listing_get (reader->lines, i));
      if ((has_values && !split_pair (reader, word, &rest, error)) || !get_cell (reader, word, &cell, error))
        return false;
      if (cell <= last)
        return oxbow_listing_refuse (reader->lines, error, _("cells stand in board order, each once."));
      if (!rising_waters_ground_is_land (&reader->setup->ground, cell))
        return oxbow_listing_refuse (reader->lines, error, _("%s is no land."), word);
      if (!read_plot (reader, cell, rest, error))
        return false;
      last = cell;
    }
  return true;
}

static bool
read_town (Reader *reader, int seat, GError **error)
{
  RisingWatersSeat *own = &state_of (reader)->seats[seat];
  const char *word = oxbow_listing_get (reader->lines, 4);
  own->board = reader->setup->options.boards[seat];
  own->town = strcmp (word, "-") != 0;
  return !own->town || oxbow_cell_parse (&reader->setup->parent.grid, word) == reader->setup->ground.towns[own->board]
         || oxbow_listing_refuse (reader->lines, error, _("the town of seat %d is not at \"%.40s\"."), seat + 1, word);
}

static bool
read_seat (Reader *reader, int seat, GError **error)
{
  static const struct { const char *name; int minimum, maximum; } powers[] = {
    { "move", 3, 5 }, { "actions", 2, 4 }, { "donate", 1, 3 }, { "swim", 0, 1 }, { "raft", 0, RISING_WATERS_CUBES },
    { "discount", 0, RISING_WATERS_CUBES }, { "lend", 0, 1 }, { "points", 0, MAX_COUNT },
  };
  int values[G_N_ELEMENTS (powers)], number, last = RISING_WATERS_NONE;
  if (!oxbow_listing_take (reader->lines, "seat", 23, error)
      || !oxbow_listing_get_number (reader->lines, 0, seat + 1, seat + 1, &number, error)
      || !expect (reader, 1, "board", error) || !expect (reader, 3, "town", error) || !read_town (reader, seat, error))
    return false;
  for (guint i = 0; i < G_N_ELEMENTS (powers); i++)
    if (!get_named (reader, 5 + 2 * (int) i, powers[i].name, powers[i].minimum, powers[i].maximum, &values[i], error))
      return false;
  if (!expect (reader, 21, "last", error)
      || (strcmp (oxbow_listing_get (reader->lines, 22), "none") != 0
          && !get_word (reader, 22, rising_waters_audience_words, &last, error)))
    return false;
  RisingWatersSeat *own = &state_of (reader)->seats[seat];
  own->move = (uint8_t) values[0];
  own->actions = (uint8_t) values[1];
  own->donate = (uint8_t) values[2];
  own->swim = (uint8_t) values[3];
  own->raft = (uint8_t) values[4];
  own->discount = (uint8_t) values[5];
  own->lend = values[6] == 1;
  own->points = (int16_t) values[7];
  own->last = (int8_t) last;
  return true;
}

/* "J4", "J4r", "J4rs" */
static bool
read_pawn (Reader *reader, const char *text, RisingWatersPawn *pawn, GError **error)
{
  g_autofree char *word = g_strdup (text);
  OxbowCell cell;
  if (strcmp (word, "-") == 0)
    return true;
  size_t length = strcspn (word, "rs");
  pawn->aboard = word[length] == 'r';
  pawn->carries = strcmp (word + length, "rs") == 0;
  if (word[length] != '\0' && !pawn->carries && strcmp (word + length, "r") != 0)
    return oxbow_listing_refuse (reader->lines, error, _("\"%.40s\" is no pawn: a cell, r aboard a raft, rs with a "
                                                         "Survivor."), text);
  word[length] = '\0';
  if (!get_cell (reader, word, &cell, error))
    return false;
  pawn->cell = (int16_t) cell;
  return true;
}

static bool
read_pawns (Reader *reader, int seat, GError **error)
{
  int number;
  if (!oxbow_listing_take (reader->lines, "pawns", 1 + RISING_WATERS_PAWNS, error)
      || !oxbow_listing_get_number (reader->lines, 0, seat + 1, seat + 1, &number, error))
    return false;
  for (int slot = 0; slot < RISING_WATERS_PAWNS; slot++)
    if (!read_pawn (reader, oxbow_listing_get (reader->lines, 1 + slot), &state_of (reader)->seats[seat].pawns[slot],
                    error))
      return false;
  return true;
}

/* "name:count" at word i; the name must be this. */
static bool
read_named_count (Reader *reader, int i, const char *name, uint8_t *count, GError **error)
{
  g_autofree char *word = g_strdup (oxbow_listing_get (reader->lines, i));
  const char *rest = "";
  int n;
  if (!split_pair (reader, word, &rest, error) || !parse_count (reader, rest, 0, RISING_WATERS_MAX_DECK, &n, error))
    return false;
  if (strcmp (word, name) != 0)
    return oxbow_listing_refuse (reader->lines, error, _("\"%s\" was expected here."), name);
  *count = (uint8_t) n;
  return true;
}

static bool
read_hand (Reader *reader, int seat, GError **error)
{
  int number;
  if (!oxbow_listing_take (reader->lines, "hand", 1 + RISING_WATERS_N_HAND, error)
      || !oxbow_listing_get_number (reader->lines, 0, seat + 1, seat + 1, &number, error))
    return false;
  for (int card = 0; card < RISING_WATERS_N_HAND; card++)
    if (!read_named_count (reader, 1 + card, rising_waters_card_words[card],
                           &state_of (reader)->seats[seat].hand[card], error))
      return false;
  return true;
}

/* "name:count" for some of the words in their order, each above 0. */
static bool
read_counts (Reader *reader, int from, char **words, uint8_t *counts, GError **error)
{
  int last = -1;
  for (int i = 0, n = n_items (reader, from); i < n; i++)
    {
      g_autofree char *word = g_strdup (oxbow_listing_get (reader->lines, from + i));
      const char *rest = "";
      int count;
      if (!split_pair (reader, word, &rest, error)
          || !parse_count (reader, rest, 1, RISING_WATERS_MAX_DECK, &count, error))
        return false;
      int kind = rising_waters_find_word ((const char *const *) words, word);
      if (kind <= last)
        return oxbow_listing_refuse (reader->lines, error, _("\"%.40s\" is no card here, or not in its order."), word);
      counts[kind] = (uint8_t) count;
      last = kind;
    }
  return true;
}

static bool
read_goal (Reader *reader, int i, GError **error)
{
  int number, goal;
  if (!oxbow_listing_take (reader->lines, "goal", -1, error)
      || !oxbow_listing_get_number (reader->lines, 0, i + 1, i + 1, &number, error)
      || !get_word (reader, 1, rising_waters_goal_words, &goal, error))
    return false;
  state_of (reader)->goals[i] = (int8_t) goal;
  g_auto (GStrv) words = g_strdupv ((char **) rising_waters_card_words);
  g_clear_pointer (&words[RISING_WATERS_N_COMMUNITY + 1], g_free);
  g_clear_pointer (&words[RISING_WATERS_N_COMMUNITY], g_free);
  return read_counts (reader, 2, words, state_of (reader)->donated[i], error);
}

static bool
read_goals (Reader *reader, GError **error)
{
  RisingWatersState *state = state_of (reader);
  if (!reader->setup->options.community_goals)
    return true;
  for (int i = 0; i < 2; i++)
    if (!read_goal (reader, i, error))
      return false;
  if (!oxbow_listing_take (reader->lines, "goals-done", RISING_WATERS_PAIRS, error))
    return false;
  for (int pair = 0; pair < RISING_WATERS_PAIRS; pair++)
    if (!read_named_count (reader, pair, rising_waters_pair_words[pair], &state->goals_done[pair], error))
      return false;
  if (!oxbow_listing_take (reader->lines, "goal-deck", -1, error))
    return false;
  int n = n_items (reader, 0);
  if (n > RISING_WATERS_GOALS)
    return oxbow_listing_refuse (reader->lines, error, _("there are %d goals, not more."), RISING_WATERS_GOALS);
  for (int i = 0; i < n; i++)
    {
      int goal;
      if (!get_word (reader, i, rising_waters_goal_words, &goal, error))
        return false;
      state->goal_deck[state->n_goal_deck++] = (uint8_t) goal;
    }
  return true;
}

static bool
read_deck (Reader *reader, const char *name, const char *discard, char **words, uint8_t *deck, uint8_t *n_deck,
           uint8_t *pile, GError **error)
{
  if (!oxbow_listing_take (reader->lines, name, -1, error))
    return false;
  for (int i = 0, n = n_items (reader, 0); i < n; i++)
    {
      int card = rising_waters_find_word ((const char *const *) words, oxbow_listing_get (reader->lines, i));
      if (card < 0)
        return oxbow_listing_refuse (reader->lines, error, _("there is no card \"%.40s\" in this deck."),
                                     oxbow_listing_get (reader->lines, i));
      deck[(*n_deck)++] = (uint8_t) card;
    }
  return oxbow_listing_take (reader->lines, discard, -1, error) && read_counts (reader, 0, words, pile, error);
}

static char **
weather_words (const RisingWatersSetup *setup)
{
  GStrvBuilder *builder = g_strv_builder_new ();
  for (int card = 0; card < rising_waters_n_weather_kinds (setup); card++)
    g_strv_builder_add (builder, rising_waters_weather_word (setup, card));
  char **words = g_strv_builder_end (builder);
  g_strv_builder_unref (builder);
  return words;
}

static bool
read_decks (Reader *reader, GError **error)
{
  RisingWatersState *state = state_of (reader);
  g_auto (GStrv) weather = weather_words (reader->setup);
  g_auto (GStrv) landowner = g_strdupv ((char **) rising_waters_landowner_words);
  g_auto (GStrv) community = g_strdupv ((char **) rising_waters_card_words);
  g_clear_pointer (&community[RISING_WATERS_N_COMMUNITY + 1], g_free);
  g_clear_pointer (&community[RISING_WATERS_N_COMMUNITY], g_free);
  return read_deck (reader, "weather-deck", "weather-discard", weather, rising_waters_weather_deck (state),
                    &state->n_weather, state->weather_discard, error)
         && read_deck (reader, "landowner-deck", "landowner-discard", landowner, rising_waters_landowner_deck (state),
                       &state->n_landowner, state->landowner_discard, error)
         && read_deck (reader, "community-deck", "community-discard", community, rising_waters_community_deck (state),
                       &state->n_community, state->community_discard, error);
}

static bool
read_all (Reader *reader, GError **error)
{
  if (!read_head (reader, error) || !make_state (reader, error) || !read_course (reader, error)
      || !read_pending (reader, error) || !read_tracks (reader, error) || !read_row (reader, error)
      || !read_water (reader, error) || !read_plots (reader, "flooded", false, read_flooded, error)
      || !read_plots (reader, "levees", true, read_levee, error)
      || !read_plots (reader, "camps", true, read_camp, error)
      || !read_plots (reader, "survivors", true, read_survivors, error))
    return false;
  for (int seat = 0; seat < reader->setup->parent.n_seats; seat++)
    if (!read_seat (reader, seat, error) || !read_pawns (reader, seat, error) || !read_hand (reader, seat, error))
      return false;
  if (!read_goals (reader, error) || !read_decks (reader, error) || !oxbow_listing_at_end (reader->lines, error))
    return false;
  g_autofree char *sentence = rising_waters_audit (&state_of (reader)->parent);
  if (sentence != NULL)
    g_set_error (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_LISTING, _("The position does not hold together: %s"),
                 sentence);
  return sentence == NULL;
}

OxbowSetup *
rising_waters_read (const OxbowSetup *like, OxbowListing *listing, GError **error)
{
  Reader reader = { .lines = listing, .like = like };
  bool is_read = read_all (&reader, error);
  g_clear_pointer (&reader.settings, oxbow_settings_free);
  if (is_read)
    return &reader.setup->parent;
  if (reader.setup != NULL)
    oxbow_setup_unref (&reader.setup->parent);
  return NULL;
}
