/* thought.h: a computer player that thinks about one move, in a thread of its own
 *
 * The player thinks on a copy of the position and touches nothing of the window. What came of it is told in the main
 * loop. A thought that is not wanted any more is cancelled, and tells even so: then its player can be used again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "players/player.h"

G_BEGIN_DECLS

typedef struct _OxbowThought OxbowThought;

/* move NULL: there is none, and error says why (G_IO_ERROR_CANCELLED: nobody wanted it). */
typedef void (*OxbowThoughtEnded) (const OxbowMove *move, const GError *error, gpointer data);

/* The player stays the caller's, who leaves it alone until the thought has ended. limits may be NULL. */
OxbowThought *oxbow_thought_new    (OxbowPlayer *player, const OxbowState *state, int seat, const OxbowLimits *limits,
                                    OxbowThoughtEnded ended, gpointer data);
void          oxbow_thought_cancel (OxbowThought *thought);

/* Waits for the thread, which has not long to go; nothing is told any more if it has not been told. */
void          oxbow_thought_free   (OxbowThought *thought);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowThought, oxbow_thought_free)

G_END_DECLS
