/* rising-waters.c: the painter of Rising Waters
 *
 * Land by its elevation, water by its level, what is flooded, and who is where. Everything that matters is said
 * twice, by colour and by form: levels by a ring and a figure, camps by flag and fence, owners by their mark. The tone
 * is that of a map of record: nothing here is meant to amuse.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/rising-waters-parts.h"

#include <glib/gi18n-lib.h>

#define MOST_BOXES 11

static const OxbowLook looks[] = {
  { '~', OXBOW_SIGN_LAKE, OXBOW_TONE_WATER, OXBOW_TONE_WATER_INK },
  { 0 },
};

static void
draw_ground (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  rising_land_draw_signs (canvas, scene);
  rising_flood_draw (canvas, scene);
  rising_land_draw_borders (canvas, scene);
  rising_flood_draw_outline (canvas, scene);
  rising_pieces_draw_levees (canvas, scene);
  rising_flood_draw_flow (canvas, scene);
  rising_land_draw_figures (canvas, scene);
}

static void
draw_pieces (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  const OxbowBlock *block = &canvas->block;
  rising_discs_draw (canvas, scene);
  if (scene->state == NULL && canvas->level >= OXBOW_LEVEL_SIGNS)
    rising_pieces_draw_landings (canvas, scene);
  for (int row = block->first_row; row <= block->last_row; row++)
    for (int odd = 0; odd < 2; odd++)           /* the upper half of a row of cells first */
      for (int column = block->first_column; column <= block->last_column; column++)
        if ((column & 1) == odd)
          rising_pieces_draw (canvas, scene, row * scene->grid.width + column);
}

static const char *
name_of (const OxbowScene *scene, OxbowCell cell)
{
  return rising_land_at (scene, cell) == RISING_LAND_VICKSBURG ? _("Vicksburg")
                                                              : rising_land_name_of_town (scene, cell);
}

static bool
has_figure (const OxbowScene *scene, OxbowCell cell)
{
  int group = scene->group_of[cell];
  return group > 0 && rising_land_figure_cell (scene, g_ptr_array_index (scene->map->groups, group - 1)) == cell;
}

static int
measure_standing (const OxbowScene *scene, OxbowCell cell, OxbowBox *boxes, int most)
{
  int n = 0;
  if (most < MOST_BOXES)
    return 0;
  if (has_figure (scene, cell))
    boxes[n++] = (OxbowBox) { -0.25, -0.3, 0.5, 0.6 };
  if (rising_discs_has (scene, cell))
    boxes[n++] = (OxbowBox) { -0.55, -0.46, 1.11, 1.1 };
  n += rising_camps_measure_site (scene, cell, boxes + n);
  return n + rising_pieces_measure (scene, cell, boxes + n);
}

const OxbowPainter oxbow_painter_rising_waters = {
  .id = "rising-waters",
  .looks = looks,
  .dress = rising_land_dress,
  .edges = draw_ground,
  .edges_are_ground = true,
  .pieces = draw_pieces,
  .name = name_of,
  .standing = measure_standing,
  .differs = rising_motion_differs,
  .motion = rising_motion_tell,
  .kit = rising_waters_kit,
};
