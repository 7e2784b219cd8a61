/* in-hand.c: what the next thing that is put down will be like
 *
 * Below the palette, while the hand holds a thing that has attributes: a row that opens to their fields. They are those
 * of the toolbox's pattern; what lies on the map already stays as it is. The fields are made anew when the pattern is
 * another one, or may name what it could not before; what is written into them is theirs already.
 *
 * A group that was begun is gone on with by the next drag as well: that is said here, beside a button for another one.
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
  char *shown;                  /* what the fields show, in one text; or NULL */
  bool is_writing;
  bool is_open;                 /* and stays so for the next kind */
};

G_DEFINE_FINAL_TYPE (OxbowInHand, oxbow_in_hand, ADW_TYPE_BIN)

typedef struct
{
  OxbowInHand *self;            /* borrowed: it holds the field */
  OxbowLayer layer;
} Field;

/* Cells are those where it is put. */
static bool
is_chosen_before (const OxbowAttribute *attribute)
{
  return attribute->kind != OXBOW_VALUE_CELL && attribute->kind != OXBOW_VALUE_CELLS;
}

static char **
list_ids (OxbowInHand *self, const OxbowAttribute *attribute)
{
  return oxbow_pattern_list_ids (oxbow_draft_get_scenario (oxbow_easel_get_draft (self->easel)), attribute);
}

/* "Water group m1", which the next drag adds to; or NULL. */
static char *
name_group (OxbowInHand *self, const OxbowRecordKind *kind)
{
  OxbowToolbox *toolbox = oxbow_easel_get_toolbox (self->easel);
  const OxbowScenario *scenario = oxbow_draft_get_scenario (oxbow_easel_get_draft (self->easel));
  int index = oxbow_toolbox_get_group (toolbox);
  bool is_drawn = index >= 0 && g_str_equal (oxbow_toolbox_get_tool (toolbox)->id, "group");
  const OxbowRecord *group = is_drawn ? oxbow_layer_get (OXBOW_LAYER_GROUPS, scenario, index) : NULL;
  if (group == NULL || !g_str_equal (group->kind, kind->name))
    return NULL;
  const char *id = oxbow_record_get (group, "id");
  return id != NULL ? g_strdup_printf (_("%s %s"), oxbow_record_kind_get_title (kind), id)
                    : g_strdup (oxbow_record_kind_get_title (kind));
}

/* All that the fields of a kind show: values, and what may be named; and the group that is gone on with. */
static char *
spell_out (OxbowInHand *self, const OxbowRecordKind *kind, const OxbowRecord *pattern)
{
  GString *text = g_string_new (kind->name);
  g_autofree char *group = name_group (self, kind);
  g_string_append_printf (text, "\n%s", group != NULL ? group : "");
  for (const OxbowAttribute *attribute = kind->attributes; attribute->name != NULL; attribute++)
    {
      g_auto (GStrv) ids = list_ids (self, attribute);
      g_autofree char *names = ids != NULL ? g_strjoinv ("\t", ids) : NULL;
      g_string_append_printf (text, "\n%s", names != NULL ? names : "");
    }
  for (guint i = 0; i < pattern->attributes->len; i++)
    g_string_append_printf (text, "\n%s", (const char *) pattern->attributes->pdata[i]);
  return g_string_free (text, FALSE);
}

static bool
write_value (const char *name, const char *value, gpointer data, GError **error)
{
  const Field *field = data;
  OxbowToolbox *toolbox = oxbow_easel_get_toolbox (field->self->easel);
  const OxbowGrid *grid = oxbow_draft_get_grid (oxbow_easel_get_draft (field->self->easel));
  g_autoptr (OxbowRecord) pattern = oxbow_record_copy (oxbow_toolbox_get_pattern (toolbox, field->layer));
  oxbow_record_set (pattern, name, value);
  /* What names a cell is only known when it is put down: any cell stands for that. */
  g_autoptr (OxbowRecord) placed = oxbow_record_copy (pattern);
  oxbow_pattern_anchor (placed, field->self->kind, grid, 0);
  if (!oxbow_record_check (placed, field->self->kind, grid, error))
    return false;
  field->self->is_writing = true;
  oxbow_toolbox_set_pattern (toolbox, field->layer, g_steal_pointer (&pattern));
  field->self->is_writing = false;
  return true;
}

static void
expanded_cb (OxbowInHand *self, GParamSpec *pspec, AdwExpanderRow *row)
{
  self->is_open = adw_expander_row_get_expanded (row);
}

static GtkWidget *
new_expander (OxbowInHand *self, OxbowLayer layer, const OxbowRecord *pattern)
{
  GtkWidget *row = g_object_new (ADW_TYPE_EXPANDER_ROW, "use-markup", FALSE, "title",
                                 oxbow_record_kind_get_title (self->kind), "subtitle", _("How the next one will be"),
                                 "expanded", self->is_open, NULL);
  for (const OxbowAttribute *attribute = self->kind->attributes; attribute->name != NULL; attribute++)
    {
      if (!is_chosen_before (attribute))
        continue;
      const Field field = { self, layer };
      g_auto (GStrv) ids = list_ids (self, attribute);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (row),
                                oxbow_value_row_new (attribute, pattern, (const char *const *) ids, write_value,
                                                     g_memdup2 (&field, sizeof field)));
    }
  g_signal_connect_object (row, "notify::expanded", G_CALLBACK (expanded_cb), self, G_CONNECT_SWAPPED);
  return row;
}

static void
begin_another_cb (OxbowInHand *self)
{
  oxbow_toolbox_set_group (oxbow_easel_get_toolbox (self->easel), -1);
}

/* NULL: the next press begins a group. */
static GtkWidget *
new_group_row (OxbowInHand *self)
{
  g_autofree char *group = name_group (self, self->kind);
  if (group == NULL)
    return NULL;
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", group, "subtitle",
                                 _("The next drag adds to it"), "title-lines", 2, "subtitle-lines", 2, NULL);
  GtkWidget *button = gtk_button_new_with_mnemonic (_("Begin _Another"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _("The next press begins a group of its own; so does one with Shift"));
  g_signal_connect_object (button, "clicked", G_CALLBACK (begin_another_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return row;
}

static GtkWidget *
new_list (GtkWidget *row, GtkWidget *group)
{
  GtkWidget *list = gtk_list_box_new (), *scrolled = gtk_scrolled_window_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  if (group != NULL)
    gtk_list_box_append (GTK_LIST_BOX (list), group);
  g_object_set (scrolled, "hscrollbar-policy", GTK_POLICY_NEVER, "propagate-natural-height", TRUE, "max-content-height",
                MOST_PX, "child", list, NULL);
  gtk_widget_add_css_class (scrolled, "in-hand");
  return scrolled;
}

static void
make_fields (OxbowInHand *self, OxbowLayer layer, const OxbowRecord *pattern)
{
  adw_bin_set_child (ADW_BIN (self), NULL);
  if (self->kind != NULL)
    adw_bin_set_child (ADW_BIN (self), new_list (new_expander (self, layer, pattern), new_group_row (self)));
}

/* What is written into the fields comes back as a change of the toolbox: they stay then. */
static void
show (OxbowInHand *self)
{
  OxbowThing thing;
  bool has_thing = oxbow_easel_get_thing (self->easel, GDK_BUTTON_PRIMARY, &thing);
  const OxbowRecordKind *kind =
      has_thing && thing.kind != NULL && thing.kind->attributes != NULL && thing.layer != OXBOW_LAYER_TABLES
          ? thing.kind : NULL;
  OxbowLayer layer = kind != NULL ? (OxbowLayer) thing.layer : OXBOW_LAYER_FEATURES;
  const OxbowRecord *pattern = oxbow_toolbox_get_pattern (oxbow_easel_get_toolbox (self->easel), layer);
  g_autofree char *shown = kind != NULL ? spell_out (self, kind, pattern) : NULL;
  bool is_same = g_strcmp0 (shown, self->shown) == 0;
  g_free (self->shown);
  self->shown = g_steal_pointer (&shown);
  self->kind = kind;
  if (!is_same && !self->is_writing)
    make_fields (self, layer, pattern);
}

/* New towns, groups and the like may be named by what is in the hand; land may not. */
static void
draft_changed_cb (OxbowInHand *self, const OxbowTouched *touched)
{
  if (touched->layers != 0 && self->kind != NULL)
    show (self);
}

static void
oxbow_in_hand_dispose (GObject *object)
{
  g_clear_object (&OXBOW_IN_HAND (object)->easel);
  g_clear_pointer (&OXBOW_IN_HAND (object)->shown, g_free);
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
  g_signal_connect_object (oxbow_easel_get_draft (easel), "changed", G_CALLBACK (draft_changed_cb), self,
                           G_CONNECT_SWAPPED);
  show (self);
  return GTK_WIDGET (self);
}
