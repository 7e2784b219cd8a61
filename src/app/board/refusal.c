/* refusal.c: why something cannot be done, said where it was tried; and what else was asked there
 *
 * The place is crossed out for a moment; the sentence stays long enough to be read, and goes with the next key or
 * press. A screen reader gets it as the name of the place that has the focus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/parts.h"
#include "app/cited.h"

#define CROSS_MS 900
#define READING_MS 2500         /* at least, and for each letter: */
#define LETTER_MS 60
#define GAP_PX 8                /* between the place and the bubble, and around it */

static gboolean
uncross_cb (gpointer data)
{
  OxbowBoard *self = data;
  self->refused_timer = 0;
  self->refused = OXBOW_SPOT_NONE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

static gboolean
hide_bubble_cb (gpointer data)
{
  OxbowBoard *self = data;
  self->bubble_timer = 0;
  gtk_widget_set_visible (self->bubble, FALSE);
  oxbow_board_renew_words (self);
  return G_SOURCE_REMOVE;
}

void
oxbow_board_hide_refusal (OxbowBoard *self)
{
  if (self->refused_timer != 0)
    {
      g_source_remove (self->refused_timer);
      uncross_cb (self);
    }
  if (self->bubble_timer != 0)
    {
      g_source_remove (self->bubble_timer);
      hide_bubble_cb (self);
    }
}

void
oxbow_board_answer (OxbowBoard *self, OxbowSpot spot, const char *text)
{
  oxbow_board_hide_refusal (self);
  if (self->subject == NULL)
    return;
  self->bubble_spot = spot;
  self->bubble_timer =
      g_timeout_add (READING_MS + LETTER_MS * (unsigned int) g_utf8_strlen (text, -1), hide_bubble_cb, self);
  oxbow_cited_show (GTK_LABEL (self->bubble), text);
  gtk_widget_add_css_class (self->bubble, "answer");
  gtk_widget_set_visible (self->bubble, TRUE);
  oxbow_board_say (self, text);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
oxbow_board_refuse (OxbowBoard *self, OxbowSpot spot, const char *sentence)
{
  g_return_if_fail (OXBOW_IS_BOARD (self) && sentence != NULL);

  oxbow_board_answer (self, spot, sentence);
  if (self->subject == NULL)
    return;
  gtk_widget_remove_css_class (self->bubble, "answer");
  self->refused = spot;
  self->refused_timer = g_timeout_add (CROSS_MS, uncross_cb, self);
}

/* Above the place if there is room, else below it; never over it if that can be helped, and always in the view. */
void
oxbow_board_allocate_bubble (OxbowBoard *self)
{
  int width, height, view_width = self->camera.width, view_height = self->camera.height;
  if (!gtk_widget_get_visible (self->bubble))
    return;
  gtk_widget_measure (self->bubble, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  width = MIN (width, MAX (view_width - 2 * GAP_PX, 1));
  gtk_widget_measure (self->bubble, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  GdkRectangle place = { view_width / 2, view_height - GAP_PX, 1, 1 };
  oxbow_board_get_rectangle (self, self->bubble_spot, &place);
  int x = place.x + place.width / 2 - width / 2, y = place.y - GAP_PX - height;
  if (y < GAP_PX)
    y = place.y + place.height + GAP_PX;
  x = CLAMP (x, GAP_PX, MAX (view_width - GAP_PX - width, GAP_PX));
  y = CLAMP (y, GAP_PX, MAX (view_height - GAP_PX - height, GAP_PX));
  gtk_widget_size_allocate (self->bubble, &(GtkAllocation) { x, y, width, height }, -1);
}

void
oxbow_board_init_refusal (OxbowBoard *self)
{
  self->refused = self->bubble_spot = OXBOW_SPOT_NONE;
  self->bubble = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, "wrap", TRUE,
                               "max-width-chars", 44, "natural-wrap-mode", GTK_NATURAL_WRAP_WORD, "xalign", 0.0f,
                               "visible", FALSE, "can-target", FALSE, NULL);
  gtk_widget_add_css_class (self->bubble, "board-refusal");
  gtk_widget_set_parent (self->bubble, GTK_WIDGET (self));
}
