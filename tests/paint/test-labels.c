/* test-labels.c: names are there, and lie on no piece
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/board.h"
#include "paint/labels.h"
#include "position.h"
#include <cairo-pdf.h>
#include <string.h>

typedef struct
{
  OxbowSetup *setup;
  OxbowState *state;
  OxbowScene *scene;
  cairo_surface_t *surface;
  OxbowCanvas canvas;
} Fixture;

static void
set_up (Fixture *f, const char *const *rows, int n_moves, double radius_px)
{
  f->setup = position_setup ("Words", rows, 4);
  f->state = position_play (f->setup, n_moves);
  f->scene = oxbow_scene_new_state (f->state, -1);
  f->surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 64, 64);
  const OxbowGrid *grid = &f->scene->grid;
  f->canvas = (OxbowCanvas) { .cr = cairo_create (f->surface), .theme = oxbow_theme_get (OXBOW_THEME_LIGHT),
                              .level = OXBOW_LEVEL_FULL, .pixel = 1 / radius_px,
                              .block = { 0, grid->width - 1, 0, grid->height - 1 } };
  oxbow_layout_init (&f->canvas.layout, grid, 1);
}

static void
tear_down (Fixture *f)
{
  cairo_destroy (f->canvas.cr);
  cairo_surface_destroy (f->surface);
  oxbow_scene_free (f->scene);
  g_free (f->state);
  oxbow_setup_unref (f->setup);
}

static const OxbowLabel *
label_of (const GArray *labels, guint i)
{
  return &g_array_index (labels, OxbowLabel, i);
}

/* At every moment of a game, laid or not, each river has its name, off all pieces, dams and water, and the names lie
 * apart from each other. */
static void
test_rivers (void)
{
  const char *const *const maps[] = { position_first_valley, position_confluence };
  for (size_t m = 0; m < G_N_ELEMENTS (maps); m++)
    for (int n = 0; n < 240; n += 12)
      {
        Fixture f;
        set_up (&f, maps[m], n, 48);
        g_autoptr (GArray) labels = oxbow_labels_place (&f.canvas, f.scene);
        g_assert_cmpuint (labels->len, ==, 2);
        for (guint i = 0; i < labels->len; i++)
          g_assert_cmpfloat (oxbow_labels_cost (&f.canvas, f.scene, &label_of (labels, i)->box), <, OXBOW_COST_PIECE);
        g_assert_false (oxbow_box_meets (&label_of (labels, 0)->box, &label_of (labels, 1)->box));
        tear_down (&f);
      }
}

/* What is drawn of the board has no say in where its names are, so that strips and tiles fit. */
static void
test_parts (void)
{
  Fixture f;
  set_up (&f, position_first_valley, 120, 64);
  g_autoptr (GArray) labels = oxbow_labels_place (&f.canvas, f.scene);
  f.canvas.block = (OxbowBlock) { 3, 4, 7, 8 };
  g_autoptr (GArray) again = oxbow_labels_place (&f.canvas, f.scene);
  g_assert_cmpuint (labels->len, ==, again->len);
  for (guint i = 0; i < labels->len; i++)
    g_assert_cmpmem (&label_of (labels, i)->box, sizeof (OxbowBox), &label_of (again, i)->box, sizeof (OxbowBox));
  tear_down (&f);
}

/* Below nine pixels a name is left out. */
static void
test_small (void)
{
  Fixture f;
  set_up (&f, position_first_valley, 120, 24);
  g_autoptr (GArray) labels = oxbow_labels_place (&f.canvas, f.scene);
  g_assert_cmpuint (labels->len, ==, 0);
  tear_down (&f);
}

/* Where there is room for it, a word that would be left out is set large enough instead. */
static void
test_legible (void)
{
  Fixture f;
  set_up (&f, position_first_valley, 0, 30);
  OxbowHand hand = { .size = oxbow_canvas_legible (&f.canvas, 0.26, 0.4) };
  g_assert_cmpfloat (hand.size, >, 0.26);
  g_assert_cmpfloat (oxbow_canvas_width_of (&f.canvas, &hand, "6"), >, 0);
  g_assert_cmpfloat (oxbow_canvas_legible (&f.canvas, 0.5, 0.6), ==, 0.5);
  g_assert_cmpfloat (oxbow_canvas_legible (&f.canvas, 0.1, 0.2), ==, 0.1);
  tear_down (&f);
}

/* Pieces cost a word its place; so does what lies off the board, but less. */
static void
test_cost (void)
{
  Fixture f;
  set_up (&f, position_first_valley, 0, 48);
  OxbowPoint spring = oxbow_layout_centre (&f.canvas.layout, oxbow_cell_parse (&f.scene->grid, "C1"));
  OxbowPoint hill = oxbow_layout_centre (&f.canvas.layout, oxbow_cell_parse (&f.scene->grid, "D3"));
  OxbowBox on_pool = { spring.x - 0.2, spring.y, 0.4, 0.2 }, on_hill = { hill.x - 0.2, hill.y, 0.4, 0.2 },
           off_board = { -3, -3, 0.4, 0.2 };
  g_assert_cmpfloat (oxbow_labels_cost (&f.canvas, f.scene, &on_pool), >=, OXBOW_COST_PIECE);
  g_assert_cmpfloat (oxbow_labels_cost (&f.canvas, f.scene, &on_hill), ==, 0);
  g_assert_cmpfloat (oxbow_labels_cost (&f.canvas, f.scene, &off_board), >, 0);
  g_assert_cmpfloat (oxbow_labels_cost (&f.canvas, f.scene, &off_board), <, OXBOW_COST_PIECE);
  tear_down (&f);
}

/* Measured first, as a painter does who looks for a place; then, if so, words are measured for a file. */
static GBytes *
draw_words (const Fixture *f, const OxbowHand *hand, bool is_disturbed)
{
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_A8, 256, 32);
  cairo_surface_t *file = cairo_pdf_surface_create_for_stream (NULL, NULL, 256, 32);
  OxbowCanvas canvas = f->canvas, other = f->canvas;
  canvas.cr = cairo_create (picture);
  other.cr = cairo_create (file);
  cairo_scale (canvas.cr, 1 / canvas.pixel, 1 / canvas.pixel);
  g_assert_cmpfloat (oxbow_canvas_width_of (&canvas, hand, "Sunflower River"), >, 0);
  if (is_disturbed)
    g_assert_cmpfloat (oxbow_canvas_width_of (&other, hand, "Yazoo City"), >, 0);
  g_assert_true (oxbow_canvas_write (&canvas, hand, "Sunflower River", 0.1, 0.3));
  cairo_surface_flush (picture);
  GBytes *bytes = g_bytes_new (cairo_image_surface_get_data (picture),
                               (gsize) (32 * cairo_image_surface_get_stride (picture)));
  cairo_destroy (canvas.cr);
  cairo_destroy (other.cr);
  cairo_surface_destroy (picture);
  cairo_surface_destroy (file);
  return bytes;
}

/* A picture's words do not change because words are set for a file between their measuring and their drawing. */
static void
test_two_surfaces (void)
{
  Fixture f;
  set_up (&f, position_first_valley, 0, 48);
  const OxbowHand hand = { .size = 0.3, .bold = true };
  const OxbowHand same = { .size = 0.300000001, .bold = true };         /* alike, but kept apart */
  g_autoptr (GBytes) alone = draw_words (&f, &hand, false);
  g_autoptr (GBytes) disturbed = draw_words (&f, &same, true);
  g_assert_true (g_bytes_equal (alone, disturbed));
  tear_down (&f);
}

static OxbowCell
add_label (OxbowMap *map, const char *at, const char *text)
{
  OxbowRecord *record = oxbow_record_new ("label");
  OxbowCell cell = oxbow_cell_parse (&map->grid, at);
  g_array_append_val (record->cells, cell);
  oxbow_record_set (record, "text", text);
  g_ptr_array_add (map->labels, record);
  return cell;
}

/* Labels of the map are placed by their cells, those of lakes on the water and in italics. */
static void
test_map_labels (void)
{
  g_autoptr (OxbowScenario) scenario = position_scenario ("Words", position_first_valley);
  OxbowCell cell = add_label (scenario->map, "D4", "Loma Alta");
  add_label (scenario->map, "C9", "Lago");
  g_autoptr (OxbowScene) scene = oxbow_scene_new_scenario (scenario);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 16, 16);
  OxbowCanvas canvas = { .cr = cairo_create (surface), .theme = oxbow_theme_get (OXBOW_THEME_LIGHT),
                         .level = OXBOW_LEVEL_FULL, .pixel = 1 / 48.0 };
  oxbow_layout_init (&canvas.layout, &scene->grid, 1);
  g_autoptr (GArray) labels = oxbow_labels_place (&canvas, scene);
  g_assert_cmpuint (labels->len, ==, 4);       /* and the two rivers, named by their springs */
  const OxbowLabel *label = label_of (labels, 2);
  g_assert_cmpstr (label->text, ==, "Loma Alta");
  g_assert_cmpint (label->cell, ==, cell);
  OxbowPoint centre = oxbow_layout_centre (&canvas.layout, cell);
  g_assert_cmpfloat_with_epsilon (label->box.x + label->box.width / 2, centre.x, 0.7);
  g_assert_cmpfloat_with_epsilon (label->box.y + label->box.height / 2, centre.y, 0.9);
  const OxbowLabel *lake = label_of (labels, 3);
  OxbowCell under = oxbow_layout_cell_at (&canvas.layout, lake->box.x + lake->box.width / 2,
                                          lake->box.y + lake->box.height / 2);
  g_assert_cmpint (oxbow_scene_look (scene, under)->sign, ==, OXBOW_SIGN_LAKE);
  g_assert_true (lake->hand.italic);
  g_assert_false (label->hand.italic);
  cairo_destroy (canvas.cr);
  cairo_surface_destroy (surface);
}

/* Without a painter of the game's own, features stand on plates, and labels keep off these too. */
static void
test_plates (void)
{
  g_autoptr (OxbowMap) map = position_map (position_confluence, OXBOW_FLAT);
  OxbowRecord *feature = oxbow_record_new ("well");
  OxbowCell cell = add_label (map, "C3", "Pozo");
  g_array_append_val (feature->cells, cell);
  g_ptr_array_add (map->features, feature);
  g_autoptr (OxbowScene) scene = oxbow_scene_new_map (map, oxbow_ruleset_find ("dos-rios")->palette, NULL, NULL);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 16, 16);
  OxbowCanvas canvas = { .cr = cairo_create (surface), .theme = oxbow_theme_get (OXBOW_THEME_LIGHT),
                         .level = OXBOW_LEVEL_FULL, .pixel = 1 / 48.0 };
  oxbow_layout_init (&canvas.layout, &scene->grid, 1);
  OxbowPoint centre = oxbow_layout_centre (&canvas.layout, cell);
  OxbowBox on_plate = { centre.x - 0.1, centre.y - 0.45, 0.2, 0.1 };
  g_assert_cmpfloat (oxbow_labels_cost (&canvas, scene, &on_plate), >=, OXBOW_COST_PIECE);
  g_autoptr (GArray) labels = oxbow_labels_place (&canvas, scene);
  g_assert_cmpuint (labels->len, ==, 1);
  g_assert_cmpfloat (oxbow_labels_cost (&canvas, scene, &label_of (labels, 0)->box), <, OXBOW_COST_PIECE);
  cairo_destroy (canvas.cr);
  cairo_surface_destroy (surface);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint/labels/rivers-off-pieces", test_rivers);
  g_test_add_func ("/paint/labels/parts-fit", test_parts);
  g_test_add_func ("/paint/labels/small-are-left-out", test_small);
  g_test_add_func ("/paint/labels/legible-where-there-is-room", test_legible);
  g_test_add_func ("/paint/words/two-surfaces", test_two_surfaces);
  g_test_add_func ("/paint/labels/cost", test_cost);
  g_test_add_func ("/paint/labels/of-the-map", test_map_labels);
  g_test_add_func ("/paint/labels/off-plates", test_plates);
  return g_test_run ();
}
