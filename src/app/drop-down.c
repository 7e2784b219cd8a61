/* drop-down.c: lists of texts that give way where there is little room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/drop-down.h"
#include "app/shortened.h"

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

/* An item is a box with a label and a sign; the label goes on to be cut where there is no room. */
static void
let_out_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_list_item_get_child (item);
  while (label != NULL && !GTK_IS_LABEL (label))
    label = gtk_widget_get_first_child (label);
  if (label != NULL)
    gtk_label_set_max_width_chars (GTK_LABEL (label), -1);
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
