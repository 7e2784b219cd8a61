/* veil.c: what hides the board while a game waits for the next player to sit down
 *
 * The button stands below two short lines, so that it is in sight in the smallest window; only a high one has room for
 * a picture above them. It takes the focus when the veil falls, since nothing else can be done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/veil.h"
#include "app/room.h"

#include <glib/gi18n-lib.h>

#define HIGH_EM 34

static GtkWidget *
new_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
new_button (void)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_I Am Here: Show the Board")), *label;
  label = gtk_button_get_child (GTK_BUTTON (button));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "game.unveil");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (button, 6);
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_add_css_class (button, "suggested-action");
  return button;
}

static GtkWidget *
new_picture (void)
{
  GtkWidget *picture = gtk_image_new_from_icon_name ("oxbow-persons-symbolic");
  gtk_image_set_pixel_size (GTK_IMAGE (picture), 96);
  gtk_widget_add_css_class (picture, "dim-label");
  return picture;
}

static void
fit (GtkWidget *box, double width_em, double height_em)
{
  gtk_widget_set_visible (gtk_widget_get_first_child (box), height_em >= HIGH_EM);
}

GtkWidget *
oxbow_veil_new (const char *name)
{
  GtkWidget *scroller = gtk_scrolled_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *button = new_button (), *news = new_label ("", NULL);
  g_autofree char *title = g_strdup_printf (_("%s Is to Move"), name);
  g_autofree char *text = g_strdup_printf (_("The players hide things from each other. Hand over to %s."), name);
  gtk_box_append (GTK_BOX (box), new_picture ());
  gtk_box_append (GTK_BOX (box), new_label (title, "title-1"));
  gtk_box_append (GTK_BOX (box), new_label (text, NULL));
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), news);
  gtk_label_set_wrap_mode (GTK_LABEL (news), PANGO_WRAP_WORD_CHAR);     /* a program's file may be a long word */
  gtk_widget_set_visible (news, FALSE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "veil");
  oxbow_room_watch (box, fit);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  g_object_set_data (G_OBJECT (scroller), "button", button);
  g_object_set_data (G_OBJECT (scroller), "news", news);
  return scroller;
}

bool
oxbow_veil_grab_focus (GtkWidget *veil)
{
  return gtk_widget_grab_focus (g_object_get_data (G_OBJECT (veil), "button"));
}

void
oxbow_veil_say (GtkWidget *veil, const char *news)
{
  GtkWidget *label = g_object_get_data (G_OBJECT (veil), "news");
  gtk_label_set_label (GTK_LABEL (label), news != NULL ? news : "");
  gtk_widget_set_visible (label, news != NULL);
}
