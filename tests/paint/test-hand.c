/* test-hand.c: marks of the hand lie where they should, over what they should, and say what may be done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/state.h"
#include "paint/labels.h"
#include "picture.h"
#include "position.h"
#include <stdlib.h>
#include <string.h>

static const double radii[OXBOW_N_LEVELS] = { 4, 10, 24, 48, 96 };

typedef struct
{
  OxbowSetup *setup;
  OxbowState *state;
  OxbowScene *scene;
} Board;

static Board
make_board (int n_moves)
{
  Board board = { .setup = position_setup ("First Valley", position_first_valley, 4) };
  board.state = position_play (board.setup, n_moves);
  board.scene = oxbow_scene_new_state (board.state, -1);
  return board;
}

static void
clear_board (Board *board)
{
  oxbow_scene_free (board->scene);
  g_free (board->state);
  oxbow_setup_unref (board->setup);
}

static void
draw (const Board *board, cairo_surface_t *picture, OxbowThemeKind theme, double radius, const OxbowHandMark *marks,
      int n)
{
  OxbowHandView view = picture_view (board->scene, theme, radius);
  g_autoptr (cairo_t) cr = picture_pen (picture);
  oxbow_hand_draw (cr, board->scene, &view, marks, n);
}

/* Drops and numbers stand for themselves where there is room for them, ways cross edges. */
static bool
is_badge_alone (OxbowHandState state, bool on_edge)
{
  return state == OXBOW_HAND_WET || (state == OXBOW_HAND_GAIN && !on_edge) || (state == OXBOW_HAND_DRY && on_edge);
}

static OxbowHandMark
mark_of (const Board *board, OxbowHandState state, bool on_edge)
{
  OxbowCell cell = oxbow_cell_parse (&board->scene->grid, "D4");
  OxbowEdge edge = oxbow_edge_parse (&board->scene->grid, "D4/SE");
  OxbowHandMark mark = on_edge ? OXBOW_HAND_EDGE_MARK (state, edge) : OXBOW_HAND_MARK (state, cell);
  mark.tone = OXBOW_TONE_MORENO;
  g_strlcpy (mark.badge, "2", sizeof mark.badge);
  return mark;
}

static void
test_mark (const Board *board, cairo_surface_t *below, OxbowThemeKind theme, int level, const OxbowHandMark *mark)
{
  bool on_edge = mark->edge != OXBOW_NO_EDGE;
  OxbowBox changed, allowed = oxbow_hand_measure (board->scene, radii[level], mark);
  g_autoptr (cairo_surface_t) picture = picture_copy (below);
  draw (board, picture, theme, radii[level], mark, 1);
  int n = picture_differ (below, picture, 8, &changed);
  bool is_silent = (is_badge_alone (mark->state, on_edge) && level < OXBOW_LEVEL_SIGNS)
                   || (mark->state == OXBOW_HAND_WAY && !on_edge && level < OXBOW_LEVEL_SIGNS);
  if (is_silent)
    g_assert_cmpint (n, ==, 0);
  else
    g_assert_cmpint (n, >, 3);
  if (n == 0)
    return;
  g_assert_cmpfloat (changed.x, >=, allowed.x - 1);
  g_assert_cmpfloat (changed.y, >=, allowed.y - 1);
  g_assert_cmpfloat (changed.x + changed.width, <=, allowed.x + allowed.width + 1);
  g_assert_cmpfloat (changed.y + changed.height, <=, allowed.y + allowed.height + 1);
}

static void
test_states (void)
{
  Board board = make_board (160);
  for (int theme = 0; theme < OXBOW_N_THEMES; theme++)
    for (int level = 0; level < OXBOW_N_LEVELS; level++)
      {
        g_autoptr (cairo_surface_t) below = picture_of_board (board.scene, (OxbowThemeKind) theme, radii[level]);
        for (int state = 0; state < OXBOW_N_HAND_STATES; state++)
          for (int on_edge = 0; on_edge < 2; on_edge++)
            {
              OxbowHandMark mark = mark_of (&board, (OxbowHandState) state, on_edge);
              test_mark (&board, below, (OxbowThemeKind) theme, level, &mark);
            }
      }
  clear_board (&board);
}

static void
test_faded (void)
{
  Board board = make_board (160);
  g_autoptr (cairo_surface_t) below = picture_of_board (board.scene, OXBOW_THEME_LIGHT, 24);
  for (int state = 0; state < OXBOW_N_HAND_STATES; state++)
    for (int on_edge = 0; on_edge < 2; on_edge++)
      {
        OxbowHandMark mark = mark_of (&board, (OxbowHandState) state, on_edge);
        g_autoptr (cairo_surface_t) picture = picture_copy (below);
        mark.faint = 1;
        draw (&board, picture, OXBOW_THEME_LIGHT, 24, &mark, 1);
        g_assert_cmpint (picture_differ (below, picture, 0, NULL), ==, 0);
      }
  clear_board (&board);
}

/* Which lies above which is said by the states. */
static void
test_order (void)
{
  Board board = make_board (160);
  OxbowHandMark marks[OXBOW_N_HAND_STATES], turned[OXBOW_N_HAND_STATES];
  for (int i = 0; i < OXBOW_N_HAND_STATES; i++)
    {
      marks[i] = mark_of (&board, (OxbowHandState) i, false);
      turned[OXBOW_N_HAND_STATES - 1 - i] = marks[i];
    }
  g_autoptr (cairo_surface_t) a = picture_of_board (board.scene, OXBOW_THEME_LIGHT, 48), b = picture_copy (a);
  draw (&board, a, OXBOW_THEME_LIGHT, 48, marks, OXBOW_N_HAND_STATES);
  draw (&board, b, OXBOW_THEME_LIGHT, 48, turned, OXBOW_N_HAND_STATES);
  g_assert_cmpint (picture_differ (a, b, 0, NULL), ==, 0);
  clear_board (&board);
}

/* Rings and glows of every cell leave the names of rivers to be read: to write them again changes hardly anything. */
static void
test_words_lie_above (void)
{
  Board board = make_board (0);
  int n = oxbow_grid_n_cells (&board.scene->grid);
  g_autofree OxbowHandMark *marks = g_new (OxbowHandMark, n);
  for (int cell = 0; cell < n; cell++)
    marks[cell] = OXBOW_HAND_MARK (OXBOW_HAND_TARGET, cell);
  g_autoptr (cairo_surface_t) marked = picture_of_board (board.scene, OXBOW_THEME_LIGHT, 48);
  draw (&board, marked, OXBOW_THEME_LIGHT, 48, marks, n);
  g_autoptr (cairo_surface_t) written = picture_copy (marked);
  g_autoptr (cairo_t) cr = picture_pen (written);
  OxbowHandView view = picture_view (board.scene, OXBOW_THEME_LIGHT, 48);
  OxbowCanvas canvas = oxbow_hand_canvas (cr, board.scene, &view);
  cairo_scale (cr, 48, 48);
  g_autoptr (GArray) labels = oxbow_labels_find (&canvas, board.scene);
  g_assert_cmpuint (labels->len, >, 0);
  oxbow_labels_write (&canvas, board.scene, labels);
  g_assert_cmpint (picture_differ (marked, written, 100, NULL), ==, 0);
  clear_board (&board);
}

/* Letters that are not marked are left as they were written: a cell that may be chosen changes nothing but itself. */
static void
test_words_stay (void)
{
  Board board = make_board (0);
  int n = oxbow_grid_n_cells (&board.scene->grid), n_changed = 0;
  OxbowBoardOptions mute = OXBOW_BOARD_OPTIONS_INIT;
  mute.labels = false;
  g_autoptr (cairo_surface_t) plain = picture_of_board (board.scene, OXBOW_THEME_LIGHT, 48);
  for (int cell = 0; cell < n; cell++)
    {
      OxbowHandMark mark = OXBOW_HAND_MARK (OXBOW_HAND_TARGET, cell);
      OxbowHandView view = picture_view (board.scene, OXBOW_THEME_LIGHT, 48);
      g_autoptr (cairo_surface_t) written = picture_copy (plain), marked = picture_copy (plain);
      g_autoptr (cairo_t) one = picture_pen (written), other = picture_pen (marked);
      OxbowBox box, allowed;
      OxbowLayout layout;
      oxbow_hand_draw (one, board.scene, &view, &mark, 1);
      view.options = &mute;
      oxbow_hand_draw (other, board.scene, &view, &mark, 1);
      if (picture_differ (written, marked, 0, &box) == 0)
        continue;
      n_changed++;
      oxbow_layout_init (&layout, &board.scene->grid, 48);
      OxbowPoint at = oxbow_layout_centre (&layout, cell);
      allowed = (OxbowBox) { at.x - 49, at.y - 49, 98, 98 };
      g_assert_cmpfloat (box.x, >=, allowed.x);
      g_assert_cmpfloat (box.y, >=, allowed.y);
      g_assert_cmpfloat (box.x + box.width, <=, allowed.x + allowed.width);
      g_assert_cmpfloat (box.y + box.height, <=, allowed.y + allowed.height);
    }
  g_assert_cmpint (n_changed, >, 0);
  clear_board (&board);
}

/* Calls it for every campesino that stands alone on a hex; how many there were. */
static int
each_alone (const Board *board, void (*check) (const Board *board, cairo_surface_t *below, OxbowCell cell, int seat))
{
  const DosRiosState *state = (const DosRiosState *) board->state;
  int n = 0;
  g_autoptr (cairo_surface_t) below = picture_of_board (board->scene, OXBOW_THEME_LIGHT, 48);
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&board->scene->grid); cell++)
    for (int seat = 0; seat < 4; seat++)
      {
        int owner;
        if (dos_rios_campesinos (state, cell, seat) != 1
            || dos_rios_building (state, cell, &owner) != DOS_RIOS_NO_BUILDING
            || !dos_rios_terrain_is_hex (dos_rios_terrain (state, cell)))
          continue;
        check (board, below, cell, seat);
        n++;
      }
  return n;
}

static int
measure_nothing (const OxbowScene *scene, OxbowCell cell, OxbowBox *boxes, int most)
{
  return 0;
}

/* And below pieces that are lifted, even where they have made no way for them: to lift one again changes hardly
 * anything. */
static void
check_name_below (const Board *board, cairo_surface_t *below, OxbowCell cell, int seat)
{
  OxbowPainter blind = *board->scene->painter;
  OxbowRecord *name = oxbow_record_new ("label");
  int n = 0, n_cells = oxbow_grid_n_cells (&board->scene->grid), width = board->scene->grid.width;
  g_autofree OxbowHandMark *marks = g_new (OxbowHandMark, n_cells);
  blind.standing = measure_nothing;
  oxbow_record_set (name, "text", "Name over a hat");
  g_array_append_val (name->cells, cell);
  g_ptr_array_add (((OxbowMap *) board->scene->map)->labels, name);
  g_autoptr (OxbowScene) scene = oxbow_scene_new_state (board->state, -1);
  scene->painter = &blind;
  for (OxbowCell other = 0; other < n_cells; other++)
    marks[n++] = OXBOW_HAND_MARK (other == cell ? OXBOW_HAND_SELECTED : OXBOW_HAND_TARGET, other);
  Board named = { board->setup, board->state, scene };
  g_autoptr (cairo_surface_t) marked = picture_of_board (scene, OXBOW_THEME_LIGHT, 48);
  draw (&named, marked, OXBOW_THEME_LIGHT, 48, marks, n);
  g_autoptr (cairo_surface_t) lifted = picture_copy (marked);
  g_autoptr (cairo_t) cr = picture_pen (lifted);
  OxbowHandView view = picture_view (scene, OXBOW_THEME_LIGHT, 48);
  OxbowCanvas canvas = oxbow_hand_canvas (cr, scene, &view);
  canvas.block = (OxbowBlock) { cell % width, cell % width, cell / width, cell / width };
  canvas.lift = 0.1;
  cairo_scale (cr, 48, 48);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  blind.pieces (&canvas, scene);
  g_assert_cmpint (picture_differ (marked, lifted, 100, NULL), ==, 0);
  g_ptr_array_remove_index (((OxbowMap *) board->scene->map)->labels, board->scene->map->labels->len - 1);
}

static void
test_words_lie_below_what_is_lifted (void)
{
  Board board = make_board (160);
  g_assert_cmpint (each_alone (&board, check_name_below), >, 2);
  clear_board (&board);
}

static OxbowPoint
point_in (const Board *board, OxbowCell cell, double x, double y)
{
  OxbowLayout layout;
  oxbow_layout_init (&layout, &board->scene->grid, 48);
  OxbowPoint at = oxbow_layout_centre (&layout, cell);
  return (OxbowPoint) { at.x + x * 48, at.y + y * 48 };
}

/* The poncho beside its mark keeps its colour while the cell is whitened under it. */
static void
check_above (const Board *board, cairo_surface_t *below, OxbowCell cell, int seat)
{
  OxbowHandMark mark = OXBOW_HAND_MARK (OXBOW_HAND_HOVER, cell);
  OxbowPoint on = point_in (board, cell, 0.15, 0.25), beside = point_in (board, cell, 0.5, 0.1);
  g_autoptr (cairo_surface_t) picture = picture_copy (below);
  draw (board, picture, OXBOW_THEME_LIGHT, 48, &mark, 1);
  g_assert_cmpint (picture_distance (below, picture, (int) on.x, (int) on.y), <, 6);
  g_assert_cmpint (picture_distance (below, picture, (int) beside.x, (int) beside.y), >, 6);
}

static void
test_pieces_above (void)
{
  Board board = make_board (160);
  g_assert_cmpint (each_alone (&board, check_above), >, 2);
  clear_board (&board);
}

/* A chosen campesino is lifted: where its feet were, it is no more, whatever else is marked in the cell. */
static void
check_lifted (const Board *board, cairo_surface_t *below, OxbowCell cell, int seat)
{
  OxbowHandMark marks[] = { OXBOW_HAND_MARK (OXBOW_HAND_SELECTED, cell), OXBOW_HAND_MARK (OXBOW_HAND_HOVER, cell) };
  OxbowPoint feet = point_in (board, cell, 0.0, 0.385);
  if (seat == 0)                /* black is like its shadow */
    return;
  g_autoptr (cairo_surface_t) picture = picture_copy (below);
  draw (board, picture, OXBOW_THEME_LIGHT, 48, marks, 2);
  g_assert_cmpint (picture_distance (below, picture, (int) feet.x, (int) feet.y), >, 20);
}

static void
test_lifted (void)
{
  Board board = make_board (160);
  g_assert_cmpint (each_alone (&board, check_lifted), >, 2);
  clear_board (&board);
}

/* How many of some points of the cell, within the ring around it, look otherwise with the mark. */
static int
count_changed (const Board *board, cairo_surface_t *below, OxbowCell cell, bool stays)
{
  OxbowHandMark mark = OXBOW_HAND_MARK (OXBOW_HAND_SELECTED, cell);
  int n = 0;
  mark.stays = stays;
  g_autoptr (cairo_surface_t) picture = picture_copy (below);
  draw (board, picture, OXBOW_THEME_LIGHT, 48, &mark, 1);
  for (double y = -0.6; y <= 0.6; y += 0.1)
    for (double x = -0.4; x <= 0.4; x += 0.1)
      {
        OxbowPoint at = point_in (board, cell, x, y);
        n += picture_distance (below, picture, (int) at.x, (int) at.y) > 0;
      }
  return n;
}

/* Of a cell that is chosen for itself all stays as it is, names included. */
static void
test_stays (void)
{
  Board board = make_board (160);
  int n_lifted = 0;
  g_autoptr (cairo_surface_t) below = picture_of_board (board.scene, OXBOW_THEME_LIGHT, 48);
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&board.scene->grid); cell++)
    {
      g_assert_cmpint (count_changed (&board, below, cell, true), ==, 0);
      n_lifted += count_changed (&board, below, cell, false) > 0;
    }
  g_assert_cmpint (n_lifted, >, 0);
  clear_board (&board);
}

/* A trail of three cells is one place: its ring does not cross it where two of its cells meet. */
static void
test_place (void)
{
  Board board = make_board (160);
  const OxbowGrid *grid = &board.scene->grid;
  g_autoptr (GArray) cells = oxbow_hand_cells (board.scene, OXBOW_NAMED_PLACE (1));
  g_assert_cmpint (cells->len, ==, 3);
  OxbowHandMark mark = OXBOW_HAND_MARK (OXBOW_HAND_PASS, OXBOW_NAMED_PLACE (1));
  g_autoptr (cairo_surface_t) below = picture_of_board (board.scene, OXBOW_THEME_LIGHT, 48);
  g_autoptr (cairo_surface_t) picture = picture_copy (below);
  draw (&board, picture, OXBOW_THEME_LIGHT, 48, &mark, 1);
  OxbowLayout layout;
  oxbow_layout_init (&layout, grid, 48);
  OxbowPoint at = oxbow_layout_centre (&layout, g_array_index (cells, OxbowCell, 0));
  double inset = 0.86 * 0.866 * 48;
  g_assert_cmpint (picture_distance (below, picture, (int) at.x, (int) (at.y - inset)), >, 8);
  g_assert_cmpint (picture_distance (below, picture, (int) at.x, (int) (at.y + inset)), <=, 8);
  clear_board (&board);
}

/* Targets */

typedef bool (*MoveFunc) (const OxbowMove *move);

static bool
is_chase (const OxbowMove *move)
{
  return move->verb == DOS_RIOS_MOVE_CHASE;
}

static bool
is_way (const OxbowMove *move)
{
  return move->verb == DOS_RIOS_MOVE_LAY;
}

/* Plays on until such a move is legal. */
static Board
find_board (MoveFunc wanted)
{
  for (int n = 0; n < 400; n++)
    {
      Board board = make_board (n);
      OxbowMoves moves = OXBOW_MOVES_INIT;
      bool found = false;
      oxbow_state_legal (board.state, &moves);
      for (int i = 0; i < moves.n; i++)
        found |= wanted (&moves.items[i]);
      oxbow_moves_clear (&moves);
      if (found)
        return board;
      clear_board (&board);
    }
  g_assert_not_reached ();
}

static const OxbowHandMark *
mark_at (const GArray *marks, OxbowCell cell)
{
  for (guint i = 0; i < marks->len; i++)
    if (g_array_index (marks, OxbowHandMark, i).cell == cell)
      return &g_array_index (marks, OxbowHandMark, i);
  return NULL;
}

/* One for each spot; a walk costs one point, and the price of two who chase is two. */
static void
test_targets (void)
{
  Board board = find_board (is_chase);
  g_autoptr (OxbowPicker) picker = oxbow_picker_new (board.state);
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (OxbowHandMark));
  oxbow_hand_targets (board.scene, picker, marks);
  int n_chases = 0;
  for (int i = 0; i < oxbow_picker_n_moves (picker); i++)
    {
      const OxbowMove *move = &oxbow_picker_get_moves (picker)[i];
      if (!is_chase (move))
        continue;
      const OxbowHandMark *mark = mark_at (marks, move->args[0]);
      g_assert_nonnull (mark);
      g_assert_cmpint (mark->state, ==, OXBOW_HAND_CHASE);
      n_chases++;
    }
  g_assert_cmpint (n_chases, >, 0);
  for (guint i = 0; i < marks->len; i++)
    for (guint k = 0; k < i; k++)
      {
        const OxbowHandMark *a = &g_array_index (marks, OxbowHandMark, i), *b = a - (i - k);
        g_assert_false (a->cell == b->cell && a->edge == b->edge);
      }
  clear_board (&board);
}

static void
test_walks (void)
{
  Board board = find_board (is_chase);
  g_autoptr (OxbowPicker) picker = oxbow_picker_new (board.state);
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (OxbowHandMark));
  g_assert_true (oxbow_picker_give_verb (picker, "walk", NULL));
  const OxbowMove move = oxbow_picker_get_moves (picker)[0];
  g_assert_true (oxbow_picker_give (picker, OXBOW_ARG_PLACE, move.args[0], NULL));
  oxbow_hand_targets (board.scene, picker, marks);
  const OxbowHandMark *mark = mark_at (marks, move.args[1]);
  g_assert_nonnull (mark);
  g_assert_cmpstr (mark->badge, ==, "1");
  clear_board (&board);
}

/* Ways are numbered from left to right. */
static void
test_ways (void)
{
  Board board = find_board (is_way);
  g_autoptr (OxbowPicker) picker = oxbow_picker_new (board.state);
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (OxbowHandMark));
  OxbowLayout layout;
  oxbow_hand_targets (board.scene, picker, marks);
  oxbow_layout_init (&layout, &board.scene->grid, 1);
  g_assert_cmpint (marks->len, >=, 2);
  for (guint i = 0; i < marks->len; i++)
    for (guint k = 0; k < marks->len; k++)
      {
        const OxbowHandMark *a = &g_array_index (marks, OxbowHandMark, i);
        const OxbowHandMark *b = &g_array_index (marks, OxbowHandMark, k);
        OxbowPoint p = oxbow_layout_centre (&layout, oxbow_grid_edge_lower (&board.scene->grid, a->edge));
        OxbowPoint q = oxbow_layout_centre (&layout, oxbow_grid_edge_lower (&board.scene->grid, b->edge));
        g_assert_cmpint (a->state, ==, OXBOW_HAND_WAY);
        g_assert_true ((atoi (a->badge) < atoi (b->badge)) == (p.x < q.x));
      }
  clear_board (&board);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint/hand/states", test_states);
  g_test_add_func ("/paint/hand/faded", test_faded);
  g_test_add_func ("/paint/hand/any-order", test_order);
  g_test_add_func ("/paint/hand/words-lie-above", test_words_lie_above);
  g_test_add_func ("/paint/hand/words-stay", test_words_stay);
  g_test_add_func ("/paint/hand/words-lie-below-what-is-lifted", test_words_lie_below_what_is_lifted);
  g_test_add_func ("/paint/hand/pieces-above-marks", test_pieces_above);
  g_test_add_func ("/paint/hand/chosen-piece-is-lifted", test_lifted);
  g_test_add_func ("/paint/hand/stays", test_stays);
  g_test_add_func ("/paint/hand/place-of-several-cells", test_place);
  g_test_add_func ("/paint/hand/targets", test_targets);
  g_test_add_func ("/paint/hand/walks", test_walks);
  g_test_add_func ("/paint/hand/ways", test_ways);
  return g_test_run ();
}
