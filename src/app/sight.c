/* sight.c: lists and menus of what has been scrolled out of sight
 *
 * A list hangs from its row wherever that is, perhaps on no screen at all: GTK 4.8 asks for the measures of a monitor
 * then that it has not found. So no key opens one there, what opens anyway brings its row back, and one that is open
 * goes as its row goes: a page that was scrolled glides on for a while.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/sight.h"

#include <adwaita.h>
#include <stdbool.h>

/* Where a widget lies on what scrolls in a viewport: its beginning and its length. */
static bool
find_place (GtkWidget *widget, GtkWidget *viewport, GtkOrientation way, double *start, double *length)
{
  graphene_rect_t place;
  if (!gtk_widget_compute_bounds (widget, gtk_viewport_get_child (GTK_VIEWPORT (viewport)), &place))
    return false;
  bool is_across = way == GTK_ORIENTATION_HORIZONTAL;
  *start = is_across ? place.origin.x : place.origin.y;
  *length = is_across ? place.size.width : place.size.height;
  return true;
}

static GtkAdjustment *
get_adjustment (GtkWidget *viewport, GtkOrientation way)
{
  return way == GTK_ORIENTATION_HORIZONTAL ? gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (viewport))
                                           : gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
}

/* As it is scrolled now, which the next frame shows. */
static bool
is_in_sight (GtkWidget *widget, GtkWidget *viewport, GtkOrientation way)
{
  double start, length;
  GtkAdjustment *scrolled = get_adjustment (viewport, way);
  double value = gtk_adjustment_get_value (scrolled);
  return !find_place (widget, viewport, way, &start, &length)
         || (start + length > value && start < value + gtk_adjustment_get_page_size (scrolled));
}

/* The next viewport around it, or NULL. */
static GtkWidget *
find_viewport (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  return parent != NULL ? gtk_widget_get_ancestor (parent, GTK_TYPE_VIEWPORT) : NULL;
}

/* Whether it had to be. */
static bool
bring_back (GtkWidget *widget)
{
  double start, length;
  GtkWidget *viewport = find_viewport (widget);
  if (viewport == NULL || is_in_sight (widget, viewport, GTK_ORIENTATION_VERTICAL)
      || !find_place (widget, viewport, GTK_ORIENTATION_VERTICAL, &start, &length))
    return false;
  gtk_adjustment_clamp_page (get_adjustment (viewport, GTK_ORIENTATION_VERTICAL), start, start + length);
  return true;
}

/* Keys */

/* What the focus is in, or a row stands for, opens a list or a menu. */
static bool
is_opener (GtkWidget *focus)
{
  GtkWidget *opener = ADW_IS_ACTION_ROW (focus) ? adw_action_row_get_activatable_widget (ADW_ACTION_ROW (focus))
                                                : gtk_widget_get_parent (focus);
  return ADW_IS_COMBO_ROW (focus) || GTK_IS_DROP_DOWN (opener) || GTK_IS_MENU_BUTTON (opener);
}

static gboolean
key_cb (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  bool acts = key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter || key == GDK_KEY_space
              || key == GDK_KEY_KP_Space;
  bool is_for_menu = key == GDK_KEY_Menu || (key == GDK_KEY_F10 && (state & GDK_SHIFT_MASK) != 0);
  return focus != NULL && ((acts && is_opener (focus)) || is_for_menu) && bring_back (focus);
}

void
oxbow_sight_open_nothing_else (GtkWindow *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), window);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
}

/* What is open */

static void
scrolled_cb (GtkWidget *popover)
{
  GtkWidget *place = gtk_widget_get_parent (popover);
  for (GtkWidget *viewport = find_viewport (place); viewport != NULL; viewport = find_viewport (viewport))
    if (!is_in_sight (place, viewport, GTK_ORIENTATION_VERTICAL)
        || !is_in_sight (place, viewport, GTK_ORIENTATION_HORIZONTAL))
      {
        gtk_popover_popdown (GTK_POPOVER (popover));
        return;
      }
}

static void
follow (GtkWidget *popover, bool is_on)
{
  for (GtkWidget *viewport = find_viewport (popover); viewport != NULL; viewport = find_viewport (viewport))
    for (int way = GTK_ORIENTATION_HORIZONTAL; way <= GTK_ORIENTATION_VERTICAL; way++)
      {
        GtkAdjustment *scrolled = get_adjustment (viewport, (GtkOrientation) way);
        if (is_on)
          g_signal_connect_object (scrolled, "value-changed", G_CALLBACK (scrolled_cb), popover, G_CONNECT_SWAPPED);
        else
          g_signal_handlers_disconnect_by_func (scrolled, scrolled_cb, popover);
      }
}

/* A click may come between the scrolling and the frame that shows it. */
void
oxbow_sight_follow (GtkWidget *popover)
{
  bring_back (gtk_widget_get_parent (popover));
  follow (popover, true);
}

void
oxbow_sight_leave (GtkWidget *popover)
{
  follow (popover, false);
}
