/* pick.c: takes up what lies on a cell, to draw with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/toolbox-parts.h"
#include "editor/tools/tools.h"

#include <glib/gi18n-lib.h>

static void
pick_record (OxbowToolbox *box, OxbowLayer layer, OxbowCell cell)
{
  const OxbowScenario *scenario = oxbow_toolbox_get_scenario (box);
  int index = oxbow_layer_find_at (layer, scenario, NULL, cell);
  if (index < 0)
    return;
  oxbow_toolbox_set_pattern (box, layer, oxbow_record_copy (oxbow_layer_get (layer, scenario, index)));
  if (layer == OXBOW_LAYER_GROUPS)
    oxbow_toolbox_set_group (box, index);
}

static void
press (OxbowToolbox *box, const OxbowAim *aim)
{
  oxbow_toolbox_set_terrain (box, aim->button, oxbow_toolbox_get_scenario (box)->map->terrain[aim->cell]);
  for (OxbowLayer layer = 0; layer < OXBOW_N_LAYERS; layer++)
    pick_record (box, layer, aim->cell);
}

static char *
tell (OxbowToolbox *box, const OxbowAim *aim)
{
  return g_strdup (_("Each button takes up the terrain to paint with it, and what lies here to put it elsewhere."));
}

const OxbowTool oxbow_pick_tool = {
  .id = "pick",
  .title = N_("Pick"),
  .help = N_("Takes up the terrain of a cell, and what lies there, to draw with it."),
  .key = "i",
  .press = press,
  .tell = tell,
};
