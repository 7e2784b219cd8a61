/* reason.h: why a move is advised, in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "players/advice.h"

G_BEGIN_DECLS

/* Of the i-th move of some advice about a position. seed: of the worlds that the seat could believe in; what is not the
 * same in all of them has no name. */
char *oxbow_reason_tell (const OxbowState *state, const OxbowAdvice *advice, int i, uint64_t seed);

G_END_DECLS
