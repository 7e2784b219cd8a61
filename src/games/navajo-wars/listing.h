/* listing.h: a position as text, and back (NW-10.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/navajo-wars/state.h"

G_BEGIN_DECLS

void        navajo_wars_list (const OxbowState *state, int viewer, OxbowListing *listing);
OxbowSetup *navajo_wars_read (const OxbowSetup *like, OxbowListing *listing, GError **error);

/* audit.c: NULL, or what does not add up */
char *navajo_wars_audit (const OxbowState *state);

G_END_DECLS
