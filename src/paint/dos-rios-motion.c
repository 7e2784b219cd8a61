/* dos-rios-motion.c: walks, chases, dams, water, harvests and desperados, one after another
 *
 * The events of a move are told in their order on one clock. What happens at once (two who chase, all who are paid)
 * begins together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/dos-rios-parts.h"
#include "paint/goods.h"

#define STEP_MS 160
#define WALK_MS 600
#define CHASE_MS 220
#define DAM_MS 180
#define DRY_MS 200
#define FLOW_MS 90
#define RIVER_MS 900
#define SETTLE_MS 120           /* the signs of the land make way once the water is there */
#define COIN_MS 420
#define RIDE_MS 70              /* desperados, a cell */
#define BUILD_MS 200
#define ARC 0.15
#define CHIP_RISE 0.38          /* of a chip over the foot of the figure that it stands for */
#define TRAY_FIGURE 0.5         /* no taller: it stands on a tray */
#define TRAY_MS 100             /* a count goes over into the next one */

typedef struct
{
  OxbowMotion *motion;
  const OxbowScene *before, *after;
  const OxbowEvents *events;
  OxbowLayout layout;
  int clock_ms;
} Script;

static const OxbowEvent *
nth_event (const Script *script, int i)
{
  return i < script->events->n ? &script->events->items[i] : NULL;
}

static bool
is_event (const Script *script, int i, DosRiosEvent verb)
{
  return i < script->events->n && script->events->items[i].verb == verb;
}

/* The cell in which those of a place are seen. */
static OxbowCell
cell_of (const Script *script, int place)
{
  OxbowPoint offset;
  return place >= 0 ? place : dos_rios_tray_cell (script->before, OXBOW_NAMED_PLACE (place), &offset);
}

/* The foot of one of a seat's campesinos in a place, and how tall it is; the last is the foremost. */
static OxbowPoint
foot_of (const Script *script, const OxbowScene *scene, int place, int seat, int i, double *height)
{
  OxbowPoint offset = { 0, 0 };
  int owner, named = OXBOW_NAMED_PLACE (place);
  OxbowCell cell = place >= 0 ? place : dos_rios_tray_cell (scene, named, &offset);
  OxbowPoint at = oxbow_layout_centre (&script->layout, MAX (cell, 0));
  const DosRiosState *state = dos_rios_scene_state (scene);
  bool has_building = place >= 0 && dos_rios_building (state, place, &owner) != DOS_RIOS_NO_BUILDING;
  int n = place >= 0 ? MAX (dos_rios_campesinos (state, place, seat), 1) : 0;
  OxbowPoint foot = place < 0 ? dos_rios_tray_foot (scene, named, seat, height)
                              : oxbow_figure_foot (CLAMP (i, 0, n - 1), n, has_building, height);
  return (OxbowPoint) { at.x + offset.x + foot.x, at.y + offset.y + foot.y };
}

static int
count_in (const OxbowScene *scene, int place, int seat)
{
  return dos_rios_campesinos (dos_rios_scene_state (scene), place, seat);
}

/* As a chip, where figures are too small. Trays are not drawn there: it fades away over a city, or comes out of it. */
static void
draw_small_walker (const OxbowCanvas *canvas, const OxbowLivery *livery, const OxbowFlight *flight, OxbowPoint at,
                   double part)
{
  double coming = flight->from_size <= TRAY_FIGURE ? 3 * part : 1;
  double leaving = flight->to_size <= TRAY_FIGURE ? 4 * (1 - part) : 1, alpha = MIN (coming, leaving);
  cairo_t *cr = canvas->cr;
  cairo_rectangle (cr, at.x - 1, at.y - 2, 2, 3);
  cairo_clip (cr);
  cairo_push_group (cr);
  oxbow_figure_people (canvas, livery, (OxbowPoint) { at.x, at.y - CHIP_RISE - canvas->lift }, 1, false);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, MIN (alpha, 1));
}

static void
draw_walker (const OxbowCanvas *canvas, const OxbowScene *scene, const OxbowFlight *flight, OxbowPoint at, double part)
{
  OxbowLivery livery = dos_rios_livery (scene, flight->what);
  double height = oxbow_flight_size (flight, part);
  if (canvas->level < OXBOW_LEVEL_SIGNS)
    draw_small_walker (canvas, &livery, flight, at, part);
  else
    oxbow_figure_lifted (canvas, &livery, at.x, at.y, height);
}

/* Who stays in a cell makes room for whom comes, or closes up after whom leaves, or steps aside for a building. */
static void
make_room (Script *script, OxbowCell cell, int begin_ms, int ms)
{
  for (int seat = 0; seat < script->before->state->setup->n_seats; seat++)
    for (int i = 0; i < MIN (count_in (script->before, cell, seat), count_in (script->after, cell, seat)); i++)
      {
        OxbowFlight flight = { .draw = draw_walker, .what = seat, .begin_ms = begin_ms, .ms = ms };
        flight.from = foot_of (script, script->before, cell, seat, i, &flight.from_size);
        flight.to = foot_of (script, script->after, cell, seat, i, &flight.to_size);
        oxbow_motion_fly (script->motion, &flight);
      }
  oxbow_motion_desert (script->motion, cell, begin_ms, ms);
}

/* The ith of those who stood there becomes the kth of those who stand here. The count on a tray goes over as one leaves
 * it, or is about to come there. */
static int
walk (Script *script, int seat, int from, int i, int to, int k, int begin_ms, int ms)
{
  OxbowFlight flight = { .draw = draw_walker, .what = seat, .begin_ms = begin_ms, .ms = ms, .arc = ARC };
  flight.from = foot_of (script, script->before, from, seat, i, &flight.from_size);
  flight.to = foot_of (script, script->after, to, seat, k, &flight.to_size);
  oxbow_motion_fly (script->motion, &flight);
  if (from < 0)
    oxbow_motion_fade (script->motion, cell_of (script, from), begin_ms, TRAY_MS);
  if (to < 0)
    oxbow_motion_fade (script->motion, cell_of (script, to), begin_ms + ms - TRAY_MS, TRAY_MS);
  return begin_ms + ms;
}

/* From the city it is a longer way. */
static int
come (Script *script, int seat, int place)
{
  const OxbowGrid *grid = &script->before->grid;
  OxbowCell city = cell_of (script, OXBOW_NAMED_PLACE (DOS_RIOS_CITY));
  int cells = city != OXBOW_NO_CELL ? oxbow_grid_distance (grid, city, place) : 1;
  int ms = MIN (cells * STEP_MS, WALK_MS), end = script->clock_ms + ms;
  make_room (script, place, end - MIN (STEP_MS, ms), MIN (STEP_MS, ms));
  return walk (script, seat, OXBOW_NAMED_PLACE (DOS_RIOS_CITY), 0, place,
               count_in (script->after, place, seat) - 1, script->clock_ms, ms);
}

static int
go_home (Script *script, int seat, int place, int n, int begin_ms, int room_ms)
{
  int stood = count_in (script->before, place, seat), end = begin_ms;
  make_room (script, place, begin_ms, room_ms);
  for (int i = 0; i < n; i++)
    end = walk (script, seat, place, stood - 1 - i, OXBOW_NAMED_PLACE (DOS_RIOS_CITY), 0, begin_ms, CHASE_MS);
  return end;
}

/* How many events from there on are walks: of one move, so that all end in the same place. */
static int
count_walks (const Script *script, int i)
{
  int n = 0;
  while (is_event (script, i + n, DOS_RIOS_EVENT_WALKED))
    n++;
  return n;
}

/* All who walk in one move walk together; whom they find there leaves before they arrive. */
static int
tell_walks (Script *script, int i)
{
  int n = count_walks (script, i), begin = script->clock_ms, to = nth_event (script, i)->args[2];
  const OxbowEvent *chased = is_event (script, i + n, DOS_RIOS_EVENT_CHASED) ? nth_event (script, i + n) : NULL;
  if (chased == NULL && to >= 0)
    make_room (script, to, begin, STEP_MS);
  for (int k = 0; k < n; k++)
    if (nth_event (script, i + k)->args[1] >= 0)
      make_room (script, nth_event (script, i + k)->args[1], begin, STEP_MS);
  for (int k = 0; k < n; k++)
    {
      const OxbowEvent *event = nth_event (script, i + k);
      int seat = event->args[0], from = event->args[1], nth = count_in (script->before, from, seat) - 1;
      for (int other = 0; other < k; other++)
        nth -= nth_event (script, i + other)->args[1] == from;
      script->clock_ms = walk (script, seat, from, nth, to, count_in (script->after, to, seat) - n + k, begin, STEP_MS);
    }
  if (chased == NULL)
    return i + n;
  int ready = begin + STEP_MS / 4, gone = go_home (script, chased->args[0], chased->args[1], chased->args[2], ready,
                                                   script->clock_ms - ready);
  script->clock_ms = MAX (script->clock_ms, gone);
  return i + n + 1;
}

static OxbowPoint
middle_of (const Script *script, OxbowEdge edge)
{
  OxbowCell cell = oxbow_edge_upper (edge);
  int direction = oxbow_direction_of_side (script->before->grid.orientation, oxbow_edge_side (edge));
  return oxbow_layout_middle (&script->layout, cell, direction);
}

static void
draw_falling_dam (const OxbowCanvas *canvas, const OxbowScene *scene, const OxbowFlight *flight, OxbowPoint at,
                  double part)
{
  OxbowCell cell = oxbow_edge_upper (flight->what);
  int direction = oxbow_direction_of_side (scene->grid.orientation, oxbow_edge_side (flight->what));
  cairo_rectangle (canvas->cr, at.x - 0.8, at.y - 0.8, 1.6, 1.6);
  cairo_clip (canvas->cr);
  cairo_translate (canvas->cr, at.x - flight->to.x, at.y - flight->to.y);
  cairo_push_group (canvas->cr);
  oxbow_figure_dam (canvas, oxbow_layout_corner (&canvas->layout, cell, direction),
                    oxbow_layout_corner (&canvas->layout, cell, direction + 1));
  cairo_pop_group_to_source (canvas->cr);
  cairo_paint_with_alpha (canvas->cr, MIN (2 * part, 1));
}

static void
tell_dam (Script *script, OxbowEdge edge)
{
  OxbowPoint to = middle_of (script, edge);
  OxbowFlight flight = {
    .draw = draw_falling_dam, .what = edge, .begin_ms = script->clock_ms, .ms = DAM_MS,
    .from = { to.x, to.y - 0.5 }, .to = to,
  };
  oxbow_motion_fly (script->motion, &flight);
  script->clock_ms += DAM_MS;
  oxbow_motion_turn_edges (script->motion, script->clock_ms);
}

/* From one cell into the next one. */
typedef struct
{
  OxbowCell from, to;
} Step;

/* How many cells of the river come before the one into which it takes that step; 0 if it does not. */
static guint
find_step (const OxbowRiver *river, Step step)
{
  for (guint i = 1; i < river->cells->len; i++)
    if (g_array_index (river->cells, OxbowCell, i - 1) == step.from
        && g_array_index (river->cells, OxbowCell, i) == step.to)
      return i;
  return 0;
}

/* Whether this river, by its number, takes a step now that it did not take before. */
static bool
takes_new_step (const Script *script, guint k, Step step)
{
  return find_step (g_ptr_array_index (script->after->rivers->rivers, k), step) > 0
         && find_step (g_ptr_array_index (script->before->rivers->rivers, k), step) == 0;
}

/* Every river that takes the step anew runs through this cell of the two now. */
static void
flow_through (Script *script, Step step, OxbowCell cell, int ms)
{
  for (guint k = 0; k < script->after->rivers->rivers->len; k++)
    if (takes_new_step (script, k, step))
      oxbow_motion_grow (script->motion, (int) k, cell, script->clock_ms, ms);
  script->clock_ms += ms;
  oxbow_motion_fade (script->motion, cell, script->clock_ms, SETTLE_MS);
}

/* Where a river comes to a bed that is there, its own one below the dam or another river's, it runs on: no event tells
 * of that. */
static void
add_steps_below (const Script *script, GArray *steps)
{
  const GPtrArray *rivers = script->after->rivers->rivers;
  Step step = g_array_index (steps, Step, steps->len - 1);
  guint k = 0;
  while (k < rivers->len && !takes_new_step (script, k, step))
    k++;
  if (k == rivers->len)
    return;
  const GArray *cells = ((const OxbowRiver *) g_ptr_array_index (rivers, k))->cells;
  for (guint i = find_step (g_ptr_array_index (rivers, k), step) + 1; i < cells->len; i++)
    {
      step = (Step) { step.to, g_array_index (cells, OxbowCell, i) };
      if (takes_new_step (script, k, step))
        g_array_append_val (steps, step);
    }
}

/* The river turns within the cell that it leaves, then runs from cell to cell, while the old course falls dry. */
static int
tell_water (Script *script, int i)
{
  int begin = script->clock_ms;
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (Step));
  for (; is_event (script, i, DOS_RIOS_EVENT_FLOWS); i++)
    {
      OxbowEdge edge = nth_event (script, i)->args[0];
      Step step = { oxbow_edge_upper (edge), oxbow_grid_edge_lower (&script->before->grid, edge) };
      g_array_append_val (steps, step);
    }
  add_steps_below (script, steps);
  int ms = MIN (FLOW_MS, RIVER_MS / (int) (steps->len + 1));
  flow_through (script, g_array_index (steps, Step, 0), g_array_index (steps, Step, 0).from, ms);
  for (guint k = 0; k < steps->len; k++)
    flow_through (script, g_array_index (steps, Step, k), g_array_index (steps, Step, k).to, ms);
  for (; is_event (script, i, DOS_RIOS_EVENT_DRIED) || is_event (script, i, DOS_RIOS_EVENT_WATERED); i++)
    if (is_event (script, i, DOS_RIOS_EVENT_DRIED))
      oxbow_motion_fade (script->motion, cell_of (script, nth_event (script, i)->args[0]), begin, DRY_MS);
  script->clock_ms += SETTLE_MS;
  return i;
}

static void
draw_coin (const OxbowCanvas *canvas, const OxbowScene *scene, const OxbowFlight *flight, OxbowPoint at, double part)
{
  dos_rios_draw_gain (canvas, (char) flight->what, at, CLAMP (MIN (part / 0.15, (1 - part) / 0.3), 0, 1));
}

/* A coin or a log rises from every hex that brings one. */
static void
rise (Script *script, int site, int begin_ms)
{
  const DosRiosSite *here = &dos_rios_ground (dos_rios_scene_state (script->before))->sites[site];
  OxbowPoint at = oxbow_layout_centre (&script->layout, here->cell);
  OxbowFlight flight = {
    .draw = draw_coin, .what = here->land, .begin_ms = begin_ms, .ms = COIN_MS, .from = { at.x, at.y - 0.3 },
    .to = { at.x, at.y - 0.8 }, .is_steady = true,
  };
  if (dos_rios_terrain_is_field (here->land) || here->land == 'f')
    oxbow_motion_fly (script->motion, &flight);
}

static int
tell_harvest (Script *script, int i)
{
  const DosRiosState *state = dos_rios_scene_state (script->before);
  int card = nth_event (script, i)->args[1], n_risen = 0;
  int16_t sites[dos_rios_ground (state)->n_sites];
  int n = dos_rios_find_reaped (state, card, sites);
  unsigned paid = 0;
  for (; is_event (script, i, DOS_RIOS_EVENT_HARVESTED); i++)
    if (nth_event (script, i)->args[2] + nth_event (script, i)->args[3] > 0)
      paid |= 1u << nth_event (script, i)->args[0];
  for (int k = 0; k < n; k++)
    {
      int seat = dos_rios_present (state, sites[k]);
      if (seat >= 0 && (paid >> seat & 1) != 0)
        rise (script, sites[k], script->clock_ms + 40 * n_risen++);
    }
  script->clock_ms += n_risen > 0 ? COIN_MS + 40 * n_risen : 0;
  return i;
}

static void
draw_desperado (const OxbowCanvas *canvas, const OxbowScene *scene, const OxbowFlight *flight, OxbowPoint at,
                double part)
{
  oxbow_goods_hat (canvas, at, MAX (0.36, 6 * canvas->pixel), CLAMP (12 * MIN (part, 1 - part), 0, 1));
}

static const OxbowRiver *
find_river (const OxbowScene *scene, int wanted)
{
  const OxbowCell spring = dos_rios_spring (dos_rios_scene_state (scene), wanted);
  for (guint k = 0; k < scene->rivers->rivers->len; k++)
    {
      const OxbowRiver *river = g_ptr_array_index (scene->rivers->rivers, k);
      if (river->cells->len > 0 && g_array_index (river->cells, OxbowCell, 0) == spring)
        return river;
    }
  return NULL;
}

/* When somebody who comes down the river so fast is at a cell. */
static int
time_at (const OxbowRiver *river, OxbowCell cell, int ms)
{
  for (guint i = 0; i < river->cells->len; i++)
    if (g_array_index (river->cells, OxbowCell, i) == cell)
      return (int) ((i + 0.3) * ms / river->cells->len);
  return 0;
}

/* DR-6.6: they come down the whole course, and whom they meet is gone. */
static int
tell_desperados (Script *script, int i)
{
  const OxbowRiver *river = find_river (script->after, nth_event (script, i)->args[0]);
  int begin = script->clock_ms, end = begin;
  if (river == NULL)
    return i + 1;
  int ms = MIN ((int) river->cells->len * RIDE_MS, RIVER_MS);
  OxbowFlight ride = { .draw = draw_desperado, .begin_ms = begin, .ms = ms, .river = river };
  oxbow_motion_fly (script->motion, &ride);
  for (i++; is_event (script, i, DOS_RIOS_EVENT_RAIDED); i++)
    {
      const OxbowEvent *raided = nth_event (script, i);
      int at = begin + time_at (river, raided->args[1], ms);
      end = MAX (end, go_home (script, raided->args[0], raided->args[1], 1, at, STEP_MS));
    }
  script->clock_ms = MAX (begin + ms, end);
  return i;
}

static int
tell_event (Script *script, int i)
{
  const OxbowEvent *event = nth_event (script, i);
  switch ((DosRiosEvent) event->verb)
    {
    case DOS_RIOS_EVENT_PLACED:
    case DOS_RIOS_EVENT_RODE:
      script->clock_ms = come (script, event->args[0], event->args[1]);
      return i + 1;
    case DOS_RIOS_EVENT_WALKED:
      return tell_walks (script, i);
    case DOS_RIOS_EVENT_DAMMED:
      tell_dam (script, event->args[1]);
      return i + 1;
    case DOS_RIOS_EVENT_FLOWS:
      return tell_water (script, i);
    case DOS_RIOS_EVENT_BUILT:
      make_room (script, event->args[1], script->clock_ms, BUILD_MS);
      script->clock_ms += BUILD_MS;
      return i + 1;
    case DOS_RIOS_EVENT_HARVESTED:
      return tell_harvest (script, i);
    case DOS_RIOS_EVENT_DESPERADOS:
      return tell_desperados (script, i);
    case DOS_RIOS_EVENT_CHASED:
    case DOS_RIOS_EVENT_DRIED:
    case DOS_RIOS_EVENT_WATERED:
    case DOS_RIOS_EVENT_DELAYED:
    case DOS_RIOS_EVENT_SHUFFLED:
    case DOS_RIOS_EVENT_DRAWN:
    case DOS_RIOS_EVENT_RAIDED:
    case DOS_RIOS_EVENT_TURN:
    case DOS_RIOS_EVENT_ROUND:
    case DOS_RIOS_EVENT_WON:
      return i + 1;
    }
  g_assert_not_reached ();
}

/* Where water only changes its breadth or its place in a shared bed, it does so when the new course is there; but what
 * waits on account of a dam alone fades at once. */
void
dos_rios_motion (OxbowMotion *motion, const OxbowEvents *events)
{
  Script script = { motion, oxbow_motion_get_before (motion), oxbow_motion_get_after (motion), events };
  oxbow_layout_init (&script.layout, &script.before->grid, 1);
  for (int i = 0; i < events->n; )
    i = tell_event (&script, i);
  oxbow_motion_fade_rest (motion, MAX (script.clock_ms - SETTLE_MS, 0), SETTLE_MS);
}
