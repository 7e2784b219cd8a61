/* past.c: what was played is looked at again: along the time line, as the round that was last, as a replay, in plots
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/move-entry.h"
#include "app/game/table.h"
#include "app/game/timeline.h"
#include "app/game/story.h"
#include "page-window.h"

static void
the_past_is_looked_at (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  OxbowLens *lens = oxbow_table_get_lens (oxbow_game_page_get_table (fixture.page));
  GtkWidget *scale = find (find (fixture.page, OXBOW_TYPE_TIMELINE), GTK_TYPE_SCALE);
  gtk_range_set_value (GTK_RANGE (scale), 9);
  g_assert_true (oxbow_lens_is_looking (lens));
  g_assert_cmpint (get_depth (&fixture), ==, 13);
  activate (&fixture, "game.look-forward");
  g_assert_cmpfloat (gtk_range_get_value (GTK_RANGE (scale)), ==, 10);
  activate (&fixture, "game.stop-looking");
  g_assert_false (oxbow_lens_is_looking (lens));
  activate (&fixture, "game.look-first");
  activate (&fixture, "game.look-forward");
  activate (&fixture, "game.play-on");
  g_assert_cmpint (get_depth (&fixture), ==, 1);
  click (&fixture, "C5/SE");
  g_assert_cmpint (get_depth (&fixture), ==, 2);
  g_assert_cmpint (oxbow_history_n_nodes (oxbow_game_get_history (fixture.game)), ==, 15);
  close_window (&fixture);
}

static int
count_brackets (Fixture *fixture)
{
  int n = 0;
  for (unsigned int i = 0; i < fixture->board->marks->len; i++)
    n += g_array_index (fixture->board->marks, OxbowHandMark, i).state == OXBOW_HAND_LAST;
  return n;
}

/* Black walks and ends the turn; White walks to and fro and ends it: three moves, two places, and the end has none. */
static void
the_last_round_is_shown (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_lines (fixture.game, OPENING ", walk C8 D8");
  g_assert_cmpint (count_brackets (&fixture), ==, 2);
  play_lines (fixture.game, "end, walk G6 H6, walk H6 G6, walk G6 H6, end");
  OxbowLens *lens = oxbow_table_get_lens (oxbow_game_page_get_table (fixture.page));
  g_assert_cmpint (oxbow_lens_get_viewer (lens), ==, 0);
  g_assert_cmpint (count_brackets (&fixture), ==, 2);
  int here = oxbow_game_get_node (fixture.game);
  activate (&fixture, "game.show-round");
  g_assert_true (oxbow_lens_is_looking (lens));
  g_assert_cmpint (oxbow_lens_get_node (lens), ==, here - 4);
  while (oxbow_lens_is_looking (lens))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (oxbow_lens_get_node (lens), ==, here);
  activate (&fixture, "game.undo");
  activate (&fixture, "game.undo");
  activate (&fixture, "game.show-round");                /* it ends where the game stands, not where the line ends */
  while (oxbow_lens_is_looking (lens))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (oxbow_lens_get_node (lens), ==, here - 2);
  play_lines (fixture.game, "walk G6 H6");
  g_assert_cmpint (count_brackets (&fixture), ==, 2);
  close_window (&fixture);
}

/* Whoever goes back with the game, or plays on from what is shown, has seen enough: the board stays there. */
static void
a_replay_ends_where_the_game_moves (void)
{
  static const char *const ways[] = { "game.undo", "game.play-on" };
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  GtkButton *play = GTK_BUTTON (find (find (fixture.page, OXBOW_TYPE_TIMELINE), GTK_TYPE_BUTTON));
  for (size_t i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      activate (&fixture, "game.replay");
      g_assert_cmpstr (gtk_button_get_icon_name (play), ==, "media-playback-pause-symbolic");
      activate (&fixture, ways[i]);
      g_assert_cmpstr (gtk_button_get_icon_name (play), ==, "media-playback-start-symbolic");
    }
  g_assert_cmpint (get_depth (&fixture), ==, 0);
  close_window (&fixture);
}

/* The moves that stand below the line to type them into. */
static const char *
get_typable (Fixture *fixture)
{
  GtkWidget *entry = find (find (fixture->page, OXBOW_TYPE_MOVE_ENTRY), GTK_TYPE_ENTRY);
  return gtk_label_get_text (GTK_LABEL (gtk_widget_get_next_sibling (entry)));
}

/* Whoever makes moves meanwhile, and wherever one looks. */
static void
what_can_be_typed_follows_the_game (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  activate (&fixture, "game.type-move");
  g_assert_cmpstr (get_typable (&fixture), ==, "lay C2/S  ·  lay C2/SE");
  play_lines (fixture.game, "lay C2/S");
  g_assert_cmpstr (get_typable (&fixture), !=, "");
  g_assert_null (strstr (get_typable (&fixture), "lay C2/S"));
  activate (&fixture, "game.look-first");
  g_assert_cmpstr (get_typable (&fixture), ==, "");
  activate (&fixture, "game.play-on");
  g_assert_cmpstr (get_typable (&fixture), ==, "lay C2/S  ·  lay C2/SE");
  close_window (&fixture);
}

/* A plot has words around it: as high as by small text, it would be all words by large text. */
static void
plots_grow_with_the_text (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  Fixture fixture;
  int size, before, now;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  activate (&fixture, "game.how-it-went");
  GtkWidget *plot = find (find (fixture.page, OXBOW_TYPE_STORY), GTK_TYPE_DRAWING_AREA);
  g_object_get (settings, "gtk-xft-dpi", &size, NULL);
  gtk_widget_measure (plot, GTK_ORIENTATION_VERTICAL, -1, NULL, &before, NULL, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * size, NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  gtk_widget_measure (plot, GTK_ORIENTATION_VERTICAL, -1, NULL, &now, NULL, NULL);
  g_assert_cmpint (now, >=, 2 * before - 1);
  g_assert_cmpint (before, >, 250);
  g_object_set (settings, "gtk-xft-dpi", size, NULL);
  close_window (&fixture);
}

static bool
is_told (GtkWidget *widget, const char *sentence)
{
  bool is_found = GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), sentence);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !is_found;
       child = gtk_widget_get_next_sibling (child))
    is_found = is_told (child, sentence);
  return is_found;
}

/* A key that does nothing in a game by post would look like a mistake; where nothing was played there is no reason. */
static void
the_key_says_why_nothing_is_undone (void)
{
  static const char *const why = "This game is played by post: what chance has shown is not taken back.";
  Fixture fixture;
  OxbowGame *game = load_game ("dos-rios/first-valley", 2);
  oxbow_game_get_setup (game)->settings->by_post = true;
  open_window (&fixture, game);
  gtk_widget_grab_focus (GTK_WIDGET (fixture.board));
  press_key (&fixture, GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_false (is_told (GTK_WIDGET (fixture.window), why));
  play_lines (game, OPENING);
  play_lines (game, "end, end, harvest");
  g_assert_false (g_action_group_get_action_enabled (oxbow_game_page_get_actions (fixture.page), "undo"));
  press_key (&fixture, GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_true (is_told (GTK_WIDGET (fixture.window), why));
  close_window (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  begin_application ();
  g_test_add_func ("/app/past/looked-at", the_past_is_looked_at);
  g_test_add_func ("/app/past/last-round", the_last_round_is_shown);
  g_test_add_func ("/app/past/replay-ends", a_replay_ends_where_the_game_moves);
  g_test_add_func ("/app/past/typed", what_can_be_typed_follows_the_game);
  g_test_add_func ("/app/past/plots-grow-with-the-text", plots_grow_with_the_text);
  g_test_add_func ("/app/past/by-post", the_key_says_why_nothing_is_undone);
  return g_test_run ();
}
