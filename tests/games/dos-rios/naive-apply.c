/* naive-apply.c: what a legal move makes of a position, read from the rules a second time (DR-5 to DR-7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/naive-cards.h"
#include "games/dos-rios/naive.h"
#include <stdlib.h>
#include <string.h>

static bool
is (const char *word, const char *other)
{
  return strcmp (word, other) == 0;
}

static void
set_seat (char *word, int seat)
{
  g_snprintf (word, 8, "p%d", seat + 1);
}

static int
first_player (const Position *position)
{
  return position->first[1] - '1';
}

static int
next_of (const Position *position, int seat)
{
  return (seat + 1) % position->players;
}

/* The end (DR-7) */

static void
end_game (Position *position, int winner, const char *reason)
{
  strcpy (position->phase, "over");
  strcpy (position->current, "-");
  set_seat (position->winner, winner);
  strcpy (position->reason, reason);
}

static void
count_buildings (const Position *position, int seat, int *all, int *wet_fincas, int *wet_haciendas)
{
  *all = *wet_fincas = *wet_haciendas = 0;
  for (int cell = 0; cell < position->n_cells; cell++)
    if (position->building[cell] != NOTHING && position->owner[cell] == seat)
      {
        *all += 1;
        if (naive_is_wet (position, cell))
          *(position->building[cell] == FINCA ? wet_fincas : wet_haciendas) += 1;
      }
}

static bool
has_won (Position *position, const Variants *variants, int seat)
{
  int all, fincas, haciendas;

  count_buildings (position, seat, &all, &fincas, &haciendas);
  if (variants->five_dry && all == 5)
    end_game (position, seat, "five");
  else if (haciendas == 1 && fincas >= 3 && (all == 4 || !variants->five_dry))
    end_game (position, seat, "water");
  else
    return false;
  return true;
}

static void
look_for_winner (Position *position, const Variants *variants)
{
  int seat = position_current (position);

  for (int i = 0; i < (is (variants->win_check, "own") ? 1 : position->players); i++, seat = next_of (position, seat))
    if (has_won (position, variants, seat))
      return;
}

/* DR-7.2: -1, 0 or 1 as a is behind, level or before b, but for the order of turns. */
static int
compare_standing (const Position *position, int a, int b)
{
  int seats[] = { a, b }, values[2][4];

  for (int i = 0; i < 2; i++)
    {
      const Player *player = &position->player[seats[i]];
      int all, fincas, haciendas;
      count_buildings (position, seats[i], &all, &fincas, &haciendas);
      values[i][0] = 4 - player->fincas + 2 * (1 - player->hacienda);
      values[i][1] = fincas + haciendas;
      values[i][2] = player->money;
      values[i][3] = player->dams;
    }
  for (int i = 0; i < 4; i++)
    if (values[0][i] != values[1][i])
      return values[0][i] > values[1][i] ? 1 : -1;
  return 0;
}

static void
end_by_rounds (Position *position)
{
  int best = first_player (position);

  for (int i = 1; i < position->players; i++)
    {
      int seat = (first_player (position) + i) % position->players;
      if (compare_standing (position, seat, best) >= 0)
        best = seat;
    }
  end_game (position, best, "rounds");
}

/* Turns (DR-5.1, DR-5.10) */

static void
begin_turn (Position *position, const Variants *variants, int seat)
{
  set_seat (position->current, seat);
  strcpy (position->phase, "actions");
  position->points = variants->points;
  position->built = 0;
  position->transit = NO_CELL;
  if (is (variants->win_check, "own"))
    look_for_winner (position, variants);
}

static void
end_turn (Position *position, const Variants *variants)
{
  int seat = position_current (position), next = next_of (position, seat);

  position->player[seat].turns++;
  if (next == first_player (position))
    {
      if (position->round == variants->round_limit)
        {
          end_by_rounds (position);
          return;
        }
      position->round++;
    }
  begin_turn (position, variants, next);
}

static bool
is_desperado (const char *card)
{
  return g_str_has_prefix (card, "desperado-");
}

/* DR-4.7 */
static void
deal (Position *position, const Variants *variants)
{
  int size = variants->row > 0 ? variants->row : position->players + 1, n = 0;
  g_autofree char *aside = g_strdup ("-");
  bool any_aside = false;

  while (n < size)
    {
      g_autofree char *card = cards_take (&position->deck, true);
      any_aside = any_aside || is_desperado (card);
      n += !is_desperado (card);
      cards_add (is_desperado (card) ? &aside : &position->row, card);
    }
  while (!cards_are_none (aside))
    {
      g_autofree char *card = cards_take (&aside, false);
      cards_add (&position->deck, card);
    }
  if (any_aside)
    cards_shuffle (&position->deck, position->rng);
  position->round = 1;
  begin_turn (position, variants, first_player (position));
}

/* Rivers (DR-6.1 to DR-6.3) */

static void
dry_up (Position *position)
{
  bool on_course[MAX_CELLS];
  bool is_fed[MAX_CELLS] = { false };

  for (const char *letter = "VMAR"; *letter != '\0'; letter++)
    {
      naive_course (position, *letter, on_course);
      for (int cell = 0; cell < position->n_cells; cell++)
        is_fed[cell] = is_fed[cell] || on_course[cell];
    }
  for (int cell = 0; cell < position->n_cells; cell++)
    if (naive_is_hex (position, cell) && !is_fed[cell])
      position->flow[cell] = NO_FLOW;
}

static int
spring_after (const Position *position, int spring)
{
  bool found = false;

  for (const char *letter = "VMAR"; *letter != '\0'; letter++)
    {
      int cell = naive_spring (position, *letter);
      if (found && cell != NO_CELL)
        return cell;
      found = found || cell == spring;
    }
  return NO_CELL;
}

/* The spring of the river that is laid: the last one that has a flow. */
static int
present_spring (const Position *position)
{
  int spring = NO_CELL;

  for (const char *letter = "VMAR"; *letter != '\0'; letter++)
    if (naive_spring (position, *letter) != NO_CELL && position->flow[naive_spring (position, *letter)] != NO_FLOW)
      spring = naive_spring (position, *letter);
  return spring;
}

static void
end_river (Position *position, const Variants *variants)
{
  if (is (position->phase, "reroute"))
    {
      position->head = NO_CELL;
      dry_up (position);
      strcpy (position->phase, "actions");
      look_for_winner (position, variants);
      return;
    }
  position->head = spring_after (position, present_spring (position));
  if (position->head != NO_CELL)
    {
      if (is (variants->laying, "rivers"))
        set_seat (position->current, next_of (position, position_current (position)));
      return;
    }
  set_seat (position->current, first_player (position));
  strcpy (position->phase, "placing");
  if (variants->placed == 0)
    deal (position, variants);
}

static void
lay (Position *position, const Variants *variants, int side)
{
  int below = cell_beyond (position, position->head, side);

  position->flow[position->head] = side;
  if (is (position->phase, "rivers") && is (variants->laying, "segments"))
    set_seat (position->current, next_of (position, position_current (position)));
  if (!naive_is_hex (position, below) || position->flow[below] != NO_FLOW)
    end_river (position, variants);
  else
    position->head = below;
}

static void
lay_forced (Position *position, const Variants *variants)
{
  while (position->head != NO_CELL)
    {
      int n = 0, only = 0;
      for (int side = SE; side <= SW; side++)
        if (naive_is_candidate (position, position->head, side))
          {
            n++;
            only = side;
          }
      if (n != 1)
        return;
      lay (position, variants, only);
    }
}

static void
build_dam (Position *position, const Variants *variants, int cell, int side, bool keep)
{
  position->player[position_current (position)].dams--;
  position->dam[cell][side] = true;
  if (position->flow[cell] != side || keep)
    return;
  position->flow[cell] = NO_FLOW;
  position->head = cell;
  strcpy (position->phase, "reroute");
  if (is (variants->redraw, "full"))
    dry_up (position);
  lay_forced (position, variants);
}

/* The harvest (DR-6.4 to DR-6.6) */

static bool
is_present (const Position *position, int seat, int cell)
{
  return position->camp[seat][FIRST_CELL + cell] > 0
         || (position->building[cell] != NOTHING && position->owner[cell] == seat);
}

static char
letter_of_river (const char *name)
{
  return is (name, "verde") ? 'V' : is (name, "moreno") ? 'M' : is (name, "azul") ? 'A' : 'R';
}

static void
count_yield (const Position *position, const char *card, int seat, int *money, int *dams)
{
  const char *crop = is (card, "wheat") ? "w" : is (card, "tobacco") ? "t" : is (card, "corn") ? "c"
                     : is (card, "logging") ? "f" : NULL;
  bool on_course[MAX_CELLS];

  *money = *dams = 0;
  if (crop == NULL)
    naive_course (position, letter_of_river (card), on_course);
  for (int cell = 0; cell < position->n_cells; cell++)
    {
      char land = position->terrain[cell];
      if (!is_present (position, seat, cell) || (crop != NULL ? !naive_is_wet (position, cell) : !on_course[cell]))
        continue;
      if (crop != NULL && land != crop[0])
        continue;
      *money += strchr ("wtc", land) != NULL ? 100 : 0;
      *dams += land == 'f';
    }
}

static void
give_yield (Position *position, const Variants *variants, const char *card)
{
  int seat = position_current (position);

  for (int i = 0; i < position->players; i++, seat = next_of (position, seat))
    {
      Player *player = &position->player[seat];
      int money, dams;
      count_yield (position, card, seat, &money, &dams);
      if (i > 0 && is (variants->harvest_for, "active"))
        continue;
      dams = MIN (dams, MIN (variants->dam_cap - player->dams, position->supply));
      player->money += money;
      player->dams += dams;
      position->supply -= dams;
    }
}

static bool
is_of_another_river (const Position *position, char letter, int cell)
{
  bool on_course[MAX_CELLS];

  for (const char *other = "VMAR"; *other != '\0'; other++)
    {
      naive_course (position, *other, on_course);
      if (*other != letter && on_course[cell])
        return true;
    }
  return false;
}

/* One campesino of a hex, whoever it belongs to: a hex holds those of one player only. */
static bool
raid (Position *position, int cell)
{
  for (int seat = 0; seat < position->players; seat++)
    if (position->camp[seat][FIRST_CELL + cell] > 0)
      {
        if (position->building[cell] == HACIENDA)
          return true;
        position->camp[seat][FIRST_CELL + cell]--;
        position->camp[seat][CITY]++;
        return true;
      }
  return false;
}

static void
strike (Position *position, const Variants *variants, const char *card)
{
  char letter = letter_of_river (card + strlen ("desperado-"));
  int cell = naive_spring (position, letter), n = 0;

  while (position->flow[cell] != NO_FLOW && n < variants->desperado_limit)
    {
      cell = cell_beyond (position, cell, position->flow[cell]);
      if (!naive_is_hex (position, cell))
        return;
      if (!variants->desperado_below && is_of_another_river (position, letter, cell))
        continue;
      if (raid (position, cell))
        n += position->building[cell] != HACIENDA || is (variants->desperado_count, "met");
    }
}

static void
renew_deck (Position *position)
{
  char *old = position->deck;

  position->deck = position->discard;
  position->discard = old;
  cards_shuffle (&position->deck, position->rng);
}

static void
refill (Position *position, const Variants *variants)
{
  for (;;)
    {
      if (cards_are_none (position->deck))
        renew_deck (position);
      g_autofree char *card = cards_take (&position->deck, true);
      if (!is_desperado (card))
        {
          cards_add (&position->row, card);
          break;
        }
      strike (position, variants, card);
      cards_add (&position->discard, card);
    }
  if (is (variants->reshuffle, "empty") && cards_are_none (position->deck) && !cards_are_none (position->discard))
    renew_deck (position);
}

static void
harvest (Position *position, const Variants *variants)
{
  g_autofree char *card = cards_take (&position->row, false);

  give_yield (position, variants, card);
  cards_add (&position->discard, card);
  refill (position, variants);
  end_turn (position, variants);
}

static void
delay (Position *position, const Variants *variants)
{
  g_autofree char *card = cards_take (&position->row, false);

  cards_add (&position->row, card);
  end_turn (position, variants);
}

/* People and buildings (DR-5.2 to DR-5.9) */

static void
move_one (Position *position, int from, int to)
{
  position->camp[position_current (position)][from]--;
  position->camp[position_current (position)][to]++;
}

static void
walk (Position *position, int from, int to)
{
  int me = position_current (position), cell = to - FIRST_CELL;
  bool is_rivals = to >= FIRST_CELL && position->building[cell] == FINCA && position->owner[cell] != me;

  move_one (position, from, to);
  position->points--;
  position->transit = is_rivals ? cell : NO_CELL;
}

static void
chase (Position *position, int hex, int from, int second)
{
  for (int seat = 0; seat < position->players; seat++)
    if (seat != position_current (position))
      {
        position->camp[seat][CITY] += position->camp[seat][hex];
        position->camp[seat][hex] = 0;
      }
  move_one (position, from, hex);
  if (second >= 0)
    move_one (position, second, hex);
  position->points -= second >= 0 ? 2 : 1;
  position->transit = NO_CELL;
}

static void
build (Position *position, const Variants *variants, int cell, int kind)
{
  Player *player = &position->player[position_current (position)];

  position->building[cell] = kind;
  position->owner[cell] = position_current (position);
  player->money -= kind == FINCA ? 500 : 1000;
  *(kind == FINCA ? &player->fincas : &player->hacienda) -= 1;
  position->built++;
  look_for_winner (position, variants);
}

static void
place (Position *position, const Variants *variants, int hex)
{
  int n = 0;

  move_one (position, CITY, hex);
  set_seat (position->current, next_of (position, position_current (position)));
  for (int seat = 0; seat < position->players; seat++)
    n += 6 - position->camp[seat][CITY];
  if (n == position->players * variants->placed)
    deal (position, variants);
}

static void
apply_edge (Position *position, const Variants *variants, char **words)
{
  g_auto (GStrv) parts = g_strsplit (words[1], "/", 2);
  int cell = cell_named (position, parts[0]);
  int side = is (parts[1], "SE") ? SE : is (parts[1], "S") ? S : SW;

  if (is (words[0], "dam"))
    build_dam (position, variants, cell, side, words[2] != NULL);
  else
    {
      lay (position, variants, side);
      lay_forced (position, variants);
    }
}

void
naive_apply (Position *position, const char *move, const Variants *variants)
{
  g_auto (GStrv) words = g_strsplit (move, " ", -1);
  const char *verb = words[0];
  int places[3] = { -1, -1, -1 };

  if (is (verb, "dam") || is (verb, "lay"))
    {
      apply_edge (position, variants, words);
      return;
    }
  for (int i = 0; i < 3 && words[i] != NULL && words[i + 1] != NULL; i++)
    places[i] = place_named (position, words[i + 1]);
  if (is (verb, "walk"))
    walk (position, places[0], places[1]);
  else if (is (verb, "chase"))
    chase (position, places[0], places[1], places[2]);
  else if (is (verb, "ride"))
    {
      move_one (position, CITY, places[0]);
      position->points -= 2;
    }
  else if (is (verb, "finca") || is (verb, "hacienda"))
    build (position, variants, places[0] - FIRST_CELL, is (verb, "finca") ? FINCA : HACIENDA);
  else if (is (verb, "place"))
    place (position, variants, places[0]);
  else if (is (verb, "harvest"))
    harvest (position, variants);
  else if (is (verb, "delay"))
    delay (position, variants);
  else
    end_turn (position, variants);
}
