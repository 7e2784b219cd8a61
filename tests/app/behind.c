/* behind.c: a game behind another page, behind how it went, behind a veil, or where it was before: no key goes where
 * nobody sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/flap.h"
#include "app/game/story.h"
#include "app/game/table.h"
#include "page-window.h"

static bool
is_enabled (Fixture *fixture, const char *action)
{
  return g_action_group_get_action_enabled (oxbow_game_page_get_actions (fixture->page), action);
}

/* As a key or a menu of the window does; false: that is nobody's command here. */
static bool
obeys (Fixture *fixture, const char *action)
{
  return gtk_widget_activate_action (GTK_WIDGET (fixture->window), action, NULL);
}

static GtkWidget *
get_focus (Fixture *fixture)
{
  return gtk_root_get_focus (GTK_ROOT (fixture->window));
}

static bool
is_focus_seen (Fixture *fixture)
{
  GtkWidget *focus = get_focus (fixture);
  return focus != NULL && gtk_widget_get_mapped (focus);
}

/* Else a key would go where nobody sees anything of it. What goes with the focus hands it on after the next frame. */
static void
assert_focus_is_seen (Fixture *fixture)
{
  for (int i = 0; i < 2 && !is_focus_seen (fixture); i++)
    {
      gtk_widget_queue_draw (GTK_WIDGET (fixture->window));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
    }
  g_assert_true (is_focus_seen (fixture));
}

static bool
is_story_shown (Fixture *fixture)
{
  GtkWidget *story = find (fixture->page, OXBOW_TYPE_STORY);
  return story != NULL && gtk_widget_get_child_visible (gtk_widget_get_parent (story));
}

static void
show_story (Fixture *fixture)
{
  activate (fixture, "game.how-it-went");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  g_assert_true (is_story_shown (fixture));
  assert_focus_is_seen (fixture);
}

static void
escape_leads_back_from_the_story (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  activate (&fixture, "game.look-back");
  show_story (&fixture);
  press_key (&fixture, GDK_KEY_Escape, 0);
  g_assert_false (is_story_shown (&fixture));
  g_assert_true (gtk_widget_is_ancestor (get_focus (&fixture), GTK_WIDGET (fixture.board)));
  OxbowLens *lens = oxbow_table_get_lens (oxbow_game_page_get_table (fixture.page));
  g_assert_true (oxbow_lens_is_looking (lens));
  press_key (&fixture, GDK_KEY_Escape, 0);
  g_assert_false (oxbow_lens_is_looking (lens));
  close_window (&fixture);
}

/* Whoever has come back along the time line has left the story for good: from the next look back one returns to the
 * board. */
static void
the_story_is_left_along_the_time_line (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  OxbowLens *lens = oxbow_table_get_lens (oxbow_game_page_get_table (fixture.page));
  show_story (&fixture);
  activate (&fixture, "game.look-back");
  activate (&fixture, "game.stop-looking");
  g_assert_true (is_story_shown (&fixture));
  activate (&fixture, "game.look-back");
  oxbow_lens_look_nth (lens, get_depth (&fixture));
  g_assert_false (oxbow_lens_is_looking (lens));
  activate (&fixture, "game.look-back");
  activate (&fixture, "game.stop-looking");
  g_assert_false (is_story_shown (&fixture));
  close_window (&fixture);
}

/* From the board beneath it, and from within. */
static void
escape_closes_a_panel_over_the_board (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  wait_for_panel (&fixture);
  AdwFlap *flap = ADW_FLAP (find (fixture.page, ADW_TYPE_FLAP));
  gtk_widget_grab_focus (GTK_WIDGET (fixture.board));
  press_key (&fixture, GDK_KEY_Escape, 0);
  g_assert_true (adw_flap_get_reveal_flap (flap));
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 500, 700);
  while (!adw_flap_get_folded (flap))
    g_main_context_iteration (NULL, TRUE);
  for (int inside = 0; inside < 2; inside++)
    {
      gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
      oxbow_flap_reveal (flap, true);
      if (inside)
        g_assert_true (gtk_widget_child_focus (adw_flap_get_flap (flap), GTK_DIR_TAB_FORWARD));
      press_key (&fixture, GDK_KEY_Escape, 0);
      g_assert_false (adw_flap_get_reveal_flap (flap));
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_assert_true (gtk_widget_is_ancestor (get_focus (&fixture), GTK_WIDGET (fixture.board)));
    }
  close_window (&fixture);
}

static void
a_window_closes_with_its_panel (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  wait_for_panel (&fixture);
  AdwFlap *flap = g_object_ref (ADW_FLAP (find (fixture.page, ADW_TYPE_FLAP)));
  g_assert_true (gtk_widget_child_focus (adw_flap_get_flap (flap), GTK_DIR_TAB_FORWARD));
  oxbow_flap_reveal (flap, false);
  g_assert_false (adw_flap_get_reveal_flap (flap));
  gtk_window_close (GTK_WINDOW (fixture.window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_object_unref (fixture.session);
  g_object_unref (flap);
}

/* A computer plays where the game stands, which is not what somebody sees who looks back. */
static void
nobody_plays_for_who_looks_back (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  g_assert_true (is_enabled (&fixture, "go-on"));
  activate (&fixture, "game.look-back");
  g_assert_false (is_enabled (&fixture, "go-on"));
  activate (&fixture, "game.stop-looking");
  g_assert_true (is_enabled (&fixture, "go-on"));
  close_window (&fixture);
}

/* Undo on the page New Game would take back moves of a game that nobody sees. */
static void
another_page_has_its_own_keys (void)
{
  static const char *const names[] = { "game.undo", "game.undo-turn", "game.type-move", "game.next-pane", "game.hint",
                                       "game.look-back", "game.go-on" };
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  int depth = get_depth (&fixture);
  oxbow_window_show_new_game (fixture.window, NULL, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_false (obeys (&fixture, names[i]));
  assert_focus_is_seen (&fixture);
  oxbow_window_go_back (fixture.window);
  g_assert_cmpint (get_depth (&fixture), ==, depth);
  g_assert_true (obeys (&fixture, "game.undo"));
  g_assert_cmpint (get_depth (&fixture), ==, depth - 1);
  assert_focus_is_seen (&fixture);
  close_window (&fixture);
}

/* Where pages fade, the one before is on the screen for a moment still; its keys have gone with it. */
static void
a_page_that_fades_has_no_keys (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  int depth = get_depth (&fixture);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  oxbow_window_show_new_game (fixture.window, NULL, NULL);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture.page)));
  g_assert_false (obeys (&fixture, "game.undo"));
  g_assert_cmpint (get_depth (&fixture), ==, depth);
  oxbow_window_go_back (fixture.window);
  g_assert_true (obeys (&fixture, "game.undo"));
  g_assert_cmpint (get_depth (&fixture), ==, depth - 1);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  close_window (&fixture);
}

/* A game that goes on behind another page, as computers play it, is not in anybody's hands there either. */
static void
a_move_behind_a_page_changes_nothing_of_that (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  oxbow_window_show_new_game (fixture.window, NULL, NULL);
  play_lines (fixture.game, "walk C8 D8");
  int depth = get_depth (&fixture);
  g_assert_false (obeys (&fixture, "game.undo"));
  g_assert_cmpint (get_depth (&fixture), ==, depth);
  oxbow_window_go_back (fixture.window);
  g_assert_true (obeys (&fixture, "game.undo"));
  g_assert_cmpint (get_depth (&fixture), ==, depth - 1);
  close_window (&fixture);
}

/* What is seen on the board alone shows the board. */
static void
commands_of_the_board_show_it (void)
{
  static const char *const names[] = { "game.type-move", "game.next-pane", "game.hint", "game.look-back",
                                       "game.look-first", "game.stop-looking" };
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  wait_for_panel (&fixture);
  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_test_message ("%s", names[i]);
      show_story (&fixture);
      activate (&fixture, names[i]);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
      g_assert_false (is_story_shown (&fixture));
      assert_focus_is_seen (&fixture);
    }
  close_window (&fixture);
}

static GtkToggleButton *
find_panel_toggle (GtkWidget *root)
{
  if (GTK_IS_TOGGLE_BUTTON (root) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (root)),
                                                "game.panel") == 0)
    return GTK_TOGGLE_BUTTON (root);
  GtkToggleButton *found = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_panel_toggle (child);
  return found;
}

/* The panel comes with the board; its button is not pressed while neither is seen. */
static void
the_panel_comes_with_the_board (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  wait_for_panel (&fixture);
  GtkToggleButton *toggle = find_panel_toggle (GTK_WIDGET (fixture.page));
  AdwFlap *flap = ADW_FLAP (find (fixture.page, ADW_TYPE_FLAP));
  g_assert_true (gtk_toggle_button_get_active (toggle));
  show_story (&fixture);
  g_assert_false (gtk_toggle_button_get_active (toggle));
  activate (&fixture, "game.panel");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  g_assert_false (is_story_shown (&fixture));
  g_assert_true (adw_flap_get_reveal_flap (flap));
  g_assert_true (gtk_toggle_button_get_active (toggle));
  assert_focus_is_seen (&fixture);
  close_window (&fixture);
}

/* From the end of a game to New Game, and back after all. */
static void
the_story_has_the_focus_again (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  show_story (&fixture);
  oxbow_window_show_new_game (fixture.window, NULL, NULL);
  oxbow_window_go_back (fixture.window);
  g_assert_true (is_story_shown (&fixture));
  assert_focus_is_seen (&fixture);
  oxbow_window_focus_page (fixture.window);
  assert_focus_is_seen (&fixture);
  close_window (&fixture);
}

/* Nothing leads round the veil: who had looked before would leave the cards to the next, and no way to go on. */
static void
a_veil_has_no_way_round (void)
{
  static const char *const names[] = { "how-it-went", "replay", "next-pane", "type-move", "look-first", "show-round",
                                       "panel" };
  Fixture fixture;
  open_window (&fixture, load_game ("water-rights/realm", 0));
  OxbowLens *lens = oxbow_table_get_lens (oxbow_game_page_get_table (fixture.page));
  g_assert_true (oxbow_lens_is_veiled (lens));
  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_false (is_enabled (&fixture, names[i]));
  activate (&fixture, "game.unveil");
  g_assert_true (is_enabled (&fixture, "how-it-went"));
  g_assert_true (is_enabled (&fixture, "next-pane"));
  close_window (&fixture);
}

/* What gives the focus to the board, as a button that goes with a computer's move, does not know what is shown. */
static void
nobody_gives_the_focus_behind_a_page (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  show_story (&fixture);
  gtk_widget_grab_focus (GTK_WIDGET (fixture.board));
  g_assert_true (is_focus_seen (&fixture));
  g_assert_true (gtk_widget_is_ancestor (get_focus (&fixture), find (fixture.page, OXBOW_TYPE_STORY)));
  activate (&fixture, "game.board");
  oxbow_window_show_new_game (fixture.window, NULL, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (fixture.board));
  g_assert_true (is_focus_seen (&fixture));
  oxbow_window_go_back (fixture.window);
  gtk_widget_grab_focus (GTK_WIDGET (fixture.board));
  g_assert_true (gtk_widget_is_ancestor (get_focus (&fixture), GTK_WIDGET (fixture.board)));
  close_window (&fixture);
}

typedef struct
{
  const char *name, *type, *target;     /* of what it takes, or NULL */
} Command;

static void
settle (void)
{
  for (int i = 0; i < 50 && g_main_context_iteration (NULL, FALSE); i++)
    ;
}

static void
give (Fixture *fixture, const Command *command)
{
  g_autoptr (GVariant) target = command->target != NULL ? g_variant_parse (G_VARIANT_TYPE (command->type),
                                                                           command->target, NULL, NULL, NULL) : NULL;
  gtk_widget_activate_action_variant (GTK_WIDGET (fixture->window), command->name, target);
}

/* Commands in any order, those of the game and those that lead to other pages and back. */
/* Reading the stack the slow way takes twenty times as long. */
#ifdef __SANITIZE_ADDRESS__
#define STEPS 150
#else
#define STEPS 600
#endif

static void
whatever_comes_the_focus_is_seen (gconstpointer scenario)
{
  static const Command commands[] = {
    { "game.undo" }, { "game.redo" }, { "game.undo-turn" }, { "game.redo-turn" }, { "game.hint" }, { "game.look-back" },
    { "game.look-forward" }, { "game.look-first" }, { "game.look-last" }, { "game.stop-looking" }, { "game.play-on" },
    { "game.type-move" }, { "game.next-pane" }, { "game.panel" }, { "game.how-it-went" }, { "game.replay" },
    { "game.show-round" }, { "game.board" }, { "game.unveil" }, { "game.analysis" }, { "game.mark", "i", "-1" },
    { "win.new-game" }, { "win.new-map" }, { "win.back" }, { "win.back" }, { "win.back" },
  };
  Fixture fixture;
  open_window (&fixture, load_game (scenario, 0));
  GRand *chance = g_rand_new_with_seed (7);
  for (int i = 0; i < STEPS; i++)
    {
      const Command *command = &commands[g_rand_int_range (chance, 0, G_N_ELEMENTS (commands))];
      bool moves = g_rand_int_range (chance, 0, 4) == 0 && oxbow_game_get_turn (fixture.game) >= 0;
      g_test_message ("%d: %s", i, moves ? "a move" : command->name);
      if (moves)
        play_any (&fixture);
      else
        give (&fixture, command);
      settle ();
      assert_focus_is_seen (&fixture);
    }
  g_rand_free (chance);
  close_window (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  begin_application ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);    /* what fades is seen still */
  g_test_add_func ("/app/behind/another-page", another_page_has_its_own_keys);
  g_test_add_func ("/app/behind/looking-back", nobody_plays_for_who_looks_back);
  g_test_add_func ("/app/behind/a-move", a_move_behind_a_page_changes_nothing_of_that);
  g_test_add_func ("/app/behind/commands-of-the-board", commands_of_the_board_show_it);
  g_test_add_func ("/app/behind/panel-comes-with-the-board", the_panel_comes_with_the_board);
  g_test_add_func ("/app/behind/story-has-the-focus", the_story_has_the_focus_again);
  g_test_add_func ("/app/behind/fades", a_page_that_fades_has_no_keys);
  g_test_add_func ("/app/behind/story-is-left", the_story_is_left_along_the_time_line);
  g_test_add_func ("/app/behind/escape/story", escape_leads_back_from_the_story);
  g_test_add_func ("/app/behind/escape/panel", escape_closes_a_panel_over_the_board);
  g_test_add_func ("/app/behind/closing/panel", a_window_closes_with_its_panel);
  g_test_add_func ("/app/behind/veil", a_veil_has_no_way_round);
  g_test_add_func ("/app/behind/given-focus", nobody_gives_the_focus_behind_a_page);
  g_test_add_data_func ("/app/behind/any-order/dos-rios", "dos-rios/first-valley", whatever_comes_the_focus_is_seen);
  g_test_add_data_func ("/app/behind/any-order/water-rights", "water-rights/realm", whatever_comes_the_focus_is_seen);
  return g_test_run ();
}
