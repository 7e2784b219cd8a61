/* analysis.c: winning chances beside the board, and the turning points of a game that is over
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/analysis.h"
#include "app/game/turning.h"
#include "seated.h"

#include <math.h>

static GtkWidget *
find_type (GtkWidget *root, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type))
    return root;
  GtkWidget *found = NULL, *child = gtk_widget_get_first_child (root);
  for (; child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_type (child, type);
  return found;
}

static int
count_type (GtkWidget *root, GType type)
{
  int n = G_TYPE_CHECK_INSTANCE_TYPE (root, type);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_type (child, type);
  return n;
}

static OxbowAnalysis *
find_analysis (Fixture *fixture)
{
  GtkWidget *found = find_type (GTK_WIDGET (fixture->page), OXBOW_TYPE_ANALYSIS);
  return found != NULL ? OXBOW_ANALYSIS (found) : NULL;
}

static void
wait_while (bool (*is_busy) (gpointer widget), gpointer widget)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_USEC_PER_SEC;
  unsigned int source = g_timeout_add (50, wake_cb, NULL);
  while (is_busy (widget))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (source);
}

static bool
analysis_is_busy (gpointer widget)
{
  return oxbow_analysis_get_chances (widget) == NULL || oxbow_analysis_is_busy (widget);
}

static bool
turning_is_busy (gpointer widget)
{
  return oxbow_turning_is_busy (widget);
}

/* Switched on and off; it follows what is looked at, and comes to rest. */
static void
follows_the_position (void)
{
  Fixture fixture;
  open_seated (&fixture, "dos-rios/first-valley", NULL, NULL);
  play_lines (fixture.game, OPENING);
  g_assert_null (find_analysis (&fixture));
  act (&fixture, "analysis");
  g_assert_true (g_settings_get_boolean (oxbow_preferences_get (), "analysis"));
  OxbowAnalysis *analysis = find_analysis (&fixture);
  g_assert_nonnull (analysis);
  wait_while (analysis_is_busy, analysis);
  OxbowChances now = *oxbow_analysis_get_chances (analysis);
  g_assert_cmpfloat_with_epsilon (now.of[0] + now.of[1], 1, 1e-9);
  oxbow_lens_look (get_lens (&fixture), 0);
  g_assert_true (oxbow_analysis_is_busy (analysis));
  wait_while (analysis_is_busy, analysis);
  OxbowChances first = *oxbow_analysis_get_chances (analysis);
  g_assert_true (first.of[0] != now.of[0]);
  oxbow_lens_leave (get_lens (&fixture));
  wait_while (analysis_is_busy, analysis);
  g_assert_cmpfloat (oxbow_analysis_get_chances (analysis)->of[0], ==, now.of[0]);
  act (&fixture, "analysis");
  g_assert_null (find_analysis (&fixture));
  close_window (&fixture);
}

/* WR-4.4: nothing is told of a King who is a steward, nor of a mayor who is absent. */
static void
tells_of_who_plays (void)
{
  Fixture fixture;
  g_autoptr (OxbowGame) game = load_game ("water-rights/delta", 0);
  open_session (&fixture, oxbow_session_new (game));
  oxbow_lens_unveil (get_lens (&fixture));
  act (&fixture, "analysis");
  wait_while (analysis_is_busy, find_analysis (&fixture));
  g_assert_cmpint (count_type (GTK_WIDGET (find_analysis (&fixture)), GTK_TYPE_FLOW_BOX_CHILD), ==, 2);
  act (&fixture, "analysis");
  close_window (&fixture);
}

static void
wait_for_height (GtkWidget *board, int height)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_USEC_PER_SEC;
  unsigned int source = g_timeout_add (50, wake_cb, NULL);
  while (gtk_widget_get_height (board) != height && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
  g_assert_cmpint (gtk_widget_get_height (board), ==, height);
}

/* In a window of the usual size: a smaller board would have no room for the numbers on it. */
static void
takes_no_height_from_the_board (gconstpointer scenario)
{
  Fixture fixture;
  g_autoptr (OxbowGame) game = load_game (scenario, 0);
  open_session (&fixture, oxbow_session_new (game));
  oxbow_lens_unveil (get_lens (&fixture));
  wait_for_panel (&fixture);
  int height = gtk_widget_get_height (GTK_WIDGET (fixture.board));
  act (&fixture, "analysis");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  wait_while (analysis_is_busy, find_analysis (&fixture));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (find_analysis (&fixture))), >, 0);
  wait_for_height (GTK_WIDGET (fixture.board), height);
  act (&fixture, "analysis");
  close_window (&fixture);
}

/* Moves faster than any search, and a window that closes in the middle of one. */
static void
is_hurried (gconstpointer scenario)
{
  Fixture fixture;
  g_autoptr (OxbowGame) game = load_game (scenario, 0);
  open_session (&fixture, oxbow_session_new (game));
  oxbow_lens_unveil (get_lens (&fixture));
  act (&fixture, "analysis");
  for (int i = 0; i < 12 && oxbow_game_get_turn (fixture.game) >= 0; i++)
    {
      OxbowMoves legal = OXBOW_MOVES_INIT;
      oxbow_state_legal (oxbow_game_get_state (fixture.game), &legal);
      g_assert_true (oxbow_game_play (fixture.game, &legal.items[0], NULL));
      oxbow_moves_clear (&legal);
      oxbow_lens_unveil (get_lens (&fixture));
      g_main_context_iteration (NULL, FALSE);
    }
  wait_while (analysis_is_busy, find_analysis (&fixture));
  take_back (fixture.game, 1);
  oxbow_lens_unveil (get_lens (&fixture));
  close_window (&fixture);
  g_settings_set_boolean (oxbow_preferences_get (), "analysis", FALSE);
}

static void
turning_points_are_the_largest_changes (void)
{
  static const double shares[] = { .5, .5, .52, .3, .3, .31, .3, .3, .7, .72, .5, .5, .1, .1 };
  OxbowChances chances[G_N_ELEMENTS (shares)];
  int points[OXBOW_TURNING_POINTS];
  for (size_t i = 0; i < G_N_ELEMENTS (shares); i++)
    chances[i] = (OxbowChances) { .n_seats = 2, .of = { shares[i], 1 - shares[i] } };
  g_assert_cmpint (oxbow_turning_find (chances, G_N_ELEMENTS (shares), points), ==, 3);
  g_assert_cmpint (points[0], ==, 3);
  g_assert_cmpint (points[1], ==, 8);
  g_assert_cmpint (points[2], ==, 12);
  g_assert_cmpint (oxbow_turning_find (chances, 3, points), ==, 0);
  g_assert_cmpint (oxbow_turning_find (chances, 1, points), ==, 0);
}

/* What is taken back by the next moves has turned nothing. */
static void
turning_points_are_no_spikes (void)
{
  static const double shares[] = { .5, .5, .9, .5, .5, .52, .5, .5, .5, .9, .3, .3, .3, .3 };
  OxbowChances chances[G_N_ELEMENTS (shares)];
  int points[OXBOW_TURNING_POINTS];
  for (size_t i = 0; i < G_N_ELEMENTS (shares); i++)
    chances[i] = (OxbowChances) { .n_seats = 2, .of = { shares[i], 1 - shares[i] } };
  g_assert_cmpint (oxbow_turning_find (chances, G_N_ELEMENTS (shares), points), ==, 1);
  g_assert_cmpint (points[0], ==, 10);
}

static void
press_middle (GtkWidget *plot)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (plot);
  for (unsigned int i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
      if (GTK_IS_GESTURE_CLICK (controller))
        {
          g_signal_emit_by_name (controller, "pressed", 1, gtk_widget_get_width (plot) / 2.0, 50.0);
          return;
        }
    }
}

/* One tale, of one player, in a sentence or two each, without whose turn it is then. */
static void
assert_tells_one_tale (GtkWidget *turning)
{
  g_autofree char *first = NULL;
  GtkWidget *button = gtk_widget_get_first_child (gtk_widget_get_last_child (turning));
  g_assert_nonnull (button);
  for (; button != NULL; button = gtk_widget_get_next_sibling (button))
    {
      const char *text = gtk_label_get_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))));
      const char *whose = strstr (text, ". The chances of ");
      g_assert_nonnull (strstr (text, "Move "));
      g_assert_null (strstr (text, "It is the turn of"));
      g_assert_nonnull (whose);
      g_autofree char *seat = g_strndup (whose, strcspn (whose, "0123456789"));
      g_assert_cmpstr (first != NULL ? first : seat, ==, seat);
      first = first != NULL ? first : g_steal_pointer (&seat);
    }
}

/* A game that is over is judged while the page is looked at, and a click into the plot leads to a position of it. */
static void
turning_points_lead_to_the_board (void)
{
  Fixture fixture;
  open_seated (&fixture, "dos-rios/first-valley", "easy", "beginner");
  wait_for_people (&fixture);
  g_assert_true (oxbow_game_get_is_over (fixture.game));
  act (&fixture, "how-it-went");
  GtkWidget *turning = find_type (GTK_WIDGET (fixture.page), OXBOW_TYPE_TURNING);
  g_assert_nonnull (turning);
  wait_while (turning_is_busy, turning);
  assert_tells_one_tale (turning);
  press_middle (find_type (turning, GTK_TYPE_DRAWING_AREA));
  g_assert_true (oxbow_lens_is_looking (get_lens (&fixture)));
  while (gtk_widget_get_mapped (turning))
    g_main_context_iteration (NULL, TRUE);
  act (&fixture, "stop-looking");
  g_assert_false (oxbow_lens_is_looking (get_lens (&fixture)));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  g_assert_true (gtk_widget_get_mapped (turning));
  act (&fixture, "board");
  g_assert_null (find_type (GTK_WIDGET (fixture.page), OXBOW_TYPE_TURNING));
  close_window (&fixture);
}

/* Left while the positions are being judged. */
static void
turning_points_can_be_left (void)
{
  Fixture fixture;
  open_seated (&fixture, "dos-rios/first-valley", NULL, NULL);
  play_lines (fixture.game, OPENING);
  act (&fixture, "how-it-went");
  act (&fixture, "board");
  act (&fixture, "how-it-went");
  close_window (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  begin_at_table ();
  g_test_add_func ("/app/analysis/follows", follows_the_position);
  g_test_add_func ("/app/analysis/who-plays", tells_of_who_plays);
  g_test_add_data_func ("/app/analysis/height/dos-rios", "dos-rios/two-rivers", takes_no_height_from_the_board);
  g_test_add_data_func ("/app/analysis/height/water-rights", "water-rights/realm", takes_no_height_from_the_board);
  g_test_add_data_func ("/app/analysis/height/navajo-wars", "navajo-wars/rise", takes_no_height_from_the_board);
  g_test_add_data_func ("/app/analysis/hurried/dos-rios", "dos-rios/two-rivers", is_hurried);
  g_test_add_data_func ("/app/analysis/hurried/rising-waters", "rising-waters/fall-1926", is_hurried);
  g_test_add_data_func ("/app/analysis/hurried/water-rights", "water-rights/realm", is_hurried);
  g_test_add_data_func ("/app/analysis/hurried/navajo-wars", "navajo-wars/rise", is_hurried);
  g_test_add_func ("/app/turning/largest", turning_points_are_the_largest_changes);
  g_test_add_func ("/app/turning/spikes", turning_points_are_no_spikes);
  g_test_add_func ("/app/turning/board", turning_points_lead_to_the_board);
  g_test_add_func ("/app/turning/leave", turning_points_can_be_left);
  int status = g_test_run ();
  g_object_unref (application);
  return status;
}
