/* link.c: leads from one cell to another, and from one group to another
 *
 * Where a game has links of its own, a drag makes one. Where groups name the group that comes after them, as waters do
 * that flow on, a drag from one to the other says so; both may be true of a game, and then the groups come first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/pattern.h"
#include "editor/sweep.h"
#include "editor/toolbox-parts.h"
#include "editor/tools/tools.h"

#include <glib/gi18n-lib.h>

/* The attribute by which a group of the kind names another group, or NULL. */
static const OxbowAttribute *
find_reference (const OxbowPalette *palette, const OxbowRecordKind *kind)
{
  for (const OxbowAttribute *attribute = kind->attributes; attribute != NULL && attribute->name != NULL; attribute++)
    if (attribute->refers != NULL && oxbow_record_kind_find (palette->groups, attribute->refers) != NULL)
      return attribute;
  return NULL;
}

static bool
fits (const OxbowPalette *palette)
{
  bool leads = palette->links != NULL;
  for (const OxbowRecordKind *kind = palette->groups; !leads && kind != NULL && kind->name != NULL; kind++)
    leads = find_reference (palette, kind) != NULL;
  return leads;
}

/* The group at the cell that can name another, with the attribute; -1: none. */
static int
find_source (OxbowToolbox *box, OxbowCell cell, const OxbowAttribute **attribute)
{
  const OxbowScenario *scenario = oxbow_toolbox_get_scenario (box);
  const OxbowPalette *palette = oxbow_draft_get_palette (box->draft);
  for (const OxbowRecordKind *kind = palette->groups; kind != NULL && kind->name != NULL; kind++)
    {
      int index = oxbow_layer_find_at (OXBOW_LAYER_GROUPS, scenario, kind->name, cell);
      *attribute = index >= 0 ? find_reference (palette, kind) : NULL;
      if (*attribute != NULL)
        return index;
    }
  return -1;
}

static bool
lead_group (OxbowToolbox *box, OxbowCell from, OxbowCell to)
{
  const OxbowScenario *scenario = oxbow_toolbox_get_scenario (box);
  const OxbowAttribute *attribute;
  int source = find_source (box, from, &attribute);
  int target = source >= 0 ? oxbow_layer_find_at (OXBOW_LAYER_GROUPS, scenario, attribute->refers, to) : -1;
  if (target < 0 || target == source)
    return false;
  const char *id = oxbow_record_get (oxbow_layer_get (OXBOW_LAYER_GROUPS, scenario, target), "id");
  OxbowRecord *group = oxbow_record_copy (oxbow_layer_get (OXBOW_LAYER_GROUPS, scenario, source));
  oxbow_record_set (group, attribute->name, id);
  oxbow_stroke_replace (oxbow_toolbox_get_stroke (box), OXBOW_LAYER_GROUPS, source, group);
  return true;
}

static void
make_link (OxbowToolbox *box, OxbowCell from, OxbowCell to)
{
  const OxbowScenario *scenario = oxbow_toolbox_get_scenario (box);
  const OxbowRecord *pattern = box->patterns[OXBOW_LAYER_LINKS];
  OxbowCell ends[] = { from, to };
  if (pattern == NULL || from == to || oxbow_scenario_is_outside (scenario, from)
      || oxbow_scenario_is_outside (scenario, to))
    return;
  g_autoptr (OxbowRecord) link = oxbow_record_copy (pattern);
  g_array_set_size (link->cells, 0);
  g_array_append_vals (link->cells, ends, 2);
  if (oxbow_pattern_number (link, scenario, OXBOW_LAYER_LINKS, -1))
    oxbow_stroke_insert (oxbow_toolbox_get_stroke (box), OXBOW_LAYER_LINKS, -1, g_steal_pointer (&link));
}

static void
take_away (OxbowToolbox *box, OxbowCell cell)
{
  const OxbowScenario *scenario = oxbow_toolbox_get_scenario (box);
  const OxbowAttribute *attribute;
  int link = oxbow_layer_find_at (OXBOW_LAYER_LINKS, scenario, NULL, cell);
  int source = find_source (box, cell, &attribute);
  if (link >= 0)
    oxbow_stroke_remove (oxbow_toolbox_get_stroke (box), OXBOW_LAYER_LINKS, link);
  else if (source >= 0 && !attribute->required)
    {
      const OxbowRecord *there = oxbow_layer_get (OXBOW_LAYER_GROUPS, scenario, source);
      if (oxbow_record_get (there, attribute->name) == NULL)
        return;
      OxbowRecord *group = oxbow_record_copy (there);
      oxbow_record_set (group, attribute->name, NULL);
      oxbow_stroke_replace (oxbow_toolbox_get_stroke (box), OXBOW_LAYER_GROUPS, source, group);
    }
}

/* Anew with each move: a link shows where it would lead while it is drawn. */
static void
draw (OxbowToolbox *box, const OxbowAim *aim)
{
  oxbow_stroke_reset (oxbow_toolbox_get_stroke (box));
  for (int i = 0; i < box->n_images; i++)
    {
      OxbowCell from = oxbow_transform_cell (&box->images[i], box->start.cell);
      OxbowCell to = oxbow_transform_cell (&box->images[i], aim->cell);
      if (from == OXBOW_NO_CELL || to == OXBOW_NO_CELL || (i > 0 && from == box->start.cell && to == aim->cell))
        continue;
      if (aim->button == OXBOW_BUTTON_SECOND)
        take_away (box, to);
      else if (!lead_group (box, from, to))
        make_link (box, from, to);
    }
}

static void
press (OxbowToolbox *box, const OxbowAim *aim)
{
  oxbow_toolbox_begin (box, aim->button == OXBOW_BUTTON_FIRST ? _("Draw Link") : _("Take Away Link"));
  draw (box, aim);
}

static char *
tell (OxbowToolbox *box, const OxbowAim *aim)
{
  return g_strdup (_("Drag from here to where it leads; the second button takes away what leads from here."));
}

const OxbowTool oxbow_link_tool = {
  .id = "link",
  .title = N_("Links"),
  .help = N_("Leads from one cell to another, or says where the water of one group flows on to."),
  .key = "n",
  .fits = fits,
  .press = press,
  .drag = draw,
  .tell = tell,
};
