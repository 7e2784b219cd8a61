/* test-change.c: what forms change: steps, refusals, and that the file always opens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drafts.h"
#include "editor/change.h"
#include "yard.h"

#include <string.h>

static OxbowDraft *
new_draft (void)
{
  g_autoptr (OxbowScenario) scenario =
      oxbow_scenario_new (&yard_ruleset, "change", oxbow_map_new (OXBOW_FLAT, 4, 4, 'g'));
  return oxbow_draft_new (scenario);
}

static bool
set_attribute (OxbowDraft *draft, OxbowLayer layer, int index, const char *name, const char *value, GError **error)
{
  OxbowRecord *record = oxbow_record_copy (oxbow_layer_get (layer, oxbow_draft_get_scenario (draft), index));
  oxbow_record_set (record, name, value);
  return oxbow_change_record (draft, layer, index, record, error);
}

static void
assert_refused (bool is_done, GError **error, const char *sentence)
{
  g_assert_false (is_done);
  g_assert_cmpstr ((*error)->message, ==, sentence);
  g_clear_error (error);
}

static void
test_records (void)
{
  g_autoptr (OxbowDraft) draft = new_draft ();
  g_autoptr (GError) error = NULL;
  const GPtrArray *tables = oxbow_draft_get_scenario (draft)->tables;
  g_assert_cmpint (oxbow_change_add (draft, OXBOW_LAYER_TABLES, -1, "card", NULL), ==, 0);
  g_assert_cmpint (oxbow_change_add (draft, OXBOW_LAYER_TABLES, 0, "card", NULL), ==, 0);
  g_assert_true (set_attribute (draft, OXBOW_LAYER_TABLES, 0, "height", "3", NULL));
  g_assert_true (set_attribute (draft, OXBOW_LAYER_TABLES, 0, "height", "4", NULL));
  g_assert_true (set_attribute (draft, OXBOW_LAYER_TABLES, 1, "id", "one", NULL));
  g_assert_cmpint (oxbow_draft_get_n_steps (draft), ==, 4);
  assert_refused (set_attribute (draft, OXBOW_LAYER_TABLES, 0, "height", "9", &error), &error,
                  "The card has \"9\" as height, which should be a whole number from -5 to 5.");
  assert_refused (set_attribute (draft, OXBOW_LAYER_TABLES, 0, "id", "one", &error), &error,
                  "There is another one called \"one\" already. Choose another short name.");
  g_assert_cmpint (oxbow_draft_get_n_steps (draft), ==, 4);

  /* A copy of what has an id it need not have goes without. */
  g_assert_cmpint (oxbow_change_add_copy (draft, OXBOW_LAYER_TABLES, 1, NULL), ==, 2);
  g_assert_null (oxbow_record_get (tables->pdata[2], "id"));
  oxbow_change_remove (draft, OXBOW_LAYER_TABLES, 1);
  g_assert_cmpint ((int) tables->len, ==, 2);
  assert_would_open (draft);
  g_assert_cmpstr (oxbow_draft_get_undo_name (draft), ==, "Take Away card");
  oxbow_draft_go (draft, 2);
  g_assert_null (oxbow_record_get (tables->pdata[0], "height"));
  oxbow_draft_go (draft, 0);
  g_assert_cmpint ((int) tables->len, ==, 0);
}

/* A cell has one stone, and an edge one wall: a file with two would not open again. Pieces may be many. */
static void
test_copies_of_what_lies_there (void)
{
  g_autoptr (OxbowDraft) draft = new_draft ();
  g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
  g_autoptr (GError) error = NULL;
  click (box, "feature", "B2", 0);
  oxbow_toolbox_set_kind (box, OXBOW_LAYER_EDGES, "wall");
  click (box, "edge", "B2/S", 0);
  click (box, "piece", "B2", 0);
  assert_refused (oxbow_change_add_copy (draft, OXBOW_LAYER_FEATURES, 0, &error) >= 0, &error,
                  "B2 has one of these already: stone.");
  assert_refused (oxbow_change_add_copy (draft, OXBOW_LAYER_EDGES, 0, &error) >= 0, &error,
                  "B2/S has one of these already: wall.");
  g_assert_cmpint (oxbow_change_add_copy (draft, OXBOW_LAYER_PIECES, 0, &error), ==, 1);
  g_assert_cmpint (oxbow_draft_get_n_steps (draft), ==, 4);
  assert_would_open (draft);
}

static void
test_texts (void)
{
  g_autoptr (OxbowDraft) draft = new_draft ();
  g_autoptr (GError) error = NULL;
  const OxbowScenario *scenario = oxbow_draft_get_scenario (draft);
  g_assert_true (oxbow_change_text (draft, OXBOW_HEAD_TITLE, NULL, "V", NULL));
  g_assert_true (oxbow_change_text (draft, OXBOW_HEAD_TITLE, NULL, "Valley", NULL));
  g_assert_true (oxbow_change_text (draft, OXBOW_HEAD_DESCRIPTION, NULL, "A valley.", NULL));
  g_assert_true (oxbow_change_text (draft, OXBOW_HEAD_TITLE, "de", "Tal", NULL));
  g_assert_cmpstr (oxbow_text_get_in (scenario->title, NULL), ==, "Valley");
  g_assert_cmpstr (oxbow_text_get_in (scenario->title, "de"), ==, "Tal");
  g_assert_cmpint (oxbow_draft_get_n_steps (draft), ==, 3);
  g_assert_true (oxbow_change_text (draft, OXBOW_HEAD_TITLE, "de", "", NULL));
  g_assert_null (oxbow_text_get_in (scenario->title, "de"));
  g_assert_cmpint (oxbow_text_n (scenario->title), ==, 1);
  assert_refused (oxbow_change_text (draft, OXBOW_HEAD_TITLE, "no language", "x", &error), &error,
                  "\"no language\" is no name of a language, such as \"de\" or \"pt-BR\".");
  assert_would_open (draft);
  oxbow_draft_go (draft, 1);
  g_assert_cmpstr (oxbow_text_get_in (scenario->title, NULL), ==, "Valley");
  g_assert_cmpint (oxbow_text_n (scenario->description), ==, 0);
}

static void
test_lines (void)
{
  g_autoptr (OxbowDraft) draft = new_draft ();
  g_autoptr (GError) error = NULL;
  const OxbowScenario *scenario = oxbow_draft_get_scenario (draft);
  g_assert_true (oxbow_change_line (draft, OXBOW_HEAD_AUTHOR, "A", NULL));
  g_assert_true (oxbow_change_line (draft, OXBOW_HEAD_AUTHOR, "An Author", NULL));
  g_assert_true (oxbow_change_line (draft, OXBOW_HEAD_LICENCE, "CC0-1.0", NULL));
  g_assert_true (oxbow_change_line (draft, OXBOW_HEAD_LICENCE, "CC0-1.0", NULL));
  g_assert_true (oxbow_change_line (draft, OXBOW_HEAD_ID, "my-valley", NULL));
  assert_refused (oxbow_change_line (draft, OXBOW_HEAD_ID, "My Valley", &error), &error,
                  "A scenario's short name is lower-case letters, digits and hyphens, not \"My Valley\".");
  g_assert_false (oxbow_change_line (draft, OXBOW_HEAD_ID, NULL, NULL));
  g_assert_cmpint (oxbow_draft_get_n_steps (draft), ==, 3);
  g_assert_cmpstr (scenario->author, ==, "An Author");
  g_assert_true (oxbow_change_line (draft, OXBOW_HEAD_AUTHOR, "", NULL));
  g_assert_null (scenario->author);
  assert_would_open (draft);
}

static void
test_settings (void)
{
  g_autoptr (OxbowDraft) draft = new_draft ();
  g_autoptr (GError) error = NULL;
  const OxbowScenario *scenario = oxbow_draft_get_scenario (draft);
  g_assert_true (oxbow_change_option (draft, "speed", "fast", NULL));
  g_assert_cmpstr (oxbow_settings_get_option (scenario->settings, "speed"), ==, "fast");
  g_assert_false (oxbow_change_option (draft, "speed", "faster", &error));
  g_assert_nonnull (strstr (error->message, "faster"));
  g_clear_error (&error);
  g_assert_true (oxbow_change_seat (draft, "p1", "engine", NULL));
  g_assert_false (oxbow_change_seat (draft, "p9", "engine", NULL));
  g_assert_true (oxbow_change_players (draft, 2, 3, NULL));
  assert_refused (oxbow_change_players (draft, 3, 2, &error), &error,
                  "A scenario is for 1 to 8 players, not for 3 to 2.");
  assert_would_open (draft);
  g_assert_true (oxbow_change_option (draft, "speed", NULL, NULL));
  g_assert_null (oxbow_settings_get_option (scenario->settings, "speed"));
  oxbow_draft_go (draft, 0);
  g_assert_null (oxbow_settings_get_seat (scenario->settings, "p1"));
  g_assert_cmpint (scenario->max_players, ==, 0);
}

/* What is typed on in one option is one step; the next option, and taking a suggestion back, are steps of their own. */
static void
test_option_steps (void)
{
  g_autoptr (OxbowDraft) draft = new_draft ();
  const OxbowScenario *scenario = oxbow_draft_get_scenario (draft);
  g_assert_true (oxbow_change_option (draft, "full", "3", NULL));
  g_assert_true (oxbow_change_option (draft, "full", "30", NULL));
  g_assert_true (oxbow_change_option (draft, "full", "30", NULL));
  g_assert_cmpint (oxbow_draft_get_n_steps (draft), ==, 1);
  g_assert_cmpstr (oxbow_draft_get_undo_name (draft), ==, "Change full");
  g_assert_true (oxbow_change_option (draft, "speed", "fast", NULL));
  g_assert_cmpint (oxbow_draft_get_n_steps (draft), ==, 2);
  oxbow_draft_undo (draft);
  g_assert_cmpstr (oxbow_settings_get_option (scenario->settings, "full"), ==, "30");
  g_assert_null (oxbow_settings_get_option (scenario->settings, "speed"));
}

static void
test_suggestions (void)
{
  g_autoptr (OxbowDraft) draft = new_draft ();
  g_autoptr (GError) error = NULL;
  const OxbowScenario *scenario = oxbow_draft_get_scenario (draft);
  g_assert_true (oxbow_change_suggestion (draft, "full", NULL, NULL));
  g_assert_cmpint (oxbow_draft_get_n_steps (draft), ==, 0);
  g_assert_true (oxbow_change_suggestion (draft, "full", "3", NULL));
  g_assert_true (oxbow_change_suggestion (draft, "full", "30", NULL));
  g_assert_cmpstr (oxbow_draft_get_undo_name (draft), ==, "Suggest full");
  g_assert_true (oxbow_change_suggestion (draft, "speed", "fast", NULL));
  g_assert_cmpint (oxbow_draft_get_n_steps (draft), ==, 2);
  g_assert_cmpstr (oxbow_settings_get_suggestion (scenario->settings, "full"), ==, "30");
  g_assert_null (oxbow_settings_get_option (scenario->settings, "full"));
  assert_would_open (draft);
  assert_refused (oxbow_change_suggestion (draft, "full", "0", &error), &error,
                  "The option \"full\" is a whole number from 1 to 100000, not \"0\".");
  assert_refused (oxbow_change_suggestion (draft, "ful", "1", &error), &error,
                  "The Yard has no option \"ful\". Was \"full\" meant?");
  g_assert_true (oxbow_change_suggestion (draft, "speed", NULL, NULL));
  g_assert_cmpstr (oxbow_draft_get_undo_name (draft), ==, "Suggest Nothing for speed");
  g_assert_null (oxbow_settings_get_suggestion (scenario->settings, "speed"));
  oxbow_draft_undo (draft);
  g_assert_cmpstr (oxbow_settings_get_suggestion (scenario->settings, "speed"), ==, "fast");
  oxbow_draft_go (draft, 0);
  g_assert_cmpint ((int) scenario->settings->suggested->len, ==, 0);
  oxbow_draft_go (draft, 2);
  g_assert_cmpstr (oxbow_settings_get_suggestion (scenario->settings, "full"), ==, "30");
  assert_would_open (draft);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/change/records", test_records);
  g_test_add_func ("/editor/change/copies-of-what-lies-there", test_copies_of_what_lies_there);
  g_test_add_func ("/editor/change/texts", test_texts);
  g_test_add_func ("/editor/change/lines", test_lines);
  g_test_add_func ("/editor/change/settings", test_settings);
  g_test_add_func ("/editor/change/option-steps", test_option_steps);
  g_test_add_func ("/editor/change/suggestions", test_suggestions);
  return g_test_run ();
}
