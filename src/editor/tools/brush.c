/* brush.c: paints discs of terrain wherever it goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/toolbox-parts.h"
#include "editor/tools/tools.h"

#include <glib/gi18n-lib.h>

/* The pointer may jump: all between is painted too. */
static void
paint_to (OxbowToolbox *box, const OxbowAim *aim)
{
  g_autoptr (GArray) cells = oxbow_cells_new ();
  oxbow_shape_swath (oxbow_draft_get_grid (box->draft), box->last.cell, aim->cell, box->radius, cells);
  oxbow_toolbox_paint (box, cells, box->terrain[aim->button]);
}

static void
press (OxbowToolbox *box, const OxbowAim *aim)
{
  /* Translators: a step in the list of what was drawn; the terrain follows. */
  oxbow_toolbox_begin (box, _("Paint %s"), oxbow_toolbox_terrain_title (box, box->terrain[aim->button]));
  paint_to (box, aim);
}

void
oxbow_brush_outline (OxbowToolbox *box, const OxbowAim *aim, GArray *cells)
{
  const OxbowGrid *grid = oxbow_draft_get_grid (box->draft);
  oxbow_shape_disc (grid, oxbow_grid_get_hex (grid, aim->cell), box->radius, cells);
}

static char *
tell (OxbowToolbox *box, const OxbowAim *aim)
{
  return g_strdup_printf (_("The first button paints %s, the second %s."),
                          oxbow_toolbox_terrain_title (box, box->terrain[OXBOW_BUTTON_FIRST]),
                          oxbow_toolbox_terrain_title (box, box->terrain[OXBOW_BUTTON_SECOND]));
}

const OxbowTool oxbow_brush_tool = {
  .id = "brush",
  .title = N_("Brush"),
  .help = N_("Paints terrain while you drag; the radius says how wide."),
  .key = "b",
  .press = press,
  .drag = paint_to,
  .outline = oxbow_brush_outline,
  .tell = tell,
};
