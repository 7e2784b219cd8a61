/* walk.c: walking, crossing fincas and riding (DR-5.4, DR-5.6, DR-5.7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/way.h"
#include "games/dos-rios/boards.h"
#include "games/dos-rios/dos-rios.h"

#define MUST_MOVE_ON "The campesino on G6 must move on: it cannot stay on another player's finca. (DR-5.6)"
#define NO_WAY_ON "It could not leave that finca with the points left."

static const RuleTest walks[] = {
  { "/dos-rios/DR-5.4/one-step-takes-one-point", &first_valley, "camp p1 D5 1", "walk D5 D6",
    .events = "walked p1 D5 D6", .changes = "points 5; camp p1 D6 1; no camp p1 D5" },
  { "/dos-rios/DR-5.4/one-of-two-walks", &first_valley, "camp p1 D5 2", "walk D5 D6",
    .changes = "points 5; camp p1 D6 1; camp p1 D5 1" },
  { "/dos-rios/DR-5.4/out-of-the-city", &first_valley, "", "walk city E8",
    .events = "walked p1 city E8", .changes = "points 5; camp p1 city 5; camp p1 E8 1" },
  { "/dos-rios/DR-5.4/joins-an-own-campesino", &first_valley, "camp p1 D5 1; camp p1 D6 1", "walk D5 D6",
    .changes = "points 5; camp p1 D6 2; no camp p1 D5" },
  { "/dos-rios/DR-5.4/last-point-is-enough", &first_valley, "camp p1 D5 1; points 1", "walk D5 D6", .has = "points 0" },
  { "/dos-rios/DR-5.4/needs-a-point", &first_valley, "camp p1 D5 1; points 0", "walk D5 D6",
    "No movement points left.", .legal = "no walk" },
  { "/dos-rios/DR-5.4/points-are-asked-for-first", &first_valley, "points 0", "walk D5 D6",
    "No movement points left." },
  { "/dos-rios/DR-5.4/needs-a-campesino", &first_valley, "camp p2 D5 1", "walk D5 D6", "You have no campesino there." },
  { "/dos-rios/DR-5.4/waits-for-the-one-in-transit", &first_valley,
    "building G6 p2 finca; camp p1 G6 1; transit G6; camp p1 H4 1", "walk H4 H5", MUST_MOVE_ON },
  { "/dos-rios/DR-5.4/needs-a-place-beside-it", &first_valley, "camp p1 D5 1", "walk D5 F5", "F5 is not next to D5." },
  { "/dos-rios/DR-5.4/staying-is-no-step", &first_valley, "camp p1 D5 1", "walk D5 D5", "D5 is not next to D5." },
  { "/dos-rios/DR-5.4/not-onto-a-mountain", &first_valley, "camp p1 B3 1", "walk B3 B2",
    "Campesinos cannot go onto mountains or lakes." },
  { "/dos-rios/DR-5.4/not-onto-a-lake", &first_valley, "camp p1 D8 1", "walk D8 D9",
    "Campesinos cannot go onto mountains or lakes." },
  { "/dos-rios/DR-5.4/a-hacienda-bars-the-way", &first_valley, "camp p1 G5 1; building G6 p2 hacienda", "walk G5 G6",
    "The hacienda of White bars the way." },
  { "/dos-rios/DR-5.4/a-hacienda-with-its-campesino-too", &first_valley,
    "camp p1 G5 1; building G6 p2 hacienda; camp p2 G6 1", "walk G5 G6", "The hacienda of White bars the way." },
  { "/dos-rios/DR-5.4/a-held-finca-bars-the-way", &first_valley, "camp p1 G5 1; building G6 p2 finca; camp p2 G6 1",
    "walk G5 G6", "A finca with its campesino on it cannot be entered." },
  { "/dos-rios/DR-5.4/a-rival-must-be-chased", &first_valley, "camp p1 G5 1; camp p2 G6 1", "walk G5 G6",
    "Another player's campesino stands there: chase it off first." },
  { "/dos-rios/DR-5.4/two-fit-on-a-hex", &first_valley, "camp p1 G5 1; camp p1 G6 2", "walk G5 G6",
    "Only two campesinos fit on a hex." },
  { "/dos-rios/DR-5.4/any-number-fits-on-a-trail", &first_valley, "camp p1 B6 1; camp p1 trail1 5; camp p2 trail1 2",
    "walk B6 trail1", .changes = "points 5; camp p1 trail1 6; no camp p1 B6" },
  { "/dos-rios/DR-5.4/own-buildings-are-open", &first_valley, "camp p1 G5 1; building G6 p1 hacienda", "walk G5 G6",
    .has = "transit -; camp p1 G6 1" },
  { "/dos-rios/DR-5.4/dams-never-hinder", &first_valley, "camp p1 D5 1; dam D5/S", "walk D5 D6",
    .has = "camp p1 D6 1" },
  { "/dos-rios/DR-5.4/rivers-never-hinder", &first_valley, "camp p1 C5 1", "walk C5 C6", .has = "camp p1 C6 1" },
  { "/dos-rios/DR-3.10/ways-out-of-city-and-trail", &first_valley, "camp p1 trail1 1",
    .legal = "walk city D8; walk city E8; walk city F8; walk city trail1; walk city trail2; walk trail1 B5; "
             "walk trail1 B6; walk trail1 B7; walk trail1 city" },
  { "/dos-rios/DR-3.10/trails-are-no-neighbours", &first_valley, "camp p1 trail1 1", "walk trail1 trail2",
    "trail2 is not next to trail1. (DR-5.4)" },
  { "/dos-rios/DR-3.10/every-trail-meets-the-city", &first_valley, "camp p1 trail2 1", "walk trail2 city",
    .changes = "points 5; camp p1 city 6; no camp p1 trail2" },
  { "/dos-rios/DR-3.10/city-cells-have-no-name", &first_valley, "camp p1 E8 1", "walk E8 E9", "That is not a move." },
  { "/dos-rios/DR-3.10/trail-cells-have-no-name", &first_valley, "camp p1 B6 1", "walk B6 A6", "That is not a move." },
  { "/dos-rios/DR-3.10/example-23-trail-touches", &hollows, "camp p1 trail1 1; camp p1 D4 2; camp p1 E4 2; camp p1 "
    "A4 1",
    .legal = "walk A4 B4; walk A4 trail1; walk D4 C4; walk D4 D3; walk D4 city; walk E4 D3; walk E4 E3; walk trail1 "
    "A2; "
             "walk trail1 A4; walk trail1 B2; walk trail1 city" },
  { NULL }
};

/* D5 has rivals all round but for D4, which is a finca too. */
#define BEHIND_TWO_FINCAS "building D4 p2 finca; building D5 p2 finca; camp p1 D4 1; transit D4; " \
                          "camp p2 C5 1; camp p2 C6 1; camp p2 D6 1; camp p2 E5 1; camp p2 E6 1; "
/* The only way back from D5 leads over D4 and E4; whatever else touches them is full, held or barred. */
#define BEHIND_THREE_FINCAS "building D4 p2 finca; building D5 p2 finca; building E4 p2 finca; " \
                            "building C4 p2 hacienda; " \
                            "camp p1 D4 1; transit D4; camp p1 D6 2; camp p1 C6 2; " \
                            "camp p2 C5 2; camp p2 E5 2; camp p2 E6 1; camp p2 D3 1; "
/* D6 is a forest; of the fields around it each holds one rival, and D5 above is a finca. */
#define FOREST_AMONG_RIVALS "building D5 p2 finca; building D6 p2 finca; camp p1 D5 1; transit D5; points 2; " \
                            "camp p2 E6 1; camp p2 E7 1; camp p2 D7 1; camp p2 C7 1; camp p2 C6 1; "

static const RuleTest crossings[] = {
  { "/dos-rios/DR-5.6/stepping-on-a-finca-is-transit", &first_valley, "camp p1 G5 1; building G6 p2 finca",
    "walk G5 G6",
    .events = "walked p1 G5 G6", .changes = "points 5; transit G6; camp p1 G6 1; no camp p1 G5" },
  { "/dos-rios/DR-5.6/example-10-goes-on", &first_valley, "camp p1 G5 1; camp p1 H4 1; building G6 p2 finca",
    "walk G5 G6; walk G6 F6", .changes = "points 4; transit -; camp p1 F6 1; no camp p1 G6" },
  { "/dos-rios/DR-5.6/example-10-others-wait", &first_valley, "camp p1 G5 1; camp p1 H4 1; building G6 p2 finca",
    "walk G5 G6; walk H4 H5", MUST_MOVE_ON },
  { "/dos-rios/DR-5.6/example-10-no-end-of-turn", &first_valley, "camp p1 G5 1; camp p1 H4 1; building G6 p2 finca",
    "walk G5 G6; harvest", MUST_MOVE_ON, .legal = "no harvest" },
  { "/dos-rios/DR-5.6/example-10-no-point-to-leave", &first_valley, "camp p1 G5 1; building G6 p2 finca; points 1",
    "walk G5 G6", NO_WAY_ON },
  { "/dos-rios/DR-5.6/example-10-held-finca", &first_valley, "camp p1 G5 1; building G6 p2 finca; camp p2 G6 1",
    "walk G5 G6", "A finca with its campesino on it cannot be entered. (DR-5.4)" },
  { "/dos-rios/DR-5.6/example-10-nobody-to-chase-there", &first_valley,
    "camp p1 G5 1; building G6 p2 finca; camp p2 G6 1",
    "chase G6 G5", "Campesinos on their own finca or hacienda cannot be chased off. (DR-5.5)" },
  { "/dos-rios/DR-5.6/the-hex-just-left-counts-without-the-mover", &first_valley,
    "camp p1 G5 2; building G6 p2 finca; points 2; camp p1 F5 2; camp p1 H6 2; camp p2 H5 1; camp p2 G7 2; camp p2 "
    "F6 2",
    "walk G5 G6", .has = "transit G6", .legal = "walk G6 G5" },
  { "/dos-rios/DR-5.6/two-fincas-need-a-point-more", &first_valley, BEHIND_TWO_FINCAS "points 2", "walk D4 D5",
    NO_WAY_ON },
  { "/dos-rios/DR-5.6/two-fincas-with-that-point", &first_valley, BEHIND_TWO_FINCAS "points 3", "walk D4 D5",
    .has = "transit D5; points 2", .legal = "walk D5 D4" },
  { "/dos-rios/DR-5.6/three-fincas-need-two-points-more", &first_valley, BEHIND_THREE_FINCAS "points 3", "walk D4 D5",
    NO_WAY_ON },
  { "/dos-rios/DR-5.6/three-fincas-with-those-points", &first_valley, BEHIND_THREE_FINCAS "points 4", "walk D4 D5",
    .has = "transit D5; points 3", .legal = "walk D5 D4" },
  { "/dos-rios/DR-5.6/a-chase-alone-is-a-way-on", &first_valley, FOREST_AMONG_RIVALS, "walk D5 D6",
    .has = "transit D6; points 1", .legal = "chase C6 D6; chase C7 D6; chase D7 D6; chase E6 D6" },
  { "/dos-rios/DR-5.6/not-against-who-has-not-played", &first_valley, FOREST_AMONG_RIVALS "p2 turns 0", "walk D5 D6",
    NO_WAY_ON },
  { "/dos-rios/DR-5.6/together-in-a-chase", &first_valley,
    "building G6 p2 finca; camp p1 G6 1; transit G6; camp p1 F5 1; camp p2 F6 2", "chase F6 F5 G6",
    .changes = "points 4; transit -; no camp p1 G6; no camp p1 F5; no camp p2 F6; camp p1 F6 2; camp p2 city 6" },
  { "/dos-rios/DR-5.6/dams-are-allowed", &first_valley,
    "building G6 p2 finca; camp p1 G6 1; transit G6; camp p1 D5 1", "dam D5/S", .has = "transit G6; dam D5/S" },
  { "/dos-rios/DR-5.6/buildings-are-allowed", &first_valley,
    "building G6 p2 finca; camp p1 G6 1; transit G6; camp p1 D5 1; p1 money 500", "finca D5",
    .has = "transit G6; building D5 p1 finca" },
  { NULL }
};

static const RuleTest rides[] = {
  { "/dos-rios/DR-5.7/takes-two-points", &first_valley, "building G6 p1 hacienda", "ride G6",
    .events = "rode p1 G6", .changes = "points 4; camp p1 city 5; camp p1 G6 1" },
  { "/dos-rios/DR-5.7/example-11-own-hacienda", &first_valley, "building G6 p1 hacienda", "ride G6",
    .has = "points 4" },
  { "/dos-rios/DR-5.7/example-11-the-rivals-hacienda", &first_valley, "camp p1 G5 1; building G6 p2 hacienda",
    "walk G5 G6",
    "The hacienda of White bars the way. (DR-5.4)" },
  { "/dos-rios/DR-5.7/nobody-rides-while-one-is-in-transit", &first_valley,
    "building G6 p2 finca; camp p1 G6 1; transit G6; building D5 p1 hacienda", "ride D5", MUST_MOVE_ON },
  { "/dos-rios/DR-5.7/not-with-one-point", &first_valley, "building G6 p1 hacienda; points 1", "ride G6",
    "The ride to the hacienda takes two movement points." },
  { "/dos-rios/DR-5.7/not-to-a-finca", &first_valley, "building G6 p1 finca", "ride G6",
    "Your hacienda does not stand there." },
  { "/dos-rios/DR-5.7/not-to-the-rivals-hacienda", &first_valley, "building G6 p2 hacienda", "ride G6",
    "Your hacienda does not stand there." },
  { "/dos-rios/DR-5.7/not-from-a-trail", &first_valley, "building G6 p1 hacienda; camp p1 trail1 6", "ride G6",
    "You have no campesino in the city." },
  { "/dos-rios/DR-5.7/not-onto-a-full-hex", &first_valley, "building G6 p1 hacienda; camp p1 G6 2", "ride G6",
    "Only two campesinos fit on a hex." },
  { "/dos-rios/DR-5.7/no-ride-back", &first_valley, "building G6 p1 hacienda; camp p1 G6 1; camp p1 D5 1", "ride D5",
    "Your hacienda does not stand there." },
  { NULL }
};

/* What is chosen by its end alone: the steps to a place, where somebody may stay. */
static const struct { const char *path, *facts, *from, *to, *steps; } ways[] = {
  { "/dos-rios/DR-5.4/ways/a-step", "camp p1 D5 1", "D5", "D6", "walk D5 D6" },
  { "/dos-rios/DR-5.4/ways/round-a-rival", "camp p1 G5 1; camp p2 G6 1; camp p2 F6 1; camp p2 F5 1", "G5", "G7",
    "walk G5 H5; walk H5 H6; walk H6 G7" },
  { "/dos-rios/DR-5.4/ways/by-the-city", "camp p1 trail1 1", "trail1", "H5",
    "walk trail1 city; walk city trail2; walk trail2 H5" },
  { "/dos-rios/DR-5.4/ways/as-far-as-the-points-go", "camp p1 D5 1; points 1", "D5", "D7", NULL },
  { "/dos-rios/DR-5.4/ways/not-onto-a-lake", "camp p1 D8 1", "D8", "D9", NULL },
  { "/dos-rios/DR-5.6/ways/across-a-finca", "camp p1 G5 1; building G6 p2 finca", "G5", "G7",
    "walk G5 G6; walk G6 G7" },
  { "/dos-rios/DR-5.6/ways/not-to-a-finca", "p1 money 500; camp p1 G5 1; building G6 p2 finca", "G5", "G6", NULL },
  { NULL }
};

static void
assert_steps (const OxbowState *state, const OxbowMoves *steps, const char *wanted)
{
  g_autoptr (GString) text = g_string_new (NULL);
  for (int i = 0; i < steps->n; i++)
    {
      g_string_append (text, i > 0 ? "; " : "");
      oxbow_move_print (state, &steps->items[i], text);
    }
  g_assert_cmpstr (text->str, ==, wanted);
}

static void
find_way (gconstpointer data)
{
  const char *from = ways[GPOINTER_TO_INT (data)].from, *to = ways[GPOINTER_TO_INT (data)].to;
  const RuleTest row = { "", &first_valley, ways[GPOINTER_TO_INT (data)].facts };
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) setup = test_rule_set_up (&row, &error);
  g_assert_no_error (error);
  g_autofree char *line = g_strdup_printf ("walk %s %s", from, to);
  OxbowMove whole;
  OxbowMoves steps = OXBOW_MOVES_INIT;
  g_assert_true (oxbow_move_parse (setup->start, line, &whole, &error));
  g_autoptr (GArray) found = oxbow_ways_build (setup->start, whole.verb, whole.args[0]);
  for (int i = 0; i < (int) found->len; i++)
    if (g_array_index (found, OxbowWay, i).step.args[1] == whole.args[1] && g_array_index (found, OxbowWay, i).may_stay)
      oxbow_ways_get_steps (found, i, &steps);
  assert_steps (setup->start, &steps, ways[GPOINTER_TO_INT (data)].steps != NULL ? ways[GPOINTER_TO_INT (data)].steps
                                                                                   : "");
  oxbow_moves_clear (&steps);
}

void
add_walk_tests (void)
{
  for (int i = 0; ways[i].path != NULL; i++)
    g_test_add_data_func (ways[i].path, GINT_TO_POINTER (i), find_way);
  test_rules_add (walks);
  test_rules_add (crossings);
  test_rules_add (rides);
}
