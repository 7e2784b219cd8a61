/* listing.h: a position as text, and a text as a position (section 10 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/rising-waters/state.h"

G_BEGIN_DECLS

void        rising_waters_list (const OxbowState *state, int viewer, OxbowListing *listing);
OxbowSetup *rising_waters_read (const OxbowSetup *like, OxbowListing *listing, GError **error);

/* The words of a pending decision, as they stand behind the first. */
typedef enum { RISING_WATERS_ARG_END, RISING_WATERS_ARG_SEAT, RISING_WATERS_ARG_FOR, RISING_WATERS_ARG_LEFT,
               RISING_WATERS_ARG_TO, RISING_WATERS_ARG_SLOT, RISING_WATERS_ARG_AFTER } RisingWatersPendingArg;
extern const RisingWatersPendingArg rising_waters_pending_args[][4];

G_END_DECLS
