/* toy-moves.c: what a boatman may do, and what becomes of it
 *
 * What must stay true: every action has a may_ function, which says no in a sentence and changes nothing, and a do_
 * function, which does not ask. Legal moves and applied ones are asked by the same may ().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "toy-state.h"

/* What a player may do */

static bool
may_act (const Toy *toy, GError **error)
{
  if (toy_is_over (toy))
    return oxbow_refuse (error, "%s", _("The game is over."));
  return toy->actions > 0 || oxbow_refuse (error, "%s", _("No actions left: rest."));
}

static bool
may_step (const Toy *toy, int to, GError **error)
{
  if (!may_act (toy, error))
    return false;
  if (to != HARBOUR && !toy_is_field (toy, to))
    return oxbow_refuse (error, "%s", _("Boatmen walk on fields only."));
  if (!toy_touch (toy, toy->boatmen[toy_get_seat (toy)].place, to))
    return oxbow_refuse (error, "%s", _("That is not next to you, or a fence is in the way."));
  return true;
}

static bool
may_fence (const Toy *toy, OxbowEdge edge, GError **error)
{
  int place = toy->boatmen[toy_get_seat (toy)].place;
  if (!may_act (toy, error))
    return false;
  if (!toy_get_setup (toy)->has_fences)
    return oxbow_refuse (error, "%s", _("There are no fences in this game."));
  if (place < 0 || (oxbow_edge_upper (edge) != place && oxbow_grid_edge_lower (&toy->base.setup->grid, edge) != place))
    return oxbow_refuse (error, _("You do not stand beside %s."), OXBOW_EDGE_NAME (&toy->base.setup->grid, edge));
  if (toy_is_fenced (toy, edge))
    return oxbow_refuse (error, "%s", _("A fence stands there already."));
  return toy->boatmen[toy_get_seat (toy)].coins >= 1 || oxbow_refuse (error, "%s", _("A fence costs a coin."));
}

static bool
is_at_hand (const Toy *toy, OxbowCell cell)
{
  int place = toy->boatmen[toy_get_seat (toy)].place;
  return toy_is_field (toy, cell) && (cell == place || toy_touch (toy, place, cell));
}

static bool
may_plant (const Toy *toy, const OxbowMove *move, GError **error)
{
  int total = 0;
  if (!may_act (toy, error))
    return false;
  for (int i = 0; i < move->n_args; i++)
    {
      OxbowCell cell = move->args[i];
      total = i > 0 && move->args[i - 1] == cell ? total + 1 : 1;
      if (!is_at_hand (toy, cell))
        return oxbow_refuse (error, _("You cannot plant on %s from where you stand."),
                             OXBOW_CELL_NAME (&toy->base.setup->grid, cell));
      if (toy->flowers[cell] + total > 2)
        return oxbow_refuse (error, "%s", _("Only two flowers grow on a field."));
    }
  if (move->n_args > 3)
    return oxbow_refuse (error, "%s", _("At most three flowers are planted at once."));
  return toy->boatmen[toy_get_seat (toy)].coins >= move->n_args
         || oxbow_refuse (error, "%s", _("A flower costs a coin."));
}

static bool
may_carry (const Toy *toy, OxbowCell from, OxbowCell to, GError **error)
{
  if (!may_act (toy, error))
    return false;
  if (!is_at_hand (toy, from) || !is_at_hand (toy, to) || from == to)
    return oxbow_refuse (error, "%s", _("A flower is carried between two fields at hand."));
  if (toy->flowers[from] == 0)
    return oxbow_refuse (error, _("No flower grows on %s."), OXBOW_CELL_NAME (&toy->base.setup->grid, from));
  return toy->flowers[to] < 2 || oxbow_refuse (error, "%s", _("Only two flowers grow on a field."));
}

static bool
may_give (const Toy *toy, const OxbowMove *move, GError **error)
{
  const Boatman *giver = &toy->boatmen[toy_get_seat (toy)];
  if (!may_act (toy, error))
    return false;
  if (move->args[0] == toy_get_seat (toy) || move->args[0] >= toy->base.setup->n_seats)
    return oxbow_refuse (error, "%s", _("Give to another boatman."));
  if (move->verb == GIVE_CARD && giver->card != move->args[1])
    return oxbow_refuse (error, "%s", _("You do not hold that card."));
  if (move->verb == GIVE_CARD && toy->boatmen[move->args[0]].card != NO_CARD)
    return oxbow_refuse (error, "%s", _("That boatman has a card already."));
  if (move->verb == GIVE_COINS && (move->args[1] < 1 || move->args[1] > giver->coins))
    return oxbow_refuse (error, "%s", _("You do not have so many coins."));
  return true;
}

static bool
may_play (const Toy *toy, const OxbowMove *move, GError **error)
{
  if (!may_act (toy, error))
    return false;
  if (toy->boatmen[toy_get_seat (toy)].card != move->args[0])
    return oxbow_refuse (error, "%s", _("You do not hold that card."));
  if (move->n_args == 2 && toy->boatmen[toy_get_seat (toy)].coins < 1)
    return oxbow_refuse (error, "%s", _("To play a card twice costs a coin."));
  return true;
}

static bool
may (const Toy *toy, const OxbowMove *move, GError **error)
{
  switch (move->verb)
    {
    case STEP:
      return may_step (toy, move->args[0], error);
    case FENCE:
      return may_fence (toy, move->args[0], error);
    case PLANT:
      return may_plant (toy, move, error);
    case CARRY:
      return may_carry (toy, move->args[0], move->args[1], error);
    case GIVE_COINS:
    case GIVE_CARD:
      return may_give (toy, move, error);
    case PLAY:
      return may_play (toy, move, error);
    case CALL:
      return may_act (toy, error)
             && (move->args[0] != OXBOW_UNKNOWN_WORD || oxbow_refuse (error, "%s", _("Nobody knows that call.")));
    default:
      return !toy_is_over (toy) || oxbow_refuse (error, "%s", _("The game is over."));
    }
}

static void
offer_if_legal (const Toy *toy, OxbowMoves *out, int verb, int n_args, const int *args)
{
  OxbowMove move = { .verb = (uint8_t) verb, .n_args = (uint8_t) n_args };
  for (int i = 0; i < n_args; i++)
    move.args[i] = (int16_t) args[i];
  if (may (toy, &move, NULL))
    *oxbow_moves_append (out, verb, n_args) = move;
}

static void
add_plants (const Toy *toy, OxbowMoves *out)
{
  int n = oxbow_grid_n_cells (&toy->base.setup->grid);
  for (int a = 0; a < n; a++)
    {
      int first = out->n;
      offer_if_legal (toy, out, PLANT, 1, (const int[]) { a });
      for (int b = a; b < n && out->n > first; b++)
        {
          offer_if_legal (toy, out, PLANT, 2, (const int[]) { a, b });
          for (int c = b; c < n; c++)
            offer_if_legal (toy, out, PLANT, 3, (const int[]) { a, b, c });
        }
    }
}

void
toy_legal (const OxbowState *state, OxbowMoves *out)
{
  const Toy *toy = (const Toy *) state;
  int n = oxbow_grid_n_cells (&state->setup->grid);
  offer_if_legal (toy, out, STEP, 1, (const int[]) { HARBOUR });
  for (int i = 0; i < n; i++)
    offer_if_legal (toy, out, STEP, 1, (const int[]) { i });
  for (int i = 0; i < n * OXBOW_SIDES; i++)
    offer_if_legal (toy, out, FENCE, 1, (const int[]) { i });
  add_plants (toy, out);
  for (int i = 0; i < n * n; i++)
    offer_if_legal (toy, out, CARRY, 2, (const int[]) { i / n, i % n });
  for (int seat = 0; seat < state->setup->n_seats; seat++)
    {
      for (int i = 1; i <= toy->boatmen[toy_get_seat (toy)].coins; i++)
        offer_if_legal (toy, out, GIVE_COINS, 2, (const int[]) { seat, i });
      for (int i = 0; i < NO_CARD; i++)
        offer_if_legal (toy, out, GIVE_CARD, 2, (const int[]) { seat, i });
    }
  for (int i = 0; i < NO_CARD; i++)
    for (int n_args = 1; n_args <= 2; n_args++)
      offer_if_legal (toy, out, PLAY, n_args, (const int[]) { i, 0 });
  for (int i = 0; i < 2; i++)
    offer_if_legal (toy, out, CALL, 1, (const int[]) { i });
  offer_if_legal (toy, out, REST, 0, NULL);
}

/* What is done */

static void
do_step (Toy *toy, int to, OxbowEvents *out)
{
  Boatman *boatman = &toy->boatmen[toy_get_seat (toy)];
  boatman->place = (int16_t) to;
  oxbow_events_add (out, STEPPED, toy_get_seat (toy), to);
  if (to < 0)
    return;
  boatman->coins = (uint8_t) MIN (boatman->coins + toy->coins[to], 99);
  toy->coins[to] = 0;
}

static void
do_plant (Toy *toy, const OxbowMove *move, OxbowEvents *out)
{
  Boatman *boatman = &toy->boatmen[toy_get_seat (toy)];
  for (int i = 0; i < move->n_args; i++)
    {
      toy->flowers[move->args[i]]++;
      boatman->coins--;
      boatman->points++;
      oxbow_events_add (out, PLANTED, toy_get_seat (toy), move->args[i]);
    }
}

static void
do_give (Toy *toy, const OxbowMove *move, OxbowEvents *out)
{
  Boatman *from = &toy->boatmen[toy_get_seat (toy)], *to = &toy->boatmen[move->args[0]];
  if (move->verb == GIVE_COINS)
    {
      from->coins -= (uint8_t) move->args[1];
      to->coins = (uint8_t) MIN (to->coins + move->args[1], 99);
      oxbow_events_add (out, GAVE, toy_get_seat (toy), move->args[0], move->args[1]);
      return;
    }
  to->card = from->card;
  from->card = NO_CARD;
  oxbow_events_add (out, PASSED, toy_get_seat (toy), move->args[0], to->card);
}

/* The sun brings a coin, the wind up to as many as the weather has it; rain makes a flower count again. */
static void
do_play (Toy *toy, const OxbowMove *move, OxbowEvents *out)
{
  Boatman *boatman = &toy->boatmen[toy_get_seat (toy)];
  int wind = toy_get_setup (toy)->wind;
  int gain = move->args[0] == WIND ? (int) oxbow_rng_below (&toy->base.rng, (uint64_t) wind) : 1;
  gain *= move->n_args;
  boatman->coins -= (uint8_t) (move->n_args - 1);
  boatman->card = NO_CARD;
  if (move->args[0] == RAIN)
    boatman->points += (uint8_t) gain;
  else
    boatman->coins = (uint8_t) MIN (boatman->coins + gain, 99);
  oxbow_events_add (out, PLAYED, toy_get_seat (toy), move->args[0], gain);
}

static void
do_rest (Toy *toy, OxbowEvents *out)
{
  Boatman *boatman = &toy->boatmen[toy_get_seat (toy)];
  int n = toy->n_deck;
  if (n > 0 && boatman->card == NO_CARD)
    {
      boatman->card = oxbow_deck_draw (toy->deck, &n);
      toy->deck[n] = 0;
      toy->n_deck = (uint8_t) n;
      oxbow_events_add (out, DREW, toy_get_seat (toy), boatman->card);
    }
  toy->turns++;
  toy->actions = toy_is_over (toy) ? 0 : ACTIONS;
  if (!toy_is_over (toy))
    oxbow_events_add (out, TURN, toy_get_seat (toy));
}

bool
toy_apply (OxbowState *state, const OxbowMove *move, OxbowEvents *out, GError **error)
{
  Toy *toy = (Toy *) state;
  if (!may (toy, move, error))
    return false;
  toy->actions -= move->verb != REST;
  if (move->verb == STEP)
    do_step (toy, move->args[0], out);
  else if (move->verb == FENCE)
    {
      toy->boatmen[toy_get_seat (toy)].coins--;
      toy->fences[move->args[0] / MAX_CELLS] |= UINT64_C (1) << (move->args[0] % MAX_CELLS);
      oxbow_events_add (out, FENCED, toy_get_seat (toy), move->args[0]);
    }
  else if (move->verb == PLANT)
    do_plant (toy, move, out);
  else if (move->verb == CARRY)
    {
      toy->flowers[move->args[0]]--;
      toy->flowers[move->args[1]]++;
      oxbow_events_add (out, CARRIED, toy_get_seat (toy), move->args[0], move->args[1]);
    }
  else if (move->verb == GIVE_COINS || move->verb == GIVE_CARD)
    do_give (toy, move, out);
  else if (move->verb == PLAY)
    do_play (toy, move, out);
  else if (move->verb == CALL)
    oxbow_events_add (out, CALLED, toy_get_seat (toy), move->args[0]);
  else
    do_rest (toy, out);
  return true;
}

bool
toy_result (const OxbowState *state, OxbowResult *out)
{
  const Toy *toy = (const Toy *) state;
  int n = state->setup->n_seats, best = 0;
  if (!toy_is_over (toy))
    return false;
  *out = (OxbowResult) { 0 };
  for (int i = 0; i < n; i++)
    {
      out->score[i] = toy->boatmen[i].points;
      out->rank[i] = 1;
      for (int j = 0; j < n; j++)
        out->rank[i] += toy->boatmen[j].points > toy->boatmen[i].points;
      if (toy->boatmen[i].points > toy->boatmen[best].points)
        best = i;
    }
  out->winner = best;
  g_snprintf (out->text, sizeof out->text, "%s points", toy_seats[best].id);
  return true;
}
