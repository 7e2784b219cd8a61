/* templates.c: every page can be made from its template, and each of its parts is there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/page.h"
#include "app/new-game.h"
#include "app/welcome.h"
#include "app/window.h"

static void
test_page (gconstpointer type)
{
  GtkWidget *widget = g_object_ref_sink (g_object_new (*(const GType *) type, NULL));
  g_assert_nonnull (gtk_widget_get_first_child (widget));
  g_assert_finalize_object (widget);
}

static void
test_window (void)
{
  OxbowApplication *application = oxbow_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  GtkWidget *window = GTK_WIDGET (oxbow_window_new (application));
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  g_assert_true (gtk_widget_get_mapped (window));
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (application);
}

static GtkFlowBox *
find_box (GtkWidget *widget)
{
  if (GTK_IS_FLOW_BOX (widget) && gtk_widget_get_first_child (widget) != NULL)
    return GTK_FLOW_BOX (widget);
  GtkFlowBox *box = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && box == NULL;
       child = gtk_widget_get_next_sibling (child))
    box = find_box (child);
  return box;
}

/* Keys may come to cards that are not on the screen yet, and GTK 4.8 ends a program, or never comes back, over them. */
static void
test_cards_before_their_place (void)
{
  GtkWidget *window = gtk_window_new (), *page = g_object_new (OXBOW_TYPE_WELCOME, NULL);
  const GtkMovementStep steps[] = { GTK_MOVEMENT_DISPLAY_LINES, GTK_MOVEMENT_PAGES, GTK_MOVEMENT_BUFFER_ENDS };
  gtk_window_set_child (GTK_WINDOW (window), page);
  GtkFlowBox *box = find_box (page);
  g_assert_nonnull (box);
  gtk_widget_child_focus (GTK_WIDGET (box), GTK_DIR_TAB_FORWARD);
  for (size_t i = 0; i < G_N_ELEMENTS (steps); i++)
    for (int count = -1; count <= 1; count += 2)
      {
        gboolean is_taken = FALSE;
        g_signal_emit_by_name (box, "move-cursor", steps[i], count, FALSE, FALSE, &is_taken);
        g_assert_true (is_taken);       /* and does not go on to the window, which would ask the box again */
      }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  static GType pages[3];
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  adw_init ();
  pages[0] = OXBOW_TYPE_WELCOME;
  pages[1] = OXBOW_TYPE_NEW_GAME;
  pages[2] = OXBOW_TYPE_GAME_PAGE;
  for (size_t i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/templates/%s", g_type_name (pages[i]));
      g_test_add_data_func (path, &pages[i], test_page);
    }
  g_test_add_func ("/app/templates/OxbowWindow", test_window);
  g_test_add_func ("/app/templates/cards-before-their-place", test_cards_before_their_place);
  return g_test_run ();
}
