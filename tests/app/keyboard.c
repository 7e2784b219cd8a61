/* keyboard.c: the Tab key leads around a whole page, and to everything that can be pressed
 *
 * The way ends where it began. Rows of a list and cards have the arrow keys, the board has its own; none of them holds
 * the Tab key.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application.h"
#include "app/game/page.h"
#include "app/window.h"
#include "table.h"

#define MOST_STOPS 200

static OxbowApplication *application;

static char *
tell (GtkWidget *widget)
{
  GString *text = g_string_new (NULL);
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    g_string_append_printf (text, "%s < ", G_OBJECT_TYPE_NAME (widget));
  return g_string_free (text, FALSE);
}

static bool
is_pressed_by_keyboard (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_TEXT (widget) || GTK_IS_SWITCH (widget) || GTK_IS_SCALE (widget)
         || GTK_IS_LIST_VIEW (widget);
}

static bool
has_arrow_keys (GtkWidget *widget)
{
  return GTK_IS_LIST_BASE (widget) || GTK_IS_FLOW_BOX_CHILD (widget) || GTK_IS_LIST_BOX_ROW (widget);
}

/* A page before the one that is shown now is on the screen for a moment still. */
static bool
fades (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  return GTK_IS_STACK (parent) && gtk_stack_get_visible_child (GTK_STACK (parent)) != widget;
}

/* What the way has not come to, or NULL. */
static GtkWidget *
find_missed (GtkWidget *widget, GHashTable *stops)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_sensitive (widget) || !gtk_widget_get_can_focus (widget)
      || fades (widget))
    return NULL;
  bool is_stop = g_hash_table_contains (stops, widget);
  if (!is_stop && is_pressed_by_keyboard (widget) && gtk_widget_get_focusable (widget))
    return widget;
  GtkWidget *missed = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && missed == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child) && !has_arrow_keys (child))
      missed = find_missed (child, stops);
  return missed;
}

/* Goes around once, and leaves in stops what had the focus. */
static void
go_around (GtkWindow *window, GHashTable *stops, const char *what)
{
  gtk_window_set_focus (window, NULL);
  for (int n = 0; n < MOST_STOPS; n++)
    {
      GtkWidget *before = gtk_window_get_focus (window);
      bool has_moved = gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
      GtkWidget *focus = gtk_window_get_focus (window);
      if (focus == NULL || focus == before || !has_moved)
        {
          g_autofree char *place = tell (before);
          g_error ("%s: the Tab key stays at %s", what, place);
        }
      if (!g_hash_table_add (stops, focus))
        return;
    }
  g_error ("%s: the Tab key does not come around", what);
}

static void
verify_page (OxbowWindow *window, const char *what)
{
  g_autoptr (GHashTable) stops = g_hash_table_new (NULL, NULL);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  go_around (GTK_WINDOW (window), stops, what);
  GtkWidget *missed = find_missed (GTK_WIDGET (window), stops);
  if (missed != NULL)
    {
      g_autofree char *place = tell (missed);
      g_error ("%s: the Tab key does not come to %s", what, place);
    }
}

static void
pages_before_a_game (void)
{
  OxbowWindow *window = oxbow_window_new (application);
  oxbow_window_show_welcome (window);
  verify_page (window, "the welcome page");
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      oxbow_window_show_new_game (window, oxbow_rulesets[i], NULL);
      verify_page (window, oxbow_rulesets[i]->title);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static bool
game_is_over (OxbowGame *game)
{
  const OxbowState *state = oxbow_game_get_state (game);
  return oxbow_state_ruleset (state)->turn (state) < 0;
}

static void
play (OxbowGame *game, int n)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  g_autoptr (GRand) chance = g_rand_new_with_seed (1926);
  while (n-- > 0 && !game_is_over (game))
    {
      moves.n = 0;
      oxbow_state_legal (oxbow_game_get_state (game), &moves);
      g_assert_true (oxbow_game_play (game, &moves.items[g_rand_int_range (chance, 0, moves.n)], NULL));
    }
  oxbow_moves_clear (&moves);
}

/* At its beginning, in its midst, at its end, and with how it went. */
static void
page_of_a_game (gconstpointer scenario)
{
  OxbowGame *game = load_game (scenario, 0);
  OxbowSession *session = oxbow_session_new (game);
  OxbowWindow *window = oxbow_window_new (application);
  oxbow_window_show_session (window, session);
  verify_page (window, "the beginning");
  play (game, 40);
  verify_page (window, "the midst");
  play (game, G_MAXINT);
  verify_page (window, "the end");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "game.how-it-went", NULL));
  verify_page (window, "how it went");
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (session);
  g_object_unref (game);
}

int
main (int argc, char **argv)
{
  static const char *const scenarios[] = { "dos-rios/first-valley", "rising-waters/fall-1926", "water-rights/realm",
                                           "navajo-wars/rise" };
  gtk_test_init (&argc, &argv, NULL);
  application = oxbow_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_test_add_func ("/app/keyboard/pages-before-a-game", pages_before_a_game);
  for (size_t i = 0; i < G_N_ELEMENTS (scenarios); i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/keyboard/%s", scenarios[i]);
      g_test_add_data_func (path, scenarios[i], page_of_a_game);
    }
  return g_test_run ();
}
