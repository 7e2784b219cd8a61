/* describe.h: what tiles and cards of Water Rights do, in plain words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

char *water_rights_describe (const OxbowScenario *scenario, const OxbowRecord *record);

G_END_DECLS
