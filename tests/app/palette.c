/* palette.c: the pictures of the things that a map can hold, as the editor's palette shows them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application.h"
#include "app/editor/swatch.h"
#include "app/editor/thing.h"
#include "core/ruleset.h"

#include <string.h>

static void
append_picture (const OxbowRuleset *ruleset, const OxbowThing *thing, GByteArray *bytes)
{
  enum { SIZE = 48 };
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);
  GtkWidget *swatch = g_object_ref_sink (oxbow_swatch_new (ruleset, OXBOW_FLAT, thing, 3));
  gtk_widget_size_allocate (swatch, &(GtkAllocation) { 0, 0, SIZE, SIZE }, -1);
  GTK_WIDGET_GET_CLASS (swatch)->snapshot (swatch, snapshot);
  GskRenderNode *node = gtk_snapshot_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  cairo_surface_flush (surface);
  g_byte_array_append (bytes, cairo_image_surface_get_data (surface),
                       (guint) (cairo_image_surface_get_stride (surface) * SIZE));
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  g_object_unref (swatch);
}

/* A group is told from the land that it is made of, and from the other kinds of groups. */
static void
test_groups_in_palette (void)
{
  int n_pairs = 0;
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      g_autoptr (GArray) things = oxbow_thing_list (oxbow_rulesets[i], OXBOW_THING_TERRAIN);
      g_autoptr (GArray) groups = oxbow_thing_list (oxbow_rulesets[i], OXBOW_LAYER_GROUPS);
      g_array_append_vals (things, groups->data, groups->len);
      for (guint k = things->len - groups->len; k < things->len; k++)
        for (guint other = 0; other < k; other++, n_pairs++)
          {
            g_autoptr (GByteArray) one = g_byte_array_new (), another = g_byte_array_new ();
            append_picture (oxbow_rulesets[i], &g_array_index (things, OxbowThing, k), one);
            append_picture (oxbow_rulesets[i], &g_array_index (things, OxbowThing, other), another);
            g_assert_cmpuint (one->len, ==, another->len);
            g_assert_cmpint (memcmp (one->data, another->data, one->len), !=, 0);
          }
    }
  g_assert_cmpint (n_pairs, >, 10);
}

/* What is no part of the board is drawn in the ink of the window, whose ground shows through: the board's may be dark
 * while the window is, too. */
static void
test_outside_in_palette (void)
{
  enum { SIZE = 48 };
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("dos-rios");
  g_autoptr (GArray) things = oxbow_thing_list (ruleset, OXBOW_THING_TERRAIN);
  const OxbowThing *outside = &g_array_index (things, OxbowThing, things->len - 1);
  g_assert_true (oxbow_palette_find_terrain (ruleset->palette, outside->terrain)->outside);
  g_autoptr (GtkCssProvider) css = gtk_css_provider_new ();
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gtk_css_provider_load_from_data (css, "* { color: rgb(255, 0, 255); }", -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (css),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
  append_picture (ruleset, outside, bytes);
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (css));
  int n_inked = 0;
  for (guint i = 0; i < bytes->len; i += 4)
    {
      uint32_t pixel;
      memcpy (&pixel, bytes->data + i, sizeof pixel);
      n_inked += pixel != 0;
      g_assert_cmpuint (pixel >> 8 & 0xff, ==, 0);
    }
  g_assert_cmpint (n_inked, >, SIZE);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_autoptr (OxbowApplication) application = oxbow_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_test_add_func ("/app/palette/groups", test_groups_in_palette);
  g_test_add_func ("/app/palette/outside", test_outside_in_palette);
  return g_test_run ();
}
