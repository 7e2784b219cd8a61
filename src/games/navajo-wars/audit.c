/* audit.c: whether a position is whole
 *
 * Everybody stands where he may, nothing is in two places, the tasks speak of families that are there, and the final
 * card is still to come. What a listing says is accepted only if all this holds, and tests ask it of every position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/listing.h"

#include "games/navajo-wars/moves.h"

#include <glib/gi18n-lib.h>

static char *
audit_families (const NwState *state)
{
  for (int family = 0; family < NW_FAMILIES; family++)
    {
      const NwFamily *at = &state->families[family];
      int n = 3 - nw_empty_places (at);
      if (!at->in && (n > 0 || at->horse || at->ferocity || at->place != NW_NOWHERE))
        return g_strdup_printf (_("family %s is not in play and yet not empty."), nw_family_words[family]);
      if (at->ferocity > 0 && !at->people[NW_MAN])
        return g_strdup_printf (_("family %s is fierce without a man."), nw_family_words[family]);
    }
  if (state->manuelito >= 0 && !state->families[state->manuelito].in)
    return g_strdup (_("Manuelito is with a family that is not in play."));
  return NULL;
}

static char *
audit_counters (const NwState *state)
{
  unsigned seen = 0;
  uint8_t all[3 * NW_ROWS + NW_COUNTERS];
  int n = 0;
  for (int row = 0; row < NW_ROWS; row++)
    {
      all[n++] = state->active[row];
      all[n++] = state->standby[row];
    }
  for (int i = 0; i < state->n_spent; i++)
    all[n++] = state->spent[i];
  all[n++] = state->special_counter;
  for (int i = 0; i < n; i++)
    {
      unsigned bit = all[i] != 0 ? 1u << NW_COUNTER_LETTER (all[i]) : 0;
      if (bit & seen)
        return g_strdup (_("an instruction counter is in two places."));
      seen |= bit;
    }
  if ((state->special == NW_NO_SPECIAL) != (state->special_counter == 0))
    return g_strdup (_("Peace or Defend and its counter do not go together."));
  return NULL;
}

static char *
audit_corn (const NwState *state)
{
  static const int all[NW_CORN + 1] = { 0, 2, 4, 4, 2 };
  int n[NW_CORN + 1] = { 0 };
  for (int value = 1; value <= NW_CORN; value++)
    n[value] = state->corn_cup[value] + state->corn_held[value];
  for (int spot = 0; spot < NW_SPOTS; spot++)
    n[state->corn[spot]]++;
  for (int value = 1; value <= NW_CORN; value++)
    if (n[value] != all[value])
      return g_strdup_printf (_("there are %d Corn counters of the value %d, not %d."), n[value], value, all[value]);
  return NULL;
}

static int
count_cubes (const NwState *state, int colour)
{
  int n = state->cube == colour;
  for (int group = 0; group < NW_GROUPS; group++)
    n += state->cubes[group][colour];
  return n;
}

static char *
audit_stores (const NwState *state)
{
  int cubes = 0;
  for (int colour = 0; colour < NW_COLOURS; colour++)
    cubes += count_cubes (state, colour);
  if (nw_n_horses (state) > NW_MAX_ANIMALS || state->sheep > NW_MAX_ANIMALS)
    return g_strdup (_("there are more than eight horses or eight sheep."));
  if (state->goods + state->goods_pool > 9)
    return g_strdup (_("there are more than nine Trade Goods."));
  if (state->trade > 20 || state->fortunes > 20)
    return g_strdup (_("there are more trade counters or fortunes than intruders."));
  if (cubes > 60)
    return g_strdup (_("there are too many cubes."));
  return NULL;
}

static bool
has_card (const NwState *state, int card)
{
  for (int i = 0; i < state->n_deck; i++)
    if (state->deck[i] == card)
      return true;
  return false;
}

static bool
has_task (const NwState *state, int kind)
{
  for (int i = 0; i < state->n_todo; i++)
    if (state->todo[i].kind == kind)
      return true;
  return false;
}

/* A card is still to be checked: it is in the deck, or being played. */
static bool
is_to_come (const NwState *state, int card, int task)
{
  bool is_checked = has_task (state, task) || has_task (state, NW_TASK_VCHECK);
  return has_card (state, card) || (state->card == card && is_checked);
}

static char *
audit_cards (const NwState *state)
{
  const NwData *data = nw_data (state);
  int final = data->start.final;
  uint64_t seen = 0;
  for (int i = 0; i < state->n_deck + state->n_hand; i++)
    {
      int card = i < state->n_deck ? state->deck[i] : state->hand[i - state->n_deck];
      if ((seen >> card & 1) || (card > 40 && !data->event_cards[card].exists))
        return g_strdup_printf (_("card %d is there twice, or unknown."), card);
      seen |= (uint64_t) 1 << card;
    }
  if (state->card > 40 && !data->event_cards[state->card].exists)
    return g_strdup_printf (_("card %d is there twice, or unknown."), state->card);
  bool comes = is_to_come (state, final, NW_TASK_VCHECK)
               || (final > NW_CARD_INDEPENDENCE && is_to_come (state, NW_CARD_INDEPENDENCE, NW_TASK_VC_END))
               || (final > NW_CARD_ARMY && is_to_come (state, NW_CARD_ARMY, NW_TASK_VC_END));
  if (!comes && state->result == NW_UNDECIDED)
    return g_strdup_printf (_("the final card %d will never come."), final);
  return NULL;
}

/* NW-6.1: what is left to do with a card needs a card of its kind. */
static bool
fits_card (const NwState *state, int kind)
{
  int card = state->card;
  switch (kind)
    {
    case NW_TASK_ENEMY_WAY:
    case NW_TASK_BLESSING:
    case NW_TASK_CER_POP:
    case NW_ASK_KEEP_CARD:
      return card >= 1 && card <= 12;
    case NW_TASK_ORDER:
    case NW_TASK_MAJOR:
    case NW_TASK_MINOR:
    case NW_TASK_ENEMY:
    case NW_TASK_PLAN:
    case NW_ASK_PREEMPT:
    case NW_ASK_OP:
      return card >= 13 && card <= 40;
    case NW_TASK_EVENT:
    case NW_TASK_VCHECK:
    case NW_TASK_VC_END:
    case NW_ASK_MEDICINE:
      return card > 40;
    default:
      return true;
    }
}

/* A family that the task needs where battles and rolls can be. */
static bool
fits_family (const NwState *state, const NwTask *task)
{
  bool is_roll = task->kind == NW_TASK_ROLL || task->kind == NW_TASK_ROLLED || task->kind == NW_ASK_REROLL;
  int family = task->args[is_roll ? 1 : 0];
  const NwFamily *at;
  if (is_roll && task->args[0] == NW_ROLL_ELDER)
    return true;
  at = &state->families[is_roll || family < NW_FAMILIES ? family : 0];
  switch (task->kind)
    {
    case NW_TASK_ROLL:
    case NW_TASK_ROLLED:
    case NW_ASK_REROLL:
      if (task->args[0] == NW_ROLL_EVADE || task->args[0] == NW_ROLL_EVADE_TRIBAL)
        return nw_on_map (at) && nw_is_track (at->place);
      return nw_on_map (at);
    case NW_TASK_BATTLE:
    case NW_TASK_BATTLE_END:
    case NW_TASK_LEAVE_FORT:
      return nw_on_map (at);
    case NW_TASK_RAID_CUBE:
    case NW_TASK_RAID_DO:
    case NW_ASK_REDRAW:
    case NW_ASK_SOLDIERS:
      return nw_on_map (at) && (task->args[1] == NW_RAID_NM || nw_is_track (at->place));
    default:
      return true;
    }
}

static char *
audit_todo (const NwState *state)
{
  if (state->result != NW_UNDECIDED)
    return state->n_todo == 0 ? NULL : g_strdup (_("the game is over, and there is something to do."));
  if (state->n_todo == 0 || state->todo[0].kind != NW_TASK_TURN)
    return g_strdup (_("the last task is not the next turn."));
  for (int i = 0; i < state->n_todo; i++)
    {
      const NwTask *task = &state->todo[i];
      if (!fits_card (state, task->kind))
        return g_strdup_printf (_("card %d is in play, but the task is another card's."), state->card);
      if (!fits_family (state, task))
        return g_strdup (_("a task needs a family where it is not."));
      if (task->kind == NW_TASK_TURN && i > 0)
        return g_strdup (_("the last task is not the next turn."));
      bool cube = task->kind == NW_TASK_RAID_DO || task->kind == NW_ASK_REDRAW;
      if (cube != (state->cube >= 0) && (cube || i == state->n_todo - 1))
        return g_strdup (_("a cube is drawn, or none, and that does not go with the task."));
    }
  if (nw_top (state)->kind < NW_FIRST_ASK || !nw_has_moves (state))
    return g_strdup (_("the first task asks the player nothing."));
  return NULL;
}

char *
nw_audit (const OxbowState *base)
{
  const NwState *state = (const NwState *) base;
  char *(*const audits[]) (const NwState *) = { audit_families, audit_counters, audit_corn, audit_stores, audit_cards,
                                                audit_todo };
  for (guint i = 0; i < G_N_ELEMENTS (audits); i++)
    {
      char *broken = audits[i] (state);
      if (broken != NULL)
        return broken;
    }
  return NULL;
}
