/* navajo-wars.h: the game Navajo Wars, as the list of games sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

extern const OxbowRuleset navajo_wars_ruleset;
