/* greedy.c: a player that takes what looks best by the game's estimate once its turn is over
 *
 * The lines of its turn are followed side by side, the best few of each length, until the turn passes on; a move that
 * chance has a hand in ends a line, for nobody knows how it goes on. The rest of the best line is kept as a plan, and
 * played without more thought as long as the game goes as it was planned.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/greedy.h"

#include <string.h>

#define MAX_LENGTH 48           /* moves of a line */
#define WEARY_SLIPS 10          /* of a hundred moves, where nobody gives way */
#define SAMPLES 4               /* throws that a move with chance in it is valued by */

typedef struct
{
  OxbowState *state;
  double value;
  OxbowMove moves[MAX_LENGTH];
  int n_moves;
} Line;

/* The best lines of one length, the best first. */
typedef struct
{
  Line *lines;
  int n;
} Front;

typedef struct
{
  OxbowPlayer parent;
  int breadth, slips;
  Front fronts[2];
  Line best;                    /* of those that are at their end */
  OxbowState *scratch;
  OxbowState *other, *elsewhere;        /* where a line has come to, if hidden cards lie otherwise; after a move */
  OxbowMoves moves;
  GHashTable *seen;             /* positions that any line has come to, by their fingerprints */
  OxbowRng luck[SAMPLES];       /* where chance begins that a line ends with */
  int next;                     /* the move of the plan to play now; past its end: no plan */
  OxbowState *expected;         /* where the plan goes on */
} GreedyPlayer;

static void
make_room (GreedyPlayer *self, const OxbowState *state)
{
  if (self->scratch != NULL && self->scratch->size == state->size)
    return;
  for (int i = 0; i < 2 * self->breadth; i++)
    {
      Line *line = &self->fronts[i / self->breadth].lines[i % self->breadth];
      line->state = g_realloc (line->state, state->size);
    }
  self->best.state = g_realloc (self->best.state, state->size);
  self->scratch = g_realloc (self->scratch, state->size);
  self->other = g_realloc (self->other, state->size);
  self->elsewhere = g_realloc (self->elsewhere, state->size);
  self->expected = g_realloc (self->expected, state->size);
  self->next = self->best.n_moves = 0;
  oxbow_state_assign (self->scratch, state);
}

/* The line that goes from another one by a move to the scratch state. */
static void
write_line (GreedyPlayer *self, Line *line, const Line *from, const OxbowMove *move, double value)
{
  oxbow_state_assign (line->state, self->scratch);
  memcpy (line->moves, from->moves, sizeof *line->moves * (size_t) from->n_moves);
  line->moves[from->n_moves] = *move;
  line->n_moves = from->n_moves + 1;
  line->value = value;
}

/* Whether a line has been there already, and so the orders of moves that come to the same are followed once, and
 * nothing is done only to be undone. */
static bool
was_seen (GreedyPlayer *self, const OxbowState *state)
{
  uint64_t fingerprint = oxbow_player_fingerprint (state);
  return !g_hash_table_add (self->seen, GSIZE_TO_POINTER ((gsize) fingerprint));
}

/* Into the front where it belongs, if it is good enough. */
static void
offer_line (GreedyPlayer *self, Front *front, const Line *from, const OxbowMove *move, double value)
{
  bool is_full = front->n == self->breadth;
  if (is_full && value <= front->lines[front->n - 1].value)
    return;
  Line spare = front->lines[is_full ? front->n - 1 : front->n];
  int at = is_full ? front->n - 1 : front->n++;
  for (; at > 0 && front->lines[at - 1].value < value; at--)
    front->lines[at] = front->lines[at - 1];
  write_line (self, &spare, from, move, value);
  front->lines[at] = spare;
}

/* What a move is worth on average that chance has a hand in. All lines meet the same luck, so that none looks better
 * for its throws, and of those that differ in nothing the shortest is taken. */
static double
value_by_chance (GreedyPlayer *self, const Line *from, const OxbowMove *move, int seat)
{
  double sum = 0;
  for (int i = 0; i < SAMPLES; i++)
    {
      OxbowRng luck = self->luck[i];
      oxbow_player_imagine (self->scratch, from->state, seat, &luck);
      oxbow_state_apply (self->scratch, move, NULL, NULL);
      sum += oxbow_player_value (self->scratch, seat);
    }
  return sum / SAMPLES;
}

/* Whether a move that was worth so much brings something else where hidden cards lie otherwise: then they are drawn,
 * and a plan must not go on as if it knew them. */
static bool
draws_cards (GreedyPlayer *self, const OxbowMove *move, int seat, double value)
{
  oxbow_state_assign (self->elsewhere, self->other);
  return oxbow_state_apply (self->elsewhere, move, NULL, NULL) && oxbow_player_value (self->elsewhere, seat) != value;
}

static bool
is_turn_over (const OxbowState *before, const OxbowState *after)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (before);
  return ruleset->turn (after) != ruleset->turn (before)
         || ruleset->turn_number (after) != ruleset->turn_number (before);
}

/* A line that is too long to be followed counts only while there is none that ends: what comes of it nobody knows, and
 * where a turn has moves without end it would be played for ever. */
static void
follow (GreedyPlayer *self, const Line *from, const OxbowMove *move, int seat, Front *next)
{
  if (from->n_moves == 0 && oxbow_player_is_idle (from->state, seat, move))
    return;
  oxbow_state_assign (self->scratch, from->state);
  oxbow_state_apply (self->scratch, move, NULL, NULL);
  if (was_seen (self, self->scratch))
    return;
  double value = oxbow_player_value (self->scratch, seat);
  bool has_chance = self->scratch->rng.s != from->state->rng.s || draws_cards (self, move, seat, value);
  bool ends = has_chance || is_turn_over (from->state, self->scratch), is_cut = from->n_moves + 1 == MAX_LENGTH;
  if (has_chance)
    value = value_by_chance (self, from, move, seat);
  if (!ends && !is_cut)
    offer_line (self, next, from, move, value);
  else if (self->best.n_moves == 0 || (ends && value > self->best.value))
    write_line (self, &self->best, from, move, value);
}

/* Follows all lines of the turn; false when cancelled. */
static bool
plan (GreedyPlayer *self, const OxbowState *state, int seat, GCancellable *cancellable, GError **error)
{
  Front *front = &self->fronts[0], *next = &self->fronts[1];
  oxbow_player_imagine (front->lines[0].state, state, seat, &self->parent.rng);
  front->lines[0].n_moves = 0;
  front->n = 1;
  for (int i = 0; i < SAMPLES; i++)
    self->luck[i].s = oxbow_rng_next (&self->parent.rng);
  g_hash_table_remove_all (self->seen);
  was_seen (self, front->lines[0].state);
  self->best.n_moves = self->next = 0;
  while (front->n > 0)
    {
      next->n = 0;
      for (int i = 0; i < front->n; i++)
        {
          if (g_cancellable_set_error_if_cancelled (cancellable, error))
            return false;
          OxbowRng luck = self->luck[0];
          oxbow_player_imagine (self->other, front->lines[i].state, seat, &luck);
          oxbow_state_legal (front->lines[i].state, &self->moves);
          for (int k = 0; k < self->moves.n; k++)
            follow (self, &front->lines[i], &self->moves.items[k], seat, next);
        }
      Front *done = front;
      front = next;
      next = done;
    }
  return true;
}

/* The next move of the plan, if the game stands where the plan said and the move is still legal. */
static bool
play_on (GreedyPlayer *self, const OxbowState *state)
{
  if (self->next == 0 || self->next >= self->best.n_moves || self->expected->setup != state->setup
      || memcmp (self->expected, state, state->size) != 0)
    return false;
  oxbow_state_assign (self->scratch, state);
  return oxbow_state_apply (self->scratch, &self->best.moves[self->next], NULL, NULL);
}

static void
slip (GreedyPlayer *self, const OxbowState *state, OxbowMove *move)
{
  oxbow_state_legal (state, &self->moves);
  *move = self->moves.items[oxbow_rng_below (&self->parent.rng, (uint64_t) self->moves.n)];
  self->next = 0;
}

static bool
think (OxbowPlayer *player, const OxbowState *state, int seat, const OxbowLimits *limits, GCancellable *cancellable,
       OxbowMove *move, GError **error)
{
  GreedyPlayer *self = (GreedyPlayer *) player;
  int slips = oxbow_player_is_weary (state) ? MAX (self->slips, WEARY_SLIPS) : self->slips;
  make_room (self, state);
  if (slips > 0 && (int) oxbow_rng_below (&player->rng, 100) < slips)
    {
      slip (self, state, move);
      return true;
    }
  if (!play_on (self, state) && !plan (self, state, seat, cancellable, error))
    return false;
  if (self->best.n_moves == 0)
    {
      slip (self, state, move);
      return true;
    }
  *move = self->best.moves[self->next++];
  oxbow_state_assign (self->expected, state);
  oxbow_state_apply (self->expected, move, NULL, NULL);
  return true;
}

static void
free_player (OxbowPlayer *player)
{
  GreedyPlayer *self = (GreedyPlayer *) player;
  for (int i = 0; i < 2; i++)
    {
      for (int k = 0; k < self->breadth; k++)
        g_free (self->fronts[i].lines[k].state);
      g_free (self->fronts[i].lines);
    }
  g_free (self->best.state);
  g_free (self->scratch);
  g_free (self->other);
  g_free (self->elsewhere);
  g_free (self->expected);
  oxbow_moves_clear (&self->moves);
  g_hash_table_unref (self->seen);
  g_free (self);
}

static const OxbowPlayerKind kind = { "greedy", think, free_player };

OxbowPlayer *
oxbow_greedy_player_new (int breadth, int slips, uint64_t seed)
{
  g_return_val_if_fail (breadth > 0 && slips >= 0 && slips <= 100, NULL);

  GreedyPlayer *self = g_new0 (GreedyPlayer, 1);
  self->parent = (OxbowPlayer) { .kind = &kind, .rng = { seed } };
  self->breadth = breadth;
  self->slips = slips;
  self->seen = g_hash_table_new (NULL, NULL);
  for (int i = 0; i < 2; i++)
    self->fronts[i].lines = g_new0 (Line, breadth);
  return &self->parent;
}
