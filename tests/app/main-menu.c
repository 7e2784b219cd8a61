/* main-menu.c: the main menu is made when it is opened, and its samples choose between light and dark
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/main-menu.h"
#include "app/application.h"
#include "app/preferences.h"
#include "app/window.h"

static GtkWidget *
find (GtkWidget *root, GType type, const char *style)
{
  bool is_it = G_TYPE_CHECK_INSTANCE_TYPE (root, type) && (style == NULL || gtk_widget_has_css_class (root, style));
  GtkWidget *found = is_it ? root : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type, style);
  return found;
}

/* From the samples the keys lead on to the lines, as from one line to the next, and nothing is chosen on the way. */
static void
test_arrows (GtkWidget *window, GtkWidget *menu)
{
  GtkWidget *popover = find (menu, GTK_TYPE_POPOVER_MENU, NULL), *first = find (menu, GTK_TYPE_CHECK_BUTTON, "system");
  GSettings *settings = oxbow_preferences_get ();
  g_autofree char *before = g_settings_get_string (settings, "colour-scheme"), *after = NULL;
  gtk_test_widget_wait_for_draw (popover);
  g_assert_true (gtk_widget_grab_focus (first));
  g_signal_emit_by_name (popover, "move-focus", GTK_DIR_RIGHT);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == find (menu, GTK_TYPE_CHECK_BUTTON, "light"));
  g_signal_emit_by_name (popover, "move-focus", GTK_DIR_DOWN);
  g_assert_false (GTK_IS_CHECK_BUTTON (gtk_window_get_focus (GTK_WINDOW (window))));
  after = g_settings_get_string (settings, "colour-scheme");
  g_assert_cmpstr (after, ==, before);
}

/* The help is what F1 shows there, and says so. */
static void
test_help_has_its_key (GtkApplication *application, GtkWidget *menu)
{
  GtkPopoverMenu *popover = GTK_POPOVER_MENU (find (menu, GTK_TYPE_POPOVER_MENU, NULL));
  GMenuModel *sections = gtk_popover_menu_get_menu_model (popover);
  int n_found = 0;
  for (int i = 0; i < g_menu_model_get_n_items (sections); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (sections, i, G_MENU_LINK_SECTION);
      for (int k = 0; section != NULL && k < g_menu_model_get_n_items (section); k++)
        {
          g_autofree char *action = NULL, *target = NULL;
          if (!g_menu_model_get_item_attribute (section, k, G_MENU_ATTRIBUTE_ACTION, "s", &action)
              || !g_str_equal (action, "win.help"))
            continue;
          g_assert_true (g_menu_model_get_item_attribute (section, k, G_MENU_ATTRIBUTE_TARGET, "s", &target));
          g_autofree char *detailed = g_strdup_printf ("%s::%s", action, target);
          g_auto (GStrv) keys = gtk_application_get_accels_for_action (application, detailed);
          g_assert_cmpstr (keys[0], ==, "F1");
          n_found++;
        }
    }
  g_assert_cmpint (n_found, ==, 1);
}

static void
test_samples (void)
{
  static const struct
  {
    const char *scheme;
    AdwColorScheme in_use;
  } rows[] = { { "dark", ADW_COLOR_SCHEME_FORCE_DARK }, { "light", ADW_COLOR_SCHEME_FORCE_LIGHT },
               { "system", ADW_COLOR_SCHEME_DEFAULT } };
  g_autoptr (OxbowApplication) application = oxbow_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  GSettings *settings = oxbow_preferences_get ();
  OxbowWindow *window = oxbow_window_new (application);
  oxbow_window_show_welcome (window);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  GtkWidget *menu = find (GTK_WIDGET (window), OXBOW_TYPE_MAIN_MENU, NULL);
  GtkWidget *button = adw_bin_get_child (ADW_BIN (menu));
  g_assert_null (find (menu, GTK_TYPE_CHECK_BUTTON, NULL));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *sample = find (menu, GTK_TYPE_CHECK_BUTTON, rows[i].scheme);
      g_autofree char *chosen = NULL;
      g_assert_nonnull (sample);
      g_assert_nonnull (gtk_widget_get_tooltip_text (sample));
      g_signal_emit_by_name (sample, "activate");
      chosen = g_settings_get_string (settings, "colour-scheme");
      g_assert_cmpstr (chosen, ==, rows[i].scheme);
      g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (sample)));
      g_assert_cmpint (adw_style_manager_get_color_scheme (adw_style_manager_get_default ()), ==, rows[i].in_use);
    }
  test_arrows (GTK_WIDGET (window), menu);
  test_help_has_its_key (GTK_APPLICATION (application), menu);
  g_settings_set_string (settings, "colour-scheme", "dark");
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (find (menu, GTK_TYPE_CHECK_BUTTON, "dark"))));
  g_settings_reset (settings, "colour-scheme");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/main-menu/samples", test_samples);
  return g_test_run ();
}
