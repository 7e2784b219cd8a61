/* refusals.c: every sentence with which a move is refused (chapter 5)
 *
 * NW-5.10 says what is told; the number that ends a sentence is that of the rule which refuses the move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/rows.h"

#define ABC "family A 1 1 1 1 0 1 F1; family B 1 1 1 1 0 0 F2; family C 1 1 1 1 0 0 B3; "
#define ASK(decision) "turn 1 period spanish card 16; todo " decision "; todo discard; todo turn"
#define ACT(mp, acted) ABC "acting A " #mp " " #acted " 0; activated A; " \
  "turn 1 period spanish card 16; todo ?act; todo rest; todo ?age; todo discard; todo turn"
#define AT_FORT(mp, acted) "family A 1 1 1 1 0 1 H3; family B 1 1 1 1 0 0 F2; family C 1 1 1 1 0 0 B3; " \
  "fort 0 0 1 0 0 0; acting A " #mp " " #acted " 0; activated A; " \
  "turn 1 period spanish card 16; todo ?act; todo rest; todo ?age; todo discard; todo turn"
#define REACT "raid 0 F1 H1=1 G1=1 F1=1; raid-territories 1; " ASK ("?react")

static const NavajoWarsRow set_ups[] = {
  { "/navajo-wars/NW-5.1/a-set-that-is-out", "rise", ABC "sets farming=0 husbandry=0; " ASK ("?develop free 1"),
    .plays = "develop mesas", .refusal = "This set is not in this game: choose one of those that are offered." },
  { "/navajo-wars/NW-5.1/the-third-level", "fearing", "sets farming=3 husbandry=0; turn 0 period american card 0; "
    "family A 1 1 1 1 0 0 F1; todo ?develop free 1; todo turn",
    .plays = "develop farming", .refusal = "You already have its third level." },
  { "/navajo-wars/NW-5.1/only-the-first-level-at-the-start", "rise", ABC "sets farming=1 husbandry=0; "
    ASK ("?develop free 1"), .plays = "develop farming", .refusal = "Level 1 is the highest at the start." },
  { "/navajo-wars/NW-5.1/no-culture-to-spend", "rise", ABC TRACKS (0, 0, 5, 5, 4, 0)
    "; sets farming=0; " ASK ("?develop paid 1"), .plays = "develop farming",
    .refusal = "You have no Culture to spend." },
  { "/navajo-wars/NW-5.1/a-free-one-is-chosen", "rise", ABC "sets farming=0; " ASK ("?develop free 1"),
    .plays = "done", .refusal = "A development is still to be chosen." },
  { "/navajo-wars/NW-5.10/settling-elsewhere", "rise", NULL, .plays = "set mesas; settle A F2 0",
    .refusal = "The family cannot be placed there: choose one of the places that are offered. (NW-5.1)" },
  { "/navajo-wars/NW-5.1/manuelito-needs-a-family", "rise", ABC ASK ("?manuelito"), .plays = "manuelito F",
    .refusal = "That family is not in play." },
  { "/navajo-wars/NW-5.2/preempting-costs-points", "rise", ABC TRACKS (1, 9, 5, 5, 4, 0) "; "
    ASK ("?preempt"), .plays = "preempt",
    .refusal = "Preempting costs 2 AP and you have 1." },
  { "/navajo-wars/NW-5.2/buying-without-culture", "rise", ABC TRACKS (0, 0, 5, 5, 4, 0) "; sets farming=0; "
    ASK ("?buy"), .plays = "develop farming", .refusal = "You have no Culture to spend." },
  { "/navajo-wars/NW-5.2/buying-a-set-that-is-out", "rise", ABC "sets farming=0; " ASK ("?buy"),
    .plays = "develop mesas", .refusal = "This set is not in this game: choose one of those that are offered." },
  { "/navajo-wars/NW-7/nothing-after-the-end", "rise",
    ABC "turn 9 period spanish card 42; todo ?age; todo discard; todo turn", .tasks = "vcheck", .plays = "wait",
    .refusal = "The game is over." },
  { "/navajo-wars/NW-5.10/another-decision", "rise", ABC ASK ("?op"), .plays = "weave",
    .refusal = "That is not possible now: the operation is being decided. What works: "
               "Planning, Take Actions, Passage of Time. (NW-3.2)" },
  { NULL }
};

static const NavajoWarsRow plans[] = {
  { "/navajo-wars/NW-5.3/no-elder-there", "rise", ABC ASK ("?plan"), .plays = "elder 7",
    .refusal = "No elder in that box can still act: choose one who has not spoken in this Planning." },
  { "/navajo-wars/NW-5.3/the-first-box-does-not-act", "rise", ABC ASK ("?plan"), .plays = "elder 1",
    .refusal = "No elder in that box can still act: choose one who has not spoken in this Planning." },
  { "/navajo-wars/NW-5.3/weaving-needs-a-point", "rise", ABC TRACKS (0, 9, 5, 5, 4, 0) "; "
    ASK ("?plan"), .plays = "weave",
    .refusal = "Weaving needs Culture, 1 AP, and a woman who has not woven this Planning." },
  { "/navajo-wars/NW-5.3/bartering-three-animals", "rise", ABC "stores 1 1 0 0 0 0; " ASK ("?plan"),
    .plays = "barter 1 2", .refusal = "A woman trades three animals for one Trade Goods." },
  { "/navajo-wars/NW-5.3/warfare-needs-a-tribe", "rise", ABC "active A B C; standby F G H; " ASK ("?plan"),
    .plays = "warfare A 1", .refusal = "Tribal Warfare needs 1 AP, Military, and a Family with a man." },
  { "/navajo-wars/NW-5.10/diplomacy-needs-a-tribe", "rise", ABC "active A B C; standby F G H; " ASK ("?plan"),
    .plays = "diplomacy A 1 0",
    .refusal = "Diplomacy needs 1 AP, a family with a man, and an Active Comanche or Utes instruction. (NW-5.3)" },
  { "/navajo-wars/NW-5.10/more-goods-than-held", "rise", ABC "active A D C; standby F G H; " ASK ("?plan"),
    .plays = "diplomacy A 2 1", .refusal = "You have nothing to pay this with: it takes AP, Trade Goods, Firearms, "
                                           "good fortune or a ceremony, as offered. (NW-5.3)" },
  { "/navajo-wars/NW-5.3/culture-is-not-higher", "rise", ABC TRACKS (3, 5, 5, 5, 4, 0) "; " ASK ("?elder"),
    .plays = "elder-military", .refusal = "Culture is not higher than Military." },
  { "/navajo-wars/NW-5.3/culture-is-not-lower", "rise", ABC TRACKS (3, 5, 5, 5, 4, 0) "; " ASK ("?elder"),
    .plays = "elder-culture", .refusal = "Culture is not lower than Military." },
  { "/navajo-wars/NW-5.3/raised-once", "rise", ABC "ferocity-changed A; " ASK ("?elder"), .plays = "elder-raise A",
    .refusal = "The Ferocity of this family cannot be raised now." },
  { "/navajo-wars/NW-5.3/nothing-to-calm", "rise", ABC ASK ("?elder"), .plays = "elder-calm B",
    .refusal = "The Ferocity of this family cannot be calmed now." },
  { "/navajo-wars/NW-5.4/two-goods-a-point", "rise", ABC ASK ("?plan"), .plays = "buy-ap",
    .refusal = "Two Trade Goods buy 1 AP." },
  { "/navajo-wars/NW-5.4/six-points-of-corn", "rise", ABC ASK ("?plan"), .plays = "barter-corn",
    .refusal = "Six points of corn buy one Trade Goods." },
  { "/navajo-wars/NW-5.10/a-horse-costs-three", "rise", ABC "stores 0 0 2 0 0 0; pools 1 1 2; " ASK ("?plan"),
    .plays = "buy-horse", .refusal = "An animal costs 3 Trade Goods, and one must be left. (NW-5.4)" },
  { "/navajo-wars/NW-5.10/a-sheep-costs-two-with-traders", "rise", ABC "sets traders=2; " ASK ("?plan"),
    .plays = "buy-sheep", .refusal = "An animal costs 2 Trade Goods, and one must be left. (NW-5.4)" },
  { NULL }
};

static const NavajoWarsRow acts[] = {
  { "/navajo-wars/NW-5.5/three-elders-four-families", "rise", ABC "elders 0 0 0 0 0 0 0; activated B; "
    ASK ("?actions"), .plays = "activate A", .refusal = "You may activate 1 family in this operation." },
  { "/navajo-wars/NW-5.5/activated-once", "rise", ABC "activated A; " ASK ("?actions"), .plays = "activate A",
    .refusal = "This family has acted already." },
  { "/navajo-wars/NW-5.5/a-family-on-the-map", "rise", ABC ASK ("?actions"), .plays = "activate F",
    .refusal = "That family is not on the map." },
  { "/navajo-wars/NW-5.5/a-horse-comes-first", "rise", ACT (6, 0), .plays = "mount",
    .refusal = "A horse is given before the family does anything." },
  { "/navajo-wars/NW-5.5/a-move-costs", "rise", ACT (3, 1), .plays = "move E1", .refusal = "This move costs 4 MP." },
  { "/navajo-wars/NW-2.1/hexes-are-not-neighbours", "rise", ACT (6, 0), .plays = "move A4",
    .refusal = "That area is not next to the family: it goes to the area before or after its own in its territory, or "
               "to the one with the same number in a neighbouring territory." },
  { "/navajo-wars/NW-5.5/the-fort-is-left-first", "rise", AT_FORT (6, 1), .plays = "move G3",
    .refusal = "A family leaves a Fort only with its first action." },
  { "/navajo-wars/NW-5.5/the-canyon-takes-all", "rise", ACT (6, 1), .plays = "canyon B3",
    .refusal = "Entering or leaving the canyon takes the whole activation." },
  { "/navajo-wars/NW-5.5/the-canyon-from-outside", "rise", ACT (6, 0), .plays = "canyon F2",
    .refusal = "The family cannot be placed there: choose one of the places that are offered." },
  { "/navajo-wars/NW-5.10/no-drought", "rise", ACT (6, 0), .plays = "water",
    .refusal = "There is no drought here. (NW-5.5)" },
  { "/navajo-wars/NW-5.5/water-costs", "rise", "drought 1 0 0 0 0 0; " ACT (5, 0), .plays = "water",
    .refusal = "Finding water here costs 6 MP." },
  { "/navajo-wars/NW-5.10/no-corn", "rise", ACT (6, 0), .plays = "harvest",
    .refusal = "No corn stands here. (NW-5.5)" },
  { "/navajo-wars/NW-5.5/harvesting-costs", "rise", "corn cup 1 4 4 2; corn map F1=1; " ACT (6, 0), .plays = "harvest",
    .refusal = "Harvesting here costs 7 MP." },
  { "/navajo-wars/NW-5.10/corn-already", "rise", "corn cup 1 4 4 2; corn map F1=1; " ACT (6, 0), .plays = "plant",
    .refusal = "Corn already stands here. (NW-5.5)" },
  { "/navajo-wars/NW-5.5/planting-costs", "rise", ACT (6, 0), .plays = "plant",
    .refusal = "Planting here costs 7 MP." },
  { "/navajo-wars/NW-5.5/an-empty-cup", "rise", "corn cup 0 0 0 0; corn held 2 4 4 2; " ACT (6, 0), .plays = "plant",
    .refusal = "No corn is left to plant." },
  { "/navajo-wars/NW-5.10/trading-needs-a-fort", "rise", ACT (6, 0), .plays = "trade 1",
    .refusal = "Trading needs a Fort here, 1 Culture, and Trade Goods to be had. (NW-5.5)" },
  { "/navajo-wars/NW-5.5/a-council-takes-all", "rise", ACT (6, 1), .plays = "council",
    .refusal = "A Tribal Council takes the whole activation." },
  { "/navajo-wars/NW-5.5/a-raid-needs-military", "rise", TRACKS (0, 9, 0, 5, 4, 0) "; " ACT (6, 0), .plays = "raid nm",
    .refusal = "A raid needs Military and a man." },
  { "/navajo-wars/NW-5.10/no-raid-from-a-fort", "rise", AT_FORT (6, 0), .plays = "raid nm",
    .refusal = "No raid on New Mexico starts from a Fort. (NW-5.5)" },
  { "/navajo-wars/NW-5.10/nothing-within-reach", "rise", "mission 2 0 0 0 0 0; " ACT (6, 0), .plays = "raid mission",
    .refusal = "There is nothing within reach to raid: move closer to an Outpost, or raid New Mexico. (NW-5.5)" },
  { "/navajo-wars/NW-5.5/a-raid-costs", "rise", ACT (2, 0), .plays = "raid nm", .refusal = "This raid costs 3 MP." },
  { "/navajo-wars/NW-5.5/a-long-raid-takes-all", "rise", ACT (6, 1), .plays = "raid long",
    .refusal = "A long raid takes the whole activation." },
  { "/navajo-wars/NW-8/one-raid-on-new-mexico", "rise", ABC "acting A 6 1 1; activated A; " ASK ("?act"),
    .plays = "raid nm", .refusal = "A family raids New Mexico once in its activation." },
  { "/navajo-wars/NW-8/as-many-as-points-allow", "rise", ABC "acting A 6 1 1; activated A; " ASK ("?act"),
    .plays = "raid nm", .options = "one-nm-raid=no", .has = "acting A 3 1 1" },
  { NULL }
};

static const NavajoWarsRow times[] = {
  { "/navajo-wars/NW-5.10/nobody-to-age", "rise", ABC ASK ("?age"), .plays = "age passage man elder",
    .refusal = "There is no such person there: choose one of those who are offered. (NW-5.6)" },
  { "/navajo-wars/NW-5.6/a-man-becomes-an-elder-only", "rise", ABC ASK ("?age"), .plays = "age A man woman",
    .refusal = "A child becomes man, woman or elder, an adult an elder." },
  { "/navajo-wars/NW-5.10/nobody-to-join", "rise", ABC ASK ("?join"), .plays = "join A man",
    .refusal = "There is no such person there: choose one of those who are offered. (NW-5.6)" },
  { "/navajo-wars/NW-5.10/a-taken-place", "rise", ABC "passage 1 0 0 0 0; " ASK ("?join"), .plays = "join A man",
    .refusal = "That place in the family is taken: choose another family, or another person. (NW-5.6)" },
  { "/navajo-wars/NW-5.10/founding-needs-an-adult", "rise", ABC ASK ("?join"), .plays = "found D man B4",
    .refusal = "Founding a family needs Culture and an adult in the Passage of Time. (NW-5.6)" },
  { "/navajo-wars/NW-5.6/founded-in-the-canyon", "rise", ABC "passage 1 0 0 0 0; " ASK ("?join"),
    .plays = "found D man F5", .refusal = "The family cannot be placed there: choose one of the places that are "
                                          "offered." },
  { "/navajo-wars/NW-5.6/nothing-to-reap", "rise", "corn cup 1 4 4 2; corn map F1=1; " ABC ASK ("?reap"),
    .plays = "reap F2", .refusal = "No corn stands here." },
  { "/navajo-wars/NW-5.6/food-comes-first", "rise", ABC "stores 0 1 0 0 0 0; counts 2 0 0; " ASK ("?feed"),
    .plays = "starve A child", .refusal = "Everyone who can be fed must be fed." },
  { "/navajo-wars/NW-5.6/no-sheep", "rise", ABC "counts 2 0 0; " ASK ("?feed"), .plays = "eat sheep",
    .refusal = "You have no sheep." },
  { "/navajo-wars/NW-5.6/no-such-corn", "rise", ABC "counts 2 0 0; " ASK ("?feed"), .plays = "eat corn 3",
    .refusal = "You have no such corn." },
  { "/navajo-wars/NW-5.10/nobody-to-starve", "rise", ABC "counts 2 0 0; " ASK ("?feed"), .plays = "starve elder 7",
    .refusal = "There is no such person there: choose one of those who are offered. (NW-5.6)" },
  { "/navajo-wars/NW-5.7/nothing-to-cancel-with", "rise", ABC ASK ("?cancel blight 1"), .plays = "cancel",
    .refusal = "You have nothing to pay this with: it takes AP, Trade Goods, Firearms, good fortune or a ceremony, as "
               "offered." },
  { "/navajo-wars/NW-5.7/nothing-to-reroll-with", "rise", ABC ASK ("?reroll elder 3"), .plays = "reroll fortune",
    .refusal = "You have nothing to pay this with: it takes AP, Trade Goods, Firearms, good fortune or a ceremony, as "
               "offered." },
  { "/navajo-wars/NW-5.7/a-ceremony-redraws-nothing", "rise", ABC "hand 3; cube red; " ASK ("?redraw A nm"),
    .plays = "redraw ceremony", .refusal = "You have nothing to pay this with: it takes AP, Trade Goods, Firearms, "
                                           "good fortune or a ceremony, as offered." },
  { NULL }
};

static const NavajoWarsRow defences[] = {
  { "/navajo-wars/NW-5.9/an-ambush-needs-a-point", "rise", ABC TRACKS (0, 9, 5, 5, 4, 0) "; " REACT,
    .plays = "ambush A",
    .refusal = "An ambush needs 1 AP, Military and a fierce family where the raiders are." },
  { "/navajo-wars/NW-5.10/not-reached", "rise", ABC REACT, .plays = "evade B",
    .refusal = "The raiders have not reached this family. (NW-5.9)" },
  { "/navajo-wars/NW-5.10/negotiating-from-afar", "rise", ABC REACT, .plays = "negotiate B 0",
    .refusal = "The raiders have not reached this family. (NW-5.9)" },
  { "/navajo-wars/NW-5.10/behind-an-outpost", "rise", ABC TRACKS (3, 9, 5, 5, 4, 0) "; " "family B 1 1 1 1 0 0 D1; "
    "mission 3 0 0 0 0 0; " REACT, .plays = "evade A", .refusal = "This family stands behind an Outpost. (NW-5.9)" },
  { "/navajo-wars/NW-5.9/harassing-empty-country", "rise", ABC REACT, .plays = "harass A H6",
    .refusal = "Harass counters go into empty country within three areas." },
  { "/navajo-wars/NW-5.9/negotiating-without-a-point", "rise", ABC TRACKS (0, 9, 5, 5, 4, 0) "; " REACT,
    .plays = "negotiate A 0",
    .refusal = "You have nothing to pay this with: it takes AP, Trade Goods, Firearms, good fortune or a ceremony, as "
               "offered." },
  { "/navajo-wars/NW-5.10/fighting-needs-military", "rise", ABC TRACKS (0, 9, 0, 5, 4, 0) "; " "raid 0 - F1=1; "
    ASK ("?hit A raid"), .plays = "fight A", .refusal = "Fighting needs Military and a man. (NW-5.9)" },
  { "/navajo-wars/NW-5.10/nobody-to-yield", "rise", "family A 1 1 1 0 0 1 F1; raid 0 - F1=1; " ASK ("?hit A raid"),
    .plays = "yield A child",
    .refusal = "There is no such person there: choose one of those who are offered. (NW-5.9)" },
  { "/navajo-wars/NW-5.10/returning-elsewhere", "rise", "family A 1 1 1 0 0 1 caught2; " ASK ("?return A"),
    .plays = "return A F1 0", .refusal = "The family cannot be placed there: choose one of the places that are "
                                         "offered. (NW-5.9)" },
  { "/navajo-wars/NW-5.10/fleeing-elsewhere", "rise", ABC "raid 0 F1 F1=1; " ASK ("?flee A"), .plays = "flee D1",
    .refusal = "The family cannot be placed there: choose one of the places that are offered. (NW-5.9)" },
  { "/navajo-wars/NW-5.10/holding-captives-elsewhere", "rise", "family A 1 1 1 0 0 0 caught7; " ASK ("?captive A"),
    .plays = "captive A 7",
    .refusal = "The family cannot be placed there: choose one of the places that are offered. (NW-5.9)" },
  { "/navajo-wars/NW-5.9/soldiers-without-firearms", "rise", ABC ASK ("?soldiers A nm green"),
    .plays = "soldiers morale guns", .refusal = "You have nothing to pay this with: it takes AP, Trade Goods, "
                                                "Firearms, good fortune or a ceremony, as offered." },
  { NULL }
};

/* Three animals, of which one or two are horses. */
static void
a_barter_is_offered_in_numbers (void)
{
  g_autoptr (OxbowSetup) setup = navajo_wars_position ("rise", NULL, ABC "stores 1 2 0 0 0 0; " ASK ("?plan"));
  OxbowMove move;
  g_assert_true (oxbow_move_parse (setup->start, "barter 1 2", &move, NULL));
  g_autofree char *offer = setup->ruleset->offer (setup->start, &move);
  g_assert_cmpstr (offer, ==, "Barter animals for one Trade Goods (horses: 1, sheep: 2)");
}

void
add_refusal_tests (void)
{
  g_test_add_func ("/navajo-wars/NW-5.3/a-barter-is-offered-in-numbers", a_barter_is_offered_in_numbers);
  navajo_wars_rows_add (set_ups);
  navajo_wars_rows_add (plans);
  navajo_wars_rows_add (acts);
  navajo_wars_rows_add (times);
  navajo_wars_rows_add (defences);
}
