/* rising-waters.c: the view of Rising Waters: what is said of a place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/seat.h"
#include "app/views/generic.h"
#include "app/views/position.h"
#include "games/rising-waters/state.h"

#include <glib/gi18n-lib.h>

extern const OxbowView oxbow_view_rising_waters;

static void
add_plot (GString *text, const RisingWatersPlot *plot)
{
  if (plot->flooded)
    oxbow_generic_add (text, g_strdup (_("It is flooded.")));
  if (plot->levee > 0)
    oxbow_generic_add (text, g_strdup_printf (_("A levee of level %d."), plot->levee));
  if (plot->camp > 0)
    oxbow_generic_add (text, g_strdup (_("A relief camp.")));
  if (plot->survivors > 0)
    oxbow_generic_add (text, g_strdup_printf (ngettext ("%d Survivor.", "%d Survivors.", plot->survivors),
                                              plot->survivors));
}

static void
add_seat (GString *text, const OxbowState *base, int seat, OxbowCell cell)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  int n = 0;
  for (int pawn = 0; pawn < RISING_WATERS_PAWNS; pawn++)
    n += state->seats[seat].pawns[pawn].cell == cell;
  if (rising_waters_town (state, seat) == cell)
    oxbow_generic_add (text, g_strdup_printf (_("The town of %s."), oxbow_seat_get_name (base, seat)));
  if (n > 0)
    oxbow_generic_add (text, g_strdup_printf (ngettext ("%d pawn of %s.", "%d pawns of %s.", (gulong) n), n,
                                              oxbow_seat_get_name (base, seat)));
}

static char *
describe (const OxbowState *base, OxbowCell cell)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  const RisingWatersGround *ground = rising_waters_ground (state);
  GString *text = oxbow_generic_describe (base, cell);
  int group = ground->group_of[cell];
  if (group < ground->n_water)
    oxbow_generic_add (text, g_strdup_printf (_("The water is at %d."), state->level[group]));
  add_plot (text, &state->plots[cell]);
  for (int seat = 0; seat < base->setup->n_seats; seat++)
    add_seat (text, base, seat, cell);
  return g_string_free (text, FALSE);
}

const OxbowView oxbow_view_rising_waters = {
  .id = "rising-waters",
  .about = N_("Stand together against the Mississippi flood of 1926–27."),
  .figure = OXBOW_BADGE_CHIP,
  .new_panel = oxbow_position_new,
  .panel_below = true,
  .new_seat = oxbow_generic_seat_new,
  .describe = describe,
};
