/* tile.c: one tile, and the table of tiles
 *
 * The Cairo renderer copies the pixels of a texture in every frame, and a Cairo node's not; the renderers on a graphics
 * card upload a Cairo node in every frame, and a texture once. So the renderer decides which kind of node a tile is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/tile.h"
#include "app/board/pixels.h"
#include "app/board/print.h"
#include <gsk/gsk.h>
#include <math.h>

#define MOST_PATCHES 16         /* without a ground */
#define MOST_PATCHED 0.5        /* of a tile's size; what is patched more is flattened */

static guint
hash_key (gconstpointer data)
{
  const OxbowTileKey *key = data;
  return g_double_hash (&key->radius) * 31 + (guint) key->column * 7919 + (guint) key->row * 104729 + (guint) key->bare;
}

static gboolean
equal_keys (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (OxbowTileKey)) == 0;
}

static void
clear_patch (gpointer data)
{
  OxbowPatch *patch = data;
  gsk_render_node_unref (patch->node);
  cairo_surface_destroy (patch->image);
}

static void
free_tile (gpointer data)
{
  OxbowTile *tile = data;
  g_clear_pointer (&tile->node, gsk_render_node_unref);
  g_clear_pointer (&tile->ground, gsk_render_node_unref);
  g_clear_pointer (&tile->draft, gsk_render_node_unref);
  g_clear_pointer (&tile->image, cairo_surface_destroy);
  g_array_unref (tile->patches);
  g_array_unref (tile->dirty);
  g_array_unref (tile->since);
  g_free (tile);
}

GHashTable *
oxbow_tile_table_new (void)
{
  return g_hash_table_new_full (hash_key, equal_keys, NULL, free_tile);
}

OxbowTile *
oxbow_tile_find (GHashTable *table, double radius, bool bare, int column, int row)
{
  OxbowTileKey key = { radius, column, row, bare, 0 };
  return g_hash_table_lookup (table, &key);
}

OxbowTile *
oxbow_tile_demand (GHashTable *table, double radius, bool bare, int column, int row)
{
  OxbowTile *tile = oxbow_tile_find (table, radius, bare, column, row);
  if (tile != NULL)
    return tile;
  tile = g_new0 (OxbowTile, 1);
  tile->key = (OxbowTileKey) { radius, column, row, bare, 0 };
  tile->patches = g_array_new (FALSE, FALSE, sizeof (OxbowPatch));
  g_array_set_clear_func (tile->patches, clear_patch);
  tile->dirty = g_array_new (FALSE, FALSE, sizeof (OxbowBox));
  tile->since = g_array_new (FALSE, FALSE, sizeof (OxbowBox));
  g_hash_table_insert (table, &tile->key, tile);
  return tile;
}

bool
oxbow_tile_is_ready (const OxbowTile *tile)
{
  return tile != NULL && tile->node != NULL && tile->dirty->len == 0;
}

OxbowBox
oxbow_tile_box (int column, int row)
{
  return (OxbowBox) { (double) column * OXBOW_TILE, (double) row * OXBOW_TILE, OXBOW_TILE, OXBOW_TILE };
}

static OxbowBox
unite (const OxbowBox *a, const OxbowBox *b)
{
  double x = MIN (a->x, b->x), y = MIN (a->y, b->y);
  return (OxbowBox) { x, y, MAX (a->x + a->width, b->x + b->width) - x, MAX (a->y + a->height, b->y + b->height) - y };
}

/* What stands around a box has to be drawn with it. */
static double
cost_of (const OxbowBox *box, double margin)
{
  return (box->width + 2 * margin) * (box->height + 2 * margin);
}

void
oxbow_boxes_add (GArray *boxes, const OxbowBox *box, double margin)
{
  OxbowBox whole = *box;
  for (guint i = 0; i < boxes->len;)
    {
      const OxbowBox *other = &g_array_index (boxes, OxbowBox, i);
      OxbowBox both = unite (other, &whole);
      if (cost_of (&both, margin) > cost_of (other, margin) + cost_of (&whole, margin))
        {
          i++;
          continue;
        }
      whole = both;
      g_array_remove_index_fast (boxes, i);
      i = 0;
    }
  g_array_append_val (boxes, whole);
}

void
oxbow_boxes_add_apart (GArray *boxes, const OxbowBox *box)
{
  OxbowBox whole = *box;
  for (guint i = 0; i < boxes->len;)
    {
      const OxbowBox *other = &g_array_index (boxes, OxbowBox, i);
      if (!oxbow_box_meets (other, &whole))
        {
          i++;
          continue;
        }
      whole = unite (other, &whole);
      g_array_remove_index_fast (boxes, i);
      i = 0;
    }
  g_array_append_val (boxes, whole);
}

void
oxbow_tile_spoil (OxbowTile *tile, const OxbowBox *box)
{
  OxbowBox own = oxbow_tile_box (tile->key.column, tile->key.row), part = *box;
  if (!oxbow_box_clip (&part, &own))
    return;
  g_clear_pointer (&tile->draft, gsk_render_node_unref);
  double margin = OXBOW_BOXES_MARGIN * tile->key.radius;
  oxbow_boxes_add (tile->dirty, &part, margin);
  if (tile->drawing)
    oxbow_boxes_add (tile->since, &part, margin);
}

void
oxbow_tile_begin (OxbowTile *tile)
{
  tile->drawing = true;
  g_array_set_size (tile->since, 0);
}

void
oxbow_tile_give_up (OxbowTile *tile)
{
  tile->drawing = false;
}

/* What is dirty now is what became so while it was being drawn. */
static void
end (OxbowTile *tile)
{
  g_clear_pointer (&tile->draft, gsk_render_node_unref);
  tile->drawing = false;
  g_array_set_size (tile->dirty, 0);
  g_array_append_vals (tile->dirty, tile->since->data, tile->since->len);
  g_array_set_size (tile->since, 0);
}

/* Always a container: from one frame to the next, its children are then compared, and only new patches drawn. */
static void
compose (OxbowTile *tile)
{
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();
  if (tile->ground != NULL)
    g_ptr_array_add (nodes, tile->ground);
  for (guint i = 0; i < tile->patches->len; i++)
    g_ptr_array_add (nodes, g_array_index (tile->patches, OxbowPatch, i).node);
  g_clear_pointer (&tile->node, gsk_render_node_unref);
  tile->node = gsk_container_node_new ((GskRenderNode **) nodes->pdata, nodes->len);
}

void
oxbow_tile_accept (OxbowTile *tile, cairo_surface_t *image, const OxbowBox *box, bool as_cairo)
{
  oxbow_tile_bare (tile);
  tile->image = cairo_surface_reference (image);
  tile->area = *box;
  tile->ground = oxbow_tile_node (image, box, as_cairo);
  compose (tile);
  end (tile);
}

void
oxbow_tile_bare (OxbowTile *tile)
{
  g_clear_pointer (&tile->ground, gsk_render_node_unref);
  g_clear_pointer (&tile->image, cairo_surface_destroy);
  g_array_set_size (tile->patches, 0);
}

static bool
lies_within (const OxbowBox *box, const OxbowBox *other)
{
  return box->x >= other->x && box->y >= other->y && box->x + box->width <= other->x + other->width
         && box->y + box->height <= other->y + other->height;
}

static double
device_scale (cairo_surface_t *image)
{
  double across, down;
  cairo_surface_get_device_scale (image, &across, &down);
  return across;
}

static GskRenderNode *
patch_node (const OxbowPatch *patch, bool as_cairo)
{
  int scale = (int) lround (device_scale (patch->image));
  OxbowBox whole = { patch->corner.x, patch->corner.y,
                     (double) cairo_image_surface_get_width (patch->image) / scale,
                     (double) cairo_image_surface_get_height (patch->image) / scale };
  g_autoptr (GskRenderNode) node = oxbow_tile_node (patch->image, &whole, as_cairo);
  return gsk_clip_node_new (node, &GRAPHENE_RECT_INIT ((float) patch->box.x, (float) patch->box.y,
                                                       (float) patch->box.width, (float) patch->box.height));
}

/* What of a picture lies in a box: no tile keeps more than its own part. */
static cairo_surface_t *
cut_out (cairo_surface_t *image, const OxbowBox *whole, const OxbowBox *part)
{
  if (whole->width <= part->width && whole->height <= part->height)
    return cairo_surface_reference (image);
  int scale = (int) lround (device_scale (image));
  cairo_surface_t *piece =
      oxbow_pixels_new (cairo_image_surface_get_format (image), part->width, part->height, scale);
  cairo_surface_flush (piece);
  oxbow_print_copy_pixels (piece, part->x, part->y, image, whole->x, whole->y, scale);
  cairo_surface_mark_dirty (piece);
  return piece;
}

void
oxbow_tile_patch (OxbowTile *tile, cairo_surface_t *image, const OxbowBox *box, bool as_cairo)
{
  OxbowBox own = oxbow_tile_box (tile->key.column, tile->key.row);
  OxbowPatch patch = { .box = *box };
  if (!oxbow_box_clip (&patch.box, &own))
    return;
  patch.corner = (OxbowPoint) { patch.box.x, patch.box.y };
  for (guint i = tile->patches->len; i-- > 0;)
    if (lies_within (&g_array_index (tile->patches, OxbowPatch, i).box, &patch.box))
      g_array_remove_index (tile->patches, i);
  patch.image = cut_out (image, box, &patch.box);
  patch.node = patch_node (&patch, as_cairo);
  g_array_append_val (tile->patches, patch);
}

/* Adds what is left of a patch within a part of it. */
static void
keep_part (GArray *patches, const OxbowPatch *whole, double left, double top, double right, double bottom,
           bool as_cairo)
{
  OxbowPatch part = { .box = { left, top, right - left, bottom - top }, .corner = whole->corner };
  if (right <= left || bottom <= top)
    return;
  part.image = cairo_surface_reference (whole->image);
  part.node = patch_node (&part, as_cairo);
  g_array_append_val (patches, part);
}

/* Above, below, and on both sides of the box. */
static void
keep_around (GArray *patches, const OxbowPatch *whole, const OxbowBox *box, bool as_cairo)
{
  double left = whole->box.x, top = whole->box.y, right = left + whole->box.width, bottom = top + whole->box.height;
  double upper = CLAMP (box->y, top, bottom), lower = CLAMP (box->y + box->height, top, bottom);
  keep_part (patches, whole, left, top, right, upper, as_cairo);
  keep_part (patches, whole, left, lower, right, bottom, as_cairo);
  keep_part (patches, whole, left, upper, MIN (box->x, right), lower, as_cairo);
  keep_part (patches, whole, MAX (box->x + box->width, left), upper, right, lower, as_cairo);
}

void
oxbow_tile_clear_box (OxbowTile *tile, const OxbowBox *box, bool as_cairo)
{
  for (guint i = tile->patches->len; i-- > 0;)
    {
      const OxbowPatch *patch = &g_array_index (tile->patches, OxbowPatch, i);
      if (!oxbow_box_meets (&patch->box, box))
        continue;
      OxbowPatch whole = *patch;
      whole.image = cairo_surface_reference (whole.image);
      g_array_remove_index (tile->patches, i);
      keep_around (tile->patches, &whole, box, as_cairo);
      cairo_surface_destroy (whole.image);
    }
}

static bool
is_first_of_its_image (const OxbowTile *tile, guint i)
{
  const cairo_surface_t *image = g_array_index (tile->patches, OxbowPatch, i).image;
  for (guint j = 0; j < i; j++)
    if (g_array_index (tile->patches, OxbowPatch, j).image == image)
      return false;
  return true;
}

/* What is left of a patch keeps its whole picture. */
static int
count_kept_pixels (const OxbowTile *tile)
{
  int pixels = 0;
  for (guint i = 0; i < tile->patches->len; i++)
    {
      const OxbowPatch *patch = &g_array_index (tile->patches, OxbowPatch, i);
      double scale = device_scale (patch->image);
      if (is_first_of_its_image (tile, i))
        pixels += (int) (cairo_image_surface_get_width (patch->image) / scale
                         * cairo_image_surface_get_height (patch->image) / scale);
    }
  return pixels;
}

bool
oxbow_tile_is_cluttered (const OxbowTile *tile)
{
  return tile->patches->len > MOST_PATCHES || count_kept_pixels (tile) > OXBOW_TILE * OXBOW_TILE;
}

void
oxbow_tile_show_patches (OxbowTile *tile)
{
  compose (tile);
  end (tile);
}

cairo_surface_t *
oxbow_tile_picture (const OxbowTile *tile, int scale)
{
  OxbowBox own = tile->area;
  cairo_surface_t *picture =
      oxbow_pixels_new (cairo_image_surface_get_format (tile->image), own.width, own.height, scale);
  cairo_surface_flush (picture);
  oxbow_print_copy_pixels (picture, own.x, own.y, tile->image, own.x, own.y, scale);
  for (guint i = 0; i < tile->patches->len; i++)
    {
      const OxbowPatch *patch = &g_array_index (tile->patches, OxbowPatch, i);
      oxbow_print_copy_pixels (picture, own.x, own.y, patch->image, patch->corner.x, patch->corner.y, scale);
    }
  cairo_surface_mark_dirty (picture);
  return picture;
}

void
oxbow_tile_flatten (OxbowTile *tile, int scale, bool as_cairo)
{
  if (count_kept_pixels (tile) < MOST_PATCHED * OXBOW_TILE * OXBOW_TILE)
    return;
  cairo_surface_t *picture = oxbow_tile_picture (tile, scale);
  oxbow_tile_bare (tile);
  tile->image = picture;
  tile->ground = oxbow_tile_node (picture, &tile->area, as_cairo);
  compose (tile);
}

bool
oxbow_tile_suits_cairo (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  return native != NULL && GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native));
}

static GskRenderNode *
texture_node (cairo_surface_t *image, const graphene_rect_t *bounds)
{
  int stride = cairo_image_surface_get_stride (image), height = cairo_image_surface_get_height (image);
  g_autoptr (GBytes) bytes =
      g_bytes_new_with_free_func (cairo_image_surface_get_data (image), (gsize) stride * (gsize) height,
                                  (GDestroyNotify) cairo_surface_destroy, cairo_surface_reference (image));
  g_autoptr (GdkTexture) texture =
      gdk_memory_texture_new (cairo_image_surface_get_width (image), height, GDK_MEMORY_DEFAULT, bytes, (gsize) stride);
  return gsk_texture_node_new (texture, bounds);
}

static cairo_surface_t *
lend_picture (cairo_pattern_t *pattern, void *image, cairo_surface_t *target, const cairo_rectangle_int_t *part)
{
  return image;
}

static cairo_status_t
share_picture (cairo_pattern_t *pattern, void *image, const cairo_pattern_t *other)
{
  cairo_surface_reference (image);
  return CAIRO_STATUS_SUCCESS;
}

static void
let_go_of_picture (cairo_pattern_t *pattern, void *image)
{
  cairo_surface_destroy (image);
}

/* A node notes what is to be drawn. Of a surface it would note a state, and all pixels that are not the surface's own
 * (pixels.h) would be copied for it when the last other one who has the picture lets go of it, seen again or not. */
static cairo_pattern_t *
make_source (cairo_surface_t *image, double x, double y)
{
  double scale = device_scale (image);
  int width = cairo_image_surface_get_width (image), height = cairo_image_surface_get_height (image);
  cairo_pattern_t *source = cairo_pattern_create_raster_source (cairo_surface_reference (image),
                                                                cairo_surface_get_content (image), width, height);
  cairo_raster_source_pattern_set_acquire (source, lend_picture, NULL);
  cairo_raster_source_pattern_set_copy (source, share_picture);
  cairo_raster_source_pattern_set_finish (source, let_go_of_picture);
  cairo_matrix_t matrix;
  cairo_matrix_init_scale (&matrix, scale, scale);
  cairo_matrix_translate (&matrix, -x, -y);
  cairo_pattern_set_matrix (source, &matrix);
  cairo_pattern_set_filter (source, CAIRO_FILTER_NEAREST);
  return source;
}

GskRenderNode *
oxbow_tile_node (cairo_surface_t *image, const OxbowBox *box, bool as_cairo)
{
  graphene_rect_t bounds =
      GRAPHENE_RECT_INIT ((float) box->x, (float) box->y, (float) box->width, (float) box->height);
  if (!as_cairo)
    return texture_node (image, &bounds);
  GskRenderNode *node = gsk_cairo_node_new (&bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);
  cairo_pattern_t *source = make_source (image, box->x, box->y);
  cairo_set_source (cr, source);
  cairo_pattern_destroy (source);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}
