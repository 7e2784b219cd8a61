/* cards.c: the card that is played, and the effects that cards have (NW-2.6, NW-6.1, NW-6.18)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/tasks.h"

#include <string.h>

static const NwOrdinaryCard *
card_of (const NwState *state)
{
  return &nw_data (state)->cards[state->card];
}

void
nw_turn (NwState *state, OxbowEvents *events)
{
  static const uint8_t ceremony[] = { NW_TASK_TURN, NW_TASK_DISCARD, NW_ASK_KEEP_CARD, NW_TASK_CER_POP,
                                      NW_TASK_BLESSING, NW_TASK_ENEMY_WAY };
  static const uint8_t operation[] = { NW_TASK_TURN, NW_TASK_DISCARD, NW_TASK_MINOR, NW_TASK_MAJOR, NW_TASK_ORDER };
  static const uint8_t event[] = { NW_TASK_TURN, NW_TASK_DISCARD, NW_TASK_VCHECK, NW_TASK_EVENT, NW_ASK_MEDICINE };
  const uint8_t *tasks = event;
  int n = G_N_ELEMENTS (event);
  state->turn++;
  state->card = state->deck[--state->n_deck];
  oxbow_events_add (events, NW_EVENT_CARD, state->card);
  if (state->card <= 12)
    {
      tasks = ceremony;
      n = G_N_ELEMENTS (ceremony);
    }
  else if (state->card <= 40)
    {
      tasks = operation;
      n = G_N_ELEMENTS (operation);
    }
  for (int i = 0; i < n; i++)
    NW_PUSH (state, tasks[i]);
}

static void
offer_cancel (NwState *state, NwEffect effect, bool enemy_way, OxbowEvents *events)
{
  if (nw_is_bad (effect, enemy_way) && nw_goods_held (state) >= nw_price (state))
    nw_push (state, NW_ASK_CANCEL, effect.kind, effect.n, 0, 0);
  else
    nw_effect (state, effect, events);
}

void
nw_enemy_way (NwState *state, OxbowEvents *events)
{
  offer_cancel (state, card_of (state)->first, true, events);
}

void
nw_blessing (NwState *state, OxbowEvents *events)
{
  int die = nw_die (state, NW_WHO_CARD, events) - (nw_level (state, NW_RELIGION) >= 1);
  if (die <= card_of (state)->limit)
    nw_effect (state, card_of (state)->second, events);
}

void
nw_order (NwState *state)
{
  if (state->ap >= card_of (state)->preempt)
    {
      NW_PUSH (state, NW_ASK_PREEMPT);
      return;
    }
  NW_PUSH (state, NW_ASK_OP);
  NW_PUSH (state, NW_TASK_ENEMY);
}

void
nw_minor (NwState *state, OxbowEvents *events)
{
  offer_cancel (state, card_of (state)->second, false, events);
}

void
nw_event (NwState *state)
{
  const NwEventCard *card = &nw_data (state)->event_cards[state->card];
  if (card->stays)
    state->events |= (uint16_t) (1 << (state->card - NW_CARD_REVOLT));
  for (int i = card->n_effects - 1; i >= 0; i--)
    nw_push (state, NW_TASK_EFFECT, card->effects[i].kind, card->effects[i].n, 0, 0);
}

void
nw_discard (NwState *state, OxbowEvents *events)
{
  int n = 0;
  state->activated = 0;
  for (int family = 0; family < NW_FAMILIES; family++)
    n += nw_in_fort (state, family);
  if (n > 0 && nw_die (state, NW_WHO_ENEMY, events) <= n)
    NW_PUSH (state, NW_ASK_FORT_LOSS);
  state->card = 0;
}

/* Effects */

static void
change_drought (NwState *state, int territory, int n, OxbowEvents *events)
{
  state->drought[territory] = (uint8_t) MIN (state->drought[territory] + n, 2);
  oxbow_events_add (events, NW_EVENT_DROUGHT, territory, state->drought[territory]);
}

static void
rain (NwState *state, OxbowEvents *events)
{
  static const int steps[] = { 0, -1, 1 };
  int t = nw_die (state, NW_WHO_LAND, events);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      int at = t + steps[i];
      if (at >= 1 && at <= NW_TRACKS && state->drought[at] > 0)
        {
          change_drought (state, at, -1, events);
          return;
        }
    }
}

static void
blight (NwState *state, OxbowEvents *events)
{
  int t = nw_die (state, NW_WHO_LAND, events);
  for (int area = 1; area <= NW_AREAS; area++)
    nw_corn_to_cup (state, nw_spot (t, area), events);
}

static void
change_animal (NwState *state, bool is_horse, int n, OxbowEvents *events)
{
  int16_t *count = is_horse ? &state->horses : &state->sheep;
  if (n > 0 && is_horse)
    nw_gain_horse (state, events);
  else if (n > 0)
    nw_gain_sheep (state, events);
  else if (*count > 0)
    {
      --*count;
      oxbow_events_add (events, NW_EVENT_ANIMAL, is_horse ? 0 : 1, NW_TO_RESOURCES, NW_TO_OUT);
    }
}

static void
change_own_track (NwState *state, NwTrack track, int n, OxbowEvents *events)
{
  if (n > 0)
    nw_track_add (state, track, n, events);
  else
    nw_lose (state, track, -n, events);
}

static void
revolt (NwState *state, OxbowEvents *events)
{
  nw_move_cubes (state, NW_RED, state->cubes[NW_SUBJUGATION][NW_RED], NW_SUBJUGATION, NW_BAG, events);
  for (int t = 1; t <= NW_TRACKS; t++)
    if (state->mission[t] > 0)
      nw_set_outpost (state, true, t, 0, events);
  nw_track_add (state, NW_TRACK_MORALE, -1, events);
}

/* NW-6.18: all red cubes to Subjugation, new instructions */
static void
begin_period (NwState *state, NwPeriod period, OxbowEvents *events)
{
  state->period = (uint8_t) period;
  oxbow_events_add (events, NW_EVENT_PERIOD, (int) period);
  nw_deal_instructions (state, true);
  for (int group = NW_BAG; group <= NW_RECOVERY; group++)
    nw_move_cubes (state, NW_RED, state->cubes[group][NW_RED], (NwGroup) group, NW_SUBJUGATION, events);
}

static void
begin_mexican (NwState *state, OxbowEvents *events)
{
  uint8_t *bag = state->cubes[NW_BAG];
  for (int t = 1; t <= NW_TRACKS; t++)
    if (state->mission[t] > 0)
      nw_set_outpost (state, true, t, 0, events);
  state->events &= (uint16_t) ~1;
  state->revolt_over = 1;
  begin_period (state, NW_MEXICAN, events);
  bag[NW_BROWN]++;
  bag[NW_WHITE]++;
  bag[NW_GREEN] = (uint8_t) (bag[NW_GREEN] + 2);
}

static void
begin_american (NwState *state, OxbowEvents *events)
{
  static const NwGroup groups[] = { NW_BAG, NW_RECOVERY, NW_RAIDED };
  begin_period (state, NW_AMERICAN, events);
  state->fort[3] = state->fort[5] = 1;
  for (int i = 0; i < 2; i++)
    for (guint k = 0; k < G_N_ELEMENTS (groups); k++)
      if (state->cubes[groups[k]][NW_GREEN] > 0)
        {
          state->cubes[groups[k]][NW_GREEN]--;
          break;
        }
  state->cubes[NW_BAG][NW_BLUE]++;
  state->events &= (uint16_t) ~(1 << (NW_CARD_INDEPENDENCE - NW_CARD_REVOLT));
}

void
nw_effect (NwState *state, NwEffect effect, OxbowEvents *events)
{
  switch ((NwEffectKind) effect.kind)
    {
    case NW_EFFECT_NONE:
      return;
    case NW_EFFECT_INTRUDERS:
      for (int i = 0; i < effect.n; i++)
        NW_PUSH (state, NW_TASK_NEW_INTRUDER);
      return;
    case NW_EFFECT_DROUGHT:
      for (int i = 0; i < effect.n; i++)
        change_drought (state, nw_die (state, NW_WHO_LAND, events), 1, events);
      return;
    case NW_EFFECT_RAIN:
      for (int i = 0; i < effect.n; i++)
        rain (state, events);
      return;
    case NW_EFFECT_TRIBAL:
      nw_push (state, NW_TASK_TRIBAL, effect.n, 0, 0, 0);
      return;
    case NW_EFFECT_RAID:
      nw_push (state, NW_TASK_RAID, effect.n, 0, 0, 0);
      return;
    case NW_EFFECT_BUILD:
      NW_PUSH (state, NW_TASK_BUILD);
      return;
    case NW_EFFECT_CAPTIVES:
      NW_PUSH (state, NW_TASK_CAPTIVES);
      return;
    case NW_EFFECT_BLIGHT:
      blight (state, events);
      return;
    case NW_EFFECT_SHEEP:
    case NW_EFFECT_HORSE:
      change_animal (state, effect.kind == NW_EFFECT_HORSE, effect.n, events);
      return;
    case NW_EFFECT_GOODS:
      nw_gain_goods (state, 1, events);
      return;
    case NW_EFFECT_AP:
      nw_track_add (state, NW_TRACK_AP, effect.n, events);
      return;
    case NW_EFFECT_MORALE:
      nw_track_add (state, NW_TRACK_MORALE, effect.n, events);
      return;
    case NW_EFFECT_EFEROCITY:
      nw_track_add (state, NW_TRACK_EFEROCITY, effect.n, events);
      return;
    case NW_EFFECT_CULTURE:
      change_own_track (state, NW_TRACK_CULTURE, effect.n, events);
      return;
    case NW_EFFECT_MILITARY:
      change_own_track (state, NW_TRACK_MILITARY, effect.n, events);
      return;
    case NW_EFFECT_REVOLT:
      revolt (state, events);
      return;
    case NW_EFFECT_UNREST:
      if (state->cubes[NW_SUBJUGATION][NW_RED] > 0)
        nw_move_cubes (state, NW_RED, 1, NW_SUBJUGATION, NW_BAG, events);
      return;
    case NW_EFFECT_MEXICAN:
      begin_mexican (state, events);
      return;
    case NW_EFFECT_AMERICAN:
      begin_american (state, events);
      return;
    case NW_EFFECT_MANUELITO:
      NW_PUSH (state, NW_ASK_MANUELITO);
      return;
    case NW_EFFECT_CARSON:
      for (int i = 0; i < 2; i++)
        nw_push (state, NW_TASK_TRIBAL, NW_HIT_CARSON, 0, 0, 0);
      return;
    case NW_EFFECTS:
      break;
    }
  g_assert_not_reached ();
}
