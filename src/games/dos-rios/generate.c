/* generate.c: maps of Dos Rios by chance
 *
 * Mountains stand above, trails on both sides, lakes and the city lie below. From each spring a valley winds down; the
 * land rises away from it, so that hills lie on the ridges, forests on the slopes and fields along the rivers. Every
 * column of hexes ends in water, so all of it drains; a lake or a peak within the land stays only where all of it
 * still drains and can be reached on foot.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/generate.h"

#include "core/relief.h"
#include "games/dos-rios/ground.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LEAST_HEXES 14          /* DR-3.12 needs 12 */
#define SMOOTH 3
#define CITY_EVERY 16           /* columns to a city */

enum
{
  RIVERS,
  RUGGEDNESS,
  FOREST,
  LAKES,
  TRAILS,
};

static const OxbowSlider sliders[] = {
  [RIVERS] = { "rivers", N_("Rivers"), N_("How many springs there are; fewer where the map is narrow."), 1, 4, 2 },
  [RUGGEDNESS] = { "ruggedness", N_("Ruggedness"), N_("How much of the land is hills, and how ragged its rim."), 0, 100,
                   40 },
  [FOREST] = { "forest", N_("Forest"), N_("The share of the land that is forest, which yields dams."), 0, 60, 24 },
  [LAKES] = { "lakes", N_("Lakes"), N_("How many lakes lie within the land and end rivers early."), 0, 100, 15 },
  [TRAILS] = { "trails", N_("Trails"), N_("How many trails lead onto the land from its sides."), 0, 8, 2 },
  { NULL }
};

typedef struct
{
  OxbowMap *map;
  const int *values;
  OxbowRng *rng;
  int n_rivers;
  int *top, *bottom;            /* of each column: its first hex, and the cell below its last one */
  int *spring;                  /* of each river: its column */
} Land;

static OxbowCell
cell_at (const Land *land, int column, int row)
{
  return oxbow_grid_cell (&land->map->grid, column, row);
}

static void
set (const Land *land, int column, int row, char terrain)
{
  land->map->terrain[cell_at (land, column, row)] = terrain;
}

static char
get (const Land *land, OxbowCell cell)
{
  return cell != OXBOW_NO_CELL ? land->map->terrain[cell] : '.';
}

static int
below (const Land *land, int n)
{
  return (int) oxbow_rng_below (land->rng, (uint64_t) n);
}

static int
count_hexes (const Land *land)
{
  int n = 0;
  for (int column = 1; column < land->map->grid.width - 1; column++)
    n += land->bottom[column] - land->top[column];
  return n;
}

/* The rim above and the coast below, each a walk that goes up and down by at most one. */
static void
walk_rim (const Land *land, int *depth, int most)
{
  int now = 1 + below (land, most);
  for (int column = 0; column < land->map->grid.width; column++)
    {
      if (below (land, 100) < 25 + land->values[RUGGEDNESS] / 2)
        now += below (land, 3) - 1;
      now = CLAMP (now, 1, most);
      depth[column] = now;
    }
}

static void
lay_rims (const Land *land)
{
  const OxbowGrid *grid = &land->map->grid;
  int most = CLAMP (grid->height * (50 + land->values[RUGGEDNESS]) / 1000, 1, 5);
  walk_rim (land, land->top, most);
  walk_rim (land, land->bottom, MIN (most, 3));
  for (int column = 0; column < grid->width; column++)
    land->bottom[column] = grid->height - land->bottom[column];
  for (int column = 0; count_hexes (land) < LEAST_HEXES && column < grid->width; column++)
    {
      land->top[column] = 1;
      land->bottom[column] = grid->height - 1;
    }
}

/* Each river has a part of the width, and its spring lies in the middle half of it. */
static void
choose_springs (const Land *land)
{
  int room = land->map->grid.width - 2;
  for (int river = 0; river < land->n_rivers; river++)
    {
      int from = 1 + room * river / land->n_rivers, width = 1 + room * (river + 1) / land->n_rivers - from;
      land->spring[river] = from + width / 4 + below (land, MAX (width - width / 4 * 2, 1));
      if (river > 0)
        land->spring[river] = MAX (land->spring[river], land->spring[river - 1] + 2);
      land->spring[river] = MIN (land->spring[river], room);
    }
}

/* Heights */

/* A valley winds by its own will, and turns back from the sides of the map. */
static void
dig_valley (const Land *land, int column, int *depth)
{
  const OxbowGrid *grid = &land->map->grid;
  int drift = below (land, 3) - 1;
  for (int row = 0; row < grid->height; row++)
    {
      depth[cell_at (land, column, row)] = 0;
      if (below (land, 3) == 0)
        drift = below (land, 3) - 1;
      if (column + drift < 1 || column + drift > grid->width - 2)
        drift = -drift;
      column = CLAMP (column + drift, 1, grid->width - 2);
      depth[cell_at (land, column, row)] = 0;
    }
}

/* How far each cell is from the nearest valley: a flood from all of them at once. */
static int *
measure_valleys (const Land *land)
{
  const OxbowGrid *grid = &land->map->grid;
  int n_cells = oxbow_grid_n_cells (grid), n = 0;
  int *far = g_new (int, n_cells);
  g_autofree OxbowCell *queue = g_new (OxbowCell, n_cells);
  for (OxbowCell cell = 0; cell < n_cells; cell++)
    far[cell] = -1;
  for (int river = 0; river < land->n_rivers; river++)
    dig_valley (land, land->spring[river], far);
  for (OxbowCell cell = 0; cell < n_cells; cell++)
    if (far[cell] == 0)
      queue[n++] = cell;
  for (int i = 0; i < n; i++)
    for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
      {
        OxbowCell other = oxbow_grid_neighbour (grid, queue[i], direction);
        if (other == OXBOW_NO_CELL || far[other] >= 0)
          continue;
        far[other] = far[queue[i]] + 1;
        queue[n++] = other;
      }
  return far;
}

/* Ranks of height: away from the valleys, up the map, and by chance. */
static int *
raise_land (const Land *land)
{
  const OxbowGrid *grid = &land->map->grid;
  int n_cells = oxbow_grid_n_cells (grid);
  int *heights = measure_valleys (land);
  g_autofree int *relief = oxbow_relief_new (grid, SMOOTH, land->rng);
  for (OxbowCell cell = 0; cell < n_cells; cell++)
    {
      int away = MIN (heights[cell], 5) * 130, up = (grid->height - oxbow_grid_row (grid, cell)) * 300 / grid->height;
      heights[cell] = away + up + relief[cell] * 600 / n_cells;
    }
  oxbow_relief_rank (heights, n_cells);
  return heights;
}

/* Land */

typedef struct
{
  int rank, cell;
} Ranked;

static int
compare_ranked (const void *a, const void *b)
{
  return ((const Ranked *) a)->rank - ((const Ranked *) b)->rank;
}

/* The cells that have this letter, lowest rank first. */
static GArray *
sort_cells (const Land *land, char terrain, const int *ranks)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (Ranked));
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&land->map->grid); cell++)
    if (land->map->terrain[cell] == terrain)
      {
        Ranked ranked = { ranks[cell], cell };
        g_array_append_val (cells, ranked);
      }
  qsort (cells->data, cells->len, sizeof (Ranked), compare_ranked);
  return cells;
}

/* Gives a share of the cells of a letter, from part to part of a thousand of their ranks, another one. */
static void
turn (const Land *land, const GArray *cells, int from, int to, char terrain)
{
  guint end = cells->len * (guint) to / 1000;
  for (guint i = cells->len * (guint) from / 1000; i < end; i++)
    land->map->terrain[g_array_index (cells, Ranked, i).cell] = terrain;
}

/* Hills are the highest, forests come next; what is left is fields, a third of each crop, in patches. */
static void
plant (const Land *land)
{
  const OxbowGrid *grid = &land->map->grid;
  int hills = 40 + land->values[RUGGEDNESS] * 5, forest = land->values[FOREST] * 10;
  int n_cells = oxbow_grid_n_cells (grid);
  g_autofree int *heights = raise_land (land);
  g_autofree int *woods = oxbow_relief_new (grid, 2, land->rng);
  g_autofree int *crops = oxbow_relief_new (grid, 1, land->rng);
  g_autoptr (GArray) land_cells = sort_cells (land, 'w', heights);
  turn (land, land_cells, 1000 - hills, 1000, 'h');
  for (OxbowCell cell = 0; cell < n_cells; cell++)
    woods[cell] = 2 * woods[cell] - heights[cell];
  oxbow_relief_rank (woods, n_cells);
  g_autoptr (GArray) open = sort_cells (land, 'w', woods);
  turn (land, open, 0, MIN (forest * 1000 / (1000 - hills), 800), 'f');
  g_autoptr (GArray) fields = sort_cells (land, 'w', crops);
  turn (land, fields, 0, 333, 't');
  turn (land, fields, 333, 667, 'c');
}

/* Lakes and peaks */

/* Whether all hexes drain and can be reached from the city, and enough of them are left. */
static bool
is_sound (const Land *land)
{
  DosRiosGround ground;
  dos_rios_ground_init (&ground, &land->map->grid, land->map->terrain);
  g_autofree bool *reached = g_new0 (bool, ground.n_sites);
  g_autofree int *queue = g_new (int, ground.n_sites);
  int n = 0, n_hexes = 0;
  bool drains = true;
  queue[n++] = DOS_RIOS_CITY;
  reached[DOS_RIOS_CITY] = true;
  for (int i = 0; i < n; i++)
    for (int k = 0; k < ground.sites[queue[i]].n_near; k++)
      {
        int site = ground.near[ground.sites[queue[i]].first_near + (uint32_t) k];
        if (reached[site])
          continue;
        reached[site] = true;
        queue[n++] = site;
      }
  for (int site = ground.first_hex; site < ground.end_hex; site++)
    {
      drains = drains && ground.sites[site].outlets != 0 && reached[site];
      n_hexes++;
    }
  for (int river = 0; river < land->n_rivers; river++)
    drains = drains && ground.sites[ground.spring[river]].outlets != 0;
  dos_rios_ground_clear (&ground);
  return drains && n_hexes >= LEAST_HEXES;
}

static bool
is_hex_with_hexes_around (const Land *land, OxbowCell cell)
{
  if (!dos_rios_terrain_is_hex (get (land, cell)))
    return false;
  for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
    if (!dos_rios_terrain_is_hex (get (land, oxbow_grid_neighbour (&land->map->grid, cell, direction))))
      return false;
  return true;
}

/* One cell, or two or three side by side; undone where the land would suffer. */
static void
put_body (const Land *land, OxbowCell cell, char terrain, int size)
{
  OxbowCell cells[3] = { cell, OXBOW_NO_CELL, OXBOW_NO_CELL };
  char before[3];
  int n = 1, direction = below (land, OXBOW_DIRECTIONS);
  for (; n < size; n++)
    {
      OxbowCell next = oxbow_grid_neighbour (&land->map->grid, cells[n - 1], (direction + n - 1) % OXBOW_DIRECTIONS);
      if (!dos_rios_terrain_is_hex (get (land, next)))
        break;
      cells[n] = next;
    }
  for (int i = 0; i < n; i++)
    {
      before[i] = land->map->terrain[cells[i]];
      land->map->terrain[cells[i]] = terrain;
    }
  for (int i = 0; i < n && !is_sound (land); i = n)
    for (int k = 0; k < n; k++)
      land->map->terrain[cells[k]] = before[k];
}

/* Lakes lie in the lower two thirds, so that each river has a course; peaks stand in the upper two. */
static void
put_bodies (const Land *land, char terrain, int n_bodies)
{
  const OxbowGrid *grid = &land->map->grid;
  int third = grid->height / 3;
  for (int i = 0; i < n_bodies; i++)
    {
      int row = below (land, MAX (grid->height - third, 1)) + (terrain == '~' ? third : 0);
      OxbowCell cell = cell_at (land, below (land, grid->width), row);
      if (is_hex_with_hexes_around (land, cell))
        put_body (land, cell, terrain, 1 + below (land, terrain == '~' ? 3 : 2));
    }
}

/* City and trails */

/* In the middle of its part of the coast or a little beside, where a hex lies above it. */
static void
found_cities (const Land *land)
{
  const OxbowGrid *grid = &land->map->grid;
  int n = 1 + (grid->width - 1) / CITY_EVERY, room = grid->width - 2;
  for (int i = 0; i < n; i++)
    {
      int from = 1 + room * i / n, width = 1 + room * (i + 1) / n - from;
      int column = from + width / 3 + below (land, MAX (width - width / 3 * 2, 1));
      set (land, column, land->bottom[column], '@');
    }
}

/* A trail takes a part of its side below the mountains; peaks keep it apart from the next one where there is room. */
static void
lead_trails (const Land *land)
{
  const OxbowGrid *grid = &land->map->grid;
  for (int side = 0; side < 2; side++)
    {
      int column = side == 0 ? 0 : grid->width - 1, inner = side == 0 ? 1 : grid->width - 2;
      int first = land->top[inner] + (land->bottom[inner] - land->top[inner]) / 3, end = land->bottom[inner];
      int n = MIN ((land->values[TRAILS] + 1 - side) / 2, end - first);
      for (int i = 0; i < n; i++)
        {
          int from = first + (end - first) * i / n, to = first + (end - first) * (i + 1) / n;
          for (int row = from; row < MAX (to - (i < n - 1 && to - from > 2), from + 1); row++)
            set (land, column, row, (char) ('1' + 2 * i + side));
        }
    }
}

static void
draw_column (const Land *land, int column)
{
  const OxbowGrid *grid = &land->map->grid;
  bool is_side = column == 0 || column == grid->width - 1;
  for (int row = 0; row < grid->height; row++)
    {
      char inside = is_side ? '^' : 'w', coast = is_side && row == grid->height - 1 ? '.' : '~';
      bool is_rim = row < land->top[column];
      set (land, column, row, is_rim ? '^' : row < land->bottom[column] ? inside : coast);
    }
}

static void
draw_land (const Land *land)
{
  int area = oxbow_grid_n_cells (&land->map->grid);
  for (int column = 0; column < land->map->grid.width; column++)
    draw_column (land, column);
  for (int river = 0; river < land->n_rivers; river++)
    set (land, land->spring[river], land->top[land->spring[river]] - 1, "VMAR"[river]);
  found_cities (land);
  lead_trails (land);
  plant (land);
  put_bodies (land, '~', area * land->values[LAKES] / 1500);
  put_bodies (land, '^', area * land->values[RUGGEDNESS] / 4000);
}

static void
draw (OxbowScenario *scenario, const int *values, OxbowRng *rng)
{
  int width = scenario->map->grid.width, most = (width - 1) / 2;
  g_autofree int *top = g_new0 (int, width), *bottom = g_new0 (int, width);
  int spring[DOS_RIOS_MAX_RIVERS];
  const Land land = { scenario->map, values, rng, MIN (values[RIVERS], most), top, bottom, spring };
  lay_rims (&land);
  choose_springs (&land);
  draw_land (&land);
}

const OxbowGenerator dos_rios_generator = {
  .width = { 5, DOS_RIOS_MAX_SIDE, 11 },
  .height = { 7, DOS_RIOS_MAX_SIDE, 10 },
  .sliders = sliders,
  .draw = draw,
};
