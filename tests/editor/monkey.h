/* monkey.h: somebody who takes any tool, sets it anyhow and points anywhere
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/toolbox.h"

OxbowAim monkey_aim       (const OxbowGrid *grid);
void     monkey_take_tool (OxbowToolbox *box);
void     monkey_set       (OxbowToolbox *box);          /* what is in the hand, and what is selected */
