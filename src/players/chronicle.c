/* chronicle.c: what games were like on the way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/chronicle.h"

#include <math.h>
#include <string.h>

OxbowChronicle *
oxbow_chronicle_new (const OxbowGrid *grid)
{
  OxbowChronicle *chronicle = g_new0 (OxbowChronicle, 1);
  g_mutex_init (&chronicle->mutex);
  chronicle->n_cells = oxbow_grid_n_cells (grid);
  chronicle->uses = g_new0 (int64_t, chronicle->n_cells);
  return chronicle;
}

void
oxbow_chronicle_free (OxbowChronicle *chronicle)
{
  if (chronicle == NULL)
    return;
  g_mutex_clear (&chronicle->mutex);
  g_free (chronicle->uses);
  g_free (chronicle);
}

static OxbowCell
cell_of (const OxbowArg *arg, int value)
{
  switch (arg->kind)
    {
    case OXBOW_ARG_CELL:
    case OXBOW_ARG_PLACE:
      return value;
    case OXBOW_ARG_EDGE:
      return oxbow_edge_upper (value);
    case OXBOW_ARG_NONE:
    case OXBOW_ARG_SEAT:
    case OXBOW_ARG_CARD:
    case OXBOW_ARG_WORD:
    case OXBOW_ARG_NUMBER:
      break;
    }
  return OXBOW_NO_CELL;
}

static void
note_cells (OxbowChronicle *chronicle, const OxbowState *before, const OxbowMove *move)
{
  const OxbowVerb *verb = &oxbow_state_ruleset (before)->moves[move->verb];
  for (int i = 0; i < move->n_args; i++)
    {
      OxbowCell cell = cell_of (oxbow_verb_arg (verb, i), move->args[i]);
      if (cell >= 0 && cell < chronicle->n_cells)
        chronicle->uses[cell]++;
    }
}

/* Each seat's estimate, and its part that is called money. */
typedef struct
{
  double stood[OXBOW_MAX_SEATS], money[OXBOW_MAX_SEATS];
  bool has_money;
} Standing;

static Standing
judge (const OxbowState *state)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  Standing standing = { .has_money = false };
  for (int seat = 0; seat < state->setup->n_seats; seat++)
    {
      OxbowTerms terms = { .n = 0 };
      standing.stood[seat] = ruleset->estimate != NULL ? ruleset->estimate (state, seat, &terms) : 0;
      for (int i = 0; i < terms.n; i++)
        if (strcmp (terms.items[i].name, "money") == 0)
          {
            standing.money[seat] = terms.items[i].value;
            standing.has_money = true;
          }
    }
  return standing;
}

static void
note_turn (OxbowChronicle *chronicle, const OxbowState *after, const Standing *standing)
{
  int at = oxbow_state_ruleset (after)->turn_number (after);
  if (at < 0 || at >= OXBOW_CHRONICLE_TURNS)
    return;
  OxbowChronicleTurn *turn = &chronicle->turns[at];
  turn->n_games++;
  for (int seat = 0; seat < after->setup->n_seats; seat++)
    {
      turn->stood[seat] += standing->stood[seat];
      turn->money[seat] += standing->money[seat];
    }
  chronicle->has_money |= standing->has_money;
  chronicle->n_turns = MAX (chronicle->n_turns, at + 1);
  chronicle->n_seats = MAX (chronicle->n_seats, after->setup->n_seats);
}

/* A position that is over is worth more than any other, and would hide them: only turns that go on are noted. */
void
oxbow_chronicle_watch (OxbowChronicle *chronicle, const OxbowState *before, const OxbowMove *move,
                       const OxbowState *after)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (before);
  bool is_new = ruleset->turn_number (after) != ruleset->turn_number (before) && ruleset->turn (after) >= 0;
  Standing standing = is_new ? judge (after) : (Standing) { .has_money = false };
  g_mutex_lock (&chronicle->mutex);
  note_cells (chronicle, before, move);
  if (is_new)
    note_turn (chronicle, after, &standing);
  g_mutex_unlock (&chronicle->mutex);
}

/* Over the last turn of every seat: in a single one, who has just moved stands best. */
static double
mean_of_round (const OxbowChronicle *chronicle, int seat, bool of_money, int last)
{
  double sum = 0;
  int n_games = 0;
  for (int i = MAX (0, last - chronicle->n_seats + 1); i <= last; i++)
    {
      const OxbowChronicleTurn *turn = &chronicle->turns[i];
      sum += of_money ? turn->money[seat] : turn->stood[seat];
      n_games += turn->n_games;
    }
  return n_games > 0 ? sum / n_games : (double) NAN;
}

double *
oxbow_chronicle_line (const OxbowChronicle *chronicle, int seat, bool of_money, int *n_values)
{
  int most = 0, n = chronicle->n_turns;
  for (int i = 0; i < n; i++)
    most = MAX (most, chronicle->turns[i].n_games);
  while (n > 0 && chronicle->turns[n - 1].n_games * 4 < most)
    n--;
  double *values = g_new (double, MAX (n, 1));
  for (int i = 0; i < n; i++)
    values[i] = mean_of_round (chronicle, seat, of_money, i);
  *n_values = n;
  return values;
}
