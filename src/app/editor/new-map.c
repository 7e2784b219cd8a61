/* new-map.c: the page of choices before a map is drawn: what it begins with
 *
 * Whatever is chosen is made at once, so that its picture, or the sentence why it cannot be, is there before the first
 * stroke.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/new-map.h"
#include "app/editor/swatch.h"
#include "app/cancel.h"
#include "app/catalogue.h"
#include "app/choosers.h"
#include "app/drop-down.h"
#include "app/editor/desk.h"
#include "app/files.h"
#include "app/flow.h"
#include "app/picture.h"
#include "app/remembered.h"
#include "app/spoken.h"
#include "app/tip.h"
#include "core/generator.h"
#include "core/rng.h"
#include "editor/new.h"
#include "files/library.h"
#include "files/load.h"
#include "files/tiled.h"

#include <glib/gi18n-lib.h>

#define SWATCH_EM 1.6
#define PALE 0.35               /* opacity of a picture that does not hold any more */
#define MOST_PICTURED 40000     /* cells, above which a picture would be waited for */

typedef enum
{
  WAY_NOTHING,
  WAY_CHANCE,
  WAY_SCENARIO,
  WAY_TEXT,
  WAY_TILED,
  N_WAYS
} Way;

struct _OxbowNewMap
{
  AdwBin parent_instance;

  GtkDropDown *games;
  GtkRevealer *problem;
  GtkLabel *problem_label, *note;
  OxbowPicture *preview;        /* its room is kept where there is none, so that the rows stay where they are */
  AdwPreferencesGroup *rows, *sliders, *text_group;
  AdwComboRow *ways, *scenarios, *orientation_row;
  GtkSpinButton *width, *height;
  GtkWidget *width_row, *height_row, *file_row, *start;
  AdwEntryRow *seed;
  GtkFlowBox *codes;            /* of the text's letters */
  GtkTextView *text;

  const OxbowRuleset *ruleset;
  GArray *way_list;             /* of Way: those that the rows of ways stand for */
  GPtrArray *scales;            /* of GtkRange, one for each slider of the generator; borrowed */
  GPtrArray *slider_rows;       /* borrowed */
  OxbowScenario *made;          /* what would be drawn, or NULL */
  char *file;                   /* of Tiled, or NULL */
  unsigned int n_made;          /* pictures are kept by it */
  bool is_filling;              /* rows are being set: nothing is chosen by that */
};

G_DEFINE_FINAL_TYPE (OxbowNewMap, oxbow_new_map, ADW_TYPE_BIN)

static OxbowWindow *
get_window (OxbowNewMap *self)
{
  return OXBOW_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

static Way
get_way (OxbowNewMap *self)
{
  return g_array_index (self->way_list, Way, adw_combo_row_get_selected (self->ways));
}

/* NULL where the program's scenarios are missing. */
static const OxbowScenario *
get_standard (OxbowNewMap *self)
{
  const GPtrArray *list = oxbow_catalogue_get (self->ruleset);
  return list->len > 0 ? ((const OxbowCatalogued *) g_ptr_array_index (list, 0))->scenario : NULL;
}

static OxbowOrientation
get_orientation (OxbowNewMap *self)
{
  return adw_combo_row_get_selected (self->orientation_row) == 0 ? OXBOW_FLAT : OXBOW_POINTY;
}

static OxbowGrid
get_grid (OxbowNewMap *self)
{
  return (OxbowGrid) { gtk_spin_button_get_value_as_int (self->width), gtk_spin_button_get_value_as_int (self->height),
                       get_orientation (self) };
}

/* What would be drawn */

static OxbowScenario *
make_by_chance (OxbowNewMap *self, GError **error)
{
  int values[OXBOW_MAX_SLIDERS] = { 0 };
  OxbowGrid grid = get_grid (self);
  grid.orientation = OXBOW_FLAT;
  for (guint i = 0; i < self->scales->len; i++)
    values[i] = (int) gtk_range_get_value (g_ptr_array_index (self->scales, i));
  uint64_t seed = g_ascii_strtoull (gtk_editable_get_text (GTK_EDITABLE (self->seed)), NULL, 10);
  return oxbow_new_from_chance (get_standard (self), &grid, values, seed, error);
}

static OxbowScenario *
make_from_scenario (OxbowNewMap *self)
{
  const GPtrArray *list = oxbow_catalogue_get (self->ruleset);
  const OxbowCatalogued *entry = g_ptr_array_index (list, adw_combo_row_get_selected (self->scenarios));
  return oxbow_new_from_scenario (entry->scenario);
}

static OxbowScenario *
make_from_text (OxbowNewMap *self, GError **error)
{
  GtkTextIter start, end;
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text);
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  g_autofree char *text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  return oxbow_new_from_rows (get_standard (self), get_orientation (self), text, error);
}

static OxbowScenario *
make_from_tiled (OxbowNewMap *self, GError **error)
{
  if (self->file == NULL)
    {
      g_set_error_literal (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_READ, _("Choose a map of the Tiled editor."));
      return NULL;
    }
  g_autofree char *name = oxbow_file_name (self->file);
  g_autoptr (GBytes) bytes = oxbow_load (self->file, 64 << 20, error);
  g_autoptr (OxbowScenario) scenario =
      bytes == NULL ? NULL : oxbow_tiled_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), name,
                                               self->ruleset, error);
  if (scenario == NULL || !oxbow_tiled_check_kept (scenario, name, error))
    return NULL;
  if (scenario->ruleset == self->ruleset)
    oxbow_new_complete (scenario, get_standard (self));
  return g_steal_pointer (&scenario);
}

static OxbowScenario *
make (OxbowNewMap *self, GError **error)
{
  const OxbowGrid grid = get_grid (self);
  if (get_standard (self) == NULL)
    {
      oxbow_library_refuse_empty (error);
      return NULL;
    }
  switch (get_way (self))
    {
    case WAY_NOTHING:
      return oxbow_new_from_nothing (get_standard (self), &grid, error);
    case WAY_CHANCE:
      return make_by_chance (self, error);
    case WAY_SCENARIO:
      return make_from_scenario (self);
    case WAY_TEXT:
      return make_from_text (self, error);
    case WAY_TILED:
      return make_from_tiled (self, error);
    case N_WAYS:
      break;
    }
  g_assert_not_reached ();
}

/* Whether what the way begins with is not there yet: nobody has done anything wrong then. */
static bool
is_awaiting (OxbowNewMap *self)
{
  bool has_text = gtk_text_buffer_get_char_count (gtk_text_view_get_buffer (self->text)) > 0;
  return (get_way (self) == WAY_TEXT && !has_text) || (get_way (self) == WAY_TILED && self->file == NULL);
}

static OxbowDocument *
look_at_made (gpointer data, GError **error)
{
  OxbowScenario *scenario = data;
  g_autoptr (GBytes) bytes = oxbow_document_write (scenario, NULL);
  return oxbow_document_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), scenario->id, error);
}

/* Where it cannot be made just now, the last picture stays, pale. What there is none of is said in its place. */
static void
show_preview (OxbowNewMap *self, const char *asked)
{
  bool was_pictured = gtk_widget_get_opacity (GTK_WIDGET (self->preview)) > 0;
  bool is_pale = self->made == NULL && was_pictured && asked == NULL;
  bool is_pictured = self->made != NULL && oxbow_grid_n_cells (&self->made->map->grid) <= MOST_PICTURED;
  const char *note = self->made != NULL && !is_pictured ? _("A map as large as this has no picture here.") : asked;
  g_autofree char *key = g_strdup_printf ("new-map|%p|%u", (void *) self, self->n_made++);
  if (is_pictured)
    oxbow_picture_set_source (self->preview, key, look_at_made, oxbow_scenario_ref (self->made),
                              (GDestroyNotify) oxbow_scenario_unref);
  gtk_widget_set_opacity (GTK_WIDGET (self->preview), is_pale ? PALE : is_pictured ? 1 : 0);
  gtk_label_set_label (self->note, note != NULL ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), note != NULL);
}

/* What is no problem any more is read by nobody, either. */
static void
set_problem (OxbowNewMap *self, const char *text)
{
  gtk_label_set_label (self->problem_label, text != NULL ? text : "");
  gtk_revealer_set_reveal_child (self->problem, text != NULL);
}

/* Which game a map of Tiled is of, as it says itself or as it was read. */
static void
show_file (OxbowNewMap *self)
{
  g_autofree char *name = self->file != NULL ? oxbow_file_name (self->file) : NULL;
  if (name == NULL)
    return;
  /* Translators: a file, and a game */
  g_autofree char *both = get_way (self) == WAY_TILED && self->made != NULL
                              ? g_strdup_printf (_("%s: a map of %s"), name, _(self->made->ruleset->title)) : NULL;
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->file_row), both != NULL ? both : name);
}

/* What is still asked for is no problem. */
static void
make_anew (OxbowNewMap *self)
{
  g_autoptr (GError) error = NULL;
  g_clear_pointer (&self->made, oxbow_scenario_unref);
  self->made = make (self, &error);
  const char *sentence = error != NULL ? error->message : NULL, *asked = is_awaiting (self) ? sentence : NULL;
  set_problem (self, asked == NULL ? sentence : NULL);
  show_preview (self, asked);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "new-map.start", self->made != NULL);
  show_file (self);
}

static void
changed_cb (OxbowNewMap *self)
{
  if (!self->is_filling)
    make_anew (self);
}

/* The rows */

static void
show_rows (OxbowNewMap *self)
{
  Way way = get_way (self);
  bool is_sized = way == WAY_NOTHING || way == WAY_CHANCE;
  gtk_widget_set_visible (self->width_row, is_sized);
  gtk_widget_set_visible (self->height_row, is_sized);
  gtk_widget_set_visible (GTK_WIDGET (self->orientation_row), way == WAY_NOTHING || way == WAY_TEXT);
  gtk_widget_set_visible (GTK_WIDGET (self->scenarios), way == WAY_SCENARIO);
  gtk_widget_set_visible (GTK_WIDGET (self->seed), way == WAY_CHANCE);
  gtk_widget_set_visible (GTK_WIDGET (self->sliders), way == WAY_CHANCE);
  gtk_widget_set_visible (GTK_WIDGET (self->text_group), way == WAY_TEXT);
  gtk_widget_set_visible (self->file_row, way == WAY_TILED);
}

/* A generator knows which sizes it can fill; an empty map may have any. */
static void
fill_size (OxbowNewMap *self)
{
  const OxbowScenario *standard = get_standard (self);
  const OxbowGenerator *generator = get_way (self) == WAY_CHANCE ? self->ruleset->generator : NULL;
  OxbowSpan width = { 1, OXBOW_MAX_SIDE, standard != NULL ? standard->map->grid.width : 10 };
  OxbowSpan height = { 1, OXBOW_MAX_SIDE, standard != NULL ? standard->map->grid.height : 10 };
  if (generator != NULL)
    {
      width = generator->width;
      height = generator->height;
    }
  gtk_spin_button_set_range (self->width, width.minimum, width.maximum);
  gtk_spin_button_set_value (self->width, width.usual);
  gtk_spin_button_set_range (self->height, height.minimum, height.maximum);
  gtk_spin_button_set_value (self->height, height.usual);
}

static void
way_selected_cb (OxbowNewMap *self)
{
  if (self->is_filling)
    return;
  self->is_filling = true;
  fill_size (self);
  show_rows (self);
  self->is_filling = false;
  make_anew (self);
}

static void
fill_ways (OxbowNewMap *self)
{
  static const char *const titles[N_WAYS] = {
    N_("An empty map"), N_("A map drawn by chance"), N_("A scenario of the game"), N_("Pasted text"),
    N_("A map of the Tiled editor"),
  };
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  g_array_set_size (self->way_list, 0);
  for (int way = 0; way < N_WAYS; way++)
    if (way != WAY_CHANCE || self->ruleset->generator != NULL)
      {
        gtk_string_list_append (list, _(titles[way]));
        g_array_append_val (self->way_list, way);
      }
  adw_combo_row_set_model (self->ways, G_LIST_MODEL (list));
}

static void
fill_scenarios (OxbowNewMap *self)
{
  const GPtrArray *list = oxbow_catalogue_get (self->ruleset);
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  for (guint i = 0; i < list->len; i++)
    gtk_string_list_append (titles,
                            oxbow_text_get (((const OxbowCatalogued *) g_ptr_array_index (list, i))->scenario->title));
  adw_combo_row_set_model (self->scenarios, G_LIST_MODEL (titles));
}

static GtkWidget *
new_slider (OxbowNewMap *self, const OxbowSlider *slider)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", _(slider->title), "subtitle",
                                 _(slider->meaning), NULL);
  GtkWidget *scale = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, slider->minimum, slider->maximum, 1);
  gtk_range_set_value (GTK_RANGE (scale), slider->usual);
  gtk_scale_set_draw_value (GTK_SCALE (scale), TRUE);
  gtk_scale_set_value_pos (GTK_SCALE (scale), GTK_POS_LEFT);
  gtk_widget_set_size_request (scale, 150, -1);
  gtk_widget_set_valign (scale, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (scale), GTK_ACCESSIBLE_PROPERTY_LABEL, _(slider->title), -1);
  g_signal_connect_object (scale, "value-changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), scale);
  g_ptr_array_add (self->scales, scale);
  return row;
}

static void
fill_sliders (OxbowNewMap *self)
{
  const OxbowGenerator *generator = self->ruleset->generator;
  for (guint i = 0; i < self->slider_rows->len; i++)
    adw_preferences_group_remove (self->sliders, g_ptr_array_index (self->slider_rows, i));
  g_ptr_array_set_size (self->slider_rows, 0);
  g_ptr_array_set_size (self->scales, 0);
  for (int i = 0; generator != NULL && i < oxbow_generator_n_sliders (generator); i++)
    {
      GtkWidget *row = new_slider (self, &generator->sliders[i]);
      adw_preferences_group_add (self->sliders, row);
      g_ptr_array_add (self->slider_rows, row);
    }
}

/* Which letter of a text is which terrain. */
static GtkWidget *
new_code (const OxbowRuleset *ruleset, const OxbowTerrain *terrain)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *name = gtk_label_new (_(terrain->title));
  const char code[] = { terrain->code, '\0' };
  const OxbowThing thing = { OXBOW_THING_TERRAIN, terrain->code, NULL };
  GtkWidget *letter = gtk_label_new (code);
  gtk_widget_add_css_class (letter, "monospace");
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_box_append (GTK_BOX (line), letter);
  gtk_box_append (GTK_BOX (line), oxbow_swatch_new (ruleset, OXBOW_FLAT, &thing, SWATCH_EM));
  gtk_box_append (GTK_BOX (line), name);
  return line;
}

static void
fill_codes (OxbowNewMap *self)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->codes))) != NULL)
    gtk_flow_box_remove (self->codes, child);
  for (const OxbowTerrain *terrain = self->ruleset->palette->terrains; terrain->code != 0; terrain++)
    {
      gtk_flow_box_append (self->codes, new_code (self->ruleset, terrain));
      child = gtk_widget_get_last_child (GTK_WIDGET (self->codes));
      gtk_widget_set_focusable (child, FALSE);
    }
}

static void
choose_way (OxbowNewMap *self, Way way)
{
  for (guint i = 0; i < self->way_list->len; i++)
    if (g_array_index (self->way_list, Way, i) == way)
      adw_combo_row_set_selected (self->ways, i);
}

static void
fill (OxbowNewMap *self, Way way)
{
  self->is_filling = true;
  fill_codes (self);
  fill_ways (self);
  choose_way (self, way);
  fill_scenarios (self);
  fill_sliders (self);
  fill_size (self);
  show_rows (self);
  self->is_filling = false;
  make_anew (self);
}

/* A map that says of which game it is is shown as one of that game, whatever was chosen, and that is said. */
static void
follow_file (OxbowNewMap *self)
{
  if (get_way (self) != WAY_TILED || self->made == NULL || self->made->ruleset == self->ruleset)
    return;
  g_autofree char *name = oxbow_file_name (self->file);
  /* Translators: a file, and a game */
  g_autofree char *sentence = g_strdup_printf (_("“%s” is a map of %s, and is drawn as one"), name,
                                               _(self->made->ruleset->title));
  oxbow_new_map_choose (self, self->made->ruleset);
  choose_way (self, WAY_TILED);
  oxbow_window_tell (get_window (self), sentence);
}

static void
game_selected_cb (OxbowNewMap *self)
{
  if (self->is_filling)
    return;
  self->ruleset = oxbow_rulesets[gtk_drop_down_get_selected (self->games)];
  fill (self, get_way (self));
  follow_file (self);
}

static void
show_new_seed (OxbowNewMap *self)
{
  g_autofree char *seed = g_strdup_printf ("%u", g_random_int ());
  gtk_editable_set_text (GTK_EDITABLE (self->seed), seed);
}

static void
draw_seed_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_new_seed (OXBOW_NEW_MAP (widget));
}

/* Files of Tiled */

void
oxbow_new_map_take_file (OxbowNewMap *self, const char *path)
{
  g_free (self->file);
  self->file = g_strdup (path);
  choose_way (self, WAY_TILED);
  make_anew (self);
  follow_file (self);
}

static void
file_chosen (OxbowWindow *window, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  OxbowNewMap *page = oxbow_window_get_new_map (window);
  if (path != NULL && page != NULL)
    oxbow_new_map_take_file (page, path);
}

static void
choose_file_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  oxbow_choose_import (get_window (OXBOW_NEW_MAP (widget)), _("Choose a Map of Tiled"), _("Maps of Tiled"), "*.tm[xj]",
                       file_chosen);
}

/* The start */

static void
start_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OxbowNewMap *self = OXBOW_NEW_MAP (widget);
  if (self->made == NULL)
    return;
  g_autoptr (OxbowDesk) desk = oxbow_desk_new (self->made);
  if (get_way (self) != WAY_NOTHING && get_way (self) != WAY_SCENARIO)
    oxbow_desk_keep (desk);
  oxbow_window_show_desk (get_window (self), desk);
}

/* Enter begins the map with the number as it is written. */
static gboolean
number_key_cb (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType state, OxbowNewMap *self)
{
  GtkWidget *spin = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys));
  if (keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter && keyval != GDK_KEY_ISO_Enter)
    return GDK_EVENT_PROPAGATE;
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  gtk_widget_activate_action (GTK_WIDGET (self), "new-map.start", NULL);
  return GDK_EVENT_STOP;
}

static void
hear_enter (OxbowNewMap *self, GtkSpinButton *spin)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (number_key_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (spin), keys);
}

static void
oxbow_new_map_dispose (GObject *object)
{
  OxbowNewMap *self = OXBOW_NEW_MAP (object);

  self->is_filling = true;
  gtk_widget_dispose_template (GTK_WIDGET (object), OXBOW_TYPE_NEW_MAP);
  g_clear_pointer (&self->made, oxbow_scenario_unref);
  g_clear_pointer (&self->file, g_free);
  g_clear_pointer (&self->way_list, g_array_unref);
  g_clear_pointer (&self->scales, g_ptr_array_unref);
  g_clear_pointer (&self->slider_rows, g_ptr_array_unref);
  G_OBJECT_CLASS (oxbow_new_map_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/oxbowgames/Oxbow/new-map.ui");
  gtk_widget_class_bind_template_child (widget_class, OxbowNewMap, games);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewMap, problem);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewMap, problem_label);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewMap, note);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewMap, preview);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewMap, rows);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewMap, sliders);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewMap, text_group);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewMap, ways);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewMap, scenarios);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewMap, orientation_row);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewMap, width);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewMap, height);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewMap, width_row);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewMap, height_row);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewMap, file_row);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewMap, seed);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewMap, text);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewMap, codes);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewMap, start);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, way_selected_cb);
}

static void
oxbow_new_map_class_init (OxbowNewMapClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = oxbow_new_map_dispose;
  g_type_ensure (OXBOW_TYPE_CANCEL);
  g_type_ensure (OXBOW_TYPE_PICTURE);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "new-map.start", NULL, start_action);
  gtk_widget_class_install_action (widget_class, "new-map.draw-seed", NULL, draw_seed_action);
  gtk_widget_class_install_action (widget_class, "new-map.choose-file", NULL, choose_file_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
}

static void
oxbow_new_map_init (OxbowNewMap *self)
{
  self->way_list = g_array_new (FALSE, FALSE, sizeof (Way));
  self->scales = g_ptr_array_new ();
  self->slider_rows = g_ptr_array_new ();
  self->is_filling = true;
  gtk_widget_init_template (GTK_WIDGET (self));
  oxbow_flow_settle (self->codes);
  oxbow_spoken_open_entry (self->seed);
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    gtk_string_list_append (titles, _(oxbow_rulesets[i]->title));
  gtk_drop_down_set_model (self->games, G_LIST_MODEL (titles));
  oxbow_drop_down_fit (self->games);
  oxbow_tip_spare_menu (GTK_WIDGET (self->games));
  oxbow_picture_show_whole (self->preview);
  hear_enter (self, self->width);
  hear_enter (self, self->height);
  oxbow_drop_down_fit_row (self->ways);
  oxbow_drop_down_fit_row (self->scenarios);
  oxbow_drop_down_fit_row (self->orientation_row);
  g_signal_connect_object (gtk_text_view_get_buffer (self->text), "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  show_new_seed (self);
  self->is_filling = false;
}

void
oxbow_new_map_choose (OxbowNewMap *self, const OxbowRuleset *ruleset)
{
  self->ruleset = ruleset != NULL ? ruleset : oxbow_remembered_game ();
  self->is_filling = true;
  for (guint i = 0; oxbow_rulesets[i] != NULL; i++)
    if (oxbow_rulesets[i] == self->ruleset)
      gtk_drop_down_set_selected (self->games, i);
  show_new_seed (self);
  fill (self, WAY_NOTHING);
}

void
oxbow_new_map_be_ready (OxbowNewMap *self)
{
  gtk_window_set_default_widget (GTK_WINDOW (get_window (self)), self->start);
  gtk_widget_grab_focus (self->start);
}
