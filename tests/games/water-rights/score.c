/* score.c: goals and points in the end (WR-7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/position.h"

#include "core/word.h"
#include "games/water-rights/score.h"
#include "games/water-rights/state.h"

#define LAST "round 8 of 8; turn junior supply; tax green red cost 1 tiles 2; die 2; card jubilee target none; "


#define PARK(cell) "tile " cell " senior park paid 4 supplied 0; "
#define WELL(cell) "plant " cell " senior well paid 4 water 0; "
#define EIGHT_TOGETHER \
  WELL ("E2") PARK ("F2") PARK ("C3") WELL ("E3") PARK ("F3") PARK ("C4") PARK ("D4") \
  "tile E4 senior park paid 4 supplied 0"
#define NINE_AROUND_THE_WORKS \
  PARK ("F1") PARK ("C2") WELL ("E2") PARK ("F2") PARK ("C3") WELL ("E3") PARK ("F3") PARK ("C4") \
  "tile E4 senior park paid 4 supplied 0"

static const PositionTest rows[] = {
  { "/water-rights/WR-7.1/example-18-bonus-goals",
    LAST "active tax 0; bonus harbour breadbasket crossroads; tile E2 senior jetty paid 4 supplied 0; "
    "tile E3 senior jetty paid 4 supplied 0; tile H3 riparian jetty paid 4 supplied 0; "
    "tile C4 senior wheat paid 3 supplied 0; tile I4 riparian jetty paid 4 supplied 0", "next",
    .has = "score senior town 0 money 4 bonus 5 secret 0 legacy 2 total 11; "
           "score riparian town 0 money 4 bonus 5 secret 0 legacy 2 total 11; "
           "score king money 1 bank 7 bonus 10 secret 0 total 18; winner king" },
  { "/water-rights/WR-7.2/only-supplied-districts-count",
    LAST "active tax 0; tile E2 senior jetty paid 4 supplied 1; tile D4 senior hospital paid 8 supplied 0", "next",
    .has = "score senior town 1 money 4 bonus 0 secret 0 legacy 2 total 7" },
  { "/water-rights/WR-7.2/dry-scores",
    LAST "active tax 0; tile E2 senior jetty paid 4 supplied 1; tile D4 senior hospital paid 8 supplied 0", "next",
    .settings = "dry_scores=yes", .has = "score senior town 6 money 4 bonus 0 secret 0 legacy 2 total 12" },
  { "/water-rights/WR-7.2/a-secret-goal", LAST "secret senior power-broker; posts senior riparian junior", "next",
    .has = "score senior town 0 money 4 bonus 0 secret 6 legacy 2 total 12" },
  { "/water-rights/WR-7.2/other-divisors", LAST, "next",
    .settings = "money_div=2 legacy_points=3 bank_div=10 king_div=0 bonus_points=1",
    .has = "score senior town 0 money 10 bonus 0 secret 0 legacy 6 total 16; "
           "score king money 3 bank 3 bonus 3 secret 0 total 9" },
  { "/water-rights/WR-7.3/the-king", LAST
    "secret king deep-cistern; king money 140 bank 25 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0", "next",
    .has = "score king money 20 bank 6 bonus 15 secret 6 total 47" },
  { "/water-rights/WR-7.4/of-equals-the-later",
    LAST "mayor senior money 40 loose 0 legacy 0; mayor riparian money 40 loose 0 legacy 0; "
    "mayor junior money 1 loose 0 legacy 0", "next", .settings = "seat.king=steward bonus_points=0",
    .has = "winner riparian" },
  { "/water-rights/WR-7.4/a-steward-cannot-win",
    LAST "king money 900 bank 30 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0", "next",
    .settings = "seat.king=steward", .has = "winner riparian" },
  { "/water-rights/WR-2.9/capacity-of-all-plants",
    LAST "bonus waterworks harbour crossroads; plant E2 senior reservoir paid 8 water 0; "
    "plant E3 senior reservoir paid 8 water 0; plant H3 riparian reservoir paid 8 water 8; "
    "plant H6 riparian tower paid 6 water 6", "next",
    .has = "score senior town 0 money 4 bonus 5 secret 6 legacy 2 total 17; "
           "score riparian town 0 money 4 bonus 0 secret 0 legacy 2 total 6" },
  { "/water-rights/WR-2.9/one-drop-of-capacity-too-few",
    LAST "bonus waterworks harbour crossroads; plant E1 senior well paid 4 water 4; "
    "plant E2 senior reservoir paid 8 water 8; plant E3 senior cistern paid 3 water 3", "next",
    .has = "score senior town 0 money 4 bonus 0 secret 0 legacy 2 total 6" },
  { "/water-rights/WR-2.9/recycling-plants",
    LAST "bonus clean-water harbour crossroads; plant E2 senior purifier paid 9 water 0; "
    "plant E3 senior reservoir paid 8 water 0; plant H3 riparian reclaim paid 5 water 0; "
    "plant H6 riparian filter paid 7 water 0", "next", .settings = "secret_points=0",
    .has = "score senior town 0 money 4 bonus 0 secret 0 legacy 2 total 6; "
           "score riparian town 0 money 4 bonus 5 secret 0 legacy 2 total 11" },
  { "/water-rights/WR-2.9/the-largest-group",
    LAST "active tax 0; bonus one-city harbour crossroads; " PARK ("F1") EIGHT_TOGETHER, "next",
    .has = "score senior town 0 money 4 bonus 5 secret 0 legacy 2 total 11" },
  { "/water-rights/WR-2.9/the-power-works-join-no-group",
    LAST "active tax 0; bonus one-city harbour crossroads; " NINE_AROUND_THE_WORKS, "next",
    .has = "score senior town 0 money 4 bonus 0 secret 0 legacy 2 total 6" },
  { "/water-rights/WR-2.9/the-land-of-others-joins-no-group",
    LAST "active tax 0; bonus one-city harbour crossroads; " EIGHT_TOGETHER "; tile F4 riparian park paid 4 supplied 0",
    "next", .has = "score senior town 0 money 4 bonus 0 secret 0 legacy 2 total 6" },
  { "/water-rights/WR-2.9/demands-that-failed", LAST
    "secret king iron-hand; king money 10 bank 30 tax 0 sales 0 penalties 4 obeyed 0 lasttax 0", "next",
    .has = "score king money 1 bank 7 bonus 15 secret 6 total 29" },
  { "/water-rights/WR-2.9/one-demand-too-few", LAST
    "secret king iron-hand; king money 10 bank 30 tax 0 sales 0 penalties 3 obeyed 9 lasttax 0", "next",
    .has = "score king money 1 bank 7 bonus 15 secret 0 total 23" },
  { "/water-rights/WR-2.9/taxes-taken", LAST
    "secret king tax-harvest; king money 10 bank 30 tax 100 sales 0 penalties 0 obeyed 0 lasttax 0", "next",
    .has = "score king money 1 bank 7 bonus 15 secret 6 total 29" },
  { NULL }
};

/* Every metric by its name, all of one position. */
typedef struct
{
  const char *metric;
  int seat, n;
} MetricTest;

static const MetricTest metrics[] = {
  { "green", WATER_RIGHTS_SENIOR, 3 },     { "red", WATER_RIGHTS_SENIOR, 1 },
  { "yellow", WATER_RIGHTS_SENIOR, 1 },    { "grey", WATER_RIGHTS_RIPARIAN, 1 },
  { "farm", WATER_RIGHTS_SENIOR, 1 },      { "livestock", WATER_RIGHTS_SENIOR, 2 },
  { "dock", WATER_RIGHTS_SENIOR, 1 },      { "districts", WATER_RIGHTS_SENIOR, 5 },
  { "supplied", WATER_RIGHTS_SENIOR, 3 },  { "capacity", WATER_RIGHTS_SENIOR, 9 },
  { "stored", WATER_RIGHTS_SENIOR, 5 },    { "recycle", WATER_RIGHTS_SENIOR, 1 },
  { "posts", WATER_RIGHTS_SENIOR, 2 },     { "money", WATER_RIGHTS_SENIOR, 33 },
  { "legacy", WATER_RIGHTS_SENIOR, 1 },    { "group", WATER_RIGHTS_SENIOR, 5 },
  { "capacity", WATER_RIGHTS_JUNIOR, 4 },  { "money", WATER_RIGHTS_JUNIOR, 15 },
  { "recycle", WATER_RIGHTS_RIPARIAN, 0 }, { "group", WATER_RIGHTS_RIPARIAN, 1 },
  { "kmoney", WATER_RIGHTS_KING, 41 },     { "kbank", WATER_RIGHTS_KING, 22 },
  { "ktax", WATER_RIGHTS_KING, 53 },       { "ksales", WATER_RIGHTS_KING, 14 },
  { "kpenalties", WATER_RIGHTS_KING, 5 },  { "kobeyed", WATER_RIGHTS_KING, 6 },
};

static void
test_metrics (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) fresh = position_new ("realm", 1, "");
  g_autoptr (OxbowSetup) setup = position_read (
      fresh, "turn senior supply; tax green red cost 1 tiles 2; mayor senior money 33 loose 5 legacy 1; "
      "king money 41 bank 22 tax 53 sales 14 penalties 5 obeyed 6 lasttax 0; posts senior riparian junior; "
      "plant E2 senior tower paid 6 water 3; tile B3 senior jetty paid 4 supplied 1; "
      "tile C3 senior wheat paid 3 supplied 1; plant E3 senior filter paid 7 water 2; "
      "tile F3 senior goats paid 3 supplied 0; tile D4 senior smithy paid 4 supplied 0; "
      "tile E4 senior cattle paid 5 supplied 1; tile F4 riparian park paid 4 supplied 1; "
      "plant C6 junior well paid 4 water 1", &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (metrics); i++)
    {
      int metric = oxbow_word_find (water_rights_metric_words, metrics[i].metric);
      g_test_message ("%s", metrics[i].metric);
      g_assert_cmpint (metric, >=, 0);
      g_assert_cmpint (water_rights_metric ((const WaterRightsState *) setup->start, metrics[i].seat, metric), ==,
                       metrics[i].n);
    }
}

/* WR-7.4: who reads two equal numbers reads who wins, and why. */
static void
test_tie_is_told (void)
{
  bool was_told[2] = { false, false };
  for (int money = 90; money < 110; money++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (OxbowSetup) fresh = position_new ("realm", 1, "");
      g_autofree char *facts = g_strdup_printf ("mayor senior money %d loose 0 legacy 0; "
                                                "mayor riparian money 98 loose 0 legacy 0; "
                                                "king money 0 bank 0 tax 0 sales 0 penalties 0 "
                                                "obeyed 0 lasttax 0", money);
      g_autoptr (OxbowSetup) setup = position_read (fresh, facts, &error);
      g_assert_no_error (error);
      const WaterRightsState *state = (const WaterRightsState *) setup->start;
      int senior = water_rights_score (state, WATER_RIGHTS_SENIOR).total;
      bool is_tied = senior == water_rights_score (state, WATER_RIGHTS_RIPARIAN).total;
      OxbowEvent over = { .verb = WATER_RIGHTS_EVENT_OVER };
      g_autofree char *told = setup->ruleset->tell (setup->start, &over);
      g_assert_true ((strstr (told, "The Riparian wins, as the last to move") != NULL) == is_tied);
      was_told[is_tied] = true;
    }
  g_assert_true (was_told[0] && was_told[1]);
}

void
add_score_tests (void)
{
  g_test_add_func ("/water-rights/WR-7.4/a-tie-is-told", test_tie_is_told);
  position_tests_add (rows);
  g_test_add_func ("/water-rights/WR-2.9/every-metric", test_metrics);
}
