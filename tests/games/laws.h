/* laws.h: the laws of one ruleset, in two files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

void laws_of_history_add (const OxbowRuleset *ruleset);
