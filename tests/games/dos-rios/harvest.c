/* harvest.c: what the land gives, and how the row is filled again (DR-6.4, DR-6.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/boards.h"

#define EXAMPLE_13 "camp p1 C6 2; camp p1 D6 1; camp p2 C7 1; camp p2 F6 1; building B7 p2 finca; "
#define EXAMPLE_15 "camp p1 C5 2; camp p1 C4 1; camp p1 C2 1; p1 dams 4; "

static const RuleTest harvests[] = {
  { "/dos-rios/DR-6.4/example-13-corn", &first_valley, EXAMPLE_13 "row corn wheat verde", "harvest",
    .events = "harvested p1 corn 100 0; harvested p2 corn 200 0; drawn wheat; turn p2",
    .changes = "current p2; row wheat verde wheat; discard corn; p1 money 100; p1 turns 2; p2 money 200; "
               "deck desperado-moreno desperado-verde moreno moreno moreno verde verde logging corn tobacco tobacco" },
  { "/dos-rios/DR-6.4/example-13-verde", &first_valley, EXAMPLE_13 "row verde wheat corn", "harvest",
    .events = "harvested p1 verde 100 0; harvested p2 verde 200 0; drawn wheat; turn p2" },
  { "/dos-rios/DR-6.4/example-13-logging", &first_valley, EXAMPLE_13 "row logging wheat corn", "harvest",
    .events = "harvested p1 logging 0 0; harvested p2 logging 0 0; drawn wheat; turn p2" },
  { "/dos-rios/DR-6.4/moreno", &first_valley, EXAMPLE_13 "row moreno wheat corn", "harvest",
    .events = "harvested p1 moreno 0 0; harvested p2 moreno 100 0; drawn wheat; turn p2" },
  { "/dos-rios/DR-6.4/tobacco", &first_valley, EXAMPLE_13 "row tobacco wheat corn", "harvest",
    .events = "harvested p1 tobacco 0 0; harvested p2 tobacco 100 0; drawn wheat; turn p2" },
  { "/dos-rios/DR-1.1/dry-fields-yield-nothing", &first_valley, "camp p1 D5 1; camp p1 E5 1; row wheat corn verde",
    "harvest",
    .events = "harvested p1 wheat 100 0; harvested p2 wheat 0 0; drawn wheat; turn p2" },
  { "/dos-rios/DR-6.4/hills-yield-nothing", &first_valley, "camp p1 C3 1; row verde wheat corn", "harvest",
    .events = "harvested p1 verde 0 0; harvested p2 verde 0 0; drawn wheat; turn p2" },
  { "/dos-rios/DR-6.4/a-hex-pays-once", &first_valley, "camp p1 C6 2; building C6 p1 finca; row corn wheat verde",
    "harvest",
    .events = "harvested p1 corn 100 0; harvested p2 corn 0 0; drawn wheat; turn p2" },
  { "/dos-rios/DR-3.11/a-building-is-presence", &first_valley, "building C6 p2 hacienda; row corn wheat verde",
    "harvest",
    .events = "harvested p1 corn 0 0; harvested p2 corn 100 0; drawn wheat; turn p2" },
  { "/dos-rios/DR-3.11/a-campesino-is-presence", &first_valley, "camp p2 C6 1; row corn wheat verde", "harvest",
    .has = "p2 money 100" },
  { "/dos-rios/DR-6.4/in-turn-order-from-the-active-player", &first_valley, "current p2; row corn wheat verde",
    "harvest",
    .events = "harvested p2 corn 0 0; harvested p1 corn 0 0; drawn wheat; round 3; turn p1" },
  { "/dos-rios/DR-6.4/logging", &first_valley, "camp p1 C2 1; camp p2 C4 1; camp p2 G3 1; row logging wheat corn",
    "harvest",
    .events = "harvested p1 logging 0 1; harvested p2 logging 0 2; drawn wheat; turn p2",
    .has = "p1 dams 3; p2 dams 4; supply 33" },
  { "/dos-rios/DR-6.4/example-14-shared-water-verde", &shared_water, "camp p1 C4 1; camp p2 B2 1; row verde wheat corn",
    "harvest", .events = "harvested p1 verde 100 0; harvested p2 verde 100 0; drawn wheat; turn p2" },
  { "/dos-rios/DR-3.9/example-14-shared-water-moreno", &shared_water,
    "camp p1 C4 1; camp p2 B2 1; row moreno wheat corn",
    "harvest", .events = "harvested p1 moreno 100 0; harvested p2 moreno 0 0; drawn wheat; turn p2" },
  { "/dos-rios/DR-6.4/example-15-full-woodpile", &first_valley, EXAMPLE_15 "row verde wheat corn", "harvest",
    .events = "harvested p1 verde 0 1; harvested p2 verde 0 0; drawn wheat; turn p2", .has = "p1 dams 5; supply 33" },
  { "/dos-rios/DR-6.4/empty-supply", &first_valley, "camp p1 C2 1; row logging wheat corn", "harvest",
    .events = "harvested p1 logging 0 0; harvested p2 logging 0 0; drawn wheat; turn p2", .options = "dam_total=4" },
  { "/dos-rios/DR-6.4/the-active-player-takes-the-last-dam", &first_valley,
    "current p2; camp p1 C2 1; camp p2 C4 1; row logging wheat corn", "harvest",
    .events = "harvested p2 logging 0 1; harvested p1 logging 0 0; drawn wheat; round 3; turn p1",
    .options = "dam_total=5" },
  { "/dos-rios/DR-2.1/a-reserve-of-five", &first_valley, "camp p1 C2 1; p1 dams 5; row logging wheat corn", "harvest",
    .events = "harvested p1 logging 0 0; harvested p2 logging 0 0; drawn wheat; turn p2", .has = "p1 dams 5" },
  { "/dos-rios/DR-3.8/a-course-ends-at-the-lake", &first_valley,
    "camp p1 C2 1; camp p1 B7 1; camp p1 C8 1; row verde wheat corn",
    "harvest", .events = "harvested p1 verde 100 1; harvested p2 verde 0 0; drawn wheat; turn p2" },
  { NULL }
};

#define EXAMPLE_17 "row wheat corn verde; deck desperado-moreno; discard tobacco desperado-verde; rng 0000000000000000"
#define DECK_17 "deck=wheat,corn,verde,desperado-moreno,tobacco,desperado-verde"

static const RuleTest refills[] = {
  { "/dos-rios/DR-6.5/example-17-chain", &first_valley, EXAMPLE_17, "harvest", .options = DECK_17,
    .events = "harvested p1 wheat 0 0; harvested p2 wheat 0 0; desperados moreno; shuffled; desperados moreno; "
              "drawn tobacco; turn p2" },
  { "/dos-rios/DR-6.5/example-17-where-the-cards-are", &first_valley, EXAMPLE_17, "harvest", .options = DECK_17,
    .has = "row corn verde tobacco; deck wheat desperado-verde; discard desperado-moreno; rng daa66d2c7ddf743f" },
  { "/dos-rios/DR-6.5/no-shuffle-before-a-card-is-needed", &first_valley,
    "row wheat corn verde; deck tobacco; discard moreno", "harvest", .options = "deck=wheat,corn,verde,tobacco,moreno",
    .events = "harvested p1 wheat 0 0; harvested p2 wheat 0 0; drawn tobacco; turn p2",
    .has = "deck -; discard moreno wheat; rng 0000000000000000" },
  { "/dos-rios/DR-6.5/then-it-is-shuffled", &first_valley,
    "row wheat corn verde; deck -; discard moreno", "harvest", .options = "deck=wheat,corn,verde,moreno",
    .events = "harvested p1 wheat 0 0; harvested p2 wheat 0 0; shuffled; drawn wheat; turn p2",
    .has = "row corn verde wheat; deck moreno; discard -; rng 9e3779b97f4a7c15" },
  { "/dos-rios/DR-6.5/the-only-card-comes-back", &first_valley,
    "row wheat corn verde; deck -; discard -", "harvest", .options = "deck=wheat,corn,verde",
    .events = "harvested p1 wheat 0 0; harvested p2 wheat 0 0; shuffled; drawn wheat; turn p2",
    .has = "row corn verde wheat; deck -; discard -; rng 0000000000000000" },
  { "/dos-rios/DR-6.5/desperados-are-nobodys-card", &first_valley,
    "row logging corn verde; deck tobacco desperado-verde; camp p2 C6 1", "harvest",
    .options = "deck=logging,corn,verde,tobacco,desperado-verde",
    .events = "harvested p1 logging 0 0; harvested p2 logging 0 0; desperados verde; raided p2 C6; drawn tobacco; "
    "turn p2",
    .has = "discard logging desperado-verde; camp p2 city 6" },
  { NULL }
};

/* What a harvest pays in words: nothing is said of what is not paid. */
static const struct
{
  const char *facts, *offer, *told;
} words[] = {
  { "camp p1 C3 1; row verde wheat corn", "Take the harvest: Rio Verde (nothing for you)",
    "Black gets nothing (harvest along the Rio Verde)." },
  { "camp p1 C6 2; row corn wheat verde", "Take the harvest: corn harvest (100 rios for you)",
    "Black gets 100 rios (corn harvest)." },
  { "camp p1 C2 1; row logging wheat corn", "Take the harvest: logging (1 dam for you)",
    "Black gets 1 dam (logging)." },
  { "camp p1 B7 1; camp p1 C2 1; camp p1 C8 1; row verde wheat corn",
    "Take the harvest: Rio Verde (100 rios and 1 dam for you)",
    "Black gets 100 rios and 1 dam (harvest along the Rio Verde)." },
};

static void
what_it_pays_is_said (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (GError) error = NULL;
      RuleTest test = { .path = "words", .board = &first_valley, .facts = words[i].facts };
      g_autoptr (OxbowSetup) setup = test_rule_set_up (&test, &error);
      g_assert_no_error (error);
      g_autofree OxbowState *state = oxbow_state_copy (setup->start);
      const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
      OxbowMoves events = OXBOW_MOVES_INIT;
      OxbowMove move;
      g_assert_true (oxbow_move_parse (state, "harvest", &move, &error));
      g_autofree char *offer = ruleset->offer (state, &move);
      test_play (state, "harvest", NULL, &events);
      g_autofree char *told = ruleset->tell (state, &events.items[0]);
      g_assert_cmpstr (offer, ==, words[i].offer);
      g_assert_cmpstr (told, ==, words[i].told);
      oxbow_moves_clear (&events);
    }
}

void
add_harvest_tests (void)
{
  g_test_add_func ("/dos-rios/words/harvest", what_it_pays_is_said);
  test_rules_add (harvests);
  test_rules_add (refills);
}
