/* tasks.h: the automatic procedures (chapter 6), one function a task; a task is off the stack when it is carried out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/navajo-wars/change.h"

G_BEGIN_DECLS

/* cards.c */
void navajo_wars_turn      (NavajoWarsState *state, OxbowEvents *events);
void navajo_wars_enemy_way (NavajoWarsState *state, OxbowEvents *events);
void navajo_wars_blessing  (NavajoWarsState *state, OxbowEvents *events);
void navajo_wars_order     (NavajoWarsState *state);
void navajo_wars_minor     (NavajoWarsState *state, OxbowEvents *events);
void navajo_wars_event     (NavajoWarsState *state);
void navajo_wars_discard   (NavajoWarsState *state, OxbowEvents *events);
void navajo_wars_effect    (NavajoWarsState *state, NavajoWarsEffect effect, OxbowEvents *events);

/* enemy.c */
void navajo_wars_enemy       (NavajoWarsState *state, OxbowEvents *events);
void navajo_wars_flip_roll   (NavajoWarsState *state, OxbowEvents *events);
void navajo_wars_flip        (NavajoWarsState *state, int row, OxbowEvents *events);
void navajo_wars_flip_now    (NavajoWarsState *state, int row, OxbowEvents *events);
void navajo_wars_enemy_run   (NavajoWarsState *state, OxbowEvents *events);
void navajo_wars_enemy_reset (NavajoWarsState *state, OxbowEvents *events);
void navajo_wars_do          (NavajoWarsState *state, NavajoWarsInstruction instruction, int n, OxbowEvents *events);
void navajo_wars_build       (NavajoWarsState *state, int n, OxbowEvents *events);
void navajo_wars_subvert     (NavajoWarsState *state, int n, OxbowEvents *events);
void navajo_wars_subjugate   (NavajoWarsState *state, int n, OxbowEvents *events);
void navajo_wars_expand      (NavajoWarsState *state, OxbowEvents *events);
void navajo_wars_captives    (NavajoWarsState *state, OxbowEvents *events);

/* raid.c */
void navajo_wars_raid           (NavajoWarsState *state, int n, OxbowEvents *events);
void navajo_wars_raid_place     (NavajoWarsState *state, OxbowEvents *events);
void navajo_wars_raid_resolve   (NavajoWarsState *state);
void navajo_wars_raid_end       (NavajoWarsState *state, OxbowEvents *events);
void navajo_wars_raid_return    (NavajoWarsState *state);
void navajo_wars_tribal         (NavajoWarsState *state, NavajoWarsHit hit, OxbowEvents *events);
void navajo_wars_tribal_conduct (NavajoWarsState *state, NavajoWarsHit hit);
void navajo_wars_tribal_hit     (NavajoWarsState *state, int family, NavajoWarsHit hit, OxbowEvents *events);
void navajo_wars_tribal_end     (NavajoWarsState *state);

/* rolls.c */
void navajo_wars_roll   (NavajoWarsState *state, const NavajoWarsTask *task, OxbowEvents *events);
void navajo_wars_rolled (NavajoWarsState *state, const NavajoWarsTask *task, OxbowEvents *events);

/* battle.c */
void navajo_wars_raid_cube  (NavajoWarsState *state, int family, NavajoWarsTarget target);
void navajo_wars_raid_do    (NavajoWarsState *state, int family, NavajoWarsTarget target, OxbowEvents *events);
void navajo_wars_battle     (NavajoWarsState *state, int family, int cause, bool guns, OxbowEvents *events);
void navajo_wars_battle_end (NavajoWarsState *state, int family, int cause, bool guns, OxbowEvents *events);

/* seasons.c */
void navajo_wars_plan         (NavajoWarsState *state, OxbowEvents *events);
void navajo_wars_rest         (NavajoWarsState *state, OxbowEvents *events);
void navajo_wars_leave_fort   (NavajoWarsState *state, int family, int spot, OxbowEvents *events);
void navajo_wars_passage_3    (NavajoWarsState *state, OxbowEvents *events);
void navajo_wars_passage_5    (NavajoWarsState *state);
void navajo_wars_passage_6    (NavajoWarsState *state, OxbowEvents *events);
void navajo_wars_new_intruder (NavajoWarsState *state, OxbowEvents *events);
void navajo_wars_intruder     (NavajoWarsState *state, int family, int spot, OxbowEvents *events);

/* victory.c */
void navajo_wars_vcheck (NavajoWarsState *state, OxbowEvents *events);
void navajo_wars_vc_end (NavajoWarsState *state, OxbowEvents *events);

/* setup.c: of the period, shuffled, six of the eight counters; and the deck of these stacks */
void navajo_wars_deal_instructions (NavajoWarsState *state, bool sorted);
void navajo_wars_build_deck        (NavajoWarsState *state, const int *stacks, int n_stacks);

/* machine.c */
void navajo_wars_run (NavajoWarsState *state, OxbowEvents *events);

G_END_DECLS
