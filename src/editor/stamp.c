/* stamp.c: a piece of a map, to be laid elsewhere, turned and mirrored
 *
 * Its cells and records lie on a grid of their own, large enough for any map, about the middle of it; how it is held is
 * a mirroring and some turns about that middle. Laying it is one transform from there to the map.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/stamp.h"

#include "core/ruleset.h"
#include "editor/clear.h"
#include "editor/pass.h"
#include "editor/pattern.h"
#include "editor/shape.h"
#include "editor/sweep.h"

#include <string.h>

#define SIDE (2 * OXBOW_MAX_SIDE)       /* so that a map of any size fits beside the middle */

typedef struct
{
  OxbowCell cell;
  char terrain;
} Square;

struct _OxbowStamp
{
  OxbowGrid grid;
  GArray *squares;              /* of Square */
  GPtrArray *records[OXBOW_N_LAYERS];
  bool is_mirrored;
  int turns;
};

static OxbowHex
middle_of (const OxbowGrid *grid)
{
  return oxbow_grid_get_hex (grid, oxbow_grid_cell (grid, SIDE / 2, SIDE / 2));
}

static OxbowStamp *
make (const OxbowGrid *grid)
{
  OxbowStamp *stamp = g_new0 (OxbowStamp, 1);
  stamp->grid = *grid;
  stamp->squares = g_array_new (FALSE, FALSE, sizeof (Square));
  for (OxbowLayer layer = 0; layer < OXBOW_N_LAYERS; layer++)
    stamp->records[layer] = oxbow_records_new ();
  return stamp;
}

void
oxbow_stamp_free (OxbowStamp *stamp)
{
  if (stamp == NULL)
    return;
  g_array_unref (stamp->squares);
  for (OxbowLayer layer = 0; layer < OXBOW_N_LAYERS; layer++)
    g_ptr_array_unref (stamp->records[layer]);
  g_free (stamp);
}

OxbowStamp *
oxbow_stamp_copy (const OxbowStamp *stamp)
{
  OxbowStamp *copy = make (&stamp->grid);
  g_array_append_vals (copy->squares, stamp->squares->data, stamp->squares->len);
  for (OxbowLayer layer = 0; layer < OXBOW_N_LAYERS; layer++)
    {
      g_ptr_array_unref (copy->records[layer]);
      copy->records[layer] = oxbow_records_copy (stamp->records[layer]);
    }
  copy->is_mirrored = stamp->is_mirrored;
  copy->turns = stamp->turns;
  return copy;
}

/* Cutting */

static OxbowCell
find_holder (const OxbowGrid *grid, const GArray *cells)
{
  int64_t x = 0, z = 0;
  for (guint i = 0; i < cells->len; i++)
    {
      OxbowHex hex = oxbow_grid_get_hex (grid, g_array_index (cells, OxbowCell, i));
      x += hex.x;
      z += hex.z;
    }
  OxbowHex middle = { (int) (x / cells->len), (int) (z / cells->len) };
  OxbowCell best = OXBOW_NO_CELL;
  int best_distance = G_MAXINT;
  for (guint i = 0; i < cells->len; i++)
    {
      OxbowCell cell = g_array_index (cells, OxbowCell, i);
      OxbowHex hex = oxbow_grid_get_hex (grid, cell);
      int dx = hex.x - middle.x, dz = hex.z - middle.z, distance = dx * dx + dx * dz + dz * dz;
      if (distance < best_distance)
        {
          best = cell;
          best_distance = distance;
        }
    }
  return best;
}

/* The group with those of its cells only that are cut, or NULL. */
static OxbowRecord *
narrow_group (const OxbowRecord *group, const GArray *cells)
{
  g_autoptr (OxbowRecord) narrow = oxbow_record_copy (group);
  g_array_set_size (narrow->cells, 0);
  for (guint i = 0; i < group->cells->len; i++)
    if (oxbow_cells_has (cells, g_array_index (group->cells, OxbowCell, i)))
      g_array_append_val (narrow->cells, g_array_index (group->cells, OxbowCell, i));
  return narrow->cells->len > 0 ? g_steal_pointer (&narrow) : NULL;
}

static void
cut_record (OxbowStamp *stamp, const OxbowTransform *transform, const OxbowScenario *scenario, OxbowLayer layer,
            const OxbowRecord *record, const GArray *cells)
{
  const OxbowRecordKind *kind = oxbow_layer_find_kind (layer, scenario->ruleset->palette, record->kind);
  g_autoptr (OxbowRecord) narrow = layer == OXBOW_LAYER_GROUPS ? narrow_group (record, cells) : NULL;
  if (narrow == NULL && (layer == OXBOW_LAYER_GROUPS || !oxbow_record_lies_within (record, &transform->from, cells)))
    return;
  OxbowRecord *moved = oxbow_transform_record (transform, narrow != NULL ? narrow : record, kind, NULL);
  if (moved != NULL)
    g_ptr_array_add (stamp->records[layer], moved);
}

OxbowStamp *
oxbow_stamp_cut (const OxbowScenario *scenario, const GArray *cells, OxbowCell holder)
{
  g_return_val_if_fail (cells->len > 0, NULL);
  const OxbowGrid *grid = &scenario->map->grid;
  OxbowStamp *stamp = make (&(OxbowGrid) { SIDE, SIDE, grid->orientation });
  OxbowTransform transform = { *grid, stamp->grid, false, 0, { 0, 0 } };
  if (holder == OXBOW_NO_CELL)
    holder = find_holder (grid, cells);
  oxbow_transform_lay (&transform, oxbow_grid_get_hex (grid, holder), middle_of (&stamp->grid));
  for (guint i = 0; i < cells->len; i++)
    {
      OxbowCell cell = g_array_index (cells, OxbowCell, i);
      Square square = { oxbow_transform_cell (&transform, cell), scenario->map->terrain[cell] };
      g_array_append_val (stamp->squares, square);
    }
  for (OxbowLayer layer = 0; layer < OXBOW_N_LAYERS; layer++)
    {
      const GPtrArray *records = oxbow_layer_records (layer, scenario);
      for (guint i = 0; i < records->len; i++)
        cut_record (stamp, &transform, scenario, layer, records->pdata[i], cells);
    }
  return stamp;
}

void
oxbow_stamp_turn (OxbowStamp *stamp)
{
  stamp->turns = (stamp->turns + 1) % OXBOW_DIRECTIONS;
}

/* In a mirror the clock runs the other way. */
void
oxbow_stamp_mirror (OxbowStamp *stamp)
{
  stamp->is_mirrored = !stamp->is_mirrored;
  stamp->turns = (OXBOW_DIRECTIONS - stamp->turns) % OXBOW_DIRECTIONS;
}

/* Laying */

static OxbowTransform
find_transform (const OxbowStamp *stamp, const OxbowGrid *grid, OxbowCell at, const OxbowTransform *image)
{
  OxbowTransform transform = { stamp->grid, *grid, stamp->is_mirrored, stamp->turns, { 0, 0 } };
  OxbowHex to = oxbow_grid_get_hex (grid, at);
  if (image != NULL)
    {
      to = oxbow_transform_hex (image, to);
      if (image->is_mirrored)
        {
          transform.is_mirrored = !transform.is_mirrored;
          transform.turns = (OXBOW_DIRECTIONS - transform.turns) % OXBOW_DIRECTIONS;
        }
      transform.turns = (transform.turns + image->turns) % OXBOW_DIRECTIONS;
    }
  oxbow_transform_lay (&transform, middle_of (&stamp->grid), to);
  return transform;
}

void
oxbow_stamp_outline (const OxbowStamp *stamp, const OxbowGrid *grid, OxbowCell at, GArray *cells)
{
  OxbowTransform transform = find_transform (stamp, grid, at, NULL);
  for (guint i = 0; i < stamp->squares->len; i++)
    {
      OxbowCell cell = oxbow_transform_cell (&transform, g_array_index (stamp->squares, Square, i).cell);
      if (cell != OXBOW_NO_CELL)
        g_array_append_val (cells, cell);
    }
}

/* The group that cells of this one join: that of its name, or the image of that, which holds the image of its first
 * cell; -1: none. Image 0 is the thing itself. */
static int
find_group (const OxbowScenario *scenario, const OxbowRecord *record, const OxbowTransform *about, int image)
{
  const char *id = oxbow_record_get (record, "id");
  int index = id != NULL ? oxbow_layer_find_id (OXBOW_LAYER_GROUPS, scenario, record->kind, id) : -1;
  const OxbowRecord *group = index >= 0 ? oxbow_layer_get (OXBOW_LAYER_GROUPS, scenario, index) : NULL;
  if (image == 0 || group == NULL || group->cells->len == 0)
    return image == 0 ? index : -1;
  OxbowCell cell = oxbow_transform_cell (about, g_array_index (group->cells, OxbowCell, 0));
  return cell != OXBOW_NO_CELL ? oxbow_layer_find_at (OXBOW_LAYER_GROUPS, scenario, record->kind, cell) : -1;
}

/* The name itself is left to the thing itself, which is laid last. Numbers that count are seen to elsewhere. */
static void
name_image (OxbowRecord *group, const OxbowRecordKind *kind, int image)
{
  const char *id = oxbow_record_get (group, "id");
  bool is_name = false;
  for (const OxbowAttribute *attribute = kind->attributes; attribute != NULL && attribute->name != NULL; attribute++)
    is_name |= strcmp (attribute->name, "id") == 0 && attribute->kind == OXBOW_VALUE_NAME;
  if (image == 0 || id == NULL || !is_name)
    return;
  g_autofree char *name = g_strdup_printf ("%s-%d", id, image + 1);
  oxbow_record_set (group, "id", name);
}

/* Two groups that share cells may have the same image. */
static void
join_group (OxbowStroke *stroke, int index, const OxbowRecord *group)
{
  const OxbowRecord *there = oxbow_layer_get (OXBOW_LAYER_GROUPS, oxbow_stroke_get_scenario (stroke), index);
  g_autoptr (GArray) held = g_array_copy (there->cells), more = oxbow_cells_new ();
  oxbow_cells_sort (held);
  for (guint i = 0; i < group->cells->len; i++)
    if (!oxbow_cells_has (held, g_array_index (group->cells, OxbowCell, i)))
      g_array_append_val (more, g_array_index (group->cells, OxbowCell, i));
  oxbow_stroke_splice (stroke, OXBOW_LAYER_GROUPS, index, (int) there->cells->len, 0,
                       (const OxbowCell *) (const void *) more->data, (int) more->len);
}

/* An edge at the rim of the stamp may have been kept by the cell beyond it. */
static void
make_room (OxbowStroke *stroke, const OxbowRecord *edge)
{
  int index = oxbow_layer_find_edge (oxbow_stroke_get_scenario (stroke), edge->kind, edge->edge);
  if (index >= 0)
    oxbow_stroke_remove (stroke, OXBOW_LAYER_EDGES, index);
}

/* Whether the record found a place. */
static bool
lay_record (OxbowStroke *stroke, const OxbowTransform *transform, OxbowLayer layer, const OxbowRecord *record,
            const OxbowTransform *about, int image)
{
  const OxbowScenario *scenario = oxbow_stroke_get_scenario (stroke);
  const OxbowRecordKind *kind = oxbow_layer_find_kind (layer, scenario->ruleset->palette, record->kind);
  bool has_lost = false;
  g_autoptr (OxbowRecord) moved =
      kind != NULL ? oxbow_transform_record (transform, record, kind, &has_lost) : NULL;
  if (moved == NULL || (has_lost && layer != OXBOW_LAYER_GROUPS && moved->cells->len < record->cells->len))
    return false;
  int group = layer == OXBOW_LAYER_GROUPS ? find_group (scenario, moved, about, image) : -1;
  if (group >= 0)
    {
      join_group (stroke, group, moved);
      return true;
    }
  if (moved->cells->len > 0)
    oxbow_pattern_anchor (moved, kind, &transform->to, g_array_index (moved->cells, OxbowCell, 0));
  oxbow_pass_seats (moved, scenario->ruleset, image);
  if (layer == OXBOW_LAYER_GROUPS)
    name_image (moved, kind, image);
  if (moved->edge != OXBOW_NO_EDGE && oxbow_scenario_is_outside_edge (scenario, moved->edge))
    return false;
  if (layer == OXBOW_LAYER_EDGES)
    make_room (stroke, moved);
  if (!oxbow_pattern_number (moved, scenario, layer, -1))
    return false;
  oxbow_stroke_insert (stroke, layer, -1, g_steal_pointer (&moved));
  return true;
}

static int
lay_cells (const OxbowStamp *stamp, OxbowStroke *stroke, const OxbowTransform *transform)
{
  g_autoptr (GArray) cells = oxbow_cells_new ();
  for (guint i = 0; i < stamp->squares->len; i++)
    {
      const Square *square = &g_array_index (stamp->squares, Square, i);
      OxbowCell cell = oxbow_transform_cell (transform, square->cell);
      if (cell == OXBOW_NO_CELL)
        continue;
      oxbow_stroke_paint (stroke, cell, square->terrain);
      g_array_append_val (cells, cell);
    }
  oxbow_cells_sort (cells);
  oxbow_clear_cells (stroke, cells, OXBOW_ALL_LAYERS);
  return (int) (stamp->squares->len - cells->len);
}

int
oxbow_stamp_lay (const OxbowStamp *stamp, OxbowStroke *stroke, OxbowCell at, const OxbowSymmetry *symmetry, int image)
{
  const OxbowGrid *grid = &oxbow_stroke_get_scenario (stroke)->map->grid;
  OxbowTransform about = { 0 };
  if (symmetry != NULL)
    about = oxbow_symmetry_get_image (symmetry, grid, image);
  OxbowTransform transform = find_transform (stamp, grid, at, symmetry != NULL ? &about : NULL);
  int n_lost = lay_cells (stamp, stroke, &transform);
  for (OxbowLayer layer = 0; layer < OXBOW_N_LAYERS; layer++)
    for (guint i = 0; i < stamp->records[layer]->len; i++)
      n_lost += !lay_record (stroke, &transform, layer, stamp->records[layer]->pdata[i], &about, image);
  return n_lost;
}
