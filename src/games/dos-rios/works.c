/* works.c: dams, fincas, haciendas, and the laying of a river (DR-5.3, DR-5.8, DR-5.9)
 *
 * As for people, each verb has its may_ function with the checks in the order of the rules, and the list of legal moves
 * asks the same one. Sites that a move names may be DOS_RIOS_NOWHERE.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/works.h"

#include "games/dos-rios/people.h"
#include "games/dos-rios/victory.h"
#include "games/dos-rios/water.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  OxbowCell cell;               /* the upper cell, as it was named */
  int site;                     /* the same as a site, or DOS_RIOS_NOWHERE */
  int side;
} Bank;

static Bank
bank_of (const DosRiosState *state, OxbowEdge edge)
{
  OxbowCell cell = oxbow_edge_upper (edge);
  int site = dos_rios_ground_site (dos_rios_ground (state), cell);
  return (Bank) { cell, site, oxbow_edge_side (edge) };
}

static bool
has_own (const DosRiosState *state, int site)
{
  return dos_rios_ground_is_hex (dos_rios_ground (state), site) && state->plots[site].camps > 0
         && state->plots[site].camper == state->current;
}

static unsigned
open_outlets (const DosRiosState *state, int site)
{
  if (site == DOS_RIOS_NOWHERE)
    return 0;
  return dos_rios_ground (state)->sites[site].outlets & ~(unsigned) state->plots[site].dams;
}

/* lay */

static bool
may_lay (const DosRiosState *state, const Bank *bank, GError **error)
{
  const OxbowGrid *grid = &state->parent.setup->grid;
  if (bank->site != state->head)
    return oxbow_refuse_by (error, "DR-5.3", _("The river goes on from %s: choose one of the numbered arrows there."),
                            DOS_RIOS_SITE_NAME (state, state->head));
  if (!(open_outlets (state, bank->site) >> bank->side & 1))
    return oxbow_refuse_by (error, "DR-5.3", _("Water cannot leave %s that way."), OXBOW_CELL_NAME (grid, bank->cell));
  if (!(dos_rios_candidates (state, bank->site) >> bank->side & 1))
    return oxbow_refuse_by (error, "DR-5.3", _("The river must take the lowest way."));
  return true;
}

bool
dos_rios_lay_chosen (DosRiosState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  Bank bank = bank_of (state, move->args[0]);
  if (!may_lay (state, &bank, error))
    return false;
  dos_rios_lay (state, bank.side, events);
  return true;
}

void
dos_rios_list_lays (const DosRiosState *state, OxbowMoves *moves)
{
  OxbowCell cell = dos_rios_ground (state)->sites[state->head].cell;
  for (int side = 0; side < OXBOW_SIDES; side++)
    if (may_lay (state, &(Bank) { cell, state->head, side }, NULL))
      oxbow_moves_append (moves, DOS_RIOS_MOVE_LAY, 1)->args[0] = (int16_t) (cell * OXBOW_SIDES + side);
}

/* dam */

/* DR-5.8: on a hex of the edge; with dam_side=upper on the upper one, or below a spring on the hex. */
static bool
has_builder (const DosRiosState *state, int upper, int lower)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  bool only_upper = dos_rios_setup (state)->options.dam_upper && dos_rios_ground_is_hex (ground, upper);
  return has_own (state, upper) || (!only_upper && has_own (state, lower));
}

static bool
has_dam (const DosRiosState *state, GError **error)
{
  return state->players[state->current].dams > 0 || oxbow_refuse_by (error, "DR-5.8", _("You have no dam left."));
}

static bool
may_dam (const DosRiosState *state, const Bank *bank, GError **error)
{
  const DosRiosSite *upper = bank->site != DOS_RIOS_NOWHERE ? &dos_rios_ground (state)->sites[bank->site] : NULL;
  if (!has_dam (state, error))
    return false;
  if (upper == NULL || !(upper->outlets >> bank->side & 1))
    return oxbow_refuse_by (error, "DR-5.8", _("A dam stands only where water could flow."));
  if (state->plots[bank->site].dams >> bank->side & 1)
    return oxbow_refuse_by (error, "DR-5.8", _("A dam stands there already."));
  if (!has_builder (state, bank->site, upper->below[bank->side]))
    return oxbow_refuse_by (error, "DR-5.8", _("You need a campesino on a hex beside the dam."));
  if (open_outlets (state, bank->site) == 1u << bank->side)
    return oxbow_refuse_by (error, "DR-5.8", _("The last way down from %s must stay open."),
                            DOS_RIOS_SITE_NAME (state, bank->site));
  return true;
}

/* The river may be left as it is only by a variant, and only where there is one. */
static bool
may_keep_course (const DosRiosState *state, const Bank *bank, GError **error)
{
  if (!dos_rios_setup (state)->options.keep_course)
    return oxbow_refuse_by (error, "DR-5.8", _("A dammed river must find a new course."));
  if (state->plots[bank->site].flow != bank->side)
    return oxbow_refuse_by (error, "DR-5.8", _("No river runs there."));
  return true;
}

bool
dos_rios_dam (DosRiosState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  Bank bank = bank_of (state, move->args[0]);
  bool keeps = move->n_args == 2;
  if (!may_dam (state, &bank, error) || (keeps && !may_keep_course (state, &bank, error)))
    return false;
  DosRiosPlot *plot = &state->plots[bank.site];
  plot->dams |= (uint8_t) (1 << bank.side) & 7;
  state->players[state->current].dams--;
  oxbow_events_add (events, DOS_RIOS_EVENT_DAMMED, state->current, move->args[0]);
  if (plot->flow == bank.side && !keeps)
    dos_rios_divert (state, bank.site, events);
  return true;
}

static void
list_dam (const DosRiosState *state, int site, int side, OxbowMoves *moves)
{
  OxbowCell cell = dos_rios_ground (state)->sites[site].cell;
  Bank bank = { cell, site, side };
  if (!may_dam (state, &bank, NULL))
    return;
  oxbow_moves_append (moves, DOS_RIOS_MOVE_DAM, 1)->args[0] = (int16_t) (cell * OXBOW_SIDES + side);
  if (may_keep_course (state, &bank, NULL))
    oxbow_moves_append (moves, DOS_RIOS_MOVE_DAM, 2)->args[0] = (int16_t) (cell * OXBOW_SIDES + side);
}

/* Every edge once: those that lead here only if nobody of ours stands above; else they are listed there. */
static void
list_dams_beside (const DosRiosState *state, int site, OxbowMoves *moves)
{
  const DosRiosSite *here = &dos_rios_ground (state)->sites[site];
  for (int side = 0; side < OXBOW_SIDES; side++)
    list_dam (state, site, side, moves);
  for (int i = 0; i < here->n_above; i++)
    if (!has_own (state, here->above[i].site))
      list_dam (state, here->above[i].site, here->above[i].side, moves);
}

/* finca, hacienda */

static bool
may_afford (const DosRiosState *state, DosRiosBuilding kind, GError **error)
{
  const DosRiosPlayer *player = &state->players[state->current];
  if (kind == DOS_RIOS_FINCA)
    {
      if (player->fincas == 0)
        return oxbow_refuse_by (error, "DR-5.9", _("You have no finca left."));
      return player->money >= DOS_RIOS_FINCA_COST || oxbow_refuse_by (error, "DR-5.9", _("A finca costs 500 rios."));
    }
  if (player->hacienda != DOS_RIOS_NOWHERE)
    return oxbow_refuse_by (error, "DR-5.9", _("You have built your hacienda already."));
  return player->money >= DOS_RIOS_HACIENDA_COST || oxbow_refuse_by (error, "DR-5.9", _("A hacienda costs 1000 rios."));
}

static bool
may_build (const DosRiosState *state, int site, DosRiosBuilding kind, GError **error)
{
  if (!has_own (state, site))
    return oxbow_refuse_by (error, "DR-5.9", _("You need a campesino there to build."));
  if (state->plots[site].building != DOS_RIOS_NO_BUILDING)
    return oxbow_refuse_by (error, "DR-5.9", _("There is a building there already."));
  if (state->built >= 2)
    return oxbow_refuse_by (error, "DR-5.9", _("Only two buildings a turn: you have built both, and can build this one "
                                               "in your next turn."));
  return may_afford (state, kind, error);
}

static void
do_build (DosRiosState *state, int site, DosRiosBuilding kind)
{
  DosRiosPlayer *player = &state->players[state->current];
  state->plots[site].building = (uint8_t) kind & 3;
  state->plots[site].owner = (uint8_t) state->current & 3;
  state->built++;
  if (kind == DOS_RIOS_FINCA)
    {
      player->money -= DOS_RIOS_FINCA_COST;
      player->fincas--;
    }
  else
    {
      player->money -= DOS_RIOS_HACIENDA_COST;
      player->hacienda = (int16_t) site;
    }
}

bool
dos_rios_build (DosRiosState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  DosRiosBuilding kind = move->verb == DOS_RIOS_MOVE_FINCA ? DOS_RIOS_FINCA : DOS_RIOS_HACIENDA;
  int site = dos_rios_ground_site (dos_rios_ground (state), move->args[0]);
  if (!may_build (state, site, kind, error))
    return false;
  do_build (state, site, kind);
  oxbow_events_add (events, DOS_RIOS_EVENT_BUILT, state->current, move->args[0], (int) kind);
  dos_rios_check_victory (state, events);
  return true;
}

void
dos_rios_list_works (const DosRiosState *state, OxbowMoves *moves)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  int16_t places[DOS_RIOS_HANDS];
  int n_places = dos_rios_get_places (state, state->current, places);
  for (int i = 0; i < n_places; i++)
    {
      if (!dos_rios_ground_is_hex (ground, places[i]))
        continue;
      if (has_dam (state, NULL))
        list_dams_beside (state, places[i], moves);
      if (may_build (state, places[i], DOS_RIOS_FINCA, NULL))
        oxbow_moves_append (moves, DOS_RIOS_MOVE_FINCA, 1)->args[0] = ground->sites[places[i]].place;
      if (may_build (state, places[i], DOS_RIOS_HACIENDA, NULL))
        oxbow_moves_append (moves, DOS_RIOS_MOVE_HACIENDA, 1)->args[0] = ground->sites[places[i]].place;
    }
}
