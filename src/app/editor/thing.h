/* thing.h: what can be put on a map: a terrain, or a record of one of the palette's kinds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"
#include "editor/layer.h"
#include "editor/tool.h"

G_BEGIN_DECLS

#define OXBOW_THING_TERRAIN (-1)

typedef struct
{
  int layer;                    /* an OxbowLayer, or OXBOW_THING_TERRAIN */
  char terrain;                 /* its code, or 0 */
  const OxbowRecordKind *kind;  /* NULL: a terrain */
} OxbowThing;

/* All that can be drawn of a layer (of OxbowThing), in the palette's order: of the tables only those that speak of
 * places. */
GArray     *oxbow_thing_list        (const OxbowRuleset *ruleset, int layer);
const char *oxbow_thing_title       (const OxbowRuleset *ruleset, const OxbowThing *thing);     /* translated */
const char *oxbow_thing_layer_title (int layer);                                /* translated: a heading */
bool        oxbow_thing_is          (const OxbowThing *a, const OxbowThing *b);

/* The layer that a tool puts records into; OXBOW_THING_TERRAIN for all others. */
int              oxbow_thing_layer_of_tool (const OxbowTool *tool);
/* The tool to draw it with: the one in hand, if that does. */
const OxbowTool *oxbow_thing_find_tool     (const OxbowThing *thing, const OxbowTool *in_hand);

G_END_DECLS
