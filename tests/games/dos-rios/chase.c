/* chase.c: chasing rivals off a hex (DR-5.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/boards.h"

#define NOT_HIGHER "One campesino chases another only from higher ground; bring two."
#define BRING_TWO "Two campesinos stand there: bring two, both from higher ground."
#define BOTH_HIGHER "Two campesinos yield only to two that both come from higher ground."

/* C7 is a tobacco field; D6 and C8 beside it are forests, D7 is corn, B6 a hill. */
static const RuleTest checks[] = {
  { "/dos-rios/DR-5.5/nobody-there", &first_valley, "camp p1 D6 1", "chase C6 D6",
    "There is nobody to chase off there." },
  { "/dos-rios/DR-5.5/only-own-there", &first_valley, "camp p1 D6 1; camp p1 C7 1", "chase C7 D6",
    "There is nobody to chase off there." },
  { "/dos-rios/DR-5.5/an-empty-finca-is-nobody", &first_valley, "camp p1 D6 1; building C7 p2 finca", "chase C7 D6",
    "There is nobody to chase off there." },
  { "/dos-rios/DR-5.5/at-home-on-a-finca", &first_valley, "camp p1 D6 1; camp p2 C7 1; building C7 p2 finca",
    "chase C7 D6",
    "Campesinos on their own finca or hacienda cannot be chased off." },
  { "/dos-rios/DR-5.5/at-home-on-a-hacienda", &first_valley, "camp p1 D6 1; camp p2 C7 1; building C7 p2 hacienda",
    "chase C7 D6", "Campesinos on their own finca or hacienda cannot be chased off." },
  { "/dos-rios/DR-5.5/owner-has-not-played", &first_valley, "camp p1 D6 1; camp p2 C7 1; p2 turns 0", "chase C7 D6",
    "In the first turn you may chase only players who have already played." },
  { "/dos-rios/DR-5.5/one-source-needs-a-point", &first_valley, "camp p1 D6 1; camp p2 C7 1; points 0", "chase C7 D6",
    "Not enough movement points." },
  { "/dos-rios/DR-5.5/two-sources-need-two-points", &first_valley, "camp p1 D6 1; camp p1 D7 1; camp p2 C7 1; points 1",
    "chase C7 D6 D7", "Not enough movement points." },
  { "/dos-rios/DR-5.5/source-without-campesino", &first_valley, "camp p2 C7 1", "chase C7 D6",
    "You have no campesino there." },
  { "/dos-rios/DR-5.5/second-source-without-campesino", &first_valley, "camp p1 D6 1; camp p2 C7 1", "chase C7 D6 D7",
    "You have no campesino there." },
  { "/dos-rios/DR-5.5/twice-the-same-needs-two", &first_valley, "camp p1 D6 1; camp p2 C7 1", "chase C7 D6 D6",
    "You have no campesino there." },
  { "/dos-rios/DR-5.5/source-too-far", &first_valley, "camp p1 D5 1; camp p2 C7 1", "chase C7 D5",
    "D5 is not next to C7." },
  { "/dos-rios/DR-5.5/second-source-too-far", &first_valley, "camp p1 D6 1; camp p1 E7 1; camp p2 C7 1",
    "chase C7 D6 E7",
    "E7 is not next to C7." },
  { "/dos-rios/DR-5.5/city-too-far", &first_valley, "camp p2 C7 1", "chase C7 city", "city is not next to C7." },
  { "/dos-rios/DR-5.5/another-is-in-transit", &first_valley,
    "building G6 p2 finca; camp p1 G6 1; transit G6; camp p1 D6 1; camp p2 C7 1", "chase C7 D6",
    "The campesino on G6 must move on: it cannot stay on another player's finca. (DR-5.6)" },
  { "/dos-rios/DR-5.5/one-against-two", &first_valley, "camp p1 D6 1; camp p2 C7 2", "chase C7 D6", BRING_TWO },
  { "/dos-rios/DR-5.5/one-not-higher-against-two", &first_valley, "camp p1 D7 1; camp p2 C7 2", "chase C7 D7",
    BRING_TWO },
  { "/dos-rios/DR-5.5/one-from-the-same-height", &first_valley, "camp p1 D7 1; camp p2 C7 1", "chase C7 D7",
    NOT_HIGHER },
  { "/dos-rios/DR-5.5/one-from-below", &first_valley, "camp p1 C7 1; camp p2 B6 1", "chase B6 C7", NOT_HIGHER },
  { "/dos-rios/DR-5.5/one-of-two-not-higher-against-two", &first_valley, "camp p1 D6 1; camp p1 D7 1; camp p2 C7 2",
    "chase C7 D6 D7", BOTH_HIGHER },
  { "/dos-rios/DR-5.5/two-from-the-city-against-two", &first_valley, "camp p2 E8 2", "chase E8 city city",
    BOTH_HIGHER },
  { "/dos-rios/DR-5.5/sources-are-no-city-cells", &first_valley, "camp p2 E8 1", "chase E8 E9", "That is not a move." },
  { "/dos-rios/DR-5.5/needs-a-source", &first_valley, "camp p2 C7 1", "chase C7", "That is not a move." },
  { "/dos-rios/DR-5.5/three-sources-are-too-many", &first_valley, "camp p2 C7 1", "chase C7 D6 D7 C8",
    "That is not a move." },
  { NULL }
};

static const RuleTest effects[] = {
  { "/dos-rios/DR-5.5/one-from-higher-against-one", &first_valley, "camp p1 D6 1; camp p2 C7 1", "chase C7 D6",
    .events = "walked p1 D6 C7; chased p2 C7 1",
    .changes = "points 5; camp p1 C7 1; no camp p1 D6; camp p2 city 6; no camp p2 C7" },
  { "/dos-rios/DR-5.5/two-level-against-one", &first_valley, "camp p1 D7 2; camp p2 C7 1", "chase C7 D7 D7",
    .events = "walked p1 D7 C7; walked p1 D7 C7; chased p2 C7 1",
    .changes = "points 4; camp p1 C7 2; no camp p1 D7; camp p2 city 6; no camp p2 C7" },
  { "/dos-rios/DR-5.5/two-from-higher-against-one", &first_valley, "camp p1 D6 1; camp p1 C8 1; camp p2 C7 1",
    "chase C7 D6 C8", .has = "camp p1 C7 2; camp p2 city 6" },
  { "/dos-rios/DR-5.5/two-from-higher-against-two", &first_valley, "camp p1 D6 2; camp p2 C7 2", "chase C7 D6 D6",
    .events = "walked p1 D6 C7; walked p1 D6 C7; chased p2 C7 2", .has = "points 4; camp p1 C7 2; camp p2 city 6" },
  { "/dos-rios/DR-5.5/last-points-are-enough", &first_valley, "camp p1 D7 2; camp p2 C7 1; points 2", "chase C7 D7 D7",
    .has = "points 0" },
  { "/dos-rios/DR-5.5/sources-in-either-order", &first_valley, "camp p1 D6 1; camp p1 D7 1; camp p2 C7 1",
    "chase C7 D7 D6",
    .spelled = "chase C7 D6 D7", .events = "walked p1 D6 C7; walked p1 D7 C7; chased p2 C7 1" },
  { "/dos-rios/DR-5.5/places-before-cells", &first_valley, "camp p1 trail1 1; camp p1 C7 1; camp p2 B7 1",
    "chase B7 C7 trail1", .spelled = "chase B7 trail1 C7", .has = "camp p1 B7 2" },
  { "/dos-rios/DR-5.5/each-chase-is-offered-once", &first_valley, "camp p1 D6 2; camp p1 D7 1; camp p2 C7 1",
    .legal = "chase C7 D6; chase C7 D6 D6; chase C7 D6 D7" },
  { "/dos-rios/DR-5.5/from-transit", &first_valley,
    "building D6 p2 finca; camp p1 D6 1; transit D6; camp p2 C7 1", "chase C7 D6", .has = "transit -; points 5" },
  { "/dos-rios/DR-5.5/back-at-once", &first_valley, "camp p1 D6 1; camp p2 C7 1", "chase C7 D6; walk C7 D6",
    .has = "points 4; camp p1 D6 1", .lacks = "camp p1 C7; camp p2 C7" },
  { "/dos-rios/DR-5.5/two-from-the-city-against-one", &first_valley, "camp p2 E8 1", "chase E8 city city",
    .changes = "points 4; camp p1 city 4; camp p1 E8 2; camp p2 city 6; no camp p2 E8" },
  { "/dos-rios/DR-5.5/one-from-the-city-never", &first_valley, "camp p2 E8 1", "chase E8 city", NOT_HIGHER },

  { "/dos-rios/DR-5.5/example-3-level-alone", &first_valley, "camp p1 D7 1; camp p1 D8 1; camp p2 C7 1", "chase C7 D7",
    NOT_HIGHER },
  { "/dos-rios/DR-5.5/example-3-two", &first_valley, "camp p1 D7 1; camp p1 D8 1; camp p2 C7 1",
    "walk D8 D7; chase C7 D7 D7", .has = "points 3; camp p1 C7 2; camp p2 city 6" },
  { "/dos-rios/DR-5.5/example-3-from-the-forest", &first_valley, "camp p1 D7 1; camp p1 D8 1; camp p2 C7 1",
    "walk D7 D6; chase C7 D6", .has = "points 4; camp p1 C7 1; camp p2 city 6" },
  { "/dos-rios/DR-5.5/example-4-trail-alone", &first_valley, "camp p1 trail1 2; camp p2 B7 1", "chase B7 trail1",
    NOT_HIGHER },
  { "/dos-rios/DR-5.5/example-4-two-from-the-trail", &first_valley, "camp p1 trail1 2; camp p2 B7 1",
    "chase B7 trail1 trail1", .has = "points 4; camp p1 B7 2; camp p2 city 6" },
  { "/dos-rios/DR-5.5/example-4-from-the-hill", &first_valley, "camp p1 trail1 2; camp p2 B7 1",
    "walk trail1 B6; chase B7 B6", .has = "points 4; camp p1 B7 1; camp p1 trail1 1" },
  { "/dos-rios/DR-5.5/example-5-one-against-two", &first_valley,
    "camp p1 D6 1; camp p1 C8 1; camp p1 D7 1; camp p2 C7 2",
    "chase C7 D6", BRING_TWO },
  { "/dos-rios/DR-5.5/example-5-one-not-higher", &first_valley,
    "camp p1 D6 1; camp p1 C8 1; camp p1 D7 1; camp p2 C7 2",
    "chase C7 D6 D7", BOTH_HIGHER },
  { "/dos-rios/DR-5.5/example-5-both-higher", &first_valley, "camp p1 D6 1; camp p1 C8 1; camp p1 D7 1; camp p2 C7 2",
    "chase C7 D6 C8; walk C7 D6", .has = "points 3; camp p1 D6 1; camp p1 C7 1; camp p2 city 6" },
  { NULL }
};

void
add_chase_tests (void)
{
  test_rules_add (checks);
  test_rules_add (effects);
}
