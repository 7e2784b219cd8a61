/* seated.h: a game in a window, with computers at its table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/opponent.h"
#include "app/preferences.h"
#include "page-window.h"

#define PATIENCE_S 100

/* Computers lose no time. */
static inline void
begin_at_table (void)
{
  begin_application ();
  g_settings_set_string (oxbow_preferences_get (), "pace", "instant");
}

/* black, white: computer players, or NULL for a person. */
static inline void
open_seated (Fixture *fixture, const char *scenario, const char *black, const char *white)
{
  g_autoptr (OxbowGame) game = load_game (scenario, 2);
  oxbow_game_set_computer (game, 0, black);
  oxbow_game_set_computer (game, 1, white);
  open_session (fixture, oxbow_session_new (game));
}

static inline OxbowOpponent *
get_opponent (Fixture *fixture)
{
  return oxbow_game_page_get_opponent (fixture->page);
}

static inline OxbowLens *
get_lens (Fixture *fixture)
{
  return oxbow_table_get_lens (oxbow_game_page_get_table (fixture->page));
}

static inline void
act (Fixture *fixture, const char *name)
{
  GActionGroup *actions = oxbow_game_page_get_actions (fixture->page);
  g_assert_true (g_action_group_get_action_enabled (actions, name));
  g_action_group_activate_action (actions, name, NULL);
}

static inline gboolean
wake_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* Until so many moves have been made. */
static inline void
wait_for_depth (Fixture *fixture, int depth)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_USEC_PER_SEC;
  unsigned int source = g_timeout_add (50, wake_cb, NULL);
  while (get_depth (fixture) < depth)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (source);
}

/* Until a person is to decide, or the game is over. */
static inline void
wait_for_people (Fixture *fixture)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_USEC_PER_SEC;
  unsigned int source = g_timeout_add (50, wake_cb, NULL);
  while (oxbow_opponent_get_hold (get_opponent (fixture)) != NULL)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (source);
}
