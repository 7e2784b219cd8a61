/* group.c: gathers cells that have something in common
 *
 * A press in a group chooses it, and a drag from there makes it larger. On a free cell the first button adds to the
 * group that is chosen; with Shift, or with none chosen, it begins a new one. A cell is in one group of a kind at most,
 * and some kinds have only cells of some terrains. With a symmetry each image has a group of its own, the same for the
 * whole stroke: the one that holds the image of the group's first cell, or a new one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/pass.h"
#include "editor/pattern.h"
#include "editor/sweep.h"
#include "editor/toolbox-parts.h"
#include "editor/tools/tools.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static bool
fits (const OxbowPalette *palette)
{
  return palette->groups != NULL;
}

static const char *
kind_of (OxbowToolbox *box)
{
  return box->patterns[OXBOW_LAYER_GROUPS]->kind;
}

static int
find_at (OxbowToolbox *box, OxbowCell cell)
{
  return oxbow_layer_find_at (OXBOW_LAYER_GROUPS, oxbow_toolbox_get_scenario (box), kind_of (box), cell);
}

static int
find_position (const OxbowRecord *group, OxbowCell cell)
{
  for (guint i = 0; i < group->cells->len; i++)
    if (g_array_index (group->cells, OxbowCell, i) == cell)
      return (int) i;
  return -1;
}

static bool
suits (const OxbowScenario *scenario, const char *kind, OxbowCell cell)
{
  return oxbow_pattern_suits (oxbow_layer_find_kind (OXBOW_LAYER_GROUPS, scenario->ruleset->palette, kind), scenario,
                              cell);
}

/* A group that has lost its last cell stays until the stroke ends, so that the others keep their places. */
static void
take_out (OxbowToolbox *box, int index, OxbowCell cell)
{
  const OxbowRecord *group = oxbow_layer_get (OXBOW_LAYER_GROUPS, oxbow_toolbox_get_scenario (box), index);
  oxbow_stroke_splice (oxbow_toolbox_get_stroke (box), OXBOW_LAYER_GROUPS, index, find_position (group, cell), 1, NULL,
                       0);
}

static void
add (OxbowToolbox *box, int index, OxbowCell cell)
{
  const OxbowScenario *scenario = oxbow_toolbox_get_scenario (box);
  int other = find_at (box, cell);
  if (other == index || !suits (scenario, kind_of (box), cell))
    return;
  if (other >= 0)
    take_out (box, other, cell);
  const OxbowRecord *group = oxbow_layer_get (OXBOW_LAYER_GROUPS, scenario, index);
  if (find_position (group, cell) < 0)
    oxbow_stroke_splice (oxbow_toolbox_get_stroke (box), OXBOW_LAYER_GROUPS, index, (int) group->cells->len, 0, &cell,
                         1);
}

/* A new group with that cell; its index, or -1 if there is no number left for one. */
static int
begin_group (OxbowToolbox *box, OxbowCell cell, int image)
{
  const OxbowScenario *scenario = oxbow_toolbox_get_scenario (box);
  const OxbowRecordKind *kind = oxbow_layer_find_kind (OXBOW_LAYER_GROUPS, scenario->ruleset->palette, kind_of (box));
  g_autoptr (OxbowRecord) group = oxbow_record_copy (box->patterns[OXBOW_LAYER_GROUPS]);
  g_array_set_size (group->cells, 0);
  oxbow_pattern_anchor (group, kind, &scenario->map->grid, cell);
  oxbow_pass_seats (group, scenario->ruleset, image);
  if (!suits (scenario, kind_of (box), cell)
      || !oxbow_pattern_number (group, scenario, OXBOW_LAYER_GROUPS, -1))
    return -1;
  oxbow_stroke_insert (oxbow_toolbox_get_stroke (box), OXBOW_LAYER_GROUPS, -1, g_steal_pointer (&group));
  int index = (int) scenario->map->groups->len - 1;
  add (box, index, cell);
  return index;
}

/* The group that an image of the stroke is drawn into, -1 where none can begin. */
static int
find_image_group (OxbowToolbox *box, int image, OxbowCell cell)
{
  if (image == 0)
    return box->group;
  if (box->image_groups[image] >= 0)
    return box->image_groups[image];
  const OxbowRecord *own = oxbow_layer_get (OXBOW_LAYER_GROUPS, oxbow_toolbox_get_scenario (box), box->group);
  OxbowCell first = own->cells->len > 0 ? g_array_index (own->cells, OxbowCell, 0) : OXBOW_NO_CELL;
  OxbowCell there = first != OXBOW_NO_CELL ? oxbow_transform_cell (&box->images[image], first) : OXBOW_NO_CELL;
  int group = there != OXBOW_NO_CELL ? find_at (box, there) : -1;
  box->image_groups[image] = group >= 0 ? group : begin_group (box, cell, image);
  return box->image_groups[image];
}

static void
add_with_images (OxbowToolbox *box, OxbowCell cell)
{
  for (int i = 0; i < box->n_images; i++)
    {
      OxbowCell image = oxbow_transform_cell (&box->images[i], cell);
      if (image == OXBOW_NO_CELL || (i > 0 && image == cell))
        continue;
      int group = find_image_group (box, i, image);
      if (group >= 0)
        add (box, group, image);
    }
}

static void
take_out_with_images (OxbowToolbox *box, OxbowCell cell)
{
  for (int i = 0; i < box->n_images; i++)
    {
      OxbowCell image = oxbow_transform_cell (&box->images[i], cell);
      int group = image != OXBOW_NO_CELL ? find_at (box, image) : -1;
      if (group >= 0)
        take_out (box, group, image);
    }
}

static void
draw_to (OxbowToolbox *box, const OxbowAim *aim)
{
  if (oxbow_toolbox_get_stroke (box) == NULL || (aim->button == OXBOW_BUTTON_FIRST && box->group < 0))
    return;
  g_autoptr (GArray) cells = oxbow_cells_new ();
  oxbow_shape_swath (oxbow_draft_get_grid (box->draft), box->last.cell, aim->cell, box->radius, cells);
  for (guint i = 0; i < cells->len; i++)
    if (aim->button == OXBOW_BUTTON_FIRST)
      add_with_images (box, g_array_index (cells, OxbowCell, i));
    else
      take_out_with_images (box, g_array_index (cells, OxbowCell, i));
}

/* Why no group begins at the cell. */
static void
say_why_not (OxbowToolbox *box, OxbowCell cell)
{
  const OxbowScenario *scenario = oxbow_toolbox_get_scenario (box);
  const char *title = oxbow_toolbox_pattern_title (box, OXBOW_LAYER_GROUPS);
  if (suits (scenario, kind_of (box), cell))
    oxbow_toolbox_say (box, _("There is no number left for another one of these: %s."), title);
  else
    oxbow_toolbox_say_unsuited (box, cell, title);
}

static bool
is_in_hand (OxbowToolbox *box)
{
  const OxbowScenario *scenario = oxbow_toolbox_get_scenario (box);
  return box->group >= 0
         && strcmp (oxbow_layer_get (OXBOW_LAYER_GROUPS, scenario, box->group)->kind, kind_of (box)) == 0;
}

/* Makes sure that the group in hand is there, and of the kind in hand. */
static void
choose_group (OxbowToolbox *box, const OxbowAim *aim)
{
  int there = find_at (box, aim->cell);
  if (there < 0 && is_in_hand (box) && !aim->adds)
    return;
  box->group = there >= 0 ? there : begin_group (box, aim->cell, 0);
  if (box->group < 0)
    say_why_not (box, aim->cell);
  oxbow_toolbox_notify (box);
}

static void
press (OxbowToolbox *box, const OxbowAim *aim)
{
  const char *title = oxbow_toolbox_pattern_title (box, OXBOW_LAYER_GROUPS);
  if (aim->button == OXBOW_BUTTON_SECOND)
    /* Translators: steps in the list of what was drawn; a kind of group follows, such as a water group. */
    oxbow_toolbox_begin (box, _("Take Out of %s"), title);
  else
    {
      oxbow_toolbox_begin (box, _("Draw %s"), title);
      for (int image = 0; image < OXBOW_MAX_IMAGES; image++)
        box->image_groups[image] = -1;
      choose_group (box, aim);
    }
  draw_to (box, aim);
}

/* Groups without cells would not be read again. */
static void
release (OxbowToolbox *box, const OxbowAim *aim)
{
  const GPtrArray *groups = oxbow_toolbox_get_scenario (box)->map->groups;
  int group = box->group;
  for (int i = (int) groups->len - 1; i >= 0; i--)
    {
      if (((const OxbowRecord *) groups->pdata[i])->cells->len > 0)
        continue;
      oxbow_stroke_remove (oxbow_toolbox_get_stroke (box), OXBOW_LAYER_GROUPS, i);
      if (i == group)
        group = -1;
      else if (i < group)
        group--;
    }
  oxbow_toolbox_set_group (box, group);
}

/* "Territory 3", as it is told apart from others of its kind. */
static char *
name_group (OxbowToolbox *box, int index)
{
  const char *title = oxbow_toolbox_pattern_title (box, OXBOW_LAYER_GROUPS);
  const char *id = oxbow_record_get (oxbow_layer_get (OXBOW_LAYER_GROUPS, oxbow_toolbox_get_scenario (box), index),
                                     "id");
  /* Translators: a kind of group and its short name */
  return id != NULL ? g_strdup_printf (_("%s %s"), title, id) : g_strdup (title);
}

static char *
tell (OxbowToolbox *box, const OxbowAim *aim)
{
  int here = aim->cell != OXBOW_NO_CELL ? find_at (box, aim->cell) : -1;
  if (here < 0 && !is_in_hand (box))
    return g_strdup_printf (_("The first button begins here: %s."),
                            oxbow_toolbox_pattern_title (box, OXBOW_LAYER_GROUPS));
  g_autofree char *name = name_group (box, here >= 0 ? here : box->group);
  if (here >= 0)
    return g_strdup_printf (_("A drag with the first button makes %s larger, the second takes cells out of it."), name);
  return g_strdup_printf (_("The first button adds to %s; with Shift it begins another one."), name);
}

const OxbowTool oxbow_group_tool = {
  .id = "group",
  .title = N_("Groups"),
  .help = N_("Gathers cells that have something in common, such as a lake or land of one height."),
  .key = "r",
  .fits = fits,
  .press = press,
  .drag = draw_to,
  .release = release,
  .outline = oxbow_brush_outline,
  .tell = tell,
};
