/* generate.c: maps of Navajo Wars by chance
 *
 * The six territories lie one below the other, each a row of six areas that leads away from Santa Fe; how the rows rise
 * and fall from column to column, on which side New Mexico lies, where the canyon opens, the land and the points are
 * chance. Areas that are neighbours by the rules (NW-2.1a) always lie side by side.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/generate.h"

#include "games/navajo-wars/data.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define COLUMNS (NAVAJO_WARS_AREAS + 3) /* those of the areas, one of Santa Fe, two of the canyon */
#define N_LANDS 4
#define N_NAMES 6

enum
{
  RUGGEDNESS,
  POINTS,
  DROUGHT,
  RANCHOS,
};

static const OxbowSlider sliders[] = {
  [RUGGEDNESS] = { "ruggedness", N_("Ruggedness"), N_("How much of the land is mountains and mesas."), 0, 100, 50 },
  [POINTS] = { "points", N_("Victory points"), N_("What all territories together are worth."), 7, 28, 11 },
  [DROUGHT] = { "drought", N_("Drought"), N_("How dry every territory is at the start."), 0, 2, 0 },
  [RANCHOS] = { "ranchos", N_("Ranchos"), N_("How many Ranchos stand in the land at the start."), 0, 4, 0 },
  { NULL }
};

/* Plain names of the country, for each kind of land as many as there may be territories of it. */
static const struct
{
  char terrain;
  const char *names[N_NAMES];
} lands[N_LANDS] = {
  { 'p', { N_("Sagebrush Plain"), N_("Long Plain"), N_("Antelope Plain"), N_("Yucca Plain"), N_("Wide Plain"),
           N_("Greasewood Plain") } },
  { 'v', { N_("Willow Valley"), N_("Cottonwood Valley"), N_("Corn Valley"), N_("Reed Valley"), N_("Juniper Valley"),
           N_("Spring Valley") } },
  { 'm', { N_("Red Mesa"), N_("White Mesa"), N_("Pinyon Mesa"), N_("Long Mesa"), N_("Eagle Mesa"),
           N_("Cedar Mesa") } },
  { 'M', { N_("Pine Mountain"), N_("Snow Mountain"), N_("Dark Mountain"), N_("Turquoise Mountain"),
           N_("Aspen Mountain"), N_("Thunder Mountain") } },
};

typedef struct
{
  OxbowMap *map;
  const int *values;
  OxbowRng *rng;
  int left;                     /* the first column that is used */
  int rise[COLUMNS];            /* of each of them: the row of territory 1 */
  bool is_mirrored;             /* New Mexico in the west */
} Country;

static int
below (const Country *country, int n)
{
  return (int) oxbow_rng_below (country->rng, (uint64_t) n);
}

/* place: 0 and 1 the canyon's, 2 that of areas 6 ... 7 that of areas 1, 8 Santa Fe's. */
static int
column_of (const Country *country, int place)
{
  return country->left + (country->is_mirrored ? COLUMNS - 1 - place : place);
}

/* Each column lies half a cell higher or lower than the one before, so that rows hang together. */
static void
raise_columns (Country *country)
{
  int most = country->map->grid.height - NAVAJO_WARS_TRACKS, row = below (country, most + 1);
  for (int i = 0; i < COLUMNS; i++)
    {
      int column = country->left + i, step = below (country, 2) == 0 ? 0 : column % 2 == 0 ? -1 : 1;
      country->rise[i] = row;
      if (row + step >= 0 && row + step <= most)
        row += step;
    }
}

static int
rise_of (const Country *country, int place)
{
  return country->rise[column_of (country, place) - country->left];
}

/* Land */

static int
choose_land (const Country *country)
{
  bool is_high = below (country, 100) < country->values[RUGGEDNESS];
  return (is_high ? 2 : 0) + below (country, 2);
}

/* Most of a territory is of its kind, and here and there of another. */
static void
lay_territory (const Country *country, int t, int land, OxbowRecord *group)
{
  for (int n = 1; n <= NAVAJO_WARS_AREAS; n++)
    {
      int place = 2 + NAVAJO_WARS_AREAS - n;
      OxbowCell cell = oxbow_grid_cell (&country->map->grid, column_of (country, place),
                                        rise_of (country, place) + t - 1);
      int its = below (country, 5) == 0 ? choose_land (country) : land;
      country->map->terrain[cell] = lands[its].terrain;
      g_array_append_val (group->cells, cell);
    }
}

/* Two cells beside the areas 6 and one behind both, which all touch each other. */
static void
open_canyon (const Country *country, OxbowRecord *group)
{
  const OxbowGrid *grid = &country->map->grid;
  int inner = column_of (country, 1), outer = column_of (country, 0);
  int row = rise_of (country, 1) + below (country, NAVAJO_WARS_TRACKS - 1);
  int behind = inner % 2 != 0 ? row + 1 : row;
  const OxbowCell cells[] = { oxbow_grid_cell (grid, outer, behind), oxbow_grid_cell (grid, inner, row),
                              oxbow_grid_cell (grid, inner, row + 1) };
  for (int i = 0; i < NAVAJO_WARS_CANYON_CELLS; i++)
    {
      country->map->terrain[cells[i]] = 'c';
      g_array_append_val (group->cells, cells[i]);
    }
}

static void
found_santa_fe (const Country *country)
{
  int place = COLUMNS - 1, row = rise_of (country, place) + 1 + below (country, NAVAJO_WARS_TRACKS - 2);
  country->map->terrain[oxbow_grid_cell (&country->map->grid, column_of (country, place), row)] = '@';
}

static void
set_number (OxbowRecord *record, const char *name, int number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  oxbow_record_set (record, name, text);
}

static OxbowRecord *
add_territory (const Country *country, int t, const char *name)
{
  OxbowRecord *group = oxbow_record_new ("territory");
  set_number (group, "id", t);
  oxbow_record_set (group, "name", _(name));
  g_ptr_array_add (country->map->groups, group);
  return group;
}

static void
lay_territories (const Country *country)
{
  int n_named[N_LANDS] = { 0 }, first[N_LANDS];
  for (int land = 0; land < N_LANDS; land++)
    first[land] = below (country, N_NAMES);
  for (int t = 1; t <= NAVAJO_WARS_TRACKS; t++)
    {
      int land = choose_land (country);
      const char *name = lands[land].names[(first[land] + n_named[land]++) % N_NAMES];
      lay_territory (country, t, land, add_territory (country, t, name));
    }
  open_canyon (country, add_territory (country, NAVAJO_WARS_CANYON, N_("Hidden Canyon")));
}

/* One each, and the rest by chance. */
static void
give_points (const Country *country)
{
  int points[NAVAJO_WARS_CANYON];
  for (int i = 0; i < NAVAJO_WARS_CANYON; i++)
    points[i] = 1;
  for (int left = country->values[POINTS] - NAVAJO_WARS_CANYON; left > 0;)
    {
      int i = below (country, NAVAJO_WARS_CANYON);
      int most = i + 1 == NAVAJO_WARS_CANYON ? 3 : 5;
      left -= points[i] < most;
      points[i] += points[i] < most;
    }
  for (int i = 0; i < NAVAJO_WARS_CANYON; i++)
    set_number (country->map->groups->pdata[i], "vp", points[i]);
}

/* The start */

static void
build_ranchos (const Country *country, OxbowScenario *scenario)
{
  uint8_t territories[NAVAJO_WARS_TRACKS];
  for (int i = 0; i < NAVAJO_WARS_TRACKS; i++)
    territories[i] = (uint8_t) (i + 1);
  oxbow_rng_shuffle (country->rng, territories, NAVAJO_WARS_TRACKS);
  for (int i = 0; i < country->values[RANCHOS]; i++)
    {
      OxbowRecord *rancho = oxbow_record_new ("outpost");
      oxbow_record_set (rancho, "kind", "rancho");
      set_number (rancho, "territory", territories[i]);
      set_number (rancho, "area", 1 + below (country, 3));
      g_ptr_array_add (scenario->tables, rancho);
    }
}

/* Its outposts are the map's own; those of the standard scenario stood in another land. */
static void
set_start (const Country *country, OxbowScenario *scenario)
{
  for (guint i = scenario->tables->len; i > 0; i--)
    {
      OxbowRecord *record = scenario->tables->pdata[i - 1];
      if (strcmp (record->kind, "start") == 0)
        set_number (record, "drought", country->values[DROUGHT]);
      else if (strcmp (record->kind, "outpost") == 0)
        g_ptr_array_remove_index (scenario->tables, i - 1);
    }
  build_ranchos (country, scenario);
}

static void
draw (OxbowScenario *scenario, const int *values, OxbowRng *rng)
{
  OxbowMap *map = scenario->map;
  Country country = { .map = map, .values = values, .rng = rng, .left = (map->grid.width - COLUMNS) / 2 };
  memset (map->terrain, '.', (size_t) oxbow_grid_n_cells (&map->grid));
  country.is_mirrored = below (&country, 3) == 0;
  raise_columns (&country);
  lay_territories (&country);
  found_santa_fe (&country);
  give_points (&country);
  set_start (&country, scenario);
}

const OxbowGenerator navajo_wars_generator = {
  .width = { COLUMNS, 24, COLUMNS },
  .height = { NAVAJO_WARS_TRACKS, 20, NAVAJO_WARS_TRACKS + 1 },
  .sliders = sliders,
  .draw = draw,
};
