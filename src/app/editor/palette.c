/* palette.c: all that the game lets a map hold, to choose from
 *
 * A section for each sort of thing that the game has. The left button of the mouse, or Return, chooses for the left
 * button; the right one, or Shift+Return, for the right. Escape leads back to the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/palette.h"
#include "app/editor/palette-item.h"
#include "app/flow.h"

#include <glib/gi18n-lib.h>

struct _OxbowPaletteView
{
  GtkBox parent_instance;

  const OxbowRuleset *ruleset;
  OxbowOrientation orientation;
  GtkWidget *position[2];       /* heading and things of a position, borrowed; or NULL */
  GPtrArray *items;             /* of OxbowPaletteItem, borrowed */
};

G_DEFINE_FINAL_TYPE (OxbowPaletteView, oxbow_palette_view, GTK_TYPE_BOX)

enum
{
  CHOSEN,
  N_SIGNALS
};

static unsigned int signals[N_SIGNALS];

static void
tell_chosen (OxbowPaletteView *self, OxbowPaletteItem *item, unsigned int button)
{
  g_signal_emit (self, signals[CHOSEN], 0, oxbow_palette_item_get_thing (item), button);
}

static void
activated_cb (OxbowPaletteView *self, OxbowPaletteItem *item)
{
  tell_chosen (self, item, GDK_BUTTON_PRIMARY);
}

static void
chosen_second_cb (OxbowPaletteView *self, OxbowPaletteItem *item)
{
  tell_chosen (self, item, GDK_BUTTON_SECONDARY);
}

static void
oxbow_palette_view_finalize (GObject *object)
{
  g_ptr_array_unref (OXBOW_PALETTE_VIEW (object)->items);
  G_OBJECT_CLASS (oxbow_palette_view_parent_class)->finalize (object);
}

static void
oxbow_palette_view_class_init (OxbowPaletteViewClass *class)
{
  G_OBJECT_CLASS (class)->finalize = oxbow_palette_view_finalize;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (class), GDK_KEY_Escape, 0, "editor.to-board", NULL);
  signals[CHOSEN] = g_signal_new ("chosen", OXBOW_TYPE_PALETTE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_UINT);
}

static void
oxbow_palette_view_init (OxbowPaletteView *self)
{
  self->items = g_ptr_array_new ();
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
}

static GtkWidget *
new_heading (const char *title)
{
  GtkWidget *heading = gtk_label_new (title);
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (heading), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (heading, "section");
  return heading;
}

static GtkWidget *
new_flow (OxbowPaletteView *self, const char *title)
{
  GtkWidget *flow = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "homogeneous", TRUE,
                                  "min-children-per-line", 1, "max-children-per-line", 2, "row-spacing", 2,
                                  "column-spacing", 2, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (flow), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  oxbow_flow_settle (GTK_FLOW_BOX (flow));
  g_signal_connect_object (flow, "child-activated", G_CALLBACK (activated_cb), self, G_CONNECT_SWAPPED);
  return flow;
}

static void
add_section (OxbowPaletteView *self, int layer)
{
  g_autoptr (GArray) things = oxbow_thing_list (self->ruleset, layer);
  if (things->len == 0)
    return;
  GtkWidget *flow = new_flow (self, oxbow_thing_layer_title (layer));
  GtkWidget *heading = new_heading (oxbow_thing_layer_title (layer));
  gtk_box_append (GTK_BOX (self), heading);
  gtk_box_append (GTK_BOX (self), flow);
  if (layer == OXBOW_LAYER_POSITION)
    {
      self->position[0] = heading;
      self->position[1] = flow;
    }
  for (guint i = 0; i < things->len; i++)
    {
      GtkWidget *item = oxbow_palette_item_new (self->ruleset, self->orientation,
                                                &g_array_index (things, OxbowThing, i));
      g_signal_connect_object (item, "chosen-second", G_CALLBACK (chosen_second_cb), self, G_CONNECT_SWAPPED);
      gtk_flow_box_append (GTK_FLOW_BOX (flow), item);
      g_ptr_array_add (self->items, item);
    }
}

void
oxbow_palette_view_set_game (OxbowPaletteView *self, const OxbowRuleset *ruleset, OxbowOrientation orientation)
{
  GtkWidget *child;
  if (self->ruleset == ruleset && self->orientation == orientation)
    return;
  self->ruleset = ruleset;
  self->orientation = orientation;
  self->position[0] = self->position[1] = NULL;
  g_ptr_array_set_size (self->items, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), child);
  for (int layer = OXBOW_THING_TERRAIN; layer < OXBOW_N_LAYERS; layer++)
    add_section (self, layer);
}

void
oxbow_palette_view_set_has_position (OxbowPaletteView *self, bool has_position)
{
  for (int i = 0; i < 2 && self->position[i] != NULL; i++)
    gtk_widget_set_visible (self->position[i], has_position);
}

void
oxbow_palette_view_set_used (OxbowPaletteView *self, const OxbowThing *first, const OxbowThing *second)
{
  for (guint i = 0; i < self->items->len; i++)
    {
      OxbowPaletteItem *item = g_ptr_array_index (self->items, i);
      const OxbowThing *thing = oxbow_palette_item_get_thing (item);
      oxbow_palette_item_set_used (item, first != NULL && oxbow_thing_is (first, thing),
                                   second != NULL && oxbow_thing_is (second, thing));
    }
}
