/* change.h: the small changes that all procedures are made of (NW-2.2a, 3.3, 3.5), each told as an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/navajo-wars/events.h"
#include "games/navajo-wars/state.h"

G_BEGIN_DECLS

void navajo_wars_push (NavajoWarsState *state, int kind, int a, int b, int c, int d);
#define NAVAJO_WARS_PUSH(state, kind) navajo_wars_push ((state), (kind), 0, 0, 0, 0)

int navajo_wars_die  (NavajoWarsState *state, int who, OxbowEvents *events);
int navajo_wars_draw (NavajoWarsState *state, const uint8_t *counts, int n);  /* NW-2.2a; -1: empty */

void navajo_wars_track_add         (NavajoWarsState *state, NavajoWarsTrack track, int n, OxbowEvents *events);
void navajo_wars_lose              (NavajoWarsState *state, NavajoWarsTrack track, int n, OxbowEvents *events);
void navajo_wars_pay_goods         (NavajoWarsState *state, int n, OxbowEvents *events);
void navajo_wars_gain_goods        (NavajoWarsState *state, int n, OxbowEvents *events);
void navajo_wars_gain_horse        (NavajoWarsState *state, OxbowEvents *events);
void navajo_wars_gain_sheep        (NavajoWarsState *state, OxbowEvents *events);
void navajo_wars_use_firearms      (NavajoWarsState *state);
void navajo_wars_change_ferocity   (NavajoWarsState *state, int family, int n);
void navajo_wars_arrive            (NavajoWarsState *state, int family, int spot, OxbowEvents *events);
void navajo_wars_send              (NavajoWarsState *state, int family, int place, OxbowEvents *events);
void navajo_wars_person_to_passage (NavajoWarsState *state, int family, NavajoWarsPerson person, OxbowEvents *events);
void navajo_wars_person_lost       (NavajoWarsState *state, int family, NavajoWarsPerson person, OxbowEvents *events);
void navajo_wars_passage_add       (NavajoWarsState *state, NavajoWarsPerson person, OxbowEvents *events);
/* its record becomes empty */
void navajo_wars_family_leaves     (NavajoWarsState *state, int family, OxbowEvents *events);
bool navajo_wars_leave_if_empty    (NavajoWarsState *state, int family, OxbowEvents *events);  /* NW-3.4 step 1 */
void navajo_wars_corn_to_cup       (NavajoWarsState *state, int spot, OxbowEvents *events);
void navajo_wars_corn_to_store     (NavajoWarsState *state, int spot, OxbowEvents *events);
void navajo_wars_move_cubes        (NavajoWarsState *state, NavajoWarsColour colour, int n, NavajoWarsGroup from,
                                    NavajoWarsGroup to, OxbowEvents *events);
void navajo_wars_move_all_cubes    (NavajoWarsState *state, NavajoWarsGroup from, NavajoWarsGroup to,
                                    OxbowEvents *events);
void navajo_wars_reset_cubes       (NavajoWarsState *state, OxbowEvents *events);
void navajo_wars_check_subjugation (NavajoWarsState *state, OxbowEvents *events);
void navajo_wars_set_outpost       (NavajoWarsState *state, bool mission, int territory, int area, OxbowEvents *events);
void navajo_wars_new_outpost       (NavajoWarsState *state, int territory, OxbowEvents *events);  /* of the own type */
void navajo_wars_develop           (NavajoWarsState *state, NavajoWarsSet set, OxbowEvents *events);
void navajo_wars_end_special       (NavajoWarsState *state);  /* Peace or Defend ends */
void navajo_wars_swap_rows         (NavajoWarsState *state, int active, int standby, OxbowEvents *events);
void navajo_wars_clear_raid        (NavajoWarsState *state);
void navajo_wars_finish            (NavajoWarsState *state, NavajoWarsResult result, OxbowEvents *events);

static inline int
navajo_wars_person_of_die (int die)      /* Person ranges */
{
  return (die - 1) / 2;
}

G_END_DECLS
