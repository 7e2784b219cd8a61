/* transform.c: where a cell comes to lie when it is moved, turned or mirrored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/transform.h"

#include <string.h>

/* The two coordinates change places between the orientations, and with them the sense of the clock. */
static OxbowHex
turn_once (OxbowOrientation orientation, OxbowHex hex)
{
  return orientation == OXBOW_FLAT ? (OxbowHex) { -hex.z, hex.x + hex.z } : (OxbowHex) { hex.x + hex.z, -hex.x };
}

static OxbowHex
mirror (OxbowOrientation orientation, OxbowHex hex)
{
  return orientation == OXBOW_FLAT ? (OxbowHex) { -hex.x, hex.x + hex.z } : (OxbowHex) { hex.x, -hex.x - hex.z };
}

OxbowHex
oxbow_transform_hex (const OxbowTransform *transform, OxbowHex hex)
{
  OxbowOrientation orientation = transform->from.orientation;
  if (transform->is_mirrored)
    hex = mirror (orientation, hex);
  for (int i = 0; i < transform->turns; i++)
    hex = turn_once (orientation, hex);
  return (OxbowHex) { hex.x + transform->shift.x, hex.z + transform->shift.z };
}

OxbowCell
oxbow_transform_cell (const OxbowTransform *transform, OxbowCell cell)
{
  OxbowHex hex = oxbow_grid_get_hex (&transform->from, cell);
  return oxbow_grid_find_hex (&transform->to, oxbow_transform_hex (transform, hex));
}

/* Of an edge at the rim only one cell is on the grid, before or after: the hexes on both sides are asked. */
OxbowEdge
oxbow_transform_edge (const OxbowTransform *transform, OxbowEdge edge)
{
  OxbowOrientation orientation = transform->from.orientation;
  OxbowHex upper = oxbow_grid_get_hex (&transform->from, oxbow_edge_upper (edge));
  OxbowHex step = oxbow_direction_step (orientation, oxbow_direction_of_side (orientation, oxbow_edge_side (edge)));
  OxbowHex lower = { upper.x + step.x, upper.z + step.z };
  upper = oxbow_transform_hex (transform, upper);
  lower = oxbow_transform_hex (transform, lower);

  OxbowCell a = oxbow_grid_find_hex (&transform->to, upper), b = oxbow_grid_find_hex (&transform->to, lower);
  for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
    {
      step = oxbow_direction_step (transform->to.orientation, direction);
      if (a != OXBOW_NO_CELL && upper.x + step.x == lower.x && upper.z + step.z == lower.z)
        return oxbow_grid_edge (&transform->to, a, direction);
      if (a == OXBOW_NO_CELL && b != OXBOW_NO_CELL && lower.x + step.x == upper.x && lower.z + step.z == upper.z)
        return oxbow_grid_edge (&transform->to, b, direction);
    }
  return OXBOW_NO_EDGE;
}

void
oxbow_transform_lay (OxbowTransform *transform, OxbowHex from, OxbowHex to)
{
  transform->shift = (OxbowHex) { 0, 0 };
  OxbowHex lies = oxbow_transform_hex (transform, from);
  transform->shift = (OxbowHex) { to.x - lies.x, to.z - lies.z };
}

/* Records */

/* The names of the cells that are left, in order, separated by blanks; NULL if none is. */
static char *
rename_cells (const OxbowTransform *transform, const char *value, bool *has_lost)
{
  g_auto (GStrv) names = g_strsplit (value, " ", -1);
  g_autoptr (GString) renamed = g_string_new (NULL);
  for (int i = 0; names[i] != NULL; i++)
    {
      OxbowCell cell = oxbow_cell_parse (&transform->from, names[i]);
      OxbowCell moved = cell != OXBOW_NO_CELL ? oxbow_transform_cell (transform, cell) : OXBOW_NO_CELL;
      if (moved == OXBOW_NO_CELL)
        *has_lost = true;
      else
        g_string_append_printf (renamed, "%s%s", renamed->len > 0 ? " " : "", OXBOW_CELL_NAME (&transform->to, moved));
    }
  return renamed->len > 0 ? g_string_free (g_steal_pointer (&renamed), FALSE) : NULL;
}

static void
move_attributes (const OxbowTransform *transform, OxbowRecord *record, const OxbowRecordKind *kind, bool *has_lost)
{
  for (const OxbowAttribute *attribute = kind->attributes; attribute != NULL && attribute->name != NULL; attribute++)
    {
      const char *value = oxbow_record_get (record, attribute->name);
      if (value == NULL || (attribute->kind != OXBOW_VALUE_CELL && attribute->kind != OXBOW_VALUE_CELLS))
        continue;
      g_autofree char *renamed = rename_cells (transform, value, has_lost);
      oxbow_record_set (record, attribute->name, renamed);
    }
}

/* What the record, or one inside it, lies on; false if it has no place any more. */
static bool
move_place (const OxbowTransform *transform, OxbowRecord *record, bool *has_lost)
{
  if (record->edge != OXBOW_NO_EDGE)
    {
      record->edge = oxbow_transform_edge (transform, record->edge);
      return record->edge != OXBOW_NO_EDGE;
    }
  guint n = 0, n_before = record->cells->len;
  for (guint i = 0; i < n_before; i++)
    {
      OxbowCell cell = oxbow_transform_cell (transform, g_array_index (record->cells, OxbowCell, i));
      if (cell != OXBOW_NO_CELL)
        g_array_index (record->cells, OxbowCell, n++) = cell;
    }
  g_array_set_size (record->cells, n);
  *has_lost |= n < n_before;
  return n > 0 || n_before == 0;
}

static bool
move_record (const OxbowTransform *transform, OxbowRecord *record, const OxbowRecordKind *kind, bool *has_lost)
{
  if (!move_place (transform, record, has_lost))
    {
      *has_lost = true;
      return false;
    }
  if (kind == NULL)
    return true;
  move_attributes (transform, record, kind, has_lost);
  for (guint i = record->children->len; i-- > 0;)
    {
      OxbowRecord *child = record->children->pdata[i];
      if (!move_record (transform, child, oxbow_record_kind_find (kind->children, child->kind), has_lost))
        g_ptr_array_remove_index (record->children, i);
    }
  return true;
}

OxbowRecord *
oxbow_transform_record (const OxbowTransform *transform, const OxbowRecord *record, const OxbowRecordKind *kind,
                        bool *has_lost)
{
  bool ignored = false;
  g_autoptr (OxbowRecord) moved = oxbow_record_copy (record);
  if (!move_record (transform, moved, kind, has_lost != NULL ? has_lost : &ignored))
    return NULL;
  return g_steal_pointer (&moved);
}
