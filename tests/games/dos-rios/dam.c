/* dam.c: dams, and the new courses they force (DR-5.8, DR-6.2, DR-6.3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/boards.h"

static const RuleTest checks[] = {
  { "/dos-rios/DR-5.8/needs-a-dam", &first_valley, "camp p1 G3 1; p1 dams 0", "dam G3/S", "You have no dam left." },
  { "/dos-rios/DR-5.8/reserve-is-asked-for-first", &first_valley, "p1 dams 0", "dam H3/SE", "You have no dam left." },
  { "/dos-rios/DR-5.8/not-towards-a-mountain", &first_valley, "camp p1 H3 1", "dam H3/SE",
    "A dam stands only where water could flow." },
  { "/dos-rios/DR-5.8/not-towards-a-trail", &first_valley, "camp p1 B5 1", "dam B5/SW",
    "A dam stands only where water could flow." },
  { "/dos-rios/DR-5.8/not-below-a-lake", &first_valley, "camp p1 C8 1", "dam B8/S",
    "A dam stands only where water could flow." },
  { "/dos-rios/DR-5.8/not-between-spring-and-mountain", &first_valley, "camp p1 C2 1", "dam C1/SW",
    "A dam stands only where water could flow." },
  { "/dos-rios/DR-5.8/not-twice", &first_valley, "camp p1 G3 1; dam G3/S", "dam G3/S", "A dam stands there already." },
  { "/dos-rios/DR-5.8/needs-a-campesino-beside-it", &first_valley, "camp p1 G2 1; camp p2 G3 1", "dam G3/S",
    "You need a campesino on a hex beside the dam." },
  { "/dos-rios/DR-5.8/one-in-the-city-does-not-count", &first_valley, "", "dam E8/S",
    "You need a campesino on a hex beside the dam." },
  { "/dos-rios/DR-5.8/a-building-is-no-campesino", &first_valley, "building G3 p1 finca", "dam G3/S",
    "You need a campesino on a hex beside the dam." },
  { "/dos-rios/DR-5.8/keep-needs-the-variant", &first_valley, "camp p1 G3 1", "dam G3/SW keep",
    "A dammed river must find a new course." },
  { "/dos-rios/DR-5.8/an-edge-of-no-cell", &first_valley, "camp p1 D1 1", "dam D1/N", "That is not a move." },
  { "/dos-rios/DR-5.8/a-cell-is-no-edge", &first_valley, "camp p1 D1 1", "dam D1", "That is not a move." },
  { "/dos-rios/DR-5.8/only-six-directions", &first_valley, "camp p1 D1 1", "dam D1/E", "That is not a move." },
  { "/dos-rios/DR-5.8/example-8-the-last-way-down", &first_valley, "camp p1 G3 1; p1 dams 5",
    "dam G3/S; dam G3/SE; dam G3/SW", "The last way down from G3 must stay open." },
  { "/dos-rios/DR-5.8/the-only-way-down", &narrow,
    "camp p1 B2 1", "dam B1/S", "The last way down from B1 must stay open." },
  { NULL }
};

static const RuleTest dry_dams[] = {
  { "/dos-rios/DR-5.8/on-a-dry-edge", &first_valley, "camp p1 G3 1", "dam G3/S",
    .events = "dammed p1 G3/S", .changes = "p1 dams 1; dam G3/S" },
  { "/dos-rios/DR-5.8/takes-no-points", &first_valley, "camp p1 G3 1; points 0", "dam G3/S; dam G3/SE",
    .has = "points 0; p1 dams 0; dam G3/SE; dam G3/S" },
  { "/dos-rios/DR-5.8/from-the-lower-hex", &first_valley, "camp p1 G4 1", "dam G3/S", .has = "dam G3/S" },
  { "/dos-rios/DR-5.8/uphill", &first_valley, "camp p1 F4 1", "dam E4/SE", .has = "dam E4/SE" },
  { "/dos-rios/DR-5.8/towards-the-city", &first_valley, "camp p1 E8 1", "dam E8/S", .has = "dam E8/S" },
  { "/dos-rios/DR-5.8/two-under-one-hex", &first_valley, "camp p1 C8 1", "dam C8/SW; dam C8/S",
    .has = "dam C8/S; dam C8/SW" },
  { "/dos-rios/DR-5.8/example-8-two-of-three", &first_valley, "camp p1 G3 1; p1 dams 5", "dam G3/S; dam G3/SE",
    .has = "p1 dams 3; phase actions" },
  { "/dos-rios/DR-5.8/a-dam-frees-nothing-of-the-supply", &first_valley, "camp p1 G3 1", "dam G3/S",
    .has = "supply 36" },
  { "/dos-rios/DR-3.4/an-edge-from-below", &first_valley, "camp p1 G3 1", "dam G4/N", .spelled = "dam G3/S",
    .events = "dammed p1 G3/S" },
  { "/dos-rios/DR-3.4/an-edge-from-the-west", &first_valley, "camp p1 G3 1", "dam H3/NW", .spelled = "dam G3/SE",
    .events = "dammed p1 G3/SE" },
  { "/dos-rios/DR-3.4/an-edge-from-the-east", &first_valley, "camp p1 D5 1", "dam C6/NE", .spelled = "dam D5/SW",
    .events = "dammed p1 D5/SW" },
  { "/dos-rios/DR-3.2/dams-on-the-board-and-in-reserve", &first_valley, "dam G3/S; dam D5/S; p1 dams 5; p2 dams 0",
    .has = "supply 33" },
  { NULL }
};

static const RuleTest new_courses[] = {
  { "/dos-rios/DR-6.2/example-6-forced-part", &first_valley, "camp p1 G3 1", "dam G3/SW",
    .events = "dammed p1 G3/SW; flows G3/S forced; flows G4/S forced; flows G5/SE forced; flows H5/S forced",
    .changes = "phase reroute; head H6; p1 dams 1; dam G3/SW; flow G3/S; flow G4/S; flow G5/SE; flow H5/S; no flow "
    "G3/SW" },
  { "/dos-rios/DR-6.2/example-6-choice", &first_valley, "camp p1 G3 1", "dam G3/SW", .legal = "lay H6/S; lay H6/SW" },
  { "/dos-rios/DR-6.3/example-6-back-into-the-old-course", &first_valley, "camp p1 G3 1", "dam G3/SW; lay H6/SW",
    .events = "flows H6/SW chosen; dried F3; dried E4; dried E5; dried E6; dried F6; watered G4; watered G5; watered "
    "H5; "
              "watered H6",
    .changes = "phase actions; head -; flow H6/SW; no flow F3/SW; no flow E4/S; no flow E5/S; no flow E6/SE; "
               "no flow F6/SE" },
  { "/dos-rios/DR-6.3/example-6-to-the-lake", &first_valley, "camp p1 G3 1", "dam G3/SW; lay H6/S",
    .events = "flows H6/S chosen; flows H7/S forced; dried F3; dried E4; dried E5; dried E6; dried F6; dried G7; "
    "dried G8; "
              "watered G4; watered G5; watered H5; watered H6; watered H7",
    .has = "p1 dams 1; phase actions", .lacks = "flow G7; flow G8" },
  { "/dos-rios/DR-6.2/one-way-left-is-forced", &first_valley, "camp p1 C2 1; dam D1/SE", "dam C1/S",
    .events = "dammed p1 C1/S; flows C1/SE forced; flows D1/SW forced; watered D1",
    .changes = "dam C1/S; p1 dams 1; flow C1/SE; flow D1/SW; no flow C1/S" },
  { "/dos-rios/DR-5.8/example-9-lake-mouth", &first_valley, "camp p1 B7 1", "dam B7/S",
    .events = "dammed p1 B7/S; flows B7/SE forced", .legal = "lay C8/S; lay C8/SW" },
  { "/dos-rios/DR-6.2/example-9-spring", &first_valley, "camp p1 C2 1", "dam C1/S",
    .events = "dammed p1 C1/S; flows C1/SE forced", .legal = "lay D1/SE; lay D1/SW" },
  { "/dos-rios/DR-6.2/example-9-into-the-old-course", &first_valley, "camp p1 C2 1", "dam C1/S; lay D1/SW",
    .events = "flows D1/SW chosen; watered D1", .has = "flow C2/S; phase actions; head -" },
  { "/dos-rios/DR-6.2/the-active-player-chooses", &first_valley, "current p2; camp p2 C2 1", "dam C1/S",
    .has = "current p2; phase reroute" },
  { "/dos-rios/DR-6.2/chooses-it-all-alone", &first_valley, "camp p1 C2 1", "dam C1/S; lay D1/SE; lay E3/S",
    .has = "current p1; phase actions; flow E3/S", .lacks = "flow C2; flow C7; flow B7",
    .events = "flows E3/S chosen; dried C2; dried C3; dried C4; dried C5; dried C6; dried B7; dried C7; watered D1; "
              "watered E2; watered E3" },
  { "/dos-rios/DR-6.3/example-6-from-a-listing-in-between", &first_valley,
    "phase reroute; head H6; camp p1 G3 1; p1 dams 1; dam G3/SW; flow G3/S; flow G4/S; flow G5/SE; flow H5/S",
    "lay H6/SW",
    .events = "flows H6/SW chosen; dried F3; dried E4; dried E5; dried E6; dried F6; watered G4; watered G5; watered "
    "H5; "
              "watered H6" },
  { "/dos-rios/DR-6.3/example-9-from-a-listing-in-between", &first_valley,
    "phase reroute; head D1; camp p1 C2 1; p1 dams 1; dam C1/S; flow C1/SE", "lay D1/SW",
    .events = "flows D1/SW chosen; watered D1" },
  { "/dos-rios/DR-6.3/turn-goes-on", &first_valley, "camp p1 G3 1; points 3; built 1", "dam G3/SW; lay H6/SW",
    .has = "current p1; points 3; built 1" },
  { "/dos-rios/DR-6.2/example-7-forced-part", &shared_water, "camp p1 B2 1", "dam B2/SE",
    .events = "dammed p1 B2/SE; flows B2/S forced", .legal = "lay B3/SE; lay B3/SW" },
  { "/dos-rios/DR-6.3/example-7-meets-the-other-river", &shared_water, "camp p1 B2 1", "dam B2/SE; lay B3/SE",
    .events = "flows B3/SE chosen; watered B3", .has = "flow C3/S; flow C4/S" },
  { "/dos-rios/DR-6.3/example-7-to-the-lake", &shared_water, "camp p1 B2 1", "dam B2/SE; lay B3/SW",
    .events = "flows B3/SW chosen; flows A4/S forced; watered B3; watered A4", .has = "flow C3/S; flow C4/S" },
  { "/dos-rios/DR-6.3/a-dam-diverts-both-rivers", &shared_water, "camp p1 C3 1", "dam C3/S",
    .events = "dammed p1 C3/S; flows C3/SW forced", .legal = "lay B3/SE; lay B3/SW" },
  { "/dos-rios/DR-6.3/both-rivers-leave-the-old-course", &shared_water, "camp p1 C3 1", "dam C3/S; lay B3/SW",
    .events = "flows B3/SW chosen; flows A4/S forced; dried C4; watered B3; watered A4", .lacks = "flow C4" },
  { NULL }
};

void
add_dam_tests (void)
{
  test_rules_add (checks);
  test_rules_add (dry_dams);
  test_rules_add (new_courses);
}
