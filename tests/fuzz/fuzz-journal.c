/* fuzz-journal.c: the journals that a program left which ended unasked
 *
 * An even first byte: the rest is the file. Else the rest is lines that follow what was begun, a game (1) or a map (3),
 * each of which gets the check without which it would not be believed. Whatever opens is written and read again, and
 * the steps of a map lead to and fro between the same maps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz.h"

#include "editor/follow.h"
#include "files/journal.h"
#include "files/library.h"

#include <string.h>

#define MAX_STEPS 12            /* that are followed: each is a whole map to read */

static OxbowScenario *
load_valley (void)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("dos-rios");
  g_autofree char *path = oxbow_library_path (ruleset, "first-valley");
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
  g_assert_no_error (error);
  return oxbow_scenario_ref (oxbow_document_get_scenario (document));
}

static OxbowHistory *
begin_game (OxbowScenario *scenario)
{
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  g_autoptr (GError) error = NULL;
  settings->seed = 7;
  settings->has_seed = true;
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, settings, &error);
  g_assert_no_error (error);
  return oxbow_history_new (setup);
}

/* The file that the lines end. */
static GString *
dress (bool is_draft, const char *text)
{
  static OxbowScenario *scenario;       /* both for as long as the program runs */
  static OxbowHistory *history;
  if (scenario == NULL)
    history = begin_game (scenario = load_valley ());
  g_autoptr (GBytes) document = oxbow_document_write (scenario, is_draft ? NULL : history);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *journal = oxbow_journal_begin (is_draft, scenario, "/maps/valley.oxbow", document);
  for (int i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *line = oxbow_journal_line ("%s", lines[i]);
      g_string_append (journal, line);
    }
  return journal;
}

static OxbowDocument *
parse (const char *text, size_t length)
{
  g_autoptr (GError) error = NULL;
  OxbowDocument *document = oxbow_document_parse (text, length, "fuzz.oxbow", &error);
  g_assert_true ((document == NULL) == (error != NULL));
  return document;
}

static void
check_document (const OxbowDocument *document)
{
  g_autoptr (GBytes) first =
      oxbow_document_write (oxbow_document_get_scenario (document), oxbow_document_get_history (document));
  g_autoptr (OxbowDocument) again = parse (g_bytes_get_data (first, NULL), g_bytes_get_size (first));
  g_assert_nonnull (again);
  g_autoptr (GBytes) second =
      oxbow_document_write (oxbow_document_get_scenario (again), oxbow_document_get_history (again));
  g_assert_true (g_bytes_equal (first, second));
}

static void
check_replay (const OxbowJournal *journal)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowDocument) document = oxbow_journal_replay (journal, &error);
  g_assert_true ((document == NULL) == (error != NULL));
  g_assert_true (error == NULL || g_utf8_validate (error->message, -1, NULL));
  if (document == NULL)
    return;
  const GPtrArray *notices = oxbow_document_get_notices (document);
  for (guint i = 0; i < notices->len; i++)
    g_assert_true (g_utf8_validate (notices->pdata[i], -1, NULL));
  check_document (document);
}

/* What makes the text after a step of that before it fits. */
static void
check_patch (const char *before, const char *after)
{
  g_autofree char *patch = oxbow_patch_make (before, after), *again = oxbow_patch_apply (before, patch);
  g_assert_cmpstr (again, ==, after);
}

/* The maps that the steps lead to, as bytes, as far as each of them can be read and is of the same game. */
static GPtrArray *
follow_trail (const OxbowTrail *trail, OxbowDraft **draft)
{
  GPtrArray *maps = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  g_autofree char *text = g_strdup (trail->first);
  for (int i = 0; i <= MIN ((int) trail->steps->len, MAX_STEPS); i++)
    {
      char *next = i > 0 ? oxbow_trail_follow (trail, i, text) : g_strdup (text);
      if (next != NULL)
        check_patch (text, next);
      g_free (text);
      text = next;
      g_autoptr (OxbowDocument) document = text != NULL ? parse (text, strlen (text)) : NULL;
      const OxbowScenario *scenario = document != NULL ? oxbow_document_get_scenario (document) : NULL;
      if (scenario == NULL || (*draft != NULL && scenario->ruleset != oxbow_draft_get_scenario (*draft)->ruleset))
        return maps;
      if (*draft == NULL)
        *draft = oxbow_draft_new (scenario);
      else
        oxbow_draft_follow (*draft, scenario, ((const OxbowTrailStep *) trail->steps->pdata[i - 1])->name);
      g_ptr_array_add (maps, oxbow_document_write (scenario, NULL));
    }
  return maps;
}

/* Each step can be undone and done again, and is the map that it was. */
static void
check_trail (const OxbowTrail *trail)
{
  g_autoptr (OxbowDraft) draft = NULL;
  g_autoptr (GPtrArray) maps = follow_trail (trail, &draft);
  g_assert_true (trail->position >= 0 && trail->position <= (int) trail->steps->len);
  for (int way = 0; way < 2; way++)
    for (guint k = 0; k < maps->len; k++)
      {
        guint i = way == 0 ? maps->len - 1 - k : k;
        oxbow_draft_go (draft, (int) i);
        g_autoptr (GBytes) map = oxbow_document_write (oxbow_draft_get_scenario (draft), NULL);
        g_assert_true (g_bytes_equal (map, maps->pdata[i]));
      }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  if (size < 1)
    return 0;
  bool is_dressed = data[0] % 2 == 1;
  g_autofree char *rest = g_strndup ((const char *) data + 1, size - 1);
  g_autoptr (GString) dressed = is_dressed ? dress (data[0] % 4 == 3, rest) : NULL;
  g_autoptr (OxbowJournal) journal = is_dressed ? oxbow_journal_parse (dressed->str, dressed->len)
                                                : oxbow_journal_parse ((const char *) data + 1, size - 1);
  g_assert_true (journal != NULL || !is_dressed);
  if (journal == NULL)
    return 0;
  g_assert_cmpint (oxbow_journal_n_moves (journal), <=, (int) journal->lines->len);
  check_replay (journal);
  g_autoptr (OxbowTrail) trail = oxbow_journal_get_trail (journal);
  if (trail != NULL)
    check_trail (trail);
  return 0;
}
