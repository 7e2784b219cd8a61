/* shown.c: a shipped scenario's first position, and its cells as they are drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "shown.h"

void
shown_set_up (Shown *shown, const char *game, const char *scenario, OxbowSettings *settings)
{
  g_autofree char *file = g_strconcat (scenario, ".oxbow", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("OXBOW_DATA_DIR"), "scenarios", game, file, NULL);
  g_autoptr (OxbowSettings) own = settings != NULL ? settings : oxbow_settings_new ();
  g_autoptr (GError) error = NULL;
  shown->document = oxbow_document_load (path, &error);
  g_assert_no_error (error);
  own->seed = 11;
  own->has_seed = true;
  shown->setup = oxbow_setup_new (oxbow_document_get_scenario (shown->document), own, &error);
  g_assert_no_error (error);
  shown->state = oxbow_state_copy (shown->setup->start);
}

void
shown_tear_down (Shown *shown)
{
  g_free (shown->state);
  oxbow_setup_unref (shown->setup);
  oxbow_document_free (shown->document);
}

OxbowCell
shown_cell (const Shown *shown, const char *name)
{
  OxbowCell cell = oxbow_cell_parse (&shown->setup->grid, name);
  g_assert_cmpint (cell, !=, OXBOW_NO_CELL);
  return cell;
}

GBytes *
shown_draw (const OxbowState *state, OxbowCell cell, double radius, const OxbowBoardOptions *options)
{
  g_autoptr (OxbowScene) scene = oxbow_scene_new_state (state, -1);
  OxbowLayout layout;
  oxbow_layout_init (&layout, &scene->grid, radius);
  OxbowPoint centre = oxbow_layout_centre (&layout, cell);
  OxbowBox box = { centre.x - radius, centre.y - radius, 2 * radius, 2 * radius };
  int side = (int) box.width;
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, side, side);
  cairo_t *cr = cairo_create (image);
  cairo_translate (cr, -box.x, -box.y);
  oxbow_board_draw (cr, scene, options, radius, &box);
  cairo_surface_flush (image);
  g_assert_cmpint (cairo_image_surface_get_stride (image), ==, 4 * side);
  GBytes *bytes = g_bytes_new (cairo_image_surface_get_data (image), (gsize) (4 * side * side));
  cairo_destroy (cr);
  cairo_surface_destroy (image);
  return bytes;
}

GBytes *
shown_draw_plain (const OxbowState *state, OxbowCell cell, double radius, OxbowThemeKind theme, OxbowLevel level)
{
  OxbowBoardOptions options = OXBOW_BOARD_OPTIONS_INIT;
  options.theme = theme;
  options.level = (int) level;
  return shown_draw (state, cell, radius, &options);
}

void
shown_assert_seen (const OxbowState *one, const OxbowState *other, OxbowCell cell, double radius, OxbowLevel from)
{
  for (int theme = 0; theme < OXBOW_N_THEMES; theme++)
    for (int level = (int) from; level < OXBOW_N_LEVELS; level++)
      {
        OxbowThemeKind in = (OxbowThemeKind) theme;
        g_autoptr (GBytes) a = shown_draw_plain (one, cell, radius, in, (OxbowLevel) level),
                           b = shown_draw_plain (other, cell, radius, in, (OxbowLevel) level),
                           again = shown_draw_plain (other, cell, radius, in, (OxbowLevel) level);
        g_assert_false (g_bytes_equal (a, b));
        g_assert_true (g_bytes_equal (b, again));
      }
}
