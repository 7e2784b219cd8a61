/* machine.c: the stack of tasks, carried out until the player is asked (NW-3.2, NW-3.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/moves.h"

/* NW-3.4 */
static void
keep_house (NavajoWarsState *state, OxbowEvents *events)
{
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    navajo_wars_leave_if_empty (state, family, events);
  for (int spot = 0; spot < NAVAJO_WARS_SPOTS; spot++)
    if (state->corn[spot] > 0 && navajo_wars_family_at (state, spot) < 0)
      navajo_wars_corn_to_cup (state, spot, events);
  if (navajo_wars_setup (state)->defeat == 0 && state->military == 0 && state->culture == 0)
    navajo_wars_finish (state, NAVAJO_WARS_MAJOR_DEFEAT, events);
}

static void
carry_out_card (NavajoWarsState *state, const NavajoWarsTask *task, OxbowEvents *events)
{
  const NavajoWarsOrdinaryCard *card = &navajo_wars_data (state)->cards[state->card <= 40 ? state->card : 0];
  switch ((NavajoWarsTaskKind) task->kind)
    {
    case NAVAJO_WARS_TASK_TURN:
      navajo_wars_turn (state, events);
      return;
    case NAVAJO_WARS_TASK_ENEMY_WAY:
      navajo_wars_enemy_way (state, events);
      return;
    case NAVAJO_WARS_TASK_BLESSING:
      navajo_wars_blessing (state, events);
      return;
    case NAVAJO_WARS_TASK_CER_POP:
      navajo_wars_passage_add (state, (NavajoWarsPerson) card->population, events);
      return;
    case NAVAJO_WARS_TASK_ORDER:
      navajo_wars_order (state);
      return;
    case NAVAJO_WARS_TASK_MAJOR:
      navajo_wars_effect (state, card->first, events);
      return;
    case NAVAJO_WARS_TASK_MINOR:
      navajo_wars_minor (state, events);
      return;
    case NAVAJO_WARS_TASK_EVENT:
      navajo_wars_event (state);
      return;
    case NAVAJO_WARS_TASK_EFFECT:
      navajo_wars_effect (state, (NavajoWarsEffect) { (uint8_t) task->args[0], task->args[1] }, events);
      return;
    case NAVAJO_WARS_TASK_DISCARD:
      navajo_wars_discard (state, events);
      return;
    case NAVAJO_WARS_TASK_VCHECK:
      navajo_wars_vcheck (state, events);
      return;
    case NAVAJO_WARS_TASK_VC_END:
      navajo_wars_vc_end (state, events);
      return;
    default:
      g_assert_not_reached ();
    }
}

static void
carry_out_enemy (NavajoWarsState *state, const NavajoWarsTask *task, OxbowEvents *events)
{
  int n = task->args[0];
  switch ((NavajoWarsTaskKind) task->kind)
    {
    case NAVAJO_WARS_TASK_ENEMY:
      navajo_wars_enemy (state, events);
      return;
    case NAVAJO_WARS_TASK_FLIP_ROLL:
      navajo_wars_flip_roll (state, events);
      return;
    case NAVAJO_WARS_TASK_FLIP:
      navajo_wars_flip (state, n, events);
      return;
    case NAVAJO_WARS_TASK_ENEMY_RUN:
      navajo_wars_enemy_run (state, events);
      return;
    case NAVAJO_WARS_TASK_ENEMY_RESET:
      navajo_wars_enemy_reset (state, events);
      return;
    case NAVAJO_WARS_TASK_DO:
      navajo_wars_do (state, (NavajoWarsInstruction) n, task->args[1], events);
      return;
    case NAVAJO_WARS_TASK_BUILD:
      navajo_wars_build (state, n, events);
      return;
    case NAVAJO_WARS_TASK_SUBVERT:
      navajo_wars_subvert (state, n, events);
      return;
    case NAVAJO_WARS_TASK_SUBJUGATE:
      navajo_wars_subjugate (state, n, events);
      return;
    case NAVAJO_WARS_TASK_EXPAND:
      navajo_wars_expand (state, events);
      return;
    case NAVAJO_WARS_TASK_CAPTIVES:
      navajo_wars_captives (state, events);
      return;
    case NAVAJO_WARS_TASK_RAID:
      navajo_wars_raid (state, n, events);
      return;
    case NAVAJO_WARS_TASK_RAID_PLACE:
      navajo_wars_raid_place (state, events);
      return;
    case NAVAJO_WARS_TASK_RAID_RESOLVE:
      navajo_wars_raid_resolve (state);
      return;
    case NAVAJO_WARS_TASK_RAID_END:
      navajo_wars_raid_end (state, events);
      return;
    case NAVAJO_WARS_TASK_RAID_RETURN:
      navajo_wars_raid_return (state);
      return;
    case NAVAJO_WARS_TASK_TRIBAL:
      navajo_wars_tribal (state, (NavajoWarsHit) n, events);
      return;
    case NAVAJO_WARS_TASK_TRIBAL_CONDUCT:
      navajo_wars_tribal_conduct (state, (NavajoWarsHit) n);
      return;
    case NAVAJO_WARS_TASK_TRIBAL_HIT:
      navajo_wars_tribal_hit (state, n, (NavajoWarsHit) task->args[1], events);
      return;
    case NAVAJO_WARS_TASK_TRIBAL_END:
      navajo_wars_tribal_end (state);
      return;
    default:
      g_assert_not_reached ();
    }
}

static void
carry_out_own (NavajoWarsState *state, const NavajoWarsTask *task, OxbowEvents *events)
{
  int a = task->args[0], b = task->args[1];
  switch ((NavajoWarsTaskKind) task->kind)
    {
    case NAVAJO_WARS_TASK_ROLL:
      navajo_wars_roll (state, task, events);
      return;
    case NAVAJO_WARS_TASK_ROLLED:
      navajo_wars_rolled (state, task, events);
      return;
    case NAVAJO_WARS_TASK_RAID_CUBE:
      navajo_wars_raid_cube (state, a, (NavajoWarsTarget) b);
      return;
    case NAVAJO_WARS_TASK_RAID_DO:
      navajo_wars_raid_do (state, a, (NavajoWarsTarget) b, events);
      return;
    case NAVAJO_WARS_TASK_BATTLE:
      navajo_wars_battle (state, a, b, task->args[2] != 0, events);
      return;
    case NAVAJO_WARS_TASK_BATTLE_END:
      navajo_wars_battle_end (state, a, b, task->args[2] != 0, events);
      return;
    case NAVAJO_WARS_TASK_PLAN:
      navajo_wars_plan (state, events);
      return;
    case NAVAJO_WARS_TASK_RESET_CUBES:
      navajo_wars_reset_cubes (state, events);
      return;
    case NAVAJO_WARS_TASK_ACTIONS:
      state->activated = 0;
      NAVAJO_WARS_PUSH (state, NAVAJO_WARS_ASK_ACTIONS);
      return;
    case NAVAJO_WARS_TASK_REST:
      navajo_wars_rest (state, events);
      return;
    case NAVAJO_WARS_TASK_LEAVE_FORT:
      navajo_wars_leave_fort (state, a, b, events);
      return;
    case NAVAJO_WARS_TASK_PASSAGE:
      NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_PASSAGE_2);
      NAVAJO_WARS_PUSH (state, NAVAJO_WARS_ASK_AGE);
      return;
    case NAVAJO_WARS_TASK_PASSAGE_2:
      memset (state->marked, 0, sizeof state->marked);
      state->new_elders = 0;
      NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_PASSAGE_3);
      NAVAJO_WARS_PUSH (state, NAVAJO_WARS_ASK_JOIN);
      return;
    case NAVAJO_WARS_TASK_PASSAGE_3:
      navajo_wars_passage_3 (state, events);
      return;
    case NAVAJO_WARS_TASK_PASSAGE_5:
      navajo_wars_passage_5 (state);
      return;
    case NAVAJO_WARS_TASK_PASSAGE_6:
      navajo_wars_passage_6 (state, events);
      return;
    case NAVAJO_WARS_TASK_NEW_INTRUDER:
      navajo_wars_new_intruder (state, events);
      return;
    case NAVAJO_WARS_TASK_INTRUDER:
      navajo_wars_intruder (state, a, b, events);
      return;
    default:
      g_assert_not_reached ();
    }
}

static void
carry_out (NavajoWarsState *state, const NavajoWarsTask *task, OxbowEvents *events)
{
  if (task->kind <= NAVAJO_WARS_TASK_DISCARD || task->kind == NAVAJO_WARS_TASK_VCHECK
      || task->kind == NAVAJO_WARS_TASK_VC_END)
    carry_out_card (state, task, events);
  else if (task->kind <= NAVAJO_WARS_TASK_TRIBAL_END)
    carry_out_enemy (state, task, events);
  else
    carry_out_own (state, task, events);
}

void
navajo_wars_run (NavajoWarsState *state, OxbowEvents *events)
{
  while (state->result == NAVAJO_WARS_UNDECIDED)
    {
      keep_house (state, events);
      if (state->n_tasks == 0)
        return;
      NavajoWarsTask task = state->tasks[state->n_tasks - 1];
      if (task.kind >= NAVAJO_WARS_FIRST_ASK && navajo_wars_has_moves (state))
        {
          oxbow_events_add (events, NAVAJO_WARS_EVENT_ASK, task.kind - NAVAJO_WARS_FIRST_ASK);
          return;
        }
      state->n_tasks--;
      if (task.kind < NAVAJO_WARS_FIRST_ASK)
        carry_out (state, &task, events);
    }
}
