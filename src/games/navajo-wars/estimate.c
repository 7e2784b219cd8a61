/* estimate.c: for computer players: hidden things dealt anew, and how a position stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/estimate.h"

#include "games/navajo-wars/change.h"
#include "games/navajo-wars/prospects.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Each event card is somewhere in its own stack of nine, the last stack at the bottom; the rest lies anyhow. */
static void
deal_deck (NavajoWarsState *state, OxbowRng *rng)
{
  uint8_t events[NAVAJO_WARS_MAX_DECK], others[NAVAJO_WARS_MAX_DECK], dealt[NAVAJO_WARS_MAX_DECK] = { 0 };
  int n_events = 0, n_others = 0, most = navajo_wars_data (state)->start.is_short ? 4 : 9, bottom = 0;
  for (int i = 0; i < state->n_deck; i++)
    if (state->deck[i] > 40)
      events[n_events++] = state->deck[i];
    else
      others[n_others++] = state->deck[i];
  oxbow_deck_deal_anew (others, n_others, rng);
  for (int i = 0; i < n_events; i++)
    {
      int size = MIN (most, state->n_deck - bottom - (n_events - 1 - i));
      dealt[bottom + (int) oxbow_rng_below (rng, (uint64_t) size)] = events[i];
      bottom += size;
    }
  for (int i = 0; i < state->n_deck; i++)
    if (dealt[i] == 0)
      dealt[i] = others[--n_others];
  memcpy (state->deck, dealt, state->n_deck);
}

/* Counters on spots, each a kind from 1, go back into their cup, and as many are drawn for the same spots. */
static void
deal_counters (NavajoWarsState *state, uint8_t *spots, uint8_t *cup, int n_kinds)
{
  for (int spot = 0; spot < NAVAJO_WARS_SPOTS; spot++)
    if (spots[spot] > 0)
      cup[spots[spot] - 1]++;
  for (int spot = 0; spot < NAVAJO_WARS_SPOTS; spot++)
    if (spots[spot] > 0)
      {
        int kind = navajo_wars_draw (state, cup, n_kinds);
        cup[kind]--;
        spots[spot] = (uint8_t) (1 + kind);
      }
}

void
navajo_wars_determinize (OxbowState *base, int seat, OxbowRng *rng)
{
  NavajoWarsState *state = (NavajoWarsState *) base;
  deal_deck (state, rng);
  state->parent.rng = (OxbowRng) { oxbow_rng_next (rng) };
  deal_counters (state, state->corn, state->corn_cup + 1, NAVAJO_WARS_CORN);
  deal_counters (state, state->intruders, state->intruder_cup, NAVAJO_WARS_INTRUDERS);
  state->parent.rng = (OxbowRng) { oxbow_rng_next (rng) };
}

/* How a position stands, in points of which one is about one point of Military */

typedef struct
{
  const NavajoWarsState *state;
  bool is_raid;                 /* an Enemy Raid is going on, with what is pushed for its end */
  bool has_operation, may_plan, may_act, may_age;       /* still to come in this turn */
  bool is_passage;              /* people may still join */
} Outlook;

static int
next_event (const NavajoWarsState *state)
{
  if (navajo_wars_is_to_do (state, NAVAJO_WARS_TASK_VCHECK))
    return state->card;
  for (int i = state->n_deck - 1; i >= 0; i--)
    if (state->deck[i] >= NAVAJO_WARS_CARD_REVOLT)
      return state->deck[i];
  return navajo_wars_data (state)->start.final;
}

/* Where a lead is all that the end asks for (the first table of NW-7), and at most one Victory Check comes before it:
 * there Enemy Morale begins again from Military, so that what is gained earlier counts for nothing. */
static bool
is_last_stretch (const NavajoWarsState *state)
{
  const NavajoWarsStart *start = &navajo_wars_data (state)->start;
  return start->table == 1 && next_event (state) >= start->final - 1;
}

static bool
is_before_last_check (const NavajoWarsState *state)
{
  return is_last_stretch (state) && next_event (state) != navajo_wars_data (state)->start.final;
}

/* Much that is gained until then is taken into account anew by that check: who looks a few moves ahead gathers more men
 * and Military than is good, and waits where the enemy should be forestalled. */
bool
navajo_wars_misleads (const OxbowState *state, int seat)
{
  return is_before_last_check ((const NavajoWarsState *) state);
}

/* How far Military leads Enemy Morale once the territories lived in are counted (NW-6.17, NW-7). */
static int
get_lead (const NavajoWarsState *state, int event)
{
  int margin = navajo_wars_vp (state) - navajo_wars_data (state)->event_cards[event].vp;
  int lead = state->military + MIN (margin, 1) - state->morale;
  bool is_final = event == navajo_wars_data (state)->start.final;
  return lead - (is_final ? state->cubes[NAVAJO_WARS_SUBJUGATION][NAVAJO_WARS_BLACK] : 0);
}

/* What a Victory Check today would bring. What Military lacks there Culture pays twice; a lead is soon of no more use,
 * for Enemy Morale follows Military after it. Black cubes in Subjugation count in the end, and stay until then. */
static double
judge_next_check (const Outlook *outlook)
{
  const NavajoWarsState *state = outlook->state;
  int event = next_event (state), lead = get_lead (state, event);
  int margin = navajo_wars_vp (state) - navajo_wars_data (state)->event_cards[event].vp;
  double territories = 0.6 * CLAMP (margin, -4, 2);
  int black = state->cubes[NAVAJO_WARS_SUBJUGATION][NAVAJO_WARS_BLACK];
  if (event == navajo_wars_data (state)->start.final)
    return territories + 2.0 * CLAMP (lead, -8, 6);
  if (is_before_last_check (state))
    return territories - 1.8 * black + 2.0 * CLAMP (lead, -8, 0);
  return territories - 1.8 * black + 2.0 * CLAMP (lead, -8, 0) + 1.0 * CLAMP (lead, 0, 2)
         + 0.3 * CLAMP (lead - 2, 0, 3);
}

#define STACK 9                 /* cards between two Victory Checks */

/* How often elders can still raise Military: by Ferocity up to 5, from Culture as long as that is the higher one. */
static int
count_raises (int military, int culture, int men)
{
  int fierce = CLAMP (5 - military, 0, 3 * men);
  return fierce + MAX (0, (culture - military - fierce + 1) / 2);
}

/* What elders can still gain before the end: not more than the tracks leave room for. Much Military at a Victory Check
 * is much Enemy Morale after it, and no room. */
static double
judge_room (const NavajoWarsState *state)
{
  int men = 0, women = 0, military = state->military, culture = state->culture;
  double cards = 1, successes = 0;
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    {
      men += state->families[family].people[NAVAJO_WARS_MAN];
      women += state->families[family].people[NAVAJO_WARS_WOMAN];
    }
  for (int box = 0; box < NAVAJO_WARS_BOXES; box++)
    successes += state->elders[box] * navajo_wars_rating (state, box + 1) / 6.0;
  if (is_before_last_check (state))
    {
      int lead = get_lead (state, next_event (state));
      culture = MIN (9, MAX (0, culture + 2 * MIN (lead, 0)) + women);
      military = MAX (lead, CLAMP (lead + men, men, 7));
    }
  else
    cards = MIN (state->n_deck, STACK) / (double) STACK;
  return 2.0 * MIN (count_raises (military, culture, men), 3 * successes * cards);
}

/* The end counts for more the nearer it comes (NW-7). */
static double
judge_end (const Outlook *outlook)
{
  const NavajoWarsState *state = outlook->state;
  int event = next_event (state);
  double room = is_last_stretch (state) ? judge_room (state) : 0;
  if (event != navajo_wars_data (state)->start.final)
    return room;
  return room + 1.5 * CLAMP (get_lead (state, event), -4, 4) * (state->n_deck < 6 ? 2 : 1);
}

/* Military and Culture both spent is the end: the last points weigh most. */
static double
judge_tracks (const Outlook *outlook)
{
  int military = outlook->state->military, culture = outlook->state->culture, left = military + culture;
  double value = navajo_wars_worth_of_culture (culture) - (left == 0 ? 30 : 12.0 / left);
  return is_before_last_check (outlook->state) ? value : value + 0.4 * military;
}

static double
judge_family (const Outlook *outlook, int family)
{
  const NavajoWarsState *state = outlook->state;
  const NavajoWarsFamily *at = &state->families[family];
  double value = NAVAJO_WARS_WORTH_OF_FAMILY + 0.7 * at->horse - 0.3 * at->ferocity;
  for (int person = NAVAJO_WARS_MAN; person <= NAVAJO_WARS_CHILD; person++)
    value += navajo_wars_worth[person] * at->people[person];
  return at->in ? value : 0;
}

static double
judge_families (const Outlook *outlook)
{
  double value = 0;
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    value += judge_family (outlook, family);
  return is_last_stretch (outlook->state) ? 0.6 * value : value;
}

/* Far from Outposts, and where the family may still choose to evade; not in the reach of a Fort. */
static double
judge_refuge (const Outlook *outlook, int family)
{
  const NavajoWarsState *state = outlook->state;
  const NavajoWarsFamily *at = &state->families[family];
  int t = navajo_wars_territory (state, family);
  double value = 0;
  if (!at->in || at->place == NAVAJO_WARS_NOWHERE)
    return 0;
  if (outlook->is_raid && !navajo_wars_is_spot (at->place))
    return at->place >= NAVAJO_WARS_ESCAPE ? 0.5 : -2.5;
  if (!navajo_wars_is_spot (at->place))
    return 0;
  if (state->raid[at->place] > 0)
    value -= 3.0;
  if (t == NAVAJO_WARS_CANYON)
    return value + 1.4;
  int away = navajo_wars_area (state, family) - navajo_wars_depth (state, t);
  return value + 0.35 * CLAMP (away, 0, 6) - (away <= 0 ? 0.8 : 0) - (state->fort[t] ? 0.6 : 0);
}

static double
judge_refuges (const Outlook *outlook)
{
  double value = 0;
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    value += judge_refuge (outlook, family);
  return value;
}

static double
judge_elders (const Outlook *outlook)
{
  double value = navajo_wars_judge_elders (outlook->state);
  return is_last_stretch (outlook->state) ? value + 0.5 * navajo_wars_n_elders (outlook->state) : value;
}

/* People in the Passage of Time find a place in the next one, or are gone (NW-6.15). */
static double
judge_waiting (const Outlook *outlook)
{
  const NavajoWarsState *state = outlook->state;
  double value = 0.4 * state->passage_horses;
  if (outlook->is_passage)
    return value;
  for (int person = NAVAJO_WARS_MAN; person <= NAVAJO_WARS_ELDER; person++)
    value += navajo_wars_worth[person] * (0.35 * MIN (state->passage[person], 3)
                                          + 0.1 * CLAMP (state->passage[person] - 3, 0, 4));
  return value;
}

#define REACH 0.4               /* of an Outpost's weight that is left when a family can raid it */

/* Whether a family stands where its next action can be a raid on an Outpost of this area of its territory. */
static bool
is_in_reach (const NavajoWarsState *state, int territory, int area)
{
  for (int family = 0; family < NAVAJO_WARS_FAMILIES && area > 0 && state->military > 0; family++)
    if (navajo_wars_on_map (&state->families[family]) && state->families[family].people[NAVAJO_WARS_MAN]
        && navajo_wars_territory (state, family) == territory && navajo_wars_area (state, family) <= area)
      return true;
  return false;
}

static double
judge_outposts (const Outlook *outlook)
{
  const NavajoWarsState *state = outlook->state;
  double value = 0;
  for (int t = 1; t <= NAVAJO_WARS_TRACKS; t++)
    {
      double mission = state->mission[t] > 0 ? 3.8 + 0.3 * state->mission[t] : 0;
      double rancho = state->rancho[t] > 0 ? 4.2 + 0.3 * state->rancho[t] : 0;
      value -= is_in_reach (state, t, state->mission[t]) ? REACH * mission : mission;
      value -= is_in_reach (state, t, state->rancho[t]) ? REACH * rancho : rancho;
      value -= state->fort[t] * 3.0;
    }
  return value;
}

static double
judge_land (const Outlook *outlook)
{
  const NavajoWarsState *state = outlook->state;
  double value = 0;
  for (int t = 1; t <= NAVAJO_WARS_TRACKS; t++)
    value -= (navajo_wars_has_family (state, t) ? 0.6 : 0.2) * state->drought[t];
  for (int spot = 0; spot < NAVAJO_WARS_SPOTS; spot++)
    value += state->corn[spot] > 0 ? 0.5 : 0;
  return value;
}

static double
judge_stores (const Outlook *outlook)
{
  const NavajoWarsState *state = outlook->state;
  return 0.6 * state->horses + 0.6 * state->sheep + 0.8 * navajo_wars_goods_held (state) + 1.0 * state->fortunes
         + 0.8 * state->firearms + 0.15 * navajo_wars_corn_points (state) + 0.5 * state->n_hand;
}

static double
judge_developments (const Outlook *outlook)
{
  static const double weights[NAVAJO_WARS_SETS] = { 0.8, 1.0, 0.9, 1.3, 0.8, 0.9, 1.1, 1.2 };
  double value = 0;
  for (int set = 0; set < NAVAJO_WARS_SETS; set++)
    value += weights[set] * navajo_wars_level (outlook->state, (NavajoWarsSet) set);
  return value;
}

/* What the enemy collects next, holds already, and still has to place. */
static double
judge_enemy (const Outlook *outlook)
{
  const NavajoWarsState *state = outlook->state;
  double value = -0.8 * state->cubes[NAVAJO_WARS_SUBJUGATION][NAVAJO_WARS_RED]
                 + 0.5 * MIN (navajo_wars_n_cubes (state, NAVAJO_WARS_RAIDED), 4) - 0.4 * state->enemy_ap;
  value += state->special != NAVAJO_WARS_NO_SPECIAL ? 0.4 * state->box : 0;
  return value - (outlook->is_raid ? 0.5 * state->raid_left : 0);
}

/* What an operation that has begun, or a Planning in which elders have not spoken yet, may still bring. */

static double
judge_family_action (const NavajoWarsState *state, int family, int mp)
{
  const NavajoWarsFamily *at = &state->families[family];
  int t = navajo_wars_territory (state, family);
  bool fights = at->people[NAVAJO_WARS_MAN] && state->military > 0;
  double value = 0.1 * mp;
  for (int target = NAVAJO_WARS_RAID_MISSION; target <= NAVAJO_WARS_RAID_RANCHO && t <= NAVAJO_WARS_TRACKS; target++)
    {
      int area = target == NAVAJO_WARS_RAID_MISSION ? state->mission[t] : state->rancho[t];
      if (fights && area >= navajo_wars_area (state, family) && navajo_wars_value_for (state, family, area) <= mp)
        value = MAX (value, area == 1 ? 1.5 : 2.0);
    }
  if (state->corn[at->place] == 0 && navajo_wars_planting_cost (state, family) <= mp)
    value = MAX (value, 0.6);
  return value;
}

static double
judge_actions (const NavajoWarsState *state)
{
  int left = navajo_wars_n_activations (state);
  double value = 0;
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    if (state->activated >> family & 1)
      left--;
  for (int family = 0; family < NAVAJO_WARS_FAMILIES && left > 0; family++)
    if (navajo_wars_on_map (&state->families[family]) && !(state->activated >> family & 1))
      {
        value += judge_family_action (state, family, 6);
        left--;
      }
  return value;
}

static double
take_room (double *successes, double room, double each)
{
  double taken = CLAMP (room, 0, *successes);
  *successes -= taken;
  return taken * each;
}

/* What elders who have not spoken yet may bring: the best things first, each as often as there is room for it. */
static double
judge_planning (const NavajoWarsState *state)
{
  double successes = 0, calm = 0, fierce = 0;
  for (int box = 1; box < NAVAJO_WARS_BOXES; box++)
    successes += (state->elders[box] - state->elders_used[box]) * navajo_wars_rating (state, box + 1) / 6.0;
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    if (state->families[family].in && !(state->ferocity_changed >> family & 1))
      {
        fierce += state->families[family].ferocity > 0;
        calm += state->families[family].ferocity < 3 && state->families[family].people[NAVAJO_WARS_MAN];
      }
  return take_room (&successes, MIN (fierce, 5 - state->culture), 1.2)
         + take_room (&successes, MIN (calm, 5 - state->military), 1.0)
         + take_room (&successes, (state->culture - state->military) / 2, 0.8)
         + take_room (&successes, 8 - state->ap, 0.4);
}

#define OPERATION 0.5           /* little, or else a turn would be ended for the next one's sake */

static double
judge_chances (const Outlook *outlook)
{
  const NavajoWarsState *state = outlook->state;
  const NavajoWarsTask *top = navajo_wars_top (state);
  double value = outlook->has_operation ? OPERATION : 0;
  if (outlook->may_plan)
    value += judge_planning (state);
  if (outlook->may_act)
    value += judge_actions (state);
  if (state->acting >= 0 && top != NULL && navajo_wars_on_map (&state->families[state->acting]))
    value += judge_family_action (state, state->acting, state->mp);
  if (outlook->is_passage)
    value += navajo_wars_judge_passage (state, outlook->may_age, is_last_stretch (state) ? 1.5 : 0.4);
  else if (navajo_wars_is_to_do (state, NAVAJO_WARS_TASK_PASSAGE_6))
    value -= 1.5 * MAX (0, state->unfed - 4 * state->sheep - navajo_wars_corn_points (state));
  return value;
}

static double
judge_morale (const Outlook *outlook)
{
  return is_before_last_check (outlook->state) ? 0 : -0.3 * outlook->state->morale;
}

static double
judge_points (const Outlook *outlook)
{
  int ap = outlook->state->ap;
  return 0.8 * MIN (ap, 3) + 0.4 * CLAMP (ap - 3, 0, 5);
}

static double
judge_result (const Outlook *outlook)
{
  static const double results[] = { 0, 100, 60, -60, -100 };
  return results[outlook->state->result];
}

static const struct
{
  const char *name;
  double (*judge) (const Outlook *outlook);
} terms_of_estimate[] = {
  { N_("Military and Culture"), judge_tracks },
  { N_("lower Enemy Morale"), judge_morale },
  { N_("action points"), judge_points },
  { N_("families"), judge_families },
  { N_("places of refuge"), judge_refuges },
  { N_("elders"), judge_elders },
  { N_("people waiting in the Passage of Time"), judge_waiting },
  { N_("the next Victory Check"), judge_next_check },
  { N_("fewer Outposts and Forts"), judge_outposts },
  { N_("corn and drought"), judge_land },
  { N_("stores"), judge_stores },
  { N_("developments"), judge_developments },
  { N_("a weaker enemy"), judge_enemy },
  { N_("what may still be done"), judge_chances },
  { N_("the end in sight"), judge_end },
  { N_("result"), judge_result },
};

double
navajo_wars_estimate (const OxbowState *base, int seat, OxbowTerms *terms)
{
  const NavajoWarsState *state = (const NavajoWarsState *) base;
  Outlook outlook = {
    .state = state,
    .is_raid = navajo_wars_is_to_do (state, NAVAJO_WARS_TASK_RAID_END)
               || navajo_wars_is_to_do (state, NAVAJO_WARS_TASK_TRIBAL_END),
    .may_plan = navajo_wars_is_to_do (state, NAVAJO_WARS_ASK_PLAN),
    .may_act = navajo_wars_is_to_do (state, NAVAJO_WARS_ASK_ACTIONS),
    .has_operation = navajo_wars_is_to_do (state, NAVAJO_WARS_ASK_OP),
    .may_age = navajo_wars_is_to_do (state, NAVAJO_WARS_ASK_AGE),
    .is_passage = navajo_wars_is_to_do (state, NAVAJO_WARS_TASK_PASSAGE_2)
                  || navajo_wars_is_to_do (state, NAVAJO_WARS_ASK_JOIN),
  };
  double total = 0;
  for (guint i = 0; i < G_N_ELEMENTS (terms_of_estimate); i++)
    {
      double value = terms_of_estimate[i].judge (&outlook);
      oxbow_terms_add (terms, terms_of_estimate[i].name, value);
      total += value;
    }
  return total;
}
