/* lines.c: lines of standard input, of bounded length
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/lines.h"

#include <errno.h>
#include <glib/gi18n-lib.h>

bool
oxbow_lines_read (FILE *file, GString *line, size_t max_bytes)
{
  g_string_truncate (line, 0);
  int c = getc_unlocked (file);
  if (c == EOF)
    return false;
  for (; c != EOF && c != '\n'; c = getc_unlocked (file))
    if (line->len <= max_bytes)
      g_string_append_c (line, (char) c);
  return true;
}

OxbowStatus
oxbow_lines_complain (FILE *file)
{
  if (!ferror (file))
    return OXBOW_STATUS_DONE;
  return oxbow_bad_input (_("Standard input could not be read: %s."), g_strerror (errno));
}
