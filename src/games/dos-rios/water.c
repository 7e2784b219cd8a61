/* water.c: rivers find their way, and find it again round a dam (DR-6.1 to DR-6.3)
 *
 * A flow is written here and nowhere else. Between layings every flow is part of a course, so that a hex is watered
 * exactly if it has a flow; while a river is laid anew the rest of its old course keeps its flows until the end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/water.h"

#include "games/dos-rios/turn.h"
#include "games/dos-rios/victory.h"

#include <string.h>

static void
next_player (DosRiosState *state)
{
  state->current = (int8_t) ((state->current + 1) % dos_rios_n_players (state));
}

/* DR-4.5: the springs give way one after another, Verde first. False once all rivers run. */
static bool
begin_next_river (DosRiosState *state)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  for (int river = 0; river < DOS_RIOS_MAX_RIVERS; river++)
    {
      int spring = ground->spring[river];
      if (spring == DOS_RIOS_NOWHERE || state->plots[spring].flow != DOS_RIOS_DRY)
        continue;
      state->head = (int16_t) spring;
      return true;
    }
  return false;
}

/* DR-6.1, 4: a segment is laid, by choice or by force; who lays the next one? */
static void
pass_on_laying (DosRiosState *state, OxbowEvents *events)
{
  bool river_ended = state->head == DOS_RIOS_NOWHERE;
  bool goes_on = !river_ended || begin_next_river (state);
  switch (dos_rios_setup (state)->options.laying)
    {
    case DOS_RIOS_LAYING_SEGMENTS:
      next_player (state);
      break;
    case DOS_RIOS_LAYING_RIVERS:
      if (river_ended && goes_on)
        next_player (state);
      break;
    case DOS_RIOS_LAYING_FIRST:
      break;
    }
  if (!goes_on)
    dos_rios_begin_placing (state, events);
}

void
dos_rios_find_wet (const DosRiosState *state, bool *wet)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  memset (wet, 0, (size_t) ground->n_sites * sizeof *wet);
  for (int river = 0; river < DOS_RIOS_MAX_RIVERS; river++)
    for (int site = ground->spring[river]; site >= 0 && !wet[site]; site = dos_rios_below (state, site))
      wet[site] = true;
}

static void
delete_lost_flows (DosRiosState *state, const bool *wet)
{
  int n_sites = dos_rios_ground (state)->n_sites;
  for (int site = 0; site < n_sites; site++)
    if (!wet[site])
      state->plots[site].flow = DOS_RIOS_DRY;
}

static void
report (const DosRiosState *state, const bool *wet, bool was_wet, int verb, OxbowEvents *events)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  for (int site = ground->first_hex; events != NULL && site < ground->end_hex; site++)
    if (state->plots[site].was_wet == was_wet && wet[site] != was_wet)
      oxbow_events_add (events, verb, ground->sites[site].place);
}

/* DR-6.3: what no river reaches any more dries up. */
static void
end_rerouting (DosRiosState *state, OxbowEvents *events)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  bool wet[ground->n_sites];
  dos_rios_find_wet (state, wet);
  delete_lost_flows (state, wet);
  report (state, wet, true, DOS_RIOS_EVENT_DRIED, events);
  report (state, wet, false, DOS_RIOS_EVENT_WATERED, events);
  for (int site = 0; site < ground->n_sites; site++)
    state->plots[site].was_wet = false;
  state->phase = DOS_RIOS_ACTIONS;
  dos_rios_check_victory (state, events);
}

/* DR-6.1, 2 and 3: one segment from the head. */
static void
lay_segment (DosRiosState *state, int side, DosRiosLaid laid, OxbowEvents *events)
{
  const DosRiosSite *here = &dos_rios_ground (state)->sites[state->head];
  int below = here->below[side];
  state->plots[state->head].flow = (uint8_t) side & 3;
  oxbow_events_add (events, DOS_RIOS_EVENT_FLOWS, here->cell * OXBOW_SIDES + side, laid);

  bool ends = below == DOS_RIOS_MOUTH || state->plots[below].flow != DOS_RIOS_DRY;
  state->head = (int16_t) (ends ? DOS_RIOS_NOWHERE : below);
  if (state->phase == DOS_RIOS_RIVERS)
    pass_on_laying (state, events);
  else if (ends)
    end_rerouting (state, events);
}

/* At the start the map may say which of several ways the water takes; a river that is dammed finds its own. */
static unsigned
find_ways (const DosRiosState *state)
{
  unsigned ways = dos_rios_candidates (state, state->head);
  unsigned drawn = ways & dos_rios_ground (state)->sites[state->head].courses;
  return state->phase == DOS_RIOS_RIVERS && drawn != 0 ? drawn : ways;
}

static void
lay_forced (DosRiosState *state, OxbowEvents *events)
{
  while (state->head != DOS_RIOS_NOWHERE)
    {
      unsigned ways = find_ways (state);
      if ((ways & (ways - 1)) != 0)
        return;
      lay_segment (state, g_bit_nth_lsf (ways, -1), DOS_RIOS_FORCED, events);
    }
}

void
dos_rios_begin_rivers (DosRiosState *state, OxbowEvents *events)
{
  state->phase = DOS_RIOS_RIVERS;
  begin_next_river (state);
  lay_forced (state, events);
}

void
dos_rios_lay (DosRiosState *state, int side, OxbowEvents *events)
{
  lay_segment (state, side, DOS_RIOS_CHOSEN, events);
  lay_forced (state, events);
}

void
dos_rios_divert (DosRiosState *state, int site, OxbowEvents *events)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  for (int i = 0; i < ground->n_sites; i++)
    state->plots[i].was_wet = state->plots[i].flow != DOS_RIOS_DRY;
  state->plots[site].flow = DOS_RIOS_DRY;
  state->head = (int16_t) site;
  state->phase = DOS_RIOS_REROUTE;
  if (dos_rios_setup (state)->options.redraw_full)
    {
      bool wet[ground->n_sites];
      dos_rios_find_wet (state, wet);
      delete_lost_flows (state, wet);
    }
  lay_forced (state, events);
}

static bool
leads_to_head (const DosRiosState *state, int site)
{
  while (site >= 0 && site != state->head)
    site = dos_rios_below (state, site);
  return site == state->head;
}

/* 2: a dam closes the way to where a lost course begins; 1: there is a dam; 0: none. */
static int
signs_of_the_dam (const DosRiosState *state, int site, const bool *wet)
{
  const DosRiosSite *here = &dos_rios_ground (state)->sites[site];
  for (int side = 0; side < OXBOW_SIDES; side++)
    {
      int below = state->plots[site].dams >> side & 1 ? here->below[side] : DOS_RIOS_NOWHERE;
      if (below >= 0 && !wet[below] && state->plots[below].flow != DOS_RIOS_DRY)
        return 2;
    }
  return state->plots[site].dams != 0;
}

/* While a river is laid anew a listing does not say what was watered before the dam. All that has a flow was, but for
 * the segments laid since; they begin, as far as one can tell, at the last site above the head with the best signs. */
void
dos_rios_recall_wet (DosRiosState *state)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  bool wet[ground->n_sites];
  dos_rios_find_wet (state, wet);
  for (int site = 0; site < ground->n_sites; site++)
    state->plots[site].was_wet = state->plots[site].flow != DOS_RIOS_DRY;

  int river = 0, dammed = state->head, best = 0;
  while (!leads_to_head (state, ground->spring[river]))
    river++;
  for (int site = ground->spring[river]; site >= 0; site = dos_rios_below (state, site))
    {
      int signs = signs_of_the_dam (state, site, wet);
      if (signs >= best)
        dammed = site;
      best = MAX (signs, best);
    }
  for (int site = dammed; site >= 0; site = dos_rios_below (state, site))
    state->plots[site].was_wet = site == dammed;
}
