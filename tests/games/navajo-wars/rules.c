/* rules.c: the rest of the rules: counts, cards, costs, effects, options, the listing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/fact.h"
#include "core/picker.h"
#include "games/navajo-wars/change.h"
#include "games/navajo-wars/navajo-wars.h"
#include "games/navajo-wars/rows.h"
#include <string.h>

#define ABC "family A 1 1 1 1 0 1 F1; family B 1 1 1 1 0 0 F2; family C 1 1 1 1 0 0 B3; "
#define ASK(decision) "turn 1 period spanish card 16; todo " decision "; todo discard; todo turn"

static const NavajoWarsRow rows[] = {
  { "/navajo-wars/NW-2.2/corn-of-the-only-value-left", "rise", "corn cup 0 0 1 0; corn held 2 4 3 2; "
    "family A 1 1 1 1 0 1 G1; acting A 6 0 0; activated A; " ASK ("?act"), .plays = "plant",
    .has = "corn map G1=3; corn cup 0 0 0 0; acting A 0 1 0" },
  { "/navajo-wars/NW-2.3/the-major-event-of-a-card", "rise", ABC TRACKS (0, 9, 5, 5, 4, 0) "; turn 1 period spanish "
    "card 26; todo ?age; todo discard; todo turn", .dice = "2", .tasks = "major; minor", .has = "drought 0 1 0 0 0 0" },
  { "/navajo-wars/NW-2.4/a-blessing", "rise", ABC TRACKS (0, 8, 5, 5, 4, 0)
    "; turn 1 period spanish card 1; todo ?age; todo discard; todo turn", .dice = "3", .tasks = "blessing",
    .has = "culture 9" },
  { "/navajo-wars/NW-2.4/no-blessing", "rise", ABC TRACKS (0, 8, 5, 5, 4, 0)
    "; turn 1 period spanish card 1; todo ?age; todo discard; todo turn", .dice = "4", .tasks = "blessing",
    .has = "culture 8" },
  { "/navajo-wars/NW-2.5/an-event-stays-in-play", "rise", ABC "mission 1 0 2 0 0 0; cubes bag 3 3 2 3 2 1 0; "
    "cubes subjugation 0 0 1 0 0 0 0; turn 1 period spanish card 41; todo ?age; todo discard; todo turn",
    .tasks = "event", .has = "events 41; mission 0 0 0 0 0 0; cubes bag 3 3 3 3 2 1 0; morale 4" },
  { "/navajo-wars/NW-2.6/rain-falls-next-door", "rise", ABC "drought 0 0 0 1 0 0" AT_EASE, .dice = "5",
    .tasks = "effect rain 1", .has = "drought 0 0 0 0 0 0" },
  { "/navajo-wars/NW-2.6/no-more-than-two-droughts", "rise", ABC "drought 0 2 0 0 0 0" AT_EASE, .dice = "2",
    .tasks = "effect drought 1", .has = "drought 0 2 0 0 0 0" },
  { "/navajo-wars/NW-2.7/defend-takes-all", "rise", ABC "tracks ap 0 culture 9 military 5 morale 5 ferocity 4 "
    "enemy-ap 6; active h A B; standby C D E" AT_EASE, .tasks = "enemy-run", .has = "special defend h 6; enemy-ap 0" },
  { "/navajo-wars/NW-2.8/rows-of-the-display", "rise", ABC "active A C D; standby E F -" AT_EASE, .dice = "14",
    .tasks = "flip-roll", .has = "active a c D" },
  { "/navajo-wars/NW-2.9/masters-of-the-mesas-evade-better", "rise", "family A 1 1 1 1 0 1 G1; "
    "family B 1 1 1 1 0 0 E2; family C 1 1 1 1 0 0 B3; sets mesas=1; raid 0 G1 G1=1; " ASK ("?react"), .dice = "2",
    .plays = "evade A",
    .has = "family A 1 1 1 1 0 1 E1" },
  { "/navajo-wars/NW-2.9/traders-pay-two", "rise", ABC "sets traders=2; stores 0 0 2 0 0 0; pools 1 1 2; "
    ASK ("?plan"), .plays = "buy-sheep", .has = "stores 0 1 0 0 0 0" },
  { "/navajo-wars/NW-2.10/the-middle-column", "rise", "family A 1 1 1 1 0 0 F1; raid 0 F1 F1=1" AT_EASE, .dice = "51",
    .tasks = "battle A raid -", .has = "family A 1 0 1 1 0 0 escape1" },
  { "/navajo-wars/NW-3.2/the-stack-goes-on-by-itself", "rise", ABC ASK ("?op"), .plays = "actions",
    .has = "top ?actions; activated -" },
  { "/navajo-wars/NW-3.4/a-child-alone-leaves-play", "rise", "family A 1 0 0 1 1 0 F1" AT_EASE,
    .tasks = "reset-cubes", .has = "family A 0 0 0 0 0 0 -; passage 0 0 1 0 0; stores 1 0 0 0 0 0" },
  { "/navajo-wars/NW-3.4/defeat-at-once", "rise", ABC TRACKS (0, 0, 0, 5, 4, 0) AT_EASE, .tasks = "reset-cubes",
    .has = "result major-defeat" },
  { "/navajo-wars/NW-8/defeat-never", "rise", ABC TRACKS (0, 0, 0, 5, 4, 0) AT_EASE, .tasks = "reset-cubes",
    .has = "result -", .options = "defeat=never" },
  { "/navajo-wars/NW-8/enemy-points-adjusted", "rise", ABC "active - - -; standby - - -" AT_EASE, .tasks = "enemy",
    .has = "enemy-ap 4", .options = "keep-enemy-ap=yes enemy-ap-adjust=2" },
  { "/navajo-wars/NW-8/enemy-morale-adjusted", "mundo", ABC TRACKS (0, 8, 6, 4, 4, 0)
    "; mission 0 0 1 1 0 0; turn 9 period spanish card 42; todo ?age; todo discard; todo turn", .tasks = "vcheck",
    .has = "military 6; morale 6",
    .options = "enemy-morale-adjust=-2" },
  { "/navajo-wars/NW-8/spoils-of-every-victory", "rise", "family A 1 1 1 1 0 3 F1; raid 0 F1 F1=1" AT_EASE,
    .dice = "523", .tasks = "battle A raid -", .has = "stores 0 0 1 0 0 0", .options = "spoils-on-victory=yes" },
  { "/navajo-wars/NW-8/culture-is-the-tribal-track", "rise", "family A 1 1 1 1 0 3 F1; raid 0 F1 F1=1; "
    TRACKS (0, 7, 5, 5, 4, 0) AT_EASE, .dice = "52", .tasks = "battle A tribal-utes -", .has = "culture 8; military 5",
    .options = "tribal-track=culture" },
  { "/navajo-wars/NW-6.11/military-is-the-tribal-track", "rise", "family A 1 1 1 1 0 3 F1; raid 0 F1 F1=1; "
    TRACKS (0, 7, 5, 5, 4, 0) AT_EASE, .dice = "52", .tasks = "battle A tribal-utes -",
    .has = "culture 7; military 6" },
  { "/navajo-wars/NW-5.7/an-effect-bought-off", "rise", ABC "stores 0 0 3 0 0 0; pools 0 1 2; "
    ASK ("?cancel morale 1"), .plays = "cancel", .has = "stores 0 0 0 0 0 0; morale 5" },
  { "/navajo-wars/NW-5.8/good-medicine", "rise", ABC "hand 3; mission 2 0 0 0 0 0; turn 1 period spanish card 41; "
    "todo ?medicine; todo event; todo ?age; todo discard; todo turn", .plays = "medicine",
    .has = "hand -; morale 6; events -; mission 2 0 0 0 0 0; top ?age" },
  { "/navajo-wars/NW-5.8/good-medicine-takes-black-cubes", "mundo", ABC "hand 3; deck 45; turn 1 period spanish "
    "card 43; "
    "cubes bag 1 0 0 0 0 0 0; cubes recovery 2 0 0 0 0 0 0; todo ?medicine; todo event; todo ?age; todo discard; "
    "todo turn", .plays = "medicine", .has = "cubes subjugation 2 0 0 0 0 0 0; cubes recovery 1 0 0 0 0 0 0" },
  { "/navajo-wars/NW-6.13/planning-begins", "rise", ABC TRACKS (1, 9, 5, 5, 4, 0) "; elders 1 1 0 0 0 1 1" AT_EASE,
    .tasks = "plan", .has = "passage 0 0 1 0 0; ap 5; elders 0 1 1 0 0 0 2; top ?plan" },
  { "/navajo-wars/NW-6.14/a-fierce-family-disbands-in-a-fort", "rise", "family A 1 1 1 1 1 2 H1; "
    "family B 1 1 1 1 0 0 F2; family C 1 1 1 1 0 0 B3; fort 1 0 0 0 0 0; stores 2 0 0 0 0 0; acting A 4 1 0; "
    "activated A" AT_EASE, .tasks = "rest",
    .has = "family A 0 0 0 0 0 0 -; passage 1 1 1 0 0; stores 3 0 0 0 0 0; acting - 0 1 0" },
  { "/navajo-wars/NW-6.14/a-calm-family-stays-in-a-fort", "rise", "family A 1 1 1 1 1 0 H1; "
    "family B 1 1 1 1 0 0 F2; family C 1 1 1 1 0 0 B3; fort 1 0 0 0 0 0; acting A 4 1 0; activated A"
    AT_EASE, .tasks = "rest", .has = "family A 1 1 1 1 1 0 H1; acting - 0 1 0" },
  { "/navajo-wars/NW-6.9/an-outpost-driven-back-spares-the-corn", "rise", "family A 1 1 1 1 0 0 H1; "
    "family B 1 1 1 1 0 0 F2; family C 1 1 1 1 0 0 B3; mission 2 0 0 0 0 0; corn cup 1 4 4 2; corn map H1=1; "
    "cubes bag 0 1 0 0 0 0 0" AT_EASE, .tasks = "raid-cube A mission",
    .has = "mission 1 0 0 0 0 0; corn map H1=1; corn cup 1 4 4 2; culture 10" },
  { "/navajo-wars/NW-6.5/an-outpost-that-expands-tramples-the-corn", "rise", "family A 1 1 1 1 0 0 G1; "
    "family B 1 1 1 1 0 0 F2; family C 1 1 1 1 0 0 B3; mission 1 0 0 0 0 0; corn cup 1 4 4 2; corn map G1=1" AT_EASE,
    .tasks = "expand 1", .has = "mission 2 0 0 0 0 0; corn map -; corn cup 2 4 4 2" },
  { "/navajo-wars/NW-6.8/manuelito-helps-to-evade", "fearing", "family A 1 1 1 1 0 1 G1; family B 1 1 1 1 0 0 F2; "
    "family C 1 1 1 1 0 0 F3; family D 1 1 1 1 0 0 F5; family E 1 1 1 1 0 0 B3; rancho 0 0 0 0 0 0; manuelito A 0; "
    "events 50 53; raid 0 G1 G1=1; turn 1 period american card 16; todo ?react; todo discard; todo turn", .dice = "2",
    .plays = "evade A", .has = "family A 1 1 1 1 0 1 E1" },
  { "/navajo-wars/NW-6.8/manuelito-does-not-negotiate", "fearing", "family A 1 1 1 1 0 1 G1; family B 1 1 1 1 0 0 F2; "
    "family C 1 1 1 1 0 0 F3; family D 1 1 1 1 0 0 F5; family E 1 1 1 1 0 0 B3; rancho 0 0 0 0 0 0; manuelito A 0; "
    "events 50 53; raid 0 G1 G1=1; tracks ap 2 culture 5 military 5 morale 3 ferocity 5 enemy-ap 0; "
    "turn 1 period american card 16; todo ?react; todo discard; todo turn", .dice = "4",
    .plays = "negotiate A 0", .has = "family A 1 1 1 1 0 1 G1; ap 1" },
  { "/navajo-wars/NW-6.16/an-ill-omen", "rise", ABC TRACKS (0, 9, 5, 5, 4, 0) "; intruders cup 2 2 4 2 2 2 1 2 2; "
    "intruders map F1=omen" AT_EASE, .tasks = "intruder A F1", .has = "ap 3; intruders cup 2 2 4 2 2 2 2 2 2" },
  { "/navajo-wars/NW-6.16/missionaries", "rise", ABC "intruders cup 2 2 4 2 2 1 2 2 2; intruders map F1=mission"
    AT_EASE, .tasks = "intruder A F1", .has = "mission 1 0 0 0 0 0; intruders map -" },
  { "/navajo-wars/NW-6.18/mexico", "mundo", ABC "mission 1 2 0 0 0 0; events 41; cubes bag 3 3 2 3 2 1 0; "
    "cubes raided 0 0 1 0 0 0 0; turn 1 period spanish card 45; todo ?age; todo vcheck; todo discard; todo turn",
    .tasks = "effect mexican 0", .has = "turn 1 period mexican card 45; mission 0 0 0 0 0 0; events -; revolt-over 1; "
    "cubes bag 3 4 0 4 2 3 0; cubes subjugation 0 0 3 0 0 0 0; special none - 0" },
  { "/navajo-wars/NW-4/rope-drops-a-set", "rope", NULL, .plays = "set mesas; settle A E1 0; settle B E2 0; "
    "settle C E3 0; settle D E5 0; settle E B3 0; manuelito A; drop mesas", .has = "harass -; manuelito A 0" },
  { NULL }
};

static void
test_neighbours (void)
{
  g_autoptr (OxbowSetup) setup = navajo_wars_game ("rise", 1, NULL);
  g_autoptr (GArray) cells = g_array_new (false, false, sizeof (OxbowCell));
  static const struct
  {
    const char *cell, *around;
  } facts[] = { { "H1", "G1 H2" }, { "F3", "G3 E3 F2 F4" }, { "C3", "D3 C2 C4" }, { "B3", "A4 B4" }, { "I4", "" } };

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    {
      GString *names = g_string_new (NULL);
      g_array_set_size (cells, 0);
      oxbow_ruleset_neighbours (&navajo_wars_ruleset, setup->scenario->map,
                                oxbow_cell_parse (&setup->grid, facts[i].cell), cells);
      for (guint k = 0; k < cells->len; k++)
        g_string_append_printf (names, "%s%s", k > 0 ? " " : "",
                                OXBOW_CELL_NAME (&setup->grid, g_array_index (cells, OxbowCell, k)));
      g_assert_cmpstr (names->str, ==, facts[i].around);
      g_string_free (names, true);
    }
}

/* What is told of corn while it grows does not say its value; a harvest does. */
static void
test_secret_corn (void)
{
  static const struct
  {
    const char *move, *facts, *told;
  } actions[] = {
    { "plant", "corn cup 0 0 1 0; corn held 2 4 3 2; ", "Corn is planted at F1." },
    { "harvest", "corn cup 2 4 3 2; corn map F1=3; ", "Corn of value 3 is harvested at F1." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autofree char *facts = g_strconcat (ABC, actions[i].facts, "activated A; acting A 7 0 0; ", AT ("?act"), NULL);
      g_autoptr (OxbowSetup) setup = navajo_wars_position ("rise", NULL, facts);
      g_autofree OxbowState *state = oxbow_state_copy (setup->start);
      OxbowEvents events = OXBOW_MOVES_INIT;
      OxbowMove move;
      g_assert_true (oxbow_move_parse (state, actions[i].move, &move, NULL));
      g_assert_true (oxbow_state_apply (state, &move, &events, NULL));
      g_autofree char *told = navajo_wars_ruleset.tell (state, &events.items[0]);
      g_assert_cmpstr (told, ==, actions[i].told);
      oxbow_moves_clear (&events);
    }
}

/* Who reads the end reads why. */
static void
test_end_is_explained (void)
{
  g_autoptr (OxbowSetup) setup = navajo_wars_game ("rise", 1, NULL);
  NavajoWarsState *state = (NavajoWarsState *) setup->start;
  OxbowEvent lost = { .verb = NAVAJO_WARS_EVENT_RESULT, .n_args = 1, .args = { NAVAJO_WARS_MAJOR_DEFEAT } };
  OxbowEvent won = { .verb = NAVAJO_WARS_EVENT_RESULT, .n_args = 1, .args = { NAVAJO_WARS_MINOR_VICTORY } };
  state->military = state->culture = 0;
  g_autofree char *collapse = navajo_wars_ruleset.tell (setup->start, &lost);
  g_assert_cmpstr (collapse, ==, "A major defeat of the Diné. Neither Military nor Culture is left.");
  state->card = navajo_wars_data (state)->start.final;
  state->military = 5;
  state->morale = 4;
  g_autofree char *end = navajo_wars_ruleset.tell (setup->start, &won);
  g_assert_cmpstr (end, ==, "A minor victory of the Diné. In the end Military was 5, and Enemy Morale 4.");
}

/* Examples 20 and 21 */
static void
test_costs (void)
{
  static const int costs[] = { 1, 1, 3, 6, 10, 15 }, with_horse[] = { 1, 1, 2, 4, 6, 9 };
  g_autoptr (OxbowSetup) setup = navajo_wars_game ("rise", 1, NULL);
  NavajoWarsState *state = (NavajoWarsState *) setup->start;

  state->families[0].place = (int8_t) navajo_wars_spot (1, 1);
  state->rancho[1] = 3;
  g_assert_cmpint (navajo_wars_move_cost (state, 0, navajo_wars_spot (1, 2)), ==, 3);
  state->families[0].horse = 1;
  g_assert_cmpint (navajo_wars_move_cost (state, 0, navajo_wars_spot (1, 2)), ==, 2);
  state->fort[1] = 1;
  g_assert_cmpint (navajo_wars_move_cost (state, 0, navajo_wars_spot (1, 2)), ==, 3);
  for (int area = 1; area <= NAVAJO_WARS_AREAS; area++)
    {
      state->families[0].place = (int8_t) navajo_wars_spot (1, area);
      state->families[0].horse = 0;
      g_assert_cmpint (navajo_wars_raid_cost (state, 0, NAVAJO_WARS_RAID_NM), ==, costs[area - 1]);
      state->families[0].horse = 1;
      g_assert_cmpint (navajo_wars_raid_cost (state, 0, NAVAJO_WARS_RAID_NM), ==, with_horse[area - 1]);
    }
}

static void
test_first_listing (void)
{
  g_autoptr (OxbowSetup) setup = navajo_wars_game ("rise", 1, NULL);
  g_autofree char *listing = oxbow_state_listing (setup->start, -1);

  g_assert_nonnull (strstr (listing, "rng 516f7aecd40a0d17\nturn 0 period spanish card 0\n"));
  g_assert_nonnull (strstr (listing, "\nactive C D E\nstandby F G H\nspent -\ncubes bag 3 3 3 3 2 1 0\n"));
  g_assert_nonnull (strstr (listing, "\ndeck 34 32 28 20 9 12 21 33 42 38 41 6 25 15 35 11 29 14\ntodo ?set\n"
                            "todo ?settle A\ntodo ?settle B\ntodo ?settle C\ntodo ?develop free 1\ntodo turn\n"
                            "result -\n"));
}

/* Every event has the word of the rules. */
static void
test_event_words (void)
{
  static const char *const words[] = { "card", "roll", "track", "flip", "swap", "execute", "build", "outpost", "cube",
                                       "move", "person", "animal", "corn", "intruder", "raid", "battle", "drought",
                                       "elder", "goods", "develop", "family", "period", "result" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    g_assert_cmpstr (navajo_wars_ruleset.events[i].name, ==, words[i]);
}

/* Two numbers are told apart by the order they are given in, whenever the family is named. */
static void
test_clicks (void)
{
  static const struct
  {
    int first, second;
    const char *move;
  } wanted[] = { { 1, 2, "diplomacy A 1 2" }, { 2, 1, "diplomacy A 2 1" } };
  g_autoptr (OxbowSetup) setup = navajo_wars_position ("rise", NULL, ABC TRACKS (3, 9, 5, 5, 4, 0) "; active D E C; "
                                                       "standby F G H; stores 0 0 3 0 0 0; pools 0 1 2; "
                                                       ASK ("?plan"));

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    for (int named = 0; named < 3; named++)
      {
        g_autoptr (OxbowPicker) picker = oxbow_picker_new (setup->start);
        OxbowMove move;
        g_assert_true (oxbow_picker_give_verb (picker, "diplomacy", NULL));
        for (int given = 0, n_numbers = 0; given < 3; given++)
          if (given == named)
            g_assert_true (oxbow_picker_give_word (picker, "A", NULL));
          else
            g_assert_true (oxbow_picker_give (picker, OXBOW_ARG_NUMBER,
                                              n_numbers++ == 0 ? wanted[i].first : wanted[i].second, NULL));
        g_assert_true (oxbow_picker_get_move (picker, &move));
        g_autofree char *text = oxbow_move_to_text (setup->start, &move);
        g_assert_cmpstr (text, ==, wanted[i].move);
      }
}

static void
test_tribe_is_named (void)
{
  static const struct { const char *move, *offer; } offers[] = {
    { "warfare A 1", "Family A makes war on the tribe Utes (1 AP)" },
    { "diplomacy A 2 1", "Family A sends envoys to the tribe Comanche with 1 Trade Goods (1 AP)" },
  };
  g_autoptr (OxbowSetup) setup = navajo_wars_position ("rise", NULL, ABC TRACKS (3, 9, 5, 5, 4, 0) "; active D E C; "
                                                       "standby F G H; stores 0 0 3 0 0 0; pools 0 1 2; "
                                                       ASK ("?plan"));
  for (guint i = 0; i < G_N_ELEMENTS (offers); i++)
    {
      OxbowMove move;
      g_assert_true (oxbow_move_parse (setup->start, offers[i].move, &move, NULL));
      g_autofree char *offer = setup->ruleset->offer (setup->start, &move);
      g_assert_cmpstr (offer, ==, offers[i].offer);
    }
}

/* What a throw must show for it is read before the die is cast. */
static void
test_council_is_told (void)
{
  static const struct { const char *facts, *offer; } offers[] = {
    { "family A 1 1 1 1 0 1 F1; activated A; acting A 6 0 1; ",
      "Hold a Tribal Council (all MP, for 1 AP on a roll of at least 3)" },
    { "family A 1 1 1 1 0 1 A4; activated A; acting A 6 0 1; ",
      "Hold a Tribal Council (all MP, for 1 AP on a roll of at least 6)" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (offers); i++)
    {
      OxbowMove move;
      g_autofree char *facts = g_strdup_printf ("%s%s", offers[i].facts, AT ("?act"));
      g_autoptr (OxbowSetup) setup = navajo_wars_position ("rise", NULL, facts);
      g_assert_true (oxbow_move_parse (setup->start, "council", &move, NULL));
      g_autofree char *offer = setup->ruleset->offer (setup->start, &move);
      g_assert_cmpstr (offer, ==, offers[i].offer);
    }
}

static void
test_nobody_else_may_act (void)
{
  g_autoptr (OxbowSetup) setup = navajo_wars_position ("rise", NULL, ABC "activated A B C; " AT ("?actions"));
  g_autofree char *task = setup->ruleset->task (setup->start);
  g_assert_cmpstr (task, ==, "No further family may be activated. “That is all” ends the actions.");
}

/* One family in a territory of 2 points, and the second event of the scenario, before its Victory Check and after. */
static void
test_points_are_told (void)
{
  static const struct { const char *facts, *text; } turns[] = {
    { "turn 1 period spanish card 16; todo ?age; todo discard", "2" },
    { "turn 1 period spanish card 42; todo ?age; todo vcheck; todo discard", "2, and 3 needed" },
    { "turn 1 period spanish card 42; todo ?age; todo discard", "2" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      g_autofree char *facts = g_strdup_printf ("family A 1 1 1 1 0 1 F1; %s; todo turn", turns[i].facts);
      g_autoptr (OxbowSetup) setup = navajo_wars_position ("rise", NULL, facts);
      g_autoptr (GPtrArray) told = oxbow_facts_new ();
      setup->ruleset->facts (setup->start, -1, told);
      const OxbowFact *found = NULL;
      for (guint k = 0; k < told->len && found == NULL; k++)
        {
          const OxbowFact *fact = g_ptr_array_index (told, k);
          found = g_str_equal (fact->title, "Victory points") ? fact : NULL;
        }
      g_assert_nonnull (found);
      g_assert_cmpstr (found->text, ==, turns[i].text);
    }
}

void
add_rule_tests (void)
{
  navajo_wars_rows_add (rows);
  g_test_add_func ("/navajo-wars/NW-2.1/neighbours", test_neighbours);
  g_test_add_func ("/navajo-wars/NW-3.1/corn-on-the-map-is-secret", test_secret_corn);
  g_test_add_func ("/navajo-wars/NW-7/the-end-is-explained", test_end_is_explained);
  g_test_add_func ("/navajo-wars/NW-5.5/examples-20-and-21-costs", test_costs);
  g_test_add_func ("/navajo-wars/NW-10.1/first-listing", test_first_listing);
  g_test_add_func ("/navajo-wars/NW-5.3/numbers-by-clicks", test_clicks);
  g_test_add_func ("/navajo-wars/NW-5.3/tribes-are-named", test_tribe_is_named);
  g_test_add_func ("/navajo-wars/NW-5.5/councils-are-told", test_council_is_told);
  g_test_add_func ("/navajo-wars/NW-5.5/nobody-else-may-act", test_nobody_else_may_act);
  g_test_add_func ("/navajo-wars/NW-6.17/points-are-told", test_points_are_told);
  g_test_add_func ("/navajo-wars/NW-10.3/words-of-events", test_event_words);
}
