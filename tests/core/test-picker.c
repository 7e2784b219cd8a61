/* test-picker.c: from clicks to one move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/picker.h"
#include "../scale.h"
#include "toy.h"

/* What a click of the tests gives: a cell "@B1", an edge "B1/S", a number "3", a verb "!step", any other word. */
static bool
give (OxbowPicker *picker, const OxbowGrid *grid, const char *click, GError **error)
{
  if (*click == '!')
    return oxbow_picker_give_verb (picker, click + 1, error);
  if (*click == '@')
    return oxbow_picker_give_cell (picker, oxbow_cell_parse (grid, click + 1), error);
  if (g_ascii_isdigit (*click))
    return oxbow_picker_give (picker, OXBOW_ARG_NUMBER, (int) g_ascii_strtoll (click, NULL, 10), error);
  if (oxbow_edge_parse (grid, click) != OXBOW_NO_EDGE)
    return oxbow_picker_give_edge (picker, oxbow_edge_parse (grid, click), error);
  return oxbow_picker_give_word (picker, click, error);
}

/* p1 stands on B1 with 2 coins and the card "rain", p2 in the harbour without a card, p3 with one. */
static const char *const position =
  "game toy\nplayers 3\nturns 6\nactions 2\nrng 0000000000000007\ndeck sun wind\n"
  "boatman p1 B1 coins 2 points 0 card rain\nboatman p2 harbour coins 0 points 0 card -\n"
  "boatman p3 harbour coins 0 points 0 card sun\ncoins -\nflowers C1 C2\nfences -\n";

static OxbowSetup *
set_position (void)
{
  g_autoptr (OxbowSetup) setup = toy_setup_new (3, 1);
  g_autoptr (GError) error = NULL;
  OxbowSetup *read = oxbow_setup_read (setup, position, &error);

  g_assert_no_error (error);
  return read;
}

static void
clicks_make_moves (void)
{
  static const struct { const char *clicks, *move; } rows[] = {
    { "", NULL },
    { "!rest", "rest" },
    { "!step", NULL },
    { "!step @A1", "step A1" },
    { "@A1 !step", "step A1" },
    { "@B2", "step harbour" },                  /* a cell of the harbour is the harbour */
    { "@C3", "step harbour" },
    { "harbour", "step harbour" },
    { "B1/S", "fence B1/S" },
    { "@A1", NULL },                            /* step or plant */
    { "@B1", NULL },                            /* plant or carry */
    { "!plant @B1", "plant B1" },               /* two may follow */
    { "!plant @B1 @A1", "plant A1 B1" },
    { "@A1 @A1", "plant A1 A1" },               /* the same spot twice */
    { "!carry @C1 @A1", "carry C1 A1" },        /* C1 has a flower, A1 none */
    { "@A1 !carry @C1", "carry C1 A1" },
    { "!carry @C1 @C2", "carry C1 C2" },        /* both have: in the order given */
    { "!carry @C2 @C1", "carry C2 C1" },
    { "p2", NULL },
    { "p2 rain", "give p2 rain" },
    { "rain p2", "give p2 rain" },
    { "p2 2", "give p2 2" },
    { "2 p3", "give p3 2" },
    { "rain", NULL },                           /* play or give */
    { "rain !play", "play rain" },
    { "rain twice", "play rain twice" },
    { "twice", "play rain twice" },
    { "hush", "call hush" },
  };
  g_autoptr (OxbowSetup) setup = set_position ();

  for (unsigned int i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (OxbowPicker) picker = oxbow_picker_new (setup->start);
      g_auto (GStrv) clicks = g_strsplit (rows[i].clicks, " ", -1);
      g_autoptr (GError) error = NULL;
      OxbowMove move;

      for (int k = 0; clicks[k] != NULL; k++)
        give (picker, &setup->grid, clicks[k], &error);
      g_assert_no_error (error);
      bool has_move = oxbow_picker_get_move (picker, &move);
      g_autofree char *text = has_move ? oxbow_move_to_text (setup->start, &move) : NULL;
      g_assert_cmpstr (text, ==, rows[i].move);
    }
}

static void
refusals_explain (void)
{
  static const struct { const char *clicks, *refused, *sentence, *verb; } rows[] = {
    { "", "@F4", "That is not next to you, or a fence is in the way.", "step" },
    { "", "@D2", "Boatmen walk on fields only.", "step" },
    { "!plant @C1", "@C1", "Only two flowers grow on a field.", "plant" },
    { "!plant", "@F4", "You cannot plant on F4 from where you stand.", "plant" },
    { "!carry", "@F4", "Nothing can be done with \"F4\" now.", NULL },
    { "!carry @C1", "@F4", "A flower is carried between two fields at hand.", "carry" },
    { "!carry @A1", "@B1", "No flower grows on A1.", "carry" },
    { "@A1 @B1", "@B1", "A flower costs a coin.", "plant" },
    { "", "F4/S", "You do not stand beside F4/S.", "fence" },
    { "", "!fence", "Nothing can be done with \"fence\" now.", NULL },
    { "!step", "B1/S", "Nothing can be done with \"B1/S\" now.", NULL },
    { "p2", "3", "You do not have so many coins.", "give" },
    { "p2", "sun", "You do not hold that card.", "give" },
    { "p3", "rain", "That boatman has a card already.", "give" },
    { "", "sun", "You do not hold that card.", "play" },
    { "", "p1", "Nothing can be done with \"p1\" now.", NULL },
    { "!rest", "@A1", "Nothing can be done with \"A1\" now.", NULL },
    { "", "hullo", "Nothing can be done with \"hullo\" now.", NULL },
    { "rain", "ahoy", "Nothing can be done with \"ahoy\" now.", NULL },
  };
  g_autoptr (OxbowSetup) setup = set_position ();

  for (unsigned int i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (OxbowPicker) picker = oxbow_picker_new (setup->start);
      g_auto (GStrv) clicks = g_strsplit (rows[i].clicks, " ", -1);
      g_autofree OxbowState *state = NULL;
      g_autoptr (GError) error = NULL;

      /* A fence is refused for want of coins in one row, so that its verb alone is possible nowhere. */
      if (g_str_equal (rows[i].refused, "!fence"))
        {
          state = oxbow_state_copy (setup->start);
          g_assert_true (oxbow_state_apply_text (state, "give p2 2", NULL, NULL));
          oxbow_picker_free (picker);
          picker = oxbow_picker_new (state);
        }
      for (int k = 0; clicks[k] != NULL; k++)
        g_assert_true (give (picker, &setup->grid, clicks[k], NULL));
      int n_given = oxbow_picker_n_given (picker), n_moves = oxbow_picker_n_moves (picker);
      g_assert_false (give (picker, &setup->grid, rows[i].refused, NULL));
      g_assert_false (give (picker, &setup->grid, rows[i].refused, &error));
      g_assert_error (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_ILLEGAL);
      g_assert_cmpstr (error->message, ==, rows[i].sentence);
      g_assert_cmpstr (oxbow_picker_get_refused (picker), ==, rows[i].verb);
      g_assert_cmpint (oxbow_picker_n_given (picker), ==, n_given);
      g_assert_cmpint (oxbow_picker_n_moves (picker), ==, n_moves);
      if (rows[i].refused[0] == '@')
        {
          g_autofree char *why = oxbow_picker_explain_cell (picker,
                                                            oxbow_cell_parse (&setup->grid, rows[i].refused + 1));
          g_assert_cmpstr (why, ==, rows[i].verb != NULL ? rows[i].sentence : NULL);
        }
    }
}

static char *
join_values (const OxbowPicker *picker, OxbowArgKind kind)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GString) text = g_string_new (NULL);

  oxbow_picker_get_values (picker, kind, values);
  for (unsigned int i = 0; i < values->len; i++)
    g_string_append_printf (text, "%d ", g_array_index (values, int, i));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
join_words (const OxbowPicker *picker, OxbowArgKind kind)
{
  g_autoptr (GPtrArray) words = oxbow_picker_build_words (picker, kind);

  g_ptr_array_add (words, NULL);
  return g_strjoinv (" ", (char **) words->pdata);
}

static void
what_glows_can_be_given (void)
{
  g_autoptr (OxbowSetup) setup = set_position ();
  g_autoptr (OxbowPicker) picker = oxbow_picker_new (setup->start);
  g_autofree char *cells = join_values (picker, OXBOW_ARG_CELL), *numbers = join_values (picker, OXBOW_ARG_NUMBER);
  g_autofree char *verbs = join_words (picker, OXBOW_ARG_NONE), *cards = join_words (picker, OXBOW_ARG_CARD);
  g_autofree char *words = join_words (picker, OXBOW_ARG_WORD), *places = join_words (picker, OXBOW_ARG_PLACE);

  g_assert_cmpstr (cells, ==, "0 1 2 6 8 ");
  g_assert_cmpstr (numbers, ==, "1 2 ");
  g_assert_cmpstr (verbs, ==, "step fence plant carry give play call rest");
  g_assert_cmpstr (cards, ==, "rain");
  g_assert_cmpstr (words, ==, "twice ahoy hush");
  g_assert_cmpstr (places, ==, "harbour");
  g_assert_true (oxbow_picker_takes_cell (picker, oxbow_cell_parse (&setup->grid, "C3")));
  g_assert_false (oxbow_picker_takes_cell (picker, oxbow_cell_parse (&setup->grid, "F4")));

  g_assert_true (oxbow_picker_give_word (picker, "rain", NULL));
  g_autofree char *seats = join_words (picker, OXBOW_ARG_SEAT), *none = join_values (picker, OXBOW_ARG_CELL);
  g_assert_cmpstr (seats, ==, "p2");
  g_assert_cmpstr (none, ==, "");
  g_assert_false (oxbow_picker_takes_word (picker, "rain"));
}

/* As the game calls it in a move that is still possible. */
static void
words_are_called_by_the_game (void)
{
  static const struct { const char *clicks; OxbowArgKind kind; const char *word, *called; } rows[] = {
    { "", OXBOW_ARG_CARD, "rain", "the rain" },
    { "!give", OXBOW_ARG_CARD, "rain", "the rain" },
    { "!step", OXBOW_ARG_CARD, "rain", NULL },  /* no step takes it */
    { "", OXBOW_ARG_CARD, "sun", NULL },        /* p3 holds it */
    { "", OXBOW_ARG_WORD, "rain", NULL },       /* a card, and no word */
    { "", OXBOW_ARG_WORD, "twice", NULL },      /* as it says */
    { "", OXBOW_ARG_SEAT, "p2", NULL },
    { "", OXBOW_ARG_NONE, "play", NULL },
  };
  g_autoptr (OxbowSetup) setup = set_position ();

  for (unsigned int i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (OxbowPicker) picker = oxbow_picker_new (setup->start);
      g_auto (GStrv) clicks = g_strsplit (rows[i].clicks, " ", -1);

      for (int k = 0; clicks[k] != NULL; k++)
        g_assert_true (give (picker, &setup->grid, clicks[k], NULL));
      g_autofree char *called = oxbow_picker_call_word (picker, rows[i].kind, rows[i].word);
      g_assert_cmpstr (called, ==, rows[i].called);
    }
}

static void
taking_back_undoes_giving (void)
{
  g_autoptr (OxbowSetup) setup = set_position ();
  g_autoptr (OxbowPicker) picker = oxbow_picker_new (setup->start);
  int all = oxbow_picker_n_moves (picker);

  g_assert_false (oxbow_picker_take_back (picker));
  g_assert_true (oxbow_picker_give_verb (picker, "plant", NULL));
  g_assert_true (oxbow_picker_give_verb (picker, "plant", NULL));
  g_assert_cmpint (oxbow_picker_n_given (picker), ==, 1);
  int plants = oxbow_picker_n_moves (picker);
  g_assert_true (oxbow_picker_give_cell (picker, 0, NULL));
  g_assert_cmpint (oxbow_picker_n_moves (picker), <, plants);
  g_assert_true (oxbow_picker_take_back (picker));
  g_assert_cmpint (oxbow_picker_n_moves (picker), ==, plants);
  oxbow_picker_reset (picker);
  g_assert_cmpint (oxbow_picker_n_moves (picker), ==, all);
}

static bool
has_move (const OxbowPicker *picker, const OxbowMove *move)
{
  for (int i = 0; i < oxbow_picker_n_moves (picker); i++)
    if (oxbow_move_equal (&oxbow_picker_get_moves (picker)[i], move))
      return true;
  return false;
}

static void
give_argument (OxbowPicker *picker, const OxbowState *state, const OxbowMove *move, int i)
{
  const OxbowArg *arg = oxbow_verb_arg (&toy_ruleset.moves[move->verb], i);
  const char *word =
      oxbow_arg_word (state, arg, arg->kind == OXBOW_ARG_PLACE ? OXBOW_NAMED_PLACE (move->args[i]) : move->args[i]);
  g_autoptr (GError) error = NULL;

  if (arg->kind == OXBOW_ARG_CELL || (arg->kind == OXBOW_ARG_PLACE && move->args[i] >= 0))
    oxbow_picker_give_cell (picker, move->args[i], &error);
  else if (arg->kind == OXBOW_ARG_EDGE || arg->kind == OXBOW_ARG_NUMBER)
    oxbow_picker_give (picker, arg->kind, move->args[i], &error);
  else
    oxbow_picker_give_word (picker, word, &error);
  g_assert_no_error (error);
  g_assert_true (has_move (picker, move));
}

/* Gives a move's arguments in a random order, and its verb at a random moment. */
static void
pick_in_any_order (const OxbowState *state, const OxbowMove *wanted)
{
  g_autoptr (OxbowPicker) picker = oxbow_picker_new (state);
  int order[OXBOW_MAX_ARGS + 1], last = -1;
  bool is_straight = true;
  OxbowMove move;

  for (int i = 0; i <= wanted->n_args; i++)
    order[i] = i;
  for (int i = wanted->n_args; i > 0; i--)
    {
      int j = g_test_rand_int_range (0, i + 1), swapped = order[i];

      order[i] = order[j];
      order[j] = swapped;
    }
  for (int i = 0; i <= wanted->n_args; i++)
    if (order[i] < wanted->n_args)
      {
        give_argument (picker, state, wanted, order[i]);
        is_straight &= order[i] > last;
        last = order[i];
      }
    else
      g_assert_true (oxbow_picker_give_verb (picker, toy_ruleset.moves[wanted->verb].name, NULL));
  g_assert_true (oxbow_picker_get_move (picker, &move));
  g_assert_true (has_move (picker, &move) && has_move (picker, wanted));
  if (is_straight)
    g_assert_true (oxbow_move_equal (&move, wanted));
}

static void
every_legal_move_in_any_order (void)
{
  g_autoptr (OxbowSetup) setup = toy_setup_new (3, 11);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  OxbowMoves moves = OXBOW_MOVES_INIT;

  for (int i = 0; i < scaled (60) && oxbow_state_turn (state) >= 0; i++)
    {
      oxbow_state_legal (state, &moves);
      for (int k = 0; k < moves.n; k++)
        pick_in_any_order (state, &moves.items[k]);
      g_assert_true (oxbow_state_apply (state, &moves.items[g_test_rand_int_range (0, moves.n)], NULL, NULL));
    }
  oxbow_moves_clear (&moves);
}

/* Clicks anywhere. What glows is taken, the rest is refused with a sentence; in the end there is a legal move. */
static bool
click_anywhere (OxbowPicker *picker, const OxbowSetup *setup)
{
  static const char *const words[] = { "p1", "p2", "p3", "sun", "rain", "wind", "twice", "ahoy", "hush", "harbour" };
  int n = oxbow_grid_n_cells (&setup->grid), value = g_test_rand_int_range (0, n);
  const char *word = words[g_test_rand_int_range (0, G_N_ELEMENTS (words))];
  const char *verb = toy_ruleset.moves[g_test_rand_int_range (0, 9)].name;
  g_autoptr (GError) error = NULL;
  bool glows, taken;

  switch (g_test_rand_int_range (0, 5))
    {
    case 0:
      glows = oxbow_picker_takes_cell (picker, value);
      taken = oxbow_picker_give_cell (picker, value, &error);
      break;
    case 1:
      value = g_test_rand_int_range (0, n * OXBOW_SIDES);
      glows = oxbow_picker_takes (picker, OXBOW_ARG_EDGE, value);
      taken = oxbow_picker_give_edge (picker, value, &error);
      break;
    case 2:
      glows = oxbow_picker_takes_word (picker, word);
      taken = oxbow_picker_give_word (picker, word, &error);
      break;
    case 3:
      glows = oxbow_picker_takes (picker, OXBOW_ARG_NUMBER, value);
      taken = oxbow_picker_give (picker, OXBOW_ARG_NUMBER, value, &error);
      break;
    default:
      taken = glows = oxbow_picker_give_verb (picker, verb, &error);
    }
  g_assert_true (glows == taken);
  g_assert_true (taken == (error == NULL));
  return taken;
}

static void
random_clicks_end_in_legal_moves (void)
{
  int n_moves = 0;

  for (int game = 0; game < scaled (60); game++)
    {
      g_autoptr (OxbowSetup) setup = toy_setup_new (2, g_test_rand_int ());
      g_autofree OxbowState *state = oxbow_state_copy (setup->start);
      OxbowMove move;

      while (oxbow_state_turn (state) >= 0)
        {
          g_autoptr (OxbowPicker) picker = oxbow_picker_new (state);

          for (int i = 0; i < 1000 && !oxbow_picker_get_move (picker, &move); i++)
            {
              click_anywhere (picker, setup);
              g_assert_cmpint (oxbow_picker_n_moves (picker), >, 0);
              if (g_test_rand_int_range (0, 20) == 0)
                oxbow_picker_take_back (picker);
            }
          g_assert_true (oxbow_picker_get_move (picker, &move));
          g_assert_true (oxbow_state_apply (state, &move, NULL, NULL));
          n_moves++;
        }
    }
  g_test_message ("%d moves", n_moves);
}

static void
nothing_to_pick_at_the_end (void)
{
  g_autoptr (OxbowSetup) setup = toy_setup_new (2, 1);
  g_autofree OxbowState *state =
      toy_play (setup, "rest; rest; rest; rest; rest; rest; rest; rest; rest; rest; rest; rest");
  g_autoptr (OxbowPicker) picker = oxbow_picker_new (state);
  g_autoptr (GError) error = NULL;
  OxbowMove move;

  g_assert_cmpint (oxbow_state_turn (state), ==, -1);
  g_assert_false (oxbow_picker_get_move (picker, &move));
  g_assert_false (oxbow_picker_give_cell (picker, 0, &error));
  g_assert_cmpstr (error->message, ==, "The game is over.");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/picker/clicks-make-moves", clicks_make_moves);
  g_test_add_func ("/core/picker/refusals-explain", refusals_explain);
  g_test_add_func ("/core/picker/what-glows-can-be-given", what_glows_can_be_given);
  g_test_add_func ("/core/picker/words-are-called-by-the-game", words_are_called_by_the_game);
  g_test_add_func ("/core/picker/taking-back-undoes-giving", taking_back_undoes_giving);
  g_test_add_func ("/core/picker/every-legal-move-in-any-order", every_legal_move_in_any_order);
  g_test_add_func ("/core/picker/random-clicks-end-in-legal-moves", random_clicks_end_in_legal_moves);
  g_test_add_func ("/core/picker/nothing-to-pick-at-the-end", nothing_to_pick_at_the_end);
  return g_test_run ();
}
