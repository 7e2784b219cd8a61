/* legal.c: the legal moves of a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/command.h"
#include "tool/out.h"
#include "tool/stored.h"

#include <glib/gi18n-lib.h>

static void
print_move (const OxbowState *state, const OxbowMove *move, bool in_words)
{
  g_autofree char *text = oxbow_move_to_text (state, move);
  g_autofree char *words = in_words ? oxbow_state_ruleset (state)->offer (state, move) : NULL;
  if (words != NULL)
    oxbow_out_printf ("%s\t%s\n", text, words);
  else
    oxbow_out_printf ("%s\n", text);
}

static OxbowStatus
run (const OxbowCommandLine *line)
{
  OxbowStatus status = OXBOW_STATUS_DONE;
  g_autoptr (OxbowHistory) history = oxbow_stored_open (line, &status);
  if (history == NULL)
    return status;
  const OxbowState *state = oxbow_history_get_state (history);
  OxbowMoves moves = OXBOW_MOVES_INIT;
  oxbow_state_legal_sorted (state, &moves);
  for (int i = 0; i < moves.n; i++)
    print_move (state, &moves.items[i], oxbow_command_line_has (line, "words"));
  oxbow_moves_clear (&moves);
  return status;
}

static const OxbowFlag flags[] =
{
  OXBOW_AT_FLAG,
  { "words", 'w', NULL, false, N_("Add what each move does, in words, after a tab.") },
  { NULL }
};

const OxbowCommand oxbow_legal_command =
{
  "legal", N_("FILE [--at N]"), N_("Prints the legal moves of a position, one a line, sorted."),
  N_("Nothing is printed once the game is over."), flags, 1, 1, run
};
