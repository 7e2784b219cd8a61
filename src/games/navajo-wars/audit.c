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
audit_families (const NavajoWarsState *state)
{
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    {
      const NavajoWarsFamily *at = &state->families[family];
      int n = 3 - navajo_wars_empty_places (at);
      if (!at->in && (n > 0 || at->horse || at->ferocity || at->place != NAVAJO_WARS_NOWHERE))
        return g_strdup_printf (_("family %s is not in play and yet not empty."), navajo_wars_family_words[family]);
      if (at->ferocity > 0 && !at->people[NAVAJO_WARS_MAN])
        return g_strdup_printf (_("family %s is fierce without a man."), navajo_wars_family_words[family]);
    }
  if (state->manuelito >= 0 && !state->families[state->manuelito].in)
    return g_strdup (_("Manuelito is with a family that is not in play."));
  return NULL;
}

static char *
audit_counters (const NavajoWarsState *state)
{
  unsigned seen = 0;
  uint8_t all[3 * NAVAJO_WARS_ROWS + NAVAJO_WARS_COUNTERS];
  int n = 0;
  for (int row = 0; row < NAVAJO_WARS_ROWS; row++)
    {
      all[n++] = state->active[row];
      all[n++] = state->standby[row];
    }
  for (int i = 0; i < state->n_spent; i++)
    all[n++] = state->spent[i];
  all[n++] = state->special_counter;
  for (int i = 0; i < n; i++)
    {
      unsigned bit = all[i] != 0 ? 1u << NAVAJO_WARS_COUNTER_LETTER (all[i]) : 0;
      if (bit & seen)
        return g_strdup (_("an instruction counter is in two places."));
      seen |= bit;
    }
  if ((state->special == NAVAJO_WARS_NO_SPECIAL) != (state->special_counter == 0))
    return g_strdup (_("Peace or Defend and its counter do not go together."));
  return NULL;
}

static char *
audit_corn (const NavajoWarsState *state)
{
  const uint8_t *all = navajo_wars_data (state)->corn;
  int n[NAVAJO_WARS_CORN + 1] = { 0 };
  for (int value = 1; value <= NAVAJO_WARS_CORN; value++)
    n[value] = state->corn_cup[value] + state->corn_held[value];
  for (int spot = 0; spot < NAVAJO_WARS_SPOTS; spot++)
    n[state->corn[spot]]++;
  for (int value = 1; value <= NAVAJO_WARS_CORN; value++)
    if (n[value] != all[value])
      return g_strdup_printf (_("there are %d Corn counters of the value %d, not %d."), n[value], value, all[value]);
  return NULL;
}

static int
count_cubes (const NavajoWarsState *state, int colour)
{
  int n = state->cube == colour;
  for (int group = 0; group < NAVAJO_WARS_GROUPS; group++)
    n += state->cubes[group][colour];
  return n;
}

static char *
audit_stores (const NavajoWarsState *state)
{
  int cubes = 0, most_goods = navajo_wars_data (state)->start.goods + 6;       /* with all of Weaving */
  for (int colour = 0; colour < NAVAJO_WARS_COLOURS; colour++)
    cubes += count_cubes (state, colour);
  if (navajo_wars_n_horses (state) > NAVAJO_WARS_MAX_ANIMALS || state->sheep > NAVAJO_WARS_MAX_ANIMALS)
    return g_strdup (_("there are more than eight horses or eight sheep."));
  if (state->goods + state->goods_pool > most_goods)
    return g_strdup_printf (_("there are more than %d Trade Goods."), most_goods);
  if (state->trade > 20 || state->fortunes > 20)
    return g_strdup (_("there are more trade counters or fortunes than intruders."));
  if (cubes > 60)
    return g_strdup (_("there are too many cubes."));
  return NULL;
}

static bool
has_card (const NavajoWarsState *state, int card)
{
  for (int i = 0; i < state->n_deck; i++)
    if (state->deck[i] == card)
      return true;
  return false;
}

/* A card is still to be checked: it is in the deck, or being played. */
static bool
is_to_come (const NavajoWarsState *state, int card, NavajoWarsTaskKind task)
{
  bool is_checked = navajo_wars_is_to_do (state, task) || navajo_wars_is_to_do (state, NAVAJO_WARS_TASK_VCHECK);
  return has_card (state, card) || (state->card == card && is_checked);
}

static char *
audit_cards (const NavajoWarsState *state)
{
  const NavajoWarsData *data = navajo_wars_data (state);
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
  bool comes = is_to_come (state, final, NAVAJO_WARS_TASK_VCHECK)
               || (final > NAVAJO_WARS_CARD_INDEPENDENCE
                   && is_to_come (state, NAVAJO_WARS_CARD_INDEPENDENCE, NAVAJO_WARS_TASK_VC_END))
               || (final > NAVAJO_WARS_CARD_ARMY && is_to_come (state, NAVAJO_WARS_CARD_ARMY, NAVAJO_WARS_TASK_VC_END));
  if (!comes && state->result == NAVAJO_WARS_UNDECIDED)
    return g_strdup_printf (_("the final card %d will never come."), final);
  return NULL;
}

/* NW-6.1: what is left to do with a card needs a card of its kind. */
static bool
fits_card (const NavajoWarsState *state, int kind)
{
  int card = state->card;
  switch (kind)
    {
    case NAVAJO_WARS_TASK_ENEMY_WAY:
    case NAVAJO_WARS_TASK_BLESSING:
    case NAVAJO_WARS_TASK_CER_POP:
    case NAVAJO_WARS_ASK_KEEP_CARD:
      return card >= 1 && card <= 12;
    case NAVAJO_WARS_TASK_ORDER:
    case NAVAJO_WARS_TASK_MAJOR:
    case NAVAJO_WARS_TASK_MINOR:
    case NAVAJO_WARS_TASK_ENEMY:
    case NAVAJO_WARS_TASK_PLAN:
    case NAVAJO_WARS_ASK_PREEMPT:
    case NAVAJO_WARS_ASK_OP:
      return card >= 13 && card <= 40;
    case NAVAJO_WARS_TASK_EVENT:
    case NAVAJO_WARS_TASK_VCHECK:
    case NAVAJO_WARS_TASK_VC_END:
    case NAVAJO_WARS_ASK_MEDICINE:
      return card > 40;
    default:
      return true;
    }
}

/* A family that the task needs where battles and rolls can be. */
static bool
fits_family (const NavajoWarsState *state, const NavajoWarsTask *task)
{
  bool is_roll = task->kind == NAVAJO_WARS_TASK_ROLL || task->kind == NAVAJO_WARS_TASK_ROLLED
                 || task->kind == NAVAJO_WARS_ASK_REROLL;
  int family = task->args[is_roll ? 1 : 0];
  const NavajoWarsFamily *at;
  if (is_roll && task->args[0] == NAVAJO_WARS_ROLL_ELDER)
    return true;
  at = &state->families[is_roll || family < NAVAJO_WARS_FAMILIES ? family : 0];
  switch (task->kind)
    {
    case NAVAJO_WARS_TASK_ROLL:
    case NAVAJO_WARS_TASK_ROLLED:
    case NAVAJO_WARS_ASK_REROLL:
      if (task->args[0] == NAVAJO_WARS_ROLL_EVADE || task->args[0] == NAVAJO_WARS_ROLL_EVADE_TRIBAL)
        return navajo_wars_on_map (at) && navajo_wars_is_track (at->place);
      return navajo_wars_on_map (at);
    case NAVAJO_WARS_TASK_BATTLE:
    case NAVAJO_WARS_TASK_BATTLE_END:
    case NAVAJO_WARS_TASK_LEAVE_FORT:
      return navajo_wars_on_map (at);
    case NAVAJO_WARS_TASK_RAID_CUBE:
    case NAVAJO_WARS_TASK_RAID_DO:
    case NAVAJO_WARS_ASK_REDRAW:
    case NAVAJO_WARS_ASK_SOLDIERS:
      return navajo_wars_on_map (at) && (task->args[1] == NAVAJO_WARS_RAID_NM || navajo_wars_is_track (at->place));
    default:
      return true;
    }
}

static char *
audit_tasks (const NavajoWarsState *state)
{
  if (state->result != NAVAJO_WARS_UNDECIDED)
    return state->n_tasks == 0 ? NULL : g_strdup (_("the game is over, and there is something to do."));
  if (state->n_tasks == 0 || state->tasks[0].kind != NAVAJO_WARS_TASK_TURN)
    return g_strdup (_("the last task is not the next turn."));
  for (int i = 0; i < state->n_tasks; i++)
    {
      const NavajoWarsTask *task = &state->tasks[i];
      if (!fits_card (state, task->kind))
        return g_strdup_printf (_("card %d is in play, but the task is another card's."), state->card);
      if (!fits_family (state, task))
        return g_strdup (_("a task needs a family where it is not."));
      if (task->kind == NAVAJO_WARS_TASK_TURN && i > 0)
        return g_strdup (_("the last task is not the next turn."));
      bool cube = task->kind == NAVAJO_WARS_TASK_RAID_DO || task->kind == NAVAJO_WARS_ASK_REDRAW;
      if (cube != (state->cube >= 0) && (cube || i == state->n_tasks - 1))
        return g_strdup (_("a cube is drawn, or none, and that does not go with the task."));
    }
  if (navajo_wars_top (state)->kind < NAVAJO_WARS_FIRST_ASK || !navajo_wars_has_moves (state))
    return g_strdup (_("the first task asks the player nothing."));
  return NULL;
}

char *
navajo_wars_audit (const OxbowState *base)
{
  const NavajoWarsState *state = (const NavajoWarsState *) base;
  char *(*const audits[]) (const NavajoWarsState *) = { audit_families, audit_counters, audit_corn, audit_stores,
                                                        audit_cards, audit_tasks };
  for (guint i = 0; i < G_N_ELEMENTS (audits); i++)
    {
      char *broken = audits[i] (state);
      if (broken != NULL)
        return broken;
    }
  return NULL;
}
