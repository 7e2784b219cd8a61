/* audit.c: whether a position is whole
 *
 * What a listing says is accepted only if all this holds, and tests ask it of every position that play leads to. What
 * is asked for can be answered, nobody stands where water has been, and cards add up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/audit.h"

#include "games/rising-waters/crises.h"
#include "games/rising-waters/state.h"

#include <glib/gi18n-lib.h>

static const char *
cell_name (const RisingWatersState *state, OxbowCell cell, char name[OXBOW_NAME_SIZE])
{
  return oxbow_cell_name (&state->parent.setup->grid, cell, name);
}
#define NAME(state, cell) cell_name ((state), (cell), (char[OXBOW_NAME_SIZE]) { 0 })

static char *
audit_plots (const RisingWatersState *state)
{
  int n_levees = 0;
  for (OxbowCell cell = 0; cell < rising_waters_ground (state)->n_cells; cell++)
    {
      const RisingWatersPlot *plot = &state->plots[cell];
      if (!rising_waters_is_dry (state, cell) && (plot->levee > 0 || plot->camp > 0 || plot->survivors > 0))
        return g_strdup_printf (_("something stands on %s, which is not dry."), NAME (state, cell));
      n_levees += plot->levee > 0;
    }
  if (n_levees > RISING_WATERS_LEVEES)
    return g_strdup_printf (_("there are %d levees on the map, not more."), RISING_WATERS_LEVEES);
  if (n_levees != state->n_levees)
    return g_strdup (_("the levees do not add up."));
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    {
      OxbowCell town = rising_waters_town (state, seat);
      if (town != OXBOW_NO_CELL && !rising_waters_is_dry (state, town))
        return g_strdup_printf (_("the town on %s stands in the water."), NAME (state, town));
      if (state->seats[seat].raft + state->seats[seat].discount > RISING_WATERS_CUBES)
        return g_strdup_printf (_("seat %d has more than %d cubes."), seat + 1, RISING_WATERS_CUBES);
    }
  if (rising_waters_n_rafts (state) > RISING_WATERS_RAFTS)
    return g_strdup_printf (_("there are %d rafts on the map, not more."), RISING_WATERS_RAFTS);
  return NULL;
}

/* The phase, what is open in it, and how the game stands. */
static char *
audit_phase (const RisingWatersState *state)
{
  bool is_over = state->phase == RISING_WATERS_OVER, is_asked = state->pending.kind != RISING_WATERS_NOTHING;
  bool is_lost = state->losses >= rising_waters_limit (state), is_last = state->week >= rising_waters_weeks (state);
  if (is_over != (state->result != RISING_WATERS_NO_RESULT))
    return g_strdup (_("a game is over if and only if it has a result."));
  if (!is_over && (is_lost || is_last))
    return g_strdup (_("the game should be over."));
  if ((state->result == RISING_WATERS_LOST && !is_lost) || (state->result == RISING_WATERS_WON && !is_last))
    return g_strdup (_("the game is over too early."));
  if (state->phase != RISING_WATERS_ACTION && (state->open != RISING_WATERS_CLOSED || state->acts > 0))
    return g_strdup (_("there are actions only in the phase action."));
  if (state->acts > state->seats[state->turn].actions)
    return g_strdup (_("there are more actions left than the seat has."));
  if (state->open == RISING_WATERS_CLOSED && state->budget != 0)
    return g_strdup (_("nothing is open, and yet something is left of it."));
  if (is_over || state->phase == RISING_WATERS_UPGRADE)
    return is_asked ? g_strdup (_("nothing can be asked in this phase.")) : NULL;
  if (state->phase == RISING_WATERS_CLEANUP || state->pending.kind == RISING_WATERS_CHOOSING_GOAL)
    return state->phase == RISING_WATERS_CLEANUP && state->pending.kind == RISING_WATERS_CHOOSING_GOAL
             ? NULL : g_strdup (_("the clean up asks for the goals, and nothing else does."));
  if (state->phase == RISING_WATERS_LANDOWNER && (!is_asked || state->pending.kind == RISING_WATERS_DISCARDING))
    return g_strdup (_("the landowner phase waits for the answer to a crisis."));
  return NULL;
}

static int
card_of (RisingWatersPending kind)
{
  static const int cards[] = {
    [RISING_WATERS_TEACH] = RISING_WATERS_LANDOWNER_THREAT,
    [RISING_WATERS_THREATENED] = RISING_WATERS_LANDOWNER_THREAT,
    [RISING_WATERS_FORCED] = RISING_WATERS_LANDOWNER_FORCE,
    [RISING_WATERS_ACTIVISTS] = RISING_WATERS_LANDOWNER_HATRED,
    [RISING_WATERS_HATED] = RISING_WATERS_LANDOWNER_HATRED,
    [RISING_WATERS_CAMPING] = RISING_WATERS_LANDOWNER_CAMP,
    [RISING_WATERS_SENDING] = RISING_WATERS_LANDOWNER_CAMP,
    [RISING_WATERS_DRAFTING] = RISING_WATERS_LANDOWNER_CAMP,
    [RISING_WATERS_BLASTING] = RISING_WATERS_LANDOWNER_DYNAMITE,
  };
  return cards[kind];
}

/* The card being resolved is the first crisis of the row, and of the kind that asks so. */
static bool
is_in_its_slot (const RisingWatersState *state)
{
  int slot = state->pending.slot;
  for (int i = 0; i < slot; i++)
    if (state->row[i] > RISING_WATERS_LANDOWNER_JOB)
      return false;
  return slot >= 0 && MIN (state->row[slot], RISING_WATERS_LANDOWNER_CAMP) == card_of (state->pending.kind);
}

static bool
has_plot (const RisingWatersState *state, bool (*is_wanted) (const RisingWatersState *, OxbowCell))
{
  for (OxbowCell cell = 0; cell < rising_waters_ground (state)->n_cells; cell++)
    if (is_wanted (state, cell))
      return true;
  return false;
}

static bool
is_draft (const RisingWatersState *state, OxbowCell cell)
{
  return state->plots[cell].survivors > 0 && rising_waters_is_camp_site (state, cell);
}

static bool
is_levee (const RisingWatersState *state, OxbowCell cell)
{
  return state->plots[cell].levee > 0;
}

static int
n_community_cards (const RisingWatersState *state)
{
  int n = 0;
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    n += rising_waters_n_community_in (state, seat);
  return n;
}

/* Whether whoever is asked has an answer. */
static bool
can_answer (const RisingWatersState *state)
{
  const RisingWatersDecision *pending = &state->pending;
  int seat = pending->seat;
  switch ((RisingWatersPending) pending->kind)
    {
    case RISING_WATERS_NOTHING:
    case RISING_WATERS_ACTIVISTS:
      return true;
    case RISING_WATERS_TEACH:
      return rising_waters_is_teacher_with_education (state, seat) && pending->other != seat;
    case RISING_WATERS_THREATENED:
      return rising_waters_can_resist (state, seat);
    case RISING_WATERS_FORCED:
      return n_community_cards (state) >= pending->left;
    case RISING_WATERS_HATED:
      return rising_waters_n_community_in (state, seat) >= pending->left;
    case RISING_WATERS_CAMPING:
      return has_plot (state, rising_waters_is_camp_site);
    case RISING_WATERS_SENDING:
      return rising_waters_n_pawns (state, seat) > 0 && state->plots[pending->cell].camp == RISING_WATERS_RED;
    case RISING_WATERS_DRAFTING:
      return has_plot (state, is_draft);
    case RISING_WATERS_BLASTING:
      return has_plot (state, is_levee);
    case RISING_WATERS_DISCARDING:
      return rising_waters_hand_size (state, seat) > state->seats[seat].hand[RISING_WATERS_THREAT]
             && seat == state->turn;
    case RISING_WATERS_CHOOSING_GOAL:
      return state->n_goal_deck > 0 && seat == state->first;
    }
  g_assert_not_reached ();
}

static char *
audit_pending (const RisingWatersState *state)
{
  bool is_crisis = state->pending.kind != RISING_WATERS_NOTHING && state->pending.kind < RISING_WATERS_DISCARDING;
  if (is_crisis && !is_in_its_slot (state))
    return g_strdup (_("no such card of the row is being resolved."));
  if (!can_answer (state))
    return g_strdup (_("nobody can answer what is asked."));
  return NULL;
}

static char *
audit_goals (const RisingWatersState *state)
{
  const RisingWatersSetup *setup = rising_waters_setup (state);
  unsigned seen = 0;
  for (int i = 0; i < 2 + state->n_goal_deck && setup->options.community_goals; i++)
    {
      int goal = i < 2 ? state->goals[i] : state->goal_deck[i - 2];
      if (goal < 0 || (seen >> goal & 1))
        return g_strdup (_("a goal is missing or there twice."));
      seen |= 1u << goal;
      for (int card = 0; i < 2 && card < RISING_WATERS_N_COMMUNITY; card++)
        if (state->donated[i][card] > setup->cards.goals[goal].needs[card])
          return g_strdup_printf (_("goal %d has more donations than it needs."), i + 1);
    }
  return NULL;
}

typedef struct
{
  int weather[RISING_WATERS_N_WEATHER], landowner[RISING_WATERS_N_LANDOWNER], community[RISING_WATERS_N_COMMUNITY];
} Census;

static void
count_cards (const RisingWatersState *state, Census *census)
{
  *census = (Census) { .weather = { 0 } };
  for (int i = 0; i < state->n_weather; i++)
    census->weather[rising_waters_peek_weather (state)[i]]++;
  for (int card = 0; card < RISING_WATERS_N_WEATHER; card++)
    census->weather[card] += state->weather_discard[card];
  for (int i = 0; i < state->n_landowner; i++)
    census->landowner[rising_waters_peek_landowner (state)[i]]++;
  for (int card = 0; card < RISING_WATERS_N_LANDOWNER; card++)
    census->landowner[card] += state->landowner_discard[card];
  for (int slot = 0; slot < RISING_WATERS_SLOTS; slot++)
    if (state->row[slot] >= 0)
      census->landowner[state->row[slot]]++;
  for (int i = 0; i < state->n_community; i++)
    census->community[rising_waters_peek_community (state)[i]]++;
  for (int card = 0; card < RISING_WATERS_N_COMMUNITY; card++)
    census->community[card] += state->community_discard[card];
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    {
      for (int card = 0; card < RISING_WATERS_N_COMMUNITY; card++)
        census->community[card] += state->seats[seat].hand[card];
      census->landowner[RISING_WATERS_LANDOWNER_JOB] += state->seats[seat].hand[RISING_WATERS_JOB];
      census->landowner[RISING_WATERS_LANDOWNER_THREAT] += state->seats[seat].hand[RISING_WATERS_THREAT];
    }
}

static char *
audit_cards (const RisingWatersState *state)
{
  Census now, first;
  count_cards (state, &now);
  count_cards ((const RisingWatersState *) state->parent.setup->start, &first);
  for (int card = 0; card < RISING_WATERS_N_WEATHER; card++)
    if (now.weather[card] != first.weather[card])
      return g_strdup (_("the Weather cards do not add up."));
  for (int card = 0; card < RISING_WATERS_N_LANDOWNER; card++)
    if (now.landowner[card] != first.landowner[card])
      return g_strdup (_("the Landowner cards do not add up."));
  for (int card = 0; card < RISING_WATERS_N_COMMUNITY; card++)
    if (now.community[card] != first.community[card])
      return g_strdup (_("the Community cards do not add up."));
  if (state->seen_weather > state->n_weather || state->seen_landowner > state->n_landowner)
    return g_strdup (_("more cards are known than the deck has."));
  return NULL;
}

char *
rising_waters_audit (const OxbowState *base)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  char *broken = audit_phase (state);
  if (broken == NULL)
    broken = audit_plots (state);
  if (broken == NULL)
    broken = audit_pending (state);
  if (broken == NULL)
    broken = audit_goals (state);
  return broken != NULL ? broken : audit_cards (state);
}
