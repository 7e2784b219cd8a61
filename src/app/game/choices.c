/* choices.c: what may be chosen next, in words: for panels, menus and whoever does not use the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/choices.h"
#include "core/foresight.h"
#include "players/player.h"

#include <glib/gi18n-lib.h>

#define FEW 8                   /* so many moves are listed one by one */
#define WORLDS 6                /* in which a later move has to have the same name */

static void
choice_free (gpointer data)
{
  OxbowChoice *choice = data;
  g_free (choice->title);
  g_free (choice->price);
  g_free (choice->word);
  g_clear_pointer (&choice->values, g_array_unref);
  g_free (choice);
}

static OxbowChoice *
add_choice (GPtrArray *choices, OxbowChoiceKind kind)
{
  OxbowChoice *choice = g_new0 (OxbowChoice, 1);
  choice->kind = kind;
  g_ptr_array_add (choices, choice);
  return choice;
}

/* The bracket that the last one closes, whatever stands in brackets within; or NULL. */
static const char *
find_bracket (const char *offer)
{
  int depth = 0;
  for (const char *c = offer + strlen (offer); c > offer; c--)
    {
      depth += (c[-1] == ')') - (c[-1] == '(');
      if (c[-1] == '(' && depth <= 0)
        return c - 1;
    }
  return NULL;
}

void
oxbow_choices_split (const char *offer, char **title, char **price)
{
  const char *open = find_bracket (offer);
  bool has_price = open != NULL && open > offer && open[-1] == ' ' && g_str_has_suffix (open, ")");
  *title = has_price ? g_strndup (offer, (size_t) (open - 1 - offer)) : g_strdup (offer);
  *price = has_price ? g_strndup (open + 1, strlen (open) - 2) : NULL;
}

char *
oxbow_choices_name_move (const OxbowState *state, const OxbowMove *move)
{
  g_autofree char *offer = oxbow_state_ruleset (state)->offer (state, move), *title = NULL, *price = NULL;
  oxbow_choices_split (offer, &title, &price);
  return g_steal_pointer (&title);
}

static bool
play (OxbowState *state, const OxbowMove *first, const OxbowMove *others, int n_others)
{
  bool is_played = oxbow_state_apply (state, first, NULL, NULL);
  for (int i = 0; i < n_others && is_played; i++)
    is_played = oxbow_state_apply (state, &others[i], NULL, NULL);
  return is_played;
}

/* In worlds that the seat could believe in: the real one has cards that nobody has seen. What is not possible in one of
 * them has no name there. */
char *
oxbow_choices_name_later (const OxbowState *state, const OxbowMove *first, const OxbowMove *later, int n_later,
                          uint64_t seed)
{
  g_autofree OxbowState *world = oxbow_state_copy (state), *after = oxbow_state_copy (state);
  g_autofree char *name = NULL;
  OxbowRng rng = { seed };
  for (int i = 0; i < WORLDS; i++)
    {
      oxbow_player_imagine (world, state, oxbow_state_turn (state), &rng);
      if (!play (world, first, later, n_later - 1))
        return NULL;
      oxbow_state_assign (after, world);
      if (!oxbow_state_apply (after, &later[n_later - 1], NULL, NULL))
        return NULL;
      g_autofree char *other = oxbow_choices_name_move (world, &later[n_later - 1]);
      if (name != NULL && !g_str_equal (name, other))
        return NULL;
      g_free (name);
      name = g_steal_pointer (&other);
    }
  return g_steal_pointer (&name);
}

static char *
make_readable (const char *word)
{
  char *text = g_strdelimit (g_strdup (word), "-_", ' ');
  text[0] = g_ascii_toupper (text[0]);
  return text;
}

/* "the relief camp" begins a button. */
static char *
begin_large (const char *words)
{
  g_autofree char *first = g_utf8_substring (words, 0, 1), *large = g_utf8_strup (first, -1);
  return g_strconcat (large, g_utf8_next_char (words), NULL);
}

char *
oxbow_choices_name_cell (const OxbowState *state, OxbowCell cell)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  const OxbowTerrain *terrain = oxbow_palette_find_terrain (ruleset->palette, state->setup->terrain[cell]);
  bool is_named = oxbow_state_place_of (state, cell) != cell;
  return g_strdup (is_named && terrain != NULL ? _(terrain->title) : OXBOW_CELL_NAME (&state->setup->grid, cell));
}

char *
oxbow_choices_name_verb (const OxbowRuleset *ruleset, const char *verb)
{
  for (int i = 0; ruleset->moves[i].name != NULL; i++)
    if (g_str_equal (ruleset->moves[i].name, verb) && ruleset->moves[i].title != NULL)
      return g_strdup (_(ruleset->moves[i].title));
  return make_readable (verb);
}

char *
oxbow_choices_name_word (const OxbowPicker *picker, const OxbowState *state, OxbowArgKind arg, const char *word)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  g_autofree char *called = oxbow_picker_call_word (picker, arg, word);
  if (called != NULL && *called != '\0')
    return begin_large (called);
  int seat = arg == OXBOW_ARG_SEAT ? oxbow_ruleset_find_seat (ruleset, word) : -1;
  return seat >= 0 ? g_strdup (_(ruleset->seats[seat].title)) : make_readable (word);
}

static OxbowChoice *
add_move (GPtrArray *choices, const OxbowState *state, const OxbowMove *move)
{
  OxbowChoice *choice = add_choice (choices, OXBOW_CHOICE_MOVE);
  g_autofree char *offer = oxbow_state_ruleset (state)->offer (state, move);
  oxbow_choices_split (offer, &choice->title, &choice->price);
  choice->move = *move;
  return choice;
}

static int
count_spots (const OxbowState *state, const OxbowMove *move)
{
  int n = 0;
  for (int i = 0; i < move->n_args; i++)
    {
      OxbowArgKind kind = oxbow_verb_arg (&oxbow_state_ruleset (state)->moves[move->verb], i)->kind;
      n += kind == OXBOW_ARG_CELL || kind == OXBOW_ARG_EDGE || kind == OXBOW_ARG_PLACE;
    }
  return n;
}

static bool
has_spot (const OxbowState *state, const OxbowMove *move)
{
  return count_spots (state, move) > 0;
}

static const char *
name_of (const OxbowState *state, const OxbowMove *move)
{
  return oxbow_state_ruleset (state)->moves[move->verb].name;
}

/* What ends the turn stands apart from all else, unless it says with whom or what, or the board takes it too. */
static void
find_end (OxbowChoice *choice, const OxbowState *state)
{
  if (choice->move.n_args > 0 || oxbow_state_ruleset (state)->moves[choice->move.verb].is_answer)
    return;
  g_autoptr (OxbowForesight) foresight = oxbow_foresight_new (state, &choice->move);
  choice->ends_turn = foresight->ends_turn || oxbow_state_ruleset (state)->moves[choice->move.verb].closes_turn;
}

/* Answers to a question are equals, though all of them end a turn: whoever ends turns without looking must not give one
 * of them unseen. */
static void
settle_ends (GPtrArray *choices, const OxbowPicker *picker, const OxbowState *state)
{
  const OxbowMove *moves = oxbow_picker_get_moves (picker);
  int n_ends = 0;
  for (unsigned int i = 0; i < choices->len; i++)
    n_ends += ((const OxbowChoice *) choices->pdata[i])->ends_turn;
  for (int i = 0; i < oxbow_picker_n_moves (picker) && n_ends > 0; i++)
    {
      g_autoptr (OxbowForesight) foresight = oxbow_foresight_new (state, &moves[i]);
      if (oxbow_state_ruleset (state)->moves[moves[i].verb].closes_turn || !foresight->ends_turn)
        return;
    }
  for (unsigned int i = 0; i < choices->len && choices->len > 1; i++)
    ((OxbowChoice *) choices->pdata[i])->ends_turn = false;
}

/* The verbs of the moves that are left */

/* What all moves of a verb cost alike, or NULL. */
static char *
find_price (const OxbowPicker *picker, const OxbowState *state, const char *verb)
{
  const OxbowMove *moves = oxbow_picker_get_moves (picker);
  g_autofree char *common = NULL;
  for (int i = 0; i < oxbow_picker_n_moves (picker); i++)
    {
      g_autofree char *title = NULL, *price = NULL, *offer = NULL;
      if (!g_str_equal (name_of (state, &moves[i]), verb))
        continue;
      offer = oxbow_state_ruleset (state)->offer (state, &moves[i]);
      oxbow_choices_split (offer, &title, &price);
      if (price == NULL || (common != NULL && !g_str_equal (common, price)))
        return NULL;
      if (common == NULL)
        common = g_steal_pointer (&price);
    }
  return g_steal_pointer (&common);
}

static const OxbowMove *
find_only (const OxbowPicker *picker, const OxbowState *state, const char *verb, bool *on_board)
{
  const OxbowMove *moves = oxbow_picker_get_moves (picker), *found = NULL;
  int n = 0;
  *on_board = false;
  for (int i = 0; i < oxbow_picker_n_moves (picker); i++)
    if (g_str_equal (name_of (state, &moves[i]), verb))
      {
        found = &moves[i];
        *on_board = *on_board || has_spot (state, found);
        n++;
      }
  return n == 1 ? found : NULL;
}

static void
add_verb (GPtrArray *choices, const OxbowPicker *picker, const OxbowState *state, const char *verb)
{
  bool on_board;
  const OxbowMove *only = find_only (picker, state, verb, &on_board);
  if (only != NULL)
    {
      find_end (add_move (choices, state, only), state);
      return;
    }
  OxbowChoice *choice = add_choice (choices, OXBOW_CHOICE_VERB);
  choice->title = oxbow_choices_name_verb (oxbow_state_ruleset (state), verb);
  choice->price = find_price (picker, state, verb);
  choice->word = g_strdup (verb);
  choice->on_board = on_board;
}

/* What the moves that are left still take */

bool
oxbow_choices_wait_for_spot (const OxbowPicker *picker)
{
  static const OxbowArgKind kinds[] = { OXBOW_ARG_CELL, OXBOW_ARG_EDGE, OXBOW_ARG_PLACE };
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (int));
  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    oxbow_picker_get_values (picker, kinds[i], values);
  bool has_spot = false;
  for (unsigned int i = 0; i < values->len; i++)
    has_spot = has_spot || g_array_index (values, int, i) >= 0;         /* places with names are words */
  return has_spot;
}

/* What all moves have is no choice, while a place tells them apart. */
static void
add_word (GPtrArray *choices, OxbowPicker *picker, const OxbowState *state, OxbowArgKind kind, const char *word)
{
  int n_before = oxbow_picker_n_moves (picker);
  bool on_board = oxbow_choices_wait_for_spot (picker);
  if (!oxbow_picker_give_word (picker, word, NULL))
    return;
  if (oxbow_picker_n_moves (picker) == 1)
    add_move (choices, state, oxbow_picker_get_moves (picker));
  else if (oxbow_picker_n_moves (picker) < n_before || !on_board)
    {
      OxbowChoice *choice = add_choice (choices, OXBOW_CHOICE_WORD);
      choice->title = oxbow_choices_name_word (picker, state, kind, word);
      choice->word = g_strdup (word);
      choice->arg = kind;
      choice->on_board = has_spot (state, oxbow_picker_get_moves (picker));
    }
  oxbow_picker_take_back (picker);
}

static void
add_words (GPtrArray *choices, OxbowPicker *picker, const OxbowState *state)
{
  static const OxbowArgKind kinds[] = { OXBOW_ARG_SEAT, OXBOW_ARG_CARD, OXBOW_ARG_WORD, OXBOW_ARG_PLACE };
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (GPtrArray) words = oxbow_picker_build_words (picker, kinds[i]);
      for (unsigned int j = 0; j < words->len; j++)
        if (g_hash_table_add (seen, g_strdup (g_ptr_array_index (words, j))))
          add_word (choices, picker, state, kinds[i], g_ptr_array_index (words, j));
    }
}

static void
add_numbers (GPtrArray *choices, OxbowPicker *picker)
{
  GArray *values = g_array_new (FALSE, FALSE, sizeof (int));
  oxbow_picker_get_values (picker, OXBOW_ARG_NUMBER, values);
  if (values->len > 0)
    {
      OxbowChoice *choice = add_choice (choices, OXBOW_CHOICE_NUMBER);
      choice->title = g_strdup (_("Number"));
      choice->values = values;
    }
  else
    g_array_unref (values);
}

/* Two ways over edges of one cell, in the order in which they lie on the map: the board counts them so. */
static bool
lies_left_of (const OxbowState *state, const OxbowMove *one, const OxbowMove *other)
{
  const OxbowVerb *verb = &oxbow_state_ruleset (state)->moves[one->verb];
  int i = 0;
  while (i < MIN (one->n_args, other->n_args) && one->args[i] == other->args[i])
    i++;
  return one->verb == other->verb && i < MIN (one->n_args, other->n_args)
         && oxbow_verb_arg (verb, i)->kind == OXBOW_ARG_EDGE
         && oxbow_edge_upper (one->args[i]) == oxbow_edge_upper (other->args[i])
         && oxbow_edge_side (one->args[i]) > oxbow_edge_side (other->args[i]);
}

static void
settle_last (GPtrArray *choices, const OxbowState *state)
{
  OxbowChoice **all = (OxbowChoice **) choices->pdata;
  for (unsigned int i = choices->len - 1; i > 0 && lies_left_of (state, &all[i]->move, &all[i - 1]->move); i--)
    {
      OxbowChoice *left = all[i];
      all[i] = all[i - 1];
      all[i - 1] = left;
    }
}

/* Those that name the fewest places come first: a step to the next cell glows on the board, a house to be built where
 * one stands has its button only. What gives something away comes last. */
static int
compare_spots (gconstpointer a, gconstpointer b, gpointer state)
{
  const OxbowChoice *one = *(OxbowChoice *const *) a, *other = *(OxbowChoice *const *) b;
  const OxbowVerb *verbs = oxbow_state_ruleset (state)->moves;
  int parting = verbs[one->move.verb].is_parting - verbs[other->move.verb].is_parting;
  return parting != 0 ? parting : count_spots (state, &one->move) - count_spots (state, &other->move);
}

static bool
are_alike (const OxbowState *state, const OxbowMove *one, const OxbowMove *other)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  return ruleset->alike != NULL && ruleset->alike (state, one, other);
}

bool
oxbow_choices_are_one (const OxbowPicker *picker, const OxbowState *state, OxbowMove *move)
{
  const OxbowMove *moves = oxbow_picker_get_moves (picker);
  for (int i = 1; i < oxbow_picker_n_moves (picker); i++)
    if (!are_alike (state, &moves[0], &moves[i]))
      return false;
  *move = moves[0];
  return true;
}

/* Whether one of the first n moves does the same with a piece that is alike. */
static bool
is_listed (const OxbowState *state, const OxbowMove *moves, int n)
{
  for (int i = 0; i < n; i++)
    if (are_alike (state, &moves[i], &moves[n]))
      return true;
  return false;
}

GPtrArray *
oxbow_choices_build_moves (const OxbowPicker *picker, const OxbowState *state)
{
  GPtrArray *choices = g_ptr_array_new_with_free_func (choice_free);
  for (int i = 0; i < oxbow_picker_n_moves (picker); i++)
    {
      if (is_listed (state, oxbow_picker_get_moves (picker), i))
        continue;
      add_move (choices, state, &oxbow_picker_get_moves (picker)[i]);
      settle_last (choices, state);
    }
  g_ptr_array_sort_with_data (choices, compare_spots, (gpointer) state);        /* which is stable */
  return choices;
}

static bool
read_the_same (const OxbowChoice *one, const OxbowChoice *other)
{
  return g_str_equal (one->title, other->title) && g_strcmp0 (one->price, other->price) == 0;
}

/* Whether two moves do the same as far as can be told, such as to take one or the other of two cards that are alike. */
static bool
do_the_same (const OxbowState *state, const OxbowMove *one, const OxbowMove *other)
{
  g_autoptr (OxbowForesight) first = oxbow_foresight_new (state, one), second = oxbow_foresight_new (state, other);
  bool is_same = one->verb == other->verb && first->sentences->len == second->sentences->len && !first->by_chance;
  for (unsigned int i = 0; is_same && i < first->sentences->len; i++)
    is_same = g_str_equal (first->sentences->pdata[i], second->sentences->pdata[i]);
  return is_same;
}

static void
drop_repeated (GPtrArray *choices, const OxbowState *state)
{
  for (unsigned int i = 0; i < choices->len; i++)
    for (unsigned int j = choices->len - 1; j > i; j--)
      {
        const OxbowChoice *one = g_ptr_array_index (choices, i), *other = g_ptr_array_index (choices, j);
        if (read_the_same (one, other) && do_the_same (state, &one->move, &other->move))
          g_ptr_array_remove_index (choices, j);
      }
}

/* Two lines that read the same are no choice. */
static bool
tell_apart (GPtrArray *choices)
{
  for (unsigned int i = 0; i < choices->len; i++)
    for (unsigned int j = 0; j < i; j++)
      if (read_the_same (g_ptr_array_index (choices, i), g_ptr_array_index (choices, j)))
        return false;
  return true;
}

static GPtrArray *
build_steps (OxbowPicker *picker, const OxbowState *state)
{
  GPtrArray *choices = g_ptr_array_new_with_free_func (choice_free);
  OxbowMove complete;
  if (oxbow_picker_n_given (picker) > 0 && oxbow_picker_get_move (picker, &complete))
    add_move (choices, state, &complete);
  add_words (choices, picker, state);
  if (!oxbow_choices_wait_for_spot (picker))    /* once it is chosen, whole sentences say what the numbers are */
    add_numbers (choices, picker);
  return choices;
}

static bool
is_aside (const OxbowState *state, const char *verb)
{
  const OxbowVerb *moves = oxbow_state_ruleset (state)->moves;
  while (!g_str_equal (moves->name, verb))
    moves++;
  return moves->is_aside || moves->is_parting;
}

/* A single move that comes back from words and from numbers is listed once. */
GPtrArray *
oxbow_choices_build (OxbowPicker *picker, const OxbowState *state)
{
  g_autoptr (GPtrArray) verbs = oxbow_picker_build_words (picker, OXBOW_ARG_NONE);
  bool has_begun = oxbow_picker_n_given (picker) > 0;
  if ((has_begun || verbs->len == 1) && oxbow_picker_n_moves (picker) <= FEW)
    {
      g_autoptr (GPtrArray) moves = oxbow_choices_build_moves (picker, state);
      drop_repeated (moves, state);
      if (moves->len == 1 && !has_begun)
        find_end (g_ptr_array_index (moves, 0), state);
      if (tell_apart (moves))
        return g_steal_pointer (&moves);
    }
  if (verbs->len == 1)
    return build_steps (picker, state);

  GPtrArray *choices = g_ptr_array_new_with_free_func (choice_free);
  for (int aside = 0; aside <= 1; aside++)
    for (unsigned int i = 0; i < verbs->len; i++)
      if (is_aside (state, g_ptr_array_index (verbs, i)) == aside)
        add_verb (choices, picker, state, g_ptr_array_index (verbs, i));
  settle_ends (choices, picker, state);
  return choices;
}
