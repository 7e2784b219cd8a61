/* main.c: all tests of the rules of Dos Rios
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/boards.h"
#include <locale.h>

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C");
  g_test_init (&argc, &argv, NULL);
  add_setup_tests ();
  add_check_tests ();
  add_laying_tests ();
  add_walk_tests ();
  add_chase_tests ();
  add_dam_tests ();
  add_build_tests ();
  add_click_tests ();
  add_turn_tests ();
  add_harvest_tests ();
  add_desperado_tests ();
  add_ending_tests ();
  add_variant_tests ();
  add_listing_tests ();
  add_scenario_tests ();
  add_naive_tests ();
  return g_test_run ();
}
