/* main.c: all tests of the rules of Rising Waters but whole games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/position.h"

#include <locale.h>

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C");
  g_test_init (&argc, &argv, NULL);
  add_broken_tests ();
  add_data_tests ();
  add_deck_tests ();
  add_reading_tests ();
  add_refusal_tests ();
  add_crisis_tests ();
  add_action_tests ();
  add_water_tests ();
  add_estimate_tests ();
  return g_test_run ();
}
