/* works.h: dams, fincas, haciendas, and the laying of a river (DR-5.3, DR-5.8, DR-5.9)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/dos-rios/state.h"

G_BEGIN_DECLS

void dos_rios_list_lays  (const DosRiosState *state, OxbowMoves *moves);
void dos_rios_list_works (const DosRiosState *state, OxbowMoves *moves);
bool dos_rios_lay_chosen (DosRiosState *state, const OxbowMove *move, OxbowEvents *events, GError **error);
bool dos_rios_dam        (DosRiosState *state, const OxbowMove *move, OxbowEvents *events, GError **error);
bool dos_rios_build      (DosRiosState *state, const OxbowMove *move, OxbowEvents *events, GError **error);

G_END_DECLS
