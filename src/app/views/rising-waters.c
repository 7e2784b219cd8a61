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

/* Which water it is, whether the next rain falls on it, and from where on it leaves its bed. */
static void
add_water (GString *text, const RisingWatersState *state, int group)
{
  const RisingWatersGround *ground = rising_waters_ground (state);
  int area = ground->area[group], level = state->level[group], freeboard;
  OxbowCell brink = rising_waters_brink (state, group, &freeboard);
  /* Translators: a lake or a part of a river, and an area: where its weather comes from */
  oxbow_generic_add (text, g_strdup_printf (rising_waters_rained_on (state, area) == group
                                              ? _("%s: the next rain over %s falls here.")
                                              : _("%s: the next rain over %s falls on other water."),
                                            ground->names[group], ground->area_names[area]));
  if (brink == OXBOW_NO_CELL || freeboard == 0)
    oxbow_generic_add (text, g_strdup_printf (_("The water is at %d."), level));
  else
    oxbow_generic_add (text, g_strdup_printf (_("The water is at %d; from %d on it floods land, %s first."), level,
                                              level + freeboard, OXBOW_CELL_NAME (&ground->grid, brink)));
}

static char *
describe (const OxbowState *base, OxbowCell cell)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  const RisingWatersGround *ground = rising_waters_ground (state);
  GString *text = oxbow_generic_describe (base, cell);
  int group = ground->group_of[cell];
  if (group < ground->n_water)
    add_water (text, state, group);
  else if (group < ground->n_groups)
    oxbow_generic_add (text, g_strdup_printf (_("Elevation %d."), ground->elevation[group]));
  add_plot (text, &state->plots[cell]);
  for (int seat = 0; seat < base->setup->n_seats; seat++)
    add_seat (text, base, seat, cell);
  return g_string_free (text, FALSE);
}

/* What is followed over the game: the losses of all against the number that ends it, the land, the people. */

static double
get_losses (const OxbowState *base, int seat)
{
  return ((const RisingWatersState *) base)->losses;
}

static double
get_limit (const OxbowState *base, int seat)
{
  return rising_waters_limit ((const RisingWatersState *) base);
}

static double
count_flooded (const OxbowState *base, int seat)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  int n = 0;
  for (OxbowCell cell = 0; cell < rising_waters_ground (state)->n_cells; cell++)
    n += state->plots[cell].flooded;
  return n;
}

static double
count_levees (const OxbowState *base, int seat)
{
  return ((const RisingWatersState *) base)->n_levees;
}

static double
count_pawns (const OxbowState *base, int seat)
{
  return rising_waters_n_pawns ((const RisingWatersState *) base, seat);
}

static const OxbowMeasure measures[] = {
  { N_("Losses"), get_losses, N_("Losses") },
  { N_("Losses"), get_limit, N_("So many end the game") },
  { N_("Land"), count_flooded, N_("Flooded cells") },
  { N_("Land"), count_levees, N_("Levees") },
  { N_("Pawns"), count_pawns },
  { NULL }
};

const OxbowView oxbow_view_rising_waters = {
  .id = "rising-waters",
  .about = N_("Stand together against the Mississippi flood of 1926–27."),
  .figure = OXBOW_BADGE_CHIP,
  .new_panel = oxbow_position_new,
  .panel_below = true,
  .new_seat = oxbow_generic_seat_new,
  .describe = describe,
  .measures = measures,
};
