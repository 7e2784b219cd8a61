/* log.c: the lines of a history: turns, branches, words; and what is looked at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/log-model.h"
#include "table.h"

static const char *
text_at (OxbowLogModel *model, unsigned int i)
{
  g_autoptr (OxbowLogLine) line = g_list_model_get_item (G_LIST_MODEL (model), i);
  return line != NULL ? oxbow_log_line_get_text (line) : NULL;
}

static unsigned int
count (OxbowLogModel *model)
{
  return g_list_model_get_n_items (G_LIST_MODEL (model));
}

static int
count_kind (OxbowLogModel *model, OxbowLogKind kind)
{
  int n = 0;
  for (unsigned int i = 0; i < count (model); i++)
    {
      g_autoptr (OxbowLogLine) line = g_list_model_get_item (G_LIST_MODEL (model), i);
      n += oxbow_log_line_get_kind (line) == kind;
    }
  return n;
}

typedef struct
{
  unsigned int first, removed, added;
  int n;
} Change;

static void
changed_cb (GListModel *model, unsigned int first, unsigned int removed, unsigned int added, Change *change)
{
  *change = (Change) { first, removed, added, change->n + 1 };
}

/* Seven segments are laid, six campesinos placed; one turn has been begun. */
static void
lines_of_an_opening (void)
{
  g_autoptr (OxbowGame) game = load_game ("dos-rios/first-valley", 2);
  play_lines (game, OPENING);
  g_autoptr (OxbowLens) lens = oxbow_lens_new (game);
  g_autoptr (OxbowLogModel) model = oxbow_log_model_new (lens);
  g_assert_cmpstr (text_at (model, 0), ==, "The game begins.");
  g_assert_cmpstr (text_at (model, 1), ==, "The rivers are laid");      /* of both: they lay by turns */
  g_assert_cmpint (count_kind (model, OXBOW_LOG_MOVE), ==, 13);
  g_assert_cmpint (count_kind (model, OXBOW_LOG_TURN), ==, 2);
  g_assert_cmpstr (text_at (model, 9), ==, "Campesinos are placed");
  g_assert_cmpstr (text_at (model, count (model) - 1), ==, "White places a campesino on C7.");
  g_assert_cmpint (oxbow_log_model_find (model, 13), ==, (int) count (model) - 1);
}

static void
a_move_adds_at_the_end_only (void)
{
  g_autoptr (OxbowGame) game = load_game ("dos-rios/first-valley", 2);
  play_lines (game, OPENING);
  play_lines (game, "walk C8 D8, walk D8 C8");
  g_autoptr (OxbowLens) lens = oxbow_lens_new (game);
  g_autoptr (OxbowLogModel) model = oxbow_log_model_new (lens);
  unsigned int before = count (model);
  g_assert_cmpstr (text_at (model, before - 3), ==, "Round 1: Black");
  Change change = { 0 };
  g_signal_connect (model, "items-changed", G_CALLBACK (changed_cb), &change);
  play_lines (game, "walk C8 B7");
  g_assert_cmpint (change.n, ==, 1);
  g_assert_cmpuint (change.first, ==, before);
  g_assert_cmpuint (change.removed, ==, 0);
  g_assert_cmpuint (change.added, ==, 1);
  oxbow_lens_look_nth (lens, 3);
  g_assert_cmpint (change.n, ==, 1);
}

/* Also a turn of one move, where it has a heading; and who moves later in a turn is counted in. */
static void
headings_say_whose_turn_it_was (void)
{
  g_autoptr (OxbowGame) game = load_game ("dos-rios/first-valley", 2), laid = load_game ("dos-rios/first-valley", 2);
  play_lines (game, OPENING);
  play_lines (game, "walk C8 D8, end, end, walk D8 C8");
  g_autoptr (OxbowLens) lens = oxbow_lens_new (game), other = oxbow_lens_new (laid);
  g_autoptr (OxbowLogModel) model = oxbow_log_model_new (lens), rivers = oxbow_log_model_new (other);
  g_assert_cmpstr (text_at (model, count (model) - 4), ==, "End the turn.");
  g_assert_cmpstr (text_at (model, count (model) - 3), ==, "Round 1: White");
  play_lines (laid, "lay C2/SE, lay E3/S");
  g_assert_cmpstr (text_at (rivers, 1), ==, "The rivers are laid: White");
  play_lines (laid, "lay E5/S, lay G7/S");
  g_assert_cmpstr (text_at (rivers, 1), ==, "The rivers are laid");
}

static void
branches_stand_below_the_move_they_replace (void)
{
  g_autoptr (OxbowGame) game = load_game ("dos-rios/first-valley", 2);
  play_lines (game, OPENING);
  play_lines (game, "walk C8 D8, walk D8 C8");
  g_autoptr (OxbowLens) lens = oxbow_lens_new (game);
  g_autoptr (OxbowLogModel) model = oxbow_log_model_new (lens);
  int old = oxbow_game_get_node (game) - 1;
  take_back (game, 2);
  play_lines (game, "walk C8 B7");
  g_assert_cmpint (count_kind (model, OXBOW_LOG_BRANCH), ==, 1);
  int row = oxbow_log_model_find (model, old);
  g_autoptr (OxbowLogLine) line = g_list_model_get_item (G_LIST_MODEL (model), (unsigned int) row);
  g_assert_cmpint (oxbow_log_line_get_kind (line), ==, OXBOW_LOG_BRANCH);
  g_assert_cmpstr (oxbow_log_line_get_text (line), ==, "Instead: Black walks from C8 to D8.");
  g_assert_cmpstr (oxbow_log_line_get_more (line), ==, "A branch of 2 moves");
  oxbow_game_set_name (game, old, "To the east");
  row = oxbow_log_model_find (model, old);
  g_assert_cmpstr (text_at (model, (unsigned int) row), ==, "Instead, “To the east”: Black walks from C8 to D8.");
  oxbow_game_go (game, old);
  g_assert_cmpint (count_kind (model, OXBOW_LOG_BRANCH), ==, 1);
  g_assert_cmpint (oxbow_log_model_find (model, old), <, (int) count (model) - 1);
}

static void
words_change_their_line (void)
{
  g_autoptr (OxbowGame) game = load_game ("dos-rios/first-valley", 2);
  play_lines (game, OPENING);
  g_autoptr (OxbowLens) lens = oxbow_lens_new (game);
  g_autoptr (OxbowLogModel) model = oxbow_log_model_new (lens);
  Change change = { 0 };
  g_signal_connect (model, "items-changed", G_CALLBACK (changed_cb), &change);
  oxbow_game_set_comment (game, 5, "Bold");
  oxbow_game_set_mark (game, 5, "here");
  g_assert_cmpint (change.n, ==, 2);
  g_assert_cmpuint (change.removed, ==, 1);
  g_assert_cmpuint (change.added, ==, 1);
  g_autoptr (OxbowLogLine) line = g_list_model_get_item (G_LIST_MODEL (model), change.first);
  g_assert_cmpint (oxbow_log_line_get_node (line), ==, 5);
  g_assert_cmpstr (oxbow_log_line_get_comment (line), ==, "Bold");
  g_assert_cmpstr (oxbow_log_line_get_mark (line), ==, "here");
}

/* The card that joins the row is nobody's to know; a step is. */
static void
chance_is_marked (void)
{
  g_autoptr (OxbowGame) game = load_game ("dos-rios/first-valley", 2);
  play_lines (game, OPENING);
  play_lines (game, "walk C8 D8, end, end, harvest");
  g_autoptr (OxbowLens) lens = oxbow_lens_new (game);
  g_autoptr (OxbowLogModel) model = oxbow_log_model_new (lens);
  int node = oxbow_game_get_node (game);
  for (int i = 0; i < 4; i++)
    {
      int row = oxbow_log_model_find (model, node - i);
      g_autoptr (OxbowLogLine) line = g_list_model_get_item (G_LIST_MODEL (model), (unsigned int) row);
      g_assert_true (oxbow_log_line_is_chance (line) == (i == 0));
    }
}

static void
assert_branch (OxbowGame *game, int node, const char *more)
{
  g_autoptr (OxbowLens) lens = oxbow_lens_new (game);
  g_autoptr (OxbowLogLine) line = oxbow_log_line_new (lens, OXBOW_LOG_BRANCH, node);
  g_assert_cmpstr (oxbow_log_line_get_more (line), ==, more);
}

/* As it is read from the file that would be saved. */
static OxbowGame *
save_and_load (OxbowGame *game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = oxbow_document_write (oxbow_game_get_scenario (game), oxbow_game_get_history (game));
  g_autoptr (OxbowDocument) document = oxbow_document_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                                             "game.oxbow", &error);
  g_assert_no_error (error);
  return oxbow_game_new_from_history (oxbow_document_steal_history (document));
}

#define CARD "taken back after seeing this: A card joins the row: tobacco harvest."
#define OTHER "taken back after seeing a move of White: Round 2 begins."

/* The harvest drew a card, and Black's turn followed White's: each branch says what was known when it was left. */
static void
a_branch_tells_what_was_seen (void)
{
  g_autoptr (OxbowGame) game = load_game ("dos-rios/first-valley", 2);
  play_lines (game, OPENING);
  play_lines (game, "walk C8 D8, end, end, harvest");
  int harvest = oxbow_game_get_node (game), end = harvest - 2;
  take_back (game, 1);
  play_lines (game, "delay");
  assert_branch (game, harvest, "A branch of 1 move, " CARD);
  oxbow_game_go (game, end - 1);
  play_lines (game, "walk D8 C8");
  assert_branch (game, end, "A branch of 3 moves, " OTHER);
  int back = oxbow_game_get_node (game);
  take_back (game, 1);
  play_lines (game, "walk D8 D7");
  assert_branch (game, back, "A branch of 1 move");

  g_autoptr (OxbowGame) again = save_and_load (game);
  assert_branch (again, harvest, "A branch of 1 move, " CARD);
  assert_branch (again, end, "A branch of 3 moves, " OTHER);
}

/* Looking changes nothing; playing on from there makes a branch and keeps the old line. */
static void
looking_and_playing_on (void)
{
  g_autoptr (OxbowGame) game = load_game ("dos-rios/first-valley", 2);
  play_lines (game, OPENING);
  play_lines (game, "walk C8 D8, walk D8 C8");
  g_autoptr (OxbowLens) lens = oxbow_lens_new (game);
  int node = oxbow_game_get_node (game);
  oxbow_lens_look_nth (lens, 13);
  g_assert_true (oxbow_lens_is_looking (lens));
  g_assert_false (oxbow_lens_is_open (lens));
  g_assert_cmpint (oxbow_game_get_node (game), ==, node);
  g_assert_cmpint (oxbow_state_turn (oxbow_lens_get_state (lens)), ==, 0);
  oxbow_lens_leave (lens);
  g_assert_true (oxbow_lens_is_open (lens));
  oxbow_lens_look_nth (lens, 13);
  oxbow_game_go (game, oxbow_lens_get_node (lens));
  g_assert_true (oxbow_lens_is_open (lens));
  play_lines (game, "walk C8 B7");
  g_assert_cmpint (oxbow_history_n_nodes (oxbow_game_get_history (game)), ==, node + 2);
}

/* King and mayors have secrets of their own, two players of Dos Rios have none from each other. */
static void
the_veil_falls_between_those_who_hide (void)
{
  g_autoptr (OxbowGame) open = load_game ("dos-rios/first-valley", 2);
  g_autoptr (OxbowLens) all_see = oxbow_lens_new (open);
  g_assert_false (oxbow_lens_is_veiled (all_see));
  play_lines (open, "lay C2/S, lay C5/S");
  g_assert_false (oxbow_lens_is_veiled (all_see));
  g_assert_cmpint (oxbow_lens_get_viewer (all_see), ==, oxbow_game_get_turn (open));

  g_autoptr (OxbowGame) secret = load_game ("water-rights/realm", 0);
  g_autoptr (OxbowLens) lens = oxbow_lens_new (secret);
  g_assert_true (oxbow_lens_is_veiled (lens));
  g_assert_false (oxbow_lens_is_open (lens));
  oxbow_lens_unveil (lens);
  g_assert_true (oxbow_lens_is_open (lens));
  int king = oxbow_lens_get_viewer (lens);
  while (oxbow_game_get_turn (secret) == king)
    {
      OxbowMoves moves = OXBOW_MOVES_INIT;
      oxbow_state_legal (oxbow_game_get_state (secret), &moves);
      g_assert_true (oxbow_game_play (secret, &moves.items[moves.n - 1], NULL));
      oxbow_moves_clear (&moves);
    }
  g_assert_true (oxbow_lens_is_veiled (lens));
  g_assert_cmpint (oxbow_lens_get_viewer (lens), ==, king);
  g_assert_cmpint (oxbow_lens_get_awaited (lens), ==, oxbow_game_get_turn (secret));
}

static void
assert_line (OxbowGame *game, const char *text, const char *more)
{
  g_autoptr (OxbowLens) lens = oxbow_lens_new (game);
  g_autoptr (OxbowLogLine) line = oxbow_log_line_new (lens, OXBOW_LOG_MOVE, oxbow_game_get_node (game));
  g_assert_cmpstr (oxbow_log_line_get_text (line), ==, text);
  g_assert_cmpstr (oxbow_log_line_get_more (line), ==, more);
}

/* A levee, not the cards that it cost; who ended the turn, not whose turn comes; and what was done, not the cards that
 * came or the cubes that were drawn for it. */
static void
a_line_is_headed_by_what_was_done (void)
{
  g_autoptr (OxbowGame) game = load_game ("rising-waters/fall-1926", 2);
  play_lines (game, "end");
  assert_line (game, "End the turn.", "It is the turn of Tallulah: improving abilities.");
  play_lines (game, "end, accept 1 2 3, build J4");
  assert_line (game, "A levee of level 3 is built on J4.", "Greenville discards Job Offer (2 times).");
  play_lines (game, "seek");
  assert_line (game, "A crisis: Threat.", "Greenville has no actions left. A Landowner card comes to place 1: Threat. "
               "A Landowner card comes to place 2: Threat. A Landowner card comes to place 3: Job Offer. "
               "Greenville must resist a Threat or take it.");
  g_autoptr (OxbowGame) people = load_game ("navajo-wars/rise", 1);
  play_lines (people, "set farming");
  assert_line (people, "The set Farming is in the game.", "To be decided: where a family settles.");
  play_lines (people, "settle A C1 1, settle B C2 1, settle C A4 1, develop farming, preempt, actions, activate A, "
                      "raid long, rest, activate B, raid long");
  assert_line (people, "Raid New Mexico from afar.", "A white cube: from the bag to the Raided box. "
               "A sheep: from out of play to Resources. To be decided: what the family does.");
}

/* Two walk from the same place, to chase a third. */
static void
a_headline_is_said_once (void)
{
  g_autoptr (OxbowGame) game = load_game ("dos-rios/first-valley", 2);
  play_lines (game, OPENING);
  play_lines (game, "end, chase C8 C7 C7");
  assert_line (game, "White walks from C7 to C8 (2 times).", "Black is chased off C8: 1 campesino goes to the city.");
}

/* A thousand moves cost no more than their numbers until somebody looks at the lines. */
static void
a_long_game_is_cheap (void)
{
  g_autoptr (OxbowGame) game = load_game ("dos-rios/two-rivers", 2);
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  OxbowMoves moves = OXBOW_MOVES_INIT;
  g_autoptr (OxbowLens) lens = oxbow_lens_new (game);
  g_autoptr (OxbowLogModel) model = oxbow_log_model_new (lens);
  double before = g_get_monotonic_time ();
  for (int i = 0; i < 1000 && !oxbow_game_get_is_over (game); i++)
    {
      moves.n = 0;
      oxbow_state_legal (oxbow_game_get_state (game), &moves);
      g_assert_true (oxbow_game_play (game, &moves.items[g_rand_int_range (rand, 0, moves.n)], NULL));
    }
  int length = oxbow_history_line_length (oxbow_game_get_history (game));
  g_test_message ("%.3f ms for each of %d moves", (g_get_monotonic_time () - before) / 1000 / length, length);
  g_assert_cmpint (count_kind (model, OXBOW_LOG_MOVE), ==, length);
  oxbow_moves_clear (&moves);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/log/opening", lines_of_an_opening);
  g_test_add_func ("/app/log/a-move-adds-at-the-end", a_move_adds_at_the_end_only);
  g_test_add_func ("/app/log/headings", headings_say_whose_turn_it_was);
  g_test_add_func ("/app/log/branches", branches_stand_below_the_move_they_replace);
  g_test_add_func ("/app/log/words", words_change_their_line);
  g_test_add_func ("/app/log/chance", chance_is_marked);
  g_test_add_func ("/app/log/seen", a_branch_tells_what_was_seen);
  g_test_add_func ("/app/log/looking", looking_and_playing_on);
  g_test_add_func ("/app/log/veil", the_veil_falls_between_those_who_hide);
  g_test_add_func ("/app/log/headlines", a_line_is_headed_by_what_was_done);
  g_test_add_func ("/app/log/headline-once", a_headline_is_said_once);
  g_test_add_func ("/app/log/long-game", a_long_game_is_cheap);
  return g_test_run ();
}
