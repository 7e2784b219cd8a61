/* state.c: questions about a position of Dos Rios
 *
 * Nothing here changes anything, and nothing here decides what is legal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/state.h"

const char *const dos_rios_phase_words[] = { "rivers", "placing", "actions", "reroute", "over", NULL };
const char *const dos_rios_reason_words[] = { "-", "five", "water", "rounds", NULL };
const char *const dos_rios_building_words[] = { "-", "finca", "hacienda", NULL };
const char *const dos_rios_river_words[] = { "verde", "moreno", "azul", "rojo", NULL };
const char *const dos_rios_laid_words[] = { "forced", "chosen", NULL };
const char *const dos_rios_card_words[] = {
  "wheat", "tobacco", "corn", "logging", "verde", "moreno", "azul", "rojo",
  "desperado-verde", "desperado-moreno", "desperado-azul", "desperado-rojo", NULL
};
const char *const dos_rios_named_words[] = {
  "city", "trail1", "trail2", "trail3", "trail4", "trail5", "trail6", "trail7", "trail8", "trail9", NULL
};

/* The site of a cell that can have water, a dam or a building; the city and trails have none of these. */
static int
find_site (const DosRiosState *state, OxbowCell cell)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  int site = cell >= 0 ? dos_rios_ground_site (ground, cell) : DOS_RIOS_NOWHERE;
  return site >= ground->first_hex ? site : DOS_RIOS_NOWHERE;
}

static OxbowCell
cell_of (const DosRiosState *state, int site)
{
  return site >= 0 ? dos_rios_ground (state)->sites[site].cell : OXBOW_NO_CELL;
}

OxbowCell
dos_rios_spring (const DosRiosState *state, int river)
{
  return cell_of (state, dos_rios_ground (state)->spring[river]);
}

bool
dos_rios_has_river (const DosRiosState *state, int river)
{
  return dos_rios_ground (state)->spring[river] != DOS_RIOS_NOWHERE;
}

int
dos_rios_course (const DosRiosState *state, int river, OxbowEdge *edges, int max)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  int n = 0;
  for (int site = ground->spring[river]; site >= 0; site = dos_rios_below (state, site))
    {
      int side = state->plots[site].flow;
      if (side == DOS_RIOS_DRY)
        break;
      if (n < max)
        edges[n] = ground->sites[site].cell * OXBOW_SIDES + side;
      n++;
    }
  return n;
}

unsigned
dos_rios_water_reaches (const DosRiosState *state, OxbowCell cell)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  int sought = find_site (state, cell);
  unsigned rivers = 0;
  for (int river = 0; sought != DOS_RIOS_NOWHERE && river < DOS_RIOS_MAX_RIVERS; river++)
    {
      int site = ground->spring[river];
      while (site >= 0 && site != sought)
        site = dos_rios_below (state, site);
      if (site == sought && dos_rios_ground_is_hex (ground, site))
        rivers |= 1u << river;
    }
  return rivers;
}

int
dos_rios_flow (const DosRiosState *state, OxbowCell cell)
{
  int site = find_site (state, cell);
  return site != DOS_RIOS_NOWHERE && state->plots[site].flow != DOS_RIOS_DRY ? state->plots[site].flow : -1;
}

bool
dos_rios_is_dammed (const DosRiosState *state, OxbowEdge edge)
{
  int site = find_site (state, oxbow_edge_upper (edge));
  return site != DOS_RIOS_NOWHERE && (state->plots[site].dams >> oxbow_edge_side (edge) & 1);
}

DosRiosBuilding
dos_rios_building (const DosRiosState *state, OxbowCell cell, int *owner)
{
  int site = find_site (state, cell);
  DosRiosBuilding building = site != DOS_RIOS_NOWHERE ? state->plots[site].building : DOS_RIOS_NO_BUILDING;
  if (owner != NULL)
    *owner = building != DOS_RIOS_NO_BUILDING ? state->plots[site].owner : -1;
  return building;
}

int
dos_rios_campesinos (const DosRiosState *state, int place, int seat)
{
  int site = dos_rios_ground_site (dos_rios_ground (state), place);
  return site != DOS_RIOS_NOWHERE ? dos_rios_hands_on (state, seat, site) : 0;
}

char
dos_rios_terrain (const DosRiosState *state, OxbowCell cell)
{
  return state->parent.setup->terrain[cell];
}

OxbowCell
dos_rios_head (const DosRiosState *state)
{
  return cell_of (state, state->head);
}

int
dos_rios_n_fincas (const DosRiosState *state, int seat)
{
  return DOS_RIOS_FINCAS - state->players[seat].fincas;
}

bool
dos_rios_has_hacienda (const DosRiosState *state, int seat)
{
  return state->players[seat].hacienda != DOS_RIOS_NOWHERE;
}

int
dos_rios_n_wet_buildings (const DosRiosState *state, int seat)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  int n = 0;
  for (int site = ground->first_hex; site < ground->end_hex; site++)
    if (state->plots[site].building != DOS_RIOS_NO_BUILDING && state->plots[site].owner == seat
        && state->plots[site].flow != DOS_RIOS_DRY)
      n++;
  return n;
}

int
dos_rios_hands_on (const DosRiosState *state, int seat, int site)
{
  int n = 0;
  for (int i = 0; i < DOS_RIOS_HANDS; i++)
    n += state->players[seat].hands[i] == site;
  return n;
}

int
dos_rios_present (const DosRiosState *state, int site)
{
  const DosRiosPlot *plot = &state->plots[site];
  if (plot->building != DOS_RIOS_NO_BUILDING)
    return plot->owner;
  return plot->camps > 0 ? plot->camper : -1;
}

unsigned
dos_rios_candidates (const DosRiosState *state, int site)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  return dos_rios_ground_find_lowest (ground, site, ground->sites[site].outlets & ~(unsigned) state->plots[site].dams);
}

const char *
dos_rios_site_name (const DosRiosState *state, int site, char name[OXBOW_NAME_SIZE])
{
  const DosRiosSite *here = &dos_rios_ground (state)->sites[site];
  if (here->cell != OXBOW_NO_CELL)
    return oxbow_cell_name (&state->parent.setup->grid, here->cell, name);
  return dos_rios_named_words[here->land == '@' ? 0 : here->land - '0'];
}
