/* toy.c: a small game with one of everything that a ruleset can have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "toy-state.h"

#include <string.h>

/* Tables */

enum { PLACES, CALLS };

const char *const toy_cards[] = { "sun", "rain", "wind", NULL };
static const char *const twice[] = { "twice", NULL };
static const char *const weathers[] = { "mild", "wild", NULL };
static const char *const vocabularies[2][3] = { [PLACES] = { "harbour" }, [CALLS] = { "ahoy", "hush" } };

static const OxbowVerb moves[] = {
  [STEP] = { "step", { { OXBOW_ARG_PLACE, .vocabulary = PLACES } } },
  [FENCE] = { "fence", { { OXBOW_ARG_EDGE } } },
  [PLANT] = { "plant", { { OXBOW_ARG_CELL, OXBOW_ARG_REPEATED } } },
  [CARRY] = { "carry", { { OXBOW_ARG_CELL }, { OXBOW_ARG_CELL } }, .goes_on = true },
  [GIVE_COINS] = { "give", { { OXBOW_ARG_SEAT }, { OXBOW_ARG_NUMBER } } },
  [GIVE_CARD] = { "give", { { OXBOW_ARG_SEAT }, { OXBOW_ARG_CARD, .words = toy_cards } } },
  [PLAY] = { "play", { { OXBOW_ARG_CARD, .words = toy_cards }, { OXBOW_ARG_WORD, OXBOW_ARG_OPTIONAL, twice } } },
  [CALL] = { "call", { { OXBOW_ARG_WORD, OXBOW_ARG_LENIENT, .vocabulary = CALLS } } },
  [REST] = { "rest" },
  { NULL },
};

static const OxbowVerb events[] = {
  [STEPPED] = { "stepped", { { OXBOW_ARG_SEAT }, { OXBOW_ARG_PLACE, .vocabulary = PLACES } } },
  [FENCED] = { "fenced", { { OXBOW_ARG_SEAT }, { OXBOW_ARG_EDGE } } },
  [PLANTED] = { "planted", { { OXBOW_ARG_SEAT }, { OXBOW_ARG_CELL } } },
  [CARRIED] = { "carried", { { OXBOW_ARG_SEAT }, { OXBOW_ARG_CELL }, { OXBOW_ARG_CELL } } },
  [GAVE] = { "gave", { { OXBOW_ARG_SEAT }, { OXBOW_ARG_SEAT }, { OXBOW_ARG_NUMBER } } },
  [PASSED] = { "passed", { { OXBOW_ARG_SEAT }, { OXBOW_ARG_SEAT }, { OXBOW_ARG_CARD, .words = toy_cards } } },
  [PLAYED] = { "played", { { OXBOW_ARG_SEAT }, { OXBOW_ARG_CARD, .words = toy_cards }, { OXBOW_ARG_NUMBER } } },
  [CALLED] = { "called", { { OXBOW_ARG_SEAT }, { OXBOW_ARG_WORD, .vocabulary = CALLS } } },
  [DREW] = { "drew", { { OXBOW_ARG_SEAT }, { OXBOW_ARG_CARD, .words = toy_cards } } },
  [TURN] = { "turn", { { OXBOW_ARG_SEAT } } },
  { NULL },
};

const OxbowSeat toy_seats[] = {
  { "p1", "Black", "#222222" }, { "p2", "White", "#eeeeee" }, { "p3", "Red", "#cc3333" }, { NULL }
};

static const OxbowOption options[] = {
  { "rounds", OXBOW_OPTION_NUMBER, "6", 1, 1000, NULL, "Rounds", "How many turns everybody takes" },
  { "fences", OXBOW_OPTION_BOOLEAN, "yes", 0, 0, NULL, "Fences", "Whether fences may be built" },
  { "weather", OXBOW_OPTION_CHOICE, "mild", 0, 0, weathers, "Weather", "How much the wind may bring" },
  { "deck", OXBOW_OPTION_LIST, "sun,sun,rain,rain,wind,wind", 0, 0, NULL, "Deck", "Which cards there are" },
  { NULL },
};

static const OxbowAttribute coin_attributes[] = {
  { "value", OXBOW_VALUE_NUMBER, true, 1, 9, NULL, "Value" }, { NULL }
};
static const OxbowRecordKind features[] = { { "coin", "Coin", coin_attributes }, { NULL } };
static const OxbowTerrain terrains[] = {
  { 'f', "field", "Field", 1 }, { 'H', "harbour", "Harbour", 0 }, { '~', "water", "Water", 0 },
  { '.', "outside", "Outside", 0, true }, { 0 },
};
static const OxbowPalette palette = { .terrains = terrains, .features = features, .blank = 'f' };

/* Questions about a position */

const ToySetup *
toy_get_setup (const Toy *toy)
{
  return (const ToySetup *) toy->base.setup;
}

int
toy_get_seat (const Toy *toy)
{
  return toy->turns % toy->base.setup->n_seats;
}

bool
toy_is_over (const Toy *toy)
{
  return toy->turns >= toy_get_setup (toy)->rounds * toy->base.setup->n_seats;
}

static int
turn (const OxbowState *state)
{
  const Toy *toy = (const Toy *) state;
  return toy_is_over (toy) ? -1 : toy_get_seat (toy);
}

static int
turn_number (const OxbowState *state)
{
  return ((const Toy *) state)->turns;
}

static int
round_number (const OxbowState *state)
{
  return ((const Toy *) state)->turns / state->setup->n_seats;
}

static bool
is_harbour (const Toy *toy, OxbowCell cell)
{
  return toy->base.setup->terrain[cell] == 'H';
}

int
toy_place_of (const OxbowState *state, OxbowCell cell)
{
  return is_harbour ((const Toy *) state, cell) ? HARBOUR : cell;
}

bool
toy_is_fenced (const Toy *toy, OxbowEdge edge)
{
  return toy->fences[edge / MAX_CELLS] >> (edge % MAX_CELLS) & 1;
}

bool
toy_is_field (const Toy *toy, OxbowCell cell)
{
  return cell >= 0 && toy->base.setup->terrain[cell] == 'f';
}

/* Whether one step leads from place to place: from cell to cell if no fence stands between, to and from the harbour. */
bool
toy_touch (const Toy *toy, int from, int to)
{
  if (from == HARBOUR && to != HARBOUR)
    return toy_touch (toy, to, from);
  for (int d = 0; d < OXBOW_DIRECTIONS && from >= 0; d++)
    {
      OxbowCell other = oxbow_grid_neighbour (&toy->base.setup->grid, from, d);
      if (other != OXBOW_NO_CELL && toy_place_of (&toy->base, other) == to
          && !toy_is_fenced (toy, oxbow_grid_edge (&toy->base.setup->grid, from, d)))
        return true;
    }
  return false;
}

/* Set-up */

static void
check (const OxbowScenario *scenario, OxbowProblems *problems)
{
  int n_cells = oxbow_grid_n_cells (&scenario->map->grid);
  if (n_cells > MAX_CELLS)
    oxbow_problems_error (problems, OXBOW_NO_CELL, 0, _("The meadow has %d cells; at most %d can be walked."), n_cells,
                          MAX_CELLS);
  else if (memchr (scenario->map->terrain, 'H', (size_t) n_cells) == NULL)
    oxbow_problems_error (problems, OXBOW_NO_CELL, 0, "%s", _("The meadow has no harbour, where the boatmen start."));
  if (memchr (scenario->map->terrain, '~', (size_t) n_cells) == NULL)
    oxbow_problems_warning (problems, OXBOW_NO_CELL, 0, "%s", _("The meadow has no water."));
}

ToySetup *
toy_setup_alloc (OxbowScenario *scenario, const OxbowSettings *settings)
{
  ToySetup *setup = (ToySetup *) oxbow_setup_alloc (sizeof (ToySetup), scenario, settings);
  setup->base.n_seats = settings->players;
  setup->base.terrain = g_memdup2 (scenario->map->terrain, (size_t) oxbow_grid_n_cells (&scenario->map->grid));
  setup->rounds = oxbow_setup_number (&setup->base, "rounds");
  setup->has_fences = oxbow_setup_boolean (&setup->base, "fences");
  setup->wind = 2 + 2 * oxbow_setup_choice (&setup->base, "weather");
  return setup;
}

static bool
build_deck (Toy *toy, GError **error)
{
  g_auto (GStrv) names = oxbow_setup_list (toy->base.setup, "deck");
  for (int i = 0; names[i] != NULL; i++)
    {
      int card = 0;
      while (card < NO_CARD && strcmp (toy_cards[card], names[i]) != 0)
        card++;
      if (card == NO_CARD)
        return oxbow_refuse (error, _("The deck has an unknown card \"%s\"."), names[i]);
      if (toy->n_deck == MAX_DECK)
        return oxbow_refuse (error, _("The deck has more than %d cards."), MAX_DECK);
      toy->deck[toy->n_deck++] = (uint8_t) card;
    }
  oxbow_rng_shuffle (&toy->base.rng, toy->deck, toy->n_deck);
  return true;
}

static void
lay_coins (Toy *toy, const OxbowMap *map)
{
  for (unsigned int i = 0; i < map->features->len; i++)
    {
      const OxbowRecord *coin = map->features->pdata[i];
      toy->coins[g_array_index (coin->cells, OxbowCell, 0)] = (uint8_t) oxbow_record_get_number (coin, "value", 1);
    }
}

static OxbowSetup *
set_up (OxbowScenario *scenario, const OxbowSettings *settings, GError **error)
{
  g_autoptr (OxbowSetup) setup = &toy_setup_alloc (scenario, settings)->base;
  Toy *toy = (Toy *) oxbow_setup_add_start (setup, sizeof (Toy));
  if (!build_deck (toy, error))
    return NULL;
  lay_coins (toy, scenario->map);
  toy->actions = ACTIONS;
  for (int i = 0; i < MAX_PLAYERS; i++)
    toy->boatmen[i] = (Boatman) { .place = HARBOUR, .coins = 2, .card = NO_CARD };
  return g_steal_pointer (&setup);
}

/* Words */

static const char *
word (const OxbowState *state, int vocabulary, int i)
{
  return i < 3 ? vocabularies[vocabulary][i] : NULL;
}

static int
compare_args (const void *a, const void *b)
{
  return *(const int16_t *) a - *(const int16_t *) b;
}

static void
canonical (const OxbowState *state, OxbowMove *move)
{
  if (move->verb == PLANT)
    qsort (move->args, move->n_args, sizeof move->args[0], compare_args);
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

static char *
call (const OxbowState *state, const OxbowMove *move, int arg)
{
  bool is_card = oxbow_verb_arg (&moves[move->verb], arg)->words == toy_cards;
  return is_card ? g_strdup_printf ("the %s", toy_cards[move->args[arg]]) : NULL;
}

/* For computer players */

static void
determinize (OxbowState *state, int seat, OxbowRng *rng)
{
  Toy *toy = (Toy *) state;
  uint8_t hidden[MAX_DECK + MAX_PLAYERS];
  int n = toy->n_deck;
  memcpy (hidden, toy->deck, toy->n_deck);
  for (int i = 0; i < state->setup->n_seats; i++)
    if (i != seat && toy->boatmen[i].card != NO_CARD)
      hidden[n++] = toy->boatmen[i].card;
  oxbow_rng_shuffle (rng, hidden, n);
  for (int i = 0; i < state->setup->n_seats; i++)
    if (i != seat && toy->boatmen[i].card != NO_CARD)
      toy->boatmen[i].card = oxbow_deck_draw (hidden, &n);
  memcpy (toy->deck, hidden, toy->n_deck);
  state->rng.s = oxbow_rng_next (rng);
}

static double
estimate (const OxbowState *state, int seat, OxbowTerms *terms)
{
  const Boatman *boatman = &((const Toy *) state)->boatmen[seat];
  oxbow_terms_add (terms, "flowers", boatman->points);
  oxbow_terms_add (terms, "coins", boatman->coins / 2.0);
  return boatman->points + boatman->coins / 2.0;
}

static char *
invariant (const OxbowState *state)
{
  const Toy *toy = (const Toy *) state;
  for (int i = 0; i < MAX_CELLS; i++)
    if (toy->flowers[i] > 2)
      return g_strdup_printf ("%d flowers on cell %d", toy->flowers[i], i);
  return NULL;
}

const OxbowRuleset toy_ruleset = {
  .id = "toy", .title = "Boatmen", .credits = "A game for tests", .standard = "meadow",
  .palette = &palette, .options = options, .seats = toy_seats, .min_players = 2, .max_players = MAX_PLAYERS,
  .moves = moves, .events = events,
  .check = check, .set_up = set_up, .read = toy_read,
  .turn = turn, .turn_number = turn_number, .legal = toy_legal, .apply = toy_apply, .result = toy_result,
  .word = word, .place_of = toy_place_of, .canonical = canonical, .list = toy_list, .tell = tell, .offer = offer,
  .call = call, .determinize = determinize, .estimate = estimate, .round = round_number, .invariant = invariant,
};
