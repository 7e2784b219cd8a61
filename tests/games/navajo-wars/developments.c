/* developments.c: what each level of the eight sets changes (NW-2.9)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/rows.h"

#define BC FAMILY ("B", "F2", 0) FAMILY ("C", "B3", 0)
#define ACTING(at) FAMILY ("A", at, 0) BC "activated A; acting A 6 0 0; "
#define ONE_CORN "corn cup 0 0 1 0; corn held 2 4 3 2; "

static const NavajoWarsRow rows[] = {
  { "/navajo-wars/NW-2.9/planting-without-farming", "rise", ACTING ("G1") ONE_CORN AT ("?act"), .plays = "plant",
    .has = "acting A 0 1 0; corn map G1=3" },
  { "/navajo-wars/NW-2.9/farming-1-plants-for-less", "rise", ACTING ("G1") ONE_CORN "sets farming=1; " AT ("?act"),
    .plays = "plant", .has = "acting A 1 1 0; corn map G1=3" },
  { "/navajo-wars/NW-2.9/farming-2-plants-in-the-canyon", "rise", FAMILY ("A", "B3", 0) BC "activated A; "
    "acting A 6 0 0; " ONE_CORN "sets farming=2; " AT ("?act"), .plays = "plant",
    .has = "acting A 2 1 0; corn map B3=3" },
  { "/navajo-wars/NW-2.9/farming-3-feeds-one-more", "rise", FAMILY ("A", "F1", 0) BC "sets farming=3; counts 3 0 0; "
    "corn cup 2 3 4 2; corn held 0 1 0 0; " AT ("?feed"), .plays = "eat corn 2",
    .has = "counts 0 0 0; corn held 0 0 0 0; corn cup 2 4 4 2; top ?age" },
  { "/navajo-wars/NW-2.9/horsemanship-1-fights-better", "rise", "family A 1 1 1 1 1 0 F1; " BC
    "sets horsemanship=1; raid 0 F1 F1=1" AT_EASE, .dice = "51", .tasks = "battle A raid -",
    .has = "family A 1 1 1 1 1 1 escape1; morale 4; ferocity 5" },
  { "/navajo-wars/NW-2.9/horsemanship-2-rides-for-less", "rise", "family A 1 1 1 1 1 0 G1; " BC
    "activated A; acting A 6 0 0; sets horsemanship=2; " AT ("?act"), .plays = "move F1", .has = "acting A 5 1 0" },
  { "/navajo-wars/NW-2.9/horsemanship-2-costs-one-at-least", "rise", "family A 1 1 1 1 1 0 G1; " BC
    "activated A; acting A 6 0 0; sets horsemanship=2; " AT ("?act"), .plays = "move H1", .has = "acting A 5 1 0" },
  { "/navajo-wars/NW-2.9/horsemanship-3-rides-farther", "rise", "family A 1 1 1 1 1 0 G1; " BC
    "sets horsemanship=3; " AT ("?actions"), .plays = "activate A", .has = "acting A 7 0 0" },
  { "/navajo-wars/NW-2.9/horsemanship-3-at-mounting", "rise", ACTING ("G1") "stores 1 0 0 0 0 0; "
    "sets horsemanship=3; " AT ("?act"), .plays = "mount",
    .has = "acting A 7 0 0; stores 0 0 0 0 0 0; family A 1 1 1 1 1 0 G1" },
  { "/navajo-wars/NW-2.9/horsemanship-2-gives-no-point", "rise", ACTING ("G1") "stores 1 0 0 0 0 0; "
    "sets horsemanship=2; " AT ("?act"), .plays = "mount", .has = "acting A 6 0 0" },
  { "/navajo-wars/NW-2.9/husbandry-1-breeds-one-more", "rise", FAMILY ("A", "F1", 0) BC "stores 0 1 0 0 0 0; "
    "sets husbandry=1" AT_EASE, .tasks = "passage-3", .has = "stores 0 3 0 0 0 0; top ?feed" },
  { "/navajo-wars/NW-2.9/sheep-breed-without-husbandry", "rise", FAMILY ("A", "F1", 0) BC "stores 0 1 0 0 0 0" AT_EASE,
    .tasks = "passage-3", .has = "stores 0 2 0 0 0 0; top ?feed" },
  { "/navajo-wars/NW-2.9/husbandry-2-keeps-two-a-territory", "rise", FAMILY ("A", "F1", 0) BC "stores 0 7 0 0 0 0; "
    "sets husbandry=2; elders 3 0 0 0 0 0 0" AT_EASE, .tasks = "passage-6", .has = "stores 0 6 0 0 0 0; top ?age" },
  { "/navajo-wars/NW-2.9/one-sheep-a-territory-without-husbandry", "rise", FAMILY ("A", "F1", 0) BC
    "stores 0 7 0 0 0 0; elders 3 0 0 0 0 0 0" AT_EASE, .tasks = "passage-6", .has = "stores 0 3 0 0 0 0" },
  { "/navajo-wars/NW-2.9/husbandry-3-feeds-five", "rise", FAMILY ("A", "F1", 0) BC "stores 0 1 0 0 0 0; "
    "sets husbandry=3; counts 5 0 0; " AT ("?feed"), .plays = "eat sheep", .has = "counts 0 0 0; top ?age" },
  { "/navajo-wars/NW-2.9/mesas-2-brings-harass-counters", "rise", FAMILY ("A", "F1", 0) BC "sets mesas=1; "
    AT ("?buy"), .plays = "develop mesas", .has = "pools 3 1 4; culture 8; sets mesas=2" },
  { "/navajo-wars/NW-2.9/mesas-3-harasses-for-nothing", "rise", FAMILY ("A", "F1", 0) BC "sets mesas=3; pools 3 1 4; "
    TRACKS (0, 9, 5, 5, 4, 0) "; raid 1 - -; " AT ("?react"), .plays = "harass A G1",
    .has = "harass G1; pools 3 1 3; ap 0" },
  { "/navajo-wars/NW-2.9/religion-1-blesses-sooner", "rise", FAMILY ("A", "F1", 0) BC TRACKS (0, 8, 5, 5, 4, 0)
    "; sets religion=1; turn 1 period spanish card 1; todo ?age; todo discard; todo turn", .dice = "4",
    .tasks = "blessing", .has = "culture 9" },
  { "/navajo-wars/NW-2.9/religion-2-at-the-victory-check", "mundo", FAMILY ("A", "F1", 0) BC
    TRACKS (0, 4, 6, 4, 4, 0) "; sets religion=2; turn 1 period spanish card 42; todo ?age; todo discard; todo turn",
    .tasks = "vcheck", .has = "culture 8; top ?buy" },
  { "/navajo-wars/NW-2.9/religion-3-holds-two-cards", "rise", FAMILY ("A", "F1", 0) BC "hand 3; sets religion=3; "
    "turn 1 period spanish card 5; todo ?keep-card; todo ?age; todo discard; todo turn", .plays = "keep",
    .has = "hand 3 5" },
  { "/navajo-wars/NW-2.9/religion-2-holds-one-card", "rise", FAMILY ("A", "F1", 0) BC "hand 3; sets religion=2; "
    "turn 1 period spanish card 5" AT_EASE, .tasks = "?keep-card", .has = "hand 3; top ?age" },
  { "/navajo-wars/NW-2.9/traders-1-keep-their-culture", "rise", FAMILY ("A", "H1", 2) BC "fort 1 0 0 0 0 0; "
    "activated A; acting A 6 0 0; sets traders=1; " AT ("?act"), .plays = "trade 2",
    .has = "culture 9; stores 0 0 2 0 0 0; pools 1 1 2; acting A 0 1 0; family A 1 1 1 1 0 0 H1" },
  { "/navajo-wars/NW-2.9/trading-costs-culture", "rise", FAMILY ("A", "H1", 2) BC "fort 1 0 0 0 0 0; activated A; "
    "acting A 6 0 0; " AT ("?act"), .plays = "trade 2", .has = "culture 8; stores 0 0 2 0 0 0" },
  { "/navajo-wars/NW-2.9/traders-3-negotiate-better", "rise", FAMILY ("A", "G1", 1) BC TRACKS (1, 9, 5, 5, 4, 0)
    "; sets traders=3; raid 0 G1 G1=1; " AT ("?react"), .dice = "4", .plays = "negotiate A 0",
    .has = "family A 1 1 1 1 0 1 escape1; ap 0" },
  { "/navajo-wars/NW-2.9/warriors-1-raid-better", "rise", FAMILY ("A", "G1", 1) BC "sets warriors=1" AT_EASE,
    .dice = "51", .tasks = "battle A raid-nm -", .has = "family A 1 1 1 1 0 2 G1; morale 4; ferocity 5" },
  { "/navajo-wars/NW-2.9/warriors-1-only-on-raids", "rise", FAMILY ("A", "G1", 1) BC "sets warriors=1; "
    "raid 0 G1 G1=1" AT_EASE, .dice = "51", .tasks = "battle A raid -", .has = "morale 5" },
  { "/navajo-wars/NW-2.9/warriors-2-take-spoils", "rise", FAMILY ("A", "F1", 2) BC "sets warriors=2; raid 0 F1 F1=1"
    AT_EASE, .dice = "512", .tasks = "battle A raid -", .has = "morale 4; stores 0 0 1 0 0 0" },
  { "/navajo-wars/NW-2.9/warriors-3-lie-in-wait-for-nothing", "rise", FAMILY ("A", "F1", 1) BC
    TRACKS (0, 9, 5, 5, 4, 0) "; sets warriors=3; raid 0 F1 F1=1; " AT ("?react"),
    .legal = "ambush A; evade A; pass" },
  { "/navajo-wars/NW-2.9/weaving-1-adds-goods", "rise", FAMILY ("A", "F1", 0) BC "sets weaving=0; " AT ("?buy"),
    .plays = "develop weaving", .has = "pools 5 1 2; sets weaving=1" },
  { "/navajo-wars/NW-2.9/weaving-2-adds-goods", "rise", FAMILY ("A", "F1", 0) BC "sets weaving=1; pools 5 1 2; "
    AT ("?buy"), .plays = "develop weaving", .has = "pools 7 1 2; sets weaving=2" },
  { "/navajo-wars/NW-2.9/weaving-3-makes-two", "rise", FAMILY ("A", "F1", 0) BC TRACKS (1, 9, 5, 5, 4, 0)
    "; sets weaving=3; pools 9 1 2; " AT ("?plan"), .plays = "weave",
    .has = "stores 0 0 2 0 0 0; pools 7 1 2; ap 0; woven 1 0" },
  { NULL }
};

void
add_development_tests (void)
{
  navajo_wars_rows_add (rows);
}
