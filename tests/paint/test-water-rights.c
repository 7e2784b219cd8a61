/* test-water-rights.c: pictures of Water Rights show what a position holds
 *
 * Each test changes one thing in a position and looks at the cell where it lies.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/state.h"
#include "shown.h"

#include <string.h>

#define RADIUS 40               /* of the cells that are drawn, in pixels */
#define SIDE (2 * RADIUS)

static WaterRightsState *
position_of (Shown *f)
{
  return (WaterRightsState *) f->state;
}

static void
put_tile (Shown *f, OxbowCell cell, const char *code, int water)
{
  WaterRightsState *state = position_of (f);
  const WaterRightsData *data = water_rights_data (state);
  int kind = 0, site = water_rights_site (state, cell);
  while (strcmp (data->kinds[kind].code, code) != 0)
    g_assert_cmpint (++kind, <, data->n_kinds);
  state->plots[site] = (WaterRightsPlot){ .kind = (uint8_t) kind, .water = (uint8_t) water };
}

/* Two tiles, or the same one with other things on it. */
typedef struct
{
  const char *path, *cell, *one;        /* one: NULL for the bare land */
  int one_has;
  const char *other;
  int other_has;
  OxbowLevel from;
} TileTest;

static const TileTest tiles[] = {
  { "/paint/water-rights/a-district", "C3", NULL, 0, "wheat", 1, OXBOW_LEVEL_FLAT },
  { "/paint/water-rights/supplied-or-dry", "C3", "wheat", 0, "wheat", 1, OXBOW_LEVEL_FLAT },
  { "/paint/water-rights/drops-that-districts-need", "C4", "wheat", 1, "orchard", 1, OXBOW_LEVEL_SIGNS },
  { "/paint/water-rights/tokens-that-districts-need", "C4", "gristmill", 1, "brickworks", 1, OXBOW_LEVEL_SIGNS },
  { "/paint/water-rights/a-plant", "E2", NULL, 0, "well", 0, OXBOW_LEVEL_FLAT },
  { "/paint/water-rights/an-empty-plant", "E2", "well", 0, "well", 1, OXBOW_LEVEL_FLAT },
  { "/paint/water-rights/drops-on-plants", "E2", "well", 2, "well", 3, OXBOW_LEVEL_FLAT },
  { "/paint/water-rights/capacity-of-plants", "E2", "tower", 0, "reservoir", 0, OXBOW_LEVEL_SIGNS },
  { "/paint/water-rights/plants-that-recycle", "E2", "basic", 2, "reclaim", 2, OXBOW_LEVEL_SIGNS },
};

static void
test_tile (gconstpointer data)
{
  const TileTest *test = data;
  Shown f;
  shown_set_up (&f, "water-rights", "realm", NULL);
  OxbowCell cell = shown_cell (&f, test->cell);
  if (test->one != NULL)
    put_tile (&f, cell, test->one, test->one_has);
  g_autofree OxbowState *before = oxbow_state_copy (f.state);
  put_tile (&f, cell, test->other, test->other_has);
  shown_assert_seen (before, f.state, cell, RADIUS, test->from);
  shown_tear_down (&f);
}

/* The same card, but of another colour or class. */
static void
test_kind (void)
{
  Shown f, other;
  shown_set_up (&f, "water-rights", "realm", NULL);
  shown_set_up (&other, "water-rights", "realm", NULL);
  OxbowCell cell = shown_cell (&f, "C3");
  put_tile (&f, cell, "wheat", 1);
  put_tile (&other, cell, "wheat", 1);
  WaterRightsPlot *plot = &position_of (&other)->plots[water_rights_site (position_of (&other), cell)];
  WaterRightsKind *kind = &((WaterRightsSetup *) other.setup)->data.kinds[plot->kind];
  for (int class = WATER_RIGHTS_FARM + 1; class <= WATER_RIGHTS_OTHER; class++)
    {
      kind->class = (uint8_t) class;
      shown_assert_seen (f.state, other.state, cell, RADIUS, OXBOW_LEVEL_SIGNS);
    }
  kind->class = WATER_RIGHTS_FARM;
  for (int colour = WATER_RIGHTS_GREEN + 1; colour < WATER_RIGHTS_COLOURS; colour++)
    {
      kind->colour = (uint8_t) colour;
      shown_assert_seen (f.state, other.state, cell, RADIUS, OXBOW_LEVEL_FLAT);
    }
  shown_tear_down (&f);
  shown_tear_down (&other);
}

/* A post at the Senior's works, and whose it is; then the second. */
static void
test_posts (void)
{
  Shown f;
  shown_set_up (&f, "water-rights", "realm", NULL);
  OxbowCell works = shown_cell (&f, "D3");
  WaterRightsMayor *mayors = position_of (&f)->mayors;
  g_autofree OxbowState *without = oxbow_state_copy (f.state);
  mayors[WATER_RIGHTS_RIPARIAN].n_posts = 1;
  mayors[WATER_RIGHTS_RIPARIAN].posts[0] = WATER_RIGHTS_SENIOR;
  mayors[WATER_RIGHTS_JUNIOR].posts[0] = WATER_RIGHTS_SENIOR;
  shown_assert_seen (without, f.state, works, RADIUS, OXBOW_LEVEL_LINES);
  g_autofree OxbowState *of_riparian = oxbow_state_copy (f.state);
  mayors[WATER_RIGHTS_RIPARIAN].n_posts = 0;
  mayors[WATER_RIGHTS_JUNIOR].n_posts = 1;
  shown_assert_seen (of_riparian, f.state, works, RADIUS, OXBOW_LEVEL_LINES);
  g_autofree OxbowState *of_junior = oxbow_state_copy (f.state);
  mayors[WATER_RIGHTS_RIPARIAN].n_posts = 1;
  shown_assert_seen (of_junior, f.state, works, RADIUS, OXBOW_LEVEL_LINES);
  shown_tear_down (&f);
}

/* No two seats share a mark, so that nothing of theirs is told by colour alone. */
static void
test_marks (void)
{
  const OxbowSeat *seats = oxbow_ruleset_find ("water-rights")->seats;
  unsigned seen = 0;
  for (int seat = 0; seat < WATER_RIGHTS_SEATS; seat++)
    {
      OxbowLivery livery = oxbow_livery_for (seats[seat].colour, seat);
      g_assert_cmpuint (seen >> livery.mark & 1, ==, 0);
      seen |= 1u << livery.mark;
    }
}

/* Drawn in grey, so that only marks, lines and tones are left. */
static double
measure_difference (const OxbowState *state, OxbowCell one, OxbowCell other)
{
  OxbowBoardOptions options = OXBOW_BOARD_OPTIONS_INIT;
  options.level = OXBOW_LEVEL_FULL;
  g_autoptr (GBytes) a = shown_draw (state, one, RADIUS, &options), b = shown_draw (state, other, RADIUS, &options);
  const uint8_t *left = g_bytes_get_data (a, NULL), *right = g_bytes_get_data (b, NULL);
  int most = 0;
  for (int y = RADIUS * 3 / 2; y < RADIUS * 9 / 5; y++)
    for (int x = RADIUS * 4 / 5; x < RADIUS * 6 / 5; x++)
      {
        const uint8_t *p = left + 4 * (y * SIDE + x), *q = right + 4 * (y * SIDE + x);
        int off = (p[0] + 6 * p[1] + 3 * p[2]) / 10 - (q[0] + 6 * q[1] + 3 * q[2]) / 10;
        most = MAX (most, ABS (off));
      }
  return most;
}

static void
test_land (void)
{
  Shown f;
  shown_set_up (&f, "water-rights", "realm", NULL);
  OxbowCell senior = shown_cell (&f, "C3"), riparian = shown_cell (&f, "H5"), junior = shown_cell (&f, "C5");
  g_assert_cmpfloat (measure_difference (f.state, senior, riparian), >, 40);
  g_assert_cmpfloat (measure_difference (f.state, senior, junior), >, 40);
  g_assert_cmpfloat (measure_difference (f.state, riparian, junior), >, 40);
  shown_tear_down (&f);
}

/* Far off, where no borders are drawn, the land of the towns is told apart by its colour. */
static void
test_land_far_off (void)
{
  static const char *const names[] = { "C3", "H5", "C5" };
  Shown f;
  OxbowBoardOptions options = OXBOW_BOARD_OPTIONS_INIT;
  uint32_t colours[G_N_ELEMENTS (names)];
  options.level = OXBOW_LEVEL_FLAT;
  shown_set_up (&f, "water-rights", "realm", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GBytes) cell = shown_draw (f.state, shown_cell (&f, names[i]), RADIUS, &options);
      const uint8_t *pixels = g_bytes_get_data (cell, NULL);
      memcpy (&colours[i], pixels + 4 * (RADIUS * SIDE + RADIUS), sizeof colours[i]);
      for (guint k = 0; k < i; k++)
        g_assert_cmphex (colours[i], !=, colours[k]);
    }
  shown_tear_down (&f);
}

static bool
is_changed (GBytes *one, GBytes *other, int pixel)
{
  const uint8_t *a = g_bytes_get_data (one, NULL), *b = g_bytes_get_data (other, NULL);
  return memcmp (a + 4 * pixel, b + 4 * pixel, 4) != 0;
}

static GBytes *
draw_named (const OxbowState *state, OxbowCell cell, bool named)
{
  OxbowBoardOptions options = OXBOW_BOARD_OPTIONS_INIT;
  options.level = OXBOW_LEVEL_FULL;
  options.cell_names = named;
  return shown_draw (state, cell, RADIUS, &options);
}

/* The name of the cell is there, and touches nothing of the tile. */
static void
test_names_and_tiles (void)
{
  static const char *const cells[] = { "C3", "E2", "G3" }, *const codes[] = { "brickworks", "reservoir", "filter" };
  Shown f;
  shown_set_up (&f, "water-rights", "realm", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      OxbowCell cell = shown_cell (&f, cells[i]);
      g_autoptr (GBytes) bare = draw_named (f.state, cell, false);
      put_tile (&f, cell, codes[i], 1);
      g_autoptr (GBytes) plain = draw_named (f.state, cell, false), named = draw_named (f.state, cell, true);
      int n = 0, n_both = 0;
      for (int pixel = 0; pixel < SIDE * SIDE; pixel++)
        {
          bool of_name = is_changed (plain, named, pixel);
          n += of_name;
          n_both += of_name && is_changed (bare, plain, pixel);
        }
      g_assert_cmpint (n, >, 20);
      g_assert_cmpint (n_both, ==, 0);
    }
  shown_tear_down (&f);
}

static int
count_changed (GBytes *one, GBytes *other, const OxbowBox *part)
{
  int n = 0;
  for (int y = (int) ((1 + part->y) * RADIUS); y < (int) ((1 + part->y + part->height) * RADIUS); y++)
    for (int x = (int) ((1 + part->x) * RADIUS); x < (int) ((1 + part->x + part->width) * RADIUS); x++)
      n += is_changed (one, other, y * SIDE + x);
  return n;
}

/* Nor anything of what the map itself has standing there. */
static void
test_names_and_buildings (void)
{
  static const struct
  {
    const char *cell;
    OxbowBox high;              /* what rises above the rest: a chimney, a flag */
  } buildings[] = { { "D3", { 0.2, -0.62, 0.15, 0.4 } }, { "G5", { 0.2, -0.62, 0.15, 0.4 } },
                    { "E5", { 0.02, -0.75, 0.42, 0.33 } } };
  const OxbowBox all = { -0.95, -0.95, 1.9, 1.9 }, walls = { -0.5, -0.42, 1, 1.1 };
  Shown f;
  shown_set_up (&f, "water-rights", "realm", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (buildings); i++)
    {
      OxbowCell cell = shown_cell (&f, buildings[i].cell);
      g_autoptr (GBytes) plain = draw_named (f.state, cell, false), named = draw_named (f.state, cell, true);
      g_assert_cmpint (count_changed (plain, named, &all), >, 20);
      g_assert_cmpint (count_changed (plain, named, &walls), ==, 0);
      g_assert_cmpint (count_changed (plain, named, &buildings[i].high), ==, 0);
    }
  shown_tear_down (&f);
}

/* A map without a game is drawn as well, in every theme, and the same every time. */
static void
test_bare_map (void)
{
  static const char *const scenarios[] = { "realm", "long-valley", "dry-basin", "delta", "rain-king" };
  for (guint i = 0; i < G_N_ELEMENTS (scenarios); i++)
    for (int theme = 0; theme < OXBOW_N_THEMES; theme++)
      {
        Shown f;
        shown_set_up (&f, "water-rights", scenarios[i], NULL);
        g_autoptr (OxbowScene) scene = oxbow_scene_new_scenario (f.setup->scenario);
        OxbowExportOptions options = OXBOW_EXPORT_OPTIONS_INIT;
        g_autoptr (GError) error = NULL;
        options.board.theme = (OxbowThemeKind) theme;
        options.size_px = 100 * (1 + 3 * theme);
        g_autoptr (GBytes) one = oxbow_export (scene, OXBOW_PICTURE_PNG, &options, &error),
                           again = oxbow_export (scene, OXBOW_PICTURE_PNG, &options, &error);
        g_assert_no_error (error);
        g_assert_true (g_bytes_equal (one, again));
        shown_tear_down (&f);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++)
    g_test_add_data_func (tiles[i].path, &tiles[i], test_tile);
  g_test_add_func ("/paint/water-rights/colours-and-classes", test_kind);
  g_test_add_func ("/paint/water-rights/posts", test_posts);
  g_test_add_func ("/paint/water-rights/marks-of-seats", test_marks);
  g_test_add_func ("/paint/water-rights/land-without-colour", test_land);
  g_test_add_func ("/paint/water-rights/land-far-off", test_land_far_off);
  g_test_add_func ("/paint/water-rights/names-off-tiles", test_names_and_tiles);
  g_test_add_func ("/paint/water-rights/names-off-buildings", test_names_and_buildings);
  g_test_add_func ("/paint/water-rights/bare-map", test_bare_map);
  return g_test_run ();
}
