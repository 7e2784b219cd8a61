/* log-keys.c: the keys of the list of lines, as lists have them
 *
 * With Ctrl the focus moves alone, and the board stays as it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/log-keys.h"
#include "app/game/log-list.h"

static gboolean
move_key_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  int way;
  gboolean only_focus;
  g_variant_get (arguments, "(ib)", &way, &only_focus);
  return oxbow_log_list_move_focus (OXBOW_LOG_LIST (widget), way, only_focus);
}

static void
add_key (GtkWidgetClass *class, unsigned int key, int way)
{
  gtk_widget_class_add_binding (class, key, 0, move_key_cb, "(ib)", way, FALSE);
  if (way != 0)
    gtk_widget_class_add_binding (class, key, GDK_CONTROL_MASK, move_key_cb, "(ib)", way, TRUE);
}

void
oxbow_log_keys_add (GtkWidgetClass *list_class)
{
  static const struct { unsigned int key; int way; } keys[] = {
    { GDK_KEY_Up, -1 }, { GDK_KEY_KP_Up, -1 }, { GDK_KEY_Down, 1 }, { GDK_KEY_KP_Down, 1 },
    { GDK_KEY_Page_Up, -2 }, { GDK_KEY_KP_Page_Up, -2 }, { GDK_KEY_Page_Down, 2 }, { GDK_KEY_KP_Page_Down, 2 },
    { GDK_KEY_Home, -3 }, { GDK_KEY_KP_Home, -3 }, { GDK_KEY_End, 3 }, { GDK_KEY_KP_End, 3 },
    { GDK_KEY_Return, 0 }, { GDK_KEY_KP_Enter, 0 }, { GDK_KEY_ISO_Enter, 0 }, { GDK_KEY_space, 0 },
    { GDK_KEY_KP_Space, 0 },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    add_key (list_class, keys[i].key, keys[i].way);
}
