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
  add_whole_games ();
  return g_test_run ();
}
