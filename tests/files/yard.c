/* yard.c: a tiny game whose palette has one of everything that a file can hold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "yard.h"

#include "core/position.h"
#include <glib/gi18n-lib.h>
#include <string.h>

#define FULL 500

typedef struct
{
  OxbowState base;
  int32_t heap, turns;
} Yard;

enum { ADD, STOP };

static const OxbowVerb moves[] = { [ADD] = { "add", { { OXBOW_ARG_NUMBER } } }, [STOP] = { "stop" }, { NULL } };
static const OxbowVerb events[] = { { "heap", { { OXBOW_ARG_NUMBER } } }, { NULL } };

/* Tables */

static const char *const sides[] = { "left", "right", NULL };
static const char *const people[] = { "person", "engine", NULL };
static const OxbowAttribute none[] = { { NULL } };
static const OxbowAttribute all[] = {
  { "id", OXBOW_VALUE_NAME },
  { "height", OXBOW_VALUE_NUMBER, false, -5, 5 },
  { "note", OXBOW_VALUE_TEXT },
  { "side", OXBOW_VALUE_WORD, .words = sides },
  { "wet", OXBOW_VALUE_BOOLEAN },
  { "towards", OXBOW_VALUE_CELL },
  { NULL },
};
static const OxbowAttribute with_id[] = {
  { "id", OXBOW_VALUE_NAME, true }, { "height", OXBOW_VALUE_NUMBER }, { NULL },
};

static const OxbowRecordKind features[] = { { "stone", NULL, all }, { "spring", NULL, all }, { NULL } };
static const OxbowRecordKind edges[] = { { "wall", NULL, all }, { "river", NULL, all, .crosses = true }, { NULL } };
static const OxbowRecordKind groups[] = { { "pond", NULL, with_id }, { NULL } };
static const OxbowRecordKind links[] = { { "road", NULL, none }, { NULL } };
static const OxbowRecordKind pieces[] = { { "hen", NULL, all }, { "gate", NULL, none }, { NULL } };
static const OxbowRecordKind effects[] = { { "effect", NULL, all }, { NULL } };
static const OxbowRecordKind tables[] = {
  { "card", NULL, all, effects }, { "slot", NULL, none, .n_cells = 3 }, { NULL },
};

static const OxbowTerrain terrains[] = {
  { 'g', "grass", "Grass" }, { '~', "water", "Water" }, { '<', "steps", "Steps" },
  { '.', "outside", "Outside", 0, true }, { 0 },
};
static const OxbowRecordKind position_kinds[] = { { "scout", "Scout" }, OXBOW_POSITION_LINE_KIND, { NULL } };
static const OxbowPositionLine position_lines[] = { { "scout", "scout @", .before = "", .is_sorted = true }, { NULL } };
static const OxbowPalette palette = { terrains, features, edges, groups, links, pieces, tables, 'g',
                                      .position = position_kinds, .position_lines = position_lines };

static const char *const speeds[] = { "slow", "fast", NULL };
static const OxbowOption options[] = {
  { "double", OXBOW_OPTION_BOOLEAN, "no" },
  { "full", OXBOW_OPTION_NUMBER, "500", 1, 100000 },
  { "speed", OXBOW_OPTION_CHOICE, "slow", .choices = speeds },
  { "order", OXBOW_OPTION_LIST, "" },
  { NULL },
};
static const OxbowSeat seats[] = {
  { "p1", "Black", "#222222", people }, { "p2", "White", "#eeeeee", people }, { "p3", "Red", "#cc3333", people },
  { "p4", "Blue", "#3333cc", people }, { NULL },
};

/* The game */

static void
check (const OxbowScenario *scenario, OxbowProblems *problems)
{
  if (scenario->map->grid.width < 2)
    oxbow_problems_error (problems, OXBOW_NO_CELL, 0, "A yard is at least two cells wide.");
}

static OxbowSetup *
make (OxbowScenario *scenario, const OxbowSettings *settings)
{
  OxbowSetup *setup = oxbow_setup_alloc (sizeof (OxbowSetup), scenario, settings);
  setup->n_seats = settings->players;
  setup->terrain = g_memdup2 (scenario->map->terrain, (size_t) oxbow_grid_n_cells (&scenario->map->grid));
  oxbow_setup_add_start (setup, sizeof (Yard));
  return setup;
}

static OxbowSetup *
set_up (OxbowScenario *scenario, const OxbowSettings *settings, GError **error)
{
  return make (scenario, settings);
}

static int
turn (const OxbowState *state)
{
  const Yard *yard = (const Yard *) state;
  return yard->heap < oxbow_setup_number (state->setup, "full") ? yard->turns % state->setup->n_seats : -1;
}

static int
turn_number (const OxbowState *state)
{
  return ((const Yard *) state)->turns;
}

static void
legal (const OxbowState *state, OxbowMoves *list)
{
  if (turn (state) < 0)
    return;
  for (int i = 1; i <= 3; i++)
    oxbow_moves_append (list, ADD, 1)->args[0] = (int16_t) i;
  oxbow_moves_append (list, STOP, 0);
}

static bool
apply (OxbowState *state, const OxbowMove *move, OxbowEvents *list, GError **error)
{
  Yard *yard = (Yard *) state;
  if (turn (state) < 0)
    return oxbow_refuse (error, "The heap is full.");
  if (move->verb == ADD && (move->args[0] < 1 || move->args[0] > 3))
    return oxbow_refuse (error, "One, two or three stones are added.");
  if (move->verb == ADD)
    yard->heap += move->args[0] + oxbow_rng_die (&state->rng);
  yard->turns++;
  oxbow_events_add (list, 0, yard->heap);
  return true;
}

static bool
result (const OxbowState *state, OxbowResult *out)
{
  if (turn (state) >= 0)
    return false;
  *out = (OxbowResult) { .winner = OXBOW_NOBODY, .text = "- full" };
  return true;
}

static void
list (const OxbowState *state, int viewer, OxbowListing *listing)
{
  const Yard *yard = (const Yard *) state;
  oxbow_listing_add (listing, "heap %d", yard->heap);
  oxbow_listing_add (listing, "turns %d", yard->turns);
  oxbow_listing_add (listing, "rng %016" G_GINT64_MODIFIER "x", state->rng.s);
}

static OxbowSetup *
read_listing (const OxbowSetup *like, OxbowListing *listing, GError **error)
{
  g_autoptr (OxbowSetup) setup = make (like->scenario, like->settings);
  Yard *yard = (Yard *) setup->start;
  int heap, turns;
  if (!oxbow_listing_take (listing, "heap", 1, error)
      || !oxbow_listing_get_number (listing, 0, 0, 10000, &heap, error)
      || !oxbow_listing_take (listing, "turns", 1, error)
      || !oxbow_listing_get_number (listing, 0, 0, 10000, &turns, error)
      || !oxbow_listing_take (listing, "rng", 1, error) || !oxbow_listing_get_hex (listing, 0, &yard->base.rng.s, error)
      || !oxbow_listing_at_end (listing, error))
    return NULL;
  yard->heap = heap;
  yard->turns = turns;
  return g_steal_pointer (&setup);
}

static char *
misread (const OxbowState *state, const char *line)
{
  return g_strdup ("A move is \"add\" and a number, or \"stop\".");
}

static char *
tell (const OxbowState *state, const OxbowEvent *event)
{
  return oxbow_event_to_text (state, event);
}

static char *
offer (const OxbowState *state, const OxbowMove *move)
{
  return oxbow_move_to_text (state, move);
}

static void
determinize (OxbowState *state, int seat, OxbowRng *rng)
{
  state->rng.s = oxbow_rng_next (rng);
}

static double
estimate (const OxbowState *state, int seat, OxbowTerms *terms)
{
  return 0;
}

const OxbowRuleset yard_ruleset = {
  .id = "yard", .title = "The Yard", .credits = "A game for tests", .standard = "yard",
  .palette = &palette, .options = options, .seats = seats, .min_players = 2, .max_players = 4,
  .moves = moves, .events = events,
  .check = check, .set_up = set_up, .read = read_listing,
  .turn = turn, .turn_number = turn_number, .legal = legal, .apply = apply, .result = result,
  .misread = misread, .list = list, .tell = tell, .offer = offer,
  .determinize = determinize, .estimate = estimate,
};
