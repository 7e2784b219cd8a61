/* abbreviation.h: what the short words of a game stand for: "AP"
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

/* What those that stand in a text mean, a sentence each, for people; NULL: there are none in it. */
char *oxbow_abbreviations_explain (const OxbowRuleset *ruleset, const char *text);

G_END_DECLS
