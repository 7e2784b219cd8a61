/* rulers.c: letters over the columns and numbers beside the rows, so that D5 can be found
 *
 * They stand at the edge of the board while it is seen, else at the edge of the view, quietly, with the paper showing
 * through; the letter and the number of the cell that is pointed at, or where the cursor stands, are bold. Only as many
 * are written as have room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/parts.h"
#include "app/style.h"
#include <math.h>
#include <string.h>

#define SIZE 0.8                /* of the widget's font */
#define LEAST_PX 9
#define PAPER 0.72              /* how much of the board a name covers */
#define PAD 2.0
#define GAP 1.3                 /* from one name to the next, in their lengths */

typedef struct
{
  OxbowBoard *board;
  GtkSnapshot *snapshot;
  PangoLayout *layout;
  OxbowLayout cells;
  OxbowPoint offset;            /* of the view's corner on the board */
  GdkRGBA ink, paper;
  OxbowCell here;               /* that is pointed at, or where the cursor stands; or OXBOW_NO_CELL */
} Rulers;

static GdkRGBA
get_colour (OxbowTone tone, double alpha)
{
  OxbowColour colour = oxbow_theme_get (oxbow_style_get_theme ())->tones[tone];
  return (GdkRGBA) { (float) colour.red, (float) colour.green, (float) colour.blue, (float) alpha };
}

static PangoLayout *
new_layout (GtkWidget *widget)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, NULL);
  g_autoptr (PangoFontDescription) font =
      pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));
  double size = pango_font_description_get_size (font) * SIZE;
  if (pango_font_description_get_size_is_absolute (font))
    pango_font_description_set_absolute_size (font, MAX (size, LEAST_PX * PANGO_SCALE));
  else
    pango_font_description_set_size (font, (int) size);
  pango_layout_set_font_description (layout, font);
  return layout;
}

static void
set_name (const Rulers *rulers, const char *name, bool is_here)
{
  PangoAttrList *attributes = pango_attr_list_new ();
  if (is_here)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (rulers->layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_set_text (rulers->layout, name, -1);
}

/* Its middle along the ruler at place, its far edge at most at edge, and never beyond the view. */
static void
write_name (const Rulers *rulers, bool is_column, double place, double edge)
{
  int width, height;
  pango_layout_get_pixel_size (rulers->layout, &width, &height);
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
  gtk_snapshot_append_layout (rulers->snapshot, rulers->layout, &rulers->ink);
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

/* Every first, second, fifth ... of them, so that no two names touch: the last is the longest. */
static int
name_every (const Rulers *rulers, bool is_column, int n, double apart)
{
  static const int steps[] = { 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000 };
  char name[OXBOW_NAME_SIZE];
  int width, height;
  size_t i = 0;
  tell_name (&rulers->board->camera.grid, is_column, n - 1, name);
  set_name (rulers, name, true);
  pango_layout_get_pixel_size (rulers->layout, &width, &height);
  while (i + 1 < G_N_ELEMENTS (steps) && apart * steps[i] < GAP * (is_column ? width : height))
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
      char name[OXBOW_NAME_SIZE];
      bool is_crowded = here >= 0 && here != i && ABS (here - i) < every;
      if (i != here && ((i + (is_column ? 0 : 1)) % every != 0 || (every > 1 && is_crowded)))
        continue;
      tell_name (grid, is_column, i, name);
      set_name (rulers, name, i == here);
      write_name (rulers, is_column, find_middle (rulers, is_column, i), edge);
    }
}

void
oxbow_board_append_rulers (OxbowBoard *self, GtkSnapshot *snapshot)
{
  Rulers rulers = {
    .board = self,
    .snapshot = snapshot,
    .layout = new_layout (GTK_WIDGET (self)),
    .cells = oxbow_camera_layout (&self->camera),
    .offset = oxbow_camera_offset (&self->camera),
    .ink = get_colour (OXBOW_TONE_INK_SOFT, 1),
    .paper = get_colour (OXBOW_TONE_PAPER, PAPER),
    .here = oxbow_board_has_cursor (self) ? self->cursor : self->hovered.cell,
  };
  write_ruler (&rulers, true);
  write_ruler (&rulers, false);
  g_object_unref (rulers.layout);
}
