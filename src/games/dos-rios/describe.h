/* describe.h: what tiles and cards of Dos Rios do, in plain words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

char *dos_rios_describe (const OxbowScenario *scenario, const OxbowRecord *record);

G_END_DECLS
