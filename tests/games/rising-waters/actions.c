/* actions.c: what seats improve and do (RW-2, RW-5.5 to RW-5.9)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/fact.h"
#include "games/rising-waters/position.h"

#define GOALS "community_goals=on"
#define CHARACTERS "individual_goals=on "
#define SPRING .scenario = "spring-1927"

static const PositionTest upgrade[] = {
  { "/rising-waters/RW-5.5/example-10-move", "hand 1 family:1 farm:2", "improve move farm farm",
    .has = "seat 1 move 4; hand 1 family:1; community-discard farm:2; turn 1",
    .events = "improved 1 move 4 RW-5.5" },
  { "/rising-waters/RW-5.5/example-10-with-education", "hand 1 farm:1 education:1", "improve move farm education",
    .has = "seat 1 move 4; hand 1" },
  { "/rising-waters/RW-5.5/several-in-one-phase", "hand 1 church:2 farm:2",
    "improve move farm farm; improve donate church church", .has = "turn 1; seat 1 move 4 donate 2; hand 1" },
  { "/rising-waters/RW-2.4/prices-of-the-second-steps",
    "seat 1 move 4 actions 3 donate 2; hand 1 church:3 farm:3 garden:4", NULL,
    .legal = "improve actions garden garden garden garden; improve donate church church church; "
             "improve move farm farm farm" },
  { "/rising-waters/RW-2.4/prices-of-the-first-steps", "hand 1 blues:2 church:2 farm:2 garden:3", NULL,
    .legal = "improve actions garden garden garden; improve donate church church; improve move farm farm; "
             "improve swim blues blues" },
  { "/rising-waters/RW-2.4/all-but-one-by-education", "hand 1 garden:2 education:3", NULL,
    .legal = "improve actions garden education education; improve actions garden garden education" },
  { "/rising-waters/RW-2.4/the-third-pawn", "hand 1 family:2", "improve pawns J4 family family",
    .has = "pawns 1 J4 J4 J4 -; hand 1" },
  { "/rising-waters/RW-2.4/the-fourth-pawn-costs-three", "pawns 1 J4 J4 J4 -; hand 1 family:3",
    "improve pawns J4 family family family", .has = "pawns 1 J4 J4 J4 J4" },
  { "/rising-waters/RW-2.4/the-first-pawn-costs-one", "pawns 1 - - - -; hand 1 family:1", "improve pawns J4 family",
    .has = "pawns 1 J4 - - -" },
  { "/rising-waters/RW-5.5/the-lowest-free-slot", "pawns 1 J4 - J4 -; hand 1 family:2",
    "improve pawns J4 family family", .has = "pawns 1 J4 J4 J4 -" },
  { "/rising-waters/RW-5.5/a-neighbours-town-or-a-camp",
    "survivors -; seat 1 town -; flooded J3 J4; pawns 1 - - - -; camps K2:red; hand 1 family:1", NULL,
    .legal = "improve pawns E16 family; improve pawns K2 family", SPRING },
  { "/rising-waters/RW-5.5/anywhere-dry-if-all-is-lost",
    "seat 1 town -; flooded J4 E16; seat 2 town -; pawns 1 - - - -; pawns 2 - - - -; hand 1 family:1",
    "improve pawns K1 family", .has = "pawns 1 K1 - - -" },
  { "/rising-waters/RW-2.4/renewable-prices", "hand 1 blues:1 family:1 farm:1 garden:1 education:1 job:1", NULL,
    .legal = "buy discount farm education; buy discount farm garden; buy discount farm job; "
             "buy discount garden education; buy discount garden job; buy raft blues education; "
             "buy raft blues family; buy raft blues job; buy raft family education; buy raft family job" },
  { "/rising-waters/RW-5.5/a-cube-is-bought", "hand 1 blues:1 job:1", "buy raft blues job",
    .has = "seat 1 raft 1; hand 1; landowner-discard job:1; community-discard blues:1",
    .events = "bought 1 raft RW-5.5" },
  { NULL }
};

static const PositionTest travel[] = {
  { "/rising-waters/RW-5.6.1/two-half-steps-each", IN_ACTION "seat 1 move 4", "move", .has = "open move 8; acts 1" },
  { "/rising-waters/RW-5.6/an-open-action-stays-open", IN_ACTION "hand 1 blues:1", "donate; give blues 2",
    .has = "open donate 0; acts 1" },
  { "/rising-waters/RW-5.6/until-the-next", IN_ACTION, "move; step p1.1 J3; gather", .has = "open none 0; acts 0" },
  { "/rising-waters/RW-5.6.2/dry-land-costs-two", IN_ACTION, "move; step p1.1 J3",
    .has = "open move 4; pawns 1 J3 J4 - -", .events = "moved p1.1 J3 RW-5.6.2" },
  { "/rising-waters/RW-5.6.2/example-19-raft-on-water", IN_ACTION "pawns 1 J3r J4 - -", "move; step p1.1 J2",
    .has = "open move 5; pawns 1 J2r J4 - -" },
  { "/rising-waters/RW-5.6.2/a-raft-on-land", IN_ACTION "pawns 1 J3r J4 - -", "move; step p1.1 J4",
    .has = "open move 4; pawns 1 J4r J4 - -" },
  { "/rising-waters/RW-5.6.2/a-swimmer", IN_ACTION "seat 1 swim 1; pawns 1 J3 J4 - -", "move; step p1.1 J2",
    .has = "open move 4; pawns 1 J2 J4 - -" },
  { "/rising-waters/RW-5.6.2/a-neighbours-pawn-that-is-lent", IN_ACTION, "move; step p2.1 D15",
    .has = "pawns 2 D15 E16 - -" },
  { "/rising-waters/RW-5.6.2/split-among-pawns", IN_ACTION, "move; step p1.1 J3; step p1.2 J3; step p2.1 D15",
    .has = "open move 0; pawns 1 J3 J3 - -" },
  { "/rising-waters/RW-5.6.2/survivors-do-not-come-along", IN_ACTION "pawns 1 J3 J4 - -", "move; step p1.1 J4",
    .has = "survivors J3:1" },
  { "/rising-waters/RW-3.1/a-raft-carries-one-more", IN_ACTION "pawns 1 J3rs J4 - -", "move; step p1.1 J2",
    .has = "pawns 1 J2rs J4 - -; survivors J3:1" },
  { "/rising-waters/RW-5.6.9/example-18-launched", IN_ACTION
    "seat 1 raft 1; losses 3; camps K2:green; pawns 1 J3 J4 - -", "launch p1.1",
    .has = "pawns 1 J3rs J4 - -; survivors -; acts 1; seat 1 raft 0", SPRING },
  { "/rising-waters/RW-5.6.9/example-18-on-the-way", IN_ACTION
    "seat 1 raft 1; losses 3; camps K3:green; pawns 1 J3 J4 - -", "launch p1.1; move; step p1.1 K3",
    .has = "pawns 1 K3rs J4 - -; open move 4; acts 0", SPRING },
  { "/rising-waters/RW-5.6.9/example-18-rescued", IN_ACTION
    "losses 3; camps K3:green; survivors -; pawns 1 K3rs J4 - -", "drop p1.1",
    .has = "losses 2; survivors -; pawns 1 K3r J4 - -", .events = "rescued p1.1 K3 2 RW-5.6.9", SPRING },
  { "/rising-waters/RW-5.6.9/never-below-none", IN_ACTION "camps K3:red; pawns 1 K3rs J4 - -", "drop p1.1",
    .has = "losses 0; survivors J3:1", SPRING },
  { "/rising-waters/RW-5.6.9/ashore-elsewhere", IN_ACTION "losses 3; pawns 1 K3rs J4 - -", "drop p1.1",
    .has = "losses 3; survivors J3:1 K3:1" },
  { "/rising-waters/RW-5.6.9/picked-up", IN_ACTION "pawns 1 J3r J4 - -", "pickup p1.1",
    .has = "pawns 1 J3rs J4 - -; survivors -; acts 1" },
  { "/rising-waters/RW-5.8/without-pawns", IN_ACTION "pawns 1 - - - -; hand 1 blues:1", "donate; give blues 2; gather",
    .has = "acts 0; turn 1" },
  { NULL }
};

static const PositionTest gifts[] = {
  { "/rising-waters/RW-5.6.3/as-many-as-donate-says", IN_ACTION "seat 1 donate 3", "donate",
    .has = "open donate 3; acts 1" },
  { "/rising-waters/RW-5.6.3/one-seat-in-spring", IN_ACTION, "donate", .has = "open donate 1", .players = 1, SPRING },
  { "/rising-waters/RW-5.6.4/any-card-to-a-neighbour", IN_ACTION "seat 1 donate 2; hand 1 blues:1 job:1",
    "donate; give blues 2; give job 2", .has = "hand 1; hand 2 blues:1 job:1; open donate 0" },
  { "/rising-waters/RW-5.6.4/to-a-camp", IN_ACTION "hand 1 blues:1", "donate; give blues camp",
    .has = "track 1; hand 1; community-discard blues:1", SPRING },
  { "/rising-waters/RW-5.6.4/example-22-a-goal", IN_ACTION "losses 5; seat 1 donate 3; hand 1 blues:2 education:1; "
    "goal 1 music-a -; goal 2 word-a -; goal-deck music-b help-a rescue-a",
    "donate; give blues goal1; give education goal1; give blues goal1",
    .has = "losses 4; goals-done music:1 rescue:0 word:0 labor:0 help:0; goal 1 music-a -; open donate 0",
    .events = "goal music-a 4 RW-5.7", .options = GOALS },
  { "/rising-waters/RW-5.6.4/education-fills-its-own-need-first", IN_ACTION "seat 1 donate 3; hand 1 education:1; "
    "goal 1 rescue-b -; goal 2 word-a -; goal-deck music-b help-a; goals-done music:0 rescue:1 word:0 labor:0 help:0",
    "donate; give education goal1", .has = "goal 1 rescue-b education:1", .options = GOALS },
  { "/rising-waters/RW-5.6.4/then-the-first-in-type-order", IN_ACTION "seat 1 donate 3; hand 1 education:1; "
    "goal 1 rescue-a -; goal 2 word-a -; goal-deck music-b help-a", "donate; give education goal1",
    .has = "goal 1 rescue-a farm:1", .options = GOALS },
  { "/rising-waters/RW-5.6.4/the-preacher-and-a-camp", IN_ACTION "seat 1 donate 2; hand 1 church:2",
    "donate; give church camp; give church 2", .has = "seat 1 points 2", .options = CHARACTERS "boards=3,1", SPRING },
  { "/rising-waters/RW-5.9/the-preacher-gives-church-only", IN_ACTION "seat 1 donate 2; hand 1 blues:2",
    "donate; give blues 2", .has = "seat 1 points 0", .options = CHARACTERS "boards=3,1" },
  { "/rising-waters/RW-5.7/a-condition-comes-true-later", IN_ACTION "losses 5; seat 1 raft 1; "
    "goal 1 rescue-a farm:2 garden:1; goal 2 word-a -; goal-deck music-b help-a", "launch p1.1",
    .has = "losses 4; goals-done music:0 rescue:1 word:0 labor:0 help:0; goal 1 rescue-a -", .options = GOALS },
  { "/rising-waters/RW-5.7/a-second-part-counts-two", IN_ACTION "losses 1; hand 1 vaudeville:1; "
    "goal 1 music-b blues:3; goal 2 word-a -; goal-deck help-a; "
    "goals-done music:2 rescue:0 word:0 labor:0 help:0", "donate; give vaudeville goal1",
    .has = "losses 0; goals-done music:2 rescue:0 word:0 labor:0 help:0; goal 1 music-b -", .options = GOALS },
  { "/rising-waters/RW-2.6/a-meeting-of-all-seats", IN_ACTION "losses 1; pawns 2 J4 E16 - -; hand 1 farm:1; "
    "goal 1 labor-a church:1 family:1; goal 2 word-a -; goal-deck help-a", "donate; give farm goal1",
    .has = "losses 0; goals-done music:0 rescue:0 word:0 labor:1 help:0", .options = GOALS },
  { "/rising-waters/RW-2.6/no-meeting-while-apart", IN_ACTION "losses 1; hand 1 farm:1; "
    "goal 1 labor-a church:1 family:1; goal 2 word-a -; goal-deck help-a", "donate; give farm goal1",
    .has = "losses 1; goal 1 labor-a church:1 family:1 farm:1", .options = GOALS },
  { "/rising-waters/RW-3.2/counts-of-first-parts", IN_ACTION "hand 1 blues:1; "
    "goal 1 music-b -; goal 2 word-a -; goal-deck help-a; goals-done music:1 rescue:0 word:0 labor:0 help:0",
    "donate; give blues goal1", .has = "goal 1 music-b blues:1", .options = GOALS },
  { "/rising-waters/RW-5.6.12/kept-without-a-point", IN_ACTION "pawns 1 I14 F10 - -; landowner-discard job:1",
    "find job keep", .has = "hand 1 job:1; landowner-discard -; seat 1 points 0; acts 1",
    .options = CHARACTERS "boards=5,1" },
  { "/rising-waters/RW-5.6.12/given-at-once", IN_ACTION "pawns 1 I14 F10 - -; community-discard church:1",
    "find church 2", .has = "hand 2 church:1; hand 1; community-discard -; seat 1 points 1; acts 1",
    .options = CHARACTERS "boards=5,1" },
  { NULL }
};

static const PositionTest work[] = {
  { "/rising-waters/RW-5.6.5/example-11-accepted", IN_ACTION "row job job -", "accept 1 2",
    .has = "row - - -; hand 1 job:2; open work 2; acts 1", .legal = "no raise" },
  { "/rising-waters/RW-5.6.6/example-11-built", IN_ACTION "row job job -", "accept 1 2; build J3",
    .has = "levees J3:3; acts 1; hand 1; landowner-discard job:2; open work 0" },
  { "/rising-waters/RW-5.6.7/example-11-raised", "phase action; acts 1; seat 1 discount 1; levees J3:3",
    "accept; raise J3 discount",
    .has = "levees J3:4; acts 0; seat 1 discount 0; landowner-discard -; open work 0" },
  { "/rising-waters/RW-5.6.5/kept-offers-count", IN_ACTION "hand 1 job:2",
    "accept 1", .has = "open work 3; hand 1 job:3" },
  { "/rising-waters/RW-5.6.5/stored-work-off", IN_ACTION "hand 1 job:2", "accept 1", .has = "open work 1; hand 1 job:3",
    .options = "stored_work=off" },
  { "/rising-waters/RW-5.6.5/any-of-them", IN_ACTION "row job - job", NULL, .legal = "accept 1; accept 1 3; accept 3" },
  { "/rising-waters/RW-5.6.6/half-a-price", IN_ACTION "hand 1 job:1; seat 1 discount 1", "accept; build J3 discount",
    .has = "levees J3:3; hand 1; seat 1 discount 0", .events = "built J3 3 RW-5.6.6" },
  { "/rising-waters/RW-5.6.6/no-higher-than-the-highest", IN_ACTION "hand 1 job:2", "accept; build J3",
    .has = "levees J3:2", .options = "levee_max=2" },
  { "/rising-waters/RW-5.6.7/beside-anybodys-pawn", IN_ACTION "hand 1 job:1; levees E16:4; seat 2 lend 0",
    "accept; raise E16", .has = "levees E16:5; hand 1" },
  { "/rising-waters/RW-5.6.7/what-is-not-used-stays", IN_ACTION "levees J3:3", "accept 1 2 3; raise J3; gather",
    .has = "open none 0; levees J3:4", .told = "Greenville has no actions left." },
  { "/rising-waters/RW-5.6.8/the-row-is-filled", IN_ACTION "row job - -; threats 2; landowner-top job threat", "seek",
    .has = "row job - job; hand 1 threat:1; acts 1; threats 1; phase action",
    .events = "reveal 2 threat RW-6.1; reveal 3 job RW-6.1", .told = "Greenville has 1 action left." },
  { "/rising-waters/RW-7.1/sought-work-that-loses", IN_ACTION "losses 21; row job - job; landowner-top force", "seek",
    .has = "losses 22; phase over; result lost; acts 0", .told = "Greenville has taken the last action of the game." },
  { "/rising-waters/RW-5.6.8b/one-and-one-a-wood-or-field", IN_ACTION "pawns 1 K5 J4 - -; community-top radio blues",
    "gather", .has = "hand 1 blues:1 radio:1; acts 1" },
  { "/rising-waters/RW-5.6.8b/a-town-is-neither", IN_ACTION "community-top radio blues", "gather",
    .has = "hand 1 blues:1" },
  { "/rising-waters/RW-5.6.8b/not-on-flooded-land",
    IN_ACTION "flooded K5; seat 1 swim 1; pawns 1 K5 J4 - -; community-top radio blues", "gather",
    .has = "hand 1 blues:1" },
  { "/rising-waters/RW-5.6.8b/example-25-over-the-limit", IN_ACTION "hand 1 blues:7; pawns 1 K5 J4 - -; "
    "community-top church church", "gather", .has = "pending discard 1 after gather; acts 1",
    .legal = "discard blues; discard church" },
  { "/rising-waters/RW-5.6.8b/example-25-until-seven", IN_ACTION "hand 1 blues:7; pawns 1 K5 J4 - -; "
    "community-top church church", "gather; discard church; discard blues",
    .has = "pending none; hand 1 blues:6 church:1; turn 1; acts 1; phase action" },
  { "/rising-waters/RW-2.5/another-hand-limit", IN_ACTION "hand 1 blues:3; community-top church", "gather",
    .has = "pending discard 1 after gather", .options = "hand_limit=3" },
  { NULL }
};

static const PositionTest cards[] = {
  { "/rising-waters/RW-5.6.10/newspaper", IN_ACTION "hand 1 newspaper:1", "newspaper",
    .has = "seen 3 0; hand 1; acts 1; community-discard newspaper:1", .events = "looked weather 3 RW-5.6.10" },
  { "/rising-waters/RW-5.6.10/radio", IN_ACTION "hand 1 radio:1", "radio", .has = "seen 0 3; hand 1; acts 1" },
  { "/rising-waters/RW-5.6.10/vaudeville", IN_ACTION "hand 1 vaudeville:1; community-top blues church", "vaudeville",
    .has = "hand 1 blues:1 church:1; acts 1" },
  { "/rising-waters/RW-5.6.10/vaudeville-for-all",
    IN_ACTION "hand 1 vaudeville:2; community-top radio family blues church", "vaudeville 2",
    .has = "hand 1 blues:1 church:1; hand 2 family:1 radio:1; acts 0" },
  { "/rising-waters/RW-5.6.10b/example-32-all-forms", IN_ACTION "hand 1 education:2 vaudeville:1", NULL,
    .legal = "newspaper education; radio education; vaudeville; vaudeville 2 education; "
             "vaudeville 2 education education; vaudeville education", .options = CHARACTERS "boards=6,1" },
  { "/rising-waters/RW-5.6.10b/example-32-one-and-one", IN_ACTION "hand 1 education:2 vaudeville:1; "
    "community-top blues blues church church", "vaudeville 2 education",
    .has = "acts 0; hand 1 church:2 education:1; hand 2 blues:2; seat 1 points 0", .options = CHARACTERS "boards=6,1" },
  { "/rising-waters/RW-5.6.11/an-own-threat", IN_ACTION "hand 1 vaudeville:1 threat:1", "counter 1 vaudeville",
    .has = "hand 1; acts 1; landowner-discard threat:1; seat 1 points 0" },
  { "/rising-waters/RW-5.6.11/a-neighbours-threat", IN_ACTION "hand 1 education:1; hand 2 threat:1",
    "counter 2 education", .has = "hand 1; hand 2; acts 1; seat 1 points 1", .options = CHARACTERS "boards=6,1" },
  { "/rising-waters/RW-5.6.13/example-26-others-first", IN_ACTION "hand 1 blues:3; pawns 2 J4 E16 - -", NULL,
    .legal = "perform p2.1", .options = CHARACTERS },
  { "/rising-waters/RW-5.6.13/example-26-then-the-own", IN_ACTION "hand 1 blues:3; pawns 2 J4 E16 - -", "perform p2.1",

    .has = "seat 1 points 1; seat 1 last p2.1; acts 2; hand 1 blues:2",
    .legal = "perform p1.1; perform p1.2; perform t1",
    .options = CHARACTERS },
  { "/rising-waters/RW-5.6.13/example-26-then-others-again", IN_ACTION "hand 1 blues:3; pawns 2 J4 E16 - -",
    "perform p2.1; perform t1", .legal = "perform p2.1", .options = CHARACTERS },
  { "/rising-waters/RW-5.6.13/an-open-action-stays-open", IN_ACTION "hand 1 blues:1; pawns 2 J4 E16 - -",
    "move; perform p2.1", .has = "open move 6", .options = CHARACTERS },
  { "/rising-waters/RW-5.6.13/blues-by-education", IN_ACTION "hand 1 education:1; pawns 2 J4 E16 - -",
    "perform p2.1 education", .has = "seat 1 points 1; hand 1", .options = CHARACTERS },
  { "/rising-waters/RW-5.6.13/for-the-survivors", IN_ACTION "hand 1 blues:1; pawns 1 J3 J4 - -", NULL,
    .legal = "perform s", .options = CHARACTERS },
  { "/rising-waters/RW-5.6.13/survivors-aboard", IN_ACTION "hand 1 blues:1; survivors -; pawns 1 J2rs J4 - -", NULL,
    .legal = "perform s", .options = CHARACTERS },
  { "/rising-waters/RW-5.6.13/example-33-education-is-sold", IN_ACTION "hand 1 education:2; pawns 1 J4 M5 - -; "
    "pawns 2 J4 J4 - -", NULL, .legal = "sell p2.1 education; sell p2.2 education; sell t2 education",
    .options = CHARACTERS "boards=4,1" },
  { "/rising-waters/RW-5.6.13/example-33-then-to-the-own-town", IN_ACTION "hand 1 education:2; pawns 1 J4 M5 - -; "
    "pawns 2 J4 J4 - -", "sell t2 education", .has = "seat 1 points 1",
    .legal = "sell p2.1 education; sell p2.2 education; sell t1 education", .options = CHARACTERS "boards=4,1" },
  { "/rising-waters/RW-5.6.14/free", IN_ACTION, "move; lend off", .has = "acts 1; open move 6; seat 1 lend 0" },
  { "/rising-waters/RW-5.6.15/what-is-open-is-lost", IN_ACTION, "move; end", .has = "turn 2; open none 0; acts 2" },
  { "/rising-waters/RW-5.6.15/over-the-hand-limit", IN_ACTION "hand 1 blues:8", "end",
    .has = "pending discard 1 after end; turn 1; acts 0", .legal = "discard blues" },
  { "/rising-waters/RW-5.6.15/then-the-next-seat", IN_ACTION "hand 1 blues:8", "end; discard blues",
    .has = "pending none; turn 2; acts 2; hand 1 blues:7" },
  { "/rising-waters/RW-5.6.15/threats-may-be-too-many", IN_ACTION "hand 1 threat:8", "end",
    .has = "pending none; turn 2; hand 1 threat:8" },
  { "/rising-waters/RW-5.6.15/not-others-hands", IN_ACTION "hand 2 blues:8", "end", .has = "pending none; turn 2" },
  { NULL }
};

/* The first of that title. */
static const OxbowFact *
find_fact (GPtrArray *facts, const char *title)
{
  for (guint i = 0; i < facts->len; i++)
    {
      const OxbowFact *fact = g_ptr_array_index (facts, i);
      if (fact->text != NULL && g_str_equal (fact->title, title))
        return fact;
    }
  return NULL;
}

static void
check_fact (OxbowState *state, const char *title, const char *text)
{
  g_autoptr (GPtrArray) facts = oxbow_facts_new ();
  oxbow_state_ruleset (state)->facts (state, state->setup->ruleset->turn (state), facts);
  const OxbowFact *fact = find_fact (facts, title);
  g_assert_cmpstr (fact != NULL ? fact->text : NULL, ==, text);
}

/* Who pays for a look at a deck sees the cards, in the order in which they will come, until they have come. */
static void
test_known_cards (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) fresh = position_new ("fall-1926", 2, 1, NULL, &error);
  g_assert_no_error (error);
  g_autoptr (OxbowSetup) setup =
      position_read (fresh, "phase action; turn 2; acts 2; hand 2 newspaper:1 radio:1; row - job job; "
                            "weather-top yazoo-light mounds-heavy cloudy; landowner-top job threat job", &error);
  g_assert_no_error (error);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  check_fact (state, "Next weather", NULL);
  oxbow_state_apply_text (state, "newspaper", NULL, &error);
  g_assert_no_error (error);
  check_fact (state, "Next weather", "clouds · heavy rain over Mounds Landing · light rain over Yazoo Valley");
  check_fact (state, "Next landowners", NULL);
  oxbow_state_apply_text (state, "radio", NULL, &error);
  g_assert_no_error (error);
  check_fact (state, "Next landowners", "Job Offer · Threat · Job Offer");
  check_fact (state, "Community gone", "Newspaper · Radio");
  oxbow_state_apply_text (state, "end", NULL, &error);
  g_assert_no_error (error);
  check_fact (state, "Next weather", NULL);
  check_fact (state, "Weather gone", "light rain over Yazoo Valley · heavy rain over Mounds Landing · clouds");
}

/* Which cards are worth keeping is read before they can be spent. */
static void
test_prices (void)
{
  static const struct { const char *facts, *has, *lacks; } seats[] = {
    { "seat 1 move 3", "Move 4: 2 × Farm Animals", "Swim 2" },
    { "seat 1 move 4", "Move 5: 3 × Farm Animals", "Move 4" },
    { "seat 1 move 5", "Actions 3: 3 × Garden", "Farm Animals" },
  };
  g_autoptr (GError) error = NULL;
  OxbowSetup *fresh = position_new ("fall-1926", 2, 1, NULL, &error);
  g_assert_no_error (error);
  for (size_t i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      OxbowSetup *setup = position_read (fresh, seats[i].facts, &error);
      g_assert_no_error (error);
      g_autoptr (GPtrArray) facts = oxbow_facts_new ();
      setup->ruleset->facts (setup->start, -1, facts);
      const OxbowFact *fact = find_fact (facts, "Can do");
      g_assert_nonnull (fact);
      g_assert_nonnull (strstr (fact->note, seats[i].has));
      g_assert_null (strstr (fact->note, seats[i].lacks));
      oxbow_setup_unref (setup);
    }
  oxbow_setup_unref (fresh);
}

/* The hand that is played from stands before all that is longer. */
static void
check_own_hand_first (const OxbowSetup *fresh, const char *position, const char *own, const char *other)
{
  g_autoptr (GError) error = NULL;
  OxbowSetup *setup = position_read (fresh, position, &error);
  g_assert_no_error (error);
  g_autoptr (GPtrArray) facts = oxbow_facts_new ();
  setup->ruleset->facts (setup->start, -1, facts);
  const char *order[] = { "flood", own, "landowners", other };
  size_t found = 0;
  for (guint i = 0; i < facts->len && found < G_N_ELEMENTS (order); i++)
    {
      const OxbowFact *fact = g_ptr_array_index (facts, i);
      found += fact->group != NULL && g_str_equal (fact->group, order[found]);
    }
  g_assert_cmpuint (found, ==, G_N_ELEMENTS (order));
  oxbow_setup_unref (setup);
}

/* Whose turn it will be when an answer has been given does not matter before. */
static void
test_own_hand_first (void)
{
  g_autoptr (GError) error = NULL;
  OxbowSetup *fresh = position_new ("fall-1926", 2, 1, NULL, &error);
  g_assert_no_error (error);
  check_own_hand_first (fresh, "phase action; turn 2; acts 2", "seat-2", "seat-1");
  check_own_hand_first (fresh, "phase landowner; turn 2; row threat - job; hand 1 radio:1; pending threat 1 slot 1",
                        "seat-1", "seat-2");
  oxbow_setup_unref (fresh);
}

/* What a move costs and brings is read before it is made. */
static void
test_offers (void)
{
  static const struct { const char *facts, *line, *offer; } offers[] = {
    { "phase action; acts 1", "gather", "Work for the community: draw 1 card (1 action)" },
    { "phase action; acts 1; open work 1; hand 1 job:1; levees J4:3", "raise J4",
      "Raise the levee on J4 to level 4 (1 Job Offer)" },
    { "phase upgrade; hand 1 garden:3", "improve actions garden garden garden", "Improve Actions to 3 (3 × Garden)" },
    { "phase upgrade; hand 1 farm:1 education:1", "improve move farm education",
      "Improve Move to 4 (Farm Animals, Education)" },
  };
  g_autoptr (GError) error = NULL;
  OxbowSetup *fresh = position_new ("fall-1926", 2, 1, NULL, &error);
  g_assert_no_error (error);
  for (size_t i = 0; i < G_N_ELEMENTS (offers); i++)
    {
      OxbowMove move;
      OxbowSetup *setup = position_read (fresh, offers[i].facts, &error);
      g_assert_no_error (error);
      g_assert_true (oxbow_move_parse (setup->start, offers[i].line, &move, &error));
      g_autofree char *offer = setup->ruleset->offer (setup->start, &move);
      g_assert_cmpstr (offer, ==, offers[i].offer);
      oxbow_setup_unref (setup);
    }
  oxbow_setup_unref (fresh);
}

static void
test_left (void)
{
  static const struct { const char *facts, *left; } rows[] = {
    { "phase action; acts 2", "2 actions left" },
    { "phase action; acts 1", "1 action left" },
    { "phase action; acts 0", NULL },
    { "phase upgrade", NULL },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) fresh = position_new ("fall-1926", 2, 1, NULL, &error);
  g_assert_no_error (error);
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      OxbowMove move;
      g_autoptr (OxbowSetup) setup = position_read (fresh, rows[i].facts, &error);
      g_assert_no_error (error);
      g_assert_true (oxbow_move_parse (setup->start, "end", &move, &error));
      g_autofree char *left = setup->ruleset->left (setup->start, &move);
      g_assert_cmpstr (left, ==, rows[i].left);
    }
}

static void
test_task (void)
{
  static const struct { const char *facts, *has; } tasks[] = {
    { "phase action; acts 2", "You have 2 actions left" },
    { "phase action; acts 1", "You have 1 action left" },
    { "phase action; acts 0", "All your actions are taken: end the turn." },
    { "phase action; acts 1; open move 3",
      "Pawns are on the move: click a pawn, then a cell that glows. Steps left: 1½;" },
    { "phase action; acts 1; open work 2; hand 1 job:2", "Build a levee (2 Job Offers) or raise one (1) where a pawn" },
    { "phase action; acts 1; open work 1; hand 1 job:1", "There is no levee work now: a new levee takes two" },
    { "phase action; acts 1; open work 1; hand 1 job:1; levees J4:3", "Build a levee (2 Job Offers) or raise one (1)" },
    { "phase action; acts 1; open work 0; seat 1 discount 1; levees J4:3", "Build a levee (2 Job Offers) or raise" },
    { "phase action; acts 0; open work 0", "All your actions are taken: end the turn." },
    { "phase action; acts 1; row force - -; hand 1 blues:3; pending force 1 left 2 slot 1",
      "Greenville must say who pays for Force. Cards still to pay: 2. Then the game goes on." },
    { "phase action; acts 1; open donate 1", "Give cards to another seat, in the spring also to a relief camp" },
    { "phase action; acts 1; open donate 0", "You have 1 action left" },
  };
  g_autoptr (GError) error = NULL;
  OxbowSetup *fresh = position_new ("fall-1926", 2, 1, NULL, &error);
  g_assert_no_error (error);
  for (size_t i = 0; i < G_N_ELEMENTS (tasks); i++)
    {
      OxbowSetup *setup = position_read (fresh, tasks[i].facts, &error);
      g_assert_no_error (error);
      g_autofree char *task = setup->ruleset->task (setup->start);
      g_assert_true (g_str_has_prefix (task, tasks[i].has));
      oxbow_setup_unref (setup);
    }
  oxbow_setup_unref (fresh);
}

/* Words that people are asked for stand in their language, and in the game's own terms. */
static void
test_words_are_called (void)
{
  static const struct { const char *move; int arg; const char *called; } rows[] = {
    { "improve move blues", 0, "Move" }, { "improve pawns J3 blues", 0, "Pawns" },
    { "improve move garden", 1, "Garden" }, { "buy raft blues church", 0, "a raft" },
    { "buy discount blues church", 0, "a work discount" }, { "build J3 discount", 1, "a work discount" },
    { "raise J3 discount", 1, "a work discount" }, { "newspaper education", 0, "Education" },
    { "vaudeville 2 education", 0, NULL }, { "vaudeville 2 education", 1, "Education" },
    { "activism 1 education", 1, "Education" }, { "perform t2", 0, "the town of Tallulah" },
    { "perform p1.2", 0, "pawn 2 of Greenville" }, { "sell s blues", 0, "the Survivors" },
    { "give blues camp", 1, "the relief camp" }, { "launch p1.1", 0, "pawn 1 of Greenville on J4" },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) setup = position_new ("fall-1926", 2, 1, "", &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      OxbowMove move;
      g_assert_true (oxbow_move_parse (setup->start, rows[i].move, &move, &error));
      g_autofree char *called = setup->ruleset->call (setup->start, &move, rows[i].arg);
      g_assert_cmpstr (called, ==, rows[i].called);
    }
}

void
add_action_tests (void)
{
  g_test_add_func ("/rising-waters/RW-5.5/words-are-called", test_words_are_called);
  g_test_add_func ("/rising-waters/RW-5.5/prices-are-told", test_prices);
  g_test_add_func ("/rising-waters/RW-5.6/own-hand-first", test_own_hand_first);
  g_test_add_func ("/rising-waters/RW-5.6/offers-tell-what-they-bring", test_offers);
  g_test_add_func ("/rising-waters/RW-5.6.15/actions-left", test_left);
  g_test_add_func ("/rising-waters/RW-5.6/task-counts-what-is-left", test_task);
  g_test_add_func ("/rising-waters/RW-5.6.10/known-cards-are-shown", test_known_cards);
  position_tests_add (upgrade);
  position_tests_add (travel);
  position_tests_add (gifts);
  position_tests_add (work);
  position_tests_add (cards);
}
