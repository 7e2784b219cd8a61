/* test-engine-client.c: outside programs as players, good ones and bad ones
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/document.h"
#include "files/library.h"
#include "players/engine-client.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <signal.h>
#include <string.h>

static OxbowSetup *
set_up (const char *game, int players)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find (game);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = oxbow_library_find (ruleset, ruleset->standard, &error);
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
  g_assert_no_error (error);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  settings->players = players;
  settings->seed = 5;
  settings->has_seed = true;
  OxbowSetup *setup = oxbow_setup_new (oxbow_document_get_scenario (document), settings, &error);
  g_assert_no_error (error);
  return setup;
}

static OxbowPlayer *
new_client (const char *command, int patience_ms)
{
  g_autoptr (GError) error = NULL;
  OxbowEngineChoice choice = { .command = command, .level = "easy", .patience_ms = patience_ms };
  OxbowPlayer *player = oxbow_engine_client_new (&choice, 1, &error);
  g_assert_no_error (error);
  return player;
}

/* Our own engine, over a whole part of a game of every ruleset. */
static void
test_plays (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  g_autoptr (OxbowSetup) setup = set_up (ruleset->id, ruleset->max_players);
  g_autofree char *command = g_strdup_printf ("'%s' engine", g_getenv ("OXBOW_TOOL"));
  g_autoptr (OxbowPlayer) player = new_client (command, 0);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  for (int i = 0; i < 12 && oxbow_state_turn (state) >= 0; i++)
    {
      g_autoptr (GError) error = NULL;
      OxbowMove move;
      g_assert_true (oxbow_player_think (player, state, oxbow_state_turn (state), NULL, NULL, &move, &error));
      g_assert_no_error (error);
      g_assert_true (oxbow_state_apply (state, &move, NULL, &error));
    }
}

typedef struct
{
  const char *name, *command;
  int code;
  const char *sentence;
} BadEngine;

/* What answers every line, and the listing, as if all were well, and then says this. */
#define SAY(last) "sh -c 'while read line; do case $line in genmove*) printf \"" last "\";; position) ;;" \
                  " new*|.) printf \"= \\n\\n\";; esac; done'"

#define E_20 "éééééééééééééééééééé"

static const BadEngine bad_engines[] =
{
  { "is-not-there", "/nonexistent/engine", G_IO_ERROR_FAILED, "There is no program /nonexistent/engine that could" },
  { "is-no-program", "/", G_IO_ERROR_FAILED, "There is no program / that could" },
  { "is-no-folder", "/bin/sh/engine", G_IO_ERROR_FAILED, "There is no program /bin/sh/engine that could" },
  { "ends-at-once", "true", G_IO_ERROR_CLOSED, "has ended instead of answering" },
  { "crashes", "sh -c 'read line; kill -SEGV $$'", G_IO_ERROR_CLOSED, "has ended instead of answering" },
  { "is-silent", "sleep 100", G_IO_ERROR_TIMED_OUT, "does not answer" },
  { "speaks-nonsense", "sh -c 'echo Hello; echo; cat'", G_IO_ERROR_INVALID_DATA, "it says \"Hello\"" },
  { "speaks-unasked", "sh -c 'printf \"Hello\\n\\nthere\"; cat >/dev/null'", G_IO_ERROR_INVALID_DATA,
    "it says \"Hello\"." },
  { "speaks-without-end", "cat /dev/zero", G_IO_ERROR_INVALID_DATA, "does not speak the engine protocol" },
  { "refuses", "sh -c 'printf \"? I will not.\\n\\n\"; cat'", G_IO_ERROR_FAILED, "refuses: I will not." },
  { "refuses-at-length", "sh -c 'printf \"? I will not: %0100d\\n\\n\"; cat'", G_IO_ERROR_FAILED, "00000…" },
  { "refuses-in-many-letters", "sh -c 'printf \"? abc%s\\n\\n\" " E_20 E_20 E_20 "; cat'", G_IO_ERROR_FAILED,
    "éé…" },
  { "chooses-nonsense", SAY ("= jump over\\n\\n"), G_IO_ERROR_INVALID_DATA, "chose \"jump over\"." },
  { "chooses-what-is-illegal", SAY ("= harvest\\n\\n"), G_IO_ERROR_INVALID_DATA, "chose \"harvest\"." },
  { "chooses-nothing", SAY ("= \\n\\n"), G_IO_ERROR_INVALID_DATA, "chose \"\"." },
};

/* Said in a sentence, soon, and once more when it is asked again. */
static void
test_bad_engine (gconstpointer data)
{
  const BadEngine *bad = data;
  g_autoptr (OxbowSetup) setup = set_up ("dos-rios", 2);
  int patience = bad->code == G_IO_ERROR_TIMED_OUT ? 1500 : 60000;      /* the others speak however slow the machine */
  g_autoptr (OxbowPlayer) player = new_client (bad->command, patience);
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (GError) error = NULL;
      OxbowMove move;
      g_assert_false (oxbow_player_think (player, setup->start, oxbow_state_turn (setup->start), NULL, NULL, &move,
                                          &error));
      g_assert_error (error, G_IO_ERROR, bad->code);
      g_assert_nonnull (strstr (error->message, bad->sentence));
    }
}

/* Cancelling */

#define TRIES 10
#define AT_ONCE_USEC 50000
#define GONE_USEC (10 * G_USEC_PER_SEC)

/* Ends by nothing but force, and writes down its number. */
#define STUBBORN "sh -c 'trap \"\" TERM; echo $$ >\"$0\"; while :; do sleep 1; done' "

typedef struct
{
  GCancellable *cancellable;
  const char *note;             /* the file with the program's number */
  gint64 at;                    /* when it was cancelled */
} Canceller;

/* Once the program is there. */
static gpointer
cancel_soon (gpointer data)
{
  Canceller *canceller = data;
  g_autofree char *text = NULL;
  while (!g_file_get_contents (canceller->note, &text, NULL, NULL) || strchr (text, '\n') == NULL)
    {
      g_clear_pointer (&text, g_free);
      g_usleep (1000);
    }
  canceller->at = g_get_monotonic_time ();
  g_cancellable_cancel (canceller->cancellable);
  return NULL;
}

static void
assert_is_gone (const char *note)
{
  g_autofree char *text = NULL;
  gint64 last = g_get_monotonic_time () + GONE_USEC;
  g_assert_true (g_file_get_contents (note, &text, NULL, NULL));
  pid_t pid = (pid_t) g_ascii_strtoll (text, NULL, 10);
  g_assert_cmpint (pid, >, 1);
  while (kill (pid, 0) == 0)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, last);
      g_usleep (1000);
    }
  g_assert_cmpint (errno, ==, ESRCH);
}

/* From being cancelled to coming back, the player's memory gone too. */
static gint64
cancel_a_stubborn_one (const OxbowSetup *setup, const char *note)
{
  g_autofree char *command = g_strconcat (STUBBORN, note, NULL);
  OxbowPlayer *player = new_client (command, 60000);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  OxbowMove move;
  Canceller canceller = { cancellable, note, 0 };
  GThread *thread = g_thread_new ("canceller", cancel_soon, &canceller);
  bool done = oxbow_player_think (player, setup->start, oxbow_state_turn (setup->start), NULL, cancellable, &move,
                                  &error);
  oxbow_player_free (player);
  gint64 end = g_get_monotonic_time ();
  g_thread_join (thread);
  g_assert_false (done);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  assert_is_gone (note);
  return end - canceller.at;
}

/* Within 50 ms even if the program does not end: the quickest of some tries, as the machine may have more to do. */
static void
test_can_be_cancelled (void)
{
  g_autoptr (OxbowSetup) setup = set_up ("dos-rios", 2);
  g_autofree char *folder = g_dir_make_tmp ("oxbow-engine-XXXXXX", NULL);
  g_autofree char *note = g_build_filename (folder, "number", NULL);
  gint64 quickest = G_MAXINT64;
  for (int i = 0; i < TRIES && quickest >= AT_ONCE_USEC; i++)
    {
      quickest = MIN (quickest, cancel_a_stubborn_one (setup, note));
      g_unlink (note);
    }
  g_rmdir (folder);
  g_test_message ("It came back after %d us.", (int) quickest);
  g_assert_cmpint (quickest, <, AT_ONCE_USEC);
}

/* A program that another one started for it ends with it, though it neither hears nor is asked itself. */
static void
test_leaves_nobody (void)
{
  g_autoptr (OxbowSetup) setup = set_up ("dos-rios", 2);
  g_autofree char *folder = g_dir_make_tmp ("oxbow-engine-XXXXXX", NULL);
  g_autofree char *note = g_build_filename (folder, "number", NULL);
  g_autofree char *command = g_strdup_printf ("sh -c \"(%s'%s'); exit\"", "sh -c 'trap : TERM; echo \\$\\$ >\\$0; "
                                              "while :; do sleep 1; done' ", note);
  g_autoptr (OxbowPlayer) player = new_client (command, 1500);
  g_autoptr (GError) error = NULL;
  OxbowMove move;
  bool done = oxbow_player_think (player, setup->start, oxbow_state_turn (setup->start), NULL, NULL, &move, &error);
  g_assert_false (done);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT);
  assert_is_gone (note);
  g_unlink (note);
  g_rmdir (folder);
}

static void
test_needs_a_command (void)
{
  g_autoptr (GError) error = NULL;
  OxbowEngineChoice choice = { .command = "'" };
  g_assert_null (oxbow_engine_client_new (&choice, 1, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C");
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine-client/plays/%s", oxbow_rulesets[i]->id);
      g_test_add_data_func (path, oxbow_rulesets[i], test_plays);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad_engines); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine-client/%s", bad_engines[i].name);
      g_test_add_data_func (path, &bad_engines[i], test_bad_engine);
    }
  g_test_add_func ("/engine-client/can-be-cancelled", test_can_be_cancelled);
  g_test_add_func ("/engine-client/leaves-nobody", test_leaves_nobody);
  g_test_add_func ("/engine-client/needs-a-command", test_needs_a_command);
  return g_test_run ();
}
