/* generate-people.c: what people have made of a map of Rising Waters that is drawn by chance
 *
 * Towns lie apart from one another and near the water, sites of relief camps on high ground, and the landing at the
 * water, up the river.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/generate-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LANDING_CELLS 3

static int
distance_to_any (const RisingWatersDrawing *drawing, OxbowCell cell, const GArray *cells)
{
  int least = G_MAXINT;
  for (guint i = 0; i < cells->len; i++)
    least = MIN (least, oxbow_grid_distance (&drawing->map->grid, cell, g_array_index (cells, OxbowCell, i)));
  return least;
}

/* The cell of the letters that a wish likes best: apart from what was chosen before, above all. */
typedef int (*Liking) (const RisingWatersDrawing *drawing, OxbowCell cell);

static OxbowCell
choose_of (const RisingWatersDrawing *drawing, const char *letters, const GArray *chosen, Liking like)
{
  OxbowCell best = OXBOW_NO_CELL;
  int best_value = G_MININT;
  for (OxbowCell cell = 0; cell < drawing->n_cells; cell++)
    {
      if (strchr (letters, drawing->map->terrain[cell]) == NULL)
        continue;
      int apart = MIN (distance_to_any (drawing, cell, chosen), 6);
      if (apart == 0)
        continue;
      int value = 10 * apart + like (drawing, cell) + rising_waters_draw_below (drawing, 8);
      if (value > best_value)
        {
          best = cell;
          best_value = value;
        }
    }
  return best;
}

/* Of open land if there is any, else of any other. */
static OxbowCell
choose_apart (const RisingWatersDrawing *drawing, const GArray *chosen, Liking like)
{
  OxbowCell cell = choose_of (drawing, ".", chosen, like);
  return cell != OXBOW_NO_CELL ? cell : choose_of (drawing, "fa", chosen, like);
}

/* Towns lie a little behind the shore, and not at the edge of the map. */
static int
like_for_town (const RisingWatersDrawing *drawing, OxbowCell cell)
{
  const OxbowGrid *grid = &drawing->map->grid;
  int column = oxbow_grid_column (grid, cell), row = oxbow_grid_row (grid, cell);
  bool is_edge = column == 0 || row == 0 || column == grid->width - 1 || row == grid->height - 1;
  return (drawing->shore[cell] <= 3 ? 15 : 15 - 3 * drawing->shore[cell]) - (is_edge ? 20 : 0);
}

static int
elevation_of (const RisingWatersDrawing *drawing, OxbowCell cell)
{
  return oxbow_record_get_number (drawing->map->groups->pdata[drawing->group_of[cell]], "elevation", 0);
}

static int
like_for_site (const RisingWatersDrawing *drawing, OxbowCell cell)
{
  return 8 * elevation_of (drawing, cell) - 2 * MIN (drawing->shore[cell], 5);
}

/* A bluff over the water, in the middle of the river's way. */
static int
like_for_vicksburg (const RisingWatersDrawing *drawing, OxbowCell cell)
{
  const OxbowGrid *grid = &drawing->map->grid;
  int away = ABS (oxbow_grid_row (grid, cell) - grid->height * 6 / 10);
  return (drawing->shore[cell] == 1 ? 60 : 0) + 4 * elevation_of (drawing, cell) - 4 * away;
}

static int
like_for_landing (const RisingWatersDrawing *drawing, OxbowCell cell)
{
  const OxbowGrid *grid = &drawing->map->grid;
  int away = ABS (oxbow_grid_row (grid, cell) - grid->height / 8);
  return (drawing->shore[cell] == 1 ? 60 : 0) - 6 * away;
}

/* What people have made */

static OxbowRecord *
add_feature (const RisingWatersDrawing *drawing, const char *kind, const char *key, int number, OxbowCell cell)
{
  OxbowRecord *feature = oxbow_record_new (kind);
  g_autofree char *text = g_strdup_printf ("%d", number);
  g_array_append_val (feature->cells, cell);
  oxbow_record_set (feature, key, text);
  g_ptr_array_add (drawing->map->features, feature);
  return feature;
}

static bool
has_feature (const RisingWatersDrawing *drawing, const char *kind, const char *key, int number)
{
  for (guint i = 0; i < drawing->map->features->len; i++)
    {
      const OxbowRecord *feature = drawing->map->features->pdata[i];
      if (strcmp (feature->kind, kind) == 0 && oxbow_record_get_number (feature, key, 0) == number)
        return true;
    }
  return false;
}

/* On a town site that was painted, if one is free. */
void
rising_waters_draw_towns (const RisingWatersDrawing *drawing, GArray *chosen)
{
  const GPtrArray *tables = drawing->scenario->tables;
  guint n_before = chosen->len;
  for (guint i = 0; i < tables->len; i++)
    {
      const OxbowRecord *board = tables->pdata[i];
      int number = strcmp (board->kind, "board") == 0 ? oxbow_record_get_number (board, "number", 1) : 0;
      if (number == 0 || has_feature (drawing, "town", "board", number))
        continue;
      OxbowCell painted = choose_of (drawing, "t", chosen, like_for_town);
      OxbowCell cell = painted != OXBOW_NO_CELL ? painted : choose_apart (drawing, chosen, like_for_town);
      if (cell == OXBOW_NO_CELL)
        return;
      oxbow_record_set (add_feature (drawing, "town", "board", number, cell), "name", oxbow_record_get (board, "name"));
      g_array_append_val (chosen, cell);
    }
  for (guint i = n_before; i < chosen->len; i++)
    drawing->map->terrain[g_array_index (chosen, OxbowCell, i)] = 't';
}

void
rising_waters_draw_bluff (const RisingWatersDrawing *drawing, GArray *chosen)
{
  OxbowCell cell = choose_apart (drawing, chosen, like_for_vicksburg);
  drawing->map->terrain[cell] = 'v';
  g_array_append_val (chosen, cell);
}

/* A site without a number is for all cards that have none of their own. */
void
rising_waters_draw_sites (const RisingWatersDrawing *drawing, const GArray *chosen)
{
  g_autoptr (GArray) taken = g_array_copy ((GArray *) chosen);
  for (int camp = 1; camp <= RISING_WATERS_SITES; camp++)
    {
      if (has_feature (drawing, "site", "camp", camp) || has_feature (drawing, "site", "camp", 0))
        continue;
      OxbowCell cell = choose_apart (drawing, taken, like_for_site);
      if (cell == OXBOW_NO_CELL)
        return;
      const char *name = OXBOW_CELL_NAME (&drawing->map->grid, cell);
      g_autofree char *text =
        g_strdup_printf (drawing->shore[cell] == 1 ? _("Levee at %s") : _("Ridge at %s"), name);
      oxbow_record_set (add_feature (drawing, "site", "camp", camp, cell), "name", text);
      g_array_append_val (taken, cell);
    }
}

void
rising_waters_draw_landing (const RisingWatersDrawing *drawing, const GArray *chosen)
{
  OxbowCell first = choose_apart (drawing, chosen, like_for_landing);
  if (oxbow_records_count (drawing->map->groups, "landing") > 0 || first == OXBOW_NO_CELL)
    return;
  OxbowRecord *landing = oxbow_record_new ("landing");
  oxbow_record_set (landing, "id", "landing");
  g_array_append_val (landing->cells, first);
  for (int direction = 0; direction < OXBOW_DIRECTIONS && landing->cells->len < LANDING_CELLS; direction++)
    {
      OxbowCell other = rising_waters_draw_next (drawing, first, direction);
      if (other != OXBOW_NO_CELL && drawing->map->terrain[other] == '.')
        g_array_append_val (landing->cells, other);
    }
  g_ptr_array_add (drawing->map->groups, landing);
}
