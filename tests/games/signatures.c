/* signatures.c: a hundred seeded games of every game, told in one number
 *
 * Seeds 1 to 100 of each standard scenario are played by chance to the end, and the digests of the positions on the way
 * are folded into one number, pinned in signatures.txt. It must be the same on every machine and compiler; a change
 * there is a change of a game, and needs a commit that says why. OXBOW_UPDATE=1 writes the file anew.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/ruleset.h"
#include "files/document.h"
#include "files/library.h"

#include <locale.h>
#include <string.h>

#define N_GAMES 100
#define STRIDE 50               /* moves between two positions that count; the last one does too */
#define MOST_MOVES 20000

static void
fold (uint64_t *sum, const OxbowState *state)
{
  *sum = (*sum ^ oxbow_state_digest (state)) * UINT64_C (0x100000001b3);
}

static void
play_to_the_end (OxbowScenario *scenario, uint64_t seed, OxbowMoves *legal, uint64_t *sum)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  settings->seed = seed;
  settings->has_seed = true;
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, settings, &error);
  g_assert_no_error (error);

  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  OxbowRng chooser = { seed };
  for (int i = 0; oxbow_state_turn (state) >= 0; i++)
    {
      g_assert_cmpint (i, <, MOST_MOVES);
      if (i % STRIDE == 0)
        fold (sum, state);
      oxbow_state_legal_sorted (state, legal);
      OxbowMove move = legal->items[oxbow_rng_below (&chooser, (uint64_t) legal->n)];
      g_assert_true (oxbow_state_apply (state, &move, NULL, &error));
    }
  fold (sum, state);
}

static char *
sign (const OxbowRuleset *ruleset)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = oxbow_library_find (ruleset, ruleset->standard, &error);
  g_assert_no_error (error);
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
  g_assert_no_error (error);

  uint64_t sum = UINT64_C (0xcbf29ce484222325);
  OxbowMoves legal = OXBOW_MOVES_INIT;
  for (uint64_t seed = 1; seed <= N_GAMES; seed++)
    play_to_the_end (oxbow_document_get_scenario (document), seed, &legal, &sum);
  oxbow_moves_clear (&legal);
  return g_strdup_printf ("%s %s %016" G_GINT64_MODIFIER "x\n", ruleset->id, ruleset->standard, sum);
}

static char *
golden_file (void)
{
  return g_build_filename (g_getenv ("OXBOW_TESTS"), "games", "signatures.txt", NULL);
}

static void
test_signature (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  g_autofree char *file = golden_file (), *golden = NULL, *line = sign (ruleset);
  g_assert_true (g_file_get_contents (file, &golden, NULL, NULL));
  g_test_message ("%s", g_strchomp (line));
  g_assert_nonnull (strstr (golden, line));
}

static int
update (void)
{
  g_autofree char *file = golden_file ();
  g_autoptr (GString) lines = g_string_new (NULL);
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      g_autofree char *line = sign (oxbow_rulesets[i]);
      g_string_append (lines, line);
    }
  return g_file_set_contents (file, lines->str, -1, NULL) ? 0 : 1;
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C");
  g_test_init (&argc, &argv, NULL);
  if (g_strcmp0 (g_getenv ("OXBOW_UPDATE"), "1") == 0)
    return update ();
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/signatures/%s", oxbow_rulesets[i]->id);
      g_test_add_data_func (path, oxbow_rulesets[i], test_signature);
    }
  return g_test_run ();
}
