/* engine.c: the engine protocol, a table of commands over one game
 *
 * Each command either fills its answer or sets an error and has touched nothing: a new game, a loaded one or another
 * position is first built whole, then takes the place of the old one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/engine.h"

#include "config.h"
#include "core/history.h"
#include "core/word.h"
#include "tool/begin.h"
#include "tool/command.h"
#include "tool/genmove.h"
#include "tool/out.h"
#include "tool/stored.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_LISTING (1 << 25)   /* bytes: more than a listing of the greatest map */

struct _OxbowEngine
{
  OxbowHistory *history;        /* NULL until a game has begun */
  GString *listing;             /* the lines after "position", or NULL */
  bool listing_is_bad;          /* one of them is no text, or they are too many */
  bool with_files;
  bool has_quit;
};

typedef struct
{
  const char *name;
  int min_words, max_words;     /* after the name; -1: any number */
  const char *words;            /* what they are, for the sentence that asks for them */
  bool needs_game;
  bool (*run) (OxbowEngine *engine, char **words, GString *out, GError **error);
} Command;

static void
replace_history (OxbowEngine *engine, OxbowHistory *history)
{
  oxbow_history_free (engine->history);
  engine->history = history;
}

static const OxbowState *
get_state (const OxbowEngine *engine)
{
  return oxbow_history_get_state (engine->history);
}

static bool
run_protocol_version (OxbowEngine *engine, char **words, GString *out, GError **error)
{
  g_string_append (out, "1");
  return true;
}

static bool
run_name (OxbowEngine *engine, char **words, GString *out, GError **error)
{
  g_string_append (out, "Oxbow");
  return true;
}

static bool
run_version (OxbowEngine *engine, char **words, GString *out, GError **error)
{
  g_string_append (out, OXBOW_VERSION);
  return true;
}

static bool
run_games (OxbowEngine *engine, char **words, GString *out, GError **error)
{
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    g_string_append_printf (out, "%s\n", oxbow_rulesets[i]->id);
  return true;
}

static bool
run_quit (OxbowEngine *engine, char **words, GString *out, GError **error)
{
  engine->has_quit = true;
  return true;
}

/* Standard input and output carry the commands and the answers: no file can be there too. */
static bool
refuse_standard (const char *file, GError **error)
{
  return g_strcmp0 (file, "-") != 0 || oxbow_refuse (error, _("The engine's files have names; '-' is none."));
}

static bool
run_new (OxbowEngine *engine, char **words, GString *out, GError **error)
{
  g_autoptr (OxbowBeginning) beginning = oxbow_beginning_new (words[0]);
  beginning->with_files = engine->with_files;
  for (char **word = words + 1; *word != NULL; word++)
    if (!oxbow_beginning_set_word (beginning, *word, error))
      return false;
  if (!refuse_standard (beginning->scenario, error))
    return false;
  OxbowHistory *history = oxbow_beginning_start (beginning, error);
  if (history == NULL)
    return false;
  replace_history (engine, history);
  return true;
}

static bool
may_use_file (const OxbowEngine *engine, const char *file, GError **error)
{
  if (!engine->with_files)
    return oxbow_refuse (error, _("This engine was started without the use of files."));
  return refuse_standard (file, error);
}

static bool
run_load (OxbowEngine *engine, char **words, GString *out, GError **error)
{
  if (!may_use_file (engine, words[0], error))
    return false;
  OxbowHistory *history = oxbow_stored_load_whole (words[0], error);
  if (history == NULL)
    return false;
  replace_history (engine, history);
  return true;
}

static bool
run_save (OxbowEngine *engine, char **words, GString *out, GError **error)
{
  return may_use_file (engine, words[0], error) && oxbow_stored_save (engine->history, words[0], error);
}

static bool
run_listing (OxbowEngine *engine, char **words, GString *out, GError **error)
{
  g_autofree char *listing = oxbow_state_listing (get_state (engine), -1);
  g_string_append (out, listing);
  return true;
}

static bool
run_legal (OxbowEngine *engine, char **words, GString *out, GError **error)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  oxbow_state_legal_sorted (get_state (engine), &moves);
  for (int i = 0; i < moves.n; i++)
    {
      oxbow_move_print (get_state (engine), &moves.items[i], out);
      g_string_append_c (out, '\n');
    }
  oxbow_moves_clear (&moves);
  return true;
}

static bool
run_turn (OxbowEngine *engine, char **words, GString *out, GError **error)
{
  g_string_append (out, oxbow_state_turn_name (get_state (engine)));
  return true;
}

static bool
run_result (OxbowEngine *engine, char **words, GString *out, GError **error)
{
  const OxbowState *state = get_state (engine);
  OxbowResult result = { 0 };
  g_string_append (out, oxbow_state_ruleset (state)->result (state, &result) ? result.text : "-");
  return true;
}

static bool
run_position (OxbowEngine *engine, char **words, GString *out, GError **error)
{
  engine->listing = g_string_new (NULL);
  engine->listing_is_bad = false;
  return true;
}

/* The line with a single "." has come. */
static bool
set_position (OxbowEngine *engine, const char *listing, GError **error)
{
  if (engine->listing_is_bad)
    return oxbow_refuse (error, _("The listing is no text, or it is too long."));
  if (engine->history == NULL)
    return oxbow_refuse (error, _("There is no game yet: begin with 'new' or 'load'."));
  g_autoptr (OxbowSetup) setup = oxbow_setup_read (oxbow_history_get_setup (engine->history), listing, error);
  if (setup == NULL)
    return false;
  replace_history (engine, oxbow_history_new (setup));
  return true;
}

static bool
run_play (OxbowEngine *engine, char **words, GString *out, GError **error)
{
  g_autofree char *text = g_strjoinv (" ", words);
  OxbowMove move;
  if (!oxbow_move_parse (get_state (engine), text, &move, error))
    return false;
  OxbowEvents events = OXBOW_MOVES_INIT;
  bool played = oxbow_history_play (engine->history, &move, &events, error);
  for (int i = 0; played && i < events.n; i++)
    {
      g_autofree char *event = oxbow_event_to_text (get_state (engine), &events.items[i]);
      g_string_append_printf (out, "%s\n", event);
    }
  oxbow_moves_clear (&events);
  return played;
}

static bool
read_number (const char *word, const char *what, int *number, GError **error)
{
  if (oxbow_parse_number (word, 0, G_MAXINT, number))
    return true;
  g_autofree char *shown = oxbow_word_quote (word);
  return oxbow_refuse (error, _("%s takes a whole number from 0 up, not %s."), what, shown);
}

static bool
run_undo (OxbowEngine *engine, char **words, GString *out, GError **error)
{
  int n = 1, possible = oxbow_history_get_depth (engine->history, oxbow_history_get_node (engine->history));
  if (words[0] != NULL && !read_number (words[0], "undo", &n, error))
    return false;
  if (n > possible && possible == 0)
    return oxbow_refuse (error, _("There is no move to undo."));
  if (n > possible)
    return oxbow_refuse (error, ngettext ("Only %d move can be undone.", "Only %d moves can be undone.",
                                          (gulong) possible), possible);
  oxbow_history_undo (engine->history, n);
  return true;
}

static bool
run_redo (OxbowEngine *engine, char **words, GString *out, GError **error)
{
  int here = oxbow_history_get_depth (engine->history, oxbow_history_get_node (engine->history));
  int n = 1, possible = oxbow_history_line_length (engine->history) - here;
  if (words[0] != NULL && !read_number (words[0], "redo", &n, error))
    return false;
  if (n > possible && possible == 0)
    return oxbow_refuse (error, _("There is no move to do again."));
  if (n > possible)
    return oxbow_refuse (error, ngettext ("Only %d move can be done again.", "Only %d moves can be done again.",
                                          (gulong) possible), possible);
  oxbow_history_redo (engine->history, n);
  return true;
}

static bool
run_goto (OxbowEngine *engine, char **words, GString *out, GError **error)
{
  int n;
  if (!read_number (words[0], "goto", &n, error))
    return false;
  if (!oxbow_history_go_nth (engine->history, n))
    return oxbow_refuse (error, _("There is no position %d: the line ends after move %d."), n,
                         oxbow_history_line_length (engine->history));
  return true;
}

/* Plays one of the sorted legal moves; false at the end of the game or with an error. */
static bool
play_by_chance (OxbowEngine *engine, OxbowMoves *moves, OxbowRng *rng, GError **error)
{
  moves->n = 0;
  oxbow_state_legal_sorted (get_state (engine), moves);
  if (moves->n == 0)
    return false;
  const OxbowMove *move = &moves->items[oxbow_rng_below (rng, (uint64_t) moves->n)];
  return oxbow_history_play (engine->history, move, NULL, error);
}

static bool
run_random (OxbowEngine *engine, char **words, GString *out, GError **error)
{
  int n, played = 0;
  OxbowRng rng;
  if (!read_number (words[0], "random", &n, error))
    return false;
  if (!g_str_has_prefix (words[1], "seed=") || !oxbow_parse_seed (words[1] + strlen ("seed="), &rng.s))
    return oxbow_refuse (error, _("random needs a seed: seed=N, with N a whole number from 0 up."));
  OxbowMoves moves = OXBOW_MOVES_INIT;
  g_autoptr (GError) refusal = NULL;
  while (played < n && play_by_chance (engine, &moves, &rng, &refusal))
    played++;
  oxbow_moves_clear (&moves);
  g_assert_no_error (refusal);
  g_string_append_printf (out, "%d", played);
  return true;
}

static bool
run_genmove (OxbowEngine *engine, char **words, GString *out, GError **error)
{
  return oxbow_genmove (engine->history, words, out, error);
}

static bool
run_digest (OxbowEngine *engine, char **words, GString *out, GError **error)
{
  g_string_append_printf (out, "%016" G_GINT64_MODIFIER "x", oxbow_state_digest (get_state (engine)));
  return true;
}

static bool run_list_commands (OxbowEngine *engine, char **words, GString *out, GError **error);

static const Command commands[] =
{
  { "protocol_version", 0, 0, NULL, false, run_protocol_version },
  { "name", 0, 0, NULL, false, run_name },
  { "version", 0, 0, NULL, false, run_version },
  { "list_commands", 0, 0, NULL, false, run_list_commands },
  { "games", 0, 0, NULL, false, run_games },
  { "quit", 0, 0, NULL, false, run_quit },
  { "new", 1, -1, N_("GAME [scenario=NAME_OR_FILE] [seed=N] [players=N] [seat.ROLE=VALUE]... [option.NAME=VALUE]... "
                     "[suggested=yes] [post=yes]"), false, run_new },
  { "load", 1, 1, N_("FILE"), false, run_load },
  { "save", 1, 1, N_("FILE"), true, run_save },
  { "listing", 0, 0, NULL, true, run_listing },
  { "legal", 0, 0, NULL, true, run_legal },
  { "turn", 0, 0, NULL, true, run_turn },
  { "result", 0, 0, NULL, true, run_result },
  { "position", 0, 0, NULL, false, run_position },
  { "play", 1, -1, N_("MOVE"), true, run_play },
  { "undo", 0, 1, N_("[N]"), true, run_undo },
  { "redo", 0, 1, N_("[N]"), true, run_redo },
  { "goto", 1, 1, N_("N"), true, run_goto },
  { "random", 2, 2, N_("N seed=S"), true, run_random },
  { "genmove", 1, 3, N_("LEVEL [ms=N] [seed=S]"), true, run_genmove },
  { "digest", 0, 0, NULL, true, run_digest },
  { NULL }
};

static bool
run_list_commands (OxbowEngine *engine, char **words, GString *out, GError **error)
{
  for (const Command *command = commands; command->name != NULL; command++)
    g_string_append_printf (out, "%s\n", command->name);
  return true;
}

static const Command *
find_command (const char *name, GError **error)
{
  const char *names[G_N_ELEMENTS (commands)] = { NULL };
  for (int i = 0; commands[i].name != NULL; i++)
    {
      if (strcmp (commands[i].name, name) == 0)
        return &commands[i];
      names[i] = commands[i].name;
    }
  g_autofree char *shown = oxbow_word_quote (name);
  const char *nearest = oxbow_word_nearest (name, names);
  if (nearest != NULL)
    oxbow_refuse (error, _("There is no command %s. Was '%s' meant?"), shown, nearest);
  else
    oxbow_refuse (error, _("There is no command %s; list_commands names those there are."), shown);
  return NULL;
}

static bool
run_words (OxbowEngine *engine, char **words, GString *out, GError **error)
{
  const Command *command = find_command (words[0], error);
  if (command == NULL)
    return false;
  int n = (int) g_strv_length (words) - 1;
  if (n < command->min_words || (command->max_words >= 0 && n > command->max_words))
    return command->words != NULL ? oxbow_refuse (error, _("Say it so: %s %s"), command->name, _(command->words))
                                  : oxbow_refuse (error, _("%s stands alone."), command->name);
  if (command->needs_game && engine->history == NULL)
    return oxbow_refuse (error, _("There is no game yet: begin with 'new' or 'load'."));
  return command->run (engine, words + 1, out, error);
}

/* Puts together an answer: its lines, or the sentence on one line, and the empty line at the end. */
static void
append_answer (GString *answer, const GString *out, const GError *error)
{
  if (error != NULL)
    {
      g_autofree char *sentence = oxbow_out_tidy (error->message);
      g_string_append_printf (answer, "? %s\n\n", sentence);
      return;
    }
  g_string_append (answer, "= ");
  g_string_append_len (answer, out->str, (gssize) out->len);
  g_string_append (answer, out->len > 0 && out->str[out->len - 1] == '\n' ? "\n" : "\n\n");
}

static void
take_listing_line (OxbowEngine *engine, const char *line, size_t length, bool is_text, GString *answer)
{
  if (length != 1 || line[0] != '.')
    {
      if (!is_text || engine->listing->len + length > MAX_LISTING)
        engine->listing_is_bad = true;
      else
        g_string_append_printf (engine->listing, "%.*s\n", (int) length, line);
      return;
    }
  g_autofree char *listing = g_string_free (g_steal_pointer (&engine->listing), FALSE);
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) out = g_string_new (NULL);
  set_position (engine, listing, &error);
  append_answer (answer, out, error);
}

static void
take_command (OxbowEngine *engine, const char *line, GString *answer)
{
  g_auto (GStrv) words = NULL;
  g_autoptr (GError) error = NULL, unreadable = NULL;
  g_autoptr (GString) out = g_string_new (NULL);
  if (g_shell_parse_argv (line, NULL, &words, &unreadable))
    run_words (engine, words, out, &error);
  else if (g_error_matches (unreadable, G_SHELL_ERROR, G_SHELL_ERROR_EMPTY_STRING))
    return;
  else
    oxbow_refuse_in_words (&error, _("A quotation mark has no partner, or a backslash nothing after it."));
  if (engine->listing == NULL)
    append_answer (answer, out, error);
}

bool
oxbow_engine_take (OxbowEngine *engine, const char *line, size_t length, GString *answer)
{
  bool is_text = length <= OXBOW_ENGINE_MAX_LINE && memchr (line, '\0', length) == NULL;
  if (length > 0 && line[length - 1] == '\r')
    length--;
  if (engine->listing != NULL)
    {
      take_listing_line (engine, line, length, is_text, answer);
      return true;
    }
  if (!is_text)
    {
      g_autoptr (GError) error = NULL;
      oxbow_refuse_in_words (&error, _("The line is no text, or it is longer than %d bytes."), OXBOW_ENGINE_MAX_LINE);
      append_answer (answer, NULL, error);
      return true;
    }
  g_autofree char *text = g_strndup (line, length);
  take_command (engine, text, answer);
  return !engine->has_quit;
}

void
oxbow_engine_end (OxbowEngine *engine, GString *answer)
{
  if (engine->listing == NULL)
    return;
  g_autoptr (GError) error = NULL;
  oxbow_refuse_in_words (&error, _("The listing was not ended by a line with a single '.'."));
  append_answer (answer, NULL, error);
}

OxbowEngine *
oxbow_engine_new (bool with_files)
{
  OxbowEngine *engine = g_new0 (OxbowEngine, 1);
  engine->with_files = with_files;
  return engine;
}

void
oxbow_engine_free (OxbowEngine *engine)
{
  if (engine == NULL)
    return;
  oxbow_history_free (engine->history);
  if (engine->listing != NULL)
    g_string_free (engine->listing, TRUE);
  g_free (engine);
}
