/* opponent.h: the computer players at the table of a game
 *
 * When a seat of theirs is to decide, its player thinks in a thread, and the move it finds enters the game like any
 * other, at the pace that the person prefers. Nobody moves for it meanwhile, and the board stays live. Where the game
 * has been taken back, the computer waits: the person may redo, play something, or let it go on.
 *
 * Signal: "changed ()": what get_hold () says is another now, or is_waiting ().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/table.h"

G_BEGIN_DECLS

#define OXBOW_TYPE_OPPONENT (oxbow_opponent_get_type ())
G_DECLARE_FINAL_TYPE (OxbowOpponent, oxbow_opponent, OXBOW, OPPONENT, GObject)

OxbowOpponent *oxbow_opponent_new         (OxbowTable *table);

/* Why nobody else may move now, or NULL. */
const char    *oxbow_opponent_get_hold    (OxbowOpponent *self);

/* Whether it thinks, or shows what it has thought of; and whether it waits where the game was taken back, or because
 * it was paused. */
bool           oxbow_opponent_is_thinking (OxbowOpponent *self);
bool           oxbow_opponent_is_waiting  (OxbowOpponent *self);

/* A computer that waits goes on; where a person is to decide, a computer plays until the turn is over. */
void           oxbow_opponent_go_on       (OxbowOpponent *self);

/* Computers move no more until they are told to go on; one that plays a person's turn stops that. */
void           oxbow_opponent_pause       (OxbowOpponent *self);

/* A computer that plays a person's turn to its end stops; false: none does. */
bool           oxbow_opponent_stop_helping (OxbowOpponent *self);

/* Undo to the last decision of a person, redo to the next, through what computers play in between; where no person
 * has decided anything, by a move. find: the node it goes to, or OXBOW_NO_NODE. */
int            oxbow_opponent_find_undo   (OxbowGame *game);
int            oxbow_opponent_find_redo   (OxbowGame *game);

/* "Medium", as people read it; NULL: a person sits there. */
const char    *oxbow_opponent_get_title   (const OxbowSetup *setup, int seat);

G_END_DECLS
