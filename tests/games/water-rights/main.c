/* main.c: all tests of the rules of Water Rights
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/position.h"

#include <locale.h>

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C");
  g_test_init (&argc, &argv, NULL);
  add_data_tests ();
  add_author_tests ();
  add_estimate_tests ();
  add_king_tests ();
  add_mayor_tests ();
  add_town_tests ();
  add_round_tests ();
  add_card_tests ();
  add_fact_tests ();
  add_score_tests ();
  add_listing_tests ();
  add_scenario_tests ();
  add_whole_games ();
  return g_test_run ();
}
