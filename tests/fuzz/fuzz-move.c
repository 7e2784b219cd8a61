/* fuzz-move.c: any line of text as a move, in games of every ruleset that are under way
 *
 * The first two bytes choose the game and the position. A line is no move, or is refused and changes nothing, or is one
 * of the legal moves; whatever is a move has a canonical text that stands for the same move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz.h"

#include "files/document.h"
#include "files/library.h"

#include <string.h>

#define MAX_GAMES 8
#define N_POSITIONS 32
#define MOVES_APART 12          /* between two positions of a line */

static struct
{
  OxbowSetup *setup;
  OxbowState *positions[N_POSITIONS];
} games[MAX_GAMES];
static guint n_games;

static void
play_at_random (OxbowState *state, int n_moves, OxbowRng *chance)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  for (int i = 0; i < n_moves; i++)
    {
      moves.n = 0;
      oxbow_state_legal (state, &moves);
      if (moves.n == 0)
        break;
      int chosen = (int) oxbow_rng_below (chance, (uint64_t) moves.n);
      g_assert_true (oxbow_state_apply (state, &moves.items[chosen], NULL, NULL));
    }
  oxbow_moves_clear (&moves);
}

static OxbowSetup *
begin_standard (const OxbowRuleset *ruleset)
{
  g_autofree char *path = oxbow_library_path (ruleset, ruleset->standard);
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
  g_assert_no_error (error);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  settings->seed = 7;
  settings->has_seed = true;
  OxbowSetup *setup = oxbow_setup_new (oxbow_document_get_scenario (document), settings, &error);
  g_assert_no_error (error);
  return setup;
}

/* The last position of each game may be its end. */
static void
make_positions (void)
{
  for (; oxbow_rulesets[n_games] != NULL && n_games < MAX_GAMES; n_games++)
    {
      OxbowRng chance = { 5 };
      games[n_games].setup = begin_standard (oxbow_rulesets[n_games]);
      g_autofree OxbowState *state = oxbow_state_copy (games[n_games].setup->start);
      for (int i = 0; i < N_POSITIONS; i++)
        {
          games[n_games].positions[i] = oxbow_state_copy (state);
          play_at_random (state, MOVES_APART, &chance);
        }
    }
}

static bool
is_legal (const OxbowState *state, const OxbowMove *move)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  bool found = false;
  oxbow_state_legal (state, &moves);
  for (int i = 0; i < moves.n && !found; i++)
    found = oxbow_move_equal (&moves.items[i], move);
  oxbow_moves_clear (&moves);
  return found;
}

static void
check_text (const OxbowState *state, const OxbowMove *move)
{
  OxbowMove again;
  g_autofree char *text = oxbow_move_to_text (state, move);
  g_autoptr (GError) error = NULL;
  g_assert_true (oxbow_move_parse (state, text, &again, &error));
  g_assert_true (oxbow_move_equal (move, &again));
}

static void
check_apply (const OxbowState *state, const OxbowMove *move)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  g_autofree OxbowState *copy = oxbow_state_copy (state);
  g_autoptr (GError) error = NULL;
  bool legal = is_legal (state, move);
  OxbowEvents events = OXBOW_MOVES_INIT;
  bool applied = oxbow_state_apply (copy, move, &events, &error);
  g_assert_true (applied == legal);
  g_assert_true (applied == (error == NULL));
  if (!applied)
    {
      g_assert_cmpmem (copy, copy->size, state, state->size);
      g_assert_cmpint (events.n, ==, 0);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
    }
  else if (ruleset->invariant != NULL)
    {
      g_autofree char *broken = ruleset->invariant (copy);
      g_assert_cmpstr (broken, ==, NULL);
    }
  oxbow_moves_clear (&events);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  if (n_games == 0)
    make_positions ();
  if (size < 2)
    return 0;
  const OxbowState *state = games[data[0] % n_games].positions[data[1] % N_POSITIONS];
  g_autofree char *text = g_strndup ((const char *) data + 2, size - 2);
  g_autoptr (GError) error = NULL;
  OxbowMove move;
  if (oxbow_move_parse (state, text, &move, &error))
    {
      g_assert_no_error (error);
      check_text (state, &move);
      check_apply (state, &move);
    }
  else
    g_assert_nonnull (error);
  return 0;
}
