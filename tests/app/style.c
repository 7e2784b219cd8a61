/* style.c: the pictures in the window stand out from it, by day and by night, in high contrast
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
  bool is_dark = adw_style_manager_get_dark (manager);
  g_assert_cmpint (is_dark, ==, scheme == ADW_COLOR_SCHEME_FORCE_DARK);
  g_assert_cmpint (oxbow_style_get_theme (), ==, is_dark ? OXBOW_THEME_CONTRAST_DARK : OXBOW_THEME_CONTRAST);
  OxbowColour card = get_card (is_dark);
  for (size_t i = 0; i < G_N_ELEMENTS (tones); i++)
    g_assert_cmpfloat (colour_contrast (oxbow_theme_get (oxbow_style_get_theme ())->tones[tones[i]], card), >=,
                       LEAST);
}

int
main (int argc, char **argv)
{
  g_setenv ("ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_data_func ("/app/style/contrast-by-day", GINT_TO_POINTER (ADW_COLOR_SCHEME_FORCE_LIGHT), stands_out);
  g_test_add_data_func ("/app/style/contrast-by-night", GINT_TO_POINTER (ADW_COLOR_SCHEME_FORCE_DARK), stands_out);
  return g_test_run ();
}
