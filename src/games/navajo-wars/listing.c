/* listing.c: a position as text (NW-10.1)
 *
 * A player must not learn the deck's order, the values of Corn and the kinds of intruders on the map, nor the generator
 * (NW-3.1): his listing shows the deck sorted, the cups with what lies on the map in them, and the map's as "?".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/listing.h"

#include "games/navajo-wars/tasks-text.h"

#include <string.h>

#define YES_NO(state, field) (navajo_wars_setup (state)->field ? 1 : 0)

static void
list_head (const NavajoWarsState *state, int viewer, OxbowListing *listing)
{
  const OxbowSetup *setup = state->parent.setup;
  oxbow_listing_add (listing, "navajo-wars 1");
  oxbow_listing_add (listing, "scenario %s", setup->scenario->id);
  oxbow_listing_add (listing, "options defeat=%s enemy-ap-adjust=%d keep-enemy-ap=%d one-nm-raid=%d "
                     "spoils-on-victory=%d tribal-track=%s", oxbow_setup_option (setup, "defeat"),
                     navajo_wars_setup (state)->adjust, YES_NO (state, keep_enemy_ap), YES_NO (state, one_nm_raid),
                     YES_NO (state, spoils_on_victory), oxbow_setup_option (setup, "tribal-track"));
  if (navajo_wars_setup (state)->morale_adjust != 0)
    oxbow_listing_add (listing, "enemy-morale-adjust %d", navajo_wars_setup (state)->morale_adjust);
  if (viewer < 0)
    oxbow_listing_add (listing, "rng %016" G_GINT64_MODIFIER "x", state->parent.rng.s);
  else
    oxbow_listing_add (listing, "rng -");
  oxbow_listing_add (listing, "turn %d period %s card %d", state->turn, navajo_wars_period_words[state->period],
                     state->card);
  oxbow_listing_add (listing, "tracks ap %d culture %d military %d morale %d ferocity %d enemy-ap %d", state->ap,
                     state->culture, state->military, state->morale, state->eferocity, state->enemy_ap);
}

static char
counter_letter (uint8_t counter)
{
  if (counter == 0)
    return '-';
  return (char) ((NAVAJO_WARS_COUNTER_IS_BACK (counter) ? 'a' : 'A') + NAVAJO_WARS_COUNTER_LETTER (counter));
}

static void
list_display (const NavajoWarsState *state, OxbowListing *listing)
{
  const uint8_t *active = state->active, *standby = state->standby;
  oxbow_listing_add (listing, "special %s %c %d", navajo_wars_special_words[state->special],
                     counter_letter (state->special_counter), state->box);
  oxbow_listing_add (listing, "active %c %c %c", counter_letter (active[0]), counter_letter (active[1]),
                     counter_letter (active[2]));
  oxbow_listing_add (listing, "standby %c %c %c", counter_letter (standby[0]), counter_letter (standby[1]),
                     counter_letter (standby[2]));
  oxbow_listing_begin (listing, "spent");
  for (int i = 0; i < state->n_spent; i++)
    oxbow_listing_word (listing, "%c", counter_letter (state->spent[i]));
  oxbow_listing_end (listing);
  for (int group = 0; group < NAVAJO_WARS_GROUPS; group++)
    {
      oxbow_listing_begin (listing, "cubes");
      oxbow_listing_word (listing, "%s", navajo_wars_group_words[group]);
      for (int colour = 0; colour < NAVAJO_WARS_COLOURS; colour++)
        oxbow_listing_word (listing, "%d", state->cubes[group][colour]);
      oxbow_listing_end (listing);
    }
}

static void
list_numbers (OxbowListing *listing, const char *name, const char *second, const int16_t *numbers, int n)
{
  oxbow_listing_begin (listing, name);
  if (second != NULL)
    oxbow_listing_word (listing, "%s", second);
  for (int i = 0; i < n; i++)
    oxbow_listing_word (listing, "%d", numbers[i]);
  oxbow_listing_end (listing);
}

static void
list_bytes (OxbowListing *listing, const char *name, const char *second, const uint8_t *bytes, int n)
{
  int16_t numbers[NAVAJO_WARS_INTRUDERS];
  for (int i = 0; i < n; i++)
    numbers[i] = bytes[i];
  list_numbers (listing, name, second, numbers, n);
}

static void
list_people (const NavajoWarsState *state, OxbowListing *listing)
{
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    {
      const NavajoWarsFamily *at = &state->families[family];
      oxbow_listing_add (listing, "family %s %d %d %d %d %d %d %s", navajo_wars_family_words[family], at->in,
                         at->people[0], at->people[1], at->people[2], at->horse, at->ferocity,
                         NAVAJO_WARS_PLACE_NAME (state, at->place));
    }
  list_numbers (listing, "elders", NULL, state->elders, NAVAJO_WARS_BOXES);
  oxbow_listing_add (listing, "passage %d %d %d %d %d", state->passage[0], state->passage[1], state->passage[2],
                     state->passage[3], state->passage_horses);
  oxbow_listing_add (listing, "stores %d %d %d %d %d %d", state->horses, state->sheep, state->goods, state->trade,
                     state->firearms, state->fortunes);
  oxbow_listing_add (listing, "pools %d %d %d", state->goods_pool, state->firearms_pool, state->harass_pool);
}

static void
list_corn (const NavajoWarsState *state, int viewer, OxbowListing *listing)
{
  uint8_t cup[NAVAJO_WARS_CORN];
  memcpy (cup, state->corn_cup + 1, sizeof cup);
  for (int spot = 0; spot < NAVAJO_WARS_SPOTS && viewer >= 0; spot++)
    if (state->corn[spot] > 0)
      cup[state->corn[spot] - 1]++;
  list_bytes (listing, "corn", "cup", cup, NAVAJO_WARS_CORN);
  list_bytes (listing, "corn", "held", state->corn_held + 1, NAVAJO_WARS_CORN);
  oxbow_listing_begin (listing, "corn");
  oxbow_listing_word (listing, "map");
  int n = 0;
  for (int spot = 0; spot < NAVAJO_WARS_SPOTS; spot++)
    if (state->corn[spot] > 0)
      {
        n++;
        if (viewer < 0)
          oxbow_listing_word (listing, "%s=%d", NAVAJO_WARS_PLACE_NAME (state, spot), state->corn[spot]);
        else
          oxbow_listing_word (listing, "%s=?", NAVAJO_WARS_PLACE_NAME (state, spot));
      }
  if (n == 0)
    oxbow_listing_word (listing, "-");
  oxbow_listing_end (listing);
}

static void
list_intruders (const NavajoWarsState *state, int viewer, OxbowListing *listing)
{
  uint8_t cup[NAVAJO_WARS_INTRUDERS];
  int n = 0;
  memcpy (cup, state->intruder_cup, sizeof cup);
  for (int spot = 0; spot < NAVAJO_WARS_SPOTS && viewer >= 0; spot++)
    if (state->intruders[spot] > 0)
      cup[state->intruders[spot] - 1]++;
  list_bytes (listing, "intruders", "cup", cup, NAVAJO_WARS_INTRUDERS);
  oxbow_listing_begin (listing, "intruders");
  oxbow_listing_word (listing, "map");
  for (int spot = 0; spot < NAVAJO_WARS_SPOTS; spot++)
    if (state->intruders[spot] > 0)
      {
        n++;
        oxbow_listing_word (listing, "%s=%s", NAVAJO_WARS_PLACE_NAME (state, spot),
                            viewer < 0 ? navajo_wars_intruder_words[state->intruders[spot] - 1] : "?");
      }
  if (n == 0)
    oxbow_listing_word (listing, "-");
  oxbow_listing_end (listing);
}

static void
list_land (const NavajoWarsState *state, OxbowListing *listing)
{
  list_bytes (listing, "drought", NULL, state->drought + 1, NAVAJO_WARS_TRACKS);
  list_bytes (listing, "mission", NULL, state->mission + 1, NAVAJO_WARS_TRACKS);
  list_bytes (listing, "rancho", NULL, state->rancho + 1, NAVAJO_WARS_TRACKS);
  list_bytes (listing, "fort", NULL, state->fort + 1, NAVAJO_WARS_TRACKS);
  oxbow_listing_begin (listing, "sets");
  for (int set = 0; set < NAVAJO_WARS_SETS; set++)
    if (state->levels[set] >= 0)
      oxbow_listing_word (listing, "%s=%d", navajo_wars_set_words[set], state->levels[set]);
  oxbow_listing_end (listing);
  oxbow_listing_begin (listing, "events");
  for (int card = NAVAJO_WARS_CARD_REVOLT; card < NAVAJO_WARS_CARDS; card++)
    if (navajo_wars_event_in_play (state, card))
      oxbow_listing_word (listing, "%d", card);
  oxbow_listing_end (listing);
  oxbow_listing_add (listing, "revolt-over %d", state->revolt_over);
}

static const char *
family_or_dash (int family)
{
  return family >= 0 ? navajo_wars_family_words[family] : "-";
}

static void
list_families (OxbowListing *listing, const char *name, unsigned bits)
{
  oxbow_listing_begin (listing, name);
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    if (bits >> family & 1)
      oxbow_listing_word (listing, "%s", navajo_wars_family_words[family]);
  oxbow_listing_end (listing);
}

static void
list_spots (const NavajoWarsState *state, OxbowListing *listing, const char *name, const uint8_t *spots)
{
  oxbow_listing_begin (listing, name);
  for (int spot = 0; spot < NAVAJO_WARS_SPOTS; spot++)
    if (spots[spot])
      oxbow_listing_word (listing, "%s", NAVAJO_WARS_PLACE_NAME (state, spot));
  oxbow_listing_end (listing);
}

static void
list_raid (const NavajoWarsState *state, OxbowListing *listing)
{
  int n = 0;
  oxbow_listing_add (listing, "manuelito %s %d", family_or_dash (state->manuelito), state->manuelito_used);
  oxbow_listing_begin (listing, "raid");
  oxbow_listing_word (listing, "%d", state->raid_left);
  oxbow_listing_word (listing, "%s", NAVAJO_WARS_PLACE_NAME (state, state->raid_last));
  for (int spot = 0; spot < NAVAJO_WARS_SPOTS; spot++)
    if (state->raid[spot])
      {
        n++;
        oxbow_listing_word (listing, "%s=%d", NAVAJO_WARS_PLACE_NAME (state, spot), state->raid[spot]);
      }
  if (n == 0)
    oxbow_listing_word (listing, "-");
  oxbow_listing_end (listing);
  oxbow_listing_begin (listing, "raid-territories");
  for (int t = 1; t <= NAVAJO_WARS_CANYON; t++)
    if (state->touched >> t & 1)
      oxbow_listing_word (listing, "%d", t);
  oxbow_listing_end (listing);
  list_spots (state, listing, "harass", state->harass);
}

static void
list_doing (const NavajoWarsState *state, OxbowListing *listing)
{
  oxbow_listing_add (listing, "acting %s %d %d %d", family_or_dash (state->acting), state->mp, state->has_acted,
                     state->has_raided);
  list_families (listing, "activated", state->activated);
  list_numbers (listing, "elders-used", NULL, state->elders_used, NAVAJO_WARS_BOXES);
  list_families (listing, "ferocity-changed", state->ferocity_changed);
  list_families (listing, "tribes-met", state->tribes_met);
  oxbow_listing_add (listing, "woven %d %d", state->woven, state->bartered);
  oxbow_listing_add (listing, "dice %d %d", state->dice[0], state->dice[1]);
  oxbow_listing_add (listing, "cube %s", state->cube >= 0 ? navajo_wars_colour_words[state->cube] : "-");
  oxbow_listing_add (listing, "counts %d %d %d", state->unfed, state->hits, state->new_elders);
  list_spots (state, listing, "marked", state->marked);
}

static void
list_cards (OxbowListing *listing, const char *name, const uint8_t *cards, int n, bool sorted)
{
  uint8_t copy[NAVAJO_WARS_MAX_DECK];
  memcpy (copy, cards, (size_t) n);
  if (sorted)
    oxbow_deck_sort (copy, n);
  oxbow_listing_begin (listing, name);
  for (int i = 0; i < n; i++)
    oxbow_listing_word (listing, "%d", copy[i]);
  oxbow_listing_end (listing);
}

void
navajo_wars_list (const OxbowState *base, int viewer, OxbowListing *listing)
{
  const NavajoWarsState *state = (const NavajoWarsState *) base;
  list_head (state, viewer, listing);
  list_display (state, listing);
  list_people (state, listing);
  list_corn (state, viewer, listing);
  list_intruders (state, viewer, listing);
  list_land (state, listing);
  list_raid (state, listing);
  list_doing (state, listing);
  list_cards (listing, "hand", state->hand, state->n_hand, false);
  list_cards (listing, "deck", state->deck, state->n_deck, viewer >= 0);
  for (int i = state->n_tasks - 1; i >= 0; i--)
    {
      g_autofree char *task = navajo_wars_task_print (state, &state->tasks[i]);
      oxbow_listing_add (listing, "todo %s", task);
    }
  oxbow_listing_add (listing, "result %s", navajo_wars_result_words[state->result]);
}
