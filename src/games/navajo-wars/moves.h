/* moves.h: what may be done now, and doing it (chapter 5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/navajo-wars/tasks.h"

G_BEGIN_DECLS

void nw_legal          (const OxbowState *state, OxbowMoves *moves);
bool nw_apply          (OxbowState *state, const OxbowMove *move, OxbowEvents *events, GError **error);
bool nw_has_moves      (const NwState *state);          /* whether the decision on top has any */

/* may.c: whether a move of the decision on top is possible, else its sentence */
bool nw_may            (const NwState *state, const OxbowMove *move, GError **error);
const char *nw_decision_name (int kind);

bool nw_has_other_moves (const NwState *state);         /* than passing and ending */

/* may-plan.c, may-act.c, may-defend.c: by the decision they belong to */
bool nw_may_set_up     (const NwState *state, const OxbowMove *move, GError **error);
bool nw_may_plan       (const NwState *state, const OxbowMove *move, GError **error);
bool nw_may_trade      (const NwState *state, const OxbowMove *move, GError **error);
bool nw_may_act        (const NwState *state, const OxbowMove *move, GError **error);
bool nw_may_pass_time  (const NwState *state, const OxbowMove *move, GError **error);
bool nw_may_interrupt  (const NwState *state, const OxbowMove *move, GError **error);
bool nw_may_defend     (const NwState *state, const OxbowMove *move, GError **error);

/* do.c, do-defend.c: carry it out */
void nw_do_move        (NwState *state, NwTask task, const OxbowMove *move, OxbowEvents *events);
void nw_do_planning    (NwState *state, const OxbowMove *move, OxbowEvents *events);
void nw_do_interrupt   (NwState *state, NwTask task, const OxbowMove *move, OxbowEvents *events);
void nw_do_defence     (NwState *state, NwTask task, const OxbowMove *move, OxbowEvents *events);
void nw_stay           (NwState *state, NwTask task);   /* the same decision again */

G_END_DECLS
