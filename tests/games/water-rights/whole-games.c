/* whole-games.c: whole games by chance, held against the table of the rules (example 28), and example 27
 *
 * A chooser with a generator of its own plays a move of the sorted list until the game is over; an eager one does not
 * sell, and goes on only when nothing else is left. One digit of a listing out of place, and the digests differ.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/position.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  bool is_eager;
  uint64_t seed;
  const char *settings;
  int n_moves, round;
  const char *winner, *digest;
} Game;

static const Game games[] = {
  { false, 1, "", 206, 8, "king", "8e44566e4afb6d9a" },
  { false, 2, "", 208, 8, "king", "edc330db47eb2434" },
  { false, 3, "", 221, 8, "king", "f3e32f8c929e7f22" },
  { false, 4, "seat.king=steward", 173, 8, "riparian", "5f8e40000c60b45e" },
  { false, 5, "seat.king=steward seat.riparian=absent", 133, 8, "junior", "5d05fd9629394467" },
  { false, 6, "seat.senior=absent", 172, 8, "king", "d9d58e99f4c19455" },
  { false, 7, "land_only=true dock_water_only=true post_by_content=true", 196, 8, "king", "a4c5559135f35b86" },
  { false, 8, "rounds=80", 802, 33, "king", "1d468c13c61f657c" },
  { false, 9, "unlimited_bank=true dry_scores=true stale=false", 238, 8, "king", "0fcd68f761fde78d" },
  { true, 11, "", 247, 8, "king", "325e0aac3fed6968" },
  { true, 12, "", 292, 8, "king", "708b391272286441" },
  { true, 13, "rounds=14", 535, 14, "king", "f406e3a999831b53" },
  { true, 14, "seat.king=steward", 259, 8, "senior", "92eaad8a2b9b2189" },
  { true, 15, "seat.king=steward seat.senior=absent", 206, 8, "riparian", "d124670a6b3fbf42" },
  { true, 16, "seat.junior=absent", 198, 8, "riparian", "8cc26a6551c94f8c" },
  { true, 17, "land_only=true dock_water_only=true post_by_content=true", 323, 8, "king", "3286899dd34698f3" },
  { true, 18, "unlimited_bank=true dry_scores=true stale=false", 313, 8, "king", "4bb518e8d12bb3c4" },
  { true, 19, "rounds=12 post_capacity=3 post_cost=1", 478, 12, "riparian", "8d35e5eefa671295" },
  { true, 20, "seat.king=steward seat.riparian=absent rounds=12 post_capacity=3 post_cost=1", 252, 12, "junior",
    "241a973ad30d9123" },
};

static char *
digest_of (const OxbowState *state)
{
  return g_strdup_printf ("%016" G_GINT64_MODIFIER "x", oxbow_state_digest (state));
}

/* Leaves out what an eager player does not do: sales, and going on while there is something else. */
static void
keep_eager (const OxbowState *state, OxbowMoves *moves)
{
  int n = 0;
  for (int i = 0; i < moves->n; i++)
    {
      g_autofree char *text = oxbow_move_to_text (state, &moves->items[i]);
      if (!g_str_has_prefix (text, "sell "))
        moves->items[n++] = moves->items[i];
    }
  moves->n = n;
  for (int i = 0; i < n && n > 1; i++)
    {
      g_autofree char *text = oxbow_move_to_text (state, &moves->items[i]);
      if (strcmp (text, "next") != 0 && strcmp (text, "done") != 0)
        continue;
      memmove (&moves->items[i], &moves->items[i + 1], (size_t) (n - i - 1) * sizeof *moves->items);
      moves->n = n - 1;
      return;
    }
}

static int
play_by_chance (OxbowState *state, const Game *game)
{
  OxbowRng chooser = { game->seed + 1000 };
  OxbowMoves moves = OXBOW_MOVES_INIT;
  int n = 0;
  for (; oxbow_state_turn (state) >= 0; n++)
    {
      g_autoptr (GError) error = NULL;
      moves.n = 0;
      oxbow_state_legal_sorted (state, &moves);
      if (game->is_eager)
        keep_eager (state, &moves);
      oxbow_state_apply (state, &moves.items[oxbow_rng_below (&chooser, (uint64_t) moves.n)], NULL, &error);
      g_assert_no_error (error);
      g_autofree char *broken = state->setup->ruleset->invariant (state);
      g_assert_cmpstr (broken, ==, NULL);
    }
  oxbow_moves_clear (&moves);
  return n;
}

static void
test_game (gconstpointer data)
{
  const Game *game = data;
  g_autoptr (OxbowSetup) setup = position_new ("realm", game->seed, game->settings);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  int n_moves = play_by_chance (state, game);

  OxbowResult result;
  g_assert_true (setup->ruleset->result (state, &result));
  g_assert_cmpstr (setup->ruleset->seats[result.winner].id, ==, game->winner);
  g_autofree char *listing = oxbow_state_listing (state, -1), *digest = digest_of (state);
  g_assert_cmpint (n_moves, ==, game->n_moves);
  g_assert_cmpint (atoi (strstr (listing, "\nround ") + 7), ==, game->round);
  g_assert_cmpstr (digest, ==, game->digest);
}

static void
test_start (void)
{
  g_autoptr (OxbowSetup) setup = position_new ("realm", 1, "");
  g_autofree char *digest = digest_of (setup->start);
  g_assert_cmpstr (digest, ==, "9d2a19ea6e388d56");
  g_assert_cmpuint (setup->start->size, <=, 2048);
}

void
add_whole_games (void)
{
  g_test_add_func ("/water-rights/WR-4.1/example-27-setup", test_start);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/water-rights/example-28/%s-%d", games[i].is_eager ? "eager" : "walk", (int) games[i].seed);
      g_test_add_data_func (path, &games[i], test_game);
    }
}
