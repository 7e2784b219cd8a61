/* test-autosave.c: what a program that ends unasked loses is at most its last move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "../scale.h"
#include "files/autosave-file.h"
#include "files/autosave.h"
#include "files/journal.h"
#include "yard.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static int n_syncs;             /* waits for the disk */

int
fdatasync (int fd)
{
  n_syncs++;
  return (int) syscall (SYS_fdatasync, fd);
}

typedef struct
{
  char *folder;
  OxbowScenario *scenario;
  OxbowHistory *history;
} Desk;

static void
set_up (Desk *desk, gconstpointer data)
{
  desk->folder = g_dir_make_tmp ("oxbow-state-XXXXXX", NULL);
  desk->scenario = yard_random_scenario ();
  desk->history = yard_new_history (desk->scenario);
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        remove_folder (path);
      else
        g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
tear_down (Desk *desk, gconstpointer data)
{
  remove_folder (desk->folder);
  g_free (desk->folder);
  oxbow_history_free (desk->history);
  oxbow_scenario_unref (desk->scenario);
}

static OxbowAutosave *
begin (Desk *desk, const char *path)
{
  g_autoptr (GError) error = NULL;
  OxbowAutosave *autosave = oxbow_autosave_new (desk->folder, desk->scenario, desk->history, path, &error);
  g_assert_no_error (error);
  return autosave;
}

/* The only journal in the folder, as bytes. */
static GString *
read_journal (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  while ((name = g_dir_read_name (dir)) != NULL && !g_str_has_suffix (name, ".journal"))
    ;
  g_autofree char *path = g_build_filename (folder, name, NULL), *bytes = NULL;
  size_t length;
  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  return g_string_new_len (bytes, (gssize) length);
}

static OxbowDocument *
replay (const char *bytes, size_t length)
{
  g_autoptr (OxbowJournal) journal = oxbow_journal_parse (bytes, length);
  return journal != NULL ? oxbow_journal_replay (journal, NULL) : NULL;
}

/* After every step, the journal holds the game as it is. */
static void
test_follow (Desk *desk, gconstpointer data)
{
  g_autoptr (OxbowAutosave) autosave = begin (desk, NULL);
  for (int i = 0; i < scaled (100); i++)
    {
      g_autoptr (GError) error = NULL;
      yard_random_step (desk->history);
      oxbow_autosave_follow (autosave, desk->history, &error);
      g_assert_no_error (error);
      if (i % 10 == 0)
        {
          int node = oxbow_history_get_node (desk->history);
          oxbow_history_set_comment (desk->history, node, "two\nlines, \"é\" \\ and a blank ");
          oxbow_history_set_mark (desk->history, node, i % 20 == 0 ? "here" : NULL);
          oxbow_history_set_picture (desk->history, i % 30 == 0 ? OXBOW_NO_NODE : node);
          g_assert_true (oxbow_autosave_words (autosave, desk->history, node, NULL));
        }
      GString *bytes = read_journal (desk->folder);
      g_autoptr (OxbowDocument) document = replay (bytes->str, bytes->len);
      g_assert_cmpint (oxbow_document_get_notices (document)->len, ==, 0);
      yard_assert_same_tree (desk->history, oxbow_document_get_history (document));
      g_string_free (bytes, TRUE);
    }
}

/* In the child: plays and follows until it is killed. *n_played is told after each. */
static void
play_on (Desk *desk, volatile int *n_played)
{
  OxbowAutosave *autosave = oxbow_autosave_new (desk->folder, desk->scenario, desk->history, NULL, NULL);
  OxbowMove stop;
  oxbow_move_parse (oxbow_history_get_state (desk->history), "stop", &stop, NULL);
  while (autosave != NULL)
    {
      oxbow_history_play (desk->history, &stop, NULL, NULL);
      oxbow_autosave_follow (autosave, desk->history, NULL);
      ++*n_played;
    }
  _exit (1);
}

static void
test_kill (Desk *desk, gconstpointer data)
{
  int *n_played = mmap (NULL, sizeof (int), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  static const int signals[] = { SIGKILL, SIGSEGV, SIGABRT, SIGTERM };
  for (int i = 0; i < scaled (20); i++)
    {
      *n_played = 0;
      pid_t child = fork ();
      if (child == 0)
        {
          setrlimit (RLIMIT_CORE, &(struct rlimit){ 0, 0 });
          signal (SIGSEGV, SIG_DFL);
          play_on (desk, n_played);
        }
      while (*n_played == 0)
        g_usleep (100);
      g_usleep ((gulong) g_test_rand_int_range (0, 20000));
      g_assert_cmpint (kill (child, signals[i % 4]), ==, 0);
      g_assert_cmpint (waitpid (child, NULL, 0), ==, child);

      g_autoptr (GPtrArray) list = oxbow_recovery_list (desk->folder, NULL);
      g_assert_cmpint (list->len, ==, 1);
      g_autoptr (OxbowDocument) document = oxbow_recovery_open (list->pdata[0], NULL);
      int n_moves = oxbow_history_n_nodes (oxbow_document_get_history (document)) - 1;
      g_assert_cmpint (n_moves, >=, *n_played);
      g_assert_cmpint (n_moves, <=, *n_played + 1);
      oxbow_recovery_finish (list->pdata[0]);
    }
  munmap (n_played, sizeof (int));
}

/* A journal is not offered while its program runs, nor to two at once, and what was discarded is not offered. */
static void
test_locks (Desk *desk, gconstpointer data)
{
  g_autofree char *path = g_build_filename (desk->folder, "valley.oxbow", NULL);
  OxbowAutosave *first = begin (desk, path), *second = begin (desk, NULL);
  g_autoptr (GPtrArray) none = oxbow_recovery_list (desk->folder, NULL);
  g_assert_cmpint (none->len, ==, 0);
  g_assert_true (oxbow_autosave_is_open (desk->folder, path));
  g_assert_false (oxbow_autosave_is_open (desk->folder, "/other.oxbow"));
  yard_random_step (desk->history);
  g_assert_true (oxbow_autosave_follow (first, desk->history, NULL));
  oxbow_autosave_keep (first);
  oxbow_autosave_discard (second);
  g_assert_false (oxbow_autosave_is_open (desk->folder, path));

  g_autoptr (GPtrArray) one = oxbow_recovery_list (desk->folder, NULL);
  g_autoptr (GPtrArray) same = oxbow_recovery_list (desk->folder, NULL);
  g_assert_cmpint (one->len, ==, 1);
  const OxbowRecovery *recovery = one->pdata[0];
  g_assert_cmpstr (recovery->path, ==, path);
  g_assert_cmpstr (recovery->game, ==, "yard");
  g_assert_cmpint (recovery->n_moves, ==, oxbow_history_n_nodes (desk->history) - 1);
  g_autoptr (OxbowDocument) document = oxbow_recovery_open (one->pdata[0], NULL);
  yard_assert_same_tree (desk->history, oxbow_document_get_history (document));
  g_autoptr (GError) error = NULL;
  g_assert_null (oxbow_recovery_open (same->pdata[0], &error));
  g_assert_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_READ);
  oxbow_recovery_finish (one->pdata[0]);
  g_autoptr (GPtrArray) no_more = oxbow_recovery_list (desk->folder, NULL);
  g_assert_cmpint (no_more->len, ==, 0);
}

static void
test_draft (Desk *desk, gconstpointer data)
{
  g_autoptr (OxbowAutosave) autosave = oxbow_autosave_new (desk->folder, desk->scenario, NULL, NULL, NULL);
  desk->scenario->map->terrain[0] = '~';
  g_assert_true (oxbow_autosave_draft (autosave, desk->scenario, NULL));
  oxbow_autosave_keep (g_steal_pointer (&autosave));
  g_autoptr (GPtrArray) list = oxbow_recovery_list (desk->folder, NULL);
  g_assert_cmpint (list->len, ==, 1);
  g_assert_true (((OxbowRecovery *) list->pdata[0])->is_draft);
  g_autoptr (OxbowDocument) document = oxbow_recovery_open (list->pdata[0], NULL);
  g_assert_null (oxbow_document_get_history (document));
  g_assert_cmpint (oxbow_document_get_scenario (document)->map->terrain[0], ==, '~');
}

/* Steps that are gathered wait for the disk together, at their end; others each for itself. */
static void
test_gathered (Desk *desk, gconstpointer data)
{
  g_autoptr (OxbowAutosave) autosave = oxbow_autosave_new (desk->folder, desk->scenario, NULL, NULL, NULL);
  oxbow_autosave_gather (autosave, true);
  n_syncs = 0;
  for (int i = 1; i <= 3; i++)
    {
      desk->scenario->map->terrain[0] = i % 2 == 0 ? '.' : '~';
      g_assert_true (oxbow_autosave_step (autosave, desk->scenario, i, "Paint", NULL));
    }
  g_assert_cmpint (n_syncs, ==, 0);
  oxbow_autosave_gather (autosave, false);
  g_assert_true (oxbow_autosave_go (autosave, desk->scenario, 3, NULL));
  g_assert_cmpint (n_syncs, ==, 1);
  g_assert_true (oxbow_autosave_step (autosave, desk->scenario, 4, "Paint", NULL));
  g_assert_cmpint (n_syncs, ==, 2);
  g_autoptr (GString) bytes = read_journal (desk->folder);
  g_autoptr (OxbowJournal) journal = oxbow_journal_parse (bytes->str, bytes->len);
  g_assert_cmpint (oxbow_journal_n_moves (journal), ==, 4);
}

/* Damage */

static GString *
journal_of_a_game (Desk *desk)
{
  OxbowAutosave *autosave = begin (desk, NULL);
  for (int i = 0; i < 30; i++)
    {
      yard_random_step (desk->history);
      oxbow_autosave_follow (autosave, desk->history, NULL);
    }
  GString *bytes = read_journal (desk->folder);
  oxbow_autosave_discard (autosave);
  return bytes;
}

/* Of a journal that was cut off, all is there that was written whole: never less than of a shorter one. */
static void
test_prefixes (Desk *desk, gconstpointer data)
{
  GString *bytes = journal_of_a_game (desk);
  int n_most = 0;
  for (size_t n = 0; n <= bytes->len; n++)
    {
      g_autoptr (OxbowDocument) document = replay (bytes->str, n);
      int n_nodes = document != NULL ? oxbow_history_n_nodes (oxbow_document_get_history (document)) : 0;
      g_assert_cmpint (n_nodes, >=, n_most);
      n_most = n_nodes;
    }
  g_assert_cmpint (n_most, ==, oxbow_history_n_nodes (desk->history));
  g_string_free (bytes, TRUE);
}

static void
damage (GString *bytes)
{
  for (int times = g_test_rand_int_range (1, 4); times > 0; times--)
    bytes->str[g_test_rand_int_range (0, (int) bytes->len)] = (char) g_test_rand_int_range (0, 256);
}

/* Some of a damaged journal is had, if the damage is not in the document; never more than there was. */
static void
test_mutations (Desk *desk, gconstpointer data)
{
  GString *whole = journal_of_a_game (desk);
  int n_opened = 0;
  for (int i = 0; i < scaled (1000); i++)
    {
      GString *bytes = g_string_new_len (whole->str, (gssize) whole->len);
      damage (bytes);
      g_autoptr (OxbowDocument) document = replay (bytes->str, bytes->len);
      n_opened += document != NULL;
      if (document != NULL)
        g_assert_cmpint (oxbow_history_n_nodes (oxbow_document_get_history (document)), <=,
                         oxbow_history_n_nodes (desk->history));
      g_string_free (bytes, TRUE);
    }
  g_test_message ("%d of %d opened", n_opened, scaled (1000));
  g_assert_cmpint (n_opened, >, 0);
  g_string_free (whole, TRUE);
}

/* A line whose end has become half an escape is a damaged one, and nothing more than that. */
static void
test_half_escapes (Desk *desk, gconstpointer data)
{
  GString *whole = journal_of_a_game (desk);
  int n_lines = 0;
  for (size_t i = 1; i < whole->len; i++)
    if (whole->str[i] == '\n')
      {
        char before = whole->str[i - 1];
        whole->str[i - 1] = '\\';
        g_autoptr (OxbowDocument) document = replay (whole->str, whole->len);
        whole->str[i - 1] = before;
        n_lines++;
      }
  g_assert_cmpint (n_lines, >, 5);
  g_string_free (whole, TRUE);
}

/* However a journal is damaged, the program starts, and what it offers opens or says why not. */
static void
test_damaged_files (Desk *desk, gconstpointer data)
{
  GString *whole = journal_of_a_game (desk);
  g_autofree char *path = g_build_filename (desk->folder, "a.journal", NULL);
  for (int i = 0; i < scaled (40); i++)
    {
      GString *bytes = g_string_new_len (whole->str, (gssize) whole->len);
      damage (bytes);
      g_assert_true (g_file_set_contents_full (path, bytes->str, (gssize) bytes->len, G_FILE_SET_CONTENTS_NONE, 0600,
                                               NULL));
      g_autoptr (GPtrArray) list = oxbow_recovery_list (desk->folder, NULL);
      if (list->len > 0)
        {
          oxbow_document_free (oxbow_recovery_open (list->pdata[0], NULL));
          oxbow_recovery_finish (list->pdata[0]);
        }
      g_string_free (bytes, TRUE);
    }
  g_string_free (whole, TRUE);
}

/* A recovery that ends the program three times running is not tried again, and its journal is kept: aside, once
 * somebody is told of it. */
static void
test_bad_recovery (Desk *desk, gconstpointer data)
{
  oxbow_autosave_keep (begin (desk, NULL));
  for (int i = 0; i < 3; i++)
    {
      pid_t child = fork ();
      if (child == 0)
        {
          g_autoptr (GPtrArray) list = oxbow_recovery_list (desk->folder, NULL);
          if (list->len == 1)
            oxbow_document_free (oxbow_recovery_open (list->pdata[0], NULL));
          kill (getpid (), list->len == 1 ? SIGKILL : SIGTERM);
        }
      int status;
      g_assert_cmpint (waitpid (child, &status, 0), ==, child);
      g_assert_cmpint (WTERMSIG (status), ==, SIGKILL);
    }
  int n_aside;
  g_autoptr (GPtrArray) unasked = oxbow_recovery_list (desk->folder, NULL);
  g_autoptr (GPtrArray) list = oxbow_recovery_list (desk->folder, &n_aside);
  g_assert_cmpint (unasked->len, ==, 0);
  g_assert_cmpint (list->len, ==, 0);
  g_assert_cmpint (n_aside, ==, 1);
  g_autofree char *aside = g_build_filename (desk->folder, "aside", NULL);
  GString *kept = read_journal (aside);
  g_autoptr (OxbowDocument) document = replay (kept->str, kept->len);
  g_assert_nonnull (document);
  g_string_free (kept, TRUE);
}

/* On a full disk it is said that nothing is kept, and what was kept before is still good. */
static void
test_full (Desk *desk, gconstpointer data)
{
  pid_t child = fork ();
  if (child == 0)
    {
      g_autoptr (GError) error = NULL;
      OxbowAutosave *autosave = begin (desk, NULL);
      GString *bytes = read_journal (desk->folder);
      signal (SIGXFSZ, SIG_IGN);
      setrlimit (RLIMIT_FSIZE, &(struct rlimit){ bytes->len + 100, bytes->len + 100 });
      bool followed = true;
      for (int i = 0; i < 100 && followed; i++)
        {
          yard_random_step (desk->history);
          followed = oxbow_autosave_follow (autosave, desk->history, &error);
        }
      _exit (!followed && g_str_has_prefix (error->message, "What you do is not being kept") ? 0 : 1);
    }
  int status;
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
  g_autoptr (GPtrArray) list = oxbow_recovery_list (desk->folder, NULL);
  g_assert_cmpint (list->len, ==, 1);
  g_autoptr (OxbowDocument) document = oxbow_recovery_open (list->pdata[0], NULL);
  g_assert_cmpint (oxbow_document_get_notices (document)->len, ==, 0);
  g_assert_cmpint (oxbow_history_n_nodes (oxbow_document_get_history (document)), >, 1);
}

/* How a document was left is told; looking at one takes nothing over and leaves no try behind. */
static void
test_endings (Desk *desk, gconstpointer data)
{
  static const OxbowEnding endings[] = { OXBOW_ENDING_UNASKED, OXBOW_ENDING_OPEN, OXBOW_ENDING_CLOSED };
  for (size_t i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      oxbow_autosave_leave (begin (desk, NULL), endings[i]);
      g_autoptr (GPtrArray) list = oxbow_recovery_list (desk->folder, NULL);
      g_assert_cmpint (list->len, ==, 1);
      OxbowRecovery *recovery = list->pdata[0];
      g_assert_cmpint (recovery->ending, ==, endings[i]);
      for (int n = 0; n < 5; n++)
        {
          g_autoptr (OxbowDocument) document = oxbow_recovery_look (recovery, NULL);
          yard_assert_same_tree (desk->history, oxbow_document_get_history (document));
        }
      g_assert_cmpint (oxbow_autosave_file_n_tries (recovery->file), ==, 0);
      g_assert_true (oxbow_recovery_hold (recovery));
      g_autoptr (GPtrArray) held = oxbow_recovery_list (desk->folder, NULL);
      g_assert_cmpint (held->len, ==, 0);
      g_autoptr (OxbowDocument) document = oxbow_recovery_open (recovery, NULL);
      g_assert_nonnull (document);
      oxbow_recovery_finish (recovery);
    }
  g_autoptr (GDir) dir = g_dir_open (desk->folder, 0, NULL);
  g_assert_null (g_dir_read_name (dir));
}

static void
add (const char *name, void (*function) (Desk *desk, gconstpointer data))
{
  g_autofree char *path = g_strconcat ("/files/autosave/", name, NULL);
  g_test_add (path, Desk, NULL, set_up, function, tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("follow", test_follow);
  add ("kill", test_kill);
  add ("locks", test_locks);
  add ("draft", test_draft);
  add ("gathered", test_gathered);
  add ("prefixes", test_prefixes);
  add ("mutations", test_mutations);
  add ("half-escapes", test_half_escapes);
  add ("damaged-files", test_damaged_files);
  add ("bad-recovery", test_bad_recovery);
  add ("full", test_full);
  add ("endings", test_endings);
  return g_test_run ();
}
