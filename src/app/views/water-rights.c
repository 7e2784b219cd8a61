/* water-rights.c: the view of Water Rights: what is said of a place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/views/generic.h"
#include "app/views/position.h"
#include "games/water-rights/describe.h"
#include "games/water-rights/score.h"
#include "games/water-rights/state.h"

#include <glib/gi18n-lib.h>

extern const OxbowView oxbow_view_water_rights;

static void
add_kind (GString *text, const WaterRightsState *state, int kind)
{
  char *does = water_rights_describe_kind (state->parent.setup->scenario, kind < water_rights_data (state)->n_districts,
                                           water_rights_kind (state, kind)->code);
  if (does != NULL)
    oxbow_generic_add (text, does);
}

static char *
describe (const OxbowState *base, OxbowCell cell)
{
  const WaterRightsState *state = (const WaterRightsState *) base;
  GString *text = oxbow_generic_describe (base, cell);
  int site = water_rights_site (state, cell);
  if (site < 0 || state->plots[site].kind == WATER_RIGHTS_NOTHING)
    return g_string_free (text, FALSE);
  int water = state->plots[site].water;
  oxbow_generic_add (text, g_strdup_printf ("%s.", water_rights_kind (state, state->plots[site].kind)->name));
  if (water_rights_is_plant (state, site))
    oxbow_generic_add (text, g_strdup_printf (ngettext ("It holds %d drop.", "It holds %d drops.", (gulong) water),
                                              water));
  else if (water_rights_is_district (state, site))
    oxbow_generic_add (text, g_strdup (water > 0 ? _("It has its water.") : _("It has no water yet.")));
  add_kind (text, state, state->plots[site].kind);
  return g_string_free (text, FALSE);
}

/* What is followed over the game */

static double
get_points (const OxbowState *base, int seat)
{
  return water_rights_score ((const WaterRightsState *) base, seat).total;
}

static double
get_money (const OxbowState *base, int seat)
{
  const WaterRightsState *state = (const WaterRightsState *) base;
  return seat == WATER_RIGHTS_KING ? state->king_money : state->mayors[seat].money;
}

static double
get_water (const OxbowState *base, int seat)
{
  const WaterRightsState *state = (const WaterRightsState *) base;
  return seat == WATER_RIGHTS_KING ? state->bank : water_rights_stored (state, seat);
}

static double
count_districts (const OxbowState *base, int seat)
{
  const WaterRightsState *state = (const WaterRightsState *) base;
  const WaterRightsData *data = water_rights_data (state);
  int n = 0;
  for (int i = 0; seat != WATER_RIGHTS_KING && i < data->n_town[seat]; i++)
    n += water_rights_is_district (state, data->town[seat][i]);
  return n;
}

static const OxbowMeasure measures[] = {
  { N_("Points, had the game ended then"), get_points },
  { N_("Money"), get_money },
  { N_("Water on the plants and in the King's bank"), get_water },
  { N_("Districts"), count_districts },
  { NULL }
};

const OxbowView oxbow_view_water_rights = {
  .id = "water-rights",
  .about = N_("A King and three mayors share the water of a dry realm."),
  .figure = OXBOW_BADGE_CHIP,
  .new_panel = oxbow_position_new,
  .panel_below = true,
  .new_seat = oxbow_generic_seat_new,
  .describe = describe,
  .measures = measures,
};
