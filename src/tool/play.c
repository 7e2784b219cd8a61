/* play.c: plays moves in a saved game
 *
 * The moves stand on the command line or come as lines of standard input. They are played where the file was left, or
 * from the position that --at names; the lines that were played before stay as branches. The first move that is
 * refused ends it and nothing is saved; only a person at a terminal may try again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/command.h"
#include "core/word.h"
#include "tool/events.h"
#include "tool/lines.h"
#include "tool/out.h"
#include "tool/stored.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <unistd.h>

#define MAX_LINE (1 << 20)

typedef struct
{
  OxbowHistory *history;
  bool prints, in_words;
  int n_played;
} Playing;

static bool
play (Playing *playing, const char *text, GError **error)
{
  OxbowMove move;
  OxbowEvents events = OXBOW_MOVES_INIT;
  bool played = oxbow_move_parse (oxbow_history_get_state (playing->history), text, &move, error)
                && oxbow_history_play (playing->history, &move, &events, error);
  if (played)
    playing->n_played++;
  if (played && playing->prints)
    oxbow_events_print (oxbow_history_get_state (playing->history), &events, "", playing->in_words);
  oxbow_moves_clear (&events);
  return played;
}

static OxbowStatus
refuse (const Playing *playing, const char *text, const GError *error)
{
  g_autofree char *shown = oxbow_word_quote (text);
  return oxbow_bad_input (_("Move %d, %s: %s"), playing->n_played + 1, shown, error->message);
}

static OxbowStatus
play_words (Playing *playing, const OxbowCommandLine *line)
{
  for (int i = 1; i < (int) line->words->len; i++)
    {
      g_autoptr (GError) error = NULL;
      if (!play (playing, oxbow_command_line_word (line, i), &error))
        return refuse (playing, oxbow_command_line_word (line, i), error);
    }
  return OXBOW_STATUS_DONE;
}

static bool
play_line (Playing *playing, const GString *line, GError **error)
{
  if (line->len > MAX_LINE || strlen (line->str) != line->len)
    return oxbow_refuse (error, _("The line is no text, or it is longer than %d bytes."), MAX_LINE);
  g_autofree char *text = g_strstrip (g_strdup (line->str));
  return text[0] == '\0' || text[0] == '#' || play (playing, text, error);
}

/* Empty lines and lines that begin with "#" are passed over. */
static OxbowStatus
play_lines (Playing *playing)
{
  g_autoptr (GString) text = g_string_new (NULL);
  OxbowStatus status = OXBOW_STATUS_DONE;
  bool may_try_again = isatty (STDIN_FILENO);
  while (oxbow_lines_read (stdin, text, MAX_LINE, &status) && status == OXBOW_STATUS_DONE)
    {
      g_autoptr (GError) error = NULL;
      if (!play_line (playing, text, &error))
        {
          OxbowStatus refused = refuse (playing, text->str, error);
          if (!may_try_again)
            return refused;
        }
      if (!oxbow_out_flush ())
        return OXBOW_STATUS_BAD_INPUT;
    }
  return status;
}

static OxbowStatus
run (const OxbowCommandLine *line)
{
  bool from_input = line->words->len == 1;
  const char *output = oxbow_command_line_get (line, "output");
  if (from_input && strcmp (oxbow_command_line_word (line, 0), "-") == 0)
    return oxbow_wrong_usage (line->command, _("Standard input cannot be the game and the moves; name the moves."));
  OxbowStatus opened = OXBOW_STATUS_DONE;
  g_autoptr (OxbowHistory) history = oxbow_stored_open (line, &opened);
  if (history == NULL || opened != OXBOW_STATUS_DONE)
    return opened;
  Playing playing = {
    .history = history,
    .prints = g_strcmp0 (output, "-") != 0,
    .in_words = oxbow_command_line_has (line, "words"),
  };
  OxbowStatus status = from_input ? play_lines (&playing) : play_words (&playing, line);
  if (status != OXBOW_STATUS_DONE || output == NULL)
    return status;
  /* What is saved has been told: if the events cannot be, the old file stays. */
  g_autoptr (GError) error = NULL;
  if (!oxbow_out_flush ())
    return OXBOW_STATUS_BAD_INPUT;
  return oxbow_stored_save (history, output, &error) ? OXBOW_STATUS_DONE : oxbow_bad_input ("%s", error->message);
}

static const OxbowFlag flags[] =
{
  { "output", 'o', N_("FILE"), false, N_("Where the game is saved afterwards; FILE itself is fine.") },
  OXBOW_AT_FLAG,
  OXBOW_WORDS_FLAG,
  { NULL }
};

const OxbowCommand oxbow_play_command =
{
  "play", N_("FILE [-o FILE] [MOVE...]"),
  N_("Plays moves, or the lines of standard input, and prints what they cause."),
  N_("A move is one argument: 'walk D5 D6'. Without -o nothing is saved, and nothing is if a\n"
     "move is refused. Moves played after --at begin a branch; what was played before is kept\nbeside it."),
  flags, 1, -1, run
};
