/* test-games-in-motion.c: of every game, what is named as different is all that differs, and motions end in time
 *
 * Games are played at random from their standard scenarios. Pictures before and after a move may differ only in and
 * beside the cells that are named.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/document.h"
#include "games/navajo-wars/state.h"
#include "paint/motion.h"
#include "paint/painter.h"
#include "picture.h"

#define RADIUS 20.0
#define READABLE 36.0           /* words are written from here on */
#define LARGE 56.0              /* as a window shows it */
#define EVERY 7                 /* of so many moves one is looked at */

static OxbowDocument *
load_standard (const OxbowRuleset *ruleset)
{
  g_autofree char *file = g_strconcat (ruleset->standard, ".oxbow", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("OXBOW_DATA_DIR"), "scenarios", ruleset->id, file, NULL);
  g_autoptr (GError) error = NULL;
  OxbowDocument *document = oxbow_document_load (path, &error);
  g_assert_no_error (error);
  return document;
}

static OxbowSetup *
make_setup (OxbowDocument *document, uint64_t seed)
{
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  g_autoptr (GError) error = NULL;
  settings->seed = seed;
  settings->has_seed = true;
  OxbowSetup *setup = oxbow_setup_new (oxbow_document_get_scenario (document), settings, &error);
  g_assert_no_error (error);
  return setup;
}

/* Two boards of one map, drawn, and the cells of which it is said that they differ. */
typedef struct
{
  OxbowLayout layout;
  cairo_surface_t *pictures[2];
  bool *named;          /* for each cell */
} Pair;

static void
pair_init (Pair *pair, const OxbowScene *a, const OxbowScene *b, double radius)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (OxbowCell));
  oxbow_layout_init (&pair->layout, &a->grid, radius);
  pair->pictures[0] = picture_of_board (a, OXBOW_THEME_LIGHT, radius);
  pair->pictures[1] = picture_of_board (b, OXBOW_THEME_LIGHT, radius);
  pair->named = g_new0 (bool, (size_t) oxbow_grid_n_cells (&a->grid));
  oxbow_scene_differ (a, b, radius, cells);
  for (guint i = 0; i < cells->len; i++)
    pair->named[g_array_index (cells, OxbowCell, i)] = true;
}

static void
pair_clear (Pair *pair)
{
  cairo_surface_destroy (pair->pictures[0]);
  cairo_surface_destroy (pair->pictures[1]);
  g_free (pair->named);
}

static bool
is_near_any (const Pair *pair, int x, int y)
{
  const OxbowLayout *layout = &pair->layout;
  OxbowBox around = { x - 0.5 * layout->radius, y - 0.5 * layout->radius, layout->radius, layout->radius };
  OxbowBlock block = oxbow_layout_block (layout, &around);
  for (int row = block.first_row; row <= block.last_row; row++)
    for (int column = block.first_column; column <= block.last_column; column++)
      if (pair->named[row * layout->grid.width + column])
        return true;
  return false;
}

static void
check_differ (const OxbowScene *a, const OxbowScene *b, double radius, const char *move)
{
  Pair pair;
  pair_init (&pair, a, b, radius);
  for (int y = 0; y < cairo_image_surface_get_height (pair.pictures[0]); y++)
    for (int x = 0; x < cairo_image_surface_get_width (pair.pictures[0]); x++)
      if (picture_distance (pair.pictures[0], pair.pictures[1], x, y) > 4 && !is_near_any (&pair, x, y))
        g_error ("After %s a pixel at %s differs, which was not named.", move,
                 OXBOW_CELL_NAME (&a->grid, oxbow_layout_cell_at (&pair.layout, x, y)));
  pair_clear (&pair);
}

static void
check_motion (const OxbowState *before, const OxbowState *after, const OxbowEvents *events, const OxbowScene *scene)
{
  g_autoptr (OxbowMotion) motion = oxbow_motion_new (before, after, events, -1);
  if (motion == NULL)
    return;
  OxbowHandView view = picture_view (scene, OXBOW_THEME_DARK, RADIUS);
  g_autoptr (cairo_surface_t) below = picture_of_board (scene, OXBOW_THEME_DARK, RADIUS);
  g_autoptr (cairo_surface_t) picture = picture_copy (below);
  g_autoptr (cairo_t) cr = picture_pen (picture);
  int ms = oxbow_motion_get_ms (motion);
  g_assert_cmpint (ms, >, 0);
  g_assert_cmpint (ms, <=, OXBOW_MOTION_MOST_MS);
  oxbow_motion_draw (motion, cr, &view, ms);
  g_assert_cmpint (picture_differ (below, picture, 0, NULL), ==, 0);
  for (int part = 0; part < 4; part++)
    oxbow_motion_draw (motion, cr, &view, ms * part / 4.0);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
}

static void
look (const OxbowState *before, const OxbowState *after, const OxbowMove *move, const OxbowEvents *events, int n)
{
  g_autoptr (OxbowScene) a = oxbow_scene_new_state (before, -1), b = oxbow_scene_new_state (after, -1);
  g_autofree char *text = oxbow_move_to_text (before, move);
  check_differ (a, b, n % (4 * EVERY) == 0 ? READABLE : RADIUS, text);
  check_motion (before, after, events, b);
}

/* Plays until the game is over, or so many moves have been made; how many there were. */
static int
play (OxbowDocument *document, uint64_t seed, int most)
{
  g_autoptr (OxbowSetup) setup = make_setup (document, seed);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start), *before = oxbow_state_copy (state);
  OxbowMoves moves = OXBOW_MOVES_INIT;
  OxbowEvents events = OXBOW_MOVES_INIT;
  int n = 0;
  for (; n < most && oxbow_state_turn (state) >= 0; n++)
    {
      moves.n = events.n = 0;
      oxbow_state_legal_sorted (state, &moves);
      oxbow_state_assign (before, state);
      const OxbowMove *move = &moves.items[((uint64_t) n * 7919 + seed) % (uint64_t) moves.n];
      g_assert_true (oxbow_state_apply (state, move, &events, NULL));
      if (n % EVERY == 0)
        look (before, state, move, &events, n);
    }
  oxbow_moves_clear (&moves);
  oxbow_moves_clear (&events);
  return n;
}

/* Nothing differs around the middle of a cell that is not named: who draws what is named would leave it as it was. */
static void
check_middles (const OxbowScene *a, const OxbowScene *b, double radius)
{
  Pair pair;
  pair_init (&pair, a, b, radius);
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&a->grid); cell++)
    {
      OxbowPoint centre = oxbow_layout_centre (&pair.layout, cell);
      for (int y = (int) (centre.y - radius / 2); y < (int) (centre.y + radius / 2) && !pair.named[cell]; y++)
        for (int x = (int) (centre.x - radius / 2); x < (int) (centre.x + radius / 2); x++)
          g_assert_cmpint (picture_distance (pair.pictures[0], pair.pictures[1], x, y), <=, 4);
    }
  pair_clear (&pair);
}

/* A territory's name makes way for the drought of the next one: where it was nothing of it is left. */
static void
names_make_way (void)
{
  static const char *const lines[] = { "set husbandry", "settle A G1 1", "settle B F2 0", "settle C B3 0" };
  OxbowDocument *document = load_standard (oxbow_ruleset_find ("navajo-wars"));
  g_autoptr (OxbowSetup) setup = make_setup (document, 1);
  g_autofree OxbowState *before = oxbow_state_copy (setup->start);
  for (size_t i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GError) error = NULL;
      OxbowMove move;
      g_assert_true (oxbow_move_parse (before, lines[i], &move, &error));
      g_assert_true (oxbow_state_apply (before, &move, NULL, &error));
    }
  g_autofree OxbowState *after = oxbow_state_copy (before);
  ((NavajoWarsState *) after)->drought[4] = 1;
  g_autoptr (OxbowScene) a = oxbow_scene_new_state (before, -1), b = oxbow_scene_new_state (after, -1);
  check_middles (a, b, LARGE);
  oxbow_document_free (document);
}

static void
test_game (gconstpointer data)
{
  OxbowDocument *document = load_standard (data);
  int left = g_test_slow () ? 800 : 160;
  for (uint64_t seed = 7; left > 0; seed++)
    left -= play (document, seed, left);
  oxbow_document_free (document);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/paint/games-in-motion/%s", oxbow_rulesets[i]->id);
      g_test_add_data_func (path, oxbow_rulesets[i], test_game);
    }
  g_test_add_func ("/paint/games-in-motion/names-make-way", names_make_way);
  return g_test_run ();
}
