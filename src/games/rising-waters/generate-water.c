/* generate-water.c: a river by chance, its tributaries, and the groups of their water
 *
 * The river is two cells broad and runs from the upper edge to the lower one. Tributaries are one cell broad, keep
 * their distance at first and then turn towards it. Water is divided along its course, and each group flows on to the
 * next; a tributary's last one flows into the group of the river that it meets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/generate-parts.h"

#include "core/word.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define TRIBUTARY_GROUP 4       /* cells */
#define APART 4                 /* columns between the river and a tributary, while it keeps away */
#define MOST_MAIN_GROUPS 20

typedef struct
{
  RisingWatersDrawing *drawing;
  int *column;                  /* of each row: the left one of the river's two */
  GPtrArray *areas;             /* of OxbowRecord: those of the tables */
  int n_in_area[RISING_WATERS_MAX_AREAS];       /* groups so far */
  int n_tributaries;            /* that found room */
  GArray *tributary[2];         /* of OxbowCell, from the spring down */
} River;

static OxbowCell
cell_at (const River *river, int column, int row)
{
  return oxbow_grid_cell (&river->drawing->map->grid, column, row);
}

static bool
is_water (const River *river, OxbowCell cell)
{
  return cell != OXBOW_NO_CELL && river->drawing->map->terrain[cell] == '~';
}

static void
run_river (const River *river)
{
  const OxbowGrid *grid = &river->drawing->map->grid;
  int bends = river->drawing->values[RISING_WATERS_WISH_BENDS], column = grid->width * 2 / 5, drift = 0;
  column += rising_waters_draw_below (river->drawing, MAX (grid->width / 5, 1));
  for (int row = 0; row < grid->height; row++)
    {
      river->column[row] = column;
      river->drawing->map->terrain[cell_at (river, column, row)] = '~';
      river->drawing->map->terrain[cell_at (river, column + 1, row)] = '~';
      if (rising_waters_draw_below (river->drawing, 3) == 0)
        drift = rising_waters_draw_below (river->drawing, 3) - 1;
      bool turns = rising_waters_draw_below (river->drawing, 100) < bends;
      if (column + drift < grid->width / 4 || column + drift > grid->width * 3 / 4 - 2)
        drift = -drift;
      column += turns ? drift : 0;
    }
}

/* One step down from cell: straight, or to a side (-1, 1). */
static OxbowCell
step_down (const River *river, OxbowCell cell, int side)
{
  const OxbowGrid *grid = &river->drawing->map->grid;
  int direction = side < 0 ? 4 : side > 0 ? 2 : 3;
  OxbowCell next = oxbow_grid_neighbour (grid, cell, direction);
  return next != OXBOW_NO_CELL || side == 0 ? next : oxbow_grid_neighbour (grid, cell, 3);
}

/* Away from the river while there is time, towards it afterwards. */
static int
choose_side (const River *river, OxbowCell cell, int side, int join_row)
{
  const OxbowGrid *grid = &river->drawing->map->grid;
  int column = oxbow_grid_column (grid, cell), row = oxbow_grid_row (grid, cell);
  int room = side > 0 ? column - river->column[row] - 1 : river->column[row] - column;
  int edge = side > 0 ? grid->width - 1 - column : column;
  if (row >= join_row)
    return rising_waters_draw_below (river->drawing, 6) > 0 ? -side : 0;
  int drift = rising_waters_draw_below (river->drawing, 3) - 1;
  if (room <= APART)
    return edge > 1 ? side : 0;
  if (edge <= 1 && drift == side)
    return 0;
  return drift;
}

/* side: 1 for the east, -1 for the west. It ends where water lies beside it, or at the edge of the map. */
static void
run_tributary (River *river, int side)
{
  const OxbowGrid *grid = &river->drawing->map->grid;
  int column = river->column[0] + (side > 0 ? 1 + APART : -APART), edge = side > 0 ? grid->width - 2 : 1;
  int join_row = grid->height * 2 / 5 + rising_waters_draw_below (river->drawing, MAX (grid->height / 5, 1));
  if ((edge - column) * side < 0)
    return;
  column += side * rising_waters_draw_below (river->drawing, (edge - column) * side + 1);
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (OxbowCell));
  for (OxbowCell cell = cell_at (river, column, 0); cell != OXBOW_NO_CELL && !is_water (river, cell);
       cell = step_down (river, cell, choose_side (river, cell, side, join_row)))
    g_array_append_val (cells, cell);
  for (guint i = 0; i < cells->len; i++)
    river->drawing->map->terrain[g_array_index (cells, OxbowCell, i)] = '~';
  river->tributary[river->n_tributaries++] = cells;
}

/* Groups */

/* The first area is the tributaries' own where there are any, and another one is left for the river. */
static guint
first_of_river (const River *river)
{
  return river->n_tributaries > 0 && river->areas->len > 1 ? 1 : 0;
}

static OxbowRecord *
add_group (const River *river, const char *letter, int number)
{
  g_autofree char *id = g_strdup_printf ("%s%d", letter, number);
  OxbowRecord *group = oxbow_record_new ("water");
  oxbow_record_set (group, "id", id);
  g_ptr_array_add (river->drawing->map->groups, group);
  return group;
}

static void
add_cell (const River *river, OxbowRecord *group, OxbowCell cell)
{
  g_array_append_val (group->cells, cell);
  river->drawing->group_of[cell] = (int) river->drawing->map->groups->len - 1;
}

/* The first of its area has the dot, which is where the name of the area is written. */
static void
join_area (River *river, OxbowRecord *group, guint area)
{
  int number = ++river->n_in_area[area];
  const OxbowGrid *grid = &river->drawing->map->grid;
  const OxbowRecord *its = river->areas->pdata[area];
  OxbowCell anchor = g_array_index (group->cells, OxbowCell, group->cells->len / 2);
  g_autofree char *name = g_strdup_printf ("%s %d", oxbow_record_get (its, "name"), number);
  oxbow_record_set (group, "name", name);
  oxbow_record_set (group, "area", oxbow_record_get (its, "id"));
  oxbow_record_set (group, "anchor", OXBOW_CELL_NAME (grid, anchor));
  if (number > 1)
    return;
  OxbowRecord *label = oxbow_record_new ("label");
  oxbow_record_set (group, "dotted", "yes");
  oxbow_record_set (label, "text", oxbow_record_get (its, "name"));
  g_array_append_val (label->cells, anchor);
  g_ptr_array_add (river->drawing->map->labels, label);
}

static void
group_tributaries (River *river)
{
  int number = 0;
  for (int i = 0; i < river->n_tributaries; i++)
    {
      const GArray *cells = river->tributary[i];
      int n = MAX ((int) cells->len / TRIBUTARY_GROUP, 1), most = (RISING_WATERS_MAX_WATER - MOST_MAIN_GROUPS) / 2;
      n = MIN (n, most);
      for (int k = 0; k < n; k++)
        {
          OxbowRecord *group = add_group (river, "a", ++number);
          for (guint j = cells->len * (guint) k / (guint) n; j < cells->len * (guint) (k + 1) / (guint) n; j++)
            add_cell (river, group, g_array_index (cells, OxbowCell, j));
          join_area (river, group, 0);
        }
    }
}

static void
group_river (River *river)
{
  int height = river->drawing->map->grid.height, n = CLAMP (height / 3, 1, MOST_MAIN_GROUPS);
  guint first = first_of_river (river), n_areas = river->areas->len - first;
  for (int k = 0; k < n; k++)
    {
      OxbowRecord *group = add_group (river, "r", k + 1);
      for (int row = height * k / n; row < height * (k + 1) / n; row++)
        for (int side = 0; side < 2; side++)
          add_cell (river, group, cell_at (river, river->column[row] + side, row));
      join_area (river, group, first + (guint) k * n_areas / (guint) n);
    }
}

/* The group of the river beside the last cells of a tributary, or NULL. */
static const OxbowRecord *
find_mouth (const River *river, const OxbowRecord *last)
{
  for (guint i = last->cells->len; i > 0; i--)
    for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
      {
        OxbowCell cell = g_array_index (last->cells, OxbowCell, i - 1);
        OxbowCell other = rising_waters_draw_next (river->drawing, cell, direction);
        const OxbowRecord *group =
          is_water (river, other) ? river->drawing->map->groups->pdata[river->drawing->group_of[other]] : NULL;
        if (group != NULL && *oxbow_record_get (group, "id") == 'r')
          return group;
      }
  return NULL;
}

static bool
is_last_of_tributary (const River *river, guint group)
{
  for (int i = 0; i < river->n_tributaries; i++)
    {
      const GArray *cells = river->tributary[i];
      if (river->drawing->group_of[g_array_index (cells, OxbowCell, cells->len - 1)] == (int) group)
        return true;
    }
  return false;
}

static void
lead_on (const River *river)
{
  const GPtrArray *groups = river->drawing->map->groups;
  for (guint i = 0; i < groups->len; i++)
    {
      OxbowRecord *group = groups->pdata[i];
      const OxbowRecord *next = i + 1 < groups->len ? groups->pdata[i + 1] : NULL;
      if (is_last_of_tributary (river, i))
        next = find_mouth (river, group);
      if (next != NULL)
        oxbow_record_set (group, "downstream", oxbow_record_get (next, "id"));
    }
}

/* Areas */

/* Those of the standard map are names of real country; here they say where they lie. */
static void
name_areas (const River *river)
{
  static const char *const names[] = { N_("Upper River"), N_("Middle River"), N_("Lower River"),
                                       N_("The Passes"), N_("The Delta"), N_("The Mouth") };
  guint first = first_of_river (river);
  for (guint i = 0; i < river->areas->len; i++)
    oxbow_record_set (river->areas->pdata[i], "name", i < first ? _("The Forks") : _(names[i - first]));
}

static GPtrArray *
find_areas (const RisingWatersDrawing *drawing)
{
  GPtrArray *areas = g_ptr_array_new ();
  for (guint i = 0; i < drawing->scenario->tables->len; i++)
    {
      OxbowRecord *record = drawing->scenario->tables->pdata[i];
      if (strcmp (record->kind, "area") == 0 && areas->len < RISING_WATERS_MAX_AREAS)
        g_ptr_array_add (areas, record);
    }
  return areas;
}

void
rising_waters_draw_water (RisingWatersDrawing *drawing)
{
  int columns[OXBOW_MAX_SIDE];
  g_autoptr (GPtrArray) areas = find_areas (drawing);
  River river = { .drawing = drawing, .column = columns, .areas = areas };
  int n_tributaries = drawing->values[RISING_WATERS_WISH_TRIBUTARIES];
  int side = rising_waters_draw_below (drawing, 2) == 0 ? 1 : -1;
  run_river (&river);
  for (int i = 0; i < n_tributaries; i++)
    run_tributary (&river, i == 0 ? side : -side);
  name_areas (&river);
  group_tributaries (&river);
  group_river (&river);
  lead_on (&river);
  for (int i = 0; i < river.n_tributaries; i++)
    g_array_unref (river.tributary[i]);
}
