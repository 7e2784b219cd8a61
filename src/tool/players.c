/* players.c: the number of players in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/players.h"

#include <glib/gi18n-lib.h>

char *
oxbow_players_to_text (int least, int most)
{
  if (least == most)
    return g_strdup_printf (ngettext ("%d player", "%d players", (gulong) most), most);
  return g_strdup_printf (ngettext ("%d to %d player", "%d to %d players", (gulong) most), least, most);
}
