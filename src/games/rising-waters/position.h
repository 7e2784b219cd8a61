/* position.h: a position as things to draw on, and what of it follows from the rest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/position.h"
#include "core/ruleset.h"

G_BEGIN_DECLS

extern const OxbowRecordKind rising_waters_position_kinds[];
extern const OxbowPositionLine rising_waters_position_lines[];

void rising_waters_settle_position (OxbowScenario *scenario);

G_END_DECLS
