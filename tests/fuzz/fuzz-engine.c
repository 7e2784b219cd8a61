/* fuzz-engine.c: the engine protocol is given any lines
 *
 * Files are out of its reach, so that nothing is written that was made up. What must hold for any input: each answer
 * begins with "= " or "? " and ends with an empty line, and a line has at most one answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz.h"

#include "tool/engine.h"

#include <string.h>

#define MAX_RANDOM 300          /* moves that one input may ask for: more only costs time */

static void
check_answer (const GString *answer)
{
  if (answer->len == 0)
    return;
  g_assert_true (g_str_has_prefix (answer->str, "= ") || g_str_has_prefix (answer->str, "? "));
  g_assert_true (g_str_has_suffix (answer->str, "\n\n"));
  g_assert_true (strstr (answer->str, "\n\n") == answer->str + answer->len - 2);
  g_assert_true (g_utf8_validate (answer->str, (gssize) answer->len, NULL));
}

/* "random 4000000000 seed=1" is a long game, not a fault. */
static bool
asks_too_much (const char *line, size_t length)
{
  g_autofree char *text = g_strndup (line, length);
  const char *random = strstr (text, "random");
  return random != NULL && strtod (random + strlen ("random"), NULL) > MAX_RANDOM;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (OxbowEngine) engine = oxbow_engine_new (false);
  g_autoptr (GString) answer = g_string_new (NULL);
  const char *at = (const char *) data, *end = at + size;
  bool goes_on = true;
  while (goes_on && at < end)
    {
      const char *newline = memchr (at, '\n', (size_t) (end - at));
      size_t length = (size_t) ((newline != NULL ? newline : end) - at);
      g_string_truncate (answer, 0);
      if (!asks_too_much (at, length))
        goes_on = oxbow_engine_take (engine, at, length, answer);
      check_answer (answer);
      at = newline != NULL ? newline + 1 : end;
    }
  g_string_truncate (answer, 0);
  oxbow_engine_end (engine, answer);
  check_answer (answer);
  return 0;
}
