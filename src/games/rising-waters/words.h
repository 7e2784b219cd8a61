/* words.h: sentences for people: what happened, what may be done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/rising-waters/state.h"

G_BEGIN_DECLS

char       *rising_waters_misread      (const OxbowState *state, const char *line);
char       *rising_waters_tell_event   (const OxbowState *state, const OxbowEvent *event);
char       *rising_waters_offer        (const OxbowState *state, const OxbowMove *move);
char       *rising_waters_tell_pending (const RisingWatersState *state);        /* "Tallulah answers a Threat" */
const char *rising_waters_card_title   (int card);
const char *rising_waters_landowner_title (int card);
const char *rising_waters_seat_name    (const RisingWatersState *state, int seat);

G_END_DECLS
