/* style.c: which of the board's themes suits the desktop, and what the person prefers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/style.h"
#include "app/preferences.h"

#include <adwaita.h>

#define PLAIN 1                 /* of the values of "board-style" */

OxbowThemeKind
oxbow_style_get_theme (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  bool is_dark = adw_style_manager_get_dark (manager);
  if (adw_style_manager_get_high_contrast (manager))
    return is_dark ? OXBOW_THEME_CONTRAST_DARK : OXBOW_THEME_CONTRAST;
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
