/* select.c: chooses cells, by a rectangle, a lasso, or all that is alike
 *
 * What is chosen is no part of the draft, so no step comes of it. With Shift the cells are added to those chosen, with
 * Ctrl they are taken from them; the second button takes from them, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/toolbox-parts.h"
#include "editor/tools/tools.h"

#include <glib/gi18n-lib.h>

static GArray *
without (const GArray *cells, const GArray *taken)
{
  GArray *left = oxbow_cells_new ();
  for (guint i = 0; i < cells->len; i++)
    if (!oxbow_cells_has (taken, g_array_index (cells, OxbowCell, i)))
      g_array_append_val (left, g_array_index (cells, OxbowCell, i));
  return left;
}

static void
choose (OxbowToolbox *box, const OxbowAim *aim, GArray *cells)
{
  g_autoptr (GArray) chosen = NULL;
  oxbow_cells_sort (cells);
  if (aim->takes || box->start.button == OXBOW_BUTTON_SECOND)
    chosen = without (box->selection, cells);
  else if (aim->adds)
    {
      chosen = g_array_copy (box->selection);
      if (cells->len > 0)
        g_array_append_vals (chosen, cells->data, cells->len);
    }
  else
    chosen = g_array_ref (cells);
  oxbow_toolbox_set_selection (box, chosen);
}

static void
press_nothing (OxbowToolbox *box, const OxbowAim *aim)
{
}

static void
release_rectangle (OxbowToolbox *box, const OxbowAim *aim)
{
  g_autoptr (GArray) cells = oxbow_cells_new ();
  oxbow_shape_rectangle (oxbow_draft_get_grid (box->draft), box->start.cell, aim->cell, cells);
  choose (box, aim, cells);
}

static void
outline_rectangle (OxbowToolbox *box, const OxbowAim *aim, GArray *cells)
{
  OxbowCell corner = box->is_pressed ? box->start.cell : aim->cell;
  oxbow_shape_rectangle (oxbow_draft_get_grid (box->draft), corner, aim->cell, cells);
}

static void
release_lasso (OxbowToolbox *box, const OxbowAim *aim)
{
  g_autoptr (GArray) cells = oxbow_cells_new ();
  oxbow_shape_lasso (oxbow_draft_get_grid (box->draft), box->path, cells);
  choose (box, aim, cells);
}

static void
outline_lasso (OxbowToolbox *box, const OxbowAim *aim, GArray *cells)
{
  if (box->is_pressed)
    oxbow_shape_lasso (oxbow_draft_get_grid (box->draft), box->path, cells);
  else
    g_array_append_val (cells, aim->cell);
}

static void
press_alike (OxbowToolbox *box, const OxbowAim *aim)
{
  g_autoptr (GArray) cells = oxbow_cells_new ();
  oxbow_shape_alike (oxbow_toolbox_get_scenario (box)->map, aim->cell, cells);
  choose (box, aim, cells);
}

static char *
tell_rectangle (OxbowToolbox *box, const OxbowAim *aim)
{
  return g_strdup (_("Drag over the cells to select; the second button takes cells from the selection."));
}

static char *
tell_lasso (OxbowToolbox *box, const OxbowAim *aim)
{
  return g_strdup (_("Drag round the cells to select; the second button takes cells from the selection."));
}

static char *
tell_alike (OxbowToolbox *box, const OxbowAim *aim)
{
  return g_strdup (_("The first button selects all that hangs together, the second takes it from the selection."));
}

const OxbowTool oxbow_select_tool = {
  .id = "select",
  .title = N_("Select a Rectangle"),
  .help = N_("Selects the cells between two corners, to move, copy or fill them."),
  .key = "s",
  .press = press_nothing,
  .release = release_rectangle,
  .outline = outline_rectangle,
  .tell = tell_rectangle,
};

const OxbowTool oxbow_lasso_tool = {
  .id = "lasso",
  .title = N_("Select with a Lasso"),
  .help = N_("Selects all cells that you draw round."),
  .key = "o",
  .press = press_nothing,
  .release = release_lasso,
  .outline = outline_lasso,
  .tell = tell_lasso,
};

const OxbowTool oxbow_alike_tool = {
  .id = "alike",
  .title = N_("Select One Terrain"),
  .help = N_("Selects all cells of one terrain that hang together."),
  .key = "w",
  .press = press_alike,
  .tell = tell_alike,
};
