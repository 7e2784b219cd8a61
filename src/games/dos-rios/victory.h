/* victory.h: who has won, and how the others stand (section 7 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/dos-rios/state.h"

G_BEGIN_DECLS

void dos_rios_check_victory (DosRiosState *state, OxbowEvents *events);         /* ends the game if somebody has won */
void dos_rios_end_by_rounds (DosRiosState *state, OxbowEvents *events);
bool dos_rios_result        (const OxbowState *state, OxbowResult *result);

G_END_DECLS
