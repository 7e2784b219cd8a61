/* position.c: from a few facts to a position, and rows that are played on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/position.h"

#include "files/document.h"
#include "files/library.h"
#include "games/table.h"

#include <string.h>

static const char hand_types[] =
  "blues church family farm garden education newspaper radio activism vaudeville job threat";

OxbowSetup *
position_new (const char *scenario, int players, uint64_t seed, const char *options, GError **error)
{
  g_autofree char *path = oxbow_library_path (oxbow_ruleset_find ("rising-waters"), scenario);
  g_autoptr (GError) unread = NULL;
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &unread);
  g_assert_no_error (unread);
  g_autoptr (OxbowSettings) settings = test_settings (players, seed, options);
  return oxbow_setup_new (oxbow_document_get_scenario (document), settings, error);
}

/* Facts */

static bool
begins_with_words (const char *line, const char *fact, int n_words)
{
  size_t length = 0;
  for (int i = 0; i < n_words; i++)
    length += strcspn (fact + length, " ") + (i + 1 < n_words);
  return strncmp (line, fact, length) == 0 && (line[length] == ' ' || line[length] == '\0');
}

static char **
find_line (char **lines, const char *fact, int n_words)
{
  for (int i = 0; lines[i] != NULL; i++)
    if (begins_with_words (lines[i], fact, n_words))
      return &lines[i];
  g_error ("There is no line like \"%s\".", fact);
}

static void
put_line (char **line, char *text)
{
  g_free (*line);
  *line = text;
}

/* "hand 1 blues:2": all types, zeros too. */
static char *
complete_hand (const char *fact)
{
  g_auto (GStrv) words = g_strsplit (fact, " ", -1);
  g_auto (GStrv) types = g_strsplit (hand_types, " ", -1);
  GString *line = g_string_new (NULL);
  int n_used = 2;
  g_string_append_printf (line, "%s %s", words[0], words[1]);
  for (int i = 0; types[i] != NULL; i++)
    {
      g_autofree char *type = g_strconcat (types[i], ":", NULL);
      bool is_named = words[n_used] != NULL && g_str_has_prefix (words[n_used], type);
      g_string_append_printf (line, " %s", is_named ? words[n_used] : "");
      if (is_named)
        n_used++;
      else
        g_string_append_printf (line, "%s0", type);
    }
  g_assert_null (words[n_used]);
  return g_string_free (line, FALSE);
}

/* Puts the values that follow names, where the line has them; "6" where "2/7" stands is "6/7". */
static void
put_values (char **line, char **fact)
{
  g_auto (GStrv) words = g_strsplit (*line, " ", -1);
  for (int i = 0; fact[i] != NULL; )
    {
      int k = 0;
      while (words[k] != NULL && strcmp (words[k], fact[i]) != 0)
        k++;
      g_assert_nonnull (words[k]);
      bool is_double = strcmp (fact[i], "open") == 0 || strcmp (fact[i], "seen") == 0;
      for (int n = is_double ? 2 : 1; n > 0; n--)
        {
          const char *stroke = strchr (words[++k], '/');
          const char *given = fact[++i];
          g_autofree char *value = g_strconcat (given, strchr (given, '/') == NULL ? stroke : NULL, NULL);
          g_free (words[k]);
          words[k] = g_steal_pointer (&value);
        }
      i++;
    }
  put_line (line, g_strjoinv (" ", words));
}

static bool
is_one_of (const char *word, const char *list)
{
  g_auto (GStrv) words = g_strsplit (list, " ", -1);
  return g_strv_contains ((const char *const *) words, word);
}

static void
put_fact (char **lines, const char *fact)
{
  g_auto (GStrv) words = g_strsplit (fact, " ", -1);
  if (g_str_has_suffix (words[0], "-top"))
    {
      g_autofree char *name = g_strdup_printf ("%.*s-deck", (int) (strlen (words[0]) - strlen ("-top")), words[0]);
      char **line = find_line (lines, name, 1);
      put_line (line, g_strconcat (*line, strchr (fact, ' '), NULL));
    }
  else if (strcmp (words[0], "hand") == 0)
    put_line (find_line (lines, fact, 2), complete_hand (fact));
  else if (strcmp (words[0], "seat") == 0)
    put_values (find_line (lines, fact, 2), words + 2);
  else if (is_one_of (words[0], "water pawns goal"))
    put_line (find_line (lines, fact, 2), g_strdup (fact));
  else if (is_one_of (words[0], "phase week losses result"))
    put_values (find_line (lines, "phase", 1), words);
  else if (is_one_of (words[0], "first turn acts open"))
    put_values (find_line (lines, "first", 1), words);
  else if (is_one_of (words[0], "track activism threats seen"))
    put_values (find_line (lines, "track", 1), words);
  else
    put_line (find_line (lines, fact, 1), g_strdup (fact));
}

/* Cards */

static void
count (GHashTable *cards, const char *card, int n)
{
  int old = GPOINTER_TO_INT (g_hash_table_lookup (cards, card));
  g_hash_table_insert (cards, g_strdup (card), GINT_TO_POINTER (old + n));
}

/* The cards of one kind of deck, wherever they are. */
static GHashTable *
count_cards (char **lines, const char *kind)
{
  GHashTable *cards = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  bool is_landowner = strcmp (kind, "landowner") == 0, is_community = strcmp (kind, "community") == 0;
  for (int i = 0; lines[i] != NULL; i++)
    {
      bool is_row = is_landowner && g_str_has_prefix (lines[i], "row ");
      bool is_hand = (is_landowner || is_community) && g_str_has_prefix (lines[i], "hand ");
      if (!is_row && !is_hand && !g_str_has_prefix (lines[i], kind))
        continue;
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);
      for (int k = is_hand ? 2 : 1; words[k] != NULL; k++)
        {
          char *colon = strchr (words[k], ':');
          int n = colon != NULL ? atoi (colon + 1) : strcmp (words[k], "-") != 0;
          if (colon != NULL)
            *colon = '\0';
          if (!is_hand || is_landowner == is_one_of (words[k], "job threat"))
            count (cards, words[k], n);
        }
    }
  return cards;
}

/* Takes what is too many from below the deck and puts there what is missing. */
static void
balance (char **lines, char **before, const char *kind)
{
  g_autoptr (GHashTable) missing = count_cards (before, kind), now = count_cards (lines, kind);
  g_autofree char *name = g_strconcat (kind, "-deck", NULL);
  g_autoptr (GString) bottom = g_string_new (name), rest = g_string_new (NULL);
  char **line = find_line (lines, name, 1);
  g_auto (GStrv) words = g_strsplit (*line, " ", -1);
  GHashTableIter iter;
  gpointer card, n;
  g_hash_table_iter_init (&iter, now);
  while (g_hash_table_iter_next (&iter, &card, &n))
    count (missing, card, -GPOINTER_TO_INT (n));
  for (int i = 1; words[i] != NULL; i++)
    if (GPOINTER_TO_INT (g_hash_table_lookup (missing, words[i])) < 0)
      count (missing, words[i], 1);
    else
      g_string_append_printf (rest, " %s", words[i]);
  g_autoptr (GList) cards = g_list_sort (g_hash_table_get_keys (missing), (GCompareFunc) strcmp);
  for (GList *item = cards; item != NULL; item = item->next)
    for (int k = GPOINTER_TO_INT (g_hash_table_lookup (missing, item->data)); k > 0; k--)
      g_string_append_printf (bottom, " %s", (const char *) item->data);
  put_line (line, g_strconcat (bottom->str, rest->str, NULL));
}

/* Positions */

static void
put_base (char **lines)
{
  for (int i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "hand "))
      {
        g_autofree char *fact = g_strndup (lines[i], strlen ("hand 1"));
        put_fact (lines, fact);
      }
  put_fact (lines, "first 1 turn 1");
  put_fact (lines, "row job job job");
}

OxbowSetup *
position_read (const OxbowSetup *fresh, const char *text, GError **error)
{
  g_autofree char *start = oxbow_state_listing (fresh->start, -1);
  g_auto (GStrv) before = g_strsplit (start, "\n", -1);
  g_auto (GStrv) lines = g_strsplit (start, "\n", -1);
  g_auto (GStrv) facts = g_strsplit (text, "; ", -1);
  put_base (lines);
  for (int i = 0; facts[i] != NULL; i++)
    if (facts[i][0] != '\0')
      put_fact (lines, facts[i]);
  balance (lines, before, "weather");
  balance (lines, before, "landowner");
  balance (lines, before, "community");
  g_autofree char *listing = g_strjoinv ("\n", lines);
  return test_read (fresh, listing, error);
}

bool
position_has (const OxbowState *state, const char *fact)
{
  g_autofree char *listing = oxbow_state_listing (state, -1);
  g_auto (GStrv) lines = g_strsplit (listing, "\n", -1);
  put_fact (lines, fact);
  g_autofree char *changed = g_strjoinv ("\n", lines);
  return strcmp (changed, listing) == 0;
}

/* Rows */

static void
check_has (const PositionTest *test, const OxbowState *state)
{
  g_autofree char *listing = oxbow_state_listing (state, -1);
  g_auto (GStrv) facts = g_strsplit (test->has != NULL ? test->has : "", "; ", -1);
  for (int i = 0; facts[i] != NULL; i++)
    if (!position_has (state, facts[i]))
      {
        g_test_message ("In the end \"%s\" does not stand in\n%s", facts[i], listing);
        g_test_fail ();
      }
}

static void
check_events (const PositionTest *test, const OxbowState *state, const OxbowEvents *events)
{
  g_auto (GStrv) expected = g_strsplit (test->events != NULL ? test->events : "", "; ", -1);
  g_autoptr (GString) told = g_string_new (NULL), said = g_string_new (NULL);
  int n_found = 0;
  for (int i = 0; i < events->n; i++)
    {
      g_autofree char *text = oxbow_event_to_text (state, &events->items[i]);
      g_autofree char *sentence = state->setup->ruleset->tell (state, &events->items[i]);
      g_assert_true (g_str_has_suffix (sentence, "."));
      g_string_append_printf (told, "%s\n", text);
      g_string_append_printf (said, "%s ", sentence);
      n_found += expected[n_found] != NULL && strcmp (text, expected[n_found]) == 0;
    }
  if (expected[n_found] != NULL)
    {
      g_test_message ("\"%s\" is not among, or too late in\n%s", expected[n_found], told->str);
      g_test_fail ();
    }
  if (test->told != NULL && strstr (said->str, test->told) == NULL)
    {
      g_test_message ("\"%s\" is not said in \"%s\"", test->told, said->str);
      g_test_fail ();
    }
}

static void
run_test (gconstpointer data)
{
  const PositionTest *test = data;
  g_autoptr (GError) error = NULL;
  OxbowEvents events = OXBOW_MOVES_INIT;
  const char *scenario = test->scenario != NULL ? test->scenario : "fall-1926";
  int players = test->players > 0 ? test->players : strcmp (scenario, "tensas-lesson") == 0 ? 1 : 2;
  g_autoptr (OxbowSetup) fresh =
      position_new (scenario, players, 1, test->options != NULL ? test->options : "", &error);
  g_assert_no_error (error);
  g_autoptr (OxbowSetup) setup =
      test->facts != NULL ? position_read (fresh, test->facts, &error) : oxbow_setup_ref (fresh);
  g_assert_no_error (error);
  g_assert_true (test->refusal != NULL || test->events != NULL || test->has != NULL || test->legal != NULL);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  test_play (state, test->plays, test->refusal, &events);
  check_events (test, state, &events);
  oxbow_moves_clear (&events);
  check_has (test, state);
  if (test->legal == NULL)
    return;
  g_autofree char *legal = test_legal_like (state, test->legal);
  g_assert_cmpstr (legal, ==, test->legal);
}

void
position_tests_add (const PositionTest *tests)
{
  for (; tests->path != NULL; tests++)
    g_test_add_data_func (tests->path, tests, run_test);
}
