/* ground.h: what the land of Dos Rios is like, once and for all (DR-3.3 to DR-3.10)
 *
 * The places where something can stand or flow are numbered: the city is 0, the trails follow, then the hexes in
 * reading order, then the springs. Such a number is called a site. Up to the last hex the order of sites is the place
 * order of the rules, so that sorted sites are sorted places.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/record.h"

G_BEGIN_DECLS

#define DOS_RIOS_NOWHERE (-1)   /* no site */
#define DOS_RIOS_MOUTH (-2)     /* a lake or the city, where a river ends */
#define DOS_RIOS_CITY 0
#define DOS_RIOS_MAX_RIVERS 4
#define DOS_RIOS_MAX_TRAILS 9
#define DOS_RIOS_MAX_NAMED (1 + DOS_RIOS_MAX_TRAILS)
#define DOS_RIOS_MIN_SIDE 3     /* cells in a row or a column of a map that can be played */
#define DOS_RIOS_MAX_SIDE 60

typedef struct
{
  int16_t site;
  uint8_t side;
} DosRiosOutlet;

typedef struct
{
  OxbowCell cell;               /* OXBOW_NO_CELL for the city and the trails */
  int16_t place;                /* as moves name it: the cell, or OXBOW_NAMED_PLACE (site) */
  char land;                    /* the terrain's letter */
  uint8_t height;
  uint8_t outlets;              /* a bit for each lower side by which water may leave */
  uint8_t dams, courses;        /* the same, for those that the map draws: dams that stand, ways that are taken */
  uint8_t n_above;
  int16_t below[OXBOW_SIDES];   /* the site beyond each outlet, or DOS_RIOS_MOUTH */
  DosRiosOutlet above[OXBOW_SIDES];     /* the outlets that lead here */
  uint32_t first_near;          /* the places next to it: near[first_near] and so on, ascending */
  uint16_t n_near;
} DosRiosSite;

typedef struct
{
  OxbowGrid grid;
  int n_sites, first_hex, end_hex;      /* hexes are first_hex ... end_hex - 1 */
  int spring[DOS_RIOS_MAX_RIVERS];      /* or DOS_RIOS_NOWHERE; Verde, Moreno, Azul, Rojo */
  DosRiosSite *sites;
  int16_t *near;
  int16_t *site_of;             /* of every cell, DOS_RIOS_NOWHERE where there is none */
} DosRiosGround;

bool dos_rios_terrain_is_hex   (char terrain);
bool dos_rios_terrain_is_field (char terrain);
bool dos_rios_terrain_is_mouth (char terrain);          /* a lake or the city */
int  dos_rios_terrain_height   (char terrain);          /* -1: no terrain of this game */
int  dos_rios_terrain_river    (char terrain);          /* of a spring, else -1 */

/* Of the open outlets of a site, those with the lowest land beyond (DR-3.7). */
unsigned dos_rios_ground_find_lowest (const DosRiosGround *ground, int site, unsigned open);

/* The grid is flat-top and no larger than the game allows; the letters may be anything. */
void dos_rios_ground_init      (DosRiosGround *ground, const OxbowGrid *grid, const char *terrain);
void dos_rios_ground_take_edges (DosRiosGround *ground, const GPtrArray *edges);        /* what the map draws there */
void dos_rios_ground_clear     (DosRiosGround *ground);
int  dos_rios_ground_site      (const DosRiosGround *ground, int place);        /* of a place as moves name it */

static inline bool
dos_rios_ground_is_hex (const DosRiosGround *ground, int site)
{
  return site >= ground->first_hex && site < ground->end_hex;
}

static inline bool
dos_rios_ground_is_near (const DosRiosGround *ground, int from, int to)
{
  const DosRiosSite *site = &ground->sites[from];
  for (uint32_t i = site->first_near; i < site->first_near + site->n_near; i++)
    if (ground->near[i] == to)
      return true;
  return false;
}

G_END_DECLS
