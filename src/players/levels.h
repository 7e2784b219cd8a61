/* levels.h: how strong a player may be, in words that a person understands
 *
 * A level is a kind of player and a budget in iterations, never in time, so that it plays the same on every machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "players/player.h"

G_BEGIN_DECLS

typedef struct
{
  const char *id;               /* "easy": in files and commands; NULL ends the list */
  const char *title;            /* N_("Easy") */
  const char *meaning;          /* N_(): how it plays, in a line */
  int iterations;               /* of a player that looks ahead; 0: it does not */
  int breadth, slips;           /* of one that does not; breadth 0: it takes any move */
} OxbowPlayerLevel;

/* From the weakest to the strongest. */
extern const OxbowPlayerLevel oxbow_levels[];

/* The level of this id; NULL with the one that was perhaps meant. */
const OxbowPlayerLevel *oxbow_level_find       (const char *id, GError **error);

/* A player of that level whose generator starts at seed. */
OxbowPlayer            *oxbow_level_new_player (const OxbowPlayerLevel *level, uint64_t seed);

G_END_DECLS
