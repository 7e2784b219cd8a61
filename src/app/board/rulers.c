/* rulers.c: letters over the columns and numbers beside the rows, so that D5 can be found
 *
 * They stand at the edge of the board while it is seen, else at the edge of the view, quietly, with the paper showing
 * through; the letter and the number of the cell that is pointed at, or where the cursor stands, are bold. Only as many
 * are written as have room.
 *
 * Each name is set in type once and kept, until the font or the ink is another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/parts.h"
#include <math.h>
#include <string.h>

#define SIZE (1 / 1.2)          /* of the widget's font: "smaller" in the style sheets, so that one font serves both */
#define LEAST_PX 9
#define PAPER 0.72              /* how much of the board a name covers */
#define PAD 2.0
#define GAP 1.3                 /* from one name to the next, in their lengths */
#define LETTERS 26
#define MOST_NAMES 600          /* kept: more than are seen at once */

typedef struct
{
  GskRenderNode *node;          /* its corner at 0, 0 */
  int width, height;
} Name;

struct _OxbowRulerNames
{
  GHashTable *names;            /* of Name *, by find_name's key */
  PangoLayout *layout;
  unsigned int serial;          /* of the context that the layout's font is from */
  GdkRGBA ink;
};

typedef struct
{
  OxbowBoard *board;
  GtkSnapshot *snapshot;
  OxbowRulerNames *names;
  OxbowLayout cells;
  OxbowPoint offset;            /* of the view's corner on the board */
  GdkRGBA paper;
  OxbowCell here;               /* that is pointed at, or where the cursor stands; or OXBOW_NO_CELL */
} Rulers;

static GdkRGBA
get_colour (const OxbowBoard *board, OxbowTone tone, double alpha)
{
  OxbowColour colour = oxbow_theme_get (board->ground_print.theme)->tones[tone];
  return (GdkRGBA) { (float) colour.red, (float) colour.green, (float) colour.blue, (float) alpha };
}

static PangoLayout *
new_layout (GtkWidget *widget)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, NULL);
  g_autoptr (PangoFontDescription) font =
      pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));
  double size = round (pango_font_description_get_size (font) * SIZE);
  if (pango_font_description_get_size_is_absolute (font))
    pango_font_description_set_absolute_size (font, MAX (size, LEAST_PX * PANGO_SCALE));
  else
    pango_font_description_set_size (font, (int) size);
  pango_layout_set_font_description (layout, font);
  return layout;
}

static void
free_name (gpointer data)
{
  Name *name = data;
  gsk_render_node_unref (name->node);
  g_free (name);
}

void
oxbow_ruler_names_free (OxbowRulerNames *self)
{
  g_hash_table_unref (self->names);
  g_object_unref (self->layout);
  g_free (self);
}

/* Those of the board, none of which is out of date. */
static OxbowRulerNames *
renew_names (OxbowBoard *board)
{
  unsigned int serial = pango_context_get_serial (gtk_widget_get_pango_context (GTK_WIDGET (board)));
  GdkRGBA ink = get_colour (board, OXBOW_TONE_INK_SOFT, 1);
  OxbowRulerNames *names = board->ruler_names;
  if (names != NULL && names->serial == serial && gdk_rgba_equal (&names->ink, &ink)
      && g_hash_table_size (names->names) < MOST_NAMES)
    return names;
  g_clear_pointer (&board->ruler_names, oxbow_ruler_names_free);
  names = board->ruler_names = g_new0 (OxbowRulerNames, 1);
  names->names = g_hash_table_new_full (NULL, NULL, NULL, free_name);
  names->layout = new_layout (GTK_WIDGET (board));
  names->serial = serial;
  names->ink = ink;
  return names;
}

/* Its middle along the ruler at place, its far edge at most at edge, and never beyond the view. */
static void
write_name (const Rulers *rulers, const Name *name, bool is_column, double place, double edge)
{
  int width = name->width, height = name->height;
  double x = is_column ? place - width / 2.0 : MAX (edge - width - PAD, PAD),
         y = is_column ? MAX (edge - height, 0) : place - height / 2.0;
  GskRoundedRect paper;
  gsk_rounded_rect_init_from_rect (
      &paper, &GRAPHENE_RECT_INIT ((float) (x - PAD), (float) y, (float) (width + 2 * PAD), (float) height), 4);
  gtk_snapshot_push_rounded_clip (rulers->snapshot, &paper);
  gtk_snapshot_append_color (rulers->snapshot, &rulers->paper, &paper.bounds);
  gtk_snapshot_pop (rulers->snapshot);
  gtk_snapshot_save (rulers->snapshot);
  gtk_snapshot_translate (rulers->snapshot, &GRAPHENE_POINT_INIT ((float) round (x), (float) round (y)));
  gtk_snapshot_append_node (rulers->snapshot, name->node);
  gtk_snapshot_restore (rulers->snapshot);
}

/* "D" or "5". */
static void
tell_name (const OxbowGrid *grid, bool is_column, int i, char name[OXBOW_NAME_SIZE])
{
  if (is_column)
    {
      oxbow_cell_name (grid, i, name);
      name[strcspn (name, "0123456789")] = '\0';
    }
  else
    g_snprintf (name, OXBOW_NAME_SIZE, "%d", i + 1);
}

static Name *
set_name (OxbowRulerNames *self, const char *words, bool is_here)
{
  Name *name = g_new (Name, 1);
  PangoAttrList *attributes = pango_attr_list_new ();
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  if (is_here)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (self->layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_set_text (self->layout, words, -1);
  pango_layout_get_pixel_size (self->layout, &name->width, &name->height);
  gtk_snapshot_append_layout (snapshot, self->layout, &self->ink);
  name->node = gtk_snapshot_to_node (snapshot);
  return name;
}

static const Name *
find_name (const Rulers *rulers, bool is_column, int i, bool is_here)
{
  gpointer key = GINT_TO_POINTER (i << 2 | (is_column ? 2 : 0) | (is_here ? 1 : 0));
  Name *name = g_hash_table_lookup (rulers->names->names, key);
  char words[OXBOW_NAME_SIZE];
  if (name != NULL)
    return name;
  tell_name (&rulers->board->camera.grid, is_column, i, words);
  name = set_name (rulers->names, words, is_here);
  g_hash_table_insert (rulers->names->names, key, name);
  return name;
}

/* Of names side by side: no longer ones stand before the last, but in its turn it may be an I. */
static int
find_widest (const Rulers *rulers, int n)
{
  int widest = 0;
  for (int i = MAX (n - LETTERS, 0); i < n; i++)
    widest = MAX (widest, find_name (rulers, true, i, true)->width);
  return widest;
}

/* Every first, second, fifth ... of them, so that no two names touch. */
static int
name_every (const Rulers *rulers, bool is_column, int n, double apart)
{
  static const int steps[] = { 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000 };
  int length = is_column ? find_widest (rulers, n) : find_name (rulers, false, n - 1, true)->height;
  size_t i = 0;
  while (i + 1 < G_N_ELEMENTS (steps) && apart * steps[i] < GAP * length)
    i++;
  return steps[i];
}

static double
find_middle (const Rulers *rulers, bool is_column, int i)
{
  const OxbowGrid *grid = &rulers->board->camera.grid;
  OxbowPoint centre = oxbow_layout_centre (&rulers->cells, is_column ? i : i * grid->width);
  return is_column ? centre.x - rulers->offset.x : centre.y - rulers->offset.y;
}

static void
write_ruler (const Rulers *rulers, bool is_column)
{
  OxbowBoard *board = rulers->board;
  const OxbowGrid *grid = &board->camera.grid;
  int n = is_column ? grid->width : grid->height, view = is_column ? board->camera.width : board->camera.height;
  int here = rulers->here == OXBOW_NO_CELL ? -1 : is_column ? oxbow_grid_column (grid, rulers->here)
                                                            : oxbow_grid_row (grid, rulers->here);
  double first = find_middle (rulers, is_column, 0);
  double apart = n > 1 ? (find_middle (rulers, is_column, n - 1) - first) / (n - 1) : view;
  double edge = is_column ? -rulers->offset.y : -rulers->offset.x;
  int every = name_every (rulers, is_column, n, apart);
  int from = MAX ((int) floor (-first / apart), 0), to = MIN ((int) ceil ((view - first) / apart), n - 1);
  for (int i = from; i <= to; i++)
    {
      bool is_crowded = here >= 0 && here != i && ABS (here - i) < every;
      if (i != here && ((i + (is_column ? 0 : 1)) % every != 0 || (every > 1 && is_crowded)))
        continue;
      const Name *name = find_name (rulers, is_column, i, i == here);
      write_name (rulers, name, is_column, find_middle (rulers, is_column, i), edge);
    }
}

void
oxbow_board_append_rulers (OxbowBoard *self, GtkSnapshot *snapshot)
{
  Rulers rulers = {
    .board = self,
    .snapshot = snapshot,
    .names = renew_names (self),
    .cells = oxbow_camera_layout (&self->camera),
    .offset = oxbow_camera_offset (&self->camera),
    .paper = get_colour (self, OXBOW_TONE_PAPER, PAPER),
    .here = oxbow_board_has_cursor (self) ? self->cursor : self->hovered.cell,
  };
  write_ruler (&rulers, true);
  write_ruler (&rulers, false);
}
