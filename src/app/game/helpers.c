/* helpers.c: what computers can do for whoever is at the table: give a hint, finish a turn, wait or go on
 *
 * Buttons of the game's actions. Those that make no sense now are not there: a person's turn has other ones than that
 * of a computer. What lets a computer play keeps its place, so that nobody who presses it twice stops it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/helpers.h"
#include "app/flow.h"
#include "app/window.h"

#include <glib/gi18n-lib.h>

struct _OxbowHelpers
{
  GtkWidget parent_instance;

  OxbowLens *lens;
  OxbowHint *hint;
  GtkWidget *hint_button, *go_on_button, *pause_button;
  unsigned int settling;        /* an idle that finds the focus a new place, or 0 */
};

G_DEFINE_FINAL_TYPE (OxbowHelpers, oxbow_helpers, GTK_TYPE_WIDGET)

static bool
is_computers_turn (OxbowHelpers *self)
{
  OxbowGame *game = oxbow_lens_get_game (self->lens);
  int seat = oxbow_game_get_turn (game);
  return seat >= 0 && oxbow_setup_seat_computer (oxbow_game_get_setup (game), seat) != NULL;
}

static void
set_label (GtkWidget *button, const char *label)
{
  if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) != 0)
    gtk_button_set_label (GTK_BUTTON (button), label);
}

static void
show_hint (OxbowHelpers *self)
{
  set_label (self->hint_button, oxbow_hint_is_busy (self->hint) ? _("Thinking…")
                                : oxbow_hint_is_shown (self->hint) ? _("Next Hint") : _("Hint"));
}

/* Where a computer plays for a person, what stops it gives the turn back. */
static void
show_pause (OxbowHelpers *self, bool is_computers)
{
  set_label (self->pause_button, is_computers ? _("Pause") : _("Stop"));
  gtk_widget_set_tooltip_text (self->pause_button, is_computers ? _("The computers wait until you let them go on")
                                                                : _("Play the rest of the turn yourself"));
}

static bool
has_focus (OxbowHelpers *self)
{
  return gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_FOCUS_WITHIN;
}

/* While somebody else is to move it is on what stops that, or lets it go on; else on the board. */
static gboolean
settle_cb (gpointer data)
{
  OxbowHelpers *self = data;
  self->settling = 0;
  if (!has_focus (self) && gtk_widget_get_mapped (GTK_WIDGET (self)) && !gtk_widget_grab_focus (self->pause_button)
      && (oxbow_lens_get_hold (self->lens) == NULL || !gtk_widget_grab_focus (self->go_on_button)))
    oxbow_window_focus_page (OXBOW_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  return G_SOURCE_REMOVE;
}

/* A button that goes, or can be pressed no more, takes the focus along; what can be pressed instead is known only once
 * everybody has heard of the change. */
static void
keep_focus (OxbowHelpers *self)
{
  if (self->settling == 0 && has_focus (self))
    self->settling = g_idle_add (settle_cb, self);
}

static void
show_buttons (OxbowHelpers *self)
{
  keep_focus (self);
  bool is_over = oxbow_game_get_turn (oxbow_lens_get_game (self->lens)) < 0, is_computers = is_computers_turn (self);
  bool is_held = oxbow_lens_get_hold (self->lens) != NULL && !oxbow_lens_is_taught (self->lens);
  gtk_widget_set_visible (GTK_WIDGET (self), !is_over && !oxbow_lens_is_veiled (self->lens));
  gtk_widget_set_visible (gtk_widget_get_parent (self->hint_button), !is_computers && !is_held);
  gtk_widget_set_visible (gtk_widget_get_parent (self->pause_button), is_held);
  set_label (self->go_on_button, is_computers ? _("Go On") : _("Play for Me"));
  show_pause (self, is_computers);
  show_hint (self);
}

static void
oxbow_helpers_dispose (GObject *object)
{
  OxbowHelpers *self = OXBOW_HELPERS (object);
  GtkWidget *child;
  g_clear_handle_id (&self->settling, g_source_remove);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->hint);
  g_clear_object (&self->lens);
  G_OBJECT_CLASS (oxbow_helpers_parent_class)->dispose (object);
}

static void
oxbow_helpers_class_init (OxbowHelpersClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_helpers_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "helpers");
}

static void
oxbow_helpers_init (OxbowHelpers *self)
{
}

static GtkWidget *
add_button (GtkWidget *row, const char *action, const char *tip)
{
  GtkWidget *button = gtk_button_new ();
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, tip);
  gtk_flow_box_append (GTK_FLOW_BOX (row), button);
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
  g_object_set (gtk_widget_get_parent (button), "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  return button;
}

GtkWidget *
oxbow_helpers_new (OxbowLens *lens, OxbowHint *hint)
{
  OxbowHelpers *self = g_object_new (OXBOW_TYPE_HELPERS, NULL);
  GtkWidget *row = g_object_new (GTK_TYPE_FLOW_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  self->lens = g_object_ref (lens);
  self->hint = g_object_ref (hint);
  oxbow_flow_settle (GTK_FLOW_BOX (row));
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (row), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (row), 2);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (row), 6);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (row), 6);
  self->hint_button = add_button (row, "game.hint", _("What a strong player would do now, and why"));
  self->pause_button = add_button (row, "game.pause", NULL);
  self->go_on_button = add_button (row, "game.go-on", _("A computer plays until the turn is over; Escape stops it"));
  gtk_widget_set_parent (row, GTK_WIDGET (self));
  g_signal_connect_object (lens, "changed", G_CALLBACK (show_buttons), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (lens, "held", G_CALLBACK (show_buttons), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hint, "changed", G_CALLBACK (show_hint), self, G_CONNECT_SWAPPED);
  show_buttons (self);
  return GTK_WIDGET (self);
}
