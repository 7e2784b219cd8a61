/* change.h: the small changes that all procedures are made of (NW-2.2a, 3.3, 3.5), each told as an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/navajo-wars/events.h"
#include "games/navajo-wars/state.h"

G_BEGIN_DECLS

void nw_push             (NwState *state, int kind, int a, int b, int c, int d);
#define NW_PUSH(state, kind) nw_push ((state), (kind), 0, 0, 0, 0)

int  nw_die              (NwState *state, int who, OxbowEvents *events);
int  nw_draw             (NwState *state, const uint8_t *counts, int n);         /* NW-2.2a; -1: empty */

void nw_track_add        (NwState *state, NwTrack track, int n, OxbowEvents *events);
void nw_lose             (NwState *state, NwTrack track, int n, OxbowEvents *events);
void nw_pay_goods        (NwState *state, int n, OxbowEvents *events);
void nw_gain_goods       (NwState *state, int n, OxbowEvents *events);
void nw_gain_horse       (NwState *state, OxbowEvents *events);
void nw_gain_sheep       (NwState *state, OxbowEvents *events);
void nw_use_firearms     (NwState *state);
void nw_change_ferocity  (NwState *state, int family, int n);
void nw_arrive           (NwState *state, int family, int spot, OxbowEvents *events);
void nw_send             (NwState *state, int family, int place, OxbowEvents *events);
void nw_person_to_passage (NwState *state, int family, NwPerson person, OxbowEvents *events);
void nw_person_lost      (NwState *state, int family, NwPerson person, OxbowEvents *events);
void nw_passage_add      (NwState *state, NwPerson person, OxbowEvents *events);
void nw_family_leaves    (NwState *state, int family, OxbowEvents *events);      /* its record becomes empty */
bool nw_leave_if_empty   (NwState *state, int family, OxbowEvents *events);      /* NW-3.4 step 1 */
void nw_corn_to_cup      (NwState *state, int spot, OxbowEvents *events);
void nw_corn_to_store    (NwState *state, int spot, OxbowEvents *events);
void nw_move_cubes       (NwState *state, NwColour colour, int n, NwGroup from, NwGroup to, OxbowEvents *events);
void nw_move_all_cubes   (NwState *state, NwGroup from, NwGroup to, OxbowEvents *events);
void nw_reset_cubes      (NwState *state, OxbowEvents *events);
void nw_check_subjugation (NwState *state, OxbowEvents *events);
void nw_set_outpost      (NwState *state, bool mission, int territory, int area, OxbowEvents *events);
void nw_new_outpost      (NwState *state, int territory, OxbowEvents *events);   /* of the own type */
void nw_develop          (NwState *state, NwSet set, OxbowEvents *events);
void nw_end_special      (NwState *state);                                       /* Peace or Defend ends */
void nw_swap_rows        (NwState *state, int active, int standby, OxbowEvents *events);
void nw_clear_raid       (NwState *state);
void nw_finish           (NwState *state, NwResult result, OxbowEvents *events);

static inline int
nw_person_of_die (int die)      /* Person ranges */
{
  return (die - 1) / 2;
}

G_END_DECLS
