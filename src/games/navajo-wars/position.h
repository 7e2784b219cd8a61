/* position.h: a position as things to draw on, and what of it follows from the rest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/position.h"
#include "core/ruleset.h"

G_BEGIN_DECLS

extern const OxbowRecordKind navajo_wars_position_kinds[];
extern const OxbowPositionLine navajo_wars_position_lines[];

void navajo_wars_settle_position (OxbowScenario *scenario);

G_END_DECLS
