/* ending.c: who wins, and when (DR-7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/boards.h"
#include <string.h>

/* Example 20: G5 is the one dry building of p2; p1 can bring it water. */
#define EXAMPLE_20 "camp p1 G3 1; building G5 p2 hacienda; building G7 p2 finca; building G8 p2 finca; " \
                   "building C6 p2 finca; "
/* The same for p1, whose hacienda on H5 is the dry one. */
#define P1_THE_SAME "building H5 p1 hacienda; building C7 p1 finca; building B7 p1 finca; building C5 p1 finca; "
#define NEW_COURSE "flows H6/SW chosen; dried F3; dried E4; dried E5; dried E6; dried F6; watered G4; watered G5; " \
                   "watered H5; watered H6; "
#define EXAMPLE_21 "building B3 p1 finca; building B4 p1 finca; building D1 p1 finca; building D3 p1 hacienda; " \
                   "camp p1 D4 1; p1 money 500; "
#define THREE_WET "building C6 p1 finca; building C7 p1 finca; building B7 p1 finca; "

static const RuleTest victories[] = {
  { "/dos-rios/DR-7.1/example-20-water-by-anothers-dam", &first_valley, EXAMPLE_20, "dam G3/SW; lay H6/SW",
    .events = NEW_COURSE "won p2 water",
    .changes = "phase over; current -; winner p2; reason water; head -; flow H6/SW; no flow F3/SW; no flow E4/S; "
               "no flow E5/S; no flow E6/SE; no flow F6/SE" },
  { "/dos-rios/DR-7.1/example-20-two-run-dry", &first_valley, EXAMPLE_20, "dam G3/SW; lay H6/S",
    .has = "phase actions; winner -; reason -; current p1" },
  { "/dos-rios/DR-7.1/the-active-player-first", &first_valley, EXAMPLE_20 P1_THE_SAME, "dam G3/SW; lay H6/SW",
    .events = NEW_COURSE "won p1 water" },
  { "/dos-rios/DR-7.1/then-in-turn-order", &first_valley,
    "current p2; camp p2 G3 1; building G5 p3 hacienda; building G7 p3 finca; building G8 p3 finca; building C6 p3 "
    "finca; "
    P1_THE_SAME "row wheat corn verde verde", "dam G3/SW; lay H6/SW", .players = 3,
    .events = NEW_COURSE "won p3 water" },
  { "/dos-rios/DR-7.1/example-21-five-dry-buildings", &first_valley, EXAMPLE_21, "finca D4",
    .events = "built p1 D4 finca; won p1 five",
    .changes = "phase over; current -; winner p1; reason five; built 1; p1 money 0; p1 fincas 0; building D4 p1 "
    "finca" },
  { "/dos-rios/DR-7.1/example-21-five-dry-no", &first_valley, EXAMPLE_21, "finca D4", .options = "five_dry=no",
    .events = "built p1 D4 finca", .has = "phase actions; winner -; p1 fincas 0" },
  { "/dos-rios/DR-1.3/a-hacienda-and-three-fincas-on-water", &first_valley, THREE_WET "camp p1 E5 1; p1 money 1000",
    "hacienda E5", .events = "built p1 E5 hacienda; won p1 water" },
  { "/dos-rios/DR-1.3/the-fourth-on-water-may-be-a-finca", &first_valley,
    "building C6 p1 hacienda; building C7 p1 finca; building B7 p1 finca; camp p1 E5 1; p1 money 500", "finca E5",
    .events = "built p1 E5 finca; won p1 water" },
  { "/dos-rios/DR-7.1/four-fincas-are-not-enough", &first_valley, THREE_WET "camp p1 E5 1; p1 money 500", "finca E5",
    .events = "built p1 E5 finca", .has = "winner -" },
  { "/dos-rios/DR-7.1/all-four-must-be-wet", &first_valley, THREE_WET "camp p1 D5 1; p1 money 1000", "hacienda D5",
    .events = "built p1 D5 hacienda", .has = "winner -" },
  { "/dos-rios/DR-7.1/three-are-not-four", &first_valley,
    "building C6 p1 hacienda; building C7 p1 finca; camp p1 E5 1; p1 money 500", "finca E5", .has = "winner -" },
  { "/dos-rios/DR-7.1/five-on-water-are-five", &first_valley,
    "building C6 p1 hacienda; building C7 p1 finca; building B7 p1 finca; building D5 p1 finca; camp p1 E5 1; p1 "
    "money 500",
    "finca E5", .events = "built p1 E5 finca; won p1 five" },
  { "/dos-rios/DR-1.3/five-buildings", &first_valley, EXAMPLE_21, "finca D4", .has = "winner p1; reason five" },
  { "/dos-rios/DR-7.3/everything-else-keeps-its-value", &first_valley, EXAMPLE_21 "points 3; p1 money 700", "finca D4",
    .has = "current -; round 2; points 3; built 1; p1 money 200; p1 turns 1; row wheat corn verde; first p1; camp p1 "
    "D4 1" },
  { "/dos-rios/DR-7.3/no-moves-are-left", &first_valley, EXAMPLE_21, "finca D4", .legal = "no delay" },

  { "/dos-rios/DR-7.1/win-check-own", &first_valley, EXAMPLE_20, "dam G3/SW; lay H6/SW", .options = "win_check=own",
    .has = "winner -; phase actions; current p1" },
  { "/dos-rios/DR-7.1/win-check-own-at-the-start-of-a-turn", &first_valley, EXAMPLE_20 "points 2",
    "dam G3/SW; lay H6/SW; delay", .options = "win_check=own", .events = "delayed p1 wheat; turn p2; won p2 water",
    .has = "winner p2; phase over; current -; points 6" },
  { "/dos-rios/DR-7.1/win-check-own-in-ones-own-turn", &first_valley, EXAMPLE_20 P1_THE_SAME, "dam G3/SW; lay H6/SW",
    .options = "win_check=own", .events = NEW_COURSE "won p1 water" },
  { "/dos-rios/DR-7.1/win-check-always", &first_valley, EXAMPLE_20, "dam G3/SW; lay H6/SW",
    .options = "win_check=always",
    .has = "winner p2" },
  { "/dos-rios/DR-7.1/five-dry-no-counts-wet-ones-of-five", &first_valley,
    "building C6 p1 hacienda; building C7 p1 finca; building B7 p1 finca; building D5 p1 finca; camp p1 E5 1; p1 "
    "money 500",
    "finca E5", .options = "five_dry=no", .events = "built p1 E5 finca; won p1 water" },
  { "/dos-rios/DR-7.1/five-dry-no-needs-the-hacienda-wet", &first_valley,
    "building D5 p1 hacienda; building C7 p1 finca; building B7 p1 finca; building C6 p1 finca; camp p1 E5 1; p1 "
    "money 500",
    "finca E5", .options = "five_dry=no", .events = "built p1 E5 finca" },
  { NULL }
};

/* Round 2 is the last; p2 ends it by putting a card back. One building more or less decides. */
#define LAST_TURN "current p2; "
#define THREE "current p3; row wheat corn verde verde; "

static const RuleTest limits[] = {
  { "/dos-rios/DR-7.2/after-the-last-player-of-the-round", &first_valley, LAST_TURN "building D5 p1 finca", "delay",
    .options = "round_limit=2", .events = "delayed p2 wheat; won p1 rounds",
    .changes = "phase over; current -; winner p1; reason rounds; row corn verde wheat; p2 turns 2" },
  { "/dos-rios/DR-7.2/not-before-him", &first_valley, "building D5 p1 finca", "delay", .options = "round_limit=2",
    .has = "winner -; current p2; round 2" },
  { "/dos-rios/DR-7.2/not-in-an-earlier-round", &first_valley, LAST_TURN "building D5 p1 finca", "delay",
    .options = "round_limit=3", .has = "winner -; current p1; round 3" },
  { "/dos-rios/DR-7.2/no-limit", &first_valley, LAST_TURN "round 998", "delay", .options = "round_limit=0",
    .has = "winner -; round 999" },
  { "/dos-rios/DR-7.2/a-hacienda-counts-two", &first_valley, LAST_TURN "building D5 p1 hacienda; building H4 p2 finca",
    "delay",
    .options = "round_limit=2", .has = "winner p1" },
  { "/dos-rios/DR-7.2/then-wet-buildings", &first_valley,
    LAST_TURN "building C6 p1 finca; building C7 p1 finca; building H4 p2 hacienda; p2 money 900", "delay",
    .options = "round_limit=2", .has = "winner p1" },
  { "/dos-rios/DR-7.2/then-money", &first_valley, LAST_TURN "building C6 p1 finca; building C7 p2 finca; p1 money "
    "100; p2 dams 3",
    "delay", .options = "round_limit=2", .has = "winner p1" },
  { "/dos-rios/DR-7.2/then-dams", &first_valley, LAST_TURN "p1 dams 3", "delay", .options = "round_limit=2",
    .has = "winner p1" },
  { "/dos-rios/DR-7.2/then-the-later-in-turn-order", &first_valley, LAST_TURN, "delay", .options = "round_limit=2",
    .has = "winner p2" },
  { "/dos-rios/DR-7.2/turn-order-from-the-first-player", &first_valley, "first p2; current p1", "delay",
    .options = "round_limit=2", .has = "winner p1" },
  { NULL }
};

/* Beside the points stands what makes them: the hacienda is two. */
static void
test_standing (void)
{
  const RuleTest test = { "standing", &first_valley,
                          "building D5 p1 hacienda; building C7 p1 finca; building D1 p2 finca; p2 money 100", NULL };
  g_autoptr (OxbowSetup) setup = test_rule_set_up (&test, NULL);
  const OxbowRuleset *ruleset = oxbow_state_ruleset (setup->start);
  g_autofree char *one = ruleset->standing (setup->start, 0), *two = ruleset->standing (setup->start, 1);
  g_assert_cmpstr (one, ==, "1 finca and the hacienda, which counts two · 1 of 4 wet · 0 rios");
  g_assert_cmpstr (two, ==, "1 finca · 0 of 4 wet · 100 rios");
}

/* DR-7.2: that somebody stands best is told with what it is by: what tells the winner from whoever comes next, though a
 * third one may have fallen behind before. */
static void
test_tells_the_lead (void)
{
  static const char *const words[] = { "are worth most", "more on watered", "more money", "more dams",
                                       "others stand just as well, but" };
  static const struct { const char *facts; int lead, players; } rows[] = {
    { LAST_TURN "building D5 p1 hacienda; building H4 p2 finca", 0 },
    { LAST_TURN "building C6 p1 finca; building C7 p1 finca; building H4 p2 hacienda; p2 money 900", 1 },
    { LAST_TURN "building C6 p1 finca; building C7 p2 finca; p1 money 100; p2 dams 3", 2 },
    { LAST_TURN "p1 dams 3", 3 },
    { LAST_TURN, 4 },
    { THREE "building C6 p1 finca; building C7 p2 finca; p1 money 100; p3 money 900", 2, 3 },
    { THREE "building C6 p1 finca; building C7 p2 finca", 4, 3 },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const RuleTest test = { "lead", &first_valley, rows[i].facts, "delay", .options = "round_limit=2",
                              .players = rows[i].players };
      g_autoptr (OxbowSetup) setup = test_rule_set_up (&test, NULL);
      g_autofree OxbowState *state = oxbow_state_copy (setup->start);
      OxbowEvents events = OXBOW_MOVES_INIT;
      g_assert_true (oxbow_state_apply_text (state, "delay", &events, NULL));
      g_autofree char *told = oxbow_state_ruleset (state)->tell (state, &events.items[events.n - 1]);
      g_assert_nonnull (strstr (told, words[rows[i].lead]));
      oxbow_moves_clear (&events);
    }
}

/* Losers are ranked by the same order. */
static void
test_ranks (void)
{
  const RuleTest test = { "ranks", &first_valley, "current p3; building D5 p2 finca; p1 money 100; row wheat corn "
  "verde verde",
                          "delay", .options = "round_limit=2", .players = 3 };
  g_autoptr (OxbowSetup) setup = test_rule_set_up (&test, NULL);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  OxbowResult result;

  g_assert_false (ruleset->result (state, &result));
  g_assert_true (oxbow_state_apply_text (state, "delay", NULL, NULL));
  g_assert_true (ruleset->result (state, &result));
  g_assert_cmpint (result.winner, ==, 1);
  g_assert_cmpstr (result.text, ==, "p2 rounds");
  g_assert_cmpint (result.rank[0], ==, 2);
  g_assert_cmpint (result.rank[1], ==, 1);
  g_assert_cmpint (result.rank[2], ==, 3);
}

void
add_ending_tests (void)
{
  test_rules_add (victories);
  test_rules_add (limits);
  g_test_add_func ("/dos-rios/DR-7.2/ranks-of-the-losers", test_ranks);
  g_test_add_func ("/dos-rios/DR-7.2/points-are-told", test_standing);
  g_test_add_func ("/dos-rios/DR-7.2/lead-is-told", test_tells_the_lead);
}
