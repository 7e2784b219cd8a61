/* test-motion.c: a motion begins as before and ends as after, in time, and changes only what changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/state.h"
#include "paint/labels.h"
#include "paint/motion.h"
#include "picture.h"
#include "position.h"

#define RADIUS 24.0
#define READABLE 36.0           /* names are written from here on */
#define LONG_GAME 700
#define MANY_MOVES 20000

typedef struct
{
  OxbowState *before, *after;
  OxbowScene *scene_before, *scene_after;
  OxbowMove move;
  OxbowEvents events;
} Step;

typedef bool (*StepFunc) (const Step *step);

static void
clear_step (Step *step)
{
  oxbow_scene_free (step->scene_before);
  oxbow_scene_free (step->scene_after);
  g_free (step->before);
  g_free (step->after);
  oxbow_moves_clear (&step->events);
}

static bool
has_event (const Step *step, int verb)
{
  for (int i = 0; i < step->events.n; i++)
    if (step->events.items[i].verb == verb)
      return true;
  return false;
}

/* The first move of a long game for which it is true: whatever may be done is tried, then one of it is done. */
static Step
find_step (const OxbowSetup *setup, StepFunc wanted)
{
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  OxbowMoves moves = OXBOW_MOVES_INIT;
  for (int n = 0; n < LONG_GAME; n++)
    {
      moves.n = 0;
      oxbow_state_legal_sorted (state, &moves);
      g_assert_cmpint (moves.n, >, 0);
      for (int i = 0; i < moves.n; i++)
        {
          Step step = { .before = oxbow_state_copy (state), .after = oxbow_state_copy (state), .move = moves.items[i] };
          g_assert_true (oxbow_state_apply (step.after, &step.move, &step.events, NULL));
          step.scene_before = oxbow_scene_new_state (step.before, -1);
          step.scene_after = oxbow_scene_new_state (step.after, -1);
          if (wanted (&step))
            {
              oxbow_moves_clear (&moves);
              return step;
            }
          clear_step (&step);
        }
      g_assert_true (oxbow_state_apply (state, &moves.items[(n * 7919 + 7) % moves.n], NULL, NULL));
    }
  g_assert_not_reached ();
}

static bool
is_walk (const Step *step)
{
  return step->move.verb == DOS_RIOS_MOVE_WALK && step->move.args[0] >= 0 && step->move.args[1] >= 0;
}

static bool
is_chase (const Step *step)
{
  return step->move.verb == DOS_RIOS_MOVE_CHASE;
}

static bool
is_placing (const Step *step)
{
  return step->move.verb == DOS_RIOS_MOVE_PLACE;
}

static bool
is_dry_dam (const Step *step)
{
  return step->move.verb == DOS_RIOS_MOVE_DAM && !has_event (step, DOS_RIOS_EVENT_FLOWS);
}

static bool
is_detour (const Step *step)
{
  return step->move.verb == DOS_RIOS_MOVE_DAM && has_event (step, DOS_RIOS_EVENT_DRIED);
}

static bool
is_raid (const Step *step)
{
  return has_event (step, DOS_RIOS_EVENT_RAIDED);
}

static bool
is_harvest (const Step *step)
{
  return has_event (step, DOS_RIOS_EVENT_HARVESTED) && !has_event (step, DOS_RIOS_EVENT_DESPERADOS);
}

static bool
is_building (const Step *step)
{
  return has_event (step, DOS_RIOS_EVENT_BUILT);
}

static cairo_surface_t *
frame (const Step *step, OxbowMotion *motion, double time_ms)
{
  cairo_surface_t *picture = picture_of_board (step->scene_after, OXBOW_THEME_LIGHT, RADIUS);
  OxbowHandView view = picture_view (step->scene_after, OXBOW_THEME_LIGHT, RADIUS);
  g_autoptr (cairo_t) cr = picture_pen (picture);
  oxbow_motion_draw (motion, cr, &view, time_ms);
  return picture;
}

typedef struct
{
  const char *name;
  StepFunc wanted;
  int least_ms, most_ms;
} Row;

/* Pieces 160 a cell and 600 at most, a chase 100 more, a dam 180, water 900 at most: and never more than 1500. */
static const Row rows[] = {
  { "walk", is_walk, 160, 160 },
  { "chase", is_chase, 260, 260 },
  { "placing", is_placing, 160, 600 },
  { "dam", is_dry_dam, 180, 180 },
  { "detour", is_detour, 300, 1300 },
  { "raid", is_raid, 200, 1500 },
  { "harvest", is_harvest, 0, 900 },
  { "building", is_building, 200, 200 },
};

static OxbowSetup *
make_setup (void)
{
  return position_setup ("First Valley", position_first_valley, 4);
}

static bool
is_near_any (const OxbowLayout *layout, const GArray *cells, int x, int y)
{
  for (guint i = 0; i < cells->len; i++)
    {
      OxbowPoint at = oxbow_layout_centre (layout, g_array_index (cells, OxbowCell, i));
      if (ABS (at.x - x) < 1.35 * layout->radius && ABS (at.y - y) < 1.25 * layout->radius)
        return true;
    }
  return false;
}

static void
check_differ (const OxbowState *before, const OxbowState *after, double radius)
{
  g_autoptr (OxbowScene) a = oxbow_scene_new_state (before, -1), b = oxbow_scene_new_state (after, -1);
  g_autoptr (cairo_surface_t) p = picture_of_board (a, OXBOW_THEME_LIGHT, radius);
  g_autoptr (cairo_surface_t) q = picture_of_board (b, OXBOW_THEME_LIGHT, radius);
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (OxbowCell));
  OxbowLayout layout;
  oxbow_layout_init (&layout, &a->grid, radius);
  oxbow_scene_differ (a, b, radius, cells);
  for (int y = 0; y < cairo_image_surface_get_height (p); y++)
    for (int x = 0; x < cairo_image_surface_get_width (p); x++)
      if (picture_distance (p, q, x, y) > 4)
        g_assert_true (is_near_any (&layout, cells, x, y));
}

/* At its beginning as before, but for a line's breadth where pictures of cells meet; at its end nothing is drawn. */
static void
test_ends (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (OxbowSetup) setup = make_setup ();
  Step step = find_step (setup, row->wanted);
  g_autoptr (OxbowMotion) motion = oxbow_motion_new (step.before, step.after, &step.events, -1);
  g_autoptr (cairo_surface_t) before = picture_of_board (step.scene_before, OXBOW_THEME_LIGHT, RADIUS);
  g_autoptr (cairo_surface_t) after = picture_of_board (step.scene_after, OXBOW_THEME_LIGHT, RADIUS);
  check_differ (step.before, step.after, RADIUS);
  if (motion == NULL)           /* a harvest that brings nothing */
    {
      g_assert_cmpint (row->least_ms, ==, 0);
      clear_step (&step);
      return;
    }
  int ms = oxbow_motion_get_ms (motion);
  g_assert_cmpint (ms, >=, row->least_ms);
  g_assert_cmpint (ms, <=, row->most_ms);
  g_assert_cmpint (ms, <=, OXBOW_MOTION_MOST_MS);
  g_autoptr (cairo_surface_t) first = frame (&step, motion, 0), last = frame (&step, motion, ms);
  int all = cairo_image_surface_get_width (before) * cairo_image_surface_get_height (before);
  int changed = picture_differ (before, after, 60, NULL), left = picture_differ (before, first, 60, NULL);
  g_assert_cmpint (left, <, MAX (changed / 3, all / 200));
  g_assert_cmpint (picture_differ (after, last, 0, NULL), ==, 0);
  clear_step (&step);
}

/* While it walks, a campesino stands neither where it came from nor where it goes to. */
static void
test_seen_once (void)
{
  g_autoptr (OxbowSetup) setup = make_setup ();
  Step step = find_step (setup, is_walk);
  g_autoptr (OxbowMotion) motion = oxbow_motion_new (step.before, step.after, &step.events, -1);
  g_autoptr (cairo_surface_t) before = picture_of_board (step.scene_before, OXBOW_THEME_LIGHT, RADIUS);
  g_autoptr (cairo_surface_t) after = picture_of_board (step.scene_after, OXBOW_THEME_LIGHT, RADIUS);
  g_autoptr (cairo_surface_t) soon = frame (&step, motion, 3), late = frame (&step, motion, 60);
  OxbowLayout layout;
  oxbow_layout_init (&layout, &step.scene_before->grid, RADIUS);
  OxbowPoint from = oxbow_layout_centre (&layout, step.move.args[0]),
             to = oxbow_layout_centre (&layout, step.move.args[1]);
  g_assert_cmpint (picture_distance (before, soon, (int) to.x, (int) to.y), <, 30);
  g_assert_cmpint (picture_distance (after, late, (int) from.x, (int) from.y), <, 30);
  clear_step (&step);
}

/* Whoever draws anew what is named, and nothing else, has the picture of the position after. */
static void
test_differ (void)
{
  g_autoptr (OxbowSetup) setup = make_setup ();
  for (int n = 0; n < 180; n += 9)
    {
      g_autofree OxbowState *before = position_play (setup, n), *after = position_play (setup, n + 1);
      check_differ (before, after, RADIUS);
    }
}

static OxbowBox
first_label (const OxbowScene *scene)
{
  OxbowHandView view = picture_view (scene, OXBOW_THEME_LIGHT, READABLE);
  g_autoptr (cairo_surface_t) none = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  g_autoptr (cairo_t) cr = picture_pen (none);
  cairo_scale (cr, READABLE, READABLE);
  OxbowCanvas canvas = oxbow_hand_canvas (cr, scene, &view);
  g_autoptr (GArray) labels = oxbow_labels_place (&canvas, scene);
  g_assert_cmpint (labels->len, >, 0);
  return g_array_index (labels, OxbowLabel, 0).box;
}

static bool
moves_word (const Step *step)
{
  OxbowBox a = first_label (step->scene_before), b = first_label (step->scene_after);
  return step->move.verb == DOS_RIOS_MOVE_PLACE && (a.x != b.x || a.y != b.y);
}

/* A campesino is placed where the name of a river stood: the name goes elsewhere. */
static void
test_words (void)
{
  g_autoptr (OxbowSetup) setup = make_setup ();
  Step step = find_step (setup, moves_word);
  check_differ (step.before, step.after, READABLE);
  clear_step (&step);
}

/* A move by chance, or often one that builds a dam. */
static const OxbowMove *
choose (const OxbowMoves *moves, int n, int seed)
{
  for (int i = 0; i < moves->n && (n + seed) % 3 == 0; i++)
    if (moves->items[i].verb == DOS_RIOS_MOVE_DAM)
      return &moves->items[i];
  return &moves->items[(n * 7919 + seed * 31) % moves->n];
}

/* While a river is led elsewhere its old course is seen to the middle of the first cell that still has water, such as
 * that of another one: nothing of it is left there once the river is laid. */
static void
test_old_course (void)
{
  static const int seeds[] = { 13, 43, 101 };
  g_autoptr (OxbowSetup) setup = position_setup ("First Valley", position_first_valley, 2);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start), *before = oxbow_state_copy (state);
  OxbowMoves moves = OXBOW_MOVES_INIT;
  for (size_t i = 0; i < G_N_ELEMENTS (seeds); i++)
    {
      oxbow_state_assign (state, setup->start);
      for (int n = 0; n < 30; n++)
        {
          moves.n = 0;
          oxbow_state_legal_sorted (state, &moves);
          oxbow_state_assign (before, state);
          g_assert_true (oxbow_state_apply (state, choose (&moves, n, seeds[i]), NULL, NULL));
          if (dos_rios_head ((const DosRiosState *) before) != OXBOW_NO_CELL)
            check_differ (before, state, RADIUS);
        }
    }
  oxbow_moves_clear (&moves);
}

static int
count_events (const Step *step, int verb)
{
  int n = 0;
  for (int i = 0; i < step->events.n; i++)
    n += step->events.items[i].verb == verb;
  return n;
}

/* The river that a move has led into a bed that was there, and in how many cells it has water now that it had not; NULL
 * if there are not many more than the move tells of. */
static const OxbowRiver *
find_led_on (const Step *step, guint *n_new)
{
  const GPtrArray *before = step->scene_before->rivers->rivers, *after = step->scene_after->rivers->rivers;
  for (guint k = 0; k < after->len; k++)
    {
      const OxbowRiver *old = g_ptr_array_index (before, k), *river = g_ptr_array_index (after, k);
      *n_new = river->cells->len - MIN (old->cells->len, river->cells->len);
      if ((int) *n_new >= count_events (step, DOS_RIOS_EVENT_FLOWS) + 4)
        return river;
    }
  return NULL;
}

/* Whether it comes into a bed that lies dry, or into one in which another river runs. */
static bool
leads_on (const Step *step, bool is_dry)
{
  guint n_new;
  const OxbowRiver *river = find_led_on (step, &n_new);
  if (river == NULL || !has_event (step, DOS_RIOS_EVENT_FLOWS) || !has_event (step, DOS_RIOS_EVENT_DRIED))
    return false;
  OxbowCell low = g_array_index (river->cells, OxbowCell, river->cells->len - 2);
  return (dos_rios_water_reaches ((const DosRiosState *) step->before, low) == 0) == is_dry;
}

/* The first of many games with many dams in which a river is led into such a bed by a move of its own. */
static Step
find_leading_on (const OxbowSetup *setup, bool is_dry)
{
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  OxbowMoves moves = OXBOW_MOVES_INIT;
  for (int n = 0, seed = 0; n < MANY_MOVES; n++)
    {
      if (oxbow_state_turn (state) < 0)
        {
          oxbow_state_assign (state, setup->start);
          seed++;
        }
      moves.n = 0;
      oxbow_state_legal_sorted (state, &moves);
      bool is_laying = dos_rios_head ((const DosRiosState *) state) != OXBOW_NO_CELL;
      Step step = { .before = oxbow_state_copy (state), .move = *choose (&moves, n, seed) };
      g_assert_true (oxbow_state_apply (state, &step.move, &step.events, NULL));
      step.after = oxbow_state_copy (state);
      step.scene_before = is_laying ? oxbow_scene_new_state (step.before, -1) : NULL;
      step.scene_after = is_laying ? oxbow_scene_new_state (step.after, -1) : NULL;
      if (is_laying && leads_on (&step, is_dry))
        {
          oxbow_moves_clear (&moves);
          return step;
        }
      clear_step (&step);
    }
  g_assert_not_reached ();
}

/* How many points of a river's way through a cell look more as in one picture than as in the other one; what stands
 * there may hide some in both. */
static int
count_points (const OxbowRiver *river, OxbowCell cell, cairo_surface_t *now, cairo_surface_t *one,
              cairo_surface_t *other)
{
  int n = 0;
  for (guint i = 0; i < river->points->len; i++)
    {
      const OxbowRiverPoint *point = &g_array_index (river->points, OxbowRiverPoint, i);
      int x = (int) (point->at.x * RADIUS), y = (int) (point->at.y * RADIUS);
      n += point->cell == cell && picture_distance (now, one, x, y) < picture_distance (now, other, x, y);
    }
  return n;
}

/* Below a dam the bed lies dry until it is said where the river runs; where it comes back there, or to another river,
 * one cell after the other has its water, down to the end. */
static void
test_bed_fills (gconstpointer is_dry)
{
  g_autoptr (OxbowSetup) setup = position_setup ("First Valley", position_first_valley, 2);
  Step step = find_leading_on (setup, GPOINTER_TO_INT (is_dry));
  g_autoptr (OxbowMotion) motion = oxbow_motion_new (step.before, step.after, &step.events, -1);
  g_autoptr (cairo_surface_t) before = picture_of_board (step.scene_before, OXBOW_THEME_LIGHT, RADIUS);
  g_autoptr (cairo_surface_t) after = picture_of_board (step.scene_after, OXBOW_THEME_LIGHT, RADIUS);
  guint n_new;
  const OxbowRiver *river = find_led_on (&step, &n_new);
  int n_filled = 0, ms = oxbow_motion_get_ms (motion);
  g_autofree int *filled_ms = g_new0 (int, n_new);
  for (int at = 0; at <= ms; at += 20)
    {
      g_autoptr (cairo_surface_t) now = frame (&step, motion, at);
      for (guint i = 0; i < n_new; i++)
        {
          OxbowCell cell = g_array_index (river->cells, OxbowCell, river->cells->len - n_new + i);
          if (filled_ms[i] == 0 && count_points (river, cell, now, after, before)
                                     > count_points (river, cell, now, before, after))
            filled_ms[i] = at;
        }
    }
  for (guint i = 1; i < n_new; i++)
    n_filled += filled_ms[i] > filled_ms[i - 1];
  g_test_message ("%d of %u cells one after another, within %d ms", n_filled, n_new - 1, ms);
  g_assert_cmpint (n_filled, >=, (int) n_new - 2);      /* the last may be a lake */
  g_assert_cmpint (ms, <=, 1100);
  clear_step (&step);
}

/* Nothing happened: nothing is to be drawn, and nothing moves. */
static void
test_same (void)
{
  g_autoptr (OxbowSetup) setup = make_setup ();
  g_autofree OxbowState *state = position_play (setup, 120);
  g_autoptr (OxbowScene) a = oxbow_scene_new_state (state, -1), b = oxbow_scene_new_state (state, -1);
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (OxbowCell));
  OxbowEvents none = OXBOW_MOVES_INIT;
  oxbow_scene_differ (a, b, RADIUS, cells);
  g_assert_cmpint (cells->len, ==, 0);
  g_assert_null (oxbow_motion_new (state, state, &none, -1));
}

/* A preview of a dam shows the new course and the old one; it changes no position. */
static void
test_preview (void)
{
  g_autoptr (OxbowSetup) setup = make_setup ();
  Step step = find_step (setup, is_detour);
  OxbowHandView view = picture_view (step.scene_before, OXBOW_THEME_LIGHT, RADIUS);
  g_autoptr (cairo_surface_t) below = picture_of_board (step.scene_before, OXBOW_THEME_LIGHT, RADIUS);
  g_autoptr (cairo_surface_t) picture = picture_copy (below);
  g_autoptr (cairo_t) cr = picture_pen (picture);
  oxbow_hand_preview (cr, step.scene_before, step.scene_after, &step.move, &view);
  OxbowLayout layout;
  oxbow_layout_init (&layout, &step.scene_before->grid, RADIUS);
  for (int i = 0; i < step.events.n; i++)
    {
      const OxbowEvent *event = &step.events.items[i];
      if (event->verb != DOS_RIOS_EVENT_DRIED && event->verb != DOS_RIOS_EVENT_WATERED)
        continue;
      OxbowPoint at = oxbow_layout_centre (&layout, event->args[0]);       /* the drop in its upper right */
      g_assert_cmpint (picture_distance (below, picture, (int) (at.x + 0.38 * RADIUS), (int) (at.y - 0.5 * RADIUS)), >,
                       20);
    }
  clear_step (&step);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/paint/motion/%s", rows[i].name);
      g_test_add_data_func (path, &rows[i], test_ends);
    }
  g_test_add_func ("/paint/motion/seen-once", test_seen_once);
  g_test_add_func ("/paint/motion/nothing-moves", test_same);
  g_test_add_func ("/paint/motion/what-differs", test_differ);
  g_test_add_func ("/paint/motion/DR-6.2/old-course-goes", test_old_course);
  g_test_add_data_func ("/paint/motion/DR-6.2/old-bed-fills", GINT_TO_POINTER (true), test_bed_fills);
  g_test_add_data_func ("/paint/motion/DR-6.2/shared-bed-fills", GINT_TO_POINTER (false), test_bed_fills);
  g_test_add_func ("/paint/motion/words-make-way", test_words);
  g_test_add_func ("/paint/motion/preview", test_preview);
  return g_test_run ();
}
