/* in-hand.c: what the next thing that is put down will be like
 *
 * Below the palette, while the hand holds a thing that has attributes: a row that opens to their fields. They are those
 * of the toolbox's pattern; what lies on the map already stays as it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/in-hand.h"
#include "app/editor/value-row.h"
#include "editor/pattern.h"

#include <glib/gi18n-lib.h>

#define MOST_PX 280             /* of its height; more is scrolled to */

struct _OxbowInHand
{
  AdwBin parent_instance;

  OxbowEasel *easel;
  const OxbowRecordKind *kind;  /* that the fields are of, or NULL */
  bool is_open;                 /* and stays so for the next kind */
};

G_DEFINE_FINAL_TYPE (OxbowInHand, oxbow_in_hand, ADW_TYPE_BIN)

typedef struct
{
  OxbowInHand *self;            /* borrowed: it holds the field */
  OxbowLayer layer;
} Field;

static bool
write_value (const OxbowAttribute *attribute, const char *value, gpointer data, GError **error)
{
  const Field *field = data;
  OxbowToolbox *toolbox = oxbow_easel_get_toolbox (field->self->easel);
  const OxbowGrid *grid = oxbow_draft_get_grid (oxbow_easel_get_draft (field->self->easel));
  g_autoptr (OxbowRecord) pattern = oxbow_record_copy (oxbow_toolbox_get_pattern (toolbox, field->layer));
  oxbow_record_set (pattern, attribute->name, value);
  if (!oxbow_record_check (pattern, field->self->kind, grid, error))
    return false;
  oxbow_toolbox_set_pattern (toolbox, field->layer, g_steal_pointer (&pattern));
  return true;
}

/* Cells are those where it is put. */
static bool
is_chosen_before (const OxbowAttribute *attribute)
{
  return attribute->kind != OXBOW_VALUE_CELL && attribute->kind != OXBOW_VALUE_CELLS;
}

static void
expanded_cb (OxbowInHand *self, GParamSpec *pspec, AdwExpanderRow *row)
{
  self->is_open = adw_expander_row_get_expanded (row);
}

static GtkWidget *
new_expander (OxbowInHand *self, OxbowLayer layer, const OxbowRecord *pattern)
{
  const OxbowScenario *scenario = oxbow_draft_get_scenario (oxbow_easel_get_draft (self->easel));
  GtkWidget *row = g_object_new (ADW_TYPE_EXPANDER_ROW, "use-markup", FALSE, "title",
                                 oxbow_record_kind_get_title (self->kind), "subtitle", _("How the next one will be"),
                                 "expanded", self->is_open, NULL);
  for (const OxbowAttribute *attribute = self->kind->attributes; attribute->name != NULL; attribute++)
    {
      if (!is_chosen_before (attribute))
        continue;
      const Field field = { self, layer };
      g_auto (GStrv) ids = oxbow_pattern_list_ids (scenario, attribute);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (row),
                                oxbow_value_row_new (attribute, oxbow_record_get (pattern, attribute->name),
                                                     (const char *const *) ids, write_value,
                                                     g_memdup2 (&field, sizeof field)));
    }
  g_signal_connect_object (row, "notify::expanded", G_CALLBACK (expanded_cb), self, G_CONNECT_SWAPPED);
  return row;
}

static GtkWidget *
new_list (GtkWidget *row)
{
  GtkWidget *list = gtk_list_box_new (), *scrolled = gtk_scrolled_window_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  g_object_set (scrolled, "hscrollbar-policy", GTK_POLICY_NEVER, "propagate-natural-height", TRUE, "max-content-height",
                MOST_PX, "child", list, NULL);
  gtk_widget_add_css_class (scrolled, "in-hand");
  return scrolled;
}

/* What is written into the fields comes back as a change of the toolbox: they stay while the kind does. */
static void
show (OxbowInHand *self)
{
  OxbowThing thing;
  bool has_thing = oxbow_easel_get_thing (self->easel, GDK_BUTTON_PRIMARY, &thing);
  const OxbowRecordKind *kind =
      has_thing && thing.kind != NULL && thing.kind->attributes != NULL && thing.layer != OXBOW_LAYER_TABLES
          ? thing.kind : NULL;
  if (kind == self->kind)
    return;
  self->kind = kind;
  adw_bin_set_child (ADW_BIN (self), NULL);
  if (kind == NULL)
    return;
  OxbowLayer layer = (OxbowLayer) thing.layer;
  const OxbowRecord *pattern = oxbow_toolbox_get_pattern (oxbow_easel_get_toolbox (self->easel), layer);
  adw_bin_set_child (ADW_BIN (self), new_list (new_expander (self, layer, pattern)));
}

static void
oxbow_in_hand_dispose (GObject *object)
{
  g_clear_object (&OXBOW_IN_HAND (object)->easel);
  G_OBJECT_CLASS (oxbow_in_hand_parent_class)->dispose (object);
}

static void
oxbow_in_hand_class_init (OxbowInHandClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_in_hand_dispose;
}

static void
oxbow_in_hand_init (OxbowInHand *self)
{
}

GtkWidget *
oxbow_in_hand_new (OxbowEasel *easel)
{
  OxbowInHand *self = g_object_new (OXBOW_TYPE_IN_HAND, NULL);
  self->easel = g_object_ref (easel);
  g_signal_connect_object (easel, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
  return GTK_WIDGET (self);
}
