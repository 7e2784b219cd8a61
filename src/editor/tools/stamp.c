/* stamp.c: lays a piece of the map that was copied, and moves what is selected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/clear.h"
#include "editor/toolbox-parts.h"
#include "editor/tools/tools.h"

#include <glib/gi18n-lib.h>

/* The original last: where images overlap, it is on top. */
static void
lay (OxbowToolbox *box, const OxbowStamp *stamp, OxbowCell at)
{
  for (int i = box->n_images - 1; i >= 0; i--)
    oxbow_stamp_lay (stamp, oxbow_toolbox_get_stroke (box), at, &box->symmetry, i);
}

/* Stamping */

static void
lay_stamp (OxbowToolbox *box, const OxbowAim *aim)
{
  if (oxbow_toolbox_get_stroke (box) == NULL)
    return;
  oxbow_stroke_reset (oxbow_toolbox_get_stroke (box));
  lay (box, box->stamp, aim->cell);
}

static void
press_stamp (OxbowToolbox *box, const OxbowAim *aim)
{
  if (box->stamp == NULL)
    {
      oxbow_toolbox_say (box, _("There is nothing to paste yet. Select some cells and copy them first."));
      return;
    }
  if (aim->button == OXBOW_BUTTON_SECOND)
    {
      oxbow_stamp_turn (box->stamp);
      oxbow_toolbox_notify (box);
      return;
    }
  oxbow_toolbox_begin (box, _("Paste"));
  lay_stamp (box, aim);
}

static void
outline_stamp (OxbowToolbox *box, const OxbowAim *aim, GArray *cells)
{
  if (box->stamp != NULL)
    oxbow_stamp_outline (box->stamp, oxbow_draft_get_grid (box->draft), aim->cell, cells);
  else
    g_array_append_val (cells, aim->cell);
}

static char *
tell_stamp (OxbowToolbox *box, const OxbowAim *aim)
{
  if (box->stamp == NULL)
    return g_strdup (_("Select some cells and copy them first; then they can be pasted here."));
  return g_strdup (_("The first button pastes what was copied, the second turns it by 60 degrees."));
}

/* Moving */

static void
clear_selection (OxbowToolbox *box)
{
  OxbowStroke *stroke = oxbow_toolbox_get_stroke (box);
  g_autoptr (GArray) cells = g_array_copy (box->selection);
  oxbow_toolbox_add_images (box, cells);
  oxbow_clear_cells (stroke, cells, OXBOW_ALL_LAYERS);
  for (guint i = 0; i < cells->len; i++)
    oxbow_stroke_paint (stroke, g_array_index (cells, OxbowCell, i), oxbow_draft_get_palette (box->draft)->blank);
}

static void
drag_selection (OxbowToolbox *box, const OxbowAim *aim)
{
  if (oxbow_toolbox_get_stroke (box) == NULL)
    return;
  oxbow_stroke_reset (oxbow_toolbox_get_stroke (box));
  if (aim->cell == box->start.cell)
    return;
  const OxbowScenario *scenario = oxbow_toolbox_get_scenario (box);
  g_autoptr (OxbowStamp) stamp = oxbow_stamp_cut (scenario, box->selection, box->start.cell);
  if (aim->button == OXBOW_BUTTON_FIRST)
    clear_selection (box);
  lay (box, stamp, aim->cell);
}

static void
press_move (OxbowToolbox *box, const OxbowAim *aim)
{
  if (box->selection->len == 0)
    oxbow_toolbox_say (box, _("There is nothing to move yet. Select some cells first."));
  else
    oxbow_toolbox_begin (box, aim->button == OXBOW_BUTTON_FIRST ? _("Move Selection") : _("Copy Selection"));
}

/* The selection goes along, so that it can be moved on. */
static void
release_move (OxbowToolbox *box, const OxbowAim *aim)
{
  const OxbowGrid *grid = oxbow_draft_get_grid (box->draft);
  OxbowTransform transform = { *grid, *grid, false, 0, { 0, 0 } };
  g_autoptr (GArray) moved = oxbow_cells_new ();
  if (box->selection->len == 0)
    return;
  oxbow_transform_lay (&transform, oxbow_grid_get_hex (grid, box->start.cell), oxbow_grid_get_hex (grid, aim->cell));
  for (guint i = 0; i < box->selection->len; i++)
    {
      OxbowCell cell = oxbow_transform_cell (&transform, g_array_index (box->selection, OxbowCell, i));
      if (cell != OXBOW_NO_CELL)
        g_array_append_val (moved, cell);
    }
  oxbow_toolbox_set_selection (box, moved);
}

static char *
tell_move (OxbowToolbox *box, const OxbowAim *aim)
{
  if (box->selection->len == 0)
    return g_strdup (_("Select some cells first; then they can be dragged elsewhere."));
  return g_strdup (_("Drag to move what is selected; with the second button, a copy of it."));
}

const OxbowTool oxbow_stamp_tool = {
  .id = "stamp",
  .title = N_("Paste"),
  .help = N_("Lays what was copied, with all that lies on it; it can be turned and mirrored."),
  .key = "v",
  .press = press_stamp,
  .drag = lay_stamp,
  .outline = outline_stamp,
  .tell = tell_stamp,
};

const OxbowTool oxbow_move_tool = {
  .id = "move",
  .title = N_("Move"),
  .help = N_("Moves the selected cells with all that lies on them."),
  .key = "m",
  .press = press_move,
  .drag = drag_selection,
  .release = release_move,
  .tell = tell_move,
};
