/* balance.c: what many games on one board were like, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/balance.h"

#include <glib/gi18n-lib.h>

char *
oxbow_balance_tell_unfinished (int n_unfinished, int n_games, int most_moves)
{
  if (n_unfinished == 0)
    return NULL;
  if (n_unfinished == n_games)
    return g_strdup_printf (ngettext ("%d game was played, and it was not over after %d moves: nothing is known of "
                                      "who wins.",
                                      "None of the %d games was over after %d moves: nothing is known of who wins.",
                                      (gulong) n_games), n_games, most_moves);
  return g_strdup_printf (ngettext ("%d of %d games was not over after %d moves; shares are of the others.",
                                    "%d of %d games were not over after %d moves; shares are of the others.",
                                    (gulong) n_unfinished), n_unfinished, n_games, most_moves);
}
