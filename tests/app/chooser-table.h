/* chooser-table.h: a game with what is chosen in it, and what came of the clicks, without a display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/chooser.h"
#include "table.h"

typedef struct
{
  OxbowGame *game;
  OxbowLens *lens;
  OxbowChooser *chooser;
  char *refused;                /* the last sentence */
  int n_asked;
} Table;

static inline void
refused_cb (Table *table, int cell, int edge, const char *sentence)
{
  g_free (table->refused);
  table->refused = g_strdup (sentence);
}

static inline void
asked_cb (Table *table)
{
  table->n_asked++;
}

static inline void
set_table (Table *table, const char *scenario, int players)
{
  *table = (Table) { .game = load_game (scenario, players) };
  table->lens = oxbow_lens_new (table->game);
  oxbow_lens_unveil (table->lens);
  table->chooser = oxbow_chooser_new (table->lens);
  g_signal_connect_swapped (table->chooser, "refused", G_CALLBACK (refused_cb), table);
  g_signal_connect_swapped (table->chooser, "asked", G_CALLBACK (asked_cb), table);
}

static inline void
clear_table (Table *table)
{
  g_signal_handlers_disconnect_by_data (table->chooser, table);
  g_clear_object (&table->chooser);
  g_clear_object (&table->lens);
  g_clear_object (&table->game);
  g_free (table->refused);
}

static inline const OxbowGrid *
get_grid (Table *table)
{
  return &oxbow_game_get_setup (table->game)->grid;
}

static inline bool
click (Table *table, const char *name)
{
  OxbowEdge edge = oxbow_edge_parse (get_grid (table), name);
  return oxbow_chooser_give_spot (table->chooser, oxbow_cell_parse (get_grid (table), name), edge);
}

static inline void
assert_last (Table *table, const char *text)
{
  const OxbowHistory *history = oxbow_game_get_history (table->game);
  const OxbowMove *move = oxbow_history_get_move (history, oxbow_history_get_node (history));
  g_autofree char *last = move != NULL ? oxbow_move_to_text (oxbow_game_get_state (table->game), move) : NULL;
  g_assert_cmpstr (last, ==, text);
}
