/* data.h: what a scenario's map and tables say, read once and checked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/navajo-wars/state.h"

G_BEGIN_DECLS

extern const OxbowRecordKind nw_group_kinds[], nw_table_kinds[];

/* Fills data and reports everything that cannot be played, with the line it stands in. */
void nw_data_read (const OxbowScenario *scenario, NwData *data, OxbowProblems *problems);

void nw_check     (const OxbowScenario *scenario, OxbowProblems *problems);

G_END_DECLS
