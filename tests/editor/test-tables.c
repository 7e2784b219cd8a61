/* test-tables.c: every kind of record can be shown to an author: titles, help, readable words, and what cards do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/word.h"
#include "editor/standard.h"
#include "files/library.h"
#include <string.h>

static void
check_text (const char *where, const char *what, const char *text, bool is_sentence)
{
  if (text == NULL || *text == '\0')
    g_error ("%s has no %s.", where, what);
  if (!g_ascii_isupper (text[0]) && !g_ascii_isdigit (text[0]))
    g_error ("%s: the %s \"%s\" begins small.", where, what, text);
  if (is_sentence != (text[strlen (text) - 1] == '.'))
    g_error ("%s: the %s \"%s\" ends otherwise than it should.", where, what, text);
  if (!is_sentence && strlen (text) > 48)
    g_error ("%s: the %s \"%s\" is too long for a label.", where, what, text);
}

static void
check_attribute (const char *kind, const OxbowAttribute *attribute)
{
  g_autofree char *where = g_strdup_printf ("%s %s", kind, attribute->name);
  check_text (where, "title", attribute->title, false);
  check_text (where, "help", attribute->help, true);
  g_assert_true ((attribute->kind == OXBOW_VALUE_WORD) == (attribute->word_titles != NULL));
  if (attribute->word_titles == NULL)
    return;
  g_assert_cmpuint (g_strv_length ((char **) attribute->words), ==, g_strv_length ((char **) attribute->word_titles));
  for (int i = 0; attribute->words[i] != NULL; i++)
    check_text (where, attribute->words[i], attribute->word_titles[i], false);
}

static void
check_kinds (const char *game, const OxbowRecordKind *kinds)
{
  for (const OxbowRecordKind *kind = kinds; kind != NULL && kind->name != NULL; kind++)
    {
      g_autofree char *where = g_strdup_printf ("%s %s", game, kind->name);
      check_text (where, "title", kind->title, false);
      check_text (where, "help", kind->help, true);
      const OxbowAttribute *attribute = kind->attributes;
      for (; attribute != NULL && attribute->name != NULL; attribute++)
        check_attribute (where, attribute);
      check_kinds (where, kind->children);
    }
}

static void
test_titles (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  const OxbowPalette *palette = ruleset->palette;
  check_kinds (ruleset->id, palette->features);
  check_kinds (ruleset->id, palette->edges);
  check_kinds (ruleset->id, palette->groups);
  check_kinds (ruleset->id, palette->links);
  check_kinds (ruleset->id, palette->pieces);
  check_kinds (ruleset->id, palette->tables);
  for (const OxbowTerrain *terrain = palette->terrains; terrain->code != '\0'; terrain++)
    check_text (ruleset->id, terrain->name, terrain->title, false);
  for (const OxbowOption *option = ruleset->options; option->name != NULL; option++)
    {
      check_text (option->name, "title", option->title, false);
      check_text (option->name, "meaning", option->meaning, true);
    }
}

/* Words that only files and listings know. */
static void
check_plain (const char *name, const OxbowRecord *record, const char *sentence)
{
  static const char *const raw[] = { "kingmoney", "notrade", "norecycle", "nobuild", "eferocity", "enemy-way", "ktax",
                                     "ksales", "kpenalties", "kobeyed", "kmoney", "kbank", "false-rumor",
                                     "build-subvert", "to be chosen", "to be written", "(null)", "%", "  ", NULL };
  for (int i = 0; raw[i] != NULL; i++)
    if (strstr (sentence, raw[i]) != NULL)
      g_error ("%s, line %d: \"%s\" stands in \"%s\"", name, record->line, raw[i], sentence);
  for (guint i = 0; i < record->attributes->len; i += 2)
    {
      const char *value = record->attributes->pdata[i + 1];
      if (strchr (value, '-') != NULL && oxbow_word_is_name (value) && strstr (sentence, value) != NULL)
        g_error ("%s, line %d: \"%s\" stands in \"%s\"", name, record->line, value, sentence);
    }
}

/* What a person sees as a card, a tile or a counter; other records say all by their attributes. */
static bool
is_card (const OxbowRecord *record)
{
  static const char *const cards[] = { "tile", "landowner", "community", "goal", "event", "demand", "district",
                                       "plant", "ceremony", "operation", "counter", NULL };
  return g_strv_contains (cards, record->kind);
}

static void
test_describe (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  g_autoptr (GPtrArray) names = oxbow_library_list (ruleset);
  int n = 0;
  for (guint i = 0; i < names->len; i++)
    {
      g_autoptr (OxbowScenario) scenario = test_scenario (ruleset, names->pdata[i]);
      for (guint k = 0; k < scenario->tables->len; k++)
        {
          const OxbowRecord *record = scenario->tables->pdata[k];
          g_autofree char *sentence = ruleset->describe (scenario, record);
          if (is_card (record))
            {
              check_text (record->kind, "description", sentence, true);
              n++;
            }
          if (sentence != NULL)
            check_plain (names->pdata[i], record, sentence);
        }
    }
  g_assert_cmpint (n, >, 10);
}

/* What the rules say a card does, in the words that an author reads. */
static void
test_words (void)
{
  static const struct { const char *game, *kind, *attribute, *value, *wanted; } rows[] = {
    { "dos-rios", "tile", "letters", "wtc", "Clockwise: Wheat field, Tobacco field, Corn field." },
    { "water-rights", "event", "id", "drought",
      "The King's bank loses up to 8 drops. Every mayor: at most 5 drops can be asked for this round." },
    { "water-rights", "event", "id", "blight", "Green districts earn $1 less this round, but not below 0." },
    { "water-rights", "demand", "id", "wedding",
      "A mayor whom the King names: pay $5 to the King. Whoever fails gives up to 4 drops back in the next turn." },
    { "water-rights", "demand", "id", "granary",
      "Every mayor must have at least 2 in “Green districts”. Whoever fails pays the King $3 at once." },
    { "water-rights", "demand", "id", "works",
      "Every mayor: build at least 1 tile this turn. Whoever fails pays the King $3 at once." },
    { "water-rights", "goal", "id", "tax-harvest", "The King must have at least 100 in “Taxes taken” in the end." },
    { "water-rights", "district", "code", "greenhouse",
      "Green · Farm. Needs 1 drop and tokens (2 yellow) a turn to earn $6, and counts 3 in the end." },
    { "water-rights", "goal", "id", "harbour",
      "For the mayor who has the most in “Docks” in the end, and at least 2; for the King if no mayor has." },
    { "rising-waters", "goal", "id", "rescue-b",
      "Give 2 Farm Animals, 2 Education, when this is so: A raft is on the map. There are 2 losses less." },
    { "rising-waters", "landowner", "card", "camp2",
      "A crisis: a relief camp is built near Vicksburg bluff; a red one takes pawns and Survivors." },
    { "navajo-wars", "ceremony", "number", "3",
      "Enemy Way: Culture falls by 1. Blessing, on a roll of at most 4: Rain: Drought falls by 2; dice say in or "
      "beside which territory." },
    { "navajo-wars", "operation", "number", "15",
      "Preempting costs 1 AP, and the enemy gains 2. After both operations comes the Major Event: The Utes raid. Then "
      "the Minor Event: Enemy Morale falls by 1." },
    { "navajo-wars", "operation", "number", "20",
      "Preempting costs 1 AP, and the enemy gains 2. After both operations comes the Major Event: The enemy raids with "
      "as many counters as the Ferocity of the families, and 1 more. Then the Minor Event: Culture falls by 1." },
    { "navajo-wars", "event", "number", "42",
      "The enemy builds an Outpost (2 times). Its Victory Check needs 3 points." },
    { "navajo-wars", "event", "number", "48",
      "Unrest: a red cube goes back from Subjugation to the bag. Enemy Morale falls by 1. Enemy Ferocity falls by 1. "
      "Its Victory Check needs 4 points." },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const OxbowRuleset *ruleset = oxbow_ruleset_find (rows[i].game);
      g_autoptr (OxbowScenario) scenario = test_standard (ruleset);
      const OxbowRecord *found = NULL;
      for (guint k = 0; k < scenario->tables->len && found == NULL; k++)
        if (strcmp (((OxbowRecord *) scenario->tables->pdata[k])->kind, rows[i].kind) == 0
            && g_strcmp0 (oxbow_record_get (scenario->tables->pdata[k], rows[i].attribute), rows[i].value) == 0)
          found = scenario->tables->pdata[k];
      g_assert_nonnull (found);
      g_autofree char *sentence = ruleset->describe (scenario, found);
      g_assert_cmpstr (sentence, ==, rows[i].wanted);
    }
}

/* A record that is only begun is told, too, and nothing breaks. */
static void
test_begun (void)
{
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      const OxbowRuleset *ruleset = oxbow_rulesets[i];
      g_autoptr (OxbowScenario) scenario = test_standard (ruleset);
      for (const OxbowRecordKind *kind = ruleset->palette->tables; kind->name != NULL; kind++)
        {
          g_autoptr (OxbowRecord) record = oxbow_record_new (kind->name);
          for (const OxbowRecordKind *child = kind->children; child != NULL && child->name != NULL; child++)
            oxbow_record_add (record, oxbow_record_new (child->name));
          g_autofree char *sentence = ruleset->describe (scenario, record);
          g_assert_true (sentence == NULL || *sentence != '\0');
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      g_autofree char *titles = g_strconcat ("/editor/tables/", oxbow_rulesets[i]->id, "/titles", NULL);
      g_autofree char *describe = g_strconcat ("/editor/tables/", oxbow_rulesets[i]->id, "/describe", NULL);
      g_test_add_data_func (titles, oxbow_rulesets[i], test_titles);
      g_test_add_data_func (describe, oxbow_rulesets[i], test_describe);
    }
  g_test_add_func ("/editor/tables/words", test_words);
  g_test_add_func ("/editor/tables/begun", test_begun);
  return g_test_run ();
}
