/* guide-step.h: how far an author has come with what is drawn first
 *
 * The list of steps is the palette's. Whether a map can be played says the game's check alone; the guide only tells in
 * which order to begin.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/layer.h"

G_BEGIN_DECLS

/* Whether there is enough of it, by counting. */
bool oxbow_guide_step_is_done (const OxbowGuideStep *step, const OxbowScenario *scenario);

/* The letter of the step that is to be painted next, the first of which there is not enough; 0: it is not painted. */
char oxbow_guide_step_get_terrain (const OxbowGuideStep *step, const OxbowScenario *scenario);

/* The letters of a step that wants each of several, of which there is not enough yet; "" where one is as good as the
 * other. Yours to free. */
char *oxbow_guide_step_find_missing (const OxbowGuideStep *step, const OxbowScenario *scenario);

G_END_DECLS
