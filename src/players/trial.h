/* trial.h: turns that are tried out before one is taken
 *
 * Where all win together nobody answers against one. What a turn is worth is then told best by playing on from it, as
 * everybody would who takes the turn that looks best, until the round is over: the position is judged where the game
 * is at rest, and not in the middle of what is being done. All turns are tried in the same worlds, so that luck is the
 * same for each and small differences show.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "players/player.h"

G_BEGIN_DECLS

typedef struct _OxbowTrial OxbowTrial;

OxbowTrial *oxbow_trial_new   (void);
void        oxbow_trial_free  (OxbowTrial *trial);

/* Whether the game is one where turns are tried out. */
bool        oxbow_trial_suits (const OxbowState *state);

/* The move to make, of the turn that has come out best of so many tries, which a time limit may cut short; the rest of
 * that turn is kept and played on. */
bool        oxbow_trial_think (OxbowTrial *trial, const OxbowState *state, int seat, int n_tries, OxbowRng *rng,
                               const OxbowLimits *limits, GCancellable *cancellable, OxbowMove *move, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowTrial, oxbow_trial_free)

G_END_DECLS
