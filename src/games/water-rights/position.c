/* position.c: a position as things to draw on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/position.h"

#include "games/water-rights/reader.h"

#include <glib/gi18n-lib.h>

static const char *const mayor_words[] = { "senior", "riparian", "junior", NULL };
static const char *const mayor_titles[] = { N_("Senior"), N_("Riparian"), N_("Junior"), NULL };

#define MAYOR(word) \
  { word, OXBOW_VALUE_WORD, true, .words = mayor_words, .word_titles = mayor_titles, .title = N_("Mayor") }
#define KIND \
  { "tile", OXBOW_VALUE_NAME, true, .title = N_("Tile"), .help = N_("The code of one of the tables' tiles") }

static const OxbowAttribute tile_attributes[] = {
  MAYOR ("owner"), KIND,
  { "paid", OXBOW_VALUE_NUMBER, true, 0, WATER_RIGHTS_MAX_COUNT, .title = N_("Price Paid") },
  { "supplied", OXBOW_VALUE_NUMBER, true, 0, 1, .title = N_("Has Water") },
  { NULL }
};

static const OxbowAttribute plant_attributes[] = {
  MAYOR ("owner"), KIND,
  { "paid", OXBOW_VALUE_NUMBER, true, 0, WATER_RIGHTS_MAX_COUNT, .title = N_("Price Paid") },
  { "water", OXBOW_VALUE_NUMBER, true, 0, WATER_RIGHTS_ANY, .title = N_("Water") },
  { NULL }
};

static const OxbowAttribute mayor_attributes[] = {
  MAYOR ("seat"),
  { "money", OXBOW_VALUE_NUMBER, true, 0, WATER_RIGHTS_MAX_MONEY, .title = N_("Money") },
  { "loose", OXBOW_VALUE_NUMBER, true, 0, WATER_RIGHTS_MAX_COUNT, .title = N_("Loose Water") },
  { "legacy", OXBOW_VALUE_NUMBER, true, 0, WATER_RIGHTS_MAX_COUNT, .title = N_("Legacy") },
  { NULL }
};

static const OxbowAttribute king_attributes[] = {
  { "money", OXBOW_VALUE_NUMBER, true, 0, WATER_RIGHTS_MAX_MONEY, .title = N_("Money") },
  { "bank", OXBOW_VALUE_NUMBER, true, 0, WATER_RIGHTS_MAX_MONEY, .title = N_("Bank") },
  { "rest", OXBOW_VALUE_TEXT, true, .title = N_("Income") },
  { NULL }
};

static const OxbowAttribute hand_attributes[] = {
  MAYOR ("seat"),
  { "tiles", OXBOW_VALUE_TEXT, true, .title = N_("Tiles") },
  { NULL }
};

const OxbowRecordKind water_rights_position_kinds[] = {
  { "tile", N_("District"), tile_attributes },
  { "plant", N_("Plant"), plant_attributes },
  { "king", N_("King"), king_attributes },
  { "mayor", N_("Mayor"), mayor_attributes },
  { "hand", N_("Tiles in the Hand"), hand_attributes },
  OXBOW_POSITION_LINE_KIND,
  { NULL }
};

const OxbowPositionLine water_rights_position_lines[] = {
  { "tile", "tile @ $owner $tile paid $paid supplied $supplied", .before = "row district", .is_sorted = true },
  { "plant", "plant @ $owner $tile paid $paid water $water", .before = "row district", .joins = true },
  { "king", "king money $money bank $bank $rest...", .follows = true },
  { "mayor", "mayor $seat money $money loose $loose legacy $legacy", .follows = true },
  { "hand", "hand $seat $tiles...", .follows = true },
  { NULL }
};
