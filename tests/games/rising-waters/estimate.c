/* estimate.c: how computer players judge a position
 *
 * Each row holds two positions against each other that differ in one fact: the first is the better one, by the named
 * part of the judgement and as a whole; or by its odds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/position.h"

#include "games/table.h"

typedef struct
{
  const char *path, *term, *better, *worse;
} Pair;

static const Pair pairs[] = {
  { "/rising-waters/RW-6.1/work-left-in-the-row-keeps-crises-away", "fewer crises to come",
    IN_ACTION "row job job job", IN_ACTION "row job - job" },
  { "/rising-waters/RW-6.4.1/survivors-behind-a-levee", "safety from the next floods",
    IN_ACTION "water m1 2 1; survivors J3:3; levees J3:6", IN_ACTION "water m1 2 1; survivors J3:3" },
  { "/rising-waters/RW-6.6/a-levee-where-survivors-will-arrive", "safety from the next floods",
    IN_ACTION "water m1 2 1; survivors -; levees J3:6", IN_ACTION "water m1 2 1; survivors -" },
  { "/rising-waters/RW-5.6.5/work-that-was-accepted", "levees",
    IN_ACTION "open work 2; hand 1 job:2", IN_ACTION "open none 0; hand 1 job:2" },
  { "/rising-waters/RW-7.2/a-week-that-is-over", "fewer weeks to come", "week 3", "week 2" },
  { "/rising-waters/RW-7.1/losses", "losses that can still be borne", "losses 3", "losses 4" },
};

typedef struct
{
  const char *path, *better, *worse;
} Outlook;

static const Outlook outlooks[] = {
  { "/rising-waters/RW-7.1/odds/losses", "week 3; losses 3", "week 3; losses 4" },
  { "/rising-waters/RW-7.2/odds/weeks-to-come", "week 4; losses 3", "week 3; losses 3" },
  { "/rising-waters/RW-6.4.1/odds/water-at-the-brim", "week 3; losses 3", "week 3; losses 3; water m1 2 0" },
  { "/rising-waters/RW-6.4.1/odds/danger-is-no-loss-yet", "week 3; losses 3; water m1 2 0; survivors J3:3",
    "week 3; losses 6; water m1 2 0; survivors -" },
};

static OxbowSetup *
set_up (const char *facts)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) fresh = position_new ("fall-1926", 2, 1, NULL, &error);
  g_assert_no_error (error);
  OxbowSetup *setup = position_read (fresh, facts, &error);
  g_assert_no_error (error);
  return setup;
}

static double
judge (const char *facts, const char *name, double *term)
{
  g_autoptr (OxbowSetup) setup = set_up (facts);
  return test_estimate (setup->start, name, term);
}

static void
test_pair (gconstpointer data)
{
  const Pair *pair = data;
  double better = 0, worse = 0;
  double more = judge (pair->better, pair->term, &better), less = judge (pair->worse, pair->term, &worse);
  g_assert_cmpfloat (better, >, worse);
  g_assert_cmpfloat (more, >, less);
}

static double
tell_odds (const char *facts)
{
  g_autoptr (OxbowSetup) setup = set_up (facts);
  return setup->ruleset->odds (setup->start, 0);
}

static void
test_odds (gconstpointer data)
{
  const Outlook *outlook = data;
  g_assert_cmpfloat (tell_odds (outlook->better), >, tell_odds (outlook->worse));
}

/* Nothing is drawn any more that could bring a crisis. */
static void
test_last_week (void)
{
  double crises = -1;
  judge ("phase action; acts 2; week 6; row - - -", "fewer crises to come", &crises);
  g_assert_cmpfloat (crises, ==, 0);
}

void
add_estimate_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    g_test_add_data_func (pairs[i].path, &pairs[i], test_pair);
  for (guint i = 0; i < G_N_ELEMENTS (outlooks); i++)
    g_test_add_data_func (outlooks[i].path, &outlooks[i], test_odds);
  g_test_add_func ("/rising-waters/RW-6.1/no-more-crises-in-the-last-week", test_last_week);
}
