/* data.c: the tables of a scenario, read into numbers
 *
 * The check has seen them before: nothing here can fail, and what a record leaves out is nought.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/data.h"

#include "core/word.h"

#include <string.h>

const char *const water_rights_colour_words[] = { "green", "red", "yellow", "grey", NULL };
const char *const water_rights_dot_words[] = { "red", "green", "yellow", NULL };
const char *const water_rights_class_words[] = { "farm", "livestock", "dock", "other", NULL };
const char *const water_rights_row_words[] = { "district", "plant", NULL };
const char *const water_rights_op_words[] = { "bank",  "rain",      "leak",    "return",    "money",   "pay",
                                              "grant", "kingmoney", "sweep",   "limit",     "need",    "income",
                                              "tax",   "surcharge", "notrade", "norecycle", "nobuild", NULL };
const char *const water_rights_penalty_words[] = { "pay", "return", "money", "limit", NULL };
const char *const water_rights_target_words[] = { "all",     "senior",  "riparian", "junior",
                                                  "richest", "poorest", "chosen",   NULL };
const char *const water_rights_key_words[] = { "green", "red", "yellow", "grey", "farm", "livestock", "dock",
                                               "other", "all", "grass",  "pool", "dry",  "plant",     NULL };
const char *const water_rights_require_words[] = { "pay", "water", "have", "built", "run", NULL };
const char *const water_rights_metric_words[] = { "green", "red",       "yellow",     "grey",     "farm",   "livestock",
                                                  "dock",  "districts", "supplied",   "capacity", "stored", "recycle",
                                                  "posts", "money",     "legacy",     "group",    "kmoney", "kbank",
                                                  "ktax",  "ksales",    "kpenalties", "kobeyed",  NULL };
const char *const water_rights_when_words[] = { "now", "next", NULL };
const char *const water_rights_goal_words[] = { "bonus", "secret", NULL };
const char *const water_rights_seat_words[] = { "king", "senior", "riparian", "junior", NULL };

bool
water_rights_data_terrain (char code, WaterRightsSeat *seat, WaterRightsLand *land)
{
  static const char codes[] = "srj123789SRJ";
  const char *found = code != '\0' ? strchr (codes, code) : NULL;
  if (found == NULL)
    return false;
  *seat = (WaterRightsSeat) (WATER_RIGHTS_SENIOR + (found - codes) % 3);
  *land = (WaterRightsLand) ((found - codes) / 3);
  return true;
}

int
water_rights_data_parse_surcharges (const char *text, int surcharges[WATER_RIGHTS_MAX_ROW])
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  int n = (int) g_strv_length (words);
  if (n < 1 || n > WATER_RIGHTS_MAX_ROW)
    return -1;
  for (int i = 0; i < n; i++)
    {
      gint64 number;
      if (!oxbow_word_is_number (words[i])
          || !g_ascii_string_to_signed (words[i], 10, 0, WATER_RIGHTS_ANY, &number, NULL))
        return -1;
      surcharges[i] = (int) number;
    }
  return n;
}

static int
number (const OxbowRecord *record, const char *name)
{
  return oxbow_record_get_number (record, name, 0);
}

static uint8_t
word (const OxbowRecord *record, const char *name, const char *const *words)
{
  return (uint8_t) MAX (oxbow_record_get_word (record, name, words), 0);
}

static void
add_district (WaterRightsData *data, const OxbowRecord *record)
{
  WaterRightsKind *kind = &data->kinds[data->n_kinds++];
  data->n_districts++;
  *kind = (WaterRightsKind){
    .code = oxbow_record_get (record, "code"),
    .name = oxbow_record_get_prose (record, "name"),
    .class = word (record, "class", water_rights_class_words),
    .colour = word (record, "colour", water_rights_colour_words),
    .price = (uint8_t) number (record, "price"),
    .copies = (uint8_t) number (record, "copies"),
    .water = (uint8_t) number (record, "water"),
    .income = (uint8_t) number (record, "income"),
    .value = (uint8_t) number (record, "value"),
  };
  for (int dot = 0; dot < WATER_RIGHTS_DOTS; dot++)
    kind->dots[dot] = (uint8_t) number (record, water_rights_dot_words[dot]);
}

/* The first plant of the table is the one dealt, unless one is called so. */
static void
add_plant (WaterRightsData *data, const OxbowRecord *record)
{
  bool recycles = false;
  oxbow_option_parse_boolean (oxbow_record_get (record, "recycle"), &recycles);
  if (strcmp (oxbow_record_get (record, "code"), "basic") == 0)
    data->basic = data->n_kinds;
  data->kinds[data->n_kinds++] = (WaterRightsKind){
    .code = oxbow_record_get (record, "code"),
    .name = oxbow_record_get_prose (record, "name"),
    .class = WATER_RIGHTS_PLANT,
    .price = (uint8_t) number (record, "price"),
    .copies = (uint8_t) number (record, "copies"),
    .capacity = (uint8_t) number (record, "capacity"),
    .recycles = recycles,
  };
}

static void
add_part (WaterRightsCard *card, const OxbowRecord *record)
{
  WaterRightsEffect *part = &card->parts[card->n_parts++];
  part->op = word (record, "op", water_rights_op_words);
  part->target = word (record, "target", water_rights_target_words);
  part->key = word (record, "key", water_rights_key_words);
  part->is_next = word (record, "when", water_rights_when_words) == 1;
  part->n = (int16_t) number (record, "n");
  card->needs_name |= oxbow_record_get (record, "target") != NULL && part->target == WATER_RIGHTS_CHOSEN;
}

static void
add_card (WaterRightsData *data, const OxbowRecord *record)
{
  WaterRightsCard *card = &data->cards[data->n_cards++];
  card->id = oxbow_record_get (record, "id");
  card->name = oxbow_record_get_prose (record, "name");
  card->is_demand = strcmp (record->kind, "demand") == 0;
  card->target = word (record, "target", water_rights_target_words);
  card->needs_name = card->is_demand && card->target == WATER_RIGHTS_CHOSEN;
  data->n_events += !card->is_demand;
  for (guint i = 0; i < record->children->len; i++)
    {
      const OxbowRecord *child = record->children->pdata[i];
      if (strcmp (child->kind, "require") != 0)
        {
          add_part (card, child);
          continue;
        }
      card->require = word (child, "op", water_rights_require_words);
      card->metric = word (child, "metric", water_rights_metric_words);
      card->n = (int16_t) number (child, "n");
    }
}

static void
add_goal (WaterRightsData *data, const OxbowRecord *record)
{
  bool is_secret = word (record, "kind", water_rights_goal_words) == 1;
  data->goals[data->n_goals++] = (WaterRightsGoal){
    .id = oxbow_record_get (record, "id"),
    .name = oxbow_record_get_prose (record, "name"),
    .metric = word (record, "metric", water_rights_metric_words),
    .minimum = (int16_t) number (record, "min"),
    .role = is_secret ? (int8_t) word (record, "role", water_rights_seat_words) : -1,
  };
}

static void
add_role (WaterRightsData *data, const OxbowRecord *record)
{
  int seat = word (record, "name", water_rights_seat_words);
  data->roles[seat] = (WaterRightsRole){
    .money = (int16_t) number (record, "money"),
    .water = (int16_t) number (record, "water"),
    .legacy = (int16_t) number (record, "legacy"),
    .dues = (int16_t) number (record, "dues"),
    .dot = word (record, "resource", water_rights_dot_words),
  };
  if (seat != WATER_RIGHTS_KING)
    data->seller[data->roles[seat].dot] = seat;
}

static void
add_row (WaterRightsData *data, const OxbowRecord *record)
{
  int row = word (record, "kind", water_rights_row_words);
  data->n_slots[row] =
      water_rights_data_parse_surcharges (oxbow_record_get (record, "surcharges"), data->surcharges[row]);
}

static void
add_records (WaterRightsData *data, const GPtrArray *tables, const char *kind,
             void (*add) (WaterRightsData *, const OxbowRecord *))
{
  for (guint i = 0; i < tables->len; i++)
    if (strcmp (((OxbowRecord *) tables->pdata[i])->kind, kind) == 0)
      add (data, tables->pdata[i]);
}

static int
find_site (const WaterRightsData *data, OxbowCell cell)
{
  for (int site = 0; cell != OXBOW_NO_CELL && site < data->n_sites; site++)
    if (data->sites[site].cell == cell)
      return site;
  return -1;
}

static void
add_sites (WaterRightsData *data, const OxbowMap *map)
{
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&map->grid); cell++)
    {
      WaterRightsSeat seat;
      WaterRightsLand land;
      if (!water_rights_data_terrain (map->terrain[cell], &seat, &land))
        continue;
      data->town[seat][data->n_town[seat]++] = (uint8_t) data->n_sites;
      data->sites[data->n_sites++] = (WaterRightsSite){ .cell = cell, .seat = (uint8_t) seat, .land = (uint8_t) land };
    }
  for (int i = 0; i < data->n_sites; i++)
    for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
      {
        WaterRightsSite *site = &data->sites[i];
        int other = find_site (data, oxbow_grid_neighbour (&map->grid, site->cell, direction));
        site->near[direction] = (int16_t) other;
        if (other >= 0 && data->sites[other].seat != site->seat)
          data->borders[site->seat][data->sites[other].seat] = true;
      }
}

void
water_rights_data_init (WaterRightsData *data, const OxbowScenario *scenario)
{
  memset (data, 0, sizeof *data);
  add_records (data, scenario->tables, "district", add_district);
  data->basic = data->n_kinds;
  add_records (data, scenario->tables, "plant", add_plant);
  add_records (data, scenario->tables, "row", add_row);
  add_records (data, scenario->tables, "event", add_card);
  add_records (data, scenario->tables, "demand", add_card);
  add_records (data, scenario->tables, "goal", add_goal);
  add_records (data, scenario->tables, "role", add_role);
  add_sites (data, scenario->map);
}
