/* naive.c: which moves are legal, by asking everything of everything (DR-5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/naive.h"
#include <string.h>

typedef struct
{
  const Position *position;
  const Variants *variants;
  int me;                       /* the player to move */
  GPtrArray *moves;
} Question;

static void
add (const Question *question, const char *verb, int place, int second, int third)
{
  const int places[] = { place, second, third };
  GString *text = g_string_new (verb);

  for (int i = 0; i < 3 && places[i] >= 0; i++)
    {
      g_autofree char *name = place_name (question->position, places[i]);
      g_string_append_printf (text, " %s", name);
    }
  g_ptr_array_add (question->moves, g_string_free (text, false));
}

static void
add_edge (const Question *question, const char *verb, int cell, int side, const char *more)
{
  const char *const sides[] = { "SE", "S", "SW" };
  g_autofree char *name = cell_name (question->position, cell);

  g_ptr_array_add (question->moves, g_strdup_printf ("%s %s/%s%s", verb, name, sides[side], more));
}

/* Who and what is on a place */

static int
own_on (const Question *question, int place)
{
  return question->position->camp[question->me][place];
}

static int
enemies_on (const Question *question, int place)
{
  int n = 0;

  for (int seat = 0; seat < question->position->players; seat++)
    if (seat != question->me)
      n += question->position->camp[seat][place];
  return n;
}

static int
owner_of_enemies_on (const Question *question, int place)
{
  for (int seat = 0; seat < question->position->players; seat++)
    if (seat != question->me && question->position->camp[seat][place] > 0)
      return seat;
  g_assert_not_reached ();
}

static bool
is_hex (int place)
{
  return place >= FIRST_CELL;
}

static int
building_on (const Question *question, int place)
{
  return is_hex (place) ? question->position->building[place - FIRST_CELL] : NOTHING;
}

static bool
is_enemy_building (const Question *question, int place, int kind)
{
  return building_on (question, place) == kind && question->position->owner[place - FIRST_CELL] != question->me;
}

static bool
transit_forbids (const Question *question, int place)
{
  int transit = question->position->transit;

  return transit != NO_CELL && place != FIRST_CELL + transit;
}

/* DR-5.5 */

static bool
may_chase (const Question *question, int hex, int from, int second)
{
  const Position *position = question->position;
  int n_sources = second < 0 ? 1 : 2;

  if (!is_hex (hex) || enemies_on (question, hex) == 0 || building_on (question, hex) != NOTHING)
    return false;
  if (position->player[owner_of_enemies_on (question, hex)].turns == 0)
    return false;
  if (position->points < n_sources)
    return false;
  if (own_on (question, from) < (from == second ? 2 : 1) || (second >= 0 && own_on (question, second) == 0))
    return false;
  if (!naive_are_near (position, from, hex) || (second >= 0 && !naive_are_near (position, second, hex)))
    return false;
  if (transit_forbids (question, from) && (second < 0 || transit_forbids (question, second)))
    return false;

  /* The table of DR-5.5. */
  bool is_higher = naive_height (position, from) > naive_height (position, hex);
  bool second_is_higher = second >= 0 && naive_height (position, second) > naive_height (position, hex);
  if (n_sources == 1)
    return enemies_on (question, hex) == 1 && is_higher;
  return enemies_on (question, hex) == 1 || (is_higher && second_is_higher);
}

/* DR-5.6: whether a single campesino may step from finca to place and stay. left: the place just left, or -1. */

static bool
may_stay (const Question *question, int finca, int place, int left)
{
  const Position *position = question->position;

  if (!naive_are_near (position, finca, place))
    return false;
  if (!is_hex (place))
    return true;
  if (enemies_on (question, place) > 0)
    {
      if (building_on (question, place) != NOTHING || enemies_on (question, place) > 1)
        return false;
      return position->player[owner_of_enemies_on (question, place)].turns > 0
             && naive_height (position, finca) > naive_height (position, place);
    }
  if (is_enemy_building (question, place, FINCA) || is_enemy_building (question, place, HACIENDA))
    return false;
  return own_on (question, place) - (place == left ? 1 : 0) < 2;
}

static bool
is_open_finca (const Question *question, int place)
{
  return is_enemy_building (question, place, FINCA) && enemies_on (question, place) == 0;
}

/* Steps outwards finca by finca as long as points last. */
static bool
has_way_on (const Question *question, int finca, int left, int points)
{
  const Position *position = question->position;
  bool reached[MAX_PLACES] = { false }, next[MAX_PLACES];

  reached[finca] = true;
  for (int depth = 0; depth + 1 <= points; depth++)
    {
      for (int from = FIRST_CELL; from < FIRST_CELL + position->n_cells; from++)
        for (int to = 0; reached[from] && to < FIRST_CELL + position->n_cells; to++)
          if (may_stay (question, from, to, left))
            return true;
      memcpy (next, reached, sizeof next);
      for (int from = FIRST_CELL; from < FIRST_CELL + position->n_cells; from++)
        for (int to = FIRST_CELL; reached[from] && to < FIRST_CELL + position->n_cells; to++)
          if (is_open_finca (question, to) && naive_are_near (position, from, to))
            next[to] = true;
      memcpy (reached, next, sizeof next);
    }
  return false;
}

/* DR-5.4 */
static bool
may_walk (const Question *question, int from, int to)
{
  const Position *position = question->position;

  if (position->points < 1 || own_on (question, from) == 0 || transit_forbids (question, from))
    return false;
  if (!naive_are_near (position, from, to))
    return false;
  if (is_hex (to) && enemies_on (question, to) > 0)
    return false;
  if (is_enemy_building (question, to, HACIENDA))
    return false;
  if (is_hex (to) && own_on (question, to) >= 2)
    return false;
  return !is_enemy_building (question, to, FINCA) || has_way_on (question, to, from, position->points - 1);
}

/* DR-5.7 */
static bool
may_ride (const Question *question, int hex)
{
  const Position *position = question->position;

  return position->transit == NO_CELL && position->points >= 2 && building_on (question, hex) == HACIENDA
         && position->owner[hex - FIRST_CELL] == question->me && own_on (question, CITY) > 0 && own_on (question,
                                                                                                        hex) < 2;
}

/* DR-5.8 */
static bool
may_dam (const Question *question, int cell, int side)
{
  const Position *position = question->position;
  int below = cell_beyond (position, cell, side), n_open = 0;
  bool is_spring = !naive_is_hex (position, cell);

  if (position->player[question->me].dams == 0 || !naive_is_open (position, cell, side))
    return false;
  bool above = !is_spring && own_on (question, FIRST_CELL + cell) > 0;
  bool beneath = naive_is_hex (position, below) && own_on (question, FIRST_CELL + below) > 0;
  if (!above && !(beneath && (is_spring || strcmp (question->variants->dam_side, "upper") != 0)))
    return false;
  for (int other = SE; other <= SW; other++)
    n_open += naive_is_open (position, cell, other);
  return n_open >= 2;
}

/* DR-5.9 */
static bool
may_build (const Question *question, int hex, int kind)
{
  const Player *player = &question->position->player[question->me];

  if (own_on (question, hex) == 0 || building_on (question, hex) != NOTHING || question->position->built >= 2)
    return false;
  return kind == FINCA ? player->fincas > 0 && player->money >= 500 : player->hacienda > 0 && player->money >= 1000;
}

/* DR-5.10 and the variants of first_harvest */
static void
ask_endings (const Question *question)
{
  const Position *position = question->position;
  const char *first_harvest = question->variants->first_harvest;
  bool is_first_player = position->first[1] - '1' == question->me;
  bool only_delay = strcmp (first_harvest, "delay") == 0;
  bool is_first_turn = position->player[question->me].turns == 0 && strcmp (first_harvest, "free") != 0
                       && (strcmp (first_harvest, "player") != 0 || is_first_player);

  if (position->transit != NO_CELL)
    return;
  if (is_first_turn && !only_delay)
    g_ptr_array_add (question->moves, g_strdup ("end"));
  if (!is_first_turn)
    g_ptr_array_add (question->moves, g_strdup ("harvest"));
  if (!is_first_turn || only_delay)
    g_ptr_array_add (question->moves, g_strdup ("delay"));
}

static void
ask_dams (const Question *question, int cell)
{
  for (int side = SE; side <= SW; side++)
    if (may_dam (question, cell, side))
      {
        add_edge (question, "dam", cell, side, "");
        if (question->variants->keep_course && question->position->flow[cell] == side)
          add_edge (question, "dam", cell, side, " keep");
      }
}

static void
ask_actions (const Question *question)
{
  const Position *position = question->position;
  int end = FIRST_CELL + position->n_cells;

  for (int place = 0; place < end; place++)
    {
      for (int to = 0; to < end && own_on (question, place) > 0; to++)
        {
          if (may_walk (question, place, to))
            add (question, "walk", place, to, -1);
          if (may_chase (question, to, place, -1))
            add (question, "chase", to, place, -1);
          for (int second = place; second < end; second++)
            if (own_on (question, second) > 0 && may_chase (question, to, place, second))
              add (question, "chase", to, place, second);
        }
      if (!is_hex (place))
        continue;
      ask_dams (question, place - FIRST_CELL);
      if (may_build (question, place, FINCA))
        add (question, "finca", place, -1, -1);
      if (may_build (question, place, HACIENDA))
        add (question, "hacienda", place, -1, -1);
      if (may_ride (question, place))
        add (question, "ride", place, -1, -1);
    }
  ask_endings (question);
}

/* DR-5.2 */
static void
ask_placing (const Question *question)
{
  for (int cell = 0; cell < question->position->n_cells; cell++)
    if (naive_is_hex (question->position, cell) && enemies_on (question, FIRST_CELL + cell) == 0
        && own_on (question, FIRST_CELL + cell) < 2)
      add (question, "place", FIRST_CELL + cell, -1, -1);
}

Variants
naive_variants (const OxbowSetup *setup)
{
  return (Variants) {
    .laying = oxbow_setup_option (setup, "laying"),
    .first_harvest = oxbow_setup_option (setup, "first_harvest"),
    .dam_side = oxbow_setup_option (setup, "dam_side"),
    .redraw = oxbow_setup_option (setup, "redraw"),
    .win_check = oxbow_setup_option (setup, "win_check"),
    .harvest_for = oxbow_setup_option (setup, "harvest_for"),
    .reshuffle = oxbow_setup_option (setup, "reshuffle"),
    .desperado_count = oxbow_setup_option (setup, "desperado_count"),
    .keep_course = oxbow_setup_boolean (setup, "keep_course"),
    .five_dry = oxbow_setup_boolean (setup, "five_dry"),
    .desperado_below = oxbow_setup_boolean (setup, "desperado_below"),
    .placed = oxbow_setup_number (setup, "placed"),
    .row = oxbow_setup_number (setup, "row"),
    .desperado_limit = oxbow_setup_number (setup, "desperado_limit"),
    .points = oxbow_setup_number (setup, "points"),
    .dam_cap = oxbow_setup_number (setup, "dam_cap"),
    .round_limit = oxbow_setup_number (setup, "round_limit"),
  };
}

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

char **
naive_legal (const Position *position, const Variants *variants)
{
  Question question = { position, variants, position_current (position), g_ptr_array_new () };

  if (strcmp (position->phase, "actions") == 0)
    ask_actions (&question);
  else if (strcmp (position->phase, "placing") == 0)
    ask_placing (&question);
  else if (strcmp (position->phase, "over") != 0)
    for (int side = SE; side <= SW; side++)
      if (naive_is_candidate (position, position->head, side))
        add_edge (&question, "lay", position->head, side, "");
  g_ptr_array_sort (question.moves, compare_texts);
  g_ptr_array_add (question.moves, NULL);
  return (char **) g_ptr_array_free (question.moves, false);
}
