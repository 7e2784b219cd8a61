/* tools.h: the tables of all tools
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/tool.h"

G_BEGIN_DECLS

extern const OxbowTool oxbow_brush_tool, oxbow_line_tool, oxbow_fill_tool;
extern const OxbowTool oxbow_erase_tool, oxbow_pick_tool;
extern const OxbowTool oxbow_select_tool, oxbow_lasso_tool, oxbow_alike_tool, oxbow_move_tool, oxbow_stamp_tool;
extern const OxbowTool oxbow_edge_tool, oxbow_feature_tool, oxbow_label_tool, oxbow_piece_tool;
extern const OxbowTool oxbow_group_tool, oxbow_link_tool, oxbow_slot_tool, oxbow_position_tool;

/* What all tools outline that have a radius. */
void oxbow_brush_outline (OxbowToolbox *box, const OxbowAim *aim, GArray *cells);

G_END_DECLS
