/* flap.c: the panel beside a page, which comes and goes in motion
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/flap.h"
#include "app/flap-shadow.h"
#include "app/preferences.h"
#include "app/window.h"

/* A panel that has been given no width yet comes and goes at a speed that is no number, and nothing can be laid out
 * with that. Where nothing is shown, as behind a veil, there is no motion either. */
static bool
is_ready (AdwFlap *flap)
{
  return adw_swipeable_get_distance (ADW_SWIPEABLE (flap)) > 0 || !gtk_widget_get_mapped (GTK_WIDGET (flap));
}

void
oxbow_flap_reveal (AdwFlap *flap, bool is_revealed)
{
  if (is_ready (flap))
    adw_flap_set_reveal_flap (flap, is_revealed);
}

void
oxbow_flap_toggle (AdwFlap *flap)
{
  oxbow_flap_reveal (flap, !adw_flap_get_reveal_flap (flap));
}

bool
oxbow_flap_put_away (AdwFlap *flap)
{
  if (!adw_flap_get_folded (flap) || !adw_flap_get_reveal_flap (flap))
    return false;
  oxbow_flap_reveal (flap, false);
  return true;
}

/* Remembering. A flap opens when it unfolds, and closes when it folds, before it tells that it does: nobody chose
 * that. */

static const char *
get_key (AdwFlap *flap)
{
  return g_object_get_data (G_OBJECT (flap), "key");
}

static bool
was_folded (AdwFlap *flap)
{
  return g_object_get_data (G_OBJECT (flap), "was-folded") != NULL;
}

static void
revealed_cb (AdwFlap *flap)
{
  if (!adw_flap_get_folded (flap) && !was_folded (flap))
    g_settings_set_boolean (oxbow_preferences_get (), get_key (flap), adw_flap_get_reveal_flap (flap));
}

static void
folded_cb (AdwFlap *flap)
{
  bool is_folded = adw_flap_get_folded (flap);
  g_object_set_data (G_OBJECT (flap), "was-folded", is_folded ? flap : NULL);
  if (!is_folded)
    adw_flap_set_reveal_flap (flap, g_settings_get_boolean (oxbow_preferences_get (), get_key (flap)));
}

/* Beginning. A flap that finds in its first allocation that it has to fold would close its panel, which has no width
 * yet, in motion. So where there is clearly no room it is closed before it is shown. */

static int
width_of_window (GtkWidget *widget)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  int width = gtk_widget_get_width (window), height;
  if (width == 0 && GTK_IS_WINDOW (window))
    gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  return width;
}

static int
least_width (GtkWidget *child)
{
  int least = 0;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

static void
realize_cb (AdwFlap *flap)
{
  int width = width_of_window (GTK_WIDGET (flap));
  if (width <= 0 || width >= least_width (adw_flap_get_flap (flap)) + least_width (adw_flap_get_content (flap)))
    return;
  g_object_set_data (G_OBJECT (flap), "was-folded", flap);
  adw_flap_set_reveal_flap (flap, FALSE);
}

static bool
has_focus (AdwFlap *flap)
{
  GtkWidget *panel = adw_flap_get_flap (flap);
  return panel != NULL && (gtk_widget_get_state_flags (panel) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

static gboolean
give_focus_cb (gpointer flap)
{
  GtkRoot *root = gtk_widget_get_root (flap);
  if (root != NULL && !adw_flap_get_reveal_flap (flap) && has_focus (flap))
    oxbow_window_focus_page (OXBOW_WINDOW (root));
  return G_SOURCE_REMOVE;
}

/* The Escape key, which is the flap's own while the focus is in the panel, leaves it there where nobody sees it. A
 * flap may close while places are given out, when no other focus may ask for its own; and its window may close with
 * it. */
static void
hidden_cb (AdwFlap *flap)
{
  if (!adw_flap_get_reveal_flap (flap) && has_focus (flap))
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, give_focus_cb, g_object_ref (flap), g_object_unref);
}

void
oxbow_flap_begin (AdwFlap *flap)
{
  g_signal_connect (flap, "notify::reveal-flap", G_CALLBACK (hidden_cb), NULL);
  g_signal_connect (flap, "realize", G_CALLBACK (realize_cb), NULL);
  oxbow_flap_shadow_follow (flap);
}

void
oxbow_flap_remember (AdwFlap *flap, const char *key)
{
  g_object_set_data_full (G_OBJECT (flap), "key", g_strdup (key), g_free);
  adw_flap_set_reveal_flap (flap, g_settings_get_boolean (oxbow_preferences_get (), key));
  oxbow_flap_begin (flap);
  g_signal_connect (flap, "notify::reveal-flap", G_CALLBACK (revealed_cb), NULL);
  g_signal_connect (flap, "notify::folded", G_CALLBACK (folded_cb), NULL);
}
