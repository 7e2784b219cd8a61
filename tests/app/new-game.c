/* new-game.c: the page of choices, where what is chosen makes rows come and go under the focus
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application.h"
#include "app/card.h"
#include "app/catalogue.h"
#include "app/choices.h"
#include "app/engines.h"
#include "app/flow.h"
#include "app/new-game.h"
#include "app/preferences.h"
#include "app/seat-row.h"
#include "app/window.h"
#include "keeps-wheel.h"

#include <glib/gstdio.h>

#define QUIET_MS 500            /* without a frame, all is at rest */
#define PATIENCE_S 30

static OxbowApplication *application;

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* The nth widget of a type that is shown, in the order of the tree, or NULL. */
static GtkWidget *
find (GtkWidget *root, GType type, int *n)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type) && gtk_widget_get_mapped (root) && (*n)-- == 0)
    return root;
  GtkWidget *found = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type, n);
  return found;
}

static GtkWidget *
nth (gpointer window, GType type, int n)
{
  return find (window, type, &n);
}

static GtkWindow *
open_page (void)
{
  OxbowWindow *window = oxbow_window_new (application);
  oxbow_window_show_new_game (window, oxbow_ruleset_find ("dos-rios"), NULL);
  gtk_window_present (GTK_WINDOW (window));
  while (nth (window, OXBOW_TYPE_SEAT_ROW, 0) == NULL)
    g_main_context_iteration (NULL, TRUE);
  settle ();
  return GTK_WINDOW (window);
}

static void
close_page (GtkWindow *window)
{
  gtk_window_destroy (window);
  settle ();
}

static void
write_players (GtkWindow *window, const char *number)
{
  GtkWidget *spin = nth (window, GTK_TYPE_SPIN_BUTTON, 0);
  gtk_widget_grab_focus (spin);
  gtk_editable_set_text (GTK_EDITABLE (spin), number);
}

/* A computer has no name to be written. */
static void
test_who_is_asked_for_a_name (void)
{
  GtkWindow *window = open_page ();
  GtkWidget *row = nth (window, OXBOW_TYPE_SEAT_ROW, 1);
  oxbow_seat_row_set_kind (OXBOW_SEAT_ROW (row), NULL, "easy");
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, "White");
  oxbow_seat_row_set_kind (OXBOW_SEAT_ROW (row), NULL, NULL);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, "White: name");
  close_page (window);
}

/* Over the scenarios, which lie side by side, the wheel scrolls the page: with large text there is nothing else. */
static void
test_wheel_over_scenarios (void)
{
  GtkWindow *window = open_page ();
  GtkWidget *scrolled = gtk_widget_get_ancestor (nth (window, GTK_TYPE_FLOW_BOX, 0), GTK_TYPE_SCROLLED_WINDOW);
  GtkPolicyType across, down;
  gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (scrolled), &across, &down);
  g_assert_true (across != GTK_POLICY_NEVER && down == GTK_POLICY_NEVER);
  g_assert_false (keeps_wheel (scrolled));
  close_page (window);
}

/* The number counts when the focus leaves it, and the focus goes to a row of a seat. */
static void
test_written_number (void)
{
  GtkWindow *window = open_page ();
  g_assert_null (nth (window, OXBOW_TYPE_SEAT_ROW, 2));
  write_players (window, "4");
  GtkWidget *first = nth (window, OXBOW_TYPE_SEAT_ROW, 0);
  gtk_editable_set_text (GTK_EDITABLE (first), "Ana");
  gtk_widget_grab_focus (first);
  settle ();
  g_assert_nonnull (nth (window, OXBOW_TYPE_SEAT_ROW, 3));
  g_assert_true (nth (window, OXBOW_TYPE_SEAT_ROW, 0) == first);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window), first));

  write_players (window, "2");
  gtk_widget_grab_focus (nth (window, OXBOW_TYPE_SEAT_ROW, 3));         /* a row that goes */
  settle ();
  g_assert_null (nth (window, OXBOW_TYPE_SEAT_ROW, 2));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (first)), ==, "Ana");
  close_page (window);
}

static const char *
get_scenario (GtkWindow *window)
{
  GtkWidget *page = nth (window, OXBOW_TYPE_NEW_GAME, 0);
  return oxbow_new_game_get_choices (OXBOW_NEW_GAME (page))->name;
}

/* As if it came from the keyboard. */
static void
press (GtkWidget *widget, unsigned int key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean is_taken = FALSE;
  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !is_taken; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &is_taken);
    }
  g_assert_true (is_taken);
  settle ();
}

/* Whoever goes from the scenario to what is below it has not chosen another one; arrows choose. */
static void
test_tab_passes_scenarios (void)
{
  GtkWindow *window = open_page ();
  oxbow_window_show_new_game (OXBOW_WINDOW (window), oxbow_ruleset_find ("dos-rios"), "two-rivers");
  settle ();
  GtkWidget *card = nth (window, OXBOW_TYPE_CARD, 0), *box = gtk_widget_get_parent (card);
  g_assert_true (gtk_widget_grab_focus (card));
  press (box, GDK_KEY_Tab);
  g_assert_false (gtk_widget_is_ancestor (gtk_window_get_focus (window), box));
  g_assert_cmpstr (get_scenario (window), ==, "two-rivers");
  g_signal_emit_by_name (window, "move-focus", GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_window_get_focus (window) == card);
  gboolean is_moved;
  g_signal_emit_by_name (box, "move-cursor", GTK_MOVEMENT_VISUAL_POSITIONS, 1, FALSE, FALSE, &is_moved);
  settle ();
  g_assert_true (gtk_window_get_focus (window) == nth (window, OXBOW_TYPE_CARD, 1));
  g_assert_cmpstr (get_scenario (window), !=, "two-rivers");
  press (box, GDK_KEY_ISO_Left_Tab);
  g_assert_false (gtk_widget_is_ancestor (gtk_window_get_focus (window), box));
  close_page (window);
}

/* The tip of the list of games would lie over the first of them. */
static void
test_tip_spares_list (void)
{
  GtkWindow *window = open_page ();
  GtkWidget *games = nth (window, GTK_TYPE_DROP_DOWN, 0), *button = gtk_widget_get_first_child (games);
  g_assert_nonnull (gtk_widget_get_tooltip_text (games));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  g_assert_false (gtk_widget_get_has_tooltip (games));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), FALSE);
  g_assert_true (gtk_widget_get_has_tooltip (games));
  close_page (window);
}

/* GTK's own controller must not take it, so that the page does. */
static void
test_wheel_changes_no_numbers (void)
{
  GtkWindow *window = open_page ();
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (nth (window, GTK_TYPE_SPIN_BUTTON, 0));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        g_assert_cmpint (gtk_event_controller_get_propagation_phase (controller), ==, GTK_PHASE_NONE);
    }
  close_page (window);
}

static bool
is_in_sight (GtkWidget *widget)
{
  GtkWidget *view = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  graphene_rect_t place;
  return gtk_widget_get_width (widget) > 0 && gtk_widget_compute_bounds (widget, view, &place) && place.origin.x >= 0
         && place.origin.x + place.size.width <= (float) gtk_widget_get_width (view);
}

/* However far to the right it stands in its row, and however far the page was scrolled down when it was left. */
static void
test_begins_with_scenario (void)
{
  GtkWindow *window = open_page ();
  GtkWidget *page = nth (window, GTK_TYPE_SCROLLED_WINDOW, 0), *last = NULL;
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (page));
  gtk_adjustment_set_value (down, gtk_adjustment_get_upper (down));
  g_assert_cmpfloat (gtk_adjustment_get_value (down), >, 0);
  oxbow_window_show_new_game (OXBOW_WINDOW (window), oxbow_ruleset_find ("dos-rios"), "three-rivers");
  for (int i = 0; nth (window, OXBOW_TYPE_CARD, i) != NULL; i++)
    last = nth (window, OXBOW_TYPE_CARD, i);
  while (!is_in_sight (last))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpfloat (gtk_adjustment_get_value (down), ==, 0);
  close_page (window);
}

static void
note_frame_cb (GdkFrameClock *clock, gint64 *last)
{
  *last = g_get_monotonic_time ();
}

static gboolean
wake_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* Whoever has left it before it was laid out leaves nothing that waits for that, frame after frame. */
static void
test_left_at_once (void)
{
  OxbowWindow *window = oxbow_window_new (application);
  oxbow_window_show_welcome (window);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  oxbow_window_show_new_game (window, oxbow_ruleset_find ("dos-rios"), NULL);
  oxbow_window_show_welcome (window);
  gint64 begun = g_get_monotonic_time (), last = begun;
  unsigned int waking = g_timeout_add (QUIET_MS / 10, wake_cb, NULL);
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "update", G_CALLBACK (note_frame_cb), &last);
  while (g_get_monotonic_time () - last < 1000 * QUIET_MS)
    {
      g_assert_cmpint (g_get_monotonic_time () - begun, <, PATIENCE_S * G_USEC_PER_SEC);
      g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (waking);
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

static char *
list_computers (GtkWindow *window)
{
  GtkWidget *page = nth (window, OXBOW_TYPE_NEW_GAME, 0);
  const OxbowChoices *choices = oxbow_new_game_get_choices (OXBOW_NEW_GAME (page));
  g_autoptr (GString) list = g_string_new (NULL);
  for (int seat = 0; seat < oxbow_ruleset_n_seats (choices->ruleset); seat++)
    {
      const char *computer = oxbow_choices_get_computer (choices, seat);
      g_string_append_printf (list, "%s%s", seat > 0 ? " " : "", computer != NULL ? computer : "-");
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

static void
assert_computers (GtkWindow *window, const char *game, const char *wanted)
{
  oxbow_window_show_new_game (OXBOW_WINDOW (window), oxbow_ruleset_find (game), NULL);
  settle ();
  g_autofree char *list = list_computers (window);
  g_assert_cmpstr (list, ==, wanted);
}

static void
begin_game (GtkWindow *window)
{
  GtkWidget *page = nth (window, OXBOW_TYPE_NEW_GAME, 0);
  g_assert_true (gtk_widget_activate_action (page, "new-game.start", NULL));
  settle ();
  oxbow_window_show_welcome (OXBOW_WINDOW (window));
  settle ();
}

/* Whoever never chose is taken to be alone; what was chosen then comes again, but for other scenarios at once. */
static void
test_first_opponents (void)
{
  g_settings_reset (oxbow_preferences_get (), "computer-players");
  g_settings_reset (oxbow_preferences_get (), "computer-partners");
  GtkWindow *window = open_page ();
  assert_computers (window, "navajo-wars", "-");
  begin_game (window);
  assert_computers (window, "rising-waters", "- - - -");
  begin_game (window);
  assert_computers (window, "water-rights", "beginner - beginner beginner");
  assert_computers (window, "dos-rios", "- beginner beginner beginner");
  GtkWidget *page = nth (window, OXBOW_TYPE_NEW_GAME, 0), *row = nth (window, OXBOW_TYPE_SEAT_ROW, 1);
  g_signal_emit_by_name (row, "kind-chosen", NULL, NULL);
  GtkFlowBox *scenarios =
      GTK_FLOW_BOX (gtk_widget_get_template_child (page, OXBOW_TYPE_NEW_GAME, "scenarios"));
  gtk_flow_box_select_child (scenarios, gtk_flow_box_get_child_at_index (scenarios, 2));
  settle ();
  g_autofree char *kept = list_computers (window);
  g_assert_cmpstr (kept, ==, "- - beginner beginner");
  begin_game (window);
  assert_computers (window, "dos-rios", "- - beginner beginner");
  assert_computers (window, "water-rights", "- - beginner beginner");
  assert_computers (window, "rising-waters", "- - - -");
  close_page (window);
}

/* The page that somebody left at its end begins at its head. */
static void
test_from_the_head (void)
{
  GtkWindow *window = open_page ();
  GtkWidget *page = nth (window, OXBOW_TYPE_NEW_GAME, 0);
  GtkScrolledWindow *contents =
      GTK_SCROLLED_WINDOW (gtk_widget_get_template_child (page, OXBOW_TYPE_NEW_GAME, "contents"));
  GtkAdjustment *scroll = gtk_scrolled_window_get_vadjustment (contents);
  gtk_adjustment_set_value (scroll, gtk_adjustment_get_upper (scroll));
  g_assert_cmpfloat (gtk_adjustment_get_value (scroll), >, 0);
  oxbow_window_show_new_game (OXBOW_WINDOW (window), oxbow_ruleset_find ("dos-rios"), NULL);
  g_assert_cmpfloat (gtk_adjustment_get_value (scroll), ==, 0);
  close_page (window);
}

/* Where the newcomer's seat was a computer's, a person still has one in a game of another kind. */
static void
test_somebody_plays (void)
{
  static const char *const kept[] = { "easy", "easy", "", "easy", NULL };
  GSettings *preferences = oxbow_preferences_get ();
  g_settings_set_strv (preferences, "computer-players", kept);
  g_settings_set_string (preferences, "last-game", "water-rights");
  GtkWindow *window = open_page ();
  assert_computers (window, "navajo-wars", "-");
  assert_computers (window, "dos-rios", "- easy easy easy");
  assert_computers (window, "water-rights", "easy easy - easy");
  g_settings_set_string (preferences, "last-game", "dos-rios");
  assert_computers (window, "dos-rios", "easy easy - easy");
  g_settings_reset (preferences, "computer-players");
  g_settings_reset (preferences, "last-game");
  close_page (window);
}

static void
choose_scenario (GtkWindow *window, const char *name)
{
  GtkWidget *page = nth (window, OXBOW_TYPE_NEW_GAME, 0);
  gpointer scenarios = gtk_widget_get_template_child (page, OXBOW_TYPE_NEW_GAME, "scenarios");
  GtkWidget *card = gtk_widget_get_first_child (scenarios);
  while (!g_str_equal (g_object_get_data (G_OBJECT (card), "name"), name))
    card = gtk_widget_get_next_sibling (card);
  gtk_flow_box_select_child (scenarios, GTK_FLOW_BOX_CHILD (card));
  settle ();
}

/* Where the seat of the person is nobody's, the person takes another one, and is one person still in the next scenario.
 * Who has chosen to look on looks on there, too. */
static void
test_somebody_plays_elsewhere (void)
{
  g_settings_reset (oxbow_preferences_get (), "computer-players");
  g_settings_reset (oxbow_preferences_get (), "last-game");
  GtkWindow *window = open_page ();
  assert_computers (window, "water-rights", "beginner - beginner beginner");
  choose_scenario (window, "delta");
  g_autofree char *moved = list_computers (window);
  g_assert_cmpstr (moved, ==, "beginner beginner - beginner");
  choose_scenario (window, "realm");
  g_autofree char *kept = list_computers (window);
  g_assert_cmpstr (kept, ==, "beginner beginner - beginner");
  g_signal_emit_by_name (nth (window, OXBOW_TYPE_SEAT_ROW, 2), "kind-chosen", "player", "easy");
  choose_scenario (window, "delta");
  g_autofree char *none = list_computers (window);
  g_assert_cmpstr (none, ==, "beginner beginner easy beginner");
  close_page (window);
}

/* A box that was empty when it was laid out gets a card and a key at once. */
static void
test_keys_before_layout (void)
{
  gboolean is_handled;
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *box = gtk_flow_box_new ();
  oxbow_flow_settle (GTK_FLOW_BOX (box));
  gtk_window_set_child (window, box);
  gtk_window_set_default_size (window, 300, 300);
  gtk_window_present (window);
  while (gtk_widget_get_width (box) == 0)
    g_main_context_iteration (NULL, TRUE);
  for (int i = 0; i < 3; i++)
    gtk_flow_box_append (GTK_FLOW_BOX (box), oxbow_card_new ("A map", NULL));
  g_assert_true (gtk_widget_child_focus (box, GTK_DIR_TAB_FORWARD));
  for (int i = 0; i < 2; i++)
    {
      g_signal_emit_by_name (box, "move-cursor", i == 0 ? GTK_MOVEMENT_PAGES : GTK_MOVEMENT_DISPLAY_LINES, 1, FALSE,
                             FALSE, &is_handled);
      g_assert_true (is_handled);       /* and does not go on to the window */
    }
  g_assert_true (gtk_window_get_focus (window) == gtk_widget_get_first_child (box));
  while (gtk_widget_get_width (gtk_widget_get_first_child (box)) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (box, "move-cursor", GTK_MOVEMENT_BUFFER_ENDS, 1, FALSE, FALSE, &is_handled);
  g_assert_true (gtk_window_get_focus (window) == gtk_widget_get_last_child (box));
  gtk_window_destroy (window);
}

static int
count_cards (GtkWindow *window)
{
  int n = 0;
  while (nth (window, OXBOW_TYPE_CARD, n) != NULL)
    n++;
  return n;
}

/* As a file is written, before a build adds the translations. */
static char *
leave_out_translations (const char *contents)
{
  g_autoptr (GRegex) translated = g_regex_new ("\\n[^\\n]*xml:lang=[^\\n]*", G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT,
                                               NULL);
  return g_regex_replace_literal (translated, contents, -1, 0, "", G_REGEX_MATCH_DEFAULT, NULL);
}

/* What was opened from elsewhere is no second time among what came with the program, in whatever language. */
static void
test_opened_copy (gconstpointer language)
{
  g_autofree char *before = g_strdup (g_getenv ("LANGUAGE"));
  g_setenv ("LANGUAGE", language, TRUE);
  const OxbowCatalogued *entry = oxbow_catalogue_get (oxbow_ruleset_find ("dos-rios"))->pdata[2];
  g_autofree char *folder = g_dir_make_tmp ("oxbow-XXXXXX", NULL), *contents = NULL;
  g_autofree char *copy = g_build_filename (folder, "copy.oxbow", NULL);
  GtkWindow *window = open_page ();
  int n = count_cards (window);
  g_assert_true (g_file_get_contents (entry->path, &contents, NULL, NULL));
  g_autofree char *written = leave_out_translations (contents);
  g_assert_cmpstr (written, !=, contents);
  g_assert_true (g_file_set_contents (copy, written, -1, NULL));
  oxbow_window_show_new_game (OXBOW_WINDOW (window), oxbow_ruleset_find ("dos-rios"), copy);
  settle ();
  g_assert_cmpint (count_cards (window), ==, n);
  gtk_window_destroy (window);
  g_remove (copy);
  g_rmdir (folder);
  if (before != NULL)
    g_setenv ("LANGUAGE", before, TRUE);
  else
    g_unsetenv ("LANGUAGE");
}

/* The keys begin at what is chosen: from there Down goes to the next, and Return changes nothing. */
static void
assert_opens_at (GtkWindow *window, GtkWidget *list, guint chosen)
{
  GtkWidget *popover = NULL;
  g_assert_null (nth (list, GTK_TYPE_POPOVER, 0));
  g_signal_emit_by_name (list, "activate");
  while ((popover = nth (list, GTK_TYPE_POPOVER, 0)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  GtkWidget *row = gtk_window_get_focus (window), *rows = nth (popover, GTK_TYPE_LIST_VIEW, 0);
  g_assert_true (gtk_widget_get_parent (row) == rows);
  guint place = 0;
  for (GtkWidget *before = gtk_widget_get_prev_sibling (row); before != NULL;
       before = gtk_widget_get_prev_sibling (before))
    place++;
  g_assert_cmpuint (place, ==, chosen);
  gtk_popover_popdown (GTK_POPOVER (popover));
  settle ();
}

static void
test_keys_in_lists (void)
{
  GtkWindow *window = open_page ();
  GtkWidget *games = nth (window, GTK_TYPE_DROP_DOWN, 0);
  for (guint i = 4; i-- > 0;)
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (games), i);
      settle ();
      assert_opens_at (window, games, i);
    }
  gtk_window_destroy (window);

  window = g_object_new (OXBOW_TYPE_PREFERENCES, NULL);
  gtk_window_present (window);
  settle ();
  GtkWidget *row = nth (window, ADW_TYPE_COMBO_ROW, 0);
  guint chosen = adw_combo_row_get_selected (ADW_COMBO_ROW (row));
  for (guint i = 3; i-- > 0;)
    {
      adw_combo_row_set_selected (ADW_COMBO_ROW (row), i);
      assert_opens_at (window, row, i);
    }
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), chosen);
  close_page (window);
}

static void
set_engine (const char *name)
{
  g_autoptr (GVariantBuilder) list = g_variant_builder_new (G_VARIANT_TYPE ("a(ssss)"));
  if (name != NULL)
    g_variant_builder_add (list, "(ssss)", name, "/bin/true", "", "easy");
  g_settings_set_value (oxbow_preferences_get (), "engines", g_variant_builder_end (list));
  settle ();
}

static void
count_chosen_cb (OxbowSeatRow *row, const char *value, const char *computer, int *n)
{
  (*n)++;
}

/* An engine that is added meanwhile can be chosen at once; where it is gone again a person plays. Only then has
 * anybody else been chosen. */
static void
test_engines_come_and_go (void)
{
  int n_chosen = 0;
  GtkWindow *window = open_page ();
  GtkWidget *row = nth (window, OXBOW_TYPE_SEAT_ROW, 1);
  GtkDropDown *chooser = GTK_DROP_DOWN (nth (row, GTK_TYPE_DROP_DOWN, 0));
  guint n = g_list_model_get_n_items (gtk_drop_down_get_model (chooser)), chosen = n - 1;
  gtk_drop_down_set_selected (chooser, chosen);
  g_signal_connect (row, "kind-chosen", G_CALLBACK (count_chosen_cb), &n_chosen);
  set_engine ("Deep Water");
  g_assert_cmpint (g_list_model_get_n_items (gtk_drop_down_get_model (chooser)), ==, n + 1);
  g_assert_cmpint (gtk_drop_down_get_selected (chooser), ==, chosen);
  g_assert_cmpint (n_chosen, ==, 0);
  gtk_drop_down_set_selected (chooser, n);
  g_assert_cmpint (n_chosen, ==, 1);
  set_engine (NULL);
  g_assert_cmpint (n_chosen, ==, 2);
  g_assert_cmpint (g_list_model_get_n_items (gtk_drop_down_get_model (chooser)), ==, n);
  g_assert_cmpint (gtk_drop_down_get_selected (chooser), ==, 0);
  close_page (window);
}

static void
rename_engine (const char *before, const char *after)
{
  g_autoptr (OxbowOutsider) renamed = oxbow_outsider_new (after, "/bin/true", "", "easy");
  g_autoptr (GError) error = NULL;
  g_assert_true (oxbow_engines_put (renamed, before, &error));
}

/* Nor is it lost to its seat by another name. */
static void
test_engine_renamed (void)
{
  set_engine ("Deep Water");
  GtkWindow *window = open_page ();
  oxbow_seat_row_set_kind (OXBOW_SEAT_ROW (nth (window, OXBOW_TYPE_SEAT_ROW, 1)), NULL, "Deep Water");
  rename_engine ("Deep Water", "Still Water");
  settle ();
  g_autofree char *computers = list_computers (window);
  g_assert_nonnull (strstr (computers, " Still Water "));
  gtk_window_destroy (window);
  set_engine (NULL);
}

static void
choose_players (GtkWindow *window, const char *number)
{
  write_players (window, number);
  gtk_widget_grab_focus (nth (window, OXBOW_TYPE_SEAT_ROW, 0));
  settle ();
}

/* Also a seat that is not shown meanwhile: what its row says afterwards is who plays. */
static void
test_engine_renamed_out_of_sight (void)
{
  set_engine ("Deep Water");
  GtkWindow *window = open_page ();
  choose_players (window, "4");
  oxbow_seat_row_set_kind (OXBOW_SEAT_ROW (nth (window, OXBOW_TYPE_SEAT_ROW, 3)), NULL, "Deep Water");
  choose_players (window, "2");
  rename_engine ("Deep Water", "Still Water");
  choose_players (window, "4");
  g_autofree char *computers = list_computers (window);
  g_assert_true (g_str_has_suffix (computers, " Still Water"));
  choose_players (window, "2");
  set_engine (NULL);
  choose_players (window, "4");
  g_autofree char *persons = list_computers (window);
  g_assert_true (g_str_has_suffix (persons, " -"));
  gtk_window_destroy (window);
}

static GtkWidget *
get_part (GtkWindow *window, const char *name)
{
  GtkWidget *page = nth (window, OXBOW_TYPE_NEW_GAME, 0);
  return GTK_WIDGET (gtk_widget_get_template_child (page, OXBOW_TYPE_NEW_GAME, name));
}

/* A line names a scenario that came with the program, perhaps of another game: with a file that was opened before it
 * has nothing to do. */
static void
test_line_after_file (void)
{
  const OxbowRuleset *game = oxbow_ruleset_find ("water-rights");
  const OxbowCatalogued *entry = oxbow_catalogue_get (oxbow_ruleset_find ("dos-rios"))->pdata[2];
  g_autoptr (OxbowChoices) choices = oxbow_choices_new (game, NULL, NULL);
  g_autofree char *line = oxbow_choices_to_text (choices, NULL);
  GtkWindow *window = open_page ();
  oxbow_window_show_new_game (OXBOW_WINDOW (window), oxbow_ruleset_find ("dos-rios"), entry->path);
  settle ();
  GtkWidget *row = get_part (window, "line");
  gtk_editable_set_text (GTK_EDITABLE (row), line);
  g_signal_emit_by_name (row, "apply");
  settle ();
  GtkFlowBox *scenarios = GTK_FLOW_BOX (get_part (window, "scenarios"));
  g_assert_cmpint (count_cards (window), ==, (int) oxbow_catalogue_get (game)->len);
  GList *selected = gtk_flow_box_get_selected_children (scenarios);
  g_assert_nonnull (selected);
  g_assert_cmpstr (g_object_get_data (selected->data, "name"), ==, game->standard);
  g_list_free (selected);
  close_page (window);
}

/* Where no scenario came with the program there is nothing to play, nor anything to press but the way out. */
static void
test_no_scenarios (void)
{
  OxbowWindow *window = oxbow_window_new (application);
  g_autofree char *data = g_strdup (g_getenv ("OXBOW_DATA_DIR"));
  g_setenv ("OXBOW_DATA_DIR", "/nowhere", TRUE);
  oxbow_window_show_new_game (window, oxbow_ruleset_find ("water-rights"), NULL);
  g_setenv ("OXBOW_DATA_DIR", data, TRUE);
  gtk_window_present (GTK_WINDOW (window));
  settle ();
  GtkWidget *row;
  for (int i = 0; (row = nth (window, ADW_TYPE_ACTION_ROW, i)) != NULL; i++)
    g_assert_false (gtk_widget_is_sensitive (row));
  g_assert_true (gtk_widget_is_sensitive (nth (window, GTK_TYPE_DROP_DOWN, 0)));
  oxbow_window_show_new_game (window, oxbow_ruleset_find ("dos-rios"), NULL);
  g_assert_true (gtk_widget_is_sensitive (nth (window, ADW_TYPE_ACTION_ROW, 0)));
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  adw_init ();
  /* libadwaita 1.2 keeps the motion of a row's title that has gone before it was over. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  application = oxbow_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_test_add_data_func ("/app/new-game/opened-copy", "en", test_opened_copy);
  g_test_add_data_func ("/app/new-game/opened-copy/in-german", "de", test_opened_copy);
  g_test_add_func ("/app/new-game/who-is-asked-for-a-name", test_who_is_asked_for_a_name);
  g_test_add_func ("/app/new-game/first-opponents", test_first_opponents);
  g_test_add_func ("/app/new-game/from-the-head", test_from_the_head);
  g_test_add_func ("/app/new-game/somebody-plays", test_somebody_plays);
  g_test_add_func ("/app/new-game/somebody-plays/elsewhere", test_somebody_plays_elsewhere);
  g_test_add_func ("/app/new-game/tab-passes-scenarios", test_tab_passes_scenarios);
  g_test_add_func ("/app/new-game/begins-with-scenario", test_begins_with_scenario);
  g_test_add_func ("/app/new-game/left-at-once", test_left_at_once);
  g_test_add_func ("/app/new-game/tip-spares-list", test_tip_spares_list);
  g_test_add_func ("/app/new-game/wheel", test_wheel_changes_no_numbers);
  g_test_add_func ("/app/new-game/written-number", test_written_number);
  g_test_add_func ("/app/new-game/wheel-over-scenarios", test_wheel_over_scenarios);
  g_test_add_func ("/app/new-game/keys-before-layout", test_keys_before_layout);
  g_test_add_func ("/app/new-game/keys-in-lists", test_keys_in_lists);
  g_test_add_func ("/app/new-game/engines-come-and-go", test_engines_come_and_go);
  g_test_add_func ("/app/new-game/engine-renamed", test_engine_renamed);
  g_test_add_func ("/app/new-game/engine-renamed/out-of-sight", test_engine_renamed_out_of_sight);
  g_test_add_func ("/app/new-game/line-after-file", test_line_after_file);
  g_test_add_func ("/app/new-game/no-scenarios", test_no_scenarios);
  int status = g_test_run ();
  g_object_unref (application);
  return status;
}
