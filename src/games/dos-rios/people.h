/* people.h: campesinos are placed, walk, chase and ride (DR-5.2, DR-5.4 to DR-5.7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/dos-rios/state.h"

G_BEGIN_DECLS

void dos_rios_list_placements (const DosRiosState *state, OxbowMoves *moves);
void dos_rios_list_people     (const DosRiosState *state, OxbowMoves *moves);
bool dos_rios_place           (DosRiosState *state, const OxbowMove *move, OxbowEvents *events, GError **error);
bool dos_rios_walk            (DosRiosState *state, const OxbowMove *move, OxbowEvents *events, GError **error);
bool dos_rios_chase           (DosRiosState *state, const OxbowMove *move, OxbowEvents *events, GError **error);
bool dos_rios_ride            (DosRiosState *state, const OxbowMove *move, OxbowEvents *events, GError **error);

int  dos_rios_bar             (const OxbowState *state, OxbowCell cell, GError **error);
bool dos_rios_may_stop        (const DosRiosState *state, GError **error);      /* nobody is in transit */
void dos_rios_move_hand       (DosRiosState *state, int seat, int from, int to);
int  dos_rios_get_places      (const DosRiosState *state, int seat, int16_t places[DOS_RIOS_HANDS]);    /* each once */

G_END_DECLS
