/* greedy.h: a player that takes what looks best by the game's estimate once its turn is over
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "players/player.h"

G_BEGIN_DECLS

/* breadth: lines of its turn that it follows at a time. slips: of a hundred decisions, so many are left to chance. */
OxbowPlayer *oxbow_greedy_player_new (int breadth, int slips, uint64_t seed);

G_END_DECLS
