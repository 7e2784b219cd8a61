/* palette-item.c: one thing that can be drawn, in the palette: how it looks, its name, and the buttons that draw it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/palette-item.h"
#include "app/editor/swatch.h"

#include <glib/gi18n-lib.h>

#define SWATCH_EM 2.9           /* wide enough for the signs of the map, and for the numbers of trails */

struct _OxbowPaletteItem
{
  GtkFlowBoxChild parent_instance;

  OxbowThing thing;
  const char *title;
  GtkWidget *first, *second;    /* the signs that a button draws it */
};

G_DEFINE_FINAL_TYPE (OxbowPaletteItem, oxbow_palette_item, GTK_TYPE_FLOW_BOX_CHILD)

enum
{
  CHOSEN_SECOND,
  N_SIGNALS
};

static unsigned int signals[N_SIGNALS];

static void
choose_second_cb (OxbowPaletteItem *self)
{
  g_signal_emit (self, signals[CHOSEN_SECOND], 0);
}

static gboolean
choose_second_by_key_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  g_signal_emit (widget, signals[CHOSEN_SECOND], 0);
  return TRUE;
}

static void
oxbow_palette_item_class_init (OxbowPaletteItemClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  signals[CHOSEN_SECOND] = g_signal_new ("chosen-second", OXBOW_TYPE_PALETTE_ITEM, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                         NULL, G_TYPE_NONE, 0);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Return, GDK_SHIFT_MASK, choose_second_by_key_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Enter, GDK_SHIFT_MASK, choose_second_by_key_cb, NULL);
}

static void
oxbow_palette_item_init (OxbowPaletteItem *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (click, "released", G_CALLBACK (choose_second_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_css_class (GTK_WIDGET (self), "palette-item");
}

/* What the map shows by words or arrows has no picture: a token, with letters for words. */
static GtkWidget *
new_token (const OxbowThing *thing, const char *title)
{
  char letter[8] = { 0 };
  g_unichar_to_utf8 (g_utf8_get_char (title), letter);
  /* Translators: two letters that stand for any name written on a map */
  GtkWidget *token = gtk_label_new (thing->layer == OXBOW_LAYER_LABELS ? _("Aa") : letter);
  gtk_widget_add_css_class (token, "palette-token");
  gtk_widget_set_valign (token, GTK_ALIGN_CENTER);
  return token;
}

/* In a corner of the picture: a sign beside the words would take room from them, and choosing move all that follows. */
static GtkWidget *
new_sign (GtkWidget *picture, GtkAlign corner, const char *text, const char *tip)
{
  GtkWidget *sign = gtk_label_new (text);
  gtk_widget_add_css_class (sign, "palette-sign");
  gtk_widget_set_halign (sign, corner);
  gtk_widget_set_valign (sign, GTK_ALIGN_END);
  gtk_widget_set_tooltip_text (sign, tip);
  gtk_widget_set_visible (sign, FALSE);
  gtk_overlay_add_overlay (GTK_OVERLAY (picture), sign);
  return sign;
}

GtkWidget *
oxbow_palette_item_new (const OxbowRuleset *ruleset, OxbowOrientation orientation, const OxbowThing *thing)
{
  OxbowPaletteItem *self = g_object_new (OXBOW_TYPE_PALETTE_ITEM, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *picture = gtk_overlay_new (), *label;
  self->thing = *thing;
  self->title = oxbow_thing_title (ruleset, thing);
  gtk_overlay_set_child (GTK_OVERLAY (picture), oxbow_swatch_can_show (thing)
                                                    ? oxbow_swatch_new (ruleset, orientation, thing, SWATCH_EM)
                                                    : new_token (thing, self->title));
  gtk_box_append (GTK_BOX (box), picture);
  label = g_object_new (GTK_TYPE_LABEL, "label", self->title, "xalign", 0.0f, "hexpand", TRUE, "wrap", TRUE,
                        "wrap-mode", PANGO_WRAP_WORD_CHAR, "width-chars", 8, "max-width-chars", 8, NULL);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (box), label);
  /* Translators: one letter for the left button of the mouse, in a small sign; and below for the right one */
  self->first = new_sign (picture, GTK_ALIGN_START, C_("mouse button", "L"), _("The left button draws this"));
  self->second = new_sign (picture, GTK_ALIGN_END, C_("mouse button", "R"), _("The right button draws this"));
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (self), box);
  oxbow_palette_item_set_used (self, false, false);
  return GTK_WIDGET (self);
}

const OxbowThing *
oxbow_palette_item_get_thing (OxbowPaletteItem *self)
{
  return &self->thing;
}

void
oxbow_palette_item_set_used (OxbowPaletteItem *self, bool by_first, bool by_second)
{
  const char *how = by_first && by_second ? _("Both buttons draw this")
                    : by_first            ? _("The left button draws this")
                    : by_second           ? _("The right button draws this")
                                          : "";
  gtk_widget_set_visible (self->first, by_first);
  gtk_widget_set_visible (self->second, by_second);
  if (by_first)
    gtk_widget_add_css_class (GTK_WIDGET (self), "used");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "used");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, how, -1);
}
