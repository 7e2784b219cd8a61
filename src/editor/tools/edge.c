/* edge.c: puts things between two cells: along a line of edges, or across them from cell to cell
 *
 * What lies along an edge, as a dam does, is drawn from edge to edge where they meet. What leads over an edge, as the
 * course of a river does, is drawn through cells, and stands on each edge that is crossed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/edge-path.h"
#include "editor/pass.h"
#include "editor/pattern.h"
#include "editor/sweep.h"
#include "editor/toolbox-parts.h"
#include "editor/tools/tools.h"

#include <glib/gi18n-lib.h>

static bool
fits (const OxbowPalette *palette)
{
  return palette->edges != NULL;
}

/* Whether what is in the hand lies along an edge; else it leads across, from cell to cell. */
static bool
leads_along (OxbowToolbox *box)
{
  const OxbowRecord *pattern = box->patterns[OXBOW_LAYER_EDGES];
  const OxbowPalette *palette = oxbow_draft_get_palette (box->draft);
  return pattern != NULL && !oxbow_layer_find_kind (OXBOW_LAYER_EDGES, palette, pattern->kind)->crosses;
}

static OxbowPointing
points_at (OxbowToolbox *box)
{
  return leads_along (box) ? OXBOW_POINTS_AT_EDGES : OXBOW_POINTS_AT_CELLS;
}

static const char *
why_not (const OxbowPalette *palette)
{
  return palette->no_edges != NULL ? _(palette->no_edges) : _("Nothing stands between two cells in this game.");
}

static void
take_away (OxbowToolbox *box, OxbowEdge edge)
{
  int index;
  while ((index = oxbow_layer_find_edge (oxbow_toolbox_get_scenario (box), NULL, edge)) >= 0)
    oxbow_stroke_remove (oxbow_toolbox_get_stroke (box), OXBOW_LAYER_EDGES, index);
}

/* An edge has at most one of a kind, and a cell of the map on one side at least. */
static void
put (OxbowToolbox *box, OxbowEdge edge, int image)
{
  const OxbowScenario *scenario = oxbow_toolbox_get_scenario (box);
  const OxbowRecord *pattern = box->patterns[OXBOW_LAYER_EDGES];
  if (oxbow_scenario_is_outside_edge (scenario, edge)
      || oxbow_layer_find_edge (scenario, pattern->kind, edge) >= 0)
    return;
  const OxbowRecordKind *kind =
      oxbow_layer_find_kind (OXBOW_LAYER_EDGES, oxbow_draft_get_palette (box->draft), pattern->kind);
  g_autoptr (OxbowRecord) record = oxbow_record_copy (pattern);
  record->edge = edge;
  oxbow_pattern_anchor (record, kind, &scenario->map->grid, oxbow_edge_upper (edge));
  oxbow_pass_seats (record, scenario->ruleset, image);
  if (oxbow_pattern_number (record, scenario, OXBOW_LAYER_EDGES, -1))
    oxbow_stroke_insert (oxbow_toolbox_get_stroke (box), OXBOW_LAYER_EDGES, -1, g_steal_pointer (&record));
}

/* The edges of one press or drag. */
static GArray *
find_path (OxbowToolbox *box, const OxbowAim *aim)
{
  const OxbowGrid *grid = oxbow_draft_get_grid (box->draft);
  GArray *path = g_array_new (FALSE, FALSE, sizeof (OxbowEdge));
  if (leads_along (box))
    oxbow_edge_path_find (grid, box->last.edge, aim->edge, path);
  else
    oxbow_edge_path_cross (grid, box->last.cell, aim->cell, path);
  return path;
}

static void
draw_to (OxbowToolbox *box, const OxbowAim *aim)
{
  g_autoptr (GArray) path = find_path (box, aim);
  for (guint i = 0; i < path->len; i++)
    for (int image = 0; image < box->n_images; image++)
      {
        OxbowEdge edge = oxbow_transform_edge (&box->images[image], g_array_index (path, OxbowEdge, i));
        if (edge == OXBOW_NO_EDGE)
          continue;
        if (aim->button == OXBOW_BUTTON_FIRST)
          put (box, edge, image);
        else
          take_away (box, edge);
      }
}

/* All six sides of a cell. */
static void
clear_around (OxbowToolbox *box, OxbowCell cell)
{
  const OxbowGrid *grid = oxbow_draft_get_grid (box->draft);
  for (int image = 0; image < box->n_images; image++)
    for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
      {
        OxbowCell there = oxbow_transform_cell (&box->images[image], cell);
        OxbowEdge edge = there != OXBOW_NO_CELL ? oxbow_grid_edge (grid, there, direction) : OXBOW_NO_EDGE;
        if (edge != OXBOW_NO_EDGE)
          take_away (box, edge);
      }
}

static const char *
title (OxbowToolbox *box)
{
  return oxbow_toolbox_pattern_title (box, OXBOW_LAYER_EDGES);
}

static void
press (OxbowToolbox *box, const OxbowAim *aim)
{
  if (aim->button == OXBOW_BUTTON_FIRST)
    /* Translators: a step in the list of what was drawn; a kind of thing follows, such as a dam. */
    oxbow_toolbox_begin (box, _("Draw %s"), title (box));
  else
    oxbow_toolbox_begin (box, _("Clear Edges"));
  draw_to (box, aim);
  if (aim->button == OXBOW_BUTTON_SECOND && !leads_along (box))
    clear_around (box, aim->cell);
}

static char *
tell (OxbowToolbox *box, const OxbowAim *aim)
{
  if (!leads_along (box))
    return g_strdup_printf (_("Drag from cell to cell with the first button to draw: %s; the second button clears the "
                              "edges."), title (box));
  return g_strdup_printf (_("The first button puts here: %s; the second clears the edge. Drag along edges."),
                          title (box));
}

const OxbowTool oxbow_edge_tool = {
  .id = "edge",
  .title = N_("Edges"),
  .help = N_("Puts things between two cells; drag to draw a line of them."),
  .why_not = why_not,
  .key = "d",
  .points_at = points_at,
  .fits = fits,
  .press = press,
  .drag = draw_to,
  .tell = tell,
};
