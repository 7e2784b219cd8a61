/* print.c: drawing parts of a board outside the thread of the window
 *
 * Every box is drawn once, however many tiles it lies on, and laid over what the panes of these were. A pane that then
 * looks as before is the same picture, so that the window draws again only what looks otherwise.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/print.h"
#include "app/board/album.h"
#include "app/board/pixels.h"
#include "paint/hand.h"
#include <math.h>
#include <string.h>

#define MOST_THREADS 2
#define BUSY_US 50000           /* of work without a pause, after which another thread helps */
#define MOST_DOTS 12.0          /* radius up to which pieces in flat tones look like what they are */

void
oxbow_print_copy (OxbowPrint *to, const OxbowPrint *from)
{
  *to = *from;
  if (to->subject != NULL)
    oxbow_subject_ref (to->subject);
  if (to->marks != NULL)
    g_array_ref (to->marks);
}

void
oxbow_print_clear (OxbowPrint *print)
{
  g_clear_pointer (&print->subject, oxbow_subject_unref);
  g_clear_pointer (&print->marks, g_array_unref);
}

bool
oxbow_box_clip (OxbowBox *box, const OxbowBox *to)
{
  double left = MAX (floor (box->x), to->x), top = MAX (floor (box->y), to->y);
  double right = MIN (ceil (box->x + box->width), to->x + to->width),
         bottom = MIN (ceil (box->y + box->height), to->y + to->height);
  *box = (OxbowBox) { left, top, right - left, bottom - top };
  return right > left && bottom > top;
}

bool
oxbow_print_tile (const OxbowPrint *print, int column, int row, OxbowBox *box)
{
  OxbowLayout layout;
  oxbow_layout_init (&layout, &print->subject->scene->grid, print->radius);
  OxbowBox board = oxbow_layout_bounds (&layout), whole = { (double) column * OXBOW_TILE, (double) row * OXBOW_TILE,
                                                            OXBOW_TILE, OXBOW_TILE };
  double beyond = OXBOW_BEYOND * print->radius;
  *box = (OxbowBox) { board.x - beyond, board.y - beyond, board.width + 2 * beyond, board.height + 2 * beyond };
  return oxbow_box_clip (box, &whole);
}

bool
oxbow_print_pane (const OxbowPrint *print, int column, int row, int pane, OxbowBox *box)
{
  double size = OXBOW_TILE / 2;
  OxbowBox own = { column * 2 * size + pane % 2 * size, row * 2 * size + pane / 2 * size, size, size };
  return oxbow_print_tile (print, column, row, box) && oxbow_box_clip (box, &own);
}

cairo_surface_t *
oxbow_print_new_image (const OxbowPrint *print, double width, double height)
{
  return oxbow_pixels_new (print->as_cairo && print->marks == NULL ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width,
                           height, print->scale);
}

OxbowBoardOptions
oxbow_print_options (const OxbowPrint *print)
{
  OxbowBoardOptions options = OXBOW_BOARD_OPTIONS_INIT;
  options.theme = print->theme;
  options.cell_names = print->names;
  options.frame = false;
  options.bare = print->bare;
  options.plan = print->subject != NULL && print->subject->is_draft ? print->subject->scenario : NULL;
  return options;
}

static void
draw_board (cairo_t *cr, const OxbowPrint *print, const OxbowBox *box, bool draft)
{
  OxbowBoardOptions options = oxbow_print_options (print);
  if (draft)
    {
      options.cell_names = options.labels = false;
      options.level = OXBOW_LEVEL_FLAT;
      options.bare |= print->radius > MOST_DOTS;
    }
  oxbow_board_draw (cr, print->subject->scene, &options, print->radius, box);
}

static void
draw_hand (cairo_t *cr, const OxbowPrint *print, const OxbowBox *box)
{
  OxbowBoardOptions options = oxbow_print_options (print);
  OxbowHandView view = { print->theme, -1, print->radius, *box, print->scale, &options };
  oxbow_hand_draw (cr, print->subject->scene, &view, (const OxbowHandMark *) (void *) print->marks->data,
                   (int) print->marks->len);
}

static bool
is_empty (const OxbowPrint *print, const OxbowBox *box)
{
  for (guint i = 0; print->marks != NULL && i < print->marks->len; i++)
    {
      OxbowBox mark = oxbow_hand_measure (print->subject->scene, print->radius,
                                          &g_array_index (print->marks, OxbowHandMark, i));
      if (oxbow_box_meets (&mark, box))
        return false;
    }
  return print->marks != NULL;
}

cairo_surface_t *
oxbow_print_draw (const OxbowPrint *print, const OxbowBox *box, bool draft)
{
  cairo_surface_t *image = oxbow_print_new_image (print, box->width, box->height);
  cairo_t *cr = cairo_create (image);
  oxbow_pixels_spare (cr);
  if (print->marks == NULL)
    {
      OxbowColour paper = oxbow_theme_get (print->theme)->tones[OXBOW_TONE_PAPER];
      cairo_set_source_rgb (cr, paper.red, paper.green, paper.blue);
      cairo_paint (cr);
    }
  cairo_translate (cr, -box->x, -box->y);
  if (print->marks != NULL)
    draw_hand (cr, print, box);
  else
    draw_board (cr, print, box, draft);
  cairo_destroy (cr);
  cairo_surface_flush (image);
  return image;
}

void
oxbow_print_copy_pixels (cairo_surface_t *to, double to_x, double to_y, cairo_surface_t *from, double from_x,
                         double from_y, int scale)
{
  int dx = (int) (from_x - to_x) * scale, dy = (int) (from_y - to_y) * scale;
  int left = MAX (dx, 0), top = MAX (dy, 0);
  int right = MIN (cairo_image_surface_get_width (to), dx + cairo_image_surface_get_width (from));
  int bottom = MIN (cairo_image_surface_get_height (to), dy + cairo_image_surface_get_height (from));
  if (left >= right || top >= bottom)
    return;
  int to_stride = cairo_image_surface_get_stride (to), from_stride = cairo_image_surface_get_stride (from);
  unsigned char *to_data = cairo_image_surface_get_data (to), *from_data = cairo_image_surface_get_data (from);
  for (int y = top; y < bottom; y++)
    memcpy (to_data + (size_t) y * (size_t) to_stride + (size_t) left * 4,
            from_data + (size_t) (y - dy) * (size_t) from_stride + (size_t) (left - dx) * 4,
            (size_t) (right - left) * 4);
}

OxbowPrintJob *
oxbow_print_job_new (const OxbowPrint *print)
{
  OxbowPrintJob *job = g_new0 (OxbowPrintJob, 1);
  oxbow_print_copy (&job->print, print);
  job->boxes = g_array_new (FALSE, FALSE, sizeof (OxbowBox));
  job->tiles = g_array_new (FALSE, FALSE, sizeof (OxbowPrintTile));
  job->patches = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);
  return job;
}

OxbowPrintTile *
oxbow_print_job_add_tile (OxbowPrintJob *job, int column, int row)
{
  OxbowPrintTile tile = { column, row, { NULL } };
  g_array_append_val (job->tiles, tile);
  return &g_array_index (job->tiles, OxbowPrintTile, job->tiles->len - 1);
}

void
oxbow_print_job_free (OxbowPrintJob *job)
{
  oxbow_print_clear (&job->print);
  for (guint i = 0; i < job->tiles->len; i++)
    for (int pane = 0; pane < OXBOW_PANES; pane++)
      g_clear_pointer (&g_array_index (job->tiles, OxbowPrintTile, i).panes[pane], cairo_surface_destroy);
  g_array_unref (job->boxes);
  g_array_unref (job->tiles);
  g_ptr_array_unref (job->patches);
  g_free (job);
}

static size_t
n_bytes_of (cairo_surface_t *image)
{
  return (size_t) cairo_image_surface_get_stride (image) * (size_t) cairo_image_surface_get_height (image);
}

static bool
is_blank (cairo_surface_t *image)
{
  const unsigned char *data = cairo_image_surface_get_data (image);
  return data[0] == 0 && memcmp (data, data + 1, n_bytes_of (image) - 1) == 0;
}

static bool
look_alike (cairo_surface_t *one, cairo_surface_t *other)
{
  return n_bytes_of (one) == n_bytes_of (other)
         && memcmp (cairo_image_surface_get_data (one), cairo_image_surface_get_data (other), n_bytes_of (one)) == 0;
}

/* Of a box that does not lie within it, what does. */
static void
clear_part (cairo_surface_t *image, const OxbowBox *own, const OxbowBox *part, int scale)
{
  size_t stride = (size_t) cairo_image_surface_get_stride (image);
  unsigned char *data = cairo_image_surface_get_data (image) + (size_t) ((part->x - own->x) * scale) * 4;
  int top = (int) (part->y - own->y) * scale, bottom = top + (int) part->height * scale;
  for (int y = top; y < bottom; y++)
    memset (data + (size_t) y * stride, 0, (size_t) (part->width * scale) * 4);
}

static cairo_surface_t *
copy_pane (const OxbowPrint *print, const OxbowBox *own, cairo_surface_t *pane)
{
  cairo_surface_t *copy = oxbow_print_new_image (print, own->width, own->height);
  cairo_surface_flush (copy);
  if (pane != NULL)
    oxbow_print_copy_pixels (copy, 0, 0, pane, 0, 0, print->scale);
  return copy;
}

/* A pane with the boxes laid over it, where they look otherwise. */
static void
lay_boxes (const OxbowPrintJob *job, const OxbowBox *own, cairo_surface_t **pane)
{
  cairo_surface_t *after = NULL;
  for (guint i = 0; i < job->boxes->len; i++)
    {
      const OxbowBox *box = &g_array_index (job->boxes, OxbowBox, i);
      cairo_surface_t *patch = g_ptr_array_index (job->patches, i);
      OxbowBox part = *box;
      if (!oxbow_box_clip (&part, own) || (patch == NULL && *pane == NULL && after == NULL))
        continue;
      if (after == NULL)
        after = copy_pane (&job->print, own, *pane);
      if (patch != NULL)
        oxbow_print_copy_pixels (after, own->x, own->y, patch, box->x, box->y, job->print.scale);
      else
        clear_part (after, own, &part, job->print.scale);
    }
  if (after == NULL || (*pane != NULL && look_alike (*pane, after)))
    {
      g_clear_pointer (&after, cairo_surface_destroy);
      return;
    }
  cairo_surface_mark_dirty (after);
  if (job->print.marks != NULL && is_blank (after))
    g_clear_pointer (&after, cairo_surface_destroy);
  g_clear_pointer (pane, cairo_surface_destroy);
  *pane = after;
}

static void
lay_tiles (OxbowPrintJob *job)
{
  for (guint i = 0; i < job->tiles->len; i++)
    for (int pane = 0; pane < OXBOW_PANES; pane++)
      {
        OxbowPrintTile *tile = &g_array_index (job->tiles, OxbowPrintTile, i);
        OxbowBox own;
        if (oxbow_print_pane (&job->print, tile->column, tile->row, pane, &own))
          lay_boxes (job, &own, &tile->panes[pane]);
      }
  g_ptr_array_set_size (job->patches, 0);
}

static cairo_surface_t *
find_or_draw (const OxbowPrintJob *job, const OxbowBox *box)
{
  if (is_empty (&job->print, box))
    return NULL;
  cairo_surface_t *image = job->is_first ? oxbow_album_find (&job->print, box) : NULL;
  return image != NULL ? image : oxbow_print_draw (&job->print, box, false);
}

static void
draw_job (OxbowPrintJob *job)
{
  for (guint i = 0; i < job->boxes->len && !g_atomic_int_get (&job->cancelled); i++)
    g_ptr_array_add (job->patches, find_or_draw (job, &g_array_index (job->boxes, OxbowBox, i)));
  if (job->patches->len == job->boxes->len)
    lay_tiles (job);
}

struct _OxbowInbox
{
  GMutex mutex;
  GCond done_one;
  GQueue done;                  /* of OxbowPrintJob */
  int n_drawing;
  bool told;                    /* that something has arrived */
  GSourceFunc arrived;          /* NULL once closed */
  gpointer data;
};

static void
free_inbox (gpointer data)
{
  OxbowInbox *inbox = data;
  OxbowPrintJob *job;
  while ((job = g_queue_pop_head (&inbox->done)) != NULL)
    oxbow_print_job_free (job);
  g_mutex_clear (&inbox->mutex);
  g_cond_clear (&inbox->done_one);
}

static void
drop_inbox (gpointer inbox)
{
  g_atomic_rc_box_release_full (inbox, free_inbox);
}

static gboolean
tell_arrived_cb (gpointer data)
{
  OxbowInbox *inbox = data;
  g_mutex_lock (&inbox->mutex);
  inbox->told = false;
  g_mutex_unlock (&inbox->mutex);
  if (inbox->arrived != NULL)
    inbox->arrived (inbox->data);
  return G_SOURCE_REMOVE;
}

static void
work_cb (gpointer data, gpointer user_data)
{
  OxbowPrintJob *job = data;
  OxbowInbox *inbox = job->inbox;
  if (!g_atomic_int_get (&job->cancelled))
    draw_job (job);
  g_mutex_lock (&inbox->mutex);
  g_queue_push_tail (&inbox->done, job);
  inbox->n_drawing--;
  bool tell = !inbox->told;
  inbox->told = true;
  g_cond_signal (&inbox->done_one);
  g_mutex_unlock (&inbox->mutex);
  if (tell)
    g_idle_add_full (G_PRIORITY_DEFAULT, tell_arrived_cb, g_atomic_rc_box_acquire (inbox), drop_inbox);
  drop_inbox (inbox);
}

OxbowInbox *
oxbow_inbox_new (GSourceFunc arrived, gpointer data)
{
  OxbowInbox *inbox = g_atomic_rc_box_new0 (OxbowInbox);
  g_mutex_init (&inbox->mutex);
  g_cond_init (&inbox->done_one);
  g_queue_init (&inbox->done);
  inbox->arrived = arrived;
  inbox->data = data;
  return inbox;
}

void
oxbow_inbox_close (OxbowInbox *inbox)
{
  inbox->arrived = NULL;
  drop_inbox (inbox);
}

/* Fonts are found anew in each thread: most boards never need a second one. */
static void
call_help (GThreadPool *pool)
{
  static gint64 busy_since;
  gint64 now = g_get_monotonic_time ();
  if (g_thread_pool_unprocessed (pool) == 0)
    busy_since = now;
  else if (now - busy_since > BUSY_US)
    g_thread_pool_set_max_threads (pool, (int) MIN (g_get_num_processors (), MOST_THREADS), NULL);
}

void
oxbow_inbox_send (OxbowInbox *inbox, OxbowPrintJob *job)
{
  static GThreadPool *pool;
  if (pool == NULL)
    pool = g_thread_pool_new (work_cb, NULL, 1, TRUE, NULL);
  call_help (pool);
  job->inbox = g_atomic_rc_box_acquire (inbox);
  g_mutex_lock (&inbox->mutex);
  inbox->n_drawing++;
  g_mutex_unlock (&inbox->mutex);
  g_thread_pool_push (pool, job, NULL);
}

OxbowPrintJob *
oxbow_inbox_take (OxbowInbox *inbox)
{
  g_mutex_lock (&inbox->mutex);
  OxbowPrintJob *job = g_queue_pop_head (&inbox->done);
  g_mutex_unlock (&inbox->mutex);
  return job;
}

bool
oxbow_inbox_wait (OxbowInbox *inbox, int ms)
{
  gint64 end = g_get_monotonic_time () + ms * (gint64) 1000;
  g_mutex_lock (&inbox->mutex);
  bool in_time = true;
  while (inbox->n_drawing > 0 && in_time)
    in_time = g_cond_wait_until (&inbox->done_one, &inbox->mutex, end);
  bool done = inbox->n_drawing == 0;
  g_mutex_unlock (&inbox->mutex);
  return done;
}
