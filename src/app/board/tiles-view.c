/* tiles-view.c: the tiles that are seen, and what stands in for those that are not ready
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/tile.h"
#include <math.h>

#define MOST_TILES 128          /* at a scale of 1 */
#define DRAFTS_MS 3.0           /* time for drafts in a frame */
#define PATIENCE_MS 120         /* how long the first picture may keep the window waiting */
#define EXPECTED_MS 20          /* how long what is expected in it may keep a frame waiting */

/* Onto whole pixels: between parts of pixels there would be seams, and they take thrice the time. */
static void
append_scaled (GtkSnapshot *snapshot, const OxbowTile *tile, double scale)
{
  OxbowBox box = oxbow_tile_box (tile->key.column, tile->key.row);
  double left = round (box.x * scale), top = round (box.y * scale);
  double width = round ((box.x + box.width) * scale) - left, height = round ((box.y + box.height) * scale) - top;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) left, (float) top));
  gtk_snapshot_scale (snapshot, (float) (width / box.width), (float) (height / box.height));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) -box.x, (float) -box.y));
  gtk_snapshot_append_node (snapshot, tile->node);
  gtk_snapshot_restore (snapshot);
}

/* What was whole last, at its own zoom: beneath whatever is ready of this one. */
static void
append_substitutes (OxbowTiles *tiles, GtkSnapshot *snapshot, const OxbowBox *seen)
{
  GHashTableIter iter;
  gpointer value;
  double scale = tiles->print.radius / tiles->substitute;
  OxbowBox part = { seen->x / scale, seen->y / scale, seen->width / scale, seen->height / scale };
  g_hash_table_iter_init (&iter, tiles->table);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      OxbowTile *tile = value;
      OxbowBox box = oxbow_tile_box (tile->key.column, tile->key.row);
      if (tile->key.radius != tiles->substitute || tile->node == NULL || !oxbow_box_meets (&box, &part)
          || (scale == 1 && tile->key.bare == tiles->print.bare))
        continue;
      tile->seen = tiles->frame;
      append_scaled (snapshot, tile, scale);
    }
}

/* Whether the substitutes show something at the middle of a tile. */
static bool
has_substitute (OxbowTiles *tiles, int column, int row)
{
  if (tiles->substitute <= 0)
    return false;
  double scale = tiles->substitute / tiles->print.radius;
  int x = (int) floor ((column + 0.5) * scale), y = (int) floor ((row + 0.5) * scale);
  for (int bare = 0; bare < 2; bare++)
    {
      const OxbowTile *tile = oxbow_tile_find (tiles->table, tiles->substitute, bare != 0, x, y);
      if (tile != NULL && tile->node != NULL)
        return true;
    }
  return false;
}

static void
draw_draft (OxbowTiles *tiles, OxbowTile *tile)
{
  OxbowBox box = oxbow_tile_box (tile->key.column, tile->key.row);
  cairo_surface_t *image = oxbow_print_draw (&tiles->print, &box, true);
  tile->draft = oxbow_tile_node (image, &box, tiles->print.as_cairo);
  cairo_surface_destroy (image);
}

static void
append_drafts (OxbowTiles *tiles, GtkSnapshot *snapshot, const OxbowTileRange *range)
{
  gint64 end = g_get_monotonic_time () + (gint64) (DRAFTS_MS * 1000);
  for (int row = range->top; row <= range->bottom; row++)
    for (int column = range->left; column <= range->right; column++)
      {
        OxbowTile *tile = oxbow_tile_demand (tiles->table, tiles->print.radius, tiles->print.bare, column, row);
        if (tile->node != NULL || has_substitute (tiles, column, row))
          continue;
        if (tile->draft == NULL && g_get_monotonic_time () < end)
          draw_draft (tiles, tile);
        if (tile->draft != NULL)
          gtk_snapshot_append_node (snapshot, tile->draft);
      }
}

/* One node, with a node for each place, be there anything or not: so GSK compares what lies in the same place. */
static void
append_tiles (OxbowTiles *tiles, GtkSnapshot *snapshot, const OxbowTileRange *range)
{
  g_autoptr (GskRenderNode) nothing = gsk_container_node_new (NULL, 0);
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();
  for (int row = range->top; row <= range->bottom; row++)
    for (int column = range->left; column <= range->right; column++)
      {
        OxbowTile *tile = oxbow_tiles_find (tiles, column, row);
        if (tile != NULL)
          tile->seen = tiles->frame;
        g_ptr_array_add (nodes, tile != NULL && tile->node != NULL ? tile->node : nothing);
      }
  g_autoptr (GskRenderNode) all = gsk_container_node_new ((GskRenderNode **) nodes->pdata, nodes->len);
  gtk_snapshot_append_node (snapshot, all);
}

static int
compare_age (gconstpointer a, gconstpointer b)
{
  const OxbowTile *left = *(OxbowTile *const *) a, *right = *(OxbowTile *const *) b;
  return left->seen < right->seen ? -1 : left->seen > right->seen;
}

/* Those that were seen longest ago go. */
static void
limit_tiles (OxbowTiles *tiles, unsigned int most)
{
  if (g_hash_table_size (tiles->table) <= most)
    return;
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer value;
  g_hash_table_iter_init (&iter, tiles->table);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    g_ptr_array_add (all, value);
  g_ptr_array_sort (all, compare_age);
  for (guint i = 0; i < all->len && g_hash_table_size (tiles->table) > most; i++)
    {
      const OxbowTile *tile = g_ptr_array_index (all, i);
      if (!tile->drawing && tile->seen != tiles->frame)
        g_hash_table_remove (tiles->table, &tile->key);
    }
}

static void
append_range (OxbowTiles *tiles, GtkSnapshot *snapshot, const OxbowBox *seen, const OxbowTileRange *range)
{
  bool is_ready = oxbow_tiles_is_range_ready (tiles, range);
  if (!is_ready && tiles->substitute > 0)
    append_substitutes (tiles, snapshot, seen);
  if (!is_ready && !tiles->held && tiles->print.marks == NULL)
    append_drafts (tiles, snapshot, range);
  append_tiles (tiles, snapshot, range);
  if (is_ready)
    tiles->substitute = tiles->print.radius;
}

/* While the view is moved, the tiles that it comes to next are wanted too. */
static OxbowTileRange
look_ahead (OxbowTiles *tiles, const OxbowBox *seen)
{
  const OxbowBox *before = &tiles->seen;
  bool has_moved = seen->x != before->x || seen->y != before->y;
  if (seen->width != before->width || seen->height != before->height || tiles->substitute != tiles->print.radius)
    tiles->ahead_x = tiles->ahead_y = 0;
  else if (has_moved)
    {
      tiles->ahead_x = (seen->x > before->x) - (seen->x < before->x);
      tiles->ahead_y = (seen->y > before->y) - (seen->y < before->y);
    }
  tiles->seen = *seen;
  OxbowBox wide = *seen;
  wide.x -= tiles->ahead_x < 0 ? OXBOW_TILE : 0;
  wide.y -= tiles->ahead_y < 0 ? OXBOW_TILE : 0;
  wide.width += tiles->ahead_x != 0 ? OXBOW_TILE : 0;
  wide.height += tiles->ahead_y != 0 ? OXBOW_TILE : 0;
  return oxbow_tiles_range (tiles, &wide);
}

/* What this frame is to show at once. Tiles that were on their way and have changed since are asked for again. */
static void
wait_for_tiles (OxbowTiles *tiles, const OxbowTileRange *range, const OxbowTileRange *ahead)
{
  bool is_first = tiles->print.marks != NULL ? tiles->frame == 1 : tiles->substitute <= 0;
  if (!is_first && !tiles->is_expected)
    return;
  oxbow_tiles_wait (tiles, is_first ? PATIENCE_MS : EXPECTED_MS);
  oxbow_tiles_request (tiles, range, ahead);
}

void
oxbow_tiles_snapshot (OxbowTiles *tiles, GtkSnapshot *snapshot, const OxbowBox *seen)
{
  if (tiles->print.subject == NULL)
    return;
  OxbowTileRange range = oxbow_tiles_range (tiles, seen), ahead = look_ahead (tiles, seen);
  tiles->frame++;
  oxbow_tiles_accept (tiles);
  oxbow_tiles_request (tiles, &range, &ahead);
  wait_for_tiles (tiles, &range, &ahead);
  tiles->is_expected = false;
  append_range (tiles, snapshot, seen, &range);
  limit_tiles (tiles, MOST_TILES / (unsigned int) (tiles->print.scale * tiles->print.scale));
}

bool
oxbow_tiles_are_ready (OxbowTiles *tiles, const OxbowBox *seen)
{
  if (tiles->print.subject == NULL)
    return true;
  OxbowTileRange range = oxbow_tiles_range (tiles, seen);
  return oxbow_tiles_is_range_ready (tiles, &range);
}

int
oxbow_tiles_count (OxbowTiles *tiles)
{
  return (int) g_hash_table_size (tiles->table);
}

void
oxbow_tiles_trim (OxbowTiles *tiles)
{
  tiles->ahead_x = tiles->ahead_y = 0;
  limit_tiles (tiles, 0);
}
