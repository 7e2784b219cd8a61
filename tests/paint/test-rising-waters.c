/* test-rising-waters.c: pictures of Rising Waters show what a position holds
 *
 * Each test changes one thing in a position and looks at the cell where it lies.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/state.h"
#include "paint/labels.h"
#include "shown.h"

#define RADIUS 40.0              /* of the cells that are drawn, in pixels */
#define SMALL 15.0

static void
set_up (Shown *shown, const char *version)
{
  OxbowSettings *settings = oxbow_settings_new ();
  settings->players = 4;
  oxbow_settings_set_option (settings, "version", version, 0);
  shown_set_up (shown, "rising-waters", "fall-1926", settings);
}

static RisingWatersState *
position_of (Shown *f)
{
  return (RisingWatersState *) f->state;
}

static void
test_flood (void)
{
  Shown f;
  set_up (&f, "fall");
  g_autofree OxbowState *before = oxbow_state_copy (f.state);
  OxbowCell cell = shown_cell (&f, "J15");
  position_of (&f)->plots[cell].flooded = true;
  shown_assert_seen (before, f.state, cell, RADIUS, OXBOW_LEVEL_FLAT);
  shown_tear_down (&f);
}

static void
test_levee (void)
{
  Shown f;
  set_up (&f, "fall");
  OxbowCell cell = shown_cell (&f, "J15");
  g_autofree OxbowState *before = oxbow_state_copy (f.state);
  position_of (&f)->plots[cell].levee = 3;
  shown_assert_seen (before, f.state, cell, RADIUS, OXBOW_LEVEL_LINES);
  g_autofree OxbowState *low = oxbow_state_copy (f.state);
  position_of (&f)->plots[cell].levee = 4;
  shown_assert_seen (low, f.state, cell, RADIUS, OXBOW_LEVEL_SIGNS);
  shown_tear_down (&f);
}

#define MAP_PX 64
#define MAP_BYTES (MAP_PX * MAP_PX * 4)

static void
draw_map (OxbowScenario *scenario, unsigned char *picture)
{
  g_autoptr (OxbowScene) scene = oxbow_scene_new_scenario (scenario);
  OxbowBoardOptions options = OXBOW_BOARD_OPTIONS_INIT;
  OxbowBox box = { 0, 0, MAP_PX, MAP_PX };
  cairo_surface_t *surface =
      cairo_image_surface_create_for_data (picture, CAIRO_FORMAT_ARGB32, MAP_PX, MAP_PX, MAP_PX * 4);
  cairo_t *cr = cairo_create (surface);
  oxbow_board_draw (cr, scene, &options, 30, &box);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* What is drawn for the start can be seen before a game has begun. */
static void
test_pieces_of_a_map (void)
{
  static const char *const kinds[] = { "levee", "camp", "survivor" };
  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      const OxbowRuleset *ruleset = oxbow_ruleset_find ("rising-waters");
      g_autoptr (OxbowScenario) scenario = oxbow_scenario_new (ruleset, "one", oxbow_map_new (OXBOW_FLAT, 1, 1, '.'));
      unsigned char pictures[2][MAP_BYTES] = { { 0 } };
      for (int k = 0; k < 2; k++)
        {
          draw_map (scenario, pictures[k]);
          OxbowRecord *record = oxbow_record_new (kinds[i]);
          OxbowCell cell = 0;
          oxbow_record_set (record, i == 0 ? "level" : "colour", i == 0 ? "3" : "green");
          g_array_append_val (record->cells, cell);
          g_ptr_array_add (scenario->pieces, record);
        }
      g_assert_cmpint (memcmp (pictures[0], pictures[1], sizeof pictures[0]), !=, 0);
    }
}

/* A site that nobody has put a town on yet is an empty one. */
static void
test_site_of_a_town (void)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("rising-waters");
  g_autoptr (OxbowScenario) scenario = oxbow_scenario_new (ruleset, "one", oxbow_map_new (OXBOW_FLAT, 1, 1, 't'));
  unsigned char site[MAP_BYTES] = { 0 }, town[MAP_BYTES] = { 0 };
  OxbowRecord *record = oxbow_record_new ("town");
  OxbowCell cell = 0;
  draw_map (scenario, site);
  oxbow_record_set (record, "board", "1");
  oxbow_record_set (record, "name", " ");
  g_array_append_val (record->cells, cell);
  g_ptr_array_add (scenario->map->features, record);
  draw_map (scenario, town);
  g_assert_cmpint (memcmp (site, town, MAP_BYTES), !=, 0);
}

static void
test_camps (void)
{
  Shown f;
  set_up (&f, "fall");
  OxbowCell cell = shown_cell (&f, "O11");
  g_autofree OxbowState *before = oxbow_state_copy (f.state);
  position_of (&f)->plots[cell].camp = RISING_WATERS_GREEN;
  shown_assert_seen (before, f.state, cell, RADIUS, OXBOW_LEVEL_LINES);
  g_autofree OxbowState *green = oxbow_state_copy (f.state);
  position_of (&f)->plots[cell].camp = RISING_WATERS_RED;
  shown_assert_seen (green, f.state, cell, RADIUS, OXBOW_LEVEL_LINES);
  shown_tear_down (&f);
}

/* A pawn, the same on a raft, and with a Survivor on it. */
static void
test_pawns (void)
{
  Shown f;
  set_up (&f, "fall");
  OxbowCell cell = shown_cell (&f, "J15");
  RisingWatersPawn *pawn = &position_of (&f)->seats[0].pawns[3];
  g_autofree OxbowState *before = oxbow_state_copy (f.state);
  pawn->cell = (int16_t) cell;
  shown_assert_seen (before, f.state, cell, RADIUS, OXBOW_LEVEL_FLAT);
  g_autofree OxbowState *afoot = oxbow_state_copy (f.state);
  pawn->aboard = true;
  shown_assert_seen (afoot, f.state, cell, RADIUS, OXBOW_LEVEL_SIGNS);
  g_autofree OxbowState *alone = oxbow_state_copy (f.state);
  pawn->carries = true;
  shown_assert_seen (alone, f.state, cell, RADIUS, OXBOW_LEVEL_SIGNS);
  shown_tear_down (&f);
}

/* Every pawn that shares a cell is seen, to the last. */
static void
test_crowd (void)
{
  Shown f;
  set_up (&f, "fall");
  OxbowCell cell = shown_cell (&f, "J15");
  for (int i = 0; i < RISING_WATERS_MAX_SEATS * RISING_WATERS_PAWNS; i++)
    {
      g_autofree OxbowState *before = oxbow_state_copy (f.state);
      position_of (&f)->seats[i % RISING_WATERS_MAX_SEATS].pawns[i / RISING_WATERS_MAX_SEATS].cell = (int16_t) cell;
      g_autoptr (GBytes) without = shown_draw_plain (before, cell, RADIUS, OXBOW_THEME_LIGHT, OXBOW_LEVEL_FULL),
                         with = shown_draw_plain (f.state, cell, RADIUS, OXBOW_THEME_LIGHT, OXBOW_LEVEL_FULL);
      g_assert_false (g_bytes_equal (without, with));
    }
  shown_tear_down (&f);
}

static void
test_survivors (void)
{
  Shown f;
  set_up (&f, "fall");
  OxbowCell cell = shown_cell (&f, "J15");
  g_autofree OxbowState *before = oxbow_state_copy (f.state);
  position_of (&f)->plots[cell].survivors = 2;
  shown_assert_seen (before, f.state, cell, RADIUS, OXBOW_LEVEL_FLAT);
  g_autofree OxbowState *two = oxbow_state_copy (f.state);
  position_of (&f)->plots[cell].survivors = 3;
  shown_assert_seen (two, f.state, cell, RADIUS, OXBOW_LEVEL_SIGNS);
  shown_tear_down (&f);
}

static void
test_towns (void)
{
  Shown f;
  set_up (&f, "fall");
  OxbowCell cell = rising_waters_town (position_of (&f), 0);
  g_autofree OxbowState *before = oxbow_state_copy (f.state);
  position_of (&f)->seats[0].town = false;
  shown_assert_seen (before, f.state, cell, RADIUS, OXBOW_LEVEL_SIGNS);
  shown_tear_down (&f);
}

/* The figure, the gauge around it and the marks of rain. */
static void
test_levels (void)
{
  Shown f;
  set_up (&f, "fall");
  RisingWatersState *state = position_of (&f);
  OxbowCell cell = rising_waters_ground (state)->anchor[0];
  for (int level = 0; level < 6; level++)
    {
      g_autofree OxbowState *before = oxbow_state_copy (f.state);
      state->level[0]++;
      shown_assert_seen (before, f.state, cell, RADIUS, OXBOW_LEVEL_SIGNS);
    }
  g_autofree OxbowState *before = oxbow_state_copy (f.state);
  state->marks[0]++;
  shown_assert_seen (before, f.state, cell, RADIUS, OXBOW_LEVEL_LINES);
  shown_tear_down (&f);
}

/* Levels and elevations can be read as soon as there are signs at all. */
static void
test_legible (void)
{
  Shown f;
  set_up (&f, "fall");
  RisingWatersState *state = position_of (&f);
  state->level[0] = 7;
  g_autofree OxbowState *before = oxbow_state_copy (f.state);
  state->level[0] = 8;
  shown_assert_seen (before, f.state, rising_waters_ground (state)->anchor[0], 17, OXBOW_LEVEL_SIGNS);
  shown_tear_down (&f);
}

/* On the whole board in a window of usual size: towns, how many pawns stand together, and whose they are, and
 * how high a levee is. */
static void
test_small (void)
{
  Shown f;
  set_up (&f, "fall");
  RisingWatersState *state = position_of (&f);
  OxbowCell town = shown_cell (&f, "J4");
  g_autofree OxbowState *two = oxbow_state_copy (f.state);
  state->seats[0].pawns[2].cell = (int16_t) town;
  shown_assert_seen (two, f.state, town, SMALL, OXBOW_LEVEL_LINES);
  g_autofree OxbowState *alone = oxbow_state_copy (f.state);
  state->seats[1].pawns[0].cell = (int16_t) town;
  shown_assert_seen (alone, f.state, town, SMALL, OXBOW_LEVEL_LINES);
  for (int seat = 0; seat < 2; seat++)
    for (int pawn = 0; pawn < RISING_WATERS_PAWNS; pawn++)
      state->seats[seat].pawns[pawn].cell = RISING_WATERS_NONE;
  g_autofree OxbowState *held = oxbow_state_copy (f.state);
  state->seats[0].town = false;
  shown_assert_seen (held, f.state, town, SMALL, OXBOW_LEVEL_LINES);
  state->plots[town].levee = 3;
  g_autofree OxbowState *low = oxbow_state_copy (f.state);
  state->plots[town].levee = 4;
  g_autoptr (GBytes) three = shown_draw_plain (low, town, SMALL, OXBOW_THEME_LIGHT, OXBOW_LEVEL_LINES),
                     four = shown_draw_plain (f.state, town, SMALL, OXBOW_THEME_LIGHT, OXBOW_LEVEL_LINES);
  g_assert_false (g_bytes_equal (three, four));
  shown_tear_down (&f);
}

/* The same figure, but a levee at the shore more: the gauge tells the level by what it would flood. */
static void
test_gauge (void)
{
  Shown f;
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
  shown_assert_seen (over, f.state, cell, RADIUS, OXBOW_LEVEL_LINES);
  shown_tear_down (&f);
}

/* Where Spring counts the land as another elevation, it looks so. */
static void
test_elevations (void)
{
  Shown fall, spring;
  set_up (&fall, "fall");
  set_up (&spring, "spring");
  shown_assert_seen (fall.state, spring.state, shown_cell (&fall, "B2"), RADIUS, OXBOW_LEVEL_FLAT);
  shown_tear_down (&fall);
  shown_tear_down (&spring);
}

/* A map without a game is drawn as well, in every theme, and the same every time. */
static void
test_bare_map (void)
{
  Shown f;
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
  shown_tear_down (&f);
}

/* Water that flows on to a group that lies apart is led there over the land. */
static void
test_flow_apart (void)
{
  Shown f;
  set_up (&f, "fall");
  OxbowExportOptions options = OXBOW_EXPORT_OPTIONS_INIT;
  g_autoptr (OxbowScenario) other = oxbow_scenario_copy (f.setup->scenario);
  for (guint i = 0; i < other->map->groups->len; i++)
    if (g_strcmp0 (oxbow_record_get (other->map->groups->pdata[i], "id"), "y1") == 0)
      oxbow_record_set (other->map->groups->pdata[i], "downstream", NULL);
  g_autoptr (OxbowScene) with = oxbow_scene_new_scenario (f.setup->scenario);
  g_autoptr (OxbowScene) without = oxbow_scene_new_scenario (other);
  options.size_px = 1600;
  g_autoptr (GBytes) led = oxbow_export (with, OXBOW_PICTURE_PNG, &options, NULL);
  g_autoptr (GBytes) ends = oxbow_export (without, OXBOW_PICTURE_PNG, &options, NULL);
  g_assert_false (g_bytes_equal (led, ends));
  shown_tear_down (&f);
}

/* Sites of camps are marked where a card of the season may still set one up. */
static void
test_sites (void)
{
  Shown fall, spring;
  set_up (&fall, "fall");
  set_up (&spring, "spring");
  g_autoptr (OxbowScene) without = oxbow_scene_new_state (fall.state, -1);
  g_autoptr (OxbowScene) with = oxbow_scene_new_state (spring.state, -1);
  OxbowCell cell = shown_cell (&fall, "D14");
  OxbowBox boxes[16];
  int n = without->painter->standing (without, cell, boxes, 16);
  g_assert_cmpint (with->painter->standing (with, cell, boxes, 16), ==, n + 1);
  position_of (&spring)->plots[cell].flooded = true;
  g_autoptr (OxbowScene) flooded = oxbow_scene_new_state (spring.state, -1);
  g_assert_cmpint (flooded->painter->standing (flooded, cell, boxes, 16), ==, n);
  shown_tear_down (&fall);
  shown_tear_down (&spring);
}

/* The name of every town is there, and lies on nothing, whoever stands in the town. */
static void
test_names (void)
{
  Shown f;
  set_up (&f, "fall");
  OxbowCell town = shown_cell (&f, "J4");
  RisingWatersState *state = position_of (&f);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 8, 8);
  OxbowCanvas canvas = { .cr = cairo_create (surface), .theme = oxbow_theme_get (OXBOW_THEME_LIGHT),
                         .level = OXBOW_LEVEL_FULL, .pixel = 1 / RADIUS };
  oxbow_layout_init (&canvas.layout, &f.setup->scenario->map->grid, 1);
  for (int i = 0; i < 4; i++)
    {
      state->plots[town].survivors = (uint8_t) (i & 1);
      state->plots[town].camp = i & 2 ? RISING_WATERS_RED : RISING_WATERS_NO_CAMP;
      g_autoptr (OxbowScene) scene = oxbow_scene_new_state (f.state, -1);
      g_autoptr (GArray) labels = oxbow_labels_place (&canvas, scene);
      int n_towns = 0;
      for (guint k = 0; k < labels->len; k++)
        {
          const OxbowLabel *label = &g_array_index (labels, OxbowLabel, k);
          n_towns += scene->painter->name (scene, label->cell) == label->text;
          g_assert_cmpfloat (oxbow_labels_cost (&canvas, scene, &label->box), <, OXBOW_COST_PIECE);
        }
      g_assert_cmpint (n_towns, ==, 7);         /* Vicksburg too */
    }
  cairo_destroy (canvas.cr);
  cairo_surface_destroy (surface);
  shown_tear_down (&f);
}

/* Water and regions lean, districts are in capitals. */
static void
test_styles (void)
{
  Shown f;
  set_up (&f, "fall");
  g_autoptr (OxbowScene) scene = oxbow_scene_new_state (f.state, -1);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 8, 8);
  OxbowCanvas canvas = { .cr = cairo_create (surface), .theme = oxbow_theme_get (OXBOW_THEME_LIGHT),
                         .level = OXBOW_LEVEL_FULL, .pixel = 1 / RADIUS };
  oxbow_layout_init (&canvas.layout, &scene->grid, 1);
  g_autoptr (GArray) labels = oxbow_labels_place (&canvas, scene);
  int n_italic = 0, n_capitals = 0;
  for (guint i = 0; i < labels->len; i++)
    {
      const OxbowHand *hand = &g_array_index (labels, OxbowLabel, i).hand;
      n_italic += hand->italic;
      n_capitals += hand->capitals && hand->spacing > 0;
    }
  g_assert_cmpint (n_italic, ==, 4 + 3);
  g_assert_cmpint (n_capitals, ==, 2);
  cairo_destroy (canvas.cr);
  cairo_surface_destroy (surface);
  shown_tear_down (&f);
}

/* Pawns on the water leave the level of it to be read. */
static void
test_level_beside_pawns (void)
{
  Shown f;
  set_up (&f, "fall");
  RisingWatersState *state = position_of (&f);
  OxbowCell cell = rising_waters_ground (state)->anchor[0];
  for (int slot = 0; slot < 3; slot++)
    state->seats[0].pawns[slot] = (RisingWatersPawn) { .cell = (int16_t) cell, .aboard = true };
  g_autofree OxbowState *before = oxbow_state_copy (f.state);
  state->level[0]++;
  shown_assert_seen (before, f.state, cell, RADIUS, OXBOW_LEVEL_SIGNS);
  shown_tear_down (&f);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint/rising-waters/flood", test_flood);
  g_test_add_func ("/paint/rising-waters/flow-apart", test_flow_apart);
  g_test_add_func ("/paint/rising-waters/levee", test_levee);
  g_test_add_func ("/paint/rising-waters/pieces-of-a-map", test_pieces_of_a_map);
  g_test_add_func ("/paint/rising-waters/site-of-a-town", test_site_of_a_town);
  g_test_add_func ("/paint/rising-waters/camps", test_camps);
  g_test_add_func ("/paint/rising-waters/pawns", test_pawns);
  g_test_add_func ("/paint/rising-waters/crowd", test_crowd);
  g_test_add_func ("/paint/rising-waters/survivors", test_survivors);
  g_test_add_func ("/paint/rising-waters/towns", test_towns);
  g_test_add_func ("/paint/rising-waters/levels", test_levels);
  g_test_add_func ("/paint/rising-waters/legible", test_legible);
  g_test_add_func ("/paint/rising-waters/gauge", test_gauge);
  g_test_add_func ("/paint/rising-waters/small", test_small);
  g_test_add_func ("/paint/rising-waters/elevations", test_elevations);
  g_test_add_func ("/paint/rising-waters/bare-map", test_bare_map);
  g_test_add_func ("/paint/rising-waters/sites", test_sites);
  g_test_add_func ("/paint/rising-waters/names", test_names);
  g_test_add_func ("/paint/rising-waters/styles", test_styles);
  g_test_add_func ("/paint/rising-waters/level-beside-pawns", test_level_beside_pawns);
  return g_test_run ();
}
