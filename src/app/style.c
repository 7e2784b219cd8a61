/* style.c: which of the board's themes suits the desktop, and what the person prefers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/style.h"
#include "app/preferences.h"

#include <adwaita.h>

#define PLAIN 1                 /* of the values of "board-style" */

/* GTK would read a style sheet of its own first, which libadwaita then replaces by another. While GTK begins it is told
 * of the empty sheet that libadwaita has for this. A theme that a person asks for stays. */
void
oxbow_style_begin (void)
{
  if (gtk_is_initialized () || g_getenv ("GTK_THEME") != NULL)
    return;
  g_setenv ("GTK_THEME", "Adwaita-empty", TRUE);
  gtk_init ();
  gtk_settings_get_default ();
  g_unsetenv ("GTK_THEME");
}

OxbowThemeKind
oxbow_style_get_theme (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  if (adw_style_manager_get_high_contrast (manager))
    return OXBOW_THEME_CONTRAST;
  bool is_dark = adw_style_manager_get_dark (manager);
  if (g_settings_get_enum (oxbow_preferences_get (), "board-style") == PLAIN)
    return is_dark ? OXBOW_THEME_PLAIN_DARK : OXBOW_THEME_PLAIN;
  return is_dark ? OXBOW_THEME_DARK : OXBOW_THEME_LIGHT;
}

bool
oxbow_style_has_motion (void)
{
  gboolean is_wanted = TRUE;
  GtkSettings *settings = gtk_settings_get_default ();
  if (settings != NULL)
    g_object_get (settings, "gtk-enable-animations", &is_wanted, NULL);
  return is_wanted && g_settings_get_boolean (oxbow_preferences_get (), "motion");
}
