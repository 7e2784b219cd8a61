/* record.c: how a game went, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/record.h"

#include <glib/gi18n-lib.h>

static void
add_players (GString *text, const OxbowSetup *setup)
{
  for (int seat = 0; seat < setup->n_seats; seat++)
    {
      const char *title = _(setup->ruleset->seats[seat].title), *name = oxbow_setup_seat_name (setup, seat);
      if (g_str_equal (title, name))
        g_string_append_printf (text, "%s\n", title);
      else
        /* Translators: a seat and who plays there, as in "Black: Ana" */
        g_string_append_printf (text, _("%s: %s\n"), title, name);
    }
}

/* In the words of the game; what it has no words for stands as the file has it. */
static void
add_events (GString *text, const OxbowHistory *history, int node, const OxbowState *after)
{
  OxbowEvents events = OXBOW_MOVES_INIT;
  oxbow_history_get_events (history, node, &events);
  for (int i = 0; i < events.n; i++)
    {
      g_autofree char *sentence = after->setup->ruleset->tell (after, &events.items[i]);
      if (sentence != NULL)
        g_string_append_printf (text, "      %s\n", sentence);
    }
  oxbow_moves_clear (&events);
}

static void
add_move (GString *text, const OxbowHistory *history, int n)
{
  int node = oxbow_history_get_nth (history, n), parent = oxbow_history_get_parent (history, node);
  const OxbowSetup *setup = oxbow_history_get_setup (history);
  int seat = oxbow_history_get_seat (history, node);
  g_autofree char *move = oxbow_move_to_text (oxbow_history_look (history, parent),
                                              oxbow_history_get_move (history, node));
  g_autofree OxbowState *after = oxbow_history_copy_state (history, node);
  const char *comment = oxbow_history_get_comment (history, node);
  g_string_append_printf (text, "%4d  %s: %s\n", n, seat >= 0 ? oxbow_setup_seat_name (setup, seat) : "", move);
  add_events (text, history, node, after);
  if (comment != NULL)
    g_string_append_printf (text, "      [%s]\n", comment);
}

char *
oxbow_record_of_game (OxbowGame *game)
{
  const OxbowHistory *history = oxbow_game_get_history (game);
  const OxbowSetup *setup = oxbow_history_get_setup (history);
  GString *text = g_string_new (NULL);
  g_string_append_printf (text, "%s – %s\n", _(setup->ruleset->title), oxbow_text_get (setup->scenario->title));
  add_players (text, setup);
  g_string_append_c (text, '\n');
  for (int n = 1; n <= oxbow_history_line_length (history); n++)
    add_move (text, history, n);
  return g_string_free (text, FALSE);
}
