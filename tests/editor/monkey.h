/* monkey.h: somebody who takes any tool, sets it anyhow, points anywhere, and is interrupted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/toolbox.h"

OxbowAim monkey_aim       (const OxbowGrid *grid);
void     monkey_take_tool (OxbowToolbox *box);
void     monkey_set       (OxbowToolbox *box);          /* what is in the hand, and what is selected */

/* So many strokes on a draft of the scenario, while each of which the draft may become another one: by a form, a
 * command of the whole map, an undo, a save. It would open after each, and there is a way back to the beginning. */
void     monkey_draw_interrupted (const OxbowScenario *scenario, int n);
