/* toasts.c: lines that pass by are shown one at a time, and all are told when they have passed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/still-toasts.h"
#include "app/toasts.h"

static GtkWidget *window, *overlay;

static OxbowToasts *
set_up (void)
{
  window = gtk_window_new ();
  overlay = adw_toast_overlay_new ();
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), gtk_label_new ("Map"));
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (overlay))
    g_main_context_iteration (NULL, TRUE);
  return oxbow_toasts_new (ADW_TOAST_OVERLAY (overlay));
}

/* Beside the child of the overlay. */
static unsigned int
count_shown (void)
{
  g_autoptr (GListModel) children = gtk_widget_observe_children (overlay);
  return g_list_model_get_n_items (children) - 1;
}

/* Something of the overlay: it would skip the rest as it goes from the screen. */
static bool
is_moving (void)
{
  return g_signal_handler_find (overlay, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, adw_animation_skip, NULL) != 0;
}

static bool
may_move (void)
{
  gboolean is_animated;
  g_object_get (gtk_widget_get_settings (overlay), "gtk-enable-animations", &is_animated, NULL);
  return is_animated;
}

static void
count_cb (AdwToast *toast, unsigned int *n)
{
  ++*n;
}

/* libadwaita 1.2 reads freed memory when a toast fades while it still slides in, which it does when it is dismissed at
 * once, or soon after another one. */
static void
test_dismissed_at_once (void)
{
  OxbowToasts *toasts = set_up ();
  AdwToast *first = adw_toast_new ("First"), *second = adw_toast_new ("Second");
  unsigned int n_dismissed = 0;
  g_object_add_weak_pointer (G_OBJECT (first), (gpointer *) &first);
  g_object_add_weak_pointer (G_OBJECT (second), (gpointer *) &second);
  g_signal_connect (second, "dismissed", G_CALLBACK (count_cb), &n_dismissed);
  oxbow_toasts_add (toasts, first);
  oxbow_toasts_add (toasts, second);
  g_assert_cmpuint (count_shown (), ==, 1);

  adw_toast_dismiss (first);
  while (first != NULL)
    {
      g_assert_cmpuint (count_shown (), ==, 1);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpuint (count_shown (), ==, 1);
  g_assert_cmpuint (n_dismissed, ==, 0);

  adw_toast_dismiss (second);
  while (second != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_shown (), ==, 0);
  g_assert_cmpuint (n_dismissed, ==, 1);
  oxbow_toasts_free (toasts);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Likewise where libadwaita itself lets one follow another, as of what is copied in the window about the program. */
static void
test_faded_before_it_arrives (void)
{
  OxbowToasts *toasts = set_up ();
  AdwToast *first = adw_toast_new ("First"), *second = adw_toast_new ("Second");
  g_object_add_weak_pointer (G_OBJECT (second), (gpointer *) &second);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), first);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), second);
  adw_toast_dismiss (first);
  adw_toast_dismiss (second);
  while (second != NULL)
    g_main_context_iteration (NULL, TRUE);
  while (is_moving ())
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_shown (), ==, 0);
  oxbow_toasts_free (toasts);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A line that stands still takes the motion of nothing else. */
static void
test_all_else_moves (void)
{
  OxbowToasts *toasts = set_up ();
  g_assert_true (may_move ());
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), adw_toast_new ("First"));
  g_assert_false (is_moving ());
  g_assert_true (may_move ());

  gtk_widget_set_visible (window, FALSE);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (overlay))
    g_main_context_iteration (NULL, TRUE);
  while (!may_move ())
    g_main_context_iteration (NULL, TRUE);
  oxbow_toasts_free (toasts);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What "Undo" could have taken back is done for good when the window closes. */
static void
test_waiting_at_the_end (void)
{
  OxbowToasts *toasts = set_up ();
  AdwToast *first = adw_toast_new ("First"), *second = adw_toast_new ("Second");
  unsigned int n_first = 0, n_second = 0;
  g_signal_connect (first, "dismissed", G_CALLBACK (count_cb), &n_first);
  g_signal_connect (second, "dismissed", G_CALLBACK (count_cb), &n_second);
  g_object_add_weak_pointer (G_OBJECT (second), (gpointer *) &second);
  oxbow_toasts_add (toasts, first);
  oxbow_toasts_add (toasts, second);

  oxbow_toasts_free (toasts);
  g_assert_null (second);
  g_assert_cmpuint (n_second, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpuint (n_first, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  oxbow_toasts_stand_still_everywhere ();
  g_test_add_func ("/app/toasts/dismissed-at-once", test_dismissed_at_once);
  g_test_add_func ("/app/toasts/faded-before-it-arrives", test_faded_before_it_arrives);
  g_test_add_func ("/app/toasts/all-else-moves", test_all_else_moves);
  g_test_add_func ("/app/toasts/waiting-at-the-end", test_waiting_at_the_end);
  return g_test_run ();
}
