/* estimate.c: what computer players think of a position
 *
 * The numbers are a matter of taste; which of two positions is the better one is not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/position.h"

#define TURN "round 4 of 8; turn senior supply; tax green red cost 1 tiles 2; die 2; card jubilee target none; "
#define DRINKS_OF_8 "plant E2 senior reservoir paid 8 water 0; "

typedef struct
{
  const char *path, *seat;
  const char *better, *worse;   /* facts */
} BetterTest;

static const BetterTest tests[] = {
  { "/water-rights/WR-8.1/money-is-good", "senior", TURN "mayor senior money 30 loose 0 legacy 2",
    TURN "mayor senior money 20 loose 0 legacy 2" },
  { "/water-rights/WR-8.1/a-rivals-money-is-bad", "junior", TURN "mayor senior money 20 loose 0 legacy 2",
    TURN "mayor senior money 90 loose 0 legacy 2" },
  { "/water-rights/WR-8.1/a-district-that-has-water", "senior",
    TURN DRINKS_OF_8 "tile D4 senior cottages paid 3 supplied 0", TURN "tile D4 senior cottages paid 3 supplied 0" },
  { "/water-rights/WR-8.1/what-can-still-be-supplied", "senior",
    "round 8 of 8; turn senior supply; tax green red cost 1 tiles 2; die 2; card jubilee target none; "
    "plant E2 senior reservoir paid 8 water 2; tile D4 senior park paid 4 supplied 0",
    "round 8 of 8; turn senior supply; tax green red cost 1 tiles 2; die 2; card jubilee target none; "
    "plant E2 senior reservoir paid 8 water 1; tile D4 senior park paid 4 supplied 0" },
  { "/water-rights/WR-8.1/what-may-be-asked-for", "senior",
    "round 4 of 8; turn senior build; tax green red cost 1 tiles 2; die 2; card jubilee target none; "
    "turnstate senior asked 0 shield 0 built 0 posted 0 ran 0 own 0 met 0 limit 5 due 0; "
    DRINKS_OF_8 "tile D4 senior cottages paid 3 supplied 0",
    "round 4 of 8; turn senior build; tax green red cost 1 tiles 2; die 2; card jubilee target none; "
    "turnstate senior asked 0 shield 0 built 0 posted 0 ran 0 own 0 met 0 limit 1 due 0; "
    DRINKS_OF_8 "tile D4 senior cottages paid 3 supplied 0" },
  { "/water-rights/WR-8.1/supplied-in-the-last-turn", "senior",
    "round 8 of 8; turn riparian supply; tax green red cost 1 tiles 2; die 2; card jubilee target none; "
    "tile D4 senior park paid 4 supplied 1",
    "round 8 of 8; turn riparian supply; tax green red cost 1 tiles 2; die 2; card jubilee target none; "
    "tile D4 senior park paid 4 supplied 0" },
  { "/water-rights/WR-8.1/tokens-that-can-be-bought", "senior",
    TURN "posts senior riparian; " DRINKS_OF_8 "tile D4 senior inn paid 5 supplied 0",
    TURN "posts senior junior; " DRINKS_OF_8 "tile D4 senior inn paid 5 supplied 0" },
  { "/water-rights/WR-8.1/recycling-for-who-pays", "junior", TURN "plant C6 junior reclaim paid 5 water 0",
    TURN "plant C6 junior basic paid 2 water 0" },
  { "/water-rights/WR-8.1/taxes-for-the-king", "king",
    TURN "tile C3 senior wheat paid 3 supplied 0; tile C4 senior wheat paid 3 supplied 0",
    TURN "tile C3 senior park paid 4 supplied 0; tile C4 senior park paid 4 supplied 0" },
  { "/water-rights/WR-8.1/what-is-taxed", "senior", TURN DRINKS_OF_8 "tile D4 senior cottages paid 3 supplied 0",
    "round 4 of 8; turn senior supply; tax red yellow cost 2 tiles 1; die 2; card jubilee target none; "
    DRINKS_OF_8 "tile D4 senior cottages paid 3 supplied 0" },
};

static double
judge (const OxbowSetup *fresh, const char *facts, const char *seat)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) setup = position_read (fresh, facts, &error);
  g_assert_no_error (error);
  return fresh->ruleset->estimate (setup->start, oxbow_ruleset_find_seat (fresh->ruleset, seat), NULL);
}

static void
test_better (gconstpointer data)
{
  const BetterTest *test = data;
  g_autoptr (OxbowSetup) fresh = position_new ("realm", 1, "");
  g_assert_cmpfloat (judge (fresh, test->better, test->seat), >, judge (fresh, test->worse, test->seat));
}

/* Once the game is over, only points count: the winner's are more than those of anybody else. */
static void
test_over (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) fresh = position_new ("realm", 1, "rounds=1 seat.king=steward");
  g_autofree OxbowState *state = oxbow_state_copy (fresh->start);
  OxbowResult result;
  for (int i = 0; i < 9; i++)
    g_assert_true (oxbow_state_apply_text (state, "next", NULL, &error));
  g_assert_true (fresh->ruleset->result (state, &result));
  for (int seat = 1; seat < 4; seat++)
    {
      int most = 0;
      for (int other = 1; other < 4; other++)
        most = MAX (most, other != seat ? result.score[other] : 0);
      g_assert_cmpfloat (fresh->ruleset->estimate (state, seat, NULL), ==, result.score[seat] - most);
    }
}

void
add_estimate_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_data_func (tests[i].path, &tests[i], test_better);
  g_test_add_func ("/water-rights/WR-8.1/points-in-the-end", test_over);
}
