/* fuzz-engine.c: the engine protocol is given any lines
 *
 * Files are out of its reach, so that nothing is written that was made up. What must hold for any input: each answer
 * begins with "= " or "? " and ends with an empty line, and a line has at most one answer.
 *
 * Nearly every input begins a game, and most of its time would go into reading the same files. The linker sends calls
 * of oxbow_stored_scenario () here (--wrap), where what was read once is kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz.h"

#include "tool/engine.h"
#include "tool/stored.h"

#include <string.h>

#define MAX_MOVES 100           /* by chance, in one input; a new game counts as ten */

OxbowScenario *__real_oxbow_stored_scenario (const OxbowRuleset *ruleset, const char *name, bool with_files,
                                             GError **error);
OxbowScenario *__wrap_oxbow_stored_scenario (const OxbowRuleset *ruleset, const char *name, bool with_files,
                                             GError **error);

OxbowScenario *
__wrap_oxbow_stored_scenario (const OxbowRuleset *ruleset, const char *name, bool with_files, GError **error)
{
  static GHashTable *kept;      /* for as long as the program runs */
  if (kept == NULL)
    kept = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree char *key = g_strconcat (ruleset->id, "/", name, NULL);
  OxbowScenario *scenario = g_hash_table_lookup (kept, key);
  if (scenario == NULL)
    {
      scenario = __real_oxbow_stored_scenario (ruleset, name, with_files, error);
      if (scenario != NULL)
        g_hash_table_insert (kept, g_steal_pointer (&key), oxbow_scenario_ref (scenario));
      return scenario;
    }
  return oxbow_scenario_ref (scenario);
}

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
