/* test-move.c: moves and events, a line of text or a small struct
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "../scale.h"
#include "toy.h"

#include <string.h>

static void
lines_read_back (void)
{
  static const struct { const char *line, *canonical; } rows[] = {
    { "step A1", NULL }, { "step harbour", NULL }, { "fence B1/S", NULL }, { "fence B2/N", "fence B1/S" },
    { "plant A1", NULL }, { "plant C1 A1 B1", "plant A1 B1 C1" }, { "plant A1 A1", NULL },
    { "plant A1 A1 A1 A1 A1 A1 A1", NULL }, { "give p2 3", NULL }, { "give p2 -3", NULL }, { "give p2 sun", NULL },
    { "play wind", NULL }, { "play wind twice", NULL }, { "call ahoy", NULL }, { "call hullo", "call ?" },
    { "rest", NULL },
  };
  g_autoptr (OxbowSetup) setup = toy_setup_new (2, 1);

  for (unsigned int i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      OxbowMove move;

      g_assert_true (oxbow_move_parse (setup->start, rows[i].line, &move, &error));
      g_autofree char *line = oxbow_move_to_text (setup->start, &move);
      g_assert_cmpstr (line, ==, rows[i].canonical != NULL ? rows[i].canonical : rows[i].line);
    }
}

static void
rubbish_is_no_move (void)
{
  static const char *const lines[] = {
    "", " ", "fly A1", "step", "step A1 A2", "step  A1", " step A1", "step A1 ", "step Z1", "step a1", "Step A1",
    "step B2", "step A1/S", "fence A1", "fence A1/E", "plant", "plant A1 A1 A1 A1 A1 A1 A1 A1", "plant A1 harbour",
    "give p2", "give 3 p2", "give p4 3", "give p2 3 4", "give p2 99999", "give p2 03", "play", "play snow",
    "play sun thrice", "call", "call ahoy ahoy", "rest now", "step\tA1", "step A1\n", "\xff\xfe",
  };
  g_autoptr (OxbowSetup) setup = toy_setup_new (2, 1);
  OxbowMove move;

  for (unsigned int i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (oxbow_move_parse (setup->start, lines[i], &move, &error));
      g_assert_error (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_NO_MOVE);
      g_assert_cmpstr (error->message, ==, "That is not a move.");
    }
}

static void
a_line_of_a_megabyte (void)
{
  g_autoptr (OxbowSetup) setup = toy_setup_new (2, 1);
  g_autofree char *line = g_strnfill (1000000, ' ');
  OxbowMove move;

  g_assert_false (oxbow_move_parse (setup->start, line, &move, NULL));
  memcpy (line, "plant", 5);
  g_assert_false (oxbow_move_parse (setup->start, line, &move, NULL));
}

static void
same_verb_by_its_arguments (void)
{
  g_autoptr (OxbowSetup) setup = toy_setup_new (2, 1);
  OxbowMove coins, card;

  g_assert_true (oxbow_move_parse (setup->start, "give p2 2", &coins, NULL));
  g_assert_true (oxbow_move_parse (setup->start, "give p2 wind", &card, NULL));
  g_assert_cmpint (coins.verb + 1, ==, card.verb);
  g_assert_cmpint (coins.args[1], ==, card.args[1]);
  g_assert_false (oxbow_move_equal (&coins, &card));
}

static void
unknown_words_are_for_the_rules (void)
{
  g_autoptr (OxbowSetup) setup = toy_setup_new (2, 1);
  g_autoptr (GError) error = NULL;
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);

  g_assert_false (oxbow_state_apply_text (state, "call hullo", NULL, &error));
  g_assert_error (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_ILLEGAL);
  g_assert_cmpstr (error->message, ==, "Nobody knows that call.");
}

static void
sorted_by_bytes_and_once (void)
{
  static const char *const lines[] = { "step A1",  "rest", "plant A1 B1", "plant A1",
                                       "step A10", "rest", "give p2 10",  "give p2 2" };
  static const char *const sorted = "give p2 10\ngive p2 2\nplant A1\nplant A1 B1\nrest\nstep A1\n";
  g_autoptr (OxbowSetup) setup = toy_setup_new (2, 1);
  g_autoptr (GString) text = g_string_new (NULL);
  OxbowMoves moves = OXBOW_MOVES_INIT;

  for (unsigned int i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      OxbowMove move;

      if (oxbow_move_parse (setup->start, lines[i], &move, NULL))
        *oxbow_moves_append (&moves, move.verb, move.n_args) = move;
    }
  oxbow_moves_sort (setup->start, &moves);
  for (int i = 0; i < moves.n; i++)
    {
      oxbow_move_print (setup->start, &moves.items[i], text);
      g_string_append_c (text, '\n');
    }
  g_assert_cmpstr (text->str, ==, sorted);
  oxbow_moves_clear (&moves);
}

static void
events_print (void)
{
  g_autoptr (OxbowSetup) setup = toy_setup_new (2, 1);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  g_autoptr (GString) text = g_string_new (NULL);
  OxbowEvents events = OXBOW_MOVES_INIT;

  g_assert_true (oxbow_state_apply_text (state, "step B1", &events, NULL));
  g_assert_true (oxbow_state_apply_text (state, "plant B1 A1", &events, NULL));
  g_assert_true (oxbow_state_apply_text (state, "rest", &events, NULL));
  for (int i = 0; i < events.n; i++)
    {
      g_autofree char *line = oxbow_event_to_text (state, &events.items[i]);

      g_string_append_printf (text, "%s\n", line);
    }
  g_assert_cmpstr (text->str, ==, "stepped p1 B1\nplanted p1 A1\nplanted p1 B1\ndrew p1 wind\nturn p2\n");
  oxbow_moves_clear (&events);
}

/* Money and rounds know no bounds; an event of them never wraps round. */
static void
great_numbers_are_the_greatest (void)
{
  OxbowEvents events = OXBOW_MOVES_INIT;

  oxbow_events_add (&events, 0, 40000, -40000, 32767);
  g_assert_cmpint (events.items[0].args[0], ==, 32767);
  g_assert_cmpint (events.items[0].args[1], ==, -32768);
  g_assert_cmpint (events.items[0].args[2], ==, 32767);
  oxbow_moves_clear (&events);
}

/* Lines of words that moves are made of: whatever is read prints to a line that reads back to the same. */
static void
chance_lines_read_back_or_not (void)
{
  static const char *const words[] = {
    "step", "fence",   "plant", "give", "play",  "call",  "rest", "A1",  "B2",   "F4",
    "G9",   "harbour", "B1/S",  "B2/N", "A1/NW", "p1",    "p3",   "sun", "wind", "twice",
    "ahoy", "hullo",   "0",     "-1",   "32767", "32768", "",     "?",   "/",    "\xc3\xa9",
  };
  g_autoptr (OxbowSetup) setup = toy_setup_new (3, 1);
  int n_read = 0;

  for (int i = 0; i < scaled (100000); i++)
    {
      g_autoptr (GString) line = g_string_new (words[g_test_rand_int_range (0, G_N_ELEMENTS (words))]);
      OxbowMove move, again;

      for (int n = g_test_rand_int_range (0, 5); n > 0; n--)
        g_string_append_printf (line, " %s", words[g_test_rand_int_range (0, G_N_ELEMENTS (words))]);
      if (!oxbow_move_parse (setup->start, line->str, &move, NULL))
        continue;
      n_read++;
      g_autofree char *text = oxbow_move_to_text (setup->start, &move);
      g_assert_true (oxbow_move_parse (setup->start, text, &again, NULL));
      g_assert_true (oxbow_move_equal (&move, &again));
    }
  g_assert_cmpint (n_read, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/move/lines-read-back", lines_read_back);
  g_test_add_func ("/core/move/rubbish-is-no-move", rubbish_is_no_move);
  g_test_add_func ("/core/move/a-line-of-a-megabyte", a_line_of_a_megabyte);
  g_test_add_func ("/core/move/same-verb-by-its-arguments", same_verb_by_its_arguments);
  g_test_add_func ("/core/move/unknown-words-are-for-the-rules", unknown_words_are_for_the_rules);
  g_test_add_func ("/core/move/sorted-by-bytes-and-once", sorted_by_bytes_and_once);
  g_test_add_func ("/core/event/prints-as-a-line", events_print);
  g_test_add_func ("/core/event/great-numbers-are-the-greatest", great_numbers_are_the_greatest);
  g_test_add_func ("/core/move/chance-lines-read-back-or-not", chance_lines_read_back_or_not);
  return g_test_run ();
}
