/* history.c: the steps of a draft, in a list: a click goes there
 *
 * The selected line is where the draft stands; those below it have been undone and can be done again. The list follows
 * the draft line by line, so that thousands of steps cost nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/history.h"
#include "app/drop-down.h"

#include <glib/gi18n-lib.h>

struct _OxbowSteps
{
  GtkWidget parent_instance;

  OxbowDraft *draft;
  GtkStringList *names;         /* the beginning, then the steps */
  GtkSingleSelection *selection;
  GtkWidget *scrolled, *view;
  bool is_following;            /* the selection is set by the draft */
};

G_DEFINE_FINAL_TYPE (OxbowSteps, oxbow_steps, GTK_TYPE_WIDGET)

/* A new step takes the place of all that were undone; the steps before it are what they were. */
static void
take_names (OxbowSteps *self)
{
  int n_steps = oxbow_draft_get_n_steps (self->draft), position = oxbow_draft_get_position (self->draft);
  guint n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->names));
  if ((int) n_lines == n_steps + 1 && position < n_steps)
    return;
  guint first = MIN (n_lines, (guint) MAX (position, 1));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  for (int step = (int) first - 1; step < n_steps; step++)
    g_strv_builder_add (builder, oxbow_draft_get_step_name (self->draft, step));
  g_auto (GStrv) added = g_strv_builder_end (builder);
  gtk_string_list_splice (self->names, first, n_lines - first, (const char *const *) added);
}

static void
follow (OxbowSteps *self)
{
  guint position = (guint) oxbow_draft_get_position (self->draft);
  self->is_following = true;
  take_names (self);
  gtk_single_selection_set_selected (self->selection, position);
  if (gtk_widget_get_mapped (self->view))
    gtk_widget_activate_action (self->view, "list.scroll-to-item", "u", position);
  self->is_following = false;
}

static void
selected_cb (OxbowSteps *self)
{
  if (!self->is_following)
    oxbow_draft_go (self->draft, (int) gtk_single_selection_get_selected (self->selection));
}

static void
oxbow_steps_dispose (GObject *object)
{
  OxbowSteps *self = OXBOW_STEPS (object);

  g_clear_pointer (&self->scrolled, gtk_widget_unparent);
  g_clear_object (&self->selection);
  g_clear_object (&self->draft);
  G_OBJECT_CLASS (oxbow_steps_parent_class)->dispose (object);
}

static void
oxbow_steps_class_init (OxbowStepsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_steps_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
oxbow_steps_init (OxbowSteps *self)
{
  self->names = gtk_string_list_new ((const char *const[]) { _("The Beginning"), NULL });
  self->selection = gtk_single_selection_new (G_LIST_MODEL (self->names));
  self->view = gtk_list_view_new (GTK_SELECTION_MODEL (g_object_ref (self->selection)), oxbow_text_rows_new ());
  gtk_widget_add_css_class (self->view, "steps");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, _("History"), -1);
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), self->view);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
}

GtkWidget *
oxbow_steps_new (OxbowDraft *draft)
{
  OxbowSteps *self = g_object_new (OXBOW_TYPE_STEPS, NULL);
  self->draft = g_object_ref (draft);
  g_signal_connect_object (draft, "history-changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  follow (self);
  return GTK_WIDGET (self);
}
