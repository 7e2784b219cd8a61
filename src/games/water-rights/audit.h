/* audit.h: whether a position holds together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/water-rights/state.h"

G_BEGIN_DECLS

char *water_rights_audit (const OxbowState *state);       /* NULL, or what is broken */

G_END_DECLS
