/* chances.c: how likely each seat is to win from a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/chances.h"

#include "players/greedy.h"

#include <math.h>

#define BREADTH 4               /* lines of a turn that are followed */
#define LEAST_TURNS 2           /* where all win together, or one plays alone */

bool
oxbow_chances_is_shared (const OxbowSetup *setup)
{
  return setup->n_seats == 1 || setup->ruleset->is_together;
}

bool
oxbow_chances_is_told (const OxbowSetup *setup, int seat)
{
  return oxbow_chances_is_shared (setup) ? seat == 0 : oxbow_setup_seat_is_played (setup, seat);
}

/* Against each other, the odds are shares of one. */
static void
share_out (OxbowChances *chances, const OxbowSetup *setup)
{
  double sum = 0;
  if (oxbow_chances_is_shared (setup))
    return;
  for (int seat = 0; seat < chances->n_seats; seat++)
    sum += chances->of[seat];
  for (int seat = 0; seat < chances->n_seats; seat++)
    chances->of[seat] = sum > 0 ? chances->of[seat] / sum : 1.0 / chances->n_seats;
}

/* The logarithm of a seat's odds. */
static double
get_odds (const OxbowState *state, int seat)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  if (ruleset->odds != NULL)
    return ruleset->odds (state, seat);
  return (ruleset->estimate (state, seat, NULL) - ruleset->even) / (ruleset->swing > 0 ? ruleset->swing : 1);
}

/* What the position is worth to the seats, added to their chances. */
static void
add_odds (OxbowChances *chances, const OxbowState *state)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  OxbowResult result;
  bool is_over = ruleset->result (state, &result);
  for (int seat = 0; seat < chances->n_seats; seat++)
    {
      bool wins = is_over && (result.winner == seat || result.winner == OXBOW_EVERYBODY);
      if (oxbow_setup_seat_is_played (state->setup, seat))
        chances->of[seat] += is_over ? wins : 1 / (1 + exp (-get_odds (state, seat)));
    }
}

/* What the thread works with. */
typedef struct
{
  OxbowPlayer *player;          /* who plays for all */
  OxbowState *world;
  GCancellable *cancellable;
} Outlook;

/* Everybody plays on until the turn is over; false when cancelled. */
static bool
finish_turn (const Outlook *outlook)
{
  OxbowState *world = outlook->world;
  const OxbowRuleset *ruleset = oxbow_state_ruleset (world);
  int turn = ruleset->turn_number (world);
  while (oxbow_state_turn (world) >= 0 && ruleset->turn_number (world) == turn)
    {
      OxbowMove move;
      if (!oxbow_player_think (outlook->player, world, oxbow_state_turn (world), NULL, outlook->cancellable, &move,
                               NULL)
          || !oxbow_state_apply (world, &move, NULL, NULL))
        return false;
    }
  return true;
}

/* Whoever has just had a turn seems to stand better than they do: so each has one, and the mean is taken. Among rivals
 * whoever begins has another one, for the turn of the last is answered by nobody else. */
static int
count_turns (const OxbowSetup *setup)
{
  return oxbow_chances_is_shared (setup) ? MAX (LEAST_TURNS, setup->n_seats) : setup->n_seats + 1;
}

static bool
look_ahead (OxbowChances *chances, const Outlook *outlook, int n_worlds)
{
  const OxbowSetup *setup = outlook->world->setup;
  int n_turns = count_turns (setup);
  for (int i = 0; i < n_turns; i++)
    {
      OxbowChances here = { .n_seats = chances->n_seats };
      if (!finish_turn (outlook))
        return false;
      add_odds (&here, outlook->world);
      share_out (&here, setup);
      for (int seat = 0; seat < chances->n_seats; seat++)
        chances->of[seat] += here.of[seat] / (n_turns * n_worlds);
    }
  return true;
}

/* The same all along a game: else what the one knows and the next does not would seem to turn it whenever a turn
 * ends. */
int
oxbow_chances_find_viewer (const OxbowSetup *setup)
{
  int first = -1;
  for (int seat = 0; seat < setup->n_seats; seat++)
    {
      if (oxbow_setup_seat_is_person (setup, seat))
        return seat;
      if (first < 0 && oxbow_setup_seat_is_played (setup, seat))
        first = seat;
    }
  return first;
}

bool
oxbow_chances_find (OxbowChances *chances, const OxbowState *state, int viewer, int n_worlds, uint64_t seed,
                    GCancellable *cancellable)
{
  g_return_val_if_fail (viewer >= 0, false);

  int turn = oxbow_state_turn (state);
  OxbowRng rng = { seed };
  *chances = (OxbowChances) { .n_seats = state->setup->n_seats };
  if (oxbow_state_ruleset (state)->estimate == NULL)
    return false;
  if (turn < 0)
    {
      add_odds (chances, state);
      share_out (chances, state->setup);
      return true;
    }
  g_autofree OxbowState *world = oxbow_state_copy (state);
  for (int i = 0; i < n_worlds; i++)
    {
      g_autoptr (OxbowPlayer) player = oxbow_greedy_player_new (BREADTH, 0, oxbow_rng_next (&rng));
      Outlook outlook = { player, world, cancellable };
      oxbow_player_imagine (world, state, viewer, &rng);
      if (!look_ahead (chances, &outlook, n_worlds))
        return false;
    }
  return true;
}
