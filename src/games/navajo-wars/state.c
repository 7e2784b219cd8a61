/* state.c: words of the game, and questions about a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/state.h"

#include <stdlib.h>

const char *const nw_period_words[] = { "spanish", "mexican", "american", NULL };
const char *const nw_colour_words[] = { "black", "brown", "red", "white", "yellow", "green", "blue", NULL };
const char *const nw_group_words[] = { "bag", "raided", "recovery", "subjugation", NULL };
const char *const nw_person_words[] = { "man", "woman", "child", "elder", NULL };
const char *const nw_set_words[] = { "farming", "horsemanship", "husbandry", "mesas", "religion", "traders", "warriors",
                                     "weaving", NULL };
const char *const nw_intruder_words[] = { "ambush", "false-rumor", "firearms", "fortune", "moved", "mission", "omen",
                                          "trade", "wanderers", NULL };
const char *const nw_instruction_words[] = { "build", "build-subvert", "subvert", "subjugate", "expand", "colonize",
                                             "utes", "comanche", "captives", "raid", "peace", "defend", NULL };
const char *const nw_special_words[] = { "none", "peace", "defend", NULL };
const char *const nw_hit_words[] = { "raid", "utes", "comanche", "carson", NULL };
const char *const nw_cause_words[] = { "ambush", "raid", "tribal-utes", "tribal-comanche", "tribal-carson",
                                       "war-1-utes", "war-1-comanche", "war-2-utes", "war-2-comanche", "war-3-utes",
                                       "war-3-comanche", "raid-nm", "raid-mission", "raid-rancho", "raid-fort", NULL };
const char *const nw_target_words[] = { "nm", "mission", "rancho", "fort", "long", NULL };
const char *const nw_outcome_words[] = { "MFV", "FV", "FE", "RGD", "TTD", "EV", "MEV", NULL };
const char *const nw_result_words[] = { "-", "major-victory", "minor-victory", "minor-defeat", "major-defeat", NULL };
const char *const nw_roll_words[] = { "elder", "council", "harvest", "evade", "evade-tribal", "negotiate", "diplomacy",
                                      "battle", NULL };
const char *const nw_effect_words[] = { "none", "intruders", "drought", "rain", "tribal", "raid", "build", "captives",
                                        "blight", "sheep", "horse", "goods", "ap", "morale", "eferocity", "culture",
                                        "military", "revolt", "unrest", "mexican", "american", "manuelito", "carson",
                                        NULL };
const char *const nw_family_words[] = { "A", "B", "C", "D", "E", "F", NULL };
const char *const nw_place_words[] = { "-", "caught1", "caught2", "caught3", "caught4", "caught5", "caught6", "caught7",
                                       "escape1", "escape2", "escape3", "escape4", "escape5", "escape6", "escape7",
                                       NULL };
const int nw_elder_ratings[NW_BOXES] = { 0, 1, 2, 2, 3, 4, 5 };

/* Spots */

int
nw_spot_of (const NwState *state, int cell)
{
  return GPOINTER_TO_INT (g_hash_table_lookup (nw_setup (state)->spots, GINT_TO_POINTER (cell))) - 1;
}

OxbowCell
nw_cell_of (const NwState *state, int spot)
{
  return nw_data (state)->cells[spot];
}

int
nw_spot_neighbours (int spot, int neighbours[4])
{
  int n = 0;
  if (!nw_is_track (spot))
    {
      for (int cell = 0; cell < NW_CANYON_CELLS; cell++)
        if (cell != spot)
          neighbours[n++] = cell;
      return n;
    }
  int territory = nw_spot_territory (spot), area = nw_spot_area (spot);
  if (area > 1)
    neighbours[n++] = spot - 1;
  if (area < NW_AREAS)
    neighbours[n++] = spot + 1;
  if (territory > 1)
    neighbours[n++] = spot - NW_AREAS;
  if (territory < NW_TRACKS)
    neighbours[n++] = spot + NW_AREAS;
  return n;
}

bool
nw_spots_adjacent (int from, int to)
{
  int neighbours[4], n = nw_spot_neighbours (from, neighbours);
  for (int i = 0; i < n; i++)
    if (neighbours[i] == to)
      return true;
  return false;
}

int
nw_place_territory (int place)
{
  if (place == NW_NOWHERE)
    return 0;
  if (place >= NW_ESCAPE)
    return place - NW_ESCAPE;
  return place >= NW_CAUGHT ? place - NW_CAUGHT : nw_spot_territory (place);
}

int
nw_place_argument (const NwState *state, int place)
{
  if (nw_is_spot (place))
    return nw_cell_of (state, place);
  if (place == NW_NOWHERE)
    return OXBOW_NAMED_PLACE (0);
  return OXBOW_NAMED_PLACE (place >= NW_ESCAPE ? NW_CANYON + place - NW_ESCAPE : place - NW_CAUGHT);
}

const char *
nw_place_name (const NwState *state, int place, char name[OXBOW_NAME_SIZE])
{
  if (nw_is_spot (place))
    return oxbow_cell_name (&state->parent.setup->grid, nw_cell_of (state, place), name);
  return nw_place_words[OXBOW_NAMED_PLACE (nw_place_argument (state, place))];
}

/* Families */

int
nw_empty_places (const NwFamily *family)
{
  return 3 - family->people[NW_MAN] - family->people[NW_WOMAN] - family->people[NW_CHILD];
}

int
nw_territory (const NwState *state, int family)
{
  return nw_place_territory (state->families[family].place);
}

int
nw_area (const NwState *state, int family)
{
  return nw_spot_area (state->families[family].place);
}

bool
nw_in_fort (const NwState *state, int family)
{
  int place = state->families[family].place;
  return state->families[family].in && nw_is_track (place) && nw_spot_area (place) == 1
         && state->fort[nw_spot_territory (place)];
}

int
nw_family_at (const NwState *state, int spot)
{
  for (int family = 0; family < NW_FAMILIES; family++)
    if (state->families[family].in && state->families[family].place == spot)
      return family;
  return -1;
}

bool
nw_has_family (const NwState *state, int territory)
{
  for (int family = 0; family < NW_FAMILIES; family++)
    if (state->families[family].in && nw_territory (state, family) == territory)
      return true;
  return false;
}

int
nw_evade (const NwState *state, int family)
{
  return 2 - state->families[family].ferocity + (nw_level (state, NW_MESAS) >= 1) + (state->manuelito == family);
}

bool
nw_may_react (const NwState *state, int family)
{
  const NwFamily *at = &state->families[family];
  if (!at->in || !nw_is_track (at->place) || nw_in_fort (state, family))
    return false;
  int territory = nw_spot_territory (at->place), area = nw_spot_area (at->place);
  return area > state->mission[territory] && area > state->rancho[territory];
}

int
nw_mp_at_start (const NwState *state, int family)
{
  const NwFamily *at = &state->families[family];
  return 6 - nw_empty_places (at) + (at->horse && nw_level (state, NW_HORSEMANSHIP) >= 3);
}

/* Counts */

int
nw_level (const NwState *state, NwSet set)
{
  return MAX (state->levels[set], 0);
}

int
nw_n_elders (const NwState *state)
{
  int n = 0;
  for (int box = 0; box < NW_BOXES; box++)
    n += state->elders[box];
  return n;
}

int
nw_n_horses (const NwState *state)
{
  int n = state->horses + state->passage_horses;
  for (int family = 0; family < NW_FAMILIES; family++)
    n += state->families[family].horse;
  return n;
}

int
nw_goods_held (const NwState *state)
{
  return state->goods + state->trade;
}

int
nw_price (const NwState *state)
{
  return nw_level (state, NW_TRADERS) >= 2 ? 2 : 3;
}

int
nw_corn_points (const NwState *state)
{
  int points = 0;
  for (int value = 1; value <= NW_CORN; value++)
    points += value * state->corn_held[value];
  return points;
}

int
nw_depth (const NwState *state, int territory)
{
  int depth = MAX (state->mission[territory], state->rancho[territory]);
  return MAX (depth, state->fort[territory] ? 1 : 0);
}

int
nw_n_outposts (const NwState *state)
{
  int n = 0;
  for (int t = 1; t <= NW_TRACKS; t++)
    n += (state->mission[t] > 0) + (state->rancho[t] > 0);
  return n;
}

int
nw_n_cubes (const NwState *state, NwGroup group)
{
  int n = 0;
  for (int colour = 0; colour < NW_COLOURS; colour++)
    n += state->cubes[group][colour];
  return n;
}

int
nw_n_activations (const NwState *state)
{
  int n_canyon = 0;
  for (int family = 0; family < NW_FAMILIES; family++)
    n_canyon += state->families[family].in && nw_territory (state, family) == NW_CANYON;
  return nw_n_elders (state) + MAX (1, n_canyon);
}

int
nw_vp (const NwState *state)
{
  int vp = 0;
  for (int t = 1; t <= NW_CANYON; t++)
    if (nw_has_family (state, t))
      vp += nw_data (state)->vp[t];
  return vp;
}

int
nw_enemy_income (const NwState *state)
{
  int red = state->cubes[NW_SUBJUGATION][NW_RED], raided = nw_n_cubes (state, NW_RAIDED);
  int less = (int) state->period + nw_event_in_play (state, NW_CARD_CIVIL_WAR);
  int ap = state->card <= 40 ? nw_data (state)->cards[state->card].ap : 0;
  return MAX (1, ap + red - MIN (red, less) - raided + nw_setup (state)->adjust);
}

bool
nw_event_in_play (const NwState *state, int card)
{
  return state->events >> (card - NW_CARD_REVOLT) & 1;
}

bool
nw_may_pay_reroll (const NwState *state)
{
  return state->fortunes > 0 || state->n_hand > 0 || nw_goods_held (state) >= nw_price (state);
}

bool
nw_may_pay_redraw (const NwState *state, int family)
{
  return state->fortunes > 0 || nw_goods_held (state) >= nw_price (state)
         || (state->manuelito == family && !state->manuelito_used);
}

/* NW-2.6: what can be bought off */
bool
nw_is_bad (NwEffect effect, bool enemy_way)
{
  if (enemy_way)
    return effect.kind != NW_EFFECT_NONE;
  switch ((NwEffectKind) effect.kind)
    {
    case NW_EFFECT_MORALE:
    case NW_EFFECT_EFEROCITY:
      return effect.n > 0;
    case NW_EFFECT_BLIGHT:
    case NW_EFFECT_DROUGHT:
      return true;
    case NW_EFFECT_CULTURE:
    case NW_EFFECT_MILITARY:
    case NW_EFFECT_SHEEP:
    case NW_EFFECT_AP:
    case NW_EFFECT_HORSE:
      return effect.n < 0;
    default:
      return false;
    }
}

const NwSide *
nw_side (const NwState *state, uint8_t counter)
{
  return &nw_data (state)->sides[state->period][NW_COUNTER_LETTER (counter)][NW_COUNTER_IS_BACK (counter)];
}

/* Costs */

int
nw_value_for (const NwState *state, int family, int area)
{
  return state->families[family].horse ? nw_horse_value (area) : area;
}

int
nw_move_cost (const NwState *state, int family, int to)
{
  int territory = nw_spot_territory (to), area = nw_spot_area (to), cost = nw_value_for (state, family, area);
  if (nw_is_track (to))
    {
      cost += state->mission[territory] >= area || state->rancho[territory] >= area;
      cost += state->fort[territory] != 0;
    }
  cost -= state->families[family].horse && nw_level (state, NW_HORSEMANSHIP) >= 2;
  return MAX (cost, 1);
}

int
nw_planting_cost (const NwState *state, int family)
{
  bool canyon = nw_territory (state, family) == NW_CANYON;
  int area = canyon && nw_level (state, NW_FARMING) >= 2 ? 1 : nw_area (state, family);
  return (nw_level (state, NW_FARMING) >= 1 ? 3 : 4) + area;
}

int
nw_water_cost (const NwState *state, int family)
{
  return 9 - nw_value_for (state, family, nw_area (state, family));
}

int
nw_raid_cost (const NwState *state, int family, NwTarget target)
{
  int territory = nw_territory (state, family), cost = 0;
  switch (target)
    {
    case NW_RAID_NM:
      for (int area = 1; area < nw_area (state, family); area++)
        cost += nw_value_for (state, family, area);
      return MAX (cost, 1);
    case NW_RAID_MISSION:
      return nw_value_for (state, family, state->mission[territory]);
    case NW_RAID_RANCHO:
      return nw_value_for (state, family, state->rancho[territory]);
    case NW_RAID_FORT:
      return 1;
    case NW_RAID_LONG:
      return state->mp;
    }
  g_assert_not_reached ();
}

/* Battles */

bool
nw_cause_is_field (int cause)
{
  return cause < NW_FOR_WAR;
}

bool
nw_cause_is_tribe (int cause)
{
  return cause == NW_FOR_TRIBAL || cause == NW_FOR_TRIBAL + 1 || (cause >= NW_FOR_WAR && cause < NW_FOR_LOOT);
}

static int
enemy_strength (const NwState *state, int cause)
{
  if (!nw_cause_is_tribe (cause))
    return state->eferocity;
  bool comanche = cause < NW_FOR_WAR ? cause == NW_FOR_TRIBAL + 1 : (cause - NW_FOR_WAR) % 2 == 1;
  return comanche ? 5 : 4;
}

int
nw_battle_difference (const NwState *state, int family, int cause, bool guns)
{
  const NwFamily *at = &state->families[family];
  int ours = state->dice[0] + at->ferocity;
  if (cause == NW_FOR_AMBUSH)
    ours = state->dice[0] + MIN (2 * at->ferocity, nw_area (state, family));
  if (at->horse)
    ours += nw_level (state, NW_HORSEMANSHIP) >= 1 ? 2 : 1;
  ours += (guns ? 2 : 0) + (state->manuelito == family);
  ours += cause >= NW_FOR_LOOT && nw_level (state, NW_WARRIORS) >= 1;
  int difference = ours - state->dice[1] - enemy_strength (state, cause);
  return CLAMP (difference, -4, 4);
}

NwOutcome
nw_battle_outcome (const NwState *state, int family, int cause, bool guns)
{
  /* from 4 down to -4; columns for areas 1-2, 3-4, 5-6, and raids and wars of the family's own */
  static const uint8_t outcomes[9][4] = {
    { NW_FV, NW_MFV, NW_MFV, NW_MFV }, { NW_FE, NW_FV, NW_MFV, NW_FV }, { NW_FE, NW_FV, NW_FV, NW_FV },
    { NW_RGD, NW_FE, NW_FV, NW_RGD }, { NW_RGD, NW_RGD, NW_RGD, NW_RGD }, { NW_EV, NW_TTD, NW_TTD, NW_TTD },
    { NW_EV, NW_EV, NW_EV, NW_EV }, { NW_EV, NW_EV, NW_MEV, NW_EV }, { NW_MEV, NW_MEV, NW_MEV, NW_MEV },
  };
  int column = nw_cause_is_field (cause) ? (nw_area (state, family) - 1) / 2 : 3;
  return (NwOutcome) outcomes[4 - nw_battle_difference (state, family, cause, guns)][column];
}

/* Enemy Raids */

int
nw_raid_need (const NwState *state, int spot)
{
  return state->corn[spot] > 0 || state->harass[spot] ? 2 : 1;
}

/* The path to a family on a track: its cost, and the first cell of it that has no counter. */
static int
raid_path (const NwState *state, int spot, int *first)
{
  int territory = nw_spot_territory (spot), area = nw_spot_area (spot), depth = nw_depth (state, territory), cost = 0;
  *first = NW_NOWHERE;
  for (int at = area <= depth ? area : depth + 1; at <= area; at++)
    if (state->raid[nw_spot (territory, at)] == 0)
      {
        cost += at;
        if (*first == NW_NOWHERE)
          *first = nw_spot (territory, at);
      }
  return cost;
}

int
nw_next_raid_spot (const NwState *state)
{
  int best = NW_NOWHERE, best_cost = G_MAXINT, first;
  for (int family = 0; family < NW_FAMILIES; family++)
    {
      const NwFamily *at = &state->families[family];
      if (!at->in || !nw_is_track (at->place) || state->raid[at->place] > 0)
        continue;
      int cost = raid_path (state, at->place, &first);
      if (cost < best_cost)
        {
          best_cost = cost;
          best = first;
        }
    }
  for (int family = 0; family < NW_FAMILIES && best == NW_NOWHERE; family++)
    {
      const NwFamily *at = &state->families[family];
      if (nw_on_map (at) && !nw_is_track (at->place) && state->raid[at->place] == 0)
        best = at->place;
    }
  return best;
}
