/* genmove.c: the engine's own move
 *
 * The same level, seed and position give the same move, unless a time is set: nothing is kept from one to the next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/genmove.h"

#include "core/word.h"
#include "players/levels.h"
#include "tool/command.h"
#include "tool/out.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static bool
read_word (const char *word, OxbowLimits *limits, uint64_t *seed, GError **error)
{
  g_autofree char *shown = oxbow_word_quote (word);
  if (g_str_has_prefix (word, "ms=") && oxbow_parse_number (word + strlen ("ms="), 1, G_MAXINT, &limits->time_ms))
    return true;
  if (g_str_has_prefix (word, "seed=") && oxbow_parse_seed (word + strlen ("seed="), seed))
    return true;
  return oxbow_refuse (error, _("After the level stand ms=N (milliseconds) and seed=N (a whole number), not %s."),
                       shown);
}

bool
oxbow_genmove (OxbowHistory *history, char **words, GString *out, GError **error)
{
  const OxbowState *state = oxbow_history_get_state (history);
  const OxbowPlayerLevel *level = oxbow_level_find (words[0], error);
  OxbowLimits limits = OXBOW_LIMITS_INIT;
  uint64_t seed = 1;
  OxbowMove move;
  if (level == NULL)
    return false;
  for (char **word = words + 1; *word != NULL; word++)
    if (!read_word (*word, &limits, &seed, error))
      return false;
  if (oxbow_state_turn (state) < 0)
    return oxbow_refuse (error, _("The game is over."));
  g_autoptr (OxbowPlayer) player = oxbow_level_new_player (level, seed);
  if (!oxbow_player_think (player, state, oxbow_state_turn (state), &limits, NULL, &move, error))
    return false;
  oxbow_move_print (state, &move, out);
  return oxbow_history_play (history, &move, NULL, error);
}
