/* moves.h: what may be done now, and doing it (chapter 5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/navajo-wars/tasks.h"

G_BEGIN_DECLS

void navajo_wars_legal     (const OxbowState *state, OxbowMoves *moves);
bool navajo_wars_apply     (OxbowState *state, const OxbowMove *move, OxbowEvents *events, GError **error);
bool navajo_wars_has_moves (const NavajoWarsState *state);  /* whether the decision on top has any */

/* may.c: whether a move of the decision on top is possible, else its sentence */
bool        navajo_wars_may           (const NavajoWarsState *state, const OxbowMove *move, GError **error);
const char *navajo_wars_decision_name (int kind);

bool navajo_wars_has_other_moves (const NavajoWarsState *state);  /* than passing and ending */

/* may-plan.c, may-act.c, may-defend.c: by the decision they belong to */
bool navajo_wars_may_set_up    (const NavajoWarsState *state, const OxbowMove *move, GError **error);
bool navajo_wars_may_plan      (const NavajoWarsState *state, const OxbowMove *move, GError **error);
bool navajo_wars_may_trade     (const NavajoWarsState *state, const OxbowMove *move, GError **error);
bool navajo_wars_may_act       (const NavajoWarsState *state, const OxbowMove *move, GError **error);
bool navajo_wars_may_pass_time (const NavajoWarsState *state, const OxbowMove *move, GError **error);
bool navajo_wars_may_interrupt (const NavajoWarsState *state, const OxbowMove *move, GError **error);
bool navajo_wars_may_defend    (const NavajoWarsState *state, const OxbowMove *move, GError **error);

/* do.c, do-plan.c, do-act.c, do-defend.c: carry it out */
void navajo_wars_do_move      (NavajoWarsState *state, NavajoWarsTask task, const OxbowMove *move, OxbowEvents *events);
void navajo_wars_do_planning  (NavajoWarsState *state, const OxbowMove *move, OxbowEvents *events);
void navajo_wars_do_elder     (NavajoWarsState *state, const OxbowMove *move, OxbowEvents *events);
void navajo_wars_activate     (NavajoWarsState *state, int family);
void navajo_wars_do_act       (NavajoWarsState *state, const OxbowMove *move, OxbowEvents *events);
void navajo_wars_do_interrupt (NavajoWarsState *state, NavajoWarsTask task, const OxbowMove *move, OxbowEvents *events);
void navajo_wars_do_defence   (NavajoWarsState *state, NavajoWarsTask task, const OxbowMove *move, OxbowEvents *events);
void navajo_wars_stay         (NavajoWarsState *state, NavajoWarsTask task);  /* the same decision again */

G_END_DECLS
