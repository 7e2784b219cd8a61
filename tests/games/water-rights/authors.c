/* authors.c: events that a scenario's author adds to the file, and no code (WR-2.6, section 2.9 of the rules)
 *
 * The text of the standard scenario gets more lines and is read as a file. Each operation does what the rules say of
 * it; of each thing that can be wrong with an event there is a sentence, and the line of that very effect.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/position.h"

#include "files/document.h"
#include "files/library.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define BEFORE "      <demand id=\"palace\""

/* The standard scenario with these lines before the first demand; first: where they begin. */
static char *
write_scenario (const char *lines, int *first)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *shipped = oxbow_library_path (oxbow_ruleset_find ("water-rights"), "realm"), *text = NULL;
  g_file_get_contents (shipped, &text, NULL, &error);
  g_assert_no_error (error);
  g_auto (GStrv) halves = g_strsplit (text, BEFORE, 2);
  g_assert_nonnull (halves[1]);
  g_autofree char *whole = g_strconcat (halves[0], lines, BEFORE, halves[1], NULL);
  *first = 1;
  for (const char *c = halves[0]; *c != '\0'; c++)
    *first += *c == '\n';
  char *file = NULL;
  int descriptor = g_file_open_tmp ("author-XXXXXX.oxbow", &file, &error);
  g_assert_no_error (error);
  close (descriptor);
  g_file_set_contents (file, whole, -1, &error);
  g_assert_no_error (error);
  return file;
}

typedef struct
{
  const char *path;
  const char *effects;          /* in one line of the file each */
  const char *facts;
  const char *named;            /* or NULL: it aims at nobody whom the King names */
  const char *events, *has;
} EventTest;

#define KING "king money 10 bank 30 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0"

static const EventTest events[] = {
  { "/water-rights/WR-2.6/author-bank", "<effect op=\"bank\" n=\"3\"/>", "", NULL, "bank 3",
    "king money 10 bank 33 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0" },
  { "/water-rights/WR-2.6/author-rain", "<effect op=\"rain\" target=\"poorest\" n=\"2\"/>",
    "; plant C6 junior well paid 4 water 0", NULL, "rained junior 2", "plant C6 junior well paid 4 water 2" },
  { "/water-rights/WR-2.6/author-leak", "<effect op=\"leak\" target=\"junior\" n=\"1\"/>",
    "; plant C6 junior well paid 4 water 3", NULL, "leaked junior 1", "plant C6 junior well paid 4 water 2; " KING },
  { "/water-rights/WR-2.6/author-return", "<effect op=\"return\" target=\"riparian\" n=\"6\"/>",
    "; plant H3 riparian well paid 4 water 4", NULL, "returned riparian 4",
    "plant H3 riparian well paid 4 water 0; king money 10 bank 34 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0" },
  { "/water-rights/WR-2.6/author-money", "<effect op=\"money\" target=\"richest\" n=\"-30\"/>", "", NULL,
    "paid senior treasury 20", "mayor senior money 0 loose 5 legacy 2; " KING },
  { "/water-rights/WR-2.6/author-pay", "<effect op=\"pay\" target=\"chosen\" n=\"4\"/>", "", "riparian",
    "named riparian; paid riparian king 4",
    "mayor riparian money 16 loose 5 legacy 2; king money 14 bank 30 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0" },
  { "/water-rights/WR-2.6/author-grant", "<effect op=\"grant\" target=\"all\" n=\"4\"/>", "", NULL,
    "paid king senior 4; paid king riparian 4; paid king junior 2",
    "mayor junior money 17 loose 3 legacy 0; king money 0 bank 30 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0" },
  { "/water-rights/WR-2.6/author-kingmoney", "<effect op=\"kingmoney\" n=\"5\"/>", "", NULL, "paid treasury king 5",
    "king money 15 bank 30 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0" },
  { "/water-rights/WR-2.6/author-sweep", "<effect op=\"sweep\" n=\"1\"/>",
    "; row district wheat smithy park inn rice goats; stack district temple dairy", NULL,
    "swept district D1; row district D6 dairy", "row district smithy park inn rice goats dairy" },
  { "/water-rights/WR-2.6/author-limit", "<effect op=\"limit\" target=\"senior\" n=\"0\"/>", "", NULL,
    "limited senior 0", "active limit senior 0" },
  { "/water-rights/WR-2.6/author-need", "<effect op=\"need\" key=\"farm\" n=\"2\"/>", "", NULL, "",
    "active need farm 2" },
  { "/water-rights/WR-2.6/author-income", "<effect op=\"income\" key=\"all\" n=\"-1\"/>", "", NULL, "",
    "active income all -1" },
  { "/water-rights/WR-2.6/author-tax", "<effect op=\"tax\" n=\"3\"/>", "", NULL, "", "active tax 3" },
  { "/water-rights/WR-2.6/author-surcharge", "<effect op=\"surcharge\" n=\"-2\"/>", "", NULL, "",
    "active surcharge -2" },
  { "/water-rights/WR-2.6/author-notrade", "<effect op=\"notrade\"/>", "", NULL, "", "active notrade" },
  { "/water-rights/WR-2.6/author-norecycle", "<effect op=\"norecycle\"/>", "", NULL, "", "active norecycle" },
  { "/water-rights/WR-2.6/author-nobuild", "<effect op=\"nobuild\" key=\"plant\"/>", "", NULL, "",
    "active nobuild plant" },
  { "/water-rights/WR-2.6/author-many",
    "<effect op=\"bank\" n=\"-4\"/>\n<effect op=\"kingmoney\" n=\"-1\"/>\n<effect op=\"need\" key=\"grey\" n=\"1\"/>\n"
    "<effect op=\"nobuild\" key=\"dry\"/>\n<effect op=\"nobuild\" key=\"dock\"/>\n<effect op=\"tax\" n=\"0\"/>",
    "", NULL, "bank -4; paid king treasury 1",
    "king money 9 bank 26 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0; active need grey 1; active nobuild dry; "
    "active nobuild dock; active tax 0" },
};

static void
test_event (gconstpointer data)
{
  const EventTest *test = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *lines =
      g_strdup_printf ("<event id=\"own\" name=\"My Own\">\n%s\n</event>\n", test->effects);
  int first;
  g_autofree char *file = write_scenario (lines, &first);
  g_autoptr (OxbowDocument) document = oxbow_document_load (file, &error);
  g_assert_no_error (error);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  settings->seed = 1;
  settings->has_seed = true;
  g_autoptr (OxbowSetup) fresh = oxbow_setup_new (oxbow_document_get_scenario (document), settings, &error);
  g_assert_no_error (error);
  position_check_event (fresh, "own", test->facts, test->named, test->events, test->has);
  g_unlink (file);
}

typedef struct
{
  const char *path;
  const char *lines;            /* the wrong event */
  int wrong;                    /* which of them, from 0 */
  const char *sentence;
} WrongTest;

#define EVENT(inside) "<event id=\"own\" name=\"My Own\">\n<effect op=\"tax\" n=\"2\"/>\n" inside "\n</event>\n"

static const WrongTest wrongs[] = {
  { "/water-rights/WR-2.6/author-unknown-operation", EVENT ("<effect op=\"storm\" n=\"1\"/>"), 2,
    "The effect has \"storm\" as op, which should be one of: bank, rain, leak, return, money, pay, grant, kingmoney, "
    "sweep, limit, need, income, tax, surcharge, notrade, norecycle, nobuild." },
  { "/water-rights/WR-2.6/author-no-operation", EVENT ("<effect n=\"1\"/>"), 2, "The effect lacks its op." },
  { "/water-rights/WR-2.6/author-unknown-target", EVENT ("<effect op=\"pay\" target=\"everyone\" n=\"1\"/>"), 2,
    "The effect has \"everyone\" as target, which should be one of: all, senior, riparian, junior, richest, poorest, "
    "chosen." },
  { "/water-rights/WR-2.6/author-unknown-key", EVENT ("<effect op=\"need\" key=\"blue\" n=\"1\"/>"), 2,
    "The effect has \"blue\" as key, which should be one of: green, red, yellow, grey, farm, livestock, dock, other, "
    "all, grass, pool, dry, plant." },
  { "/water-rights/WR-2.6/author-unknown-attribute", EVENT ("<effect op=\"pay\" traget=\"all\" n=\"1\"/>"), 2,
    "The effect has no attribute \"traget\". Was \"target\" meant?" },
  { "/water-rights/WR-2.6/author-no-whole-number", EVENT ("<effect op=\"bank\" n=\"some\"/>"), 2,
    "The effect has \"some\" as n, which should be a whole number from -99 to 99." },
  { "/water-rights/WR-2.6/author-too-large-a-number", EVENT ("<effect op=\"bank\" n=\"100\"/>"), 2,
    "The effect has \"100\" as n, which should be a whole number from -99 to 99." },
  { "/water-rights/WR-2.6/author-number-below-0", EVENT ("<effect op=\"limit\" target=\"all\" n=\"-1\"/>"), 2,
    "The operation \"limit\" takes no number below 0." },
  { "/water-rights/WR-2.6/author-no-number", EVENT ("<effect op=\"sweep\"/>"), 2,
    "The operation \"sweep\" lacks its n." },
  { "/water-rights/WR-2.6/author-number-too-many", EVENT ("<effect op=\"norecycle\" n=\"1\"/>"), 2,
    "The operation \"norecycle\" takes no n." },
  { "/water-rights/WR-2.6/author-no-target", EVENT ("<effect op=\"grant\" n=\"1\"/>"), 2,
    "The operation \"grant\" lacks its target." },
  { "/water-rights/WR-2.6/author-target-too-many", EVENT ("<effect op=\"kingmoney\" target=\"all\" n=\"1\"/>"), 2,
    "The operation \"kingmoney\" takes no target." },
  { "/water-rights/WR-2.6/author-no-key", EVENT ("<effect op=\"nobuild\"/>"), 2,
    "The operation \"nobuild\" lacks its key." },
  { "/water-rights/WR-2.6/author-key-too-many", EVENT ("<effect op=\"tax\" key=\"green\" n=\"1\"/>"), 2,
    "The operation \"tax\" takes no key \"green\"." },
  { "/water-rights/WR-2.6/author-key-of-land", EVENT ("<effect op=\"need\" key=\"pool\" n=\"1\"/>"), 2,
    "The operation \"need\" takes no key \"pool\"." },
  { "/water-rights/WR-2.6/author-key-of-a-colour", EVENT ("<effect op=\"nobuild\" key=\"red\"/>"), 2,
    "The operation \"nobuild\" takes no key \"red\"." },
  { "/water-rights/WR-2.6/author-penalty-in-an-event", EVENT ("<penalty when=\"now\" op=\"pay\" n=\"1\"/>"), 2,
    "The event holds no \"penalty\"." },
  { "/water-rights/WR-2.6/author-no-effect", "<event id=\"own\" name=\"My Own\">\n</event>\n", 0,
    "The event \"own\" has 0 effects; it needs from 1 to 6." },
  { "/water-rights/WR-2.6/author-no-name", "<event id=\"own\">\n<effect op=\"tax\" n=\"2\"/>\n</event>\n", 0,
    "The event lacks its name." },
  { "/water-rights/WR-2.6/author-name-in-use", "<event id=\"drought\" name=\"My Own\">\n<effect op=\"tax\" n=\"2\"/>\n"
    "</event>\n", 0, "the id \"drought\" is that of the event in line 85 already." },
};

static void
test_wrong (gconstpointer data)
{
  const WrongTest *test = data;
  OxbowGrid grid;
  int first;
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  g_autofree char *file = write_scenario (test->lines, &first);
  oxbow_document_check (file, problems, &grid);
  g_assert_cmpuint (problems->list->len, >=, 1);
  const OxbowProblem *problem = problems->list->pdata[0];
  g_assert_cmpstr (problem->sentence, ==, test->sentence);
  g_assert_cmpint (problem->line, ==, first + test->wrong);
  g_unlink (file);
}

/* The demands of the same file, for which the rules have the penalties a smaller set. */
static void
test_wrong_penalty (void)
{
  static const WrongTest penalty = {
    NULL, "<demand id=\"own\" name=\"My Own\" target=\"all\">\n<require op=\"pay\" n=\"1\"/>\n"
    "<penalty when=\"next\" op=\"leak\" n=\"1\"/>\n</demand>\n", 2,
    "A penalty is pay, return, money or limit, not \"leak\"."
  };
  test_wrong (&penalty);
}

void
add_author_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    g_test_add_data_func (events[i].path, &events[i], test_event);
  for (guint i = 0; i < G_N_ELEMENTS (wrongs); i++)
    g_test_add_data_func (wrongs[i].path, &wrongs[i], test_wrong);
  g_test_add_func ("/water-rights/WR-2.7/author-penalty", test_wrong_penalty);
}
