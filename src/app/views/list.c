/* list.c: all views
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/view.h"

#include <string.h>

extern const OxbowView oxbow_view_dos_rios, oxbow_view_navajo_wars, oxbow_view_rising_waters, oxbow_view_water_rights;

const OxbowView *const oxbow_views[] = {
  &oxbow_view_dos_rios, &oxbow_view_navajo_wars, &oxbow_view_rising_waters, &oxbow_view_water_rights, NULL
};

const OxbowView *
oxbow_view_find (const OxbowRuleset *ruleset)
{
  for (int i = 0; oxbow_views[i] != NULL; i++)
    if (strcmp (oxbow_views[i]->id, ruleset->id) == 0)
      return oxbow_views[i];
  return &oxbow_view_generic;
}
