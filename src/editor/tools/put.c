/* put.c: puts features, labels and pieces on cells, and moves them
 *
 * A press where nothing of the kind lies puts one there, and it follows the pointer until it is let go. Where one lies,
 * a drag moves that one. Of pieces there may be several on a cell, so a press without a drag puts another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/pass.h"
#include "editor/pattern.h"
#include "editor/sweep.h"
#include "editor/toolbox-parts.h"
#include "editor/tools/tools.h"

#include <glib/gi18n-lib.h>

static bool
fits_features (const OxbowPalette *palette)
{
  return palette->features != NULL;
}

static bool
fits_pieces (const OxbowPalette *palette)
{
  return palette->pieces != NULL;
}

static bool
may_lie (OxbowToolbox *box, OxbowLayer layer, OxbowCell cell)
{
  return cell != OXBOW_NO_CELL
         && (layer == OXBOW_LAYER_LABELS || !oxbow_scenario_is_outside (oxbow_toolbox_get_scenario (box), cell));
}

static void
put (OxbowToolbox *box, OxbowLayer layer, OxbowCell cell, int image)
{
  const OxbowScenario *scenario = oxbow_toolbox_get_scenario (box);
  const OxbowRecord *pattern = box->patterns[layer];
  if (!may_lie (box, layer, cell)
      || (layer != OXBOW_LAYER_PIECES && oxbow_layer_find_at (layer, scenario, pattern->kind, cell) >= 0))
    return;
  const OxbowRecordKind *kind = oxbow_layer_find_kind (layer, scenario->ruleset->palette, pattern->kind);
  g_autoptr (OxbowRecord) record = oxbow_record_copy (pattern);
  g_array_set_size (record->cells, 0);
  g_array_append_val (record->cells, cell);
  oxbow_pattern_anchor (record, kind, &scenario->map->grid, cell);
  oxbow_pass_seats (record, scenario->ruleset, image);
  if (oxbow_pattern_number (record, scenario, layer, -1))
    oxbow_stroke_insert (oxbow_toolbox_get_stroke (box), layer, -1, g_steal_pointer (&record));
}

/* Only what lies on that one cell is moved; a place that is taken by one of the kind stays with that. */
static void
move (OxbowToolbox *box, OxbowLayer layer, OxbowCell from, OxbowCell to)
{
  const OxbowScenario *scenario = oxbow_toolbox_get_scenario (box);
  int index = oxbow_layer_find_at (layer, scenario, box->patterns[layer]->kind, from);
  if (index < 0 || !may_lie (box, layer, to))
    return;
  const OxbowRecord *record = oxbow_layer_get (layer, scenario, index);
  if (record->cells->len != 1
      || (layer != OXBOW_LAYER_PIECES && oxbow_layer_find_at (layer, scenario, record->kind, to) >= 0))
    return;
  oxbow_stroke_splice (oxbow_toolbox_get_stroke (box), layer, index, 0, 1, &to, 1);
}

static bool
has_one (OxbowToolbox *box, OxbowLayer layer, OxbowCell cell)
{
  return oxbow_layer_find_at (layer, oxbow_toolbox_get_scenario (box), box->patterns[layer]->kind, cell) >= 0;
}

static void
take_away (OxbowToolbox *box, OxbowLayer layer, OxbowCell cell)
{
  int index = oxbow_layer_find_at (layer, oxbow_toolbox_get_scenario (box), NULL, cell);
  if (index >= 0)
    oxbow_stroke_remove (oxbow_toolbox_get_stroke (box), layer, index);
}

/* The whole of it anew, from how it was before the press. */
static void
draw (OxbowToolbox *box, OxbowLayer layer, const OxbowAim *aim)
{
  oxbow_stroke_reset (oxbow_toolbox_get_stroke (box));
  bool moves = aim->cell != box->start.cell && has_one (box, layer, box->start.cell);
  g_autoptr (GArray) seen = oxbow_cells_new ();
  for (int i = 0; i < box->n_images; i++)
    {
      OxbowCell from = oxbow_transform_cell (&box->images[i], box->start.cell);
      OxbowCell to = oxbow_transform_cell (&box->images[i], aim->cell);
      oxbow_cells_sort (seen);
      if (to == OXBOW_NO_CELL || oxbow_cells_has (seen, to))
        continue;
      g_array_append_val (seen, to);
      if (aim->button == OXBOW_BUTTON_SECOND)
        take_away (box, layer, to);
      else if (moves && from != OXBOW_NO_CELL)
        move (box, layer, from, to);
      else if (!moves)
        put (box, layer, to, i);
    }
}

static void
press (OxbowToolbox *box, OxbowLayer layer, const OxbowAim *aim)
{
  const char *title = oxbow_toolbox_pattern_title (box, layer);
  if (aim->button == OXBOW_BUTTON_SECOND)
    /* Translators: steps in the list of what was drawn; a kind of thing follows, such as a town. */
    oxbow_toolbox_begin (box, _("Take Away %s"), title);
  else if (layer != OXBOW_LAYER_PIECES && has_one (box, layer, aim->cell))
    oxbow_toolbox_begin (box, _("Move %s"), title);
  else
    oxbow_toolbox_begin (box, _("Put %s"), title);
  if (aim->button == OXBOW_BUTTON_FIRST && !may_lie (box, layer, aim->cell))
    oxbow_toolbox_say (box, _("%s is outside the map, so nothing can lie there."),
                       OXBOW_CELL_NAME (oxbow_draft_get_grid (box->draft), aim->cell));
  draw (box, layer, aim);
}

static char *
tell (OxbowToolbox *box, OxbowLayer layer, const OxbowAim *aim)
{
  const char *title = oxbow_toolbox_pattern_title (box, layer);
  if (aim->cell != OXBOW_NO_CELL && has_one (box, layer, aim->cell))
    return g_strdup_printf (_("Drag to move what is here (%s); the second button takes it away."), title);
  return g_strdup_printf (_("The first button puts here: %s; the second takes away what lies here."), title);
}

/* The three tools differ in their layer only. */

static void
press_feature (OxbowToolbox *box, const OxbowAim *aim)
{
  press (box, OXBOW_LAYER_FEATURES, aim);
}

static void
drag_feature (OxbowToolbox *box, const OxbowAim *aim)
{
  draw (box, OXBOW_LAYER_FEATURES, aim);
}

static char *
tell_feature (OxbowToolbox *box, const OxbowAim *aim)
{
  return tell (box, OXBOW_LAYER_FEATURES, aim);
}

static void
press_label (OxbowToolbox *box, const OxbowAim *aim)
{
  press (box, OXBOW_LAYER_LABELS, aim);
}

static void
drag_label (OxbowToolbox *box, const OxbowAim *aim)
{
  draw (box, OXBOW_LAYER_LABELS, aim);
}

static char *
tell_label (OxbowToolbox *box, const OxbowAim *aim)
{
  return tell (box, OXBOW_LAYER_LABELS, aim);
}

static void
press_piece (OxbowToolbox *box, const OxbowAim *aim)
{
  press (box, OXBOW_LAYER_PIECES, aim);
}

static void
drag_piece (OxbowToolbox *box, const OxbowAim *aim)
{
  draw (box, OXBOW_LAYER_PIECES, aim);
}

static char *
tell_piece (OxbowToolbox *box, const OxbowAim *aim)
{
  return tell (box, OXBOW_LAYER_PIECES, aim);
}

const OxbowTool oxbow_feature_tool = {
  .id = "feature",
  .title = N_("Features"),
  .help = N_("Puts what may lie on a cell, such as a town, and moves it."),
  .key = "f",
  .fits = fits_features,
  .press = press_feature,
  .drag = drag_feature,
  .tell = tell_feature,
};

const OxbowTool oxbow_label_tool = {
  .id = "label",
  .title = N_("Labels"),
  .help = N_("Writes names on the map, and moves them."),
  .key = "t",
  .press = press_label,
  .drag = drag_label,
  .tell = tell_label,
};

const OxbowTool oxbow_piece_tool = {
  .id = "piece",
  .title = N_("Pieces"),
  .help = N_("Puts what stands on the board at the start, and moves it."),
  .key = "p",
  .fits = fits_pieces,
  .press = press_piece,
  .drag = drag_piece,
  .tell = tell_piece,
};
