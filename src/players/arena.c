/* arena.c: many games between players, each from a seed of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/arena.h"

/* What the threads share. */
typedef struct
{
  const OxbowArena *arena;
  OxbowArenaGame *games;
  uint8_t *is_played;           /* of each: each thread writes its own games' */
  int next, n_done;             /* atomic */
  GCancellable *cancellable;    /* ours: cancelled by the caller's, or when a game fails */
  GError *error;                /* atomic: of the first game that failed */
} Hall;

/* Whose turn to move it is, as players. */
typedef struct
{
  OxbowPlayer *players[OXBOW_MAX_SEATS];
  OxbowState *before, *after;
  OxbowEvents events;
} Table;

static void
clear_table (Table *table)
{
  for (int seat = 0; seat < OXBOW_MAX_SEATS; seat++)
    oxbow_player_free (table->players[seat]);
  g_free (table->before);
  g_free (table->after);
  oxbow_moves_clear (&table->events);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, clear_table)

static OxbowSetup *
set_up (const OxbowArena *arena, uint64_t seed, GError **error)
{
  g_autoptr (OxbowSettings) settings =
      arena->settings != NULL ? oxbow_settings_copy (arena->settings) : oxbow_settings_new ();
  settings->seed = seed;
  settings->has_seed = true;
  return oxbow_setup_new (arena->scenario, settings, error);
}

/* The players' generators start elsewhere than the game's, and each at a place of its own. */
static bool
seat_players (const OxbowArena *arena, OxbowArenaGame *game, Table *table, GError **error)
{
  OxbowRng rng = { game->seed ^ UINT64_C (0x6f78626f77706c79) };
  uint64_t shift = arena->is_fixed ? 0 : game->seed % (uint64_t) arena->n_players;
  for (int seat = 0; seat < game->n_seats; seat++)
    {
      game->player[seat] = (int) (((uint64_t) seat + shift) % (uint64_t) arena->n_players);
      table->players[seat] = arena->new_player (game->player[seat], oxbow_rng_next (&rng), arena->data, error);
      if (table->players[seat] == NULL)
        return false;
    }
  return true;
}

static bool
play_move (const Hall *hall, const OxbowArenaGame *game, Table *table, GError **error)
{
  const OxbowArena *arena = hall->arena;
  int seat = oxbow_state_turn (table->after);
  OxbowMove move;
  oxbow_state_assign (table->before, table->after);
  if (!oxbow_player_think (table->players[seat], table->before, seat, &arena->limits, hall->cancellable, &move, error))
    return false;
  table->events.n = 0;
  if (!oxbow_state_apply (table->after, &move, arena->watch != NULL ? &table->events : NULL, error))
    return false;
  if (arena->watch != NULL)
    arena->watch (game, table->before, &move, &table->events, table->after, arena->data);
  return true;
}

/* A seat that takes no part in the result has nobody in it. */
static void
note_result (OxbowArenaGame *game, const OxbowState *state)
{
  game->n_turns = oxbow_state_ruleset (state)->turn_number (state);
  game->is_over = oxbow_state_ruleset (state)->result (state, &game->result);
  for (int seat = 0; game->is_over && seat < game->n_seats; seat++)
    if (game->result.rank[seat] == 0)
      game->player[seat] = -1;
}

static bool
play_game (const Hall *hall, OxbowArenaGame *game, GError **error)
{
  g_autoptr (OxbowSetup) setup = set_up (hall->arena, game->seed, error);
  if (setup == NULL)
    return false;
  g_auto (Table) table = { .before = oxbow_state_copy (setup->start), .after = oxbow_state_copy (setup->start) };
  game->n_seats = setup->n_seats;
  if (!seat_players (hall->arena, game, &table, error))
    return false;
  for (; game->n_moves < OXBOW_ARENA_MAX_MOVES && oxbow_state_turn (table.after) >= 0; game->n_moves++)
    if (!play_move (hall, game, &table, error))
      return false;
  note_result (game, table.after);
  return true;
}

/* The first error counts; those that follow from stopping the others do not. */
static void
stop (Hall *hall, GError *error)
{
  if (!g_atomic_pointer_compare_and_exchange (&hall->error, NULL, error))
    g_error_free (error);
  g_cancellable_cancel (hall->cancellable);
}

static gpointer
work (gpointer data)
{
  Hall *hall = data;
  const OxbowArena *arena = hall->arena;
  for (int i = g_atomic_int_add (&hall->next, 1); i < arena->n_games; i = g_atomic_int_add (&hall->next, 1))
    {
      GError *error = NULL;
      hall->games[i].seed = arena->first_seed + (uint64_t) i;
      if (!play_game (hall, &hall->games[i], &error))
        {
          stop (hall, error);
          break;
        }
      hall->is_played[i] = true;
      int n_done = g_atomic_int_add (&hall->n_done, 1) + 1;
      if (arena->progress != NULL)
        arena->progress (n_done, arena->data);
    }
  return NULL;
}

static void
work_together (Hall *hall)
{
  int n_helpers = MIN (hall->arena->n_threads, hall->arena->n_games) - 1;
  g_autoptr (GPtrArray) helpers = g_ptr_array_new ();
  for (int i = 0; i < n_helpers; i++)
    g_ptr_array_add (helpers, g_thread_new ("games", work, hall));
  work (hall);
  for (guint i = 0; i < helpers->len; i++)
    g_thread_join (helpers->pdata[i]);
}

/* What is kept is a whole range of seeds, so that the rest can be played as another. */
static void
keep_played (const Hall *hall)
{
  int n = 0;
  while (n < hall->arena->n_games && hall->is_played[n])
    n++;
  if (n > 0)
    g_array_append_vals (hall->arena->kept, hall->games, (guint) n);
}

static void
cancelled_cb (GCancellable *cancellable, GCancellable *ours)
{
  g_cancellable_cancel (ours);
}

GArray *
oxbow_arena_play (const OxbowArena *arena, GCancellable *cancellable, GError **error)
{
  g_return_val_if_fail (arena->n_players > 0 && arena->n_players <= OXBOW_MAX_SEATS && arena->n_games >= 0, NULL);

  g_autoptr (GArray) games = g_array_sized_new (FALSE, TRUE, sizeof (OxbowArenaGame), (guint) arena->n_games);
  g_array_set_size (games, (guint) arena->n_games);
  g_autoptr (GCancellable) ours = g_cancellable_new ();
  g_autofree uint8_t *is_played = g_new0 (uint8_t, MAX (arena->n_games, 1));
  Hall hall = { .arena = arena, .games = (OxbowArenaGame *) (gpointer) games->data, .is_played = is_played,
                .cancellable = ours };
  gulong handler = cancellable != NULL ? g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), ours, NULL) : 0;
  work_together (&hall);
  if (cancellable != NULL)
    g_cancellable_disconnect (cancellable, handler);
  if (hall.error == NULL)
    return g_steal_pointer (&games);
  if (arena->kept != NULL)
    keep_played (&hall);
  g_propagate_error (error, hall.error);
  return NULL;
}
