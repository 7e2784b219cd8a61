/* picture.c: a small picture of a map or of how a game stands
 *
 * Drawing waits in a queue that one idle source serves, a picture a time, so that neither the first frame nor a click
 * waits for it. What cannot be drawn stays bare paper.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/picture.h"
#include "app/files.h"
#include "app/preferences.h"
#include "app/remembered.h"
#include "app/style.h"
#include "core/lesson.h"
#include "files/load.h"
#include "files/tiled.h"
#include "paint/board.h"

#include <adwaita.h>
#include <math.h>
#include <sys/stat.h>

#define LEAST_WIDTH 116
#define USUAL_WIDTH 200
#define RATIO 0.66              /* height to width */
#define AIR 0.04                /* of the width, around the board */
#define MOST_CUT 1.5
#define MOST_KEPT 60            /* drawings; what is on the screen is kept besides */
#define MOST_OF_TILED (4 << 20) /* bytes of its file; more would be waited for */
#define LEAST_RADIUS 17         /* of a hex, in pixels, for the signs that are drawn */

struct _OxbowPicture
{
  GtkWidget parent_instance;

  char *key;
  OxbowPictureSource source;
  gpointer data;
  GDestroyNotify free_data;
  GdkTexture *texture;          /* as drawn last, or NULL */
  char *drawn;                  /* what that was: key, theme, size */
  bool is_waiting;
  bool is_whole;                /* nothing is cut off */
};

G_DEFINE_FINAL_TYPE (OxbowPicture, oxbow_picture, GTK_TYPE_WIDGET)

static GHashTable *drawings;    /* of GdkTexture, by key, theme and size: a window that is resized asks for many */
static GQueue waiting = G_QUEUE_INIT;
static unsigned int idle_source;

static char *
make_name (OxbowPicture *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  return g_strdup_printf ("%s|%d|%d|%dx%d@%d", self->key, self->is_whole, oxbow_style_get_theme (),
                          gtk_widget_get_width (widget), gtk_widget_get_height (widget),
                          gtk_widget_get_scale_factor (widget));
}

/* Drawing */

/* The board in the middle of the paper. It may be cut off a little at two sides rather than leave much paper at the
 * others: what matters is how the land looks. Signs stay, however small. */
static void
draw_scene (cairo_t *cr, const OxbowScene *scene, double width, double height, double most_cut)
{
  OxbowBoardOptions options = OXBOW_BOARD_OPTIONS_INIT;
  OxbowBox sheet;
  OxbowPoint corner;
  options.frame = false;
  options.labels = false;
  options.theme = oxbow_style_get_theme ();
  oxbow_sheet_measure (scene, &options, 1000, &sheet, &corner);
  double across = (1 - 2 * AIR) * width / sheet.width, down = (height - 2 * AIR * width) / sheet.height;
  double radius = 1000 * MIN (MAX (across, down), most_cut * MIN (across, down));
  options.level = oxbow_level_for (MAX (radius, LEAST_RADIUS));
  oxbow_sheet_measure (scene, &options, radius, &sheet, &corner);
  cairo_translate (cr, (width - sheet.width) / 2, (height - sheet.height) / 2);
  oxbow_sheet_draw (cr, scene, &options, radius, &sheet);
}

/* A scenario shows best with its pieces and the land that its set-up lays; a map that cannot be played, bare. */
static OxbowSetup *
set_up (OxbowScenario *scenario)
{
  g_autoptr (OxbowSettings) settings = scenario->lesson != NULL ? oxbow_lesson_settings (scenario->lesson) : NULL;
  return oxbow_setup_new (scenario, settings, NULL);
}

static GdkTexture *
draw_document (OxbowPicture *self, const OxbowDocument *document)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int scale = gtk_widget_get_scale_factor (widget);
  const OxbowHistory *history = oxbow_document_get_history (document);
  g_autoptr (OxbowSetup) setup = history == NULL ? set_up (oxbow_document_get_scenario (document)) : NULL;
  const OxbowState *state = history != NULL ? oxbow_history_get_state (history) : setup != NULL ? setup->start : NULL;
  g_autoptr (OxbowScene) scene = state != NULL ? oxbow_scene_new_state (state, -1)
                                               : oxbow_scene_new_scenario (oxbow_document_get_scenario (document));
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width * scale, height * scale);
  cairo_t *cr = cairo_create (image);
  const OxbowTheme *theme = oxbow_theme_get (oxbow_style_get_theme ());
  const OxbowColour *paper = &theme->tones[OXBOW_TONE_PAPER];
  cairo_set_source_rgb (cr, paper->red, paper->green, paper->blue);
  cairo_paint (cr);
  draw_scene (cr, scene, width * scale, height * scale, self->is_whole ? 1 : MOST_CUT);
  cairo_destroy (cr);
  cairo_surface_flush (image);
  g_autoptr (GBytes) bytes = g_bytes_new_with_free_func (
      cairo_image_surface_get_data (image), (gsize) cairo_image_surface_get_stride (image) * height * scale,
      (GDestroyNotify) cairo_surface_destroy, image);
  return gdk_memory_texture_new (width * scale, height * scale, GDK_MEMORY_DEFAULT, bytes,
                                 cairo_image_surface_get_stride (image));
}

static GdkTexture *
draw (OxbowPicture *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowDocument) document = self->source (self->data, &error);
  if (document != NULL)
    return draw_document (self, document);
  g_info ("No picture: %s", error->message);
  return NULL;
}

static void
take (OxbowPicture *self, GdkTexture *texture, char *name)
{
  g_set_object (&self->texture, texture);
  g_free (self->drawn);
  self->drawn = name;
}

/* The queue */

static gboolean
serve_cb (gpointer data)
{
  OxbowPicture *self = g_queue_pop_head (&waiting);
  if (self != NULL)
    {
      char *name = make_name (self);
      g_autoptr (GdkTexture) texture = draw (self);
      self->is_waiting = false;
      if (g_hash_table_size (drawings) >= MOST_KEPT)
        g_hash_table_remove_all (drawings);
      if (texture != NULL)
        g_hash_table_insert (drawings, g_strdup (name), g_object_ref (texture));
      take (self, texture, name);
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
  if (!g_queue_is_empty (&waiting))
    return G_SOURCE_CONTINUE;
  idle_source = 0;
  return G_SOURCE_REMOVE;
}

static void
wait (OxbowPicture *self)
{
  if (self->is_waiting)
    return;
  self->is_waiting = true;
  g_queue_push_tail (&waiting, self);
  if (idle_source == 0)
    idle_source = g_idle_add_full (G_PRIORITY_LOW, serve_cb, NULL, NULL);
}

static void
leave_queue (OxbowPicture *self)
{
  if (self->is_waiting)
    g_queue_remove (&waiting, self);
  self->is_waiting = false;
}

static void
oxbow_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OxbowPicture *self = OXBOW_PICTURE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  if (self->source == NULL || width <= 0 || height <= 0)
    return;
  g_autofree char *name = make_name (self);
  if (g_strcmp0 (name, self->drawn) != 0)
    {
      GdkTexture *kept = g_hash_table_lookup (drawings, name);
      if (kept != NULL)
        take (self, kept, g_steal_pointer (&name));
      else
        wait (self);
    }
  if (self->texture != NULL)
    gtk_snapshot_append_texture (snapshot, self->texture, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
}

/* What is no longer seen need not be drawn. */
static void
oxbow_picture_unmap (GtkWidget *widget)
{
  leave_queue (OXBOW_PICTURE (widget));
  GTK_WIDGET_CLASS (oxbow_picture_parent_class)->unmap (widget);
}

static GtkSizeRequestMode
oxbow_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
oxbow_picture_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = USUAL_WIDTH;
    }
  else
    {
      *minimum = (int) ceil (RATIO * LEAST_WIDTH);
      *natural = MAX (*minimum, (int) ceil (RATIO * for_size));
    }
}

static void
oxbow_picture_dispose (GObject *object)
{
  OxbowPicture *self = OXBOW_PICTURE (object);

  leave_queue (self);
  if (self->free_data != NULL)
    g_clear_pointer (&self->data, self->free_data);
  self->source = NULL;
  g_clear_object (&self->texture);
  g_clear_pointer (&self->key, g_free);
  g_clear_pointer (&self->drawn, g_free);
  G_OBJECT_CLASS (oxbow_picture_parent_class)->dispose (object);
}

static void
oxbow_picture_class_init (OxbowPictureClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = oxbow_picture_dispose;
  widget_class->unmap = oxbow_picture_unmap;
  widget_class->snapshot = oxbow_picture_snapshot;
  widget_class->measure = oxbow_picture_measure;
  widget_class->get_request_mode = oxbow_picture_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  drawings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
}

static void
oxbow_picture_init (OxbowPicture *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (GTK_WIDGET (self), "map-picture");
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (oxbow_preferences_get (), "changed::board-style", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
oxbow_picture_new (void)
{
  return g_object_new (OXBOW_TYPE_PICTURE, NULL);
}

void
oxbow_picture_set_source (OxbowPicture *self, const char *key, OxbowPictureSource source, gpointer data,
                          GDestroyNotify free_data)
{
  leave_queue (self);
  if (self->free_data != NULL)
    self->free_data (self->data);
  g_free (self->key);
  self->key = g_strdup (key);
  self->source = source;
  self->data = data;
  self->free_data = free_data;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* As New Map shows it first. */
static OxbowDocument *
load_from_tiled (const char *path, GError **error)
{
  g_autofree char *name = oxbow_file_name (path);
  g_autoptr (GBytes) bytes = oxbow_load (path, MOST_OF_TILED, error);
  g_autoptr (OxbowScenario) scenario =
      bytes == NULL ? NULL : oxbow_tiled_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), name,
                                               oxbow_remembered_game (), error);
  if (scenario == NULL)
    return NULL;
  g_autoptr (GBytes) ours = oxbow_document_write (scenario, NULL);
  return oxbow_document_parse (g_bytes_get_data (ours, NULL), g_bytes_get_size (ours), name, error);
}

static OxbowDocument *
load_file (gpointer data, GError **error)
{
  return oxbow_files_is_of_tiled (data) ? load_from_tiled (data, error) : oxbow_document_load (data, error);
}

void
oxbow_picture_set_file (OxbowPicture *self, const char *path)
{
  struct stat info = { 0 };
  bool is_there = stat (path, &info) == 0;
  g_autofree char *key = g_strdup_printf ("%s|%" G_GINT64_FORMAT "|%" G_GINT64_FORMAT, path,
                                          is_there ? (gint64) info.st_mtime : 0, (gint64) info.st_size);
  oxbow_picture_set_source (self, key, load_file, g_strdup (path), g_free);
}

void
oxbow_picture_show_whole (OxbowPicture *self)
{
  self->is_whole = true;
}
