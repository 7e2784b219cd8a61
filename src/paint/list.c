/* list.c: the painters of all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/painter.h"
#include "paint/dos-rios.h"
#include "paint/navajo-wars.h"
#include "paint/rising-waters.h"
#include "paint/water-rights.h"
#include <string.h>

const OxbowPainter *const oxbow_painters[] = {
  &oxbow_painter_dos_rios,
  &oxbow_painter_navajo_wars,
  &oxbow_painter_rising_waters,
  &oxbow_painter_water_rights,
  NULL,
};

const OxbowPainter *
oxbow_painter_find (const OxbowRuleset *ruleset)
{
  for (int i = 0; ruleset != NULL && oxbow_painters[i] != NULL; i++)
    if (strcmp (oxbow_painters[i]->id, ruleset->id) == 0)
      return oxbow_painters[i];
  return &oxbow_painter_generic;
}
