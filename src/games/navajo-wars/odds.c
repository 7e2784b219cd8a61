/* odds.c: how likely the Diné are to win from a position
 *
 * The estimate looks at the next Victory Check and at the people, and is made to compare positions near each other. Of
 * winning it tells little while many checks are still to come, and in each scenario something else. So the odds are
 * told by what the end asks for (NW-7), and that counts for less the farther the end is. The weights are fitted to
 * games of easy players in all scenarios: CONTRIBUTING.md says how to do it again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/odds.h"

#include "games/navajo-wars/state.h"

#define STACK 9                 /* cards between two Victory Checks */
#define FARTHEST 6              /* Victory Checks: more tell no more */

/* The event whose Victory Check comes next. */
static int
next_event (const NavajoWarsState *state)
{
  for (int i = state->n_deck - 1; i >= 0; i--)
    if (state->deck[i] >= NAVAJO_WARS_CARD_REVOLT)
      return state->deck[i];
  return navajo_wars_data (state)->start.final;
}

/* In Victory Checks, and parts of one. */
static double
get_distance (const NavajoWarsState *state, int event)
{
  int checks = navajo_wars_data (state)->start.final - event;
  return CLAMP (checks + (state->n_deck % STACK) / (double) STACK, 0, FARTHEST);
}

double
navajo_wars_odds (const OxbowState *base, int seat)
{
  const NavajoWarsState *state = (const NavajoWarsState *) base;
  const NavajoWarsData *data = navajo_wars_data (state);
  int event = next_event (state), is_first_table = data->start.table == 1;
  double distance = get_distance (state, event);
  double lead = state->military - state->morale - is_first_table;
  double margin = CLAMP (navajo_wars_vp (state) - data->event_cards[event].vp, -4, 2);
  double estimate = oxbow_state_ruleset (base)->estimate (base, seat, NULL);
  return -0.98 + 0.74 * is_first_table + (0.40 * lead + 0.54 * margin) / (1 + distance) - 0.06 * distance
         + 0.022 * (estimate - 50);
}
