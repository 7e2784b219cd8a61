/* flap.c: the panel beside a page, which comes and goes in motion
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/flap.h"
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

void
oxbow_flap_remember (AdwFlap *flap, const char *key)
{
  g_object_set_data_full (G_OBJECT (flap), "key", g_strdup (key), g_free);
  adw_flap_set_reveal_flap (flap, g_settings_get_boolean (oxbow_preferences_get (), key));
  g_signal_connect (flap, "notify::reveal-flap", G_CALLBACK (revealed_cb), NULL);
  g_signal_connect (flap, "notify::folded", G_CALLBACK (folded_cb), NULL);
}
