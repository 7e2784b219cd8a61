/* listing.h: a position as text (section 10 of the rules), and back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/dos-rios/state.h"

G_BEGIN_DECLS

void        dos_rios_list (const OxbowState *base, int viewer, OxbowListing *listing);
OxbowSetup *dos_rios_read (const OxbowSetup *like, OxbowListing *listing, GError **error);      /* reading.c */

G_END_DECLS
