/* measure.h: how far the rivers of a map reach
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

void dos_rios_measure (const OxbowScenario *scenario, GPtrArray *facts);

G_END_DECLS
