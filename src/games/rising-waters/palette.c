/* palette.c: what a map and the tables of Rising Waters may hold (sections 2 and 11 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/palette.h"

#include "games/rising-waters/state.h"

#include <glib/gi18n-lib.h>

static const OxbowTerrain terrains[] = {
  { '~', "water", N_("Water"), 0 },
  { '.', "open", N_("Open land"), 1 },
  { 'f', "forest", N_("Forest"), 1 },
  { 'a', "farm", N_("Farm field"), 1 },
  { 't', "town", N_("Town site"), 1 },
  { 'v', "vicksburg", N_("Vicksburg"), 1 },
  { 0 }
};

static const OxbowAttribute town_attributes[] = {
  { "board", OXBOW_VALUE_NUMBER, true, 1, RISING_WATERS_TOWNS, .title = N_("Board") },
  { "name", OXBOW_VALUE_TEXT, .title = N_("Name") },
  { NULL }
};

static const OxbowAttribute site_attributes[] = {
  { "camp", OXBOW_VALUE_NUMBER, false, 1, RISING_WATERS_SITES,
    .title = N_("Relief Camp card; none: all that have no site of their own") },
  { "name", OXBOW_VALUE_TEXT, .title = N_("Name") },
  { NULL }
};

static const OxbowRecordKind features[] = {
  { "town", N_("Town"), town_attributes },
  { "site", N_("Site of a relief camp"), site_attributes },
  { NULL }
};

static const OxbowAttribute water_attributes[] = {
  { "id", OXBOW_VALUE_NAME, true, .title = N_("Name in listings") },
  { "name", OXBOW_VALUE_TEXT, .title = N_("Name") },
  { "area", OXBOW_VALUE_NAME, true, .title = N_("Area of the weather") },
  { "anchor", OXBOW_VALUE_CELL, true, .title = N_("Cell of its token") },
  { "downstream", OXBOW_VALUE_NAME, .title = N_("Where its water flows on to") },
  { "dotted", OXBOW_VALUE_BOOLEAN, .title = N_("The dot of its area, where rain falls first") },
  { NULL }
};

static const OxbowAttribute land_attributes[] = {
  { "id", OXBOW_VALUE_NAME, true, .title = N_("Name in listings") },
  { "elevation", OXBOW_VALUE_NUMBER, true, 1, 9, .title = N_("Elevation") },
  { "spring", OXBOW_VALUE_NUMBER, false, 1, 9, .title = N_("Elevation in Spring, where it differs") },
  { NULL }
};

static const OxbowAttribute landing_attributes[] = {
  { "id", OXBOW_VALUE_NAME, .title = N_("Name") },
  { NULL }
};

static const OxbowRecordKind groups[] = {
  { "water", N_("Water group"), water_attributes },
  { "land", N_("Land group"), land_attributes },
  { "landing", N_("Where Survivors arrive, in order"), landing_attributes },
  { NULL }
};

static const OxbowAttribute levee_attributes[] = {
  { "level", OXBOW_VALUE_NUMBER, true, 1, RISING_WATERS_MAX_LEVEE, .title = N_("Level") },
  { NULL }
};

static const char *const camp_colours[] = { "green", "red", NULL };

static const OxbowAttribute camp_attributes[] = {
  { "colour", OXBOW_VALUE_WORD, true, .words = camp_colours, .title = N_("Colour") },
  { NULL }
};

static const OxbowRecordKind pieces[] = {
  { "levee", N_("Levee"), levee_attributes },
  { "camp", N_("Relief camp"), camp_attributes },
  { "survivor", N_("Survivor") },
  { NULL }
};

/* Tables */

#define COUNT(word, words) { word, OXBOW_VALUE_NUMBER, false, 0, RISING_WATERS_MAX_DECK, .title = words }

static const char *const version_choices[] = { "fall", "spring", NULL };

static const OxbowAttribute season_attributes[] = {
  { "version", OXBOW_VALUE_WORD, true, .words = version_choices, .title = N_("Season") },
  { "weeks", OXBOW_VALUE_NUMBER, true, 1, 52, .title = N_("Weeks") },
  { "level", OXBOW_VALUE_NUMBER, true, 1, 9, .title = N_("Level of water at the start") },
  { "heavy", OXBOW_VALUE_NUMBER, false, 0, RISING_WATERS_MAX_DECK, .title = N_("Heavy cards that are kept; all") },
  { "one", OXBOW_VALUE_NUMBER, true, 1, 200, .title = N_("Losses that end the game of one seat") },
  { "two", OXBOW_VALUE_NUMBER, true, 1, 200, .title = N_("... of two seats") },
  { "three", OXBOW_VALUE_NUMBER, true, 1, 200, .title = N_("... of three seats") },
  { "four", OXBOW_VALUE_NUMBER, true, 1, 200, .title = N_("... of four seats") },
  { NULL }
};

static const OxbowAttribute area_attributes[] = {
  { "id", OXBOW_VALUE_NAME, true, .title = N_("Name in listings") },
  { "name", OXBOW_VALUE_TEXT, .title = N_("Name") },
  COUNT ("heavy", N_("Cards of heavy rain")),
  COUNT ("medium", N_("Cards of rain")),
  COUNT ("light", N_("Cards of light rain")),
  COUNT ("sunny", N_("Cards of sun")),
  { NULL }
};

static const OxbowAttribute cloudy_attributes[] = { COUNT ("count", N_("Cards")), { NULL } };

static const char *const landowner_choices[] = {
  "job", "threat", "force", "hatred", "flees", "dynamite", "camp1", "camp2", "camp3", "camp4", "camp5", "camp6",
  "camp7", NULL
};

static const OxbowAttribute landowner_attributes[] = {
  { "card", OXBOW_VALUE_WORD, true, .words = landowner_choices, .title = N_("Card") },
  COUNT ("starred", N_("Starred cards, on top of the deck")),
  COUNT ("fall", N_("Other cards in Fall")),
  COUNT ("spring", N_("Other cards in Spring")),
  { NULL }
};

static const char *const community_choices[] = {
  "blues", "church", "family", "farm", "garden", "education", "newspaper", "radio", "activism", "vaudeville", NULL
};

static const OxbowAttribute community_attributes[] = {
  { "card", OXBOW_VALUE_WORD, true, .words = community_choices, .title = N_("Card") },
  COUNT ("count", N_("Cards")),
  { NULL }
};

static const char *const character_choices[] = {
  "blues-singer", "outside-activist", "preacher", "sharecropper", "young-person", "teacher", NULL
};
static const char *const bonus_choices[] = { "move", "actions", "donate", "swim", "pawns", NULL };

static const OxbowAttribute board_attributes[] = {
  { "number", OXBOW_VALUE_NUMBER, true, 1, RISING_WATERS_BOARDS, .title = N_("Number") },
  { "id", OXBOW_VALUE_NAME, .title = N_("Short name") },
  { "name", OXBOW_VALUE_TEXT, .title = N_("Name") },
  { "colour", OXBOW_VALUE_NAME, .title = N_("Colour") },
  { "character", OXBOW_VALUE_WORD, true, .words = character_choices, .title = N_("Character") },
  { "bonus", OXBOW_VALUE_WORD, true, .words = bonus_choices, .title = N_("Ability that is a step better") },
  { NULL }
};

static const char *const goal_choices[] = {
  "music-a", "music-b", "rescue-a", "rescue-b", "word-a", "word-b", "labor-a", "labor-b", "help-a", "help-b", NULL
};
static const char *const condition_choices[] = { "none", "raft", "meeting", NULL };

#define NEED(word) { word, OXBOW_VALUE_NUMBER, false, 0, 9, .title = N_("Cards needed") }

static const OxbowAttribute goal_attributes[] = {
  { "id", OXBOW_VALUE_WORD, true, .words = goal_choices, .title = N_("Goal") },
  { "name", OXBOW_VALUE_TEXT, .title = N_("Name") },
  { "condition", OXBOW_VALUE_WORD, .words = condition_choices, .title = N_("Condition") },
  NEED ("blues"), NEED ("church"), NEED ("family"), NEED ("farm"), NEED ("garden"), NEED ("education"),
  NEED ("newspaper"), NEED ("radio"), NEED ("activism"), NEED ("vaudeville"),
  { NULL }
};

static const OxbowRecordKind tables[] = {
  { "season", N_("Season"), season_attributes },
  { "area", N_("Area of the weather"), area_attributes },
  { "cloudy", N_("Cloudy weather"), cloudy_attributes },
  { "landowner", N_("Landowner card"), landowner_attributes },
  { "community", N_("Community card"), community_attributes },
  { "board", N_("Board"), board_attributes },
  { "goal", N_("Community Goal"), goal_attributes },
  { NULL }
};

const OxbowPalette rising_waters_palette = {
  .terrains = terrains,
  .features = features,
  .groups = groups,
  .pieces = pieces,
  .tables = tables,
  .blank = '.',
};
