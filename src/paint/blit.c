/* blit.c: huge boards, a tone a cell, straight into the pixels
 *
 * At the flat level a picture of a million cells is spans of colour: in each row of pixels, every column of cells (on
 * pointy-top grids every cell) begins and ends where a table made once for that row says. No path is built for a
 * cell, and neighbours share their border exactly, so there are no seams; slanted borders are softened
 * by the part of a pixel that each side covers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/terrain.h"
#include <math.h>

#define SQRT3 1.7320508075688772

typedef struct
{
  uint32_t *pixels;             /* of the first row */
  int stride;                   /* in pixels */
  int width, height;
  double x, y, radius;          /* in pixels: the centre of A1, and the hexes */
  uint32_t tones[256];          /* 0: nothing is drawn */
  const OxbowScene *scene;
} Blit;

static uint32_t
pack (OxbowColour colour)
{
  return 0xFF000000u | (uint32_t) lround (colour.red * 255) << 16 | (uint32_t) lround (colour.green * 255) << 8 |
         (uint32_t) lround (colour.blue * 255);
}

/* a where part is 0, b where it is 256. */
static inline uint32_t
mix (uint32_t a, uint32_t b, uint32_t part)
{
  uint32_t red_blue = ((a & 0xFF00FF) * (256 - part) + (b & 0xFF00FF) * part) >> 8 & 0xFF00FF;
  uint32_t green = ((a & 0xFF00) * (256 - part) + (b & 0xFF00) * part) >> 8 & 0xFF00;
  return 0xFF000000u | red_blue | green;
}

/* Spans come from left to right. Each shares its first pixel with what is there already, by how much of it it covers,
 * and takes all of its last one, of which the next span will take its own share. */
static inline void
fill_span (const Blit *blit, uint32_t *row, double from, double to, uint32_t tone)
{
  if (tone == 0 || to <= 0 || from >= blit->width)
    return;
  int first = (int) MAX (from, 0), last = (int) MIN (to, blit->width - 1);
  if (from >= 0 && row[first] != tone)
    row[first] = mix (row[first], tone, (uint32_t) ((first + 1 - from) * 256));
  else
    row[first] = tone;
  for (int x = first + 1; x <= last; x++)
    row[x] = tone;
}

/* The distance from a cell's upright axis to its border at a height off its centre, in radii. */
static double
half_breadth (double off)
{
  return 1 - fabs (off) / SQRT3;
}

/* Two columns side by side share the border: where one narrows the other widens. */
static void
blit_row_flat (const Blit *blit, int y)
{
  const OxbowGrid *grid = &blit->scene->grid;
  double r = blit->radius, step = 1.5 * r, at = (y + 0.5 - blit->y) / r;
  int rows[2];
  double half[2];
  for (int odd = 0; odd < 2; odd++)
    {
      double place = at / SQRT3 - odd * 0.5;
      rows[odd] = (int) floor (place + 0.5);
      half[odd] = half_breadth ((place - rows[odd]) * SQRT3) * r;
    }
  int first = (int) MAX (0, floor ((-blit->x - r) / step)),
      last = (int) MIN (grid->width - 1, ceil ((blit->width - blit->x + r) / step));
  uint32_t *row = blit->pixels + (size_t) y * blit->stride;
  const char *lines[2];
  for (int odd = 0; odd < 2; odd++)
    lines[odd] =
        rows[odd] >= 0 && rows[odd] < grid->height ? blit->scene->terrain + (size_t) rows[odd] * grid->width : NULL;
  for (int column = first; column <= last; column++)
    {
      const char *line = lines[column & 1];
      if (line == NULL)
        continue;
      double middle = blit->x + column * step, h = half[column & 1];
      fill_span (blit, row, middle - h, middle + h, blit->tones[(unsigned char) line[column]]);
    }
}

/* At most two rows of cells meet a row of pixels, one even and one odd: those below point up between those above. */
static void
blit_row_pointy (const Blit *blit, int y)
{
  const OxbowGrid *grid = &blit->scene->grid;
  double r = blit->radius, step = SQRT3 * r, at = (y + 0.5 - blit->y) / r, half[2];
  const char *lines[2] = { NULL, NULL };
  int nearest = (int) floor (at / 1.5 + 0.5);
  for (int j = MAX (nearest - 1, 0); j <= MIN (nearest + 1, grid->height - 1); j++)
    {
      double off = fabs (at - 1.5 * j);
      if (off >= 1)
        continue;
      lines[j & 1] = blit->scene->terrain + (size_t) j * grid->width;
      half[j & 1] = (off <= 0.5 ? SQRT3 / 2 : (1 - off) * SQRT3) * r;
    }
  int first = (int) MAX (0, floor (-blit->x / step - 1.5));
  int last = (int) MIN (grid->width - 1, ceil ((blit->width - blit->x) / step + 1.5));
  uint32_t *row = blit->pixels + (size_t) y * blit->stride;
  for (int column = first; column <= last; column++)
    for (int odd = 0; odd < 2; odd++)
      if (lines[odd] != NULL)
        {
          double middle = blit->x + (column + 0.5 * odd) * step;
          fill_span (blit, row, middle - half[odd], middle + half[odd],
                     blit->tones[(unsigned char) lines[odd][column]]);
        }
}

/* Only a canvas that is scaled evenly and moved, on an image of whole pixels, has rows to fill. */
static bool
find_pixels (const OxbowCanvas *canvas, Blit *blit)
{
  cairo_surface_t *surface = cairo_get_group_target (canvas->cr);
  if (cairo_surface_get_type (surface) != CAIRO_SURFACE_TYPE_IMAGE)
    return false;
  cairo_format_t format = cairo_image_surface_get_format (surface);
  cairo_matrix_t matrix;
  cairo_get_matrix (canvas->cr, &matrix);
  double scale_x, scale_y, offset_x, offset_y;
  cairo_surface_get_device_scale (surface, &scale_x, &scale_y);
  cairo_surface_get_device_offset (surface, &offset_x, &offset_y);
  if ((format != CAIRO_FORMAT_RGB24 && format != CAIRO_FORMAT_ARGB32) || matrix.xy != 0 || matrix.yx != 0
      || matrix.xx != matrix.yy || scale_x != scale_y || cairo_image_surface_get_data (surface) == NULL)
    return false;
  cairo_surface_flush (surface);
  blit->pixels = (uint32_t *) (void *) cairo_image_surface_get_data (surface);
  blit->stride = cairo_image_surface_get_stride (surface) / 4;
  blit->width = cairo_image_surface_get_width (surface);
  blit->height = cairo_image_surface_get_height (surface);
  blit->radius = matrix.xx * scale_x;
  blit->x = (matrix.xx * canvas->layout.x + matrix.x0) * scale_x + offset_x;
  blit->y = (matrix.yy * canvas->layout.y + matrix.y0) * scale_y + offset_y;
  return true;
}

bool
oxbow_terrain_blit (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  Blit blit = { .scene = scene };
  if (!find_pixels (canvas, &blit))
    return false;
  for (int letter = 0; letter < 256; letter++)
    blit.tones[letter] = scene->outside[letter] ? 0 : pack (oxbow_terrain_colour (canvas, scene, (char) letter));
  bool flat = scene->grid.orientation == OXBOW_FLAT;
  OxbowBox bounds = oxbow_layout_bounds (&canvas->layout);
  double top = blit.y + (bounds.y - canvas->layout.y) * blit.radius;
  int first = (int) CLAMP (floor (top), 0, blit.height),
      last = (int) CLAMP (ceil (top + bounds.height * blit.radius), 0, blit.height);
  for (int y = first; y < last; y++)
    if (flat)
      blit_row_flat (&blit, y);
    else
      blit_row_pointy (&blit, y);
  cairo_surface_mark_dirty (cairo_get_group_target (canvas->cr));
  return true;
}
