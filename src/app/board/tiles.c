/* tiles.c: a layer of the board, kept as pictures of 256 pixels
 *
 * Tiles side by side that have never been drawn are drawn as one picture and cut, because what stands around a tile
 * has to be drawn with it. What changed in tiles that are in view is one job, so that it is seen all at once. Of a
 * layer of marks, most of which is empty, only what lies where marks may be is drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/tiles.h"
#include "app/board/album.h"
#include "app/board/tile.h"
#include <math.h>

#define BLOCK 4                 /* tiles each way that are drawn together */

static gboolean
jobs_arrived_cb (gpointer data)
{
  OxbowTiles *tiles = data;
  if (oxbow_tiles_accept (tiles))
    gtk_widget_queue_draw (tiles->widget);
  return G_SOURCE_REMOVE;
}

OxbowTiles *
oxbow_tiles_new (GtkWidget *widget)
{
  OxbowTiles *tiles = g_new0 (OxbowTiles, 1);
  tiles->widget = widget;
  tiles->table = oxbow_tile_table_new ();
  tiles->jobs = g_ptr_array_new ();
  tiles->inbox = oxbow_inbox_new (jobs_arrived_cb, tiles);
  return tiles;
}

static void
cancel_job (OxbowTiles *tiles, OxbowPrintJob *job)
{
  g_atomic_int_set (&job->cancelled, 1);
  g_ptr_array_remove_fast (tiles->jobs, job);
  for (guint i = 0; i < job->tiles->len; i++)
    {
      const OxbowPrintTile *place = &g_array_index (job->tiles, OxbowPrintTile, i);
      OxbowTile *tile =
          oxbow_tile_find (tiles->table, job->print.radius, job->print.bare, place->column, place->row);
      if (tile != NULL)
        oxbow_tile_give_up (tile);
    }
}

static void
cancel_all (OxbowTiles *tiles)
{
  while (tiles->jobs->len > 0)
    cancel_job (tiles, g_ptr_array_index (tiles->jobs, tiles->jobs->len - 1));
}

void
oxbow_tiles_free (OxbowTiles *tiles)
{
  cancel_all (tiles);
  oxbow_inbox_close (tiles->inbox);
  g_ptr_array_unref (tiles->jobs);
  g_hash_table_unref (tiles->table);
  g_clear_pointer (&tiles->confines, g_array_unref);
  oxbow_print_clear (&tiles->print);
  g_free (tiles);
}

static void
replace_print (OxbowTiles *tiles, const OxbowPrint *print)
{
  OxbowPrint copy;
  oxbow_print_copy (&copy, print);
  oxbow_print_clear (&tiles->print);
  tiles->print = copy;
}

static bool
is_same_picture (const OxbowPrint *a, const OxbowPrint *b)
{
  return a->subject == b->subject && a->marks == b->marks && a->theme == b->theme && a->names == b->names
         && a->as_cairo == b->as_cairo && a->scale == b->scale;
}

void
oxbow_tiles_set (OxbowTiles *tiles, const OxbowPrint *print)
{
  bool is_same = is_same_picture (&tiles->print, print);
  if (is_same && tiles->print.radius == print->radius && tiles->print.bare == print->bare)
    return;
  cancel_all (tiles);
  if (!is_same)
    {
      g_hash_table_remove_all (tiles->table);
      tiles->substitute = 0;
    }
  replace_print (tiles, print);
}

static gboolean
is_of_other_print (gpointer key, gpointer value, gpointer data)
{
  const OxbowTile *tile = value;
  const OxbowPrint *print = data;
  return tile->key.radius != print->radius || tile->key.bare != print->bare;
}

bool
oxbow_tiles_is_empty (OxbowTiles *tiles, int column, int row)
{
  OxbowBox box = oxbow_tile_box (column, row);
  if (tiles->confines == NULL)
    return false;
  for (guint i = 0; i < tiles->confines->len; i++)
    if (oxbow_box_meets (&g_array_index (tiles->confines, OxbowBox, i), &box))
      return false;
  return true;
}

static gboolean
is_empty_tile (gpointer key, gpointer value, gpointer data)
{
  const OxbowTile *tile = value;
  return oxbow_tiles_is_empty (data, tile->key.column, tile->key.row);
}

void
oxbow_tiles_confine (OxbowTiles *tiles, const GArray *boxes)
{
  g_clear_pointer (&tiles->confines, g_array_unref);
  if (boxes == NULL)
    return;
  tiles->confines = g_array_new (FALSE, FALSE, sizeof (OxbowBox));
  g_array_append_vals (tiles->confines, boxes->data, boxes->len);
  g_hash_table_foreach_remove (tiles->table, is_empty_tile, tiles);
}

void
oxbow_tiles_hold (OxbowTiles *tiles, bool hold)
{
  tiles->held = hold;
}

static void
accept_job (OxbowTiles *tiles, OxbowPrintJob *job)
{
  g_ptr_array_remove_fast (tiles->jobs, job);
  for (guint i = 0; i < job->tiles->len; i++)
    {
      const OxbowPrintTile *done = &g_array_index (job->tiles, OxbowPrintTile, i);
      OxbowTile *tile = oxbow_tile_find (tiles->table, job->print.radius, job->print.bare, done->column, done->row);
      if (tile == NULL)
        continue;
      oxbow_tile_accept (tile, &job->print, done);
      tiles->n_drawn++;
    }
}

bool
oxbow_tiles_accept (OxbowTiles *tiles)
{
  OxbowPrintJob *job;
  bool any = false;
  while ((job = oxbow_inbox_take (tiles->inbox)) != NULL)
    {
      if (!g_atomic_int_get (&job->cancelled))
        {
          accept_job (tiles, job);
          any = true;
        }
      oxbow_print_job_free (job);
    }
  return any;
}

OxbowTile *
oxbow_tiles_find (OxbowTiles *tiles, int column, int row)
{
  return oxbow_tile_find (tiles->table, tiles->print.radius, tiles->print.bare, column, row);
}

OxbowTileRange
oxbow_tiles_range (OxbowTiles *tiles, const OxbowBox *seen)
{
  OxbowLayout layout;
  oxbow_layout_init (&layout, &tiles->print.subject->scene->grid, tiles->print.radius);
  OxbowBox bounds = oxbow_layout_bounds (&layout);
  double beyond = OXBOW_BEYOND * tiles->print.radius;
  return (OxbowTileRange) {
    (int) floor (MAX (seen->x, -beyond) / OXBOW_TILE),
    (int) ceil (MIN (seen->x + seen->width, bounds.width + beyond) / OXBOW_TILE) - 1,
    (int) floor (MAX (seen->y, -beyond) / OXBOW_TILE),
    (int) ceil (MIN (seen->y + seen->height, bounds.height + beyond) / OXBOW_TILE) - 1,
  };
}

/* Whether it has to be drawn from nothing, and nobody does it yet. */
static bool
is_wanted (OxbowTiles *tiles, int column, int row)
{
  const OxbowTile *tile = oxbow_tiles_find (tiles, column, row);
  return (tile == NULL || (tile->node == NULL && !tile->drawing)) && !oxbow_tiles_is_empty (tiles, column, row);
}

static void
send_job (OxbowTiles *tiles, OxbowPrintJob *job)
{
  g_ptr_array_add (tiles->jobs, job);
  oxbow_inbox_send (tiles->inbox, job);
}

static bool
is_row_wanted (OxbowTiles *tiles, int left, int right, int row)
{
  for (int column = left; column <= right; column++)
    if (!is_wanted (tiles, column, row))
      return false;
  return true;
}

static void
add_box (OxbowPrintJob *job, const OxbowBox *box)
{
  oxbow_boxes_add (job->boxes, box, OXBOW_BOXES_MARGIN * job->print.radius);
}

/* What there may be to draw in an area. */
static void
add_area (OxbowTiles *tiles, OxbowPrintJob *job, const OxbowBox *area)
{
  if (tiles->print.marks == NULL)
    add_box (job, area);
  for (guint i = 0; tiles->print.marks != NULL && tiles->confines != NULL && i < tiles->confines->len; i++)
    {
      OxbowBox part = g_array_index (tiles->confines, OxbowBox, i);
      if (oxbow_box_clip (&part, area))
        add_box (job, &part);
    }
}

static OxbowBox
box_of (OxbowTiles *tiles, const OxbowTileRange *block)
{
  OxbowBox box, last;
  oxbow_print_tile (&tiles->print, block->left, block->top, &box);
  oxbow_print_tile (&tiles->print, block->right, block->bottom, &last);
  box.width = last.x + last.width - box.x;
  box.height = last.y + last.height - box.y;
  return box;
}

/* All wanted tiles that make a block with this one as its corner. */
static void
draw_block (OxbowTiles *tiles, const OxbowTileRange *range, int left, int top)
{
  int right = left, bottom = top;
  while (right < MIN (range->right, left + BLOCK - 1) && is_wanted (tiles, right + 1, top))
    right++;
  while (bottom < MIN (range->bottom, top + BLOCK - 1) && is_row_wanted (tiles, left, right, bottom + 1))
    bottom++;
  OxbowBox box = box_of (tiles, &(OxbowTileRange) { left, right, top, bottom });
  OxbowPrintJob *job = oxbow_print_job_new (&tiles->print);
  job->is_first = tiles->substitute <= 0;
  add_area (tiles, job, &box);
  for (int row = top; row <= bottom; row++)
    for (int column = left; column <= right; column++)
      {
        oxbow_print_job_add_tile (job, column, row);
        OxbowTile *tile = oxbow_tile_demand (tiles->table, tiles->print.radius, tiles->print.bare, column, row);
        g_array_set_size (tile->dirty, 0);
        oxbow_tile_begin (tile);
      }
  send_job (tiles, job);
}

static void
draw_missing (OxbowTiles *tiles, const OxbowTileRange *range)
{
  for (int row = range->top; row <= range->bottom; row++)
    for (int column = range->left; column <= range->right; column++)
      if (is_wanted (tiles, column, row))
        draw_block (tiles, range, column, row);
}

static void
add_changes (OxbowPrintJob *job, OxbowTile *tile)
{
  for (guint i = 0; i < tile->dirty->len; i++)
    add_box (job, &g_array_index (tile->dirty, OxbowBox, i));
  OxbowPrintTile *place = oxbow_print_job_add_tile (job, tile->key.column, tile->key.row);
  for (int i = 0; i < OXBOW_PANES; i++)
    if (tile->panes[i].image != NULL)
      place->panes[i] = cairo_surface_reference (tile->panes[i].image);
  oxbow_tile_begin (tile);
}

static void
draw_changes (OxbowTiles *tiles, const OxbowTileRange *range)
{
  OxbowPrintJob *job = NULL;
  for (int row = range->top; row <= range->bottom; row++)
    for (int column = range->left; column <= range->right; column++)
      {
        OxbowTile *tile = oxbow_tiles_find (tiles, column, row);
        if (tile == NULL || tile->node == NULL || tile->dirty->len == 0 || tile->drawing)
          continue;
        if (job == NULL)
          job = oxbow_print_job_new (&tiles->print);
        add_changes (job, tile);
      }
  if (job != NULL)
    send_job (tiles, job);
}

static bool
lies_outside (const OxbowTileRange *range, int column, int row)
{
  return column < range->left || column > range->right || row < range->top || row > range->bottom;
}

/* Begins at once with what was in view last: there need not be a frame before the change is seen. */
void
oxbow_tiles_change (OxbowTiles *tiles, const OxbowPrint *print, const GArray *boxes)
{
  GHashTableIter iter;
  gpointer value;
  replace_print (tiles, print);
  g_hash_table_foreach_remove (tiles->table, is_of_other_print, &tiles->print);
  tiles->substitute = print->radius;
  g_hash_table_iter_init (&iter, tiles->table);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    for (guint i = 0; i < boxes->len; i++)
      oxbow_tile_spoil (value, &g_array_index (boxes, OxbowBox, i));
  if (tiles->held || tiles->seen.width <= 0)
    return;
  OxbowTileRange range = oxbow_tiles_range (tiles, &tiles->seen);
  draw_changes (tiles, &range);
}

void
oxbow_tiles_expect (OxbowTiles *tiles)
{
  tiles->is_expected = true;
}

static bool
is_in_view (const OxbowPrintJob *job, const OxbowTileRange *range)
{
  for (guint i = 0; i < job->tiles->len; i++)
    {
      const OxbowPrintTile *tile = &g_array_index (job->tiles, OxbowPrintTile, i);
      if (!lies_outside (range, tile->column, tile->row))
        return true;
    }
  return false;
}

static void
cancel_out_of_view (OxbowTiles *tiles, const OxbowTileRange *range)
{
  for (guint i = tiles->jobs->len; i-- > 0;)
    if (!is_in_view (g_ptr_array_index (tiles->jobs, i), range))
      cancel_job (tiles, g_ptr_array_index (tiles->jobs, i));
}

bool
oxbow_tiles_is_range_ready (OxbowTiles *tiles, const OxbowTileRange *range)
{
  for (int row = range->top; row <= range->bottom; row++)
    for (int column = range->left; column <= range->right; column++)
      if (!oxbow_tile_is_ready (oxbow_tiles_find (tiles, column, row)) && !oxbow_tiles_is_empty (tiles, column, row))
        return false;
  return true;
}

void
oxbow_tiles_request (OxbowTiles *tiles, const OxbowTileRange *range, const OxbowTileRange *ahead)
{
  if (tiles->held)
    return;
  cancel_out_of_view (tiles, ahead);
  draw_missing (tiles, range);
  draw_changes (tiles, range);
  if (tiles->jobs->len == 0)
    draw_missing (tiles, ahead);
}

void
oxbow_tiles_wait (OxbowTiles *tiles, int ms)
{
  oxbow_inbox_wait (tiles->inbox, ms);
  oxbow_tiles_accept (tiles);
}

int
oxbow_tiles_n_drawn (OxbowTiles *tiles)
{
  return tiles->n_drawn;
}

static void
keep_tile (OxbowTiles *tiles, int column, int row, cairo_surface_t *all, const OxbowBox *whole)
{
  const OxbowTile *tile = oxbow_tiles_find (tiles, column, row);
  OxbowBox box;
  for (int i = 0; tile != NULL && i < OXBOW_PANES; i++)
    if (tile->panes[i].image != NULL && oxbow_print_pane (&tiles->print, column, row, i, &box))
      oxbow_print_copy_pixels (all, whole->x, whole->y, tile->panes[i].image, box.x, box.y, tiles->print.scale);
}

static void
keep_block (OxbowTiles *tiles, const OxbowTileRange *block)
{
  OxbowBox box = box_of (tiles, block);
  cairo_surface_t *all = oxbow_print_new_image (&tiles->print, box.width, box.height);
  for (int row = block->top; row <= block->bottom; row++)
    for (int column = block->left; column <= block->right; column++)
      keep_tile (tiles, column, row, all, &box);
  cairo_surface_mark_dirty (all);
  oxbow_album_keep (&tiles->print, &box, all);
  cairo_surface_destroy (all);
}

/* In the blocks that are drawn where nothing is there yet. */
void
oxbow_tiles_keep (OxbowTiles *tiles, const OxbowBox *seen)
{
  if (!oxbow_album_is_for (&tiles->print) || tiles->held)
    return;
  OxbowTileRange range = oxbow_tiles_range (tiles, seen);
  if (!oxbow_tiles_is_range_ready (tiles, &range))
    return;
  for (int row = range.top; row <= range.bottom; row += BLOCK)
    for (int column = range.left; column <= range.right; column += BLOCK)
      keep_block (tiles, &(OxbowTileRange) { column, MIN (column + BLOCK - 1, range.right), row,
                                             MIN (row + BLOCK - 1, range.bottom) });
}
