/* cards.c: the card that is played, and the effects that cards have (NW-2.6, NW-6.1, NW-6.18)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/tasks.h"

#include <string.h>

static const NavajoWarsOrdinaryCard *
card_of (const NavajoWarsState *state)
{
  return &navajo_wars_data (state)->cards[state->card];
}

void
navajo_wars_turn (NavajoWarsState *state, OxbowEvents *events)
{
  static const uint8_t ceremony[] = { NAVAJO_WARS_TASK_TURN, NAVAJO_WARS_TASK_DISCARD, NAVAJO_WARS_ASK_KEEP_CARD,
                                      NAVAJO_WARS_TASK_CER_POP, NAVAJO_WARS_TASK_BLESSING, NAVAJO_WARS_TASK_ENEMY_WAY };
  static const uint8_t operation[] = { NAVAJO_WARS_TASK_TURN, NAVAJO_WARS_TASK_DISCARD, NAVAJO_WARS_TASK_MINOR,
                                       NAVAJO_WARS_TASK_MAJOR, NAVAJO_WARS_TASK_ORDER };
  static const uint8_t event[] = { NAVAJO_WARS_TASK_TURN, NAVAJO_WARS_TASK_DISCARD, NAVAJO_WARS_TASK_VCHECK,
                                   NAVAJO_WARS_TASK_EVENT, NAVAJO_WARS_ASK_MEDICINE };
  const uint8_t *tasks = event;
  int n = G_N_ELEMENTS (event);
  state->turn++;
  state->card = state->deck[--state->n_deck];
  oxbow_events_add (events, NAVAJO_WARS_EVENT_CARD, state->card);
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
    NAVAJO_WARS_PUSH (state, tasks[i]);
}

static void
offer_cancel (NavajoWarsState *state, NavajoWarsEffect effect, bool enemy_way, OxbowEvents *events)
{
  if (navajo_wars_is_bad (effect, enemy_way) && navajo_wars_goods_held (state) >= navajo_wars_price (state))
    navajo_wars_push (state, NAVAJO_WARS_ASK_CANCEL, effect.kind, effect.n, 0, 0);
  else
    navajo_wars_effect (state, effect, events);
}

void
navajo_wars_enemy_way (NavajoWarsState *state, OxbowEvents *events)
{
  offer_cancel (state, card_of (state)->first, true, events);
}

void
navajo_wars_blessing (NavajoWarsState *state, OxbowEvents *events)
{
  int die = navajo_wars_die (state, NAVAJO_WARS_WHO_CARD, events)
            - (navajo_wars_level (state, NAVAJO_WARS_RELIGION) >= 1);
  if (die <= card_of (state)->limit)
    navajo_wars_effect (state, card_of (state)->second, events);
}

void
navajo_wars_order (NavajoWarsState *state)
{
  if (state->ap >= card_of (state)->preempt)
    {
      NAVAJO_WARS_PUSH (state, NAVAJO_WARS_ASK_PREEMPT);
      return;
    }
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_ASK_OP);
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_ENEMY);
}

void
navajo_wars_minor (NavajoWarsState *state, OxbowEvents *events)
{
  offer_cancel (state, card_of (state)->second, false, events);
}

void
navajo_wars_event (NavajoWarsState *state)
{
  const NavajoWarsEventCard *card = &navajo_wars_data (state)->event_cards[state->card];
  if (card->stays)
    state->events |= (uint16_t) (1 << (state->card - NAVAJO_WARS_CARD_REVOLT));
  for (int i = card->n_effects - 1; i >= 0; i--)
    navajo_wars_push (state, NAVAJO_WARS_TASK_EFFECT, card->effects[i].kind, card->effects[i].n, 0, 0);
}

void
navajo_wars_discard (NavajoWarsState *state, OxbowEvents *events)
{
  int n = 0;
  state->activated = 0;
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    n += navajo_wars_in_fort (state, family);
  if (n > 0 && navajo_wars_die (state, NAVAJO_WARS_WHO_ENEMY, events) <= n)
    NAVAJO_WARS_PUSH (state, NAVAJO_WARS_ASK_FORT_LOSS);
  state->card = 0;
}

/* Effects */

static void
change_drought (NavajoWarsState *state, int territory, int n, OxbowEvents *events)
{
  state->drought[territory] = (uint8_t) MIN (state->drought[territory] + n, 2);
  oxbow_events_add (events, NAVAJO_WARS_EVENT_DROUGHT, territory, state->drought[territory]);
}

static void
rain (NavajoWarsState *state, OxbowEvents *events)
{
  static const int steps[] = { 0, -1, 1 };
  int t = navajo_wars_die (state, NAVAJO_WARS_WHO_LAND, events);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      int at = t + steps[i];
      if (at >= 1 && at <= NAVAJO_WARS_TRACKS && state->drought[at] > 0)
        {
          change_drought (state, at, -1, events);
          return;
        }
    }
}

static void
blight (NavajoWarsState *state, OxbowEvents *events)
{
  int t = navajo_wars_die (state, NAVAJO_WARS_WHO_LAND, events);
  for (int area = 1; area <= NAVAJO_WARS_AREAS; area++)
    navajo_wars_corn_to_cup (state, navajo_wars_spot (t, area), events);
}

static void
change_animal (NavajoWarsState *state, bool is_horse, int n, OxbowEvents *events)
{
  int16_t *count = is_horse ? &state->horses : &state->sheep;
  if (n > 0 && is_horse)
    navajo_wars_gain_horse (state, events);
  else if (n > 0)
    navajo_wars_gain_sheep (state, events);
  else if (*count > 0)
    {
      --*count;
      oxbow_events_add (events, NAVAJO_WARS_EVENT_ANIMAL, is_horse ? 0 : 1, NAVAJO_WARS_TO_RESOURCES,
                        NAVAJO_WARS_TO_OUT);
    }
}

static void
change_own_track (NavajoWarsState *state, NavajoWarsTrack track, int n, OxbowEvents *events)
{
  if (n > 0)
    navajo_wars_track_add (state, track, n, events);
  else
    navajo_wars_lose (state, track, -n, events);
}

static void
revolt (NavajoWarsState *state, OxbowEvents *events)
{
  navajo_wars_move_cubes (state, NAVAJO_WARS_RED, state->cubes[NAVAJO_WARS_SUBJUGATION][NAVAJO_WARS_RED],
                          NAVAJO_WARS_SUBJUGATION, NAVAJO_WARS_BAG, events);
  for (int t = 1; t <= NAVAJO_WARS_TRACKS; t++)
    if (state->mission[t] > 0)
      navajo_wars_set_outpost (state, true, t, 0, events);
  navajo_wars_track_add (state, NAVAJO_WARS_TRACK_MORALE, -1, events);
}

/* NW-6.18: all red cubes to Subjugation, new instructions */
static void
begin_period (NavajoWarsState *state, NavajoWarsPeriod period, OxbowEvents *events)
{
  state->period = (uint8_t) period;
  oxbow_events_add (events, NAVAJO_WARS_EVENT_PERIOD, (int) period);
  navajo_wars_deal_instructions (state, true);
  for (int group = NAVAJO_WARS_BAG; group <= NAVAJO_WARS_RECOVERY; group++)
    navajo_wars_move_cubes (state, NAVAJO_WARS_RED, state->cubes[group][NAVAJO_WARS_RED], (NavajoWarsGroup) group,
                            NAVAJO_WARS_SUBJUGATION, events);
}

static void
begin_mexican (NavajoWarsState *state, OxbowEvents *events)
{
  uint8_t *bag = state->cubes[NAVAJO_WARS_BAG];
  for (int t = 1; t <= NAVAJO_WARS_TRACKS; t++)
    if (state->mission[t] > 0)
      navajo_wars_set_outpost (state, true, t, 0, events);
  state->events &= (uint16_t) ~1;
  state->revolt_over = 1;
  begin_period (state, NAVAJO_WARS_MEXICAN, events);
  bag[NAVAJO_WARS_BROWN]++;
  bag[NAVAJO_WARS_WHITE]++;
  bag[NAVAJO_WARS_GREEN] = (uint8_t) (bag[NAVAJO_WARS_GREEN] + 2);
}

static void
begin_american (NavajoWarsState *state, OxbowEvents *events)
{
  static const NavajoWarsGroup groups[] = { NAVAJO_WARS_BAG, NAVAJO_WARS_RECOVERY, NAVAJO_WARS_RAIDED };
  begin_period (state, NAVAJO_WARS_AMERICAN, events);
  state->fort[3] = state->fort[5] = 1;
  for (int i = 0; i < 2; i++)
    for (guint k = 0; k < G_N_ELEMENTS (groups); k++)
      if (state->cubes[groups[k]][NAVAJO_WARS_GREEN] > 0)
        {
          state->cubes[groups[k]][NAVAJO_WARS_GREEN]--;
          break;
        }
  state->cubes[NAVAJO_WARS_BAG][NAVAJO_WARS_BLUE]++;
  state->events &= (uint16_t) ~(1 << (NAVAJO_WARS_CARD_INDEPENDENCE - NAVAJO_WARS_CARD_REVOLT));
}

void
navajo_wars_effect (NavajoWarsState *state, NavajoWarsEffect effect, OxbowEvents *events)
{
  switch ((NavajoWarsEffectKind) effect.kind)
    {
    case NAVAJO_WARS_EFFECT_NONE:
      return;
    case NAVAJO_WARS_EFFECT_INTRUDERS:
      for (int i = 0; i < effect.n; i++)
        NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_NEW_INTRUDER);
      return;
    case NAVAJO_WARS_EFFECT_DROUGHT:
      for (int i = 0; i < effect.n; i++)
        change_drought (state, navajo_wars_die (state, NAVAJO_WARS_WHO_LAND, events), 1, events);
      return;
    case NAVAJO_WARS_EFFECT_RAIN:
      for (int i = 0; i < effect.n; i++)
        rain (state, events);
      return;
    case NAVAJO_WARS_EFFECT_TRIBAL:
      navajo_wars_push (state, NAVAJO_WARS_TASK_TRIBAL, effect.n, 0, 0, 0);
      return;
    case NAVAJO_WARS_EFFECT_RAID:
      navajo_wars_push (state, NAVAJO_WARS_TASK_RAID, effect.n, 0, 0, 0);
      return;
    case NAVAJO_WARS_EFFECT_BUILD:
      NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_BUILD);
      return;
    case NAVAJO_WARS_EFFECT_CAPTIVES:
      NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_CAPTIVES);
      return;
    case NAVAJO_WARS_EFFECT_BLIGHT:
      blight (state, events);
      return;
    case NAVAJO_WARS_EFFECT_SHEEP:
    case NAVAJO_WARS_EFFECT_HORSE:
      change_animal (state, effect.kind == NAVAJO_WARS_EFFECT_HORSE, effect.n, events);
      return;
    case NAVAJO_WARS_EFFECT_GOODS:
      navajo_wars_gain_goods (state, 1, events);
      return;
    case NAVAJO_WARS_EFFECT_AP:
      navajo_wars_track_add (state, NAVAJO_WARS_TRACK_AP, effect.n, events);
      return;
    case NAVAJO_WARS_EFFECT_MORALE:
      navajo_wars_track_add (state, NAVAJO_WARS_TRACK_MORALE, effect.n, events);
      return;
    case NAVAJO_WARS_EFFECT_EFEROCITY:
      navajo_wars_track_add (state, NAVAJO_WARS_TRACK_EFEROCITY, effect.n, events);
      return;
    case NAVAJO_WARS_EFFECT_CULTURE:
      change_own_track (state, NAVAJO_WARS_TRACK_CULTURE, effect.n, events);
      return;
    case NAVAJO_WARS_EFFECT_MILITARY:
      change_own_track (state, NAVAJO_WARS_TRACK_MILITARY, effect.n, events);
      return;
    case NAVAJO_WARS_EFFECT_REVOLT:
      revolt (state, events);
      return;
    case NAVAJO_WARS_EFFECT_UNREST:
      if (state->cubes[NAVAJO_WARS_SUBJUGATION][NAVAJO_WARS_RED] > 0)
        navajo_wars_move_cubes (state, NAVAJO_WARS_RED, 1, NAVAJO_WARS_SUBJUGATION, NAVAJO_WARS_BAG, events);
      return;
    case NAVAJO_WARS_EFFECT_MEXICAN:
      begin_mexican (state, events);
      return;
    case NAVAJO_WARS_EFFECT_AMERICAN:
      begin_american (state, events);
      return;
    case NAVAJO_WARS_EFFECT_MANUELITO:
      NAVAJO_WARS_PUSH (state, NAVAJO_WARS_ASK_MANUELITO);
      return;
    case NAVAJO_WARS_EFFECT_CARSON:
      for (int i = 0; i < 2; i++)
        navajo_wars_push (state, NAVAJO_WARS_TASK_TRIBAL, NAVAJO_WARS_HIT_CARSON, 0, 0, 0);
      return;
    case NAVAJO_WARS_EFFECTS:
      break;
    }
  g_assert_not_reached ();
}
