/* fairness.c: a scenario that computers play many times: whole series, stopped ones, forgotten ones
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/fairness-run.h"
#include "app/fairness.h"
#include "app/wheel.h"
#include "keeps-wheel.h"
#include "seated.h"

static OxbowFairness *
begin (GtkWindow **window, const char *scenario)
{
  g_autoptr (OxbowGame) game = load_game (scenario, 0);
  OxbowFairness *fairness = OXBOW_FAIRNESS (oxbow_fairness_new ());
  *window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (*window, 600, 700);
  gtk_window_set_child (*window, GTK_WIDGET (fairness));
  oxbow_fairness_set_scenario (fairness, oxbow_game_get_scenario (game), NULL);
  gtk_window_present (*window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (*window));
  return fairness;
}

static void
end (GtkWindow *window)
{
  gtk_window_destroy (window);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
wait_for_end (OxbowFairness *fairness)
{
  gint64 last = g_get_monotonic_time () + PATIENCE_S * G_USEC_PER_SEC;
  unsigned int source = g_timeout_add (50, wake_cb, NULL);
  while (oxbow_fairness_is_running (fairness))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, last);
      g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (source);
}

static GtkWidget *
find_drawing (GtkWidget *root)
{
  GtkWidget *found = GTK_IS_DRAWING_AREA (root) ? root : NULL, *child = gtk_widget_get_first_child (root);
  for (; child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_drawing (child);
  return found;
}

/* words: what the sentence must speak of. */
static void
check_series (const char *scenario, const char *words)
{
  GtkWindow *window;
  OxbowFairness *fairness = begin (&window, scenario);
  g_assert_cmpstr (oxbow_fairness_get_verdict (fairness), ==, "");
  oxbow_fairness_set_games (fairness, 10);
  oxbow_fairness_start (fairness);
  g_assert_true (oxbow_fairness_is_running (fairness));
  wait_for_end (fairness);
  if (strstr (oxbow_fairness_get_verdict (fairness), words) == NULL)
    g_error ("The verdict on %s is: %s", scenario, oxbow_fairness_get_verdict (fairness));
  gtk_widget_queue_draw (GTK_WIDGET (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  end (window);
}

static void
against_each_other (void)
{
  check_series ("dos-rios/first-valley", "equal share of 50 %");
}

static void
with_each_other (void)
{
  check_series ("rising-waters/fall-1926", " % of the games are won;");
}

/* Who plays alone is no company of players. */
static void
alone (void)
{
  check_series ("navajo-wars/rise", " % of the games are won;");
}

/* DR-1.3: a seat that plans against one that takes any move wins too often to be chance, whichever it is. */
static void
seats_have_their_levels (void)
{
  static const char *const words[] = { "Black wins", "White wins" };
  for (int better = 0; better < 2; better++)
    {
      GtkWindow *window;
      OxbowFairness *fairness = begin (&window, "dos-rios/first-valley");
      oxbow_fairness_choose_level (fairness, better, "easy");
      oxbow_fairness_choose_level (fairness, 1 - better, "random");
      oxbow_fairness_set_games (fairness, 10);
      oxbow_fairness_start (fairness);
      wait_for_end (fairness);
      g_autofree char *more = g_strconcat (words[better], " 100 % of the games, more", NULL);
      if (strstr (oxbow_fairness_get_verdict (fairness), more) == NULL)
        g_error ("The verdict is: %s", oxbow_fairness_get_verdict (fairness));
      end (window);
    }
}

/* On land without a field nobody ever has the money to build: nobody wins, and nobody is said to win nothing. */
static void
what_never_ends_is_told (void)
{
  GtkWindow *window;
  OxbowFairness *fairness = begin (&window, "dos-rios/first-valley");
  g_autoptr (OxbowGame) game = load_game ("dos-rios/first-valley", 2);
  g_autoptr (OxbowScenario) barren = oxbow_scenario_copy (oxbow_game_get_scenario (game));
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&barren->map->grid); cell++)
    if (strchr ("wtc", barren->map->terrain[cell]) != NULL)
      barren->map->terrain[cell] = 'h';
  oxbow_fairness_set_scenario (fairness, barren, NULL);
  for (int seat = 0; seat < 2; seat++)
    oxbow_fairness_choose_level (fairness, seat, "random");
  oxbow_fairness_set_games (fairness, 10);
  oxbow_fairness_start (fairness);
  wait_for_end (fairness);
  g_assert_cmpstr (oxbow_fairness_get_verdict (fairness), ==,
                   "None of the 10 games was over after 5000 moves: nothing is known of who wins.");
  gtk_widget_queue_draw (GTK_WIDGET (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  end (window);
}

/* Stopped, begun anew, given another scenario, and gone: nothing of the old series comes later. */
static void
can_be_stopped (void)
{
  GtkWindow *window;
  OxbowFairness *fairness = begin (&window, "dos-rios/two-rivers");
  g_autoptr (OxbowGame) other = load_game ("dos-rios/first-valley", 2);
  oxbow_fairness_set_games (fairness, 10000);
  oxbow_fairness_start (fairness);
  oxbow_fairness_stop (fairness);
  g_assert_false (oxbow_fairness_is_running (fairness));
  oxbow_fairness_start (fairness);
  oxbow_fairness_set_scenario (fairness, oxbow_game_get_scenario (other), NULL);
  g_assert_false (oxbow_fairness_is_running (fairness));
  g_assert_cmpstr (oxbow_fairness_get_verdict (fairness), ==, "");
  oxbow_fairness_start (fairness);
  end (window);
}

typedef struct
{
  OxbowFairnessRun *run;
  OxbowBalance *page;           /* the first */
} FirstPage;

static void
first_page_cb (gpointer data)
{
  FirstPage *first = data;
  if (first->page == NULL)
    first->page = oxbow_fairness_run_take (first->run);
}

/* Games that take their time: the first are shown, and are not lost any more, when each core has played one. */
static void
the_first_page_comes_soon (void)
{
  g_autoptr (OxbowGame) game = load_game ("dos-rios/first-valley", 2);
  OxbowFairnessQuestion question = { .scenario = oxbow_game_get_scenario (game), .n_games = 1000 };
  FirstPage first = { NULL };
  for (int seat = 0; seat < OXBOW_MAX_SEATS; seat++)
    question.levels[seat] = oxbow_level_find ("medium", NULL);
  first.run = oxbow_fairness_run_new (&question, first_page_cb, &first);
  while (first.page == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (first.page->n_games, ==, (int) g_get_num_processors ());
  oxbow_fairness_run_free (first.run);
  oxbow_balance_free (first.page);
}

/* What cannot be played is said. */
static void
refusals_are_told (void)
{
  GtkWindow *window;
  OxbowFairness *fairness = begin (&window, "dos-rios/first-valley");
  g_autoptr (OxbowGame) game = load_game ("dos-rios/first-valley", 2);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  settings->players = 77;
  oxbow_fairness_set_scenario (fairness, oxbow_game_get_scenario (game), settings);
  oxbow_fairness_start (fairness);
  wait_for_end (fairness);
  g_assert_cmpstr (oxbow_fairness_get_verdict (fairness), !=, "");
  end (window);
}

/* With letters of twice the size the page is twice as wide, beyond the window where it has no room. */
static void
the_page_grows_with_letters (void)
{
  int least[2];
  for (int i = 0; i < 2; i++)
    {
      int usual = 0;
      g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &usual, NULL);
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (i + 1) * 96 * PANGO_SCALE, NULL);
      GtkWindow *window;
      OxbowFairness *fairness = begin (&window, "dos-rios/first-valley");
      oxbow_fairness_set_games (fairness, 10);
      oxbow_fairness_start (fairness);
      wait_for_end (fairness);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      GtkWidget *page = find_drawing (GTK_WIDGET (fairness));
      gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &least[i], NULL, NULL, NULL);
      g_assert_false (keeps_wheel (gtk_widget_get_ancestor (page, GTK_TYPE_SCROLLED_WINDOW)));
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), ==, 600);
      end (window);
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", usual, NULL);
    }
  g_assert_cmpint (least[0], <, 540);
  g_assert_cmpint (least[1], >, 800);
}

static void
return_starts (void)
{
  g_autoptr (OxbowGame) game = load_game ("dos-rios/first-valley", 0);
  GtkWindow *window = oxbow_fairness_present (NULL, oxbow_game_get_scenario (game), NULL);
  GtkWidget *focus = gtk_window_get_focus (window);
  g_assert_true (GTK_IS_BUTTON (focus));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (focus)), ==, "_Start");
  gtk_window_destroy (window);
}

/* It is about what that window shows. */
static void
goes_with_its_window (void)
{
  g_autoptr (OxbowGame) game = load_game ("dos-rios/first-valley", 0);
  GtkWidget *parent = gtk_window_new ();
  gpointer window = oxbow_fairness_present (GTK_WINDOW (parent), oxbow_game_get_scenario (game), NULL);
  g_object_add_weak_pointer (window, &window);
  gtk_window_destroy (GTK_WINDOW (parent));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (window);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  begin_at_table ();
  oxbow_wheel_scroll_pages_everywhere ();
  g_test_add_func ("/app/fairness/against", against_each_other);
  g_test_add_func ("/app/fairness/together", with_each_other);
  g_test_add_func ("/app/fairness/alone", alone);
  g_test_add_func ("/app/fairness/DR-1.3/levels", seats_have_their_levels);
  g_test_add_func ("/app/fairness/goes-with-its-window", goes_with_its_window);
  g_test_add_func ("/app/fairness/never-ends", what_never_ends_is_told);
  g_test_add_func ("/app/fairness/stop", can_be_stopped);
  g_test_add_func ("/app/fairness/first-page", the_first_page_comes_soon);
  g_test_add_func ("/app/fairness/refused", refusals_are_told);
  g_test_add_func ("/app/fairness/large-letters", the_page_grows_with_letters);
  g_test_add_func ("/app/fairness/return-starts", return_starts);
  int status = g_test_run ();
  g_object_unref (application);
  return status;
}
