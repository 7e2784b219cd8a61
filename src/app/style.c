/* style.c: which of the board's themes suits the desktop, and what the person prefers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/style.h"
#include "app/preferences.h"
#include "no-sheet.h"

#include <adwaita.h>

#define PLAIN 1                 /* of the values of "board-style" */

static char **icon_folders;     /* while the program begins */

/* GTK would read a style sheet of its own first, which libadwaita then replaces by another. While GTK begins an empty
 * one stands before it, as libadwaita's does from then on: no setting is asked earlier, but for the environment, which
 * other threads may be reading by now. A theme that a person asks for stays. */
static void
begin_without_sheet (void)
{
  oxbow_no_sheet_register_resource ();
  gtk_init ();
  gtk_settings_get_default ();
  oxbow_no_sheet_unregister_resource ();
}

void
oxbow_style_begin (void)
{
  if (gtk_is_initialized ())
    return;
  if (g_getenv ("GTK_THEME") == NULL)
    begin_without_sheet ();
  else
    gtk_init ();
  GtkIconTheme *icons = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  icon_folders = gtk_icon_theme_get_search_path (icons);
  gtk_icon_theme_set_search_path (icons, (const char *const[]) { NULL });
}

/* GTK reads the icon themes once somebody asks for an icon, and begins with it before. It drops them again when another
 * place for icons is named, which the program's start and libadwaita's do: so there are no folders until then. */
void
oxbow_style_end (void)
{
  if (icon_folders == NULL)
    return;
  gtk_icon_theme_set_search_path (gtk_icon_theme_get_for_display (gdk_display_get_default ()),
                                  (const char *const *) icon_folders);
  g_clear_pointer (&icon_folders, g_strfreev);
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

/* There is no board of high contrast by night, but the window is dark then. */
OxbowThemeKind
oxbow_style_get_window_theme (void)
{
  OxbowThemeKind theme = oxbow_style_get_theme ();
  bool is_dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  return theme == OXBOW_THEME_CONTRAST && is_dark ? OXBOW_THEME_DARK : theme;
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
