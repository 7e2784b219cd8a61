/* style.c: how the program begins; the pictures in the window stand out from it, by day and by night, in high contrast
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "../paint/colour.h"
#include "app/style.h"

#include <adwaita.h>

#define LEAST 4.5

/* As the style sheets have the cards of the panel. */
static OxbowColour
get_card (bool is_dark)
{
  return is_dark ? (OxbowColour) { 0x1A / 255.0, 0x1D / 255.0, 0x22 / 255.0 } : (OxbowColour) { 1, 1, 1 };
}

static void
stands_out (gconstpointer data)
{
  static const OxbowTone tones[] = { OXBOW_TONE_INK, OXBOW_TONE_INK_SOFT, OXBOW_TONE_ACCENT };
  AdwStyleManager *manager = adw_style_manager_get_default ();
  AdwColorScheme scheme = (AdwColorScheme) GPOINTER_TO_INT (data);
  adw_style_manager_set_color_scheme (manager, scheme);
  g_assert_true (adw_style_manager_get_high_contrast (manager));
  g_assert_cmpint (oxbow_style_get_theme (), ==, OXBOW_THEME_CONTRAST);
  OxbowColour card = get_card (adw_style_manager_get_dark (manager));
  for (size_t i = 0; i < G_N_ELEMENTS (tones); i++)
    g_assert_cmpfloat (
        colour_contrast (oxbow_theme_get (oxbow_style_get_window_theme ())->tones[tones[i]], card), >=, LEAST);
}

static int
measure_button (void)
{
  GtkWidget *button = g_object_ref_sink (gtk_button_new ());
  int height;
  gtk_widget_measure (button, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  g_object_unref (button);
  return height;
}

/* The program begins without a style sheet, until it is known whether it is night; then everything is where it was, and
 * no other program is told of it. */
static void
begins_without_sheet (gconstpointer data)
{
  g_auto (GStrv) before = g_get_environ (), after = NULL;
  bool is_dark = GPOINTER_TO_INT (data);
  g_assert_false (gtk_is_initialized ());
  oxbow_style_begin ();
  adw_init ();
  AdwStyleManager *manager = adw_style_manager_get_default ();
  adw_style_manager_set_color_scheme (manager, is_dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_DEFAULT);
  g_assert_cmpint (measure_button (), ==, 0);
  oxbow_style_end ();
  g_assert_cmpint (measure_button (), >, 20);
  AdwStyleManager *own = adw_style_manager_get_for_display (gdk_display_get_default ());
  g_assert_true (adw_style_manager_get_dark (manager) == is_dark);
  g_assert_true (adw_style_manager_get_dark (own) == is_dark);
  after = g_get_environ ();
  g_assert_true (g_strv_equal ((const char *const *) before, (const char *const *) after));
  g_autoptr (GBytes) sheet = g_resources_lookup_data ("/org/gtk/libgtk/theme/Default/gtk.css", 0, NULL);
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (sheet, NULL), (gssize) g_bytes_get_size (sheet), "@import"));
}

/* The program begins but once. */
static void
test_begins_by_night (void)
{
  if (g_test_subprocess ())
    {
      begins_without_sheet (GINT_TO_POINTER (TRUE));
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
}

int
main (int argc, char **argv)
{
  g_setenv ("ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/style/begins-without-sheet-by-night", test_begins_by_night);
  g_test_add_data_func ("/app/style/begins-without-sheet", GINT_TO_POINTER (FALSE), begins_without_sheet);
  g_test_add_data_func ("/app/style/contrast-by-day", GINT_TO_POINTER (ADW_COLOR_SCHEME_FORCE_LIGHT), stands_out);
  g_test_add_data_func ("/app/style/contrast-by-night", GINT_TO_POINTER (ADW_COLOR_SCHEME_FORCE_DARK), stands_out);
  return g_test_run ();
}
