/* out.c: standard output that notices when nobody gets it, and complaints of one line
 *
 * A closed descriptor 0, 1 or 2 would be given to the next file that is opened, and an answer would end up in a saved
 * game; so the closed ones are first filled with descriptors on which reading or writing fails.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/out.h"

#include "core/word.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define MAX_SENTENCE 2000

static int failure;             /* errno of the first write that failed */
static bool anything_written;

void
oxbow_out_open (void)
{
  for (int fd = 0; fd <= 2; fd++)
    if (fcntl (fd, F_GETFD) == -1 && errno == EBADF)
      {
        int filler = open ("/dev/null", fd == 0 ? O_WRONLY : O_RDONLY);
        if (filler != fd)
          _exit (1);
      }
}

static void
note_failure (void)
{
  if (failure == 0)
    failure = errno != 0 ? errno : EIO;
}

void
oxbow_out_bytes (const char *bytes, size_t length)
{
  errno = 0;
  anything_written = true;
  if (fwrite (bytes, 1, length, stdout) != length)
    note_failure ();
}

void
oxbow_out_text (const char *text)
{
  oxbow_out_bytes (text, strlen (text));
}

void
oxbow_out_printf (const char *format, ...)
{
  va_list arguments;
  va_start (arguments, format);
  g_autofree char *text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  oxbow_out_text (text);
}

void
oxbow_out_column (const char *text, int width)
{
  int shown = (int) g_utf8_strlen (text, -1) + 2;
  oxbow_out_printf ("  %s%*s", text, shown + 2 <= width ? width - shown : 2, "");
}

bool
oxbow_out_flush (void)
{
  errno = 0;
  if (fflush (stdout) != 0)
    note_failure ();
  return failure == 0;
}

static const char *
say_failure (void)
{
  switch (failure)
    {
    case EPIPE:
      return _("the program that reads it has ended");
    case EBADF:
      return _("it is closed");
    case ENOSPC:
      return _("the disk is full");
    default:
      return g_strerror (failure);
    }
}

bool
oxbow_out_close (void)
{
  if (!anything_written)
    return true;
  oxbow_out_flush ();
  errno = 0;
  if (close (STDOUT_FILENO) != 0 && errno != EBADF)
    note_failure ();
  if (failure == 0)
    return true;
  g_autofree char *sentence = g_strdup_printf (_("The answer could not be written to standard output: %s."),
                                               say_failure ());
  oxbow_out_complain (sentence);
  return false;
}

char *
oxbow_out_tidy (const char *sentence)
{
  return oxbow_word_present (sentence, MAX_SENTENCE);
}

void
oxbow_out_complain (const char *sentence)
{
  g_autofree char *shown = oxbow_out_tidy (sentence);
  g_printerr ("oxbow-tool: %s\n", shown);
}
