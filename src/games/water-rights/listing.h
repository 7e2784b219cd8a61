/* listing.h: a position as text, and back (section 10 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/water-rights/state.h"

G_BEGIN_DECLS

void        water_rights_list (const OxbowState *state, int viewer, OxbowListing *listing);
OxbowSetup *water_rights_read (const OxbowSetup *like, OxbowListing *listing, GError **error);

G_END_DECLS
