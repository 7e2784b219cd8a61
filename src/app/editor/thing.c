/* thing.c: what can be put on a map: a terrain, or a record of one of the palette's kinds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/thing.h"
#include "core/position.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static bool
is_drawn (const OxbowPalette *palette, int layer, const OxbowRecordKind *kind)
{
  if (layer == OXBOW_LAYER_POSITION)
    return oxbow_position_may_put (palette, kind->name);
  return layer != OXBOW_LAYER_TABLES || (kind->of_map && kind->attributes == NULL);
}

GArray *
oxbow_thing_list (const OxbowRuleset *ruleset, int layer)
{
  GArray *things = g_array_new (FALSE, TRUE, sizeof (OxbowThing));
  const OxbowTerrain *terrain = layer == OXBOW_THING_TERRAIN ? ruleset->palette->terrains : NULL;
  const OxbowRecordKind *kind = layer == OXBOW_THING_TERRAIN
                                    ? NULL
                                    : oxbow_layer_kinds ((OxbowLayer) layer, ruleset->palette);
  for (; terrain != NULL && terrain->code != 0; terrain++)
    g_array_append_val (things, ((OxbowThing) { layer, terrain->code, NULL }));
  for (; kind != NULL && kind->name != NULL; kind++)
    if (is_drawn (ruleset->palette, layer, kind))
      g_array_append_val (things, ((OxbowThing) { layer, 0, kind }));
  return things;
}

const char *
oxbow_thing_title (const OxbowRuleset *ruleset, const OxbowThing *thing)
{
  if (thing->kind != NULL)
    return oxbow_record_kind_get_title (thing->kind);
  const OxbowTerrain *terrain = oxbow_palette_find_terrain (ruleset->palette, thing->terrain);
  return terrain != NULL ? _(terrain->title) : "";
}

const char *
oxbow_thing_layer_title (int layer)
{
  static const char *const titles[OXBOW_N_LAYERS] = {
    [OXBOW_LAYER_FEATURES] = N_("On Cells"),
    [OXBOW_LAYER_EDGES] = N_("On Edges"),
    [OXBOW_LAYER_GROUPS] = N_("Groups of Cells"),
    [OXBOW_LAYER_LINKS] = N_("Links"),
    [OXBOW_LAYER_LABELS] = N_("Names"),
    [OXBOW_LAYER_PIECES] = N_("Pieces at the Start"),
    [OXBOW_LAYER_TABLES] = N_("Places"),
    [OXBOW_LAYER_POSITION] = N_("In the Position"),
  };
  return layer == OXBOW_THING_TERRAIN ? _("Terrain") : _(titles[layer]);
}

bool
oxbow_thing_is (const OxbowThing *a, const OxbowThing *b)
{
  return a->layer == b->layer && a->terrain == b->terrain && a->kind == b->kind;
}

/* By the ids of the tools, which are their names in settings too. */
static const struct
{
  const char *tool;
  int layer;
} hands[] = {
  { "brush", OXBOW_THING_TERRAIN },     /* the first of a layer is taken where another one is in the hand */
  { "line", OXBOW_THING_TERRAIN },
  { "fill", OXBOW_THING_TERRAIN },
  { "feature", OXBOW_LAYER_FEATURES },
  { "edge", OXBOW_LAYER_EDGES },
  { "group", OXBOW_LAYER_GROUPS },
  { "link", OXBOW_LAYER_LINKS },
  { "label", OXBOW_LAYER_LABELS },
  { "piece", OXBOW_LAYER_PIECES },
  { "slot", OXBOW_LAYER_TABLES },
  { "position", OXBOW_LAYER_POSITION },
};

int
oxbow_thing_layer_of_tool (const OxbowTool *tool)
{
  for (size_t i = 0; i < G_N_ELEMENTS (hands); i++)
    if (strcmp (hands[i].tool, tool->id) == 0)
      return hands[i].layer;
  return OXBOW_THING_TERRAIN;
}

const OxbowTool *
oxbow_thing_find_tool (const OxbowThing *thing, const OxbowTool *in_hand)
{
  const OxbowTool *first = NULL;
  for (size_t i = 0; i < G_N_ELEMENTS (hands); i++)
    {
      if (hands[i].layer != thing->layer)
        continue;
      if (strcmp (hands[i].tool, in_hand->id) == 0)
        return in_hand;
      if (first == NULL)
        first = oxbow_tool_find (hands[i].tool);
    }
  return first;
}
