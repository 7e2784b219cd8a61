/* main-menu.c: the button at the end of every header bar, with the program's menu
 *
 * F10 opens the one on the page that is shown. The menu itself stands in ui/main-menu.ui; its many widgets are made
 * when it is first opened.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/main-menu.h"
#include "app/theme-selector.h"
#include "app/tip.h"

struct _OxbowMainMenu
{
  AdwBin parent_instance;

  GMenuModel *menu;
};

G_DEFINE_FINAL_TYPE (OxbowMainMenu, oxbow_main_menu, ADW_TYPE_BIN)

static void
create_menu_cb (GtkMenuButton *button, gpointer data)
{
  OxbowMainMenu *self = data;
  if (gtk_menu_button_get_menu_model (button) != NULL)
    return;
  gtk_menu_button_set_menu_model (button, self->menu);
  gtk_popover_menu_add_child (GTK_POPOVER_MENU (gtk_menu_button_get_popover (button)), oxbow_theme_selector_new (),
                              "style");
}

static void
oxbow_main_menu_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), OXBOW_TYPE_MAIN_MENU);
  G_OBJECT_CLASS (oxbow_main_menu_parent_class)->dispose (object);
}

static void
oxbow_main_menu_class_init (OxbowMainMenuClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = oxbow_main_menu_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/oxbowgames/Oxbow/main-menu.ui");
  gtk_widget_class_bind_template_child (widget_class, OxbowMainMenu, menu);
}

static void
oxbow_main_menu_init (OxbowMainMenu *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  GtkWidget *button = adw_bin_get_child (ADW_BIN (self));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), create_menu_cb, self, NULL);
  oxbow_tip_spare_menu (button);
}
