/* reading-cards.c: the lines of goals and decks in a listing that is read back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/reader.h"

#include "core/word.h"

#include <glib/gi18n-lib.h>

/* "name:count" for some of the words in their order, each above 0. */
static bool
read_counts (RisingWatersReader *reader, int from, char **words, uint8_t *counts, GError **error)
{
  int last = -1;
  for (int i = 0, n = rising_waters_reader_n_items (reader, from); i < n; i++)
    {
      g_autofree char *word = g_strdup (oxbow_listing_get (reader->lines, from + i));
      const char *rest = "";
      int count;
      if (!rising_waters_reader_pair (reader, word, &rest, error)
          || !oxbow_listing_parse_number (reader->lines, rest, 1, RISING_WATERS_MAX_DECK, &count, error))
        return false;
      int kind = oxbow_word_find ((const char *const *) words, word);
      if (kind <= last)
        return oxbow_listing_refuse (reader->lines, error, _("\"%.40s\" is no card here, or not in its order."), word);
      counts[kind] = (uint8_t) count;
      last = kind;
    }
  return true;
}

static bool
read_goal (RisingWatersReader *reader, int i, GError **error)
{
  int number, goal;
  if (!oxbow_listing_take (reader->lines, "goal", -1, error)
      || !oxbow_listing_get_number (reader->lines, 0, i + 1, i + 1, &number, error)
      || !rising_waters_reader_word (reader, 1, rising_waters_goal_words, &goal, error))
    return false;
  rising_waters_reader_state (reader)->goals[i] = (int8_t) goal;
  g_auto (GStrv) words = g_strdupv ((char **) rising_waters_card_words);
  g_clear_pointer (&words[RISING_WATERS_N_COMMUNITY + 1], g_free);
  g_clear_pointer (&words[RISING_WATERS_N_COMMUNITY], g_free);
  return read_counts (reader, 2, words, rising_waters_reader_state (reader)->donated[i], error);
}

static bool
read_goals (RisingWatersReader *reader, GError **error)
{
  RisingWatersState *state = rising_waters_reader_state (reader);
  if (!reader->setup->options.community_goals)
    return true;
  for (int i = 0; i < 2; i++)
    if (!read_goal (reader, i, error))
      return false;
  if (!oxbow_listing_take (reader->lines, "goals-done", RISING_WATERS_PAIRS, error))
    return false;
  for (int pair = 0; pair < RISING_WATERS_PAIRS; pair++)
    if (!rising_waters_reader_named_count (reader, pair, rising_waters_pair_words[pair], &state->goals_done[pair],
                                           error))
      return false;
  if (!oxbow_listing_take (reader->lines, "goal-deck", -1, error))
    return false;
  int n = rising_waters_reader_n_items (reader, 0);
  if (n > RISING_WATERS_GOALS)
    return oxbow_listing_refuse (reader->lines, error, _("there are %d goals, not more."), RISING_WATERS_GOALS);
  for (int i = 0; i < n; i++)
    {
      int goal;
      if (!rising_waters_reader_word (reader, i, rising_waters_goal_words, &goal, error))
        return false;
      state->goal_deck[state->n_goal_deck++] = (uint8_t) goal;
    }
  return true;
}

static bool
read_deck (RisingWatersReader *reader, const char *name, const char *discard, char **words, uint8_t *deck,
           uint8_t *n_deck, uint8_t *pile, GError **error)
{
  if (!oxbow_listing_take (reader->lines, name, -1, error))
    return false;
  for (int i = 0, n = rising_waters_reader_n_items (reader, 0); i < n; i++)
    {
      int card = oxbow_word_find ((const char *const *) words, oxbow_listing_get (reader->lines, i));
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
read_decks (RisingWatersReader *reader, GError **error)
{
  RisingWatersState *state = rising_waters_reader_state (reader);
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

bool
rising_waters_read_cards (RisingWatersReader *reader, GError **error)
{
  return read_goals (reader, error) && read_decks (reader, error);
}
