/* describe.h: what tiles and cards of Rising Waters do, in plain words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

char *rising_waters_describe (const OxbowScenario *scenario, const OxbowRecord *record);

G_END_DECLS
