/* position.c: what stands on the map in the position that it begins in is put, moved and taken away
 *
 * What it may be is said by the palette's kinds of a position: a dam lies between two cells, a pawn on one. Drawing
 * never ends a position: what follows from it is worked out by the draft, and what cannot be is a problem with a place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/position.h"
#include "core/ruleset.h"
#include "editor/pass.h"
#include "editor/pattern.h"
#include "editor/sweep.h"
#include "editor/toolbox-parts.h"
#include "editor/tools/tools.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LAYER OXBOW_LAYER_POSITION

static bool
fits (const OxbowPalette *palette)
{
  return palette->position != NULL;
}

static const OxbowPositionLine *
line_of (OxbowToolbox *box, const char *kind)
{
  const OxbowPalette *palette = oxbow_draft_get_palette (box->draft);
  return oxbow_position_may_put (palette, kind) ? oxbow_position_line_find (palette, kind) : NULL;
}

static bool
is_for_edges (OxbowToolbox *box)
{
  const OxbowPositionLine *line = line_of (box, box->patterns[LAYER]->kind);
  return line != NULL && line->on_edges;
}

static OxbowPointing
points_at (OxbowToolbox *box)
{
  return is_for_edges (box) ? OXBOW_POINTS_AT_EDGES : OXBOW_POINTS_AT_CELLS;
}

/* Where a thing would lie: an edge and no cell, or a cell and no edge. */
typedef struct
{
  OxbowCell cell;
  OxbowEdge edge;
} Spot;

static Spot
find_spot (OxbowToolbox *box, const OxbowAim *aim, int image)
{
  const OxbowTransform *transform = &box->images[image];
  bool is_edge = is_for_edges (box);
  return (Spot) {
    is_edge || aim->cell == OXBOW_NO_CELL ? OXBOW_NO_CELL : oxbow_transform_cell (transform, aim->cell),
    is_edge && aim->edge != OXBOW_NO_EDGE ? oxbow_transform_edge (transform, aim->edge) : OXBOW_NO_EDGE,
  };
}

static bool
lies_at (const OxbowRecord *record, Spot spot)
{
  if (spot.edge != OXBOW_NO_EDGE)
    return record->edge == spot.edge;
  return spot.cell != OXBOW_NO_CELL && record->cells->len > 0
         && g_array_index (record->cells, OxbowCell, 0) == spot.cell;
}

/* The last thing there that tools may touch; kind NULL: any. Or -1. */
static int
find_thing (OxbowToolbox *box, const char *kind, Spot spot)
{
  const GPtrArray *records = oxbow_toolbox_get_scenario (box)->standing;
  for (int i = (int) records->len - 1; i >= 0; i--)
    {
      const OxbowRecord *record = records->pdata[i];
      if (lies_at (record, spot) && line_of (box, record->kind) != NULL
          && (kind == NULL || strcmp (kind, record->kind) == 0))
        return i;
    }
  return -1;
}

static bool
may_lie (OxbowToolbox *box, Spot spot)
{
  const OxbowScenario *scenario = oxbow_toolbox_get_scenario (box);
  return spot.edge != OXBOW_NO_EDGE ? !oxbow_scenario_is_outside_edge (scenario, spot.edge)
                                    : !oxbow_scenario_is_outside (scenario, spot.cell);
}

static OxbowRecord *
copy_to (const OxbowRecord *record, Spot spot)
{
  OxbowRecord *copy = oxbow_record_copy (record);
  g_array_set_size (copy->cells, 0);
  if (spot.cell != OXBOW_NO_CELL)
    g_array_append_val (copy->cells, spot.cell);
  copy->edge = spot.edge;
  oxbow_record_set (copy, "place", NULL);
  return copy;
}

static void
put (OxbowToolbox *box, Spot spot, int image)
{
  const OxbowScenario *scenario = oxbow_toolbox_get_scenario (box);
  g_autoptr (OxbowRecord) record = copy_to (box->patterns[LAYER], spot);
  oxbow_pass_seats (record, scenario->ruleset, image);
  oxbow_stroke_insert (oxbow_toolbox_get_stroke (box), LAYER, -1, g_steal_pointer (&record));
}

static void
draw_image (OxbowToolbox *box, const OxbowAim *aim, int image)
{
  const char *kind = box->patterns[LAYER]->kind;
  OxbowStroke *stroke = oxbow_toolbox_get_stroke (box);
  Spot from = find_spot (box, &box->start, image), to = find_spot (box, aim, image);
  int there = find_thing (box, NULL, to), moved = find_thing (box, kind, from);
  if (aim->button == OXBOW_BUTTON_SECOND)
    {
      if (there >= 0)
        oxbow_stroke_remove (stroke, LAYER, there);
      return;
    }
  if (!may_lie (box, to) || (from.cell == to.cell && from.edge == to.edge && moved >= 0))
    return;
  if (moved >= 0)
    oxbow_stroke_replace (stroke, LAYER, moved,
                          copy_to (oxbow_layer_get (LAYER, oxbow_toolbox_get_scenario (box), moved), to));
  else
    put (box, to, image);
}

/* The whole of it anew, from how it was before the press. */
static void
draw (OxbowToolbox *box, const OxbowAim *aim)
{
  OxbowStroke *stroke = oxbow_toolbox_get_stroke (box);
  g_autoptr (GArray) seen = g_array_new (FALSE, FALSE, sizeof (Spot));
  if (stroke == NULL)
    return;
  oxbow_stroke_reset (stroke);
  for (int image = 0; image < box->n_images; image++)
    {
      Spot spot = find_spot (box, aim, image);
      bool is_new = spot.cell != OXBOW_NO_CELL || spot.edge != OXBOW_NO_EDGE;
      for (guint i = 0; i < seen->len && is_new; i++)
        is_new = memcmp (&g_array_index (seen, Spot, i), &spot, sizeof spot) != 0;
      g_array_append_val (seen, spot);
      if (is_new)
        draw_image (box, aim, image);
    }
}

static void
press (OxbowToolbox *box, const OxbowAim *aim)
{
  const char *title = oxbow_toolbox_pattern_title (box, LAYER);
  if (!oxbow_scenario_has_position (oxbow_toolbox_get_scenario (box)))
    {
      oxbow_toolbox_say (box, _("This map begins with the game's own set-up, not in a position."));
      return;
    }
  if (line_of (box, box->patterns[LAYER]->kind) == NULL)
    {
      oxbow_toolbox_say (box, _("That lies nowhere on the map: it is written among the tables under Things."));
      return;
    }
  if (aim->button == OXBOW_BUTTON_SECOND)
    oxbow_toolbox_begin (box, _("Take Away %s"), title);
  else if (find_thing (box, box->patterns[LAYER]->kind, find_spot (box, aim, 0)) >= 0)
    oxbow_toolbox_begin (box, _("Move %s"), title);
  else
    oxbow_toolbox_begin (box, _("Put %s"), title);
  draw (box, aim);
}

static char *
tell (OxbowToolbox *box, const OxbowAim *aim)
{
  const char *title = oxbow_toolbox_pattern_title (box, LAYER);
  if (find_thing (box, box->patterns[LAYER]->kind, (Spot) { is_for_edges (box) ? OXBOW_NO_CELL : aim->cell,
                                                            is_for_edges (box) ? aim->edge : OXBOW_NO_EDGE }) >= 0)
    return g_strdup_printf (_("Drag to move what is here (%s); the second button takes it away."), title);
  return g_strdup_printf (_("The first button puts here: %s; the second takes away what lies here."), title);
}

const OxbowTool oxbow_position_tool = {
  .id = "position",
  .title = N_("Position"),
  .help = N_("Puts and moves what stands on the map in the position that it begins in."),
  .key = "a",
  .points_at = points_at,
  .fits = fits,
  .press = press,
  .drag = draw,
  .tell = tell,
};
