/* card.c: a picture with a title and a line below it, in a flow box of such
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/card.h"

struct _OxbowCard
{
  GtkFlowBoxChild parent_instance;

  OxbowPicture *picture;
  GtkButton *remove;
  GtkLabel *title, *line, *about;
};

G_DEFINE_FINAL_TYPE (OxbowCard, oxbow_card, GTK_TYPE_FLOW_BOX_CHILD)

enum
{
  REMOVED,
  N_SIGNALS
};

static unsigned int signals[N_SIGNALS];

static void
remove_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[REMOVED], 0);
}

static void
oxbow_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), OXBOW_TYPE_CARD);
  G_OBJECT_CLASS (oxbow_card_parent_class)->dispose (object);
}

static void
oxbow_card_class_init (OxbowCardClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = oxbow_card_dispose;
  g_type_ensure (OXBOW_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/oxbowgames/Oxbow/card.ui");
  gtk_widget_class_bind_template_child (widget_class, OxbowCard, picture);
  gtk_widget_class_bind_template_child (widget_class, OxbowCard, remove);
  gtk_widget_class_bind_template_child (widget_class, OxbowCard, title);
  gtk_widget_class_bind_template_child (widget_class, OxbowCard, line);
  gtk_widget_class_bind_template_child (widget_class, OxbowCard, about);
  gtk_widget_class_install_action (widget_class, "card.remove", NULL, remove_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "card.remove", NULL);
  signals[REMOVED] = g_signal_new ("removed", OXBOW_TYPE_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
oxbow_card_init (OxbowCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "card.remove", FALSE);
}

GtkWidget *
oxbow_card_new (const char *title, const char *line)
{
  OxbowCard *self = g_object_new (OXBOW_TYPE_CARD, NULL);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->line, line);
  gtk_widget_set_visible (GTK_WIDGET (self->line), line != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, line != NULL ? line : "", -1);
  return GTK_WIDGET (self);
}

void
oxbow_card_set_about (OxbowCard *self, const char *about)
{
  g_autofree char *words = g_strdup_printf ("%s. %s", gtk_label_get_label (self->line), about);
  gtk_label_set_label (self->about, about);
  gtk_widget_set_visible (GTK_WIDGET (self->about), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

void
oxbow_card_set_removable (OxbowCard *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "card.remove", TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->remove), TRUE);
}

OxbowPicture *
oxbow_card_get_picture (OxbowCard *self)
{
  return self->picture;
}
