/* hindsight.h: what had been seen of a line before it was taken back
 *
 * Anything may be taken back, through dice, cards and other people's moves, and nothing is dropped: so the branch that
 * is left tells by itself what came of it, in a saved game too. What the seat that chose it could know before is not
 * told.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/history.h"

G_BEGIN_DECLS

/* Whether the move into a node, not 0, turned out in one of several ways. */
bool  oxbow_hindsight_is_chance (const OxbowHistory *history, int node);

/* Of the branch that begins with this node, not 0, the first move that showed something to the seat that chose it: by
 * chance, or because another seat made it. What it showed in a sentence of the game's, and its node; NULL and
 * OXBOW_NO_NODE if none did. */
char *oxbow_hindsight_tell      (const OxbowHistory *history, int branch, int *node);

G_END_DECLS
