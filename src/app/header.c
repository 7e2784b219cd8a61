/* header.c: header bars in windows of any width
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/header.h"
#include "app/room.h"
#include "app/shortened.h"

#include <stdbool.h>

#define NARROW_EM 30
#define TIGHT_EM 18

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

/* Words for people have underlines before the letters that press them. */
static char *
leave_out_underlines (const char *text)
{
  GString *plain = g_string_new (text);
  g_string_replace (plain, "_", "", 0);
  return g_string_free (plain, FALSE);
}

static void
fit_button (GtkWidget *button, double width_em, double height_em)
{
  const char *word = g_object_get_data (G_OBJECT (button), "word");
  bool is_tight = width_em < TIGHT_EM;
  if (is_tight == (gtk_button_get_icon_name (GTK_BUTTON (button)) != NULL))
    return;
  g_autofree char *plain = leave_out_underlines (word);
  if (is_tight)
    gtk_button_set_icon_name (GTK_BUTTON (button), g_object_get_data (G_OBJECT (button), "icon"));
  else
    gtk_button_set_label (GTK_BUTTON (button), word);
  gtk_widget_set_tooltip_text (button, is_tight ? plain : g_object_get_data (G_OBJECT (button), "tip"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, plain, -1);
}

void
oxbow_header_abridge (GtkButton *button, const char *icon)
{
  g_object_set_data_full (G_OBJECT (button), "word", g_strdup (gtk_button_get_label (button)), g_free);
  g_object_set_data_full (G_OBJECT (button), "tip", g_strdup (gtk_widget_get_tooltip_text (GTK_WIDGET (button))),
                          g_free);
  g_object_set_data_full (G_OBJECT (button), "icon", g_strdup (icon), g_free);
  fit_button (GTK_WIDGET (button), 0, 0);       /* until it is shown, lest the word makes the window wider */
  oxbow_room_watch (GTK_WIDGET (button), fit_button);
}
