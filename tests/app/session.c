/* session.c: what is played is kept, saved, asked about and found again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "../disk.h"
#include "app/catalogue.h"
#include "app/session.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/* A disk that cannot say of a folder that it is safe. */
static bool folders_fail;

int
fsync (int fd)
{
  struct stat info;
  if (folders_fail && fstat (fd, &info) == 0 && S_ISDIR (info.st_mode))
    {
      errno = EIO;
      return -1;
    }
  return (int) syscall (SYS_fsync, fd);
}

typedef struct
{
  char *folder, *path;          /* a folder of the test's own, and a file in it that is not there yet */
  OxbowSession *session;        /* of a game that has just begun */
} Desk;

static void
empty_journals (void)
{
  g_autofree char *folder = oxbow_autosave_folder ();
  g_autoptr (GPtrArray) list = oxbow_recovery_list (folder, NULL);
  for (unsigned int i = 0; i < list->len; i++)
    oxbow_recovery_finish (list->pdata[i]);
}

static OxbowSession *
begin (void)
{
  const OxbowCatalogued *entry = oxbow_catalogue_get (oxbow_rulesets[0])->pdata[0];
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowGame) game = oxbow_game_new (entry->scenario, NULL, &error);
  g_assert_no_error (error);
  return oxbow_session_new (game);
}

static void
set_up (Desk *desk, gconstpointer data)
{
  empty_journals ();
  desk->folder = g_dir_make_tmp ("oxbow-session-XXXXXX", NULL);
  desk->path = g_build_filename (desk->folder, "valley.oxbow", NULL);
  desk->session = begin ();
}

static void
tear_down (Desk *desk, gconstpointer data)
{
  g_clear_object (&desk->session);
  g_unlink (desk->path);
  g_rmdir (desk->folder);
  g_free (desk->path);
  g_free (desk->folder);
}

/* The first legal move, n times. */
static void
play (OxbowSession *session, int n)
{
  OxbowGame *game = oxbow_session_get_game (session);
  for (int i = 0; i < n; i++)
    {
      OxbowMoves moves = OXBOW_MOVES_INIT;
      oxbow_state_legal (oxbow_game_get_state (game), &moves);
      g_assert_cmpint (moves.n, >, 0);
      g_assert_true (oxbow_game_play (game, &moves.items[0], NULL));
      oxbow_moves_clear (&moves);
    }
}

static uint64_t
digest (OxbowSession *session)
{
  return oxbow_state_digest (oxbow_game_get_state (oxbow_session_get_game (session)));
}

/* The only game that an earlier run has left. */
static OxbowSession *
recover (OxbowEnding ending)
{
  g_autofree char *folder = oxbow_autosave_folder ();
  g_autoptr (GPtrArray) list = oxbow_recovery_list (folder, NULL);
  g_autoptr (GError) error = NULL;
  g_assert_cmpint (list->len, ==, 1);
  g_assert_cmpint (((OxbowRecovery *) list->pdata[0])->ending, ==, ending);
  OxbowSession *session = oxbow_session_recover (list->pdata[0], &error);
  g_assert_no_error (error);
  return session;
}

/* Words may be written on any position, not only where the game stands. */
static void
test_words_are_kept (Desk *desk, gconstpointer data)
{
  OxbowGame *game = oxbow_session_get_game (desk->session);
  play (desk->session, 4);
  oxbow_game_set_comment (game, 1, "Too early.");
  oxbow_game_set_mark (game, 2, "Here it turned");
  oxbow_game_set_name (game, 3, "The quiet way");
  oxbow_game_set_picture (game, 2);
  g_clear_object (&desk->session);
  g_autoptr (OxbowSession) session = recover (OXBOW_ENDING_UNASKED);
  const OxbowHistory *history = oxbow_game_get_history (oxbow_session_get_game (session));
  g_assert_cmpstr (oxbow_history_get_comment (history, 1), ==, "Too early.");
  g_assert_cmpstr (oxbow_history_get_mark (history, 2), ==, "Here it turned");
  g_assert_cmpstr (oxbow_history_get_name (history, 3), ==, "The quiet way");
  g_assert_cmpint (oxbow_history_get_node (history), ==, 4);
  g_assert_cmpint (oxbow_history_get_picture (history), ==, 2);
}

static int
count_journals (void)
{
  g_autofree char *folder = oxbow_autosave_folder ();
  g_autoptr (GPtrArray) list = oxbow_recovery_list (folder, NULL);
  return (int) list->len;
}

static void
test_save (Desk *desk, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_assert_false (oxbow_work_is_saved (OXBOW_WORK (desk->session)));
  play (desk->session, 5);
  g_assert_true (oxbow_work_save (OXBOW_WORK (desk->session), desk->path, &error));
  g_assert_true (oxbow_work_is_saved (OXBOW_WORK (desk->session)));
  g_assert_cmpstr (oxbow_work_get_subtitle (OXBOW_WORK (desk->session)), ==, "valley.oxbow");
  g_autoptr (OxbowSession) again = oxbow_session_open (desk->path, &error);
  g_assert_no_error (error);
  g_assert_true (oxbow_work_is_saved (OXBOW_WORK (again)));
  g_assert_cmphex (digest (again), ==, digest (desk->session));
  play (desk->session, 1);
  g_assert_false (oxbow_work_is_saved (OXBOW_WORK (desk->session)));
  g_assert_cmpstr (oxbow_work_get_subtitle (OXBOW_WORK (desk->session)), ==, "• valley.oxbow");
}

/* What was written on the first position is kept like a move, whether the game has a file or none yet. */
static void
test_words_at_the_beginning (Desk *desk, gconstpointer data)
{
  for (int has_file = 0; has_file <= 1; has_file++)
    {
      if (has_file)
        g_assert_true (oxbow_work_save (OXBOW_WORK (desk->session), desk->path, NULL));
      oxbow_game_set_comment (oxbow_session_get_game (desk->session), 0, has_file ? "At Ana's." : "With Ana.");
      oxbow_work_end (OXBOW_WORK (desk->session), OXBOW_ENDING_CLOSED);
      g_clear_object (&desk->session);
      desk->session = recover (OXBOW_ENDING_CLOSED);
      const OxbowHistory *history = oxbow_game_get_history (oxbow_session_get_game (desk->session));
      g_assert_cmpstr (oxbow_history_get_comment (history, 0), ==, has_file ? "At Ana's." : "With Ana.");
      g_assert_cmpstr (oxbow_work_get_path (OXBOW_WORK (desk->session)), ==, has_file ? desk->path : NULL);
    }
}

/* A file that another program has written since is asked about, and so is one that is gone. */
static void
test_changed_file (Desk *desk, gconstpointer data)
{
  g_assert_true (oxbow_work_save (OXBOW_WORK (desk->session), desk->path, NULL));
  g_assert_cmpint (oxbow_work_get_concern (OXBOW_WORK (desk->session), NULL), ==, OXBOW_SAVE_CLEAR);
  g_assert_true (g_file_set_contents (desk->path, "theirs", -1, NULL));
  g_assert_cmpint (oxbow_work_get_concern (OXBOW_WORK (desk->session), NULL), ==, OXBOW_SAVE_CHANGED);
  g_assert_cmpint (oxbow_work_get_concern (OXBOW_WORK (desk->session), desk->path), ==, OXBOW_SAVE_CHANGED);
  g_assert_cmpint (g_unlink (desk->path), ==, 0);
  g_assert_cmpint (oxbow_work_get_concern (OXBOW_WORK (desk->session), NULL), ==, OXBOW_SAVE_GONE);
  g_assert_true (oxbow_work_save (OXBOW_WORK (desk->session), NULL, NULL));
  g_assert_cmpint (oxbow_work_get_concern (OXBOW_WORK (desk->session), NULL), ==, OXBOW_SAVE_CLEAR);
}

/* What another program did to the file while ours was down is asked about as well. */
static void
test_changed_meanwhile (Desk *desk, gconstpointer data)
{
  play (desk->session, 2);
  g_assert_true (oxbow_work_save (OXBOW_WORK (desk->session), desk->path, NULL));
  play (desk->session, 1);
  g_clear_object (&desk->session);
  desk->session = recover (OXBOW_ENDING_UNASKED);
  g_assert_cmpint (oxbow_work_get_concern (OXBOW_WORK (desk->session), NULL), ==, OXBOW_SAVE_CLEAR);
  g_assert_true (oxbow_work_save (OXBOW_WORK (desk->session), NULL, NULL));
  g_clear_object (&desk->session);
  g_assert_true (g_file_set_contents (desk->path, "theirs", -1, NULL));
  desk->session = recover (OXBOW_ENDING_UNASKED);
  g_assert_cmpint (oxbow_work_get_concern (OXBOW_WORK (desk->session), NULL), ==, OXBOW_SAVE_CHANGED);
  g_clear_object (&desk->session);
  g_assert_cmpint (g_unlink (desk->path), ==, 0);
  desk->session = recover (OXBOW_ENDING_UNASKED);
  g_assert_cmpint (oxbow_work_get_concern (OXBOW_WORK (desk->session), NULL), ==, OXBOW_SAVE_GONE);
}

/* A file with another time that holds the same was changed by nobody; only what others write into it counts. */
static void
test_other_time (Desk *desk, gconstpointer data)
{
  const struct timespec times[] = { { 1000, 0 }, { 1000, 0 } };
  play (desk->session, 2);
  g_assert_true (oxbow_work_save (OXBOW_WORK (desk->session), desk->path, NULL));
  for (int i = 0; i < 2; i++)
    {
      oxbow_work_end (OXBOW_WORK (desk->session), OXBOW_ENDING_OPEN);
      g_clear_object (&desk->session);
      if (i == 0)
        g_assert_cmpint (utimensat (AT_FDCWD, desk->path, times, 0), ==, 0);
      desk->session = recover (OXBOW_ENDING_OPEN);
      g_assert_cmpint (oxbow_work_get_concern (OXBOW_WORK (desk->session), NULL), ==, OXBOW_SAVE_CLEAR);
      play (desk->session, 1);
    }
  g_assert_false (oxbow_work_is_saved (OXBOW_WORK (desk->session)));
}

/* The file was written, and only its folder is not confirmed to be safe: that was no other program. */
static void
test_unconfirmed (Desk *desk, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_assert_true (oxbow_work_save (OXBOW_WORK (desk->session), desk->path, NULL));
  play (desk->session, 2);
  folders_fail = true;
  g_assert_false (oxbow_work_save (OXBOW_WORK (desk->session), NULL, &error));
  folders_fail = false;
  g_assert_nonnull (strstr (error->message, "does not confirm"));
  g_assert_false (oxbow_work_is_saved (OXBOW_WORK (desk->session)));
  g_assert_cmpint (oxbow_work_get_concern (OXBOW_WORK (desk->session), NULL), ==, OXBOW_SAVE_CLEAR);
  g_assert_true (g_file_set_contents (desk->path, "theirs", -1, NULL));
  g_assert_cmpint (oxbow_work_get_concern (OXBOW_WORK (desk->session), NULL), ==, OXBOW_SAVE_CHANGED);
}

/* In a child that is killed: the game is there again with its last move, and says that it was restored. */
static void
test_killed (Desk *desk, gconstpointer data)
{
  g_clear_object (&desk->session);
  empty_journals ();
  int told[2];
  uint64_t last;
  g_assert_cmpint (pipe (told), ==, 0);
  pid_t child = fork ();
  if (child == 0)
    {
      OxbowSession *session = begin ();
      play (session, 7);
      last = digest (session);
      _exit (write (told[1], &last, sizeof last) == sizeof last ? 0 : 1);
    }
  g_assert_cmpint (read (told[0], &last, sizeof last), ==, sizeof last);
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
  close (told[0]);
  close (told[1]);
  g_autoptr (OxbowSession) session = recover (OXBOW_ENDING_UNASKED);
  g_assert_cmphex (digest (session), ==, last);
  g_assert_false (oxbow_work_is_saved (OXBOW_WORK (session)));
  g_assert_true (g_str_has_prefix (oxbow_work_get_notice (OXBOW_WORK (session)), "Game restored"));
  oxbow_work_dismiss_notice (OXBOW_WORK (session));
  g_assert_null (oxbow_work_get_notice (OXBOW_WORK (session)));
}

/* The program is left: the game opens again, without a word, and knows whether its file has all of it. */
static void
test_left (Desk *desk, gconstpointer data)
{
  for (int is_saved = 0; is_saved <= 1; is_saved++)
    {
      play (desk->session, 3);
      if (is_saved)
        g_assert_true (oxbow_work_save (OXBOW_WORK (desk->session), desk->path, NULL));
      uint64_t last = digest (desk->session);
      oxbow_work_end (OXBOW_WORK (desk->session), OXBOW_ENDING_OPEN);
      g_clear_object (&desk->session);
      desk->session = recover (OXBOW_ENDING_OPEN);
      g_assert_cmphex (digest (desk->session), ==, last);
      g_assert_null (oxbow_work_get_notice (OXBOW_WORK (desk->session)));
      g_assert_cmpint (oxbow_work_is_saved (OXBOW_WORK (desk->session)), ==, is_saved);
    }
}

/* Put away: nothing stays of a game without a move and of one that is saved; else it waits. */
static void
test_put_away (Desk *desk, gconstpointer data)
{
  oxbow_work_end (OXBOW_WORK (desk->session), OXBOW_ENDING_CLOSED);
  g_assert_cmpint (count_journals (), ==, 0);
  g_set_object (&desk->session, NULL);
  desk->session = begin ();
  play (desk->session, 2);
  g_assert_true (oxbow_work_save (OXBOW_WORK (desk->session), desk->path, NULL));
  oxbow_work_end (OXBOW_WORK (desk->session), OXBOW_ENDING_CLOSED);
  g_assert_cmpint (count_journals (), ==, 0);
  g_clear_object (&desk->session);
  desk->session = oxbow_session_open (desk->path, NULL);
  play (desk->session, 1);
  uint64_t last = digest (desk->session);
  oxbow_work_end (OXBOW_WORK (desk->session), OXBOW_ENDING_CLOSED);
  g_clear_object (&desk->session);
  desk->session = recover (OXBOW_ENDING_CLOSED);
  g_assert_cmphex (digest (desk->session), ==, last);
  g_assert_cmpstr (oxbow_work_get_path (OXBOW_WORK (desk->session)), ==, desk->path);
}

/* On a full disk it is said once that nothing is kept, saving fails with a sentence, and the game goes on. */
static void
test_full_disk (Desk *desk, gconstpointer data)
{
  g_clear_object (&desk->session);
  pid_t child = fork ();
  if (child == 0)
    {
      g_autoptr (GError) error = NULL;
      OxbowSession *session = begin ();
      limit_files (1);
      play (session, 3);
      const char *notice = oxbow_work_get_notice (OXBOW_WORK (session));
      bool is_told = notice != NULL && g_str_has_prefix (notice, "What you do is not being kept");
      bool is_refused = !oxbow_work_save (OXBOW_WORK (session), desk->path, &error)
                        && g_str_has_prefix (error->message, "\"valley.oxbow\" was not saved");
      play (session, 1);
      _exit (is_told && is_refused && !oxbow_work_is_saved (OXBOW_WORK (session)) ? 0 : 1);
    }
  int status;
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
  g_assert_false (g_file_test (desk->path, G_FILE_TEST_EXISTS));
}

/* In a child, which ends unasked then. */
static void
run_child (Desk *desk, void (*run) (void))
{
  g_clear_object (&desk->session);
  empty_journals ();
  pid_t child = fork ();
  if (child == 0)
    {
      run ();
      _exit (0);
    }
  int status;
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
}

/* What the child plays is played in the game that is recovered then: so many moves. */
static void
check_kept (Desk *desk, void (*run) (void), int n_moves)
{
  run_child (desk, run);
  g_autoptr (OxbowSession) session = recover (OXBOW_ENDING_UNASKED);
  g_assert_cmpint (oxbow_history_n_nodes (oxbow_game_get_history (oxbow_session_get_game (session))), ==, n_moves + 1);
}

static void
change_seats (void)
{
  OxbowSession *session = begin ();
  play (session, 5);
  limit_files (1);
  oxbow_game_set_computer (oxbow_session_get_game (session), 1, "easy");
}

/* Who sits where begins another journal: while there is no room for it, the one there was is not given up. */
static void
test_seats_on_full_disk (Desk *desk, gconstpointer data)
{
  check_kept (desk, change_seats, 5);
}

static void
begin_without_room (void)
{
  limit_files (1);
  OxbowSession *session = begin ();
  play (session, 3);
  limit_files (RLIM_INFINITY);
  play (session, 1);
}

/* Once there is room again, all is kept as if there always had been. */
static void
test_room_again (Desk *desk, gconstpointer data)
{
  check_kept (desk, begin_without_room, 4);
}

static const OxbowHistory *
get_history (OxbowSession *session)
{
  return oxbow_game_get_history (oxbow_session_get_game (session));
}

/* The journal is full before the words, then before the move: what was refused goes into it once there is room. */
static void
write_without_room (void)
{
  OxbowSession *session = begin ();
  OxbowGame *game = oxbow_session_get_game (session);
  play (session, 3);
  limit_files (1);
  oxbow_game_set_comment (game, 1, "Too early.");
  oxbow_game_set_picture (game, 2);
  play (session, 1);
  limit_files (RLIM_INFINITY);
  oxbow_game_set_name (game, 4, "The quiet way");
}

static void
test_words_without_room (Desk *desk, gconstpointer data)
{
  run_child (desk, write_without_room);
  g_autoptr (OxbowSession) session = recover (OXBOW_ENDING_UNASKED);
  g_assert_null (strstr (oxbow_work_get_notice (OXBOW_WORK (session)), "damaged"));
  g_assert_cmpstr (oxbow_history_get_comment (get_history (session), 1), ==, "Too early.");
  g_assert_cmpint (oxbow_history_get_picture (get_history (session)), ==, 2);
  g_assert_cmpstr (oxbow_history_get_name (get_history (session), 4), ==, "The quiet way");
}

static void
leave_after_no_room (void)
{
  OxbowSession *session = begin ();
  play (session, 2);
  limit_files (1);
  oxbow_game_set_comment (oxbow_session_get_game (session), 2, "Too late.");
  limit_files (RLIM_INFINITY);
  oxbow_work_end (OXBOW_WORK (session), OXBOW_ENDING_OPEN);
}

/* Who leaves the game loses nothing that there is room for by then. */
static void
test_left_after_no_room (Desk *desk, gconstpointer data)
{
  run_child (desk, leave_after_no_room);
  g_autoptr (OxbowSession) session = recover (OXBOW_ENDING_OPEN);
  g_assert_cmpstr (oxbow_history_get_comment (get_history (session), 2), ==, "Too late.");
}

static void
test_bad_moves (Desk *desk, gconstpointer data)
{
  g_autofree char *text = NULL, *broken = NULL;
  g_autoptr (GError) error = NULL;
  play (desk->session, 4);
  g_assert_true (oxbow_work_save (OXBOW_WORK (desk->session), desk->path, NULL));
  g_assert_true (g_file_get_contents (desk->path, &text, NULL, NULL));
  char *last = g_strrstr (text, "</move>");
  broken = g_strdup_printf ("%.*s nonsense%s", (int) (last - text), text, last);
  g_assert_true (g_file_set_contents (desk->path, broken, -1, NULL));
  g_autoptr (OxbowSession) session = oxbow_session_open (desk->path, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (oxbow_work_get_notice (OXBOW_WORK (session)), "up to move 3"));
  g_assert_cmpint (oxbow_history_n_nodes (oxbow_game_get_history (oxbow_session_get_game (session))), ==, 4);
  g_assert_null (oxbow_session_open ("/nowhere/at-all.oxbow", &error));
  g_assert_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_READ);
}

static void
add (const char *name, void (*function) (Desk *desk, gconstpointer data))
{
  g_autofree char *path = g_strconcat ("/app/session/", name, NULL);
  g_test_add (path, Desk, NULL, set_up, function, tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  signal (SIGXFSZ, SIG_IGN);
  add ("save", test_save);
  add ("words", test_words_are_kept);
  add ("words-at-the-beginning", test_words_at_the_beginning);
  add ("changed-file", test_changed_file);
  add ("changed-meanwhile", test_changed_meanwhile);
  add ("other-time", test_other_time);
  add ("unconfirmed", test_unconfirmed);
  add ("killed", test_killed);
  add ("left", test_left);
  add ("put-away", test_put_away);
  add ("full-disk", test_full_disk);
  add ("seats-on-full-disk", test_seats_on_full_disk);
  add ("room-again", test_room_again);
  add ("words-without-room", test_words_without_room);
  add ("left-after-no-room", test_left_after_no_room);
  add ("bad-moves", test_bad_moves);
  return g_test_run ();
}
