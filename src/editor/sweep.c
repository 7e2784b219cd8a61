/* sweep.c: what lies on a cell that is outside now goes with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/sweep.h"

#include "core/lesson.h"
#include "core/ruleset.h"
#include "editor/clear.h"
#include "editor/shape.h"

bool
oxbow_scenario_is_outside (const OxbowScenario *scenario, OxbowCell cell)
{
  if (cell == OXBOW_NO_CELL)
    return true;
  const OxbowTerrain *terrain =
      oxbow_palette_find_terrain (scenario->ruleset->palette, scenario->map->terrain[cell]);
  return terrain != NULL && terrain->outside;
}

bool
oxbow_scenario_is_outside_edge (const OxbowScenario *scenario, OxbowEdge edge)
{
  return oxbow_scenario_is_outside (scenario, oxbow_edge_upper (edge))
         && oxbow_scenario_is_outside (scenario, oxbow_grid_edge_lower (&scenario->map->grid, edge));
}

static void
add_lost_cells (const OxbowScenario *scenario, const OxbowRecord *record, GArray *cells)
{
  for (guint i = 0; i < record->cells->len; i++)
    {
      OxbowCell cell = g_array_index (record->cells, OxbowCell, i);
      if (oxbow_scenario_is_outside (scenario, cell))
        g_array_append_val (cells, cell);
    }
  if (record->edge == OXBOW_NO_EDGE)
    return;
  OxbowCell ends[] = { oxbow_edge_upper (record->edge), oxbow_grid_edge_lower (&scenario->map->grid, record->edge) };
  for (int i = 0; i < 2; i++)
    if (ends[i] != OXBOW_NO_CELL && oxbow_scenario_is_outside (scenario, ends[i]))
      g_array_append_val (cells, ends[i]);
}

/* The cells that records lie on and that are outside now. An edge at which one cell is left may stay. */
static GArray *
find_lost_cells (const OxbowScenario *scenario)
{
  GArray *cells = oxbow_cells_new ();
  for (OxbowLayer layer = 0; layer < OXBOW_N_LAYERS; layer++)
    {
      const GPtrArray *records = oxbow_layer_records (layer, scenario);
      for (guint i = 0; i < records->len; i++)
        add_lost_cells (scenario, records->pdata[i], cells);
    }
  oxbow_cells_sort (cells);
  return cells;
}

static bool
lies_nowhere (const OxbowScenario *scenario, const OxbowRecord *record)
{
  g_autoptr (GArray) lost = oxbow_cells_new ();
  add_lost_cells (scenario, record, lost);
  return record->edge != OXBOW_NO_EDGE ? oxbow_scenario_is_outside_edge (scenario, record->edge) : lost->len > 0;
}

/* A step of a lesson may go on speaking, of no place then. */
static void
sweep_lesson (OxbowStroke *stroke)
{
  const OxbowScenario *scenario = oxbow_stroke_get_scenario (stroke);
  g_autoptr (OxbowLesson) lesson = oxbow_lesson_copy (scenario->lesson);
  bool is_new = false;
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      OxbowLessonStep *step = lesson->steps->pdata[i];
      if (!lies_nowhere (scenario, step->about))
        continue;
      g_array_set_size (step->about->cells, 0);
      step->about->edge = OXBOW_NO_EDGE;
      is_new = true;
    }
  if (is_new)
    oxbow_stroke_set_lesson (stroke, g_steal_pointer (&lesson));
}

/* Labels may stand outside: the names of seas and neighbours do. */
void
oxbow_sweep (OxbowStroke *stroke)
{
  const OxbowScenario *scenario = oxbow_stroke_get_scenario (stroke);
  g_autoptr (GArray) cells = find_lost_cells (scenario);
  if (cells->len > 0)
    oxbow_clear_cells (stroke, cells, OXBOW_ALL_LAYERS & ~(1u << OXBOW_LAYER_LABELS));
  if (scenario->lesson != NULL)
    sweep_lesson (stroke);
}
