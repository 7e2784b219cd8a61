/* reading.c: a listing back to a position (section 10 of the rules)
 *
 * First the settings that a listing shows are gathered from its lines, so that the set-up it belongs to can be made;
 * then it is read line by line. A position need not hold all cards of the scenario: those it lists are those there are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/listing.h"

#include "games/rising-waters/reader.h"
#include "games/rising-waters/setup.h"

#include <glib/gi18n-lib.h>
#include <string.h>

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
gather_from_seats (RisingWatersReader *reader)
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
gather_limits (RisingWatersReader *reader)
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
read_head (RisingWatersReader *reader, GError **error)
{
  int n_seats;
  if (!oxbow_listing_take (reader->lines, "rising-waters", 3, error))
    return false;
  int version = oxbow_listing_get_word (reader->lines, 0, rising_waters_version_words, error);
  if (version < 0 || !oxbow_listing_get_number (reader->lines, 2, 1, RISING_WATERS_MAX_SEATS, &n_seats, error))
    return false;
  if (!oxbow_listing_expect (reader->lines, 1, "seats", error))
    return false;
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
count_cards (RisingWatersReader *reader, const char *deck, const char *discard, bool has_hands)
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
                      && words[k] != NULL && n <= RISING_WATERS_MAX_COUNT; k++)
        {
          const char *colon = strchr (words[k], ':');
          n += colon != NULL ? (int) CLAMP (g_ascii_strtoll (colon + 1, NULL, 10), 0, RISING_WATERS_MAX_COUNT) : 0;
        }
    }
  return n;
}

static bool
make_state (RisingWatersReader *reader, GError **error)
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

/* Lines */

static bool
read_course (RisingWatersReader *reader, GError **error)
{
  RisingWatersState *state = rising_waters_reader_state (reader);
  int phase, week, losses, result, n_seats = reader->setup->parent.n_seats, first, turn, acts, open, budget;
  if (!oxbow_listing_take (reader->lines, "rng", 1, error)
      || !oxbow_listing_get_hex (reader->lines, 0, &state->parent.rng.s, error)
      || !oxbow_listing_take (reader->lines, "phase", 7, error)
      || !rising_waters_reader_word (reader, 0, rising_waters_phase_words, &phase, error)
      || !oxbow_listing_expect (reader->lines, 1, "week", error)
      || !rising_waters_reader_of (reader, 2, rising_waters_weeks (state), &week, error)
      || !oxbow_listing_expect (reader->lines, 3, "losses", error)
      || !rising_waters_reader_of (reader, 4, rising_waters_limit (state), &losses, error)
      || !oxbow_listing_expect (reader->lines, 5, "result", error)
      || !rising_waters_reader_word (reader, 6, rising_waters_result_words, &result, error)
      || !oxbow_listing_take (reader->lines, "first", 8, error)
      || !oxbow_listing_get_number (reader->lines, 0, 1, n_seats, &first, error)
      || !rising_waters_reader_named (reader, 1, "turn", 1, n_seats, &turn, error)
      || !rising_waters_reader_named (reader, 3, "acts", 0, 4, &acts, error)
      || !oxbow_listing_expect (reader->lines, 5, "open", error)
      || !rising_waters_reader_word (reader, 6, rising_waters_open_words, &open, error)
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
read_pending_arg (RisingWatersReader *reader, RisingWatersPendingArg arg, int *i, GError **error)
{
  static const char *const after_words[] = { "end", "gather", NULL };
  RisingWatersDecision *pending = &rising_waters_reader_state (reader)->pending;
  int n_seats = reader->setup->parent.n_seats, value = 0;
  OxbowCell cell = OXBOW_NO_CELL;
  bool is_read = false;
  if (arg == RISING_WATERS_ARG_SEAT)
    is_read = oxbow_listing_get_number (reader->lines, (*i)++, 1, n_seats, &value, error);
  else if (arg == RISING_WATERS_ARG_FOR)
    is_read = rising_waters_reader_named (reader, *i, "for", 1, n_seats, &value, error);
  else if (arg == RISING_WATERS_ARG_LEFT)
    is_read = rising_waters_reader_named (reader, *i, "left", 1, 2, &value, error);
  else if (arg == RISING_WATERS_ARG_SLOT)
    is_read = rising_waters_reader_named (reader, *i, "slot", 1, RISING_WATERS_SLOTS, &value, error);
  else if (arg == RISING_WATERS_ARG_AFTER)
    is_read = oxbow_listing_expect (reader->lines, *i, "after", error)
              && rising_waters_reader_word (reader, *i + 1, after_words, &value, error);
  else
    is_read = oxbow_listing_expect (reader->lines, *i, "to", error)
              && oxbow_listing_get_cell (reader->lines, *i + 1, &reader->setup->parent.grid, &cell, error);
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
read_pending (RisingWatersReader *reader, GError **error)
{
  int kind, i = 1;
  if (!oxbow_listing_take (reader->lines, "pending", -1, error)
      || !rising_waters_reader_word (reader, 0, rising_waters_pending_words, &kind, error))
    return false;
  rising_waters_reader_state (reader)->pending.kind = (uint8_t) kind;
  for (int k = 0; kind != RISING_WATERS_NOTHING && rising_waters_pending_args[kind][k] != RISING_WATERS_ARG_END; k++)
    if (!read_pending_arg (reader, rising_waters_pending_args[kind][k], &i, error))
      return false;
  return reader->lines->n_words - 1 == i
         || oxbow_listing_refuse (reader->lines, error, _("there are too many or too few words."));
}

static bool
read_tracks (RisingWatersReader *reader, GError **error)
{
  RisingWatersState *state = rising_waters_reader_state (reader);
  int track, activism, threats, weather, landowner;
  if (!oxbow_listing_take (reader->lines, "track", 8, error))
    return false;
  if (!rising_waters_reader_of (reader, 0, rising_waters_camp_price (state), &track, error)
      || !rising_waters_reader_named (reader, 1, "activism", 0, 1, &activism, error)
      || !rising_waters_reader_named (reader, 3, "threats", 0, RISING_WATERS_SLOTS, &threats, error)
      || !rising_waters_reader_named (reader, 5, "seen", 0, 3, &weather, error)
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
read_row (RisingWatersReader *reader, GError **error)
{
  if (!oxbow_listing_take (reader->lines, "row", RISING_WATERS_SLOTS, error))
    return false;
  for (int slot = 0; slot < RISING_WATERS_SLOTS; slot++)
    {
      int card = RISING_WATERS_NONE;
      if (strcmp (oxbow_listing_get (reader->lines, slot), "-") != 0
          && !rising_waters_reader_word (reader, slot, rising_waters_landowner_words, &card, error))
        return false;
      rising_waters_reader_state (reader)->row[slot] = (int8_t) card;
    }
  return true;
}

static bool
read_all (RisingWatersReader *reader, GError **error)
{
  if (!read_head (reader, error) || !make_state (reader, error) || !read_course (reader, error)
      || !read_pending (reader, error) || !read_tracks (reader, error) || !read_row (reader, error)
      || !rising_waters_read_board (reader, error))
    return false;
  for (int seat = 0; seat < reader->setup->parent.n_seats; seat++)
    if (!rising_waters_read_seat (reader, seat, error))
      return false;
  return rising_waters_read_cards (reader, error) && rising_waters_read_stray_pawns (reader, error)
         && oxbow_listing_at_end (reader->lines, error)
         && oxbow_state_holds_together (reader->setup->parent.start, error);
}

OxbowSetup *
rising_waters_read (const OxbowSetup *like, OxbowListing *listing, GError **error)
{
  RisingWatersReader reader = { .lines = listing, .like = like };
  bool is_read = read_all (&reader, error);
  g_clear_pointer (&reader.settings, oxbow_settings_free);
  if (is_read)
    return &reader.setup->parent;
  if (reader.setup != NULL)
    oxbow_setup_unref (&reader.setup->parent);
  return NULL;
}
