/* shortened.c: texts that are cut short where there is little room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/shortened.h"
#include "app/game/prose.h"

static bool
is_shortened (GtkWidget *widget)
{
  if (OXBOW_IS_PROSE (widget))
    return oxbow_prose_is_shortened (OXBOW_PROSE (widget));
  return GTK_IS_LABEL (widget) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
}

static const char *
get_text (GtkWidget *widget)
{
  if (OXBOW_IS_PROSE (widget))
    return oxbow_prose_get_words (OXBOW_PROSE (widget));
  return gtk_label_get_text (GTK_LABEL (widget));
}

static void
gather (GtkWidget *widget, GString *text)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (is_shortened (widget))
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", get_text (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child))
      gather (child, text);
}

static gboolean
query_tooltip_cb (GtkWidget *widget, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gather (widget, text);
  if (text->len > 0)
    gtk_tooltip_set_text (tooltip, text->str);
  return text->len > 0;
}

void
oxbow_shortened_tell (GtkWidget *widget)
{
  gtk_widget_set_has_tooltip (widget, TRUE);
  g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
}

/* The one that is cut short at a place of the window, or NULL. Only what holds the place is looked into. */
static GtkWidget *
find_shortened (GtkWidget *widget, GtkWidget *window, const graphene_point_t *place)
{
  graphene_rect_t bounds;
  GtkWidget *found = NULL;
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, window, &bounds)
      || !graphene_rect_contains_point (&bounds, place))
    return NULL;
  if (is_shortened (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_last_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_prev_sibling (child))
    if (!GTK_IS_NATIVE (child))
      found = find_shortened (child, window, place);
  return found;
}

/* A window is asked last: when nothing that lies at the place has a tooltip of its own. */
static gboolean
query_window_cb (GtkWidget *window, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip)
{
  graphene_point_t place = GRAPHENE_POINT_INIT ((float) x, (float) y);
  GtkWidget *about = by_keyboard ? gtk_window_get_focus (GTK_WINDOW (window))
                                 : find_shortened (window, window, &place);
  return about != NULL && query_tooltip_cb (about, x, y, by_keyboard, tooltip);
}

static void
windows_changed_cb (GListModel *windows, guint position, guint n_removed, guint n_added)
{
  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      gtk_widget_set_has_tooltip (window, TRUE);
      g_signal_connect (window, "query-tooltip", G_CALLBACK (query_window_cb), NULL);
    }
}

void
oxbow_shortened_tell_everywhere (void)
{
  g_signal_connect (gtk_window_get_toplevels (), "items-changed", G_CALLBACK (windows_changed_cb), NULL);
}

void
oxbow_shortened_fit_button (GtkButton *button)
{
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (button));
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  gtk_label_set_lines (label, 2);
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
}
