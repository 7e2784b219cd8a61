/* record-list.c: some records of a draft, each as a row that opens to typed fields
 *
 * The fields of a row are made when it is first opened: a deck has a hundred cards, and one of them is looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/record-list.h"
#include "app/editor/value-row.h"
#include "core/ruleset.h"
#include "editor/change.h"
#include "editor/pattern.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define ITSELF (-1)

struct _OxbowRecordList
{
  AdwBin parent_instance;

  OxbowDraft *draft;
  GArray *shown;                /* of OxbowRecordPlace: what the rows are of */
  GPtrArray *spelled;           /* of char *: by what each of them is known again */
  GArray *open;                 /* of OxbowRecordPlace: rows that are open, and stay so when they are made anew */
  bool is_changing;
};

G_DEFINE_FINAL_TYPE (OxbowRecordList, oxbow_record_list, ADW_TYPE_BIN)

/* A record, or one that it holds. */
typedef struct
{
  OxbowRecordList *list;        /* borrowed: it holds what has this */
  OxbowRecordPlace place;
  int child;                    /* of the records in that one, or ITSELF */
  GtkWidget *reading;           /* says what the record does; or NULL */
} Spot;

static const OxbowScenario *
get_scenario (OxbowRecordList *self)
{
  return oxbow_draft_get_scenario (self->draft);
}

static const OxbowRecord *
get_record (OxbowRecordList *self, const OxbowRecordPlace *place)
{
  return oxbow_layer_get (place->layer, get_scenario (self), place->index);
}

static const OxbowRecordKind *
find_kind (OxbowRecordList *self, const OxbowRecordPlace *place)
{
  return oxbow_layer_find_kind (place->layer, oxbow_draft_get_palette (self->draft), get_record (self, place)->kind);
}

/* Which record it is. Its numbers may be worked out anew when another one is changed. */
static char *
spell (OxbowRecordList *self, OxbowLayer layer, const OxbowRecord *record)
{
  const OxbowRecordKind *kind = oxbow_layer_find_kind (layer, oxbow_draft_get_palette (self->draft), record->kind);
  GString *text = g_string_new (record->kind);
  g_string_append_printf (text, " %d", record->edge);
  for (guint i = 0; i < record->cells->len; i++)
    g_string_append_printf (text, " %d", g_array_index (record->cells, OxbowCell, i));
  for (const OxbowAttribute *attribute = kind != NULL ? kind->attributes : NULL;
       attribute != NULL && attribute->name != NULL; attribute++)
    if (attribute->kind == OXBOW_VALUE_WORD || attribute->kind == OXBOW_VALUE_NAME)
      {
        const char *value = oxbow_record_get (record, attribute->name);
        g_string_append_printf (text, "\t%s", value != NULL ? value : "");
      }
  return g_string_free (text, FALSE);
}

bool
oxbow_record_list_is_stale (OxbowRecordList *self)
{
  for (guint i = 0; i < self->shown->len; i++)
    {
      const OxbowRecordPlace *place = &g_array_index (self->shown, OxbowRecordPlace, i);
      bool is_there = place->index < (int) oxbow_layer_records (place->layer, get_scenario (self))->len;
      g_autofree char *now = is_there ? spell (self, place->layer, get_record (self, place)) : NULL;
      if (g_strcmp0 (now, self->spelled->pdata[i]) != 0)
        return true;
    }
  return false;
}

/* It is to be known as that. */
static void
spell_anew (OxbowRecordList *self, const OxbowRecordPlace *place, const OxbowRecord *record)
{
  for (guint i = 0; i < self->shown->len; i++)
    {
      const OxbowRecordPlace *shown = &g_array_index (self->shown, OxbowRecordPlace, i);
      if (shown->layer != place->layer || shown->index != place->index)
        continue;
      g_free (self->spelled->pdata[i]);
      self->spelled->pdata[i] = spell (self, place->layer, record);
    }
}

/* In plain words */

static char *
read_record (OxbowRecordList *self, const OxbowRecordPlace *place)
{
  const OxbowRuleset *ruleset = get_scenario (self)->ruleset;
  if (ruleset->describe == NULL || place->layer != OXBOW_LAYER_TABLES || find_kind (self, place) == NULL)
    return NULL;
  return ruleset->describe (get_scenario (self), get_record (self, place));
}

static void
show_reading (const Spot *spot)
{
  if (spot->reading == NULL)
    return;
  g_autofree char *words = read_record (spot->list, &spot->place);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (spot->reading), words != NULL ? words : "");
  gtk_widget_set_visible (spot->reading, words != NULL);
}

static GtkWidget *
add_reading (AdwExpanderRow *row)
{
  GtkWidget *reading = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title-lines", 0, "activatable", FALSE,
                                     "icon-name", "dialog-information-symbolic", NULL);
  adw_expander_row_add_row (row, reading);
  return reading;
}

/* Fields */

static bool
write_value (const char *name, const char *value, gpointer data, GError **error)
{
  const Spot *spot = data;
  OxbowRecordList *self = spot->list;
  if (oxbow_record_list_is_stale (self))
    return true;
  OxbowRecord *record = oxbow_record_copy (get_record (self, &spot->place));
  OxbowRecord *changed = spot->child == ITSELF ? record : g_ptr_array_index (record->children, spot->child);
  if (g_strcmp0 (oxbow_record_get (changed, name), value) == 0)
    {
      oxbow_record_free (record);
      return true;
    }
  oxbow_record_set (changed, name, value);
  spell_anew (self, &spot->place, record);
  self->is_changing = true;
  bool is_done = oxbow_change_record (self->draft, spot->place.layer, spot->place.index, record, error);
  self->is_changing = false;
  if (!is_done)
    spell_anew (self, &spot->place, get_record (self, &spot->place));
  else if (!oxbow_record_list_is_stale (self))
    show_reading (spot);
  return is_done;
}

static void
add_fields (AdwExpanderRow *row, const Spot *spot, const OxbowRecord *record, const OxbowRecordKind *kind)
{
  for (const OxbowAttribute *attribute = kind != NULL ? kind->attributes : NULL;
       attribute != NULL && attribute->name != NULL; attribute++)
    {
      g_auto (GStrv) ids = oxbow_pattern_list_ids (get_scenario (spot->list), attribute);
      GtkWidget *field = oxbow_value_row_new (attribute, record, (const char *const *) ids, write_value,
                                              g_memdup2 (spot, sizeof *spot));
      adw_expander_row_add_row (row, field);
    }
}

/* By what a record is known: the first of these that it has, else what is chosen first of it. */
static const char *
name_record (const OxbowRecord *record, const OxbowRecordKind *kind)
{
  static const char *const names[] = { "name", "title", "text", "id", "card", "number", "code" };
  const char *name = NULL;
  for (size_t i = 0; i < G_N_ELEMENTS (names) && name == NULL; i++)
    if (oxbow_record_get (record, names[i]) != NULL)
      name = names[i];
  for (const OxbowAttribute *attribute = kind != NULL ? kind->attributes : NULL;
       attribute != NULL && attribute->name != NULL && name == NULL; attribute++)
    if (attribute->kind == OXBOW_VALUE_WORD)
      name = attribute->name;
  const char *title = name != NULL && kind != NULL ? oxbow_record_get_title (record, kind, name) : NULL;
  return title != NULL ? _(title) : name != NULL ? oxbow_record_get (record, name) : NULL;
}

static GtkWidget *
new_expander (const OxbowRecord *record, const OxbowRecordKind *kind)
{
  const char *title = kind != NULL ? oxbow_record_kind_get_title (kind) : record->kind;
  const char *name = name_record (record, kind);
  GtkWidget *row = g_object_new (ADW_TYPE_EXPANDER_ROW, "use-markup", FALSE, "title", name != NULL ? name : title,
                                 "subtitle", name != NULL ? title : "", NULL);
  if (kind != NULL && kind->help != NULL)
    gtk_widget_set_tooltip_text (row, _(kind->help));
  return row;
}

static GtkWidget *
new_button (const Spot *spot, const char *icon, const char *title, GCallback pressed)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_object_set_data_full (G_OBJECT (button), "spot", g_memdup2 (spot, sizeof *spot), g_free);
  g_signal_connect_object (button, "clicked", pressed, spot->list, G_CONNECT_SWAPPED);
  return button;
}

/* What a record holds */

static void
tell (OxbowRecordList *self, const char *sentence)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "editor.tell", "s", sentence);
}

static void
change_inner (OxbowRecordList *self, const OxbowRecordPlace *place, OxbowRecord *record)
{
  g_autoptr (GError) error = NULL;
  if (!oxbow_change_record (self->draft, place->layer, place->index, record, &error))
    tell (self, error->message);
}

/* What a button is for; false: which record that is now is about to be shown. */
static bool
find_spot (OxbowRecordList *self, GtkWidget *button, Spot *spot)
{
  *spot = *(const Spot *) g_object_get_data (G_OBJECT (button), "spot");
  return !oxbow_record_list_is_stale (self);
}

static void
remove_inner_cb (OxbowRecordList *self, GtkWidget *button)
{
  Spot spot;
  if (!find_spot (self, button, &spot))
    return;
  OxbowRecord *record = oxbow_record_copy (get_record (self, &spot.place));
  g_ptr_array_remove_index (record->children, (guint) spot.child);
  change_inner (self, &spot.place, record);
}

static void
add_inner_cb (OxbowRecordList *self, GtkWidget *button)
{
  Spot spot;
  const OxbowRecordKind *inner = g_object_get_data (G_OBJECT (button), "kind");
  if (!find_spot (self, button, &spot))
    return;
  OxbowRecord *record = oxbow_record_copy (get_record (self, &spot.place));
  oxbow_record_add (record, oxbow_pattern_new (inner));
  change_inner (self, &spot.place, record);
}

static void
add_inner_rows (AdwExpanderRow *row, Spot spot, const OxbowRecord *record, const OxbowRecordKind *kind)
{
  for (guint i = 0; i < record->children->len; i++)
    {
      const OxbowRecord *child = g_ptr_array_index (record->children, i);
      const OxbowRecordKind *inner = kind != NULL ? oxbow_record_kind_find (kind->children, child->kind) : NULL;
      GtkWidget *inner_row = new_expander (child, inner);
      spot.child = (int) i;
      adw_expander_row_add_action (ADW_EXPANDER_ROW (inner_row), new_button (&spot, "user-trash-symbolic",
                                                                             _("Take It Away"),
                                                                             G_CALLBACK (remove_inner_cb)));
      add_fields (ADW_EXPANDER_ROW (inner_row), &spot, child, inner);
      adw_expander_row_add_row (row, inner_row);
    }
  spot.child = ITSELF;
  for (const OxbowRecordKind *inner = kind != NULL ? kind->children : NULL; inner != NULL && inner->name != NULL;
       inner++)
    {
      /* Translators: a row with a button that adds one to a card: an effect, a penalty */
      g_autofree char *title = g_strdup_printf (_("Add: %s"), oxbow_record_kind_get_title (inner));
      GtkWidget *add_row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title, NULL);
      GtkWidget *button = new_button (&spot, "list-add-symbolic", title, G_CALLBACK (add_inner_cb));
      g_object_set_data (G_OBJECT (button), "kind", (gpointer) inner);
      adw_action_row_add_suffix (ADW_ACTION_ROW (add_row), button);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (add_row), button);
      adw_expander_row_add_row (row, add_row);
    }
}

/* Rows */

static int
find_open (OxbowRecordList *self, const OxbowRecordPlace *place)
{
  for (guint i = 0; i < self->open->len; i++)
    {
      const OxbowRecordPlace *open = &g_array_index (self->open, OxbowRecordPlace, i);
      if (open->layer == place->layer && open->index == place->index)
        return (int) i;
    }
  return -1;
}

static void
fill_row (OxbowRecordList *self, AdwExpanderRow *row, const OxbowRecordPlace *place)
{
  const OxbowRecordKind *kind = find_kind (self, place);
  const OxbowRecord *record = get_record (self, place);
  Spot spot = { self, *place, ITSELF, NULL };
  if (place->layer == OXBOW_LAYER_TABLES && get_scenario (self)->ruleset->describe != NULL)
    spot.reading = add_reading (row);
  show_reading (&spot);
  add_fields (row, &spot, record, kind);
  add_inner_rows (row, spot, record, kind);
}

static void
expanded_cb (AdwExpanderRow *row, GParamSpec *pspec, OxbowRecordList *self)
{
  const OxbowRecordPlace *place = g_object_get_data (G_OBJECT (row), "place");
  bool is_open = adw_expander_row_get_expanded (row);
  int i = find_open (self, place);
  if (is_open && i < 0)
    g_array_append_val (self->open, *place);
  if (!is_open && i >= 0)
    g_array_remove_index (self->open, (guint) i);
  if (!is_open || g_object_get_data (G_OBJECT (row), "filled") != NULL)
    return;
  g_object_set_data (G_OBJECT (row), "filled", row);
  fill_row (self, row, place);
}

static void
remove_cb (OxbowRecordList *self, GtkWidget *button)
{
  Spot spot;
  if (!find_spot (self, button, &spot))
    return;
  g_array_set_size (self->open, 0);
  oxbow_change_remove (self->draft, spot.place.layer, spot.place.index);
}

static void
copy_cb (OxbowRecordList *self, GtkWidget *button)
{
  g_autoptr (GError) error = NULL;
  Spot spot;
  if (!find_spot (self, button, &spot))
    return;
  g_array_set_size (self->open, 0);
  if (oxbow_change_add_copy (self->draft, spot.place.layer, spot.place.index, &error) < 0)
    tell (self, error->message);
}

static GtkWidget *
new_row (OxbowRecordList *self, const OxbowRecordPlace *place)
{
  const Spot spot = { self, *place, ITSELF, NULL };
  GtkWidget *row = new_expander (get_record (self, place), find_kind (self, place));
  g_object_set_data_full (G_OBJECT (row), "place", g_memdup2 (place, sizeof *place), g_free);
  if (!oxbow_layer_has_one_of_a_kind (place->layer))
    adw_expander_row_add_action (ADW_EXPANDER_ROW (row), new_button (&spot, "edit-copy-symbolic", _("Copy It"),
                                                                     G_CALLBACK (copy_cb)));
  adw_expander_row_add_action (ADW_EXPANDER_ROW (row), new_button (&spot, "user-trash-symbolic", _("Take It Away"),
                                                                   G_CALLBACK (remove_cb)));
  g_signal_connect_object (row, "notify::expanded", G_CALLBACK (expanded_cb), self, 0);
  if (find_open (self, place) >= 0)
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  return row;
}

static void
oxbow_record_list_dispose (GObject *object)
{
  OxbowRecordList *self = OXBOW_RECORD_LIST (object);

  g_clear_object (&self->draft);
  g_clear_pointer (&self->shown, g_array_unref);
  g_clear_pointer (&self->spelled, g_ptr_array_unref);
  g_clear_pointer (&self->open, g_array_unref);
  G_OBJECT_CLASS (oxbow_record_list_parent_class)->dispose (object);
}

static void
oxbow_record_list_class_init (OxbowRecordListClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_record_list_dispose;
}

static void
oxbow_record_list_init (OxbowRecordList *self)
{
  self->shown = g_array_new (FALSE, FALSE, sizeof (OxbowRecordPlace));
  self->spelled = g_ptr_array_new_with_free_func (g_free);
  self->open = g_array_new (FALSE, FALSE, sizeof (OxbowRecordPlace));
}

GtkWidget *
oxbow_record_list_new (OxbowDraft *draft)
{
  OxbowRecordList *self = g_object_new (OXBOW_TYPE_RECORD_LIST, NULL);
  self->draft = g_object_ref (draft);
  return GTK_WIDGET (self);
}

void
oxbow_record_list_show (OxbowRecordList *self, const GArray *places)
{
  GtkWidget *list = places->len > 0 ? gtk_list_box_new () : NULL;
  adw_bin_set_child (ADW_BIN (self), list);
  g_array_set_size (self->shown, 0);
  g_ptr_array_set_size (self->spelled, 0);
  for (guint i = 0; i < places->len; i++)
    {
      const OxbowRecordPlace *place = &g_array_index (places, OxbowRecordPlace, i);
      g_array_append_vals (self->shown, place, 1);
      g_ptr_array_add (self->spelled, spell (self, place->layer, get_record (self, place)));
    }
  if (list == NULL)
    return;
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  for (guint i = 0; i < places->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), new_row (self, &g_array_index (places, OxbowRecordPlace, i)));
}

bool
oxbow_record_list_is_changing (OxbowRecordList *self)
{
  return self->is_changing;
}
