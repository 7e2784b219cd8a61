/* selection.h: what can be done with the cells that are selected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/toolbox.h"

G_BEGIN_DECLS

/* Each is one step; with nothing selected nothing happens, and false is the answer. */
bool oxbow_selection_copy   (OxbowToolbox *box);        /* becomes the stamp */
bool oxbow_selection_cut    (OxbowToolbox *box);
bool oxbow_selection_erase  (OxbowToolbox *box);
bool oxbow_selection_fill   (OxbowToolbox *box, char terrain);
void oxbow_selection_all    (OxbowToolbox *box);
void oxbow_selection_invert (OxbowToolbox *box);
void oxbow_selection_none   (OxbowToolbox *box);

G_END_DECLS
