/* listing.c: a position as text (section 10 of the rules)
 *
 * A viewer who is a player must not learn the order of decks nor the generator: his listing shows the decks sorted, but
 * for the top cards that are known, and the generator not at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/listing.h"

#include <string.h>

const RisingWatersPendingArg rising_waters_pending_args[][4] = {
  [RISING_WATERS_TEACH] = { RISING_WATERS_ARG_SEAT, RISING_WATERS_ARG_FOR, RISING_WATERS_ARG_SLOT },
  [RISING_WATERS_THREATENED] = { RISING_WATERS_ARG_SEAT, RISING_WATERS_ARG_SLOT },
  [RISING_WATERS_FORCED] = { RISING_WATERS_ARG_SEAT, RISING_WATERS_ARG_LEFT, RISING_WATERS_ARG_SLOT },
  [RISING_WATERS_ACTIVISTS] = { RISING_WATERS_ARG_SEAT, RISING_WATERS_ARG_SLOT },
  [RISING_WATERS_HATED] = { RISING_WATERS_ARG_SEAT, RISING_WATERS_ARG_LEFT, RISING_WATERS_ARG_SLOT },
  [RISING_WATERS_CAMPING] = { RISING_WATERS_ARG_SEAT, RISING_WATERS_ARG_SLOT },
  [RISING_WATERS_SENDING] = { RISING_WATERS_ARG_SEAT, RISING_WATERS_ARG_TO, RISING_WATERS_ARG_SLOT },
  [RISING_WATERS_DRAFTING] = { RISING_WATERS_ARG_SEAT, RISING_WATERS_ARG_SLOT },
  [RISING_WATERS_BLASTING] = { RISING_WATERS_ARG_SEAT, RISING_WATERS_ARG_SLOT },
  [RISING_WATERS_DISCARDING] = { RISING_WATERS_ARG_SEAT, RISING_WATERS_ARG_AFTER },
  [RISING_WATERS_CHOOSING_GOAL] = { RISING_WATERS_ARG_SEAT },
};

static const char *
cell_name (const RisingWatersState *state, OxbowCell cell, char name[OXBOW_NAME_SIZE])
{
  return oxbow_cell_name (&state->parent.setup->grid, cell, name);
}
#define NAME(state, cell) cell_name ((state), (cell), (char[OXBOW_NAME_SIZE]) { 0 })

static void
list_pending (const RisingWatersState *state, OxbowListing *listing)
{
  const RisingWatersDecision *pending = &state->pending;
  oxbow_listing_begin (listing, "pending");
  oxbow_listing_word (listing, "%s", rising_waters_pending_words[pending->kind]);
  for (const RisingWatersPendingArg *arg = rising_waters_pending_args[pending->kind];
       pending->kind != RISING_WATERS_NOTHING && *arg != RISING_WATERS_ARG_END; arg++)
    if (*arg == RISING_WATERS_ARG_SEAT)
      oxbow_listing_word (listing, "%d", pending->seat + 1);
    else if (*arg == RISING_WATERS_ARG_FOR)
      oxbow_listing_word (listing, "for %d", pending->other + 1);
    else if (*arg == RISING_WATERS_ARG_LEFT)
      oxbow_listing_word (listing, "left %d", pending->left);
    else if (*arg == RISING_WATERS_ARG_TO)
      oxbow_listing_word (listing, "to %s", NAME (state, pending->cell));
    else if (*arg == RISING_WATERS_ARG_SLOT)
      oxbow_listing_word (listing, "slot %d", pending->slot + 1);
    else
      oxbow_listing_word (listing, "after %s", pending->after_gather ? "gather" : "end");
  oxbow_listing_end (listing);
}

static void
list_course_of_play (const RisingWatersState *state, int viewer, OxbowListing *listing)
{
  oxbow_listing_add (listing, "rising-waters %s seats %d",
                     rising_waters_version_words[rising_waters_setup (state)->options.version],
                     rising_waters_n_seats (state));
  if (viewer < 0)
    oxbow_listing_add (listing, "rng %016" G_GINT64_MODIFIER "x", state->parent.rng.s);
  else
    oxbow_listing_add (listing, "rng -");
  oxbow_listing_add (listing, "phase %s week %d/%d losses %d/%d result %s", rising_waters_phase_words[state->phase],
                     state->week, rising_waters_weeks (state), state->losses, rising_waters_limit (state),
                     rising_waters_result_words[state->result]);
  oxbow_listing_add (listing, "first %d turn %d acts %d open %s %d", state->first + 1, state->turn + 1, state->acts,
                     rising_waters_open_words[state->open], state->budget);
  list_pending (state, listing);
  oxbow_listing_add (listing, "track %d/%d activism %d threats %d seen %d %d", state->track,
                     rising_waters_camp_price (state), state->activism, state->threats, state->seen_weather,
                     state->seen_landowner);
  oxbow_listing_begin (listing, "row");
  for (int slot = 0; slot < RISING_WATERS_SLOTS; slot++)
    oxbow_listing_word (listing, "%s", state->row[slot] < 0 ? "-" : rising_waters_landowner_words[state->row[slot]]);
  oxbow_listing_end (listing);
}

static void
list_board (const RisingWatersState *state, OxbowListing *listing)
{
  const RisingWatersGround *ground = rising_waters_ground (state);
  for (int group = 0; group < ground->n_water; group++)
    oxbow_listing_add (listing, "water %s %d %d", ground->ids[group], state->level[group], state->marks[group]);
  oxbow_listing_begin (listing, "flooded");
  for (OxbowCell cell = 0; cell < ground->n_cells; cell++)
    if (state->plots[cell].flooded)
      oxbow_listing_word (listing, "%s", NAME (state, cell));
  oxbow_listing_end (listing);
  oxbow_listing_begin (listing, "levees");
  for (OxbowCell cell = 0; cell < ground->n_cells; cell++)
    if (state->plots[cell].levee > 0)
      oxbow_listing_word (listing, "%s:%d", NAME (state, cell), state->plots[cell].levee);
  oxbow_listing_end (listing);
  oxbow_listing_begin (listing, "camps");
  for (OxbowCell cell = 0; cell < ground->n_cells; cell++)
    if (state->plots[cell].camp != RISING_WATERS_NO_CAMP)
      oxbow_listing_word (listing, "%s:%s", NAME (state, cell), rising_waters_camp_words[state->plots[cell].camp]);
  oxbow_listing_end (listing);
  oxbow_listing_begin (listing, "survivors");
  for (OxbowCell cell = 0; cell < ground->n_cells; cell++)
    if (state->plots[cell].survivors > 0)
      oxbow_listing_word (listing, "%s:%d", NAME (state, cell), state->plots[cell].survivors);
  oxbow_listing_end (listing);
}

static void
list_pawns (const RisingWatersState *state, int seat, OxbowListing *listing)
{
  oxbow_listing_begin (listing, "pawns");
  oxbow_listing_word (listing, "%d", seat + 1);
  for (int slot = 0; slot < RISING_WATERS_PAWNS; slot++)
    {
      const RisingWatersPawn *pawn = &state->seats[seat].pawns[slot];
      if (pawn->cell < 0)
        oxbow_listing_word (listing, "-");
      else
        oxbow_listing_word (listing, "%s%s%s", NAME (state, pawn->cell), pawn->aboard ? "r" : "",
                            pawn->carries ? "s" : "");
    }
  oxbow_listing_end (listing);
}

static void
list_seat (const RisingWatersState *state, int seat, OxbowListing *listing)
{
  const RisingWatersSeat *own = &state->seats[seat];
  OxbowCell town = rising_waters_town (state, seat);
  oxbow_listing_add (listing,
                     "seat %d board %d town %s move %d actions %d donate %d swim %d raft %d discount %d lend %d "
                     "points %d last %s",
                     seat + 1, own->board + 1, town != OXBOW_NO_CELL ? NAME (state, town) : "-", own->move,
                     own->actions, own->donate, own->swim, own->raft, own->discount, own->lend, own->points,
                     own->last >= 0 ? rising_waters_audience_words[own->last] : "none");
  list_pawns (state, seat, listing);
  oxbow_listing_begin (listing, "hand");
  oxbow_listing_word (listing, "%d", seat + 1);
  for (int card = 0; card < RISING_WATERS_N_HAND; card++)
    oxbow_listing_word (listing, "%s:%d", rising_waters_card_words[card], own->hand[card]);
  oxbow_listing_end (listing);
}

static void
list_goals (const RisingWatersState *state, int viewer, OxbowListing *listing)
{
  if (!rising_waters_setup (state)->options.community_goals)
    return;
  for (int i = 0; i < 2; i++)
    {
      oxbow_listing_begin (listing, "goal");
      oxbow_listing_word (listing, "%d", i + 1);
      oxbow_listing_word (listing, "%s", rising_waters_goal_words[state->goals[i]]);
      int n = 0;
      for (int card = 0; card < RISING_WATERS_N_COMMUNITY; card++)
        if (state->donated[i][card] > 0)
          {
            oxbow_listing_word (listing, "%s:%d", rising_waters_card_words[card], state->donated[i][card]);
            n++;
          }
      if (n == 0)
        oxbow_listing_word (listing, "-");
      oxbow_listing_end (listing);
    }
  oxbow_listing_begin (listing, "goals-done");
  for (int pair = 0; pair < RISING_WATERS_PAIRS; pair++)
    oxbow_listing_word (listing, "%s:%d", rising_waters_pair_words[pair], state->goals_done[pair]);
  oxbow_listing_end (listing);
  uint8_t deck[RISING_WATERS_GOALS];
  memcpy (deck, state->goal_deck, sizeof deck);
  if (viewer >= 0)
    oxbow_deck_sort (deck, state->n_goal_deck);
  oxbow_listing_begin (listing, "goal-deck");
  for (int i = 0; i < state->n_goal_deck; i++)
    oxbow_listing_word (listing, "%s", rising_waters_goal_words[deck[i]]);
  oxbow_listing_end (listing);
}

typedef const char *(*WordOf) (const RisingWatersState *state, int card);

static const char *
weather_word (const RisingWatersState *state, int card)
{
  return rising_waters_weather_word (rising_waters_setup (state), card);
}

static const char *
landowner_word (const RisingWatersState *state, int card)
{
  return rising_waters_landowner_words[card];
}

static const char *
community_word (const RisingWatersState *state, int card)
{
  return rising_waters_card_words[card];
}

static void
list_deck (const RisingWatersState *state, const char *name, const uint8_t *cards, int n, int n_seen, WordOf word_of,
           OxbowListing *listing)
{
  uint8_t deck[RISING_WATERS_MAX_DECK];
  memcpy (deck, cards, (size_t) n);
  if (n_seen >= 0)
    oxbow_deck_sort (deck, n - n_seen);
  oxbow_listing_begin (listing, name);
  for (int i = 0; i < n; i++)
    oxbow_listing_word (listing, "%s", word_of (state, deck[i]));
  oxbow_listing_end (listing);
}

static void
list_discard (const RisingWatersState *state, const char *name, const uint8_t *pile, int n_kinds, WordOf word_of,
              OxbowListing *listing)
{
  oxbow_listing_begin (listing, name);
  for (int card = 0; card < n_kinds; card++)
    if (pile[card] > 0)
      oxbow_listing_word (listing, "%s:%d", word_of (state, card), pile[card]);
  oxbow_listing_end (listing);
}

static void
list_decks (const RisingWatersState *state, int viewer, OxbowListing *listing)
{
  bool sees_all = viewer < 0;
  list_deck (state, "weather-deck", rising_waters_peek_weather (state), state->n_weather,
             sees_all ? -1 : state->seen_weather, weather_word, listing);
  list_discard (state, "weather-discard", state->weather_discard,
                rising_waters_n_weather_kinds (rising_waters_setup (state)), weather_word, listing);
  list_deck (state, "landowner-deck", rising_waters_peek_landowner (state), state->n_landowner,
             sees_all ? -1 : state->seen_landowner, landowner_word, listing);
  list_discard (state, "landowner-discard", state->landowner_discard, RISING_WATERS_N_LANDOWNER, landowner_word,
                listing);
  list_deck (state, "community-deck", rising_waters_peek_community (state), state->n_community, sees_all ? -1 : 0,
             community_word, listing);
  list_discard (state, "community-discard", state->community_discard, RISING_WATERS_N_COMMUNITY, community_word,
                listing);
}

void
rising_waters_list (const OxbowState *base, int viewer, OxbowListing *listing)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  list_course_of_play (state, viewer, listing);
  list_board (state, listing);
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    list_seat (state, seat, listing);
  list_goals (state, viewer, listing);
  list_decks (state, viewer, listing);
}
