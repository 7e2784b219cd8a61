/* machine.c: the stack of tasks, carried out until the player is asked (NW-3.2, NW-3.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/moves.h"

/* NW-3.4 */
static void
keep_house (NwState *state, OxbowEvents *events)
{
  for (int family = 0; family < NW_FAMILIES; family++)
    nw_leave_if_empty (state, family, events);
  for (int spot = 0; spot < NW_SPOTS; spot++)
    if (state->corn[spot] > 0 && nw_family_at (state, spot) < 0)
      nw_corn_to_cup (state, spot, events);
  if (nw_setup (state)->defeat == 0 && state->military == 0 && state->culture == 0)
    nw_finish (state, NW_MAJOR_DEFEAT, events);
}

static void
carry_out_card (NwState *state, const NwTask *task, OxbowEvents *events)
{
  const NwOrdinaryCard *card = &nw_data (state)->cards[state->card <= 40 ? state->card : 0];
  switch ((NwTaskKind) task->kind)
    {
    case NW_TASK_TURN:
      nw_turn (state, events);
      return;
    case NW_TASK_ENEMY_WAY:
      nw_enemy_way (state, events);
      return;
    case NW_TASK_BLESSING:
      nw_blessing (state, events);
      return;
    case NW_TASK_CER_POP:
      nw_passage_add (state, (NwPerson) card->population, events);
      return;
    case NW_TASK_ORDER:
      nw_order (state);
      return;
    case NW_TASK_MAJOR:
      nw_effect (state, card->first, events);
      return;
    case NW_TASK_MINOR:
      nw_minor (state, events);
      return;
    case NW_TASK_EVENT:
      nw_event (state);
      return;
    case NW_TASK_EFFECT:
      nw_effect (state, (NwEffect) { (uint8_t) task->args[0], task->args[1] }, events);
      return;
    case NW_TASK_DISCARD:
      nw_discard (state, events);
      return;
    case NW_TASK_VCHECK:
      nw_vcheck (state, events);
      return;
    case NW_TASK_VC_END:
      nw_vc_end (state, events);
      return;
    default:
      g_assert_not_reached ();
    }
}

static void
carry_out_enemy (NwState *state, const NwTask *task, OxbowEvents *events)
{
  int n = task->args[0];
  switch ((NwTaskKind) task->kind)
    {
    case NW_TASK_ENEMY:
      nw_enemy (state, events);
      return;
    case NW_TASK_FLIP_ROLL:
      nw_flip_roll (state, events);
      return;
    case NW_TASK_FLIP:
      nw_flip (state, n, events);
      return;
    case NW_TASK_ENEMY_RUN:
      nw_enemy_run (state, events);
      return;
    case NW_TASK_ENEMY_RESET:
      nw_enemy_reset (state, events);
      return;
    case NW_TASK_DO:
      nw_do (state, (NwInstruction) n, task->args[1], events);
      return;
    case NW_TASK_BUILD:
      nw_build (state, n, events);
      return;
    case NW_TASK_SUBVERT:
      nw_subvert (state, n, events);
      return;
    case NW_TASK_SUBJUGATE:
      nw_subjugate (state, n, events);
      return;
    case NW_TASK_EXPAND:
      nw_expand (state, events);
      return;
    case NW_TASK_CAPTIVES:
      nw_captives (state, events);
      return;
    case NW_TASK_RAID:
      nw_raid (state, n, events);
      return;
    case NW_TASK_RAID_PLACE:
      nw_raid_place (state, events);
      return;
    case NW_TASK_RAID_RESOLVE:
      nw_raid_resolve (state);
      return;
    case NW_TASK_RAID_END:
      nw_raid_end (state, events);
      return;
    case NW_TASK_RAID_RETURN:
      nw_raid_return (state);
      return;
    case NW_TASK_TRIBAL:
      nw_tribal (state, (NwHit) n, events);
      return;
    case NW_TASK_TRIBAL_CONDUCT:
      nw_tribal_conduct (state, (NwHit) n);
      return;
    case NW_TASK_TRIBAL_HIT:
      nw_tribal_hit (state, n, (NwHit) task->args[1], events);
      return;
    case NW_TASK_TRIBAL_END:
      nw_tribal_end (state);
      return;
    default:
      g_assert_not_reached ();
    }
}

static void
carry_out_own (NwState *state, const NwTask *task, OxbowEvents *events)
{
  int a = task->args[0], b = task->args[1];
  switch ((NwTaskKind) task->kind)
    {
    case NW_TASK_ROLL:
      nw_roll (state, task, events);
      return;
    case NW_TASK_ROLLED:
      nw_rolled (state, task, events);
      return;
    case NW_TASK_RAID_CUBE:
      nw_raid_cube (state, a, (NwTarget) b);
      return;
    case NW_TASK_RAID_DO:
      nw_raid_do (state, a, (NwTarget) b, events);
      return;
    case NW_TASK_BATTLE:
      nw_battle (state, a, b, task->args[2] != 0, events);
      return;
    case NW_TASK_BATTLE_END:
      nw_battle_end (state, a, b, task->args[2] != 0, events);
      return;
    case NW_TASK_PLAN:
      nw_plan (state, events);
      return;
    case NW_TASK_RESET_CUBES:
      nw_reset_cubes (state, events);
      return;
    case NW_TASK_ACTIONS:
      state->activated = 0;
      NW_PUSH (state, NW_ASK_ACTIONS);
      return;
    case NW_TASK_REST:
      nw_rest (state, events);
      return;
    case NW_TASK_LEAVE_FORT:
      nw_leave_fort (state, a, b, events);
      return;
    case NW_TASK_PASSAGE:
      NW_PUSH (state, NW_TASK_PASSAGE_2);
      NW_PUSH (state, NW_ASK_AGE);
      return;
    case NW_TASK_PASSAGE_2:
      memset (state->marked, 0, sizeof state->marked);
      state->new_elders = 0;
      NW_PUSH (state, NW_TASK_PASSAGE_3);
      NW_PUSH (state, NW_ASK_JOIN);
      return;
    case NW_TASK_PASSAGE_3:
      nw_passage_3 (state, events);
      return;
    case NW_TASK_PASSAGE_5:
      nw_passage_5 (state);
      return;
    case NW_TASK_PASSAGE_6:
      nw_passage_6 (state, events);
      return;
    case NW_TASK_NEW_INTRUDER:
      nw_new_intruder (state, events);
      return;
    case NW_TASK_INTRUDER:
      nw_intruder (state, a, b, events);
      return;
    default:
      g_assert_not_reached ();
    }
}

static void
carry_out (NwState *state, const NwTask *task, OxbowEvents *events)
{
  if (task->kind <= NW_TASK_DISCARD || task->kind == NW_TASK_VCHECK || task->kind == NW_TASK_VC_END)
    carry_out_card (state, task, events);
  else if (task->kind <= NW_TASK_TRIBAL_END)
    carry_out_enemy (state, task, events);
  else
    carry_out_own (state, task, events);
}

void
nw_run (NwState *state, OxbowEvents *events)
{
  while (state->result == NW_UNDECIDED)
    {
      keep_house (state, events);
      if (state->n_todo == 0)
        return;
      NwTask task = state->todo[state->n_todo - 1];
      if (task.kind >= NW_FIRST_ASK && nw_has_moves (state))
        {
          oxbow_events_add (events, NW_EVENT_ASK, task.kind - NW_FIRST_ASK);
          return;
        }
      state->n_todo--;
      if (task.kind < NW_FIRST_ASK)
        carry_out (state, &task, events);
    }
}
