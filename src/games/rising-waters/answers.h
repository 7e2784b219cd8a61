/* answers.h: what may be answered while a decision is pending (RW-5.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/rising-waters/state.h"

G_BEGIN_DECLS

bool rising_waters_is_answer    (const RisingWatersState *state, const OxbowMove *move);        /* to what is pending */
bool rising_waters_answer       (RisingWatersState *state, const OxbowMove *move, OxbowEvents *events, GError **error);
void rising_waters_list_answers (const RisingWatersState *state, OxbowMoves *moves);

G_END_DECLS
