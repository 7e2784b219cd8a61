/* people.c: campesinos are placed, walk, chase and ride (DR-5.2, DR-5.4 to DR-5.7)
 *
 * Each verb has a may_ function with its checks in the order of the rules and a do_ function with its effect; the list
 * of legal moves asks the same may_ functions. Sites that a move names may be DOS_RIOS_NOWHERE.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/people.h"

#include "games/dos-rios/turn.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_OTHER_FINCAS (DOS_RIOS_FINCAS * (DOS_RIOS_MAX_PLAYERS - 1))
#define MAX_TARGETS (DOS_RIOS_HANDS * (DOS_RIOS_MAX_PLAYERS - 1))

static int
site_of (const DosRiosState *state, int place)
{
  return dos_rios_ground_site (dos_rios_ground (state), place);
}

static bool
is_hex (const DosRiosState *state, int site)
{
  return dos_rios_ground_is_hex (dos_rios_ground (state), site);
}

static bool
is_near (const DosRiosState *state, int from, int to)
{
  return from != DOS_RIOS_NOWHERE && to != DOS_RIOS_NOWHERE
         && dos_rios_ground_is_near (dos_rios_ground (state), from, to);
}

static int
height_of (const DosRiosState *state, int site)
{
  return dos_rios_ground (state)->sites[site].height;
}

static bool
has_enemies (const DosRiosPlot *plot, int seat)
{
  return plot->camps > 0 && plot->camper != seat;
}

static bool
is_others_building (const DosRiosPlot *plot, int seat)
{
  return plot->building != DOS_RIOS_NO_BUILDING && plot->owner != seat;
}

/* How many of his own: quick on a hex, counted by hand in the city and on trails. */
static int
own_on (const DosRiosState *state, int site)
{
  if (site < dos_rios_ground (state)->first_hex)
    return site >= 0 ? dos_rios_hands_on (state, state->current, site) : 0;
  const DosRiosPlot *plot = &state->plots[site];
  return plot->camper == state->current ? plot->camps : 0;
}

int
dos_rios_get_places (const DosRiosState *state, int seat, int16_t places[DOS_RIOS_HANDS])
{
  const int16_t *hands = state->players[seat].hands;
  int n = 0;
  for (int i = 0; i < DOS_RIOS_HANDS; i++)
    if (i == 0 || hands[i] != hands[i - 1])
      places[n++] = hands[i];
  return n;
}

void
dos_rios_move_hand (DosRiosState *state, int seat, int from, int to)
{
  int16_t *hands = state->players[seat].hands;
  int i = 0;
  while (hands[i] != from)
    i++;
  for (; i + 1 < DOS_RIOS_HANDS && hands[i + 1] < to; i++)
    hands[i] = hands[i + 1];
  for (; i > 0 && hands[i - 1] > to; i--)
    hands[i] = hands[i - 1];
  hands[i] = (int16_t) to;

  if (is_hex (state, from) && --state->plots[from].camps == 0)
    state->plots[from].camper = 0;
  if (is_hex (state, to))
    {
      state->plots[to].camps++;
      state->plots[to].camper = (uint8_t) seat & 3;
    }
}

bool
dos_rios_may_stop (const DosRiosState *state, GError **error)
{
  if (state->transit == DOS_RIOS_NOWHERE)
    return true;
  return oxbow_refuse_by (error, "DR-5.6", _("The campesino on %s must move on: it cannot stay on another player's "
                                             "finca."), DOS_RIOS_SITE_NAME (state, state->transit));
}

static inline bool
has_room (const DosRiosState *state, int site, const char *rule, GError **error)
{
  if (!is_hex (state, site) || own_on (state, site) < 2)
    return true;
  return oxbow_refuse_by (error, rule, _("Only two campesinos fit on a hex."));
}

/* place */

static bool
may_place (const DosRiosState *state, int site, GError **error)
{
  if (!is_hex (state, site))
    return oxbow_refuse_by (error, "DR-5.2", _("Campesinos start on a hill, a forest or a field."));
  if (has_enemies (&state->plots[site], state->current))
    return oxbow_refuse_by (error, "DR-5.2", _("Another player's campesino stands there."));
  return has_room (state, site, "DR-5.2", error);
}

bool
dos_rios_place (DosRiosState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  int site = site_of (state, move->args[0]);
  if (!may_place (state, site, error))
    return false;
  dos_rios_move_hand (state, state->current, DOS_RIOS_CITY, site);
  oxbow_events_add (events, DOS_RIOS_EVENT_PLACED, state->current, move->args[0]);
  dos_rios_next_to_place (state, events);
  return true;
}

void
dos_rios_list_placements (const DosRiosState *state, OxbowMoves *moves)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  for (int site = ground->first_hex; site < ground->end_hex; site++)
    if (may_place (state, site, NULL))
      oxbow_moves_append (moves, DOS_RIOS_MOVE_PLACE, 1)->args[0] = ground->sites[site].place;
}

/* walk */

static bool
has_points (const DosRiosState *state, GError **error)
{
  return state->points > 0 || oxbow_refuse_by (error, "DR-5.4", _("No movement points left."));
}

static bool
may_leave (const DosRiosState *state, int from, GError **error)
{
  if (!has_points (state, error))
    return false;
  if (own_on (state, from) == 0)
    return oxbow_refuse_by (error, "DR-5.4", _("You have no campesino there."));
  return state->transit == from || dos_rios_may_stop (state, error);
}

/* The end of DR-5.6: whether a campesino that stands on a finca, and came from left, could step to site and stay. */
static bool
could_stay (const DosRiosState *state, int finca, int site, int left)
{
  const DosRiosPlot *plot = &state->plots[site];
  if (!is_hex (state, site))
    return true;
  if (has_enemies (plot, state->current))
    return plot->building == DOS_RIOS_NO_BUILDING && plot->camps == 1 && state->players[plot->camper].turns > 0
           && height_of (state, finca) > height_of (state, site);
  return !is_others_building (plot, state->current) && own_on (state, site) - (site == left) < 2;
}

typedef struct
{
  int16_t sites[MAX_OTHER_FINCAS];
  uint8_t depths[MAX_OTHER_FINCAS];
  int n;
} Fincas;

static void
reach (Fincas *fincas, int site, int depth)
{
  for (int i = 0; i < fincas->n; i++)
    if (fincas->sites[i] == site)
      return;
  fincas->sites[fincas->n] = (int16_t) site;
  fincas->depths[fincas->n++] = (uint8_t) depth;
}

/* DR-5.6: a way on from a finca with some points left, searched breadth first through other players' empty fincas. */
static bool
has_way_on (const DosRiosState *state, int finca, int left, int points)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  Fincas fincas = { .n = 0 };
  reach (&fincas, finca, 0);
  for (int i = 0; i < fincas.n && fincas.depths[i] + 1 <= points; i++)
    {
      const DosRiosSite *here = &ground->sites[fincas.sites[i]];
      for (uint32_t k = here->first_near; k < here->first_near + here->n_near; k++)
        {
          int site = ground->near[k];
          const DosRiosPlot *plot = &state->plots[site];
          if (could_stay (state, fincas.sites[i], site, left))
            return true;
          if (plot->building == DOS_RIOS_FINCA && plot->owner != state->current && !has_enemies (plot, state->current))
            reach (&fincas, site, fincas.depths[i] + 1);
        }
    }
  return false;
}

/* The step to a place that is next to the one it leaves; most often there is nothing. */
static inline bool
may_enter (const DosRiosState *state, int from, int to, GError **error)
{
  const DosRiosPlot *plot = &state->plots[to];
  if (plot->building == DOS_RIOS_NO_BUILDING && plot->camps == 0)
    return true;
  bool is_foreign = is_others_building (plot, state->current);
  if (is_foreign && plot->building == DOS_RIOS_HACIENDA)
    return oxbow_refuse_by (error, "DR-5.4", _("The hacienda of %s bars the way."),
                            oxbow_setup_seat_name (state->parent.setup, plot->owner));
  if (has_enemies (plot, state->current) && plot->building != DOS_RIOS_NO_BUILDING)
    return oxbow_refuse_by (error, "DR-5.4", _("A finca with its campesino on it cannot be entered."));
  if (has_enemies (plot, state->current))
    return oxbow_refuse_by (error, "DR-5.4", _("Another player's campesino stands there: chase it off first."));
  if (!has_room (state, to, "DR-5.4", error))
    return false;
  if (is_foreign && !has_way_on (state, to, from, state->points - 1))
    return oxbow_refuse_by (error, "DR-5.6", _("It could not leave that finca with the points left."));
  return true;
}

static bool
refuse_distance (const DosRiosState *state, int from, int to_place, GError **error)
{
  char name[OXBOW_NAME_SIZE];
  if (to_place >= 0 && strchr ("^~VMAR", dos_rios_terrain (state, to_place)) != NULL)
    return oxbow_refuse_by (error, "DR-5.4", _("Campesinos cannot go onto mountains or lakes."));
  if (to_place >= 0)
    oxbow_cell_name (&state->parent.setup->grid, to_place, name);
  else
    g_strlcpy (name, DOS_RIOS_SITE_NAME (state, site_of (state, to_place)), sizeof name);
  return oxbow_refuse_by (error, "DR-5.4", _("%s is not next to %s."), name, DOS_RIOS_SITE_NAME (state, from));
}

static bool
may_walk (const DosRiosState *state, int from, int to, int to_place, GError **error)
{
  if (!may_leave (state, from, error))
    return false;
  if (!is_near (state, from, to))
    return refuse_distance (state, from, to_place, error);
  return may_enter (state, from, to, error);
}

static void
do_walk (DosRiosState *state, int from, int to)
{
  const DosRiosPlot *plot = &state->plots[to];
  dos_rios_move_hand (state, state->current, from, to);
  state->points--;
  state->transit = (int16_t) (is_others_building (plot, state->current) ? to : DOS_RIOS_NOWHERE);
}

bool
dos_rios_walk (DosRiosState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  int from = site_of (state, move->args[0]), to = site_of (state, move->args[1]);
  if (!may_walk (state, from, to, move->args[1], error))
    return false;
  do_walk (state, from, to);
  oxbow_events_add (events, DOS_RIOS_EVENT_WALKED, state->current, move->args[0], move->args[1]);
  return true;
}

/* chase */

typedef struct
{
  int hex;
  int from[2];
  int n;                        /* campesinos that come */
} Chase;

static bool
may_be_chased (const DosRiosState *state, int hex, GError **error)
{
  const DosRiosPlot *plot = is_hex (state, hex) ? &state->plots[hex] : NULL;
  if (plot == NULL || !has_enemies (plot, state->current))
    return oxbow_refuse_by (error, "DR-5.5", _("There is nobody to chase off there."));
  if (plot->building != DOS_RIOS_NO_BUILDING)
    return oxbow_refuse_by (error, "DR-5.5", _("Campesinos on their own finca or hacienda cannot be chased off."));
  if (state->players[plot->camper].turns == 0)
    return oxbow_refuse_by (error, "DR-5.5", _("In the first turn you may chase only players who have already "
                                               "played."));
  return true;
}

static bool
may_come (const DosRiosState *state, const Chase *chase, GError **error)
{
  if (state->points < chase->n)
    return oxbow_refuse_by (error, "DR-5.5", _("Not enough movement points."));
  bool is_pair = chase->n == 2 && chase->from[0] == chase->from[1];
  for (int i = 0; i < chase->n; i++)
    if (own_on (state, chase->from[i]) < 1 + is_pair)
      return oxbow_refuse_by (error, "DR-5.5", _("You have no campesino there."));
  for (int i = 0; i < chase->n; i++)
    if (!is_near (state, chase->hex, chase->from[i]))
      return oxbow_refuse_by (error, "DR-5.5", _("%s is not next to %s."), DOS_RIOS_SITE_NAME (state, chase->from[i]),
                              DOS_RIOS_SITE_NAME (state, chase->hex));
  if (state->transit == chase->from[0] || (chase->n == 2 && state->transit == chase->from[1]))
    return true;
  return dos_rios_may_stop (state, error);
}

static bool
may_prevail (const DosRiosState *state, const Chase *chase, GError **error)
{
  int n_enemies = state->plots[chase->hex].camps, height = height_of (state, chase->hex);
  bool all_higher = height_of (state, chase->from[0]) > height
                    && (chase->n == 1 || height_of (state, chase->from[1]) > height);
  if (chase->n == 1 && n_enemies != 1)
    return oxbow_refuse_by (error, "DR-5.5", _("Two campesinos stand there: bring two, both from higher ground."));
  if (chase->n == 1 && !all_higher)
    return oxbow_refuse_by (error, "DR-5.5", _("One campesino chases another only from higher ground; bring two."));
  if (chase->n == 2 && n_enemies == 2 && !all_higher)
    return oxbow_refuse_by (error, "DR-5.5", _("Two campesinos yield only to two that both come from higher ground."));
  return true;
}

static bool
may_chase (const DosRiosState *state, const Chase *chase, GError **error)
{
  return may_be_chased (state, chase->hex, error) && may_come (state, chase, error)
         && may_prevail (state, chase, error);
}

static void
do_chase (DosRiosState *state, const Chase *chase)
{
  int chased = state->plots[chase->hex].camper;
  while (state->plots[chase->hex].camps > 0)
    dos_rios_move_hand (state, chased, chase->hex, DOS_RIOS_CITY);
  for (int i = 0; i < chase->n; i++)
    dos_rios_move_hand (state, state->current, chase->from[i], chase->hex);
  state->points = (uint8_t) (state->points - chase->n);
  state->transit = DOS_RIOS_NOWHERE;
}

bool
dos_rios_chase (DosRiosState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  Chase chase = {
    .hex = site_of (state, move->args[0]),
    .from = { site_of (state, move->args[1]), site_of (state, move->args[2]) },
    .n = move->n_args - 1,
  };
  if (!may_chase (state, &chase, error))
    return false;
  int chased = state->plots[chase.hex].camper, n_chased = state->plots[chase.hex].camps;
  do_chase (state, &chase);
  for (int i = 0; i < chase.n; i++)
    oxbow_events_add (events, DOS_RIOS_EVENT_WALKED, state->current, move->args[1 + i], move->args[0]);
  oxbow_events_add (events, DOS_RIOS_EVENT_CHASED, chased, move->args[0], n_chased);
  return true;
}

/* ride */

static bool
may_ride (const DosRiosState *state, int site, GError **error)
{
  const DosRiosPlayer *player = &state->players[state->current];
  if (!dos_rios_may_stop (state, error))
    return false;
  if (state->points < 2)
    return oxbow_refuse_by (error, "DR-5.7", _("The ride to the hacienda takes two movement points."));
  if (site == DOS_RIOS_NOWHERE || player->hacienda != site)
    return oxbow_refuse_by (error, "DR-5.7", _("Your hacienda does not stand there."));
  if (own_on (state, DOS_RIOS_CITY) == 0)
    return oxbow_refuse_by (error, "DR-5.7", _("You have no campesino in the city."));
  return has_room (state, site, "DR-5.7", error);
}

bool
dos_rios_ride (DosRiosState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  int site = site_of (state, move->args[0]);
  if (!may_ride (state, site, error))
    return false;
  dos_rios_move_hand (state, state->current, DOS_RIOS_CITY, site);
  state->points = (uint8_t) (state->points - 2);
  oxbow_events_add (events, DOS_RIOS_EVENT_RODE, state->current, move->args[0]);
  return true;
}

/* A cell that no move names: who is there, and what could be done instead. */

/* Of one's own the highest is the likeliest to chase somebody off. */
static int
find_chaser (const DosRiosState *state, int hex)
{
  const DosRiosSite *here = &dos_rios_ground (state)->sites[hex];
  int best = DOS_RIOS_NOWHERE;
  for (uint32_t i = here->first_near; i < here->first_near + here->n_near; i++)
    {
      int site = dos_rios_ground (state)->near[i];
      if (own_on (state, site) > 0 && (best == DOS_RIOS_NOWHERE || height_of (state, site) > height_of (state, best)))
        best = site;
    }
  return best;
}

static bool
may_chase_from_anywhere (const DosRiosState *state, int hex, GError **error)
{
  Chase chase = { .hex = hex, .from = { find_chaser (state, hex), DOS_RIOS_NOWHERE }, .n = 1 };
  if (!may_be_chased (state, hex, error))
    return false;
  if (chase.from[0] != DOS_RIOS_NOWHERE)
    return may_chase (state, &chase, error);
  return oxbow_refuse_by (error, "DR-5.5",
                          ngettext ("%s has a campesino there: to chase it off, first walk next to it.",
                                    "%s has campesinos there: to chase them off, first walk next to them.",
                                    state->plots[hex].camps),
                          oxbow_setup_seat_name (state->parent.setup, state->plots[hex].camper));
}

static bool
may_walk_by (const DosRiosState *state, int site, GError **error)
{
  bool is_own = own_on (state, site) > 0;
  if (site == DOS_RIOS_NOWHERE || site >= dos_rios_ground (state)->end_hex)
    return oxbow_refuse_by (error, "DR-5.4", state->points == 0
                            ? _("Campesinos cannot go onto mountains or lakes.")
                            : _("Campesinos cannot go onto mountains or lakes. Choose one of yours, and then where it "
                                "goes."));
  if (state->points == 0 && is_own)
    return oxbow_refuse_by (error, "DR-5.4", _("Your campesino there cannot walk on, as no movement points are left, "
                                               "nor build."));
  if (state->points == 0)
    return oxbow_refuse_by (error, "DR-5.4", _("You have no campesino there, and no movement points are left to go "
                                               "there."));
  return is_own || oxbow_refuse_by (error, "DR-5.4", _("You have no campesino there. Choose one of yours, and then "
                                                       "where it goes."));
}

int
dos_rios_bar (const OxbowState *base, OxbowCell cell, GError **error)
{
  const DosRiosState *state = (const DosRiosState *) base;
  int site = dos_rios_ground (state)->site_of[cell];
  if (state->phase != DOS_RIOS_ACTIONS)
    return -1;
  if (!dos_rios_may_stop (state, error))
    return DOS_RIOS_MOVE_WALK;
  if (is_hex (state, site) && has_enemies (&state->plots[site], state->current))
    return may_chase_from_anywhere (state, site, error) ? -1 : DOS_RIOS_MOVE_CHASE;
  return may_walk_by (state, site, error) ? -1 : DOS_RIOS_MOVE_WALK;
}

/* All of them: what is worth asking the may_ functions about is next to one's own campesinos. */

typedef struct
{
  int16_t places[DOS_RIOS_HANDS];       /* where one's own stand, ascending */
  int n_places;
  int16_t targets[MAX_TARGETS];         /* hexes with others' campesinos next to them ... */
  uint8_t sources[MAX_TARGETS];         /* ... and next to which of the places: a bit each */
  int n_targets;
} Reach;

static void
add_target (Reach *near, int site, int place)
{
  int i = 0;
  while (i < near->n_targets && near->targets[i] != site)
    i++;
  if (i == near->n_targets)
    {
      near->targets[near->n_targets] = (int16_t) site;
      near->sources[near->n_targets++] = 0;
    }
  near->sources[i] |= (uint8_t) (1 << place);
}

static void
list_walks (const DosRiosState *state, Reach *near, OxbowMoves *moves)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  for (int i = 0; i < near->n_places; i++)
    {
      int from = near->places[i];
      const DosRiosSite *here = &ground->sites[from];
      bool may_go = may_leave (state, from, NULL);
      for (uint32_t k = here->first_near; k < here->first_near + here->n_near; k++)
        {
          int to = ground->near[k];
          if (has_enemies (&state->plots[to], state->current))
            add_target (near, to, i);
          if (!may_go || !may_enter (state, from, to, NULL))
            continue;
          OxbowMove *move = oxbow_moves_append (moves, DOS_RIOS_MOVE_WALK, 2);
          move->args[0] = here->place;
          move->args[1] = ground->sites[to].place;
        }
    }
}

static void
list_chase (const DosRiosState *state, const Chase *chase, OxbowMoves *moves)
{
  const DosRiosSite *sites = dos_rios_ground (state)->sites;
  if (!may_come (state, chase, NULL) || !may_prevail (state, chase, NULL))
    return;
  OxbowMove *move = oxbow_moves_append (moves, DOS_RIOS_MOVE_CHASE, 1 + chase->n);
  move->args[0] = sites[chase->hex].place;
  for (int i = 0; i < chase->n; i++)
    move->args[1 + i] = sites[chase->from[i]].place;
}

/* Sources ascend, so that every pair is named once, in place order. */
static void
list_chases_of (const DosRiosState *state, const Reach *near, int target, OxbowMoves *moves)
{
  int hex = near->targets[target];
  unsigned sources = near->sources[target];
  for (int i = 0; i < near->n_places; i++)
    {
      if (!(sources >> i & 1))
        continue;
      list_chase (state, &(Chase) { hex, { near->places[i] }, 1 }, moves);
      for (int k = i; k < near->n_places; k++)
        if (sources >> k & 1)
          list_chase (state, &(Chase) { hex, { near->places[i], near->places[k] }, 2 }, moves);
    }
}

void
dos_rios_list_people (const DosRiosState *state, OxbowMoves *moves)
{
  Reach near = { .n_targets = 0 };
  int hacienda = state->players[state->current].hacienda;
  if (has_points (state, NULL))
    {
      near.n_places = dos_rios_get_places (state, state->current, near.places);
      list_walks (state, &near, moves);
    }
  for (int target = 0; target < near.n_targets; target++)
    if (may_be_chased (state, near.targets[target], NULL))
      list_chases_of (state, &near, target, moves);
  if (hacienda != DOS_RIOS_NOWHERE && may_ride (state, hacienda, NULL))
    oxbow_moves_append (moves, DOS_RIOS_MOVE_RIDE, 1)->args[0] = dos_rios_ground (state)->sites[hacienda].place;
}
