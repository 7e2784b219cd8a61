/* lens.h: which position of a game is looked at, and who looks
 *
 * Looking back changes nothing in the game: the lens points at another node, and whatever shows a position asks the
 * lens. When the game itself moves on, the lens follows it. Where seats hide things from each other, it also knows for
 * whom the board may be shown: when another seat is to decide, everything is veiled until its player says to be there.
 * Computer players need not come: what they do is shown to the person who saw last.
 *
 * While somebody else is to move who needs no hands, the lens is held: what is given then is refused with the reason.
 *
 * Signals: "changed (from, to)", as that of the game: nodes that were and are looked at; equal if the position is the
 * same and only words, the viewer or the veil have changed. "held ()": moves may no longer be made, or may again.
 * "news ()": get_news () is another now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/game.h"

G_BEGIN_DECLS

#define OXBOW_TYPE_LENS (oxbow_lens_get_type ())
G_DECLARE_FINAL_TYPE (OxbowLens, oxbow_lens, OXBOW, LENS, GObject)

OxbowLens         *oxbow_lens_new           (OxbowGame *game);

OxbowGame         *oxbow_lens_get_game      (OxbowLens *self);
int                oxbow_lens_get_node      (OxbowLens *self);
const OxbowState  *oxbow_lens_get_state     (OxbowLens *self);         /* good until the next change */
const OxbowEvents *oxbow_lens_get_events    (OxbowLens *self);         /* of the move that led there */
bool               oxbow_lens_is_looking    (OxbowLens *self);         /* elsewhere than where the game stands */
bool               oxbow_lens_is_open       (OxbowLens *self);         /* moves may be made: not that, veiled or held */

void               oxbow_lens_look          (OxbowLens *self, int node);
void               oxbow_lens_look_nth      (OxbowLens *self, int n);  /* the n-th position of the line, or its last */
void               oxbow_lens_leave         (OxbowLens *self);         /* back to where the game stands */

/* Where the last round began for the one who looks: before all that others have played since they moved last; where
 * nobody else plays, the turn. */
int                oxbow_lens_find_round    (OxbowLens *self);

/* Takes the board out of people's hands, and says why; NULL gives it back. teach: a lesson holds it, whose own buttons
 * lead on, and not a computer that could be stopped. */
void               oxbow_lens_hold          (OxbowLens *self, const char *reason);
void               oxbow_lens_teach         (OxbowLens *self, const char *reason);
const char        *oxbow_lens_get_hold      (OxbowLens *self);         /* or NULL */
bool               oxbow_lens_is_taught     (OxbowLens *self);         /* it is held by a lesson */

/* What goes on at the table, in a sentence: that somebody is thinking; NULL: nothing. thinker: the seat whose computer
 * thinks, or -1. */
void               oxbow_lens_set_news      (OxbowLens *self, const char *news, int thinker);
int                oxbow_lens_get_thinker   (OxbowLens *self);
const char        *oxbow_lens_get_news      (OxbowLens *self);

/* The seat for whom things are shown, -1 once the game is over; and for whom the veil waits. */
int                oxbow_lens_get_viewer    (OxbowLens *self);
bool               oxbow_lens_is_veiled     (OxbowLens *self);
int                oxbow_lens_get_awaited   (OxbowLens *self);         /* the seat that is to come, or -1 */
void               oxbow_lens_unveil        (OxbowLens *self);
void               oxbow_lens_set_alone     (OxbowLens *self);         /* one person tries all seats: no veil */

G_END_DECLS
