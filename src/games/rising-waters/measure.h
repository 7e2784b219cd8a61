/* measure.h: what land the waters of a map can flood
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

void rising_waters_measure (const OxbowScenario *scenario, GPtrArray *facts);

G_END_DECLS
