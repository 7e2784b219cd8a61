/* menu-model.c: menus that are the same wherever they are opened
 *
 * They are made once, and kept: GTK 4.8 never lets go of the sections of a menu that it has shown, so that with a menu
 * of its own for each page they would add up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/menu-model.h"

static GMenuModel *
build (const char *name)
{
  g_autofree char *path = g_strdup_printf ("/io/github/oxbowgames/Oxbow/%s.ui", name);
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (path);
  return g_object_ref (G_MENU_MODEL (gtk_builder_get_object (builder, "menu")));
}

GMenuModel *
oxbow_menu_model_get (const char *name)
{
  static GHashTable *menus;
  if (menus == NULL)
    menus = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  GMenuModel *menu = g_hash_table_lookup (menus, name);
  if (menu == NULL)
    g_hash_table_insert (menus, g_strdup (name), menu = build (name));
  return menu;
}
