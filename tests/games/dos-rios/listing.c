/* listing.c: the listing, word for word (DR-3.3, DR-10.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/boards.h"
#include <string.h>

static const RuleTest everything = {
  "everything", &first_valley,
  "dam G5/SE; dam C1/SE; dam G3/S; building G6 p2 finca; building D5 p1 hacienda; camp p1 D5 1; camp p1 trail2 1; "
  "camp p1 trail1 1; camp p1 C3 1; camp p2 H3 2; discard moreno verde; p1 money 1200; p2 dams 0; transit -; round 7"
};

static const char expected[] =
  "game dos-rios\n"
  "players 2\n"
  "phase actions\n"
  "round 7\n"
  "first p1\n"
  "current p1\n"
  "winner -\n"
  "reason -\n"
  "points 6\n"
  "built 0\n"
  "transit -\n"
  "head -\n"
  "rng 0000000000000000\n"
  "row wheat corn verde\n"
  "deck desperado-moreno desperado-verde moreno moreno verde logging corn tobacco tobacco wheat\n"
  "discard moreno verde\n"
  "player p1 money 1200 dams 2 fincas 4 hacienda 0 turns 1\n"
  "player p2 money 0 dams 0 fincas 3 hacienda 1 turns 1\n"
  "supply 35\n"
  "terrain 1 ^^Vh^fM^^\n"
  "terrain 2 ^^fhfhfh^\n"
  "terrain 3 ^hhhfwfh^\n"
  "terrain 4 ^hfhcffh^\n"
  "terrain 5 ^ffwwfwc^\n"
  "terrain 6 1hcftcft2\n"
  "terrain 7 1ctcfftw2\n"
  "terrain 8 1~ftwtc~2\n"
  "terrain 9 .~~~@~~~.\n"
  "flow C1/S\nflow G1/S\nflow C2/S\nflow G2/S\nflow C3/S\nflow F3/SW\nflow G3/SW\nflow C4/S\nflow E4/S\nflow C5/S\n"
  "flow E5/S\nflow C6/S\nflow E6/SE\nflow F6/SE\nflow B7/S\nflow C7/SW\nflow G7/S\nflow G8/S\n"
  "dam C1/SE\n"
  "dam G3/S\n"
  "dam G5/SE\n"
  "building D5 p1 hacienda\n"
  "building G6 p2 finca\n"
  "camp p1 city 2\n"
  "camp p1 trail1 1\n"
  "camp p1 trail2 1\n"
  "camp p1 C3 1\n"
  "camp p1 D5 1\n"
  "camp p2 city 4\n"
  "camp p2 H3 2\n";

static void
test_everything (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) setup = test_rule_set_up (&everything, &error);

  g_assert_no_error (error);
  g_autofree char *listing = oxbow_state_listing (setup->start, -1);
  g_assert_cmpstr (listing, ==, expected);
}

/* Edges under one cell stand in the order SE, S, SW; cells in reading order; the city, then trails, then cells. */
static const RuleTest orders[] = {
  { "/dos-rios/DR-3.3/edge-order", &first_valley, "camp p1 C8 1; camp p1 G3 1; p1 dams 5",
    "dam G3/S; dam G3/SE; dam C8/SW",
    .has = "dam G3/SE; dam G3/S; dam C8/SW" },
  { "/dos-rios/DR-10.1/points-before-the-first-turn", &first_valley, NULL, .has = "points 0; built 0; round 0" },
  { "/dos-rios/DR-10.1/nobody-is-current-when-over", &first_valley,
    "p1 money 500; camp p1 D4 1; building B3 p1 finca; building B4 p1 finca; building D1 p1 finca; building D3 p1 "
    "hacienda",
    "finca D4", .has = "current -; winner p1; reason five; phase over" },
  { NULL }
};

/* Lines that are no position are refused with the line's number, never half read. */
static void
test_bad_listings (void)
{
  const struct { const char *from, *to, *reason; } damages[] = {
    { "game dos-rios\n", "game dos-rois\n", "another game" },
    { "players 2\n", "players 5\n", "" },
    { "phase actions", "phase acting", "" },
    { "current p1", "current p3", "there is no player" },
    { "current p1", "current -", "" },
    { "winner -", "winner p1", "" },
    { "reason -", "reason five", "" },
    { "points 6", "points", "" },
    { "points 6", "points six", "" },
    { "built 0", "built 3", "" },
    { "head -", "head Z99", "no cell" },
    { "head -", "head A1", "neither hex nor spring" },
    { "head -", "head C2", "" },
    { "transit -", "transit D5", "" },
    { "rng 0000000000000000", "rng 0", "" },
    { "row wheat", "row rye", "" },
    { "row wheat", "row azul", "not on the map" },
    { "row wheat", "row desperado-verde", "desperados never lie in the row" },
    { "player p2", "player p1", "in order" },
    { "money 1200 dams", "maney 1200 dams", "was expected" },
    { "money 1200 dams", "money -1 dams", "" },
    { "turns 1\nplayer p2", "turns 100000001\nplayer p2", "from 0 to 100000000" },
    { "hacienda 0 turns", "hacienda 2 turns", "" },
    { "hacienda 0 turns", "hacienda 1 turns", "either on the board or left to build" },
    { "fincas 3", "fincas 4", "" },
    { "terrain 1 ^", "terrain 2 ^", "row 1 was expected" },
    { "terrain 1 ^^V", "terrain 1 ^V", "letters" },
    { "terrain 3 ^hhhf", "terrain 3 ^hhff", "as it is on the map" },
    { "flow C1/S\n", "flow C1/N\n", "" },
    { "flow C1/S\n", "flow A1/S\n", "water can never flow" },
    { "flow C1/S\n", "flow C1/SW\n", "water can never flow" },
    { "flow C1/S\n", "flow C1/S\nflow C1/SE\n", "by one side only" },
    { "flow C1/S\n", "flow C1/S\nflow D1/S\n", "" },
    { "flow C6/S\n", "", "" },
    { "dam C1/SE\n", "dam A1/S\n", "water can never flow" },
    { "dam G5/SE\n", "dam B5/SW\ndam G5/SE\n", "water can never flow" },
    { "dam C1/SE\n", "dam C1/SE\ndam C1/SE\n", "listed twice" },
    { "dam G3/S\n", "dam G3/SE\ndam G3/S\ndam G3/SW\n", "" },
    { "building D5 p1", "building A1 p1", "stands on a hex" },
    { "building G6 p2 finca", "building D5 p2 finca", "there is a building on D5 already" },
    { "camp p1 C3 1", "camp p1 C3 3", "two at most" },
    { "camp p2 H3 2", "camp p2 D5 2", "one player's campesinos" },
    { "camp p1 C3 1", "camp p1 A1 1", "cannot stand" },
    { "camp p1 C3 1", "camp p1 G6 1", "" },
    { "camp p2 city 4", "camp p2 city 5", "6 campesinos" },
    { "camp p2 city 4\n", "", "2 campesinos listed" },
    { "camp p2 H3 2\n", "camp p2 H3 2\nmore\n", "" },
    { "supply 35\n", "", "" },
    { "supply 35\n", "supply 36\n", "" },
  };
  g_autoptr (OxbowSetup) setup = test_rule_set_up (&everything, NULL);

  for (size_t i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autoptr (GString) listing = g_string_new (expected);
      g_autoptr (GError) error = NULL;
      g_assert_cmpuint (g_string_replace (listing, damages[i].from, damages[i].to, 1), ==, 1);
      g_autoptr (OxbowSetup) read = oxbow_setup_read (setup, listing->str, &error);
      if (read == NULL && strstr (error->message, damages[i].reason) != NULL)
        continue;
      g_test_message ("A listing with \"%s\" was %s", damages[i].to, read != NULL ? "read." : error->message);
      g_test_fail ();
    }
}

void
add_listing_tests (void)
{
  g_test_add_func ("/dos-rios/DR-10.1/every-kind-of-line", test_everything);
  g_test_add_func ("/dos-rios/DR-10.1/damaged-listings-are-refused", test_bad_listings);
  test_rules_add (orders);
}
