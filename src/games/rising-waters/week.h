/* week.h: from seat to seat, phase to phase, week to week (RW-5.1, RW-6.5, RW-6.6)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/rising-waters/state.h"

G_BEGIN_DECLS

void rising_waters_begin_actions   (RisingWatersState *state, OxbowEvents *events);      /* RW-5.1.1 */
void rising_waters_end_turn        (RisingWatersState *state, OxbowEvents *events);      /* the move end */
void rising_waters_pass_on         (RisingWatersState *state, OxbowEvents *events);      /* to the next seat or phase */
void rising_waters_clean_up        (RisingWatersState *state, OxbowEvents *events);      /* RW-6.5 */
void rising_waters_land_survivors  (RisingWatersState *state, OxbowEvents *events);      /* RW-6.6 */

/* Asks for a discard if the hand is over its limit and holds anything but Threats. */
bool rising_waters_ask_discard     (RisingWatersState *state, int seat, bool after_gather, OxbowEvents *events);

G_END_DECLS
