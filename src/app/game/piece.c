/* piece.c: see piece.h
 *
 * What lies in clips that differ is not compared. They differ far outside of the widget, where they cut off nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/piece.h"

#define REACH 100               /* beyond any focus ring or shadow */
#define SIZES 1000              /* so soon no size comes again */

void
oxbow_piece_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static unsigned int n;
  float reach = (float) (REACH + n++ % SIZES);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  GtkSnapshot *own = gtk_snapshot_new ();
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (widget, child, own);
  g_autoptr (GskRenderNode) all = gtk_snapshot_free_to_node (own);
  if (all == NULL)
    return;
  g_autoptr (GskRenderNode) piece = gsk_clip_node_new (all, &GRAPHENE_RECT_INIT (-reach, -reach, width + 2 * reach,
                                                                                 height + 2 * reach));
  gtk_snapshot_append_node (snapshot, piece);
}
