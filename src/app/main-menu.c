/* main-menu.c: the button at the end of every header bar, with the program's menu
 *
 * F10 opens the one on the page that is shown. The menu itself stands in ui/main-menu.ui; its many widgets are made
 * when it is first opened.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/main-menu.h"
#include "app/menu-model.h"
#include "app/theme-selector.h"
#include "app/tip.h"

#include <glib/gi18n-lib.h>

struct _OxbowMainMenu
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (OxbowMainMenu, oxbow_main_menu, ADW_TYPE_BIN)

static void
create_menu_cb (GtkMenuButton *button, gpointer data)
{
  if (gtk_menu_button_get_menu_model (button) != NULL)
    return;
  gtk_menu_button_set_menu_model (button, oxbow_menu_model_get ("main-menu"));
  gtk_popover_menu_add_child (GTK_POPOVER_MENU (gtk_menu_button_get_popover (button)), oxbow_theme_selector_new (),
                              "style");
}

static void
oxbow_main_menu_class_init (OxbowMainMenuClass *class)
{
}

static void
oxbow_main_menu_init (OxbowMainMenu *self)
{
  GtkWidget *button = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "open-menu-symbolic");
  gtk_menu_button_set_primary (GTK_MENU_BUTTON (button), TRUE);
  gtk_widget_set_tooltip_text (button, _("Main Menu"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Main Menu"), -1);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), create_menu_cb, NULL, NULL);
  adw_bin_set_child (ADW_BIN (self), button);
  oxbow_tip_spare_menu (button);
}
