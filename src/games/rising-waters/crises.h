/* crises.h: threats, force, hatred and camps: what the landowners' cards do (RW-5.3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/rising-waters/state.h"

G_BEGIN_DECLS

/* Fills the row and goes through its crises until one asks for a decision or none is left. */
void rising_waters_meet_landowners (RisingWatersState *state, OxbowEvents *events);
void rising_waters_go_on_with_crises (RisingWatersState *state, OxbowEvents *events);   /* after an answer */

/* The steps that answers lead to. */
bool rising_waters_can_resist      (const RisingWatersState *state, int seat);
void rising_waters_take_threat     (RisingWatersState *state, int seat, OxbowEvents *events);
void rising_waters_ask_threatened  (RisingWatersState *state, int seat, OxbowEvents *events);
void rising_waters_suffer_hatred   (RisingWatersState *state, int n_done, OxbowEvents *events);
void rising_waters_send_to_camp    (RisingWatersState *state, int n_done, OxbowEvents *events);
void rising_waters_blast           (RisingWatersState *state, OxbowCell cell, OxbowEvents *events);
void rising_waters_place_camp      (RisingWatersState *state, OxbowCell cell, RisingWatersCamp colour,
                                    OxbowEvents *events);
bool rising_waters_is_camp_site    (const RisingWatersState *state, OxbowCell cell);    /* dry land without a camp */
void rising_waters_drop_crisis     (RisingWatersState *state, OxbowEvents *events);     /* its card is discarded */

G_END_DECLS
