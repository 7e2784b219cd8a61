/* toasts.c: lines that pass by are shown one at a time, and all are told when they have passed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

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
  g_test_add_func ("/app/toasts/dismissed-at-once", test_dismissed_at_once);
  g_test_add_func ("/app/toasts/waiting-at-the-end", test_waiting_at_the_end);
  return g_test_run ();
}
