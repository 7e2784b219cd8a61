/* album.c: see album.h
 *
 * A file is called by a digest of everything that its picture depends on, the program and the fonts among them. It has
 * the pixels, and a number by which it is seen whether they are all there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/album.h"
#include "app/board/pixels.h"
#include "files/document.h"
#include "files/save.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#define MOST_B (48 * 1024 * 1024)       /* of all pictures: two of the largest windows */
#define MOST_CELLS 4096                 /* of larger boards little is in view */
#define ENDING ".pixels"

typedef struct
{
  char *path;
  gint64 used;                  /* when, in seconds */
  size_t n_bytes;
} Picture;

static char *
get_folder (void)
{
  return g_build_filename (g_get_user_cache_dir (), "oxbow", "boards", NULL);
}

/* What a picture depends on */

static void
add_bytes (GChecksum *sum, const void *bytes, size_t length)
{
  g_checksum_update (sum, (const guchar *) &length, sizeof length);
  g_checksum_update (sum, bytes, (gssize) length);
}

static void
add_text (GChecksum *sum, const char *text)
{
  add_bytes (sum, text, strlen (text));
}

/* When it was changed last; nothing where it is not there. */
static void
add_file (GChecksum *sum, const char *path)
{
  struct stat file;
  if (stat (path, &file) != 0)
    return;
  add_text (sum, path);
  add_bytes (sum, &file.st_mtim, sizeof file.st_mtim);
  add_bytes (sum, &file.st_size, sizeof file.st_size);
}

static void
add_fonts (GChecksum *sum)
{
  g_autofree char *own = g_build_filename (g_get_user_config_dir (), "fontconfig", NULL);
  g_autofree char *fonts = g_build_filename (g_get_user_data_dir (), "fonts", NULL);
  const char *places[] = { "/etc/fonts", "/etc/fonts/conf.d", "/etc/fonts/local.conf", "/usr/share/fonts",
                           "/usr/local/share/fonts", "/var/cache/fontconfig", own, fonts };
  for (size_t i = 0; i < G_N_ELEMENTS (places); i++)
    add_file (sum, places[i]);
}

static void
add_settings (GChecksum *sum, const GPtrArray *settings)
{
  for (guint i = 0; i < settings->len; i++)
    {
      const OxbowSetting *setting = g_ptr_array_index (settings, i);
      add_text (sum, setting->name);
      add_text (sum, setting->value);
    }
}

/* The block without its head, in which there is a place in memory. */
static void
add_position (GChecksum *sum, const OxbowState *state)
{
  const OxbowSettings *settings = state->setup->settings;
  g_autoptr (GBytes) scenario = oxbow_document_write (state->setup->scenario, NULL);
  add_bytes (sum, g_bytes_get_data (scenario, NULL), g_bytes_get_size (scenario));
  if (state->setup->terrain != NULL)
    add_bytes (sum, state->setup->terrain, (size_t) oxbow_grid_n_cells (&state->setup->grid));
  add_settings (sum, settings->options);
  add_settings (sum, settings->seats);
  add_settings (sum, settings->names);
  add_bytes (sum, (const char *) state + sizeof *state, state->size - sizeof *state);
}

static void
add_manner (GChecksum *sum, const OxbowPrint *print, const OxbowBox *box)
{
  const double numbers[] = {
    print->theme, print->names, print->bare, print->as_cairo, print->radius, print->scale,
    print->subject->scene->viewer, box->x, box->y, box->width, box->height
  };
  for (const char *const *name = g_get_language_names (); *name != NULL; name++)
    add_text (sum, *name);
  add_bytes (sum, numbers, sizeof numbers);
}

bool
oxbow_album_is_for (const OxbowPrint *print)
{
  const OxbowSubject *subject = print->subject;
  return print->marks == NULL && subject != NULL && subject->state != NULL && !subject->is_draft
         && oxbow_grid_n_cells (&subject->scene->grid) <= MOST_CELLS;
}

static char *
name_picture (const OxbowPrint *print, const OxbowBox *box)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL), *folder = get_folder ();
  if (program == NULL)
    return NULL;
  add_file (sum, program);
  add_fonts (sum);
  add_manner (sum, print, box);
  add_position (sum, print->subject->state);
  g_autofree char *name = g_strconcat (g_checksum_get_string (sum), ENDING, NULL);
  return g_build_filename (folder, name, NULL);
}

/* Pixels */

static uint64_t
count_pixels (const unsigned char *pixels, size_t n_bytes)
{
  uint64_t count = n_bytes;
  for (size_t i = 0; i + sizeof count <= n_bytes; i += sizeof count)
    {
      uint64_t some;
      memcpy (&some, pixels + i, sizeof some);
      count = (count ^ some) * 0x9E3779B97F4A7C15u;
      count ^= count >> 29;
    }
  return count;
}

static size_t
get_n_bytes (cairo_surface_t *picture)
{
  return (size_t) cairo_image_surface_get_stride (picture) * (size_t) cairo_image_surface_get_height (picture);
}

static bool
read_pixels (FILE *file, cairo_surface_t *picture)
{
  size_t n_bytes = get_n_bytes (picture);
  uint64_t count;
  cairo_surface_flush (picture);
  unsigned char *pixels = cairo_image_surface_get_data (picture);
  bool is_whole = pixels != NULL && fread (&count, sizeof count, 1, file) == 1
                  && fread (pixels, 1, n_bytes, file) == n_bytes && count == count_pixels (pixels, n_bytes);
  cairo_surface_mark_dirty (picture);
  return is_whole;
}

cairo_surface_t *
oxbow_album_find (const OxbowPrint *print, const OxbowBox *box)
{
  g_autofree char *path = oxbow_album_is_for (print) ? name_picture (print, box) : NULL;
  FILE *file = path != NULL ? g_fopen (path, "rbe") : NULL;
  if (file == NULL)
    return NULL;
  setvbuf (file, NULL, _IONBF, 0);
  cairo_surface_t *picture = oxbow_print_new_image (print, box->width, box->height);
  if (!read_pixels (file, picture))
    g_clear_pointer (&picture, cairo_surface_destroy);
  fclose (file);
  if (picture != NULL)
    utimensat (AT_FDCWD, path, NULL, 0);
  return picture;
}

/* Making room */

static void
clear_picture (gpointer data)
{
  g_free (((Picture *) data)->path);
}

static int
compare_use (gconstpointer a, gconstpointer b)
{
  gint64 one = ((const Picture *) a)->used, other = ((const Picture *) b)->used;
  return (one < other) - (one > other);
}

/* The last that was used first. */
static GArray *
list_pictures (const char *folder)
{
  GArray *pictures = g_array_new (FALSE, FALSE, sizeof (Picture));
  g_array_set_clear_func (pictures, clear_picture);
  g_autoptr (GDir) list = g_dir_open (folder, 0, NULL);
  const char *name;
  while (list != NULL && (name = g_dir_read_name (list)) != NULL)
    {
      struct stat file;
      Picture picture = { g_build_filename (folder, name, NULL), 0, 0 };
      if (stat (picture.path, &file) == 0)
        {
          picture.used = file.st_mtim.tv_sec;
          picture.n_bytes = (size_t) file.st_size;
        }
      g_array_append_val (pictures, picture);
    }
  g_array_sort (pictures, compare_use);
  return pictures;
}

static void
make_room (const char *folder, size_t n_bytes)
{
  g_autoptr (GArray) pictures = list_pictures (folder);
  for (guint i = 0; i < pictures->len; i++)
    {
      const Picture *picture = &g_array_index (pictures, Picture, i);
      n_bytes += picture->n_bytes;
      if (n_bytes > MOST_B)
        g_unlink (picture->path);
    }
}

void
oxbow_album_keep (const OxbowPrint *print, const OxbowBox *box, cairo_surface_t *picture)
{
  size_t n_bytes = get_n_bytes (picture);
  g_autofree char *path = n_bytes < MOST_B ? name_picture (print, box) : NULL;
  g_autofree char *folder = get_folder ();
  if (path == NULL || g_file_test (path, G_FILE_TEST_EXISTS) || g_mkdir_with_parents (folder, 0700) != 0)
    return;
  cairo_surface_flush (picture);
  const unsigned char *pixels = cairo_image_surface_get_data (picture);
  uint64_t count = count_pixels (pixels, n_bytes);
  g_autoptr (GByteArray) bytes = g_byte_array_sized_new ((guint) (n_bytes + sizeof count));
  g_byte_array_append (bytes, (const guint8 *) &count, sizeof count);
  g_byte_array_append (bytes, pixels, (guint) n_bytes);
  make_room (folder, bytes->len);
  oxbow_save_lightly (path, (const char *) bytes->data, bytes->len, NULL);
}
