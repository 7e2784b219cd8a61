/* flap.c: the panel beside a page, which comes and goes in motion
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/flap.h"
#include "app/flap-shadow.h"
#include "app/preferences.h"

/* Where nothing is shown, as behind a veil, there is no motion either. */
static bool
is_ready (AdwFlap *flap)
{
  return gtk_widget_get_width (GTK_WIDGET (flap)) > 0 || !gtk_widget_get_mapped (GTK_WIDGET (flap));
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

void
oxbow_flap_begin (AdwFlap *flap)
{
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
