/* generate-groups.c: cells gathered in compact groups, for maps of Rising Waters by chance
 *
 * Parts grow from their middles at the same pace and are moved to where they are compact, so that each is one piece.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/generate-parts.h"

#define ROUNDS 4                /* of moving the middles */
#define LEAST_CELLS 3           /* smaller ones join a neighbour */
#define NONE (-1)

typedef struct
{
  const RisingWatersDrawing *drawing;
  bool of_water;
  int n;
  OxbowCell *middle;            /* of each part */
  int *part;                    /* of each cell, or NONE */
  OxbowCell *queue;
} Parts;

/* Of the sort that is gathered, and in no group yet. */
static bool
is_free (const Parts *parts, OxbowCell cell)
{
  return cell != OXBOW_NO_CELL && (parts->drawing->map->terrain[cell] == '~') == parts->of_water
         && parts->drawing->group_of[cell] == NONE;
}

/* Gives every free cell that is in reach to the middle that is nearest on the way over such cells. */
static void
grow (Parts *parts)
{
  int n_queued = parts->n;
  for (OxbowCell cell = 0; cell < parts->drawing->n_cells; cell++)
    parts->part[cell] = NONE;
  for (int i = 0; i < parts->n; i++)
    {
      parts->queue[i] = parts->middle[i];
      parts->part[parts->middle[i]] = i;
    }
  for (int i = 0; i < n_queued; i++)
    for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
      {
        OxbowCell other = rising_waters_draw_next (parts->drawing, parts->queue[i], direction);
        if (!is_free (parts, other) || parts->part[other] != NONE)
          continue;
        parts->part[other] = parts->part[parts->queue[i]];
        parts->queue[n_queued++] = other;
      }
}

/* What no middle reaches, as land between two rivers, gets one of its own. */
static void
reach_all (Parts *parts)
{
  grow (parts);
  for (OxbowCell cell = 0; cell < parts->drawing->n_cells; cell++)
    if (is_free (parts, cell) && parts->part[cell] == NONE)
      {
        parts->middle[parts->n++] = cell;
        grow (parts);
      }
}

static void
choose_middles (Parts *parts, int size, int most)
{
  const RisingWatersDrawing *drawing = parts->drawing;
  int n_free = 0;
  for (OxbowCell cell = 0; cell < drawing->n_cells; cell++)
    if (is_free (parts, cell))
      parts->queue[n_free++] = cell;
  int n = MIN (n_free, CLAMP (n_free / size, 1, most));
  for (int i = 0; i < n; i++)
    {
      int other = i + rising_waters_draw_below (drawing, n_free - i);
      OxbowCell cell = parts->queue[other];
      parts->queue[other] = parts->queue[i];
      parts->queue[i] = cell;
      parts->middle[i] = cell;
    }
  parts->n = n;
}

/* The cell of each part that has the shortest ways to all others of it. */
static void
move_middles (Parts *parts)
{
  const OxbowGrid *grid = &parts->drawing->map->grid;
  g_autofree int *best = g_new (int, parts->n);
  for (int i = 0; i < parts->n; i++)
    best[i] = G_MAXINT;
  g_autoptr (GPtrArray) members = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  for (int i = 0; i < parts->n; i++)
    g_ptr_array_add (members, g_array_new (FALSE, FALSE, sizeof (OxbowCell)));
  for (OxbowCell cell = 0; cell < parts->drawing->n_cells; cell++)
    if (parts->part[cell] != NONE)
      g_array_append_val ((GArray *) members->pdata[parts->part[cell]], cell);
  for (int i = 0; i < parts->n; i++)
    {
      const GArray *cells = members->pdata[i];
      for (guint k = 0; k < cells->len; k++)
        {
          int sum = 0;
          for (guint j = 0; j < cells->len; j++)
            sum += oxbow_grid_distance (grid, g_array_index (cells, OxbowCell, k), g_array_index (cells, OxbowCell, j));
          if (sum < best[i])
            {
              best[i] = sum;
              parts->middle[i] = g_array_index (cells, OxbowCell, k);
            }
        }
    }
}

static int
count_cells (const Parts *parts, int part)
{
  int n = 0;
  for (OxbowCell cell = 0; cell < parts->drawing->n_cells; cell++)
    n += parts->part[cell] == part;
  return n;
}

static int
find_neighbour (const Parts *parts, int part)
{
  for (OxbowCell cell = 0; cell < parts->drawing->n_cells; cell++)
    for (int direction = 0; parts->part[cell] == part && direction < OXBOW_DIRECTIONS; direction++)
      {
        OxbowCell other = rising_waters_draw_next (parts->drawing, cell, direction);
        if (is_free (parts, other) && parts->part[other] != part)
          return parts->part[other];
      }
  return NONE;
}

/* A corner that was cut off joins a neighbour, if it has one. */
static void
join_small (const Parts *parts)
{
  for (int part = 0; part < parts->n; part++)
    {
      int n = count_cells (parts, part), other = n < LEAST_CELLS ? find_neighbour (parts, part) : NONE;
      for (OxbowCell cell = 0; cell < parts->drawing->n_cells && other != NONE; cell++)
        if (parts->part[cell] == part)
          parts->part[cell] = other;
    }
}

static bool
is_taken (const RisingWatersDrawing *drawing, const char *id)
{
  for (guint i = 0; i < drawing->map->groups->len; i++)
    if (g_strcmp0 (oxbow_record_get (drawing->map->groups->pdata[i], "id"), id) == 0)
      return true;
  return false;
}

/* Its number is the next one that is free. */
static void
add_group (const Parts *parts, int *number)
{
  OxbowRecord *group = oxbow_record_new (parts->of_water ? "water" : "land");
  for (bool is_named = false; !is_named;)
    {
      g_autofree char *id = g_strdup_printf (parts->of_water ? "m%d" : "%02d", ++*number);
      is_named = !is_taken (parts->drawing, id);
      if (is_named)
        oxbow_record_set (group, "id", id);
    }
  g_ptr_array_add (parts->drawing->map->groups, group);
}

/* In reading order of their first cells. */
static void
add_groups (const Parts *parts)
{
  const RisingWatersDrawing *drawing = parts->drawing;
  g_autofree int *group_of_part = g_new (int, parts->n);
  int number = 0;
  for (int i = 0; i < parts->n; i++)
    group_of_part[i] = NONE;
  for (OxbowCell cell = 0; cell < drawing->n_cells; cell++)
    {
      int part = parts->part[cell];
      if (part == NONE)
        continue;
      if (group_of_part[part] == NONE)
        {
          group_of_part[part] = (int) drawing->map->groups->len;
          add_group (parts, &number);
        }
      drawing->group_of[cell] = group_of_part[part];
      g_array_append_val (((OxbowRecord *) drawing->map->groups->pdata[group_of_part[part]])->cells, cell);
    }
}

void
rising_waters_draw_groups (RisingWatersDrawing *drawing, bool of_water, int size, int most)
{
  g_autofree OxbowCell *middle = g_new (OxbowCell, drawing->n_cells), *queue = g_new (OxbowCell, drawing->n_cells);
  g_autofree int *part = g_new (int, drawing->n_cells);
  Parts parts = { drawing, of_water, 0, middle, part, queue };
  choose_middles (&parts, size, most);
  reach_all (&parts);
  for (int round = 0; round < ROUNDS; round++)
    {
      move_middles (&parts);
      grow (&parts);
    }
  join_small (&parts);
  add_groups (&parts);
}
