/* replay.c: a game told from its beginning, and its record verified
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/command.h"
#include "tool/events.h"
#include "tool/out.h"
#include "tool/stored.h"

#include <glib/gi18n-lib.h>

static void
print_move (const OxbowHistory *history, int node, int number, bool in_words)
{
  const OxbowRuleset *ruleset = oxbow_history_get_setup (history)->ruleset;
  int seat = oxbow_history_get_seat (history, node);
  const OxbowState *state = oxbow_history_look (history, node);
  g_autofree char *text = oxbow_move_to_text (state, oxbow_history_get_move (history, node));
  OxbowEvents events = OXBOW_MOVES_INIT;
  oxbow_out_printf ("%d %s %s\n", number, seat >= 0 ? ruleset->seats[seat].id : "-", text);
  oxbow_history_get_events (history, node, &events);
  oxbow_events_print (oxbow_history_look (history, node), &events, "  ", in_words);
  oxbow_moves_clear (&events);
}

static OxbowStatus
run (const OxbowCommandLine *line)
{
  g_autofree char *notice = NULL;
  g_autoptr (GError) error = NULL;
  const char *file = oxbow_command_line_word (line, 0);
  g_autoptr (OxbowDocument) document = oxbow_stored_document (file, &error);
  g_autoptr (OxbowHistory) history = document != NULL ? oxbow_stored_history (document, file, &notice, &error) : NULL;
  if (history == NULL)
    return oxbow_bad_input ("%s", error->message);
  int n = notice == NULL ? oxbow_history_line_length (history)
                         : oxbow_history_get_depth (history, oxbow_history_get_node (history));
  for (int i = 1; i <= n; i++)
    print_move (history, oxbow_history_get_nth (history, i), i, oxbow_command_line_has (line, "words"));
  return notice == NULL ? OXBOW_STATUS_DONE : oxbow_bad_input ("%s", notice);
}

static const OxbowFlag flags[] =
{
  OXBOW_WORDS_FLAG,
  { NULL }
};

const OxbowCommand oxbow_replay_command =
{
  "replay", N_("FILE"), N_("Prints every move with what it caused, and verifies the record."),
  N_("A move stands after its number and seat, what it caused is indented below it. The record\n"
     "holds a digest of the position after each move; if one differs, or a move is not legal,\n"
     "the first such move is named and the status is 1."),
  flags, 1, 1, run
};
