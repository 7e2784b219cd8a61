/* interrupt.c: a person, or a cluster whose time is up, stops a long command
 *
 * A signal's handler may do next to nothing: it writes to a pipe, at whose other end a thread waits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/interrupt.h"

#include "tool/out.h"

#include <errno.h>
#include <glib-unix.h>
#include <signal.h>
#include <unistd.h>

static int ends[2];             /* of the pipe */
static volatile sig_atomic_t came;      /* the signal; 0: none yet */

static void
signal_cb (int number)
{
  int before = errno;
  char byte = 0;
  came = number;
  if (write (ends[1], &byte, 1) < 0)
    errno = before;
}

static gpointer
wait_for_signal (gpointer data)
{
  g_autoptr (GCancellable) cancellable = data;
  char byte;
  while (read (ends[0], &byte, 1) < 0 && errno == EINTR)
    continue;
  g_cancellable_cancel (cancellable);
  return NULL;
}

/* Once: after the first the signal ends the tool, as ever. */
static void
catch_once (int number)
{
  struct sigaction action = { .sa_handler = signal_cb, .sa_flags = (int) SA_RESETHAND | SA_RESTART }, before;
  if (sigaction (number, NULL, &before) == 0 && before.sa_handler != SIG_IGN)
    sigaction (number, &action, NULL);
}

GCancellable *
oxbow_interrupt_watch (void)
{
  GCancellable *cancellable = g_cancellable_new ();
  if (!g_unix_open_pipe (ends, FD_CLOEXEC, NULL))
    return cancellable;
  g_thread_unref (g_thread_new ("interrupt", wait_for_signal, g_object_ref (cancellable)));
  catch_once (SIGINT);
  catch_once (SIGTERM);
  catch_once (SIGHUP);
  return cancellable;
}

void
oxbow_interrupt_pass_on (void)
{
  if (came == 0)
    return;
  oxbow_out_close ();
  signal (came, SIG_DFL);
  raise (came);
}
