/* navajo-wars-pieces.c: what stands and lies in the areas of Navajo Wars
 *
 * A family is a disc with its letter; below it a place each for a man, a woman and a child, hollow while nobody fills
 * it, and for a horse; rings around it for its Ferocity. Missions, Ranchos and Forts are small houses of different
 * roofs. Counters lie along the lower edge: Corn and intruders face down, raiders and Harass.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/navajo-wars-parts.h"

#include "paint/figures.h"
#include <glib/gi18n-lib.h>
#include <stdio.h>

#define DISC 0.23
#define RING 0.055
#define DISC_RISE 0.14          /* of a disc above the middle of its cell */
#define PEOPLE_DROP 0.38        /* of the row of people below it */
#define MEMBER 0.135            /* from one of its people to the next */
#define COUNTER 0.15
#define MOST_ABREAST 3

typedef enum { MISSION, RANCHO, FORT, HOUSES } House;

/* The middle of the foot of each house, around the centre of its cell; all three may stand in area 1. */
static const OxbowPoint house_places[HOUSES] = { { -0.58, 0.02 }, { 0.6, 0.02 }, { 0.16, 0.79 } };

static void
outline (const OxbowCanvas *canvas, NavajoWood wood)
{
  cairo_t *cr = canvas->cr;
  oxbow_canvas_colour (canvas, oxbow_livery_get ((int) wood)->colour, 1);
  cairo_fill_preserve (cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, 1);
  oxbow_canvas_pen (canvas, 0.09);
  cairo_stroke_preserve (cr);
  oxbow_canvas_colour (canvas, oxbow_livery_get ((int) wood)->colour, 1);
  cairo_fill_preserve (cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
  oxbow_canvas_pen (canvas, 0.028);
  cairo_stroke (cr);
}

void
navajo_paint_counter (const OxbowCanvas *canvas, OxbowPoint at, double half, bool is_square, NavajoWood wood,
                      const char *text)
{
  OxbowBox box = { at.x - half, at.y - half, 2 * half, 2 * half };
  if (is_square)
    oxbow_canvas_rounded (canvas, &box, 0.04);
  else
    oxbow_canvas_ellipse (canvas, at.x, at.y, half, half);
  outline (canvas, wood);
  navajo_paint_write (canvas, text, at.x, at.y, 1.5 * half, oxbow_livery_get ((int) wood)->mark_colour, false);
}

/* Houses */

static void
draw_mission (cairo_t *cr, double x, double y)
{
  cairo_rectangle (cr, x - 0.22, y - 0.24, 0.44, 0.24);
  cairo_move_to (cr, x - 0.1, y - 0.24);
  cairo_line_to (cr, x - 0.1, y - 0.4);
  cairo_line_to (cr, x, y - 0.5);
  cairo_line_to (cr, x + 0.1, y - 0.4);
  cairo_line_to (cr, x + 0.1, y - 0.24);
  cairo_close_path (cr);
}

static void
draw_rancho (cairo_t *cr, double x, double y)
{
  cairo_move_to (cr, x - 0.24, y);
  cairo_line_to (cr, x - 0.24, y - 0.22);
  cairo_line_to (cr, x, y - 0.42);
  cairo_line_to (cr, x + 0.24, y - 0.22);
  cairo_line_to (cr, x + 0.24, y);
  cairo_close_path (cr);
}

static void
draw_fort (cairo_t *cr, double x, double y)
{
  cairo_move_to (cr, x - 0.3, y);
  cairo_line_to (cr, x - 0.3, y - 0.34);
  for (int tooth = 0; tooth < 4; tooth++)
    {
      double left = x - 0.3 + 0.16 * tooth;
      cairo_line_to (cr, left, y - 0.34);
      cairo_line_to (cr, left + 0.12, y - 0.34);
      if (tooth == 3)
        break;
      cairo_line_to (cr, left + 0.12, y - 0.25);
      cairo_line_to (cr, left + 0.16, y - 0.25);
    }
  cairo_line_to (cr, x + 0.3, y);
  cairo_close_path (cr);
}

/* A door; on the Mission a cross, on the Rancho the line of its eaves. */
static void
draw_details (const OxbowCanvas *canvas, House house, double x, double y)
{
  cairo_t *cr = canvas->cr;
  oxbow_canvas_colour (canvas, oxbow_livery_get (NAVAJO_WOOD_BLACK)->colour, 1);
  cairo_rectangle (cr, x - 0.05, y - 0.15, 0.1, 0.15);
  cairo_fill (cr);
  if (house == MISSION)
    {
      cairo_move_to (cr, x, y - 0.66);
      cairo_line_to (cr, x, y - 0.5);
      cairo_move_to (cr, x - 0.05, y - 0.6);
      cairo_line_to (cr, x + 0.05, y - 0.6);
      oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
    }
  else if (house == RANCHO)
    {
      cairo_move_to (cr, x - 0.24, y - 0.22);
      cairo_line_to (cr, x + 0.24, y - 0.22);
    }
  oxbow_canvas_pen (canvas, 0.035);
  cairo_stroke (cr);
}

static void
draw_house (const OxbowCanvas *canvas, House house, OxbowPoint centre)
{
  static void (*const shapes[HOUSES]) (cairo_t *cr, double x, double y) = { draw_mission, draw_rancho, draw_fort };
  static const NavajoWood woods[HOUSES] = { NAVAJO_WOOD_WHITE, NAVAJO_WOOD_YELLOW, NAVAJO_WOOD_BLUE };
  double x = centre.x + house_places[house].x, y = centre.y + house_places[house].y;
  oxbow_figure_shadow (canvas, x, y, 0.34, 0.12);
  shapes[house] (canvas->cr, x, y);
  outline (canvas, woods[house]);
  if (canvas->level >= OXBOW_LEVEL_SIGNS)
    draw_details (canvas, house, x, y);
}

static bool
has_house (const NavajoWarsState *state, int spot, House house)
{
  int t = navajo_wars_spot_territory (spot), area = navajo_wars_spot_area (spot);
  if (!navajo_wars_is_track (spot))
    return false;
  return house == MISSION ? state->mission[t] == area
         : house == RANCHO ? state->rancho[t] == area
         : state->fort[t] && area == 1;
}

/* Families */

static void
draw_rings (const OxbowCanvas *canvas, int n, double x, double y)
{
  for (int ring = n; ring > 0; ring--)
    {
      oxbow_canvas_ellipse (canvas, x, y, DISC + RING * ring, DISC + RING * ring);
      oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, 1);
      cairo_fill_preserve (canvas->cr);
      oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
      oxbow_canvas_pen (canvas, 0.025);
      cairo_stroke (canvas->cr);
    }
}

static void
trace_member (const OxbowCanvas *canvas, int member, double x, double y)
{
  cairo_new_sub_path (canvas->cr);
  if (member == NAVAJO_WARS_MAN)
    cairo_rectangle (canvas->cr, x - 0.042, y - 0.085, 0.084, 0.17);
  else if (member == NAVAJO_WARS_WOMAN)
    oxbow_canvas_ellipse (canvas, x, y, 0.065, 0.08);
  else if (member == NAVAJO_WARS_CHILD)
    oxbow_canvas_ellipse (canvas, x, y + 0.035, 0.045, 0.045);
  else
    cairo_arc (canvas->cr, x, y, 0.06, 0.75 * G_PI, 0.25 * G_PI);
}

/* The places for a man, a woman, a child and a horse: an upright bar, a disc, a small disc, a horseshoe. */
static void
draw_members (const OxbowCanvas *canvas, const NavajoWarsFamily *family, double x, double y)
{
  cairo_t *cr = canvas->cr;
  int n = NAVAJO_WARS_CHILD + 1 + family->horse;
  double first = x - 0.5 * MEMBER * (n - 1);
  for (int member = 0; member < n; member++)
    trace_member (canvas, member, first + MEMBER * member, y);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, 1);
  oxbow_canvas_pen (canvas, 0.09);
  cairo_stroke_preserve (cr);
  cairo_fill (cr);
  for (int member = 0; member < n; member++)
    {
      bool is_horse = member > NAVAJO_WARS_CHILD;
      trace_member (canvas, member, first + MEMBER * member, y);
      oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
      if (!is_horse && family->people[member])
        cairo_fill_preserve (cr);
      oxbow_canvas_pen (canvas, is_horse ? 0.045 : 0.02);
      cairo_stroke (cr);
    }
}

static void
draw_family (const OxbowCanvas *canvas, const NavajoWarsState *state, int family, double x, double y)
{
  const NavajoWarsFamily *at = &state->families[family];
  if (canvas->level == OXBOW_LEVEL_FLAT)
    {
      navajo_paint_counter (canvas, (OxbowPoint) { x, y }, 0.3, false, NAVAJO_WOOD_RED, "");
      return;
    }
  oxbow_figure_shadow (canvas, x, y + DISC, 1.2 * DISC, 0.4 * DISC);
  draw_rings (canvas, at->ferocity, x, y);
  navajo_paint_counter (canvas, (OxbowPoint) { x, y }, DISC, false, NAVAJO_WOOD_RED,
                        canvas->level >= OXBOW_LEVEL_SIGNS ? navajo_wars_family_words[family] : "");
  if (canvas->level < OXBOW_LEVEL_SIGNS)
    return;
  draw_members (canvas, at, x, y + PEOPLE_DROP);
  if (state->manuelito == family)
    navajo_paint_counter (canvas, (OxbowPoint) { x - 0.22, y - 0.2 }, 0.11, true, NAVAJO_WOOD_WHITE, "M");
}

void
navajo_paint_family (const OxbowCanvas *canvas, const NavajoWarsState *state, int family, OxbowPoint at)
{
  draw_family (canvas, state, family, at.x, at.y);
}

static int
count_families (const NavajoWarsState *state, int spot)
{
  int n = 0;
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    n += state->families[family].in && state->families[family].place == spot;
  return n;
}

/* Three abreast; more of them closer together. */
static double
step_of (int n)
{
  return n <= MOST_ABREAST ? 0.56 : 1.2 / (n - 1);
}

/* Of the ith of so many, told from the middle of their cell. */
static OxbowPoint
place_abreast (int i, int n)
{
  return (OxbowPoint) { step_of (n) * (i - 0.5 * (n - 1)), -DISC_RISE };
}

static void
draw_families (const OxbowCanvas *canvas, const NavajoWarsState *state, int spot, OxbowPoint centre)
{
  int n = count_families (state, spot), i = 0;
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    if (state->families[family].in && state->families[family].place == spot)
      {
        OxbowPoint at = place_abreast (i++, n);
        draw_family (canvas, state, family, centre.x + at.x, centre.y + at.y);
      }
}

OxbowCell
navajo_paint_place_family (const OxbowScene *scene, int family, OxbowPoint *at, double *size)
{
  const NavajoWarsState *state = (const NavajoWarsState *) scene->state;
  int place = state->families[family].place, i = 0;
  OxbowLayout layout;
  if (!state->families[family].in || place < 0 || place >= NAVAJO_WARS_SPOTS)
    return OXBOW_NO_CELL;
  for (int other = 0; other < family; other++)
    i += state->families[other].in && state->families[other].place == place;
  OxbowCell cell = navajo_wars_cell_of (state, place);
  oxbow_layout_init (&layout, &scene->grid, 1);
  OxbowPoint centre = oxbow_layout_centre (&layout, cell), off = place_abreast (i, count_families (state, place));
  *at = (OxbowPoint) { centre.x + off.x, centre.y + off.y };
  *size = 1;
  return cell;
}

/* Families in a Caught box are shown near Santa Fe, in area 1 of the territory, and in its middle if nobody else stands
 * there; those that escaped at the western end; those of the canyon in its first cell. */
static bool
find_box (const NavajoWarsState *state, int spot, bool is_caught, OxbowPoint *at)
{
  int t = navajo_wars_spot_territory (spot), area = is_caught ? 1 : NAVAJO_WARS_AREAS;
  int home = t == NAVAJO_WARS_CANYON ? 0 : navajo_wars_spot (t, area);
  if (spot != home || count_families (state, (is_caught ? NAVAJO_WARS_CAUGHT : NAVAJO_WARS_ESCAPE) + t) == 0)
    return false;
  *at = (OxbowPoint) { is_caught ? 0.45 : -0.26, is_caught ? -0.45 : -0.36 };
  if (count_families (state, spot) == 0 && is_caught)
    *at = (OxbowPoint) { 0, -0.2 };
  return true;
}

static void
draw_box (const OxbowCanvas *canvas, const NavajoWarsState *state, int spot, bool is_caught, OxbowPoint centre)
{
  int place = (is_caught ? NAVAJO_WARS_CAUGHT : NAVAJO_WARS_ESCAPE) + navajo_wars_spot_territory (spot), i = 0;
  OxbowPoint at;
  if (!find_box (state, spot, is_caught, &at))
    return;
  double x = centre.x + at.x, y = centre.y + at.y;
  for (int family = 0, n = count_families (state, place); family < NAVAJO_WARS_FAMILIES; family++)
    if (state->families[family].in && state->families[family].place == place)
      navajo_paint_counter (canvas, (OxbowPoint) { x + 0.3 * (i++ - 0.5 * (n - 1)), y }, 0.16, false, NAVAJO_WOOD_RED,
                            navajo_wars_family_words[family]);
  if (canvas->level >= OXBOW_LEVEL_SIGNS)
    navajo_paint_write (canvas, is_caught ? _("caught") : _("escaped"), x, y + 0.27, 0.18,
                        canvas->theme->tones[OXBOW_TONE_INK], true);
}

/* Counters */

typedef struct
{
  bool is_there, is_square;
  NavajoWood wood;
  OxbowPoint at;                /* around the centre of the cell */
  char text[16];
} Counter;

enum { CORN, INTRUDER, RAIDERS, HARASS, COUNTERS };

/* Corn and intruders lie face down, for any viewer. */
static void
gather_counters (const NavajoWarsState *state, int spot, Counter *counters)
{
  counters[CORN] = (Counter) { state->corn[spot] > 0, false, NAVAJO_WOOD_YELLOW, { -0.54, 0.44 }, "" };
  counters[INTRUDER] = (Counter) { state->intruders[spot] > 0, false, NAVAJO_WOOD_WHITE, { 0.54, 0.44 }, "?" };
  counters[RAIDERS] = (Counter) { state->raid[spot] > 0, true, NAVAJO_WOOD_BLACK, { -0.24, 0.62 }, "" };
  counters[HARASS] = (Counter) { state->harass[spot], true, NAVAJO_WOOD_GREEN, { 0.24, 0.62 }, "H" };
  snprintf (counters[RAIDERS].text, sizeof counters[RAIDERS].text, "%d", state->raid[spot]);
}

/* A stalk with two leaves. */
static void
draw_stalk (const OxbowCanvas *canvas, OxbowPoint at)
{
  cairo_t *cr = canvas->cr;
  cairo_move_to (cr, at.x, at.y + 0.1);
  cairo_line_to (cr, at.x, at.y - 0.1);
  cairo_move_to (cr, at.x - 0.07, at.y - 0.04);
  cairo_line_to (cr, at.x, at.y + 0.04);
  cairo_line_to (cr, at.x + 0.07, at.y - 0.04);
  oxbow_canvas_colour (canvas, oxbow_livery_get (NAVAJO_WOOD_YELLOW)->mark_colour, 1);
  oxbow_canvas_pen (canvas, 0.035);
  cairo_stroke (cr);
}

static void
draw_counters (const OxbowCanvas *canvas, const NavajoWarsState *state, int spot, OxbowPoint centre)
{
  Counter counters[COUNTERS];
  gather_counters (state, spot, counters);
  for (int i = 0; i < COUNTERS; i++)
    {
      OxbowPoint at = { centre.x + counters[i].at.x, centre.y + counters[i].at.y };
      if (!counters[i].is_there)
        continue;
      oxbow_figure_shadow (canvas, at.x, at.y + COUNTER, 1.2 * COUNTER, 0.4 * COUNTER);
      navajo_paint_counter (canvas, at, COUNTER, counters[i].is_square, counters[i].wood,
                            canvas->level >= OXBOW_LEVEL_SIGNS ? counters[i].text : "");
      if (i == CORN && canvas->level >= OXBOW_LEVEL_SIGNS)
        draw_stalk (canvas, at);
    }
}

void
navajo_paint_pieces (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell)
{
  const NavajoWarsState *state = (const NavajoWarsState *) scene->state;
  int spot = navajo_wars_spot_of (state, cell);
  if (spot == NAVAJO_WARS_NOWHERE)
    return;
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
  for (int house = 0; house < HOUSES; house++)
    if (has_house (state, spot, (House) house))
      draw_house (canvas, (House) house, centre);
  if (canvas->level >= OXBOW_LEVEL_LINES)
    draw_counters (canvas, state, spot, centre);
  if (!canvas->deserted)
    draw_families (canvas, state, spot, centre);
  draw_box (canvas, state, spot, true, centre);
  draw_box (canvas, state, spot, false, centre);
}

static OxbowBox
box_around (OxbowPoint at, double half)
{
  return (OxbowBox) { at.x - half, at.y - half, 2 * half, 2 * half };
}

int
navajo_paint_measure (const OxbowScene *scene, OxbowCell cell, OxbowBox *boxes)
{
  const NavajoWarsState *state = (const NavajoWarsState *) scene->state;
  int spot = state != NULL ? navajo_wars_spot_of (state, cell) : NAVAJO_WARS_NOWHERE, n = 0;
  if (spot == NAVAJO_WARS_NOWHERE)
    return 0;
  Counter counters[COUNTERS];
  OxbowPoint at;
  int n_families = count_families (state, spot);
  double reach = DISC + 3 * RING;
  gather_counters (state, spot, counters);
  for (int house = 0; house < HOUSES; house++)
    if (has_house (state, spot, (House) house))
      boxes[n++] = (OxbowBox) { house_places[house].x - 0.32, house_places[house].y - 0.52, 0.64, 0.56 };
  for (int i = 0; i < COUNTERS; i++)
    if (counters[i].is_there)
      boxes[n++] = box_around (counters[i].at, COUNTER + 0.03);
  if (n_families > 0)
    {
      double half = reach + 0.5 * step_of (n_families) * (n_families - 1);
      boxes[n++] = (OxbowBox) { -half, -DISC_RISE - reach, 2 * half, reach + PEOPLE_DROP + 0.1 };
    }
  for (int is_caught = 0; is_caught < 2; is_caught++)
    if (find_box (state, spot, is_caught, &at))
      boxes[n++] = (OxbowBox) { at.x - 0.4, at.y - 0.18, 0.8, 0.56 };
  return n;
}
