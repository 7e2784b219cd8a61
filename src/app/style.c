/* style.c: which of the board's themes suits the desktop, and what the person prefers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/style.h"
#include "app/preferences.h"
#include "no-sheet.h"

#include <adwaita.h>

#define PLAIN 1                 /* of the values of "board-style" */
#define SHEET "/org/gnome/Adwaita/styles/base.css"

static char **icon_folders;     /* while the program begins */
static bool has_no_sheet;       /* likewise */

/* Libraries give their resources to whoever asks first; what is registered after that stands before them. */
static bool
may_stand_before_sheets (void)
{
  return g_getenv ("GTK_THEME") == NULL && g_resources_get_info (SHEET, 0, NULL, NULL, NULL);
}

/* GTK would read a style sheet of its own first, which libadwaita then replaces by another; that it would read twice by
 * night, and once more where the person prefers night by day. While the program begins empty ones stand before them: no
 * setting is asked earlier, but for the environment, which other threads may be reading by now. A theme that a person
 * asks for stays. */
void
oxbow_style_begin (void)
{
  if (gtk_is_initialized ())
    return;
  has_no_sheet = may_stand_before_sheets ();
  if (has_no_sheet)
    oxbow_no_sheet_register_resource ();
  gtk_init ();
  GtkIconTheme *icons = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  icon_folders = gtk_icon_theme_get_search_path (icons);
  gtk_icon_theme_set_search_path (icons, (const char *const[]) { NULL });
}

/* libadwaita reads its sheet when a display goes from day to night or back. Others are told by its style manager of all
 * displays, which hears nothing of this. */
static void
have_sheet_read (void)
{
  AdwStyleManager *manager = adw_style_manager_get_for_display (gdk_display_get_default ());
  bool is_dark = adw_style_manager_get_dark (manager);
  adw_style_manager_set_color_scheme (manager, is_dark ? ADW_COLOR_SCHEME_FORCE_LIGHT : ADW_COLOR_SCHEME_FORCE_DARK);
  oxbow_no_sheet_unregister_resource ();
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
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
  if (has_no_sheet)
    have_sheet_read ();
  has_no_sheet = false;
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
