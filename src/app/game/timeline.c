/* timeline.c: the whole game as a line to be scrubbed along
 *
 * It looks, and changes nothing. Marked moves have a tick. The replay steps by a timer that exists only while it runs;
 * it ends where the game itself moves, as by undo, lest the board is led away from there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/timeline.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define STEP_MS 700
#define MOST_TICKS 60

struct _OxbowTimeline
{
  GtkWidget parent_instance;

  OxbowLens *lens;
  GtkWidget *scale, *play;
  GArray *ticks;                /* of int: the marked moves */
  unsigned int timer;
  int until;                    /* where a replay ends */
  bool is_following;
};

G_DEFINE_FINAL_TYPE (OxbowTimeline, oxbow_timeline, GTK_TYPE_WIDGET)

static const OxbowHistory *
get_history (OxbowTimeline *self)
{
  return oxbow_game_get_history (oxbow_lens_get_game (self->lens));
}

static GArray *
find_ticks (OxbowTimeline *self, int length)
{
  GArray *ticks = g_array_new (FALSE, FALSE, sizeof (int));
  for (int i = 0; i <= length && ticks->len < MOST_TICKS; i++)
    if (oxbow_history_get_mark (get_history (self), oxbow_history_get_nth (get_history (self), i)) != NULL)
      g_array_append_val (ticks, i);
  return ticks;
}

/* A scale without its marks is laid out anew, and all of the window with it. */
static void
show_ticks (OxbowTimeline *self, int length)
{
  g_autoptr (GArray) before = g_steal_pointer (&self->ticks);
  self->ticks = find_ticks (self, length);
  if (before->len == self->ticks->len
      && (before->len == 0 || memcmp (before->data, self->ticks->data, before->len * sizeof (int)) == 0))
    return;
  gtk_scale_clear_marks (GTK_SCALE (self->scale));
  for (unsigned int i = 0; i < self->ticks->len; i++)
    gtk_scale_add_mark (GTK_SCALE (self->scale), g_array_index (self->ticks, int, i), GTK_POS_TOP, NULL);
}

/* Off the line, on a branch, the scale stands where the branch begins. */
static int
find_place (OxbowTimeline *self)
{
  int node = oxbow_lens_get_node (self->lens);
  while (!oxbow_history_is_on_line (get_history (self), node))
    node = oxbow_history_get_parent (get_history (self), node);
  return oxbow_history_get_depth (get_history (self), node);
}

static char *
tell_place (OxbowTimeline *self)
{
  return g_strdup_printf (_("Move %d of %d"), find_place (self), oxbow_history_line_length (get_history (self)));
}

static void
lens_changed_cb (OxbowTimeline *self)
{
  int length = oxbow_history_line_length (get_history (self));
  g_autofree char *text = tell_place (self);
  self->is_following = true;
  gtk_range_set_range (GTK_RANGE (self->scale), 0, MAX (length, 1));
  gtk_range_set_value (GTK_RANGE (self->scale), find_place (self));
  show_ticks (self, length);
  gtk_widget_set_sensitive (GTK_WIDGET (self), length > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  self->is_following = false;
}

static gboolean
tip_cb (OxbowTimeline *self, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip)
{
  g_autofree char *text = tell_place (self);
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

static void
value_changed_cb (OxbowTimeline *self)
{
  if (!self->is_following)
    oxbow_lens_look_nth (self->lens, (int) lround (gtk_range_get_value (GTK_RANGE (self->scale))));
}

/* Replay */

static void
stop (OxbowTimeline *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  gtk_button_set_icon_name (GTK_BUTTON (self->play), "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (self->play, _("Replay from here"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Replay from here"),
                                  -1);
}

static gboolean
step_cb (gpointer data)
{
  OxbowTimeline *self = data;
  int place = find_place (self), end = MIN (self->until, oxbow_history_line_length (get_history (self)));
  if (place < end)
    oxbow_lens_look_nth (self->lens, place + 1);
  if (place + 1 < end)
    return G_SOURCE_CONTINUE;
  self->timer = 0;
  stop (self);
  return G_SOURCE_REMOVE;
}

static void
play (OxbowTimeline *self, int until)
{
  self->until = until;
  self->timer = g_timeout_add (STEP_MS, step_cb, self);
  gtk_button_set_icon_name (GTK_BUTTON (self->play), "media-playback-pause-symbolic");
  gtk_widget_set_tooltip_text (self->play, _("Pause"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Pause"), -1);
}

static void
play_cb (OxbowTimeline *self)
{
  int length = oxbow_history_line_length (get_history (self));
  if (self->timer != 0)
    {
      stop (self);
      return;
    }
  if (find_place (self) == length)
    oxbow_lens_look_nth (self->lens, 0);
  play (self, length);
}

static void
game_changed_cb (OxbowTimeline *self, int from, int to)
{
  if (from != to && self->timer != 0)
    stop (self);
}

static void
oxbow_timeline_dispose (GObject *object)
{
  OxbowTimeline *self = OXBOW_TIMELINE (object);
  GtkWidget *child;

  g_clear_handle_id (&self->timer, g_source_remove);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->lens);
  G_OBJECT_CLASS (oxbow_timeline_parent_class)->dispose (object);
}

static void
oxbow_timeline_finalize (GObject *object)
{
  g_array_unref (OXBOW_TIMELINE (object)->ticks);
  G_OBJECT_CLASS (oxbow_timeline_parent_class)->finalize (object);
}

static void
oxbow_timeline_class_init (OxbowTimelineClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = oxbow_timeline_dispose;
  G_OBJECT_CLASS (class)->finalize = oxbow_timeline_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "timeline");
}

static void
oxbow_timeline_init (OxbowTimeline *self)
{
  self->ticks = g_array_new (FALSE, FALSE, sizeof (int));
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), 6);
  self->play = gtk_button_new ();
  gtk_widget_add_css_class (self->play, "flat");
  gtk_widget_set_valign (self->play, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->play, "clicked", G_CALLBACK (play_cb), self);
  gtk_widget_set_parent (self->play, GTK_WIDGET (self));
  self->scale = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, 1, 1);
  gtk_scale_set_draw_value (GTK_SCALE (self->scale), FALSE);
  gtk_widget_set_hexpand (self->scale, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Time line"), -1);
  gtk_widget_set_has_tooltip (self->scale, TRUE);
  g_signal_connect_swapped (self->scale, "query-tooltip", G_CALLBACK (tip_cb), self);
  g_signal_connect_swapped (self->scale, "value-changed", G_CALLBACK (value_changed_cb), self);
  gtk_widget_set_parent (self->scale, GTK_WIDGET (self));
  stop (self);
}

GtkWidget *
oxbow_timeline_new (OxbowLens *lens)
{
  OxbowTimeline *self = g_object_new (OXBOW_TYPE_TIMELINE, NULL);
  self->lens = g_object_ref (lens);
  g_signal_connect_object (lens, "changed", G_CALLBACK (lens_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (oxbow_lens_get_game (lens), "changed", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  lens_changed_cb (self);
  return GTK_WIDGET (self);
}

void
oxbow_timeline_replay (OxbowTimeline *self)
{
  stop (self);
  oxbow_lens_look_nth (self->lens, 0);
  play (self, oxbow_history_line_length (get_history (self)));
}

void
oxbow_timeline_show_round (OxbowTimeline *self)
{
  int here = oxbow_history_get_depth (get_history (self), oxbow_history_get_node (get_history (self)));
  stop (self);
  oxbow_lens_look (self->lens, oxbow_lens_find_round (self->lens));
  play (self, here);
}
