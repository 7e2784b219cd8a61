/* toolbox.c: the tool in the hand, and what all tools share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/toolbox-parts.h"

#include "core/ruleset.h"
#include "editor/pattern.h"

#include <glib/gi18n-lib.h>
#include <string.h>

enum
{
  CHANGED,
  TOLD,
  N_SIGNALS
};

static unsigned int signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OxbowToolbox, oxbow_toolbox, G_TYPE_OBJECT)

/* After a change of size the symmetry's centre, the selection and what the hand has gone over may be nowhere; and
 * whoever else changes groups, an undo or another tool, may leave another one at the place of that in hand, or none. */
static void
draft_changed_cb (OxbowToolbox *self, const OxbowTouched *touched)
{
  bool is_own = (self->is_pressed || self->is_ending) && g_str_equal (self->tool->id, "group");
  int n_groups = (int) oxbow_draft_get_scenario (self->draft)->map->groups->len;
  if (self->group >= n_groups || (!is_own && (touched->layers & 1u << OXBOW_LAYER_GROUPS) != 0))
    self->group = -1;
  if (!touched->grid)
    return;
  self->is_pressed = false;
  g_array_set_size (self->selection, 0);
  oxbow_toolbox_set_symmetry (self, self->symmetry.kind);
}

/* Another step is about to be made, or the draft is saved or put away: the hand lets go as if it had done so itself. */
static void
stroke_ending_cb (OxbowToolbox *self)
{
  if (!self->has_begun)
    return;
  const OxbowAim last = self->last;
  oxbow_toolbox_release (self, &last);
  oxbow_toolbox_notify (self);
}

static void
oxbow_toolbox_finalize (GObject *object)
{
  OxbowToolbox *self = OXBOW_TOOLBOX (object);

  for (OxbowLayer layer = 0; layer < OXBOW_N_LAYERS; layer++)
    oxbow_record_free (self->patterns[layer]);
  g_array_unref (self->selection);
  g_array_unref (self->path);
  oxbow_stamp_free (self->stamp);
  g_free (self->name);
  g_clear_object (&self->draft);
  G_OBJECT_CLASS (oxbow_toolbox_parent_class)->finalize (object);
}

static void
oxbow_toolbox_class_init (OxbowToolboxClass *class)
{
  G_OBJECT_CLASS (class)->finalize = oxbow_toolbox_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_STRING);
}

static void
oxbow_toolbox_init (OxbowToolbox *self)
{
  self->tool = oxbow_tools[0];
  self->group = -1;
  self->selection = oxbow_cells_new ();
  self->path = oxbow_cells_new ();
}

/* The first terrain that is not the map's ground, and the ground. */
static void
choose_terrains (OxbowToolbox *self)
{
  const OxbowPalette *palette = oxbow_draft_get_palette (self->draft);
  self->terrain[OXBOW_BUTTON_FIRST] = self->terrain[OXBOW_BUTTON_SECOND] = palette->blank;
  for (const OxbowTerrain *terrain = palette->terrains; terrain->code != '\0'; terrain++)
    if (terrain->code != palette->blank)
      {
        self->terrain[OXBOW_BUTTON_FIRST] = terrain->code;
        return;
      }
}

OxbowToolbox *
oxbow_toolbox_new (OxbowDraft *draft)
{
  OxbowToolbox *self = g_object_new (OXBOW_TYPE_TOOLBOX, NULL);
  self->draft = g_object_ref (draft);
  choose_terrains (self);
  self->symmetry = oxbow_symmetry_of_grid (OXBOW_SYMMETRY_NONE, oxbow_draft_get_grid (draft));
  for (OxbowLayer layer = 0; layer < OXBOW_N_LAYERS; layer++)
    {
      const OxbowRecordKind *kinds = oxbow_layer_kinds (layer, oxbow_draft_get_palette (draft));
      if (kinds != NULL && kinds->name != NULL)
        self->patterns[layer] = oxbow_pattern_new (kinds);
    }
  g_signal_connect_object (draft, "changed", G_CALLBACK (draft_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (draft, "stroke-ending", G_CALLBACK (stroke_ending_cb), self, G_CONNECT_SWAPPED);
  return self;
}

/* For tools */

const OxbowScenario *
oxbow_toolbox_get_scenario (OxbowToolbox *self)
{
  return oxbow_draft_get_scenario (self->draft);
}

OxbowStroke *
oxbow_toolbox_begin (OxbowToolbox *self, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_free (self->name);
  self->name = g_strdup_vprintf (format, args);
  va_end (args);
  OxbowStroke *stroke = oxbow_draft_begin (self->draft);
  self->has_begun = true;
  return stroke;
}

OxbowStroke *
oxbow_toolbox_get_stroke (OxbowToolbox *self)
{
  return oxbow_draft_get_stroke (self->draft);
}

void
oxbow_toolbox_say (OxbowToolbox *self, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_autofree char *sentence = g_strdup_vprintf (format, args);
  va_end (args);
  g_signal_emit (self, signals[TOLD], 0, sentence);
}

void
oxbow_toolbox_say_unsuited (OxbowToolbox *self, OxbowCell cell, const char *title)
{
  const OxbowMap *map = oxbow_toolbox_get_scenario (self)->map;
  /* Translators: a cell, its terrain, and a kind of group, as in "A1 is Open land: Water group has no such cells." */
  oxbow_toolbox_say (self, _("%s is %s: %s has no such cells."), OXBOW_CELL_NAME (&map->grid, cell),
                     oxbow_toolbox_terrain_title (self, map->terrain[cell]), title);
}

void
oxbow_toolbox_notify (OxbowToolbox *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

void
oxbow_toolbox_add_images (OxbowToolbox *self, GArray *cells)
{
  guint n = cells->len;
  for (int i = 1; i < self->n_images; i++)
    for (guint j = 0; j < n; j++)
      {
        OxbowCell image = oxbow_transform_cell (&self->images[i], g_array_index (cells, OxbowCell, j));
        if (image != OXBOW_NO_CELL)
          g_array_append_val (cells, image);
      }
  oxbow_cells_sort (cells);
}

void
oxbow_toolbox_paint (OxbowToolbox *self, GArray *cells, char terrain)
{
  OxbowStroke *stroke = oxbow_toolbox_get_stroke (self);
  oxbow_toolbox_add_images (self, cells);
  for (guint i = 0; i < cells->len; i++)
    oxbow_stroke_paint (stroke, g_array_index (cells, OxbowCell, i), terrain);
}

const char *
oxbow_toolbox_terrain_title (OxbowToolbox *self, char terrain)
{
  const OxbowTerrain *found = oxbow_palette_find_terrain (oxbow_draft_get_palette (self->draft), terrain);
  return found != NULL ? _(found->title) : "?";
}

const char *
oxbow_toolbox_pattern_title (OxbowToolbox *self, OxbowLayer layer)
{
  const OxbowPalette *palette = oxbow_draft_get_palette (self->draft);
  return oxbow_record_kind_get_title (oxbow_layer_find_kind (layer, palette, self->patterns[layer]->kind));
}

/* What is chosen */

OxbowDraft *
oxbow_toolbox_get_draft (OxbowToolbox *self)
{
  g_return_val_if_fail (OXBOW_IS_TOOLBOX (self), NULL);
  return self->draft;
}

const OxbowTool *
oxbow_toolbox_get_tool (OxbowToolbox *self)
{
  g_return_val_if_fail (OXBOW_IS_TOOLBOX (self), NULL);
  return self->tool;
}

void
oxbow_toolbox_set_tool (OxbowToolbox *self, const OxbowTool *tool)
{
  g_return_if_fail (OXBOW_IS_TOOLBOX (self) && tool != NULL);
  g_return_if_fail (oxbow_tool_fits (tool, oxbow_draft_get_palette (self->draft)));
  if (tool == self->tool)
    return;
  oxbow_draft_end_stroke (self->draft);
  oxbow_toolbox_cancel (self);
  self->tool = tool;
  oxbow_toolbox_notify (self);
}

char
oxbow_toolbox_get_terrain (OxbowToolbox *self, int button)
{
  g_return_val_if_fail (OXBOW_IS_TOOLBOX (self) && button >= 0 && button < OXBOW_N_BUTTONS, '\0');
  return self->terrain[button];
}

void
oxbow_toolbox_set_terrain (OxbowToolbox *self, int button, char terrain)
{
  g_return_if_fail (OXBOW_IS_TOOLBOX (self) && button >= 0 && button < OXBOW_N_BUTTONS);
  g_return_if_fail (oxbow_palette_find_terrain (oxbow_draft_get_palette (self->draft), terrain) != NULL);
  if (self->terrain[button] == terrain)
    return;
  self->terrain[button] = terrain;
  oxbow_toolbox_notify (self);
}

int
oxbow_toolbox_get_radius (OxbowToolbox *self)
{
  g_return_val_if_fail (OXBOW_IS_TOOLBOX (self), 0);
  return self->radius;
}

void
oxbow_toolbox_set_radius (OxbowToolbox *self, int radius)
{
  g_return_if_fail (OXBOW_IS_TOOLBOX (self));
  radius = CLAMP (radius, 0, OXBOW_MAX_RADIUS);
  if (self->radius == radius)
    return;
  self->radius = radius;
  oxbow_toolbox_notify (self);
}

const OxbowSymmetry *
oxbow_toolbox_get_symmetry (OxbowToolbox *self)
{
  g_return_val_if_fail (OXBOW_IS_TOOLBOX (self), NULL);
  return &self->symmetry;
}

void
oxbow_toolbox_set_symmetry (OxbowToolbox *self, OxbowSymmetryKind kind)
{
  g_return_if_fail (OXBOW_IS_TOOLBOX (self));
  self->symmetry = oxbow_symmetry_of_grid (kind, oxbow_draft_get_grid (self->draft));
  oxbow_toolbox_notify (self);
}

void
oxbow_toolbox_set_centre (OxbowToolbox *self, OxbowCell cell)
{
  g_return_if_fail (OXBOW_IS_TOOLBOX (self));
  self->symmetry = oxbow_symmetry_about (self->symmetry.kind, oxbow_draft_get_grid (self->draft), cell);
  oxbow_toolbox_notify (self);
}

const OxbowRecord *
oxbow_toolbox_get_pattern (OxbowToolbox *self, OxbowLayer layer)
{
  g_return_val_if_fail (OXBOW_IS_TOOLBOX (self), NULL);
  return self->patterns[layer];
}

void
oxbow_toolbox_set_pattern (OxbowToolbox *self, OxbowLayer layer, OxbowRecord *pattern)
{
  g_return_if_fail (OXBOW_IS_TOOLBOX (self) && pattern != NULL);
  const OxbowRecordKind *kind = oxbow_layer_find_kind (layer, oxbow_draft_get_palette (self->draft), pattern->kind);
  g_return_if_fail (kind != NULL);
  oxbow_pattern_lift (pattern, kind);
  oxbow_record_free (self->patterns[layer]);
  self->patterns[layer] = pattern;
  oxbow_toolbox_notify (self);
}

void
oxbow_toolbox_set_kind (OxbowToolbox *self, OxbowLayer layer, const char *kind)
{
  g_return_if_fail (OXBOW_IS_TOOLBOX (self));
  const OxbowRecordKind *found = oxbow_layer_find_kind (layer, oxbow_draft_get_palette (self->draft), kind);
  g_return_if_fail (found != NULL);
  if (layer == OXBOW_LAYER_GROUPS)
    self->group = -1;
  if (strcmp (self->patterns[layer]->kind, kind) != 0)
    oxbow_toolbox_set_pattern (self, layer, oxbow_pattern_new (found));
  else
    oxbow_toolbox_notify (self);
}

int
oxbow_toolbox_get_group (OxbowToolbox *self)
{
  g_return_val_if_fail (OXBOW_IS_TOOLBOX (self), -1);
  return self->group;
}

void
oxbow_toolbox_set_group (OxbowToolbox *self, int index)
{
  g_return_if_fail (OXBOW_IS_TOOLBOX (self));
  if (self->group == index)
    return;
  self->group = index;
  oxbow_toolbox_notify (self);
}

const GArray *
oxbow_toolbox_get_selection (OxbowToolbox *self)
{
  g_return_val_if_fail (OXBOW_IS_TOOLBOX (self), NULL);
  return self->selection;
}

void
oxbow_toolbox_set_selection (OxbowToolbox *self, const GArray *cells)
{
  g_return_if_fail (OXBOW_IS_TOOLBOX (self));
  GArray *selection = oxbow_cells_new ();
  if (cells != NULL && cells->len > 0)
    g_array_append_vals (selection, cells->data, cells->len);
  oxbow_cells_sort (selection);
  g_array_unref (self->selection);
  self->selection = selection;
  oxbow_toolbox_notify (self);
}

const OxbowStamp *
oxbow_toolbox_get_stamp (OxbowToolbox *self)
{
  g_return_val_if_fail (OXBOW_IS_TOOLBOX (self), NULL);
  return self->stamp;
}

void
oxbow_toolbox_set_stamp (OxbowToolbox *self, OxbowStamp *stamp)
{
  g_return_if_fail (OXBOW_IS_TOOLBOX (self));
  oxbow_stamp_free (self->stamp);
  self->stamp = stamp;
  oxbow_toolbox_notify (self);
}

/* What the hand does */

static void
find_images (OxbowToolbox *self)
{
  const OxbowGrid *grid = oxbow_draft_get_grid (self->draft);
  self->n_images = oxbow_symmetry_get_n_images (self->symmetry.kind);
  for (int i = 0; i < self->n_images; i++)
    self->images[i] = oxbow_symmetry_get_image (&self->symmetry, grid, i);
}

OxbowPointing
oxbow_toolbox_get_pointing (OxbowToolbox *self)
{
  g_return_val_if_fail (OXBOW_IS_TOOLBOX (self), OXBOW_POINTS_AT_CELLS);
  return self->tool->points_at != NULL ? self->tool->points_at (self) : OXBOW_POINTS_AT_CELLS;
}

/* Whoever points may do so from before the map became smaller: there is nothing then. */
static OxbowAim
find_on_map (OxbowToolbox *self, const OxbowAim *aim)
{
  int n_cells = oxbow_grid_n_cells (oxbow_draft_get_grid (self->draft));
  OxbowAim there = *aim;
  if (there.cell >= n_cells)
    there.cell = OXBOW_NO_CELL;
  if (there.edge != OXBOW_NO_EDGE && oxbow_edge_upper (there.edge) >= n_cells)
    there.edge = OXBOW_NO_EDGE;
  return there;
}

static bool
points_at_something (OxbowToolbox *self, const OxbowAim *aim)
{
  switch (oxbow_toolbox_get_pointing (self))
    {
    case OXBOW_POINTS_AT_CELLS:
      return aim->cell != OXBOW_NO_CELL;
    case OXBOW_POINTS_AT_EDGES:
      return aim->edge != OXBOW_NO_EDGE;
    }
  g_assert_not_reached ();
}

void
oxbow_toolbox_press (OxbowToolbox *self, const OxbowAim *aim)
{
  g_return_if_fail (OXBOW_IS_TOOLBOX (self));
  if (self->is_pressed)
    {
      oxbow_toolbox_cancel (self);
      return;
    }
  const OxbowAim there = find_on_map (self, aim);
  if (!points_at_something (self, &there))
    return;
  find_images (self);
  self->is_pressed = true;
  self->has_begun = false;
  self->start = self->last = there;
  g_array_set_size (self->path, 0);
  g_array_append_val (self->path, there.cell);
  self->tool->press (self, &there);
  oxbow_draft_show (self->draft);
}

void
oxbow_toolbox_drag (OxbowToolbox *self, const OxbowAim *aim)
{
  g_return_if_fail (OXBOW_IS_TOOLBOX (self));
  OxbowAim held = find_on_map (self, aim);
  bool has_moved = held.cell != self->last.cell || held.edge != self->last.edge;
  if (!self->is_pressed || !has_moved || !points_at_something (self, &held))
    return;
  held.button = self->start.button;
  if (held.cell != OXBOW_NO_CELL)
    g_array_append_val (self->path, held.cell);
  if (self->tool->drag != NULL)
    self->tool->drag (self, &held);
  self->last = held;
  oxbow_draft_show (self->draft);
}

void
oxbow_toolbox_release (OxbowToolbox *self, const OxbowAim *aim)
{
  g_return_if_fail (OXBOW_IS_TOOLBOX (self));
  if (!self->is_pressed)
    return;
  oxbow_toolbox_drag (self, aim);
  self->is_pressed = self->has_begun = false;
  self->is_ending = true;
  if (self->tool->release != NULL)
    self->tool->release (self, &self->last);
  if (oxbow_toolbox_get_stroke (self) != NULL)
    oxbow_draft_commit (self->draft, self->name);
  self->is_ending = false;
}

void
oxbow_toolbox_cancel (OxbowToolbox *self)
{
  g_return_if_fail (OXBOW_IS_TOOLBOX (self));
  if (!self->is_pressed)
    return;
  self->is_pressed = self->has_begun = false;
  if (self->tool->cancel != NULL)
    self->tool->cancel (self);
  oxbow_draft_cancel (self->draft);
}

bool
oxbow_toolbox_is_pressed (OxbowToolbox *self)
{
  g_return_val_if_fail (OXBOW_IS_TOOLBOX (self), false);
  return self->is_pressed;
}

void
oxbow_toolbox_outline (OxbowToolbox *self, const OxbowAim *aim, GArray *cells)
{
  g_return_if_fail (OXBOW_IS_TOOLBOX (self));
  const OxbowAim there = find_on_map (self, aim);
  if (there.cell == OXBOW_NO_CELL)
    return;
  find_images (self);
  if (self->tool->outline != NULL)
    self->tool->outline (self, &there, cells);
  else
    g_array_append_val (cells, there.cell);
  oxbow_toolbox_add_images (self, cells);
}

char *
oxbow_toolbox_tell (OxbowToolbox *self, const OxbowAim *aim)
{
  g_return_val_if_fail (OXBOW_IS_TOOLBOX (self), NULL);
  const OxbowMap *map = oxbow_toolbox_get_scenario (self)->map;
  const OxbowAim there = find_on_map (self, aim);
  g_autofree char *does = self->tool->tell (self, &there);
  if (oxbow_toolbox_get_pointing (self) == OXBOW_POINTS_AT_EDGES && there.edge != OXBOW_NO_EDGE)
    return g_strdup_printf (C_("status line: place: what can be done", "%s: %s"),
                            OXBOW_EDGE_NAME (&map->grid, there.edge), does);
  if (there.cell == OXBOW_NO_CELL)
    return g_steal_pointer (&does);
  return g_strdup_printf (C_("status line: cell, terrain: what can be done", "%s, %s: %s"),
                          OXBOW_CELL_NAME (&map->grid, there.cell),
                          oxbow_toolbox_terrain_title (self, map->terrain[there.cell]), does);
}
