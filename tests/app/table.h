/* table.h: games for tests of the window: scenarios as they are shipped, and an opening
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/game.h"
#include "files/document.h"

/* First Valley: Verde C2 C3 C4 C5 C6 C7 B7, Moreno G2 G3 F3 E4 E5 E6 F6 G7 G8. p1 on D6 and C8, p2 on C7 and G6. */
#define OPENING "lay C2/S, lay C5/S, lay C7/SW, lay G1/S, lay E5/S, lay G7/S, lay G8/S, " \
                "place D6, place C7, place C8, place G6, place D6, place C7"

/* players 0: as many as usual */
static inline OxbowGame *
load_game (const char *scenario, int players)
{
  g_autofree char *path = g_strdup_printf ("%s/data/scenarios/%s.oxbow", g_getenv ("OXBOW_SOURCE_ROOT"), scenario);
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
  g_assert_no_error (error);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  settings->players = players;
  settings->seed = 7;
  settings->has_seed = true;
  OxbowGame *game = oxbow_game_new (oxbow_document_get_scenario (document), settings, &error);
  g_assert_no_error (error);
  return game;
}

/* n moves, or as many as there are */
static inline void
take_back (OxbowGame *game, int n)
{
  const OxbowHistory *history = oxbow_game_get_history (game);
  int node = oxbow_game_get_node (game);
  for (int i = 0; i < n && oxbow_history_get_parent (history, node) != OXBOW_NO_NODE; i++)
    node = oxbow_history_get_parent (history, node);
  g_assert_true (oxbow_game_go (game, node));
}

static inline void
play_lines (OxbowGame *game, const char *moves)
{
  g_auto (GStrv) lines = g_strsplit (moves, ", ", -1);
  for (int i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      oxbow_game_play_text (game, lines[i], &error);
      g_assert_no_error (error);
    }
}
