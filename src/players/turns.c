/* turns.c: the turns that look best from a position, each a line of moves to its end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/turns.h"

#include "players/player.h"

#include <string.h>

#define SAMPLES 4               /* throws that a move with chance in it is valued by, at most */

typedef struct
{
  OxbowState *state;            /* where it has come to; NULL where only its moves are kept */
  OxbowTurn turn;
} Line;

/* The best lines of one length, or of those that are at their end: the best first. */
typedef struct
{
  Line *lines;
  int n, most;
  int share;                    /* of those that begin with the same move, at most */
} Front;

struct _OxbowTurns
{
  Front fronts[2], kept;
  int n_samples;
  bool has_end;                 /* whether a kept line is at the end of its turn, and not merely too long */
  size_t size;                  /* of the states, or 0 */
  OxbowState *scratch;
  OxbowState *other, *elsewhere;        /* where a line has come to, if hidden cards lie otherwise; after a move */
  OxbowMoves moves;
  GHashTable *seen;             /* positions that any line has come to, by their fingerprints */
  OxbowRng luck[SAMPLES];       /* where chance begins that a line ends with */
};

static Front
begin_front (int most, int share)
{
  return (Front) { .lines = g_new0 (Line, most), .most = most, .share = share };
}

static void
clear_front (Front *front)
{
  for (int i = 0; i < front->most; i++)
    g_free (front->lines[i].state);
  g_free (front->lines);
}

static OxbowTurns *
new_turns (int breadth, int share, int n_kept, int n_samples)
{
  OxbowTurns *turns = g_new0 (OxbowTurns, 1);
  turns->fronts[0] = begin_front (breadth, share);
  turns->fronts[1] = begin_front (breadth, share);
  turns->kept = begin_front (n_kept, 1);
  turns->n_samples = n_samples;
  turns->seen = g_hash_table_new (NULL, NULL);
  return turns;
}

OxbowTurns *
oxbow_turns_new (int breadth)
{
  g_return_val_if_fail (breadth > 0, NULL);

  return new_turns (breadth, breadth, 1, SAMPLES);
}

OxbowTurns *
oxbow_turns_new_various (int n_beginnings, int breadth)
{
  g_return_val_if_fail (n_beginnings > 0 && breadth > 0, NULL);

  return new_turns (n_beginnings * breadth, breadth, n_beginnings, SAMPLES);
}

OxbowTurns *
oxbow_turns_new_quick (void)
{
  return new_turns (1, 1, 1, 1);
}

void
oxbow_turns_free (OxbowTurns *turns)
{
  if (turns == NULL)
    return;
  clear_front (&turns->fronts[0]);
  clear_front (&turns->fronts[1]);
  clear_front (&turns->kept);
  g_free (turns->scratch);
  g_free (turns->other);
  g_free (turns->elsewhere);
  oxbow_moves_clear (&turns->moves);
  g_hash_table_unref (turns->seen);
  g_free (turns);
}

static void
make_room (OxbowTurns *turns, const OxbowState *state)
{
  if (turns->size == state->size)
    return;
  turns->size = state->size;
  for (int i = 0; i < 2; i++)
    for (int k = 0; k < turns->fronts[i].most; k++)
      turns->fronts[i].lines[k].state = g_realloc (turns->fronts[i].lines[k].state, state->size);
  turns->scratch = g_realloc (turns->scratch, state->size);
  turns->other = g_realloc (turns->other, state->size);
  turns->elsewhere = g_realloc (turns->elsewhere, state->size);
}

/* The line that goes from another one by a move to the scratch state. */
static void
write_line (const OxbowTurns *turns, Line *line, const OxbowTurn *from, const OxbowMove *move, double value)
{
  if (line->state != NULL)
    oxbow_state_assign (line->state, turns->scratch);
  memcpy (line->turn.moves, from->moves, sizeof *from->moves * (size_t) from->n_moves);
  line->turn.moves[from->n_moves] = *move;
  line->turn.n_moves = from->n_moves + 1;
  line->turn.value = value;
}

/* Whether a line has been there already, and so the orders of moves that come to the same are followed once, and
 * nothing is done only to be undone. */
static bool
was_seen (OxbowTurns *turns, const OxbowState *state)
{
  uint64_t fingerprint = oxbow_player_fingerprint (state);
  return !g_hash_table_add (turns->seen, GSIZE_TO_POINTER ((gsize) fingerprint));
}

/* The line that has to go for one that begins with this move: the worst of those that do, if they have their share, or
 * of all; or the place after the last. */
static int
find_place (const Front *front, const OxbowMove *first)
{
  int n = 0, worst = 0;
  for (int i = 0; i < front->n; i++)
    if (oxbow_move_equal (&front->lines[i].turn.moves[0], first))
      {
        worst = i;
        n++;
      }
  if (n == front->share)
    return worst;
  return front->n == front->most ? front->n - 1 : front->n;
}

/* Into the front where it belongs, if it is good enough. */
static void
offer_line (const OxbowTurns *turns, Front *front, const OxbowTurn *from, const OxbowMove *move, double value)
{
  int at = find_place (front, from->n_moves > 0 ? &from->moves[0] : move);
  if (at < front->n && value <= front->lines[at].turn.value)
    return;
  Line spare = front->lines[at];
  front->n = MAX (front->n, at + 1);
  for (; at > 0 && front->lines[at - 1].turn.value < value; at--)
    front->lines[at] = front->lines[at - 1];
  write_line (turns, &spare, from, move, value);
  front->lines[at] = spare;
}

/* A line that is too long to be followed counts only while there is none that ends: what comes of it nobody knows, and
 * where a turn has moves without end it would be played for ever. */
static void
keep_line (OxbowTurns *turns, const OxbowTurn *from, const OxbowMove *move, double value, bool ends)
{
  if (!ends && turns->kept.n > 0)
    return;
  if (ends && !turns->has_end)
    turns->kept.n = 0;
  turns->has_end = ends;
  offer_line (turns, &turns->kept, from, move, value);
}

/* What a move is worth on average that chance has a hand in. All lines meet the same luck, so that none looks better
 * for its throws, and of those that differ in nothing the shortest is taken. */
static double
value_by_chance (OxbowTurns *turns, const Line *from, const OxbowMove *move, int seat)
{
  double sum = 0;
  for (int i = 0; i < turns->n_samples; i++)
    {
      OxbowRng luck = turns->luck[i];
      oxbow_player_imagine (turns->scratch, from->state, seat, &luck);
      oxbow_state_apply (turns->scratch, move, NULL, NULL);
      sum += oxbow_player_value (turns->scratch, seat);
    }
  return sum / turns->n_samples;
}

/* Whether a move that was worth so much brings something else where hidden cards lie otherwise: then they are drawn,
 * and a plan must not go on as if it knew them. */
static bool
draws_cards (OxbowTurns *turns, const OxbowMove *move, int seat, double value)
{
  oxbow_state_assign (turns->elsewhere, turns->other);
  return oxbow_state_apply (turns->elsewhere, move, NULL, NULL) && oxbow_player_value (turns->elsewhere, seat) != value;
}

static bool
is_turn_over (const OxbowState *before, const OxbowState *after)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (before);
  return ruleset->turn (after) != ruleset->turn (before)
         || ruleset->turn_number (after) != ruleset->turn_number (before);
}

static void
follow (OxbowTurns *turns, const Line *from, const OxbowMove *move, int seat, Front *next)
{
  if (from->turn.n_moves == 0 && oxbow_player_is_idle (from->state, seat, move))
    return;
  oxbow_state_assign (turns->scratch, from->state);
  oxbow_state_apply (turns->scratch, move, NULL, NULL);
  if (was_seen (turns, turns->scratch))
    return;
  double value = oxbow_player_value (turns->scratch, seat);
  bool has_chance = turns->scratch->rng.s != from->state->rng.s || draws_cards (turns, move, seat, value);
  bool ends = has_chance || is_turn_over (from->state, turns->scratch);
  if (has_chance)
    value = value_by_chance (turns, from, move, seat);
  if (ends || from->turn.n_moves + 1 == OXBOW_TURN_MAX_LENGTH)
    keep_line (turns, &from->turn, move, value, ends);
  else
    offer_line (turns, next, &from->turn, move, value);
}

static void
begin (OxbowTurns *turns, const OxbowState *state, int seat, OxbowRng *rng)
{
  Front *front = &turns->fronts[0];
  make_room (turns, state);
  oxbow_player_imagine (front->lines[0].state, state, seat, rng);
  front->lines[0].turn.n_moves = 0;
  front->n = 1;
  for (int i = 0; i < turns->n_samples; i++)
    turns->luck[i].s = oxbow_rng_next (rng);
  g_hash_table_remove_all (turns->seen);
  was_seen (turns, front->lines[0].state);
  turns->kept.n = 0;
  turns->has_end = false;
}

bool
oxbow_turns_find (OxbowTurns *turns, const OxbowState *state, int seat, OxbowRng *rng, GCancellable *cancellable,
                  GError **error)
{
  Front *front = &turns->fronts[0], *next = &turns->fronts[1];
  begin (turns, state, seat, rng);
  while (front->n > 0)
    {
      next->n = 0;
      for (int i = 0; i < front->n; i++)
        {
          OxbowRng luck = turns->luck[0];
          oxbow_player_imagine (turns->other, front->lines[i].state, seat, &luck);
          oxbow_state_legal (front->lines[i].state, &turns->moves);
          for (int k = 0; k < turns->moves.n; k++)
            {
              if (g_cancellable_set_error_if_cancelled (cancellable, error))
                return false;
              follow (turns, &front->lines[i], &turns->moves.items[k], seat, next);
            }
        }
      Front *done = front;
      front = next;
      next = done;
    }
  return true;
}

int
oxbow_turns_n (const OxbowTurns *turns)
{
  return turns->kept.n;
}

const OxbowTurn *
oxbow_turns_get (const OxbowTurns *turns, int i)
{
  return &turns->kept.lines[i].turn;
}
