/* moves.h: what may be done now, and doing it (section 5 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/dos-rios/state.h"

G_BEGIN_DECLS

void dos_rios_legal     (const OxbowState *base, OxbowMoves *moves);
bool dos_rios_apply     (OxbowState *base, const OxbowMove *move, OxbowEvents *events, GError **error);
void dos_rios_canonical (const OxbowState *base, OxbowMove *move);

G_END_DECLS
