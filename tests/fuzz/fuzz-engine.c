/* fuzz-engine.c: the engine protocol is given any lines
 *
 * Files are out of its reach, so that nothing is written that was made up. What must hold for any input: each answer
 * begins with "= " or "? " and ends with an empty line, and a line has at most one answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz.h"

#include "tool/engine.h"

#include <string.h>

#define MAX_MOVES 100           /* by chance, in one input; a new game counts as ten */

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

/* "random 4000000000 seed=1" is a long game, not a fault; and many games only cost time. */
static bool
asks_too_much (const char *line, size_t length, int *n_left)
{
  g_autofree char *text = g_strndup (line, length);
  const char *random = strstr (text, "random");
  double asked = random != NULL ? strtod (random + strlen ("random"), NULL) : strstr (text, "new") != NULL ? 10 : 0;
  if (!(asked <= *n_left))
    return true;
  *n_left -= (int) MAX (asked, 0);
  return false;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (OxbowEngine) engine = oxbow_engine_new (false);
  g_autoptr (GString) answer = g_string_new (NULL);
  const char *at = (const char *) data, *end = at + size;
  bool goes_on = true;
  int n_left = MAX_MOVES;
  while (goes_on && at < end)
    {
      const char *newline = memchr (at, '\n', (size_t) (end - at));
      size_t length = (size_t) ((newline != NULL ? newline : end) - at);
      g_string_truncate (answer, 0);
      if (!asks_too_much (at, length, &n_left))
        goes_on = oxbow_engine_take (engine, at, length, answer);
      check_answer (answer);
      at = newline != NULL ? newline + 1 : end;
    }
  g_string_truncate (answer, 0);
  oxbow_engine_end (engine, answer);
  check_answer (answer);
  return 0;
}
