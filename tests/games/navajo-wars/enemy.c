/* enemy.c: what New Mexico, the tribes, the cards and the years do by themselves (NW-2.6, NW-5.2, NW-6.2 to NW-6.7,
 * NW-6.15 to NW-6.18, NW-7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/rows.h"

#define ABC FAMILY ("A", "F1", 0) FAMILY ("B", "F2", 0) FAMILY ("C", "B3", 0)
#define WHITE "cubes bag 0 0 0 9 0 0 0; "
#define ALL_RED "cubes bag 3 3 0 3 2 1 0; cubes subjugation 0 0 3 0 0 0 0; revolt-over 1; "
#define AT_CARD(scenario_period, number) \
  "; turn 1 period " scenario_period " card " #number "; todo ?age; todo discard; todo turn"

static const NavajoWarsRow operations[] = {
  { "/navajo-wars/NW-6.2/defend-takes-from-the-raided", "rise", ABC "special defend h 1; cubes raided 2 0 0 0 0 0 0; "
    "active A C D; standby E F -" AT_EASE, .tasks = "enemy", .has = "special defend h 2; enemy-ap 0; top ?age" },
  { "/navajo-wars/NW-6.2/defend-ends", "rise", ABC "special defend h 2; cubes raided 2 0 0 0 0 0 0; "
    "cubes bag 1 3 3 3 2 1 0; active - - -; standby - E F" AT_EASE, .tasks = "enemy",
    .has = "special none - 0; cubes raided 0 0 0 0 0 0 0; cubes recovery 2 0 0 0 0 0 0; enemy-ap 4",
    .options = "keep-enemy-ap=yes" },
  { "/navajo-wars/NW-6.3/goods-stop-a-flip", "rise", ABC "stores 0 0 2 0 0 0; pools 1 1 2; "
    "active A C D; standby E F -; " AT ("?flip 1"),
    .plays = "cancel", .has = "active A C D; stores 0 0 0 0 0 0; pools 3 1 2" },
  { "/navajo-wars/NW-6.3/a-flip-allowed", "rise", ABC "stores 0 0 2 0 0 0; pools 1 1 2; active A C D; standby E F -; "
    AT ("?flip 1"), .plays = "allow", .has = "active a C D; stores 0 0 2 0 0 0" },
  { "/navajo-wars/NW-6.3/both-rows", "rise", ABC "active A C B; standby E F -" AT_EASE, .dice = "15",
    .tasks = "flip-roll", .has = "active a C b" },
  { "/navajo-wars/NW-6.4/peace-turns-where-another-waits", "rise", ABC WHITE TRACKS (0, 9, 5, 5, 4, 3)
    "; active g A C; standby E F h" AT_EASE, .tasks = "enemy-run",
    .has = "special none - 0; active - - C; spent G A; enemy-ap 0; cubes recovery 0 0 0 3 0 0 0" },
  { "/navajo-wars/NW-6.4/what-cannot-be-paid-waits", "rise", ABC TRACKS (0, 9, 5, 5, 4, 1) "; active A C D; "
    "standby E F -" AT_EASE, .tasks = "enemy-run", .has = "active A C D; enemy-ap 1; spent -" },
  { "/navajo-wars/NW-6.4/points-are-lost-at-the-end", "rise", ABC TRACKS (0, 9, 5, 5, 4, 3)
    "; active - C -; standby E F D; spent A" AT_EASE, .tasks = "enemy-reset",
    .has = "active C D F; standby - A E; spent -; enemy-ap 0" },
  { "/navajo-wars/NW-8/points-are-kept", "rise", ABC TRACKS (0, 9, 5, 5, 4, 3)
    "; active - C -; standby E F D; spent A" AT_EASE, .tasks = "enemy-reset", .has = "enemy-ap 3",
    .options = "keep-enemy-ap=yes" },
  { "/navajo-wars/NW-6.5/peace", "rise", FAMILY ("A", "F1", 2) FAMILY ("B", "F2", 1) FAMILY ("C", "B3", 0)
    TRACKS (5, 9, 5, 5, 4, 2) "; cubes bag 1 3 2 3 2 1 0; cubes raided 1 0 0 0 0 0 0; cubes recovery 1 0 1 0 0 0 0"
    AT_EASE, .tasks = "do peace 3", .has = "special peace - 3; ap 0; enemy-ap 0; cubes bag 3 3 3 3 2 1 0; "
    "family A 1 1 1 1 0 0 F1; family B 1 1 1 1 0 0 F2" },
  { "/navajo-wars/NW-6.5/colonists-recover-cubes", "rise", ABC "mission 1 0 0 0 0 0; cubes bag 2 2 3 3 2 1 0; "
    "cubes raided 1 1 0 0 0 0 0" AT_EASE, .tasks = "do colonize 1",
    .has = "cubes raided 0 1 0 0 0 0 0; cubes recovery 1 0 0 0 0 0 0; mission 1 0 0 0 0 0" },
  { "/navajo-wars/NW-6.5/colonists-without-outposts-build", "rise", ABC "cubes bag 2 3 3 3 2 1 0; "
    "cubes raided 1 0 0 0 0 0 0" AT_EASE, .tasks = "do colonize 1",
    .has = "cubes raided 1 0 0 0 0 0 0; mission 1 0 0 0 0 0" },
  { "/navajo-wars/NW-6.5/tribes-come-when-all-is-calm", "rise", ABC ALL_RED AT_EASE, .dice = "123",
    .tasks = "do utes 3", .has = "raid 0 - H1=1 H2=1 H3=1; top ?tribal-evade" },
  { "/navajo-wars/NW-6.5/else-unrest-is-subdued", "rise", ABC WHITE AT_EASE, .tasks = "do comanche 2",
    .has = "cubes recovery 0 0 0 2 0 0 0; cubes bag 0 0 0 7 0 0 0; raid 0 - -" },
  { "/navajo-wars/NW-6.5/subverting-what-stands", "rise", ABC ALL_RED "mission 1 1 0 0 0 0" AT_EASE,
    .tasks = "do subvert 3", .has = "culture 7" },
  { "/navajo-wars/NW-6.5/subverting-where-nothing-stands", "rise", ABC ALL_RED "mission 0 0 0 0 0 0" AT_EASE,
    .tasks = "do subvert 3", .has = "culture 9; mission 1 0 0 0 0 0" },
  { "/navajo-wars/NW-6.5/ranchos-of-the-later-periods", "broken", ABC "mission 0 0 0 0 0 0; rancho 1 0 0 0 0 0"
    AT_CARD ("mexican", 16), .tasks = "do build-subvert 2", .has = "rancho 1 1 0 0 0 0; culture 10" },
  { "/navajo-wars/NW-6.5/captives-from-the-passage-of-time", "rise", ABC "passage 0 1 1 0 0" AT_EASE, .dice = "6",
    .tasks = "do captives 2", .has = "passage 0 1 0 0 0; family A 1 1 1 1 0 0 F1" },
  { "/navajo-wars/NW-6.6/american-raids-are-stronger", "fearing", ABC "rancho 0 0 0 0 0 0" AT_CARD ("american", 16),
    .tasks = "raid 1", .has = "raid 3 - -; top ?react" },
  { "/navajo-wars/NW-6.6/corn-costs-two-counters", "rise", FAMILY ("A", "H1", 0) FAMILY ("B", "F2", 0)
    FAMILY ("C", "B3", 0) "corn cup 2 4 3 2; corn map H1=3; raid 3 - -; raid-territories -" AT_EASE,
    .tasks = "raid-place", .has = "raid 1 H1 H1=2; corn map -; corn cup 2 4 4 2; raid-territories 1" },
  { "/navajo-wars/NW-6.6/harass-costs-two-counters", "rise", FAMILY ("A", "G1", 0) FAMILY ("B", "C2", 0)
    FAMILY ("C", "B3", 0) "harass H1; pools 3 1 1; raid 1 - -" AT_EASE, .tasks = "raid-place",
    .has = "raid 1 - -; harass H1; top ?age" },
  { "/navajo-wars/NW-6.6/the-canyon-comes-last", "rise", FAMILY ("A", "H1", 0) FAMILY ("B", "H2", 0)
    FAMILY ("C", "B3", 0) "raid 1 H2 H1=1 H2=1; raid-territories 1 2" AT_EASE, .tasks = "raid-place",
    .has = "raid 0 B3 B3=1 H1=1 H2=1; raid-territories 1 2 7" },
  { "/navajo-wars/NW-6.6/an-outpost-shortens-the-way", "rise", FAMILY ("A", "E1", 0) FAMILY ("B", "F2", 0)
    FAMILY ("C", "B3", 0) "mission 3 0 0 0 0 0; raid 1 - -" AT_EASE, .tasks = "raid-place",
    .has = "raid 0 E1 E1=1" },
  { "/navajo-wars/NW-6.6/nobody-touched", "rise", ABC "raid 0 - H6=1; raid-territories -; mission 0 0 0 0 0 1"
    AT_EASE, .tasks = "raid-end", .has = "mission 1 0 0 0 0 1; morale 4; raid 0 - -; top ?age" },
  { "/navajo-wars/NW-6.7/kit-carson-reaches-the-canyon", "fearing", ABC "raid 0 - H1=1" AT_CARD ("american", 16),
    .dice = "13", .tasks = "tribal-conduct carson", .has = "top ?hit C carson" },
  { "/navajo-wars/NW-6.7/other-tribes-do-not", "rise", ABC "raid 0 - H1=1" AT_EASE, .dice = "1",
    .tasks = "tribal-conduct comanche", .has = "top ?age" },
  { "/navajo-wars/NW-6.7/a-fort-helps-carson", "fearing", FAMILY ("A", "F3", 0) FAMILY ("B", "F2", 0)
    "raid 0 - H3=1; rancho 0 0 0 0 0 0" AT_CARD ("american", 16), .dice = "2", .tasks = "tribal-hit A carson",
    .has = "top ?hit A carson; stores 3 3 0 0 0 0" },
  { "/navajo-wars/NW-6.7/counters-go-and-families-return", "rise", FAMILY ("A", "caught1", 0) FAMILY ("B", "F2", 0)
    FAMILY ("C", "B3", 0) "raid 0 - H1=1" AT_EASE, .tasks = "tribal-end", .has = "raid 0 - -; top ?return A" },
  { NULL }
};

static const NavajoWarsRow cards[] = {
  { "/navajo-wars/NW-2.6/blight", "rise", ABC "corn cup 2 3 3 2; corn map F1=2 F2=3" AT_EASE, .dice = "1",
    .tasks = "effect blight 1", .has = "corn map F2=3; corn cup 2 4 3 2" },
  { "/navajo-wars/NW-2.6/sheep-lost", "rise", ABC "stores 0 1 0 0 0 0" AT_EASE,
    .tasks = "effect sheep -1; effect sheep -1", .has = "stores 0 0 0 0 0 0" },
  { "/navajo-wars/NW-2.6/no-ninth-horse", "rise", "family A 1 1 1 1 1 0 F1; " FAMILY ("B", "F2", 0)
    FAMILY ("C", "B3", 0) "stores 6 0 0 0 0 0; passage 0 0 0 0 1" AT_EASE, .tasks = "effect horse 1",
    .has = "stores 6 0 0 0 0 0" },
  { "/navajo-wars/NW-2.6/goods-that-are-there", "rise", ABC "pools 1 1 2; stores 0 0 2 0 0 0" AT_EASE,
    .tasks = "effect goods 1; effect goods 1", .has = "stores 0 0 3 0 0 0; pools 0 1 2" },
  { "/navajo-wars/NW-2.6/ferocity-of-the-enemy-ends-at-nine", "rise", ABC TRACKS (0, 9, 5, 5, 9, 0) AT_EASE,
    .tasks = "effect eferocity 1", .has = "ferocity 9" },
  { "/navajo-wars/NW-2.6/culture-lost-beyond-the-track", "rise", ABC TRACKS (0, 0, 5, 5, 4, 0) AT_EASE,
    .tasks = "effect culture -1", .has = "military 3; culture 0" },
  { "/navajo-wars/NW-2.6/unrest", "rise", ABC "cubes bag 3 3 2 3 2 1 0; cubes subjugation 0 0 1 0 0 0 0" AT_EASE,
    .tasks = "effect unrest 0", .has = "cubes bag 3 3 3 3 2 1 0; cubes subjugation 0 0 0 0 0 0 0" },
  { "/navajo-wars/NW-2.6/manuelito-chooses", "fearing", ABC AT_CARD ("american", 53), .tasks = "effect manuelito 0",
    .legal = "manuelito A; manuelito B; manuelito C; manuelito D; manuelito E" },
  { "/navajo-wars/NW-5.2/a-card-is-kept", "rise", ABC "turn 1 period spanish card 5; todo ?keep-card; todo ?age; "
    "todo discard; todo turn", .plays = "keep", .has = "hand 5; top ?age" },
  { "/navajo-wars/NW-5.2/a-fort-costs-culture-or-military", "rise", ABC AT ("?fort-loss"), .plays = "lose-military",
    .has = "military 4; culture 9" },
  { "/navajo-wars/NW-5.2/waiting-lets-the-enemy-go-first", "rise", ABC "active - - -; standby - - -; "
    AT ("?preempt"), .plays = "wait", .has = "top ?op; ap 3" },
  { "/navajo-wars/NW-5.2/preempting-is-paid", "rise", ABC "active - - -; standby - - -; " AT ("?preempt"),
    .plays = "preempt", .has = "top ?op; ap 1" },
  { "/navajo-wars/NW-5.2/one-level-at-a-check", "rise", ABC "sets farming=0; " AT ("?buy"),
    .plays = "develop farming", .has = "culture 8; sets farming=1; top ?age" },
  { "/navajo-wars/NW-6.1/families-in-forts-pay", "rise", FAMILY ("A", "H1", 0) FAMILY ("B", "F2", 0)
    FAMILY ("C", "B3", 0) "fort 1 0 0 0 0 0" AT_EASE, .dice = "1", .tasks = "discard", .has = "top ?fort-loss" },
  { "/navajo-wars/NW-6.16/firearms-found", "rise", ABC "intruders cup 2 2 3 2 2 2 2 2 2; intruders map F1=firearms"
    AT_EASE, .tasks = "intruder A F1", .has = "stores 0 0 0 0 1 0; intruders map -; intruders cup 2 2 3 2 2 2 2 2 2" },
  { "/navajo-wars/NW-6.16/wanderers-join", "rise", ABC "intruders cup 2 2 4 2 2 2 2 2 1; intruders map F1=wanderers"
    AT_EASE, .dice = "4", .tasks = "intruder A F1",
    .has = "passage 0 1 0 0 0; intruders cup 2 2 4 2 2 2 2 2 1" },
  { "/navajo-wars/NW-6.16/an-ambush-scatters", "rise", "family A 1 1 0 1 0 0 F1; " FAMILY ("B", "F2", 0)
    FAMILY ("C", "B3", 0) "intruders cup 1 2 4 2 2 2 2 2 2; intruders map F1=ambush" AT_EASE, .dice = "3",
    .tasks = "intruder A F1", .has = "family A 1 1 0 0 0 0 F1; passage 0 0 1 0 0; culture 7; "
    "intruders cup 2 2 4 2 2 2 2 2 2" },
  { "/navajo-wars/NW-6.16/a-place-that-is-taken", "rise", ABC "intruders cup 0 2 0 0 0 0 0 0 0; "
    "intruders map H1=omen" AT_EASE, .dice = ".11", .tasks = "new-intruder",
    .has = "intruders cup 0 2 0 0 0 0 0 0 0; intruders map H1=omen" },
  { NULL }
};

static const NavajoWarsRow years[] = {
  { "/navajo-wars/NW-5.6/a-child-grows-up", "rise", ABC AT ("?age"), .plays = "age A child elder",
    .has = "family A 1 1 1 0 0 0 F1; passage 0 0 0 1 0; top ?age" },
  { "/navajo-wars/NW-5.6/a-place-is-filled", "rise", "family A 1 0 1 1 0 0 F1; " FAMILY ("B", "F2", 0)
    FAMILY ("C", "B3", 0) "passage 1 0 0 0 0; " AT ("?join"), .plays = "join A man",
    .has = "family A 1 1 1 1 0 0 F1; passage 0 0 0 0 0" },
  { "/navajo-wars/NW-5.6/an-elder-takes-a-seat", "rise", ABC "passage 0 0 0 1 0; elders 0 1 1 0 0 0 0; "
    AT ("?join"), .plays = "seat", .has = "elders 1 1 1 0 0 0 0; passage 0 0 0 0 0; counts 0 0 1" },
  { "/navajo-wars/NW-5.6/corn-is-reaped-together", "rise", ABC "corn cup 2 3 3 2; corn map F1=2 F2=3; marked F1; "
    AT ("?reap"), .plays = "reap F2; done", .has = "corn held 0 1 1 0; corn map -; marked -" },
  { "/navajo-wars/NW-5.6/hunger-takes-people", "rise", ABC "counts 1 0 0; " AT ("?feed"), .plays = "starve A child",
    .has = "family A 1 1 1 0 0 0 F1; passage 0 0 0 0 0; counts 0 0 0" },
  { "/navajo-wars/NW-6.15/empty-places-cost-culture", "rise", "family A 1 1 0 0 0 0 F1; " FAMILY ("B", "F2", 0)
    FAMILY ("C", "B3", 0) "counts 0 0 2; passage 1 0 0 0 2; stores 1 0 0 0 0 0; elders 3 0 0 0 0 0 0; "
    "drought 2 2 0 0 0 0" AT_EASE, .tasks = "passage-3", .has = "culture 9; passage 0 0 0 0 0; stores 4 0 0 0 0 0" },
  { "/navajo-wars/NW-6.15/the-enemy-tires-after-the-revolt", "rise", ABC "revolt-over 1; elders 3 0 0 0 0 0 0; "
    "cubes bag 3 3 1 3 2 1 0; cubes subjugation 0 0 2 0 0 0 0; corn cup 1 4 4 2; corn held 1 0 0 0" AT_EASE,
    .tasks = "passage-6", .has = "morale 4; corn held 0 0 0 0; corn cup 2 4 4 2" },
  { "/navajo-wars/NW-6.17/families-beside-a-fort-do-not-count", "mundo", ABC TRACKS (0, 2, 6, 0, 4, 0)
    "; fort 1 0 0 0 0 0" AT_CARD ("spanish", 42), .tasks = "vcheck", .has = "military 7; morale 7; culture 3" },
  { "/navajo-wars/NW-6.17/half-of-those-who-wait-go", "mundo", ABC TRACKS (4, 9, 5, 5, 4, 2)
    "; passage 1 2 2 0 0; cubes bag 2 3 3 2 2 1 0; cubes raided 1 0 0 0 0 0 0; cubes recovery 0 0 0 1 0 0 0"
    AT_CARD ("spanish", 42), .tasks = "vc-end",
    .has = "passage 0 1 1 0 0; ap 0; enemy-ap 0; cubes bag 3 3 3 3 2 1 0; cubes raided 0 0 0 0 0 0 0" },
  { "/navajo-wars/NW-6.18/the-united-states", "broken", ABC "cubes bag 3 4 0 4 2 1 0; cubes recovery 0 0 0 0 0 2 0; "
    "active A C D; standby E F -; special peace g 2; events 45" AT_CARD ("mexican", 50), .tasks = "effect american 0",
    .has = "turn 1 period american card 50; fort 0 0 1 0 1 0; cubes bag 3 4 0 4 2 0 1; cubes recovery 0 0 0 0 0 1 0; "
    "events -; special none - 0; spent -" },
  { "/navajo-wars/NW-7/no-military-against-spent-morale", "fearing", ABC TRACKS (0, 5, 1, 0, 5, 0)
    "; family B 0 0 0 0 0 0 -; family C 0 0 0 0 0 0 -; family D 0 0 0 0 0 0 -; family E 0 0 0 0 0 0 -"
    AT_CARD ("american", 55), .tasks = "vcheck", .has = "military 0; result minor-defeat" },
  { "/navajo-wars/NW-7/even-at-the-end", "fearing", ABC TRACKS (0, 5, 5, 5, 5, 0) AT_CARD ("american", 55),
    .tasks = "vcheck", .has = "military 5; result minor-victory" },
  { NULL }
};

void
add_enemy_tests (void)
{
  navajo_wars_rows_add (operations);
  navajo_wars_rows_add (cards);
  navajo_wars_rows_add (years);
}
