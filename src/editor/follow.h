/* follow.h: a draft becomes what it was: steps are made again from the maps that they led to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/draft.h"

G_BEGIN_DECLS

/* One step, by which the draft becomes that scenario, of the same game; also where it is that already. */
void oxbow_draft_follow (OxbowDraft *draft, const OxbowScenario *next, const char *name);

G_END_DECLS
