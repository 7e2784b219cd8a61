/* erase.c: takes away what lies on cells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/clear.h"
#include "editor/toolbox-parts.h"
#include "editor/tools/tools.h"

#include <glib/gi18n-lib.h>

/* All edges of an erased cell go, also those that it shares. */
static void
clear_edges (OxbowStroke *stroke, const GArray *cells)
{
  const OxbowScenario *scenario = oxbow_stroke_get_scenario (stroke);
  for (int i = (int) scenario->map->edges->len - 1; i >= 0; i--)
    {
      const OxbowRecord *edge = scenario->map->edges->pdata[i];
      if (oxbow_cells_has (cells, oxbow_edge_upper (edge->edge))
          || oxbow_cells_has (cells, oxbow_grid_edge_lower (&scenario->map->grid, edge->edge)))
        oxbow_stroke_remove (stroke, OXBOW_LAYER_EDGES, i);
    }
}

static void
erase_to (OxbowToolbox *box, const OxbowAim *aim)
{
  OxbowStroke *stroke = oxbow_toolbox_get_stroke (box);
  g_autoptr (GArray) cells = oxbow_cells_new ();
  oxbow_shape_swath (oxbow_draft_get_grid (box->draft), box->last.cell, aim->cell, box->radius, cells);
  oxbow_toolbox_add_images (box, cells);
  oxbow_clear_cells (stroke, cells, OXBOW_ALL_LAYERS);
  clear_edges (stroke, cells);
  if (aim->button == OXBOW_BUTTON_SECOND)
    for (guint i = 0; i < cells->len; i++)
      oxbow_stroke_paint (stroke, g_array_index (cells, OxbowCell, i), oxbow_draft_get_palette (box->draft)->blank);
}

static void
press (OxbowToolbox *box, const OxbowAim *aim)
{
  oxbow_toolbox_begin (box, _("Erase"));
  erase_to (box, aim);
}

static char *
tell (OxbowToolbox *box, const OxbowAim *aim)
{
  char blank = oxbow_draft_get_palette (box->draft)->blank;
  return g_strdup_printf (_("The first button takes away what lies on the cells, the second makes them %s as well."),
                          oxbow_toolbox_terrain_title (box, blank));
}

const OxbowTool oxbow_erase_tool = {
  .id = "erase",
  .title = N_("Erase"),
  .help = N_("Takes away what lies on cells and at their edges; the radius says how wide."),
  .key = "e",
  .press = press,
  .drag = erase_to,
  .outline = oxbow_brush_outline,
  .tell = tell,
};
