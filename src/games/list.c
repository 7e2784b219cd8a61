/* list.c: the games there are
 *
 * The only file of the games that names them all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/ruleset.h"

#include "games/dos-rios/dos-rios.h"
#include "games/navajo-wars/navajo-wars.h"
#include "games/rising-waters/rising-waters.h"
#include "games/water-rights/water-rights.h"

const OxbowRuleset *const oxbow_rulesets[] = {
  &dos_rios_ruleset,
  &navajo_wars_ruleset,
  &rising_waters_ruleset,
  &water_rights_ruleset,
  NULL
};
