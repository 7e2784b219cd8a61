/* list.c: the tools, in the order of the tool bar
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/tools/tools.h"

#include <string.h>

const OxbowTool *const oxbow_tools[] = {
  &oxbow_brush_tool,
  &oxbow_line_tool,
  &oxbow_fill_tool,
  &oxbow_erase_tool,
  &oxbow_pick_tool,
  &oxbow_select_tool,
  &oxbow_lasso_tool,
  &oxbow_alike_tool,
  &oxbow_move_tool,
  &oxbow_stamp_tool,
  &oxbow_feature_tool,
  &oxbow_label_tool,
  &oxbow_edge_tool,
  &oxbow_group_tool,
  &oxbow_link_tool,
  &oxbow_piece_tool,
  &oxbow_slot_tool,
  &oxbow_position_tool,
  NULL,
};

const OxbowTool *
oxbow_tool_find (const char *id)
{
  for (int i = 0; oxbow_tools[i] != NULL; i++)
    if (strcmp (oxbow_tools[i]->id, id) == 0)
      return oxbow_tools[i];
  return NULL;
}

bool
oxbow_tool_fits (const OxbowTool *tool, const OxbowPalette *palette)
{
  return tool->fits == NULL || tool->fits (palette);
}
