/* decks.h: the three decks, the row of Landowner cards, hands (RW-6.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/rising-waters/state.h"

G_BEGIN_DECLS

int  rising_waters_draw_weather    (RisingWatersState *state, OxbowEvents *events);      /* or -1: no card */
void rising_waters_draw_community  (RisingWatersState *state, int seat, int n, OxbowEvents *events);
void rising_waters_refill_row      (RisingWatersState *state, OxbowEvents *events);

/* Out of a hand or the row, onto the discard pile that the card belongs to. */
void rising_waters_discard         (RisingWatersState *state, int seat, int card, OxbowEvents *events);
void rising_waters_clear_slot      (RisingWatersState *state, int slot);

G_END_DECLS
