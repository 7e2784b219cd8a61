/* bench-editor.c: what drawing costs, in time and in memory of history
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench.h"

#include "core/ruleset.h"
#include "editor/toolbox.h"
#include "measure.h"

#include <malloc.h>
#include <string.h>

#define ROUNDS 9
#define SIDE 1000
#define N_STROKES 10000

static OxbowDraft *
new_draft (int side, bool is_mixed)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("dos-rios");
  OxbowRng rng = { 7 };
  g_autoptr (OxbowScenario) scenario =
      oxbow_scenario_new (ruleset, "bench", oxbow_map_new (OXBOW_FLAT, side, side, 'h'));
  for (OxbowCell cell = 0; is_mixed && cell < side * side; cell++)
    if (oxbow_rng_below (&rng, 3) == 0)
      scenario->map->terrain[cell] = 'f';
  return oxbow_draft_new (scenario);
}

static double
time_copies (OxbowDraft *draft)
{
  const char *terrain = oxbow_draft_get_scenario (draft)->map->terrain;
  g_autofree char *copy = g_malloc0 (SIDE * SIDE);
  double start = cpu_seconds ();
  for (int i = 0; i < 50; i++)
    {
      memcpy (copy, terrain, SIDE * SIDE);
      __asm__ volatile ("" : : "r" (copy) : "memory");
    }
  return (cpu_seconds () - start) / 50;
}

static OxbowCell
find_hill (OxbowDraft *draft)
{
  OxbowCell cell = SIDE / 2 * SIDE + SIDE / 2;
  while (oxbow_draft_get_scenario (draft)->map->terrain[cell] != 'h')
    cell++;
  return cell;
}

/* Of one terrain, a fill is a matter of copying; where two are mixed, of finding the way. */
static void
measure_fill (const char *title, bool is_mixed)
{
  g_autoptr (OxbowDraft) draft = new_draft (SIDE, is_mixed);
  g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
  Sample copies = { .n = 0 }, fills = { .n = 0 }, undos = { .n = 0 };
  OxbowAim aim = { find_hill (draft), OXBOW_NO_EDGE };
  size_t bytes = 0;
  oxbow_toolbox_set_tool (box, oxbow_tool_find ("fill"));
  oxbow_toolbox_set_terrain (box, OXBOW_BUTTON_FIRST, 'w');
  for (int round = 0; round < ROUNDS; round++)
    {
      sample_add (&copies, time_copies (draft) * 1e6);
      double start = cpu_seconds ();
      oxbow_toolbox_press (box, &aim);
      oxbow_toolbox_release (box, &aim);
      sample_add (&fills, (cpu_seconds () - start) * 1e6);
      bytes = oxbow_draft_get_bytes (draft);
      start = cpu_seconds ();
      oxbow_draft_undo (draft);
      sample_add (&undos, (cpu_seconds () - start) * 1e6);
    }
  int n = 0;
  oxbow_draft_redo (draft);
  for (OxbowCell cell = 0; cell < SIDE * SIDE; cell++)
    n += oxbow_draft_get_scenario (draft)->map->terrain[cell] == 'w';
  g_print ("  %s, %d cells filled\n", title, n);
  print_sample ("a plain copy of the cells", &copies, "us");
  print_sample ("fill", &fills, "us");
  print_ratio ("ratio", &fills, &copies, "at most 20");
  print_sample ("undo of it", &undos, "us");
  g_print ("  %-44s %12.3f (target: at most 4)\n", "bytes of history a cell", (double) bytes / n);
}

/* As the C library counts them, with all that the history needs around the edits. */
static void
measure_steps (const char *title, int radius, const char *target)
{
  g_autoptr (OxbowDraft) draft = new_draft (SIDE, false);
  g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
  OxbowRng rng = { 3 };
  oxbow_toolbox_set_radius (box, radius);
  size_t before = mallinfo2 ().uordblks;
  for (int i = 0; i < N_STROKES; i++)
    {
      OxbowAim aim = { (OxbowCell) oxbow_rng_below (&rng, SIDE * SIDE), OXBOW_NO_EDGE };
      oxbow_toolbox_set_terrain (box, OXBOW_BUTTON_FIRST, "wtc"[i % 3]);
      oxbow_toolbox_press (box, &aim);
      oxbow_toolbox_release (box, &aim);
    }
  double bytes = (double) (mallinfo2 ().uordblks - before) / oxbow_draft_get_n_steps (draft);
  g_print ("  %-44s %12.1f (%s)\n", title, bytes, target);
}

/* One move of the pointer while a disc of the largest radius is drawn. */
static void
measure_drags (void)
{
  g_autoptr (OxbowDraft) draft = new_draft (500, true);
  g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
  Sample drags = { .n = 0 };
  oxbow_toolbox_set_radius (box, OXBOW_MAX_RADIUS);
  for (int round = 0; round < ROUNDS; round++)
    {
      OxbowAim aim = { (50 + round) * 500, OXBOW_NO_EDGE };
      oxbow_toolbox_press (box, &aim);
      double start = cpu_seconds ();
      for (int i = 1; i < 500; i++)
        {
          aim.cell++;
          oxbow_toolbox_drag (box, &aim);
        }
      sample_add (&drags, (cpu_seconds () - start) / 499 * 1e6);
      oxbow_toolbox_release (box, &aim);
    }
  print_sample ("a drag of the brush, radius 5, 500 x 500", &drags, "us");
}

void
bench_draw (const char *tool, const char *self)
{
  measure_fill ("one terrain", false);
  measure_fill ("two terrains, mixed", true);
  measure_steps ("bytes of history, one cell", 0, "target: at most 64");
  measure_steps ("bytes of history, a disc of 19 cells", 2, "no target");
  measure_drags ();
}
