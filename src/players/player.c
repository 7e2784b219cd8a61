/* player.c: who takes an empty seat
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/player.h"

#include <stddef.h>
#include <string.h>

#define PATIENCE 120            /* turns; games that come to an end are seldom longer */

bool
oxbow_player_think (OxbowPlayer *player, const OxbowState *state, int seat, const OxbowLimits *limits,
                    GCancellable *cancellable, OxbowMove *move, GError **error)
{
  static const OxbowLimits unlimited = OXBOW_LIMITS_INIT;

  g_return_val_if_fail (player != NULL && move != NULL, false);
  g_return_val_if_fail (seat >= 0 && oxbow_state_turn (state) == seat, false);

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return false;
  return player->kind->think (player, state, seat, limits != NULL ? limits : &unlimited, cancellable, move, error);
}

void
oxbow_player_free (OxbowPlayer *player)
{
  if (player != NULL)
    player->kind->free (player);
}

OxbowDeadline
oxbow_player_deadline (const OxbowLimits *limits, GCancellable *cancellable)
{
  gint64 time_us = limits->time_ms > 0 ? g_get_monotonic_time () + 1000 * (gint64) limits->time_ms : 0;
  return (OxbowDeadline) { time_us, cancellable };
}

bool
oxbow_player_goes_on (const OxbowDeadline *deadline)
{
  return !g_cancellable_is_cancelled (deadline->cancellable)
         && (deadline->time_us == 0 || g_get_monotonic_time () < deadline->time_us);
}

/* Where a game hides nothing but chance to come, the generator is all that must not be seen. */
void
oxbow_player_imagine (OxbowState *imagined, const OxbowState *state, int seat, OxbowRng *rng)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  oxbow_state_assign (imagined, state);
  imagined->rng.s = oxbow_rng_next (rng);
  if (ruleset->determinize != NULL)
    ruleset->determinize (imagined, seat, rng);
}

/* Two sums side by side, so that the processor need not wait for either. */
uint64_t
oxbow_player_fingerprint (const OxbowState *state)
{
  const char *bytes = (const char *) &state->size;
  size_t left = state->size - offsetof (OxbowState, size);
  uint64_t sums[2] = { UINT64_C (0xcbf29ce484222325), UINT64_C (0x9E3779B97F4A7C15) }, words[2];
  for (; left >= sizeof words; left -= sizeof words, bytes += sizeof words)
    {
      memcpy (words, bytes, sizeof words);
      for (int i = 0; i < 2; i++)
        {
          sums[i] = (sums[i] ^ words[i]) * UINT64_C (0x9E3779B97F4A7C15);
          sums[i] ^= sums[i] >> 29;
        }
    }
  memset (words, 0, sizeof words);
  memcpy (words, bytes, left);
  uint64_t sum = (sums[0] ^ words[0]) * UINT64_C (0xBF58476D1CE4E5B9) + (sums[1] ^ words[1]);
  return (sum ^ sum >> 31) * UINT64_C (0x94D049BB133111EB);
}

static bool
can_be_taken_back (const OxbowState *before, const OxbowState *after)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  g_autofree OxbowState *back = oxbow_state_copy (after);
  bool found = false;
  oxbow_state_legal (after, &moves);
  for (int i = 0; i < moves.n && !found; i++)
    {
      oxbow_state_assign (back, after);
      oxbow_state_apply (back, &moves.items[i], NULL, NULL);
      found = memcmp (back, before, before->size) == 0;
    }
  oxbow_moves_clear (&moves);
  return found;
}

bool
oxbow_player_is_idle (const OxbowState *state, int seat, const OxbowMove *move)
{
  g_autofree OxbowState *after = oxbow_state_copy (state);
  oxbow_state_apply (after, move, NULL, NULL);
  return oxbow_state_turn (after) == seat && after->rng.s == state->rng.s
         && oxbow_player_value (after, seat) == oxbow_player_value (state, seat) && can_be_taken_back (state, after);
}

/* Where all seats win or lose together nobody has anybody to give way to, and a long campaign is played to its end. */
bool
oxbow_player_is_weary (const OxbowState *state)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  bool has_rivals = state->setup->n_seats > 1 && !ruleset->is_together;
  return has_rivals && ruleset->turn_number (state) > PATIENCE;
}

double
oxbow_player_value (const OxbowState *state, int seat)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  OxbowResult result;
  if (ruleset->estimate != NULL)
    return ruleset->estimate (state, seat, NULL);
  if (!ruleset->result (state, &result))
    return 0;
  return result.winner == seat || result.winner == OXBOW_EVERYBODY ? 1 : -1;
}
