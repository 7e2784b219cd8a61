/* drop-down.c: lists of texts that give way where there is little room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/drop-down.h"
#include "app/row-flow.h"
#include "app/shortened.h"

#include <stdbool.h>

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  oxbow_shortened_tell (label);
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkStringObject *string = gtk_list_item_get_item (item);
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), gtk_string_object_get_string (string));
}

/* An item is a box with a label and a sign; the label takes more lines where there is no room. */
static void
let_out_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_list_item_get_child (item);
  while (label != NULL && !GTK_IS_LABEL (label))
    label = gtk_widget_get_first_child (label);
  if (label == NULL)
    return;
  gtk_label_set_max_width_chars (GTK_LABEL (label), -1);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
}

void
oxbow_drop_down_fit_row (AdwComboRow *row)
{
  g_autoptr (GtkListItemFactory) factory = g_object_ref (adw_combo_row_get_factory (row));
  if (!GTK_IS_SIGNAL_LIST_ITEM_FACTORY (factory))
    return;
  g_signal_connect_after (factory, "setup", G_CALLBACK (let_out_cb), NULL);
  adw_combo_row_set_factory (row, NULL);        /* what is there already is made anew */
  adw_combo_row_set_factory (row, factory);
  oxbow_row_flow (ADW_ACTION_ROW (row));
}

GtkListItemFactory *
oxbow_text_rows_new (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  return factory;
}

void
oxbow_drop_down_fit (GtkDropDown *self)
{
  GtkListItemFactory *factory = oxbow_text_rows_new ();
  gtk_drop_down_set_list_factory (self, gtk_drop_down_get_factory (self));
  gtk_drop_down_set_factory (self, factory);
  g_object_unref (factory);
}

/* The row of a list view that shows what is chosen, or NULL. */
static GtkWidget *
find_chosen (GtkWidget *widget)
{
  if (GTK_IS_LIST_VIEW (gtk_widget_get_parent (widget)) &&
      (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_SELECTED) != 0)
    return widget;
  GtkWidget *found = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_chosen (child);
  return found;
}

static gboolean
shown_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);
  bool is_list = GTK_IS_POPOVER (widget) && (GTK_IS_DROP_DOWN (gtk_widget_get_parent (widget)) ||
                                             gtk_widget_get_ancestor (widget, ADW_TYPE_COMBO_ROW) != NULL);
  GtkWidget *row = is_list ? find_chosen (widget) : NULL;
  if (row != NULL)
    gtk_widget_grab_focus (row);
  return TRUE;
}

void
oxbow_drop_down_begin_at_chosen_everywhere (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("show", GTK_TYPE_WIDGET), 0, shown_cb, NULL, NULL);
}
