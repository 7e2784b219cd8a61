/* test-choices.c: what is chosen at the start, words for problems, and texts in several languages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/beginning.h"
#include "core/error.h"
#include "core/problem.h"
#include "core/settings.h"
#include "core/text.h"
#include "core/word.h"

static const char *const weathers[] = { "mild", "wild", NULL };
static const OxbowOption options[] = {
  { "rounds", OXBOW_OPTION_NUMBER, "6", 1, 12 }, { "fences", OXBOW_OPTION_BOOLEAN, "yes" },
  { "weather", OXBOW_OPTION_CHOICE, "mild", 0, 0, weathers }, { "deck", OXBOW_OPTION_LIST, "" }, { NULL },
};

static void
every_spelling_of_yes_and_no (void)
{
  static const char *const yes[] = { "yes", "on", "true", "1" }, *const no[] = { "no", "off", "false", "0" };
  static const char *const neither[] = { "", "Yes", "y", "2", "01", "on ", "TRUE" };
  bool value;

  for (int i = 0; i < 4; i++)
    {
      g_assert_true (oxbow_option_parse_boolean (yes[i], &value) && value);
      g_assert_true (oxbow_option_parse_boolean (no[i], &value) && !value);
    }
  for (unsigned int i = 0; i < G_N_ELEMENTS (neither); i++)
    g_assert_false (oxbow_option_parse_boolean (neither[i], NULL));
}

static void
options_are_checked (void)
{
  static const struct { const char *name, *value, *canonical, *sentence; } rows[] = {
    { "rounds", "12", "12", NULL },
    { "rounds", "13", NULL, "The option \"rounds\" is a whole number from 1 to 12, not \"13\"." },
    { "rounds", "012", NULL, "The option \"rounds\" is a whole number from 1 to 12, not \"012\"." },
    { "rounds", "+3", NULL, "The option \"rounds\" is a whole number from 1 to 12, not \"+3\"." },
    { "fences", "off", "no", NULL },
    { "fences", "1", "yes", NULL },
    { "fences", "some", NULL, "The option \"fences\" is yes or no, not \"some\"." },
    { "weather", "wild", "wild", NULL },
    { "weather", "hot", NULL, "The option \"weather\" is one of: mild, wild; not \"hot\"." },
    { "deck", " sun, rain,,sun ", "sun,rain,sun", NULL },
    { "deck", "", "", NULL },
  };

  for (unsigned int i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const OxbowOption *option = oxbow_option_find (options, rows[i].name);
      g_autofree char *canonical = NULL;
      g_autoptr (GError) error = NULL;

      oxbow_option_check (option, rows[i].value, &canonical, &error);
      g_assert_cmpstr (canonical, ==, rows[i].canonical);
      g_assert_cmpstr (error != NULL ? error->message : NULL, ==, rows[i].sentence);
    }
  g_assert_null (oxbow_option_find (options, "round"));
}

static void
settings_keep_their_order (void)
{
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();

  oxbow_settings_set_option (settings, "rounds", "3", 10);
  oxbow_settings_set_option (settings, "deck", "sun", 11);
  oxbow_settings_set_option (settings, "rounds", "4", 12);
  oxbow_settings_set_seat (settings, "p1", "king", 0);
  settings->seed = 9;

  g_autoptr (OxbowSettings) copy = oxbow_settings_copy (settings);
  oxbow_settings_set_option (settings, "deck", "rain", 0);
  g_assert_cmpuint (copy->options->len, ==, 2);
  g_assert_cmpstr (((OxbowSetting *) copy->options->pdata[0])->name, ==, "rounds");
  g_assert_cmpstr (oxbow_settings_get_option (copy, "rounds"), ==, "4");
  g_assert_cmpstr (oxbow_settings_get_option (copy, "deck"), ==, "sun");
  g_assert_cmpstr (oxbow_settings_get_seat (copy, "p1"), ==, "king");
  g_assert_null (oxbow_settings_get_seat (copy, "p2"));
  g_assert_cmpuint (copy->seed, ==, 9);
}

static void
nearest_word_is_found (void)
{
  static const char *const words[] = { "height", "width", "row", "slot", "at", NULL };

  g_assert_cmpstr (oxbow_word_nearest ("hieght", words), ==, "height");
  g_assert_cmpstr (oxbow_word_nearest ("widht", words), ==, "width");
  g_assert_cmpstr (oxbow_word_nearest ("heights", words), ==, "height");
  g_assert_cmpstr (oxbow_word_nearest ("rwo", words), ==, "row");
  g_assert_cmpstr (oxbow_word_nearest ("slto", words), ==, "slot");
  g_assert_null (oxbow_word_nearest ("ta", words));
  g_assert_null (oxbow_word_nearest ("colour", words));
  g_assert_null (oxbow_word_nearest ("", words));
}

static void
problems_in_the_order_found (void)
{
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  g_autoptr (GError) error = NULL;

  oxbow_problems_warning (problems, OXBOW_NO_CELL, 0, "It is %s.", "dry");
  g_assert_true (oxbow_problems_pass (problems, &error));
  oxbow_problems_error (problems, 7, 12, "Cell %s is wet.", "A2");
  oxbow_problems_error (problems, 8, 13, "So is another.");
  g_assert_false (oxbow_problems_pass (problems, &error));
  g_assert_error (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_SCENARIO);
  g_assert_cmpstr (error->message, ==, "Cell A2 is wet.");
  g_assert_cmpint (problems->n_errors, ==, 2);

  const OxbowProblem *second = problems->list->pdata[1];
  g_assert_cmpint (second->cell, ==, 7);
  g_assert_cmpint (second->line, ==, 12);
}

static void
text_in_the_readers_language (void)
{
  static const struct { const char *language, *expected; } rows[] = {
    { "de", "Wiese" }, { "de_AT.UTF-8", "Wiesn" }, { "de_CH", "Wiese" }, { "fr", "Meadow" }, { "fr:it", "Prato" },
    { "C", "Meadow" },
  };
  g_autoptr (OxbowText) text = oxbow_text_new ("Meadow");

  g_assert_true (oxbow_text_set (text, "de", "Wiese"));
  g_assert_true (oxbow_text_set (text, "de-AT", "Wiesn"));
  g_assert_true (oxbow_text_set (text, "it", "Prato"));
  g_assert_false (oxbow_text_set (text, "de", "Au"));
  g_assert_false (oxbow_text_set (text, NULL, "Field"));
  for (unsigned int i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_setenv ("LANGUAGE", rows[i].language, TRUE);
      g_assert_cmpstr (oxbow_text_get (text), ==, rows[i].expected);
    }
  g_assert_cmpstr (oxbow_text_get_in (text, "it"), ==, "Prato");
  g_assert_null (oxbow_text_get_in (text, "es"));
}

static void
text_without_an_original (void)
{
  g_autoptr (OxbowText) text = oxbow_text_new (NULL), copy = NULL;
  const char *language;

  g_assert_cmpstr (oxbow_text_get (text), ==, "");
  oxbow_text_set (text, "it", "Prato");
  copy = oxbow_text_copy (text);
  g_setenv ("LANGUAGE", "fr", TRUE);
  g_assert_cmpstr (oxbow_text_get (copy), ==, "Prato");
  g_assert_cmpint (oxbow_text_n (copy), ==, 1);
  g_assert_cmpstr (oxbow_text_nth (copy, 0, &language), ==, "Prato");
  g_assert_cmpstr (language, ==, "it");
}

/* What is told to a friend is read as it was meant, whatever stands in it. */
static void
beginning_is_told_and_read (void)
{
  static const char *const values[] = { "4", "", "a b", "it's \"so\" \\ $HOME `x` #1", "sun,rain", "ñandú=é" };
  for (size_t i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autoptr (OxbowBeginning) told = oxbow_beginning_new ("toy");
      told->scenario = g_strdup ("yard");
      told->settings->seed = G_MAXUINT64;
      told->settings->has_seed = true;
      told->settings->players = 3;
      oxbow_settings_set_seat (told->settings, "p1", "person", 0);
      oxbow_settings_set_option (told->settings, "deck", values[i], 0);
      told->is_suggested = i % 2 == 0;
      told->settings->by_post = i % 3 == 0;
      g_autofree char *line = oxbow_beginning_to_text (told);
      g_autoptr (OxbowBeginning) read = oxbow_beginning_parse (line, NULL);
      g_autofree char *again = oxbow_beginning_to_text (read);
      g_assert_cmpstr (again, ==, line);
      g_assert_cmpstr (read->scenario, ==, "yard");
      g_assert_true (read->is_suggested == told->is_suggested);
      g_assert_true (read->settings->by_post == told->settings->by_post);
      g_assert_cmpstr (oxbow_settings_get_option (read->settings, "deck"), ==, values[i]);
    }
}

static void
beginning_is_refused (void)
{
  static const char *const lines[][2] =
  {
    { "", "The line names a game" },
    { "toy 'open", "The line names a game" },
    { "toy \377", "The line names a game" },
    { "toy sed=1", "A game begins with no word 'sed'. Was 'seed=' meant?" },
    { "toy seed=-1", "A seed is a whole number from 0 to 18446744073709551615, not '-1'." },
    { "toy players=9", "The number of players is from 1 to 8, not '9'." },
    { "toy seed=1 seed=2", "'seed' is chosen twice." },
    { "toy suggested=perhaps", "Whether options are as the scenario suggests is yes or no, not 'perhaps'." },
    { "toy suggested=no suggested=yes", "'suggested' is chosen twice." },
    { "toy post=often", "Whether a game is played by post is yes or no, not 'often'." },
    { "toy post=no post=yes", "'post' is chosen twice." },
    { "toy post=yes post=no", "'post' is chosen twice." },
    { "toy sugested=yes", "A game begins with no word 'sugested'. Was 'suggested=' meant?" },
    { "toy seat=x", "A game begins with no word 'seat'. Was 'seat.ROLE=' meant?" },
    { "toy optoin.rounds=3", "A game begins with no word 'optoin.rounds'. Was 'option.NAME=' meant?" },
    { "toy yard", "A game begins with scenario=, seed=" },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GError) error = NULL;
      g_assert_null (oxbow_beginning_parse (lines[i][0], &error));
      g_assert_true (g_str_has_prefix (error->message, lines[i][1]));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/settings/every-spelling-of-yes-and-no", every_spelling_of_yes_and_no);
  g_test_add_func ("/core/settings/options-are-checked", options_are_checked);
  g_test_add_func ("/core/settings/keep-their-order", settings_keep_their_order);
  g_test_add_func ("/core/beginning/is-told-and-read", beginning_is_told_and_read);
  g_test_add_func ("/core/beginning/is-refused", beginning_is_refused);
  g_test_add_func ("/core/word/nearest-is-found", nearest_word_is_found);
  g_test_add_func ("/core/problem/in-the-order-found", problems_in_the_order_found);
  g_test_add_func ("/core/text/in-the-readers-language", text_in_the_readers_language);
  g_test_add_func ("/core/text/without-an-original", text_without_an_original);
  return g_test_run ();
}
