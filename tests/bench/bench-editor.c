/* bench-editor.c: what drawing costs, in time and in memory of history
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench.h"

#include "core/ruleset.h"
#include "editor/fill.h"
#include "editor/toolbox.h"
#include "measure.h"

#include <malloc.h>
#include <string.h>

#define ROUNDS 9
#define SIDE 1000
#define N_STROKES 10000

/* Hills, of which open in a hundred stay and forest takes the place of the others, at random. */
static OxbowDraft *
new_draft (int side, unsigned int open)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("dos-rios");
  OxbowRng rng = { 7 };
  g_autoptr (OxbowScenario) scenario =
      oxbow_scenario_new (ruleset, "bench", oxbow_map_new (OXBOW_FLAT, side, side, 'h'));
  for (OxbowCell cell = 0; open < 100 && cell < side * side; cell++)
    if (oxbow_rng_below (&rng, 100) >= open)
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

static int
count_cells (const OxbowMask *mask)
{
  OxbowRun run = { 0, 0 };
  int n = 0;
  while (oxbow_mask_next_run (mask, &run))
    n += run.n;
  return n;
}

/* A hill near the middle, with as much around it as there is: of several, that from which a fill reaches most. */
static OxbowCell
find_hill (OxbowDraft *draft)
{
  const OxbowMap *map = oxbow_draft_get_scenario (draft)->map;
  OxbowCell best = OXBOW_NO_CELL;
  int most = 0;
  for (OxbowCell cell = SIDE / 2 * SIDE + SIDE / 2, i = 0; i < 40; cell++)
    if (map->terrain[cell] == 'h')
      {
        g_autoptr (OxbowMask) reached = oxbow_fill_find (map, cell);
        int n = count_cells (reached);
        if (n > most)
          best = cell;
        most = MAX (most, n);
        i++;
      }
  return best;
}

/* Of one terrain, a fill is a matter of copying; where two are mixed, of finding the way. That is longest where half of
 * the land is open: there the open cells just hang together, by ways that wind through all of the map. */
static const unsigned int shares[] = { 100, 95, 90, 80, 70, 67, 60, 56, 54, 53, 52, 51, 50, 49, 48, 45, 40 };

static void
measure_fill (unsigned int open)
{
  g_autoptr (OxbowDraft) draft = new_draft (SIDE, open);
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
  g_print ("  %u %% open land, %d cells filled\n", open, n);
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
  g_autoptr (OxbowDraft) draft = new_draft (SIDE, 100);
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
  g_autoptr (OxbowDraft) draft = new_draft (500, 67);
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
  for (guint i = 0; i < G_N_ELEMENTS (shares); i++)
    measure_fill (shares[i]);
  measure_steps ("bytes of history, one cell", 0, "target: at most 64");
  measure_steps ("bytes of history, a disc of 19 cells", 2, "no target");
  measure_drags ();
}
