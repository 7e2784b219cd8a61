/* map-view.c: what a scenario says of itself, its players and rules, its size, and its figures
 *
 * Every turn of a number goes into the draft at once and can be undone; what is undone elsewhere is shown here again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/map-view.h"
#include "app/editor/about-map.h"
#include "app/editor/figures.h"
#include "app/editor/judged.h"
#include "app/editor/variants.h"
#include "app/drop-down.h"
#include "app/seat-row.h"
#include "app/shortened.h"
#include "core/ruleset.h"
#include "editor/change.h"
#include "editor/statistics.h"
#include "editor/whole.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST_IN_LINE 9          /* letters of a button that is not broken for the sake of what stands before it */

enum
{
  LEFT,
  TOP,
  RIGHT,
  BOTTOM,
  N_SIDES
};

struct _OxbowMapView
{
  AdwBin parent_instance;

  OxbowDraft *draft;
  GtkWidget *box;
  GtkSpinButton *least, *most, *sides[N_SIDES];
  AdwActionRow *size;
  AdwExpanderRow *added, *figures;      /* added: at each side, by resizing */
  GPtrArray *seat_rows, *figure_rows;   /* borrowed */
  bool is_filling;              /* rows are being set: nothing is written by that */
  bool is_stale;                /* terrain has changed since it was counted */
};

G_DEFINE_FINAL_TYPE (OxbowMapView, oxbow_map_view, ADW_TYPE_BIN)

static const OxbowScenario *
get_scenario (OxbowMapView *self)
{
  return oxbow_draft_get_scenario (self->draft);
}

static void
players_changed_cb (OxbowMapView *self, GtkSpinButton *changed)
{
  int least = gtk_spin_button_get_value_as_int (self->least), most = gtk_spin_button_get_value_as_int (self->most);
  g_autoptr (GError) error = NULL;
  if (self->is_filling)
    return;
  bool is_done = oxbow_change_players (self->draft, changed == self->most ? MIN (least, most) : least,
                                       MAX (least, most), &error);
  oxbow_judge (GTK_WIDGET (changed), is_done, error);
}

/* Seats: the first of a row's choices is that the scenario does not say. */

static const OxbowSeat *
get_seat (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "seat");
}

static void
show_seats (OxbowMapView *self)
{
  for (guint i = 0; i < self->seat_rows->len; i++)
    {
      GtkWidget *row = self->seat_rows->pdata[i];
      const OxbowSeat *seat = get_seat (row);
      const char *value = oxbow_settings_get_seat (get_scenario (self)->settings, seat->id);
      guint selected = 0;
      for (guint k = 0; seat->values[k] != NULL; k++)
        if (g_strcmp0 (seat->values[k], value) == 0)
          selected = k + 1;
      adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected);
    }
}

static void
seat_chosen_cb (OxbowMapView *self, GParamSpec *pspec, GtkWidget *row)
{
  const OxbowSeat *seat = get_seat (row);
  guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (row));
  const char *value = selected > 0 ? seat->values[selected - 1] : NULL;
  g_autoptr (GError) error = NULL;
  if (self->is_filling
      || g_strcmp0 (value, oxbow_settings_get_seat (get_scenario (self)->settings, seat->id)) == 0)
    return;
  bool is_done = oxbow_change_seat (self->draft, seat->id, value, &error);
  oxbow_judge (row, is_done, error);
}

/* Size */

static int
get_side (OxbowMapView *self, int i)
{
  return gtk_spin_button_get_value_as_int (self->sides[i]);
}

static void
show_size (OxbowMapView *self)
{
  const OxbowGrid *grid = oxbow_draft_get_grid (self->draft);
  OxbowGrid then = oxbow_whole_get_size (grid, get_side (self, LEFT), get_side (self, TOP), get_side (self, RIGHT),
                                         get_side (self, BOTTOM));
  g_autofree char *now = g_strdup_printf (_("Columns: %d, rows: %d"), grid->width, grid->height);
  g_autofree char *later = g_strdup_printf (_("Columns: %d, rows: %d after resizing"), then.width, then.height);
  bool is_same = then.width == grid->width && then.height == grid->height;
  adw_action_row_set_subtitle (self->size, is_same ? now : later);
}

static void
tell (OxbowMapView *self, const char *sentence)
{
  if (sentence != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "editor.tell", "s", sentence);
}

static bool
is_any_side_set (OxbowMapView *self)
{
  for (int i = 0; i < N_SIDES; i++)
    if (get_side (self, i) != 0)
      return true;
  return false;
}

/* Whoever has not said yet by how much is asked. */
static void
resize_cb (OxbowMapView *self)
{
  OxbowLoss loss = { 0 };
  if (!is_any_side_set (self))
    {
      adw_expander_row_set_expanded (self->added, TRUE);
      gtk_widget_grab_focus (GTK_WIDGET (self->sides[LEFT]));
      return;
    }
  g_autoptr (GError) error = NULL;
  bool is_done = oxbow_whole_resize (self->draft, get_side (self, LEFT), get_side (self, TOP), get_side (self, RIGHT),
                                     get_side (self, BOTTOM), oxbow_draft_get_palette (self->draft)->blank, &loss,
                                     &error);
  g_autofree char *lost = is_done ? oxbow_loss_tell (&loss) : NULL;
  tell (self, is_done ? lost : error->message);
  for (int i = 0; i < N_SIDES && is_done; i++)
    gtk_spin_button_set_value (self->sides[i], 0);
}

static void
turn_cb (OxbowMapView *self)
{
  OxbowLoss loss = { 0 };
  oxbow_whole_change_orientation (self->draft, &loss);
  g_autofree char *lost = oxbow_loss_tell (&loss);
  tell (self, lost);
}

/* Figures */

static void
add_figure (OxbowMapView *self, const char *title, const char *value)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title, NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_label_new (value));
  adw_expander_row_add_row (self->figures, row);
  g_ptr_array_add (self->figure_rows, row);
}

static void
clear_figures (OxbowMapView *self)
{
  for (guint i = 0; i < self->figure_rows->len; i++)
    adw_expander_row_remove (self->figures, g_ptr_array_index (self->figure_rows, i));
  g_ptr_array_set_size (self->figure_rows, 0);
}

static void
fill_figures (OxbowMapView *self)
{
  clear_figures (self);
  self->is_stale = false;
  if (!adw_expander_row_get_expanded (self->figures))
    return;
  g_autoptr (GArray) counts = oxbow_statistics_count_terrain (get_scenario (self));
  for (guint i = 0; i < counts->len; i++)
    {
      const OxbowTerrainCount *count = &g_array_index (counts, OxbowTerrainCount, i);
      g_autofree char *value = g_strdup_printf ("%d", count->n_cells);
      if (count->n_cells > 0)
        add_figure (self, _(count->terrain->title), value);
    }
}

/* The draft */

static void
show_head (OxbowMapView *self)
{
  int least, most;
  self->is_filling = true;
  oxbow_scenario_get_players (get_scenario (self), &least, &most);
  gtk_spin_button_set_value (self->least, least);
  gtk_spin_button_set_value (self->most, most);
  show_seats (self);
  self->is_filling = false;
}

/* Nothing is counted while a stroke grows. */
static void
renew_figures (OxbowMapView *self)
{
  if (self->is_stale && adw_expander_row_get_expanded (self->figures) && oxbow_draft_get_stroke (self->draft) == NULL)
    fill_figures (self);
}

static void
draft_changed_cb (OxbowMapView *self, const OxbowTouched *touched)
{
  if (touched->head)
    show_head (self);
  if (touched->grid)
    show_size (self);
  self->is_stale |= touched->terrain;
  renew_figures (self);
}

/* How it is put together */

static GtkWidget *
add_group (OxbowMapView *self, const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  gtk_box_append (GTK_BOX (self->box), group);
  return group;
}

static GtkSpinButton *
add_spin (OxbowMapView *self, gpointer to, const char *title, double least, double most, GCallback changed)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, NULL);
  GtkWidget *spin = gtk_spin_button_new_with_range (least, most, 1);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), spin);
  g_signal_connect_object (spin, "value-changed", changed, self, G_CONNECT_SWAPPED);
  if (ADW_IS_EXPANDER_ROW (to))
    adw_expander_row_add_row (to, row);
  else
    adw_preferences_group_add (to, row);
  return GTK_SPIN_BUTTON (spin);
}

static void
add_seat (OxbowMapView *self, GtkWidget *group, const OxbowSeat *seat)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  GtkWidget *row = g_object_new (ADW_TYPE_COMBO_ROW, "use-markup", FALSE, "title", _(seat->title), NULL);
  gtk_string_list_append (titles, _("As those who play like"));
  for (int i = 0; seat->values[i] != NULL; i++)
    gtk_string_list_append (titles, oxbow_seat_row_get_value_title (seat->values[i]));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (titles));
  oxbow_drop_down_fit_row (ADW_COMBO_ROW (row));
  gtk_widget_set_tooltip_text (row, _("Who takes the seat unless those who play choose otherwise"));
  g_object_set_data (G_OBJECT (row), "seat", (gpointer) seat);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (seat_chosen_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  g_ptr_array_add (self->seat_rows, row);
}

static void
add_players (OxbowMapView *self)
{
  const OxbowRuleset *ruleset = get_scenario (self)->ruleset;
  GtkWidget *group = add_group (self, _("Players"));
  self->is_filling = true;
  self->least = add_spin (self, group, _("Players at Least"), ruleset->min_players, ruleset->max_players,
                          G_CALLBACK (players_changed_cb));
  self->most = add_spin (self, group, _("Players at Most"), ruleset->min_players, ruleset->max_players,
                         G_CALLBACK (players_changed_cb));
  self->is_filling = false;
  for (const OxbowSeat *seat = ruleset->seats; seat->id != NULL; seat++)
    if (seat->values != NULL)
      add_seat (self, group, seat);
}

static void
add_rules (OxbowMapView *self)
{
  GtkWidget *group = add_group (self, _("Rules"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), oxbow_variants_new (self->draft));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), oxbow_variants_new_suggestions (self->draft));
}

static GtkWidget *
new_button_row (OxbowMapView *self, const char *title, const char *label, GCallback pressed)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, NULL);
  GtkWidget *button = gtk_button_new_with_mnemonic (label);
  if (g_utf8_strlen (label, -1) > MOST_IN_LINE)
    oxbow_shortened_fit_button (GTK_BUTTON (button));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", pressed, self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return row;
}

static void
add_size (OxbowMapView *self)
{
  const char *titles[N_SIDES] = { _("On the Left"), _("At the Top"), _("On the Right"), _("At the Bottom") };
  GtkWidget *group = add_group (self, _("Size"));
  self->size = ADW_ACTION_ROW (new_button_row (self, _("Size"), _("_Resize"), G_CALLBACK (resize_cb)));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), GTK_WIDGET (self->size));
  self->added = ADW_EXPANDER_ROW (adw_expander_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->added), _("Columns and Rows to Add"));
  adw_expander_row_set_subtitle (self->added, _("Numbers below zero cut off."));
  for (int i = 0; i < N_SIDES; i++)
    self->sides[i] = add_spin (self, self->added, titles[i], -OXBOW_MAX_SIDE, OXBOW_MAX_SIDE, G_CALLBACK (show_size));
  for (int i = 0; i < N_SIDES; i++)
    gtk_spin_button_set_value (self->sides[i], 0);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), GTK_WIDGET (self->added));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                             new_button_row (self, _("Columns Become Rows"), _("_Turn"), G_CALLBACK (turn_cb)));
  self->figures = ADW_EXPANDER_ROW (adw_expander_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->figures), _("Cells of Each Terrain"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), GTK_WIDGET (self->figures));
  g_signal_connect_object (self->figures, "notify::expanded", G_CALLBACK (fill_figures), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), oxbow_figures_new (self->draft));
}

static void
oxbow_map_view_dispose (GObject *object)
{
  OxbowMapView *self = OXBOW_MAP_VIEW (object);

  self->is_filling = true;
  g_clear_object (&self->draft);
  g_clear_pointer (&self->seat_rows, g_ptr_array_unref);
  g_clear_pointer (&self->figure_rows, g_ptr_array_unref);
  G_OBJECT_CLASS (oxbow_map_view_parent_class)->dispose (object);
}

static void
oxbow_map_view_class_init (OxbowMapViewClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_map_view_dispose;
}

static void
oxbow_map_view_init (OxbowMapView *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  self->seat_rows = g_ptr_array_new ();
  self->figure_rows = g_ptr_array_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  gtk_widget_add_css_class (self->box, "sections");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->box);
  adw_bin_set_child (ADW_BIN (self), scrolled);
}

GtkWidget *
oxbow_map_view_new (OxbowDraft *draft)
{
  OxbowMapView *self = g_object_new (OXBOW_TYPE_MAP_VIEW, NULL);
  self->draft = g_object_ref (draft);
  gtk_box_append (GTK_BOX (self->box), oxbow_about_map_new (draft));
  add_players (self);
  add_rules (self);
  add_size (self);
  show_head (self);
  show_size (self);
  g_signal_connect_object (draft, "changed", G_CALLBACK (draft_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (draft, "stroke-ended", G_CALLBACK (renew_figures), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
