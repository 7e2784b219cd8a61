/* describe.h: what tiles and cards of Water Rights do, in plain words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

char *water_rights_describe      (const OxbowScenario *scenario, const OxbowRecord *record);

/* What a district or a waterplant with this code does, or NULL: the scenario has none. */
char *water_rights_describe_kind (const OxbowScenario *scenario, bool is_district, const char *code);

G_END_DECLS
