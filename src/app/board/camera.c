/* camera.c: which part of the board is seen, and how large
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/camera.h"
#include <math.h>

#define FIT_MARGIN 14.0         /* of paper around a board that fits, at least */
#define MARGIN_PART 16          /* and at most of the view's height, if that is more */
#define MARGIN 40.0             /* around one that does not */
#define LARGEST_FIT 96.0        /* a board of few cells is not blown up */
#define LEAST 0.05
#define AROUND 0.6              /* of a radius, that is seen around what is revealed */

static const double steps[] = { 0.10, 0.125, 0.16, 0.20, 0.25, 0.32, 0.40, 0.50, 0.64, 0.80, 1.00, 1.25, 1.60, 2.00,
                                2.50, 3.20, 4.00, 5.00, 6.40, 8.00 };
#define N_STEPS ((int) G_N_ELEMENTS (steps))

static OxbowBox
board_bounds (const OxbowCamera *camera, double radius)
{
  OxbowLayout layout;
  oxbow_layout_init (&layout, &camera->grid, radius);
  return oxbow_layout_bounds (&layout);
}

static double
fitting_radius (const OxbowCamera *camera)
{
  OxbowBox bounds = board_bounds (camera, 1);
  double margin = CLAMP (camera->margin, FIT_MARGIN, MAX (FIT_MARGIN, camera->height / MARGIN_PART));
  double width = MAX (camera->width - 2 * margin, 1), height = MAX (camera->height - 2 * margin, 1);
  return CLAMP (MIN (width / bounds.width, height / bounds.height), LEAST, LARGEST_FIT);
}

static double
limit_radius (const OxbowCamera *camera, double radius)
{
  double least = MIN (steps[0] * OXBOW_CAMERA_RADIUS, fitting_radius (camera));
  return CLAMP (radius, least, steps[N_STEPS - 1] * OXBOW_CAMERA_RADIUS);
}

static void
move_to (OxbowCamera *camera, double x, double y)
{
  OxbowBox canvas = oxbow_camera_canvas (camera);
  camera->x = CLAMP (round (x), 0, floor (canvas.width - camera->width));
  camera->y = CLAMP (round (y), 0, floor (canvas.height - camera->height));
}

void
oxbow_camera_init (OxbowCamera *camera, const OxbowGrid *grid)
{
  *camera = (OxbowCamera) { .grid = *grid, .fit = true, .width = 1, .height = 1 };
  camera->radius = fitting_radius (camera);
}

void
oxbow_camera_set_margin (OxbowCamera *camera, double margin)
{
  camera->margin = margin;
}

void
oxbow_camera_fit (OxbowCamera *camera)
{
  camera->fit = true;
  camera->radius = fitting_radius (camera);
  move_to (camera, 0, 0);
}

/* What is in the middle of the view stays there. */
void
oxbow_camera_resize (OxbowCamera *camera, int width, int height)
{
  OxbowPoint offset = oxbow_camera_offset (camera);
  OxbowPoint middle = { offset.x + camera->width / 2.0, offset.y + camera->height / 2.0 };
  camera->width = MAX (width, 1);
  camera->height = MAX (height, 1);
  if (camera->fit)
    oxbow_camera_fit (camera);
  else
    oxbow_camera_centre (camera, middle.x, middle.y);
}

void
oxbow_camera_scroll (OxbowCamera *camera, double x, double y)
{
  move_to (camera, x, y);
}

void
oxbow_camera_zoom (OxbowCamera *camera, double radius, double x, double y)
{
  OxbowPoint offset = oxbow_camera_offset (camera);
  double before = camera->radius;
  camera->fit = false;
  camera->radius = limit_radius (camera, radius);
  double scale = camera->radius / before;
  OxbowBox canvas = oxbow_camera_canvas (camera);
  move_to (camera, (offset.x + x) * scale + canvas.x - x, (offset.y + y) * scale + canvas.y - y);
}

double
oxbow_camera_step (const OxbowCamera *camera, int way)
{
  double zoom = camera->radius / OXBOW_CAMERA_RADIUS;
  int i = 0;
  while (i < N_STEPS && steps[i] < zoom * (way > 0 ? 1.001 : 0.999))
    i++;
  i = way > 0 ? i : i - 1;
  return limit_radius (camera, (i < 0 ? 0 : steps[MIN (i, N_STEPS - 1)]) * OXBOW_CAMERA_RADIUS);
}

OxbowLayout
oxbow_camera_layout (const OxbowCamera *camera)
{
  OxbowLayout layout;
  oxbow_layout_init (&layout, &camera->grid, camera->radius);
  return layout;
}

OxbowBox
oxbow_camera_canvas (const OxbowCamera *camera)
{
  OxbowBox bounds = board_bounds (camera, camera->radius);
  double margin = camera->fit ? 0 : MARGIN;
  double width = MAX (ceil (bounds.width + 2 * margin), camera->width),
         height = MAX (ceil (bounds.height + 2 * margin), camera->height);
  return (OxbowBox) { round ((width - bounds.width) / 2), round ((height - bounds.height) / 2), width, height };
}

OxbowPoint
oxbow_camera_offset (const OxbowCamera *camera)
{
  OxbowBox canvas = oxbow_camera_canvas (camera);
  return (OxbowPoint) { camera->x - canvas.x, camera->y - canvas.y };
}

OxbowBox
oxbow_camera_seen (const OxbowCamera *camera)
{
  OxbowPoint offset = oxbow_camera_offset (camera);
  return (OxbowBox) { offset.x, offset.y, camera->width, camera->height };
}

bool
oxbow_camera_sees_all (const OxbowCamera *camera)
{
  OxbowBox bounds = board_bounds (camera, camera->radius);
  return bounds.width <= camera->width && bounds.height <= camera->height;
}

/* How far to scroll so that from .. to lies within 0 .. size; the beginning comes first if both cannot. */
static double
distance_into (double from, double to, double size)
{
  if (from < 0 || to - from > size)
    return from;
  return to > size ? to - size : 0;
}

void
oxbow_camera_reveal (OxbowCamera *camera, const OxbowBox *box)
{
  OxbowPoint offset = oxbow_camera_offset (camera);
  double around = AROUND * camera->radius, left = box->x - around - offset.x, top = box->y - around - offset.y;
  double dx = distance_into (left, left + box->width + 2 * around, camera->width),
         dy = distance_into (top, top + box->height + 2 * around, camera->height);
  move_to (camera, camera->x + dx, camera->y + dy);
}

void
oxbow_camera_centre (OxbowCamera *camera, double x, double y)
{
  OxbowBox canvas = oxbow_camera_canvas (camera);
  move_to (camera, x + canvas.x - camera->width / 2.0, y + canvas.y - camera->height / 2.0);
}
