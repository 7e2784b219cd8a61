/* odds.h: how likely the Diné are to win from a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

double navajo_wars_odds (const OxbowState *state, int seat);

G_END_DECLS
