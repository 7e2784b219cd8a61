/* ground.c: sites, their neighbours and outlets, worked out from the letters of the map
 *
 * Everything here follows from the terrain alone. Where water really flows is the business of water.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/ground.h"

#include "core/move.h"

#include <string.h>

bool
dos_rios_terrain_is_hex (char terrain)
{
  return terrain != '\0' && strchr ("hfwtc?", terrain) != NULL;
}

bool
dos_rios_terrain_is_field (char terrain)
{
  return terrain == 'w' || terrain == 't' || terrain == 'c';
}

bool
dos_rios_terrain_is_mouth (char terrain)
{
  return terrain == '~' || terrain == '@';
}

int
dos_rios_terrain_height (char terrain)
{
  switch (terrain)
    {
    case 'h':
      return 3;
    case 'f':
      return 2;
    case 'w': case 't': case 'c': case '?':
      return 1;
    case '~': case '@': case '.':
      return 0;
    case '1': case '2': case '3': case '4': case '5': case '6': case '7': case '8': case '9':
      return 0;
    case '^': case 'V': case 'M': case 'A': case 'R':
      return 4;
    default:
      return -1;
    }
}

int
dos_rios_terrain_river (char terrain)
{
  static const char springs[] = "VMAR";
  const char *found = terrain != '\0' ? strchr (springs, terrain) : NULL;
  return found != NULL ? (int) (found - springs) : -1;
}

static void
add_site (DosRiosGround *ground, OxbowCell cell, char land)
{
  int site = ground->n_sites++;
  ground->sites[site] = (DosRiosSite) {
    .cell = cell,
    .place = (int16_t) (cell != OXBOW_NO_CELL ? cell : OXBOW_NAMED_PLACE (site)),
    .land = land,
    .height = (uint8_t) dos_rios_terrain_height (land),
    .below = { DOS_RIOS_NOWHERE, DOS_RIOS_NOWHERE, DOS_RIOS_NOWHERE },
  };
  if (cell != OXBOW_NO_CELL)
    ground->site_of[cell] = (int16_t) site;
}

/* The city is always site 0; a trail has a site if it has a cell. All cells of one share it. */
static void
add_named_site (DosRiosGround *ground, const char *terrain, char land)
{
  int n_cells = oxbow_grid_n_cells (&ground->grid);
  if (land != '@' && memchr (terrain, land, (size_t) n_cells) == NULL)
    return;
  for (OxbowCell cell = 0; cell < n_cells; cell++)
    if (terrain[cell] == land)
      ground->site_of[cell] = (int16_t) ground->n_sites;
  add_site (ground, OXBOW_NO_CELL, land);
}

static void
add_sites (DosRiosGround *ground, const char *terrain)
{
  int n_cells = oxbow_grid_n_cells (&ground->grid);
  add_named_site (ground, terrain, '@');
  for (char trail = '1'; trail <= '9'; trail++)
    add_named_site (ground, terrain, trail);

  ground->first_hex = ground->n_sites;
  for (OxbowCell cell = 0; cell < n_cells; cell++)
    if (dos_rios_terrain_is_hex (terrain[cell]))
      add_site (ground, cell, terrain[cell]);
  ground->end_hex = ground->n_sites;

  for (OxbowCell cell = 0; cell < n_cells; cell++)
    {
      int river = dos_rios_terrain_river (terrain[cell]);
      if (river < 0)
        continue;
      if (ground->spring[river] == DOS_RIOS_NOWHERE)
        ground->spring[river] = ground->n_sites;
      add_site (ground, cell, terrain[cell]);
    }
}

static void
find_outlets (DosRiosGround *ground, const char *terrain, OxbowCell cell)
{
  int site = ground->site_of[cell];
  for (int side = 0; side < OXBOW_SIDES; side++)
    {
      OxbowCell lower = oxbow_grid_neighbour (&ground->grid, cell, oxbow_direction_of_side (OXBOW_FLAT, side));
      if (lower == OXBOW_NO_CELL)
        continue;
      bool is_mouth = dos_rios_terrain_is_mouth (terrain[lower]);
      int beyond = ground->site_of[lower];
      /* DR-3.5: a hex without outlets does not drain. */
      if (!is_mouth && (!dos_rios_ground_is_hex (ground, beyond) || ground->sites[beyond].outlets == 0))
        continue;

      ground->sites[site].outlets |= (uint8_t) (1 << side);
      ground->sites[site].below[side] = (int16_t) (is_mouth ? DOS_RIOS_MOUTH : beyond);
      if (!is_mouth)
        {
          DosRiosSite *below = &ground->sites[beyond];
          below->above[below->n_above++] = (DosRiosOutlet) { (int16_t) site, (uint8_t) side };
        }
    }
}

/* From the bottom of the map upwards, so that whether a hex drains is known before anything flows into it: lower sides
 * lead from a row's even columns to its odd ones, and from there to the row below. */
static void
find_all_outlets (DosRiosGround *ground, const char *terrain)
{
  for (int row = ground->grid.height - 1; row >= 0; row--)
    for (int odd = 1; odd >= 0; odd--)
      for (int column = odd; column < ground->grid.width; column += 2)
        {
          OxbowCell cell = oxbow_grid_cell (&ground->grid, column, row);
          if (dos_rios_terrain_is_hex (terrain[cell]) || dos_rios_terrain_river (terrain[cell]) >= 0)
            find_outlets (ground, terrain, cell);
        }
}

static bool
touches (const DosRiosGround *ground, int hex, int site)
{
  for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
    {
      OxbowCell cell = oxbow_grid_neighbour (&ground->grid, ground->sites[hex].cell, direction);
      if (cell != OXBOW_NO_CELL && ground->site_of[cell] == site)
        return true;
    }
  return false;
}

static void
add_near (DosRiosGround *ground, GArray *near, int from, int to)
{
  int16_t site = (int16_t) to;
  g_array_append_val (near, site);
  ground->sites[from].n_near++;
}

/* DR-3.10, in ascending order: the city, the trails, then hexes in reading order. */
static void
find_near (DosRiosGround *ground, GArray *near, int site)
{
  bool is_hex = dos_rios_ground_is_hex (ground, site);
  ground->sites[site].first_near = near->len;
  for (int named = 0; named < ground->first_hex; named++)
    if (is_hex ? touches (ground, site, named) : (site == DOS_RIOS_CITY) != (named == DOS_RIOS_CITY))
      add_near (ground, near, site, named);

  if (!is_hex)
    {
      for (int hex = ground->first_hex; hex < ground->end_hex; hex++)
        if (touches (ground, hex, site))
          add_near (ground, near, site, hex);
      return;
    }
  /* The nine cells around in reading order, of which six have a common side with it. */
  int row = oxbow_grid_row (&ground->grid, ground->sites[site].cell);
  int column = oxbow_grid_column (&ground->grid, ground->sites[site].cell);
  for (int y = row - 1; y <= row + 1; y++)
    for (int x = column - 1; x <= column + 1; x++)
      {
        OxbowCell cell = oxbow_grid_cell (&ground->grid, x, y);
        if (cell != OXBOW_NO_CELL && dos_rios_ground_is_hex (ground, ground->site_of[cell])
            && oxbow_grid_distance (&ground->grid, ground->sites[site].cell, cell) == 1)
          add_near (ground, near, site, ground->site_of[cell]);
      }
}

void
dos_rios_ground_init (DosRiosGround *ground, const OxbowGrid *grid, const char *terrain)
{
  g_assert (grid->orientation == OXBOW_FLAT && MAX (grid->width, grid->height) <= DOS_RIOS_MAX_SIDE);
  int n_cells = oxbow_grid_n_cells (grid);
  *ground = (DosRiosGround) { .grid = *grid };
  ground->sites = g_new (DosRiosSite, n_cells + 1);
  ground->site_of = g_new (int16_t, n_cells);
  for (OxbowCell cell = 0; cell < n_cells; cell++)
    ground->site_of[cell] = DOS_RIOS_NOWHERE;
  for (int river = 0; river < DOS_RIOS_MAX_RIVERS; river++)
    ground->spring[river] = DOS_RIOS_NOWHERE;

  add_sites (ground, terrain);
  find_all_outlets (ground, terrain);
  GArray *near = g_array_new (FALSE, FALSE, sizeof (int16_t));
  for (int site = 0; site < ground->end_hex; site++)
    find_near (ground, near, site);
  ground->near = (int16_t *) (void *) g_array_free (near, FALSE);
}

/* Only where water can flow; what lies elsewhere is a matter for the check. */
void
dos_rios_ground_take_edges (DosRiosGround *ground, const GPtrArray *edges)
{
  for (guint i = 0; i < edges->len; i++)
    {
      const OxbowRecord *record = edges->pdata[i];
      int site = ground->site_of[oxbow_edge_upper (record->edge)];
      unsigned bit = 1u << oxbow_edge_side (record->edge);
      if (site < ground->first_hex || !(ground->sites[site].outlets & bit))
        continue;
      if (strcmp (record->kind, "dam") == 0)
        ground->sites[site].dams |= (uint8_t) bit;
      else
        ground->sites[site].courses |= (uint8_t) bit;
    }
}

unsigned
dos_rios_ground_find_lowest (const DosRiosGround *ground, int site, unsigned open)
{
  const DosRiosSite *here = &ground->sites[site];
  unsigned lowest = 0;
  int least = G_MAXINT;
  for (int side = 0; side < OXBOW_SIDES; side++)
    {
      if (!(open >> side & 1))
        continue;
      int height = here->below[side] == DOS_RIOS_MOUTH ? 0 : ground->sites[here->below[side]].height;
      if (height < least)
        lowest = 0;
      least = MIN (least, height);
      if (height == least)
        lowest |= 1u << side;
    }
  return lowest;
}

void
dos_rios_ground_clear (DosRiosGround *ground)
{
  g_clear_pointer (&ground->sites, g_free);
  g_clear_pointer (&ground->near, g_free);
  g_clear_pointer (&ground->site_of, g_free);
}

int
dos_rios_ground_site (const DosRiosGround *ground, int place)
{
  if (place >= 0)
    return place < oxbow_grid_n_cells (&ground->grid) ? ground->site_of[place] : DOS_RIOS_NOWHERE;
  int named = OXBOW_NAMED_PLACE (place);
  return named >= 0 && named < ground->first_hex ? named : DOS_RIOS_NOWHERE;
}
