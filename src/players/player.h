/* player.h: who takes an empty seat
 *
 * A player is asked for one move at a time and keeps between moves whatever helps it to play on. Of the position it
 * uses only what its seat may see: the rest, and all chance to come, it deals anew from a generator of its own. A
 * player thinks in the thread that asks it; one player is asked by one thread at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct
{
  int iterations;               /* at most so many; 0: as many as its level has */
  int time_ms;                  /* at most so long; 0: no limit but that of iterations */
  int threads;                  /* 0: as many as there are cores. It never changes what is chosen within iterations */
} OxbowLimits;

#define OXBOW_LIMITS_INIT { 0, 0, 0 }

typedef struct _OxbowPlayer OxbowPlayer;

/* think: false when cancelled (G_IO_ERROR_CANCELLED) or with a sentence why no move came. */
typedef struct
{
  const char *name;
  bool (*think) (OxbowPlayer *player, const OxbowState *state, int seat, const OxbowLimits *limits,
                 GCancellable *cancellable, OxbowMove *move, GError **error);
  void (*free)  (OxbowPlayer *player);
} OxbowPlayerKind;

struct _OxbowPlayer
{
  const OxbowPlayerKind *kind;
  OxbowRng rng;                 /* the player's own, never the game's */
};

/* The move that the player chooses for the seat, which must be to decide. limits and cancellable may be NULL. */
bool oxbow_player_think   (OxbowPlayer *player, const OxbowState *state, int seat, const OxbowLimits *limits,
                           GCancellable *cancellable, OxbowMove *move, GError **error);
void oxbow_player_free    (OxbowPlayer *player);

/* For players who take their time: when that is over. */
typedef struct
{
  gint64 time_us;               /* of the monotonic clock; 0: at no time */
  GCancellable *cancellable;
} OxbowDeadline;

OxbowDeadline oxbow_player_deadline (const OxbowLimits *limits, GCancellable *cancellable);
bool          oxbow_player_goes_on  (const OxbowDeadline *deadline);

/* For players: imagined becomes the position as the seat could believe it to be; a block of the same size. */
void oxbow_player_imagine (OxbowState *imagined, const OxbowState *state, int seat, OxbowRng *rng);

/* A number that tells positions apart, to know one again. */
uint64_t oxbow_player_fingerprint (const OxbowState *state);

/* Whether a move is worth nothing to the seat and can be taken back at once: it could be made for ever. */
bool   oxbow_player_is_idle (const OxbowState *state, int seat, const OxbowMove *move);

/* Whether the game has gone on for so long that nobody gives way: then something else has to be tried. */
bool   oxbow_player_is_weary (const OxbowState *state);

/* The game's estimate; where it has none, what a game that is over was worth. */
double oxbow_player_value (const OxbowState *state, int seat);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowPlayer, oxbow_player_free)

G_END_DECLS
