/* here.c: what lies at the cursor's cell, and the tables of the scenario: records to be filled in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/here.h"
#include "app/drop-down.h"
#include "app/editor/record-list.h"
#include "core/position.h"
#include "core/ruleset.h"
#include "editor/change.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _OxbowHere
{
  AdwBin parent_instance;

  OxbowDraft *draft;
  OxbowBoard *board;
  GtkWidget *box, *place, *things, *tables_box, *records;
  GtkDropDown *tables;
  GPtrArray *kinds;             /* of const OxbowRecordKind: those that the rows of tables stand for */
  guint n_tables;               /* so many of them are tables, the rest lines of a position */
  unsigned int renewing;        /* an idle source, or 0 */
};

G_DEFINE_FINAL_TYPE (OxbowHere, oxbow_here, ADW_TYPE_BIN)

static const OxbowScenario *
get_scenario (OxbowHere *self)
{
  return oxbow_draft_get_scenario (self->draft);
}

/* At the cursor */

static void
show_things (OxbowHere *self)
{
  const OxbowGrid *grid = oxbow_draft_get_grid (self->draft);
  OxbowCell cell = oxbow_board_get_cursor (self->board, NULL);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (OxbowRecordPlace));
  bool is_cell = cell >= 0 && cell < oxbow_grid_n_cells (grid);
  for (int layer = 0; layer < OXBOW_N_LAYERS && is_cell; layer++)
    {
      const GPtrArray *records = oxbow_layer_records ((OxbowLayer) layer, get_scenario (self));
      for (guint i = 0; i < records->len; i++)
        if (oxbow_record_lies_on (g_ptr_array_index (records, i), grid, cell))
          g_array_append_val (places, ((OxbowRecordPlace) { (OxbowLayer) layer, (int) i }));
    }
  /* Translators: a heading: what lies on that cell; or that nothing does */
  g_autofree char *heading = !is_cell ? g_strdup ("")
                                      : g_strdup_printf (places->len > 0 ? _("At %s") : _("Only terrain at %s"),
                                                         OXBOW_CELL_NAME (grid, cell));
  gtk_label_set_label (GTK_LABEL (self->place), heading);
  oxbow_record_list_show (OXBOW_RECORD_LIST (self->things), places);
}

/* Tables */

static const OxbowRecordKind *
get_kind (OxbowHere *self)
{
  guint i = gtk_drop_down_get_selected (self->tables);
  return i < self->kinds->len ? g_ptr_array_index (self->kinds, i) : NULL;
}

static OxbowLayer
get_layer (OxbowHere *self)
{
  return gtk_drop_down_get_selected (self->tables) < self->n_tables ? OXBOW_LAYER_TABLES : OXBOW_LAYER_POSITION;
}

static void
show_records (OxbowHere *self)
{
  const OxbowRecordKind *kind = get_kind (self);
  const GPtrArray *tables = oxbow_layer_records (get_layer (self), get_scenario (self));
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (OxbowRecordPlace));
  for (guint i = 0; i < tables->len && kind != NULL; i++)
    if (strcmp (((const OxbowRecord *) g_ptr_array_index (tables, i))->kind, kind->name) == 0)
      g_array_append_val (places, ((OxbowRecordPlace) { get_layer (self), (int) i }));
  oxbow_record_list_show (OXBOW_RECORD_LIST (self->records), places);
}

static void
add_cb (OxbowHere *self)
{
  g_autoptr (GError) error = NULL;
  const OxbowRecordKind *kind = get_kind (self);
  if (kind != NULL && oxbow_change_add (self->draft, get_layer (self), -1, kind->name, &error) < 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "editor.tell", "s", error->message);
}

static bool
shows_position (OxbowHere *self)
{
  return self->kinds->len > self->n_tables;
}

/* Behind the tables comes what a position holds besides that which lies on the map. */
static void
add_position (OxbowHere *self, GtkStringList *titles)
{
  const OxbowPalette *palette = oxbow_draft_get_palette (self->draft);
  const OxbowRecordKind *kind = oxbow_scenario_has_position (get_scenario (self)) ? palette->position : NULL;
  for (; kind != NULL && kind->name != NULL; kind++)
    if (!oxbow_position_may_put (palette, kind->name) && kind->attributes != NULL)
      {
        g_autofree char *title = g_strdup_printf (_("Position: %s"), oxbow_record_kind_get_title (kind));
        g_ptr_array_add (self->kinds, (gpointer) kind);
        gtk_string_list_append (titles, title);
      }
}

static void
fill_kinds (OxbowHere *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  g_ptr_array_set_size (self->kinds, 0);
  for (const OxbowRecordKind *kind = oxbow_draft_get_palette (self->draft)->tables; kind != NULL && kind->name != NULL;
       kind++)
    if (kind->n_cells == 0)
      {
        g_ptr_array_add (self->kinds, (gpointer) kind);
        gtk_string_list_append (titles, oxbow_record_kind_get_title (kind));
      }
  self->n_tables = self->kinds->len;
  add_position (self, titles);
  gtk_drop_down_set_model (self->tables, G_LIST_MODEL (titles));
  gtk_widget_set_visible (self->tables_box, self->kinds->len > 0);
}

/* The draft */

static gboolean
renew_cb (gpointer data)
{
  OxbowHere *self = data;
  self->renewing = 0;
  show_things (self);
  show_records (self);
  return G_SOURCE_REMOVE;
}

/* What is written in a field may put others of a position elsewhere: then they are shown anew, once the field is done
 * with it. */
static void
renew_if_stale (OxbowHere *self)
{
  bool is_stale = oxbow_record_list_is_stale (OXBOW_RECORD_LIST (self->things))
                  || oxbow_record_list_is_stale (OXBOW_RECORD_LIST (self->records));
  if (is_stale && self->renewing == 0)
    self->renewing = g_idle_add_full (G_PRIORITY_HIGH_IDLE, renew_cb, self, NULL);
}

static void
draft_changed_cb (OxbowHere *self, const OxbowTouched *touched)
{
  bool is_own = oxbow_record_list_is_changing (OXBOW_RECORD_LIST (self->things))
                || oxbow_record_list_is_changing (OXBOW_RECORD_LIST (self->records));
  if (is_own)
    renew_if_stale (self);
  if ((touched->layers == 0 && !touched->grid) || is_own)
    return;
  show_things (self);
  if (shows_position (self) != oxbow_scenario_has_position (get_scenario (self)))
    fill_kinds (self);
  if ((touched->layers & (1u << OXBOW_LAYER_TABLES | 1u << OXBOW_LAYER_POSITION)) != 0)
    show_records (self);
}

static void
oxbow_here_dispose (GObject *object)
{
  OxbowHere *self = OXBOW_HERE (object);

  g_clear_handle_id (&self->renewing, g_source_remove);
  g_clear_object (&self->draft);
  g_clear_object (&self->board);
  g_clear_pointer (&self->kinds, g_ptr_array_unref);
  G_OBJECT_CLASS (oxbow_here_parent_class)->dispose (object);
}

static void
oxbow_here_class_init (OxbowHereClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_here_dispose;
}

static GtkWidget *
new_heading (const char *title)
{
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0.0f, "hexpand", TRUE, "wrap", TRUE,
                                     NULL);
  gtk_widget_add_css_class (heading, "section");
  return heading;
}

static void
oxbow_here_init (OxbowHere *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  self->kinds = g_ptr_array_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class (self->box, "sections");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->box);
  adw_bin_set_child (ADW_BIN (self), scrolled);
}

static GtkWidget *
new_add_button (OxbowHere *self)
{
  GtkWidget *add = gtk_button_new_from_icon_name ("list-add-symbolic");
  gtk_widget_set_tooltip_text (add, _("Add One"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (add), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Add One"), -1);
  g_signal_connect_object (add, "clicked", G_CALLBACK (add_cb), self, G_CONNECT_SWAPPED);
  return add;
}

static void
build (OxbowHere *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->place = new_heading ("");
  self->things = oxbow_record_list_new (self->draft);
  self->records = oxbow_record_list_new (self->draft);
  self->tables_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->tables = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  gtk_widget_set_hexpand (GTK_WIDGET (self->tables), TRUE);
  oxbow_drop_down_fit (self->tables);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->tables), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Table"), -1);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->tables));
  gtk_box_append (GTK_BOX (line), new_add_button (self));
  gtk_box_append (GTK_BOX (self->tables_box), new_heading (_("Tables of the Scenario")));
  gtk_box_append (GTK_BOX (self->tables_box), line);
  gtk_box_append (GTK_BOX (self->tables_box), self->records);
  gtk_box_append (GTK_BOX (self->box), self->place);
  gtk_box_append (GTK_BOX (self->box), self->things);
  gtk_box_append (GTK_BOX (self->box), self->tables_box);
}

GtkWidget *
oxbow_here_new (OxbowDraft *draft, OxbowBoard *board)
{
  OxbowHere *self = g_object_new (OXBOW_TYPE_HERE, NULL);
  self->draft = g_object_ref (draft);
  self->board = g_object_ref (board);
  build (self);
  fill_kinds (self);
  show_things (self);
  show_records (self);
  g_signal_connect_object (self->tables, "notify::selected", G_CALLBACK (show_records), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (draft, "changed", G_CALLBACK (draft_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "cursor-moved", G_CALLBACK (show_things), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
