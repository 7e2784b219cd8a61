/* cancel.c: the button that leaves a page of choices or a dialog as it was
 *
 * In a narrow window it is an arrow: the title needs the room that a word takes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/cancel.h"
#include "app/room.h"

#include <glib/gi18n-lib.h>
#include <stdbool.h>

#define NARROW_EM 30

struct _OxbowCancel
{
  GtkButton parent_instance;
};

G_DEFINE_FINAL_TYPE (OxbowCancel, oxbow_cancel, GTK_TYPE_BUTTON)

static void
fit (GtkWidget *widget, double width_em, double height_em)
{
  GtkButton *button = GTK_BUTTON (widget);
  bool is_icon = gtk_button_get_icon_name (button) != NULL, wants_icon = width_em < NARROW_EM;
  if (wants_icon && !is_icon)
    gtk_button_set_icon_name (button, "go-previous-symbolic");
  else if (!wants_icon && is_icon)
    gtk_button_set_label (button, _("_Cancel"));
  gtk_widget_set_tooltip_text (widget, wants_icon ? _("Cancel") : _("Leave All as It Was"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Cancel"), -1);
}

static void
oxbow_cancel_class_init (OxbowCancelClass *class)
{
}

static void
oxbow_cancel_init (OxbowCancel *self)
{
  gtk_button_set_use_underline (GTK_BUTTON (self), TRUE);
  gtk_button_set_label (GTK_BUTTON (self), _("_Cancel"));
  oxbow_room_watch (GTK_WIDGET (self), fit);
}
