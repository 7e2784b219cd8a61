/* chooser.c: from clicks, buttons and words to moves, without a display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/chooser.h"
#include "games/rising-waters/state.h"
#include "paint/painter.h"
#include "chooser-table.h"
#include <stdlib.h>
#include <string.h>

static void
set_opening (Table *table)
{
  set_table (table, "dos-rios/first-valley", 2);
  play_lines (table->game, OPENING);
}

/* What people call a piece or a tile stands on its button, not the word that the listing has for it. */
static void
words_are_called_by_their_names (void)
{
  static const struct { const char *scenario, *lines; OxbowArgKind kind; const char *word, *name; } rows[] = {
    { "rising-waters/fall-1926", "end, end, move", OXBOW_ARG_WORD, "p1.1", "Pawn 1 of Greenville on J4" },
    { "water-rights/realm", "districts green red, done, next", OXBOW_ARG_CARD, "basic",
      "Basic Waterplant" },
    { "navajo-wars/rise", "set farming", OXBOW_ARG_WORD, "A", "Family A" },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Table table;
      set_table (&table, rows[i].scenario, 0);
      play_lines (table.game, rows[i].lines);
      const OxbowState *state = oxbow_game_get_state (table.game);
      oxbow_lens_unveil (table.lens);
      g_autofree char *name = oxbow_choices_name_word (oxbow_chooser_get_picker (table.chooser), state, rows[i].kind,
                                                       rows[i].word);
      g_assert_cmpstr (name, ==, rows[i].name);
      clear_table (&table);
    }
}

/* A map of somebody's own may give a tile no name; then it is called as the listing does. */
static void
what_has_no_name_is_called_by_its_word (void)
{
  const char *root = g_getenv ("OXBOW_SOURCE_ROOT");
  g_autofree char *path = g_strdup_printf ("%s/data/scenarios/water-rights/realm.oxbow", root), *text = NULL;
  g_autoptr (GError) error = NULL;
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_autoptr (GString) bare = g_string_new (text);
  g_assert_cmpuint (g_string_replace (bare, "name=\"Basic Waterplant\"", "name=\"\"", 0), ==, 1);
  g_autoptr (OxbowDocument) document = oxbow_document_parse (bare->str, bare->len, "bare", &error);
  g_assert_no_error (error);
  g_autoptr (OxbowGame) game = oxbow_game_new (oxbow_document_get_scenario (document), NULL, &error);
  g_assert_no_error (error);
  play_lines (game, "districts green red, done, next");
  g_autoptr (OxbowPicker) picker = oxbow_picker_new (oxbow_game_get_state (game));
  g_autofree char *name = oxbow_choices_name_word (picker, oxbow_game_get_state (game), OXBOW_ARG_CARD, "basic");
  g_assert_cmpstr (name, ==, "Basic");
}

static void
piece_then_target (void)
{
  Table table;
  set_opening (&table);
  g_assert_true (click (&table, "C8"));
  assert_last (&table, "place C7");
  g_assert_cmpuint (oxbow_chooser_get_steps (table.chooser)->len, ==, 1);
  g_assert_true (click (&table, "D8"));
  assert_last (&table, "walk C8 D8");
  g_assert_cmpuint (oxbow_chooser_get_steps (table.chooser)->len, ==, 0);
  clear_table (&table);
}

static void
the_same_place_again_puts_the_piece_down (void)
{
  Table table;
  set_opening (&table);
  click (&table, "C8");
  g_assert_true (click (&table, "C8"));
  g_assert_cmpuint (oxbow_chooser_get_steps (table.chooser)->len, ==, 0);
  g_assert_cmpint (oxbow_picker_n_given (oxbow_chooser_get_picker (table.chooser)), ==, 0);
  clear_table (&table);
}

static void
another_piece_is_taken_instead (void)
{
  Table table;
  set_opening (&table);
  click (&table, "C8");
  g_assert_true (click (&table, "D6"));
  const GArray *steps = oxbow_chooser_get_steps (table.chooser);
  g_assert_cmpuint (steps->len, ==, 1);
  g_assert_cmpint (g_array_index (steps, OxbowStep, 0).cell, ==, oxbow_cell_parse (get_grid (&table), "D6"));
  g_assert_null (table.refused);
  clear_table (&table);
}

/* Two places that both hold own pieces: the first click says where from, the second where to, in either direction. */
static void
two_own_pieces (void)
{
  Table table;
  set_opening (&table);
  play_lines (table.game, "walk D6 D7");
  g_assert_true (click (&table, "D6"));
  g_assert_true (click (&table, "D7"));
  assert_last (&table, "walk D6 D7");
  take_back (table.game, 1);
  g_assert_true (click (&table, "D7"));
  g_assert_true (click (&table, "D6"));
  assert_last (&table, "walk D7 D6");
  clear_table (&table);
}

/* Where only the way there is open, the way back is not taken for it: the second piece is chosen instead. */
static void
no_piece_walks_the_wrong_way (void)
{
  Table table;
  set_opening (&table);
  play_lines (table.game, "walk C8 D8, walk D8 D7");
  g_assert_true (click (&table, "D7"));
  g_assert_false (oxbow_chooser_leads_to (table.chooser, oxbow_cell_parse (get_grid (&table), "D6")));
  g_assert_true (oxbow_chooser_leads_to (table.chooser, oxbow_cell_parse (get_grid (&table), "E7")));
  g_assert_true (click (&table, "D6"));
  assert_last (&table, "walk D8 D7");
  g_assert_cmpuint (oxbow_chooser_get_steps (table.chooser)->len, ==, 1);
  g_assert_true (click (&table, "D7"));
  assert_last (&table, "walk D6 D7");
  clear_table (&table);
}

/* Whom a move chases stands before those who do it; people click on them in either order. */
static void
a_piece_chases_who_is_clicked_next (void)
{
  static const char *const ways[][2] = { { "C7", "C8" }, { "C8", "C7" } };
  for (size_t i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      Table table;
      set_opening (&table);
      play_lines (table.game, "end");
      g_assert_true (click (&table, ways[i][0]));
      g_assert_true (oxbow_chooser_leads_to (table.chooser, oxbow_cell_parse (get_grid (&table), ways[i][1])));
      g_assert_true (click (&table, ways[i][1]));
      assert_last (&table, "chase C8 C7 C7");
      clear_table (&table);
    }
}

/* A family and a number, without a word about them, are not asked for before the place that makes them a sentence. */
static void
the_place_comes_before_numbers (void)
{
  Table table;
  set_table (&table, "navajo-wars/rise", 1);
  play_lines (table.game, "set farming");
  OxbowMoves moves = OXBOW_MOVES_INIT;
  oxbow_state_legal (oxbow_game_get_state (table.game), &moves);
  g_autoptr (GPtrArray) before = oxbow_chooser_build_choices (table.chooser);
  g_assert_cmpint (moves.n, >, 8);
  g_assert_cmpuint (before->len, ==, 0);
  g_assert_true (oxbow_choices_wait_for_spot (oxbow_chooser_get_picker (table.chooser)));
  g_assert_true (click (&table, OXBOW_CELL_NAME (get_grid (&table), moves.items[0].args[1])));
  g_assert_false (oxbow_choices_wait_for_spot (oxbow_chooser_get_picker (table.chooser)));
  g_autoptr (GPtrArray) after = oxbow_chooser_build_choices (table.chooser);
  g_assert_cmpuint (after->len, ==, 4);
  g_assert_true (g_str_has_prefix (((const OxbowChoice *) after->pdata[0])->title, "Place family A at "));
  oxbow_moves_clear (&moves);
  clear_table (&table);
}

static void
refusals_keep_what_was_chosen (void)
{
  Table table;
  set_opening (&table);
  click (&table, "C8");
  g_assert_false (click (&table, "F4"));
  g_assert_nonnull (table.refused);
  g_assert_cmpuint (oxbow_chooser_get_steps (table.chooser)->len, ==, 1);
  g_assert_true (oxbow_chooser_take_back (table.chooser));
  g_assert_false (oxbow_chooser_take_back (table.chooser));
  clear_table (&table);
}

static void
assert_refused (Table *table, const char *name, const char *sentence)
{
  g_assert_false (click (table, name));
  g_assert_cmpstr (table->refused, ==, sentence);
}

/* A piece that was clicked on, and a place before the tile that shall go there. */
static void
refusals_speak_of_what_was_meant (void)
{
  Table pawns, tiles;
  set_table (&pawns, "rising-waters/fall-1926", 2);
  play_lines (pawns.game, "end, end, move, step p1.1 I4");
  g_assert_true (click (&pawns, "I4"));
  assert_refused (&pawns, "H4", "Crossing water needs Swim or a raft. (RW-5.6.2)");
  clear_table (&pawns);
  set_table (&tiles, "water-rights/realm", 0);
  play_lines (tiles.game, "districts green red, done, draft D6, next");
  oxbow_lens_unveil (tiles.lens);
  assert_refused (&tiles, "C3", "Waterplants stand on pools. A dock stands on water or beside your dock. (WR-5.18)");
  assert_refused (&tiles, "A4", "That is not your land. (WR-5.18)");
  clear_table (&tiles);
}

static void
verbs_then_places (void)
{
  Table table;
  set_opening (&table);
  g_assert_true (oxbow_chooser_give_verb (table.chooser, "walk"));
  g_assert_true (click (&table, "C8"));
  g_assert_true (oxbow_chooser_take_back (table.chooser));
  g_assert_true (click (&table, "C8"));
  g_assert_true (click (&table, "D8"));
  assert_last (&table, "walk C8 D8");
  g_assert_false (oxbow_chooser_give_verb (table.chooser, "harvest"));
  g_assert_cmpstr (table.refused, ==, "There is no harvest in the first turn. (DR-5.10)");
  clear_table (&table);
}

static void
typed_moves (void)
{
  Table table;
  g_autoptr (GError) error = NULL;
  set_opening (&table);
  click (&table, "C8");
  g_assert_true (oxbow_chooser_type (table.chooser, "walk C8 D8", NULL));
  assert_last (&table, "walk C8 D8");
  g_assert_false (oxbow_chooser_type (table.chooser, "walk D8 F4", &error));
  g_assert_error (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_ILLEGAL);
  clear_table (&table);
}

static void
nothing_is_given_to_the_past (void)
{
  Table table;
  set_opening (&table);
  oxbow_lens_look_nth (table.lens, 3);
  g_assert_null (oxbow_chooser_get_picker (table.chooser));
  g_assert_false (click (&table, "C8"));
  g_assert_nonnull (table.refused);
  g_assert_cmpint (oxbow_history_line_length (oxbow_game_get_history (table.game)), ==, 13);
  oxbow_lens_leave (table.lens);
  g_assert_true (click (&table, "C8"));
  clear_table (&table);
}

static void
choices_have_prices (void)
{
  Table table;
  set_opening (&table);
  g_autoptr (GPtrArray) choices = oxbow_chooser_build_choices (table.chooser);
  const OxbowChoice *walk = g_ptr_array_index (choices, 0), *end = g_ptr_array_index (choices, choices->len - 1);
  g_assert_cmpstr (walk->title, ==, "Walk");
  g_assert_cmpstr (walk->price, ==, "1 point");
  g_assert_true (walk->on_board);
  g_assert_false (walk->ends_turn);
  g_assert_cmpstr (end->title, ==, "End the turn");
  g_assert_true (end->ends_turn);
  clear_table (&table);
}

static void
a_drag_lifts_pieces_only (void)
{
  Table table;
  set_opening (&table);
  g_assert_true (oxbow_chooser_lift (table.chooser, oxbow_cell_parse (get_grid (&table), "C8")));
  g_assert_false (oxbow_chooser_lift (table.chooser, oxbow_cell_parse (get_grid (&table), "F3")));
  g_assert_cmpuint (oxbow_chooser_get_steps (table.chooser)->len, ==, 0);
  clear_table (&table);
}

/* While rivers are laid, the land beyond an edge stands for the edge; while much else can be done, it does not. */
static void
a_cell_stands_for_its_only_edge (void)
{
  Table table;
  set_table (&table, "dos-rios/first-valley", 2);
  const OxbowGrid *grid = get_grid (&table);
  g_assert_false (oxbow_chooser_give_spot (table.chooser, oxbow_cell_parse (grid, "C2"), OXBOW_NO_EDGE));
  g_assert_true (oxbow_chooser_give_spot (table.chooser, oxbow_cell_parse (grid, "D2"), OXBOW_NO_EDGE));
  g_autofree char *listing = oxbow_state_listing (oxbow_game_get_state (table.game), -1);
  g_assert_nonnull (strstr (listing, "\nflow C2/SE\n"));
  clear_table (&table);

  set_opening (&table);
  grid = get_grid (&table);
  int before = oxbow_game_get_node (table.game);
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (grid); cell++)
    if (!oxbow_picker_takes_cell (oxbow_chooser_get_picker (table.chooser), cell))
      g_assert_false (oxbow_chooser_give_spot (table.chooser, cell, OXBOW_NO_EDGE));
  g_assert_cmpint (oxbow_game_get_node (table.game), ==, before);
  clear_table (&table);
}

/* A pawn goes by a word, and still it is clicked on: then only its steps are left. Of two that are alike one goes; of
 * two on one place that are not, one is asked for. */
static void
a_piece_with_a_word_is_clicked_on (void)
{
  Table table;
  set_table (&table, "rising-waters/fall-1926", 2);
  g_assert_true (oxbow_game_play_text (table.game, "end", NULL));
  g_assert_true (oxbow_game_play_text (table.game, "end", NULL));
  g_assert_false (click (&table, "J4"));
  g_assert_nonnull (strstr (table.refused, "Choose an action first"));
  g_assert_true (oxbow_game_play_text (table.game, "move", NULL));
  g_assert_true (click (&table, "J4"));
  g_assert_cmpint (table.n_asked, ==, 0);
  const OxbowPicker *picker = oxbow_chooser_get_picker (table.chooser);
  for (int i = 0; i < oxbow_picker_n_moves (picker); i++)
    g_assert_cmpint (oxbow_picker_get_moves (picker)[i].args[0], <, 4);          /* the pawns of the first seat */
  g_assert_true (click (&table, "K4"));
  g_assert_cmpint (table.n_asked, ==, 0);
  assert_last (&table, "step p1.1 K4");
  g_assert_true (click (&table, "J4"));
  g_assert_true (click (&table, "K4"));
  assert_last (&table, "step p1.2 K4");
  clear_table (&table);
}

static bool
are_alike (const OxbowState *state, const char *one, const char *other)
{
  OxbowMove moves[2];
  g_assert_true (oxbow_move_parse (state, one, &moves[0], NULL));
  g_assert_true (oxbow_move_parse (state, other, &moves[1], NULL));
  return oxbow_state_ruleset (state)->alike (state, &moves[0], &moves[1]);
}

/* Where they go, whose they are, on which raft they sit, and for whom was sung last tells pawns apart. */
static void
pieces_are_told_apart (void)
{
  Table table;
  set_table (&table, "rising-waters/fall-1926", 2);
  g_autofree OxbowState *state = oxbow_state_copy (oxbow_game_get_state (table.game));
  RisingWatersState *own = (RisingWatersState *) state;
  g_assert_true (are_alike (state, "step p1.1 K4", "step p1.2 K4"));
  g_assert_false (are_alike (state, "step p1.1 K4", "step p1.2 K3"));
  g_assert_false (are_alike (state, "step p1.1 K4", "step p2.1 K4"));
  g_assert_false (are_alike (state, "step p1.1 K4", "step p1.3 K4"));
  g_assert_false (are_alike (state, "launch p1.1", "pickup p1.2"));
  own->seats[0].pawns[1].aboard = true;
  g_assert_false (are_alike (state, "step p1.1 K4", "step p1.2 K4"));
  own->seats[0].pawns[1].aboard = false;
  own->seats[1].last = RISING_WATERS_AUDIENCE_PAWN (0, 1);
  g_assert_false (are_alike (state, "step p1.1 K4", "step p1.2 K4"));
  clear_table (&table);
}

/* Which of three Job Offers is taken makes no difference: how many is asked, in whole sentences. */
static void
cards_that_are_alike_are_listed_once (void)
{
  Table table;
  set_table (&table, "rising-waters/fall-1926", 2);
  g_assert_true (oxbow_game_play_text (table.game, "end", NULL));
  g_assert_true (oxbow_game_play_text (table.game, "end", NULL));
  g_assert_true (oxbow_chooser_give_verb (table.chooser, "accept"));
  g_assert_cmpint (oxbow_picker_n_moves (oxbow_chooser_get_picker (table.chooser)), ==, 7);
  g_autoptr (GPtrArray) choices = oxbow_chooser_build_choices (table.chooser);
  g_assert_cmpint (choices->len, ==, 3);
  for (unsigned int i = 0; i < choices->len; i++)
    g_assert_cmpint (((const OxbowChoice *) choices->pdata[i])->kind, ==, OXBOW_CHOICE_MOVE);
  clear_table (&table);
}

static void
assert_split (const char *offer, const char *title, const char *price)
{
  g_autofree char *found = NULL, *cost = NULL;
  oxbow_choices_split (offer, &found, &cost);
  g_assert_cmpstr (found, ==, title);
  g_assert_cmpstr (cost, ==, price);
}

static void
a_price_may_have_brackets (void)
{
  assert_split ("Go on", "Go on", NULL);
  assert_split ("Build a dam (2 coins)", "Build a dam", "2 coins");
  assert_split ("Draft Smithy ($4. Needs 1 drop and tokens (1 red).)", "Draft Smithy",
                "$4. Needs 1 drop and tokens (1 red).");
  assert_split ("Raid (all) the Fort (3 MP)", "Raid (all) the Fort", "3 MP");
  assert_split ("(free)", "(free)", NULL);
}

/* As the numbers on the arrows of the board are counted. */
static void
ways_are_listed_from_left_to_right (void)
{
  Table table;
  set_table (&table, "dos-rios/first-valley", 2);
  const OxbowGrid *grid = get_grid (&table);
  g_autoptr (GPtrArray) choices = oxbow_chooser_build_moves (table.chooser);
  g_assert_cmpint (choices->len, >, 1);
  for (unsigned int i = 1; i < choices->len; i++)
    {
      const OxbowChoice *left = choices->pdata[i - 1], *right = choices->pdata[i];
      g_assert_cmpint (oxbow_grid_column (grid, oxbow_grid_edge_lower (grid, left->move.args[0])), <=,
                       oxbow_grid_column (grid, oxbow_grid_edge_lower (grid, right->move.args[0])));
    }
  clear_table (&table);
}

static void
held_hands_are_told_why (void)
{
  Table table;
  set_opening (&table);
  oxbow_lens_hold (table.lens, "The others are thinking.");
  g_assert_null (oxbow_chooser_get_picker (table.chooser));
  g_assert_false (oxbow_chooser_give_spot (table.chooser, oxbow_cell_parse (get_grid (&table), "C8"), OXBOW_NO_EDGE));
  g_assert_cmpstr (table.refused, ==, "The others are thinking.");
  oxbow_lens_hold (table.lens, NULL);
  g_assert_true (oxbow_chooser_give_spot (table.chooser, oxbow_cell_parse (get_grid (&table), "C8"), OXBOW_NO_EDGE));
  clear_table (&table);
}

/* Random games through the public functions: any choice that is offered leads on, until the game is over. */

static void
choose_number (Table *table, GRand *rand, const OxbowChoice *choice)
{
  unsigned int i = (unsigned int) g_rand_int_range (rand, 0, (int) choice->values->len);
  g_assert_true (oxbow_chooser_give_number (table->chooser, g_array_index (choice->values, int, i)));
}

static void
assert_numbered (const OxbowState *state, const GPtrArray *choices)
{
  g_autoptr (OxbowScene) scene = oxbow_scene_new_state (state, -1);
  for (unsigned int i = 0; i < choices->len; i++)
    {
      const OxbowMove *move = &((const OxbowChoice *) choices->pdata[i])->move;
      OxbowHandMark mark = OXBOW_HAND_EDGE_MARK (OXBOW_HAND_TARGET, move->args[0]);
      g_assert_true (scene->painter->target (scene, move, 0, &mark));
      g_assert_cmpint (atoi (mark.badge), ==, (int) i + 1);
    }
}

static bool
is_laying (const OxbowState *state)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  oxbow_state_legal (state, &moves);
  bool is_laying = g_str_equal (oxbow_state_ruleset (state)->moves[moves.items[0].verb].name, "lay");
  oxbow_moves_clear (&moves);
  return is_laying;
}

/* Until the rivers are laid: the numbers on the board are those of the lines beside it. */
static void
ways_are_listed_as_they_are_numbered (void)
{
  Table table;
  unsigned int n_ways = 0;
  set_table (&table, "dos-rios/two-rivers", 2);
  while (is_laying (oxbow_game_get_state (table.game)))
    {
      g_autoptr (GPtrArray) choices = oxbow_chooser_build_choices (table.chooser);
      const OxbowChoice *last = g_ptr_array_index (choices, choices->len - 1);
      assert_numbered (oxbow_game_get_state (table.game), choices);
      n_ways += choices->len;
      g_assert_true (oxbow_chooser_play (table.chooser, &last->move));
    }
  g_assert_cmpuint (n_ways, >, 3);
  clear_table (&table);
}

static void
choose (Table *table, GRand *rand, const OxbowChoice *choice)
{
  switch (choice->kind)
    {
    case OXBOW_CHOICE_MOVE:
      g_assert_true (oxbow_chooser_play (table->chooser, &choice->move));
      break;
    case OXBOW_CHOICE_VERB:
      g_assert_true (oxbow_chooser_give_verb (table->chooser, choice->word));
      break;
    case OXBOW_CHOICE_WORD:
      g_assert_true (oxbow_chooser_give_word (table->chooser, choice->arg, choice->word));
      break;
    case OXBOW_CHOICE_NUMBER:
      choose_number (table, rand, choice);
      break;
    }
}

/* A place that some move still takes. */
static bool
click_at_random (Table *table, GRand *rand)
{
  const OxbowPicker *picker = oxbow_chooser_get_picker (table->chooser);
  int n_cells = oxbow_grid_n_cells (get_grid (table)), first = g_rand_int_range (rand, 0, n_cells);
  for (int i = 0; i < n_cells; i++)
    {
      OxbowCell cell = (first + i) % n_cells;
      if (oxbow_picker_takes_cell (picker, cell))
        return oxbow_chooser_give_spot (table->chooser, cell, OXBOW_NO_EDGE);
      for (int side = 0; side < OXBOW_SIDES; side++)
        if (oxbow_picker_takes (picker, OXBOW_ARG_EDGE, cell * OXBOW_SIDES + side))
          return oxbow_chooser_give_spot (table->chooser, OXBOW_NO_CELL, cell * OXBOW_SIDES + side);
    }
  return false;
}

/* Asked, or at the end of what a place can say: one of the moves that are left. */
static void
step_at_random (Table *table, GRand *rand)
{
  g_autoptr (GPtrArray) choices = oxbow_chooser_build_choices (table->chooser);
  bool on_board = choices->len == 0 || g_rand_int_range (rand, 0, 3) == 0;
  if (on_board && table->n_asked == 0 && click_at_random (table, rand))
    return;
  if (choices->len == 0)
    {
      g_ptr_array_unref (choices);
      choices = oxbow_chooser_build_moves (table->chooser);
      table->n_asked = 0;
    }
  g_assert_cmpuint (choices->len, >, 0);
  table->n_asked = 0;
  choose (table, rand, g_ptr_array_index (choices, g_rand_int_range (rand, 0, (int) choices->len)));
}

static void
random_game (gconstpointer scenario)
{
  Table table;
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_test_rand_int ());
  int n_moves = 0, n_steps = 0;
  set_table (&table, scenario, 0);
  while (!oxbow_game_get_is_over (table.game) && n_moves < 1500)
    {
      oxbow_lens_unveil (table.lens);
      step_at_random (&table, rand);
      g_assert_cmpint (n_steps++, <, 20000);
      n_moves = oxbow_history_line_length (oxbow_game_get_history (table.game));
    }
  g_assert_null (table.refused);
  g_assert_cmpint (n_moves, >, 20);
  clear_table (&table);
}

int
main (int argc, char **argv)
{
  static const char *const scenarios[] = { "dos-rios/two-rivers", "rising-waters/fall-1926", "water-rights/realm",
                                           "navajo-wars/rise" };
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/chooser/called", words_are_called_by_their_names);
  g_test_add_func ("/app/chooser/called/without-a-name", what_has_no_name_is_called_by_its_word);
  g_test_add_func ("/app/chooser/piece-then-target", piece_then_target);
  g_test_add_func ("/app/chooser/the-same-place-again", the_same_place_again_puts_the_piece_down);
  g_test_add_func ("/app/chooser/another-piece", another_piece_is_taken_instead);
  g_test_add_func ("/app/chooser/two-own-pieces", two_own_pieces);
  g_test_add_func ("/app/chooser/no-piece-walks-the-wrong-way", no_piece_walks_the_wrong_way);
  g_test_add_func ("/app/chooser/place-before-numbers", the_place_comes_before_numbers);
  g_test_add_func ("/app/chooser/chases", a_piece_chases_who_is_clicked_next);
  g_test_add_func ("/app/chooser/refusals", refusals_keep_what_was_chosen);
  g_test_add_func ("/app/chooser/refusals-of-what-was-meant", refusals_speak_of_what_was_meant);
  g_test_add_func ("/app/chooser/verbs-then-places", verbs_then_places);
  g_test_add_func ("/app/chooser/typed-moves", typed_moves);
  g_test_add_func ("/app/chooser/the-past", nothing_is_given_to_the_past);
  g_test_add_func ("/app/chooser/ways", ways_are_listed_as_they_are_numbered);
  g_test_add_func ("/app/chooser/prices", choices_have_prices);
  g_test_add_func ("/app/chooser/drag", a_drag_lifts_pieces_only);
  g_test_add_func ("/app/chooser/a-cell-stands-for-its-only-edge", a_cell_stands_for_its_only_edge);
  g_test_add_func ("/app/chooser/RW-5.6.2/a-piece-with-a-word", a_piece_with_a_word_is_clicked_on);
  g_test_add_func ("/app/chooser/RW-5.6.2/pieces-are-told-apart", pieces_are_told_apart);
  g_test_add_func ("/app/chooser/RW-5.6.5/cards-that-are-alike", cards_that_are_alike_are_listed_once);
  g_test_add_func ("/app/chooser/brackets-in-prices", a_price_may_have_brackets);
  g_test_add_func ("/app/chooser/ways-from-left-to-right", ways_are_listed_from_left_to_right);
  g_test_add_func ("/app/chooser/held-hands-are-told-why", held_hands_are_told_why);
  for (size_t i = 0; i < G_N_ELEMENTS (scenarios); i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/chooser/random-game/%s", scenarios[i]);
      g_test_add_data_func (path, scenarios[i], random_game);
    }
  return g_test_run ();
}
