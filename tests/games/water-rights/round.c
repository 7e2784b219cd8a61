/* round.c: what runs by itself: ends of turns and rounds, the steward (WR-4, WR-6)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/position.h"

#define SUPPLY(who) "turn " who " supply; tax green red cost 1 tiles 2; "
#define TOWN_OF_8 \
  "tile E1 senior wheat paid 3 supplied 0; tile F1 senior wheat paid 3 supplied 0; " \
  "tile B2 senior wheat paid 3 supplied 0; tile C2 senior wheat paid 3 supplied 0; " \
  "tile D2 senior wheat paid 3 supplied 0; tile E2 senior smithy paid 4 supplied 0; " \
  "tile F2 senior inn paid 5 supplied 0; tile G2 senior park paid 4 supplied 0"
#define THREE_GREEN \
  "tile C2 senior wheat paid 3 supplied 0; tile D2 senior wheat paid 3 supplied 0; " \
  "tile C3 senior wheat paid 3 supplied 0; mayor senior money 4 loose 0 legacy 2"

static const PositionTest rows[] = {
  { "/water-rights/WR-4.2/what-the-mayors-get", NULL,
    .has = "mayor senior money 20 loose 5 legacy 2; mayor riparian money 20 loose 5 legacy 2; "
           "mayor junior money 15 loose 3 legacy 0; hand junior basic/0/2; round 1 of 8; turn king decree; "
           "tax none cost 1 tiles 2; price cost 1 units 4; "
           "king money 10 bank 30 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0" },
  { "/water-rights/WR-4.2/options-of-the-start", NULL, .settings = "king_start=3 bank_start=7 rounds=5",
    .has = "king money 3 bank 21 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0; round 1 of 5" },
  { "/water-rights/WR-4.2/more-and-less-money", NULL, .settings = "senior_money=-20 riparian_money=-3 junior_money=1",
    .has = "mayor senior money 0 loose 5 legacy 2; mayor riparian money 17 loose 5 legacy 2; "
           "mayor junior money 16 loose 3 legacy 0" },
  { "/water-rights/WR-4.3/an-empty-board", NULL, .lacks = "tile; plant" },
  { "/water-rights/WR-4.4/an-absent-mayor", NULL, .settings = "seat.senior=absent",
    .has = "seats player absent player player; king money 10 bank 20 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0",
    .lacks = "mayor senior; hand senior; secret senior" },
  { "/water-rights/WR-4.4/a-steward-and-two-mayors", NULL, .settings = "seat.king=steward seat.senior=absent",
    .has = "seats steward absent player player; turn riparian draft" },
  { "/water-rights/WR-4.4/the-round-goes-past-the-absent", SUPPLY ("riparian"), "next; next; next; next",
    .settings = "seat.senior=absent", .has = "turn king proclaim" },
  { "/water-rights/WR-6.4/example-3-tax", SUPPLY ("senior") TOWN_OF_8, "next",
    .events = "income senior 0; taxed senior 2; turn riparian", .has = "mayor senior money 18 loose 5 legacy 2" },
  { "/water-rights/WR-6.4/example-3-at-another-rate", SUPPLY ("senior") TOWN_OF_8 "; tax green red cost 2 tiles 1",
    "next", .events = "income senior 0; taxed senior 12; turn riparian",
    .has = "king money 22 bank 30 tax 12 sales 0 penalties 0 obeyed 0 lasttax 12" },
  { "/water-rights/WR-6.7/example-24-short-of-tax",
    SUPPLY ("senior") THREE_GREEN "; tax green red cost 2 tiles 1", "next",
    .has = "mayor senior money 0 loose 0 legacy 2; "
           "king money 14 bank 30 tax 4 sales 0 penalties 0 obeyed 0 lasttax 4" },
  { "/water-rights/WR-2.7/example-24-taxes-multiply",
    "round 2 of 8; die 2; card war-levy target none; active tax 2; " SUPPLY ("senior") THREE_GREEN, "next",
    .events = "income senior 0; taxed senior 2; turn riparian" },
  { "/water-rights/WR-2.7/no-tax-is-too-much-to-count",
    "round 2 of 8; die 2; card war-levy target none; active tax 99; active tax 99; active tax 99; active tax 99; "
    "active tax 99; active tax 99; turn senior supply; tax green red cost 1 tiles 1; " THREE_GREEN, "next",
    .events = "income senior 0; taxed senior 4; turn riparian",
    .has = "mayor senior money 0 loose 0 legacy 2; "
           "king money 14 bank 30 tax 4 sales 0 penalties 0 obeyed 0 lasttax 4" },
  { "/water-rights/WR-6.4/example-12-recycling",
    SUPPLY ("junior") "mayor junior money 15 loose 0 legacy 0; plant B4 junior reclaim paid 5 water 2; "
    "tile C5 junior orchard paid 5 supplied 0; plant C6 junior well paid 4 water 4", "supply C5; next",
    .has = "mayor junior money 27 loose 0 legacy 0; plant B4 junior reclaim paid 5 water 2; "
           "plant C6 junior well paid 4 water 3" },
  { "/water-rights/WR-2.6/norecycle",
    "round 2 of 8; turn junior supply; tax green red cost 1 tiles 2; die 2; card pump-failure target none; "
    "active norecycle; plant B4 junior reclaim paid 5 water 1", "next",
    .has = "plant B4 junior reclaim paid 5 water 1" },
  { "/water-rights/WR-6.1/example-12-recycling-plants-first",
    SUPPLY ("junior") "mayor junior money 15 loose 0 legacy 0; plant B4 junior reclaim paid 5 water 2; "
    "tile C5 junior orchard paid 5 supplied 0; plant C6 junior well paid 4 water 4", "supply C5",
    .has = "plant B4 junior reclaim paid 5 water 0; plant C6 junior well paid 4 water 3" },
  { "/water-rights/WR-6.1/cell-order-among-the-others",
    SUPPLY ("senior") "mayor senior money 20 loose 0 legacy 2; plant E1 senior well paid 4 water 1; "
    "plant B2 senior well paid 4 water 4", "run",
    .has = "plant E1 senior well paid 4 water 0; plant B2 senior well paid 4 water 3" },
  { "/water-rights/WR-6.2/recycling-plants-last",
    "turn senior build; tax green red cost 1 tiles 2; mayor senior money 20 loose 0 legacy 2; "
    "plant E1 senior filter paid 7 water 0; plant B2 senior well paid 4 water 3; plant E2 senior well paid 4 water 0",
    "request 6", .has = "plant E1 senior filter paid 7 water 1; plant B2 senior well paid 4 water 4; "
                        "plant E2 senior well paid 4 water 4" },
  { "/water-rights/WR-3.1/reading-order",
    "turn senior build; tax green red cost 1 tiles 2; mayor senior money 20 loose 0 legacy 2; "
    "plant E1 senior well paid 4 water 0; plant B2 senior well paid 4 water 0; plant B3 senior well paid 4 water 0",
    "request 5", .has = "plant E1 senior well paid 4 water 4; plant B2 senior well paid 4 water 1" },
  { "/water-rights/WR-3.2/all-six-hexes-are-adjacent",
    "turn senior build; tax green red cost 1 tiles 2; hand senior school/5/0",
    .legal = "build school C3; build school C4; build school D2; build school D4; build school E3; build school E4" },
  { "/water-rights/WR-2.3/the-bank-has-a-most",
    SUPPLY ("junior") "king money 10 bank 55 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0", "next",
    .has = "king money 10 bank 60 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0" },
  { "/water-rights/WR-5.1/a-new-round",
    "round 2 of 8; die 2; card jubilee target none; active tax 0; decree switched 1 rated 1 priced 1; "
    "taken district 1 plant 1; " SUPPLY ("junior"), "next",
    .events = "income junior 7; round 3; turn king",
    .has = "turn king proclaim; round 3 of 8; die 0; card none target none; decree switched 0 rated 0 priced 0; "
           "taken district 0 plant 0; discard event jubilee; "
           "king money 10 bank 48 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0", .lacks = "active" },
  { "/water-rights/WR-6.6/example-20-stale-rows", NULL,
    "districts green red; done; next; next; next; next; next; next; next; next; next",
    .has = "row district brickworks cannery glassworks inn gristmill shipyard; row plant reclaim reservoir reclaim" },
  { "/water-rights/WR-6.6/rows-that-stay", SUPPLY ("junior"), "next", .settings = "stale=no",
    .has = "row district library brickworks cannery glassworks inn gristmill" },
  { "/water-rights/WR-6.6/the-last-round", "round 8 of 8; die 2; card jubilee target none; " SUPPLY ("junior"), "next",
    .has = "turn none over; round 8 of 8" },
  { "/water-rights/WR-6.6/the-stack-is-used-up", SUPPLY ("junior") "stack district none", "next",
    .has = "turn none over; round 1 of 8; row district brickworks cannery glassworks inn gristmill -" },
  { "/water-rights/WR-6.6/nothing-more-is-played", "round 8 of 8; die 2; card jubilee target none; " SUPPLY ("junior"),
    "next; next", "The game is over. (WR-5.0)" },
  { "/water-rights/WR-6.8/example-22-the-first-decree", NULL, .settings = "seat.king=steward",
    .has = "tax green red cost 1 tiles 2; turn senior draft; decree switched 0 rated 0 priced 0" },
  { "/water-rights/WR-6.8/the-colours-with-most-districts",
    SUPPLY ("junior") "tile F4 riparian inn paid 5 supplied 0; tile H4 riparian smithy paid 4 supplied 0; "
    "tile D5 junior smithy paid 4 supplied 0", "next", .settings = "seat.king=steward",
    .has = "tax red yellow cost 1 tiles 1" },
  { "/water-rights/WR-6.8/the-water-price", SUPPLY ("junior"), "next", .settings = "seat.king=steward",
    .has = "price cost 1 units 5" },
  { NULL }
};

void
add_round_tests (void)
{
  position_tests_add (rows);
}
