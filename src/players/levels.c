/* levels.c: how strong a player may be, in words that a person understands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/levels.h"

#include "core/word.h"
#include "players/greedy.h"
#include "players/random.h"
#include "players/search.h"
#include "players/turns.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Each that looks ahead has 16 times the budget of the one before. */
const OxbowPlayerLevel oxbow_levels[] =
{
  { "random", N_("Random"), N_("Takes any legal move."), 0, 0, 0 },
  { "beginner", N_("Beginner"), N_("Plans its turn, but half of its moves are left to chance."), 0,
    OXBOW_TURNS_BREADTH, 50 },
  { "easy", N_("Easy"), N_("Takes the turn that looks best, and does not look further."), 0, OXBOW_TURNS_BREADTH, 0 },
  { "medium", N_("Medium"), N_("Looks a little ahead."), 256, 0, 0 },
  { "hard", N_("Hard"), N_("Looks ahead, and thinks of what others may do."), 4096, 0, 0 },
  { "expert", N_("Expert"), N_("Looks far ahead; it may think for some seconds."), 65536, 0, 0 },
  { NULL }
};

const OxbowPlayerLevel *
oxbow_level_find (const char *id, GError **error)
{
  const char *ids[G_N_ELEMENTS (oxbow_levels)] = { NULL };
  for (int i = 0; oxbow_levels[i].id != NULL; i++)
    {
      if (strcmp (oxbow_levels[i].id, id) == 0)
        return &oxbow_levels[i];
      ids[i] = oxbow_levels[i].id;
    }
  const char *nearest = oxbow_word_nearest (id, ids);
  g_autofree char *all = g_strjoinv (", ", (char **) ids);
  if (nearest != NULL)
    oxbow_refuse (error, _("There is no level '%s'. Was '%s' meant?"), id, nearest);
  else
    oxbow_refuse (error, _("There is no level '%s'; there are %s."), id, all);
  return NULL;
}

OxbowPlayer *
oxbow_level_new_player (const OxbowPlayerLevel *level, uint64_t seed)
{
  if (level->iterations > 0)
    return oxbow_search_player_new (level->iterations, seed);
  return level->breadth > 0 ? oxbow_greedy_player_new (level->breadth, level->slips, seed)
                            : oxbow_random_player_new (seed);
}
