/* water-rights.h: the game Water Rights, as the list of games sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

extern const OxbowRuleset water_rights_ruleset;

G_END_DECLS
