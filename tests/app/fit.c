/* fit.c: every page fits a window of 360 by 294 pixels, with text at twice its size too, and all of it can be read
 *
 * What a page needs at least is what its widest part needs; a failure names the parts, from the page down to it. What
 * lies on it is looked at in the smallest window and in one of an ordinary size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/about.h"
#include "app/board/board.h"
#include "app/catalogue.h"
#include "app/engine-dialog.h"
#include "app/fairness.h"
#include "app/game/lesson-bar.h"
#include "app/game/page.h"
#include "app/game/seating.h"
#include "app/help.h"
#include "app/picture-export.h"
#include "app/preferences.h"
#include "contents.h"
#include "table.h"

#include <libintl.h>
#include <locale.h>

#define LEAST_WIDTH 360
#define LEAST_HEIGHT 294
#define DPI (96 * 1024)         /* as the setting counts it */

typedef struct
{
  const char *name;
  int percent, width, height;
} Guise;

/* With sanitizers, one guise is enough: the widgets are the same. What comes after the games has tests of its own; with
 * it there would be so many names that GLib moves its table of them, and the old one is a leak. */
#ifdef __SANITIZE_ADDRESS__
#define MOST_GUISES 1
#define MOST_PLACES 2
#else
#define MOST_GUISES 4
#define MOST_PLACES 6
#endif

static const Guise guises[] =
{
  { "narrow-with-large-text", 200, LEAST_WIDTH, LEAST_HEIGHT },
  { "ordinary", 100, 1000, 700 },
  { "large-text", 200, 1000, 700 },
  { "narrow", 100, LEAST_WIDTH, LEAST_HEIGHT },
};

static OxbowApplication *application;
static const Guise *guise;

/* The same in the language that LANGUAGE names, with the words that lie in the folder OXBOW_TRANSLATIONS: they are
 * longer than ours. The toolkit's own start for tests speaks English. */
static void
speak_a_language (void)
{
  const char *folder = g_getenv ("OXBOW_TRANSLATIONS");
  if (folder == NULL)
    return;
  setlocale (LC_ALL, "C.UTF-8");
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_assert_cmpstr (gettext ("Undo"), !=, "Undo");
}

static int
measure (GtkWidget *widget, GtkOrientation orientation, int across)
{
  int least;
  gtk_widget_measure (widget, orientation, across, &least, NULL, NULL, NULL);
  return least;
}

/* The part that needs the most, all the way down. */
static char *
tell_largest (GtkWidget *widget, GtkOrientation orientation, int across)
{
  GString *text = g_string_new (NULL);
  while (widget != NULL)
    {
      GtkWidget *largest = NULL;
      g_string_append_printf (text, "%s %d > ", G_OBJECT_TYPE_NAME (widget), measure (widget, orientation, across));
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        if (gtk_widget_should_layout (child) && !GTK_IS_NATIVE (child)
            && (largest == NULL || measure (child, orientation, across) > measure (largest, orientation, across)))
          largest = child;
      widget = largest;
    }
  return g_string_free (text, FALSE);
}

/* Whether the window could be as small as it is asked to be. */
static void
verify_needs (GtkWidget *content, const char *what)
{
  int width = measure (content, GTK_ORIENTATION_HORIZONTAL, -1);
  int height = measure (content, GTK_ORIENTATION_VERTICAL, MAX (width, LEAST_WIDTH));
  g_autofree char *wide = tell_largest (content, GTK_ORIENTATION_HORIZONTAL, -1);
  g_autofree char *high = tell_largest (content, GTK_ORIENTATION_VERTICAL, LEAST_WIDTH);
  if (width > LEAST_WIDTH || height > LEAST_HEIGHT)
    {
      g_test_message ("%s needs %d by %d pixels: %s%s", what, width, height, wide, high);
      g_test_fail ();
    }
}

/* The panel comes once the board is drawn. */
static void
wait_for_boards (GtkWidget *widget)
{
  while (OXBOW_IS_BOARD (widget) && gtk_widget_get_mapped (widget) && !oxbow_board_is_drawn (OXBOW_BOARD (widget)))
    g_main_context_iteration (NULL, TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    wait_for_boards (child);
}

/* A window that was as small when it was left begins so again, whatever it shows. */
static void
verify_size (GtkWidget *content, const char *what)
{
  int width = gtk_widget_get_width (content), height = gtk_widget_get_height (content);
  if (width > LEAST_WIDTH || height > LEAST_HEIGHT)
    {
      g_test_message ("%s made the window as large as %d by %d pixels", what, width, height);
      g_test_fail ();
    }
}

static void
verify (GtkWindow *window, const char *what)
{
  GtkWidget *content = gtk_window_get_child (window);
  gtk_window_set_default_size (window, guise->width, guise->height);
  gtk_window_present (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  if (guise->width == LEAST_WIDTH && OXBOW_IS_WINDOW (window))
    verify_size (content, what);
  wait_for_boards (content);
  gtk_widget_queue_resize (content);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  if (guise->width == LEAST_WIDTH && !ADW_IS_MESSAGE_DIALOG (window))   /* which may be larger than what it lies over */
    verify_needs (content, what);
  g_autoptr (GPtrArray) faults = find_faults (content);
  for (unsigned int i = 0; i < faults->len; i++)
    {
      g_test_message ("%s: %s", what, (char *) g_ptr_array_index (faults, i));
      g_test_fail ();
    }
}

/* The pages of a window */

static void
pages_before_a_game (void)
{
  OxbowWindow *window = oxbow_window_new (application);
  oxbow_window_show_welcome (window);
  verify (GTK_WINDOW (window), "the welcome page");
  oxbow_window_show_new_map (window, NULL);
  verify (GTK_WINDOW (window), "the page for a new map");
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      oxbow_window_show_new_game (window, oxbow_rulesets[i], NULL);
      verify (GTK_WINDOW (window), oxbow_rulesets[i]->title);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static OxbowWindow *
open_game (const char *scenario, int players, OxbowGame **game)
{
  *game = load_game (scenario, players);
  g_autoptr (OxbowSession) session = oxbow_session_new (*game);
  OxbowWindow *window = oxbow_window_new (application);
  oxbow_window_show_session (window, session);
  return window;
}

static void
play (OxbowGame *game, int n)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  g_autoptr (GRand) chance = g_rand_new_with_seed (1926);
  while (n-- > 0 && !oxbow_game_get_is_over (game))
    {
      moves.n = 0;
      oxbow_state_legal (oxbow_game_get_state (game), &moves);
      g_assert_true (oxbow_game_play (game, &moves.items[g_rand_int_range (chance, 0, moves.n)], NULL));
    }
  oxbow_moves_clear (&moves);
}

static void
look_at_game (const char *scenario, int players)
{
  g_autoptr (OxbowGame) game = NULL;
  OxbowWindow *window = open_game (scenario, players, &game);
  g_autofree char *midst = g_strdup_printf ("%s, 40 moves later", scenario);
  g_autofree char *past = g_strdup_printf ("%s, looking back", scenario);
  g_autofree char *end = g_strdup_printf ("%s, how it went", scenario);
  verify (GTK_WINDOW (window), scenario);
  play (game, 40);
  verify (GTK_WINDOW (window), midst);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "game.look-first", NULL));
  verify (GTK_WINDOW (window), past);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "game.stop-looking", NULL));
  play (game, G_MAXINT);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "game.how-it-went", NULL));
  verify (GTK_WINDOW (window), end);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
pages_of_games (void)
{
  look_at_game ("dos-rios/first-valley", 4);
  look_at_game ("rising-waters/fall-1926", 4);
  look_at_game ("navajo-wars/rise", 0);
  look_at_game ("water-rights/realm", 0);
}

static GtkWidget *
find_type (GtkWidget *widget, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_type (child, type);
  return found;
}

/* What is read of a lesson without scrolling ends with a whole line. */
static void
verify_lines (GtkWidget *lesson)
{
  GtkWidget *stack = find_type (lesson, GTK_TYPE_STACK), *scroller = find_type (lesson, GTK_TYPE_SCROLLED_WINDOW);
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (gtk_stack_get_visible_child (GTK_STACK (stack))));
  g_autoptr (PangoLayoutIter) lines = pango_layout_get_iter (layout);
  int height = gtk_widget_get_height (scroller), low;
  do
    {
      pango_layout_iter_get_line_yrange (lines, NULL, &low);
      if (abs (PANGO_PIXELS (low) - height) <= 1)
        return;
    }
  while (pango_layout_iter_next_line (lines));
  if (height < PANGO_PIXELS (low))
    {
      g_test_message ("A line of the lesson is cut: there are %d pixels.", height);
      g_test_fail ();
    }
}

static bool
is_label_with (GtkWidget *widget, const char *part)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), part) != NULL;
}

static bool
starts_game (GtkWidget *widget, const char *unused)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "win.new-game") == 0;
}

static bool
shows (GtkWidget *widget, bool (*is_it) (GtkWidget *widget, const char *part), const char *part)
{
  bool found = gtk_widget_get_mapped (widget) && gtk_widget_get_child_visible (widget) && is_it (widget, part);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !found;
       child = gtk_widget_get_next_sibling (child))
    found = shows (child, is_it, part);
  return found;
}

/* The last words speak of a game of one's own, and a learner counts the steps. */
static void
verify_end (GtkWidget *lesson)
{
  if (!shows (lesson, is_label_with, "18"))
    {
      g_test_message ("The lesson does not count its steps.");
      g_test_fail ();
    }
  if (guise->width / guise->percent >= LEAST_WIDTH / 100 && !shows (lesson, starts_game, NULL))
    {
      g_test_message ("The end of the lesson leads to no new game.");
      g_test_fail ();
    }
}

/* What leads on, while there is more to read. */
static GtkWidget *
find_next (GtkWidget *widget)
{
  if (gtk_widget_has_css_class (widget, "suggested-action"))
    return gtk_widget_get_visible (widget) && gtk_widget_get_sensitive (widget) ? widget : NULL;
  GtkWidget *found = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_next (child);
  return found;
}

static void
go_to_the_last_words (OxbowGame *game, GtkWidget *bar)
{
  const OxbowLesson *lesson = oxbow_game_get_scenario (game)->lesson;
  GtkWidget *next;
  for (unsigned int i = 0; i < lesson->steps->len; i++)
    {
      const OxbowLessonStep *step = oxbow_lesson_get (lesson, (int) i);
      const char *line = step->wait != NULL ? step->wait : step->play;
      g_assert_true (line == NULL || oxbow_game_play_text (game, line, NULL));
    }
  while ((next = find_next (bar)) != NULL)
    g_signal_emit_by_name (next, "clicked");
}

static void
page_of_a_lesson (void)
{
  g_autoptr (OxbowGame) game = NULL;
  OxbowWindow *window = open_game ("dos-rios/first-steps", 0, &game);
  GtkWidget *bar = find_type (GTK_WIDGET (window), OXBOW_TYPE_LESSON_BAR);
  verify (GTK_WINDOW (window), "the lesson");
  verify_lines (bar);
  go_to_the_last_words (game, bar);
  verify (GTK_WINDOW (window), "the end of the lesson");
  verify_lines (bar);
  verify_end (bar);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "game.look-first", NULL));
  verify (GTK_WINDOW (window), "the lesson, looking back");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "game.look-last", NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "game.type-move", NULL));
  verify (GTK_WINDOW (window), "the lesson, and a move to be typed");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
pages_of_the_editor (void)
{
  static const char *const views[] = { "draw", "here", "map", "problems", "history" };
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      const OxbowCatalogued *entry = oxbow_catalogue_get (oxbow_rulesets[i])->pdata[0];
      g_autoptr (OxbowDesk) desk = oxbow_desk_new (entry->scenario);
      OxbowWindow *window = oxbow_window_new (application);
      oxbow_window_show_desk (window, desk);
      for (size_t v = 0; v < G_N_ELEMENTS (views); v++)
        {
          g_autofree char *what = g_strdup_printf ("a map of %s, %s", oxbow_rulesets[i]->title, views[v]);
          g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "editor.show", "s", views[v]));
          verify (GTK_WINDOW (window), what);
        }
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* Windows over a window */

/* The one that was opened last. */
static GtkWindow *
find_upper (OxbowWindow *below)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  for (GList *link = windows; link != NULL; link = link->next)
    if (gtk_window_get_transient_for (link->data) == GTK_WINDOW (below) && gtk_widget_get_visible (link->data))
      return link->data;
  return NULL;
}

static void
verify_upper (OxbowWindow *below, const char *what)
{
  GtkWindow *upper = find_upper (below);
  if (upper == NULL)
    g_error ("%s does not open", what);
  verify (upper, what);
  gtk_window_destroy (upper);
}

static void
windows_over_a_game (void)
{
  g_autoptr (OxbowGame) game = NULL;
  OxbowWindow *window = open_game ("dos-rios/first-valley", 2, &game);
  GtkWindow *below = GTK_WINDOW (window);
  gtk_window_present (below);
  oxbow_seating_present (below, game);
  verify_upper (window, "who plays");
  oxbow_fairness_present (below, oxbow_game_get_scenario (game), NULL);
  verify_upper (window, "is it fair");
  oxbow_picture_export_ask (window);
  verify_upper (window, "the export of a picture");
  gtk_window_present (GTK_WINDOW (oxbow_window_ask (window, "This File Cannot Be Opened",
                                                    "valley.oxbow, line 12: terrain row 4 has 9 letters, but the map "
                                                    "is 10 cells wide.")));
  verify_upper (window, "a sentence that must be read");
  oxbow_engine_dialog_present (below, NULL);
  verify_upper (window, "an outside engine");
  gtk_window_present (g_object_new (OXBOW_TYPE_PREFERENCES, "transient-for", below, NULL));
  verify_upper (window, "the preferences");
  gtk_window_destroy (below);
}

static void
help_pages (void)
{
  static const char *const pages[] = { "index", "board", "dos-rios", "dos-rios-dam", "navajo-wars", "maps" };
  OxbowWindow *window = oxbow_window_new (application);
  oxbow_window_show_welcome (window);
  for (size_t i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *what = g_strdup_printf ("the page \"%s\" of the help", pages[i]);
      g_assert_true (oxbow_help_has (pages[i]));
      oxbow_help_show (GTK_WINDOW (window), pages[i]);
      verify_upper (window, what);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

typedef struct
{
  const Guise *guise;
  void (*look) (void);
} Tour;

static void
go_on_tour (gconstpointer data)
{
  const Tour *tour = data;
  guise = tour->guise;
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DPI * guise->percent / 100, "gtk-enable-animations", FALSE,
                NULL);
  g_settings_set (oxbow_preferences_get (), "window-size", "(ii)", guise->width, guise->height);
  tour->look ();
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    void (*look) (void);
  } places[] = {
    { "before-a-game", pages_before_a_game }, { "games", pages_of_games }, { "lesson", page_of_a_lesson },
    { "editor", pages_of_the_editor }, { "windows", windows_over_a_game }, { "help", help_pages },
  };
  static Tour tours[G_N_ELEMENTS (guises)][G_N_ELEMENTS (places)];
  gtk_test_init (&argc, &argv, NULL);
  speak_a_language ();
  if (g_getenv ("OXBOW_FROM_RIGHT_TO_LEFT") != NULL)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  application = oxbow_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  for (size_t i = 0; i < MOST_GUISES; i++)
    for (size_t j = 0; j < MOST_PLACES; j++)
      {
        g_autofree char *path = g_strdup_printf ("/app/fit/%s/%s", guises[i].name, places[j].name);
        tours[i][j] = (Tour) { &guises[i], places[j].look };
        g_test_add_data_func (path, &tours[i][j], go_on_tour);
      }
  return g_test_run ();
}
