/* variants.c: every variant option with its values (DR-8), where no other chapter has them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/boards.h"
#include <string.h>

#define FIRST_TURNS "round 1; p1 turns 0; p2 turns 0; "
#define VERDE "lay C2/S; lay C5/S; lay C7/SW"
#define VERDE_AND_MORENO VERDE "; lay G1/S; lay E5/S; lay G7/S; lay G8/S"

static const RuleTest openings[] = {
  { "/dos-rios/DR-4.5/laying-segments", &first_valley, NULL, .options = "laying=segments",
    .has = "current p2; head C2" },
  { "/dos-rios/DR-4.5/laying-first", &first_valley, NULL, VERDE "; lay G1/S", .options = "laying=first",
    .has = "current p1; head E5" },
  { "/dos-rios/DR-4.5/laying-first-then-the-first-player-places", &first_valley, NULL, VERDE_AND_MORENO,
    .options = "laying=first", .has = "current p1; phase placing" },
  { "/dos-rios/DR-4.5/laying-rivers-first-river", &first_valley, NULL, "lay C2/S; lay C5/S", .options = "laying=rivers",
    .has = "current p1; head C7" },
  { "/dos-rios/DR-4.5/laying-rivers-second-river", &first_valley, NULL, VERDE "; lay G1/S", .options = "laying=rivers",
    .has = "current p2; head E5" },
  { "/dos-rios/DR-4.5/laying-rivers-then-the-first-player-places", &first_valley, NULL, VERDE_AND_MORENO,
    .options = "laying=rivers", .has = "current p1; phase placing" },
  { "/dos-rios/DR-4.6/placed-0", &narrow, NULL, .options = "placed=0", .seed = 5,
    .has = "phase actions; round 1; current p1; points 6; camp p1 city 6; camp p2 city 6; row azul corn tobacco" },
  { "/dos-rios/DR-4.6/placed-2", &narrow, NULL, "place B2; place D2; place B2; place D2", .options = "placed=2",
    .has = "phase actions; round 1; camp p1 B2 2; camp p1 city 4" },
  { "/dos-rios/DR-4.6/placed-6", &first_valley, NULL,
    VERDE_AND_MORENO "; place D5; place D6; place D5; place D6; place E6; place E7; place E6; place E7; place F3; "
    "place G3; "
    "place F3; place G3", .options = "placed=6", .has = "phase actions; camp p1 F3 2; camp p2 G3 2",
    .lacks = "camp p1 city; camp p2 city" },
  { "/dos-rios/DR-4.8/row-of-players-and-one", &narrow, NULL, .options = "placed=0", .seed = 5, .players = 4,
    .has = "row azul corn tobacco verde azul" },
  { "/dos-rios/DR-4.8/row-4", &narrow, NULL, .options = "placed=0 row=4", .seed = 5,
    .has = "row azul corn tobacco verde" },
  { "/dos-rios/DR-4.8/row-0", &narrow, NULL, .options = "placed=0 row=0", .seed = 5, .has = "row azul corn tobacco" },
  { "/dos-rios/DR-4.8/row-1", &narrow, NULL, .options = "placed=0 row=1", .seed = 5, .has = "row azul" },
  { "/dos-rios/DR-8/start-money", &narrow, NULL, .options = "start_money=300", .has = "p1 money 300; p2 money 300" },
  { "/dos-rios/DR-8/start-dams", &narrow, NULL, .options = "start_dams=0", .has = "p1 dams 0; supply 40" },
  { "/dos-rios/DR-8/start-dams-fill-the-reserve", &narrow, NULL, .options = "start_dams=5",
    .has = "p2 dams 5; supply 30" },
  { "/dos-rios/DR-8/dam-total", &narrow, NULL, .options = "dam_total=200", .has = "supply 196" },
  { "/dos-rios/DR-8/points", &narrow, NULL, .options = "placed=0 points=20", .has = "points 20" },
  { "/dos-rios/DR-8/points-of-later-turns", &first_valley, "points 1", "delay", .options = "points=3",
    .has = "points 3" },
  { "/dos-rios/DR-8/prelude", &narrow, NULL, .options = "prelude=place_B2,place_D2",
    .has = "camp p1 B2 1; camp p2 D2 1; current p1" },
  { "/dos-rios/DR-8/prelude-into-the-first-turn", &narrow, NULL, .options = "placed=0 prelude=walk_city_B4,end",
    .has = "camp p1 B4 1; current p2; p1 turns 1; phase actions" },
  { "/dos-rios/DR-8/dam-cap", &first_valley, "camp p1 C2 1; p1 dams 3; row logging wheat corn", "harvest",
    .options = "dam_cap=3",
    .events = "harvested p1 logging 0 0; harvested p2 logging 0 0; drawn wheat; turn p2" },
  { "/dos-rios/DR-8/dam-cap-40", &first_valley, "camp p1 C2 1; p1 dams 12; row logging wheat corn", "harvest",
    .options = "dam_cap=40", .has = "p1 dams 13" },
  { NULL }
};

static const RuleTest first_harvests[] = {
  { "/dos-rios/DR-5.10/first-harvest-round", &first_valley, FIRST_TURNS "current p2", .options = "first_harvest=round",
    .legal = "end" },
  { "/dos-rios/DR-5.10/first-harvest-player-first", &first_valley, FIRST_TURNS, "harvest",
    "There is no harvest in the first turn.", .options = "first_harvest=player", .legal = "end" },
  { "/dos-rios/DR-5.10/first-harvest-player-second", &first_valley, FIRST_TURNS "current p2; p1 turns 1",
    .options = "first_harvest=player", .legal = "delay; harvest" },
  { "/dos-rios/DR-5.10/first-harvest-player-who-is-p2", &first_valley, FIRST_TURNS "first p2; current p2", "delay",
    "There is no harvest in the first turn.", .options = "first_harvest=player" },
  { "/dos-rios/DR-5.10/first-harvest-player-no-end-for-others", &first_valley, FIRST_TURNS "current p2; p1 turns 1",
    "end",
    "Take the harvest or put the card back.", .options = "first_harvest=player" },
  { "/dos-rios/DR-5.10/first-harvest-free", &first_valley, FIRST_TURNS, .options = "first_harvest=free",
    .legal = "delay; harvest" },
  { "/dos-rios/DR-5.10/first-harvest-free-no-end", &first_valley, FIRST_TURNS, "end",
    "Take the harvest or put the card back.", .options = "first_harvest=free", .legal = "no end" },
  { "/dos-rios/DR-5.10/first-harvest-delay", &first_valley, FIRST_TURNS, "delay", .options = "first_harvest=delay",
    .events = "delayed p1 wheat; turn p2" },
  { "/dos-rios/DR-5.10/first-harvest-delay-no-harvest", &first_valley, FIRST_TURNS, "harvest",
    "There is no harvest in the first turn.", .options = "first_harvest=delay", .legal = "no end" },
  { "/dos-rios/DR-5.10/first-harvest-delay-later", &first_valley, "", .options = "first_harvest=delay",
    .legal = "delay; harvest" },
  { NULL }
};

static const RuleTest dams[] = {
  { "/dos-rios/DR-5.8/dam-side-upper-not-from-below", &first_valley, "camp p1 G4 1", "dam G3/S",
    "You need a campesino on a hex beside the dam.", .options = "dam_side=upper" },
  { "/dos-rios/DR-5.8/dam-side-upper-from-above", &first_valley, "camp p1 G3 1", "dam G3/S",
    .options = "dam_side=upper",
    .has = "dam G3/S" },
  { "/dos-rios/DR-5.8/dam-side-upper-below-a-spring", &first_valley, "camp p1 C2 1", "dam C1/S",
    .options = "dam_side=upper",
    .has = "dam C1/S; head D1" },
  { "/dos-rios/DR-5.8/dam-side-either", &first_valley, "camp p1 G4 1", "dam G3/S", .options = "dam_side=either",
    .has = "dam G3/S" },
  { "/dos-rios/DR-5.8/keep-course-leaves-the-river", &first_valley, "camp p1 G3 1", "dam G3/SW keep",
    .options = "keep_course=yes", .events = "dammed p1 G3/SW", .changes = "dam G3/SW; p1 dams 1" },
  { "/dos-rios/DR-5.8/keep-course-needs-a-river", &first_valley, "camp p1 G3 1", "dam G3/S keep",
    "No river runs there.",
    .options = "keep_course=yes", .legal = "dam F2/SE; dam G2/S; dam G2/S keep; dam G3/S; dam G3/SE; dam G3/SW; dam "
    "G3/SW keep; "
             "dam H2/SW" },
  { "/dos-rios/DR-5.8/keep-course-may-reroute-too", &first_valley, "camp p1 G3 1", "dam G3/SW",
    .options = "keep_course=yes",
    .has = "phase reroute; head H6" },
  { "/dos-rios/DR-5.8/keep-course-no", &first_valley, "camp p1 G3 1", "dam G3/SW keep",
    "A dammed river must find a new course.", .options = "keep_course=no" },
  { "/dos-rios/DR-5.8/keep-course-the-last-way-still-counts", &first_valley, "camp p1 G3 1; dam G3/S; dam G3/SE",
    "dam G3/SW keep", "The last way down from G3 must stay open.", .options = "keep_course=yes" },
  { "/dos-rios/DR-6.2/example-6-redraw-full", &first_valley, "camp p1 G3 1", "dam G3/SW; lay H6/SW",
    .options = "redraw=full",
    .events = "flows H6/SW chosen", .has = "phase reroute; head G7", .legal = "lay G7/S; lay G7/SE" },
  { "/dos-rios/DR-6.2/redraw-full-clears-at-once", &first_valley, "camp p1 G3 1", "dam G3/SW", .options = "redraw=full",
    .has = "flow G1/S; flow G2/S; flow C2/S",
    .lacks = "flow F3; flow E4; flow E5; flow E6; flow F6; flow G7; flow G8" },
  { "/dos-rios/DR-6.3/redraw-full-to-the-end", &first_valley, "camp p1 G3 1",
    "dam G3/SW; lay H6/SW; lay G7/S; lay G8/S",
    .options = "redraw=full",
    .events = "flows G8/S chosen; dried F3; dried E4; dried E5; dried E6; dried F6; watered G4; watered G5; watered "
    "H5; "
              "watered H6", .has = "phase actions; head -" },
  { "/dos-rios/DR-6.2/redraw-full-ends-in-another-river", &shared_water, "camp p1 B2 1", "dam B2/SE; lay B3/SE",
    .options = "redraw=full", .has = "phase actions; flow C3/S; flow C4/S; flow B3/SE" },
  { NULL }
};

static const RuleTest reshuffles[] = {
  { "/dos-rios/DR-6.5/reshuffle-empty", &first_valley, "row wheat corn verde; deck tobacco; discard moreno", "harvest",
    .options = "deck=wheat,corn,verde,tobacco,moreno reshuffle=empty",
    .events = "harvested p1 wheat 0 0; harvested p2 wheat 0 0; drawn tobacco; shuffled; turn p2",
    .has = "row corn verde tobacco; deck moreno wheat; discard -; rng 9e3779b97f4a7c15" },
  { "/dos-rios/DR-6.5/reshuffle-needed", &first_valley, "row wheat corn verde; deck tobacco; discard moreno", "harvest",
    .options = "deck=wheat,corn,verde,tobacco,moreno reshuffle=needed", .has = "deck -; discard moreno wheat" },
  { "/dos-rios/DR-6.4/harvest-for-active", &first_valley, "camp p1 C6 1; camp p2 F6 1; row corn wheat verde", "harvest",
    .options = "harvest_for=active",
    .events = "harvested p1 corn 100 0; harvested p2 corn 0 0; drawn wheat; turn p2",
    .has = "p1 money 100; p2 money 0" },
  { "/dos-rios/DR-6.4/harvest-for-all", &first_valley, "camp p1 C6 1; camp p2 F6 1; row corn wheat verde", "harvest",
    .options = "harvest_for=all", .has = "p1 money 100; p2 money 100" },
  { NULL }
};

/* The table of section 8, written down a second time. */
static void
test_options (void)
{
  const struct { const char *name; OxbowOptionKind kind; const char *otherwise; int minimum,
  maximum; const char *choices; }
    expected[] = {
    { "first", OXBOW_OPTION_CHOICE, "p1", 0, 0, "p1 random" },
    { "laying", OXBOW_OPTION_CHOICE, "segments", 0, 0, "segments first rivers" },
    { "placed", OXBOW_OPTION_NUMBER, "3", 0, 6, NULL },
    { "row", OXBOW_OPTION_NUMBER, "0", 0, 8, NULL },
    { "first_harvest", OXBOW_OPTION_CHOICE, "round", 0, 0, "round player free delay" },
    { "dam_side", OXBOW_OPTION_CHOICE, "either", 0, 0, "either upper" },
    { "redraw", OXBOW_OPTION_CHOICE, "rejoin", 0, 0, "rejoin full" },
    { "keep_course", OXBOW_OPTION_BOOLEAN, "no", 0, 0, NULL },
    { "win_check", OXBOW_OPTION_CHOICE, "always", 0, 0, "always own" },
    { "five_dry", OXBOW_OPTION_BOOLEAN, "yes", 0, 0, NULL },
    { "harvest_for", OXBOW_OPTION_CHOICE, "all", 0, 0, "all active" },
    { "reshuffle", OXBOW_OPTION_CHOICE, "needed", 0, 0, "needed empty" },
    { "desperado_limit", OXBOW_OPTION_NUMBER, "3", 0, 24, NULL },
    { "desperado_count", OXBOW_OPTION_CHOICE, "chased", 0, 0, "chased met" },
    { "desperado_below", OXBOW_OPTION_BOOLEAN, "yes", 0, 0, NULL },
    { "points", OXBOW_OPTION_NUMBER, "6", 1, 20, NULL },
    { "dam_cap", OXBOW_OPTION_NUMBER, "5", 0, 40, NULL },
    { "start_dams", OXBOW_OPTION_NUMBER, "2", 0, 40, NULL },
    { "dam_total", OXBOW_OPTION_NUMBER, "40", 0, 200, NULL },
    { "start_money", OXBOW_OPTION_NUMBER, "0", 0, 5000, NULL },
    { "round_limit", OXBOW_OPTION_NUMBER, "0", 0, 999, NULL },
    { "deck", OXBOW_OPTION_LIST, "", 0, 0, NULL },
    { "prelude", OXBOW_OPTION_LIST, "", 0, 0, NULL },
  };
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("dos-rios");
  size_t n = 0;

  for (size_t i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const OxbowOption *option = oxbow_option_find (ruleset->options, expected[i].name);
      g_assert_nonnull (option);
      g_assert_cmpint (option->kind, ==, expected[i].kind);
      g_assert_cmpstr (option->otherwise, ==, expected[i].otherwise);
      if (option->kind == OXBOW_OPTION_NUMBER)
        {
          g_assert_cmpint (option->minimum, ==, expected[i].minimum);
          g_assert_cmpint (option->maximum, ==, expected[i].maximum);
        }
      if (expected[i].choices != NULL)
        {
          g_autofree char *choices = g_strjoinv (" ", (char **) option->choices);
          g_assert_cmpstr (choices, ==, expected[i].choices);
        }
    }
  while (ruleset->options[n].name != NULL)
    n++;
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (expected));
}

/* Values outside the table are refused, in a sentence. */
static void
test_bad_values (void)
{
  const char *const bad[] = {
    "first=p2", "laying=rows", "placed=7", "row=9", "row=-1", "first_harvest=never", "keep_course=perhaps", "points=0",
    "points=21", "points=six", "dam_cap=41", "dam_total=201", "start_money=5001", "round_limit=1000",
    "desperado_limit=25",
    "start_dams=6", "dam_total=3", "deck=wheat,rye,corn,corn", "prelude=swim_D5", "prelude=place_A1", "colour=blue",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (OxbowSetup) setup = test_board_new (&narrow, 2, 1, bad[i], &error);
      if (setup != NULL)
        g_error ("The option %s was taken.", bad[i]);
      g_assert_nonnull (error);
      g_assert_cmpuint (strlen (error->message), >, 10);
    }
}

void
add_variant_tests (void)
{
  test_rules_add (openings);
  test_rules_add (first_harvests);
  test_rules_add (dams);
  test_rules_add (reshuffles);
  g_test_add_func ("/dos-rios/DR-8/options", test_options);
  g_test_add_func ("/dos-rios/DR-8/values-outside-the-table", test_bad_values);
}
