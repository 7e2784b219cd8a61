/* test-dos-rios.c: pictures of Dos Rios show what a position holds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "shown.h"

#define RADIUS 40               /* of the cells that are drawn, in pixels */

/* First Valley, with somebody beside the Moreno, which is dammed there. */
static const char *const opening[] = {
  "lay C2/S", "lay C5/S", "lay C7/SW", "lay G1/S", "lay E5/S", "lay G7/S", "lay G8/S", "place D6", "place C7",
  "place G3", "place G6", "place D6", "place C7", "dam G3/SW",
};

/* DR-6.2: until it is said where the river runs on, its old course can be seen; but not in cells that it never ran
 * through, nor once it is said. */
static void
test_old_course (void)
{
  Shown f;
  OxbowSettings *settings = oxbow_settings_new ();
  settings->players = 2;
  shown_set_up (&f, "dos-rios", "first-valley", settings);
  for (size_t i = 0; i < G_N_ELEMENTS (opening); i++)
    g_assert_true (oxbow_state_apply_text (f.state, opening[i], NULL, NULL));
  g_autofree OxbowState *laid = oxbow_state_copy (f.state);
  g_assert_true (oxbow_state_apply_text (laid, "lay H6/S", NULL, NULL));
  shown_assert_seen (f.state, laid, shown_cell (&f, "E5"), RADIUS, OXBOW_LEVEL_FLAT);
  shown_assert_seen (f.state, laid, shown_cell (&f, "F6"), RADIUS, OXBOW_LEVEL_FLAT);
  g_autoptr (GBytes) one = shown_draw_plain (f.state, shown_cell (&f, "C5"), RADIUS, OXBOW_THEME_LIGHT,
                                             OXBOW_LEVEL_FULL);
  g_autoptr (GBytes) other = shown_draw_plain (laid, shown_cell (&f, "C5"), RADIUS, OXBOW_THEME_LIGHT,
                                               OXBOW_LEVEL_FULL);
  g_assert_true (g_bytes_equal (one, other));
  shown_tear_down (&f);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint/dos-rios/DR-6.2/old-course", test_old_course);
  return g_test_run ();
}
