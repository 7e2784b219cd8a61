/* escape.c: the Escape key on the page where a map is drawn: one thing at a time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor-window.h"

#include "app/flap.h"

static void
press_escape (Fixture *fixture)
{
  gtk_widget_activate_action (GTK_WIDGET (oxbow_editor_page_get_board (fixture->page)), "board.take-back", NULL);
}

static bool
is_pen_down (Fixture *fixture)
{
  return oxbow_toolbox_is_pressed (oxbow_easel_get_toolbox (oxbow_editor_page_get_easel (fixture->page)));
}

static unsigned int
count_selected (Fixture *fixture)
{
  return oxbow_toolbox_get_selection (oxbow_easel_get_toolbox (oxbow_editor_page_get_easel (fixture->page)))->len;
}

/* The panel lies over the board. */
static AdwFlap *
reveal_panel (Fixture *fixture)
{
  AdwFlap *flap = find (fixture->page, ADW_TYPE_FLAP);
  adw_flap_set_fold_policy (flap, ADW_FLAP_FOLD_POLICY_ALWAYS);         /* which closes it first */
  while (adw_flap_get_reveal_progress (flap) > 0)
    g_main_context_iteration (NULL, TRUE);
  oxbow_flap_reveal (flap, true);
  while (adw_flap_get_reveal_progress (flap) < 1)
    g_main_context_iteration (NULL, TRUE);
  return flap;
}

/* What is being drawn is taken back first, then the panel goes, and then nothing is selected any more. */
static void
test_one_thing_at_a_time (void)
{
  Fixture fixture;
  open_map (&fixture, "dos-rios", 9, 7);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "editor.tool", "s", "select");
  stroke (&fixture, "B2", "C3", GDK_BUTTON_PRIMARY);
  unsigned int n_selected = count_selected (&fixture);
  g_assert_cmpuint (n_selected, >, 0);
  AdwFlap *flap = reveal_panel (&fixture);
  gtk_widget_grab_focus (GTK_WIDGET (oxbow_editor_page_get_board (fixture.page)));
  take (&fixture, 't', NULL);
  oxbow_easel_pen (oxbow_editor_page_get_easel (fixture.page), false);
  g_assert_true (is_pen_down (&fixture));
  press_escape (&fixture);
  g_assert_false (is_pen_down (&fixture));
  g_assert_true (adw_flap_get_reveal_flap (flap));
  press_escape (&fixture);
  g_assert_false (adw_flap_get_reveal_flap (flap));
  g_assert_cmpuint (count_selected (&fixture), ==, n_selected);
  press_escape (&fixture);
  g_assert_cmpuint (count_selected (&fixture), ==, 0);
  close_map (&fixture);
}

int
main (int argc, char **argv)
{
  begin_application (&argc, &argv);
  g_test_add_func ("/app/escape/one-thing-at-a-time", test_one_thing_at_a_time);
  return g_test_run ();
}
