/* monkey.c: see monkey.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "monkey.h"

#include "drafts.h"
#include "editor/selection.h"

OxbowAim
monkey_aim (const OxbowGrid *grid)
{
  OxbowAim aim = { below (oxbow_grid_n_cells (grid)), OXBOW_NO_EDGE, below (2), below (6) == 0, below (6) == 0 };
  aim.edge = oxbow_grid_edge (grid, aim.cell, below (OXBOW_DIRECTIONS));
  return aim;
}

void
monkey_take_tool (OxbowToolbox *box)
{
  int n_tools = 0;
  while (oxbow_tools[n_tools] != NULL)
    n_tools++;
  oxbow_toolbox_set_tool (box, oxbow_tools[below (n_tools)]);
}

void
monkey_set (OxbowToolbox *box)
{
  OxbowDraft *draft = oxbow_toolbox_get_draft (box);
  const OxbowPalette *palette = oxbow_draft_get_palette (draft);
  OxbowLayer layer = below (OXBOW_LAYER_TABLES);
  const OxbowRecordKind *kinds = oxbow_layer_kinds (layer, palette);
  oxbow_toolbox_set_kind (box, layer, kinds[below (count_kinds (kinds))].name);
  oxbow_toolbox_set_terrain (box, below (2), palette->terrains[below (4)].code);
  oxbow_toolbox_set_radius (box, below (4));
  oxbow_toolbox_set_symmetry (box, below (OXBOW_N_SYMMETRIES));
  if (below (2))
    oxbow_toolbox_set_centre (box, below (oxbow_grid_n_cells (oxbow_draft_get_grid (draft))));
  if (below (4) == 0)
    oxbow_toolbox_set_group (box, -1);
  if (below (3) == 0)
    oxbow_selection_copy (box);
  if (below (6) == 0)
    oxbow_selection_cut (box);
  if (below (6) == 0)
    oxbow_selection_erase (box);
}
