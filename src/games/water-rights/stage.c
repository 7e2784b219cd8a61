/* stage.c: where a game of Water Rights stands, and what is asked next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/stage.h"

#include "games/water-rights/state.h"
#include "games/water-rights/town.h"

#include <glib/gi18n-lib.h>

/* As they stand behind the number of the round. */
static const char *const phase_titles[] = {
  N_("a card is drawn"), N_("the King names a mayor"), N_("taxes and the price of water"), N_("water"), N_("drafting"),
  N_("building"), N_("supplying"), N_("the end"),
};

char *
water_rights_stage (const OxbowState *base)
{
  const WaterRightsState *state = (const WaterRightsState *) base;
  /* Translators: a round, how many there are, and a phase: "Round 3 of 8 · drafting" */
  return g_strdup_printf (_("Round %d of %d · %s"), state->round, water_rights_options (state)->rounds,
                          _(phase_titles[state->phase]));
}

static const char *
tell_water (const WaterRightsState *state)
{
  const WaterRightsMayor *mayor = &state->mayors[state->turn];
  int limit = water_rights_limit (state, state->turn);
  if (water_rights_stored (state, state->turn) == water_rights_capacity (state, state->turn))
    return _("Your plants hold all the water that they can. Go on to drafting.");
  if (state->bank < 1 && !water_rights_options (state)->unlimited_bank)
    return _("The King's bank has no water left. Go on to drafting.");
  if (water_rights_pays (state, state->turn) && mayor->money < water_rights_water_cost (state, 1))
    return _("You have no money for water. Go on to drafting.");
  if (limit != WATER_RIGHTS_NO_LIMIT && mayor->asked >= limit)
    return mayor->legacy > 0 ? _("You have asked for as much water as the King's limit lets you. Play a legacy card, "
                                 "which lifts it for this turn, or go on to drafting.")
                             : _("The King's limit lets you ask for no more water. Go on to drafting.");
  return _("Ask the King for water, for what is to be supplied this turn. Then go on to drafting.");
}

/* Whether a district waits for tokens that only the works of its own town make. */
static bool
needs_works (const WaterRightsState *state)
{
  const WaterRightsData *data = water_rights_data (state);
  for (int i = 0; i < data->n_town[state->turn]; i++)
    {
      int site = data->town[state->turn][i];
      if (water_rights_is_district (state, site) && !state->plots[site].water
          && water_rights_kind (state, state->plots[site].kind)->dots[data->roles[state->turn].dot] > 0)
        return true;
    }
  return false;
}

static bool
can_supply (const WaterRightsState *state)
{
  const WaterRightsData *data = water_rights_data (state);
  for (int i = 0; i < data->n_town[state->turn]; i++)
    if (water_rights_may_supply (state, data->sites[data->town[state->turn][i]].cell, NULL))
      return true;
  return false;
}

static const char *
tell_supply (const WaterRightsState *state)
{
  bool can_run = !state->mayors[state->turn].ran
                 && water_rights_stored (state, state->turn) >= water_rights_options (state)->run_cost;
  if (can_run && needs_works (state))
    return _("Run the power works first: they make the tokens of your own colour. Then supply districts with water; "
             "only those earn money when you end the turn.");
  if (!can_supply (state))
    return _("There is no district that you can supply now. End your turn: those that are supplied earn money.");
  return _("Supply districts with water: click those that glow. Only they earn money when you end the turn.");
}

char *
water_rights_task (const OxbowState *base)
{
  const WaterRightsState *state = (const WaterRightsState *) base;
  switch ((WaterRightsPhase) state->phase)
    {
    case WATER_RIGHTS_PROCLAIM:
      return g_strdup (_("Roll the die: an even number brings an event, an odd one a demand of yours. Then you set the "
                         "taxes and the price of water."));
    case WATER_RIGHTS_NAMING:
      return g_strdup (_("Name the mayor whom the card is for. Then you set the taxes and the price of water."));
    case WATER_RIGHTS_DECREE:
      if (state->round == 1)
        return g_strdup (_("Choose the two colours of districts that are taxed; from round 2 on you also set how hard, "
                           "and what water costs. Then end your turn, and the mayors have theirs."));
      return g_strdup (_("Set what is taxed, how hard, and what water costs, each at most once. Then end your turn, "
                         "and the mayors have theirs."));
    case WATER_RIGHTS_WATER:
      return g_strdup (tell_water (state));
    case WATER_RIGHTS_DRAFT:
      return g_strdup (_("Draft tiles that are for sale, to build them. Then go on to building."));
    case WATER_RIGHTS_BUILD:
      return g_strdup (_("Build the tiles that you hold: click a cell of your town that glows. Then go on to "
                         "supplying."));
    case WATER_RIGHTS_SUPPLY:
      return g_strdup (tell_supply (state));
    case WATER_RIGHTS_OVER:
      return NULL;
    }
  g_assert_not_reached ();
}

static char *
count_drops (int n)
{
  return g_strdup_printf (ngettext ("%d drop", "%d drops", (gulong) n), n);
}

char *
water_rights_standing (const OxbowState *base, int seat)
{
  const WaterRightsState *state = (const WaterRightsState *) base;
  bool is_king = seat == WATER_RIGHTS_KING;
  if (!water_rights_setup (state)->is_present[seat])
    return NULL;
  g_autofree char *drops = count_drops (is_king ? state->bank
                                                : water_rights_stored (state, seat) + state->mayors[seat].loose);
  return g_strdup_printf ("$%d · %s", is_king ? state->king_money : state->mayors[seat].money, drops);
}
