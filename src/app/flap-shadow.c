/* flap-shadow.c: see flap-shadow.h
 *
 * A flap folds while places are given out, when nothing may ask for another one. So the widgets are told a little
 * later: before the next frame where they are to be seen, and once all motion is over where they are not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/flap-shadow.h"

#include <stdbool.h>

#define LATER "oxbow-flap-shadow"
#define MOTION_MS 1000          /* longer than a flap takes to fold, or to close */

static bool
is_seen (AdwFlap *flap)
{
  return adw_flap_get_folded (flap) && (adw_flap_get_reveal_flap (flap) || adw_flap_get_reveal_progress (flap) > 0);
}

static void
show_shadow (AdwFlap *flap)
{
  static const char *const names[] = { "dimming", "shadow", "border", "outline", NULL };
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (flap)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (g_strv_contains (names, gtk_widget_get_css_name (child)))
      gtk_widget_set_visible (child, is_seen (flap));
}

static gboolean
later_cb (gpointer flap)
{
  g_object_steal_data (flap, LATER);
  show_shadow (flap);
  return G_SOURCE_REMOVE;
}

static void
forget (gpointer source)
{
  g_source_remove (GPOINTER_TO_UINT (source));
}

static void
changed_cb (AdwFlap *flap)
{
  unsigned int source = g_timeout_add_full (G_PRIORITY_HIGH, is_seen (flap) ? 0 : MOTION_MS, later_cb, flap, NULL);
  g_object_set_data_full (G_OBJECT (flap), LATER, GUINT_TO_POINTER (source), forget);
}

void
oxbow_flap_shadow_follow (AdwFlap *flap)
{
  g_signal_connect (flap, "notify::folded", G_CALLBACK (changed_cb), NULL);
  g_signal_connect (flap, "notify::reveal-flap", G_CALLBACK (changed_cb), NULL);
  g_signal_connect (flap, "notify::reveal-progress", G_CALLBACK (changed_cb), NULL);
  show_shadow (flap);
}
