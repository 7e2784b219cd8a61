/* stage.c: where a game of Dos Rios stands, and what is asked next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/stage.h"

#include "games/dos-rios/state.h"
#include "games/dos-rios/turn.h"

#include <glib/gi18n-lib.h>

static const char *
head_name (const DosRiosState *state, char name[OXBOW_NAME_SIZE])
{
  return oxbow_cell_name (&state->parent.setup->grid, dos_rios_head (state), name);
}
#define HEAD(state) head_name ((state), (char[OXBOW_NAME_SIZE]) { 0 })

char *
dos_rios_stage (const OxbowState *base)
{
  const DosRiosState *state = (const DosRiosState *) base;
  switch ((DosRiosPhase) state->phase)
    {
    case DOS_RIOS_RIVERS:
      return g_strdup (_("The rivers are laid"));
    case DOS_RIOS_PLACING:
      return g_strdup (_("Campesinos are placed"));
    case DOS_RIOS_REROUTE:
      return g_strdup_printf (_("The river finds a new course from %s"), HEAD (state));
    case DOS_RIOS_ACTIONS:
    case DOS_RIOS_OVER:
      return g_strdup_printf (_("Round %d"), state->round);
    }
  g_assert_not_reached ();
}

char *
dos_rios_task (const OxbowState *base)
{
  const DosRiosState *state = (const DosRiosState *) base;
  switch ((DosRiosPhase) state->phase)
    {
    case DOS_RIOS_RIVERS:
      return g_strdup_printf (_("Lead the river on from %s: click one of the numbered arrows. When all rivers have "
                                "reached the lake, campesinos are placed."), HEAD (state));
    case DOS_RIOS_PLACING:
      return g_strdup_printf (_("Place a campesino (%d of %d): click a cell that glows. When all are placed, the "
                                "rounds begin."), dos_rios_n_placed (state, state->current) + 1,
                              dos_rios_setup (state)->options.placed);
    case DOS_RIOS_REROUTE:
      return g_strdup_printf (_("The new dam holds the water: choose where it runs on from %s by one of the numbered "
                                "arrows. Then your turn goes on."), HEAD (state));
    case DOS_RIOS_ACTIONS:
      if (state->points == 0)
        return g_strdup (_("No points are left: end the turn by one of the buttons at the end."));
      return g_strdup (_("Spend points on a campesino, edge or cell that glows; then end the turn."));
    case DOS_RIOS_OVER:
      return NULL;
    }
  g_assert_not_reached ();
}

/* The hacienda is worth two points, so that a list of points and buildings must name it. */
static char *
tell_buildings (const DosRiosState *state, int seat)
{
  int n = dos_rios_n_fincas (state, seat);
  if (dos_rios_has_hacienda (state, seat))
    return g_strdup_printf (ngettext ("%d finca and the hacienda, which counts two",
                                      "%d fincas and the hacienda, which counts two", (gulong) n), n);
  return g_strdup_printf (ngettext ("%d finca", "%d fincas", (gulong) n), n);
}

/* DR-7: what decides it, in the order in which it is compared. */
char *
dos_rios_standing (const OxbowState *base, int seat)
{
  const DosRiosState *state = (const DosRiosState *) base;
  int money = state->players[seat].money;
  g_autofree char *buildings = tell_buildings (state, seat);
  /* Translators: of the four watered buildings that win */
  g_autofree char *wet = g_strdup_printf (_("%d of 4 wet"), dos_rios_n_wet_buildings (state, seat));
  g_autofree char *rios = g_strdup_printf (ngettext ("%d rio", "%d rios", (gulong) money), money);
  return g_strdup_printf ("%s · %s · %s", buildings, wet, rios);
}
