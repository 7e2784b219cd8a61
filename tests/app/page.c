/* page.c: the game page in a real window: an opening played on the board, taken back, and played on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/actions.h"
#include "app/game/chooser.h"
#include "app/game/course.h"
#include "app/game/log.h"
#include "app/game/offers.h"
#include "app/game/status.h"
#include "app/game/story.h"
#include "app/game/table.h"
#include "app/main-menu.h"
#include "app/preferences.h"
#include "page-window.h"

static const char *
get_status (Fixture *fixture)
{
  return oxbow_status_get_text (OXBOW_STATUS (find (fixture->page, OXBOW_TYPE_STATUS)));
}

/* What the button beside a refusal leads to. */
static const char *
get_rules_target (Fixture *fixture)
{
  GtkWidget *button = find (find (fixture->page, OXBOW_TYPE_STATUS), GTK_TYPE_BUTTON);
  g_assert_true (gtk_widget_get_visible (button));
  return g_variant_get_string (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)), NULL);
}

static void
an_opening_by_clicks (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  g_assert_cmpstr (get_status (&fixture), ==,
                   "White places a campesino on C7. Round 1 begins. It is the turn of Black.");
  click (&fixture, "C8");
  click (&fixture, "D8");
  g_assert_cmpint (get_depth (&fixture), ==, 14);
  g_assert_cmpstr (get_status (&fixture), ==, "Black walks from C8 to D8.");
  click (&fixture, "D8");
  click (&fixture, "A1");
  g_assert_cmpint (get_depth (&fixture), ==, 14);
  g_assert_cmpstr (get_status (&fixture), ==, "Campesinos cannot go onto mountains or lakes. (DR-5.4)");
  g_assert_cmpstr (get_rules_target (&fixture), ==, "dos-rios-walk#DR-5.4");
  click (&fixture, "D8");
  click (&fixture, "D8");               /* put down and taken up again: why A1 was refused is no news */
  g_assert_cmpstr (get_status (&fixture), ==, "Black walks from C8 to D8.");
  close_window (&fixture);
}

/* A good choice that is no move yet takes the reason away as well; what cannot be done next gives another. */
static void
a_refusal_goes_with_what_is_next (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  g_autofree char *told = g_strdup (get_status (&fixture));
  click (&fixture, "A1");
  g_assert_cmpstr (get_status (&fixture), ==, "Campesinos cannot go onto mountains or lakes. Choose one of yours, and "
                                              "then where it goes. (DR-5.4)");
  g_assert_cmpstr (get_rules_target (&fixture), ==, "dos-rios-walk#DR-5.4");
  click (&fixture, "C8");
  g_assert_cmpstr (get_status (&fixture), ==, told);
  click (&fixture, "A1");
  g_assert_cmpstr (get_status (&fixture), ==, "Campesinos cannot go onto mountains or lakes. (DR-5.4)");
  g_assert_true (oxbow_chooser_take_back (oxbow_table_get_chooser (oxbow_game_page_get_table (fixture.page))));
  g_assert_cmpstr (get_status (&fixture), ==, told);
  g_assert_cmpint (get_depth (&fixture), ==, 13);
  close_window (&fixture);
}

static int
count_targets (Fixture *fixture)
{
  int n = 0;
  for (unsigned int i = 0; fixture->board->marks != NULL && i < fixture->board->marks->len; i++)
    n += g_array_index (fixture->board->marks, OxbowHandMark, i).state == OXBOW_HAND_TARGET;
  return n;
}

/* It goes no step farther, and what is chosen next glows at once; only the next Escape does something else. */
static void
escape_stops_a_piece_on_its_way (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  OxbowLens *lens = oxbow_table_get_lens (oxbow_game_page_get_table (fixture.page));
  click (&fixture, "D6");
  click (&fixture, "F6");
  g_assert_cmpint (get_depth (&fixture), ==, 14);
  g_assert_cmpint (count_targets (&fixture), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (fixture.board), "board.take-back", NULL);
  g_assert_cmpint (count_targets (&fixture), >, 0);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (get_depth (&fixture), ==, 14);
  oxbow_lens_look (lens, 0);
  gtk_widget_activate_action (GTK_WIDGET (fixture.board), "board.take-back", NULL);
  g_assert_false (oxbow_lens_is_looking (lens));
  g_assert_cmpint (get_depth (&fixture), ==, 14);
  close_window (&fixture);
}

static bool
has_label (GtkWidget *root, const char *text)
{
  bool found = GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && !found;
       child = gtk_widget_get_next_sibling (child))
    found = has_label (child, text);
  return found;
}

/* "Choose a place" alone does not say for what; moves in whole sentences do. */
static void
choices_say_what_they_are_of (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  wait_for_panel (&fixture);
  GtkWidget *offers = find (fixture.page, OXBOW_TYPE_OFFERS);
  g_auto (GStrv) lines = g_strsplit (OPENING, ", ", -1);
  for (int i = 0; g_str_has_prefix (lines[i], "lay "); i++)
    {
      g_assert_false (has_label (offers, "Lay the river"));
      click (&fixture, strchr (lines[i], ' ') + 1);
    }
  g_assert_true (has_label (offers, "Place a campesino"));
  close_window (&fixture);
}

static void
undo_and_redo (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  g_autofree char *before = oxbow_state_listing (oxbow_game_get_state (fixture.game), -1);
  for (int i = 0; i < 13; i++)
    activate (&fixture, "game.undo");
  g_assert_cmpint (get_depth (&fixture), ==, 0);
  for (int i = 0; i < 13; i++)
    activate (&fixture, "game.redo");
  g_autofree char *after = oxbow_state_listing (oxbow_game_get_state (fixture.game), -1);
  g_assert_cmpstr (before, ==, after);
  activate (&fixture, "game.undo-turn");
  g_assert_cmpint (get_depth (&fixture), ==, 12);
  close_window (&fixture);
}

/* What is looked at stands for the game, wherever the game itself stands; chosen again, nothing does. */
static void
a_position_is_the_title_picture (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  const OxbowHistory *history = oxbow_game_get_history (fixture.game);
  g_assert_cmpint (oxbow_history_get_picture (history), ==, OXBOW_NO_NODE);
  activate (&fixture, "game.look-back");
  for (int i = 0; i < 3; i++)
    {
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture.page), "game.title-picture", "i", -1));
      g_assert_cmpint (oxbow_history_get_picture (history), ==, i % 2 == 0 ? 12 : OXBOW_NO_NODE);
    }
  g_assert_false (oxbow_work_is_saved (OXBOW_WORK (fixture.session)));
  close_window (&fixture);
}

/* In a game by post the button says why a harvest, which draws a card, is not undone; it can be looked at. */
static void
chance_is_kept_by_post (void)
{
  Fixture fixture;
  OxbowGame *game = load_game ("dos-rios/first-valley", 2);
  oxbow_game_get_setup (game)->settings->by_post = true;
  open_window (&fixture, game);
  play_lines (game, OPENING);
  GActionGroup *actions = oxbow_game_page_get_actions (fixture.page);
  g_assert_true (g_action_group_get_action_enabled (actions, "undo"));
  for (int i = 0; i < 12 && oxbow_game_get_can_undo (game); i++)
    if (!oxbow_game_play_text (game, "harvest", NULL))
      play_lines (game, "end");
  g_assert_false (g_action_group_get_action_enabled (actions, "undo"));
  g_autofree char *why = oxbow_game_actions_name_undo (game);
  g_assert_cmpstr (why, ==, "This game is played by post: what chance has shown is not taken back.");
  int here = oxbow_game_get_node (game);
  activate (&fixture, "game.undo-turn");
  g_assert_cmpint (oxbow_game_get_node (game), ==, here);
  g_assert_true (g_action_group_get_action_enabled (actions, "show-round"));
  close_window (&fixture);
}

static bool
has_focus (Fixture *fixture, gpointer widget)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* The button that has the focus goes: to the next of its kind, and after the last one to the board. A panel that is
 * scrolled stays where it is. */
static void
the_panel_stays_where_it_is (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 4));
  wait_for_panel (&fixture);
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 1000, 420);
  while (gtk_widget_get_height (GTK_WIDGET (fixture.window)) > 470)
    g_main_context_iteration (NULL, TRUE);
  GtkWidget *offers = find (fixture.page, OXBOW_TYPE_OFFERS);
  GtkWidget *scroller = gtk_widget_get_ancestor (offers, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  GtkWidget *button;
  for (int i = 0; (button = find (offers, GTK_TYPE_BUTTON)) != NULL; i++)
    {
      gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
      g_assert_true (gtk_widget_grab_focus (button));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
      double before = 60;
      gtk_adjustment_set_value (down, before);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
      g_assert_cmpfloat (gtk_adjustment_get_value (down), ==, before);
      g_signal_emit_by_name (button, "clicked");
      gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
      g_test_message ("%f, then %f", before, gtk_adjustment_get_value (down));
      g_assert_cmpint (get_depth (&fixture), ==, i + 1);
      g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (down), before, 1);
      g_assert_true (has_focus (&fixture, find (offers, GTK_TYPE_BUTTON) != NULL ? (gpointer) offers : fixture.board));
    }
  g_assert_true (has_label (offers, "Place a campesino"));
  close_window (&fixture);
}

/* A game whose players hide things waits for the next one: the button that shows the board has the focus, then the
 * board. */
static void
the_veil_has_the_focus (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("water-rights/realm", 0));
  OxbowLens *lens = oxbow_table_get_lens (oxbow_game_page_get_table (fixture.page));
  g_assert_true (oxbow_lens_is_veiled (lens));
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (fixture.window));
  g_assert_true (GTK_IS_ACTIONABLE (focus));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)), ==, "game.unveil");
  activate (&fixture, "game.unveil");
  g_assert_false (oxbow_lens_is_veiled (lens));
  focus = gtk_root_get_focus (GTK_ROOT (fixture.window));
  g_assert_nonnull (focus);
  g_assert_true (focus == GTK_WIDGET (fixture.board)
                 || gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture.board)));
  close_window (&fixture);
}

/* Where the panel is too low for all, what a move would do stands over the history while it is pointed at. */
static void
what_a_move_would_do_is_in_sight (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  OxbowTable *table = oxbow_game_page_get_table (fixture.page);
  wait_for_panel (&fixture);
  GtkWidget *before = find (fixture.page, g_type_from_name ("OxbowBefore"));
  g_autoptr (GPtrArray) moves = oxbow_chooser_build_moves (oxbow_table_get_chooser (table));
  const OxbowChoice *choice = g_ptr_array_index (moves, 0);
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 1000, 620);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  while (gtk_widget_get_height (GTK_WIDGET (fixture.window)) > 660)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  oxbow_table_foresee (table, &choice->move);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  graphene_rect_t bounds;
  g_assert_true (gtk_widget_get_mapped (before));
  g_assert_true (gtk_widget_compute_bounds (before, GTK_WIDGET (fixture.window), &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (GTK_WIDGET (fixture.window)));
  oxbow_table_foresee (table, NULL);
  close_window (&fixture);
}

static void
note_foreseen_cb (OxbowTable *table, const OxbowMoves *moves, int *verb)
{
  *verb = moves != NULL ? moves->items[0].verb : -1;
}

/* One that makes a move by itself. */
static GtkWidget *
find_move (GtkWidget *root)
{
  const OxbowChoice *choice = g_object_get_data (G_OBJECT (root), "choice");
  GtkWidget *found = GTK_IS_BUTTON (root) && choice != NULL && choice->kind == OXBOW_CHOICE_MOVE ? root : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_move (child);
  return found;
}

/* What the button with the focus would do is shown once the keyboard is used, and not while the mouse is. */
static void
the_keyboard_foresees (void)
{
  Fixture fixture;
  int verb = -1;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  g_assert_true (oxbow_game_play_text (fixture.game, "end", NULL));
  g_assert_true (oxbow_game_play_text (fixture.game, "end", NULL));
  wait_for_panel (&fixture);
  GtkWidget *button = find_move (GTK_WIDGET (fixture.page));
  g_signal_connect (oxbow_game_page_get_table (fixture.page), "foreseen", G_CALLBACK (note_foreseen_cb), &verb);
  gtk_window_set_focus_visible (GTK_WINDOW (fixture.window), FALSE);
  g_assert_true (gtk_widget_grab_focus (button));
  g_assert_cmpint (verb, ==, -1);
  gtk_window_set_focus_visible (GTK_WINDOW (fixture.window), TRUE);
  g_assert_cmpint (verb, >=, 0);
  gtk_widget_grab_focus (GTK_WIDGET (fixture.board));
  g_assert_cmpint (verb, ==, -1);
  gtk_window_set_focus_visible (GTK_WINDOW (fixture.window), FALSE);
  gtk_window_set_focus_visible (GTK_WINDOW (fixture.window), TRUE);
  g_assert_cmpint (verb, ==, -1);
  close_window (&fixture);
}

/* So is what would come of the cursor's place on the board, until the focus leaves the board. */
static void
the_cursor_foresees (void)
{
  Fixture fixture;
  OxbowEdge edge;
  int verb = -1;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  const OxbowCell corner = 0;           /* A1, where nothing can be done */
  g_signal_connect (oxbow_game_page_get_table (fixture.page), "foreseen", G_CALLBACK (note_foreseen_cb), &verb);
  gtk_widget_grab_focus (GTK_WIDGET (fixture.board));
  gtk_widget_activate_action (GTK_WIDGET (fixture.board), "board.next-target", NULL);
  oxbow_board_get_cursor (fixture.board, &edge);
  g_assert_cmpint (edge, !=, OXBOW_NO_EDGE);
  g_assert_cmpint (verb, >=, 0);
  oxbow_board_set_cursor (fixture.board, corner, OXBOW_NO_EDGE);
  g_assert_cmpint (verb, ==, -1);
  gtk_widget_activate_action (GTK_WIDGET (fixture.board), "board.next-target", NULL);
  g_assert_cmpint (verb, >=, 0);
  gtk_window_set_focus (GTK_WINDOW (fixture.window), NULL);
  g_assert_cmpint (verb, ==, -1);
  oxbow_board_set_cursor (fixture.board, corner, OXBOW_NO_EDGE);
  gtk_widget_activate_action (GTK_WIDGET (fixture.board), "board.next-target", NULL);
  g_assert_cmpint (verb, ==, -1);
  close_window (&fixture);
}

/* All that may be done is seen in a window of the usual size, where a harvest is offered, too. */
static void
what_may_be_done_is_in_sight (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  g_assert_true (oxbow_game_play_text (fixture.game, "end", NULL));
  g_assert_true (oxbow_game_play_text (fixture.game, "end", NULL));
  wait_for_panel (&fixture);
  GtkWidget *offers = find (fixture.page, g_type_from_name ("OxbowOffers"));
  GtkWidget *scroller = gtk_widget_get_ancestor (offers, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;
  g_assert_true (gtk_widget_compute_bounds (offers, scroller, &bounds));
  g_assert_cmpfloat (bounds.size.height, >, 2 * 34);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scroller));
  close_window (&fixture);
}

static void
what_stands_at_a_place_is_told (void)
{
  static const struct { const char *scenario, *place, *words; } places[] = {
    { "dos-rios/first-valley", "F5/S", "F5/S, between F5 and F6." },
    { "rising-waters/fall-1926", "J4", "2 pawns of Greenville." },
    { "rising-waters/fall-1926", "J2", "Mounds Landing: the next rain over Mounds Landing falls here. The water is at "
                                       "1; from 3 on it floods land, J3 first." },
    { "rising-waters/fall-1926", "H5", "Greenville Bends: the next rain over Mounds Landing falls on other water." },
    { "navajo-wars/rise", "D1", "Shiprock, 2 victory points (VP)." },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (places); i++)
    {
      Fixture fixture;
      open_window (&fixture, load_game (places[i].scenario, 0));
      const OxbowGrid *grid = &oxbow_game_get_setup (fixture.game)->grid;
      bool is_edge = strchr (places[i].place, '/') != NULL;
      OxbowSpot spot = { is_edge ? OXBOW_NO_CELL : oxbow_cell_parse (grid, places[i].place),
                         is_edge ? oxbow_edge_parse (grid, places[i].place) : OXBOW_NO_EDGE };
      g_autofree char *words = oxbow_board_tell_spot (fixture.board, spot);
      g_test_message ("%s", words);
      g_assert_nonnull (strstr (words, places[i].words));
      close_window (&fixture);
    }
}

/* Also where a click leaves more to choose, and why what has been chosen cannot go there; else nothing of it. */
static void
what_can_be_done_there_is_told (void)
{
  static const struct { const char *place, *words; } places[] = {
    { "D6", "Here you may choose: Walk." }, { "D6/S", "Build a dam at D6/S (2 in reserve)." },
    { "E2", NULL }, { "E2/S", NULL },
  };
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  const OxbowGrid *grid = &oxbow_game_get_setup (fixture.game)->grid;
  for (size_t i = 0; i < G_N_ELEMENTS (places); i++)
    {
      OxbowEdge edge = oxbow_edge_parse (grid, places[i].place);
      OxbowSpot spot = { edge == OXBOW_NO_EDGE ? oxbow_cell_parse (grid, places[i].place) : OXBOW_NO_CELL, edge };
      g_autofree char *words = oxbow_board_tell_spot (fixture.board, spot);
      g_test_message ("%s", words);
      g_assert_true (places[i].words != NULL ? g_str_has_suffix (words, places[i].words)
                                             : strstr (words, "choose") == NULL);
    }
  click (&fixture, "D6");
  g_autofree char *why = oxbow_board_tell_spot (fixture.board, (OxbowSpot) { 0, OXBOW_NO_EDGE });
  g_assert_cmpstr (why, ==, "A1: Mountain. Campesinos cannot go onto mountains or lakes. (DR-5.4)");
  OxbowSpot other = { oxbow_cell_parse (grid, "C8"), OXBOW_NO_EDGE };
  g_autofree char *instead = oxbow_board_tell_spot (fixture.board, other);
  g_assert_null (strstr (instead, "DR-"));
  close_window (&fixture);
}

/* What is pressed and lies in the panel, by a finger too; in a low window less has to do. */
static int
find_lowest (GtkWidget *widget)
{
  int lowest = G_MAXINT;
  bool is_target = GTK_IS_BUTTON (widget) || G_TYPE_CHECK_INSTANCE_TYPE (widget, g_type_from_name ("OxbowLogRow"));
  graphene_rect_t bounds;
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, widget, &bounds))
    return lowest;
  if (is_target)
    return (int) bounds.size.height;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    lowest = MIN (lowest, find_lowest (child));
  return lowest;
}

static void
targets_are_high_enough (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  wait_for_panel (&fixture);
  GtkWidget *panel = gtk_widget_get_ancestor (find (fixture.page, OXBOW_TYPE_LOG), g_type_from_name ("OxbowPanel"));
  g_assert_cmpint (find_lowest (panel), >=, 34);
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 1000, 620);
  while (gtk_widget_get_height (GTK_WIDGET (fixture.window)) > 660)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  g_assert_cmpint (find_lowest (panel), >=, 24);
  close_window (&fixture);
}

/* Whatever game: the first choice of the panel again and again, or a move at random, as far as it goes. */
static void
a_page_for_every_game (gconstpointer scenario)
{
  Fixture fixture;
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_test_rand_int ());
  open_window (&fixture, load_game (scenario, 0));
  OxbowTable *table = oxbow_game_page_get_table (fixture.page);
  OxbowChooser *chooser = oxbow_table_get_chooser (table);
  for (int i = 0; i < 30 && !oxbow_game_get_is_over (fixture.game); i++)
    {
      oxbow_lens_unveil (oxbow_table_get_lens (table));
      g_autoptr (GPtrArray) moves = oxbow_chooser_build_moves (chooser);
      g_assert_cmpuint (moves->len, >, 0);
      const OxbowChoice *choice = g_ptr_array_index (moves, g_rand_int_range (rand, 0, (int) moves->len));
      oxbow_table_foresee (table, &choice->move);
      g_assert_true (oxbow_chooser_play (chooser, &choice->move));
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  close_window (&fixture);
}

/* Until it is over: then the page tells how it went, once the last move has been seen. */
static void
to_the_end (gconstpointer scenario)
{
  Fixture fixture;
  g_autoptr (GRand) rand = g_rand_new_with_seed (99);
  open_window (&fixture, load_game (scenario, 0));
  OxbowMoves moves = OXBOW_MOVES_INIT;
  double before = g_get_monotonic_time ();
  while (!oxbow_game_get_is_over (fixture.game))
    {
      moves.n = 0;
      oxbow_state_legal (oxbow_game_get_state (fixture.game), &moves);
      g_assert_true (oxbow_game_play (fixture.game, &moves.items[g_rand_int_range (rand, 0, moves.n)], NULL));
    }
  g_test_message ("%.3f ms for each move", (g_get_monotonic_time () - before) / 1000 / get_depth (&fixture));
  oxbow_moves_clear (&moves);
  g_assert_null (find (fixture.page, OXBOW_TYPE_STORY));
  while (find (fixture.page, OXBOW_TYPE_STORY) == NULL)
    g_main_context_iteration (NULL, TRUE);
  GtkWidget *rooms = gtk_widget_get_ancestor (find (fixture.page, OXBOW_TYPE_STORY), GTK_TYPE_STACK);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (rooms)), ==, "story");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  activate (&fixture, "game.board");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (rooms)), ==, "table");
  close_window (&fixture);
}

/* The button hears that it loses the focus only when the page has already gone. */
static void
a_game_is_left_from_the_panel (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  wait_for_panel (&fixture);
  GtkWidget *button = find (find (fixture.page, OXBOW_TYPE_OFFERS), GTK_TYPE_BUTTON);
  g_assert_true (gtk_widget_grab_focus (button));
  oxbow_window_show_welcome (fixture.window);
  oxbow_window_show_new_game (fixture.window, NULL, NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  oxbow_window_leave (fixture.window);
  close_window (&fixture);
}

/* GTK leaves the grab with a popover that is taken out while it is open, and no window hears anything any more. */
static void
an_open_menu_closes_with_the_game (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  wait_for_panel (&fixture);
  g_autoptr (GtkWidget) menu = g_object_ref_sink (gtk_popover_new ());
  gtk_widget_set_parent (menu, find (fixture.page, OXBOW_TYPE_OFFERS));
  gtk_popover_popup (GTK_POPOVER (menu));
  g_assert_true (gtk_widget_get_mapped (menu));
  oxbow_window_show_welcome (fixture.window);
  g_assert_false (gtk_widget_get_visible (menu));
  oxbow_window_leave (fixture.window);
  close_window (&fixture);
}

/* In the Delta two mayors play; the King is a steward, and one seat stays empty. */
static void
only_who_plays_is_followed (void)
{
  g_autoptr (OxbowGame) game = load_game ("water-rights/delta", 0);
  g_autoptr (GPtrArray) courses = oxbow_courses_build (oxbow_game_get_history (game));
  g_assert_cmpint ((int) courses->len, >=, 4);
  for (unsigned int i = 0; i < courses->len; i++)
    {
      const OxbowCourse *course = courses->pdata[i];
      g_assert_cmpint (course->n_lines, ==, 2);
      g_assert_cmpint (course->lines[0].seat, ==, 2);
      g_assert_cmpint (course->lines[1].seat, ==, 3);
    }
}

static bool
has_spot_menu (Fixture *fixture)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->page));
  while (child != NULL && !gtk_widget_has_css_class (child, "spot-menu"))
    child = gtk_widget_get_next_sibling (child);
  return child != NULL;
}

/* By a key that the window hears as well. The menu goes with the game, and the board of the next one can be clicked. */
static void
a_game_is_left_from_a_menu (void)
{
  Fixture fixture;
  const GdkRectangle place = { 50, 50, 1, 1 };
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  g_autoptr (OxbowGame) other = load_game ("dos-rios/first-valley", 3);
  g_autoptr (OxbowSession) session = oxbow_session_new (other);
  g_signal_emit_by_name (fixture.board, "spot-menu", 30, OXBOW_NO_EDGE, &place);
  g_assert_true (has_spot_menu (&fixture));
  g_assert_false (gtk_widget_get_can_target (GTK_WIDGET (fixture.board)));
  oxbow_window_show_welcome (fixture.window);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_false (has_spot_menu (&fixture));
  oxbow_window_show_session (fixture.window, session);
  g_assert_true (gtk_widget_get_can_target (GTK_WIDGET (fixture.board)));
  oxbow_window_leave (fixture.window);
  close_window (&fixture);
}

/* A tip that comes when a menu is open already would lie over its first lines. */
static void
no_tip_lies_over_a_menu (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  GtkWidget *buttons[] = { find (fixture.page, GTK_TYPE_MENU_BUTTON),
                           find (find (fixture.page, OXBOW_TYPE_MAIN_MENU), GTK_TYPE_MENU_BUTTON) };
  g_assert_true (buttons[0] != buttons[1]);
  for (size_t i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      g_assert_true (gtk_widget_get_has_tooltip (buttons[i]));
      gtk_menu_button_popup (GTK_MENU_BUTTON (buttons[i]));
      g_assert_false (gtk_widget_get_has_tooltip (buttons[i]));
      gtk_menu_button_popdown (GTK_MENU_BUTTON (buttons[i]));
      g_assert_true (gtk_widget_get_has_tooltip (buttons[i]));
    }
  close_window (&fixture);
}

int
main (int argc, char **argv)
{
  static const char *const scenarios[] = { "dos-rios/two-rivers", "rising-waters/fall-1926", "water-rights/realm",
                                           "navajo-wars/rise" };
  g_test_init (&argc, &argv, NULL);
  begin_application ();
  g_test_add_func ("/app/page/opening-by-clicks", an_opening_by_clicks);
  g_test_add_func ("/app/page/refusal-goes", a_refusal_goes_with_what_is_next);
  g_test_add_func ("/app/page/escape-on-the-way", escape_stops_a_piece_on_its_way);
  g_test_add_func ("/app/page/choices-say", choices_say_what_they_are_of);
  g_test_add_func ("/app/page/undo-and-redo", undo_and_redo);
  g_test_add_func ("/app/page/title-picture", a_position_is_the_title_picture);
  g_test_add_func ("/app/page/by-post", chance_is_kept_by_post);
  g_test_add_func ("/app/page/left-from-the-panel", a_game_is_left_from_the_panel);
  g_test_add_func ("/app/page/left-from-a-menu", a_game_is_left_from_a_menu);
  g_test_add_func ("/app/page/open-menu", an_open_menu_closes_with_the_game);
  g_test_add_func ("/app/page/only-who-plays", only_who_plays_is_followed);
  g_test_add_func ("/app/page/veil", the_veil_has_the_focus);
  g_test_add_func ("/app/page/before-the-click", what_a_move_would_do_is_in_sight);
  g_test_add_func ("/app/page/keyboard-foresees", the_keyboard_foresees);
  g_test_add_func ("/app/page/cursor-foresees", the_cursor_foresees);
  g_test_add_func ("/app/page/offers-in-sight", what_may_be_done_is_in_sight);
  g_test_add_func ("/app/page/places-are-told", what_stands_at_a_place_is_told);
  g_test_add_func ("/app/page/places-are-told/what-can-be-done", what_can_be_done_there_is_told);
  g_test_add_func ("/app/page/targets", targets_are_high_enough);
  g_test_add_func ("/app/page/no-tip-over-menu", no_tip_lies_over_a_menu);
  g_test_add_func ("/app/page/panel-stays", the_panel_stays_where_it_is);
  g_test_add_data_func ("/app/page/to-the-end/dos-rios", "dos-rios/first-valley", to_the_end);
  g_test_add_data_func ("/app/page/to-the-end/rising-waters", "rising-waters/fall-1926", to_the_end);
  for (size_t i = 0; i < G_N_ELEMENTS (scenarios); i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/page/every-game/%s", scenarios[i]);
      g_test_add_data_func (path, scenarios[i], a_page_for_every_game);
    }
  return g_test_run ();
}
