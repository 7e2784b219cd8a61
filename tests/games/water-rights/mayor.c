/* mayor.c: water, tributes, drafting, posts (WR-5.8 to WR-5.12, WR-5.14)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/position.h"

#define IN_1(who, phase) "turn " who " " phase "; tax green red cost 1 tiles 2; "
#define IN_2(who, phase) \
  "round 2 of 8; turn " who " " phase "; tax green red cost 1 tiles 2; die 2; card jubilee target none; "
#define ASKED_OF(who, phase, card, subjects_) \
  "round 2 of 8; turn " who " " phase "; tax green red cost 1 tiles 2; die 1; card " card " target none; subjects " \
  subjects_ "; "
#define LIMITED \
  "turnstate senior asked 0 shield 0 built 0 posted 0 ran 0 own 0 met 0 limit 3 due 0; "

static const PositionTest refusals[] = {
  { "/water-rights/WR-5.9/not-while-drafting", IN_1 ("senior", "draft"), "legacy",
    "Legacy cards are played when asking for water." },
  { "/water-rights/WR-5.9/none-left", IN_1 ("junior", "build"), "legacy", "You hold no legacy card." },
  { "/water-rights/WR-5.9/no-limit", IN_1 ("senior", "build"), "legacy", "No limit binds you this turn." },
  { "/water-rights/WR-5.9/once-is-enough", IN_2 ("senior", "water") LIMITED, "legacy; legacy",
    "No limit binds you this turn." },
  { "/water-rights/WR-5.10/not-while-drafting", IN_1 ("senior", "draft"), "request 1",
    "Water is asked for at the start of the turn or while building." },
  { "/water-rights/WR-5.10/no-drop", IN_1 ("senior", "build"), "request 0", "Ask for at least one drop." },
  { "/water-rights/WR-5.10/less-than-none", IN_1 ("senior", "build"), "request -2", "Ask for at least one drop." },
  { "/water-rights/WR-5.10/no-room", IN_1 ("senior", "build"), "request 1",
    "Your waterplants cannot hold that much." },
  { "/water-rights/WR-5.10/more-than-a-move-can-say", IN_1 ("senior", "build"), "request 99999",
    "Your waterplants cannot hold that much." },
  { "/water-rights/WR-5.10/example-17-the-bank-is-empty",
    IN_2 ("riparian", "water") "king money 10 bank 3 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0; "
    "plant H3 riparian tower paid 6 water 0", "request 4", "The King's bank does not hold that much." },
  { "/water-rights/WR-5.10/example-17-the-junior-finds-none",
    IN_2 ("senior", "water") "king money 10 bank 9 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0; "
    "mayor senior money 20 loose 0 legacy 2; mayor riparian money 20 loose 0 legacy 2; "
    "mayor junior money 15 loose 0 legacy 0; plant E2 senior tower paid 6 water 0; "
    "plant H3 riparian tower paid 6 water 0; plant B4 junior tower paid 6 water 0",
    "request 6; next; next; next; next; request 3; next; next; next; next; request 1",
    "The King's bank does not hold that much." },
  { "/water-rights/WR-5.10/example-14-the-limit",
    IN_2 ("senior", "water") "mayor senior money 20 loose 0 legacy 1; " LIMITED
    "plant E2 senior reservoir paid 8 water 0", "request 4", "The King limits what you may ask for." },
  { "/water-rights/WR-5.10/the-limit",
    IN_2 ("senior", "water") LIMITED "plant E2 senior tower paid 6 water 0", "request 2; request 2",
    "The King limits what you may ask for." },
  { "/water-rights/WR-5.10/too-dear",
    IN_2 ("junior", "water") "mayor junior money 1 loose 0 legacy 0; plant B4 junior tower paid 6 water 0", "request 5",
    "You cannot pay for that much." },
  { "/water-rights/WR-5.10/example-2-then-full",
    IN_2 ("junior", "water") "king money 10 bank 20 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0; "
    "mayor junior money 10 loose 0 legacy 0; plant B4 junior tower paid 6 water 1", "request 5; request 1",
    "Your waterplants cannot hold that much." },
  { "/water-rights/WR-5.11/nothing-is-asked", IN_1 ("senior", "draft"), "tribute", "The King asks you for nothing." },
  { "/water-rights/WR-5.11/another-kind-of-demand",
    ASKED_OF ("senior", "water", "granary", "senior riparian junior"), "tribute", "The King asks you for nothing." },
  { "/water-rights/WR-5.11/not-twice", ASKED_OF ("senior", "water", "palace", "senior riparian junior"),
    "tribute; tribute", "The King asks you for nothing." },
  { "/water-rights/WR-5.11/too-little-money",
    ASKED_OF ("senior", "water", "palace", "senior riparian junior") "mayor senior money 2 loose 5 legacy 2",
    "tribute", "You have too little money." },
  { "/water-rights/WR-5.11/too-little-water", ASKED_OF ("senior", "water", "moat", "senior riparian junior"),
    "tribute", "You have too little water." },
  { "/water-rights/WR-5.12/not-while-building", IN_1 ("senior", "build"), "draft D1",
    "Tiles are drafted in the draft phase." },
  { "/water-rights/WR-5.12/no-such-slot", IN_1 ("senior", "draft"), "draft D7", "There is no tile in that slot." },
  { "/water-rights/WR-5.12/an-empty-slot", IN_1 ("senior", "draft"), "draft D2; draft D2",
    "There is no tile in that slot." },
  { "/water-rights/WR-5.12/too-dear", IN_1 ("senior", "draft") "mayor senior money 5 loose 5 legacy 2", "draft D1",
    "You cannot pay for that tile: choose a cheaper one, or go on to building." },
  { "/water-rights/WR-5.14/not-while-drafting", IN_1 ("senior", "draft"), "post junior",
    "Posts are built in the build phase." },
  { "/water-rights/WR-5.14/not-in-the-own-town", IN_1 ("senior", "build"), "post senior",
    "That town is not your neighbour." },
  { "/water-rights/WR-5.14/not-at-the-castle", IN_1 ("senior", "build"), "post king",
    "That town is not your neighbour." },
  { "/water-rights/WR-5.14/example-6-too-small",
    IN_1 ("senior", "build") "mayor senior money 12 loose 0 legacy 2; plant E2 senior tower paid 6 water 0; "
    "plant E3 senior filter paid 7 water 0", "post riparian", "Your waterplants must hold at least 10 drops." },
  { "/water-rights/WR-5.14/example-6-one-a-turn",
    IN_1 ("senior", "build") "mayor senior money 12 loose 0 legacy 2; plant E2 senior tower paid 6 water 0; "
    "plant E3 senior filter paid 7 water 0; plant G3 senior basic paid 2 water 0", "post riparian; post junior",
    "One post a turn, one in each town." },
  { "/water-rights/WR-5.14/one-in-each-town",
    IN_1 ("senior", "build") "posts senior riparian; plant E2 senior tower paid 6 water 0; "
    "plant E3 senior tower paid 6 water 0", "post riparian", "One post a turn, one in each town." },
  { "/water-rights/WR-5.14/too-dear",
    IN_1 ("senior", "build") "mayor senior money 4 loose 0 legacy 2; plant E2 senior tower paid 6 water 0; "
    "plant E3 senior tower paid 6 water 0", "post riparian", "A trading post costs $5." },
  { "/water-rights/WR-5.14/post-by-content",
    IN_1 ("senior", "build") "mayor senior money 12 loose 0 legacy 2; plant E2 senior tower paid 6 water 6; "
    "plant E3 senior tower paid 6 water 3", "post riparian", "Your waterplants must hold at least 10 drops.",
    .settings = "post_by_content=yes" },
  { "/water-rights/WR-5.19/must-obey", ASKED_OF ("senior", "supply", "palace", "senior riparian junior"), "next",
    "You can meet the King's demand: pay the tribute first." },
  { NULL }
};

static const PositionTest moves[] = {
  { "/water-rights/WR-5.14/example-6-capacity-by-building",
    IN_1 ("senior", "build") "mayor senior money 14 loose 0 legacy 2; plant E2 senior tower paid 6 water 0; "
    "plant E3 senior filter paid 7 water 0", "build basic G3; post riparian",
    .has = "mayor senior money 7 loose 0 legacy 2; posts senior riparian; "
           "turnstate senior asked 0 shield 0 built 1 posted 1 ran 0 own 0 met 0 limit none due 0" },
  { "/water-rights/WR-5.14/example-6-the-next-turn-has-the-other",
    IN_1 ("senior", "build") "plant E2 senior tower paid 6 water 0; plant E3 senior filter paid 7 water 0; "
    "plant G3 senior basic paid 2 water 0; posts senior riparian", "post junior",
    .has = "posts senior riparian junior" },
  { "/water-rights/WR-5.9/example-14-pays-from-the-next-turn-on",
    IN_2 ("senior", "water") "mayor senior money 20 loose 0 legacy 1; " LIMITED
    "stack district wheat wheat wheat wheat wheat wheat wheat wheat; plant E2 senior reservoir paid 8 water 0",
    "legacy; request 4; next; next; next; next; next; next; next; next; next; next; next; next; roll; done; request 4",
    .events = "requested senior 4 1", .has = "mayor senior money 19 loose 0 legacy 0" },
  { "/water-rights/WR-5.8/loose-water-flows-and-marks-go",
    "tax green red cost 1 tiles 2; plant E2 senior tower paid 6 water 2; tile D4 senior cottages paid 3 supplied 1",
    "done", .has = "plant E2 senior tower paid 6 water 6; tile D4 senior cottages paid 3 supplied 0; "
                   "mayor senior money 20 loose 1 legacy 2" },
  { "/water-rights/WR-5.8/pending-penalties-and-the-least-limit",
    "round 2 of 8; tax green red cost 1 tiles 2; die 2; card curtailment target none; active limit senior 4; "
    "pending senior pay 3; pending senior return 4; pending senior limit 2; pending senior money -1", "done",
    .events = "turn senior; paid senior king 3; limited senior 2; paid senior treasury 1",
    .has = "turnstate senior asked 0 shield 0 built 0 posted 0 ran 0 own 0 met 0 limit 2 due 4; turn senior water; "
           "mayor senior money 16 loose 5 legacy 2", .lacks = "pending" },
  { "/water-rights/WR-5.9/example-14-no-limit-then-free",
    IN_2 ("senior", "water") "mayor senior money 20 loose 0 legacy 1; " LIMITED
    "plant E2 senior reservoir paid 8 water 0", "legacy; request 8", .events = "requested senior 8 0",
    .has = "mayor senior money 20 loose 0 legacy 0; "
           "king money 10 bank 22 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0" },
  { "/water-rights/WR-5.10/example-2-price-rounds-up",
    IN_2 ("junior", "water") "king money 10 bank 20 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0; "
    "mayor junior money 10 loose 0 legacy 0; plant B4 junior tower paid 6 water 1", "request 5",
    .events = "requested junior 5 2",
    .has = "mayor junior money 8 loose 0 legacy 0; plant B4 junior tower paid 6 water 6; "
           "king money 12 bank 15 tax 0 sales 2 penalties 0 obeyed 0 lasttax 0" },
  { "/water-rights/WR-5.10/example-17-order-of-rights",
    IN_2 ("senior", "water") "king money 10 bank 9 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0; "
    "plant E2 senior tower paid 6 water 0; plant H3 riparian tower paid 6 water 0",
    "request 6; next; next; next; next; request 1", .events = "requested riparian 1 0",
    .has = "king money 10 bank 2 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0" },
  { "/water-rights/WR-5.10/unlimited-bank",
    IN_2 ("senior", "water") "king money 10 bank 2 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0; "
    "plant E2 senior tower paid 6 water 0", "request 6", .settings = "unlimited_bank=yes",
    .has = "king money 10 bank 0 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0" },
  { "/water-rights/WR-5.20/request-10-before-request-2",
    IN_1 ("senior", "build") "plant E2 senior reservoir paid 8 water 0; plant E3 senior cistern paid 3 water 0",
    .legal = "request 1; request 10; request 11; request 2; request 3; request 4; request 5; request 6; request 7; "
             "request 8; request 9" },
  { "/water-rights/WR-5.11/money", ASKED_OF ("senior", "water", "palace", "senior riparian junior"), "tribute",
    .events = "paid senior king 3; met senior", .has = "mayor senior money 17 loose 5 legacy 2" },
  { "/water-rights/WR-5.11/water",
    ASKED_OF ("senior", "draft", "fountains", "senior riparian junior") "plant E2 senior tower paid 6 water 3",
    "tribute", .events = "returned senior 2; met senior", .has = "plant E2 senior tower paid 6 water 1" },
  { "/water-rights/WR-5.12/example-15-the-row",
    IN_1 ("senior", "draft") "row district wheat smithy park inn rice goats; stack district temple dairy",
    "draft D2; draft D5", .has = "row district wheat - park inn - goats; mayor senior money 8 loose 5 legacy 2; "
                                 "hand senior basic/0/2 smithy/4/0 rice/8/0; taken district 1 plant 0" },
  { "/water-rights/WR-6.5/example-15-refilled-in-order",
    IN_1 ("senior", "draft") "row district wheat smithy park inn rice goats; stack district temple dairy",
    "draft D2; draft D5; next; next; next", .has = "row district wheat park inn goats dairy temple" },
  { "/water-rights/WR-2.5/surcharges-of-the-plants", IN_1 ("senior", "draft"), "draft W3",
    .events = "drafted senior reservoir 10" },
  { "/water-rights/WR-2.6/surcharge-makes-dearer",
    "round 2 of 8; turn senior draft; tax green red cost 1 tiles 2; die 2; card timber-dearth target none; "
    "active surcharge 1", "draft D4", .events = "drafted senior glassworks 9" },
  { "/water-rights/WR-2.6/surcharge-makes-cheaper",
    "round 2 of 8; turn senior draft; tax green red cost 1 tiles 2; die 2; card guild-year target none; "
    "active surcharge -1", "draft D4", .events = "drafted senior glassworks 7" },
  { "/water-rights/WR-5.14/example-6-with-another-plant",
    IN_1 ("senior", "build") "mayor senior money 12 loose 0 legacy 2; plant E2 senior tower paid 6 water 0; "
    "plant E3 senior filter paid 7 water 0; plant G3 senior basic paid 2 water 0", "post riparian",
    .events = "post senior riparian", .has = "mayor senior money 7 loose 0 legacy 2; posts senior riparian" },
  { "/water-rights/WR-5.19/may-refuse", ASKED_OF ("senior", "supply", "palace", "senior riparian junior"), "next",
    .settings = "must_obey=no", .has = "pending senior limit 3" },
  { "/water-rights/WR-5.19/the-phases", IN_2 ("senior", "water"), "next; next; next", .events = "phase supply" },
  { "/water-rights/WR-5.19/example-13-return-after-request",
    IN_2 ("senior", "water") "mayor senior money 20 loose 0 legacy 2; "
    "turnstate senior asked 0 shield 0 built 0 posted 0 ran 0 own 0 met 0 limit none due 4; "
    "plant E1 senior filter paid 7 water 3; plant E2 senior tower paid 6 water 1", "request 5; next; next; next",
    .events = "returned senior 4; phase supply",
    .has = "plant E1 senior filter paid 7 water 0; plant E2 senior tower paid 6 water 5; "
           "king money 10 bank 29 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0" },
  { NULL }
};

/* What is asked of a mayor is what can be done: water is asked for where there is some to be had, the power works run
 * where a district waits for their tokens. */
static void
test_task (void)
{
  static const struct { const char *facts, *has; } tasks[] = {
    { IN_2 ("senior", "water") "plant E2 senior tower paid 6 water 0", "Ask the King for water" },
    { IN_2 ("senior", "water") "plant E2 senior tower paid 6 water 6", "Your plants hold all the water" },
    { IN_2 ("senior", "water") "king money 10 bank 0 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0; "
      "plant E2 senior tower paid 6 water 0", "The King's bank has no water left." },
    { IN_2 ("senior", "water") "turnstate senior asked 3 shield 0 built 0 posted 0 ran 0 own 0 met 0 limit 3 due 0; "
      "plant E2 senior tower paid 6 water 3; mayor senior money 9 loose 0 legacy 0",
      "The King's limit lets you ask for no more water." },
    { IN_2 ("senior", "water") "turnstate senior asked 3 shield 0 built 0 posted 0 ran 0 own 0 met 0 limit 3 due 0; "
      "plant E2 senior tower paid 6 water 3; mayor senior money 9 loose 0 legacy 1",
      "You have asked for as much water as the King's limit lets you. Play a legacy card" },
    { IN_2 ("junior", "water") "mayor junior money 0 loose 0 legacy 0; plant B4 junior tower paid 6 water 0",
      "You have no money for water." },
    { IN_2 ("senior", "supply") "plant E2 senior tower paid 6 water 6; tile E4 senior goats paid 3 supplied 0",
      "Supply districts with water" },
    { IN_2 ("senior", "supply") "plant E2 senior tower paid 6 water 6; tile E4 senior smithy paid 3 supplied 0",
      "Run the power works first" },
    { IN_2 ("senior", "supply") "plant E2 senior tower paid 6 water 1; tile E4 senior smithy paid 3 supplied 0",
      "There is no district that you can supply now." },
  };
  g_autoptr (GError) error = NULL;
  OxbowSetup *fresh = position_new ("realm", 1, "");
  for (size_t i = 0; i < G_N_ELEMENTS (tasks); i++)
    {
      OxbowSetup *setup = position_read (fresh, tasks[i].facts, &error);
      g_assert_no_error (error);
      g_autofree char *task = setup->ruleset->task (setup->start);
      if (!g_str_has_prefix (task, tasks[i].has))
        g_error ("%s: it says \"%s\".", tasks[i].facts, task);
      oxbow_setup_unref (setup);
    }
  oxbow_setup_unref (fresh);
}

void
add_mayor_tests (void)
{
  g_test_add_func ("/water-rights/WR-5.9/task-is-what-can-be-done", test_task);
  position_tests_add (refusals);
  position_tests_add (moves);
}
