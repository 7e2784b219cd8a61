/* describe.h: what tiles and cards of Navajo Wars do, in plain words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

char *navajo_wars_describe (const OxbowScenario *scenario, const OxbowRecord *record);

G_END_DECLS
