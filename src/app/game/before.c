/* before.c: "Before you click": what the move that is thought about would do, in sentences
 *
 * It is always there, and high enough for what is usual: nothing jumps while the pointer wanders over the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/before.h"
#include "app/game/journey.h"
#include "core/foresight.h"

#include <glib/gi18n-lib.h>

#define MOST_SENTENCES 5

struct _OxbowBefore
{
  GtkWidget parent_instance;

  OxbowTable *table;
  GtkLabel *title, *text;
};

G_DEFINE_FINAL_TYPE (OxbowBefore, oxbow_before, GTK_TYPE_WIDGET)

static char *
build_text (const GPtrArray *sentences, bool by_chance)
{
  g_autoptr (GString) text = g_string_new (NULL);
  unsigned int n = MIN (sentences->len, MOST_SENTENCES);
  for (unsigned int i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", (char *) sentences->pdata[i]);
  if (sentences->len > n)
    g_string_append_printf (text, ngettext ("\nAnd %u thing more.", "\nAnd %u things more.", sentences->len - n),
                            sentences->len - n);
  if (by_chance)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", _("Then chance decides."));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What each of the moves would do after those before it. */
static char *
tell_moves (const OxbowState *state, const OxbowMoves *moves)
{
  g_autofree OxbowState *at = oxbow_state_copy (state);
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  bool by_chance = false;
  for (int i = 0; i < moves->n; i++)
    {
      g_autoptr (OxbowForesight) foresight = oxbow_foresight_new (at, &moves->items[i]);
      for (unsigned int k = 0; k < foresight->sentences->len; k++)
        g_ptr_array_add (sentences, g_strdup (foresight->sentences->pdata[k]));
      by_chance = by_chance || foresight->by_chance;
      oxbow_state_apply (at, &moves->items[i], NULL, NULL);
    }
  return build_text (sentences, by_chance);
}

static void
foreseen_cb (OxbowBefore *self, const OxbowMoves *moves)
{
  const OxbowState *state = oxbow_lens_get_state (oxbow_table_get_lens (self->table));
  if (moves == NULL)
    {
      gtk_label_set_label (self->title, _("Point at a button, or at a place that glows."));
      gtk_label_set_label (self->text, "");
      return;
    }
  g_autofree char *name = oxbow_journey_name (state, moves), *text = tell_moves (state, moves);
  gtk_label_set_label (self->title, name);
  gtk_label_set_label (self->text, text);
}

static void
oxbow_before_dispose (GObject *object)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&OXBOW_BEFORE (object)->table);
  G_OBJECT_CLASS (oxbow_before_parent_class)->dispose (object);
}

static void
oxbow_before_class_init (OxbowBeforeClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_before_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "before");
}

static GtkLabel *
add_label (OxbowBefore *self, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return GTK_LABEL (label);
}

static void
oxbow_before_init (OxbowBefore *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 2);
  self->title = add_label (self, "caption-heading");
  self->text = add_label (self, "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
}

GtkWidget *
oxbow_before_new (OxbowTable *table)
{
  OxbowBefore *self = g_object_new (OXBOW_TYPE_BEFORE, NULL);
  self->table = g_object_ref (table);
  g_signal_connect_object (table, "foreseen", G_CALLBACK (foreseen_cb), self, G_CONNECT_SWAPPED);
  foreseen_cb (self, NULL);
  return GTK_WIDGET (self);
}
