/* undo-button.c: a button that undoes or redoes, and says what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/undo-button.h"
#include "app/tip.h"

void
oxbow_undo_button_name (GtkWidget *button, char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  oxbow_tip_set (button, name);
  g_free (name);
}
