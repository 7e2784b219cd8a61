/* lost-focus.c: what goes from the screen with the focus in it goes at once, and the focus finds another place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application.h"
#include "app/window.h"
#include "below.h"

#include <adwaita.h>
#include <stdbool.h>

static OxbowApplication *application;

typedef struct
{
  GtkWindow *window;
  GtkWidget *page;
  GtkWidget *parts[3];          /* of the page: a box with a button each; NULL once they have gone */
} Fixture;

static void
open_window (Fixture *fixture)
{
  fixture->window = GTK_WINDOW (gtk_window_new ());
  fixture->page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_window_set_child (fixture->window, fixture->page);
  for (int i = 0; i < 3; i++)
    {
      fixture->parts[i] = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      gtk_box_append (GTK_BOX (fixture->parts[i]), gtk_button_new ());
      gtk_box_append (GTK_BOX (fixture->page), fixture->parts[i]);
      g_object_add_weak_pointer (G_OBJECT (fixture->parts[i]), (gpointer *) &fixture->parts[i]);
    }
  gtk_window_present (fixture->window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
}

static void
close_window (Fixture *fixture)
{
  gtk_window_destroy (fixture->window);
  for (int i = 0; i < 3; i++)
    g_assert_null (fixture->parts[i]);
}

static void
give_focus (Fixture *fixture, int part)
{
  g_assert_true (gtk_widget_grab_focus (gtk_widget_get_first_child (fixture->parts[part])));
}

static bool
has_focus (Fixture *fixture, int part)
{
  GtkWidget *focus = gtk_window_get_focus (fixture->window);
  return focus != NULL && gtk_widget_is_ancestor (focus, fixture->parts[part]);
}

static gboolean
done_cb (gpointer is_done)
{
  *(bool *) is_done = true;
  return G_SOURCE_REMOVE;
}

/* What comes before all others is done, and no frame is drawn. */
static void
go_on (void)
{
  bool is_done = false;
  g_idle_add_full (G_PRIORITY_HIGH, done_cb, &is_done, NULL);
  while (!is_done)
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_for_focus (Fixture *fixture)
{
  while (gtk_window_get_focus (fixture->window) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Until the next frame it would hear of what has ended meanwhile, and where no frame is drawn for ever. */
static void
test_taken_out (void)
{
  Fixture fixture;
  open_window (&fixture);
  give_focus (&fixture, 1);
  gtk_box_remove (GTK_BOX (fixture.page), fixture.parts[1]);
  go_on ();
  g_assert_null (fixture.parts[1]);
  wait_for_focus (&fixture);
  g_assert_true (has_focus (&fixture, 0));
  close_window (&fixture);
}

static void
test_one_after_another (void)
{
  Fixture fixture;
  open_window (&fixture);
  for (int i = 0; i < 2; i++)
    {
      give_focus (&fixture, i);
      gtk_widget_set_visible (fixture.parts[i], FALSE);
      go_on ();
    }
  wait_for_focus (&fixture);
  g_assert_true (has_focus (&fixture, 2));
  close_window (&fixture);
}

/* Nobody calls back what has been given to something else since. */
static void
test_given_away (void)
{
  Fixture fixture;
  open_window (&fixture);
  give_focus (&fixture, 0);
  gtk_widget_set_visible (fixture.parts[0], FALSE);
  give_focus (&fixture, 2);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_true (has_focus (&fixture, 2));
  close_window (&fixture);
}

static void
test_hidden_window (void)
{
  Fixture fixture;
  open_window (&fixture);
  give_focus (&fixture, 1);
  gtk_widget_set_visible (GTK_WIDGET (fixture.window), FALSE);
  go_on ();
  g_assert_true (has_focus (&fixture, 1));
  close_window (&fixture);
}

/* As it is closed the window of shortcuts does what was still to be searched for: it hides one page, and another. */
static void
test_shortcuts (void)
{
  OxbowWindow *window = oxbow_window_new (application);
  oxbow_window_show_welcome (window);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-help-overlay", NULL));
  GtkWidget *shortcuts = GTK_WIDGET (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window)));
  gtk_test_widget_wait_for_draw (shortcuts);
  GtkWidget *section = find_below (shortcuts, GTK_TYPE_SHORTCUTS_SECTION);
  g_object_add_weak_pointer (G_OBJECT (section), (gpointer *) &section);
  g_signal_emit_by_name (shortcuts, "search");
  gtk_test_widget_wait_for_draw (shortcuts);
  gtk_editable_set_text (GTK_EDITABLE (find_below (shortcuts, GTK_TYPE_SEARCH_ENTRY)), "new");
  g_assert_true (gtk_widget_child_focus (section, GTK_DIR_TAB_FORWARD));
  gtk_window_close (GTK_WINDOW (shortcuts));
  go_on ();
  g_assert_null (section);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  adw_init ();
  application = oxbow_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_test_add_func ("/app/lost-focus/taken-out", test_taken_out);
  g_test_add_func ("/app/lost-focus/one-after-another", test_one_after_another);
  g_test_add_func ("/app/lost-focus/given-away", test_given_away);
  g_test_add_func ("/app/lost-focus/hidden-window", test_hidden_window);
  g_test_add_func ("/app/lost-focus/shortcuts", test_shortcuts);
  int status = g_test_run ();
  g_object_unref (application);
  return status;
}
