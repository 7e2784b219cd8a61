/* test-navajo-wars.c: pictures of Navajo Wars show what a position holds
 *
 * Each row changes one thing in a position and looks at the cell where it lies, in every theme and at every level of
 * detail from the first that shows it. What stands in a cell is measured, and names keep off it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/state.h"
#include "paint/labels.h"
#include "picture.h"
#include "shown.h"

#define RADIUS 64.0

/* What is changed; the spot where it is seen. */

static int
put_family (NavajoWarsState *state)
{
  int spot = navajo_wars_spot (4, 3);
  state->families[0].place = (int8_t) spot;
  return spot;
}

static int
put_two_families (NavajoWarsState *state)
{
  state->families[1].place = state->families[0].place;
  return put_family (state);
}

static int
lose_woman (NavajoWarsState *state)
{
  state->families[0].people[NAVAJO_WARS_WOMAN] = 0;
  return state->families[0].place;
}

static int
give_horse (NavajoWarsState *state)
{
  state->families[0].horse = 1;
  return state->families[0].place;
}

static int
be_fierce (NavajoWarsState *state)
{
  state->families[0].ferocity = 2;
  return state->families[0].place;
}

static int
join_manuelito (NavajoWarsState *state)
{
  state->manuelito = 0;
  return state->families[0].place;
}

static int
build_mission (NavajoWarsState *state)
{
  state->mission[2] = 4;
  return navajo_wars_spot (2, 4);
}

static int
build_rancho (NavajoWarsState *state)
{
  state->rancho[2] = 1;
  return navajo_wars_spot (2, 1);
}

static int
build_fort (NavajoWarsState *state)
{
  state->fort[5] = 1;
  return navajo_wars_spot (5, 1);
}

/* The land at or behind an Outpost is hatched. */
static int
watch_land (NavajoWarsState *state)
{
  state->mission[2] = 4;
  return navajo_wars_spot (2, 2);
}

static int
plant_corn (NavajoWarsState *state)
{
  state->corn[navajo_wars_spot (6, 5)] = 2;
  return navajo_wars_spot (6, 5);
}

static int
lay_intruder (NavajoWarsState *state)
{
  state->intruders[navajo_wars_spot (6, 5)] = 1 + NAVAJO_WARS_OMEN;
  return navajo_wars_spot (6, 5);
}

static int
place_raiders (NavajoWarsState *state)
{
  state->raid[navajo_wars_spot (3, 2)] = 1;
  return navajo_wars_spot (3, 2);
}

static int
place_more_raiders (NavajoWarsState *state)
{
  state->raid[navajo_wars_spot (3, 2)] = 2;
  return navajo_wars_spot (3, 2);
}

static int
harass (NavajoWarsState *state)
{
  state->harass[navajo_wars_spot (3, 2)] = 1;
  return navajo_wars_spot (3, 2);
}

static int
dry_up (NavajoWarsState *state)
{
  state->drought[5] = 1;
  return navajo_wars_spot (5, 6);
}

static int
dry_up_more (NavajoWarsState *state)
{
  state->drought[5] = 2;
  return navajo_wars_spot (5, 6);
}

static int
catch_family (NavajoWarsState *state)
{
  state->families[0].place = NAVAJO_WARS_CAUGHT + 3;
  return navajo_wars_spot (3, 1);
}

static int
escape_family (NavajoWarsState *state)
{
  state->families[0].place = NAVAJO_WARS_ESCAPE + 3;
  return navajo_wars_spot (3, 6);
}

typedef struct
{
  const char *path;
  int (*before) (NavajoWarsState *state);
  int (*change) (NavajoWarsState *state);
  OxbowLevel from;
} Sight;

static const Sight sights[] = {
  { "/paint/navajo-wars/a-family", NULL, put_family, OXBOW_LEVEL_FLAT },
  { "/paint/navajo-wars/two-families", put_family, put_two_families, OXBOW_LEVEL_FLAT },
  { "/paint/navajo-wars/who-is-missing", put_family, lose_woman, OXBOW_LEVEL_SIGNS },
  { "/paint/navajo-wars/a-horse", put_family, give_horse, OXBOW_LEVEL_SIGNS },
  { "/paint/navajo-wars/ferocity", put_family, be_fierce, OXBOW_LEVEL_LINES },
  { "/paint/navajo-wars/manuelito", put_family, join_manuelito, OXBOW_LEVEL_SIGNS },
  { "/paint/navajo-wars/a-mission", NULL, build_mission, OXBOW_LEVEL_FLAT },
  { "/paint/navajo-wars/a-rancho", NULL, build_rancho, OXBOW_LEVEL_FLAT },
  { "/paint/navajo-wars/a-fort", NULL, build_fort, OXBOW_LEVEL_FLAT },
  { "/paint/navajo-wars/land-behind-an-outpost", NULL, watch_land, OXBOW_LEVEL_LINES },
  { "/paint/navajo-wars/corn", NULL, plant_corn, OXBOW_LEVEL_LINES },
  { "/paint/navajo-wars/an-intruder", NULL, lay_intruder, OXBOW_LEVEL_LINES },
  { "/paint/navajo-wars/raiders", NULL, place_raiders, OXBOW_LEVEL_LINES },
  { "/paint/navajo-wars/how-many-raiders", place_raiders, place_more_raiders, OXBOW_LEVEL_SIGNS },
  { "/paint/navajo-wars/harass", NULL, harass, OXBOW_LEVEL_LINES },
  { "/paint/navajo-wars/drought", NULL, dry_up, OXBOW_LEVEL_SIGNS },
  { "/paint/navajo-wars/more-drought", dry_up, dry_up_more, OXBOW_LEVEL_SIGNS },
  { "/paint/navajo-wars/caught", NULL, catch_family, OXBOW_LEVEL_FLAT },
  { "/paint/navajo-wars/escaped", NULL, escape_family, OXBOW_LEVEL_FLAT },
};

static void
test_sight (gconstpointer data)
{
  const Sight *sight = data;
  Shown f;
  shown_set_up (&f, "navajo-wars", "rise", NULL);
  if (sight->before != NULL)
    sight->before ((NavajoWarsState *) f.state);
  g_autofree OxbowState *other = oxbow_state_copy (f.state);
  OxbowCell cell = navajo_wars_cell_of ((NavajoWarsState *) other, sight->change ((NavajoWarsState *) other));
  shown_assert_seen (f.state, other, cell, RADIUS, sight->from);
  shown_tear_down (&f);
}

/* Face down: what kind it is does not show. */
static void
test_hidden (void)
{
  Shown f;
  shown_set_up (&f, "navajo-wars", "rise", NULL);
  NavajoWarsState *state = (NavajoWarsState *) f.state;
  OxbowCell cell = navajo_wars_cell_of (state, plant_corn (state));
  lay_intruder (state);
  g_autoptr (GBytes) one = shown_draw_plain (f.state, cell, RADIUS, OXBOW_THEME_LIGHT, OXBOW_LEVEL_FULL);
  state->corn[navajo_wars_spot (6, 5)] = 4;
  state->intruders[navajo_wars_spot (6, 5)] = 1 + NAVAJO_WARS_TRADE;
  g_autoptr (GBytes) other = shown_draw_plain (f.state, cell, RADIUS, OXBOW_THEME_LIGHT, OXBOW_LEVEL_FULL);
  g_assert_true (g_bytes_equal (one, other));
  shown_tear_down (&f);
}

static void
test_display (void)
{
  Shown f;
  shown_set_up (&f, "navajo-wars", "rise", NULL);
  g_autofree OxbowState *other = oxbow_state_copy (f.state);
  NavajoWarsState *state = (NavajoWarsState *) other;
  state->active[0] = NAVAJO_WARS_COUNTER_TURNED (state->active[0]);
  g_autoptr (GBytes) a = shown_draw_plain (f.state, 0, RADIUS, OXBOW_THEME_LIGHT, OXBOW_LEVEL_FULL),
                     b = shown_draw_plain (other, 0, RADIUS, OXBOW_THEME_LIGHT, OXBOW_LEVEL_FULL);
  g_assert_false (g_bytes_equal (a, b));
  shown_tear_down (&f);
}

/* A word over whatever stands on the board costs as much as one over a piece. */
static void
test_standing (void)
{
  Shown f;
  shown_set_up (&f, "navajo-wars", "rise", NULL);
  NavajoWarsState *state = (NavajoWarsState *) f.state;
  int (*const changes[]) (NavajoWarsState *) = { put_family, build_mission, build_rancho, build_fort, plant_corn,
                                                 place_raiders, dry_up, catch_family, escape_family };
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      OxbowBox before[32], after[32];
      g_autoptr (OxbowScene) bare = oxbow_scene_new_state (f.state, -1);
      OxbowCell cell = navajo_wars_cell_of (state, changes[i] (state));
      int n_after = bare->painter->standing (bare, cell, after, 32), n_before = 0;
      g_autoptr (OxbowScene) clean = oxbow_scene_new_state (f.setup->start, -1);
      n_before = clean->painter->standing (clean, cell, before, 32);
      g_assert_cmpint (n_after, >, n_before);
      for (int k = 0; k < n_after; k++)
        {
          g_assert_cmpfloat (after[k].x, >=, -1);
          g_assert_cmpfloat (after[k].y, >=, -1);
          g_assert_cmpfloat (after[k].x + after[k].width, <=, 1);
          g_assert_cmpfloat (after[k].y + after[k].height, <=, 1);
        }
    }
  shown_tear_down (&f);
}

/* Crowded as it may be, a cell has not more boxes than a painter may give. */
static void
test_crowded (void)
{
  Shown f;
  shown_set_up (&f, "navajo-wars", "rise", NULL);
  NavajoWarsState *state = (NavajoWarsState *) f.state;
  int spot = navajo_wars_spot (3, 1);
  OxbowBox boxes[16];
  state->mission[3] = state->rancho[3] = state->fort[3] = 1;
  state->corn[spot] = state->raid[spot] = state->harass[spot] = state->intruders[spot] = 1;
  for (int family = 0; family < 3; family++)
    state->families[family].place = (int8_t) (family == 0 ? NAVAJO_WARS_CAUGHT + 3 : spot);
  g_autoptr (OxbowScene) scene = oxbow_scene_new_state (f.state, -1);
  g_assert_cmpint (scene->painter->standing (scene, navajo_wars_cell_of (state, spot), boxes, 16), ==, 10);
  g_assert_cmpint (scene->painter->standing (scene, scene->first['@'], boxes, 16), ==, 0);
  shown_tear_down (&f);
}

/* A map without a game is drawn too, whatever it lacks. */
static void
test_bare (void)
{
  Shown f;
  shown_set_up (&f, "navajo-wars", "two-valleys", NULL);
  OxbowScenario *scenario = oxbow_document_get_scenario (f.document);
  g_autoptr (OxbowMap) map = oxbow_map_copy (scenario->map);
  g_ptr_array_set_size (map->groups, 4);
  g_autoptr (OxbowScene) scene = oxbow_scene_new_map (map, scenario->ruleset->palette,
                                                      oxbow_painter_find (scenario->ruleset), "bare");
  OxbowBoardOptions options = OXBOW_BOARD_OPTIONS_INIT;
  OxbowBox box = { 0, 0, 600, 500 };
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 600, 500);
  cairo_t *cr = cairo_create (image);
  oxbow_board_draw (cr, scene, &options, RADIUS, &box);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_destroy (image);
  shown_tear_down (&f);
}

static bool
is_ink (cairo_surface_t *picture, int x, int y)
{
  const unsigned char *pixel = cairo_image_surface_get_data (picture) + y * cairo_image_surface_get_stride (picture)
                               + 4 * x;
  return pixel[0] + pixel[1] + pixel[2] < 240;
}

/* The number at the top of an area is read also while the area may be chosen, or has been. */
static void
check_number (OxbowHandState hand)
{
  Shown f;
  shown_set_up (&f, "navajo-wars", "rise", NULL);
  g_autoptr (OxbowScene) scene = oxbow_scene_new_state (f.state, -1);
  OxbowCell cell = navajo_wars_cell_of ((NavajoWarsState *) f.state, navajo_wars_spot (6, 6));
  OxbowHandMark mark = OXBOW_HAND_MARK (hand, cell);
  OxbowHandView view = picture_view (scene, OXBOW_THEME_LIGHT, RADIUS);
  OxbowLayout layout;
  oxbow_layout_init (&layout, &scene->grid, RADIUS);
  OxbowPoint centre = oxbow_layout_centre (&layout, cell);
  g_autoptr (cairo_surface_t) plain = picture_of_board (scene, OXBOW_THEME_LIGHT, RADIUS);
  g_autoptr (cairo_surface_t) ringed = picture_copy (plain);
  g_autoptr (cairo_t) cr = picture_pen (ringed);
  cairo_translate (cr, -view.box.x, -view.box.y);
  oxbow_hand_draw (cr, scene, &view, &mark, 1);
  int left = (int) (centre.x - view.box.x - 0.25 * RADIUS), top = (int) (centre.y - view.box.y - 0.76 * RADIUS), n = 0;
  for (int y = top; y < top + (int) (0.4 * RADIUS); y++)
    for (int x = left; x < left + (int) (0.5 * RADIUS); x++)
      if (is_ink (plain, x, y) && ++n > 0)
        g_assert_cmpint (picture_distance (plain, ringed, x, y), <, 40);
  g_assert_cmpint (n, >, 30);
  shown_tear_down (&f);
}

static void
test_number_in_a_ring (void)
{
  check_number (OXBOW_HAND_TARGET);
  check_number (OXBOW_HAND_SELECTED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sights); i++)
    g_test_add_data_func (sights[i].path, &sights[i], test_sight);
  g_test_add_func ("/paint/navajo-wars/counters-lie-face-down", test_hidden);
  g_test_add_func ("/paint/navajo-wars/the-display-of-instructions", test_display);
  g_test_add_func ("/paint/navajo-wars/what-stands-is-measured", test_standing);
  g_test_add_func ("/paint/navajo-wars/a-crowded-area", test_crowded);
  g_test_add_func ("/paint/navajo-wars/number-in-a-ring", test_number_in_a_ring);
  g_test_add_func ("/paint/navajo-wars/a-bare-map", test_bare);
  return g_test_run ();
}
