/* state.c: words of the game, and questions about a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/state.h"

#include <stdlib.h>

const char *const navajo_wars_period_words[] = { "spanish", "mexican", "american", NULL };
const char *const navajo_wars_colour_words[] = { "black", "brown", "red", "white", "yellow", "green", "blue", NULL };
const char *const navajo_wars_group_words[] = { "bag", "raided", "recovery", "subjugation", NULL };
const char *const navajo_wars_person_words[] = { "man", "woman", "child", "elder", NULL };
const char *const navajo_wars_set_words[] = { "farming", "horsemanship", "husbandry", "mesas", "religion", "traders",
                                              "warriors", "weaving", NULL };
const char *const navajo_wars_intruder_words[] = { "ambush", "false-rumor", "firearms", "fortune", "moved", "mission",
                                                   "omen", "trade", "wanderers", NULL };
const char *const navajo_wars_instruction_words[] = { "build", "build-subvert", "subvert", "subjugate", "expand",
                                                      "colonize",
                                                      "utes", "comanche", "captives", "raid", "peace", "defend", NULL };
const char *const navajo_wars_special_words[] = { "none", "peace", "defend", NULL };
const char *const navajo_wars_hit_words[] = { "raid", "utes", "comanche", "carson", NULL };
const char *const navajo_wars_cause_words[] = { "ambush", "raid", "tribal-utes", "tribal-comanche", "tribal-carson",
                                                "war-1-utes", "war-1-comanche", "war-2-utes", "war-2-comanche",
                                                "war-3-utes",
                                                "war-3-comanche", "raid-nm", "raid-mission", "raid-rancho", "raid-fort",
                                                NULL };
const char *const navajo_wars_target_words[] = { "nm", "mission", "rancho", "fort", "long", NULL };
const char *const navajo_wars_outcome_words[] = { "MFV", "FV", "FE", "RGD", "TTD", "EV", "MEV", NULL };
const char *const navajo_wars_result_words[] = { "-", "major-victory", "minor-victory", "minor-defeat", "major-defeat",
                                                 NULL };
const char *const navajo_wars_roll_words[] = { "elder", "council", "harvest", "evade", "evade-tribal", "negotiate",
                                               "diplomacy", "battle", NULL };
const char *const navajo_wars_effect_words[] = { "none", "intruders", "drought", "rain", "tribal", "raid", "build",
                                                 "captives",
                                                 "blight", "sheep", "horse", "goods", "ap", "morale", "eferocity",
                                                 "culture",
                                                 "military", "revolt", "unrest", "mexican", "american", "manuelito",
                                                 "carson", NULL };
const char *const navajo_wars_family_words[] = { "A", "B", "C", "D", "E", "F", NULL };
const char *const navajo_wars_place_words[] = { "-", "caught1", "caught2", "caught3", "caught4", "caught5", "caught6",
                                                "caught7",
                                                "escape1", "escape2", "escape3", "escape4", "escape5", "escape6",
                                                "escape7", NULL };

/* Spots */

int
navajo_wars_spot_of (const NavajoWarsState *state, int cell)
{
  bool is_cell = cell >= 0 && cell < oxbow_grid_n_cells (&state->parent.setup->grid);
  return is_cell ? navajo_wars_setup (state)->spots[cell] : NAVAJO_WARS_NOWHERE;
}

OxbowCell
navajo_wars_cell_of (const NavajoWarsState *state, int spot)
{
  return navajo_wars_data (state)->cells[spot];
}

int
navajo_wars_spot_neighbours (int spot, int neighbours[4])
{
  int n = 0;
  if (!navajo_wars_is_track (spot))
    {
      for (int cell = 0; cell < NAVAJO_WARS_CANYON_CELLS; cell++)
        if (cell != spot)
          neighbours[n++] = cell;
      return n;
    }
  int territory = navajo_wars_spot_territory (spot), area = navajo_wars_spot_area (spot);
  if (area > 1)
    neighbours[n++] = spot - 1;
  if (area < NAVAJO_WARS_AREAS)
    neighbours[n++] = spot + 1;
  if (territory > 1)
    neighbours[n++] = spot - NAVAJO_WARS_AREAS;
  if (territory < NAVAJO_WARS_TRACKS)
    neighbours[n++] = spot + NAVAJO_WARS_AREAS;
  return n;
}

bool
navajo_wars_spots_adjacent (int from, int to)
{
  int neighbours[4], n = navajo_wars_spot_neighbours (from, neighbours);
  for (int i = 0; i < n; i++)
    if (neighbours[i] == to)
      return true;
  return false;
}

int
navajo_wars_place_territory (int place)
{
  if (place == NAVAJO_WARS_NOWHERE)
    return 0;
  if (place >= NAVAJO_WARS_ESCAPE)
    return place - NAVAJO_WARS_ESCAPE;
  return place >= NAVAJO_WARS_CAUGHT ? place - NAVAJO_WARS_CAUGHT : navajo_wars_spot_territory (place);
}

int
navajo_wars_place_argument (const NavajoWarsState *state, int place)
{
  if (navajo_wars_is_spot (place))
    return navajo_wars_cell_of (state, place);
  if (place == NAVAJO_WARS_NOWHERE)
    return OXBOW_NAMED_PLACE (0);
  return OXBOW_NAMED_PLACE (place >= NAVAJO_WARS_ESCAPE ? NAVAJO_WARS_CANYON + place - NAVAJO_WARS_ESCAPE
                            : place - NAVAJO_WARS_CAUGHT);
}

const char *
navajo_wars_place_name (const NavajoWarsState *state, int place, char name[OXBOW_NAME_SIZE])
{
  if (navajo_wars_is_spot (place))
    return oxbow_cell_name (&state->parent.setup->grid, navajo_wars_cell_of (state, place), name);
  return navajo_wars_place_words[OXBOW_NAMED_PLACE (navajo_wars_place_argument (state, place))];
}

/* Families */

int
navajo_wars_empty_places (const NavajoWarsFamily *family)
{
  return 3 - family->people[NAVAJO_WARS_MAN] - family->people[NAVAJO_WARS_WOMAN] - family->people[NAVAJO_WARS_CHILD];
}

int
navajo_wars_territory (const NavajoWarsState *state, int family)
{
  return navajo_wars_place_territory (state->families[family].place);
}

int
navajo_wars_area (const NavajoWarsState *state, int family)
{
  return navajo_wars_spot_area (state->families[family].place);
}

bool
navajo_wars_in_fort (const NavajoWarsState *state, int family)
{
  int place = state->families[family].place;
  return state->families[family].in && navajo_wars_is_track (place) && navajo_wars_spot_area (place) == 1
         && state->fort[navajo_wars_spot_territory (place)];
}

int
navajo_wars_family_at (const NavajoWarsState *state, int spot)
{
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    if (state->families[family].in && state->families[family].place == spot)
      return family;
  return -1;
}

bool
navajo_wars_has_family (const NavajoWarsState *state, int territory)
{
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    if (state->families[family].in && navajo_wars_territory (state, family) == territory)
      return true;
  return false;
}

int
navajo_wars_evade (const NavajoWarsState *state, int family)
{
  return 2 - state->families[family].ferocity + (navajo_wars_level (state, NAVAJO_WARS_MESAS) >= 1);
}

/* NW-6.8: Manuelito helps those who evade, not those who negotiate. */
int
navajo_wars_added_to_evade (const NavajoWarsState *state, int family)
{
  return navajo_wars_evade (state, family) + (state->manuelito == family);
}

bool
navajo_wars_may_react (const NavajoWarsState *state, int family)
{
  const NavajoWarsFamily *at = &state->families[family];
  if (!at->in || !navajo_wars_is_track (at->place) || navajo_wars_in_fort (state, family))
    return false;
  int territory = navajo_wars_spot_territory (at->place), area = navajo_wars_spot_area (at->place);
  return area > state->mission[territory] && area > state->rancho[territory];
}

int
navajo_wars_mp_at_start (const NavajoWarsState *state, int family)
{
  const NavajoWarsFamily *at = &state->families[family];
  return 6 - navajo_wars_empty_places (at) + (at->horse && navajo_wars_level (state, NAVAJO_WARS_HORSEMANSHIP) >= 3);
}

/* Counts */

int
navajo_wars_level (const NavajoWarsState *state, NavajoWarsSet set)
{
  return MAX (state->levels[set], 0);
}

int
navajo_wars_n_elders (const NavajoWarsState *state)
{
  int n = 0;
  for (int box = 0; box < NAVAJO_WARS_BOXES; box++)
    n += state->elders[box];
  return n;
}

int
navajo_wars_n_horses (const NavajoWarsState *state)
{
  int n = state->horses + state->passage_horses;
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    n += state->families[family].horse;
  return n;
}

int
navajo_wars_goods_held (const NavajoWarsState *state)
{
  return state->goods + state->trade;
}

int
navajo_wars_price (const NavajoWarsState *state)
{
  return navajo_wars_level (state, NAVAJO_WARS_TRADERS) >= 2 ? 2 : 3;
}

int
navajo_wars_corn_points (const NavajoWarsState *state)
{
  int points = 0;
  for (int value = 1; value <= NAVAJO_WARS_CORN; value++)
    points += value * state->corn_held[value];
  return points;
}

int
navajo_wars_depth (const NavajoWarsState *state, int territory)
{
  int depth = MAX (state->mission[territory], state->rancho[territory]);
  return MAX (depth, state->fort[territory] ? 1 : 0);
}

int
navajo_wars_n_outposts (const NavajoWarsState *state)
{
  int n = 0;
  for (int t = 1; t <= NAVAJO_WARS_TRACKS; t++)
    n += (state->mission[t] > 0) + (state->rancho[t] > 0);
  return n;
}

int
navajo_wars_n_cubes (const NavajoWarsState *state, NavajoWarsGroup group)
{
  int n = 0;
  for (int colour = 0; colour < NAVAJO_WARS_COLOURS; colour++)
    n += state->cubes[group][colour];
  return n;
}

int
navajo_wars_n_activations (const NavajoWarsState *state)
{
  int n_canyon = 0;
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    n_canyon += state->families[family].in && navajo_wars_territory (state, family) == NAVAJO_WARS_CANYON;
  return navajo_wars_n_elders (state) + MAX (1, n_canyon);
}

int
navajo_wars_vp (const NavajoWarsState *state)
{
  int vp = 0;
  for (int t = 1; t <= NAVAJO_WARS_CANYON; t++)
    if (navajo_wars_has_family (state, t))
      vp += navajo_wars_data (state)->vp[t];
  return vp;
}

int
navajo_wars_enemy_income (const NavajoWarsState *state)
{
  int red = state->cubes[NAVAJO_WARS_SUBJUGATION][NAVAJO_WARS_RED];
  int raided = navajo_wars_n_cubes (state, NAVAJO_WARS_RAIDED);
  int less = (int) state->period + navajo_wars_event_in_play (state, NAVAJO_WARS_CARD_CIVIL_WAR);
  int ap = state->card <= 40 ? navajo_wars_data (state)->cards[state->card].ap : 0;
  return MAX (1, ap + red - MIN (red, less) - raided + navajo_wars_setup (state)->adjust);
}

bool
navajo_wars_event_in_play (const NavajoWarsState *state, int card)
{
  return state->events >> (card - NAVAJO_WARS_CARD_REVOLT) & 1;
}

bool
navajo_wars_may_pay_reroll (const NavajoWarsState *state)
{
  return state->fortunes > 0 || state->n_hand > 0 || navajo_wars_goods_held (state) >= navajo_wars_price (state);
}

bool
navajo_wars_may_pay_redraw (const NavajoWarsState *state, int family)
{
  return state->fortunes > 0 || navajo_wars_goods_held (state) >= navajo_wars_price (state)
         || (state->manuelito == family && !state->manuelito_used);
}

/* NW-2.6: what can be bought off */
bool
navajo_wars_is_bad (NavajoWarsEffect effect, bool enemy_way)
{
  if (enemy_way)
    return effect.kind != NAVAJO_WARS_EFFECT_NONE;
  switch ((NavajoWarsEffectKind) effect.kind)
    {
    case NAVAJO_WARS_EFFECT_MORALE:
    case NAVAJO_WARS_EFFECT_EFEROCITY:
      return effect.n > 0;
    case NAVAJO_WARS_EFFECT_BLIGHT:
    case NAVAJO_WARS_EFFECT_DROUGHT:
      return true;
    case NAVAJO_WARS_EFFECT_CULTURE:
    case NAVAJO_WARS_EFFECT_MILITARY:
    case NAVAJO_WARS_EFFECT_SHEEP:
    case NAVAJO_WARS_EFFECT_AP:
    case NAVAJO_WARS_EFFECT_HORSE:
      return effect.n < 0;
    default:
      return false;
    }
}

const NavajoWarsSide *
navajo_wars_side (const NavajoWarsState *state, uint8_t counter)
{
  int letter = NAVAJO_WARS_COUNTER_LETTER (counter), back = NAVAJO_WARS_COUNTER_IS_BACK (counter);
  return &navajo_wars_data (state)->sides[state->period][letter][back];
}

/* Costs */

int
navajo_wars_value_for (const NavajoWarsState *state, int family, int area)
{
  return state->families[family].horse ? navajo_wars_data (state)->horse_values[area] : area;
}

int
navajo_wars_move_cost (const NavajoWarsState *state, int family, int to)
{
  int territory = navajo_wars_spot_territory (to), area = navajo_wars_spot_area (to);
  int cost = navajo_wars_value_for (state, family, area);
  if (navajo_wars_is_track (to))
    {
      cost += state->mission[territory] >= area || state->rancho[territory] >= area;
      cost += state->fort[territory] != 0;
    }
  cost -= state->families[family].horse && navajo_wars_level (state, NAVAJO_WARS_HORSEMANSHIP) >= 2;
  return MAX (cost, 1);
}

int
navajo_wars_planting_cost (const NavajoWarsState *state, int family)
{
  bool canyon = navajo_wars_territory (state, family) == NAVAJO_WARS_CANYON;
  int area = canyon && navajo_wars_level (state, NAVAJO_WARS_FARMING) >= 2 ? 1 : navajo_wars_area (state, family);
  return (navajo_wars_level (state, NAVAJO_WARS_FARMING) >= 1 ? 3 : 4) + area;
}

int
navajo_wars_water_cost (const NavajoWarsState *state, int family)
{
  return 9 - navajo_wars_value_for (state, family, navajo_wars_area (state, family));
}

int
navajo_wars_raid_cost (const NavajoWarsState *state, int family, NavajoWarsTarget target)
{
  int territory = navajo_wars_territory (state, family), cost = 0;
  switch (target)
    {
    case NAVAJO_WARS_RAID_NM:
      for (int area = 1; area < navajo_wars_area (state, family); area++)
        cost += navajo_wars_value_for (state, family, area);
      return MAX (cost, 1);
    case NAVAJO_WARS_RAID_MISSION:
      return navajo_wars_value_for (state, family, state->mission[territory]);
    case NAVAJO_WARS_RAID_RANCHO:
      return navajo_wars_value_for (state, family, state->rancho[territory]);
    case NAVAJO_WARS_RAID_FORT:
      return 1;
    case NAVAJO_WARS_RAID_LONG:
      return state->mp;
    }
  g_assert_not_reached ();
}

/* Battles */

bool
navajo_wars_cause_is_field (int cause)
{
  return cause < NAVAJO_WARS_FOR_WAR;
}

bool
navajo_wars_cause_is_tribe (int cause)
{
  return cause == NAVAJO_WARS_FOR_TRIBAL || cause == NAVAJO_WARS_FOR_TRIBAL + 1
         || (cause >= NAVAJO_WARS_FOR_WAR && cause < NAVAJO_WARS_FOR_LOOT);
}

static int
enemy_strength (const NavajoWarsState *state, int cause)
{
  if (!navajo_wars_cause_is_tribe (cause))
    return state->eferocity;
  bool comanche = cause < NAVAJO_WARS_FOR_WAR ? cause == NAVAJO_WARS_FOR_TRIBAL + 1
                  : (cause - NAVAJO_WARS_FOR_WAR) % 2 == 1;
  return comanche ? 5 : 4;
}

int
navajo_wars_battle_difference (const NavajoWarsState *state, int family, int cause, bool guns)
{
  const NavajoWarsFamily *at = &state->families[family];
  int ours = state->dice[0] + at->ferocity;
  if (cause == NAVAJO_WARS_FOR_AMBUSH)
    ours = state->dice[0] + MIN (2 * at->ferocity, navajo_wars_area (state, family));
  if (at->horse)
    ours += navajo_wars_level (state, NAVAJO_WARS_HORSEMANSHIP) >= 1 ? 2 : 1;
  ours += (guns ? 2 : 0) + (state->manuelito == family);
  ours += cause >= NAVAJO_WARS_FOR_LOOT && navajo_wars_level (state, NAVAJO_WARS_WARRIORS) >= 1;
  int difference = ours - state->dice[1] - enemy_strength (state, cause);
  return CLAMP (difference, -4, 4);
}

NavajoWarsOutcome
navajo_wars_battle_outcome (const NavajoWarsState *state, int family, int cause, bool guns)
{
  int column = navajo_wars_cause_is_field (cause) ? (navajo_wars_area (state, family) - 1) / 2 : 3;
  int row = NAVAJO_WARS_MAX_DIFFERENCE - navajo_wars_battle_difference (state, family, cause, guns);
  return (NavajoWarsOutcome) navajo_wars_data (state)->outcomes[row][column];
}

/* Enemy Raids */

int
navajo_wars_raid_need (const NavajoWarsState *state, int spot)
{
  return state->corn[spot] > 0 || state->harass[spot] ? 2 : 1;
}

/* The path to a family on a track: its cost, and the first cell of it that has no counter. */
static int
raid_path (const NavajoWarsState *state, int spot, int *first)
{
  int territory = navajo_wars_spot_territory (spot), area = navajo_wars_spot_area (spot);
  int depth = navajo_wars_depth (state, territory), cost = 0;
  *first = NAVAJO_WARS_NOWHERE;
  for (int at = area <= depth ? area : depth + 1; at <= area; at++)
    if (state->raid[navajo_wars_spot (territory, at)] == 0)
      {
        cost += at;
        if (*first == NAVAJO_WARS_NOWHERE)
          *first = navajo_wars_spot (territory, at);
      }
  return cost;
}

int
navajo_wars_next_raid_spot (const NavajoWarsState *state)
{
  int best = NAVAJO_WARS_NOWHERE, best_cost = G_MAXINT, first;
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    {
      const NavajoWarsFamily *at = &state->families[family];
      if (!at->in || !navajo_wars_is_track (at->place) || state->raid[at->place] > 0)
        continue;
      int cost = raid_path (state, at->place, &first);
      if (cost < best_cost)
        {
          best_cost = cost;
          best = first;
        }
    }
  for (int family = 0; family < NAVAJO_WARS_FAMILIES && best == NAVAJO_WARS_NOWHERE; family++)
    {
      const NavajoWarsFamily *at = &state->families[family];
      if (navajo_wars_on_map (at) && !navajo_wars_is_track (at->place) && state->raid[at->place] == 0)
        best = at->place;
    }
  return best;
}
