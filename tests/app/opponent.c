/* opponent.c: computers at the table: a whole game, undo and leaving while they think, saving and reopening
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/helpers.h"
#include "seated.h"

#include <glib/gstdio.h>

/* Whatever would happen by itself has time to. */
static void
wait_ms (int ms)
{
  for (int i = 0; i < ms; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (1000);
    }
}

static void
two_computers_play_to_the_end (void)
{
  Fixture fixture;
  open_seated (&fixture, "dos-rios/first-valley", "beginner", "easy");
  g_assert_false (oxbow_lens_is_open (get_lens (&fixture)));
  wait_for_people (&fixture);
  g_assert_true (oxbow_game_get_is_over (fixture.game));
  g_assert_cmpint (get_depth (&fixture), >, 40);
  close_window (&fixture);
}

/* Black is a person, who has decided two things in a turn; then the computer thinks, and is not let to an end. */
static void
undo_stops_a_thought (void)
{
  Fixture fixture;
  open_seated (&fixture, "dos-rios/first-valley", NULL, NULL);
  play_lines (fixture.game, OPENING);
  play_lines (fixture.game, "walk C8 D8");
  oxbow_game_set_computer (fixture.game, 1, "expert");
  play_lines (fixture.game, "end");
  g_assert_cmpint (oxbow_game_get_turn (fixture.game), ==, 1);
  g_assert_true (oxbow_opponent_is_thinking (get_opponent (&fixture)));
  g_assert_false (oxbow_lens_is_open (get_lens (&fixture)));
  int depth = get_depth (&fixture);
  act (&fixture, "undo");
  g_assert_cmpint (get_depth (&fixture), ==, depth - 1);
  g_assert_false (oxbow_opponent_is_thinking (get_opponent (&fixture)));
  g_assert_true (oxbow_lens_is_open (get_lens (&fixture)));
  wait_ms (50);
  g_assert_cmpint (get_depth (&fixture), ==, depth - 1);
  close_window (&fixture);
}

/* The person's first turn is ended at once, and a computer comes next; the depth of the person's decision. */
static int
open_and_end_a_turn (Fixture *fixture)
{
  open_seated (fixture, "dos-rios/first-valley", NULL, NULL);
  play_lines (fixture->game, OPENING);
  oxbow_game_set_computer (fixture->game, 1, "random");
  int depth = get_depth (fixture);
  play_lines (fixture->game, "end");
  return depth;
}

/* One undo goes back over the computer's whole turn, to the person's last decision; redo comes here again. */
static void
undo_goes_to_the_persons_decision (void)
{
  Fixture fixture;
  int depth = open_and_end_a_turn (&fixture);
  wait_for_people (&fixture);
  int after = get_depth (&fixture);
  g_assert_cmpint (after, >, depth + 1);
  act (&fixture, "undo");
  g_assert_cmpint (get_depth (&fixture), ==, depth);
  g_assert_null (oxbow_opponent_get_hold (get_opponent (&fixture)));
  act (&fixture, "redo");
  g_assert_cmpint (get_depth (&fixture), ==, after);
  close_window (&fixture);
}

/* A turn is taken back, and ended as before: that is a decision, and the computer moves; where redo leads, it waits. */
static void
the_same_move_again_is_a_decision (void)
{
  Fixture fixture;
  int depth = open_and_end_a_turn (&fixture);
  int ended = oxbow_game_get_node (fixture.game);
  wait_for_people (&fixture);
  act (&fixture, "undo");
  g_assert_true (oxbow_game_go (fixture.game, ended));
  g_assert_true (oxbow_opponent_is_waiting (get_opponent (&fixture)));
  take_back (fixture.game, 1);
  play_lines (fixture.game, "end");
  g_assert_false (oxbow_opponent_is_waiting (get_opponent (&fixture)));
  wait_for_depth (&fixture, depth + 2);
  wait_for_people (&fixture);
  close_window (&fixture);
}

/* Taken back by three moves and then given to computers; the depth it stands at. */
static int
open_taken_back (Fixture *fixture)
{
  open_seated (fixture, "dos-rios/first-valley", NULL, NULL);
  play_lines (fixture->game, OPENING);
  take_back (fixture->game, 3);
  oxbow_game_set_computer (fixture->game, 0, "random");
  oxbow_game_set_computer (fixture->game, 1, "random");
  return get_depth (fixture);
}

/* Among computers undo goes back a move, and there they wait for a word. */
static void
computers_wait_where_the_game_was_taken_back (void)
{
  Fixture fixture;
  int depth = open_taken_back (&fixture);
  g_assert_true (oxbow_opponent_is_waiting (get_opponent (&fixture)));
  g_assert_nonnull (oxbow_lens_get_news (get_lens (&fixture)));
  act (&fixture, "undo");
  g_assert_cmpint (get_depth (&fixture), ==, depth - 1);
  g_assert_true (oxbow_opponent_is_waiting (get_opponent (&fixture)));
  act (&fixture, "go-on");
  wait_for_depth (&fixture, depth + 8);
  g_assert_false (oxbow_opponent_is_waiting (get_opponent (&fixture)));
  close_window (&fixture);
}

/* A move that was found while a person looked back is of a position that the game then leaves. */
static void
what_was_found_elsewhere_is_not_played (void)
{
  Fixture fixture;
  int depth = open_taken_back (&fixture);
  act (&fixture, "go-on");
  wait_for_depth (&fixture, depth + 8);
  oxbow_lens_look_nth (get_lens (&fixture), depth);
  wait_ms (300);
  g_assert_true (oxbow_lens_is_looking (get_lens (&fixture)));
  act (&fixture, "play-on");
  g_assert_cmpint (get_depth (&fixture), ==, depth);
  g_assert_true (oxbow_opponent_is_waiting (get_opponent (&fixture)));
  for (int seat = 0; seat < 2; seat++)
    g_assert_cmpstr (oxbow_setup_seat_computer (oxbow_game_get_setup (fixture.game), seat), ==, "random");
  close_window (&fixture);
}

/* A move that was found while a person looked back, where things move as they leave. */
static void
a_move_waits_for_the_board (void)
{
  Fixture fixture;
  open_seated (&fixture, "dos-rios/first-valley", NULL, NULL);
  play_lines (fixture.game, OPENING);
  int depth = get_depth (&fixture);
  oxbow_lens_look_nth (get_lens (&fixture), depth - 2);
  oxbow_game_set_computer (fixture.game, oxbow_game_get_turn (fixture.game), "random");
  wait_ms (300);
  oxbow_lens_look_nth (get_lens (&fixture), depth - 1);
  g_assert_true (oxbow_board_is_moving (fixture.board));
  oxbow_lens_leave (get_lens (&fixture));
  g_assert_cmpint (get_depth (&fixture), ==, depth);
  wait_for_depth (&fixture, depth + 1);
  oxbow_board_skip_motion (fixture.board);
  wait_ms (300);
  close_window (&fixture);
}

static void
a_computer_finishes_the_turn (void)
{
  Fixture fixture;
  open_seated (&fixture, "dos-rios/first-valley", NULL, NULL);
  play_lines (fixture.game, OPENING);
  act (&fixture, "go-on");
  g_assert_false (oxbow_lens_is_open (get_lens (&fixture)));
  wait_for_people (&fixture);
  g_assert_cmpint (oxbow_game_get_turn (fixture.game), ==, 1);
  g_assert_true (oxbow_lens_is_open (get_lens (&fixture)));
  close_window (&fixture);
}

/* Rivers are laid by turns, which the game counts as one: the person's next arrow is the person's again. */
static void
a_computer_finishes_no_other_turn (void)
{
  Fixture fixture;
  open_seated (&fixture, "dos-rios/first-valley", NULL, NULL);
  int seat = oxbow_game_get_turn (fixture.game);
  oxbow_game_set_computer (fixture.game, 1 - seat, "random");
  act (&fixture, "go-on");
  wait_for_people (&fixture);
  g_assert_cmpint (oxbow_game_get_turn (fixture.game), ==, seat);
  g_assert_true (oxbow_lens_is_open (get_lens (&fixture)));
  const OxbowHistory *history = oxbow_game_get_history (fixture.game);
  int node = oxbow_game_get_node (fixture.game), changes = 0;
  for (int parent; (parent = oxbow_history_get_parent (history, node)) != OXBOW_NO_NODE; node = parent)
    changes += oxbow_history_get_seat (history, node) != seat && oxbow_history_get_seat (history, parent) == seat;
  g_assert_cmpint (changes, ==, 1);
  close_window (&fixture);
}

static GtkWidget *
find_button (GtkWidget *root, const char *action)
{
  if (GTK_IS_BUTTON (root) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (root)), action) == 0)
    return root;
  GtkWidget *found = NULL, *child = gtk_widget_get_first_child (root);
  for (; child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_button (child, action);
  return found;
}

static bool
has_focus (Fixture *fixture, GtkWidget *widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* The focus finds its place once everybody has heard of a change. */
static void
wait_for_focus (Fixture *fixture, GtkWidget *widget)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_USEC_PER_SEC;
  unsigned int source = g_timeout_add (50, wake_cb, NULL);
  while (!has_focus (fixture, widget))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (source);
}

/* By keyboard: from the button that has a computer play to the one that stops it, and then to the board. */
static void
the_focus_stays_while_a_computer_plays (void)
{
  Fixture fixture;
  g_settings_set_string (oxbow_preferences_get (), "pace", "slow");
  open_seated (&fixture, "dos-rios/first-valley", NULL, NULL);
  play_lines (fixture.game, OPENING);
  wait_for_panel (&fixture);
  GtkWidget *go_on = find_button (find (fixture.page, OXBOW_TYPE_HELPERS), "game.go-on");
  GtkWidget *pause = find_button (find (fixture.page, OXBOW_TYPE_HELPERS), "game.pause");
  g_assert_true (gtk_widget_grab_focus (go_on));
  g_signal_emit_by_name (go_on, "clicked");
  wait_for_focus (&fixture, pause);
  g_signal_emit_by_name (pause, "clicked");
  wait_for_focus (&fixture, GTK_WIDGET (fixture.board));
  g_assert_true (gtk_widget_grab_focus (go_on));
  g_settings_set_string (oxbow_preferences_get (), "pace", "instant");
  g_signal_emit_by_name (go_on, "clicked");
  wait_for_people (&fixture);
  wait_for_focus (&fixture, GTK_WIDGET (fixture.board));
  close_window (&fixture);
}

/* What pauses the computers leads to what lets them go on, and back. */
static void
the_focus_stays_while_computers_wait (void)
{
  Fixture fixture;
  g_settings_set_string (oxbow_preferences_get (), "pace", "slow");
  open_seated (&fixture, "dos-rios/first-valley", "random", "random");
  wait_for_panel (&fixture);
  GtkWidget *go_on = find_button (find (fixture.page, OXBOW_TYPE_HELPERS), "game.go-on");
  GtkWidget *pause = find_button (find (fixture.page, OXBOW_TYPE_HELPERS), "game.pause");
  g_assert_true (gtk_widget_grab_focus (pause));
  g_signal_emit_by_name (pause, "clicked");
  wait_for_focus (&fixture, go_on);
  g_signal_emit_by_name (go_on, "clicked");
  wait_for_focus (&fixture, pause);
  close_window (&fixture);
  g_settings_set_string (oxbow_preferences_get (), "pace", "instant");
}

static void
closing_stops_a_thought (void)
{
  Fixture fixture;
  open_seated (&fixture, "dos-rios/two-rivers", "expert", "expert");
  g_assert_true (oxbow_opponent_is_thinking (get_opponent (&fixture)));
  gint64 before = g_get_monotonic_time ();
  close_window (&fixture);
  g_assert_cmpint (g_get_monotonic_time () - before, <, 10 * G_USEC_PER_SEC);
}

/* A person who is alone among computers never hands over, and sees what is theirs; nor is there anybody at a seat that
 * nobody plays. */
static void
no_veil_for_one_person (gconstpointer scenario)
{
  Fixture fixture;
  g_autoptr (OxbowGame) game = load_game (scenario, 0);
  const OxbowSetup *setup = oxbow_game_get_setup (game);
  int person = 0;
  while (!oxbow_setup_seat_is_played (setup, person))
    person++;
  for (int seat = person + 1; seat < setup->n_seats; seat++)
    oxbow_game_set_computer (game, seat, "random");
  open_session (&fixture, oxbow_session_new (game));
  for (int i = 0; i < 5 && !oxbow_game_get_is_over (fixture.game); i++)
    {
      wait_for_people (&fixture);
      g_assert_false (oxbow_lens_is_veiled (get_lens (&fixture)));
      g_assert_cmpint (oxbow_lens_get_viewer (get_lens (&fixture)), ==, person);
      act (&fixture, "go-on");
    }
  close_window (&fixture);
}

static void
saved_and_opened_again (void)
{
  Fixture fixture;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("oxbow-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "seats.oxbow", NULL);
  open_seated (&fixture, "dos-rios/first-valley", NULL, "random");
  g_assert_true (oxbow_work_save (OXBOW_WORK (fixture.session), path, &error));
  close_window (&fixture);
  OxbowSession *session = oxbow_session_open (path, &error);
  g_assert_no_error (error);
  open_session (&fixture, session);
  g_assert_cmpstr (oxbow_setup_seat_computer (oxbow_game_get_setup (fixture.game), 1), ==, "random");
  g_assert_null (oxbow_setup_seat_computer (oxbow_game_get_setup (fixture.game), 0));
  wait_for_people (&fixture);
  int depth = get_depth (&fixture);
  g_assert_cmpint (oxbow_game_get_turn (fixture.game), ==, 0);
  play_any (&fixture);
  wait_for_people (&fixture);
  g_assert_cmpint (get_depth (&fixture), >, depth);
  close_window (&fixture);
  g_unlink (path);
  g_rmdir (folder);
}

static GtkWidget *
find_label (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text))
    return root;
  GtkWidget *found = NULL, *child = gtk_widget_get_first_child (root);
  for (; child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

/* Two persons and, at the turn, a computer that waits where the game was taken back. */
static OxbowSession *
begin_where_a_computer_waits (void)
{
  g_autoptr (OxbowGame) game = load_game ("water-rights/realm", 0);
  OxbowMoves moves = OXBOW_MOVES_INIT;
  oxbow_state_legal (oxbow_game_get_state (game), &moves);
  g_assert_true (oxbow_game_play (game, &moves.items[0], NULL));
  oxbow_moves_clear (&moves);
  take_back (game, 1);
  for (int seat = 0; seat < oxbow_game_get_setup (game)->n_seats; seat++)
    if (seat == oxbow_game_get_turn (game) || seat == 3)
      oxbow_game_set_computer (game, seat, "random");
  return oxbow_session_new (game);
}

/* What a computer waits for is known before the board has been hidden from whoever opens the game: it is told on this
 * game's veil, and on none that hung before it. */
static void
what_goes_on_is_told_on_the_veil (void)
{
  Fixture fixture;
  open_session (&fixture, begin_where_a_computer_waits ());
  for (int i = 0; i < 2; i++)
    {
      g_assert_true (oxbow_lens_is_veiled (get_lens (&fixture)));
      g_assert_true (oxbow_opponent_is_waiting (get_opponent (&fixture)));
      GtkWidget *label = find_label (GTK_WIDGET (fixture.page), oxbow_lens_get_news (get_lens (&fixture)));
      g_assert_nonnull (label);
      g_assert_true (gtk_widget_get_mapped (label));
      OxbowSession *other = begin_where_a_computer_waits ();
      oxbow_window_show_session (fixture.window, other);
      g_object_unref (fixture.session);
      fixture.session = other;
      fixture.game = oxbow_session_get_game (other);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
    }
  close_window (&fixture);
}

/* A level of another time, or of another program: said, and a person plays. */
static void
an_unknown_player_gives_way (void)
{
  Fixture fixture;
  open_seated (&fixture, "dos-rios/first-valley", NULL, "wizard");
  g_assert_null (oxbow_setup_seat_computer (oxbow_game_get_setup (fixture.game), 1));
  g_assert_true (oxbow_lens_is_open (get_lens (&fixture)));
  g_assert_nonnull (strstr (oxbow_lens_get_news (get_lens (&fixture)), "There is no computer player “wizard” here."));
  g_assert_nonnull (strstr (oxbow_lens_get_news (get_lens (&fixture)), "A person has to decide for White now."));
  close_window (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  begin_at_table ();
  g_test_add_func ("/app/opponent/whole-game", two_computers_play_to_the_end);
  g_test_add_func ("/app/opponent/undo-stops", undo_stops_a_thought);
  g_test_add_func ("/app/opponent/undo-to-person", undo_goes_to_the_persons_decision);
  g_test_add_func ("/app/opponent/same-move-again", the_same_move_again_is_a_decision);
  g_test_add_func ("/app/opponent/wait", computers_wait_where_the_game_was_taken_back);
  g_test_add_func ("/app/opponent/found-elsewhere", what_was_found_elsewhere_is_not_played);
  g_test_add_func ("/app/opponent/found-in-motion", a_move_waits_for_the_board);
  g_test_add_func ("/app/opponent/finish-turn", a_computer_finishes_the_turn);
  g_test_add_func ("/app/opponent/finish-turn/by-turns", a_computer_finishes_no_other_turn);
  g_test_add_func ("/app/opponent/focus", the_focus_stays_while_a_computer_plays);
  g_test_add_func ("/app/opponent/focus/waiting", the_focus_stays_while_computers_wait);
  g_test_add_func ("/app/opponent/close", closing_stops_a_thought);
  g_test_add_data_func ("/app/opponent/veil/realm", "water-rights/realm", no_veil_for_one_person);
  g_test_add_data_func ("/app/opponent/veil/delta", "water-rights/delta", no_veil_for_one_person);
  g_test_add_func ("/app/opponent/veil/news", what_goes_on_is_told_on_the_veil);
  g_test_add_func ("/app/opponent/save", saved_and_opened_again);
  g_test_add_func ("/app/opponent/unknown", an_unknown_player_gives_way);
  int status = g_test_run ();
  g_object_unref (application);
  return status;
}
