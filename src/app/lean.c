/* lean.c: see lean.h
 *
 * Libraries give their resources to whoever asks first, and what is registered later stands before them: empty style
 * sheets while the program begins, then one of a few rules, made of libadwaita's while Oxbow was built (ui/lean). With
 * another libadwaita, in high contrast and with a theme of somebody's choice there are all rules at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/lean.h"
#include "app/window.h"
#include "lean-icons.h"
#include "lean-none.h"
#include "lean-sheet.h"
#include "pruned-sheet.h"

#include <adwaita.h>

#define SHEET "/org/gnome/Adwaita/styles/base.css"
#define USUAL_ICONS "Adwaita"

typedef enum
{
  ALL_RULES,                    /* also where nothing can be left out */
  NO_RULES,
  SOME_RULES,
} Rules;

static Rules rules;             /* that have been read */
static bool may_be_some;
static char **icon_folders;     /* not NULL: none of them has been looked into */

/* The sheet that the library has is that of which some rules were taken. */
static bool
has_pruned_sheet (size_t n_bytes)
{
  const unsigned int pruned[] = PRUNED_OF_VERSION;
  return adw_get_major_version () == pruned[0] && adw_get_minor_version () == pruned[1]
         && adw_get_micro_version () == pruned[2] && n_bytes == PRUNED_OF_B;
}

/* A theme that a person asks for stays. */
static void
hide_rules (void)
{
  size_t n_bytes;
  if (g_getenv ("GTK_THEME") != NULL || !g_resources_get_info (SHEET, 0, &n_bytes, NULL, NULL))
    return;
  may_be_some = has_pruned_sheet (n_bytes);
  rules = NO_RULES;
  oxbow_lean_none_register_resource ();
}

/* GTK reads the icon themes once somebody asks for an icon, and begins with it before. It drops them again when another
 * place for icons is named, which the program's start and libadwaita's do: so there are no folders until then. */
static void
hide_icons (void)
{
  GtkIconTheme *icons = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  icon_folders = gtk_icon_theme_get_search_path (icons);
  gtk_icon_theme_set_search_path (icons, (const char *const[]) { NULL });
}

static void
show_icons (void)
{
  if (icon_folders == NULL)
    return;
  oxbow_lean_icons_unregister_resource ();
  gtk_icon_theme_set_search_path (gtk_icon_theme_get_for_display (gdk_display_get_default ()),
                                  (const char *const *) icon_folders);
  g_clear_pointer (&icon_folders, g_strfreev);
}

static bool
has_usual_icons (void)
{
  g_autofree char *name = NULL;
  g_object_get (gtk_settings_get_default (), "gtk-icon-theme-name", &name, NULL);
  return g_strcmp0 (name, USUAL_ICONS) == 0;
}

/* libadwaita reads its sheet when a display goes from day to night or back. Others are told by its style manager of all
 * displays, which hears nothing of this. */
static void
have_rules_read (Rules wanted)
{
  AdwStyleManager *manager = adw_style_manager_get_for_display (gdk_display_get_default ());
  bool is_dark = adw_style_manager_get_dark (manager);
  if (rules == SOME_RULES)
    {
      oxbow_lean_sheet_unregister_resource ();
      oxbow_lean_none_register_resource ();
    }
  adw_style_manager_set_color_scheme (manager, is_dark ? ADW_COLOR_SCHEME_FORCE_LIGHT : ADW_COLOR_SCHEME_FORCE_DARK);
  oxbow_lean_none_unregister_resource ();
  if (wanted == SOME_RULES)
    oxbow_lean_sheet_register_resource ();
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  rules = wanted;
}

static void
shown_beside_cb (GtkWindow *window)
{
  if (!OXBOW_IS_WINDOW (window))
    oxbow_lean_read (false);
}

/* They are told of before they know what windows they will be. How large one is to be is worked out before it is
 * realized, but for most it is known by then over which other one they are to stand. */
static void
windows_changed_cb (GListModel *windows, guint position, guint n_removed, guint n_added)
{
  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
      g_signal_connect (window, "notify::transient-for", G_CALLBACK (shown_beside_cb), NULL);
      g_signal_connect (window, "realize", G_CALLBACK (shown_beside_cb), NULL);
    }
}

/* GTK would read a style sheet of its own first, which libadwaita then replaces by another; that it would read twice by
 * night, and once more where the person prefers night by day. No setting is asked earlier than before, but for the
 * environment, which other threads may be reading later. */
void
oxbow_lean_begin (void)
{
  if (gtk_is_initialized ())
    return;
  hide_rules ();
  oxbow_lean_icons_register_resource ();
  gtk_init ();
  hide_icons ();
  g_signal_connect (gtk_window_get_toplevels (), "items-changed", G_CALLBACK (windows_changed_cb), NULL);
}

void
oxbow_lean_read (bool is_for_game)
{
  bool is_high_contrast = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
  Rules wanted = is_for_game && may_be_some && !is_high_contrast ? SOME_RULES : ALL_RULES;
  if (!is_for_game || !has_usual_icons ())
    show_icons ();
  if (rules == NO_RULES || (rules == SOME_RULES && wanted == ALL_RULES))
    have_rules_read (wanted);
}

bool
oxbow_lean_is_in_part (void)
{
  return rules != ALL_RULES;
}
