/* state.c: questions about a position of Water Rights
 *
 * Nothing here changes anything, and nothing here decides what is legal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/state.h"

#define MOST_TAX 1000000000

const char *const water_rights_phase_words[] = { "proclaim", "target", "decree", "water", "draft",
                                                 "build",    "supply", "over",   NULL };
const char *const water_rights_party_words[] = { "king", "senior", "riparian", "junior", "treasury", NULL };

int
water_rights_site (const WaterRightsState *state, OxbowCell cell)
{
  const WaterRightsData *data = water_rights_data (state);
  int low = 0, high = data->n_sites - 1;
  while (low <= high)
    {
      int middle = (low + high) / 2;
      if (data->sites[middle].cell == cell)
        return middle;
      if (data->sites[middle].cell < cell)
        low = middle + 1;
      else
        high = middle - 1;
    }
  return -1;
}

bool
water_rights_is_plant (const WaterRightsState *state, int site)
{
  uint8_t kind = state->plots[site].kind;
  return kind != WATER_RIGHTS_NOTHING && water_rights_kind (state, kind)->class == WATER_RIGHTS_PLANT;
}

bool
water_rights_is_district (const WaterRightsState *state, int site)
{
  uint8_t kind = state->plots[site].kind;
  return kind != WATER_RIGHTS_NOTHING && water_rights_kind (state, kind)->class != WATER_RIGHTS_PLANT;
}

int
water_rights_capacity (const WaterRightsState *state, int seat)
{
  const WaterRightsData *data = water_rights_data (state);
  int n = 0;
  for (int i = 0; i < data->n_town[seat]; i++)
    if (water_rights_is_plant (state, data->town[seat][i]))
      n += data->kinds[state->plots[data->town[seat][i]].kind].capacity;
  return n;
}

int
water_rights_stored (const WaterRightsState *state, int seat)
{
  const WaterRightsData *data = water_rights_data (state);
  int n = 0;
  for (int i = 0; i < data->n_town[seat]; i++)
    if (water_rights_is_plant (state, data->town[seat][i]))
      n += state->plots[data->town[seat][i]].water;
  return n;
}

static int
count_recycling (const WaterRightsState *state, int seat)
{
  const WaterRightsData *data = water_rights_data (state);
  int n = 0;
  for (int i = 0; i < data->n_town[seat]; i++)
    n += water_rights_is_plant (state, data->town[seat][i])
         && data->kinds[state->plots[data->town[seat][i]].kind].recycles;
  return n;
}

/* Districts of a town that are of a metric: a colour, a class, supplied, or all. */
static int
count_districts (const WaterRightsState *state, int seat, int metric)
{
  const WaterRightsData *data = water_rights_data (state);
  int n = 0;
  for (int i = 0; i < data->n_town[seat]; i++)
    {
      const WaterRightsPlot *plot = &state->plots[data->town[seat][i]];
      if (!water_rights_is_district (state, data->town[seat][i]))
        continue;
      const WaterRightsKind *kind = &data->kinds[plot->kind];
      n += metric == WATER_RIGHTS_METRIC_DISTRICTS || (metric == WATER_RIGHTS_METRIC_SUPPLIED && plot->water)
           || (int) (WATER_RIGHTS_METRIC_COLOUR + kind->colour) == metric
           || (kind->class != WATER_RIGHTS_OTHER && (int) (WATER_RIGHTS_METRIC_CLASS + kind->class) == metric);
    }
  return n;
}

/* The tiles that hang together with this one, those found before left out. */
static int
measure_group (const WaterRightsState *state, int start, bool seen[WATER_RIGHTS_MAX_SITES])
{
  const WaterRightsSite *sites = water_rights_data (state)->sites;
  uint8_t found[WATER_RIGHTS_MAX_SITES];
  int n = 1;
  found[0] = (uint8_t) start;
  seen[start] = true;
  for (int i = 0; i < n; i++)
    for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
      {
        int other = sites[found[i]].near[direction];
        if (other < 0 || seen[other] || sites[other].seat != sites[start].seat
            || state->plots[other].kind == WATER_RIGHTS_NOTHING)
          continue;
        seen[other] = true;
        found[n++] = (uint8_t) other;
      }
  return n;
}

static int
largest_group (const WaterRightsState *state, int seat)
{
  const WaterRightsData *data = water_rights_data (state);
  bool seen[WATER_RIGHTS_MAX_SITES] = { false };
  int most = 0;
  for (int i = 0; i < data->n_town[seat]; i++)
    {
      int site = data->town[seat][i];
      int n = state->plots[site].kind != WATER_RIGHTS_NOTHING && !seen[site] ? measure_group (state, site, seen) : 0;
      most = MAX (most, n);
    }
  return most;
}

int
water_rights_metric (const WaterRightsState *state, int seat, int metric)
{
  const WaterRightsMayor *mayor = &state->mayors[seat];
  switch (metric)
    {
    case WATER_RIGHTS_METRIC_CAPACITY:
      return water_rights_capacity (state, seat);
    case WATER_RIGHTS_METRIC_STORED:
      return water_rights_stored (state, seat);
    case WATER_RIGHTS_METRIC_RECYCLE:
      return count_recycling (state, seat);
    case WATER_RIGHTS_METRIC_POSTS:
      return mayor->n_posts;
    case WATER_RIGHTS_METRIC_MONEY:
      return mayor->money;
    case WATER_RIGHTS_METRIC_LEGACY:
      return mayor->legacy;
    case WATER_RIGHTS_METRIC_GROUP:
      return largest_group (state, seat);
    case WATER_RIGHTS_METRIC_KMONEY:
      return state->king_money;
    case WATER_RIGHTS_METRIC_KBANK:
      return state->bank;
    case WATER_RIGHTS_METRIC_KTAX:
      return state->king_tax;
    case WATER_RIGHTS_METRIC_KSALES:
      return state->king_sales;
    case WATER_RIGHTS_METRIC_KPENALTIES:
      return state->penalties;
    case WATER_RIGHTS_METRIC_KOBEYED:
      return state->obeyed;
    default: /* colours, classes, districts, supplied */
      return count_districts (state, seat, metric);
    }
}

bool
water_rights_has_post (const WaterRightsState *state, int seat, int town)
{
  const WaterRightsMayor *mayor = &state->mayors[seat];
  for (int i = 0; i < mayor->n_posts; i++)
    if (mayor->posts[i] == town)
      return true;
  return false;
}

bool
water_rights_pays (const WaterRightsState *state, int seat)
{
  return state->mayors[seat].legacy == 0 && !state->mayors[seat].shield;
}

int
water_rights_limit (const WaterRightsState *state, int seat)
{
  return state->mayors[seat].shield ? WATER_RIGHTS_NO_LIMIT : state->mayors[seat].limit;
}

/* Of equals the earliest in turn order. */
int
water_rights_richest (const WaterRightsState *state, int sign)
{
  int best = -1;
  for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
    if (water_rights_setup (state)->is_present[seat]
        && (best < 0 || sign * state->mayors[seat].money > sign * state->mayors[best].money))
      best = seat;
  return best;
}

static bool
matches (const WaterRightsKind *kind, int key)
{
  return key == WATER_RIGHTS_KEY_ALL || key == WATER_RIGHTS_KEY_COLOUR + (int) kind->colour
         || key == WATER_RIGHTS_KEY_CLASS + (int) kind->class;
}

/* WR-2.7: several effects that match add up. */
static int
sum_of_active (const WaterRightsState *state, int op, const WaterRightsKind *kind)
{
  int n = 0;
  for (int i = 0; i < state->n_active; i++)
    if (state->active[i].op == op && (kind == NULL || matches (kind, state->active[i].key)))
      n += state->active[i].n;
  return n;
}

int
water_rights_water_need (const WaterRightsState *state, int kind)
{
  const WaterRightsKind *district = water_rights_kind (state, kind);
  return MAX (0, district->water + sum_of_active (state, WATER_RIGHTS_OP_NEED, district));
}

int
water_rights_income (const WaterRightsState *state, int kind)
{
  const WaterRightsKind *district = water_rights_kind (state, kind);
  return MAX (0, district->income + sum_of_active (state, WATER_RIGHTS_OP_INCOME, district));
}

int
water_rights_draft_cost (const WaterRightsState *state, int row, int slot)
{
  int price = water_rights_kind (state, state->row[row][slot])->price;
  return MAX (0, price + water_rights_data (state)->surcharges[row][slot]
                     + sum_of_active (state, WATER_RIGHTS_OP_SURCHARGE, NULL));
}

int
water_rights_water_cost (const WaterRightsState *state, int n)
{
  return (n + state->price_units - 1) / state->price_units * state->price_cost;
}

/* Taxes multiply, as often as an author likes: beyond what anybody could pay they need not be counted. */
int
water_rights_tax_due (const WaterRightsState *state, int seat)
{
  int sum = 0;
  for (int i = 0; i < 2 && state->taxed[i] != WATER_RIGHTS_NOTHING; i++)
    sum += count_districts (state, seat, WATER_RIGHTS_METRIC_COLOUR + state->taxed[i]) / state->tax_tiles
           * state->tax_cost;
  for (int i = 0; i < state->n_active; i++)
    if (state->active[i].op == WATER_RIGHTS_OP_TAX)
      sum = (int) MIN ((int64_t) sum * state->active[i].n, MOST_TAX);
  return sum;
}

int
water_rights_income_due (const WaterRightsState *state, int seat)
{
  const WaterRightsData *data = water_rights_data (state);
  int sum = data->roles[seat].dues;
  for (int i = 0; i < data->n_town[seat]; i++)
    {
      const WaterRightsPlot *plot = &state->plots[data->town[seat][i]];
      if (plot->water && water_rights_is_district (state, data->town[seat][i]))
        sum += water_rights_income (state, plot->kind);
    }
  return sum;
}

bool
water_rights_is_active (const WaterRightsState *state, int op)
{
  for (int i = 0; i < state->n_active; i++)
    if (state->active[i].op == op)
      return true;
  return false;
}

bool
water_rights_is_forbidden (const WaterRightsState *state, int kind, int land)
{
  int class = water_rights_kind (state, kind)->class;
  for (int i = 0; i < state->n_active; i++)
    {
      int key = state->active[i].key;
      if (state->active[i].op == WATER_RIGHTS_OP_NOBUILD
          && (key == WATER_RIGHTS_KEY_GRASS + land
              || key == (class == WATER_RIGHTS_PLANT ? (int) WATER_RIGHTS_KEY_PLANT : WATER_RIGHTS_KEY_CLASS + class)))
        return true;
    }
  return false;
}

const char *
water_rights_slot_name (const WaterRightsState *state, int slot)
{
  static const char *const names[WATER_RIGHTS_ROWS][WATER_RIGHTS_MAX_ROW] = {
    { "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9" },
    { "W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9" },
  };
  const int *n_slots = water_rights_data (state)->n_slots;
  if (slot < n_slots[WATER_RIGHTS_DISTRICTS])
    return names[WATER_RIGHTS_DISTRICTS][slot];
  slot -= n_slots[WATER_RIGHTS_DISTRICTS];
  return slot < n_slots[WATER_RIGHTS_PLANTS] ? names[WATER_RIGHTS_PLANTS][slot] : NULL;
}
