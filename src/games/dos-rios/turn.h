/* turn.h: how the game goes on from phase to phase and from player to player (DR-4.6 to DR-5.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/dos-rios/state.h"

G_BEGIN_DECLS

void dos_rios_begin_placing (DosRiosState *state, OxbowEvents *events);
void dos_rios_next_to_place (DosRiosState *state, OxbowEvents *events);
void dos_rios_end_turn      (DosRiosState *state, OxbowEvents *events);
int  dos_rios_n_placed      (const DosRiosState *state, int seat);      /* campesinos outside the city */

G_END_DECLS
