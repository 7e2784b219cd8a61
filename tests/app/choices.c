/* choices.c: what is chosen before a game means what it says, and is remembered and told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/catalogue.h"
#include "app/choices.h"
#include "app/option-row.h"
#include "app/preferences.h"
#include "app/remembered.h"
#include "app/window.h"
#include "app/new-game.h"

#include <string.h>

static OxbowChoices *
choose (const char *game, const char *scenario)
{
  g_autoptr (GError) error = NULL;
  OxbowChoices *choices = oxbow_choices_new (oxbow_ruleset_find (game), scenario, &error);
  g_assert_no_error (error);
  return choices;
}

static uint64_t
digest (OxbowGame *game)
{
  return oxbow_state_digest (oxbow_game_get_state (game));
}

/* Every scenario that came with the program can be begun as it is, and be told; the line begins the same game. */
static void
test_all_scenarios (void)
{
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      GPtrArray *list = oxbow_catalogue_get (oxbow_rulesets[i]);
      g_assert_cmpint (list->len, >, 0);
      for (unsigned int n = 0; n < list->len; n++)
        {
          g_autoptr (GError) error = NULL;
          g_autoptr (OxbowChoices) choices = choose (oxbow_rulesets[i]->id, ((OxbowCatalogued *) list->pdata[n])->name);
          g_autoptr (OxbowGame) game = oxbow_choices_begin (choices, &error);
          g_assert_no_error (error);
          g_autofree char *line = oxbow_choices_to_text (choices, &error);
          g_autoptr (OxbowChoices) told = oxbow_choices_parse (line, &error);
          g_assert_no_error (error);
          g_autoptr (OxbowGame) same = oxbow_choices_begin (told, &error);
          g_assert_cmphex (digest (game), ==, digest (same));
          g_autofree char *again = oxbow_choices_tell_game (same, &error);
          g_autoptr (OxbowChoices) third = oxbow_choices_parse (again, &error);
          g_autoptr (OxbowGame) third_game = oxbow_choices_begin (third, &error);
          g_assert_cmphex (digest (game), ==, digest (third_game));
        }
    }
}

/* A row for each option shows what holds; each choice has words for people. */
static void
test_all_options (void)
{
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      g_autoptr (OxbowChoices) choices = choose (oxbow_rulesets[i]->id, NULL);
      for (const OxbowOption *option = oxbow_rulesets[i]->options; option->name != NULL; option++)
        {
          g_assert_cmpint (strlen (option->title), >, 0);
          g_assert_cmpint (strlen (option->meaning), >, 0);
          if (option->kind == OXBOW_OPTION_CHOICE)
            g_assert_cmpint (g_strv_length ((char **) option->choices), ==,
                             g_strv_length ((char **) option->choice_titles));
          const char *value = oxbow_choices_get_option (choices, option);
          GtkWidget *row = g_object_ref_sink (oxbow_option_row_new (option, value));
          g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, option->title);
          g_assert_finalize_object (row);
        }
    }
}

/* What would be anyway is not held; what would not, is, until it is chosen back. */
static void
test_only_what_differs (void)
{
  g_autoptr (OxbowChoices) choices = choose ("dos-rios", "two-rivers");
  const OxbowOption *points = oxbow_option_find (choices->ruleset->options, "points");
  g_assert_cmpstr (oxbow_choices_get_option (choices, points), ==, "6");
  oxbow_choices_set_option (choices, points, "8");
  g_assert_cmpstr (oxbow_choices_get_option (choices, points), ==, "8");
  g_assert_cmpint (oxbow_choices_count_changed (choices), ==, 1);
  oxbow_choices_set_option (choices, points, "6");
  g_assert_cmpint (oxbow_choices_count_changed (choices), ==, 0);
  oxbow_choices_set_players (choices, 3);
  g_assert_cmpint (oxbow_choices_get_players (choices), ==, 3);
  g_assert_true (oxbow_choices_set_seed (choices, " 12 ", NULL));
  g_autofree char *line = oxbow_choices_to_text (choices, NULL);
  g_assert_cmpstr (line, ==, "dos-rios scenario=two-rivers seed=12 players=3");
}

/* NW-8: a hard scenario begins as it suggests, and who chooses the rules' own value plays by that. */
static void
test_suggestions (void)
{
  g_autoptr (OxbowChoices) choices = choose ("navajo-wars", "fearing");
  const OxbowOption *points = oxbow_option_find (choices->ruleset->options, "enemy-ap-adjust");
  g_assert_cmpstr (oxbow_choices_get_option (choices, points), ==, "-3");
  g_assert_cmpint (oxbow_choices_count_changed (choices), ==, 0);
  g_autoptr (OxbowGame) game = oxbow_choices_begin (choices, NULL);
  g_assert_cmpstr (oxbow_setup_option (oxbow_game_get_setup (game), "enemy-ap-adjust"), ==, "-3");
  oxbow_choices_set_option (choices, points, "0");
  g_assert_cmpint (oxbow_choices_count_changed (choices), ==, 1);
  g_autofree char *line = oxbow_choices_to_text (choices, NULL);
  g_autoptr (OxbowChoices) told = oxbow_choices_parse (line, NULL);
  g_assert_cmpstr (oxbow_choices_get_option (told, points), ==, "0");
  g_autoptr (OxbowChoices) asked = oxbow_choices_parse ("navajo-wars scenario=fearing suggested=yes", NULL);
  g_assert_cmpstr (oxbow_choices_get_option (asked, points), ==, "-3");
  g_autoptr (OxbowChoices) other = choose ("navajo-wars", "mundo");
  g_assert_cmpint (oxbow_choices_count_changed (other), ==, 0);
}

static void
test_refusals (void)
{
  static const char *const lines[][2] =
  {
    { "chess seed=1", "There is no game 'chess'." },
    { "dos-rios scenario=../../etc/passwd", "'../../etc/passwd' is not the name of a scenario that came with Oxbow." },
    { "dos-rios scenario=nowhere", "" },
    { "dos-rios seed=x", "A seed is a whole number" },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GError) error = NULL;
      g_assert_null (oxbow_choices_parse (lines[i][0], &error));
      g_assert_nonnull (error);
      g_assert_true (g_str_has_prefix (error->message, lines[i][1]));
    }
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowChoices) choices = choose ("dos-rios", "the-gorge");
  oxbow_choices_set_players (choices, 4);
  g_assert_null (oxbow_choices_begin (choices, &error));
  g_assert_true (g_str_has_prefix (error->message, "\"The Gorge\" is for 2 players, not 4."));
}

/* The last choices are those of the next time, but for the seed; names are kept through games of fewer seats. */
static void
test_remembered (void)
{
  g_autoptr (OxbowChoices) first = choose ("dos-rios", "long-harvest");
  oxbow_choices_set_players (first, 3);
  oxbow_choices_set_name (first, 0, "Ana");
  oxbow_choices_set_name (first, 2, "Bo");
  oxbow_remembered_keep (first);
  g_autoptr (OxbowChoices) alone = choose ("navajo-wars", NULL);
  oxbow_choices_set_name (alone, 0, "Cleo");
  oxbow_remembered_keep (alone);
  g_assert_cmpstr (oxbow_remembered_game ()->id, ==, "navajo-wars");
  g_autoptr (OxbowChoices) next = oxbow_remembered_choices (oxbow_ruleset_find ("dos-rios"), NULL, NULL);
  g_assert_cmpstr (next->name, ==, "long-harvest");
  g_assert_cmpint (oxbow_choices_get_players (next), ==, 3);
  g_assert_cmpstr (oxbow_settings_get_name (next->settings, "p1"), ==, "Cleo");
  g_assert_cmpstr (oxbow_settings_get_name (next->settings, "p3"), ==, "Bo");
  g_autoptr (OxbowGame) game = oxbow_choices_begin (next, NULL);
  g_assert_cmpstr (oxbow_setup_seat_name (oxbow_game_get_setup (game), 0), ==, "Cleo");
  g_assert_cmpstr (oxbow_setup_seat_name (oxbow_game_get_setup (game), 1), ==, "White");
}

/* A seat has one name everywhere: the one that was given, the town's in Rising Waters, or its own. */
static void
test_one_name (void)
{
  g_autoptr (OxbowChoices) towns = choose ("rising-waters", NULL), rivers = choose ("dos-rios", "two-rivers");
  g_autoptr (OxbowGame) game = oxbow_choices_begin (towns, NULL);
  g_assert_cmpstr (oxbow_setup_seat_name (oxbow_game_get_setup (game), 0), ==, "Greenville");
  oxbow_choices_set_name (rivers, 0, "Ana");
  oxbow_choices_set_name (rivers, 1, "Bo");
  g_autoptr (OxbowGame) named = oxbow_choices_begin (rivers, NULL);
  const OxbowState *state = oxbow_game_get_state (named);
  OxbowEvent turn = { .verb = 0, .n_args = 1 };
  while (!g_str_equal (oxbow_game_get_ruleset (named)->events[turn.verb].name, "turn"))
    turn.verb++;
  g_autofree char *told = oxbow_game_get_ruleset (named)->tell (state, &turn);
  g_assert_cmpstr (told, ==, "It is the turn of Ana.");
}

#define NARROWEST 360

/* No choice is cut off in the smallest window. */
static void
assert_fits (OxbowWindow *window)
{
  int least;
  gtk_widget_measure (adw_application_window_get_content (ADW_APPLICATION_WINDOW (window)), GTK_ORIENTATION_HORIZONTAL,
                      -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, NARROWEST);
}

/* A program registers once. */
static OxbowApplication *
get_application (void)
{
  static OxbowApplication *application;
  if (application == NULL)
    {
      application = oxbow_application_new ();
      g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
    }
  return application;
}

/* The page: three clicks from the start to the first decision, the second of them on what is chosen already. */
static void
test_page (void)
{
  OxbowWindow *window = oxbow_window_new (get_application ());
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      oxbow_window_show_new_game (window, oxbow_rulesets[i], NULL);
      gtk_window_present (GTK_WINDOW (window));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      assert_fits (window);
      GtkWidget *start = gtk_window_get_default_widget (GTK_WINDOW (window));
      g_assert_nonnull (start);
      g_assert_true (gtk_widget_activate_action (start, "new-game.draw-seed", NULL));
      g_assert_true (gtk_widget_activate_action (start, "new-game.start", NULL));
      OxbowSession *session = oxbow_window_get_session (window);
      g_assert_true (oxbow_game_get_ruleset (oxbow_session_get_game (session)) == oxbow_rulesets[i]);
      g_assert_null (gtk_window_get_default_widget (GTK_WINDOW (window)));      /* Enter would begin another game */
      oxbow_window_show_welcome (window);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      g_assert_null (oxbow_window_get_session (window));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static GtkWidget *
find_row (GtkWidget *widget, const char *title)
{
  GtkWidget *found = NULL;
  if (ADW_IS_ACTION_ROW (widget)
      && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0)
    found = widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, title);
  return found;
}

static void
press_enter (OxbowWindow *window, GtkWidget *focus)
{
  g_assert_true (gtk_widget_grab_focus (focus));
  g_signal_emit_by_name (window, "activate-default");
}

/* Enter begins the game, but on a row that does something it does that. */
static void
test_enter (void)
{
  OxbowWindow *window = oxbow_window_new (get_application ());
  oxbow_window_show_new_game (window, oxbow_ruleset_find ("dos-rios"), NULL);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  GtkWidget *variants = find_row (GTK_WIDGET (window), "Variants");
  GtkWidget *expander = gtk_widget_get_ancestor (variants, ADW_TYPE_EXPANDER_ROW);
  press_enter (window, variants);
  g_assert_true (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (expander)));
  press_enter (window, find_row (GTK_WIDGET (window), "How Many Play"));
  while (oxbow_window_get_session (window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  oxbow_window_show_new_game (window, oxbow_ruleset_find ("dos-rios"), NULL);
  press_enter (window, find_row (GTK_WIDGET (window), "Draw on This Map"));
  g_assert_nonnull (oxbow_window_get_desk (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  adw_init ();
  g_test_add_func ("/app/choices/all-scenarios", test_all_scenarios);
  g_test_add_func ("/app/choices/all-options", test_all_options);
  g_test_add_func ("/app/choices/only-what-differs", test_only_what_differs);
  g_test_add_func ("/app/choices/NW-8/suggestions", test_suggestions);
  g_test_add_func ("/app/choices/refusals", test_refusals);
  g_test_add_func ("/app/choices/remembered", test_remembered);
  g_test_add_func ("/app/choices/one-name", test_one_name);
  g_test_add_func ("/app/choices/page", test_page);
  g_test_add_func ("/app/choices/enter", test_enter);
  return g_test_run ();
}
