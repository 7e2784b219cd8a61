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
