/* words.c: sentences for people: what happened, what may be done
 *
 * The sentences that refuse a move stand beside the rules that refuse it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/words.h"

#include "games/dos-rios/harvest.h"
#include "games/dos-rios/victory.h"

#include <glib/gi18n-lib.h>

char *
dos_rios_misread (const OxbowState *base, const char *line)
{
  return g_strdup (_("That is not a move."));
}

static const char *
player_name (const DosRiosState *state, int seat)
{
  return oxbow_setup_seat_name (state->parent.setup, seat);
}

static const char *const card_names[] = {
  N_("wheat harvest"), N_("tobacco harvest"), N_("corn harvest"), N_("logging"),
  N_("harvest along the Rio Verde"), N_("harvest along the Rio Moreno"), N_("harvest along the Rio Azul"),
  N_("harvest along the Rio Rojo"),
  N_("desperados of the Rio Verde"), N_("desperados of the Rio Moreno"), N_("desperados of the Rio Azul"),
  N_("desperados of the Rio Rojo"),
};

static const char *const river_names[] = { N_("Rio Verde"), N_("Rio Moreno"), N_("Rio Azul"), N_("Rio Rojo") };

/* "the city", "trail 2", "D5"; a spring or a cell without a site by its cell's name. */
static char *
place_name (const DosRiosState *state, int place)
{
  int site = dos_rios_ground_site (dos_rios_ground (state), place);
  if (place >= 0)
    return g_strdup (OXBOW_CELL_NAME (&state->parent.setup->grid, place));
  if (site == DOS_RIOS_CITY)
    return g_strdup (_("the city"));
  return g_strdup_printf (_("trail %c"), dos_rios_ground (state)->sites[site].land);
}

static char *
tell_walk (const DosRiosState *state, int seat, int from, int to)
{
  g_autofree char *from_name = place_name (state, from), *to_name = place_name (state, to);
  return g_strdup_printf (_("%s walks from %s to %s."), player_name (state, seat), from_name, to_name);
}

static char *
tell_built (const DosRiosState *state, const int16_t *args, const char *cell)
{
  if (args[2] == DOS_RIOS_FINCA)
    return g_strdup_printf (_("%s builds a finca on %s."), player_name (state, args[0]), cell);
  return g_strdup_printf (_("%s builds the hacienda on %s."), player_name (state, args[0]), cell);
}

static char *
count_dams (int n)
{
  return g_strdup_printf (ngettext ("%d dam", "%d dams", (gulong) n), n);
}

static char *
count_rios (int n)
{
  return g_strdup_printf (ngettext ("%d rio", "%d rios", (gulong) n), n);
}

static char *
tell_harvested (const DosRiosState *state, const int16_t *args)
{
  const char *player = player_name (state, args[0]), *card = _(card_names[args[1]]);
  g_autofree char *rios = count_rios (args[2]), *dams = count_dams (args[3]);
  if (args[2] == 0 && args[3] == 0)
    return g_strdup_printf (_("%s gets nothing (%s)."), player, card);
  if (args[2] == 0 || args[3] == 0)
    return g_strdup_printf (_("%s gets %s (%s)."), player, args[2] == 0 ? dams : rios, card);
  /* Translators: a player, "3 rios", "2 dams", a card */
  return g_strdup_printf (_("%s gets %s and %s (%s)."), player, rios, dams, card);
}

static char *
tell_lead (const DosRiosState *state, int seat)
{
  const char *player = player_name (state, seat);
  switch (dos_rios_lead (state, seat))
    {
    case DOS_RIOS_LEAD_POINTS:
      return g_strdup_printf (_("The last round is over: the buildings of %s are worth most, and win."), player);
    case DOS_RIOS_LEAD_WET:
      return g_strdup_printf (_("The last round is over: others have buildings worth as much, but %s has more "
                                "on watered hexes and wins."), player);
    case DOS_RIOS_LEAD_MONEY:
      return g_strdup_printf (_("The last round is over: others have as much on watered hexes, but %s has "
                                "more money and wins."), player);
    case DOS_RIOS_LEAD_DAMS:
      return g_strdup_printf (_("The last round is over: others have as many buildings and rios, but %s has "
                                "more dams left and wins."), player);
    case DOS_RIOS_LEAD_ORDER:
      return g_strdup_printf (_("The last round is over: others stand just as well, but %s comes later in turn "
                                "order and wins."), player);
    }
  g_assert_not_reached ();
}

static char *
tell_won (const DosRiosState *state, int seat, DosRiosReason reason)
{
  const char *player = player_name (state, seat);
  switch (reason)
    {
    case DOS_RIOS_FIVE:
      return g_strdup_printf (_("%s has five buildings and wins."), player);
    case DOS_RIOS_WATER:
      return g_strdup_printf (_("%s has a hacienda and three fincas on watered hexes and wins."), player);
    case DOS_RIOS_ROUNDS:
      return tell_lead (state, seat);
    case DOS_RIOS_NO_REASON:
      break;
    }
  g_assert_not_reached ();
}

static char *
tell_flow (const DosRiosState *state, OxbowEdge edge, int laid)
{
  const OxbowGrid *grid = &state->parent.setup->grid;
  OxbowCell lower = oxbow_grid_edge_lower (grid, edge);
  const char *upper_name = OXBOW_CELL_NAME (grid, oxbow_edge_upper (edge)), *lower_name = OXBOW_CELL_NAME (grid, lower);
  if (laid == DOS_RIOS_FORCED)
    return g_strdup_printf (_("The river flows from %s to %s, the lowest way."), upper_name, lower_name);
  return g_strdup_printf (_("The river is led from %s to %s."), upper_name, lower_name);
}

char *
dos_rios_tell (const OxbowState *base, const OxbowEvent *event)
{
  const DosRiosState *state = (const DosRiosState *) base;
  const OxbowGrid *grid = &base->setup->grid;
  const int16_t *args = event->args;
  switch ((DosRiosEvent) event->verb)
    {
    case DOS_RIOS_EVENT_PLACED:
      return g_strdup_printf (_("%s places a campesino on %s."), player_name (state, args[0]),
                              OXBOW_CELL_NAME (grid, args[1]));
    case DOS_RIOS_EVENT_WALKED:
      return tell_walk (state, args[0], args[1], args[2]);
    case DOS_RIOS_EVENT_CHASED:
      return g_strdup_printf (ngettext ("%s is chased off %s: %d campesino goes to the city.",
                                        "%s is chased off %s: %d campesinos go to the city.", (gulong) args[2]),
                              player_name (state, args[0]), OXBOW_CELL_NAME (grid, args[1]), args[2]);
    case DOS_RIOS_EVENT_RODE:
      return g_strdup_printf (_("%s rides from the city to the hacienda on %s."), player_name (state, args[0]),
                              OXBOW_CELL_NAME (grid, args[1]));
    case DOS_RIOS_EVENT_DAMMED:
      return g_strdup_printf (_("%s builds a dam at %s."), player_name (state, args[0]),
                              OXBOW_EDGE_NAME (grid, args[1]));
    case DOS_RIOS_EVENT_FLOWS:
      return tell_flow (state, args[0], args[1]);
    case DOS_RIOS_EVENT_DRIED:
      return g_strdup_printf (_("%s dries up."), OXBOW_CELL_NAME (grid, args[0]));
    case DOS_RIOS_EVENT_WATERED:
      return g_strdup_printf (_("%s is watered now."), OXBOW_CELL_NAME (grid, args[0]));
    case DOS_RIOS_EVENT_BUILT:
      return tell_built (state, args, OXBOW_CELL_NAME (grid, args[1]));
    case DOS_RIOS_EVENT_DELAYED:
      return g_strdup_printf (_("%s puts a card back: %s."), player_name (state, args[0]), _(card_names[args[1]]));
    case DOS_RIOS_EVENT_HARVESTED:
      return tell_harvested (state, args);
    case DOS_RIOS_EVENT_SHUFFLED:
      return g_strdup (_("The discarded cards are shuffled into a new deck."));
    case DOS_RIOS_EVENT_DRAWN:
      return g_strdup_printf (_("A card joins the row: %s."), _(card_names[args[0]]));
    case DOS_RIOS_EVENT_DESPERADOS:
      return g_strdup_printf (_("Desperados raid the %s."), _(river_names[args[0]]));
    case DOS_RIOS_EVENT_RAIDED:
      return g_strdup_printf (_("A campesino of %s flees from %s to the city."), player_name (state, args[0]),
                              OXBOW_CELL_NAME (grid, args[1]));
    case DOS_RIOS_EVENT_TURN:
      return g_strdup_printf (_("It is the turn of %s."), player_name (state, args[0]));
    case DOS_RIOS_EVENT_ROUND:
      return g_strdup_printf (_("Round %d begins."), args[0]);
    case DOS_RIOS_EVENT_WON:
      return tell_won (state, args[0], (DosRiosReason) args[1]);
    }
  g_assert_not_reached ();
}

static char *
offer_chase (const DosRiosState *state, const OxbowMove *move)
{
  g_autofree char *hex = place_name (state, move->args[0]), *first = place_name (state, move->args[1]);
  if (move->n_args == 2)
    return g_strdup_printf (_("Chase off %s from %s (1 point)"), hex, first);
  g_autofree char *second = place_name (state, move->args[2]);
  if (move->args[1] == move->args[2])
    return g_strdup_printf (_("Chase off %s with two from %s (2 points)"), hex, first);
  return g_strdup_printf (_("Chase off %s from %s and %s (2 points)"), hex, first, second);
}

static char *
offer_dam (const DosRiosState *state, const OxbowMove *move)
{
  const char *edge = OXBOW_EDGE_NAME (&state->parent.setup->grid, move->args[0]);
  int left = state->current >= 0 ? state->players[state->current].dams : 0;
  bool diverts = dos_rios_flow (state, oxbow_edge_upper (move->args[0])) == oxbow_edge_side (move->args[0]);
  if (move->n_args == 2)
    return g_strdup_printf (_("Build a dam at %s and leave the river as it is (%d in reserve)"), edge, left);
  if (diverts)
    return g_strdup_printf (_("Build a dam at %s and move the river (%d in reserve)"), edge, left);
  return g_strdup_printf (_("Build a dam at %s (%d in reserve)"), edge, left);
}

/* On a button, which says already that it is about a harvest. */
static const char *
short_card_name (int card)
{
  bool is_river = card >= DOS_RIOS_CARD_RIVER && card < DOS_RIOS_CARD_DESPERADO;
  return is_river ? _(river_names[card - DOS_RIOS_CARD_RIVER]) : _(card_names[card]);
}

static char *
offer_harvest (const DosRiosState *state)
{
  if (state->n_row == 0 || state->current < 0)
    return g_strdup (_("Take the harvest"));
  const DosRiosPlayer *player = &state->players[state->current];
  DosRiosYield yield;
  dos_rios_get_yield (state, state->row[0], &yield);
  int room = MIN (dos_rios_setup (state)->options.dam_cap - player->dams, state->supply);
  int money = yield.money[state->current], n_dams = MIN (yield.dams[state->current], room);
  const char *card = short_card_name (state->row[0]);
  g_autofree char *rios = count_rios (money), *dams = count_dams (n_dams);
  if (money == 0 && n_dams == 0)
    return g_strdup_printf (_("Take the harvest: %s (nothing for you)"), card);
  if (money == 0 || n_dams == 0)
    return g_strdup_printf (_("Take the harvest: %s (%s for you)"), card, money == 0 ? dams : rios);
  /* Translators: a card, "3 rios", "2 dams" */
  return g_strdup_printf (_("Take the harvest: %s (%s and %s for you)"), card, rios, dams);
}

static char *
offer_delay (const DosRiosState *state)
{
  if (state->n_row == 0)
    return g_strdup (_("Put the card back"));
  return g_strdup_printf (_("Put the card back: %s"), short_card_name (state->row[0]));
}

/* The cells, as the history names them: the board shows no names of edges. */
static char *
offer_way (const OxbowGrid *grid, OxbowEdge edge)
{
  return g_strdup_printf (_("Lead the river from %s to %s"), OXBOW_CELL_NAME (grid, oxbow_edge_upper (edge)),
                          OXBOW_CELL_NAME (grid, oxbow_grid_edge_lower (grid, edge)));
}

/* DR-5.4: movement points are not kept for the next turn. */
char *
dos_rios_left (const OxbowState *base, const OxbowMove *move)
{
  const DosRiosState *state = (const DosRiosState *) base;
  int n = state->points;
  bool is_end = move->verb == DOS_RIOS_MOVE_HARVEST || move->verb == DOS_RIOS_MOVE_DELAY
                || move->verb == DOS_RIOS_MOVE_END;
  return is_end && n > 0 ? g_strdup_printf (ngettext ("%d point left", "%d points left", (gulong) n), n) : NULL;
}

char *
dos_rios_offer (const OxbowState *base, const OxbowMove *move)
{
  const DosRiosState *state = (const DosRiosState *) base;
  g_autofree char *first = NULL, *second = NULL;
  switch ((DosRiosMove) move->verb)
    {
    case DOS_RIOS_MOVE_WALK:
      first = place_name (state, move->args[0]);
      second = place_name (state, move->args[1]);
      return g_strdup_printf (_("Walk from %s to %s (1 point)"), first, second);
    case DOS_RIOS_MOVE_CHASE:
      return offer_chase (state, move);
    case DOS_RIOS_MOVE_DAM:
      return offer_dam (state, move);
    case DOS_RIOS_MOVE_LAY:
      return offer_way (&base->setup->grid, move->args[0]);
    case DOS_RIOS_MOVE_FINCA:
      first = place_name (state, move->args[0]);
      return g_strdup_printf (_("Build a finca on %s (500 rios)"), first);
    case DOS_RIOS_MOVE_HACIENDA:
      first = place_name (state, move->args[0]);
      return g_strdup_printf (_("Build the hacienda on %s (1000 rios)"), first);
    case DOS_RIOS_MOVE_RIDE:
      first = place_name (state, move->args[0]);
      return g_strdup_printf (_("Ride from the city to the hacienda on %s (2 points)"), first);
    case DOS_RIOS_MOVE_PLACE:
      first = place_name (state, move->args[0]);
      return g_strdup_printf (_("Place a campesino on %s"), first);
    case DOS_RIOS_MOVE_HARVEST:
      return offer_harvest (state);
    case DOS_RIOS_MOVE_DELAY:
      return offer_delay (state);
    case DOS_RIOS_MOVE_END:
      return g_strdup (_("End the turn"));
    }
  g_assert_not_reached ();
}
