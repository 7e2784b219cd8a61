/* line.c: paints a straight line from where it was pressed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/toolbox-parts.h"
#include "editor/tools/tools.h"

#include <glib/gi18n-lib.h>

/* The line is drawn anew with each move, so the one before is taken back. */
static void
draw (OxbowToolbox *box, const OxbowAim *aim)
{
  g_autoptr (GArray) cells = oxbow_cells_new ();
  oxbow_stroke_reset (oxbow_toolbox_get_stroke (box));
  oxbow_shape_swath (oxbow_draft_get_grid (box->draft), box->start.cell, aim->cell, box->radius, cells);
  oxbow_toolbox_paint (box, cells, box->terrain[aim->button]);
}

static void
press (OxbowToolbox *box, const OxbowAim *aim)
{
  /* Translators: a step in the list of what was drawn; the terrain follows. */
  oxbow_toolbox_begin (box, _("Line of %s"), oxbow_toolbox_terrain_title (box, box->terrain[aim->button]));
  draw (box, aim);
}

static char *
tell (OxbowToolbox *box, const OxbowAim *aim)
{
  return g_strdup_printf (_("Drag to draw a line: with the first button of %s, with the second of %s."),
                          oxbow_toolbox_terrain_title (box, box->terrain[OXBOW_BUTTON_FIRST]),
                          oxbow_toolbox_terrain_title (box, box->terrain[OXBOW_BUTTON_SECOND]));
}

const OxbowTool oxbow_line_tool = {
  .id = "line",
  .title = N_("Line"),
  .help = N_("Paints a straight line from where you press to where you let go."),
  .key = "l",
  .press = press,
  .drag = draw,
  .outline = oxbow_brush_outline,
  .tell = tell,
};
