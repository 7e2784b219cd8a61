/* clear.c: takes away what lies on some cells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/clear.h"

#include "editor/shape.h"

bool
oxbow_record_lies_within (const OxbowRecord *record, const OxbowGrid *grid, const GArray *cells)
{
  if (record->edge != OXBOW_NO_EDGE)
    {
      OxbowCell lower = oxbow_grid_edge_lower (grid, record->edge);
      return oxbow_cells_has (cells, oxbow_edge_upper (record->edge))
             && (lower == OXBOW_NO_CELL || oxbow_cells_has (cells, lower));
    }
  for (guint i = 0; i < record->cells->len; i++)
    if (!oxbow_cells_has (cells, g_array_index (record->cells, OxbowCell, i)))
      return false;
  return record->cells->len > 0;
}

static bool
touches (const OxbowRecord *record, const GArray *cells)
{
  for (guint i = 0; i < record->cells->len; i++)
    if (oxbow_cells_has (cells, g_array_index (record->cells, OxbowCell, i)))
      return true;
  return false;
}

/* Neighbouring cells of the list go together, so that a large group is not moved once for each. */
static void
clear_group (OxbowStroke *stroke, int index, const GArray *cells)
{
  const OxbowRecord *group = oxbow_layer_get (OXBOW_LAYER_GROUPS, oxbow_stroke_get_scenario (stroke), index);
  int end = (int) group->cells->len;
  while (end > 0)
    {
      int start = end;
      while (start > 0 && oxbow_cells_has (cells, g_array_index (group->cells, OxbowCell, start - 1)))
        start--;
      if (start < end)
        oxbow_stroke_splice (stroke, OXBOW_LAYER_GROUPS, index, start, end - start, NULL, 0);
      end = MAX (start - 1, 0);
    }
  if (group->cells->len == 0)
    oxbow_stroke_remove (stroke, OXBOW_LAYER_GROUPS, index);
}

void
oxbow_clear_cells (OxbowStroke *stroke, const GArray *cells, unsigned int layers)
{
  const OxbowScenario *scenario = oxbow_stroke_get_scenario (stroke);
  for (OxbowLayer layer = 0; layer < OXBOW_N_LAYERS; layer++)
    for (int i = (int) oxbow_layer_records (layer, scenario)->len - 1; (layers >> layer & 1) != 0 && i >= 0; i--)
      {
        const OxbowRecord *record = oxbow_layer_get (layer, scenario, i);
        if (layer == OXBOW_LAYER_GROUPS)
          clear_group (stroke, i, cells);
        else if (touches (record, cells) || oxbow_record_lies_within (record, &scenario->map->grid, cells))
          oxbow_stroke_remove (stroke, layer, i);
      }
}
