/* estimate.c: how computer players judge a position
 *
 * Each row holds two positions against each other that differ in one fact: the first is the better one, and the named
 * part of the judgement says so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/games.h"

#include "games/table.h"

#include <string.h>

#define ABC "family A 1 1 1 1 0 0 F1; family B 1 1 1 1 0 0 F2; family C 1 1 1 1 0 0 B3; "
#define TRACKS(ap, culture, military, morale) \
  "tracks ap " #ap " culture " #culture " military " #military " morale " #morale " ferocity 4 enemy-ap 0; "
#define ASK(decision) "turn 1 period spanish card 16; todo " decision "; todo discard; todo turn"
#define RAID(counters) "raid 0 - " counters "; turn 1 period spanish card 16; todo ?react; todo raid-place; " \
  "todo raid-resolve; todo raid-end; todo discard; todo turn"

typedef struct
{
  const char *path, *term, *better, *worse;
} Pair;

static const Pair pairs[] = {
  { "/navajo-wars/NW-7/military-counts", "Military and Culture", ABC TRACKS (3, 9, 6, 5) ASK ("?op"),
    ABC TRACKS (3, 9, 5, 5) ASK ("?op") },
  { "/navajo-wars/NW-7/enemy-morale-counts", "lower Enemy Morale", ABC TRACKS (3, 9, 5, 4) "deck 34 42; " ASK ("?op"),
    ABC TRACKS (3, 9, 5, 5) "deck 34 42; " ASK ("?op") },
  { "/navajo-wars/NW-6.17/military-becomes-enemy-morale", "the end in sight",
    ABC TRACKS (3, 9, 5, 5) "elders 0 0 0 0 0 0 2; " ASK ("?op"),
    ABC TRACKS (3, 9, 9, 5) "elders 0 0 0 0 0 0 2; " ASK ("?op") },
  { "/navajo-wars/NW-5.3/elders-need-room-on-the-tracks", "the end in sight",
    ABC TRACKS (3, 9, 4, 6) "elders 0 0 0 0 0 0 2; deck 34 18 19 20 21 22 23 24 42; " ASK ("?op"),
    ABC TRACKS (3, 5, 4, 6) "elders 0 0 0 0 0 0 2; deck 34 18 19 20 21 22 23 24 42; " ASK ("?op") },
  { "/navajo-wars/NW-7/the-end-in-sight", "the end in sight", ABC TRACKS (3, 9, 6, 5) "deck 34 42; " ASK ("?op"),
    ABC TRACKS (3, 9, 5, 5) "deck 34 42; " ASK ("?op") },
  { "/navajo-wars/NW-6.17/territories-lived-in", "the next Victory Check",
    "family A 1 1 1 1 0 0 F1; family B 1 1 1 1 0 0 F2; family C 1 1 1 1 0 0 B3; " ASK ("?op"),
    "family A 1 1 1 1 0 0 F1; family B 1 1 1 1 0 0 E1; family C 1 1 1 1 0 0 B3; " ASK ("?op") },
  { "/navajo-wars/NW-6.17/outposts-count-against", "fewer Outposts and Forts", ABC ASK ("?op"),
    ABC "mission 0 0 0 1 0 0; " ASK ("?op") },
  { "/navajo-wars/NW-6.6/raiders-where-a-family-stands", "places of refuge", ABC RAID ("E1=1"), ABC RAID ("F1=1") },
  { "/navajo-wars/NW-5.9/behind-an-outpost-is-no-refuge", "places of refuge", ABC ASK ("?op"),
    ABC "mission 3 0 0 0 0 0; " ASK ("?op") },
  { "/navajo-wars/NW-6.15/people-wait", "people waiting in the Passage of Time", ABC "passage 1 0 0 0 0; " ASK ("?op"),
    ABC "passage 0 0 0 0 0; " ASK ("?op") },
  { "/navajo-wars/NW-6.15/places-that-can-be-filled", "what may still be done",
    "family A 1 1 1 0 0 0 F1; passage 0 0 1 0 0; turn 1 period spanish card 16; todo ?join; todo passage-3; "
    "todo discard; todo turn",
    "family A 1 1 1 0 0 0 F1; passage 0 0 0 0 0; turn 1 period spanish card 16; todo ?join; todo passage-3; "
    "todo discard; todo turn" },
  { "/navajo-wars/NW-6.15/who-finds-no-place-may-be-seated", "what may still be done",
    ABC "stores 0 2 0 0 0 0; passage 0 0 4 0 0; turn 1 period spanish card 16; todo ?age; todo passage-2; "
    "todo discard; todo turn",
    ABC "stores 0 2 0 0 0 0; passage 0 0 3 0 0; turn 1 period spanish card 16; todo ?age; todo passage-2; "
    "todo discard; todo turn" },
  { "/navajo-wars/NW-6.15/who-cannot-be-fed", "what may still be done",
    ABC "stores 0 2 0 0 0 0; turn 1 period spanish card 16; todo ?age; todo passage-2; todo discard; todo turn",
    ABC "stores 0 0 0 0 0 0; turn 1 period spanish card 16; todo ?age; todo passage-2; todo discard; todo turn" },
  { "/navajo-wars/NW-7/black-cubes-stay-to-the-end", "the next Victory Check", ABC ASK ("?op"),
    ABC "cubes bag 2 3 3 3 2 1 0; cubes subjugation 1 0 0 0 0 0 0; " ASK ("?op") },
  { "/navajo-wars/NW-6.2/raided-cubes-starve-the-enemy", "a weaker enemy",
    ABC "cubes raided 0 1 0 0 0 0 0; cubes bag 3 2 3 3 2 1 0; " ASK ("?op"), ABC ASK ("?op") },
  { "/navajo-wars/NW-5.3/elders-that-may-still-speak", "what may still be done", ABC ASK ("?plan"),
    ABC "elders-used 0 1 1 0 0 0 0; " ASK ("?plan") },
  { "/navajo-wars/NW-5.5/an-outpost-within-reach", "what may still be done", "family A 1 1 1 1 0 0 H1; "
    "mission 1 0 0 0 0 0; acting A 6 0 0; activated A; turn 1 period spanish card 16; todo ?act; todo rest; "
    "todo discard; todo turn",
    "family A 1 1 1 1 0 0 G1; mission 1 0 0 0 0 0; acting A 6 0 0; activated A; turn 1 period spanish card 16; "
    "todo ?act; todo rest; todo discard; todo turn" },
};

static double
judge (const char *facts, const char *name, double *term)
{
  g_autoptr (OxbowSetup) setup = navajo_wars_position ("rise", NULL, facts);
  return test_estimate (setup->start, name, term);
}

static void
test_pair (gconstpointer data)
{
  const Pair *pair = data;
  double better = 0, worse = 0;
  double more = judge (pair->better, pair->term, &better), less = judge (pair->worse, pair->term, &worse);

  g_assert_cmpfloat (better, >, worse);
  if (strstr (pair->path, "within-reach") == NULL)
    g_assert_cmpfloat (more, >, less);
}

/* The last points of both tracks weigh more than the points before. */
static void
test_last_points (void)
{
  double two = 0, one = 0, eight = 0, seven = 0;
  judge (ABC TRACKS (3, 0, 2, 5) ASK ("?op"), "Military and Culture", &two);
  judge (ABC TRACKS (3, 0, 1, 5) ASK ("?op"), "Military and Culture", &one);
  judge (ABC TRACKS (3, 0, 8, 5) ASK ("?op"), "Military and Culture", &eight);
  judge (ABC TRACKS (3, 0, 7, 5) ASK ("?op"), "Military and Culture", &seven);
  g_assert_cmpfloat (two - one, >, eight - seven);
}

/* Enemy Morale follows Military at the next check, so a long lead is of little use before the last one. */
static void
test_leads_are_soon_long_enough (void)
{
  double behind = 0, even = 0, ahead = 0, far = 0;
  judge (ABC TRACKS (3, 9, 3, 6) ASK ("?op"), "the next Victory Check", &behind);
  judge (ABC TRACKS (3, 9, 5, 6) ASK ("?op"), "the next Victory Check", &even);
  judge (ABC TRACKS (3, 9, 9, 2) ASK ("?op"), "the next Victory Check", &ahead);
  judge (ABC TRACKS (3, 9, 11, 2) ASK ("?op"), "the next Victory Check", &far);
  g_assert_cmpfloat (even - behind, >, 2 * (far - ahead));
}

static bool
misleads (const char *scenario, const char *facts)
{
  g_autoptr (OxbowSetup) setup = navajo_wars_position (scenario, NULL, facts);
  return setup->ruleset->misleads (setup->start, 0);
}

/* Enemy Morale begins anew at the check in the middle: until then, where a lead decides, nobody looks ahead. */
static void
test_misleads_before_the_middle (void)
{
  g_assert_true (misleads ("rise", ABC ASK ("?op")));
  g_assert_false (misleads ("rise", ABC "deck 34 42; " ASK ("?op")));
  g_assert_false (misleads ("fearing", ABC ASK ("?op")));
}

void
add_estimate_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    g_test_add_data_func (pairs[i].path, &pairs[i], test_pair);
  g_test_add_func ("/navajo-wars/NW-6.17/a-lead-is-soon-long-enough", test_leads_are_soon_long_enough);
  g_test_add_func ("/navajo-wars/NW-6.17/misleads-before-the-middle", test_misleads_before_the_middle);
  g_test_add_func ("/navajo-wars/NW-3.3/the-last-points-weigh-most", test_last_points);
}
