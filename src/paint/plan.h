/* plan.h: what the maker of a map has to see of it, and players need not
 *
 * Places outside the board, groups with their names, what a scenario puts on the map before the first move, and the
 * places that its tables speak of. A painter draws a game's positions; a plan is drawn over its bare map, alike for all
 * games, from the records alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/canvas.h"
#include "paint/scene.h"

G_BEGIN_DECLS

/* Of the canvas' block, in board units. */
void oxbow_plan_draw (const OxbowCanvas *canvas, const OxbowScene *scene, const OxbowScenario *scenario);

G_END_DECLS
