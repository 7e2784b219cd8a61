/* examples.c: the worked examples of the rules (chapter 12)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/change.h"
#include "games/navajo-wars/rows.h"

#define RAIDED_A_B_C FAMILY ("B", "E2", 0) FAMILY ("C", "B3", 0)
#define ONE_CUBE(colours) "cubes bag " colours

static const NavajoWarsRow raids[] = {
  { "/navajo-wars/NW-6.6/example-2-three-counters", "rise", FAMILY ("A", "G1", 1) RAIDED_A_B_C TRACKS (0, 9, 5, 5, 4, 0)
    AT_EASE, NULL, "raid 2", NULL, NULL, "raid 1 G1 H1=1 G1=1; top ?react", "evade A; pass" },
  { "/navajo-wars/NW-6.8/example-3-evasion-fails", "rise", FAMILY ("A", "G1", 1) RAIDED_A_B_C
    TRACKS (0, 9, 5, 5, 4, 0) AT_EASE, "1", "raid 2", "evade A", NULL, "raid 0 H2 H1=1 G1=1 H2=1; top ?hit A raid" },
  { "/navajo-wars/NW-6.8/example-4-evasion-succeeds", "rise", FAMILY ("A", "G1", 0) RAIDED_A_B_C
    TRACKS (0, 9, 5, 5, 4, 0) AT_EASE, "3", "raid 2", "evade A", NULL, "family A 1 1 1 1 0 0 D1; morale 4; raid 0 - -; "
    "raid-territories 1; mission 0 0 0 0 0 0" },
  { "/navajo-wars/NW-6.10/example-5-ambush", "rise", FAMILY ("A", "F1", 2) RAIDED_A_B_C TRACKS (1, 9, 5, 5, 4, 0)
    "; raid 1 F1 H1=1 G1=1 F1=1; raid-territories 1; turn 1 period spanish card 16; todo ?react; todo raid-place; "
    "todo ?age; todo discard; todo turn", "51", NULL, "ambush A", NULL,
    "family A 1 1 1 1 0 3 escape1; morale 4; ferocity 5; ap 0; stores 0 0 0 0 0 0" },
  { "/navajo-wars/NW-5.9/example-6-yielding", "rise", FAMILY ("A", "G1", 0) RAIDED_A_B_C TRACKS (0, 9, 5, 5, 4, 0)
    "; raid 0 G1 H1=1 G1=1; raid-territories 1; turn 1 period spanish card 16; todo ?hit A raid; todo ?age; "
    "todo discard; todo turn", "6", NULL, "yield A child", NULL,
    "family A 1 1 1 0 0 0 caught1; passage 0 0 1 0 0; morale 6; culture 8; ferocity 3" },
  { "/navajo-wars/NW-6.6/example-7-the-raid-ends", "rise", FAMILY ("A", "caught1", 0) RAIDED_A_B_C
    TRACKS (0, 9, 5, 5, 4, 0) "; raid 2 H3 H1=1 H3=1; raid-territories 1; cubes subjugation 0 0 3 0 0 0 0; "
    "revolt-over 1; mission 0 0 0 0 1 0" AT_EASE, NULL, "raid-end", NULL, NULL,
    "mission 0 0 1 0 1 0; culture 7; morale 6; top ?return A" },
  { "/navajo-wars/NW-5.9/example-29-captives-from-the-canyon", "rise", FAMILY ("A", "F1", 0) FAMILY ("B", "F2", 0)
    FAMILY ("C", "B3", 0) TRACKS (0, 9, 5, 5, 4, 0) "; raid 0 B3 B3=1 H4=1; raid-territories 7; turn 1 period spanish "
    "card 16; todo ?hit C raid; todo raid-end; todo ?age; todo discard; todo turn", "6", NULL,
    "yield C child; captive C 4", NULL, "morale 7; culture 8; ferocity 3; mission 0 0 0 0 0 0; "
    "family C 1 1 1 0 0 0 caught4; top ?return C" },
  { "/navajo-wars/NW-6.8/example-23-negotiation", "rise", FAMILY ("A", "G1", 1) RAIDED_A_B_C
    TRACKS (2, 9, 5, 5, 4, 0) "; stores 0 0 2 0 0 0; pools 1 1 2; raid 0 G1 G1=1; turn 1 period spanish card 16; "
    "todo ?react; todo ?age; todo discard; todo turn", "4", NULL, "negotiate A 1", NULL,
    "family A 1 1 1 1 0 1 escape1; stores 0 0 1 0 0 0; ap 1" },
  { "/navajo-wars/NW-5.4/example-33-buying-in-the-window", "rise", FAMILY ("A", "G1", 1) RAIDED_A_B_C
    TRACKS (0, 9, 5, 5, 4, 0) "; stores 0 0 2 0 0 0; pools 1 1 2; raid 0 G1 H1=1 G1=1; turn 1 period spanish card 16; "
    "todo ?react; todo ?age; todo discard; todo turn", NULL, NULL, NULL, NULL, NULL, "buy-ap; evade A; pass" },
  { "/navajo-wars/NW-5.4/example-33-after-buying", "rise", FAMILY ("A", "G1", 1) RAIDED_A_B_C
    TRACKS (0, 9, 5, 5, 4, 0) "; stores 0 0 2 0 0 0; pools 1 1 0; raid 0 G1 H1=1 G1=1; turn 1 period spanish card 16; "
    "todo ?react; todo ?age; todo discard; todo turn", NULL, NULL, "buy-ap", NULL, "ap 1; top ?react",
    "ambush A; evade A; negotiate A 0; pass" },
  { "/navajo-wars/NW-6.8/example-34-evading-a-tribe", "rise", FAMILY ("A", "H1", 1) RAIDED_A_B_C
    TRACKS (0, 9, 5, 5, 4, 0) "; raid 0 - H1=1 F1=1; turn 1 period spanish card 16; todo ?tribal-evade; todo ?age; "
    "todo discard; todo turn", "2", NULL, "evade A", NULL, "family A 1 1 1 1 0 1 F1" },
  { "/navajo-wars/NW-6.7/example-19-out-of-reach", "rise", FAMILY ("A", "C1", 0) RAIDED_A_B_C TRACKS (0, 9, 5, 5, 4, 0)
    "; raid 0 - H1=1 G1=1 F1=1; stores 2 1 1 0 0 0; pools 2 1 2; corn cup 2 3 3 2; corn held 0 1 1 0" AT_EASE, "2",
    "tribal-hit A comanche", NULL, NULL, "stores 2 1 1 0 0 0; top ?age" },
  { "/navajo-wars/NW-6.7/example-19-reached", "rise", FAMILY ("A", "C1", 0) RAIDED_A_B_C TRACKS (0, 9, 5, 5, 4, 0)
    "; raid 0 - H1=1 G1=1 F1=1; stores 2 1 1 0 0 0; pools 2 1 2; corn cup 2 3 3 2; corn held 0 1 1 0" AT_EASE, "3",
    "tribal-hit A comanche", NULL, NULL, "stores 1 0 0 0 0 0; corn held 0 0 1 0; top ?hit A comanche" },
  { NULL }
};

static const NavajoWarsRow battles[] = {
  { "/navajo-wars/NW-6.9/example-8-a-mission-falls", "rise", FAMILY ("A", "H1", 0) RAIDED_A_B_C
    TRACKS (0, 7, 5, 5, 4, 0) "; mission 1 0 0 0 0 0; cubes bag 0 1 0 1 0 0 0" AT_EASE, NULL,
    "raid-cube A mission", NULL, NULL,
    "mission 0 0 0 0 0 0; family A 1 1 1 1 0 1 H1; culture 8; cubes raided 0 1 0 1 0 0 0; stores 0 0 0 0 0 0" },
  { "/navajo-wars/NW-6.9/example-9-soldiers", "rise", FAMILY ("A", "G1", 1) RAIDED_A_B_C TRACKS (0, 7, 5, 5, 4, 0)
    "; cubes bag 0 0 0 0 0 1 0" AT_EASE, ".41", "raid-cube A nm", "soldiers morale", NULL,
    "morale 6; family A 1 0 1 1 0 0 G1; passage 1 0 0 0 0; cubes bag 0 0 0 0 0 1 0" },
  { "/navajo-wars/NW-6.12/example-31-a-major-enemy-victory", "rise", FAMILY ("A", "H1", 0) RAIDED_A_B_C
    TRACKS (0, 7, 5, 5, 4, 0) AT_EASE, "16", "battle A raid -", NULL, NULL,
    "family A 1 0 1 0 0 0 caught1; passage 0 0 1 0 0; morale 6; ferocity 2" },
  { NULL }
};

#define BAG "cubes bag 0 0 0 5 0 0 0; "

static const NavajoWarsRow enemies[] = {
  { "/navajo-wars/NW-3.5/example-10-subjugation", "rise", FAMILY ("A", "F1", 0) TRACKS (0, 7, 5, 5, 4, 0)
    "; events 41; cubes subjugation 0 0 2 0 0 0 0; active A C D; standby B f G; cubes recovery 2 0 0 0 0 0 0; "
    "cubes raided 0 3 0 0 0 0 0; cubes bag 0 0 1 0 0 0 0" AT_EASE, NULL, "subjugate 1", NULL, NULL,
    "events -; revolt-over 1; morale 6; active a C D; standby b f G; cubes bag 2 0 0 0 0 0 0; "
    "cubes recovery 0 3 0 0 0 0 0; cubes raided 0 0 0 0 0 0 0" },
  { "/navajo-wars/NW-6.2/example-11-income-is-at-least-one", "rise", FAMILY ("A", "F1", 0) TRACKS (0, 7, 5, 5, 4, 0)
    "; cubes subjugation 0 0 1 0 0 0 0; cubes raided 2 2 0 0 0 0 0; active - - -; standby - - -" AT_EASE, NULL,
    "enemy", NULL, NULL, "enemy-ap 1", NULL, "keep-enemy-ap=yes" },
  { "/navajo-wars/NW-6.2/example-30-red-cubes-of-the-americans", "fearing", FAMILY ("A", "F1", 0)
    TRACKS (0, 7, 5, 5, 4, 0) "; events 54; cubes subjugation 0 0 3 0 0 0 0; active - - -; standby - - -"
    "; turn 1 period american card 16; todo ?age; todo discard; todo turn", NULL, "enemy", NULL, NULL, "enemy-ap 2",
    NULL, "keep-enemy-ap=yes" },
  { "/navajo-wars/NW-6.2/example-30-no-more-than-there-are", "fearing", FAMILY ("A", "F1", 0)
    TRACKS (0, 7, 5, 5, 4, 0) "; events 54; cubes subjugation 0 0 1 0 0 0 0; active - - -; standby - - -"
    "; turn 1 period american card 16; todo ?age; todo discard; todo turn", NULL, "enemy", NULL, NULL, "enemy-ap 2",
    NULL, "keep-enemy-ap=yes" },
  { "/navajo-wars/NW-6.3/example-12-one-row", "rise", FAMILY ("A", "F1", 0) "active A C D; standby E F -" AT_EASE, "12",
    "flip-roll", NULL, NULL, "active a C D" },
  { "/navajo-wars/NW-6.3/example-12-a-striped-side", "rise", FAMILY ("A", "F1", 0) "active A C D; standby E F -"
    AT_EASE, "25", "flip-roll", NULL, NULL, "active a C D" },
  { "/navajo-wars/NW-6.3/example-12-a-pair", "rise", FAMILY ("A", "F1", 0) "active A C D; standby E F -" AT_EASE, "33",
    "flip-roll", NULL, NULL, "active A F D; standby E C -" },
  { "/navajo-wars/NW-6.3/example-12-a-pair-without-standby", "rise", FAMILY ("A", "F1", 0) "active A C D; standby E F -"
    AT_EASE, "66", "flip-roll", NULL, NULL, "active A C D; standby E F -" },
  { "/navajo-wars/NW-6.4/example-13-running-and-resetting", "rise", FAMILY ("A", "F1", 0) BAG
    TRACKS (0, 7, 5, 5, 4, 3) "; active C G D; standby E F h" AT_EASE, NULL, "enemy-run; enemy-reset", NULL, NULL,
    "mission 1 0 0 0 0 0; cubes recovery 0 0 0 1 0 0 0; active D h F; standby G C E; enemy-ap 0; spent -" },
  { "/navajo-wars/NW-6.2/example-14-peace-holds", "rise", FAMILY ("A", "F1", 0) "active A C D; standby E F -; "
    "special peace g 3" AT_EASE, "2", "enemy", NULL, NULL, "special peace g 2; mission 1 0 0 0 0 0; top ?age" },
  { "/navajo-wars/NW-6.2/example-14-peace-ends", "rise", FAMILY ("A", "F1", 0) "active - - -; standby - E F; "
    "special peace g 3; cubes raided 9 0 0 0 0 0 0" AT_EASE, "3", "enemy", NULL, NULL, "special none - 0; enemy-ap 4",
    NULL, "keep-enemy-ap=yes" },
  { "/navajo-wars/NW-6.5/example-25-expanding", "rise", FAMILY ("A", "F1", 0) TRACKS (0, 5, 5, 5, 4, 0)
    "; mission 2 6 0 0 0 0" AT_EASE, NULL, "do colonize 3", NULL, NULL, "mission 3 6 0 0 0 0; culture 2" },
  { "/navajo-wars/NW-6.5/example-26-captives", "rise", "family A 1 1 1 0 0 0 F1; family B 1 1 1 1 0 0 F2; "
    "family C 1 1 1 1 0 0 B3" AT_EASE, "1", "captives", NULL, NULL, "family A 1 1 0 0 0 0 F1" },
  { "/navajo-wars/NW-6.5/example-32-no-territory-left", "rise", FAMILY ("A", "F1", 0) "mission 1 1 1 1 1 1; "
    "cubes subjugation 0 0 3 0 0 0 0; revolt-over 1" AT_EASE, NULL, "do build 2", NULL, NULL, "culture 7" },
  { NULL }
};

#define ABC FAMILY ("A", "F1", 0) FAMILY ("B", "F2", 0) FAMILY ("C", "B3", 0)
#define AT_CARD_42 "; turn 1 period spanish card 42; todo ?age; todo discard; todo turn"

static const NavajoWarsRow times[] = {
  { "/navajo-wars/NW-6.17/example-16-a-victory-check", "mundo", ABC TRACKS (0, 8, 6, 4, 4, 0)
    "; mission 0 0 1 1 0 0" AT_CARD_42, NULL, "vcheck", NULL, NULL, "military 6; morale 8; culture 9; top ?buy" },
  { "/navajo-wars/NW-6.17/example-17-spent-military", "mundo", ABC TRACKS (0, 8, 3, 5, 4, 0) AT_CARD_42, NULL,
    "vcheck", NULL, NULL, "military 3; morale 3; culture 9" },
  { "/navajo-wars/NW-7/example-22-the-final-card", "rise", ABC TRACKS (0, 8, 7, 4, 4, 0)
    "; cubes subjugation 1 0 0 0 0 0 0" AT_CARD_42, NULL, "vcheck", NULL, NULL,
    "military 8; morale 5; result major-victory" },
  { "/navajo-wars/NW-6.15/example-18-hunger", "rise", ABC "elders 0 0 3 0 0 0 0; drought 1 0 0 0 0 0; "
    "stores 0 1 0 0 0 0" AT_EASE, "2364", "passage-5", "eat sheep", NULL,
    "elders 0 0 2 0 0 0 0; drought 1 0 0 0 0 0; stores 0 0 0 0 0 0; counts 0 0 0" },
  { "/navajo-wars/NW-6.14/example-24-leaving-a-fort", "fearing", "family A 1 1 1 1 0 0 F1; family B 1 1 1 1 0 0 F2; "
    "family C 1 1 1 1 0 0 H3; family D 1 1 1 1 0 0 F5; family E 1 1 1 1 0 0 B3; acting C 6 0 0; activated C; "
    "turn 1 period american card 16; todo ?act; todo rest; todo ?age; todo discard; todo turn", "5", NULL, "move G3",
    NULL, "family C 1 1 1 1 0 0 H3; acting C 0 1 0" },
  { NULL }
};

static const NavajoWarsRow openings[] = {
  { "/navajo-wars/NW-5.3/example-27-planning", "rise", NULL, NULL, NULL,
    "set husbandry; settle A F1 1; settle B F2 0; settle C B3 0; develop husbandry; wait; planning; elder 2; elder 3; "
    "elder 4", NULL, "ap 6; rng 1dd1b5e54c3d61fe; top ?elder" },
  { "/navajo-wars/NW-6.1/example-28-the-next-turn", "rise", NULL, NULL, NULL,
    "set husbandry; settle A F1 1; settle B F2 0; settle C B3 0; develop husbandry; wait; planning; elder 2; elder 3; "
    "elder 4; elder-military; weave; weave; weave; diplomacy C 2 1; done", NULL,
    "culture 8; military 6; ap 2; rng 34e71684c8b1ce67; turn 2 period spanish card 29; top ?op" },
  { NULL }
};

static void
test_example_15 (void)
{
  g_autoptr (OxbowSetup) setup = navajo_wars_game ("rise", 1, NULL);
  NavajoWarsState *state = (NavajoWarsState *) setup->start;

  state->military = 1;
  state->culture = 9;
  navajo_wars_lose (state, NAVAJO_WARS_TRACK_MILITARY, 3, NULL);
  g_assert_cmpint (state->military, ==, 0);
  g_assert_cmpint (state->culture, ==, 5);
}

static void
test_example_1 (void)
{
  static const int dice[] = { 6, 2, 1, 6, 4, 3 };
  OxbowRng rng = { 1 };

  for (guint i = 0; i < G_N_ELEMENTS (dice); i++)
    g_assert_cmpint (oxbow_rng_die (&rng), ==, dice[i]);
  g_assert_cmphex (rng.s, ==, 0xb54cda58fbbee87f);
}

void
add_example_tests (void)
{
  g_test_add_func ("/navajo-wars/NW-3.1/example-1-six-dice", test_example_1);
  g_test_add_func ("/navajo-wars/NW-3.3/example-15-losing-military", test_example_15);
  navajo_wars_rows_add (raids);
  navajo_wars_rows_add (battles);
  navajo_wars_rows_add (enemies);
  navajo_wars_rows_add (times);
  navajo_wars_rows_add (openings);
}
