/* battles.c: rolls, battles, raids of the Diné, and what they bring (NW-2.10, NW-6.8 to NW-6.12)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/rows.h"

#define BC FAMILY ("B", "F2", 0) FAMILY ("C", "B3", 0)
#define RIDER(at) "family A 1 1 1 1 1 0 " at "; "

static const NavajoWarsRow battles[] = {
  { "/navajo-wars/NW-6.12/a-major-victory-with-a-horse-as-spoils", "rise", FAMILY ("A", "D1", 2) BC "raid 0 D1 D1=1"
    AT_EASE, .dice = "614", .tasks = "battle A raid -",
    .has = "family A 1 1 1 1 0 3 escape1; morale 4; ferocity 6; passage 0 0 0 0 1" },
  { "/navajo-wars/NW-2.10/spoils-of-firearms", "rise", FAMILY ("A", "D1", 2) BC AT_EASE, .dice = "616",
    .tasks = "battle A raid -", .has = "stores 0 0 0 0 1 0; pools 3 0 2" },
  { "/navajo-wars/NW-2.10/spoils-that-are-not-to-be-had", "rise", FAMILY ("A", "D1", 2) BC "stores 8 0 0 0 1 0; "
    "pools 3 0 2" AT_EASE, .dice = "616", .tasks = "battle A raid -", .has = "stores 8 0 1 0 1 0; pools 2 0 2" },
  { "/navajo-wars/NW-2.10/spoils-of-a-man", "rise", FAMILY ("A", "D1", 2) BC AT_EASE, .dice = "611",
    .tasks = "battle A raid -", .has = "passage 1 0 0 0 0" },
  { "/navajo-wars/NW-2.10/the-far-column", "rise", FAMILY ("A", "D1", 0) BC AT_EASE, .dice = "61",
    .tasks = "battle A raid -", .has = "family A 1 1 1 1 0 1 escape1; morale 4" },
  { "/navajo-wars/NW-2.10/the-near-column", "rise", FAMILY ("A", "G1", 0) BC AT_EASE, .dice = "61",
    .tasks = "battle A raid -", .has = "family A 1 0 1 1 0 0 escape1; morale 5; passage 1 0 0 0 0" },
  { "/navajo-wars/NW-6.12/a-family-slips-away", "rise", FAMILY ("A", "F1", 0) BC "raid 0 F1 F1=1" AT_EASE,
    .dice = "61", .tasks = "battle A raid -", .has = "family A 1 1 1 1 0 0 E1; morale 5" },
  { "/navajo-wars/NW-6.12/slipping-past-raiders", "rise", FAMILY ("A", "F1", 0) BC "raid 0 F1 F1=1 E1=1" AT_EASE,
    .dice = "61", .tasks = "battle A raid -", .has = "family A 1 1 1 1 0 0 D1" },
  { "/navajo-wars/NW-6.12/nowhere-to-slip-to", "rise", FAMILY ("A", "F1", 0) BC "raid 0 F1 F1=1 E1=1 D1=1 C1=1"
    AT_EASE, .dice = "61", .tasks = "battle A raid -", .has = "family A 1 1 1 1 0 0 escape1" },
  { "/navajo-wars/NW-6.12/a-drawn-fight-costs-man-and-horse-for-a-time", "rise", RIDER ("F1") BC AT_EASE,
    .dice = "41", .tasks = "battle A raid -", .has = "family A 1 0 1 1 0 0 escape1; passage 1 0 0 0 1" },
  { "/navajo-wars/NW-6.12/a-drawn-fight-that-takes-them", "rise", FAMILY ("A", "F1", 0) BC AT_EASE, .dice = "41",
    .tasks = "battle A raid -", .has = "family A 1 0 1 1 0 0 escape1; passage 0 0 0 0 0; morale 5" },
  { "/navajo-wars/NW-6.12/an-enemy-victory", "rise", FAMILY ("A", "G1", 0) BC AT_EASE, .dice = "41",
    .tasks = "battle A raid -", .has = "family A 1 0 1 1 0 0 caught1; morale 6; ferocity 3; passage 0 0 0 0 0" },
  { "/navajo-wars/NW-6.12/nobody-is-left", "rise", "family A 1 1 1 0 1 0 H1; " BC AT_EASE, .dice = "16",
    .tasks = "battle A raid -", .has = "family A 0 0 0 0 0 0 -; passage 0 1 0 0 0; stores 0 0 0 0 0 0; ferocity 2" },
  { "/navajo-wars/NW-6.12/caught-in-the-canyon", "rise", FAMILY ("A", "F1", 0) BC AT_EASE, .dice = "14",
    .tasks = "battle C raid -", .has = "family C 1 0 1 0 0 0 caught7; top ?captive C" },
  { "/navajo-wars/NW-6.12/a-tribe-takes-military", "rise", FAMILY ("A", "H1", 0) BC AT_EASE, .dice = "31",
    .tasks = "battle A tribal-comanche -", .has = "family A 1 0 1 1 0 0 caught1; military 4; morale 5; ferocity 4" },
  { "/navajo-wars/NW-6.12/a-war-moves-an-instruction", "rise", FAMILY ("A", "F1", 1) BC "active D A C; standby E F B"
    AT_EASE, .dice = "613", .tasks = "battle A war-1-utes -",
    .has = "family A 1 1 1 1 0 2 F1; military 6; active F A C; standby E D B" },
  { "/navajo-wars/NW-6.10/firearms-add-two", "rise", FAMILY ("A", "F1", 0) BC AT_EASE, .dice = "41",
    .tasks = "battle A raid guns", .has = "family A 1 1 1 1 0 0 E1" },
  { "/navajo-wars/NW-6.10/a-horse-adds-one", "rise", RIDER ("F1") BC AT_EASE, .dice = "51", .tasks = "battle A raid -",
    .has = "family A 1 1 1 1 1 0 E1" },
  { "/navajo-wars/NW-6.10/an-ambush-doubles-ferocity", "rise", FAMILY ("A", "F1", 1) BC "raid 0 F1 F1=1" AT_EASE,
    .dice = "51", .tasks = "battle A ambush -", .has = "family A 1 1 1 1 0 2 escape1; raid 0 F1 -; morale 4" },
  { "/navajo-wars/NW-6.10/no-more-than-the-area", "rise", FAMILY ("A", "H1", 3) BC "raid 0 H1 H1=1" AT_EASE,
    .dice = "51", .tasks = "battle A ambush -", .has = "family A 1 0 1 1 0 0 escape1; morale 5" },
  { "/navajo-wars/NW-6.10/the-comanche-fight-with-five", "rise", FAMILY ("A", "F1", 1) BC AT_EASE, .dice = "61",
    .tasks = "battle A tribal-comanche -", .has = "family A 1 1 1 1 0 1 E1; military 5" },
  { "/navajo-wars/NW-6.11/a-raid-is-not-of-the-field", "rise", FAMILY ("A", "F1", 0) BC AT_EASE, .dice = "41",
    .tasks = "battle A raid-nm -", .has = "family A 1 0 1 1 0 0 F1" },
  { "/navajo-wars/NW-6.10/manuelito-adds-one", "fearing", FAMILY ("A", "F1", 0) BC
    "manuelito A 0; events 50 53; turn 1 period american card 16; todo ?age; todo discard; todo turn", .dice = "61",
    .tasks = "battle A raid -", .has = "family A 1 1 1 1 0 0 E1" },
  { NULL }
};

static const NavajoWarsRow rolls[] = {
  { "/navajo-wars/NW-6.8/an-elder-speaks", "rise", FAMILY ("A", "F1", 0) BC AT_EASE, .dice = "2",
    .tasks = "roll elder 3", .has = "top ?elder; dice 2 0" },
  { "/navajo-wars/NW-6.8/an-elder-is-not-heard", "rise", FAMILY ("A", "F1", 0) BC AT_EASE, .dice = "3",
    .tasks = "roll elder 3", .has = "top ?age; dice 3 0" },
  { "/navajo-wars/NW-6.8/a-failed-roll-may-be-made-again", "rise", FAMILY ("A", "F1", 0) BC "hand 3" AT_EASE,
    .dice = "3", .tasks = "roll elder 3", .has = "top ?reroll elder 3", .legal = "accept; reroll ceremony" },
  { "/navajo-wars/NW-5.7/a-roll-made-again", "rise", FAMILY ("A", "F1", 0) BC "hand 3; dice 3 0; "
    AT ("?reroll elder 3"), .dice = "1", .plays = "reroll ceremony", .has = "hand -; dice 1 0; top ?elder" },
  { "/navajo-wars/NW-5.7/a-fortune-returns-to-the-cup", "rise", FAMILY ("A", "F1", 0) BC "stores 0 0 0 0 0 1; "
    "intruders cup 2 2 4 1 2 2 2 2 2; dice 3 0; " AT ("?reroll elder 3"), .dice = "6", .plays = "reroll fortune",
    .has = "stores 0 0 0 0 0 0; intruders cup 2 2 4 2 2 2 2 2 2; dice 6 0; top ?age" },
  { "/navajo-wars/NW-6.8/a-council-wins-a-point", "rise", FAMILY ("A", "F1", 0) BC TRACKS (1, 9, 5, 5, 4, 0) AT_EASE,
    .dice = "3", .tasks = "roll council A", .has = "ap 2" },
  { "/navajo-wars/NW-6.8/a-council-wins-none", "rise", FAMILY ("A", "F1", 0) BC TRACKS (1, 9, 5, 5, 4, 0) AT_EASE,
    .dice = "2", .tasks = "roll council A", .has = "ap 1" },
  { "/navajo-wars/NW-6.8/a-harvest-against-the-drought", "rise", FAMILY ("A", "F1", 0) BC "drought 1 0 0 0 0 0; "
    "rancho 5 0 0 0 0 0; corn cup 2 4 3 2; corn map F1=3" AT_EASE, .dice = "3", .tasks = "roll harvest A",
    .has = "corn held 0 0 1 0; corn map -" },
  { "/navajo-wars/NW-6.8/a-harvest-lost", "rise", FAMILY ("A", "F1", 0) BC "drought 1 0 0 0 0 0; "
    "rancho 5 0 0 0 0 0; corn cup 2 4 3 2; corn map F1=3" AT_EASE, .dice = "2", .tasks = "roll harvest A",
    .has = "corn held 0 0 0 0; corn map F1=3" },
  { "/navajo-wars/NW-6.8/a-six-evades-far", "rise", FAMILY ("A", "G1", 3) BC "raid 0 G1 G1=1" AT_EASE, .dice = "6",
    .tasks = "roll evade A", .has = "top ?flee A", .legal = "flee A4; flee B3; flee B4; flee C1" },
  { "/navajo-wars/NW-6.8/a-one-never-evades", "rise", FAMILY ("A", "H1", 0) BC "raid 0 H1 H1=1" AT_EASE, .dice = "1",
    .tasks = "roll evade A", .has = "family A 1 1 1 1 0 0 H1" },
  { "/navajo-wars/NW-6.8/raiders-bar-the-way", "rise", FAMILY ("A", "G1", 0) BC "raid 0 G1 G1=1 E1=1" AT_EASE,
    .dice = "2", .tasks = "roll evade A", .has = "family A 1 1 1 1 0 0 G1" },
  { "/navajo-wars/NW-6.8/diplomacy-swaps-instructions", "rise", FAMILY ("A", "F1", 0) BC "active A D C; standby E F B"
    AT_EASE, .dice = "45", .tasks = "roll diplomacy A 2 0", .has = "active A B C; standby E F D" },
  { NULL }
};

static const NavajoWarsRow raids[] = {
  { "/navajo-wars/NW-6.9/captives-come-home", "rise", FAMILY ("A", "G1", 1) BC "cubes bag 1 0 0 0 0 0 0" AT_EASE,
    .tasks = "raid-cube A nm", .has = "family A 1 1 1 1 0 2 G1; passage 0 0 1 0 0; cubes raided 1 0 0 0 0 0 0" },
  { "/navajo-wars/NW-6.9/horses-taken", "rise", FAMILY ("A", "G1", 1) BC "cubes bag 0 1 0 0 0 0 0" AT_EASE,
    .tasks = "raid-cube A nm", .has = "stores 1 0 0 0 0 0; cube -" },
  { "/navajo-wars/NW-6.9/sheep-taken", "rise", FAMILY ("A", "G1", 1) BC "cubes bag 0 0 0 1 0 0 0" AT_EASE,
    .tasks = "raid-cube A nm", .has = "stores 0 1 0 0 0 0" },
  { "/navajo-wars/NW-6.9/horses-or-sheep", "rise", FAMILY ("A", "G1", 1) BC "cubes bag 0 0 0 0 1 0 0" AT_EASE,
    .tasks = "raid-cube A nm", .has = "top ?take", .legal = "take horse; take sheep" },
  { "/navajo-wars/NW-6.9/unrest-is-calmed-and-the-raid-goes-on", "rise", FAMILY ("A", "G1", 1) BC
    "cubes bag 0 0 1 0 0 0 0" AT_EASE, .tasks = "raid-cube A nm",
    .has = "cubes subjugation 0 0 1 0 0 0 0; family A 1 1 1 1 0 1 G1; top ?age" },
  { "/navajo-wars/NW-6.9/an-empty-bag-ends-it", "rise", FAMILY ("A", "G1", 1) BC "cubes bag 0 0 0 0 0 0 0" AT_EASE,
    .tasks = "raid-cube A nm", .has = "family A 1 1 1 1 0 1 G1; cube -; top ?age" },
  { "/navajo-wars/NW-6.9/a-cube-may-be-drawn-again", "rise", FAMILY ("A", "G1", 1) BC "cubes bag 0 0 0 0 0 1 0; "
    "stores 0 0 3 0 0 0; pools 0 1 2" AT_EASE, .tasks = "raid-cube A nm", .has = "cube green; top ?redraw A nm",
    .legal = "accept; redraw goods" },
  { "/navajo-wars/NW-6.9/yellow-counts-twice", "rise", FAMILY ("A", "H1", 0) BC "mission 1 0 0 0 0 0; "
    "cubes bag 0 0 0 0 1 0 0" AT_EASE, .tasks = "raid-cube A mission",
    .has = "mission 0 0 0 0 0 0; culture 10; counts 0 0 0; family A 1 1 1 1 0 1 H1" },
  { "/navajo-wars/NW-6.9/one-hit-is-kept", "rise", FAMILY ("A", "H1", 0) BC "mission 1 0 0 0 0 0; "
    "cubes bag 0 0 0 1 0 0 0" AT_EASE, .tasks = "raid-cube A mission",
    .has = "mission 1 0 0 0 0 0; counts 0 1 0; cubes raided 0 0 0 1 0 0 0" },
  { "/navajo-wars/NW-6.9/a-fort-falls", "fearing", FAMILY ("A", "H5", 0) BC "counts 0 2 0; cubes bag 1 0 0 0 0 0 0; "
    "turn 1 period american card 16; todo ?age; todo discard; todo turn", .tasks = "raid-cube A fort",
    .has = "fort 0 0 1 0 0 0; morale 1; ferocity 7; family A 1 1 1 1 0 1 H5; counts 0 0 0" },
  { "/navajo-wars/NW-6.9/a-greater-fort-stands", "fearing", FAMILY ("A", "H3", 0) BC "counts 0 2 0; "
    "cubes bag 1 0 0 0 0 0 0; turn 1 period american card 16; todo ?age; todo discard; todo turn",
    .tasks = "raid-cube A fort", .has = "fort 0 0 1 0 1 0; counts 0 3 0" },
  { "/navajo-wars/NW-6.9/against-a-fort-it-goes-on", "fearing", FAMILY ("A", "H5", 3) BC
    TRACKS (0, 5, 5, 3, 1, 0) "; counts 0 2 0; cubes bag 1 0 0 0 0 0 0; turn 1 period american card 16; todo ?age; "
    "todo discard; todo turn", .dice = "511", .tasks = "battle A raid-fort -", .has = "fort 0 0 1 0 0 0" },
  { NULL }
};

void
add_battle_tests (void)
{
  navajo_wars_rows_add (battles);
  navajo_wars_rows_add (rolls);
  navajo_wars_rows_add (raids);
}
