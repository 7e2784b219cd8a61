/* first-map.c: what an author meets with the first map: its name, what is missing, the size of the brush
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application.h"
#include "app/catalogue.h"
#include "app/editor/figures.h"
#include "app/editor/guide.h"
#include "app/editor/new-map.h"
#include "app/editor/page.h"
#include "app/editor/problems.h"
#include "app/editor/toolbar.h"
#include "app/editor/value-row.h"
#include "app/preferences.h"
#include "app/window.h"
#include "editor/change.h"
#include "editor/new.h"
#include "files/document.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct
{
  OxbowWindow *window;
  OxbowDesk *desk;
  OxbowDraft *draft;
  char *folder;
} Fixture;

static OxbowApplication *application;

static OxbowScenario *
make_empty (const char *game)
{
  const OxbowGrid grid = { 9, 7, OXBOW_FLAT };
  const OxbowCatalogued *entry = oxbow_catalogue_get (oxbow_ruleset_find (game))->pdata[0];
  return oxbow_new_from_nothing (entry->scenario, &grid, NULL);
}

static void
show (Fixture *fixture, OxbowDesk *desk)
{
  fixture->window = oxbow_window_new (application);
  fixture->desk = desk;
  fixture->draft = oxbow_desk_get_draft (desk);
  oxbow_window_show_desk (fixture->window, desk);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
}

static void
set_up (Fixture *fixture, gconstpointer game)
{
  g_autoptr (OxbowScenario) empty = make_empty (game);
  fixture->folder = g_dir_make_tmp ("oxbow-first-map-XXXXXX", NULL);
  show (fixture, oxbow_desk_new (empty));
}

static void
close_window (Fixture *fixture)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_clear_object (&fixture->desk);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "Valley.oxbow", "Hills.oxbow" };
  close_window (fixture);
  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, names[i], NULL);
      g_unlink (path);
    }
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
}

static void
save (Fixture *fixture, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  oxbow_work_save (OXBOW_WORK (fixture->desk), path, &error);
  g_assert_no_error (error);
}

static const char *
get_title (Fixture *fixture)
{
  return oxbow_text_get (oxbow_draft_get_scenario (fixture->draft)->title);
}

/* Widgets */

static GtkWidget *
find (GtkWidget *root, GType type, const char *tip)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (root, type)
                             && (tip == NULL || g_strcmp0 (gtk_widget_get_tooltip_text (root), tip) == 0)
                         ? root : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type, tip);
  return found;
}

static gpointer
find_in (Fixture *fixture, GType type, const char *tip)
{
  return find (GTK_WIDGET (fixture->window), type, tip);
}

/* The name */

static void
is_called_as_its_file (Fixture *fixture, gconstpointer data)
{
  save (fixture, "Valley.oxbow");
  g_assert_cmpstr (get_title (fixture), ==, "Valley");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (fixture->window)), ==, "Valley – Oxbow");
  g_assert_cmpstr (oxbow_draft_get_undo_name (fixture->draft), ==, "Name the Map after Its File");
  g_assert_true (oxbow_work_is_saved (OXBOW_WORK (fixture->desk)));
  g_autofree char *path = g_build_filename (fixture->folder, "Valley.oxbow", NULL);
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, NULL);
  g_assert_cmpstr (oxbow_text_get (oxbow_document_get_scenario (document)->title), ==, "Valley");

  g_assert_true (oxbow_draft_undo (fixture->draft));
  g_assert_cmpstr (get_title (fixture), ==, "New Map");
  g_assert_false (oxbow_work_is_saved (OXBOW_WORK (fixture->desk)));
  save (fixture, "Valley.oxbow");
  g_assert_cmpstr (get_title (fixture), ==, "New Map");
  save (fixture, "Hills.oxbow");
  g_assert_cmpstr (get_title (fixture), ==, "Hills");
  save (fixture, "Valley.oxbow");
  g_assert_cmpstr (get_title (fixture), ==, "Valley");
}

static void
keeps_its_authors_name (Fixture *fixture, gconstpointer data)
{
  g_assert_true (oxbow_change_text (fixture->draft, OXBOW_HEAD_TITLE, NULL, "The Two Rivers", NULL));
  save (fixture, "Valley.oxbow");
  g_assert_cmpstr (get_title (fixture), ==, "The Two Rivers");
}

static void
keeps_its_name_where_it_is_not_saved (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (fixture->folder, "nowhere", "Valley.oxbow", NULL);
  g_assert_false (oxbow_work_save (OXBOW_WORK (fixture->desk), path, &error));
  g_assert_cmpstr (get_title (fixture), ==, "New Map");
  g_assert_false (oxbow_draft_get_can_undo (fixture->draft));
}

/* What is missing */

/* The list is what is looked at, and nothing lies over it. */
static void
cannot_be_played_yet (Fixture *fixture, gconstpointer data)
{
  OxbowProblemsView *view = find_in (fixture, OXBOW_TYPE_PROBLEMS_VIEW, NULL);
  for (int i = 0; i < 2; i++)
    {
      g_assert_true (gtk_widget_activate_action (find_in (fixture, OXBOW_TYPE_EDITOR_PAGE, NULL), "editor.test-play",
                                                 NULL));
      while (!GTK_IS_LIST_BOX_ROW (gtk_window_get_focus (GTK_WINDOW (fixture->window))))
        g_main_context_iteration (NULL, TRUE);
      g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), GTK_WIDGET (view)));
      gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
    }
  AdwToastOverlay *overlay = find_in (fixture, ADW_TYPE_TOAST_OVERLAY, NULL);
  g_autoptr (GListModel) children = gtk_widget_observe_children (GTK_WIDGET (overlay));
  g_assert_cmpuint (g_list_model_get_n_items (children), ==, 1);
}

static GtkWidget *
find_label (GtkWidget *root, const char *part)
{
  if (!gtk_widget_get_child_visible (root))
    return NULL;
  GtkWidget *found = GTK_IS_LABEL (root) && strstr (gtk_label_get_text (GTK_LABEL (root)), part) != NULL ? root : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, part);
  return found;
}

static bool
says (Fixture *fixture, const char *part)
{
  GtkWidget *guide = find_in (fixture, OXBOW_TYPE_GUIDE, NULL);
  while (!gtk_widget_get_visible (guide))
    g_main_context_iteration (NULL, TRUE);
  return find_label (guide, part) != NULL;
}

static void
skip (Fixture *fixture)
{
  g_signal_emit_by_name (find_in (fixture, GTK_TYPE_BUTTON, "Go on to the next step"), "clicked");
}

/* Whoever skips several steps need not follow the button. */
static void
its_buttons_stay (Fixture *fixture, gconstpointer data)
{
  g_assert_true (says (fixture, "Paint the city"));
  GtkWidget *guide = find_in (fixture, OXBOW_TYPE_GUIDE, NULL);
  GtkWidget *button = find_in (fixture, GTK_TYPE_BUTTON, "Go on to the next step");
  double top = -1;
  for (int i = 0; gtk_widget_get_visible (guide); i++)
    {
      double x, y;
      gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
      g_assert_true (gtk_widget_translate_coordinates (button, guide, 0, 0, &x, &y));
      g_assert_true (top < 0 || says (fixture, "Still missing") || ABS (y - top) < 0.5);
      top = MAX (top, y);
      skip (fixture);
      g_assert_cmpint (i, <, 12);
    }
  g_assert_cmpfloat (top, >, 0);
}

/* City and spring are left out; the fields say which crops are not there yet. */
static void
fields_say_what_is_missing (Fixture *fixture, gconstpointer data)
{
  g_assert_true (says (fixture, "Paint the city"));
  skip (fixture);
  skip (fixture);
  g_assert_true (says (fixture, "Paint fields"));
  g_assert_true (says (fixture, "Still missing: Wheat field, Tobacco field, Corn field."));
  OxbowStroke *stroke = oxbow_draft_begin (fixture->draft);
  for (int i = 0; i < 4; i++)
    oxbow_stroke_paint (stroke, i, "wwtt"[i]);
  oxbow_draft_commit (fixture->draft, "Paint");
  while (!says (fixture, "Still missing: Corn field."))
    g_main_context_iteration (NULL, TRUE);
}

/* With the file, which is opened again; another map begins at the beginning. */
static void
skipped_stays_skipped (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "Valley.oxbow", NULL);
  skip (fixture);
  g_assert_true (says (fixture, "Paint a spring"));
  save (fixture, "Valley.oxbow");
  close_window (fixture);
  show (fixture, oxbow_desk_open (path, NULL));
  g_assert_true (says (fixture, "Paint a spring"));
  close_window (fixture);
  g_autoptr (OxbowScenario) empty = make_empty (data);
  show (fixture, oxbow_desk_new (empty));
  g_assert_true (says (fixture, "Paint the city"));
}

/* The size of the brush */

static bool
is_in (const char *label, GString *keys)
{
  char key = strchr (label, '_')[1];
  bool is_taken = strchr (keys->str, key) != NULL;
  g_string_append_c (keys, key);
  return is_taken;
}

static void
sizes_have_access_keys (Fixture *fixture, gconstpointer data)
{
  GtkMenuButton *button = find_in (fixture, GTK_TYPE_MENU_BUTTON, "Brush Size");
  GMenuModel *menu = gtk_menu_button_get_menu_model (button);
  g_autoptr (GString) keys = g_string_new (NULL);
  g_assert_cmpint (g_menu_model_get_n_items (menu), ==, OXBOW_MAX_RADIUS + 1);
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *label = NULL;
      g_assert_true (g_menu_model_get_item_attribute (menu, i, "label", "s", &label));
      g_assert_nonnull (strchr (label, '_'));
      g_assert_false (is_in (label, keys));
    }
}

static gpointer
child_of (OxbowNewMap *page, const char *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (page), OXBOW_TYPE_NEW_MAP, name);
}

/* What is asked for is said as a problem only once something wrong was given. */
static void
nothing_is_wrong_yet (Fixture *fixture, gconstpointer data)
{
  oxbow_window_show_new_map (fixture->window, oxbow_ruleset_find ("dos-rios"));
  OxbowNewMap *page = oxbow_window_get_new_map (fixture->window);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (child_of (page, "text"));
  GtkRevealer *problem = child_of (page, "problem");
  GtkWidget *note = child_of (page, "note");
  AdwComboRow *ways = child_of (page, "ways");
  int n_asked = 0;
  for (guint i = 0; i < g_list_model_get_n_items (adw_combo_row_get_model (ways)); i++)
    {
      adw_combo_row_set_selected (ways, i);
      g_assert_false (gtk_revealer_get_reveal_child (problem));
      n_asked += gtk_widget_get_visible (note);
      if (!gtk_widget_get_visible (child_of (page, "text_group")))
        continue;
      gtk_text_buffer_set_text (buffer, "what is this?", -1);
      g_assert_true (gtk_revealer_get_reveal_child (problem));
      g_assert_false (gtk_widget_get_visible (note));
      gtk_text_buffer_set_text (buffer, "", -1);
      g_assert_false (gtk_revealer_get_reveal_child (problem));
    }
  g_assert_cmpint (n_asked, ==, 2);
}

/* Whatever the map begins with, the row where that is chosen stays under the pointer. */
static void
the_rows_stay (Fixture *fixture, gconstpointer data)
{
  oxbow_window_show_new_map (fixture->window, oxbow_ruleset_find ("dos-rios"));
  OxbowNewMap *page = oxbow_window_get_new_map (fixture->window);
  AdwComboRow *ways = child_of (page, "ways");
  double top = -1;
  for (guint i = 0; i < g_list_model_get_n_items (adw_combo_row_get_model (ways)); i++)
    {
      double x, y;
      adw_combo_row_set_selected (ways, i);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
      g_assert_true (gtk_widget_translate_coordinates (GTK_WIDGET (ways), GTK_WIDGET (page), 0, 0, &x, &y));
      g_assert_true (top < 0 || ABS (y - top) < 0.5);
      top = y;
    }
}

static const char *
get_chosen (AdwComboRow *row)
{
  return gtk_string_object_get_string (adw_combo_row_get_selected_item (row));
}

/* What was chosen to begin with stands when another game is chosen. */
static void
the_way_stays (Fixture *fixture, gconstpointer data)
{
  oxbow_window_show_new_map (fixture->window, oxbow_ruleset_find ("dos-rios"));
  OxbowNewMap *page = oxbow_window_get_new_map (fixture->window);
  AdwComboRow *ways = child_of (page, "ways");
  GtkDropDown *games = child_of (page, "games");
  adw_combo_row_set_selected (ways, 1);
  g_assert_true (gtk_widget_get_visible (child_of (page, "sliders")));
  for (guint i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      gtk_drop_down_set_selected (games, i);
      g_assert_cmpstr (get_chosen (ways), ==, "A map drawn by chance");
      g_assert_true (gtk_widget_get_visible (child_of (page, "sliders")));
    }
  oxbow_new_map_choose (page, oxbow_rulesets[0]);
  g_assert_cmpstr (get_chosen (ways), ==, "An empty map");
}

static unsigned int
count_kept (void)
{
  g_autofree char *folder = oxbow_autosave_folder ();
  g_autoptr (GPtrArray) list = oxbow_recovery_list (folder, NULL);
  return list->len;
}

/* A map that chance drew is somebody's before they drew on it; an empty one is nobody's. */
static void
what_chance_drew_is_kept (Fixture *fixture, gconstpointer data)
{
  unsigned int before = count_kept ();
  for (guint way = 0; way < 2; way++)
    {
      oxbow_window_show_new_map (fixture->window, oxbow_ruleset_find ("dos-rios"));
      OxbowNewMap *page = oxbow_window_get_new_map (fixture->window);
      adw_combo_row_set_selected (child_of (page, "ways"), way);
      gtk_widget_activate_action (GTK_WIDGET (page), "new-map.start", NULL);
      g_assert_true (oxbow_window_get_desk (fixture->window) != fixture->desk);
      oxbow_window_show_welcome (fixture->window);
      g_assert_cmpuint (count_kept (), ==, before + way);
    }
}

/* While rows of letters are written, what is written stays where it is. */
static void
the_picture_stays (Fixture *fixture, gconstpointer data)
{
  oxbow_window_show_new_map (fixture->window, oxbow_ruleset_find ("dos-rios"));
  OxbowNewMap *page = oxbow_window_get_new_map (fixture->window);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (child_of (page, "text"));
  GtkWidget *preview = child_of (page, "preview");
  AdwComboRow *ways = child_of (page, "ways");
  while (g_strcmp0 (get_chosen (ways), "Pasted text") != 0)
    adw_combo_row_set_selected (ways, adw_combo_row_get_selected (ways) + 1);
  g_assert_cmpfloat (gtk_widget_get_opacity (preview), ==, 0);
  gtk_text_buffer_set_text (buffer, "!", -1);
  g_assert_cmpfloat (gtk_widget_get_opacity (preview), ==, 0);
  gtk_text_buffer_set_text (buffer, "hhh", -1);
  g_assert_cmpfloat (gtk_widget_get_opacity (preview), ==, 1);
  gtk_text_buffer_insert_at_cursor (buffer, "!", -1);
  g_assert_cmpfloat (gtk_widget_get_opacity (preview), >, 0);
  g_assert_cmpfloat (gtk_widget_get_opacity (preview), <, 0.5);
  gtk_text_buffer_set_text (buffer, "", -1);
  g_assert_cmpfloat (gtk_widget_get_opacity (preview), ==, 0);
  g_assert_true (gtk_widget_get_visible (preview));
}

static int
count_cut (GtkWidget *widget)
{
  int n = GTK_IS_LABEL (widget) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += GTK_IS_NATIVE (child) ? 0 : count_cut (child);
  return n;
}

/* There is room for all of them. */
static void
ways_are_not_cut (Fixture *fixture, gconstpointer data)
{
  oxbow_window_show_new_map (fixture->window, oxbow_ruleset_find ("dos-rios"));
  OxbowNewMap *page = oxbow_window_get_new_map (fixture->window);
  AdwComboRow *ways = child_of (page, "ways");
  for (guint i = 0; i < g_list_model_get_n_items (adw_combo_row_get_model (ways)); i++)
    {
      adw_combo_row_set_selected (ways, i);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
      g_assert_cmpint (count_cut (GTK_WIDGET (ways)), ==, 0);
    }
}

/* A wheel that turns up and down leads to the tools behind the edge. */
static void
the_wheel_moves_tools (Fixture *fixture, gconstpointer data)
{
  OxbowToolbar *toolbar = find_in (fixture, OXBOW_TYPE_TOOLBAR, NULL);
  GtkScrolledWindow *scrolled = GTK_SCROLLED_WINDOW (find (GTK_WIDGET (toolbar), GTK_TYPE_SCROLLED_WINDOW, NULL));
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (scrolled);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (scrolled));
  gtk_adjustment_configure (across, 0, 0, 400, 10, 100, 200);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean is_heard;
      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "scroll", 0.0, 1.0, &is_heard);
    }
  g_assert_cmpfloat (gtk_adjustment_get_value (across), >, 0);
}

/* A number that is not taken says beside its name how far it may go: who writes sees no tip. */

static bool
take_number (const char *name, const char *value, gpointer data, GError **error)
{
  if (value == NULL || strlen (value) < 3)
    return true;
  g_set_error_literal (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_ILLEGAL, "too long");
  return false;
}

static void
a_number_says_its_limits (Fixture *fixture, gconstpointer data)
{
  static const OxbowAttribute attribute = { "points", OXBOW_VALUE_NUMBER, true, 0, 20, .title = "Points" };
  OxbowRecord *record = oxbow_record_new ("card");
  GtkWidget *row = g_object_ref_sink (oxbow_value_row_new (&attribute, record, NULL, take_number, NULL));
  const char *const steps[][2] = { { "9999", "Points (0 to 20)" }, { "abc", "Points (0 to 20)" }, { "9", "Points" } };
  for (size_t i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (row), steps[i][0]);
      g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, steps[i][1]);
    }
  g_object_unref (row);
  oxbow_record_free (record);
}

/* What is measured stands below its name: it may be half a sentence, which would be broken in many lines beside it. */

static AdwActionRow *
find_row (GtkWidget *root, const char *title)
{
  AdwActionRow *found = ADW_IS_ACTION_ROW (root)
                                && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (root)), title) == 0
                            ? ADW_ACTION_ROW (root) : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, title);
  return found;
}

static void
figures_are_below_their_names (Fixture *fixture, gconstpointer data)
{
  const OxbowPalette *palette = oxbow_draft_get_palette (fixture->draft);
  GtkWidget *figures = g_object_ref_sink (oxbow_figures_new (fixture->draft));
  oxbow_stroke_paint (oxbow_draft_begin (fixture->draft), 4,
                      oxbow_palette_find_terrain_named (palette, "spring-verde")->code);
  oxbow_draft_commit (fixture->draft, "Paint");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (figures), TRUE);
  AdwActionRow *row = find_row (figures, "Cells that no river can water");
  g_assert_nonnull (row);
  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==, "62");
  g_object_unref (figures);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "name/as-its-file", is_called_as_its_file },
    { "name/its-authors", keeps_its_authors_name },
    { "name/not-saved", keeps_its_name_where_it_is_not_saved },
    { "cannot-be-played-yet", cannot_be_played_yet },
    { "guide/missing", fields_say_what_is_missing },
    { "guide/skipped", skipped_stays_skipped },
    { "guide/buttons-stay", its_buttons_stay },
    { "brush-sizes", sizes_have_access_keys },
    { "nothing-is-wrong-yet", nothing_is_wrong_yet },
    { "number-says-its-limits", a_number_says_its_limits },
    { "figures-below-their-names", figures_are_below_their_names },
    { "way-stays", the_way_stays },
    { "picture-stays", the_picture_stays },
    { "rows-stay", the_rows_stay },
    { "chance-is-kept", what_chance_drew_is_kept },
    { "ways-are-not-cut", ways_are_not_cut },
    { "wheel-moves-tools", the_wheel_moves_tools },
  };
  gtk_test_init (&argc, &argv, NULL);
  application = oxbow_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  for (size_t i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strconcat ("/app/first-map/", tests[i].name, NULL);
      g_test_add (path, Fixture, "dos-rios", set_up, tests[i].test, tear_down);
    }
  return g_test_run ();
}
