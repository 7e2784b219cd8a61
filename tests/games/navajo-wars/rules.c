/* rules.c: the rest of the rules: counts, cards, costs, effects, options, the listing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/change.h"
#include "games/navajo-wars/navajo-wars.h"
#include "games/navajo-wars/rows.h"
#include <string.h>

#define ABC "family A 1 1 1 1 0 1 F1; family B 1 1 1 1 0 0 F2; family C 1 1 1 1 0 0 B3; "
#define TRACKS(ap, culture, military, morale, ferocity) \
  "tracks ap " #ap " culture " #culture " military " #military " morale " #morale " ferocity " #ferocity " enemy-ap 0"
#define ASK(decision) "turn 1 period spanish card 16; todo " decision "; todo discard; todo turn"

static const NwRow rows[] = {
  { "/navajo-wars/NW-2.2/corn-of-the-only-value-left", "rise", "corn cup 0 0 1 0; corn held 2 4 3 2; "
    "family A 1 1 1 1 0 1 G1; acting A 6 0 0; activated A; " ASK ("?act"), .plays = "plant",
    .has = "corn map G1=3; corn cup 0 0 0 0; acting A 0 1 0" },
  { "/navajo-wars/NW-2.3/the-major-event-of-a-card", "rise", ABC TRACKS (0, 9, 5, 5, 4) "; turn 1 period spanish "
    "card 26; todo ?age; todo discard; todo turn", .dice = "2", .tasks = "major; minor", .has = "drought 0 1 0 0 0 0" },
  { "/navajo-wars/NW-2.4/a-blessing", "rise", ABC TRACKS (0, 8, 5, 5, 4) "; turn 1 period spanish card 1; todo ?age; "
    "todo discard; todo turn", .dice = "3", .tasks = "blessing", .has = "culture 9" },
  { "/navajo-wars/NW-2.4/no-blessing", "rise", ABC TRACKS (0, 8, 5, 5, 4) "; turn 1 period spanish card 1; todo ?age; "
    "todo discard; todo turn", .dice = "4", .tasks = "blessing", .has = "culture 8" },
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
  { "/navajo-wars/NW-3.4/defeat-at-once", "rise", ABC TRACKS (0, 0, 0, 5, 4) AT_EASE, .tasks = "reset-cubes",
    .has = "result major-defeat" },
  { "/navajo-wars/NW-8/defeat-never", "rise", ABC TRACKS (0, 0, 0, 5, 4) AT_EASE, .tasks = "reset-cubes",
    .has = "result -", .options = "defeat=never" },
  { "/navajo-wars/NW-8/enemy-points-adjusted", "rise", ABC "active - - -; standby - - -" AT_EASE, .tasks = "enemy",
    .has = "enemy-ap 4", .options = "keep-enemy-ap=yes enemy-ap-adjust=2" },
  { "/navajo-wars/NW-8/spoils-of-every-victory", "rise", "family A 1 1 1 1 0 3 F1; raid 0 F1 F1=1" AT_EASE,
    .dice = "523", .tasks = "battle A raid -", .has = "stores 0 0 1 0 0 0", .options = "spoils-on-victory=yes" },
  { "/navajo-wars/NW-8/culture-is-the-tribal-track", "rise", "family A 1 1 1 1 0 3 F1; raid 0 F1 F1=1; "
    TRACKS (0, 7, 5, 5, 4) AT_EASE, .dice = "52", .tasks = "battle A tribal-utes -", .has = "culture 8; military 5",
    .options = "tribal-track=culture" },
  { "/navajo-wars/NW-6.11/military-is-the-tribal-track", "rise", "family A 1 1 1 1 0 3 F1; raid 0 F1 F1=1; "
    TRACKS (0, 7, 5, 5, 4) AT_EASE, .dice = "52", .tasks = "battle A tribal-utes -", .has = "culture 7; military 6" },
  { "/navajo-wars/NW-5.7/an-effect-bought-off", "rise", ABC "stores 0 0 3 0 0 0; pools 0 1 2; "
    ASK ("?cancel morale 1"), .plays = "cancel", .has = "stores 0 0 0 0 0 0; morale 5" },
  { "/navajo-wars/NW-5.8/good-medicine", "rise", ABC "hand 3; mission 2 0 0 0 0 0; turn 1 period spanish card 41; "
    "todo ?medicine; todo event; todo ?age; todo discard; todo turn", .plays = "medicine",
    .has = "hand -; morale 6; events -; mission 2 0 0 0 0 0; top ?age" },
  { "/navajo-wars/NW-5.8/good-medicine-takes-black-cubes", "mundo", ABC "hand 3; deck 45; turn 1 period spanish "
    "card 43; "
    "cubes bag 1 0 0 0 0 0 0; cubes recovery 2 0 0 0 0 0 0; todo ?medicine; todo event; todo ?age; todo discard; "
    "todo turn", .plays = "medicine", .has = "cubes subjugation 2 0 0 0 0 0 0; cubes recovery 1 0 0 0 0 0 0" },
  { "/navajo-wars/NW-6.13/planning-begins", "rise", ABC TRACKS (1, 9, 5, 5, 4) "; elders 1 1 0 0 0 1 1" AT_EASE,
    .tasks = "plan", .has = "passage 0 0 1 0 0; ap 5; elders 0 1 1 0 0 0 2; top ?plan" },
  { "/navajo-wars/NW-6.16/an-ill-omen", "rise", ABC TRACKS (0, 9, 5, 5, 4) "; intruders cup 2 2 4 2 2 2 1 2 2; "
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
  g_autoptr (OxbowSetup) setup = nw_game ("rise", 1, NULL);
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

/* Examples 20 and 21 */
static void
test_costs (void)
{
  static const int costs[] = { 1, 1, 3, 6, 10, 15 }, with_horse[] = { 1, 1, 2, 4, 6, 9 };
  g_autoptr (OxbowSetup) setup = nw_game ("rise", 1, NULL);
  NwState *state = (NwState *) setup->start;

  state->families[0].place = (int8_t) nw_spot (1, 1);
  state->rancho[1] = 3;
  g_assert_cmpint (nw_move_cost (state, 0, nw_spot (1, 2)), ==, 3);
  state->families[0].horse = 1;
  g_assert_cmpint (nw_move_cost (state, 0, nw_spot (1, 2)), ==, 2);
  state->fort[1] = 1;
  g_assert_cmpint (nw_move_cost (state, 0, nw_spot (1, 2)), ==, 3);
  for (int area = 1; area <= NW_AREAS; area++)
    {
      state->families[0].place = (int8_t) nw_spot (1, area);
      state->families[0].horse = 0;
      g_assert_cmpint (nw_raid_cost (state, 0, NW_RAID_NM), ==, costs[area - 1]);
      state->families[0].horse = 1;
      g_assert_cmpint (nw_raid_cost (state, 0, NW_RAID_NM), ==, with_horse[area - 1]);
    }
}

static void
test_first_listing (void)
{
  g_autoptr (OxbowSetup) setup = nw_game ("rise", 1, NULL);
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

/* What makes a listing no position of the game. */
static void
test_bad_listings (void)
{
  static const struct
  {
    const char *good, *bad;
  } changes[] = {
    { "scenario rise", "scenario mundo" }, { "period spanish", "period roman" }, { "active C D E", "active C C E" },
    { "family D 0 0 0 0 0 0 -", "family D 0 1 0 0 0 0 -" }, { "corn cup 2", "corn cup 3" }, { "todo turn\n", "" },
    { "todo ?set\n", "todo ?sett\n" }, { "deck 34", "deck 32" }, { " 42 38", " 37 38" }, { "cube -", "cube red" },
    { "acting - 0", "acting G 0" }, { "special none", "special peace" },
    { "stores 0 0 0 0", "stores 0 0 0 90" },
  };
  g_autoptr (OxbowSetup) setup = nw_game ("rise", 1, NULL);
  g_autofree char *listing = oxbow_state_listing (setup->start, -1);

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (GError) error = NULL;
      g_auto (GStrv) parts = g_strsplit (listing, changes[i].good, 2);
      g_assert_nonnull (parts[1]);
      g_autofree char *text = g_strconcat (parts[0], changes[i].bad, parts[1], NULL);
      g_assert_null (oxbow_setup_read (setup, text, &error));
      g_assert_error (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_LISTING);
    }
}

void
add_rule_tests (void)
{
  nw_rows_add (rows);
  g_test_add_func ("/navajo-wars/NW-2.1/neighbours", test_neighbours);
  g_test_add_func ("/navajo-wars/NW-5.5/examples-20-and-21-costs", test_costs);
  g_test_add_func ("/navajo-wars/NW-10.1/first-listing", test_first_listing);
  g_test_add_func ("/navajo-wars/NW-10.1/bad-listings", test_bad_listings);
  g_test_add_func ("/navajo-wars/NW-10.3/words-of-events", test_event_words);
}
