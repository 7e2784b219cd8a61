/* measure.h: how near the towns of a map are to water and to each other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

void water_rights_measure (const OxbowScenario *scenario, GPtrArray *facts);

G_END_DECLS
