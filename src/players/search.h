/* search.h: a player that looks ahead, as far as its budget goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "players/player.h"

G_BEGIN_DECLS

/* iterations: paths down its trees for a move, unless the limits say otherwise. */
OxbowPlayer *oxbow_search_player_new (int iterations, uint64_t seed);

/* Whether such a player grows trees for a seat there; else it plays otherwise than a tree would say. */
bool         oxbow_search_grows_tree (const OxbowState *state, int seat);

G_END_DECLS
