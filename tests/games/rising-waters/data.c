/* data.c: who plays, with what, and how a game begins and ends (RW-1, RW-2, RW-4, RW-7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/position.h"

#include "files/document.h"
#include "files/library.h"

#include <string.h>

#define SPRING .scenario = "spring-1927"

static const PositionTest starts[] = {
  { "/rising-waters/RW-1.1/four-players", NULL, NULL, .players = 4,
    .has = "losses 0/14; pawns 4 M5 M5 - -; seat 4 board 4" },
  { "/rising-waters/RW-2.4/bonus-of-the-blues-singer", NULL, NULL, .options = "individual_goals=on boards=1,6",
    .has = "seat 1 swim 1; pawns 2 M7 M7 M7 -; seat 2 swim 0" },
  { "/rising-waters/RW-2.4/bonuses-of-activist-and-preacher", NULL, NULL, .options = "individual_goals=on boards=2,3",
    .has = "seat 1 donate 2; seat 2 donate 2" },
  { "/rising-waters/RW-2.4/bonuses-of-sharecropper-and-young-person", NULL, NULL,
    .options = "individual_goals=on boards=4,5", .has = "seat 1 move 4; seat 2 move 4; seat 2 town F10" },
  { "/rising-waters/RW-2.5/fall", NULL, NULL, .has = "week 0/7; losses 0/22; water m1 1 0; track 0/4",
    .players = 2 },
  { "/rising-waters/RW-2.5/spring", NULL, NULL, .has = "week 0/10; losses 0/22; water m1 2 0; track 0/6", SPRING,
    .players = 3 },
  { "/rising-waters/RW-2.5/three-seats-in-fall", NULL, NULL, .has = "losses 0/18; track 0/6", .players = 3 },
  { "/rising-waters/RW-2.5/two-seats-in-spring", NULL, NULL, .has = "losses 0/25; track 0/4", SPRING },
  { "/rising-waters/RW-2.5/four-seats-in-spring", NULL, NULL, .has = "losses 0/19; track 0/8", SPRING, .players = 4 },
  { "/rising-waters/RW-2.5/one-seat-in-spring", NULL, NULL, .has = "losses 0/22; track 0/2", SPRING, .players = 1 },
  { "/rising-waters/RW-4.1/one-seat-is-harder", NULL, NULL, .has = "losses 0/14; track 0/2; turn 1; first 1",
    .players = 1 },
  { "/rising-waters/RW-8/boards", NULL, NULL, .options = "boards=6,3",
    .has = "seat 1 board 6 town M7; seat 2 board 3 town P18" },
  { NULL }
};

static OxbowSetup *
begin (const char *scenario, int players, const char *options)
{
  g_autoptr (GError) error = NULL;
  OxbowSetup *setup = position_new (scenario, players, 7, options, &error);
  g_assert_no_error (error);
  return setup;
}

static const char *
skip_to (const char *listing, const char *line)
{
  const char *found = strstr (listing, line);
  g_assert_nonnull (found);
  return found + strlen (line);
}

static int
count_word (const char *listing, const char *line, const char *word)
{
  const char *text = skip_to (listing, line);
  g_autofree char *own = g_strndup (text, strcspn (text, "\n"));
  g_auto (GStrv) words = g_strsplit (own, " ", -1);
  int n = 0;
  for (int i = 0; words[i] != NULL; i++)
    n += *word == '\0' ? *words[i] != '\0' : strcmp (words[i], word) == 0;
  return n;
}

static void
test_no_fifth_seat (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) setup = position_new ("fall-1926", 5, 7, "", &error);
  g_assert_null (setup);
  g_assert_nonnull (error);
}

/* The landowners are never a side that anybody plays. */
static void
test_sides (void)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("rising-waters");
  g_assert_cmpint (oxbow_ruleset_n_seats (ruleset), ==, 4);
  for (int seat = 0; seat < 4; seat++)
    g_assert_true (g_str_has_prefix (ruleset->seats[seat].title, "Seat "));
}

static void
test_credits (void)
{
  const char *credits = oxbow_ruleset_find ("rising-waters")->credits;
  g_assert_nonnull (strstr (credits, "Scout Blum"));
  g_assert_nonnull (strstr (credits, "Lamaro Smith"));
  g_assert_nonnull (strstr (credits, "Makiyah Alexander"));
  g_assert_nonnull (strstr (credits, "Central Michigan University Press"));
}

/* Two hands of seven are dealt, and three Landowner cards lie in the row. */
static void
test_decks (void)
{
  g_autoptr (OxbowSetup) fall = begin ("fall-1926", 2, ""), spring = begin ("spring-1927", 2, "");
  g_autofree char *of_fall = oxbow_state_listing (fall->start, -1);
  g_autofree char *of_spring = oxbow_state_listing (spring->start, -1);
  g_assert_cmpint (count_word (of_fall, "community-deck ", ""), ==, 100 - 14);
  g_assert_cmpint (count_word (of_fall, "landowner-deck ", ""), ==, 80 - 3);
  g_assert_cmpint (count_word (of_spring, "landowner-deck ", ""), ==, 100 - 3);
  g_assert_cmpint (count_word (of_fall, "landowner-deck ", "flees"), ==, 0);
  g_assert_cmpint (count_word (of_spring, "landowner-deck ", "camp7"), ==, 1);
  g_assert_cmpint (count_word (of_fall, "weather-deck ", ""), ==, 77 - 9);
  g_assert_cmpint (count_word (of_spring, "weather-deck ", ""), ==, 77);
  g_assert_cmpint (count_word (of_spring, "weather-deck ", "tensas-medium"), ==, 6);
  g_assert_cmpint (count_word (of_spring, "weather-deck ", "cloudy"), ==, 10);
}

/* Nothing is wrong with what is shipped, and nothing looks odd. */
static void
test_shipped (void)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("rising-waters");
  g_autoptr (GPtrArray) names = oxbow_library_list (ruleset);
  g_assert_cmpuint (names->len, ==, 7);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = oxbow_library_path (ruleset, names->pdata[i]);
      g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
      oxbow_document_check (path, problems, NULL);
      g_assert_cmpuint (problems->list->len, ==, 0);
    }
}

/* What makes each of the three further maps what it is. */
static void
test_further_maps (void)
{
  g_autoptr (OxbowSetup) swamp = begin ("the-atchafalaya", 3, ""), refuge = begin ("arkansas-city-refuge", 2, "");
  g_autoptr (OxbowSetup) bay = begin ("caernarvon", 2, "");
  g_assert_true (position_has (swamp->start, "week 0/8 losses 0/18"));
  g_assert_true (position_has (refuge->start, "levees H10:4 I10:4 J10:4 G11:4 J11:4 G12:4 H12:4 I12:4"));
  g_autofree char *of_refuge = oxbow_state_listing (refuge->start, -1);
  g_autofree char *of_bay = oxbow_state_listing (bay->start, -1);
  g_assert_cmpint (count_word (of_refuge, "survivors ", ""), ==, 2);
  g_assert_cmpint (count_word (of_refuge, "weather-deck ", "white-heavy"), ==, 2 * 4);
  g_assert_cmpint (count_word (of_refuge, "weather-deck ", "boeuf-heavy"), ==, 2 * 5);
  g_assert_cmpint (count_word (of_bay, "landowner-deck ", "dynamite"), ==, 6);
  g_assert_true (oxbow_setup_boolean (bay, "dynamite_choice"));
}

static void
check_result (const char *facts, const char *options, int winner, int rank_1, int rank_2)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) fresh = begin ("fall-1926", 2, options), setup = position_read (fresh, facts, &error);
  OxbowResult result;
  g_assert_no_error (error);
  g_assert_true (setup->ruleset->result (setup->start, &result));
  g_assert_cmpint (result.winner, ==, winner);
  g_assert_cmpint (result.rank[0], ==, rank_1);
  g_assert_cmpint (result.rank[1], ==, rank_2);
}

static void
test_together (void)
{
  check_result ("phase over; week 7; result won", "", OXBOW_EVERYBODY, 1, 1);
  check_result ("phase over; losses 22; result lost", "", OXBOW_NOBODY, 1, 1);
}

static void
test_points (void)
{
  check_result ("phase over; week 7; result won; seat 1 points 2; seat 2 points 5", "individual_goals=on",
                OXBOW_EVERYBODY, 2, 1);
  check_result ("phase over; losses 22; result lost; seat 1 points 3; seat 2 points 3", "individual_goals=on",
                OXBOW_NOBODY, 1, 1);
}

void
add_data_tests (void)
{
  position_tests_add (starts);
  g_test_add_func ("/rising-waters/RW-1.1/no-fifth-seat", test_no_fifth_seat);
  g_test_add_func ("/rising-waters/RW-1.2/the-landowners-are-no-side", test_sides);
  g_test_add_func ("/rising-waters/RW-1.4/all-win-or-lose-together", test_together);
  g_test_add_func ("/rising-waters/RW-1.5/credits", test_credits);
  g_test_add_func ("/rising-waters/RW-2.1/cards-of-each-deck", test_decks);
  g_test_add_func ("/rising-waters/RW-8/shipped-scenarios-are-whole", test_shipped);
  g_test_add_func ("/rising-waters/RW-8/further-maps", test_further_maps);
  g_test_add_func ("/rising-waters/RW-7.3/points-say-who-stands-first", test_points);
}
