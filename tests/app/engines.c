/* engines.c: outside engines: the list of them, at a seat, when they fail, and seats that change hands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/computers.h"
#include "app/engines.h"
#include "app/game/seating.h"
#include "app/remembered.h"
#include "seated.h"

#include <glib/gstdio.h>

#define MOST_FRAMES 200

static bool
put (const char *name, const char *program, const char *arguments, const char *old, GError **error)
{
  g_autoptr (OxbowOutsider) engine = oxbow_outsider_new (name, program, arguments, "easy");
  return oxbow_engines_put (engine, old, error);
}

static void
forget_engines (void)
{
  g_settings_reset (oxbow_preferences_get (), "engines");
  g_settings_reset (oxbow_preferences_get (), "engine-renames");
}

static void
the_list_is_kept (void)
{
  g_assert_true (put ("Robin", "robin", "--fast 'two words'", NULL, NULL));
  g_assert_true (put (" Wren ", "/opt/a wren", "", NULL, NULL));
  g_autoptr (GPtrArray) engines = oxbow_engines_load ();
  g_assert_cmpuint (engines->len, ==, 2);
  g_assert_true (oxbow_computer_is_known ("Wren"));
  g_assert_cmpstr (oxbow_computer_get_title ("Wren"), ==, "Wren");
  g_assert_cmpstr (oxbow_computer_get_title ("hard"), ==, "Hard");
  g_autoptr (OxbowOutsider) wren = oxbow_engines_find ("Wren");
  g_autofree char *command = oxbow_outsider_build_command (wren);
  g_assert_cmpstr (command, ==, "'/opt/a wren'");
  g_assert_cmpstr (wren->level, ==, "easy");
  g_autoptr (OxbowOutsider) other = oxbow_outsider_new ("Other", "other", "", "grandmaster");
  g_assert_cmpstr (other->level, ==, OXBOW_OUTSIDER_LEVEL);
  g_assert_true (put ("Sparrow", "robin", "--slow", "Robin", NULL));
  g_autoptr (GPtrArray) changed = oxbow_engines_load ();
  g_assert_cmpuint (changed->len, ==, 2);
  g_assert_cmpstr (((OxbowOutsider *) changed->pdata[0])->name, ==, "Sparrow");
  oxbow_engines_remove ("Sparrow");
  g_assert_false (oxbow_computer_is_known ("Sparrow"));
  forget_engines ();
}

static void
engines_of_an_earlier_version_are_kept (void)
{
  g_autoptr (GSettings) earlier = oxbow_preferences_get_earlier ();
  g_assert_true (g_settings_set_value (earlier, "engines",
                                       g_variant_new_parsed ("[('Robin', 'robin', '--fast'), ('Wren', 'wren', '')]")));
  g_autoptr (GPtrArray) engines = oxbow_engines_load ();
  g_assert_cmpuint (engines->len, ==, 2);
  const OxbowOutsider *robin = engines->pdata[0];
  g_assert_cmpstr (robin->arguments, ==, "--fast");
  g_assert_cmpstr (robin->level, ==, OXBOW_OUTSIDER_LEVEL);
  g_assert_true (put ("Jay", "jay", "", NULL, NULL));
  oxbow_engines_remove ("Wren");
  g_assert_true (oxbow_computer_is_known ("Robin") && oxbow_computer_is_known ("Jay"));
  oxbow_engines_remove ("Robin");
  oxbow_engines_remove ("Jay");
  g_autoptr (GPtrArray) none = oxbow_engines_load ();
  g_assert_cmpuint (none->len, ==, 0);
  forget_engines ();
}

static void
what_cannot_be_is_refused (void)
{
  static const struct { const char *name, *program, *arguments, *sentence; } rows[] =
  {
    { " ", "robin", "", "needs a name" },
    { "Wren", "", "", "Choose the program" },
    { "Hard", "robin", "", "is the name of a computer player" },
    { "Robin", "robin", "", "There is an outside engine" },
    { "Wren", "robin", "'open", "The arguments cannot be read" },
  };
  g_assert_true (put ("Robin", "robin", "", NULL, NULL));
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_assert_false (put (rows[i].name, rows[i].program, rows[i].arguments, NULL, &error));
      g_assert_nonnull (strstr (error->message, rows[i].sentence));
    }
  forget_engines ();
}

/* Our own tool, as any program would, at the level that was chosen for it, as it would refuse any other: it finds the
 * scenario by its name, or in a file. */
static void
play_with_the_tool (OxbowGame *game)
{
  Fixture fixture;
  g_autofree char *arguments = g_strdup_printf ("-c \"sed -u 's/genmove [^e]/no &/; s/genmove expert/no &/' | "
                                                "'%s' engine\"", g_getenv ("OXBOW_TOOL"));
  g_assert_true (put ("Tool", "sh", arguments, NULL, NULL));
  int seat = oxbow_game_get_turn (game);
  oxbow_game_set_computer (game, seat, "Tool");
  open_session (&fixture, oxbow_session_new (game));
  wait_for_people (&fixture);
  if (get_depth (&fixture) == 0)
    g_error ("The window says: %s", oxbow_lens_get_news (get_lens (&fixture)));
  g_assert_cmpstr (oxbow_setup_seat_computer (oxbow_game_get_setup (fixture.game), seat), ==, "Tool");
  close_window (&fixture);
  forget_engines ();
}

static void
an_engine_plays (void)
{
  g_autoptr (OxbowGame) game = load_game ("dos-rios/first-valley", 2);
  play_with_the_tool (game);
}

static void
an_engine_plays_a_map_of_ones_own (void)
{
  g_autoptr (OxbowGame) game = load_game ("dos-rios/first-valley", 2);
  g_autoptr (GError) error = NULL;
  OxbowScenario *scenario = oxbow_game_get_scenario (game);
  g_free (scenario->id);
  scenario->id = g_strdup ("valley-of-my-own");
  g_autoptr (OxbowGame) other = oxbow_game_new (scenario, NULL, &error);
  g_assert_no_error (error);
  play_with_the_tool (other);
}

typedef struct
{
  const char *name, *program, *arguments, *sentence;
} BadEngine;

/* What goes wrong is said, and a person has the seat. */
static void
a_bad_engine_gives_way (gconstpointer data)
{
  const BadEngine *bad = data;
  Fixture fixture;
  g_settings_set_int (oxbow_preferences_get (), "engine-patience", 1);
  g_assert_true (put ("Bad", bad->program, bad->arguments, NULL, NULL));
  open_seated (&fixture, "dos-rios/first-valley", NULL, "Bad");
  wait_for_people (&fixture);
  const char *news = oxbow_lens_get_news (get_lens (&fixture));
  if (news == NULL || strstr (news, bad->sentence) == NULL)
    g_error ("The window says: %s", news);
  const char *handed = strstr (news, "A person has to decide for White now.");
  g_assert_true (handed != NULL && handed < strstr (news, bad->sentence));
  g_assert_null (oxbow_setup_seat_computer (oxbow_game_get_setup (fixture.game), 1));
  g_assert_true (oxbow_lens_is_open (get_lens (&fixture)));
  close_window (&fixture);
  forget_engines ();
  g_settings_reset (oxbow_preferences_get (), "engine-patience");
}

static GtkWidget *
find_label (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text))
    return root;
  GtkWidget *found = NULL, *child = gtk_widget_get_first_child (root);
  for (; child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

/* Where players hide things from each other the person is awaited: what went wrong stands where that is said. */
static void
a_bad_engine_is_told_of_before_the_board_is_shown (void)
{
  Fixture fixture;
  g_autoptr (OxbowGame) game = load_game ("water-rights/realm", 0);
  g_assert_true (put ("Bad", "true", "", NULL, NULL));
  oxbow_game_set_computer (game, oxbow_game_get_turn (game), "Bad");
  open_session (&fixture, oxbow_session_new (game));
  wait_for_people (&fixture);
  g_assert_true (oxbow_lens_is_veiled (get_lens (&fixture)));
  const char *news = oxbow_lens_get_news (get_lens (&fixture));
  g_assert_nonnull (strstr (news, "The outside player Bad has ended instead of answering"));
  GtkWidget *label = find_label (GTK_WIDGET (fixture.page), news);
  g_assert_nonnull (label);
  g_assert_true (gtk_widget_get_mapped (label));
  gtk_test_accessible_assert_property (gtk_window_get_focus (GTK_WINDOW (fixture.window)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, news);
  close_window (&fixture);
  forget_engines ();
}

/* One that is silent does not keep a person from taking the seat, or leaving. */
static void
a_silent_engine_can_be_relieved (void)
{
  Fixture fixture;
  g_assert_true (put ("Silent", "sleep", "1000", NULL, NULL));
  open_seated (&fixture, "dos-rios/first-valley", NULL, "Silent");
  g_assert_true (oxbow_opponent_is_thinking (get_opponent (&fixture)));
  oxbow_game_set_computer (fixture.game, 1, NULL);
  g_assert_true (oxbow_lens_is_open (get_lens (&fixture)));
  oxbow_game_set_computer (fixture.game, 1, "Silent");
  close_window (&fixture);
  forget_engines ();
}

/* What is changed among the preferences while a game is on is so from the next move on: another program, or none. */
static void
a_changed_engine_is_asked_for_anew (void)
{
  Fixture fixture;
  g_autofree char *arguments = g_strdup_printf ("-c \"exec '%s' engine\"", g_getenv ("OXBOW_TOOL"));
  g_assert_true (put ("Robin", "sleep", "1000", NULL, NULL));
  open_seated (&fixture, "dos-rios/first-valley", NULL, NULL);
  oxbow_game_set_computer (fixture.game, oxbow_game_get_turn (fixture.game), "Robin");
  g_assert_true (oxbow_opponent_is_thinking (get_opponent (&fixture)));
  g_assert_true (put ("Robin", "sh", arguments, "Robin", NULL));
  wait_for_depth (&fixture, 1);
  wait_for_people (&fixture);
  int seat = oxbow_game_get_turn (fixture.game);
  g_assert_true (put ("Robin", "sleep", "1000", "Robin", NULL));
  oxbow_game_set_computer (fixture.game, seat, "Robin");
  oxbow_engines_remove ("Robin");
  wait_for_people (&fixture);
  g_assert_null (oxbow_setup_seat_computer (oxbow_game_get_setup (fixture.game), seat));
  g_assert_nonnull (strstr (oxbow_lens_get_news (get_lens (&fixture)), "There is no computer player “Robin” here."));
  close_window (&fixture);
  forget_engines ();
}

/* Who sits at a table keeps the seat under a new name, through one and another. */
static void
a_renamed_engine_stays (void)
{
  Fixture fixture;
  g_assert_true (put ("Robin", "sleep", "1000", NULL, NULL));
  open_seated (&fixture, "dos-rios/first-valley", "Robin", "Robin");
  const OxbowSetup *setup = oxbow_game_get_setup (fixture.game);
  g_assert_true (put ("Wren", "sleep", "1000", "Robin", NULL));
  g_assert_cmpstr (oxbow_setup_seat_computer (setup, 0), ==, "Wren");
  g_assert_true (put ("Jay", "sleep", "1000", "Wren", NULL));
  g_assert_cmpstr (oxbow_setup_seat_computer (setup, 0), ==, "Jay");
  g_assert_true (put ("Robin", "sleep", "1000", NULL, NULL));
  for (int seat = 0; seat < setup->n_seats; seat++)
    g_assert_cmpstr (oxbow_setup_seat_computer (setup, seat), ==, "Jay");
  close_window (&fixture);
  forget_engines ();
}

/* One that waits, and has not been started yet, is told of by the name that it has. */
static void
a_renamed_engine_is_told_of (void)
{
  Fixture fixture;
  g_assert_true (put ("Robin", "sleep", "1000", NULL, NULL));
  open_seated (&fixture, "dos-rios/first-valley", NULL, NULL);
  play_lines (fixture.game, OPENING);
  take_back (fixture.game, 1);
  oxbow_game_set_computer (fixture.game, oxbow_game_get_turn (fixture.game), "Robin");
  g_assert_true (oxbow_opponent_is_waiting (get_opponent (&fixture)));
  g_assert_nonnull (strstr (oxbow_lens_get_hold (get_lens (&fixture)), "Robin"));
  g_assert_true (put ("Wren", "sleep", "1000", "Robin", NULL));
  g_assert_nonnull (strstr (oxbow_lens_get_hold (get_lens (&fixture)), "Wren"));
  g_assert_nonnull (strstr (oxbow_lens_get_news (get_lens (&fixture)), "Wren"));
  close_window (&fixture);
  forget_engines ();
}

/* A game that was saved before knows only the name that an engine had then; so do the choices of the last new game. It
 * may be another day: nothing of it is known but what the preferences keep. Whoever opens it has changed nothing. */
static void
a_file_may_name_an_engine_as_it_was (void)
{
  Fixture fixture;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("oxbow-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "seats.oxbow", NULL);
  g_autoptr (OxbowGame) game = load_game ("dos-rios/first-valley", 2);
  oxbow_game_set_computer (game, 0, "Robin");
  oxbow_game_set_computer (game, 1, "Wren");
  g_autoptr (OxbowSession) saved = oxbow_session_new (game);
  g_assert_true (oxbow_work_save (OXBOW_WORK (saved), path, &error));
  g_assert_true (put ("Robin", "sleep", "1000", NULL, NULL));
  g_assert_true (put ("Wren", "sleep", "1000", "Robin", NULL));
  g_assert_true (put ("Jay", "sleep", "1000", "Wren", NULL));
  g_autoptr (GVariant) renames = g_settings_get_value (oxbow_preferences_get (), "engine-renames");
  g_assert_cmpuint (g_variant_n_children (renames), ==, 2);
  open_session (&fixture, oxbow_session_open (path, &error));
  const OxbowSetup *setup = oxbow_game_get_setup (fixture.game);
  g_assert_cmpstr (oxbow_setup_seat_computer (setup, 0), ==, "Jay");
  g_assert_cmpstr (oxbow_setup_seat_computer (setup, 1), ==, "Jay");
  g_assert_true (oxbow_opponent_is_thinking (get_opponent (&fixture)));
  g_assert_true (oxbow_work_is_saved (OXBOW_WORK (fixture.session)));
  close_window (&fixture);
  g_unlink (path);
  g_rmdir (folder);
  const char *const players[] = { "", "Robin", NULL };
  g_settings_set_strv (oxbow_preferences_get (), "computer-players", players);
  g_autoptr (OxbowChoices) choices = oxbow_remembered_choices (oxbow_ruleset_find ("dos-rios"), NULL, NULL);
  g_assert_cmpstr (oxbow_settings_get_computer (choices->settings, choices->ruleset->seats[1].id), ==, "Jay");
  g_settings_reset (oxbow_preferences_get (), "computer-players");
  g_assert_true (put ("Robin", "sleep", "1000", NULL, NULL));
  open_seated (&fixture, "dos-rios/first-valley", "Robin", NULL);
  g_assert_cmpstr (oxbow_setup_seat_computer (oxbow_game_get_setup (fixture.game), 0), ==, "Robin");
  close_window (&fixture);
  forget_engines ();
}

static GtkWidget *
find_button (GtkWidget *root, const char *text)
{
  const char *label = GTK_IS_BUTTON (root) ? gtk_button_get_label (GTK_BUTTON (root)) : NULL;
  const char *tip = GTK_IS_BUTTON (root) ? gtk_widget_get_tooltip_text (root) : NULL;
  if (g_strcmp0 (label, text) == 0 || g_strcmp0 (tip, text) == 0)
    return root;
  GtkWidget *found = NULL, *child = gtk_widget_get_first_child (root);
  for (; child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_button (child, text);
  return found;
}

static void
what_is_removed_can_be_had_back (void)
{
  g_assert_true (put ("Robin", "sh", "--fast", NULL, NULL));
  GtkWindow *window = g_object_new (OXBOW_TYPE_PREFERENCES, NULL);
  gtk_window_present (window);
  g_signal_emit_by_name (find_button (GTK_WIDGET (window), "Remove"), "clicked");
  g_assert_false (oxbow_computer_is_known ("Robin"));
  g_signal_emit_by_name (find_button (GTK_WIDGET (window), "_Undo"), "clicked");
  g_autoptr (OxbowOutsider) robin = oxbow_engines_find ("Robin");
  g_assert_cmpstr (robin->arguments, ==, "--fast");
  gtk_window_destroy (window);
  forget_engines ();
}

static GtkWidget *
find_engine (GtkWidget *root, const char *title)
{
  if (ADW_IS_ACTION_ROW (root) && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (root)), title))
    return root;
  GtkWidget *found = NULL, *child = gtk_widget_get_first_child (root);
  for (; child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_engine (child, title);
  return found;
}

static bool
is_focus_in_sight (GtkWindow *window, GtkWidget *row)
{
  graphene_rect_t place;
  return gtk_window_get_focus (window) == row && gtk_widget_compute_bounds (row, GTK_WIDGET (window), &place)
         && place.origin.y >= 0 && place.origin.y + place.size.height <= gtk_widget_get_height (GTK_WIDGET (window));
}

/* Whoever adds one sees it, though the list stands far below; it comes into sight in motion. */
static void
what_is_added_has_the_focus (void)
{
  GtkWindow *window = g_object_new (OXBOW_TYPE_PREFERENCES, NULL);
  gtk_window_set_default_size (window, 500, 400);
  gtk_window_present (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  for (int i = 0; i < 3; i++)
    {
      g_autofree char *name = g_strdup_printf ("Robin %d", i + 1);
      g_assert_true (put (name, "sh", "--fast", NULL, NULL));
      GtkWidget *row = find_engine (GTK_WIDGET (window), name);
      for (int frame = 0; frame < MOST_FRAMES && !is_focus_in_sight (window, row); frame++)
        gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      g_assert_true (is_focus_in_sight (window, row));
    }
  gtk_window_destroy (window);
  forget_engines ();
}

static void
what_cannot_start_is_said (void)
{
  g_autoptr (OxbowOutsider) good = oxbow_outsider_new ("Good", "sh", "", "easy");
  g_autoptr (OxbowOutsider) bad = oxbow_outsider_new ("Bad", "/nonexistent/engine", "", "easy");
  g_autoptr (GError) error = NULL;
  g_assert_true (oxbow_outsider_can_start (good, NULL));
  g_assert_false (oxbow_outsider_can_start (bad, &error));
  g_assert_cmpstr (error->message, ==, "“/nonexistent/engine” is no program that can be started. Choose its file.");
}

static AdwComboRow *
find_row (GtkWidget *root, const char *title)
{
  if (ADW_IS_COMBO_ROW (root) && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (root)), title))
    return ADW_COMBO_ROW (root);
  AdwComboRow *found = NULL;
  GtkWidget *child = gtk_widget_get_first_child (root);
  for (; child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_row (child, title);
  return found;
}

/* A seat goes to a computer and back while the game is on, by the window that lists them. */
static void
seats_change_hands (void)
{
  Fixture fixture;
  g_assert_true (put ("Wren", "sleep", "1000", NULL, NULL));
  open_seated (&fixture, "dos-rios/first-valley", NULL, NULL);
  play_lines (fixture.game, OPENING);
  GtkWindow *seating = oxbow_seating_present (GTK_WINDOW (fixture.window), fixture.game);
  AdwComboRow *black = find_row (GTK_WIDGET (seating), "Black");
  const OxbowSetup *setup = oxbow_game_get_setup (fixture.game);
  g_assert_nonnull (black);
  g_assert_cmpuint (adw_combo_row_get_selected (black), ==, 0);
  unsigned int last = g_list_model_get_n_items (adw_combo_row_get_model (black)) - 1;
  adw_combo_row_set_selected (black, last);
  g_assert_cmpstr (oxbow_setup_seat_computer (setup, 0), ==, "Wren");
  g_assert_true (oxbow_opponent_is_thinking (get_opponent (&fixture)));
  oxbow_game_set_computer (fixture.game, 0, NULL);
  g_assert_cmpuint (adw_combo_row_get_selected (black), ==, 0);
  adw_combo_row_set_selected (black, 1);
  g_assert_cmpstr (oxbow_setup_seat_computer (setup, 0), ==, "random");
  gtk_window_destroy (seating);
  close_window (&fixture);
  forget_engines ();
}

static const char *
get_chosen (AdwComboRow *row)
{
  return gtk_string_object_get_string (adw_combo_row_get_selected_item (row));
}

/* The preferences may be open beside it: who sits there is shown by the name of today, and whoever is new may, too. */
static void
seats_follow_the_engines (void)
{
  Fixture fixture;
  g_assert_true (put ("Robin", "sleep", "1000", NULL, NULL));
  open_seated (&fixture, "dos-rios/first-valley", "Robin", NULL);
  GtkWindow *seating = oxbow_seating_present (GTK_WINDOW (fixture.window), fixture.game);
  AdwComboRow *black = find_row (GTK_WIDGET (seating), "Black"), *white = find_row (GTK_WIDGET (seating), "White");
  unsigned int n = g_list_model_get_n_items (adw_combo_row_get_model (black));
  g_assert_cmpstr (get_chosen (black), ==, "Computer: Robin");
  g_assert_true (put ("Wren", "sleep", "1000", "Robin", NULL));
  g_assert_cmpstr (get_chosen (black), ==, "Computer: Wren");
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (black)), ==, n);
  g_assert_true (put ("Jay", "sleep", "1000", NULL, NULL));
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (black)), ==, n + 1);
  g_assert_cmpstr (get_chosen (black), ==, "Computer: Wren");
  g_assert_cmpstr (get_chosen (white), ==, "Person");
  const OxbowSetup *setup = oxbow_game_get_setup (fixture.game);
  g_assert_cmpstr (oxbow_setup_seat_computer (setup, 0), ==, "Wren");
  g_assert_null (oxbow_setup_seat_computer (setup, 1));
  adw_combo_row_set_selected (white, n);
  g_assert_cmpstr (oxbow_setup_seat_computer (setup, 1), ==, "Jay");
  gtk_window_destroy (seating);
  close_window (&fixture);
  forget_engines ();
}

static const BadEngine bad_engines[] =
{
  { "is-not-there", "/nonexistent/engine", "", "There is no program /nonexistent/engine" },
  { "ends", "true", "", "The outside player Bad has ended instead of answering" },
  { "is-silent", "sleep", "1000", "does not answer" },
  { "speaks-nonsense", "sh", "-c 'echo Hello; echo; cat'", "it says \"Hello\"" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  begin_at_table ();
  g_test_add_func ("/app/engines/list", the_list_is_kept);
  g_test_add_func ("/app/engines/list/of-an-earlier-version", engines_of_an_earlier_version_are_kept);
  g_test_add_func ("/app/engines/refused", what_cannot_be_is_refused);
  g_test_add_func ("/app/engines/cannot-start", what_cannot_start_is_said);
  g_test_add_func ("/app/engines/removed", what_is_removed_can_be_had_back);
  g_test_add_func ("/app/engines/added", what_is_added_has_the_focus);
  g_test_add_func ("/app/engines/plays", an_engine_plays);
  g_test_add_func ("/app/engines/own-map", an_engine_plays_a_map_of_ones_own);
  for (size_t i = 0; i < G_N_ELEMENTS (bad_engines); i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/engines/bad/%s", bad_engines[i].name);
      g_test_add_data_func (path, &bad_engines[i], a_bad_engine_gives_way);
    }
  g_test_add_func ("/app/engines/bad/veiled", a_bad_engine_is_told_of_before_the_board_is_shown);
  g_test_add_func ("/app/engines/relieved", a_silent_engine_can_be_relieved);
  g_test_add_func ("/app/engines/changed", a_changed_engine_is_asked_for_anew);
  g_test_add_func ("/app/engines/renamed", a_renamed_engine_stays);
  g_test_add_func ("/app/engines/renamed/told", a_renamed_engine_is_told_of);
  g_test_add_func ("/app/engines/renamed/before", a_file_may_name_an_engine_as_it_was);
  g_test_add_func ("/app/seating/change", seats_change_hands);
  g_test_add_func ("/app/seating/engines", seats_follow_the_engines);
  int status = g_test_run ();
  g_object_unref (application);
  return status;
}
