/* arena.h: many games between players, each from a seed of its own
 *
 * A game depends on scenario, settings, players and its seed alone: never on the games beside it, on threads or on the
 * clock. So any range of seeds can be played anywhere, and the results put together are those of the whole range.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "players/player.h"

G_BEGIN_DECLS

typedef struct
{
  uint64_t seed;
  int n_seats;
  int player[OXBOW_MAX_SEATS];  /* who sat there: a place in the list of players; -1 where nobody played */
  int n_moves, n_turns;
  bool is_over;                 /* false: nobody had ended it after OXBOW_ARENA_MAX_MOVES, and the result is empty */
  OxbowResult result;
} OxbowArenaGame;

#define OXBOW_ARENA_MAX_MOVES 5000

typedef struct
{
  OxbowScenario *scenario;
  const OxbowSettings *settings;        /* but for the seed */
  int n_players;                        /* in the list, at most OXBOW_MAX_SEATS; they take the seats over and over */
  bool is_fixed;                        /* the first always sits first; else they move on by a seat from seed to seed */
  uint64_t first_seed;
  int n_games, n_threads;
  OxbowLimits limits;
  GArray *kept;                 /* NULL, or where the games before the first that was not played go, if one was not */
  /* Called in any of the threads. watch is told of every move, and may be NULL, as progress may. */
  OxbowPlayer *(*new_player) (int player, uint64_t seed, gpointer data, GError **error);
  void         (*watch)      (const OxbowArenaGame *game, const OxbowState *before, const OxbowMove *move,
                              const OxbowEvents *events, const OxbowState *after, gpointer data);
  void         (*progress)   (int n_done, gpointer data);
  gpointer data;
} OxbowArena;

/* The games in the order of their seeds, an array of OxbowArenaGame; NULL when cancelled or one cannot be played. */
GArray *oxbow_arena_play (const OxbowArena *arena, GCancellable *cancellable, GError **error);

G_END_DECLS
