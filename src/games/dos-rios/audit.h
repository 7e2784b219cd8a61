/* audit.h: whether a position is whole
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/dos-rios/state.h"

G_BEGIN_DECLS

char *dos_rios_audit (const OxbowState *base);  /* what is broken, in a sentence; or NULL */

G_END_DECLS
