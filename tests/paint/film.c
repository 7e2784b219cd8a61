/* film.c: motions as strips of pictures, to be looked at and measured
 *
 * What is seen is what the board widget shows: the position after, drawn by the painters, and the motion over it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "film.h"
#include "picture.h"

#include "files/document.h"

#include <math.h>

#define LONG_GAME 2500
#define SHEET_PX 2400.0
#define GAP_PX 6.0

static OxbowSetup *
load (const Reel *reel)
{
  g_autofree char *file = g_strconcat (reel->scenario, ".oxbow", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("OXBOW_DATA_DIR"), "scenarios", reel->game, file, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  OxbowDocument *document = oxbow_document_load (path, &error);
  g_assert_no_error (error);
  settings->seed = 7;
  settings->has_seed = true;
  OxbowSetup *setup = oxbow_setup_new (oxbow_document_get_scenario (document), settings, &error);
  g_assert_no_error (error);
  oxbow_document_free (document);
  return setup;
}

static bool
has_event (const OxbowState *state, const OxbowEvents *events, const char *name)
{
  for (int i = 0; i < events->n; i++)
    if (g_str_equal (oxbow_state_ruleset (state)->events[events->items[i].verb].name, name))
      return true;
  return false;
}

static bool
is_wanted (const Reel *reel, const OxbowState *state, const OxbowEvents *events)
{
  g_auto (GStrv) wanted = g_strsplit (reel->events, " ", -1), unwanted = g_strsplit (reel->not != NULL ? reel->not : "",
                                                                                     " ", -1);
  for (int i = 0; wanted[i] != NULL; i++)
    if (!has_event (state, events, wanted[i]))
      return false;
  for (int i = 0; unwanted[i] != NULL; i++)
    if (has_event (state, events, unwanted[i]))
      return false;
  return true;
}

/* Whether some legal move is one to film; it is then the film's. */
static bool
find_move (Film *film, const Reel *reel, const OxbowState *state, const OxbowMoves *moves)
{
  for (int i = 0; i < moves->n; i++)
    {
      g_autofree OxbowState *after = oxbow_state_copy (state);
      film->events.n = 0;
      g_assert_true (oxbow_state_apply (after, &moves->items[i], &film->events, NULL));
      if (!is_wanted (reel, state, &film->events))
        continue;
      film->motion = oxbow_motion_new (state, after, &film->events, -1);
      if (film->motion == NULL)
        continue;
      film->move = moves->items[i];
      film->before = oxbow_state_copy (state);
      film->after = g_steal_pointer (&after);
      return true;
    }
  return false;
}

static void
find_step (Film *film, const Reel *reel)
{
  film->setup = load (reel);
  g_autofree OxbowState *state = oxbow_state_copy (film->setup->start);
  OxbowMoves moves = OXBOW_MOVES_INIT;
  bool is_found = false;
  for (int n = 0; n < LONG_GAME && !is_found; n++)
    {
      if (oxbow_state_turn (state) < 0)
        oxbow_state_assign (state, film->setup->start);
      moves.n = 0;
      oxbow_state_legal_sorted (state, &moves);
      is_found = n >= reel->after && find_move (film, reel, state, &moves);
      g_assert_true (oxbow_state_apply (state, &moves.items[(n * 7919 + 7) % moves.n], NULL, NULL));
    }
  oxbow_moves_clear (&moves);
  if (!is_found)
    g_error ("%s: no move in %d tells of %s.", reel->name, LONG_GAME, reel->events);
}

static OxbowBox
round_out (OxbowBox box, const OxbowBox *within)
{
  double left = floor (MAX (box.x, within->x)), top = floor (MAX (box.y, within->y));
  double right = ceil (MIN (box.x + box.width, within->x + within->width)),
         bottom = ceil (MIN (box.y + box.height, within->y + within->height));
  return (OxbowBox) { left, top, right - left, bottom - top };
}

void
film_shoot (Film *film, const Reel *reel, OxbowThemeKind theme, double radius_px)
{
  OxbowLayout layout;
  *film = (Film) { .events = OXBOW_MOVES_INIT, .theme = theme, .radius_px = radius_px };
  find_step (film, reel);
  film->scenes[0] = oxbow_scene_new_state (film->before, -1);
  film->scenes[1] = oxbow_scene_new_state (film->after, -1);
  oxbow_layout_init (&layout, &film->scenes[0]->grid, radius_px);
  OxbowBox all = oxbow_layout_bounds (&layout), box = oxbow_motion_measure (film->motion, radius_px);
  double around = radius_px;
  box = (OxbowBox) { box.x - around, box.y - around, box.width + 2 * around, box.height + 2 * around };
  film->box = round_out (box, &all);
}

void
film_clear (Film *film)
{
  oxbow_motion_free (film->motion);
  for (int i = 0; i < 2; i++)
    oxbow_scene_free (film->scenes[i]);
  g_free (film->before);
  g_free (film->after);
  oxbow_moves_clear (&film->events);
  oxbow_setup_unref (film->setup);
}

static cairo_t *
pen_in_box (const Film *film, cairo_surface_t *picture)
{
  cairo_t *cr = picture_pen (picture);
  cairo_translate (cr, -film->box.x, -film->box.y);
  return cr;
}

cairo_surface_t *
film_still (const Film *film, int which)
{
  OxbowBoardOptions options = OXBOW_BOARD_OPTIONS_INIT;
  OxbowColour paper = oxbow_theme_get (film->theme)->tones[OXBOW_TONE_PAPER];
  cairo_surface_t *picture =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) film->box.width, (int) film->box.height);
  g_autoptr (cairo_t) cr = pen_in_box (film, picture);
  options.theme = film->theme;
  cairo_set_source_rgb (cr, paper.red, paper.green, paper.blue);
  cairo_paint (cr);
  oxbow_board_draw (cr, film->scenes[which], &options, film->radius_px, &film->box);
  return picture;
}

cairo_surface_t *
film_frame (const Film *film, double time_ms)
{
  cairo_surface_t *picture = film_still (film, 1);
  OxbowHandView view = { .theme = film->theme, .level = -1, .radius_px = film->radius_px, .box = film->box };
  g_autoptr (cairo_t) cr = pen_in_box (film, picture);
  OxbowBox seen = oxbow_motion_measure (film->motion, film->radius_px);
  cairo_rectangle (cr, floor (seen.x), floor (seen.y), ceil (seen.width) + 1, ceil (seen.height) + 1);
  cairo_clip (cr);
  oxbow_motion_draw (film->motion, cr, &view, time_ms);
  return picture;
}

static void
write_text (cairo_t *cr, const char *text)
{
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_rectangle (cr, 0, 0, 62, 20);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_font_size (cr, 14);
  cairo_move_to (cr, 4, 15);
  cairo_show_text (cr, text);
}

/* What leaps from a moment to the position before or after: black where nothing does. */
static cairo_surface_t *
make_leap (const Film *film, int which)
{
  cairo_surface_t *leap = film_frame (film, which == 0 ? 0 : oxbow_motion_get_ms (film->motion) - 1);
  g_autoptr (cairo_surface_t) after = film_still (film, which);
  g_autoptr (cairo_t) cr = picture_pen (leap);
  cairo_set_operator (cr, CAIRO_OPERATOR_DIFFERENCE);
  cairo_set_source_surface (cr, after, 0, 0);
  cairo_paint (cr);
  return leap;
}

static void
put (cairo_t *cr, cairo_surface_t *picture, double x, double y, const char *text)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_set_source_surface (cr, picture, 0, 0);
  cairo_paint (cr);
  write_text (cr, text);
  cairo_restore (cr);
}

void
film_print (const Film *film, int n_frames, const char *path)
{
  double width = film->box.width + GAP_PX, height = film->box.height + GAP_PX;
  int ms = oxbow_motion_get_ms (film->motion);
  int columns = (int) CLAMP (SHEET_PX / width, 1, n_frames), rows = (n_frames + 1) / columns + 1;
  g_autoptr (cairo_surface_t) sheet =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (columns * width), (int) (rows * height));
  g_autoptr (cairo_t) cr = picture_pen (sheet);
  for (int i = 0; i < n_frames; i++)
    {
      double time_ms = (double) ms * i / (n_frames - 1);
      g_autoptr (cairo_surface_t) frame = film_frame (film, time_ms);
      g_autofree char *text = g_strdup_printf ("%.0f ms", time_ms);
      put (cr, frame, i % columns * width, i / columns * height, text);
    }
  for (int which = 0; which < 2; which++)
    {
      int i = n_frames + which;
      g_autoptr (cairo_surface_t) leap = make_leap (film, which);
      put (cr, leap, i % columns * width, i / columns * height, which == 0 ? "begins" : "ends");
    }
  g_assert_cmpint (cairo_surface_write_to_png (sheet, path), ==, CAIRO_STATUS_SUCCESS);
}
