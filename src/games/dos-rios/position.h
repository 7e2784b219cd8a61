/* position.h: a position as things to draw on, and what of it follows from the rest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/position.h"
#include "core/ruleset.h"

G_BEGIN_DECLS

extern const OxbowRecordKind dos_rios_position_kinds[];
extern const OxbowPositionLine dos_rios_position_lines[];

void dos_rios_settle_position (OxbowScenario *scenario);

G_END_DECLS
