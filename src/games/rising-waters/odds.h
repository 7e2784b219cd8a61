/* odds.h: how likely the seats are to win together from a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

double rising_waters_odds (const OxbowState *state, int seat);

G_END_DECLS
