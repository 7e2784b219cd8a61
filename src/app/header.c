/* header.c: header bars in windows of any width
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/header.h"
#include "app/room.h"
#include "app/shortened.h"

#include <stdbool.h>

#define NARROW_EM 30

/* The desktop's order of a window's buttons, without those that change its size. */
static char *
leave_out_sizes (const char *layout)
{
  GString *text = g_string_new (layout);
  g_string_replace (text, "minimize", "", 0);
  g_string_replace (text, "maximize", "", 0);
  return g_string_free (text, FALSE);
}

static void
fit (GtkWidget *header, double width_em, double height_em)
{
  GtkWidget *subtitle = g_object_get_data (G_OBJECT (header), "subtitle");
  bool is_narrow = width_em < NARROW_EM;
  g_autofree char *layout = NULL, *fewer = NULL;
  g_object_get (gtk_widget_get_settings (header), "gtk-decoration-layout", &layout, NULL);
  if (is_narrow && layout != NULL)
    fewer = leave_out_sizes (layout);
  adw_header_bar_set_decoration_layout (ADW_HEADER_BAR (header), fewer);
  if (subtitle != NULL)
    gtk_widget_set_visible (subtitle, !is_narrow);
}

void
oxbow_header_follow (AdwHeaderBar *header, GtkWidget *subtitle)
{
  g_object_set_data (G_OBJECT (header), "subtitle", subtitle);
  oxbow_room_watch (GTK_WIDGET (header), fit);
  oxbow_shortened_tell (GTK_WIDGET (header));
}
