/* lines.c: lines of standard input, of bounded length
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/lines.h"

#include <errno.h>
#include <glib/gi18n-lib.h>

#define LONGEST (64 << 20)      /* bytes: a line that has not ended by then is taken to have no end */

bool
oxbow_lines_read (FILE *file, GString *line, size_t max_bytes, OxbowStatus *status)
{
  size_t length = 0;
  g_string_truncate (line, 0);
  int c = getc_unlocked (file);
  for (; c != EOF && c != '\n' && length < LONGEST; c = getc_unlocked (file), length++)
    if (line->len <= max_bytes)
      g_string_append_c (line, (char) c);
  if (c == EOF && ferror (file))
    *status = oxbow_bad_input (_("Standard input could not be read: %s."), g_strerror (errno));
  else if (length == LONGEST)
    *status = oxbow_bad_input (_("Standard input has a line that does not end within %d MB."), LONGEST >> 20);
  return c != EOF || length > 0;
}
