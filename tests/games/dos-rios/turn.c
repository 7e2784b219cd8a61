/* turn.c: how a turn begins and ends, and what belongs to which phase (DR-5.1, DR-5.10)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/boards.h"

#define RIVERS_FIRST "First lay the course of the river: choose one of the numbered arrows where it ends."
#define PLACE_FIRST "First all campesinos are placed: choose a hill, a forest or a field that is free."
#define NOT_THE_TIME \
  "Rivers are laid when a dam turns them, and campesinos placed before the first round. Now walk, chase, build, or " \
  "end the turn."
#define NO_MOVE "That is not a move."

static const RuleTest phases[] = {
  { "/dos-rios/DR-5.1/rivers-no-walk", &first_valley, NULL, "walk city E8", RIVERS_FIRST },
  { "/dos-rios/DR-5.1/rivers-no-place", &first_valley, NULL, "place D5", RIVERS_FIRST },
  { "/dos-rios/DR-5.1/rivers-no-end", &first_valley, NULL, "end", RIVERS_FIRST },
  { "/dos-rios/DR-5.1/reroute-no-walk", &first_valley, "camp p1 G3 1", "dam G3/SW; walk city E8", RIVERS_FIRST },
  { "/dos-rios/DR-5.1/reroute-no-dam", &first_valley, "camp p1 G3 1", "dam G3/SW; dam G3/SE", RIVERS_FIRST },
  { "/dos-rios/DR-5.1/reroute-no-delay", &first_valley, "camp p1 G3 1", "dam G3/SW; delay", RIVERS_FIRST },
  { "/dos-rios/DR-5.1/reroute-only-lay", &first_valley, "camp p1 G3 1; p1 money 2000", "dam G3/SW",
    .legal = "lay H6/S; lay H6/SW", .lacks = "transit G" },
  { "/dos-rios/DR-5.1/placing-no-walk", &narrow, NULL, "walk city B4", PLACE_FIRST },
  { "/dos-rios/DR-5.1/placing-no-lay", &narrow, NULL, "lay B1/S", PLACE_FIRST },
  { "/dos-rios/DR-5.1/actions-no-place", &first_valley, "", "place D5", NOT_THE_TIME },
  { "/dos-rios/DR-5.1/actions-no-lay", &first_valley, "", "lay G8/SE", NOT_THE_TIME },
  { "/dos-rios/DR-5.1/over-no-walk", &first_valley,
    "p1 money 500; camp p1 D4 1; building B3 p1 finca; building B4 p1 finca; building D1 p1 finca; building D3 p1 "
    "hacienda",
    "finca D4; walk D4 D5", "The game is over.", .legal = "no walk" },
  { "/dos-rios/DR-5.1/over-no-end", &first_valley,
    "p1 money 500; camp p1 D4 1; building B3 p1 finca; building B4 p1 finca; building D1 p1 finca; building D3 p1 "
    "hacienda",
    "finca D4; end", "The game is over." },
  { "/dos-rios/DR-5.1/an-unknown-verb", &first_valley, "", "swim D5 D6", NO_MOVE },
  { "/dos-rios/DR-5.1/an-empty-line", &first_valley, "", " ", NO_MOVE },
  { "/dos-rios/DR-5.1/too-few-arguments", &first_valley, "", "walk city", NO_MOVE },
  { "/dos-rios/DR-5.1/too-many-arguments", &first_valley, "", "harvest D5", NO_MOVE },
  { "/dos-rios/DR-5.1/off-the-grid", &first_valley, "", "walk city E10", NO_MOVE },
  { "/dos-rios/DR-5.1/small-letters-name-no-cell", &first_valley, "", "walk city e8", NO_MOVE },
  { "/dos-rios/DR-5.1/a-turn-begins-with-six-points", &first_valley, "points 1; built 2", "delay",
    .has = "current p2; phase actions; points 6; built 0; transit -" },
  { "/dos-rios/DR-5.1/actions-in-any-order", &first_valley, "camp p1 G3 1; p1 money 500; camp p1 C6 1",
    "dam G3/S; walk G3 G4; finca C6; walk G4 G5; dam G5/S; walk G5 G4; delay", .has = "current p2; p1 turns 2" },
  { "/dos-rios/DR-1.2/six-campesinos-and-six-points", &first_valley, "",
    "walk city E8; walk city E8; walk city D8; walk city D8; walk city F8; walk city F8",
    .has = "camp p1 D8 2; camp p1 E8 2; camp p1 F8 2; points 0", .lacks = "camp p1 city", .legal = "no walk" },
  { NULL }
};

static const RuleTest endings[] = {
  { "/dos-rios/DR-5.10/example-18-delay", &first_valley, "points 2", "delay", .events = "delayed p1 wheat; turn p2",
    .changes = "current p2; points 6; row corn verde wheat; p1 turns 2" },
  { "/dos-rios/DR-5.10/example-18-no-chance-in-it", &first_valley, "", "delay",
    .has = "rng 0000000000000000; points 6" },
  { "/dos-rios/DR-5.10/harvest-ends-the-turn", &first_valley, "points 2; built 1", "harvest",
    .has = "current p2; points 6; built 0; p1 turns 2; discard wheat; row corn verde wheat" },
  { "/dos-rios/DR-5.10/a-round-ends-at-the-first-player", &first_valley, "current p2", "delay",
    .events = "delayed p2 wheat; round 3; turn p1",
    .changes = "round 3; current p1; row corn verde wheat; p2 turns 2" },
  { "/dos-rios/DR-5.10/the-first-player-may-be-p2", &first_valley, "first p2", "delay",
    .events = "delayed p1 wheat; round 3; turn p2", .has = "round 3; current p2" },
  { "/dos-rios/DR-5.10/no-new-round-in-between", &first_valley, "first p2; current p2", "delay",
    .has = "round 2; current p1" },
  { "/dos-rios/DR-5.10/no-harvest-in-a-first-turn", &first_valley, "round 1; p1 turns 0; p2 turns 0", "harvest",
    "There is no harvest in the first turn." },
  { "/dos-rios/DR-5.10/no-delay-in-a-first-turn", &first_valley, "round 1; p1 turns 0; p2 turns 0", "delay",
    "There is no harvest in the first turn." },
  { "/dos-rios/DR-5.10/no-end-later", &first_valley, "", "end", "Take the harvest or put the card back.",
    .legal = "delay; harvest" },
  { "/dos-rios/DR-5.10/transit-is-asked-for-first", &first_valley,
    "building G6 p2 finca; camp p1 G6 1; transit G6", "end",
    "The campesino on G6 must move on: it cannot stay on another player's finca. (DR-5.6)" },
  { "/dos-rios/DR-5.10/no-delay-in-transit", &first_valley, "building G6 p2 finca; camp p1 G6 1; transit G6", "delay",
    "The campesino on G6 must move on: it cannot stay on another player's finca. (DR-5.6)", .legal = "no delay" },
  { "/dos-rios/DR-5.10/end-leaves-the-row", &first_valley, "round 1; p1 turns 0; p2 turns 0", "end",
    .events = "turn p2",
    .changes = "current p2; p1 turns 1" },

  { "/dos-rios/DR-5.10/example-19-harvest", &first_valley, "round 1; p1 turns 0; p2 turns 0; camp p1 D6 1; camp p2 "
    "C7 1",
    "harvest", "There is no harvest in the first turn.", .legal = "no delay" },
  { "/dos-rios/DR-5.5/example-19-nobody-has-played", &first_valley,
    "round 1; p1 turns 0; p2 turns 0; camp p1 D6 1; camp p2 C7 1", "chase C7 D6",
    "In the first turn you may chase only players who have already played." },
  { "/dos-rios/DR-5.10/example-19-end", &first_valley, "round 1; p1 turns 0; p2 turns 0; camp p1 D6 1; camp p2 C7 1",
    "end",
    .has = "p1 turns 1; current p2", .legal = "end" },
  { "/dos-rios/DR-5.5/example-19-who-has-played", &first_valley,
    "round 1; current p2; p1 turns 1; p2 turns 0; camp p1 D7 1; camp p2 D6 1", "chase D7 D6; end",
    .has = "camp p2 D7 1; camp p1 city 6; round 2; current p1" },
  { "/dos-rios/DR-5.10/example-19-p2-must-end-too", &first_valley, "round 1; current p2; p1 turns 1; p2 turns 0",
    "delay",
    "There is no harvest in the first turn.", .legal = "end" },
  { NULL }
};

void
add_turn_tests (void)
{
  test_rules_add (phases);
  test_rules_add (endings);
}
