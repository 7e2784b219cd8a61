/* test-rising-waters.c: pictures of Rising Waters show what a position holds
 *
 * Each test changes one thing in a position and looks at the cell where it lies.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/document.h"
#include "games/rising-waters/state.h"
#include "paint/export.h"

static double radius = 40;     /* of the cells that are drawn, in pixels */

typedef struct
{
  OxbowDocument *document;
  OxbowSetup *setup;
  OxbowState *state;
} Fixture;

static void
set_up (Fixture *f, const char *version)
{
  g_autofree char *path = g_build_filename (g_getenv ("OXBOW_DATA_DIR"), "scenarios", "rising-waters",
                                            "fall-1926.oxbow", NULL);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  g_autoptr (GError) error = NULL;
  f->document = oxbow_document_load (path, &error);
  g_assert_no_error (error);
  settings->seed = 11;
  settings->has_seed = true;
  settings->players = 4;
  oxbow_settings_set_option (settings, "version", version, 0);
  f->setup = oxbow_setup_new (oxbow_document_get_scenario (f->document), settings, &error);
  g_assert_no_error (error);
  f->state = oxbow_state_copy (f->setup->start);
}

static void
tear_down (Fixture *f)
{
  g_free (f->state);
  oxbow_setup_unref (f->setup);
  oxbow_document_free (f->document);
}

static RisingWatersState *
position_of (Fixture *f)
{
  return (RisingWatersState *) f->state;
}

static OxbowCell
cell_named (const Fixture *f, const char *name)
{
  OxbowCell cell = oxbow_cell_parse (&f->setup->scenario->map->grid, name);
  g_assert_cmpint (cell, !=, OXBOW_NO_CELL);
  return cell;
}

/* The middle of a cell as it is drawn, two radii wide. */
static GBytes *
draw_cell (const OxbowState *state, OxbowCell cell, OxbowThemeKind theme, OxbowLevel level)
{
  g_autoptr (OxbowScene) scene = oxbow_scene_new_state (state, -1);
  OxbowBoardOptions options = OXBOW_BOARD_OPTIONS_INIT;
  OxbowLayout layout;
  oxbow_layout_init (&layout, &scene->grid, radius);
  OxbowPoint centre = oxbow_layout_centre (&layout, cell);
  OxbowBox box = { centre.x - radius, centre.y - radius, 2 * radius, 2 * radius };
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) box.width, (int) box.height);
  cairo_t *cr = cairo_create (image);
  options.theme = theme;
  options.level = (int) level;
  cairo_translate (cr, -box.x, -box.y);
  oxbow_board_draw (cr, scene, &options, radius, &box);
  cairo_surface_flush (image);
  GBytes *bytes = g_bytes_new (cairo_image_surface_get_data (image),
                               (gsize) cairo_image_surface_get_stride (image) * (gsize) box.height);
  cairo_destroy (cr);
  cairo_surface_destroy (image);
  return bytes;
}

/* Whether two positions look different in a cell: in every theme, at every level from that one on. */
static void
assert_seen (const OxbowState *one, const OxbowState *other, OxbowCell cell, OxbowLevel from)
{
  for (int theme = 0; theme < OXBOW_N_THEMES; theme++)
    for (int level = (int) from; level < OXBOW_N_LEVELS; level++)
      {
        g_autoptr (GBytes) a = draw_cell (one, cell, (OxbowThemeKind) theme, (OxbowLevel) level),
                           b = draw_cell (other, cell, (OxbowThemeKind) theme, (OxbowLevel) level),
                           again = draw_cell (other, cell, (OxbowThemeKind) theme, (OxbowLevel) level);
        g_assert_false (g_bytes_equal (a, b));
        g_assert_true (g_bytes_equal (b, again));
      }
}

static void
test_flood (void)
{
  Fixture f;
  set_up (&f, "fall");
  g_autofree OxbowState *before = oxbow_state_copy (f.state);
  OxbowCell cell = cell_named (&f, "J15");
  position_of (&f)->plots[cell].flooded = true;
  assert_seen (before, f.state, cell, OXBOW_LEVEL_FLAT);
  tear_down (&f);
}

static void
test_levee (void)
{
  Fixture f;
  set_up (&f, "fall");
  OxbowCell cell = cell_named (&f, "J15");
  g_autofree OxbowState *before = oxbow_state_copy (f.state);
  position_of (&f)->plots[cell].levee = 3;
  assert_seen (before, f.state, cell, OXBOW_LEVEL_LINES);
  g_autofree OxbowState *low = oxbow_state_copy (f.state);
  position_of (&f)->plots[cell].levee = 4;
  assert_seen (low, f.state, cell, OXBOW_LEVEL_SIGNS);
  tear_down (&f);
}

static void
test_camps (void)
{
  Fixture f;
  set_up (&f, "fall");
  OxbowCell cell = cell_named (&f, "O11");
  g_autofree OxbowState *before = oxbow_state_copy (f.state);
  position_of (&f)->plots[cell].camp = RISING_WATERS_GREEN;
  assert_seen (before, f.state, cell, OXBOW_LEVEL_LINES);
  g_autofree OxbowState *green = oxbow_state_copy (f.state);
  position_of (&f)->plots[cell].camp = RISING_WATERS_RED;
  assert_seen (green, f.state, cell, OXBOW_LEVEL_LINES);
  tear_down (&f);
}

/* A pawn, the same on a raft, and with a Survivor on it. */
static void
test_pawns (void)
{
  Fixture f;
  set_up (&f, "fall");
  OxbowCell cell = cell_named (&f, "J15");
  RisingWatersPawn *pawn = &position_of (&f)->seats[0].pawns[3];
  g_autofree OxbowState *before = oxbow_state_copy (f.state);
  pawn->cell = (int16_t) cell;
  assert_seen (before, f.state, cell, OXBOW_LEVEL_FLAT);
  g_autofree OxbowState *afoot = oxbow_state_copy (f.state);
  pawn->aboard = true;
  assert_seen (afoot, f.state, cell, OXBOW_LEVEL_SIGNS);
  g_autofree OxbowState *alone = oxbow_state_copy (f.state);
  pawn->carries = true;
  assert_seen (alone, f.state, cell, OXBOW_LEVEL_SIGNS);
  tear_down (&f);
}

/* Every pawn that shares a cell is seen, to the last. */
static void
test_crowd (void)
{
  Fixture f;
  set_up (&f, "fall");
  OxbowCell cell = cell_named (&f, "J15");
  for (int i = 0; i < RISING_WATERS_MAX_SEATS * RISING_WATERS_PAWNS; i++)
    {
      g_autofree OxbowState *before = oxbow_state_copy (f.state);
      position_of (&f)->seats[i % RISING_WATERS_MAX_SEATS].pawns[i / RISING_WATERS_MAX_SEATS].cell = (int16_t) cell;
      g_autoptr (GBytes) without = draw_cell (before, cell, OXBOW_THEME_LIGHT, OXBOW_LEVEL_FULL),
                         with = draw_cell (f.state, cell, OXBOW_THEME_LIGHT, OXBOW_LEVEL_FULL);
      g_assert_false (g_bytes_equal (without, with));
    }
  tear_down (&f);
}

static void
test_survivors (void)
{
  Fixture f;
  set_up (&f, "fall");
  OxbowCell cell = cell_named (&f, "J15");
  g_autofree OxbowState *before = oxbow_state_copy (f.state);
  position_of (&f)->plots[cell].survivors = 2;
  assert_seen (before, f.state, cell, OXBOW_LEVEL_FLAT);
  g_autofree OxbowState *two = oxbow_state_copy (f.state);
  position_of (&f)->plots[cell].survivors = 3;
  assert_seen (two, f.state, cell, OXBOW_LEVEL_SIGNS);
  tear_down (&f);
}

static void
test_towns (void)
{
  Fixture f;
  set_up (&f, "fall");
  OxbowCell cell = rising_waters_town (position_of (&f), 0);
  g_autofree OxbowState *before = oxbow_state_copy (f.state);
  position_of (&f)->seats[0].town = false;
  assert_seen (before, f.state, cell, OXBOW_LEVEL_SIGNS);
  tear_down (&f);
}

/* The figure, the gauge around it and the marks of rain. */
static void
test_levels (void)
{
  Fixture f;
  set_up (&f, "fall");
  RisingWatersState *state = position_of (&f);
  OxbowCell cell = rising_waters_ground (state)->anchor[0];
  for (int level = 0; level < 6; level++)
    {
      g_autofree OxbowState *before = oxbow_state_copy (f.state);
      state->level[0]++;
      assert_seen (before, f.state, cell, OXBOW_LEVEL_SIGNS);
    }
  g_autofree OxbowState *before = oxbow_state_copy (f.state);
  state->marks[0]++;
  assert_seen (before, f.state, cell, OXBOW_LEVEL_LINES);
  tear_down (&f);
}

/* Levels and elevations can be read as soon as there are signs at all. */
static void
test_legible (void)
{
  Fixture f;
  set_up (&f, "fall");
  RisingWatersState *state = position_of (&f);
  state->level[0] = 7;
  g_autofree OxbowState *before = oxbow_state_copy (f.state);
  state->level[0] = 8;
  radius = 17;
  assert_seen (before, f.state, rising_waters_ground (state)->anchor[0], OXBOW_LEVEL_SIGNS);
  radius = 40;
  tear_down (&f);
}

/* The same figure, but a levee at the shore more: the gauge tells the level by what it would flood. */
static void
test_gauge (void)
{
  Fixture f;
  set_up (&f, "fall");
  RisingWatersState *state = position_of (&f);
  const RisingWatersGround *ground = rising_waters_ground (state);
  int freeboard = rising_waters_freeboard (state, 0);
  OxbowCell cell = ground->anchor[0];
  state->level[0] = (int16_t) (state->level[0] + freeboard);
  g_assert_cmpint (rising_waters_freeboard (state, 0), ==, 0);
  g_autofree OxbowState *over = oxbow_state_copy (f.state);
  for (OxbowCell c = 0; c < ground->n_cells; c++)
    if (rising_waters_ground_is_land (ground, c) && rising_waters_height (state, c) <= state->level[0])
      state->plots[c].levee = (uint8_t) state->level[0] & 15;
  g_assert_cmpint (rising_waters_freeboard (state, 0), ==, 1);
  assert_seen (over, f.state, cell, OXBOW_LEVEL_LINES);
  tear_down (&f);
}

/* Where Spring counts the land as another elevation, it looks so. */
static void
test_elevations (void)
{
  Fixture fall, spring;
  set_up (&fall, "fall");
  set_up (&spring, "spring");
  assert_seen (fall.state, spring.state, cell_named (&fall, "B2"), OXBOW_LEVEL_FLAT);
  tear_down (&fall);
  tear_down (&spring);
}

/* A map without a game is drawn as well, in every theme, and the same every time. */
static void
test_bare_map (void)
{
  Fixture f;
  set_up (&f, "fall");
  g_autoptr (OxbowScene) scene = oxbow_scene_new_scenario (f.setup->scenario);
  for (int theme = 0; theme < OXBOW_N_THEMES; theme++)
    for (int size = 100; size <= 1600; size *= 4)
      {
        OxbowExportOptions options = OXBOW_EXPORT_OPTIONS_INIT;
        g_autoptr (GError) error = NULL;
        options.board.theme = (OxbowThemeKind) theme;
        options.size_px = size;
        g_autoptr (GBytes) one = oxbow_export (scene, OXBOW_PICTURE_PNG, &options, &error),
                           again = oxbow_export (scene, OXBOW_PICTURE_PNG, &options, &error);
        g_assert_no_error (error);
        g_assert_true (g_bytes_equal (one, again));
        g_assert_cmpuint (g_bytes_get_size (one), >, (gsize) size);
      }
  tear_down (&f);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint/rising-waters/flood", test_flood);
  g_test_add_func ("/paint/rising-waters/levee", test_levee);
  g_test_add_func ("/paint/rising-waters/camps", test_camps);
  g_test_add_func ("/paint/rising-waters/pawns", test_pawns);
  g_test_add_func ("/paint/rising-waters/crowd", test_crowd);
  g_test_add_func ("/paint/rising-waters/survivors", test_survivors);
  g_test_add_func ("/paint/rising-waters/towns", test_towns);
  g_test_add_func ("/paint/rising-waters/levels", test_levels);
  g_test_add_func ("/paint/rising-waters/legible", test_legible);
  g_test_add_func ("/paint/rising-waters/gauge", test_gauge);
  g_test_add_func ("/paint/rising-waters/elevations", test_elevations);
  g_test_add_func ("/paint/rising-waters/bare-map", test_bare_map);
  return g_test_run ();
}
