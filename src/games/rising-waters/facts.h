/* facts.h: a position as titles and values for people
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/rising-waters/state.h"

G_BEGIN_DECLS

void rising_waters_facts (const OxbowState *base, int viewer, GPtrArray *facts);

G_END_DECLS
