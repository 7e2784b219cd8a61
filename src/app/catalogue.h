/* catalogue.h: the scenarios that came with the program, with their titles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

typedef struct
{
  char *name, *path;            /* base name and file */
  OxbowScenario *scenario;
} OxbowCatalogued;

/* Those of a game that can be read (of OxbowCatalogued): the standard one first, lessons next, then by title. Read
 * once; borrowed. */
GPtrArray *oxbow_catalogue_get (const OxbowRuleset *ruleset);

/* The first of a game that teaches it, or NULL. */
const OxbowCatalogued *oxbow_catalogue_find_lesson (const OxbowRuleset *ruleset);

G_END_DECLS
