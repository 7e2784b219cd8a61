/* fill.c: gives all that hangs together another terrain
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/fill.h"

#include "editor/toolbox-parts.h"
#include "editor/tools/tools.h"

#include <glib/gi18n-lib.h>

/* What is filled here is painted at its images, whatever was there: a symmetric map stays symmetric. */
static void
paint_image (OxbowStroke *stroke, const OxbowTransform *image, const OxbowRun *run, char terrain)
{
  for (int i = 0; i < run->n; i++)
    {
      OxbowCell cell = oxbow_transform_cell (image, run->cell + i);
      if (cell != OXBOW_NO_CELL)
        oxbow_stroke_paint (stroke, cell, terrain);
    }
}

static void
press (OxbowToolbox *box, const OxbowAim *aim)
{
  char terrain = box->terrain[aim->button];
  /* Translators: a step in the list of what was drawn; the terrain follows. */
  OxbowStroke *stroke = oxbow_toolbox_begin (box, _("Fill with %s"), oxbow_toolbox_terrain_title (box, terrain));
  g_autoptr (OxbowMask) mask = oxbow_fill_find (oxbow_toolbox_get_scenario (box)->map, aim->cell);
  oxbow_stroke_paint_mask (stroke, mask, terrain);
  OxbowRun run = { 0, 0 };
  while (box->n_images > 1 && oxbow_mask_next_run (mask, &run))
    for (int image = 1; image < box->n_images; image++)
      paint_image (stroke, &box->images[image], &run, terrain);
}

static char *
tell (OxbowToolbox *box, const OxbowAim *aim)
{
  return g_strdup_printf (_("The first button fills all that hangs together with %s, the second with %s."),
                          oxbow_toolbox_terrain_title (box, box->terrain[OXBOW_BUTTON_FIRST]),
                          oxbow_toolbox_terrain_title (box, box->terrain[OXBOW_BUTTON_SECOND]));
}

const OxbowTool oxbow_fill_tool = {
  .id = "fill",
  .title = N_("Fill"),
  .help = N_("Gives all cells of one terrain that hang together another terrain."),
  .key = "g",
  .press = press,
  .tell = tell,
};
