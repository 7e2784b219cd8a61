/* balance.h: the page of plots that simulate --report leaves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "players/chronicle.h"
#include "tool/series.h"

G_BEGIN_DECLS

/* The games of series with these settings, as chronicle has watched them, as a page of PDF in that file. */
bool oxbow_balance_save (const OxbowSeries *series, const OxbowChronicle *chronicle, OxbowScenario *scenario,
                         const OxbowSettings *settings, const char *file, GError **error);

G_END_DECLS
