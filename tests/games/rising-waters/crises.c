/* crises.c: the landowners' cards and the answers to them (RW-5.2 to RW-5.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/position.h"

/* The last seat's end of the upgrade leads to the landowners. */
#define MEET "turn 2; "
#define TEACHING "individual_goals=on boards=1,6"
#define SPRING .scenario = "spring-1927"

static const PositionTest threats[] = {
  { "/rising-waters/RW-5.3.1/example-12-two-threats", MEET "row threat threat job; hand 2 radio:1", "end",
    .has = "phase landowner; turn 2; pending threat 2 slot 2; hand 1 threat:1; threats 2",
    .legal = "resist radio; take" },
  { "/rising-waters/RW-5.3.1/example-12-resisted", MEET "row threat threat job; hand 2 radio:1", "end; resist radio",
    .has = "row - - job; phase action; turn 1; acts 2; hand 2; landowner-discard threat:1; "
           "community-discard radio:1; pending none" },
  { "/rising-waters/RW-5.4/a-threat-may-be-taken", MEET "row threat job job; hand 1 radio:1", "end; take",
    .has = "row - job job; hand 1 radio:1 threat:1; phase action", .events = "threat-taken 1 RW-5.3.1" },
  { "/rising-waters/RW-5.3.1/the-third-threat-is-the-first-seats", MEET "row threat threat threat", "end",
    .has = "hand 1 threat:2; hand 2 threat:1; threats 3; phase action" },
  { "/rising-waters/RW-5.3.1/counted-from-the-first-player", "first 2; turn 1; row threat job job", "end",
    .has = "hand 2 threat:1; hand 1; turn 2" },
  { "/rising-waters/RW-5.4/example-23-the-teacher-is-asked", MEET "row threat job job; hand 2 education:1", "end",
    .has = "pending teach 2 for 1 slot 1", .legal = "pass; teach", .options = TEACHING },
  { "/rising-waters/RW-5.4/example-23-the-teacher-teaches", MEET "row threat job job; hand 2 education:1", "end; teach",
    .has = "hand 2; seat 2 points 1; row - job job; landowner-discard threat:1; community-discard education:1; "
           "phase action", .options = TEACHING },
  { "/rising-waters/RW-5.4/the-teacher-passes", MEET "row threat job job; hand 2 education:1", "end; pass",
    .has = "hand 1 threat:1; hand 2 education:1; seat 2 points 0; phase action", .options = TEACHING },
  { "/rising-waters/RW-5.4/after-a-pass-the-threatened-answers",
    MEET "row threat job job; hand 1 vaudeville:1; hand 2 education:1", "end; pass",
    .has = "pending threat 1 slot 1", .legal = "resist vaudeville; take", .options = TEACHING },
  { "/rising-waters/RW-5.4/the-teacher-resists-by-education", MEET "row threat threat job; hand 2 education:2",
    "end; pass; resist education", .has = "seat 2 points 1; hand 2 education:1; hand 1 threat:1; phase action",
    .options = TEACHING },
  { "/rising-waters/RW-5.9/no-characters-without-individual-goals", MEET "row threat job job; hand 2 education:1",
    "end", .has = "hand 1 threat:1; phase action", .options = "boards=1,6" },
  { NULL }
};

static const PositionTest force[] = {
  { "/rising-waters/RW-5.3.1/example-13-nothing-to-force", MEET "row force job job; hand 2 radio:1", "end",
    .has = "losses 1; hand 2 radio:1; row - job job; landowner-discard force:1; phase action",
    .events = "lost penalty 1 RW-7.1" },
  { "/rising-waters/RW-5.3.1/example-13-force", MEET "row force job job; hand 2 blues:1 radio:1", "end",
    .has = "pending force 1 left 2 slot 1; turn 2; losses 0", .legal = "pay 2 blues; pay 2 radio" },
  { "/rising-waters/RW-5.3.1/force-takes-two", MEET "row force job job; hand 2 blues:1 radio:1",
    "end; pay 2 radio; pay 2 blues", .has = "hand 2; losses 0; row - job job; phase action; "
                                            "community-discard blues:1 radio:1" },
  { "/rising-waters/RW-5.3.1/jobs-and-threats-are-no-community-cards",
    MEET "row force job job; hand 2 blues:1 job:3 threat:2", "end", .has = "losses 1; phase action" },
  { "/rising-waters/RW-5.3.1/force-cannot-be-resisted",
    MEET "row force job job; hand 2 newspaper:2", "end", .legal = "no resist" },
  { "/rising-waters/RW-5.2.1/the-responsible-seat-decides", "phase action; turn 2; acts 2; row job - job; "
    "landowner-top force; hand 1 blues:2", "seek", .has = "pending force 2 left 2 slot 2; phase action",
    .legal = "pay 1 blues" },
  { "/rising-waters/RW-5.2.2/manners-are-no-law", MEET "row force job job; hand 1 blues:2; hand 2 blues:2", "end",
    .legal = "pay 1 blues; pay 2 blues" },
  { "/rising-waters/RW-5.4.1/the-activist-scores-what-is-paid",
    MEET "row force job job; hand 2 newspaper:1 radio:1", "end; pay 2 newspaper; pay 2 radio",
    .has = "seat 2 points 2; seat 1 points 0", .options = "individual_goals=on" },
  { "/rising-waters/RW-5.4.1/not-what-others-pay",
    MEET "row force job job; hand 1 newspaper:1 radio:1; hand 2 blues:2", "end; pay 1 newspaper; pay 2 blues",
    .has = "seat 2 points 0; seat 1 points 0", .options = "individual_goals=on" },
  { "/rising-waters/RW-5.4.1/then-the-crises-go-on",
    MEET "row force threat job; hand 2 blues:2", "end; pay 2 blues; pay 2 blues",
    .has = "hand 1 threat:1; row - - job; phase action" },
  { NULL }
};

static const PositionTest hatred[] = {
  { "/rising-waters/RW-5.3.2/example-14-who-has-too-few", MEET "row job hatred job; hand 1 blues:1; "
    "hand 2 blues:2 church:1", "end", .has = "losses 1; hand 1 blues:1; pending hatred 2 left 2 slot 2; turn 2",
    .legal = "pay 2 blues; pay 2 church" },
  { "/rising-waters/RW-5.3.2/example-14-who-pays", MEET "row job hatred job; hand 1 blues:1; hand 2 blues:2 church:1",
    "end; pay 2 blues; pay 2 church", .has = "phase action; hand 2 blues:1; row job - job; "
                                             "landowner-discard hatred:1" },
  { "/rising-waters/RW-5.3.2/the-limit-ends-it-at-once", MEET "losses 21; row job hatred job", "end",
    .has = "losses 22; phase over; result lost; row job hatred job; pending none" },
  { "/rising-waters/RW-5.3.1/example-15-activism-once", MEET "row hatred hatred job; hand 2 activism:2", "end",
    .has = "pending activism 1 slot 1", .legal = "accept; activism 2" },
  { "/rising-waters/RW-5.3.1/example-15-the-second-meets-all", MEET "row hatred hatred job; hand 2 activism:2",
    "end; activism 2", .has = "losses 2; row - - job; activism 1; hand 2 activism:1; phase action",
    .events = "cancelled 2 RW-5.4" },
  { "/rising-waters/RW-5.4/activism-not-used", MEET "row hatred job job; hand 2 activism:1", "end; accept",
    .has = "losses 2; activism 0; hand 2 activism:1; phase action" },
  { "/rising-waters/RW-5.4.1/paid-to-hatred", MEET "row hatred job job; hand 2 newspaper:2",
    "end; pay 2 newspaper; pay 2 newspaper", .has = "seat 2 points 2; losses 1", .options = "individual_goals=on" },
  { "/rising-waters/RW-5.4/example-32-education-as-activism", MEET "row hatred job job; hand 2 education:1", "end",
    .has = "pending activism 1 slot 1", .legal = "accept; activism 2 education", .options = TEACHING },
  { "/rising-waters/RW-5.4/example-32-no-point-for-it", MEET "row hatred job job; hand 2 education:1",
    "end; activism 2 education", .has = "activism 1; losses 0; seat 2 points 0; phase action; hand 2",
    .options = TEACHING },
  { NULL }
};

static const PositionTest others[] = {
  { "/rising-waters/RW-5.3.1/a-landowner-flees", MEET "row flees job job", "end",
    .has = "losses 1; row - job job; landowner-discard flees:1; phase action", .events = "lost landowner 1 RW-7.1",
    SPRING },
  { "/rising-waters/RW-5.3.1/example-21-dynamite", MEET "row dynamite job job; levees J3:4 J4:4", "end",
    .has = "levees J4:4; losses 1; row - job job", .events = "blasted J3 RW-5.3.1", SPRING },
  { "/rising-waters/RW-5.3.1/dynamite-takes-the-highest", MEET "row dynamite job job; levees J3:4 J4:5", "end",
    .has = "levees J3:4; losses 1", SPRING },
  { "/rising-waters/RW-5.3.1/dynamite-without-levees", MEET "row dynamite job job", "end",
    .has = "losses 0; row - job job; landowner-discard dynamite:1; phase action", SPRING },
  { "/rising-waters/RW-5.4/the-levee-is-chosen", MEET "row dynamite job job; levees J3:4 J4:5", "end",
    .has = "pending blast 1 slot 1", .legal = "blast J3; blast J4", SPRING, .options = "dynamite_choice=on" },
  { "/rising-waters/RW-5.4/the-chosen-levee-goes", MEET "row dynamite job job; levees J3:4 J4:5", "end; blast J3",
    .has = "levees J4:5; losses 1; phase action", SPRING, .options = "dynamite_choice=on" },
  { "/rising-waters/RW-5.3.3/example-16-red-camp", MEET "row camp1 job job", "end",
    .has = "camps K6:red; pending send 1 to K6 slot 1; turn 2", .events = "camp K6 red RW-5.3.1; asked 1 send RW-5.4",
    .legal = "send p1.1; send p1.2", SPRING },
  { "/rising-waters/RW-5.3.3/example-16-one-pawn-each", MEET "row camp1 job job", "end; send p1.1; send p2.2",
    .has = "pending draft 1 slot 1; pawns 1 K6 J4 - -; pawns 2 E16 K6 - -", .legal = "draft J3", SPRING },
  { "/rising-waters/RW-5.3.3/example-16-drafted", MEET "row camp1 job job", "end; send p1.1; send p2.2; draft J3",
    .has = "levees J3:4; survivors -; losses 1; phase action; row - job job", SPRING },
  { "/rising-waters/RW-5.3.3/who-has-no-pawn-sends-none", MEET "row camp1 job job; pawns 1 - - - -; survivors -", "end",
    .has = "pending send 2 to K6 slot 1", SPRING },
  { "/rising-waters/RW-5.3.3/nobody-to-draft", MEET "row camp1 job job; survivors -", "end; send p1.1; send p2.2",
    .has = "phase action; row - job job; losses 0; levees -", SPRING },
  { "/rising-waters/RW-5.3.3/not-from-a-camp", MEET "row camp1 job job; survivors K6:1", "end; send p1.1; send p2.2",
    .has = "phase action; survivors K6:1", SPRING },
  { "/rising-waters/RW-5.4/a-raft-goes-along", MEET "row camp1 job job; pawns 1 J4rs J4 - -", "end; send p1.1",
    .has = "pawns 1 K6rs J4 - -", SPRING },
  { "/rising-waters/RW-5.4/drafted-on-a-levee", MEET "row camp1 job job; levees J3:6", "end; send p1.1; send p2.2; "
    "draft J3", .has = "levees J3:6; survivors -; losses 1", SPRING },
  { "/rising-waters/RW-5.3.1/the-nearest-site", MEET "row camp1 job job; survivors -; flooded K6", "end",
    .has = "camps J5:red", SPRING },
  { "/rising-waters/RW-5.3.1/example-17-green-camp", MEET "track 4; row camp1 job job", "end",
    .has = "track 0; pending camp 1 slot 1; camps -", SPRING },
  { "/rising-waters/RW-5.3.1/example-17-chosen", MEET "track 4; row camp1 job job", "end; camp K3",
    .has = "camps K3:green; track 0; losses 0; phase action; pawns 1 J4 J4 - -", SPRING },
  { "/rising-waters/RW-5.6.4/a-surplus-is-lost", MEET "track 6; row camp1 job job", "end; camp K3", .has = "track 0",
    SPRING },
  { "/rising-waters/RW-5.3.1/a-donation-short", MEET "track 3; row camp1 job job", "end",
    .has = "track 3; camps K6:red", SPRING },
  { "/rising-waters/RW-5.3.4/the-slot-stays-empty", MEET "row force job job", "end; accept 2",
    .has = "row - - job" },
  { "/rising-waters/RW-5.3.4/the-card-lies-while-it-is-resolved", MEET "row force job job; hand 2 blues:2", "end",
    .has = "row force job job; landowner-discard -" },
  { "/rising-waters/RW-5.3.4/each-loss-is-checked", MEET "losses 24; row flees flees job", "end",
    .has = "losses 25; phase over; result lost; row - flees job", SPRING },
  { "/rising-waters/RW-5.1.1/the-row-is-filled", MEET "row - job -; landowner-top job job; threats 2", "end",
    .has = "row job job job; threats 0; phase action; turn 1; acts 2; open none 0",
    .events = "reveal 1 job RW-6.1; reveal 3 job RW-6.1; turn 1 action RW-5.1.2" },
  { "/rising-waters/RW-5.1.2/seats-in-order", "", "end", .has = "phase upgrade; turn 2" },
  { "/rising-waters/RW-5.1.2/then-the-landowners", MEET, "end", .has = "phase action; turn 1; acts 2" },
  { "/rising-waters/RW-5.1.2/actions-in-order", "phase action; acts 1; seat 2 actions 3", "end",
    .has = "phase action; turn 2; acts 3" },
  { "/rising-waters/RW-5.2.3/lent-in-the-upgrade", "", "lend off", .has = "seat 1 lend 0; turn 1; phase upgrade",
    .legal = "lend on" },
  { "/rising-waters/RW-5.2.3/building-needs-no-leave", IN_ACTION "seat 2 lend 0; hand 1 job:2", "accept; build E16",
    .has = "levees E16:3" },
  { NULL }
};

void
add_crisis_tests (void)
{
  position_tests_add (threats);
  position_tests_add (force);
  position_tests_add (hatred);
  position_tests_add (others);
}
