/* cell.c: the cell that a screen reader is on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/cell.h"

struct _OxbowBoardCell
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (OxbowBoardCell, oxbow_board_cell, GTK_TYPE_WIDGET)

static void
activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "board.activate", NULL);
}

static void
oxbow_board_cell_class_init (OxbowBoardCellClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_set_css_name (widget_class, "cell");
  gtk_widget_class_install_action (widget_class, "cell.activate", NULL, activate_cb);
}

static void
oxbow_board_cell_init (OxbowBoardCell *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

OxbowBoardCell *
oxbow_board_cell_new (void)
{
  return g_object_new (OXBOW_TYPE_BOARD_CELL, NULL);
}

void
oxbow_board_cell_set_words (OxbowBoardCell *self, const char *words)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

void
oxbow_board_cell_set_news (OxbowBoardCell *self, const char *news)
{
  if (news != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, news, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}
