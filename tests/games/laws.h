/* laws.h: the laws of one ruleset, in several files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

void laws_of_history_add (const OxbowRuleset *ruleset);
void laws_of_picker_add  (const OxbowRuleset *ruleset);
