/* palette.c: terrains, and the records of tiles, rows, cards, goals and roles
 *
 * The words that an operation, a target, a key or a metric may be stand in data.c; whatever is none of them is refused
 * by the check of records, with the line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/palette.h"

#include "games/water-rights/data.h"

#include <glib/gi18n-lib.h>

/* WR-3.2: an owner and a kind of land; the codes stand in the same order as in water_rights_data_terrain (). */
static const OxbowTerrain terrains[] = {
  { 's', "senior-grass", N_("Grass of the Senior"), 1 },
  { 'r', "riparian-grass", N_("Grass of the Riparian"), 1 },
  { 'j', "junior-grass", N_("Grass of the Junior"), 1 },
  { '1', "senior-pool", N_("Pool of the Senior"), 0 },
  { '2', "riparian-pool", N_("Pool of the Riparian"), 0 },
  { '3', "junior-pool", N_("Pool of the Junior"), 0 },
  { '7', "senior-dry", N_("Dry land of the Senior"), 2 },
  { '8', "riparian-dry", N_("Dry land of the Riparian"), 2 },
  { '9', "junior-dry", N_("Dry land of the Junior"), 2 },
  { 'S', "senior-facility", N_("Power works of the Senior"), 1 },
  { 'R', "riparian-facility", N_("Power works of the Riparian"), 1 },
  { 'J', "junior-facility", N_("Power works of the Junior"), 1 },
  { 'K', "castle", N_("Castle of the King"), 3 },
  { '.', "outside", N_("Outside the board"), 0, true },
  { 0 }
};

#define NUMBER(name_, required_, title_) \
  { name_, OXBOW_VALUE_NUMBER, required_, 0, WATER_RIGHTS_ANY, .title = title_ }
#define WORD(name_, required_, words_, title_) \
  { name_, OXBOW_VALUE_WORD, required_, .words = words_, .title = title_ }
#define SIGNED(name_, title_) { name_, OXBOW_VALUE_NUMBER, false, -WATER_RIGHTS_ANY, WATER_RIGHTS_ANY, .title = title_ }

static const OxbowAttribute district_attributes[] = {
  { "code", OXBOW_VALUE_NAME, true, .title = N_("Code in moves and listings") },
  { "name", OXBOW_VALUE_TEXT, true, .title = N_("Name") },
  WORD ("colour", true, water_rights_colour_words, N_("Colour")),
  WORD ("class", true, water_rights_class_words, N_("Class, which says where it stands")),
  NUMBER ("price", true, N_("Price")),
  NUMBER ("water", true, N_("Drops it needs each turn")),
  NUMBER ("red", false, N_("Red tokens it needs each turn")),
  NUMBER ("green", false, N_("Green tokens it needs each turn")),
  NUMBER ("yellow", false, N_("Yellow tokens it needs each turn")),
  NUMBER ("income", true, N_("Income")),
  NUMBER ("value", true, N_("Points in the end")),
  NUMBER ("copies", true, N_("Copies in the stack")),
  { NULL }
};

static const OxbowAttribute plant_attributes[] = {
  { "code", OXBOW_VALUE_NAME, true, .title = N_("Code in moves and listings") },
  { "name", OXBOW_VALUE_TEXT, true, .title = N_("Name") },
  NUMBER ("price", true, N_("Price")),
  NUMBER ("capacity", true, N_("Drops it holds")),
  { "recycle", OXBOW_VALUE_BOOLEAN, true, .title = N_("Whether it fills again by itself") },
  NUMBER ("copies", true, N_("Copies in the stack")),
  { NULL }
};

static const OxbowAttribute row_attributes[] = {
  WORD ("kind", true, water_rights_row_words, N_("Districts or plants")),
  { "surcharges", OXBOW_VALUE_TEXT, true, .title = N_("Surcharges of its slots, separated by blanks") },
  { NULL }
};

static const OxbowAttribute effect_attributes[] = {
  WORD ("op", true, water_rights_op_words, N_("What it does")),
  WORD ("target", false, water_rights_target_words, N_("To whom")),
  WORD ("key", false, water_rights_key_words, N_("Of what")),
  SIGNED ("n", N_("How much")),
  { NULL }
};

static const OxbowAttribute require_attributes[] = {
  WORD ("op", true, water_rights_require_words, N_("What is asked for")),
  WORD ("metric", false, water_rights_metric_words, N_("Of what")),
  NUMBER ("n", false, N_("How much")),
  { NULL }
};

static const OxbowAttribute penalty_attributes[] = {
  WORD ("when", true, water_rights_when_words, N_("At once or in the next turn")),
  WORD ("op", true, water_rights_op_words, N_("What it does")),
  SIGNED ("n", N_("How much")),
  { NULL }
};

static const OxbowAttribute event_attributes[] = {
  { "id", OXBOW_VALUE_NAME, true, .title = N_("Name in listings") },
  { "name", OXBOW_VALUE_TEXT, true, .title = N_("Name") },
  { NULL }
};

static const OxbowAttribute demand_attributes[] = {
  { "id", OXBOW_VALUE_NAME, true, .title = N_("Name in listings") },
  { "name", OXBOW_VALUE_TEXT, true, .title = N_("Name") },
  WORD ("target", true, water_rights_target_words, N_("Of whom")),
  { NULL }
};

static const OxbowAttribute goal_attributes[] = {
  WORD ("kind", true, water_rights_goal_words, N_("Bonus for all, or secret of a role")),
  WORD ("role", false, water_rights_seat_words, N_("Whose secret")),
  { "id", OXBOW_VALUE_NAME, true, .title = N_("Name in listings") },
  { "name", OXBOW_VALUE_TEXT, true, .title = N_("Name") },
  WORD ("metric", true, water_rights_metric_words, N_("Of what")),
  { "min", OXBOW_VALUE_NUMBER, true, 0, 9999, .title = N_("How much at least") },
  { NULL }
};

static const OxbowAttribute role_attributes[] = {
  WORD ("name", true, water_rights_seat_words, N_("Role")),
  NUMBER ("money", false, N_("Money at the start")),
  NUMBER ("water", false, N_("Loose water at the start")),
  NUMBER ("legacy", false, N_("Legacy cards")),
  NUMBER ("dues", false, N_("Dues each turn")),
  WORD ("resource", false, water_rights_dot_words, N_("What its power works make")),
  { NULL }
};

static const OxbowRecordKind event_children[] = { { "effect", N_("Effect"), effect_attributes }, { NULL } };
static const OxbowRecordKind demand_children[] = {
  { "require", N_("What is demanded"), require_attributes },
  { "penalty", N_("Penalty"), penalty_attributes },
  { NULL }
};

static const OxbowRecordKind tables[] = {
  { "district", N_("District"), district_attributes },
  { "plant", N_("Waterplant"), plant_attributes },
  { "row", N_("Row of tiles"), row_attributes },
  { "event", N_("Event"), event_attributes, event_children },
  { "demand", N_("Demand"), demand_attributes, demand_children },
  { "goal", N_("Goal"), goal_attributes },
  { "role", N_("Role"), role_attributes },
  { NULL }
};

const OxbowPalette water_rights_palette = { .terrains = terrains, .tables = tables, .blank = 's' };
