/* water.c: weather, floods, clean up (RW-6)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/position.h"

#include "files/document.h"
#include "files/library.h"
#include "games/table.h"

#define LESSON .scenario = "tensas-lesson"
#define SPRING .scenario = "spring-1927"
/* The lesson with its pawns on high ground. */
#define EMPTY LESSON_BEFORE_CALM "pawns 1 G2 G2 - -; "

static const PositionTest weather[] = {
  { "/rising-waters/RW-6.2.2/example-2-group-by-group",
    "phase action; weather-top tensas-heavy tensas-heavy tensas-light; levees "
    "C1:6 E1:6 C2:6 E2:6 C3:6 E3:6 C4:6 E4:6 C5:6 E5:6 C6:6 E6:6 C7:6 E7:6 C8:6 E8:6 C9:6 E9:6 C10:6 E10:6", "end",
    .has = "water t1 2 1; water t2 4 1; water t3 4 1; water t4 1 0",
    .events = "rain tensas-light t1 2 RW-6.2.2; rain tensas-heavy t2 4 RW-6.2.2; rain tensas-heavy t3 4 RW-6.2.2",
    LESSON },
  { "/rising-waters/RW-6.2.2/example-3-second-round",
    "phase action; turn 2; weather-top cloudy cloudy mounds-heavy; water m1 2 1; water m2 2 1; water m3 3 1", "end",
    .events = "weather mounds-heavy RW-6.2.2; rain mounds-heavy m1 5 RW-6.2.2; weather cloudy RW-6.2.2; "
              "weather cloudy RW-6.2.2" },
  { "/rising-waters/RW-6.2.2/sooner-where-fewer-marks-are",
    "phase action; turn 2; weather-top cloudy cloudy cabin-light; water c1 1 1; water c2 1 0", "end",
    .has = "water c1 1 1; water c2 2 1" },
  { "/rising-waters/RW-6.2.2/example-20-sun",
    "phase action; turn 2; weather-top cloudy cloudy tensas-sunny; water t1 3 1; water t2 4 0; water t3 4 2", "end",
    .events = "sun tensas-sunny t2 3 RW-6.2.2" },
  { "/rising-waters/RW-6.2.2/sun-keeps-marks",
    "phase action; turn 2; weather-top cloudy cloudy yazoo-sunny; water y1 2 1", "end", .has = "water y1 1 1" },
  { "/rising-waters/RW-6.2.2/sun-ends-at-the-start-level",
    "phase action; turn 2; weather-top cloudy cloudy yazoo-sunny; water y1 1 1", "end", .has = "water y1 1 1" },
  { "/rising-waters/RW-8/example-20-sun-on-the-whole-area",
    "phase action; turn 2; weather-top cloudy cloudy tensas-sunny; water t1 3 0; water t2 3 0; water t3 4 0; "
    "water t4 1 0", "end", .options = "sunny=area",
    .events = "sun tensas-sunny t1 2 RW-6.2.2; sun tensas-sunny t2 2 RW-6.2.2; sun tensas-sunny t3 3 RW-6.2.2" },
  { "/rising-waters/RW-6.2.2/an-area-that-is-not-there", "phase action; weather-top cloudy cloudy mounds-heavy", "end",
    .has = "water t1 1 0; water t2 1 0; week 1", LESSON },
  { "/rising-waters/RW-6.2.2/three-cards-are-discarded",
    "phase action; turn 2; weather-top cloudy yazoo-sunny cloudy; seen 2 1", "end",
    .has = "weather-discard yazoo-sunny:1 cloudy:2; seen 0 1" },
  { "/rising-waters/RW-6.2.3/then-the-water-is-resolved", "phase action; weather-top cloudy cloudy tensas-heavy; "
    "pawns 1 G2 G2 - -; survivors -", "end", .has = "losses 2; water t1 2 1; water t2 2 1",
    .events = "rain tensas-heavy t1 4 RW-6.2.2; weather cloudy RW-6.2.2; weather cloudy RW-6.2.2; flood t1 02 RW-6.4.1",
    LESSON },
  { "/rising-waters/RW-6.2.4/one-question-about-goals", BEFORE_CALM, "end",
    .has = "phase cleanup; pending goal 1; week 0; turn 1", .legal = "keep; swap 1; swap 2",
    .options = "community_goals=on" },
  { "/rising-waters/RW-6.2.4/not-before-the-last-week", BEFORE_CALM "week 5", "end; keep",
    .has = "week 6; phase upgrade", .options = "community_goals=on" },
  { "/rising-waters/RW-6.2.4/not-in-the-last-week", BEFORE_CALM "week 6", "end", .has = "phase over; result won",
    .options = "community_goals=on" },
  { "/rising-waters/RW-6.2.4/not-without-goals-to-come", BEFORE_CALM "goal 1 music-a -; goal 2 word-a -; goal-deck -",
    "end", .has = "week 1; phase upgrade", .options = "community_goals=on" },
  { "/rising-waters/RW-5.4/goals-are-swapped", BEFORE_CALM
    "goal 1 music-a blues:2; goal 2 word-a education:1; goal-deck music-b help-a", "end; swap 1",
    .has = "goal 1 help-a -; goal 2 word-a education:1; goal-deck music-b; week 1; phase upgrade",
    .options = "community_goals=on" },
  { NULL }
};

static const PositionTest floods[] = {
  { "/rising-waters/RW-6.3.3/example-4-no-flood-at-equal-height", LESSON_BEFORE_CALM "water t1 2 0", "end",
    .has = "water t1 2 0; flooded -; losses 0", LESSON },
  { "/rising-waters/RW-6.3.5/example-5-flood-then-flow", EMPTY "water t1 3 1; water t2 2 1; water t3 4 1", "end",
    .has = "water t1 2 1; water t2 2 1; water t3 2 1; water t4 2 1; losses 3; "
           "flooded E3 F3 G3 E4 F4 G4 E9 F9 G9 E10 F10 G10",
    .events = "flood t1 02 RW-6.4.1; flood t3 05 RW-6.4.1; flow t3 t4 RW-6.3.5", LESSON },
  { "/rising-waters/RW-6.3.5/example-5-with-town-and-pawns",
    LESSON_BEFORE_CALM "water t1 3 1; water t2 2 1; water t3 4 1", "end",
    .has = "losses 5; seat 1 town -; pawns 1 - - - -", LESSON },
  { "/rising-waters/RW-6.4.1/example-6-levees-and-a-town",
    EMPTY "water t1 4 0; levees E1:4 E2:4 C3:3 E3:3 C4:3 E4:3", "end",
    .has = "losses 4; seat 1 town -; levees E1:4 E2:4 C3:3 C4:3; flooded E3 F3 G3 E4 F4 G4; water t1 3 0", LESSON },
  { "/rising-waters/RW-6.3.2/a-levee-is-its-height",
    EMPTY "water t1 3 0; levees E3:3 E4:3", "end",
    .has = "flooded A3 B3 C3 A4 B4 C4; levees E3:3 E4:3; water t1 2 0; losses 1", LESSON },
  { "/rising-waters/RW-8/example-6-levees-are-no-losses",
    EMPTY "water t1 4 0; levees E1:4 E2:4 C3:3 E3:3 C4:3 E4:3", "end", .has = "losses 2; levees E1:4 E2:4 C3:3 C4:3",
    LESSON, .options = "levee_flood_loss=off" },
  { "/rising-waters/RW-6.3.1/example-7-flooded-land-belongs-to-the-water",
    EMPTY "seat 1 town -; flooded E3 F3 G3 E4 F4 G4; water t2 4 0", "end",
    .has = "losses 1; water t2 3 0; flooded A3 B3 C3 E3 F3 G3 A4 B4 C4 E4 F4 G4", LESSON },
  { "/rising-waters/RW-6.3.5/example-8-end-of-the-river", EMPTY "seat 1 town -; flooded F3; water t4 5 0", "end",
    .has = "losses 2; water t4 3 0; flooded F3 A9 B9 C9 E9 F9 G9 A10 B10 C10 E10 F10 G10",
    .events = "flood t4 05 RW-6.4.1; flood t4 15 RW-6.4.1", LESSON },
  { "/rising-waters/RW-6.4.1/example-9-greenvilles-crevasse", BEFORE_CALM "water m1 4 0", "end",
    .has = "losses 5; water m1 2 0; water m2 2 1; seat 1 town -; pawns 1 - - - -; flooded J3 I4 J4 I5; survivors K2:1",
    .events = "flood m1 11 RW-6.4.1; flow m1 m2 RW-6.3.5" },
  { "/rising-waters/RW-6.3.7/example-31-rests-at-two", BEFORE_CALM "water t1 2 1", "end",
    .has = "water t1 2 1; losses 0; flooded -" },
  { "/rising-waters/RW-6.3.7/example-31-clockwise", BEFORE_CALM "water t1 3 1; water t2 2 1; water t3 4 1", "end",
    .has = "water t1 2 1; water t2 2 1; water t3 2 1; water t4 2 1; losses 2; "
           "flooded J13 I14 J14 I15 J15 K15 K16 G20 G21 H21 I21" },
  { "/rising-waters/RW-6.3.4/the-lowest-first", EMPTY "water t2 4 0; levees E3:3 E4:2", "end",
    .events = "flood t2 02 RW-6.4.1", LESSON },
  { "/rising-waters/RW-6.3.6/again-until-nothing-changes",
    EMPTY "water t1 4 0; water t2 7 0; levees C1:4 E1:4 C2:4 E2:4 C3:4 E3:4 C4:4 E4:4", "end",
    .events = "flood t2 03 RW-6.4.1; flood t2 02 RW-6.4.1; flood t3 05 RW-6.4.1; flood t1 01 RW-6.4.1",
    .has = "water t1 3 0; water t2 3 0; water t3 2 1", LESSON },
  { "/rising-waters/RW-6.4.1/camps-stay-dry", EMPTY "seat 1 town -; flooded F3; camps E3:red; "
    "survivors E3:2; water t1 3 0", "end", .has = "flooded F3 G3 E4 F4 G4; losses 0; camps E3:red", LESSON },
  { "/rising-waters/RW-6.4.1/high-levees-stay-dry", EMPTY "water t1 3 0; levees G4:3", "end",
    .has = "flooded E3 F3 G3 E4 F4; levees G4:3; losses 2", LESSON },
  { "/rising-waters/RW-6.4.1/survivors-are-lost", EMPTY "water t1 3 0; survivors G4:2", "end", .has = "losses 4",
    .events = "lost survivor 3 RW-7.1; lost survivor 4 RW-7.1", LESSON },
  { "/rising-waters/RW-6.4.1/rafts-float", LESSON_BEFORE_CALM "water t1 3 0; pawns 1 F3rs F3r - -", "end",
    .has = "pawns 1 F3rs F3r - -; losses 2", LESSON },
  { "/rising-waters/RW-8/rafts-do-not-float", LESSON_BEFORE_CALM "water t1 3 0; pawns 1 F3rs F3r - -", "end",
    .has = "pawns 1 - - - -; losses 5", LESSON, .options = "raft_floats=off" },
  { "/rising-waters/RW-6.4.2/land-is-lost-once", EMPTY "seat 1 town -; flooded F3 G3 E4 F4 G4; water t1 3 0", "end",
    .has = "losses 0; water t1 2 0; flooded E3 F3 G3 E4 F4 G4", LESSON },
  { NULL }
};

static const PositionTest weeks[] = {
  { "/rising-waters/RW-6.2.1/example-24-swept-away",
    BEFORE_CALM "turn 1; acts 2; pawns 1 J2 J4 - -", "end; end",
    .has = "losses 1; pawns 1 - J4 - -; week 1; first 2; turn 2; survivors J3:2; phase upgrade",
    .options = "swept_away=on" },
  { "/rising-waters/RW-6.2.1/example-24-off", BEFORE_CALM "turn 1; acts 2; pawns 1 J2 J4 - -", "end; end",
    .has = "losses 0; pawns 1 J2 J4 - -; week 1; survivors J3:2" },
  { "/rising-waters/RW-6.2.1/a-raft-holds", BEFORE_CALM "pawns 1 J2r J4 - -", "end",
    .has = "losses 0; pawns 1 J2r J4 - -", .options = "swept_away=on" },
  { "/rising-waters/RW-6.2.1/then-the-limit-is-checked", BEFORE_CALM "losses 21; pawns 1 J2 J2 - -", "end",
    .has = "losses 23; phase over; result lost; weather-discard -", .options = "swept_away=on" },
  { "/rising-waters/RW-6.5/hands-are-filled-to-five", BEFORE_CALM "hand 2 job:2 threat:2; hand 1 blues:7; "
    "community-top radio", "end", .has = "hand 2 radio:1 job:2 threat:2; hand 1 blues:7" },
  { "/rising-waters/RW-6.5/from-the-new-first-player", BEFORE_CALM "hand 2 blues:4; hand 1 blues:4; "
    "community-top radio church", "end", .has = "hand 2 blues:4 church:1; hand 1 blues:4 radio:1" },
  { "/rising-waters/RW-6.5/a-new-week", BEFORE_CALM "activism 1", "end",
    .has = "activism 0; week 1; first 2; turn 2; phase upgrade; acts 0",
    .events = "week 1 RW-6.5; survivor-arrives J3 RW-6.6; turn 2 upgrade RW-5.1.2" },
  { "/rising-waters/RW-6.6/the-first-dry-landing", BEFORE_CALM "survivors -; flooded J3; levees K2:4", "end",
    .has = "survivors K2:1" },
  { "/rising-waters/RW-6.6/else-the-nearest-dry-cell", BEFORE_CALM "survivors -; flooded K2 J3 K3", "end",
    .has = "survivors I4:1" },
  { "/rising-waters/RW-6.1/slots-in-order", "turn 2; row - job -; landowner-top job threat", "end",
    .events = "reveal 1 threat RW-6.1; reveal 3 job RW-6.1" },
  { "/rising-waters/RW-6.1/known-cards-are-fewer", "turn 2; row - job -; seen 1 3; landowner-top job job job", "end",
    .has = "seen 1 1" },
  { "/rising-waters/RW-7.1/lost-at-the-limit", LESSON_BEFORE_CALM "losses 13; water t1 3 0; acts 0", "end",
    .has = "losses 17; phase over; result lost; pending none; acts 0; open none 0; week 0", LESSON },
  { "/rising-waters/RW-7.1/a-land-group-as-a-whole", LESSON_BEFORE_CALM "losses 12; water t1 3 0; water t4 3 0", "end",
    .has = "losses 16; water t4 3 0; flooded E3 F3 G3 E4 F4 G4", LESSON },
  { "/rising-waters/RW-7.1/another-limit", LESSON_BEFORE_CALM "losses 29; water t1 3 0", "end", .has = "result lost",
    LESSON, .options = "max_losses=30" },
  { "/rising-waters/RW-7.2/example-27-victory", BEFORE_CALM "week 6", "end",
    .has = "week 7; phase over; result won; first 2; turn 2", .events = "week 7 RW-6.5; end won RW-7.1" },
  { "/rising-waters/RW-7.2/another-number-of-weeks", BEFORE_CALM "week 2", "end", .has = "result won",
    .options = "weeks=3" },
  { "/rising-waters/RW-1.3/five-phases", "row job - job; landowner-top job; weather-top cloudy cloudy cloudy",
    "end; end; end; end", .has = "week 1; phase upgrade; row job job job",
    .events = "weather cloudy RW-6.2.2; weather cloudy RW-6.2.2; weather cloudy RW-6.2.2; week 1 RW-6.5" },
  { NULL }
};

/* The cells of records lie elsewhere in the rows of a wider map. */
static void
widen_records (const GPtrArray *records, int before, int after)
{
  for (guint i = 0; i < records->len; i++)
    for (guint k = 0; k < ((OxbowRecord *) records->pdata[i])->cells->len; k++)
      {
        OxbowCell *cell = &g_array_index (((OxbowRecord *) records->pdata[i])->cells, OxbowCell, k);
        *cell = *cell / before * after + *cell % before;
      }
}

/* All around it lies high land. */
static void
widen (OxbowScenario *scenario, int width, int height)
{
  g_autoptr (OxbowMap) map = oxbow_map_new (OXBOW_FLAT, width, height, '.'), small = scenario->map;
  OxbowRecord *rest = oxbow_record_new ("land");
  oxbow_record_set (rest, "id", "rest");
  oxbow_record_set (rest, "elevation", "3");
  for (OxbowCell cell = 0; cell < width * height; cell++)
    if (cell % width < small->grid.width && cell / width < small->grid.height)
      map->terrain[cell] = small->terrain[cell / width * small->grid.width + cell % width];
    else
      g_array_append_val (rest->cells, cell);
  GPtrArray *features = map->features, *groups = map->groups;
  map->features = small->features;
  map->groups = small->groups;
  small->features = features;
  small->groups = groups;
  widen_records (map->features, small->grid.width, width);
  widen_records (map->groups, small->grid.width, width);
  g_ptr_array_add (map->groups, rest);
  scenario->map = g_steal_pointer (&map);
}

/* Water finds its way in the last cells that there can be as in the first ones. */
static void
test_largest_map (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = oxbow_library_path (oxbow_ruleset_find ("rising-waters"), "tensas-lesson");
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
  g_assert_no_error (error);
  OxbowScenario *scenario = oxbow_document_get_scenario (document);
  widen (scenario, 64, 64);
  g_autoptr (OxbowSettings) settings = test_settings (1, 1, "");
  g_autoptr (OxbowSetup) fresh = oxbow_setup_new (scenario, settings, &error);
  g_assert_no_error (error);
  g_autoptr (OxbowSetup) setup = position_read (fresh, EMPTY "water t1 4 0; flooded BL64; water t4 4 0", &error);
  g_assert_no_error (error);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  oxbow_state_apply_text (state, "end", NULL, &error);
  g_assert_no_error (error);
  g_assert_true (position_has (state, "flooded E3 F3 G3 E4 F4 G4 A9 B9 C9 E9 F9 G9 A10 B10 C10 E10 F10 G10 BL64"));
}

void
add_water_tests (void)
{
  position_tests_add (weather);
  position_tests_add (floods);
  position_tests_add (weeks);
  g_test_add_func ("/rising-waters/RW-6.3.1/the-largest-map", test_largest_map);
}
