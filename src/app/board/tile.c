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
free_tile (gpointer data)
{
  OxbowTile *tile = data;
  g_clear_pointer (&tile->node, gsk_render_node_unref);
  g_clear_pointer (&tile->draft, gsk_render_node_unref);
  for (int i = 0; i < OXBOW_PANES; i++)
    {
      g_clear_pointer (&tile->panes[i].node, gsk_render_node_unref);
      g_clear_pointer (&tile->panes[i].image, cairo_surface_destroy);
    }
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

/* Nothing, in the same place. From one frame to the next GSK compares nodes of a kind one by one: with a node of a kind
 * for each pane, only those that look otherwise are drawn. */
static GskRenderNode *
blank_node (const OxbowBox *box, bool as_cairo)
{
  return as_cairo ? gsk_cairo_node_new (&GRAPHENE_RECT_INIT ((float) box->x, (float) box->y, (float) box->width,
                                                             (float) box->height))
                  : gsk_container_node_new (NULL, 0);
}

static void
set_pane (OxbowPane *pane, cairo_surface_t *image, const OxbowBox *box, bool as_cairo)
{
  if (pane->node != NULL && pane->image == image)
    return;
  g_clear_pointer (&pane->node, gsk_render_node_unref);
  g_clear_pointer (&pane->image, cairo_surface_destroy);
  pane->image = image != NULL ? cairo_surface_reference (image) : NULL;
  pane->node = image != NULL ? oxbow_tile_node (image, box, as_cairo) : blank_node (box, as_cairo);
}

void
oxbow_tile_accept (OxbowTile *tile, const OxbowPrint *print, const OxbowPrintTile *done)
{
  GskRenderNode *nodes[OXBOW_PANES];
  guint n = 0;
  for (int i = 0; i < OXBOW_PANES; i++)
    {
      OxbowBox box;
      if (!oxbow_print_pane (print, tile->key.column, tile->key.row, i, &box))
        continue;
      set_pane (&tile->panes[i], done->panes[i], &box, print->as_cairo);
      nodes[n++] = tile->panes[i].node;
    }
  g_clear_pointer (&tile->node, gsk_render_node_unref);
  tile->node = gsk_container_node_new (nodes, n);
  end (tile);
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

static double
device_scale (cairo_surface_t *image)
{
  double across, down;
  cairo_surface_get_device_scale (image, &across, &down);
  return across;
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
