/* trying.c: a map that is being drawn is tried out in play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor-window.h"

#include "app/files.h"
#include "editor/change.h"

#include <string.h>

/* A game on the map as it is, and back to the drawing with all its steps; one with errors says why not. */
static void
test_tried_out (void)
{
  Fixture fixture;
  open_map (&fixture, "dos-rios", 9, 7);
  act (&fixture, "editor.test-play");
  g_assert_null (oxbow_window_get_session (fixture.window));
  take (&fixture, 'M', NULL);
  stroke (&fixture, "E1", "E1", GDK_BUTTON_PRIMARY);
  take (&fixture, '@', NULL);
  stroke (&fixture, "E7", "E7", GDK_BUTTON_PRIMARY);
  g_autofree char *map = oxbow_files_suggest_name (fixture.window);
  g_assert_cmpstr (map, ==, "New Map.oxbow");
  act (&fixture, "editor.test-play");
  g_assert_nonnull (oxbow_window_get_session (fixture.window));
  g_autofree char *game = oxbow_files_suggest_name (fixture.window);
  g_assert_cmpstr (game, ==, "New Map, Test Play.oxbow");       /* not what the map will be saved as */
  oxbow_window_draw_on (fixture.window);
  g_assert_null (oxbow_window_get_session (fixture.window));
  g_assert_true (oxbow_window_get_desk (fixture.window) == fixture.desk);
  g_assert_cmpint (oxbow_draft_get_n_steps (fixture.draft), ==, 2);
  g_autofree char *long_title = g_strnfill (500, 'y');
  g_assert_true (oxbow_change_text (fixture.draft, OXBOW_HEAD_TITLE, NULL, long_title, NULL));
  g_autofree char *short_name = oxbow_files_suggest_name (fixture.window);
  g_assert_cmpuint (strlen (short_name), ==, 206);      /* file systems take 255 */
  close_map (&fixture);
}

/* No step is taken back on a map that nobody sees. */
static void
test_keys_of_the_game (void)
{
  Fixture fixture;
  const OxbowCatalogued *entry = oxbow_catalogue_get (oxbow_ruleset_find ("dos-rios"))->pdata[0];
  g_autoptr (OxbowScenario) copy = oxbow_new_from_scenario (entry->scenario);
  open_scenario (&fixture, copy);
  g_assert_true (oxbow_change_text (fixture.draft, OXBOW_HEAD_TITLE, NULL, "Another Title", NULL));
  act (&fixture, "editor.test-play");
  g_assert_nonnull (oxbow_window_get_session (fixture.window));
  g_assert_false (gtk_widget_activate_action (GTK_WIDGET (fixture.window), "editor.undo", NULL));
  g_assert_cmpint (oxbow_draft_get_n_steps (fixture.draft), ==, 1);
  oxbow_window_draw_on (fixture.window);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture.window), "editor.undo", NULL));
  g_assert_false (oxbow_draft_get_can_undo (fixture.draft));
  close_map (&fixture);
}

/* NW-8: with the options that the map suggests, as a new game and its fairness have them. */
static void
test_tried_as_suggested (void)
{
  Fixture fixture;
  const OxbowCatalogued *entry = oxbow_catalogue_get (oxbow_ruleset_find ("navajo-wars"))->pdata[0];
  g_autoptr (OxbowScenario) copy = oxbow_new_from_scenario (entry->scenario);
  oxbow_settings_suggest (copy->settings, "enemy-ap-adjust", "-2", 0);
  open_scenario (&fixture, copy);
  act (&fixture, "editor.test-play");
  OxbowSession *session = oxbow_window_get_session (fixture.window);
  g_assert_nonnull (session);
  const OxbowSetup *setup = oxbow_game_get_setup (oxbow_session_get_game (session));
  g_assert_cmpstr (oxbow_setup_option (setup, "enemy-ap-adjust"), ==, "-2");
  close_map (&fixture);
}

int
main (int argc, char **argv)
{
  begin_application (&argc, &argv);
  g_test_add_func ("/app/trying/tried-out", test_tried_out);
  g_test_add_func ("/app/trying/keys", test_keys_of_the_game);
  g_test_add_func ("/app/trying/NW-8/as-suggested", test_tried_as_suggested);
  return g_test_run ();
}
