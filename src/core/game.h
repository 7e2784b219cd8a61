/* game.h: OxbowGame, what widgets watch
 *
 * A scenario, its set-up, a history and the node where we stand. Every change of a game in play goes through here and
 * is told by one signal, "changed (from, to)": playing, undo, redo and jumps alike. From equals to when only words on
 * nodes have changed, and "worded (node)" has told before on which. Until a change has been told, was_played () says
 * whether somebody has played a move. No rules live here.
 *
 * Who sits where may change while it is played: then "seated (seat)" is told.
 *
 * Properties, to read and to watch: "scenario", "can-undo", "can-redo", "turn" (the seat to decide, or -1), "over".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/history.h"
#include <glib-object.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_SCENARIO (oxbow_scenario_get_type ())
GType oxbow_scenario_get_type (void);

#define OXBOW_TYPE_GAME (oxbow_game_get_type ())
G_DECLARE_FINAL_TYPE (OxbowGame, oxbow_game, OXBOW, GAME, GObject)

OxbowGame           *oxbow_game_new           (OxbowScenario *scenario, const OxbowSettings *settings, GError **error);
OxbowGame           *oxbow_game_new_from_history (OxbowHistory *history);               /* takes history */

const OxbowRuleset  *oxbow_game_get_ruleset   (OxbowGame *self);
OxbowScenario       *oxbow_game_get_scenario  (OxbowGame *self);
OxbowSetup          *oxbow_game_get_setup     (OxbowGame *self);
const OxbowHistory  *oxbow_game_get_history   (OxbowGame *self);        /* to read; changes go through the game */
const OxbowState    *oxbow_game_get_state     (OxbowGame *self);
int                  oxbow_game_get_node      (OxbowGame *self);
bool                 oxbow_game_get_can_undo  (OxbowGame *self);
bool                 oxbow_game_get_can_redo  (OxbowGame *self);
int                  oxbow_game_get_turn      (OxbowGame *self);
bool                 oxbow_game_get_is_over   (OxbowGame *self);

bool                 oxbow_game_play          (OxbowGame *self, const OxbowMove *move, GError **error);
bool                 oxbow_game_play_text     (OxbowGame *self, const char *line, GError **error);
/* Whether the change that is just told is a move, though one that had been taken back, and no walk in the history. */
bool                 oxbow_game_was_played    (OxbowGame *self);
/* Whether the game may go there: always, but in a game by post what chance has shown is not taken back, and *error (may
 * be NULL) says so. What follows does not go where it may not: 0, or false. */
bool                 oxbow_game_may_go        (OxbowGame *self, int node, GError **error);
int                  oxbow_game_undo_turn     (OxbowGame *self);
int                  oxbow_game_redo_turn     (OxbowGame *self);
bool                 oxbow_game_undo_to_mark  (OxbowGame *self, const char *mark);
bool                 oxbow_game_go            (OxbowGame *self, int node);

/* Seats a computer player of that name, or a person (NULL), who decides from now on. */
void                 oxbow_game_set_computer  (OxbowGame *self, int seat, const char *player);

void                 oxbow_game_set_name      (OxbowGame *self, int node, const char *name);
void                 oxbow_game_set_comment   (OxbowGame *self, int node, const char *comment);
void                 oxbow_game_set_mark      (OxbowGame *self, int node, const char *mark);
void                 oxbow_game_set_picture   (OxbowGame *self, int node);               /* or OXBOW_NO_NODE */

G_END_DECLS
