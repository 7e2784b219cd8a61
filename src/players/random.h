/* random.h: a player that takes any legal move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "players/player.h"

G_BEGIN_DECLS

OxbowPlayer *oxbow_random_player_new (uint64_t seed);

/* Any legal move; legal: room for all of them. */
OxbowMove    oxbow_random_move       (const OxbowState *state, OxbowRng *rng, OxbowMoves *legal);

G_END_DECLS
