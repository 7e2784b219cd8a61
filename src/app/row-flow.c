/* row-flow.c: see row-flow.h
 *
 * The toolkit gives a row's title and its value one line, however little room there is, and takes letters from both. A
 * title needs the width of its own line and its value that of all it says; where the row has less than the two have
 * together, the value goes below. Subtitles flow into as many lines as they need in any case.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/row-flow.h"

#include <stdbool.h>

#define BETWEEN 6               /* pixels, as the style sheet has it between the two */

typedef struct
{
  GtkWidget *words, *value;
} Parts;

/* The words of a row are a box with its title and its subtitle; whatever is added to it comes after them. */
static Parts
find_parts (GtkWidget *header)
{
  Parts parts = { NULL, gtk_widget_get_last_child (header) };
  for (GtkWidget *child = gtk_widget_get_first_child (header); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "title"))
      parts.words = child;
  return parts;
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int across, int *least, int *natural)
{
  gtk_widget_measure (widget, orientation, across, least, natural, NULL, NULL);
}

static bool
has_two_lines (const Parts *parts, int width, int *value_width)
{
  int least, title;
  measure (gtk_widget_get_first_child (parts->words), GTK_ORIENTATION_HORIZONTAL, -1, &least, &title);
  measure (parts->value, GTK_ORIENTATION_HORIZONTAL, -1, &least, value_width);
  return width >= 0 && title + BETWEEN + *value_width > width;
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *header)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (const Parts *parts, int *least, int *natural)
{
  int other_least, other_natural;
  measure (parts->words, GTK_ORIENTATION_HORIZONTAL, -1, least, natural);
  measure (parts->value, GTK_ORIENTATION_HORIZONTAL, -1, &other_least, &other_natural);
  *least = MAX (*least, other_least);
  *natural += BETWEEN + other_natural;
}

static void
measure_height (const Parts *parts, int width, int *least, int *natural)
{
  int value_width, other_least, other_natural;
  bool is_below = has_two_lines (parts, width, &value_width);
  int beside = width < 0 ? -1 : width - BETWEEN - value_width;
  measure (parts->words, GTK_ORIENTATION_VERTICAL, is_below ? width : beside, least, natural);
  measure (parts->value, GTK_ORIENTATION_VERTICAL, is_below ? width : value_width, &other_least, &other_natural);
  *least = is_below ? *least + other_least : MAX (*least, other_least);
  *natural = is_below ? *natural + other_natural : MAX (*natural, other_natural);
}

static void
measure_cb (GtkWidget *header, GtkOrientation orientation, int across, int *least, int *natural, int *least_baseline,
            int *natural_baseline)
{
  Parts parts = find_parts (header);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (&parts, least, natural);
  else
    measure_height (&parts, across, least, natural);
}

static void
allocate_cb (GtkWidget *header, int width, int height, int baseline)
{
  Parts parts = find_parts (header);
  int value_width, least, natural;
  bool is_below = has_two_lines (&parts, width, &value_width);
  bool is_mirrored = gtk_widget_get_direction (header) == GTK_TEXT_DIR_RTL;
  if (is_below)
    {
      measure (parts.value, GTK_ORIENTATION_VERTICAL, width, &least, &natural);
      gtk_widget_size_allocate (parts.words, &(GtkAllocation) { 0, 0, width, height - least }, -1);
      gtk_widget_size_allocate (parts.value, &(GtkAllocation) { 0, height - least, width, least }, -1);
      return;
    }
  int beside = width - BETWEEN - value_width;
  gtk_widget_size_allocate (parts.words,
                            &(GtkAllocation) { is_mirrored ? width - beside : 0, 0, beside, height }, -1);
  gtk_widget_size_allocate (parts.value,
                            &(GtkAllocation) { is_mirrored ? 0 : width - value_width, 0, value_width, height }, -1);
}

void
oxbow_row_flow (AdwActionRow *row)
{
  gtk_widget_set_layout_manager (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row)),
                                 gtk_custom_layout_new (get_request_mode, measure_cb, allocate_cb));
}
