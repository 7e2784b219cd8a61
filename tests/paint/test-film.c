/* test-film.c: motions are watched: nothing jumps at their beginning or end, nothing flashes
 *
 * With OXBOW_FILMS in the environment each is printed there on a sheet of pictures, to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "film.h"
#include "picture.h"

#include <stdlib.h>

#define RADIUS 40.0
#define SMALL 12.0
#define FRAMES 12
#define MUCH 80                 /* of 255, in some colour */
#define SAME 8
#define HAIRS 1.5               /* pixels, to one of the radius */
#define PALE 100
#define EVERY_MS 48

static const Reel reels[] = {
  { "walk", "dos-rios", "two-rivers", "walked", "chased", 60, true },
  { "chase", "dos-rios", "two-rivers", "walked chased", NULL, 60, true },
  { "placing", "dos-rios", "two-rivers", "placed", NULL, 0, true },
  { "dam", "dos-rios", "two-rivers", "dammed", "flows", 40, false },
  { "detour", "dos-rios", "two-rivers", "dammed flows dried", NULL, 40, false },
  { "flow", "dos-rios", "two-rivers", "flows", NULL, 0, false },
  { "building", "dos-rios", "two-rivers", "built", NULL, 60, false },
  { "harvest", "dos-rios", "two-rivers", "harvested", "desperados", 100, true },
  { "desperados", "dos-rios", "two-rivers", "desperados raided", NULL, 0, true },
  { "moved", "rising-waters", "fall-1926", "moved", "flooded rain", 0, true },
  { "flooded", "rising-waters", "fall-1926", "flooded", NULL, 0, false },
  { "levee", "rising-waters", "fall-1926", "built", "rain", 0, false },
  { "raised", "rising-waters", "fall-1926", "raised", "rain", 0, false },
  { "survivors", "rising-waters", "fall-1926", "survivor-arrives", "rain", 0, false },
  { "launched", "rising-waters", "fall-1926", "launched", NULL, 0, false },
  { "built", "water-rights", "realm", "built", NULL, 30, false },
  { "supplied", "water-rights", "realm", "supplied", NULL, 30, false },
  { "ran", "water-rights", "realm", "ran", NULL, 30, false },
  { "sold", "water-rights", "realm", "sold", NULL, 30, false },
  { "move", "navajo-wars", "rise", "move", NULL, 0, false },
  { "corn", "navajo-wars", "rise", "corn", "move", 0, false },
  { "canyon", "navajo-wars", "rise", "intruder", NULL, 0, true },
  { "raid", "navajo-wars", "rise", "raid", NULL, 0, false },
  { "drought", "navajo-wars", "rise", "drought", NULL, 0, false },
  { "person", "navajo-wars", "rise", "person", "move", 0, false },
};

static void
print (const Film *film, const Reel *reel)
{
  const char *folder = g_getenv ("OXBOW_FILMS");
  if (folder == NULL)
    return;
  g_autofree char *file = g_strdup_printf ("%s-%s.png", reel->game, reel->name);
  g_autofree char *path = g_build_filename (folder, file, NULL), *text = oxbow_move_to_text (film->before, &film->move);
  g_test_message ("%s: %s, %d ms", path, text, oxbow_motion_get_ms (film->motion));
  film_print (film, FRAMES, path);
}

/* In the first moment as before, and just before the end as after it, but for hairs where pictures of cells meet. */
static void
check_ends (const Film *film)
{
  double last_ms = oxbow_motion_get_ms (film->motion) - 1;
  for (int which = 0; which < 2; which++)
    {
      g_autoptr (cairo_surface_t) still = film_still (film, which), frame = film_frame (film, which == 0 ? 0 : last_ms);
      g_assert_cmpint (picture_differ (still, frame, MUCH, NULL), <=, (int) (HAIRS * film->radius_px));
    }
}

/* What is the same before and after is never seen otherwise: no piece grows pale, no figure goes and comes back. */
static void
check_calm (const Film *film)
{
  g_autoptr (cairo_surface_t) before = film_still (film, 0), after = film_still (film, 1);
  for (int time_ms = 0; time_ms < oxbow_motion_get_ms (film->motion); time_ms += EVERY_MS)
    {
      g_autoptr (cairo_surface_t) frame = film_frame (film, time_ms);
      int n = 0;
      for (int y = 0; y < cairo_image_surface_get_height (frame); y++)
        for (int x = 0; x < cairo_image_surface_get_width (frame); x++)
          n += picture_distance (before, after, x, y) <= SAME && picture_distance (before, frame, x, y) > MUCH;
      g_assert_cmpint (n, <=, PALE);
    }
}

/* Where figures are too small they are chips, and those in the city are not drawn at all: nobody is gone at once. */
static void
test_small (gconstpointer data)
{
  Film film;
  film_shoot (&film, data, OXBOW_THEME_DARK, SMALL);
  check_ends (&film);
  film_clear (&film);
}

static void
test_film (gconstpointer data)
{
  const Reel *reel = data;
  Film film;
  film_shoot (&film, reel, OXBOW_THEME_LIGHT, RADIUS);
  print (&film, reel);
  check_ends (&film);
  if (!reel->is_passing)
    check_calm (&film);
  film_clear (&film);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (reels); i++)
    {
      g_autofree char *path = g_strdup_printf ("/paint/film/%s/%s", reels[i].game, reels[i].name);
      g_test_add_data_func (path, &reels[i], test_film);
    }
  g_test_add_data_func ("/paint/film/small/walk", &reels[0], test_small);
  g_test_add_data_func ("/paint/film/small/chase", &reels[1], test_small);
  g_test_add_data_func ("/paint/film/small/placing", &reels[2], test_small);
  return g_test_run ();
}
