/* main.c: all tests of the rules of Navajo Wars
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/games.h"
#include <locale.h>

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C");
  g_test_init (&argc, &argv, NULL);
  add_walk_tests ();
  add_example_tests ();
  add_development_tests ();
  add_battle_tests ();
  add_enemy_tests ();
  add_refusal_tests ();
  add_rule_tests ();
  add_data_tests ();
  add_estimate_tests ();
  add_listing_tests ();
  return g_test_run ();
}
