/* words.c: text on the map, as outlines with a halo
 *
 * Words are set by Pango at one fixed size and scaled as paths, so that they look the same at every zoom, and in
 * files that have no fonts. The same few words are drawn again and again, by several threads: they are kept once they
 * are set, and one lock stands before them and before the fonts, which are then read only once. What is drawn does not
 * depend on what was drawn before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/canvas.h"
#include <pango/pangocairo.h>

#define SET_SIZE 64.0           /* what Pango is asked for */
#define SMALLEST_PX 9.0
#define LARGEST_PX 28.0
#define MOST_SETTINGS 200

/* The size in board units after its bounds in pixels; 0: too small to be read. */
static double
size_of (const OxbowCanvas *canvas, const OxbowHand *hand)
{
  double px = hand->size / canvas->pixel;
  double largest = hand->largest_px > 0 ? hand->largest_px : LARGEST_PX;
  return px < SMALLEST_PX ? 0 : MIN (px, largest) * canvas->pixel;
}

double
oxbow_canvas_legible (const OxbowCanvas *canvas, double size, double largest)
{
  double least = SMALLEST_PX * 1.001 * canvas->pixel;
  return size < least && least <= largest ? least : size;
}

/* Words as they have been set, for a kind of surface and (outlines are fitted to pixels) for a size in pixels. */
typedef struct
{
  PangoLayout *layout;          /* or NULL: the outline is known */
  cairo_path_t *outline;        /* or NULL: not yet, or the surface is none of pixels */
  int width, baseline;          /* in Pango's units */
} Setting;

static GMutex lock;             /* of these, and of all that Pango does with them */
static GHashTable *settings;    /* of Setting, by words and hand */
static PangoFontMap *fonts;
static GHashTable *contexts;    /* of PangoContext, by the kind of surface, which says how fonts are fitted to it */

static void
free_setting (gpointer data)
{
  Setting *setting = data;
  g_clear_object (&setting->layout);
  g_clear_pointer (&setting->outline, cairo_path_destroy);
  g_free (setting);
}

static void
begin (void)
{
  fonts = pango_cairo_font_map_new ();
  contexts = g_hash_table_new_full (g_direct_hash, g_direct_equal, NULL, g_object_unref);
  settings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_setting);
}

/* A context that another surface's fonts came into would set all its layouts anew, as they suit that surface. */
static PangoContext *
find_context (const OxbowCanvas *canvas)
{
  gpointer kind = GINT_TO_POINTER (cairo_surface_get_type (cairo_get_target (canvas->cr)));
  PangoContext *context = g_hash_table_lookup (contexts, kind);
  if (context != NULL)
    return context;
  context = pango_font_map_create_context (fonts);
  pango_context_set_round_glyph_positions (context, FALSE);
  pango_context_set_language (context, pango_language_from_string ("en")); /* else the locale would choose the glyphs */
  g_hash_table_insert (contexts, kind, context);
  return context;
}

static PangoLayout *
set_text (PangoContext *context, const OxbowHand *hand, const char *text)
{
  PangoLayout *layout = pango_layout_new (context);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  pango_font_description_set_family_static (font, hand->sans ? "Sans" : "Serif");
  pango_font_description_set_absolute_size (font, SET_SIZE * PANGO_SCALE);
  pango_font_description_set_weight (font, hand->bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_style (font, hand->italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  if (hand->spacing != 0)
    {
      PangoAttrList *attributes = pango_attr_list_new ();
      pango_attr_list_insert (attributes,
                              pango_attr_letter_spacing_new ((int) (hand->spacing * SET_SIZE * PANGO_SCALE)));
      pango_layout_set_attributes (layout, attributes);
      pango_attr_list_unref (attributes);
    }
  g_autofree char *capitals = hand->capitals ? g_utf8_strup (text, -1) : NULL;
  pango_layout_set_text (layout, capitals != NULL ? capitals : text, -1);
  return layout;
}

/* Layouts are made where the matrix is the plain one: hinting must not depend on the zoom. */
static Setting *
set_plainly (const OxbowCanvas *canvas, const OxbowHand *hand, const char *text)
{
  Setting *setting = g_new0 (Setting, 1);
  PangoContext *context = find_context (canvas);
  int height;
  cairo_save (canvas->cr);
  cairo_identity_matrix (canvas->cr);
  pango_cairo_update_context (canvas->cr, context);
  cairo_restore (canvas->cr);
  setting->layout = set_text (context, hand, text);
  pango_layout_get_size (setting->layout, &setting->width, &height);
  setting->baseline = pango_layout_get_baseline (setting->layout);
  return setting;
}

/* While locked. What is returned holds until the lock is opened. */
static Setting *
find_setting (const OxbowCanvas *canvas, const OxbowHand *hand, const char *text)
{
  cairo_matrix_t matrix;
  cairo_get_matrix (canvas->cr, &matrix);
  g_autofree char *key =
      g_strdup_printf ("%d %.9g %.9g %.9g %.9g %.9g %d%d%d%d %s",
                       cairo_surface_get_type (cairo_get_target (canvas->cr)), matrix.xx, matrix.xy, matrix.yx,
                       size_of (canvas, hand), hand->spacing, hand->sans, hand->bold, hand->italic, hand->capitals,
                       text);
  if (settings == NULL)
    begin ();
  Setting *setting = g_hash_table_lookup (settings, key);
  if (setting != NULL)
    return setting;
  if (g_hash_table_size (settings) >= MOST_SETTINGS)
    g_hash_table_remove_all (settings);
  setting = set_plainly (canvas, hand, text);
  g_hash_table_insert (settings, g_steal_pointer (&key), setting);
  return setting;
}

/* On a surface of their own, as Cairo leaves out letters that lie outside of one. Files keep what Pango says to the
 * last digit, and so do words that stand aslant, or are wider than a surface may be. */
static cairo_path_t *
make_outline (cairo_t *cr, PangoLayout *layout)
{
  cairo_matrix_t matrix;
  int width, height;
  cairo_get_matrix (cr, &matrix);
  if (cairo_surface_get_type (cairo_get_target (cr)) != CAIRO_SURFACE_TYPE_IMAGE || matrix.xy != 0 || matrix.yx != 0
      || matrix.xx <= 0 || matrix.yy <= 0)
    return NULL;
  matrix.x0 = matrix.y0 = 0;
  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_surface_t *room = cairo_image_surface_create (CAIRO_FORMAT_A8, 1 + (int) (width * matrix.xx),
                                                      1 + (int) (height * matrix.yy));
  cairo_t *pen = cairo_create (room);
  cairo_set_matrix (pen, &matrix);
  pango_cairo_layout_path (pen, layout);
  cairo_path_t *outline = cairo_copy_path (pen);
  cairo_destroy (pen);
  cairo_surface_destroy (room);
  if (outline->status == CAIRO_STATUS_SUCCESS)
    return outline;
  cairo_path_destroy (outline);
  return NULL;
}

static void
trace (cairo_t *cr, Setting *setting)
{
  if (setting->outline == NULL)
    setting->outline = make_outline (cr, setting->layout);
  cairo_new_path (cr);
  if (setting->outline == NULL)
    {
      pango_cairo_layout_path (cr, setting->layout);
      return;
    }
  g_clear_object (&setting->layout);
  cairo_append_path (cr, setting->outline);
}

double
oxbow_canvas_width_of (const OxbowCanvas *canvas, const OxbowHand *hand, const char *text)
{
  double size = size_of (canvas, hand);
  if (size <= 0)
    return 0;
  g_mutex_lock (&lock);
  int width = find_setting (canvas, hand, text)->width;
  g_mutex_unlock (&lock);
  return width * size / (SET_SIZE * PANGO_SCALE);
}

bool
oxbow_canvas_write (const OxbowCanvas *canvas, const OxbowHand *hand, const char *text, double x, double y)
{
  double size = size_of (canvas, hand);
  if (size <= 0 || *text == '\0')
    return false;
  cairo_t *cr = canvas->cr;
  double trailing = hand->spacing * SET_SIZE;
  cairo_save (cr);
  g_mutex_lock (&lock);
  Setting *setting = find_setting (canvas, hand, text);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / SET_SIZE, size / SET_SIZE);
  /* The middle of capitals and figures, which is what the eye centres, stands 0.35 of the size above the baseline. */
  cairo_translate (cr, -hand->across * (setting->width / (double) PANGO_SCALE - trailing),
                   SET_SIZE * 0.35 - setting->baseline / (double) PANGO_SCALE);
  trace (cr, setting);
  g_mutex_unlock (&lock);
  if (hand->halo > 0)
    {
      oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, 1);
      cairo_set_line_width (cr, 2 * hand->halo * SET_SIZE * canvas->theme->casing);
      cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
      cairo_stroke_preserve (cr);
    }
  oxbow_canvas_colour (canvas, hand->colour, 1);
  cairo_fill (cr);
  cairo_restore (cr);
  return true;
}
