/* laying.c: the first courses of the rivers, and the first campesinos (DR-3.5 to 3.7, 4.5, 4.6, 5.2, 5.3, 6.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/boards.h"

#define VERDE "lay C2/S; lay C5/S; lay C7/SW"
#define MORENO "lay G1/S; lay E5/S; lay G7/S"

static const RuleTest layings[] = {
  { "/dos-rios/DR-3.7/example-1-forest-below-hill-is-forced", &first_valley, NULL,
    .has = "phase rivers; head C2; flow C1/S; current p2", .legal = "lay C2/S; lay C2/SE" },
  { "/dos-rios/DR-6.1/example-1-first-choice", &first_valley, NULL, "lay C2/S",
    .events = "flows C2/S chosen; flows C3/S forced; flows C4/S forced",
    .changes = "head C5; current p1; flow C2/S; flow C3/S; flow C4/S", .legal = "lay C5/S; lay C5/SE" },
  { "/dos-rios/DR-6.1/example-1-second-choice", &first_valley, NULL, "lay C2/S; lay C5/S",
    .events = "flows C5/S chosen; flows C6/S forced", .changes = "head C7; flow C5/S; flow C6/S",
    .legal = "lay C7/SE; lay C7/SW" },
  { "/dos-rios/DR-6.1/example-1-into-the-lake", &first_valley, NULL, VERDE,
    .events = "flows C7/SW chosen; flows B7/S forced", .changes = "head G1; flow C7/SW; flow B7/S",
    .legal = "lay G1/S; lay G1/SW" },
  { "/dos-rios/DR-6.1/example-2-first-choice", &first_valley, NULL, VERDE "; lay G1/S",
    .events = "flows G1/S chosen; flows G2/S forced; flows G3/SW forced; flows F3/SW forced; flows E4/S forced",
    .has = "head E5; current p2", .legal = "lay E5/S; lay E5/SW" },
  { "/dos-rios/DR-6.1/example-2-second-choice", &first_valley, NULL, VERDE "; lay G1/S; lay E5/S",
    .events = "flows E5/S chosen; flows E6/SE forced; flows F6/SE forced", .has = "head G7; current p1",
    .legal = "lay G7/S; lay G7/SE" },
  { "/dos-rios/DR-6.1/example-2-equal-lakes-are-a-choice", &first_valley, NULL, VERDE "; " MORENO,
    .has = "head G8; current p2", .legal = "lay G8/S; lay G8/SE" },
  { "/dos-rios/DR-4.5/example-2-the-last-segment", &first_valley, NULL, VERDE "; " MORENO "; lay G8/S",
    .events = "flows G8/S chosen", .changes = "phase placing; current p1; head -; flow G8/S" },
  { "/dos-rios/DR-4.5/forced-segments-count", &first_valley, NULL, "lay C2/S; lay C5/SE; lay D5/SE",
    .events = "flows D5/SE chosen; flows E6/SE forced; flows F6/SE forced", .has = "head G7; current p1" },
  { "/dos-rios/DR-4.5/example-7-order-runs-on-to-the-next-river", &confluence, NULL,
    .has = "head B2; current p2", .legal = "lay B2/S; lay B2/SE" },
  { "/dos-rios/DR-4.5/example-7-rivers-may-join", &confluence, NULL, "lay B2/SE; lay C3/S",
    .events = "flows C3/S chosen; flows C4/S forced; flows D1/S forced; flows D2/SW forced",
    .changes = "phase placing; head -; flow C3/S; flow C4/S; flow D1/S; flow D2/SW" },
  { "/dos-rios/DR-3.5/example-23-hollows-get-no-water", &hollows, NULL,
    .has = "flow C1/S; flow C2/SE; head D2; current p1", .legal = "lay D2/S; lay D2/SE" },
  { "/dos-rios/DR-3.6/example-23-a-hollow-is-no-outlet", &hollows, "camp p1 C2 1", "dam C2/SW",
    "A dam stands only where water could flow. (DR-5.8)" },
  { "/dos-rios/DR-3.6/a-trail-is-no-outlet", &hollows, "camp p1 A2 1", "dam A2/S",
    "A dam stands only where water could flow. (DR-5.8)" },
  { "/dos-rios/DR-3.7/example-23-uphill-if-it-must", &hollows, NULL, "lay D2/S", .events = "flows D2/S chosen",
    .has = "head D3; current p2", .legal = "lay D3/S; lay D3/SE" },
  { "/dos-rios/DR-3.5/hollows-can-be-walked-and-built-on", &hollows, "camp p1 trail1 1; p1 money 500",
    "walk trail1 B2; finca B2", .has = "building B2 p1 finca; camp p1 B2 1" },
  { NULL }
};

static const RuleTest lay_checks[] = {
  { "/dos-rios/DR-5.3/goes-on-from-the-head", &first_valley, NULL, "lay C3/S", "The river goes on from C2: choose one "
                                                                               "of the numbered arrows there." },
  { "/dos-rios/DR-5.3/not-into-a-mountain", &first_valley, NULL, "lay C2/SW", "Water cannot leave C2 that way." },
  { "/dos-rios/DR-5.3/not-over-a-dam", &first_valley, "camp p1 G3 1; dam G5/SE", "dam G3/SW; lay G5/SE",
    "Water cannot leave G5 that way.", .legal = "lay G5/S; lay G5/SW" },
  { "/dos-rios/DR-5.3/the-lowest-way", &first_valley, NULL, VERDE "; lay G1/S; lay E5/SE",
    "The river must take the lowest way." },
  { "/dos-rios/DR-5.3/an-edge-is-needed", &first_valley, NULL, "lay C2", "That is not a move." },
  { "/dos-rios/DR-5.3/the-head-is-asked-for-first", &first_valley, NULL, "lay E5/SE", "The river goes on from C2: "
                                                                                      "choose one of the numbered "
                                                                                      "arrows there." },
  { NULL }
};

static const RuleTest placings[] = {
  { "/dos-rios/DR-5.2/one-from-the-city", &narrow, NULL, "place B2", .events = "placed p1 B2",
    .changes = "current p2; camp p1 city 5; camp p1 B2 1" },
  { "/dos-rios/DR-5.2/beside-an-own-one", &narrow, NULL, "place B2; place D2; place B2",
    .changes = "current p2; camp p1 city 4; camp p1 B2 2" },
  { "/dos-rios/DR-5.2/not-on-a-mountain", &narrow, NULL, "place A1",
    "Campesinos start on a hill, a forest or a field." },
  { "/dos-rios/DR-5.2/not-on-a-spring", &narrow, NULL, "place B1", "Campesinos start on a hill, a forest or a field." },
  { "/dos-rios/DR-5.2/not-beside-a-rival", &narrow, NULL, "place B2; place B2",
    "Another player's campesino stands there." },
  { "/dos-rios/DR-5.2/not-as-the-third", &narrow, NULL, "place B2; place D2; place B2; place D2; place B2",
    "Only two campesinos fit on a hex." },
  { "/dos-rios/DR-5.2/anywhere-else", &narrow, NULL, "place B2",
    .legal = "place B3; place B4; place D2; place D3; place D4; place F2; place F3; place F4; place H2; place H3; "
    "place H4" },
  { "/dos-rios/DR-4.6/three-rounds-then-the-first-turn", &narrow, NULL,
    "place B2; place D2; place B2; place D2; place B3; place D3", .events = "placed p2 D3; round 1; turn p1", .seed = 5,
    .changes = "phase actions; round 1; current p1; points 6; row azul corn tobacco; camp p2 city 3; camp p2 D3 1; "
               "deck desperado-verde wheat verde wheat rojo rojo desperado-rojo logging desperado-moreno verde corn "
               "rojo "
               "tobacco azul moreno moreno moreno desperado-azul azul verde" },
  { "/dos-rios/DR-4.6/the-other-three-stay-in-the-city", &narrow, NULL,
    "place B2; place D2; place B2; place D2; place B3; place D3", .has = "camp p1 city 3; camp p2 city 3" },
  { NULL }
};

void
add_laying_tests (void)
{
  test_rules_add (layings);
  test_rules_add (lay_checks);
  test_rules_add (placings);
}
