/* stage.c: where a game of Rising Waters stands, and what is asked next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/stage.h"

#include "games/rising-waters/actions.h"
#include "games/rising-waters/words.h"

#include <glib/gi18n-lib.h>

char *
rising_waters_stage (const OxbowState *base)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  const char *phase = rising_waters_phase_title ((RisingWatersPhase) state->phase);
  /* The state counts the weeks that are over. Where all is lost, it is in the one that had begun. */
  int weeks = rising_waters_weeks (state), week = MIN (state->week + 1, weeks);
  /* Translators: a week, how many there are, and a phase: "Week 3 of 7 · actions" */
  return g_strdup_printf (_("Week %d of %d · %s"), week, weeks, phase);
}

/* RW-5.4: what somebody must decide before the game goes on; the card itself is explained among the facts. */
static char *
ask_pending (const RisingWatersState *state)
{
  g_autofree char *asked = rising_waters_tell_pending (state);
  switch ((RisingWatersPending) state->pending.kind)
    {
    case RISING_WATERS_CAMPING:
    case RISING_WATERS_DRAFTING:
    case RISING_WATERS_BLASTING:
      /* Translators: a sentence without its full stop: "Tallulah must choose where the relief camp is" */
      return g_strdup_printf (_("%s: click a cell that glows. Then the game goes on."), asked);
    default:
      if (state->pending.left > 0)
        return g_strdup_printf (_("%s. Cards still to pay: %d. Then the game goes on."), asked, state->pending.left);
      return g_strdup_printf (_("%s. Then the game goes on."), asked);
    }
}

static char *
ask_action (const RisingWatersState *state)
{
  int n = state->acts;
  if (n == 0)
    return g_strdup (_("All your actions are taken: end the turn. When all have had their turn, it rains."));
  return g_strdup_printf (ngettext ("You have %d action left: choose one below, then end the turn. When all have had "
                                    "their turn, it rains.",
                                    "You have %d actions left: choose one below, then end the turn. When all have had "
                                    "their turn, it rains.", (gulong) n), n);
}

static char *
ask_work (const RisingWatersState *state)
{
  if (rising_waters_can_work (state))
    return g_strdup_printf (_("Build a levee (2 Job Offers) or raise one (1) where a pawn stands or next to it, "
                              "whosever pawn it is. Job Offers left for it: %d. Any other action ends the work."),
                            state->budget);
  g_autofree char *action = ask_action (state);
  return g_strdup_printf ("%s %s", _("There is no levee work now: a new levee takes two Job Offers and raising one "
                                     "takes one, where a pawn stands or next to it. What is left stays in hand."),
                          action);
}

/* RW-5.5: an action that goes on, a step at a time; with nothing left of it, it is over. */
static char *
ask_open (const RisingWatersState *state)
{
  int left = state->budget;
  g_autofree char *steps = g_strdup_printf (left % 2 == 1 ? "%d½" : "%d", left / 2);
  switch (left > 0 || rising_waters_can_work (state) ? (RisingWatersOpen) state->open : RISING_WATERS_CLOSED)
    {
    case RISING_WATERS_MOVING:
      return g_strdup_printf (_("Pawns are on the move: click a pawn, then a cell that glows. Steps left: %s; by raft "
                                "on water a step counts half. Any other action ends the moving."), steps);
    case RISING_WATERS_GIVING:
      return g_strdup_printf (_("Give cards to another seat, in the spring also to a relief camp, or to a goal. Cards "
                                "left to give: %d. Any other action ends the giving."), left);
    case RISING_WATERS_WORKING:
      return ask_work (state);
    case RISING_WATERS_CLOSED:
      break;
    }
  return ask_action (state);
}

char *
rising_waters_task (const OxbowState *base)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  if (state->phase != RISING_WATERS_OVER && state->pending.kind != RISING_WATERS_NOTHING)
    return ask_pending (state);
  switch ((RisingWatersPhase) state->phase)
    {
    case RISING_WATERS_UPGRADE:
      return g_strdup (_("Pay with Community cards to improve what your seat can do, or keep them, and end the turn. "
                         "Then the landowners are met."));
    case RISING_WATERS_LANDOWNER:
      return g_strdup (_("The landowners' cards take effect one after the other. Then the actions begin."));
    case RISING_WATERS_ACTION:
      return ask_open (state);
    case RISING_WATERS_CLEANUP:
      return g_strdup (_("Hands are filled, and the week ends."));
    case RISING_WATERS_OVER:
      return NULL;
    }
  g_assert_not_reached ();
}

char *
rising_waters_standing (const OxbowState *base, int seat)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  int n_cards = rising_waters_hand_size (state, seat), n_pawns = rising_waters_n_pawns (state, seat);
  g_autofree char *cards = g_strdup_printf (ngettext ("%d card", "%d cards", (gulong) n_cards), n_cards);
  g_autofree char *pawns = g_strdup_printf (ngettext ("%d pawn", "%d pawns", (gulong) n_pawns), n_pawns);
  if (!state->seats[seat].town)
    return g_strdup_printf (_("%s · %s · the town is lost"), cards, pawns);
  return g_strdup_printf ("%s · %s", cards, pawns);
}
