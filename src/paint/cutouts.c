/* cutouts.c: see cutouts.h
 *
 * Several threads lay them: one lock stands before those that are kept, and no two threads read the same one, as Cairo
 * asks. What is laid does not depend on what was laid before. A zoom that is left takes its own along.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/cutouts.h"
#include <math.h>
#include <string.h>

#define LARGEST_PX 256          /* of a radius: above that few cells are seen, and their images are large */
#define MARGIN_PX 2             /* for lines around what is covered */
#define LEAST_ROOM_B (384 * 1024.0)
#define ROOM_B 70.0             /* for each pixel of a square as large as a hex: blooms, and shades of all sides */

typedef struct
{
  OxbowCutout cutout;
  const OxbowTheme *theme;
  OxbowOrientation orientation;
  double scale;                 /* pixels of a radius */
  double device_scale, pixel;
  cairo_antialias_t edges;
} Key;

typedef struct
{
  Key key;
  cairo_surface_t *image;
  double x, y;                  /* of its corner, from its place: whole pixels of the device */
} Kept;

static GMutex lock;             /* of these */
static GHashTable *all;         /* of Kept, by its key */
static double all_b;

static guint
hash_key (gconstpointer data)
{
  const unsigned char *bytes = data;
  uint32_t hash = 5381;
  for (size_t i = 0; i < sizeof (Key); i++)
    hash = hash * 33 + bytes[i];
  return hash;
}

static gboolean
equal_keys (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (Key)) == 0;
}

static void
free_kept (gpointer data)
{
  Kept *kept = data;
  cairo_surface_destroy (kept->image);
  g_free (kept);
}

static double
get_device_scale (cairo_t *cr)
{
  double across, down;
  cairo_surface_get_device_scale (cairo_get_group_target (cr), &across, &down);
  return across;
}

double
oxbow_cutout_px (const OxbowCanvas *canvas)
{
  cairo_matrix_t matrix;
  cairo_get_matrix (canvas->cr, &matrix);
  if (cairo_surface_get_type (cairo_get_group_target (canvas->cr)) != CAIRO_SURFACE_TYPE_IMAGE || matrix.xy != 0
      || matrix.yx != 0 || matrix.xx <= 0 || matrix.xx != matrix.yy)
    return 0;
  double px = matrix.xx * get_device_scale (canvas->cr);
  return px <= LARGEST_PX ? px : 0;
}

/* Cleared first, as keys are compared byte by byte. */
static void
make_key (Key *key, const OxbowCanvas *canvas, const OxbowCutout *cutout)
{
  cairo_matrix_t matrix;
  cairo_get_matrix (canvas->cr, &matrix);
  memset (key, 0, sizeof *key);
  key->cutout.draw = cutout->draw;
  key->cutout.kind = cutout->kind;
  memcpy (key->cutout.looks, cutout->looks, sizeof cutout->looks);
  key->theme = canvas->theme;
  key->orientation = canvas->layout.grid.orientation;
  key->scale = matrix.xx;
  key->device_scale = get_device_scale (canvas->cr);
  key->pixel = canvas->pixel;
  key->edges = cairo_get_antialias (canvas->cr);
}

static cairo_t *
begin_image (Kept *kept, const OxbowBox *around)
{
  double device_scale = kept->key.device_scale, px = kept->key.scale * device_scale;
  int left = (int) floor (around->x * px) - MARGIN_PX, top = (int) floor (around->y * px) - MARGIN_PX;
  int right = (int) ceil ((around->x + around->width) * px) + MARGIN_PX;
  int bottom = (int) ceil ((around->y + around->height) * px) + MARGIN_PX;
  kept->x = left / device_scale;
  kept->y = top / device_scale;
  kept->image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, right - left, bottom - top);
  cairo_surface_set_device_scale (kept->image, device_scale, device_scale);
  cairo_t *cr = cairo_create (kept->image);
  cairo_translate (cr, -kept->x, -kept->y);
  cairo_scale (cr, kept->key.scale, kept->key.scale);
  cairo_set_antialias (cr, kept->key.edges);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  return cr;
}

static Kept *
make (const Key *key, const OxbowCanvas *canvas, const OxbowBox *around, gconstpointer data)
{
  Kept *kept = g_new0 (Kept, 1);
  OxbowCanvas own = *canvas;
  memcpy (&kept->key, key, sizeof *key);        /* and what lies between its parts, as all its bytes are compared */
  own.cr = begin_image (kept, around);
  key->cutout.draw (&own, data);
  cairo_destroy (own.cr);
  return kept;
}

static void
keep (Kept *kept)
{
  double px = kept->key.scale * kept->key.device_scale, room_b = MAX (LEAST_ROOM_B, ROOM_B * px * px);
  double size_b = (double) cairo_image_surface_get_stride (kept->image)
                  * cairo_image_surface_get_height (kept->image);
  if (all_b + size_b > room_b)
    {
      g_hash_table_remove_all (all);
      all_b = 0;
    }
  all_b += size_b;
  g_hash_table_insert (all, &kept->key, kept);
}

static const Kept *
find (const OxbowCanvas *canvas, const OxbowCutout *cutout, const OxbowBox *around, gconstpointer data)
{
  Key key;
  make_key (&key, canvas, cutout);
  if (all == NULL)
    all = g_hash_table_new_full (hash_key, equal_keys, NULL, free_kept);
  Kept *kept = g_hash_table_lookup (all, &key);
  if (kept != NULL)
    return kept;
  kept = make (&key, canvas, around, data);
  keep (kept);
  return kept;
}

/* The nearest place that has whole pixels before it; of two that are as near the same one in every tile, where half a
 * pixel may come out as a little less. */
static double
to_pixel (double place, double device_scale)
{
  return floor (place * device_scale + 0.5 + 1e-6) / device_scale;
}

void
oxbow_cutout_lay (const OxbowCanvas *canvas, const OxbowCutout *cutout, OxbowPoint place, const OxbowBox *around,
                  gconstpointer data)
{
  cairo_t *cr = canvas->cr;
  if (oxbow_cutout_px (canvas) <= 0)
    {
      cairo_save (cr);
      cairo_translate (cr, place.x, place.y);
      cutout->draw (canvas, data);
      cairo_restore (cr);
      return;
    }
  g_mutex_lock (&lock);
  const Kept *kept = find (canvas, cutout, around, data);
  double device_scale = kept->key.device_scale;
  cairo_user_to_device (cr, &place.x, &place.y);
  cairo_save (cr);
  cairo_identity_matrix (cr);
  cairo_set_source_surface (cr, kept->image, to_pixel (place.x, device_scale) + kept->x,
                            to_pixel (place.y, device_scale) + kept->y);
  cairo_paint (cr);
  cairo_restore (cr);
  g_mutex_unlock (&lock);
}
