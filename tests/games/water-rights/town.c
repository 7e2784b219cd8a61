/* town.c: building, selling, power works, supply (WR-5.13, WR-5.15 to WR-5.18)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/position.h"

#define IN_1(who, phase) "turn " who " " phase "; tax green red cost 1 tiles 2; "
#define CARD_2(who, phase, card) \
  "round 2 of 8; turn " who " " phase "; tax green red cost 1 tiles 2; die 2; card " card " target none; "
#define FIRST_TURN IN_1 ("senior", "build") "mayor senior money 17 loose 5 legacy 2; " \
  "hand senior basic/0/2 cottages/3/0"
#define TOKENS IN_1 ("riparian", "supply") "mayor riparian money 10 loose 0 legacy 2; " \
  "plant H3 riparian well paid 4 water 4; tile G4 riparian foundry paid 8 supplied 0; " \
  "tile H5 riparian smithy paid 4 supplied 0"
#define WORKS IN_1 ("senior", "supply") "mayor senior money 20 loose 0 legacy 2; " \
  "plant E2 senior well paid 4 water 4; tile D4 senior smithy paid 4 supplied 0"
#define HIGH_WATER CARD_2 ("riparian", "build", "high-water") "active nobuild pool; " \
  "hand riparian well/4/0 school/5/0"

static const PositionTest refusals[] = {
  { "/water-rights/WR-5.13/not-while-drafting", IN_1 ("senior", "draft"), "build basic E2",
    "Building comes after drafting." },
  { "/water-rights/WR-5.13/not-in-hand", IN_1 ("senior", "build"), "build tower E2", "You do not hold that tile." },
  { "/water-rights/WR-5.13/no-such-tile", IN_1 ("senior", "build"), "build palace E2", "You do not hold that tile." },
  { "/water-rights/WR-5.13/the-fee", IN_1 ("senior", "build") "mayor senior money 1 loose 5 legacy 2",
    "build basic E2", "You cannot pay to build it: sell a tile first, or build another one." },
  { "/water-rights/WR-5.13/example-1-must-touch-the-town", FIRST_TURN, "build cottages A3",
    "It must touch your town: choose a cell beside a tile of yours. (WR-5.18)" },
  { "/water-rights/WR-5.18/not-your-land", IN_1 ("senior", "build"), "build basic H3", "That is not your land." },
  { "/water-rights/WR-5.18/the-castle", IN_1 ("senior", "build"), "build basic E5", "That is not your land." },
  { "/water-rights/WR-5.18/no-such-cell", IN_1 ("senior", "build"), "build basic Z9", "That is not your land." },
  { "/water-rights/WR-5.18/the-power-works", IN_1 ("senior", "build"), "build basic D3", "That cell is taken." },
  { "/water-rights/WR-5.18/a-tile-stands-there", IN_1 ("senior", "build") "plant E2 senior well paid 4 water 0",
    "build basic E2", "That cell is taken." },
  { "/water-rights/WR-5.18/plants-stand-on-pools", IN_1 ("senior", "build"), "build basic F1",
    "Waterplants stand on pools." },
  { "/water-rights/WR-5.18/example-7-farms-need-grass", IN_1 ("senior", "build") "hand senior wheat/3/0",
    "build wheat D1", "Farms need grass." },
  { "/water-rights/WR-5.18/farms-keep-together", IN_1 ("senior", "build") "hand senior wheat/3/0 orchard/5/0",
    "build wheat C3; build orchard F1", "A farm must touch your other farms." },
  { "/water-rights/WR-5.18/docks", IN_1 ("senior", "build") "hand senior jetty/4/0", "build jetty D4",
    "A dock stands on water or beside your dock." },
  { "/water-rights/WR-5.18/livestock", IN_1 ("senior", "build") "hand senior goats/3/0", "build goats D4",
    "Livestock must stand beside a waterplant." },
  { "/water-rights/WR-5.18/livestock-on-land-only",
    IN_1 ("senior", "build") "hand senior goats/3/0; plant E2 senior well paid 4 water 0", "build goats E1",
    "Not on water: choose grass or dry land of your town.", .settings = "land_only=yes" },
  { "/water-rights/WR-5.18/example-10-others-on-land-only", IN_1 ("riparian", "build") "hand riparian school/5/0",
    "build school G6", "Not on water: choose grass or dry land of your town.", .settings = "land_only=yes" },
  { "/water-rights/WR-5.18/example-26-high-water-plant", HIGH_WATER, "build well H3",
    "That may not be built this round." },
  { "/water-rights/WR-5.18/example-26-high-water-school", HIGH_WATER, "build school G6",
    "That may not be built this round." },
  { "/water-rights/WR-2.6/nobuild-of-plants",
    CARD_2 ("senior", "build", "jubilee") "active nobuild plant", "build basic E2",
    "That may not be built this round. (WR-5.18)" },
  { "/water-rights/WR-2.6/nobuild-of-a-class",
    CARD_2 ("senior", "build", "jubilee") "active nobuild farm; hand senior wheat/3/0", "build wheat C3",
    "That may not be built this round. (WR-5.18)" },
  { "/water-rights/WR-5.15/nothing-there", IN_1 ("senior", "build"), "sell E2", "You have no tile there." },
  { "/water-rights/WR-5.15/anothers-tile", IN_1 ("senior", "build") "plant H3 riparian well paid 4 water 0",
    "sell H3", "You have no tile there." },
  { "/water-rights/WR-5.15/no-such-cell", IN_1 ("senior", "build"), "sell A1", "You have no tile there." },
  { "/water-rights/WR-5.15/not-while-drafting", IN_1 ("senior", "draft") "plant E2 senior well paid 4 water 0",
    "sell E2", "Tiles are sold only while building, or a dry district while supplying." },
  { "/water-rights/WR-5.15/no-plant-while-supplying", IN_1 ("senior", "supply") "plant E2 senior well paid 4 water 0",
    "sell E2", "Tiles are sold only while building, or a dry district while supplying." },
  { "/water-rights/WR-5.16/only-while-supplying", IN_1 ("senior", "build") "plant E2 senior well paid 4 water 4",
    "run", "The power works run once a turn, while supplying." },
  { "/water-rights/WR-5.16/example-5-once-a-turn", WORKS, "run; run",
    "The power works run once a turn, while supplying." },
  { "/water-rights/WR-5.16/need-water", IN_1 ("senior", "supply"), "run", "The power works need 2 drops." },
  { "/water-rights/WR-5.16/need-more-by-option", WORKS, "run", "The power works need 5 drops.",
    .settings = "run_cost=5" },
  { "/water-rights/WR-5.17/after-building", IN_1 ("senior", "build") "tile D4 senior cottages paid 3 supplied 0",
    "supply D4", "Districts are supplied after building." },
  { "/water-rights/WR-5.17/a-plant-is-no-district", WORKS, "supply E2", "You have no district there." },
  { "/water-rights/WR-5.17/anothers-district", WORKS "; tile H4 riparian school paid 5 supplied 0", "supply H4",
    "You have no district there." },
  { "/water-rights/WR-5.17/only-once", WORKS, "run; supply D4; supply D4", "It is supplied already." },
  { "/water-rights/WR-5.17/too-little-water", IN_1 ("senior", "supply") "tile D4 senior cottages paid 3 supplied 0",
    "supply D4", "Too little water on your plants." },
  { "/water-rights/WR-5.17/example-5-run-first", WORKS, "supply D4", "Run your power works first." },
  { "/water-rights/WR-5.17/no-own-tokens-left", WORKS, "run; supply D4", "Your town has no more tokens this turn.",
    .settings = "tokens=0" },
  { "/water-rights/WR-5.17/example-4-no-post", TOKENS, "supply G4", "You have no trading post there." },
  { "/water-rights/WR-5.17/borders-closed",
    CARD_2 ("riparian", "supply", "closed-borders") "active notrade; posts riparian senior; "
    "plant H3 riparian well paid 4 water 4; tile H5 riparian smithy paid 4 supplied 0", "supply H5",
    "The borders are closed this round." },
  { "/water-rights/WR-5.17/no-tokens-left-there", TOKENS "; posts riparian senior", "supply G4",
    "That town has no more tokens this turn.", .settings = "tokens=3" },
  { "/water-rights/WR-5.17/too-dear", TOKENS "; posts riparian senior; mayor riparian money 1 loose 0 legacy 2",
    "supply G4", "You cannot pay for the tokens that it takes from other towns: supply another district." },
  { NULL }
};

static const PositionTest moves[] = {
  { "/water-rights/WR-2.4/example-1-the-dealt-plant-costs-2", FIRST_TURN, "build basic E2",
    .events = "built senior basic E2",
    .has = "mayor senior money 15 loose 3 legacy 2; plant E2 senior basic paid 2 water 2" },
  { "/water-rights/WR-5.13/example-1-beside-the-power-works", FIRST_TURN, "build basic E2; build cottages D4",
    .has = "tile D4 senior cottages paid 3 supplied 0; hand senior none" },
  { "/water-rights/WR-6.4/example-1-the-turn-ends",
    FIRST_TURN, "build basic E2; build cottages D4; next; supply D4; next",
    .events = "income senior 3; turn riparian",
    .has = "mayor senior money 18 loose 3 legacy 2; plant E2 senior basic paid 2 water 0; turn riparian draft" },
  { "/water-rights/WR-5.13/the-earliest-copy-is-used",
    IN_1 ("senior", "build") "hand senior basic/0/2 basic/3/0", "build basic E2",
    .has = "plant E2 senior basic paid 2 water 2; hand senior basic/3/0" },
  { "/water-rights/WR-5.13/example-23-request-while-building",
    IN_1 ("junior", "build") "mayor junior money 12 loose 3 legacy 0; hand junior basic/0/2 cistern/3/0",
    "build basic C6; build cistern B6; request 2", .events = "requested junior 2 1",
    .has = "mayor junior money 9 loose 0 legacy 0; king money 11 bank 28 tax 0 sales 1 penalties 0 obeyed 0 lasttax 0; "
           "plant B6 junior cistern paid 3 water 3; plant C6 junior basic paid 2 water 2" },
  { "/water-rights/WR-5.18/example-7-a-farm-beside-the-farm",
    IN_1 ("senior", "build") "hand senior wheat/3/0 orchard/5/0", "build wheat C3",
    .legal = "build orchard C2; build orchard C4; build orchard D2" },
  { "/water-rights/WR-5.18/example-8-livestock",
    IN_1 ("junior", "build") "hand junior goats/3/0; plant C6 junior cistern paid 3 water 0",
    .legal = "build goats B5; build goats B6; build goats C5; build goats C7; build goats D5" },
  { "/water-rights/WR-5.18/example-9-the-first-dock", IN_1 ("riparian", "build") "hand riparian jetty/4/0",
    .legal = "build jetty F7; build jetty G6; build jetty G8; build jetty H3; build jetty H6; build jetty I4; "
             "build jetty I7" },
  { "/water-rights/WR-5.18/example-9-beside-a-dock",
    IN_1 ("riparian", "build") "hand riparian jetty/4/0; tile H3 riparian jetty paid 4 supplied 0",
    .legal = "build jetty F7; build jetty G4; build jetty G6; build jetty G8; build jetty H4; build jetty H6; "
             "build jetty I3; build jetty I4; build jetty I7" },
  { "/water-rights/WR-5.18/example-9-on-water-only",
    IN_1 ("riparian", "build") "hand riparian jetty/4/0; tile H3 riparian jetty paid 4 supplied 0",
    .settings = "dock_water_only=yes",
    .legal = "build jetty F7; build jetty G6; build jetty G8; build jetty H6; build jetty I4; build jetty I7" },
  { "/water-rights/WR-5.18/example-10-around-the-power-works", IN_1 ("riparian", "build") "hand riparian school/5/0",
    .legal = "build school F4; build school F5; build school G4; build school G6; build school H4; build school H5" },
  { "/water-rights/WR-5.18/example-10-around-a-plant",
    IN_1 ("riparian", "build") "hand riparian school/5/0; plant I7 riparian well paid 4 water 0",
    .legal = "build school F4; build school F5; build school G4; build school G6; build school H4; build school H5; "
             "build school H6; build school H7; build school I6" },
  { "/water-rights/WR-5.18/example-26-on-grass", HIGH_WATER, "build school F4",
    .has = "tile F4 riparian school paid 5 supplied 0" },
  { "/water-rights/WR-5.15/example-11-the-treasury-adds",
    IN_1 ("junior", "build") "mayor junior money 0 loose 0 legacy 0; plant C6 junior well paid 5 water 3; "
    "king money 1 bank 30 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0", "sell C6", .events = "sold junior C6 2",
    .has = "mayor junior money 2 loose 0 legacy 0; king money 0 bank 33 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0",
    .lacks = "plant C6" },
  { "/water-rights/WR-5.15/a-dry-district-while-supplying", WORKS, "sell D4", .events = "sold senior D4 2" },
  { "/water-rights/WR-5.16/example-5-power-works", WORKS, "run; supply D4", .events = "supplied D4",
    .has = "plant E2 senior well paid 4 water 1; tile D4 senior smithy paid 4 supplied 1; "
           "turnstate senior asked 0 shield 0 built 0 posted 0 ran 1 own 1 met 0 limit none due 0" },
  { "/water-rights/WR-5.17/example-4-buying-tokens", TOKENS "; posts riparian senior", "supply G4",
    .events = "paid riparian senior 2; supplied G4",
    .has = "mayor riparian money 8 loose 0 legacy 2; mayor senior money 22 loose 5 legacy 2; "
           "tokens riparian red 4/1 green 0/0 yellow 0/0" },
  { "/water-rights/WR-5.17/example-4-the-spare-token", TOKENS "; posts riparian senior", "supply G4; supply H5",
    .has = "mayor riparian money 8 loose 0 legacy 2; tokens riparian red 4/0 green 0/0 yellow 0/0; "
           "plant H3 riparian well paid 4 water 1" },
  { "/water-rights/WR-5.17/the-treasury-sells-for-the-absent", TOKENS "; posts riparian senior", "supply G4",
    .events = "paid riparian treasury 2; supplied G4", .settings = "seat.senior=absent" },
  { "/water-rights/WR-2.6/example-21-need-and-income",
    CARD_2 ("riparian", "supply", "heat-wave") "active need green 1; active income green 1; "
    "plant H3 riparian well paid 4 water 4; tile F6 riparian wheat paid 3 supplied 0", "supply F6; next",
    .has = "mayor riparian money 26 loose 5 legacy 2; plant H3 riparian well paid 4 water 1" },
  { NULL }
};

void
add_town_tests (void)
{
  position_tests_add (refusals);
  position_tests_add (moves);
}
