/* selection.c: what can be done with the cells that are selected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/selection.h"

#include "editor/clear.h"
#include "editor/shape.h"

#include <glib/gi18n-lib.h>

/* What is selected once the hand has let go: a stroke under way may be about to select something else. */
static const GArray *
get_cells (OxbowToolbox *box)
{
  oxbow_draft_end_stroke (oxbow_toolbox_get_draft (box));
  return oxbow_toolbox_get_selection (box);
}

bool
oxbow_selection_copy (OxbowToolbox *box)
{
  const GArray *cells = get_cells (box);
  if (cells->len == 0)
    return false;
  const OxbowScenario *scenario = oxbow_draft_get_scenario (oxbow_toolbox_get_draft (box));
  oxbow_toolbox_set_stamp (box, oxbow_stamp_cut (scenario, cells, OXBOW_NO_CELL));
  return true;
}

static void
paint (OxbowStroke *stroke, const GArray *cells, char terrain)
{
  for (guint i = 0; i < cells->len; i++)
    oxbow_stroke_paint (stroke, g_array_index (cells, OxbowCell, i), terrain);
}

static bool
erase (OxbowToolbox *box, const char *name)
{
  OxbowDraft *draft = oxbow_toolbox_get_draft (box);
  const GArray *cells = get_cells (box);
  if (cells->len == 0)
    return false;
  OxbowStroke *stroke = oxbow_draft_begin (draft);
  oxbow_clear_cells (stroke, cells, OXBOW_ALL_LAYERS);
  paint (stroke, cells, oxbow_draft_get_palette (draft)->blank);
  return oxbow_draft_commit (draft, name);
}

bool
oxbow_selection_cut (OxbowToolbox *box)
{
  return oxbow_selection_copy (box) && erase (box, _("Cut Out"));
}

bool
oxbow_selection_erase (OxbowToolbox *box)
{
  return erase (box, _("Erase Selection"));
}

bool
oxbow_selection_fill (OxbowToolbox *box, char terrain)
{
  OxbowDraft *draft = oxbow_toolbox_get_draft (box);
  const GArray *cells = get_cells (box);
  if (cells->len == 0)
    return false;
  paint (oxbow_draft_begin (draft), cells, terrain);
  return oxbow_draft_commit (draft, _("Fill Selection"));
}

static void
select_those (OxbowToolbox *box, bool unless_selected)
{
  const GArray *selected = get_cells (box);
  g_autoptr (GArray) cells = oxbow_cells_new ();
  int n = oxbow_grid_n_cells (oxbow_draft_get_grid (oxbow_toolbox_get_draft (box)));
  for (OxbowCell cell = 0; cell < n; cell++)
    if (!unless_selected || !oxbow_cells_has (selected, cell))
      g_array_append_val (cells, cell);
  oxbow_toolbox_set_selection (box, cells);
}

void
oxbow_selection_all (OxbowToolbox *box)
{
  select_those (box, false);
}

void
oxbow_selection_invert (OxbowToolbox *box)
{
  select_those (box, true);
}

void
oxbow_selection_none (OxbowToolbox *box)
{
  oxbow_draft_end_stroke (oxbow_toolbox_get_draft (box));
  oxbow_toolbox_set_selection (box, NULL);
}
