/* moves.h: what may be done now, and doing it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/rising-waters/state.h"

G_BEGIN_DECLS

bool rising_waters_apply     (OxbowState *state, const OxbowMove *move, OxbowEvents *events, GError **error);
void rising_waters_legal     (const OxbowState *state, OxbowMoves *moves);
void rising_waters_canonical (const OxbowState *state, OxbowMove *move);

G_END_DECLS
