/* describe.c: what a tile of Dos Rios is, in plain words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/describe.h"

#include "games/dos-rios/ground.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *
title_of (const OxbowScenario *scenario, char letter)
{
  const OxbowTerrain *terrain = oxbow_palette_find_terrain (scenario->ruleset->palette, letter);
  return terrain != NULL && dos_rios_terrain_is_hex (letter) ? _(terrain->title) : _("unknown land");
}

char *
dos_rios_describe (const OxbowScenario *scenario, const OxbowRecord *record)
{
  const char *letters = oxbow_record_get (record, "letters");
  if (strcmp (record->kind, "tile") != 0 || letters == NULL || strlen (letters) != 3)
    return NULL;
  return g_strdup_printf (_("Clockwise: %s, %s, %s."), title_of (scenario, letters[0]), title_of (scenario, letters[1]),
                          title_of (scenario, letters[2]));
}
