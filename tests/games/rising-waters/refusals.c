/* refusals.c: every sentence that refuses a move (RW-5.4 to RW-5.6)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/position.h"

#define GOALS "community_goals=on"
#define CHARACTERS "individual_goals=on "

static const PositionTest general[] = {
  { "/rising-waters/RW-5.6/not-a-move", NULL, "swim", "That is not a move." },
  { "/rising-waters/RW-5.6/no-such-card", "hand 1 blues:1", "improve swim piano", "That is not a move." },
  { "/rising-waters/RW-5.6/the-game-is-over", "phase over; week 7; result won", "end", "The game is over." },
  { "/rising-waters/RW-5.6/over-comes-before-the-phase", "phase over; week 7; result won", "gather",
    "The game is over." },
  { "/rising-waters/RW-5.6/not-in-the-upgrade", "", "gather", "Not in this phase: abilities are improved before the "
                                                              "landowners are met, and all else is done after it." },
  { "/rising-waters/RW-5.6/no-upgrade-among-the-actions", IN_ACTION "hand 1 farm:2", "improve move farm farm",
    "Not in this phase: abilities are improved before the landowners are met, and all else is done after it." },
  { "/rising-waters/RW-5.6/no-cubes-among-the-actions", IN_ACTION "hand 1 blues:1 family:1", "buy raft blues family",
    "Not in this phase: abilities are improved before the landowners are met, and all else is done after it." },
  { "/rising-waters/RW-5.6/no-answer-unasked", IN_ACTION "hand 1 radio:1", "take", "Not in this phase: abilities are "
                                                                                   "improved before the landowners "
                                                                                   "are met, and all else is done "
                                                                                   "after it." },
  { "/rising-waters/RW-5.4/a-decision-first",
    "phase landowner; row threat job job; pending threat 1 slot 1; hand 1 radio:1", "end",
    "There is a decision to make first: Greenville must resist a Threat or take it." },
  { "/rising-waters/RW-5.4/no-such-card-in-hand",
    "phase landowner; row threat job job; pending threat 1 slot 1; hand 1 radio:1", "resist newspaper",
    "That seat has no such card." },
  { "/rising-waters/RW-5.4/no-resistance-card",
    "phase landowner; row threat job job; pending threat 1 slot 1; hand 1 blues:1 radio:1", "resist blues",
    "Only a Resistance card answers a threat." },
  { "/rising-waters/RW-5.4/education-is-the-teachers",
    "phase landowner; row threat job job; pending threat 1 slot 1; hand 1 education:1 radio:1", "resist education",
    "Only a Resistance card answers a threat." },
  { "/rising-waters/RW-5.4/force-takes-what-is-there",
    "phase landowner; row force job job; pending force 1 left 2 slot 1; hand 2 blues:2", "pay 1 blues",
    "That seat has no such card." },
  { "/rising-waters/RW-5.4/hatred-takes-from-the-own-hand",
    "phase landowner; row hatred job job; pending hatred 1 left 2 slot 1; hand 1 blues:2; hand 2 blues:2",
    "pay 2 blues", "Everybody pays with cards of their own." },
  { "/rising-waters/RW-5.4/no-job-for-force",
    "phase landowner; row force job job; pending force 1 left 2 slot 1; hand 1 blues:2 job:1", "pay 1 job",
    "Only Community cards pay for this." },
  { "/rising-waters/RW-5.4/no-activism-card",
    "phase landowner; row hatred job job; pending activism 1 slot 1; hand 2 activism:1", "activism 1",
    "That seat has no such card." },
  { "/rising-waters/RW-5.4/activism-by-education-is-the-teachers",
    "phase landowner; row hatred job job; pending activism 1 slot 1; hand 2 education:1 activism:1",
    "activism 2 education", "Only the Teacher uses Education as Resistance." },
  { "/rising-waters/RW-5.4/no-camp-in-the-river",
    "phase landowner; row camp1 job job; pending camp 1 slot 1", "camp J2", "A camp needs dry land without a camp.",
    .scenario = "spring-1927" },
  { "/rising-waters/RW-5.4/no-camp-on-flooded-land",
    "phase landowner; row camp1 job job; pending camp 1 slot 1; flooded K3", "camp K3",
    "A camp needs dry land without a camp.", .scenario = "spring-1927" },
  { "/rising-waters/RW-5.4/no-camp-on-a-camp",
    "phase landowner; row camp1 job job; pending camp 1 slot 1; camps K3:green", "camp K3",
    "A camp needs dry land without a camp.", .scenario = "spring-1927" },
  { "/rising-waters/RW-5.4/send-an-own-pawn",
    "phase landowner; row camp1 job job; pending send 1 to K6 slot 1; camps K6:red", "send p2.1",
    "That pawn is not yours.", .scenario = "spring-1927" },
  { "/rising-waters/RW-5.4/no-survivor-to-draft",
    "phase landowner; row camp1 job job; pending draft 1 slot 1; camps K6:red", "draft K3",
    "No Survivor is ashore there.", .scenario = "spring-1927" },
  { "/rising-waters/RW-5.4/no-draft-in-a-camp",
    "phase landowner; row camp1 job job; pending draft 1 slot 1; camps K6:red; survivors J3:1 K6:1", "draft K6",
    "No Survivor is ashore there.", .scenario = "spring-1927" },
  { "/rising-waters/RW-5.4/no-levee-to-blast",
    "phase landowner; row dynamite job job; pending blast 1 slot 1; levees J3:4", "blast K3", "No levee stands there.",
    .scenario = "spring-1927", .options = "dynamite_choice=on" },
  { "/rising-waters/RW-5.4/no-third-goal", BEFORE_CALM "goal 1 music-a -; goal 2 word-a -; goal-deck music-b help-a",
    "end; swap 3", "There are goals 1 and 2.", .options = GOALS },
  { "/rising-waters/RW-5.4/threats-are-not-discarded",
    IN_ACTION "hand 1 blues:7 threat:1; pending discard 1 after end; acts 0", "discard threat",
    "Threat cards stay until they are countered." },
  { "/rising-waters/RW-5.4/no-such-card-to-discard",
    IN_ACTION "hand 1 blues:8; pending discard 1 after end; acts 0", "discard church", "That seat has no such card." },
  { NULL }
};

static const PositionTest upgrade[] = {
  { "/rising-waters/RW-5.5/at-its-best", "seat 1 swim 1; hand 1 blues:4", "improve swim blues blues",
    "That ability is already at its best." },
  { "/rising-waters/RW-5.5/four-pawns-at-most", "pawns 1 J4 J4 J4 J4; hand 1 family:4",
    "improve pawns J4 family family",
    "That ability is already at its best." },
  { "/rising-waters/RW-5.5/example-10-three-to-go-to-five", "seat 1 move 4; hand 1 farm:3", "improve move farm farm",
    "That needs 3 Farm Animals cards; Education may stand in for all but one." },
  { "/rising-waters/RW-5.5/example-10-not-education-alone", "hand 1 education:2", "improve move education education",
    "That needs 2 Farm Animals cards; Education may stand in for all but one." },
  { "/rising-waters/RW-5.5/not-too-much", "hand 1 farm:3", "improve move farm farm farm",
    "That needs 2 Farm Animals cards; Education may stand in for all but one." },
  { "/rising-waters/RW-5.5/one-card-is-no-cards", "pawns 1 - - - -; hand 1 garden:1", "improve pawns J4 garden",
    "That needs 1 Family card." },
  { "/rising-waters/RW-5.5/another-type", "hand 1 farm:1 garden:1", "improve move farm garden",
    "That needs 2 Farm Animals cards; Education may stand in for all but one." },
  { "/rising-waters/RW-5.5/not-in-hand", "hand 1 farm:1", "improve move farm farm", "You do not hold those cards: "
                                                                                    "choose some that are in your "
                                                                                    "hand." },
  { "/rising-waters/RW-5.5/no-cards-for-a-cube", "hand 1 blues:1", "buy raft blues family",
    "You do not hold those cards: choose some that are in your hand." },
  { "/rising-waters/RW-5.5/new-pawns-come-to-the-own-town", "hand 1 family:2", "improve pawns E16 family family",
    "New neighbours arrive in your town." },
  { "/rising-waters/RW-5.5/else-to-a-neighbours-town", "seat 1 town -; flooded J4; pawns 1 - - - -; hand 1 family:2",
    "improve pawns K4 family", "New neighbours arrive in your town." },
  { "/rising-waters/RW-5.5/no-room-for-a-cube", "seat 1 raft 3 discount 2; hand 1 blues:1 family:1",
    "buy raft blues family", "Your board has no room for another cube." },
  { "/rising-waters/RW-5.5/a-rafts-price", "hand 1 blues:2", "buy raft blues blues",
    "A raft costs Blues and Family; one of the two may be Education or a Job Offer." },
  { "/rising-waters/RW-5.5/a-raft-needs-a-printed-card", "hand 1 education:1 job:1", "buy raft education job",
    "A raft costs Blues and Family; one of the two may be Education or a Job Offer." },
  { "/rising-waters/RW-5.5/a-discounts-price", "hand 1 church:1 farm:1", "buy discount church farm",
    "A work discount costs Farm Animals and Garden; one of the two may be Education or a Job Offer." },
  { "/rising-waters/RW-5.2.3/lent-already", "", "lend on", "That is so already: end the turn, or improve an ability." },
  { "/rising-waters/RW-5.6.14/not-lent-already", IN_ACTION "seat 1 lend 0", "lend off", "That is so already: end the "
                                                                                       "turn, or improve an "
                                                                                        "ability. (RW-5.2.3)" },
  { NULL }
};

static const PositionTest travel[] = {
  { "/rising-waters/RW-5.6.1/no-actions-left", "phase action", "move", "You have no actions left: end the turn." },
  { "/rising-waters/RW-5.6.2/move-first", IN_ACTION, "step p1.1 K3", "Choose Move first: pawns step in that action "
                                                                     "only." },
  { "/rising-waters/RW-5.6.2/another-action-closes-it", IN_ACTION, "move; gather; step p1.1 K3",
    "Choose Move first: pawns step in that action only." },
  { "/rising-waters/RW-5.6.2/not-lent", IN_ACTION "seat 2 lend 0", "move; step p2.1 D15",
    "That neighbour has not offered to move: move a pawn of your own." },
  { "/rising-waters/RW-5.6.2/one-hex", IN_ACTION, "move; step p1.1 J6", "Pawns move one hex at a time." },
  { "/rising-waters/RW-5.6.2/a-lost-pawn", IN_ACTION, "move; step p1.3 K4", "That pawn is not on the map." },
  { "/rising-waters/RW-5.6.2/no-swimmer", IN_ACTION "pawns 1 J3 J4 - -", "move; step p1.1 J2",
    "Crossing water needs Swim or a raft." },
  { "/rising-waters/RW-5.6.2/no-swimmer-on-flooded-land", IN_ACTION "survivors -; flooded J3", "move; step p1.1 J3",
    "Crossing water needs Swim or a raft." },
  { "/rising-waters/RW-5.6.2/the-owner-has-to-swim", IN_ACTION "seat 1 swim 1; pawns 2 J3 E16 - -",
    "move; step p2.1 J2", "Crossing water needs Swim or a raft." },
  { "/rising-waters/RW-5.6.2/too-few-steps", IN_ACTION "acts 1; open move 1", "step p1.1 J3", "Too few steps left: "
                                                                                              "move a pawn to a cell "
                                                                                              "that costs less, or "
                                                                                              "take another action." },
  { "/rising-waters/RW-5.6.9/launch-an-own-pawn", IN_ACTION "seat 1 raft 1", "launch p2.1", "That pawn is not yours." },
  { "/rising-waters/RW-5.6.9/no-raft-ready", IN_ACTION, "launch p1.1", "You have no raft ready." },
  { "/rising-waters/RW-5.6.9/aboard-already", IN_ACTION "seat 1 raft 1; pawns 1 J4r J4 - -", "launch p1.1",
    "That pawn is aboard a raft already." },
  { "/rising-waters/RW-5.6.9/ten-rafts", IN_ACTION "seat 1 raft 1; pawns 1 J4 J4r - -; pawns 2 E16r E16r E16r E16r; "
    "pawns 3 E16r E16r E16r E16r; pawns 4 E16r - - -", "launch p1.1", "All rafts are on the map.", .players = 4 },
  { "/rising-waters/RW-5.6.9/nobody-to-pick-up", IN_ACTION "pawns 1 J4r J4 - -", "pickup p1.1",
    "No Survivor is waiting there." },
  { "/rising-waters/RW-5.6.9/picked-up-on-foot", IN_ACTION "pawns 1 J3 J4 - -", "pickup p1.1",
    "That pawn is not aboard a raft." },
  { "/rising-waters/RW-5.6.9/one-passenger", IN_ACTION "pawns 1 J3rs J4 - -", "pickup p1.1",
    "That raft carries a Survivor already." },
  { "/rising-waters/RW-5.6.9/no-passenger-to-drop", IN_ACTION "pawns 1 J3r J4 - -", "drop p1.1",
    "That raft carries no Survivor." },
  { "/rising-waters/RW-5.6.9/not-into-the-water", IN_ACTION "pawns 1 J2rs J4 - -", "drop p1.1",
    "A Survivor can only land on dry ground." },
  { NULL }
};

static const PositionTest gifts[] = {
  { "/rising-waters/RW-5.6.3/nobody-to-give-to", IN_ACTION, "donate", "There is nobody to give to: no other seat "
                                                                      "plays, and there are neither relief camps nor "
                                                                      "goals.", .players = 1 },
  { "/rising-waters/RW-5.6.4/donate-first", IN_ACTION "hand 1 blues:1", "give blues 2", "Choose Donate first: cards "
                                                                                        "are given away in that "
                                                                                        "action only." },
  { "/rising-waters/RW-5.6.4/as-much-as-one-can", IN_ACTION "hand 1 blues:2", "donate; give blues 2; give blues 2",
    "You have given all that you can." },
  { "/rising-waters/RW-5.6.4/an-own-card", IN_ACTION "hand 1 blues:2", "donate; give church 2",
    "You do not hold that card." },
  { "/rising-waters/RW-5.6.4/no-threats", IN_ACTION "hand 1 threat:1", "donate; give threat 2",
    "Threat cards may not be given away." },
  { "/rising-waters/RW-5.6.4/not-to-oneself", IN_ACTION "hand 1 blues:1", "donate; give blues 1",
    "Cards are given to another seat that takes part." },
  { "/rising-waters/RW-5.6.4/no-camps-in-fall", IN_ACTION "hand 1 blues:1", "donate; give blues camp",
    "There are no relief camps in 1926." },
  { "/rising-waters/RW-5.6.4/camps-take-community-cards", IN_ACTION "hand 1 job:1", "donate; give job camp",
    "A camp takes Community cards only.", .scenario = "spring-1927" },
  { "/rising-waters/RW-5.6.4/no-need-of-it", IN_ACTION "goal 1 music-a -; goal 2 word-a -; "
    "goal-deck music-b help-a rescue-a; hand 1 church:1", "donate; give church goal1",
    "That goal does not need it.", .options = GOALS },
  { "/rising-waters/RW-5.6.4/need-met-already", IN_ACTION "goal 1 music-a blues:3; goal 2 rescue-a farm:2 garden:1; "
    "goal-deck music-b help-a word-a; hand 1 farm:1", "donate; give farm goal2",
    "That goal does not need it.", .options = GOALS },
  { "/rising-waters/RW-5.6.4/first-part-first", IN_ACTION "goal 1 music-b -; goal 2 word-a -; "
    "goal-deck help-a rescue-a; hand 1 blues:1", "donate; give blues goal1",
    "The first part of that goal comes first.", .options = GOALS },
  { "/rising-waters/RW-5.6.4/no-goals-at-all", IN_ACTION "hand 1 blues:1", "donate; give blues goal1",
    "There is no such Community Goal." },
  { "/rising-waters/RW-5.6.12/in-vicksburg", IN_ACTION "community-discard blues:1", "find blues keep",
    "The Young Person must be in Vicksburg.", .options = CHARACTERS "boards=5,1" },
  { "/rising-waters/RW-5.6.12/the-young-person", IN_ACTION "pawns 1 I14 J4 - -; community-discard blues:1",
    "find blues keep", "The Young Person must be in Vicksburg.", .options = CHARACTERS "boards=1,5" },
  { "/rising-waters/RW-5.6.12/only-what-was-discarded", IN_ACTION "pawns 1 I14 F10 - -; community-discard blues:1",
    "find church keep", "There is no such card on the discard pile.", .options = CHARACTERS "boards=5,1" },
  { NULL }
};

static const PositionTest work[] = {
  { "/rising-waters/RW-5.6.5/an-empty-slot", IN_ACTION "row job - job", "accept 1 2", "There is no Job Offer there." },
  { "/rising-waters/RW-5.6.5/no-slot-four", IN_ACTION, "accept 4", "There is no Job Offer there." },
  { "/rising-waters/RW-5.6.5/not-twice-the-same", IN_ACTION, "accept 1 1", "There is no Job Offer there." },
  { "/rising-waters/RW-5.6.5/nothing-to-accept", IN_ACTION, "accept", "You have no work to accept." },
  { "/rising-waters/RW-5.6.5/kept-offers-do-not-serve", IN_ACTION "hand 1 job:2", "accept",
    "You have no work to accept.", .options = "stored_work=off" },
  { "/rising-waters/RW-5.6.6/work-first", IN_ACTION "hand 1 job:2", "build J3",
    "Choose an action first: pawns step in \"Move pawns\", and levees are built and raised in \"Accept work\"." },
  { "/rising-waters/RW-5.6.6/not-in-the-river", IN_ACTION "hand 1 job:2; pawns 1 J3 J4 - -", "accept; build J2",
    "Levees stand on dry land." },
  { "/rising-waters/RW-5.6.6/not-on-flooded-land", IN_ACTION "hand 1 job:2; survivors -; flooded J3",
    "accept; build J3",
    "Levees stand on dry land." },
  { "/rising-waters/RW-5.6.6/not-in-a-camp", IN_ACTION "hand 1 job:2; camps J3:red", "accept; build J3",
    "Levees stand on dry land.", .scenario = "spring-1927" },
  { "/rising-waters/RW-5.6.6/a-levee-stands-there", IN_ACTION "hand 1 job:2; levees J3:3", "accept; build J3",
    "A levee stands there; raise it." },
  { "/rising-waters/RW-5.6.6/no-pawn-near", IN_ACTION "hand 1 job:2", "accept; build K2",
    "A pawn must be on or next to that hex." },
  { "/rising-waters/RW-5.6.6/survivors-do-not-build", IN_ACTION "hand 1 job:2; survivors K2:1", "accept; build K2",
    "A pawn must be on or next to that hex." },
  { "/rising-waters/RW-5.6.6/one-offer-is-too-few", IN_ACTION "hand 1 job:1", "accept; build J3",
    "Not enough Job Offers: a new levee takes two and raising one takes one, with a discount one less." },
  { "/rising-waters/RW-5.6.6/not-beyond-the-budget", IN_ACTION "acts 1; open work 1; hand 1 job:3", "build J3",
    "Not enough Job Offers: a new levee takes two and raising one takes one, with a discount one less.",
    .options = "stored_work=off" },
  { "/rising-waters/RW-5.6.6/no-discount-cube", IN_ACTION "hand 1 job:2", "accept; build J3 discount",
    "You have no work discount." },
  { "/rising-waters/RW-5.6.6/sixty-levees", IN_ACTION "hand 1 job:2; levees "
    "A1:4 B1:4 C1:4 D1:4 E1:4 F1:4 G1:4 H1:4 A2:4 B2:4 C2:4 D2:4 E2:4 F2:4 G2:4 H2:4 A3:4 B3:4 C3:4 D3:4 E3:4 F3:4 "
    "G3:4 A4:4 B4:4 C4:4 D4:4 E4:4 F4:4 A5:4 B5:4 C5:4 D5:4 E5:4 F5:4 A6:4 B6:4 C6:4 D6:4 E6:4 F6:4 A7:4 B7:4 C7:4 "
    "D7:4 E7:4 F7:4 G7:4 A8:4 B8:4 C8:4 D8:4 E8:4 F8:4 G8:4 H8:4 A9:4 B9:4 C9:4 D9:4", "accept; build J3",
    "There are no levee tokens left." },
  { "/rising-waters/RW-5.6.7/no-levee-to-raise", IN_ACTION "hand 1 job:2", "accept; raise J3",
    "No levee stands there; build one." },
  { "/rising-waters/RW-5.6.7/no-higher", IN_ACTION "hand 1 job:2; levees J3:6", "accept; raise J3",
    "That levee cannot go higher." },
  { "/rising-waters/RW-5.6.7/no-higher-than-the-option", IN_ACTION "hand 1 job:2; levees J3:4", "accept; raise J3",
    "That levee cannot go higher.", .options = "levee_max=4" },
  { "/rising-waters/RW-5.6.7/no-offer-left", IN_ACTION "hand 1 job:1; levees J3:3", "accept; raise J3; raise J3",
    "Not enough Job Offers: a new levee takes two and raising one takes one, with a discount one less." },
  { "/rising-waters/RW-5.6.8/the-row-is-full", IN_ACTION, "seek", "The row of Landowner cards is full." },
  { "/rising-waters/RW-5.6.8/no-actions-left", "phase action; row job - job", "seek", "You have no actions left: end "
                                                                                      "the turn." },
  { NULL }
};

static const PositionTest cards[] = {
  { "/rising-waters/RW-5.6.10/no-such-card", IN_ACTION, "newspaper", "You do not hold that card." },
  { "/rising-waters/RW-5.6.10/two-for-all", IN_ACTION "hand 1 vaudeville:1", "vaudeville 2",
    "You do not hold those cards: choose some that are in your hand." },
  { "/rising-waters/RW-5.6.10/two-actions", IN_ACTION "acts 1; hand 1 vaudeville:2", "vaudeville 2",
    "You have no actions left: end the turn." },
  { "/rising-waters/RW-5.6.10b/a-pair-is-two-cards", IN_ACTION "hand 1 education:3",
    "vaudeville 2 education education education", "Vaudeville takes two "
                                                  "cards. (RW-5.6.10)", .options = CHARACTERS "boards=6,1" },
  { "/rising-waters/RW-5.6.10b/only-the-teacher", IN_ACTION "hand 1 education:1", "radio education",
    "Only the Teacher uses Education as Resistance.", .options = CHARACTERS "boards=1,6" },
  { "/rising-waters/RW-5.6.10b/only-the-teacher-for-all", IN_ACTION "hand 1 education:1 vaudeville:1",
    "vaudeville 2 education", "Only the Teacher uses Education as Resistance.", .options = CHARACTERS "boards=1,6" },
  { "/rising-waters/RW-5.6.10b/without-individual-goals-nobody", IN_ACTION "hand 1 education:1", "newspaper education",
    "Only the Teacher uses Education as Resistance.", .options = "boards=6,1" },
  { "/rising-waters/RW-5.6.11/no-threat", IN_ACTION "hand 1 radio:1", "counter 1 radio",
    "No threat is held there." },
  { "/rising-waters/RW-5.6.11/not-anothers", IN_ACTION "hand 1 radio:1; hand 2 threat:1", "counter 2 radio",
    "Only the Teacher can counter another's threat." },
  { "/rising-waters/RW-5.6.11/the-teacher-needs-education", IN_ACTION "hand 1 radio:1; hand 2 threat:1",
    "counter 2 radio", "Only the Teacher can counter another's threat.", .options = CHARACTERS "boards=6,1" },
  { "/rising-waters/RW-5.6.11/no-power-card", IN_ACTION "hand 1 blues:1 threat:1", "counter 1 blues",
    "Only a Resistance card answers a threat." },
  { "/rising-waters/RW-5.6.13/they-have-heard", IN_ACTION "hand 1 blues:3; pawns 2 J4 E16 - -",
    "perform p2.1; perform p2.1", "They have just heard you.", .options = CHARACTERS },
  { "/rising-waters/RW-5.6.13/they-have-bought", IN_ACTION "hand 1 farm:3; pawns 1 J4 M5 - -",
    "sell t2 farm; sell t2 farm",
    "They have just bought from you.", .options = CHARACTERS "boards=4,1" },
  { "/rising-waters/RW-5.6.13/others-first", IN_ACTION "hand 1 blues:3", "perform t1", "Others first: after your own "
                                                                                       "people, turn to those of "
                                                                                       "another seat, or to the "
                                                                                       "Survivors.",
    .options = CHARACTERS },
  { "/rising-waters/RW-5.6.13/not-together", IN_ACTION "hand 1 blues:3", "perform t2",
    "They are not where one of your pawns is.", .options = CHARACTERS },
  { "/rising-waters/RW-5.6.13/who-sings", IN_ACTION "hand 1 blues:3", "perform t1", "Only the Blues Singer performs.",
    .options = CHARACTERS "boards=2,1" },
  { "/rising-waters/RW-5.6.13/who-sells", IN_ACTION "hand 1 farm:3", "sell t1 farm", "Only the Sharecropper sells.",
    .options = CHARACTERS },
  { "/rising-waters/RW-5.6.13/what-is-sold", IN_ACTION "hand 1 church:3; pawns 1 J4 M5 - -", "sell t2 church",
    "Farm Animals, Garden or Education can be sold.", .options = CHARACTERS "boards=4,1" },
  { NULL }
};

void
add_refusal_tests (void)
{
  position_tests_add (general);
  position_tests_add (upgrade);
  position_tests_add (travel);
  position_tests_add (gifts);
  position_tests_add (work);
  position_tests_add (cards);
}
