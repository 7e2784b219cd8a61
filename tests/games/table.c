/* table.c: plays the rows of a table and compares
 *
 * Nothing here knows a game: boards bring the function that turns facts into a listing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/table.h"
#include <string.h>

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static char **
steal_strv (GPtrArray *texts)
{
  g_ptr_array_add (texts, NULL);
  return (char **) g_ptr_array_free (texts, false);
}

/* Boards */

static void
add_record (OxbowScenario *scenario, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  OxbowRecord *record = oxbow_record_new (words[0]);

  for (int i = 1; words[i] != NULL; i++)
    {
      char *equals = strchr (words[i], '=');
      if (equals != NULL)
        {
          *equals = '\0';
          oxbow_record_set (record, words[i], equals + 1);
          continue;
        }
      if (strchr (words[i], '/') != NULL)
        {
          record->edge = oxbow_edge_parse (&scenario->map->grid, words[i]);
          g_assert_cmpint (record->edge, !=, OXBOW_NO_EDGE);
          continue;
        }
      OxbowCell cell = oxbow_cell_parse (&scenario->map->grid, words[i]);
      g_assert_cmpint (cell, !=, OXBOW_NO_CELL);
      g_array_append_val (record->cells, cell);
    }
  g_ptr_array_add (record->edge != OXBOW_NO_EDGE ? scenario->map->edges : scenario->tables, record);
}

OxbowScenario *
test_board_scenario (const TestBoard *board)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find (board->ruleset);
  g_auto (GStrv) rows = g_strsplit (board->rows, " ", -1);
  int width = (int) strlen (rows[0]), height = (int) g_strv_length (rows);
  OxbowMap *map = oxbow_map_new (OXBOW_FLAT, width, height, '.');

  g_assert_nonnull (ruleset);
  for (int row = 0; row < height; row++)
    for (int column = 0; column < width && rows[row][column] != '\0'; column++)
      oxbow_map_set_terrain (map, row * width + column, rows[row][column]);

  OxbowScenario *scenario = oxbow_scenario_new (ruleset, "test", map);
  if (board->records != NULL)
    {
      g_auto (GStrv) records = g_strsplit (board->records, "; ", -1);
      for (int i = 0; records[i] != NULL; i++)
        add_record (scenario, records[i]);
    }
  return scenario;
}

OxbowSettings *
test_settings (int players, uint64_t seed, const char *options)
{
  OxbowSettings *settings = oxbow_settings_new ();
  g_auto (GStrv) words = g_strsplit (options != NULL ? options : "", " ", -1);

  settings->players = players;
  settings->seed = seed;
  settings->has_seed = true;
  for (int i = 0; words[i] != NULL && words[i][0] != '\0'; i++)
    {
      char *equals = strchr (words[i], '=');
      g_assert_nonnull (equals);
      *equals = '\0';
      g_strdelimit (equals + 1, "_", ' ');      /* a prelude's moves have blanks in them */
      if (g_str_has_prefix (words[i], "seat."))
        oxbow_settings_set_seat (settings, words[i] + strlen ("seat."), equals + 1, 0);
      else
        oxbow_settings_set_option (settings, words[i], equals + 1, 0);
    }
  return settings;
}

OxbowSetup *
test_board_new (const TestBoard *board, int players, uint64_t seed, const char *options, GError **error)
{
  g_autoptr (OxbowScenario) scenario = test_board_scenario (board);
  g_autoptr (OxbowSettings) settings = test_settings (players > 0 ? players : board->players, seed, options);

  return oxbow_setup_new (scenario, settings, error);
}

OxbowSetup *
test_read (const OxbowSetup *fresh, const char *listing, GError **error)
{
  OxbowSetup *setup = oxbow_setup_read (fresh, listing, error);
  if (setup == NULL)
    return NULL;
  g_autofree char *again = oxbow_state_listing (setup->start, -1);
  g_assert_cmpstr (again, ==, listing);
  return setup;
}

OxbowSetup *
test_rule_set_up (const RuleTest *test, GError **error)
{
  g_autoptr (OxbowSetup) fresh = test_board_new (test->board, test->players, test->seed, test->options, error);

  if (fresh == NULL || test->facts == NULL)
    return g_steal_pointer (&fresh);
  g_autofree char *start = oxbow_state_listing (fresh->start, -1);
  g_autofree char *listing = test->board->arrange (start, test->board->base, test->facts, test->options);
  OxbowSetup *setup = test_read (fresh, listing, error);
  if (setup == NULL)
    g_prefix_error (error, "The position of %s cannot be read: ", test->path);
  return setup;
}

double
test_estimate (const OxbowState *state, const char *name, double *term)
{
  OxbowTerms terms = { .n = 0 };
  double total = oxbow_state_ruleset (state)->estimate (state, 0, &terms);
  bool found = false;
  for (int i = 0; i < terms.n; i++)
    if (strcmp (terms.items[i].name, name) == 0)
      {
        *term = terms.items[i].value;
        found = true;
      }
  g_assert_true (found);
  return total;
}

/* Facts */

static void
add_facts_of_player (GPtrArray *facts, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  for (int i = 2; words[i] != NULL && words[i + 1] != NULL; i += 2)
    g_ptr_array_add (facts, g_strdup_printf ("%s %s %s", words[1], words[i], words[i + 1]));
}

char **
test_facts (const char *listing)
{
  g_auto (GStrv) lines = g_strsplit (listing, "\n", -1);
  GPtrArray *facts = g_ptr_array_new ();

  for (int i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "player "))
      add_facts_of_player (facts, lines[i]);
    else if (lines[i][0] != '\0')
      g_ptr_array_add (facts, g_strdup (lines[i]));
  return steal_strv (facts);
}

static int
count_first_word (char **facts, const char *fact)
{
  size_t length = strcspn (fact, " ");
  int n = 0;

  for (int i = 0; facts[i] != NULL; i++)
    n += strncmp (facts[i], fact, length) == 0 && facts[i][length] == ' ';
  return n;
}

/* What a fact is about: its first word where only one such fact can be, all but a number at its end, else all of it. */
static char *
subject_of (const char *fact, char **before, char **after)
{
  const char *last = strrchr (fact, ' ');

  if (count_first_word (before, fact) == 1 && count_first_word (after, fact) == 1)
    return g_strndup (fact, strcspn (fact, " "));
  if (last != NULL && strspn (last + 1, "0123456789") == strlen (last + 1))
    return g_strndup (fact, (gsize) (last - fact));
  return g_strdup (fact);
}

static bool
is_told (char **facts, const char *subject, char **before, char **after)
{
  for (int i = 0; facts[i] != NULL; i++)
    {
      g_autofree char *other = subject_of (facts[i], before, after);
      if (strcmp (subject, other) == 0)
        return true;
    }
  return false;
}

char **
test_changes (const char *before, const char *after)
{
  g_auto (GStrv) old = test_facts (before);
  g_auto (GStrv) new = test_facts (after);
  GPtrArray *changes = g_ptr_array_new ();

  for (int i = 0; new[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) old, new[i]))
      g_ptr_array_add (changes, g_strdup (new[i]));
  for (int i = 0; old[i] != NULL; i++)
    {
      g_autofree char *subject = subject_of (old[i], old, new);
      if (!is_told (new, subject, old, new))
        g_ptr_array_add (changes, g_strconcat ("no ", subject, NULL));
    }
  g_ptr_array_sort (changes, compare_texts);
  return steal_strv (changes);
}

char **
test_legal (const OxbowState *state)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  GPtrArray *texts = g_ptr_array_new ();

  oxbow_state_legal_sorted (state, &moves);
  for (int i = 0; i < moves.n; i++)
    g_ptr_array_add (texts, oxbow_move_to_text (state, &moves.items[i]));
  oxbow_moves_clear (&moves);
  return steal_strv (texts);
}

/* Rows */

static char *
sorted_list (const char *list)
{
  g_auto (GStrv) items = g_strsplit (list, "; ", -1);

  qsort (items, g_strv_length (items), sizeof *items, compare_texts);
  return g_strjoinv ("; ", items);
}

static bool
shares_verb (const char *a, const char *b)
{
  size_t length = strcspn (a, " ");

  return length == strcspn (b, " ") && strncmp (a, b, length) == 0;
}

char *
test_legal_like (const OxbowState *state, const char *list)
{
  g_auto (GStrv) wanted = g_strsplit (g_str_has_prefix (list, "no ") ? list + 3 : list, "; ", -1);
  g_auto (GStrv) legal = test_legal (state);
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  for (int i = 0; legal[i] != NULL; i++)
    for (int j = 0; wanted[j] != NULL; j++)
      if (shares_verb (legal[i], wanted[j]))
        {
          g_ptr_array_add (found, legal[i]);
          break;
        }
  if (found->len == 0)
    return g_strconcat ("no ", wanted[0], NULL);
  g_ptr_array_add (found, NULL);
  return g_strjoinv ("; ", (char **) found->pdata);
}

char *
test_events (const OxbowState *state, const OxbowEvents *events)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < events->n; i++)
    g_ptr_array_add (texts, oxbow_event_to_text (state, &events->items[i]));
  g_ptr_array_add (texts, NULL);
  return g_strjoinv ("; ", (char **) texts->pdata);
}

static void
check_facts (const RuleTest *test, const char *listing)
{
  g_auto (GStrv) facts = test_facts (listing);
  g_auto (GStrv) has = g_strsplit (test->has != NULL ? test->has : "", "; ", -1);
  g_auto (GStrv) lacks = g_strsplit (test->lacks != NULL ? test->lacks : "", "; ", -1);

  for (int i = 0; has[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) facts, has[i]))
      {
        g_test_message ("In the end there is no fact \"%s\" in\n%s", has[i], listing);
        g_test_fail ();
      }
  for (int i = 0; lacks[i] != NULL; i++)
    for (int j = 0; facts[j] != NULL; j++)
      if (g_str_has_prefix (facts[j], lacks[i]))
        {
          g_test_message ("In the end there is a fact \"%s\" in\n%s", facts[j], listing);
          g_test_fail ();
        }
}

/* A line as it is written down; NULL if it is no move. */
static char *
spell (const OxbowState *state, const char *line)
{
  OxbowMove move;

  return oxbow_move_parse (state, line, &move, NULL) ? oxbow_move_to_text (state, &move) : NULL;
}

static bool
is_offered (const OxbowState *state, const char *line)
{
  g_auto (GStrv) legal = test_legal (state);
  g_autofree char *text = spell (state, line);

  return text != NULL && g_strv_contains ((const char *const *) legal, text);
}

/* "/dos-rios/DR-5.4/one-step": "DR-5.4". */
static char *
cited_rule (void)
{
  g_auto (GStrv) parts = g_strsplit (g_test_get_path (), "/", 4);
  return g_strdup (g_strv_length (parts) > 2 ? parts[2] : "");
}

/* A refusal quotes the rule that the row is about, unless the row names another: "There is no harvest. (DR-5.10)". What
 * is no move at all breaks no rule. That the others quote one is seen by rules-cited.py. */
static void
check_sentence (const GError *error, const char *refusal)
{
  g_autofree char *quoted = oxbow_refusal_get_rule (error->message, NULL);
  g_autofree char *named = oxbow_refusal_get_rule (refusal, NULL), *cited = cited_rule ();
  bool is_told = quoted == NULL || named != NULL;
  g_autofree char *expected = is_told ? g_strdup (refusal) : g_strdup_printf ("%s (%s)", refusal, cited);
  if (strcmp (error->message, expected) == 0)
    return;
  g_test_message ("It is refused with\n%s\nnot with\n%s", error->message, expected);
  g_test_fail ();
}

static void
check_refused (const OxbowState *state, const char *line, const char *refusal)
{
  g_autoptr (GError) error = NULL;
  g_autofree OxbowState *copy = oxbow_state_copy (state);
  g_autofree char *before = oxbow_state_listing (state, -1);

  g_assert_false (is_offered (state, line));
  g_assert_false (oxbow_state_apply_text (copy, line, NULL, &error));
  g_assert_nonnull (error);
  check_sentence (error, refusal);
  g_autofree char *after = oxbow_state_listing (copy, -1);
  g_assert_cmpstr (after, ==, before);
}

static void
play_legal (OxbowState *state, const char *line, OxbowEvents *events)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  g_autoptr (GError) error = NULL;

  g_assert_true (is_offered (state, line));
  oxbow_state_apply_text (state, line, events, &error);
  g_assert_no_error (error);
  g_autofree char *broken = ruleset->invariant != NULL ? ruleset->invariant (state) : NULL;
  g_assert_cmpstr (broken, ==, NULL);
}

void
test_play (OxbowState *state, const char *plays, const char *refusal, OxbowEvents *events)
{
  g_auto (GStrv) lines = g_strsplit (plays != NULL ? plays : "", "; ", -1);

  for (int i = 0; lines[i] != NULL; i++)
    if (refusal != NULL && lines[i + 1] == NULL)
      check_refused (state, lines[i], refusal);
    else
      play_legal (state, lines[i], lines[i + 1] == NULL ? events : NULL);
}

static void
check_told (const OxbowState *state, const OxbowEvents *events, const RuleTest *test)
{
  if (test->events == NULL)
    return;
  g_autofree char *told = test_events (state, events);
  g_assert_cmpstr (told, ==, test->events);
}

static void
check_changed (const char *before, const char *after, const RuleTest *test)
{
  if (test->changes == NULL)
    return;
  g_auto (GStrv) changes = test_changes (before, after);
  g_autofree char *changed = g_strjoinv ("; ", changes);
  g_autofree char *expected = sorted_list (test->changes);
  g_assert_cmpstr (changed, ==, expected);
}

/* The last move of a row: what it reports and changes. */
static void
play_last (const RuleTest *test, OxbowState *state, const char *line)
{
  g_autofree char *before = oxbow_state_listing (state, -1);
  OxbowEvents events = OXBOW_MOVES_INIT;

  if (test->spelled != NULL)
    {
      g_autofree char *text = spell (state, line);
      g_assert_cmpstr (text, ==, test->spelled);
    }
  test_play (state, line, test->refusal, &events);
  if (test->refusal == NULL)
    {
      g_autofree char *after = oxbow_state_listing (state, -1);
      check_told (state, &events, test);
      check_changed (before, after, test);
    }
  oxbow_moves_clear (&events);
}

static void
run_rule_test (gconstpointer data)
{
  const RuleTest *test = data;
  g_auto (GStrv) lines = g_strsplit (test->plays != NULL ? test->plays : "", "; ", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) setup = test_rule_set_up (test, &error);

  g_assert_true (test->refusal != NULL || test->events != NULL || test->changes != NULL || test->has != NULL
                 || test->lacks != NULL || test->legal != NULL);
  if (test->plays == NULL && test->refusal != NULL)
    {
      g_assert_null (setup);
      g_assert_cmpstr (error->message, ==, test->refusal);
      return;
    }
  g_assert_no_error (error);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  for (int i = 0; lines[i] != NULL; i++)
    if (lines[i + 1] != NULL)
      play_legal (state, lines[i], NULL);
    else
      play_last (test, state, lines[i]);

  g_autofree char *listing = oxbow_state_listing (state, -1);
  check_facts (test, listing);
  if (test->legal != NULL)
    {
      g_autofree char *legal = test_legal_like (state, test->legal);
      g_assert_cmpstr (legal, ==, test->legal);
    }
}

void
test_rules_add (const RuleTest *tests)
{
  for (; tests->path != NULL; tests++)
    g_test_add_data_func (tests->path, tests, run_rule_test);
}
