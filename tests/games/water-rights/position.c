/* position.c: from a few facts to a position, and rows that are played on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/position.h"

#include "files/document.h"
#include "files/library.h"
#include "games/table.h"

#include <string.h>

OxbowSetup *
position_new (const char *scenario, uint64_t seed, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = oxbow_library_path (oxbow_ruleset_find ("water-rights"), scenario);
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
  g_assert_no_error (error);
  g_autoptr (OxbowSettings) settings = test_settings (0, seed, text);
  OxbowSetup *setup = oxbow_setup_new (oxbow_document_get_scenario (document), settings, &error);
  g_assert_no_error (error);
  return setup;
}

/* How many words of a line say what it is about. */
static size_t
subject_length (const char *line)
{
  static const char *const doubles[] = { "mayor",  "turnstate", "tokens", "hand", "posts",
                                         "secret", "row",       "stack",  "deck", "discard" };
  size_t first = strcspn (line, " ");
  for (guint i = 0; i < G_N_ELEMENTS (doubles); i++)
    if (strlen (doubles[i]) == first && strncmp (line, doubles[i], first) == 0)
      return first + 1 + strcspn (line + first + 1, " ");
  return first;
}

static bool
has_subject (const char *line, const char *fact)
{
  size_t length = subject_length (fact);
  return strncmp (line, fact, length) == 0 && (line[length] == ' ' || line[length] == '\0');
}

/* Where a new line of a list goes: before the line that begins like this. */
static const char *
follower_of (const char *fact)
{
  static const char *const orders[][2] = { { "active", "bonus" },
                                           { "tile", "row district" },
                                           { "plant", "row district" } };
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    if (has_subject (fact, orders[i][0]))
      return orders[i][1];
  if (!has_subject (fact, "pending"))
    return NULL;
  if (strstr (fact, "senior") != NULL)
    return "mayor riparian";
  return strstr (fact, "riparian") != NULL ? "mayor junior" : "row district";
}

static void
put_fact (GPtrArray *lines, const char *fact)
{
  const char *follower = follower_of (fact);
  for (guint i = 0; i < lines->len; i++)
    if (follower == NULL ? has_subject (lines->pdata[i], fact) : g_str_has_prefix (lines->pdata[i], follower))
      {
        if (follower == NULL)
          {
            g_free (lines->pdata[i]);
            lines->pdata[i] = g_strdup (fact);
          }
        else
          g_ptr_array_insert (lines, (int) i, g_strdup (fact));
        return;
      }
  g_error ("There is no place for \"%s\".", fact);
}

/* The current card does not lie in its deck as well. */
static void
take_from_decks (GPtrArray *lines, const char *card)
{
  for (guint i = 0; i < lines->len; i++)
    if (g_str_has_prefix (lines->pdata[i], "deck "))
      {
        g_auto (GStrv) words = g_strsplit (lines->pdata[i], " ", -1);
        g_autoptr (GPtrArray) kept = g_ptr_array_new ();
        for (int k = 0; words[k] != NULL; k++)
          if (k < 2 || strcmp (words[k], card) != 0)
            g_ptr_array_add (kept, words[k]);
        g_ptr_array_add (kept, NULL);
        g_free (lines->pdata[i]);
        lines->pdata[i] = g_strjoinv (" ", (char **) kept->pdata);
      }
}

OxbowSetup *
position_read (const OxbowSetup *fresh, const char *text, GError **error)
{
  g_autofree char *start = oxbow_state_listing (fresh->start, -1);
  g_auto (GStrv) old = g_strsplit (start, "\n", -1);
  g_auto (GStrv) facts = g_strsplit (text, "; ", -1);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  for (int i = 0; old[i] != NULL; i++)
    g_ptr_array_add (lines, g_strdup (old[i]));
  for (int i = 0; facts[i] != NULL && facts[i][0] != '\0'; i++)
    {
      g_auto (GStrv) words = g_strsplit (facts[i], " ", -1);
      put_fact (lines, facts[i]);
      if (strcmp (words[0], "card") == 0)
        take_from_decks (lines, words[1]);
    }
  g_ptr_array_add (lines, NULL);
  g_autofree char *listing = g_strjoinv ("\n", (char **) lines->pdata);
  return test_read (fresh, listing, error);
}

void
position_check_lines (const OxbowState *state, const char *expected)
{
  g_autofree char *listing = oxbow_state_listing (state, -1);
  g_auto (GStrv) lines = g_strsplit (listing, "\n", -1);
  g_auto (GStrv) has = g_strsplit (expected != NULL ? expected : "", "; ", -1);
  for (int i = 0; has[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) lines, has[i]))
      {
        g_test_message ("In the end there is no line \"%s\" in\n%s", has[i], listing);
        g_test_fail ();
      }
}

static void
check_lacks (const PositionTest *test, const OxbowState *state)
{
  g_autofree char *listing = oxbow_state_listing (state, -1);
  g_auto (GStrv) lines = g_strsplit (listing, "\n", -1);
  g_auto (GStrv) lacks = g_strsplit (test->lacks != NULL ? test->lacks : "", "; ", -1);
  for (int i = 0; lacks[i] != NULL; i++)
    for (int k = 0; lines[k] != NULL; k++)
      if (g_str_has_prefix (lines[k], lacks[i]))
        {
          g_test_message ("In the end there is a line \"%s\" in\n%s", lines[k], listing);
          g_test_fail ();
        }
}

/* The legal moves that begin with the same words, but for the last, as the first of the list. */
static void
check_legal (const PositionTest *test, const OxbowState *state)
{
  g_auto (GStrv) wanted = g_strsplit (test->legal, "; ", -1);
  const char *end = strrchr (wanted[0], ' ');
  size_t length = end != NULL ? (size_t) (end - wanted[0]) : strlen (wanted[0]);
  g_auto (GStrv) legal = test_legal (state);
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  for (int i = 0; legal[i] != NULL; i++)
    if (strncmp (legal[i], wanted[0], length) == 0 && (legal[i][length] == ' ' || legal[i][length] == '\0'))
      g_ptr_array_add (found, legal[i]);
  g_ptr_array_add (found, NULL);
  g_autofree char *list = g_strjoinv ("; ", (char **) found->pdata);
  g_assert_cmpstr (list, ==, test->legal);
}

static void
run_test (gconstpointer data)
{
  const PositionTest *test = data;
  g_autoptr (GError) error = NULL;
  OxbowEvents events = OXBOW_MOVES_INIT;
  g_autoptr (OxbowSetup) fresh =
      position_new ("realm", test->seed > 0 ? test->seed : 1, test->settings != NULL ? test->settings : "");
  g_autoptr (OxbowSetup) setup =
      test->facts != NULL ? position_read (fresh, test->facts, &error) : oxbow_setup_ref (fresh);
  g_assert_no_error (error);
  g_assert_true (test->refusal != NULL || test->events != NULL || test->has != NULL || test->lacks != NULL
                 || test->legal != NULL);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  test_play (state, test->plays, test->refusal, &events);
  g_autofree char *told = test_events (state, &events);
  if (test->events != NULL)
    g_assert_cmpstr (told, ==, test->events);
  oxbow_moves_clear (&events);
  position_check_lines (state, test->has);
  check_lacks (test, state);
  if (test->legal != NULL)
    check_legal (test, state);
}

void
position_tests_add (const PositionTest *tests)
{
  for (; tests->path != NULL; tests++)
    g_test_add_data_func (tests->path, tests, run_test);
}
