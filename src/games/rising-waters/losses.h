/* losses.h: what the group loses, and the end that comes of it (RW-7.1); personal points
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/rising-waters/state.h"
#include "games/rising-waters/verbs.h"

G_BEGIN_DECLS

void rising_waters_lose        (RisingWatersState *state, RisingWatersLoss what, OxbowEvents *events);
void rising_waters_regain      (RisingWatersState *state, int n);
bool rising_waters_check_lost  (RisingWatersState *state, OxbowEvents *events);        /* true: the game is over */
void rising_waters_finish      (RisingWatersState *state, RisingWatersOutcome outcome, OxbowEvents *events);
void rising_waters_score       (RisingWatersState *state, int seat, OxbowEvents *events);       /* a point */
void rising_waters_ask         (RisingWatersState *state, RisingWatersDecision decision, OxbowEvents *events);
void rising_waters_settle      (RisingWatersState *state);      /* nothing is pending any more */
void rising_waters_lose_pawn   (RisingWatersState *state, int seat, int slot, OxbowEvents *events);

G_END_DECLS
