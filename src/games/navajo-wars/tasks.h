/* tasks.h: the automatic procedures (chapter 6), one function a task; a task is off the stack when it is carried out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/navajo-wars/change.h"

G_BEGIN_DECLS

/* cards.c */
void nw_turn              (NwState *state, OxbowEvents *events);
void nw_enemy_way         (NwState *state, OxbowEvents *events);
void nw_blessing          (NwState *state, OxbowEvents *events);
void nw_order             (NwState *state);
void nw_minor             (NwState *state, OxbowEvents *events);
void nw_event             (NwState *state);
void nw_discard           (NwState *state, OxbowEvents *events);
void nw_effect            (NwState *state, NwEffect effect, OxbowEvents *events);

/* enemy.c */
void nw_enemy             (NwState *state, OxbowEvents *events);
void nw_flip_roll         (NwState *state, OxbowEvents *events);
void nw_flip              (NwState *state, int row, OxbowEvents *events);
void nw_flip_now          (NwState *state, int row, OxbowEvents *events);
void nw_enemy_run         (NwState *state, OxbowEvents *events);
void nw_enemy_reset       (NwState *state, OxbowEvents *events);
void nw_do                (NwState *state, NwInstruction instruction, int n, OxbowEvents *events);
void nw_build             (NwState *state, int n, OxbowEvents *events);
void nw_subvert           (NwState *state, int n, OxbowEvents *events);
void nw_subjugate         (NwState *state, int n, OxbowEvents *events);
void nw_expand            (NwState *state, OxbowEvents *events);
void nw_captives          (NwState *state, OxbowEvents *events);

/* raid.c */
void nw_raid              (NwState *state, int n, OxbowEvents *events);
void nw_raid_place        (NwState *state, OxbowEvents *events);
void nw_raid_resolve      (NwState *state);
void nw_raid_end          (NwState *state, OxbowEvents *events);
void nw_raid_return       (NwState *state);
void nw_tribal            (NwState *state, NwHit hit, OxbowEvents *events);
void nw_tribal_conduct    (NwState *state, NwHit hit);
void nw_tribal_hit        (NwState *state, int family, NwHit hit, OxbowEvents *events);
void nw_tribal_end        (NwState *state);

/* rolls.c */
void nw_roll              (NwState *state, const NwTask *task, OxbowEvents *events);
void nw_rolled            (NwState *state, const NwTask *task, OxbowEvents *events);

/* battle.c */
void nw_raid_cube         (NwState *state, int family, NwTarget target);
void nw_raid_do           (NwState *state, int family, NwTarget target, OxbowEvents *events);
void nw_battle            (NwState *state, int family, int cause, bool guns, OxbowEvents *events);
void nw_battle_end        (NwState *state, int family, int cause, bool guns, OxbowEvents *events);

/* seasons.c */
void nw_plan              (NwState *state, OxbowEvents *events);
void nw_rest              (NwState *state, OxbowEvents *events);
void nw_leave_fort        (NwState *state, int family, int spot, OxbowEvents *events);
void nw_passage_3         (NwState *state, OxbowEvents *events);
void nw_passage_5         (NwState *state);
void nw_passage_6         (NwState *state, OxbowEvents *events);
void nw_new_intruder      (NwState *state, OxbowEvents *events);
void nw_intruder          (NwState *state, int family, int spot, OxbowEvents *events);

/* victory.c */
void nw_vcheck            (NwState *state, OxbowEvents *events);
void nw_vc_end            (NwState *state, OxbowEvents *events);

/* setup.c: of the period, shuffled, six of the eight counters; and the deck of these stacks */
void nw_deal_instructions (NwState *state, bool sorted);
void nw_build_deck        (NwState *state, const int *stacks, int n_stacks);

/* machine.c */
void nw_run               (NwState *state, OxbowEvents *events);

G_END_DECLS
