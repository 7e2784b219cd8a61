/* engine-client.c: an outside program as a player
 *
 * The program's input and output are the two ends of one socket, so that writing to a program that has ended is an
 * error and no signal, and one place waits: for bytes, for room, for the deadline, and for being cancelled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/engine-client.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#define USUAL_PATIENCE_MS 60000
#define MOST_BYTES (1 << 20)    /* of an answer */
#define FAREWELL_MS 300         /* to end by itself once nobody speaks to it any more */
#define SHOWN 80                /* bytes of an answer that a sentence repeats */

typedef struct
{
  OxbowPlayer parent;
  char *name, **arguments, *scenario, *level;
  int patience_ms;
  GPid pid;                     /* 0: not running */
  int socket;
  OxbowSetup *told;             /* what its game was begun with, or NULL */
  gint64 deadline;
  GCancellable *cancellable;    /* while it is asked */
} EngineClient;

static const char *
get_name (const EngineClient *self)
{
  return self->name != NULL ? self->name : self->arguments[0];
}

/* Starting and ending */

/* In the child: it and the programs that it starts are a group of their own, which ends together, and which Ctrl+C on
 * our terminal does not reach. */
static void
lead_group (gpointer data)
{
  setpgid (0, 0);
}

/* Nothing of that name, a folder, or a file that nobody may run. */
static bool
is_no_program (const GError *error)
{
  static const int codes[] = { G_SPAWN_ERROR_NOENT, G_SPAWN_ERROR_NOTDIR, G_SPAWN_ERROR_ISDIR, G_SPAWN_ERROR_ACCES };
  for (size_t i = 0; i < G_N_ELEMENTS (codes); i++)
    if (g_error_matches (error, G_SPAWN_ERROR, codes[i]))
      return true;
  return false;
}

static bool
start (EngineClient *self, GError **error)
{
  int ends[2];
  g_autoptr (GError) wrong = NULL;
  if (socketpair (AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _("The outside player %s could not be started: %s"),
                   get_name (self), g_strerror (errno));
      return false;
    }
  bool started = g_spawn_async_with_pipes_and_fds (
      NULL, (const char *const *) self->arguments, NULL,
      G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDERR_TO_DEV_NULL, lead_group, NULL, ends[1],
      ends[1], -1, NULL, NULL, 0, &self->pid, NULL, NULL, NULL, &wrong);
  close (ends[1]);
  self->socket = ends[0];
  if (started)
    return true;
  close (ends[0]);
  self->pid = 0;
  if (is_no_program (wrong))
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _("There is no program %s that could play."),
                 self->arguments[0]);
  else
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _("The outside player %s could not be started: %s"),
                 get_name (self), wrong->message);
  return false;
}

static GMutex leaving_lock;
static GCond gone;
static int n_leaving;           /* programs that are being seen off */

/* Else a program that does not end by itself would outlive us. */
void
oxbow_engine_clients_see_off (void)
{
  g_mutex_lock (&leaving_lock);
  while (n_leaving > 0)
    g_cond_wait (&gone, &leaving_lock);
  g_mutex_unlock (&leaving_lock);
}

static void
count_leaving (int more)
{
  static bool is_waited_for;
  g_mutex_lock (&leaving_lock);
  if (!is_waited_for)
    is_waited_for = atexit (oxbow_engine_clients_see_off) == 0;
  n_leaving += more;
  g_cond_broadcast (&gone);
  g_mutex_unlock (&leaving_lock);
}

/* Whether the program has ended; its number is still its own. */
static bool
has_ended (GPid pid)
{
  siginfo_t info = { .si_pid = 0 };
  return waitid (P_PID, (id_t) pid, &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid != 0;
}

/* In a thread of its own, for whoever stops a program waits for nothing. What the program has left behind goes too. */
static gpointer
see_off (gpointer data)
{
  GPid pid = GPOINTER_TO_INT (data);
  for (int waited = 0; waited < FAREWELL_MS && !has_ended (pid); waited += 5)
    g_usleep (5000);
  kill (-pid, SIGKILL);
  waitpid (pid, NULL, 0);
  g_spawn_close_pid (pid);
  count_leaving (-1);
  return NULL;
}

/* Without anybody to speak to it ends by itself, or is ended; one that still owes an answer is asked to at once. */
static void
stop (EngineClient *self, bool is_busy)
{
  if (self->pid == 0)
    return;
  close (self->socket);
  if (is_busy)
    kill (-self->pid, SIGTERM);
  count_leaving (1);
  g_thread_unref (g_thread_new ("farewell", see_off, GINT_TO_POINTER (self->pid)));
  self->pid = 0;
  g_clear_pointer (&self->told, oxbow_setup_unref);
}

/* Speaking */

static bool
refuse_end (const EngineClient *self, GError **error)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_CLOSED, _("The outside player %s has ended instead of answering."),
               get_name (self));
  return false;
}

/* Until the socket is ready for events; false at the deadline or when cancelled. */
static bool
wait_for (const EngineClient *self, short events, GError **error)
{
  struct pollfd fds[2] = { { .fd = self->socket, .events = events }, { .fd = -1, .events = POLLIN } };
  if (self->cancellable != NULL)
    fds[1].fd = g_cancellable_get_fd (self->cancellable);
  int ready = 0;
  while (ready == 0)
    {
      gint64 left_ms = (self->deadline - g_get_monotonic_time ()) / 1000;
      if (left_ms <= 0)
        break;
      ready = poll (fds, G_N_ELEMENTS (fds), (int) MIN (left_ms, 1000));
      ready = ready < 0 && errno == EINTR ? 0 : ready;
    }
  if (fds[1].fd >= 0)
    g_cancellable_release_fd (self->cancellable);
  if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
    return false;
  if (ready > 0)
    return true;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT, _("The outside player %s does not answer."), get_name (self));
  return false;
}

static bool
send_text (const EngineClient *self, const char *text, GError **error)
{
  for (size_t left = strlen (text); left > 0;)
    {
      if (!wait_for (self, POLLOUT, error))
        return false;
      ssize_t n = send (self->socket, text, left, MSG_NOSIGNAL | MSG_DONTWAIT);
      if (n < 0 && errno != EAGAIN && errno != EINTR)
        return refuse_end (self, error);
      text += MAX (n, 0);
      left -= (size_t) MAX (n, 0);
    }
  return true;
}

/* An answer ends with an empty line. What has come after it already, unasked, is no part of it. */
static bool
receive (const EngineClient *self, GString *answer, GError **error)
{
  const char *end;
  while ((end = strstr (answer->str, "\n\n")) == NULL)
    {
      char bytes[4096];
      if (!wait_for (self, POLLIN, error))
        return false;
      ssize_t n = recv (self->socket, bytes, sizeof bytes, MSG_DONTWAIT);
      if (n == 0 || (n < 0 && errno != EAGAIN && errno != EINTR))
        return refuse_end (self, error);
      for (ssize_t i = 0; i < n; i++)
        if (bytes[i] != '\r')
          g_string_append_c (answer, bytes[i] != '\0' ? bytes[i] : '?');
      if (answer->len > MOST_BYTES)
        return true;
    }
  g_string_truncate (answer, (gsize) (end - answer->str) + strlen ("\n\n"));
  return true;
}

/* As much of an answer as a sentence can repeat, on one line; where it goes on, that is seen. */
static char *
make_presentable (const char *answer)
{
  size_t length = strlen (answer), n = MIN (length, SHOWN);
  while (n < length && n > 0 && ((unsigned char) answer[n] & 0xc0) == 0x80)     /* no letter is cut in two */
    n--;
  g_autofree char *shown = g_utf8_make_valid (answer, (gssize) n);
  for (char *at = shown; *at != '\0'; at++)
    if (g_ascii_iscntrl (*at))
      *at = ' ';
  bool goes_on = answer[n + strspn (answer + n, " \n")] != '\0';
  return g_strconcat (g_strstrip (shown), goes_on ? "…" : "", NULL);
}

/* Says a command; what stands after the "=" of the answer is appended. */
static bool
ask (const EngineClient *self, const char *command, GString *said, GError **error)
{
  g_autoptr (GString) answer = g_string_new (NULL);
  if (!send_text (self, command, error) || !receive (self, answer, error))
    return false;
  if (g_str_has_prefix (answer->str, "= ") && answer->len <= MOST_BYTES)
    {
      g_string_append (said, answer->str + strlen ("= "));
      return true;
    }
  g_autofree char *shown = make_presentable (answer->str);
  if (g_str_has_prefix (answer->str, "? "))
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _("The outside player %s refuses: %s"), get_name (self),
                 shown + strlen ("? "));
  else
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                 _("The outside player %s does not speak the engine protocol: it says \"%s\"."), get_name (self),
                 shown);
  return false;
}

/* Asking for a move */

static void
append_word (GString *line, const char *kind, const char *name, const char *value)
{
  g_autofree char *word = g_strdup_printf ("%s%s=%s", kind, name, value);
  g_autofree char *quoted = g_shell_quote (word);
  g_string_append_printf (line, " %s", quoted);
}

static char *
say_new (const EngineClient *self, const OxbowSetup *setup)
{
  GString *line = g_string_new ("new ");
  g_string_append (line, setup->ruleset->id);
  append_word (line, "", "scenario", self->scenario != NULL ? self->scenario : setup->scenario->id);
  g_string_append (line, " seed=1");
  if (setup->ruleset->min_players < setup->ruleset->max_players)
    g_string_append_printf (line, " players=%d", setup->n_seats);
  for (guint i = 0; i < setup->settings->seats->len; i++)
    {
      const OxbowSetting *seat = setup->settings->seats->pdata[i];
      append_word (line, "seat.", seat->name, seat->value);
    }
  for (guint i = 0; i < setup->settings->options->len; i++)
    {
      const OxbowSetting *option = setup->settings->options->pdata[i];
      append_word (line, "option.", option->name, option->value);
    }
  g_string_append_c (line, '\n');
  return g_string_free (line, FALSE);
}

static bool
begin_game (EngineClient *self, const OxbowSetup *setup, GError **error)
{
  if (self->told == setup)
    return true;
  g_autofree char *line = say_new (self, setup);
  g_autoptr (GString) said = g_string_new (NULL);
  if (!ask (self, line, said, error))
    return false;
  g_clear_pointer (&self->told, oxbow_setup_unref);
  self->told = oxbow_setup_ref ((OxbowSetup *) setup);
  return true;
}

static bool
say_position (EngineClient *self, const OxbowState *state, int seat, GError **error)
{
  g_autofree OxbowState *imagined = oxbow_state_copy (state);
  g_autoptr (GString) said = g_string_new (NULL);
  oxbow_player_imagine (imagined, state, seat, &self->parent.rng);
  g_autofree char *listing = oxbow_state_listing (imagined, -1);
  g_autofree char *text = g_strdup_printf ("position\n%s.\n", listing);
  return ask (self, text, said, error);
}

static bool
read_move (const EngineClient *self, const OxbowState *state, const char *text, OxbowMove *move, GError **error)
{
  g_autofree OxbowState *after = oxbow_state_copy (state);
  g_autoptr (GError) refusal = NULL;
  if (oxbow_move_parse (state, text, move, &refusal) && oxbow_state_apply (after, move, NULL, &refusal))
    return true;
  g_autofree char *shown = make_presentable (text);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _("The outside player %s chose \"%s\". %s"), get_name (self),
               shown, refusal->message);
  return false;
}

static bool
ask_for_move (EngineClient *self, const OxbowState *state, int seat, int time_ms, OxbowMove *move, GError **error)
{
  g_autoptr (GString) line = g_string_new (NULL), said = g_string_new (NULL);
  if (self->pid == 0 && !start (self, error))
    return false;
  if (!begin_game (self, state->setup, error) || !say_position (self, state, seat, error))
    return false;
  g_string_append_printf (line, "genmove %s", self->level);
  if (time_ms > 0)
    g_string_append_printf (line, " ms=%d", time_ms);
  g_string_append_printf (line, " seed=%" G_GUINT64_FORMAT "\n", oxbow_rng_next (&self->parent.rng));
  return ask (self, line->str, said, error) && read_move (self, state, g_strstrip (said->str), move, error);
}

static bool
think (OxbowPlayer *player, const OxbowState *state, int seat, const OxbowLimits *limits, GCancellable *cancellable,
       OxbowMove *move, GError **error)
{
  EngineClient *self = (EngineClient *) player;
  self->cancellable = cancellable;
  self->deadline = g_get_monotonic_time () + 1000 * ((gint64) limits->time_ms + self->patience_ms);
  bool done = ask_for_move (self, state, seat, limits->time_ms, move, error);
  self->cancellable = NULL;
  if (!done)
    stop (self, true);
  return done;
}

static void
free_player (OxbowPlayer *player)
{
  EngineClient *self = (EngineClient *) player;
  stop (self, false);
  g_free (self->name);
  g_strfreev (self->arguments);
  g_free (self->scenario);
  g_free (self->level);
  g_free (self);
}

static const OxbowPlayerKind kind = { "engine", think, free_player };

OxbowPlayer *
oxbow_engine_client_new (const OxbowEngineChoice *choice, uint64_t seed, GError **error)
{
  g_auto (GStrv) arguments = NULL;
  g_autoptr (GError) wrong = NULL;
  if (!g_shell_parse_argv (choice->command, NULL, &arguments, &wrong))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _("\"%s\" is no command: %s"), choice->command,
                   wrong->message);
      return NULL;
    }
  EngineClient *self = g_new0 (EngineClient, 1);
  self->parent = (OxbowPlayer) { .kind = &kind, .rng = { seed } };
  self->name = g_strdup (choice->name);
  self->arguments = g_steal_pointer (&arguments);
  self->scenario = g_strdup (choice->scenario);
  self->level = g_strdup (choice->level != NULL ? choice->level : "expert");
  self->patience_ms = choice->patience_ms > 0 ? choice->patience_ms : USUAL_PATIENCE_MS;
  return &self->parent;
}
