/* data.c: scenarios that cannot be played, and the shipped ones (chapter 11)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/games.h"

#include "files/document.h"
#include "files/library.h"
#include "games/navajo-wars/navajo-wars.h"

typedef struct
{
  const char *path, *kind, *attribute, *value, *sentence;
} Damage;

/* The first record of the kind is given another value; without a value it is taken away. */
static const Damage damages[] = {
  { "/navajo-wars/NW-6.1/the-final-card-must-come", "start", "final", "50",
    "The final card 50 is in none of the stacks." },
  { "/navajo-wars/NW-2.6/an-unknown-effect", "operation", "major", "earthquake 1",
    "\"earthquake 1\" is no effect. An effect is a number or a tribe after one of: none, intruders, drought, rain, "
    "tribal, raid, build, captives, blight, sheep, horse, goods, ap, morale, eferocity, culture, military, revolt, "
    "unrest, mexican, american, manuelito, carson." },
  { "/navajo-wars/NW-2.3/a-card-twice", "operation", "number", "14", "Card 14 is there twice." },
  { "/navajo-wars/NW-2.4/a-card-missing", "ceremony", NULL, NULL, "Card 1 is missing." },
  { "/navajo-wars/NW-2.7/a-counter-missing", "counter", NULL, NULL, "Counter A of the spanish period is missing." },
  { "/navajo-wars/NW-11.1/no-start", "start", NULL, NULL, "The scenario does not say how the game starts." },
  { "/navajo-wars/NW-2.2/a-bag-of-seven-colours", "start", "bag", "3 3 3",
    "The bag should be seven numbers of cubes, not \"3 3 3\"." },
  { "/navajo-wars/NW-11.1/a-family-twice", "family", "name", "B", "Family B is there twice." },
};

static void
test_damage (gconstpointer data)
{
  const Damage *damage = data;
  g_autofree char *path = oxbow_library_path (&navajo_wars_ruleset, "rise");
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, NULL);
  OxbowScenario *scenario = oxbow_document_get_scenario (document);
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  guint i = 0;

  while (g_strcmp0 (((OxbowRecord *) scenario->tables->pdata[i])->kind, damage->kind) != 0)
    i++;
  if (damage->attribute != NULL)
    oxbow_record_set (scenario->tables->pdata[i], damage->attribute, damage->value);
  else
    g_ptr_array_remove_index (scenario->tables, i);
  oxbow_scenario_check (scenario, problems);
  g_assert_cmpint (problems->n_errors, >, 0);
  const OxbowProblem *problem = problems->list->pdata[0];
  g_assert_cmpstr (problem->sentence, ==, damage->sentence);
  if (damage->attribute != NULL)
    g_assert_cmpint (problem->line, >, 0);
}

static void
test_shipped (void)
{
  g_autoptr (GPtrArray) names = oxbow_library_list (&navajo_wars_ruleset);

  g_assert_cmpuint (names->len, ==, 9);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = oxbow_library_path (&navajo_wars_ruleset, names->pdata[i]);
      g_autoptr (OxbowDocument) document = oxbow_document_load (path, NULL);
      g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
      oxbow_scenario_check (oxbow_document_get_scenario (document), problems);
      g_assert_cmpuint (problems->list->len, ==, 0);
    }
}

static void
test_designed (void)
{
  g_autoptr (OxbowSetup) drought = nw_game ("the-long-drought", 1, NULL);
  g_autoptr (OxbowSetup) refuge = nw_game ("canyon-refuge", 1, NULL);
  g_autoptr (OxbowSetup) valleys = nw_game ("two-valleys", 1, NULL);
  const NwState *state = (const NwState *) drought->start;

  for (int t = 1; t <= NW_TRACKS; t++)
    g_assert_cmpint (state->drought[t], ==, 1);
  g_assert_cmpint (state->sheep, ==, 4);
  g_assert_cmpint (nw_n_outposts ((const NwState *) refuge->start), ==, 4);
  g_assert_cmpint (nw_data ((const NwState *) valleys->start)->vp[1], ==, 4);
  g_assert_cmpint (nw_data ((const NwState *) valleys->start)->vp[4], ==, 0);
}

void
add_data_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    g_test_add_data_func (damages[i].path, &damages[i], test_damage);
  g_test_add_func ("/navajo-wars/NW-11.1/shipped-scenarios-are-whole", test_shipped);
  g_test_add_func ("/navajo-wars/NW-11.2/designed-scenarios", test_designed);
}
