/* ford.c: a whole game in one file, made by the page on a new game in CONTRIBUTING.md
 *
 * Two walkers, a river between their camps: the first in the other's camp has won. The river takes stones at times.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/fifth/ford.h"

#include <glib/gi18n-lib.h>

enum { STEP, LAY, N_MOVES, WASHED = N_MOVES };   /* the event of a move has the number of its verb */
static const OxbowVerb moves[] = { { "step", { { OXBOW_ARG_CELL } } }, { "lay", { { OXBOW_ARG_CELL } } }, { NULL } };
static const OxbowVerb events[] = {
  { "stepped", { { OXBOW_ARG_CELL }, { OXBOW_ARG_SEAT } } }, { "laid", { { OXBOW_ARG_CELL }, { OXBOW_ARG_SEAT } } },
  { "washed", { { OXBOW_ARG_CELL } } }, { NULL },
};
static const OxbowSeat seats[] = { { "p1", N_("Black"), "#222222" }, { "p2", N_("White"), "#eeeeee" }, { NULL } };
static const OxbowOption options[] = {
  { "days", OXBOW_OPTION_NUMBER, "60", 1, 500, NULL, N_("Days"), N_("How many turns each walker has") },
  { "current", OXBOW_OPTION_NUMBER, "2", 0, 6, NULL, N_("Current"), N_("Up to which die a stone goes") }, { NULL },
};
static const OxbowTerrain terrains[] = {
  { 'm', "meadow", N_("Meadow"), 1 }, { '~', "river", N_("River"), 0 }, { 'A', "black-camp", N_("Black camp"), 1 },
  { 'B', "white-camp", N_("White camp"), 1 }, { '.', "outside", N_("Outside"), 0, true }, { 0 },
};
static const OxbowPalette palette = { .terrains = terrains, .blank = 'm' };

#define MAX_CELLS 64            /* as many as a number has bits */
#define NAME(state, cell) OXBOW_CELL_NAME (&(state)->setup->grid, (cell))
typedef struct
{
  OxbowState base;
  uint64_t stones;              /* a bit a cell */
  int16_t at[2], turns;
} Ford;

static bool
is_dry (const Ford *ford, OxbowCell cell)
{
  return (ford->stones >> cell & 1) != 0 || strchr ("mAB", ford->base.setup->terrain[cell]) != NULL;
}

static void
check (const OxbowScenario *scenario, OxbowProblems *problems)
{
  int n = oxbow_grid_n_cells (&scenario->map->grid), n_camps[128] = { 0 };
  for (OxbowCell cell = 0; cell < n; cell++)
    n_camps[scenario->map->terrain[cell] & 127]++;
  if (n > MAX_CELLS || n_camps['A'] != 1 || n_camps['B'] != 1)
    oxbow_problems_error (problems, OXBOW_NO_CELL, oxbow_map_line_of (scenario->map, 0),
                          _("The map needs one black camp, one white camp, and at most %d cells."), MAX_CELLS);
}

static OxbowSetup *
set_up (OxbowScenario *scenario, const OxbowSettings *settings, GError **error)
{
  OxbowSetup *setup = oxbow_setup_alloc (sizeof (OxbowSetup), scenario, settings);
  Ford *ford = (Ford *) oxbow_setup_add_start (setup, sizeof (Ford));
  int n = oxbow_grid_n_cells (&scenario->map->grid);
  setup->n_seats = 2;
  setup->terrain = g_memdup2 (scenario->map->terrain, (size_t) n);
  for (int seat = 0; seat < 2; seat++)
    ford->at[seat] = (int16_t) ((char *) memchr (setup->terrain, "AB"[seat], (size_t) n) - setup->terrain);
  return setup;
}

static int
turn_number (const OxbowState *state)
{
  return ((const Ford *) state)->turns;
}

static bool
result (const OxbowState *state, OxbowResult *out)
{
  const Ford *ford = (const Ford *) state;
  const char *terrain = state->setup->terrain;
  int winner = terrain[ford->at[0]] == 'B' ? 0 : terrain[ford->at[1]] == 'A' ? 1 : OXBOW_NOBODY;
  *out = (OxbowResult) { .winner = winner, .rank = { 1 + (winner == 1), 1 + (winner == 0) } };
  g_snprintf (out->text, sizeof out->text, "%s", winner < 0 ? "nobody days" : winner == 0 ? "p1 across" : "p2 across");
  return winner >= 0 || ford->turns >= 2 * oxbow_setup_number (state->setup, "days");
}

static int
turn (const OxbowState *state)
{
  OxbowResult ignored;
  return result (state, &ignored) ? -1 : turn_number (state) % 2;
}

static bool
may (const Ford *ford, const OxbowMove *move, GError **error)
{
  const OxbowState *state = &ford->base;
  OxbowCell to = move->args[0];
  if (turn (state) < 0)
    return oxbow_refuse (error, "%s", _("The game is over."));
  if (oxbow_grid_distance (&state->setup->grid, ford->at[turn (state)], to) > 1)
    return oxbow_refuse (error, _("%s is not next to you."), NAME (state, to));
  if (move->verb == STEP)
    return is_dry (ford, to) || oxbow_refuse (error, _("You cannot stand on %s."), NAME (state, to));
  return (state->setup->terrain[to] == '~' && !is_dry (ford, to))
         || oxbow_refuse (error, _("Stones are laid into open water, and %s is none."), NAME (state, to));
}

static void
legal (const OxbowState *state, OxbowMoves *out)
{
  for (int i = 0; i < N_MOVES * oxbow_grid_n_cells (&state->setup->grid); i++)
    {
      OxbowMove move = { .verb = (uint8_t) (i % N_MOVES), .n_args = 1, .args = { (int16_t) (i / N_MOVES) } };
      if (may ((const Ford *) state, &move, NULL))
        *oxbow_moves_append (out, move.verb, 1) = move;
    }
}

static bool
apply (OxbowState *state, const OxbowMove *move, OxbowEvents *out, GError **error)
{
  Ford *ford = (Ford *) state;
  if (!may (ford, move, error))
    return false;
  if (move->verb == STEP)
    ford->at[ford->turns % 2] = move->args[0];
  else
    ford->stones |= UINT64_C (1) << move->args[0];
  oxbow_events_add (out, move->verb, move->args[0], ford->turns % 2);
  ford->turns++;
  OxbowCell wet = (OxbowCell) oxbow_rng_below (&state->rng, MAX_CELLS);
  if ((ford->stones >> wet & 1) != 0 && wet != ford->at[0] && wet != ford->at[1]
      && oxbow_rng_die (&state->rng) <= oxbow_setup_number (state->setup, "current"))
    {
      ford->stones &= ~(UINT64_C (1) << wet);
      oxbow_events_add (out, WASHED, wet);
    }
  return true;
}

static void
list (const OxbowState *state, int viewer, OxbowListing *listing)
{
  const Ford *ford = (const Ford *) state;
  oxbow_listing_add (listing, "game ford");
  oxbow_listing_add (listing, "turns %d", ford->turns);
  oxbow_listing_add (listing, "rng %016" G_GINT64_MODIFIER "x", viewer < 0 ? state->rng.s : 0);
  oxbow_listing_add (listing, "at %s %s", NAME (state, ford->at[0]), NAME (state, ford->at[1]));
  oxbow_listing_begin (listing, "stones");
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&state->setup->grid); cell++)
    if ((ford->stones >> cell & 1) != 0)
      oxbow_listing_word (listing, "%s", NAME (state, cell));
  oxbow_listing_end (listing);
}

static OxbowSetup *
read_listing (const OxbowSetup *like, OxbowListing *in, GError **error)
{
  g_autoptr (OxbowSetup) setup = set_up (like->scenario, like->settings, error);
  Ford *ford = (Ford *) setup->start;
  int turns, at[2], cell, most = 2 * oxbow_setup_number (setup, "days");
  bool fits = true;
  if (!oxbow_listing_take (in, "game", 1, error) || !oxbow_listing_take (in, "turns", 1, error)
      || !oxbow_listing_get_number (in, 0, 0, most, &turns, error) || !oxbow_listing_take (in, "rng", 1, error)
      || !oxbow_listing_get_hex (in, 0, &ford->base.rng.s, error) || !oxbow_listing_take (in, "at", 2, error)
      || !oxbow_listing_get_cell (in, 0, &setup->grid, &at[0], error)
      || !oxbow_listing_get_cell (in, 1, &setup->grid, &at[1], error) || !oxbow_listing_take (in, "stones", -1, error))
    return NULL;
  for (int i = 0; i < oxbow_listing_n_items (in); i++, ford->stones |= UINT64_C (1) << cell)
    if (!oxbow_listing_get_cell (in, i, &setup->grid, &cell, error))
      return NULL;
    else
      fits &= setup->terrain[cell] == '~';
  *ford = (Ford) { ford->base, ford->stones, { (int16_t) at[0], (int16_t) at[1] }, (int16_t) turns };
  if (!fits || !is_dry (ford, at[0]) || !is_dry (ford, at[1]))
    return oxbow_listing_refuse (in, error, _("stones lie in the river, walkers stand on land or stones.")), NULL;
  return oxbow_listing_at_end (in, error) ? g_steal_pointer (&setup) : NULL;
}

static char *
tell (const OxbowState *state, const OxbowEvent *event)
{
  const char *cell = NAME (state, event->args[0]), *who = _(seats[event->args[1]].title);
  if (event->verb == WASHED)
    return g_strdup_printf (_("The river takes the stone on %s."), cell);
  return g_strdup_printf (event->verb == STEP ? _("%s steps to %s.") : _("%s lays a stone on %s."), who, cell);
}

static char *
offer (const OxbowState *state, const OxbowMove *move)
{
  return g_strdup_printf (move->verb == STEP ? _("Step to %s") : _("Lay a stone on %s"), NAME (state, move->args[0]));
}

const OxbowRuleset ford_ruleset = {
  .id = "ford", .title = N_("Ford"), .credits = N_("A game for tests"), .standard = "shallows",
  .palette = &palette, .options = options, .seats = seats, .min_players = 2, .max_players = 2,
  .moves = moves, .events = events, .check = check, .set_up = set_up, .read = read_listing,
  .turn = turn, .turn_number = turn_number, .legal = legal, .apply = apply, .result = result,
  .list = list, .tell = tell, .offer = offer,
};
