/* position.h: a position as things to draw on, and what of it follows from the rest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/position.h"
#include "core/ruleset.h"

G_BEGIN_DECLS

extern const OxbowRecordKind water_rights_position_kinds[];
extern const OxbowPositionLine water_rights_position_lines[];

G_END_DECLS
