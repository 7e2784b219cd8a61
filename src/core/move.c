/* move.c: moves and events as text, by the tables of verbs
 *
 * The only place that parses or prints a line of play. A line is words separated by single spaces; each word is read by
 * the kind of the argument it stands for. Where several verbs share a name, the first whose arguments fit is meant.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/move.h"

#include "core/ruleset.h"
#include "core/word.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_LINE 4096           /* bytes of a line that can be a move at all */

void
oxbow_moves_grow (OxbowMoves *moves)
{
  moves->capacity = MAX (64, 2 * moves->capacity);
  moves->items = g_renew (OxbowMove, moves->items, moves->capacity);
}

void
oxbow_moves_clear (OxbowMoves *moves)
{
  g_free (moves->items);
  *moves = (OxbowMoves) OXBOW_MOVES_INIT;
}

void
oxbow_events_add_array (OxbowEvents *events, int verb, const int *args, int n_args)
{
  if (events == NULL)
    return;
  g_assert (n_args <= OXBOW_MAX_ARGS);
  OxbowEvent *event = oxbow_moves_append (events, verb, n_args);
  for (int i = 0; i < n_args; i++)
    event->args[i] = (int16_t) CLAMP (args[i], G_MININT16, G_MAXINT16);
}

bool
oxbow_move_equal (const OxbowMove *a, const OxbowMove *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

static const OxbowArg no_arg = { OXBOW_ARG_NONE };

const OxbowArg *
oxbow_verb_arg (const OxbowVerb *verb, int i)
{
  int n = 0;
  while (n <= i && verb->args[n].kind != OXBOW_ARG_NONE)
    n++;
  if (n > i)
    return &verb->args[i];
  if (n > 0 && (verb->args[n - 1].flags & OXBOW_ARG_REPEATED) && i < OXBOW_MAX_ARGS)
    return &verb->args[n - 1];
  return &no_arg;
}

const char *
oxbow_arg_word (const OxbowState *state, const OxbowArg *arg, int value)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  if (arg->kind == OXBOW_ARG_SEAT)
    return value >= 0 && value < oxbow_ruleset_n_seats (ruleset) ? ruleset->seats[value].id : NULL;
  if (value < 0)
    return NULL;
  if (arg->words == NULL)
    return ruleset->word != NULL ? ruleset->word (state, arg->vocabulary, value) : NULL;
  for (int i = 0; arg->words[i] != NULL; i++)
    if (i == value)
      return arg->words[i];
  return NULL;
}

int
oxbow_arg_find_word (const OxbowState *state, const OxbowArg *arg, const char *word)
{
  const char *known;
  for (int i = 0; (known = oxbow_arg_word (state, arg, i)) != NULL; i++)
    if (strcmp (known, word) == 0)
      return i;
  return OXBOW_UNKNOWN_WORD;
}

static void
print_arg (const OxbowState *state, const OxbowArg *arg, int value, GString *out)
{
  const OxbowGrid *grid = &state->setup->grid;
  const char *word = NULL;
  switch (arg->kind)
    {
    case OXBOW_ARG_CELL:
      g_string_append (out, value >= 0 ? OXBOW_CELL_NAME (grid, value) : "?");
      return;
    case OXBOW_ARG_EDGE:
      g_string_append (out, value >= 0 ? OXBOW_EDGE_NAME (grid, value) : "?");
      return;
    case OXBOW_ARG_PLACE:
      if (value >= 0)
        {
          g_string_append (out, OXBOW_CELL_NAME (grid, value));
          return;
        }
      word = oxbow_arg_word (state, arg, OXBOW_NAMED_PLACE (value));
      break;
    case OXBOW_ARG_SEAT:
    case OXBOW_ARG_CARD:
    case OXBOW_ARG_WORD:
      word = oxbow_arg_word (state, arg, value);
      break;
    case OXBOW_ARG_NUMBER:
      g_string_append_printf (out, "%d", value);
      return;
    case OXBOW_ARG_NONE:
      g_return_if_reached ();
    }
  g_string_append (out, word != NULL ? word : "?");
}

static void
print_line (const OxbowState *state, const OxbowVerb *verbs, const OxbowMove *line, GString *out)
{
  const OxbowVerb *verb = &verbs[line->verb];
  g_string_append (out, verb->name);
  for (int i = 0; i < line->n_args; i++)
    {
      g_string_append_c (out, ' ');
      print_arg (state, oxbow_verb_arg (verb, i), line->args[i], out);
    }
}

void
oxbow_move_print (const OxbowState *state, const OxbowMove *move, GString *out)
{
  print_line (state, oxbow_state_ruleset (state)->moves, move, out);
}

char *
oxbow_move_to_text (const OxbowState *state, const OxbowMove *move)
{
  GString *text = g_string_new (NULL);
  oxbow_move_print (state, move, text);
  return g_string_free (text, FALSE);
}

char *
oxbow_event_to_text (const OxbowState *state, const OxbowEvent *event)
{
  GString *text = g_string_new (NULL);
  print_line (state, oxbow_state_ruleset (state)->events, event, text);
  return g_string_free (text, FALSE);
}

static bool
parse_cell (const OxbowState *state, const OxbowArg *arg, const char *word, int *value)
{
  *value = oxbow_cell_parse (&state->setup->grid, word);
  return *value != OXBOW_NO_CELL || (arg->flags & OXBOW_ARG_LENIENT);
}

static bool
parse_place (const OxbowState *state, const OxbowArg *arg, const char *word, int *value)
{
  int named = oxbow_arg_find_word (state, arg, word);
  if (named != OXBOW_UNKNOWN_WORD)
    {
      *value = OXBOW_NAMED_PLACE (named);
      return true;
    }
  return parse_cell (state, arg, word, value)
         && (*value == OXBOW_NO_CELL || oxbow_state_place_of (state, *value) == *value);
}

static bool
parse_number (const OxbowArg *arg, const char *word, int *value)
{
  gint64 number;
  if (!oxbow_word_is_number (word))
    return false;
  bool fits = g_ascii_string_to_signed (word, 10, G_MININT16, G_MAXINT16, &number, NULL);
  if (!fits)
    number = word[0] == '-' ? G_MININT16 : G_MAXINT16;
  *value = (int) number;
  return fits || (arg->flags & OXBOW_ARG_LENIENT);
}

static bool
parse_arg (const OxbowState *state, const OxbowArg *arg, const char *word, int *value)
{
  switch (arg->kind)
    {
    case OXBOW_ARG_CELL:
      return parse_cell (state, arg, word, value);
    case OXBOW_ARG_EDGE:
      *value = oxbow_edge_parse (&state->setup->grid, word);
      return *value != OXBOW_NO_EDGE || (arg->flags & OXBOW_ARG_LENIENT);
    case OXBOW_ARG_PLACE:
      return parse_place (state, arg, word, value);
    case OXBOW_ARG_SEAT:
    case OXBOW_ARG_CARD:
    case OXBOW_ARG_WORD:
      *value = oxbow_arg_find_word (state, arg, word);
      return *value != OXBOW_UNKNOWN_WORD || (arg->flags & OXBOW_ARG_LENIENT);
    case OXBOW_ARG_NUMBER:
      return parse_number (arg, word, value);
    case OXBOW_ARG_NONE:
      return false;
    }
  g_assert_not_reached ();
}

/* Whether the words after the verb's name are arguments of this verb; if so they are in move. */
static bool
parse_args (const OxbowState *state, const OxbowVerb *verb, char **words, OxbowMove *move)
{
  int n = 0;
  for (; words[n] != NULL; n++)
    {
      int value;
      if (n == OXBOW_MAX_ARGS || !parse_arg (state, oxbow_verb_arg (verb, n), words[n], &value))
        return false;
      move->args[n] = (int16_t) value;
    }
  move->n_args = (uint8_t) n;
  const OxbowArg *next = oxbow_verb_arg (verb, n);
  bool repeats = n > 0 && next == oxbow_verb_arg (verb, n - 1);
  return next->kind == OXBOW_ARG_NONE || repeats || (next->flags & OXBOW_ARG_OPTIONAL);
}

static bool
refuse_line (const OxbowState *state, const char *text, GError **error)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  if (error == NULL)
    return false;
  g_autofree char *sentence = ruleset->misread != NULL ? ruleset->misread (state, text) : NULL;
  g_set_error_literal (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_NO_MOVE,
                       sentence != NULL ? sentence : _("That is not a move."));
  return false;
}

bool
oxbow_move_parse (const OxbowState *state, const char *text, OxbowMove *move, GError **error)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  if (strlen (text) > MAX_LINE)
    return refuse_line (state, text, error);

  g_auto (GStrv) words = g_strsplit (text, " ", OXBOW_MAX_ARGS + 2);
  for (int verb = 0; words[0] != NULL && ruleset->moves[verb].name != NULL; verb++)
    {
      OxbowMove parsed = { .verb = (uint8_t) verb };
      if (strcmp (ruleset->moves[verb].name, words[0]) != 0
          || !parse_args (state, &ruleset->moves[verb], words + 1, &parsed))
        continue;
      if (ruleset->canonical != NULL)
        ruleset->canonical (state, &parsed);
      *move = parsed;
      return true;
    }
  return refuse_line (state, text, error);
}

typedef struct
{
  char *text;
  OxbowMove move;
} Line;

static int
compare_lines (const void *a, const void *b)
{
  return strcmp (((const Line *) a)->text, ((const Line *) b)->text);
}

void
oxbow_moves_sort (const OxbowState *state, OxbowMoves *moves)
{
  int n = moves->n;
  g_autofree Line *lines = g_new (Line, MAX (n, 1));
  for (int i = 0; i < n; i++)
    lines[i] = (Line) { oxbow_move_to_text (state, &moves->items[i]), moves->items[i] };
  qsort (lines, (size_t) n, sizeof *lines, compare_lines);

  moves->n = 0;
  for (int i = 0; i < n; i++)
    if (i == 0 || strcmp (lines[i].text, lines[i - 1].text) != 0)
      moves->items[moves->n++] = lines[i].move;
  for (int i = 0; i < n; i++)
    g_free (lines[i].text);
}
