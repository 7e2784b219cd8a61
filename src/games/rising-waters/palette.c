/* palette.c: what a map and the tables of Rising Waters may hold (sections 2 and 11 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/palette.h"

#include "games/rising-waters/position.h"
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

#define NAME(help_) { "name", OXBOW_VALUE_TEXT, .title = N_("Name"), .help = help_, .is_prose = true }

static const OxbowAttribute town_attributes[] = {
  { "board", OXBOW_VALUE_NUMBER, true, 1, RISING_WATERS_TOWNS, .title = N_("Board"), .counts = true,
    .help = N_("The number of the board whose town it is; each board has one town.") },
  NAME (N_("What is written beside it on the map.")),
  { NULL }
};

static const OxbowAttribute site_attributes[] = {
  { "camp", OXBOW_VALUE_NUMBER, false, 1, RISING_WATERS_SITES, .title = N_("Relief Camp card"), .counts = true,
    .help = N_("The card that builds a camp here; without one, all cards that have no site of their own.") },
  NAME (N_("What the card and the log call the place.")),
  { NULL }
};

static const OxbowRecordKind features[] = {
  { "town", N_("Town"), town_attributes, .help = N_("The home of a seat, on a town site."), .terrains = "t" },
  { "site", N_("Site of a relief camp"), site_attributes,
    .help = N_("Where a Relief Camp card of the landowners builds its camp.") },
  { NULL }
};

#define WATER "~"
#define LAND ".fatv"

static const OxbowAttribute water_attributes[] = {
  { "id", OXBOW_VALUE_NAME, true, .title = N_("Short name"),
    .help = N_("In moves and listings, as m1; no other group has it.") },
  NAME (N_("What people read.")),
  { "area", OXBOW_VALUE_NAME, true, .title = N_("Area of the weather"), .refers = "area",
    .help = N_("Rain of this area falls on its groups in turn; the tables name the areas.") },
  { "anchor", OXBOW_VALUE_CELL, true, .title = N_("Cell of its token"),
    .help = N_("One of its cells: the level is shown there, and floods are counted clockwise from it.") },
  { "downstream", OXBOW_VALUE_NAME, .title = N_("Flows on to"), .refers = "water",
    .help = N_("The group that takes what cannot flood any more land; the last of a river has none.") },
  { "dotted", OXBOW_VALUE_BOOLEAN, .title = N_("Has the dot of its area"),
    .help = N_("The first group of each area has it; the first rain falls there."), .first_of = "area" },
  { NULL }
};

static const OxbowAttribute land_attributes[] = {
  { "id", OXBOW_VALUE_NAME, true, .title = N_("Short name"),
    .help = N_("In moves and listings, as 01; no other group has it.") },
  { "elevation", OXBOW_VALUE_NUMBER, true, 1, 9, .title = N_("Elevation"),
    .help = N_("Water that stands higher floods it: 2 is low land, 5 a ridge.") },
  { "spring", OXBOW_VALUE_NUMBER, false, 1, 9, .title = N_("Elevation in Spring"),
    .help = N_("Where levees have been raised by then; without it, the same as in Fall.") },
  { NULL }
};

static const OxbowAttribute landing_attributes[] = {
  { "id", OXBOW_VALUE_NAME, .title = N_("Short name"), .help = N_("For yourself; the game does not use it.") },
  { NULL }
};

static const OxbowRecordKind groups[] = {
  { "water", N_("Water group"), water_attributes,
    .help = N_("Cells of water that rise and fall together. Rain comes to them in the order of this list."),
    .terrains = WATER },
  { "land", N_("Land group"), land_attributes, .help = N_("Cells of land that lie equally high and flood together."),
    .terrains = LAND },
  { "landing", N_("Landing"), landing_attributes, .help = N_("Where Survivors arrive, in the order of its cells."),
    .terrains = LAND },
  { NULL }
};

static const OxbowAttribute levee_attributes[] = {
  { "level", OXBOW_VALUE_NUMBER, true, 1, RISING_WATERS_MAX_LEVEE, .title = N_("Level"),
    .help = N_("Water of this level and below does not flood the cell.") },
  { NULL }
};

static const char *const camp_colours[] = { "green", "red", NULL };
static const char *const camp_colour_titles[] = { N_("Green: of the community"), N_("Red: of the landowners"), NULL };

static const OxbowAttribute camp_attributes[] = {
  { "colour", OXBOW_VALUE_WORD, true, .words = camp_colours, .title = N_("Colour"),
    .help = N_("Who keeps it; Survivors are safe in either."), .word_titles = camp_colour_titles },
  { NULL }
};

static const OxbowRecordKind pieces[] = {
  { "levee", N_("Levee"), levee_attributes, .help = N_("A cell that is protected from the start.") },
  { "camp", N_("Relief camp"), camp_attributes, .help = N_("A camp that stands at the start.") },
  { "survivor", N_("Survivor"), .help = N_("One of those who wait for help at the start.") },
  { NULL }
};

/* Tables */

#define COUNT(word, words, what) \
  { word, OXBOW_VALUE_NUMBER, false, 0, RISING_WATERS_MAX_DECK, .title = words, .help = what }
#define LOSSES(word, words) \
  { word, OXBOW_VALUE_NUMBER, true, 1, 200, .title = words, .help = N_("So many losses end the game at once.") }

static const char *const version_choices[] = { "fall", "spring", NULL };
static const char *const version_titles[] = { N_("Fall 1926"), N_("Spring 1927"), NULL };

static const OxbowAttribute season_attributes[] = {
  { "version", OXBOW_VALUE_WORD, true, .words = version_choices, .title = N_("Season"),
    .help = N_("Which one; the option of the scenario says which is played."), .word_titles = version_titles },
  { "weeks", OXBOW_VALUE_NUMBER, true, 1, 52, .title = N_("Weeks"), .help = N_("Whoever holds out so long has won.") },
  { "level", OXBOW_VALUE_NUMBER, true, 1, 9, .title = N_("Level of water"),
    .help = N_("How high all water stands at the start.") },
  { "heavy", OXBOW_VALUE_NUMBER, false, 0, RISING_WATERS_MAX_DECK, .title = N_("Heavy cards kept"),
    .help = N_("How many cards of heavy rain are in the deck, drawn by chance; without it, all.") },
  LOSSES ("one", N_("Losses of one seat")),
  LOSSES ("two", N_("Losses of two seats")),
  LOSSES ("three", N_("Losses of three seats")),
  LOSSES ("four", N_("Losses of four seats")),
  { NULL }
};

static const OxbowAttribute area_attributes[] = {
  { "id", OXBOW_VALUE_NAME, true, .title = N_("Short name"),
    .help = N_("By which groups of water and cards name it, as yazoo.") },
  NAME (N_("What people read on the cards.")),
  COUNT ("heavy", N_("Heavy rain"), N_("How many cards raise the water by 3.")),
  COUNT ("medium", N_("Rain"), N_("How many cards raise the water by 2.")),
  COUNT ("light", N_("Light rain"), N_("How many cards raise the water by 1.")),
  COUNT ("sunny", N_("Sun"), N_("How many cards let the highest water of the area fall by 1.")),
  { NULL }
};

static const OxbowAttribute cloudy_attributes[] = {
  COUNT ("count", N_("Cards"), N_("How many cards of the weather do nothing.")),
  { NULL }
};

static const char *const landowner_choices[] = {
  "job", "threat", "force", "hatred", "flees", "dynamite", "camp1", "camp2", "camp3", "camp4", "camp5", "camp6",
  "camp7", NULL
};
static const char *const landowner_titles[] = {
  N_("Job Offer"), N_("Threat"), N_("Force"), N_("Race Hatred"), N_("Landowner Flees"), N_("Dynamite"),
  N_("Relief Camp 1"), N_("Relief Camp 2"), N_("Relief Camp 3"), N_("Relief Camp 4"), N_("Relief Camp 5"),
  N_("Relief Camp 6"), N_("Relief Camp 7"), NULL
};

static const OxbowAttribute landowner_attributes[] = {
  { "card", OXBOW_VALUE_WORD, true, .words = landowner_choices, .title = N_("Card"),
    .help = N_("Which kind of card; each kind has one line."), .word_titles = landowner_titles },
  COUNT ("starred", N_("Starred cards"), N_("How many lie on top of the deck, shuffled, in either season.")),
  COUNT ("fall", N_("Cards in Fall"), N_("How many are shuffled below them in Fall.")),
  COUNT ("spring", N_("Cards in Spring"), N_("How many are shuffled below them in Spring.")),
  { NULL }
};

static const char *const community_choices[] = {
  "blues", "church", "family", "farm", "garden", "education", "newspaper", "radio", "activism", "vaudeville", NULL
};
static const char *const community_titles[] = {
  N_("Blues"), N_("Church"), N_("Family"), N_("Farm Animals"), N_("Garden"), N_("Education"), N_("Newspaper"),
  N_("Radio"), N_("Outside Activism"), N_("Vaudeville"), NULL
};

static const OxbowAttribute community_attributes[] = {
  { "card", OXBOW_VALUE_WORD, true, .words = community_choices, .title = N_("Card"),
    .help = N_("Which kind of card; each kind has one line."), .word_titles = community_titles },
  COUNT ("count", N_("Cards"), N_("How many of them are in the deck.")),
  { NULL }
};

static const char *const character_choices[] = {
  "blues-singer", "outside-activist", "preacher", "sharecropper", "young-person", "teacher", NULL
};
static const char *const character_titles[] = {
  N_("Blues Singer"), N_("Outside Activist"), N_("Preacher"), N_("Sharecropper"), N_("Young Person"), N_("Teacher"),
  NULL
};
static const char *const bonus_choices[] = { "move", "actions", "donate", "swim", "pawns", NULL };
static const char *const bonus_titles[] = { N_("Move"), N_("Actions"), N_("Donate"), N_("Swim"), N_("Pawns"), NULL };

static const OxbowAttribute board_attributes[] = {
  { "number", OXBOW_VALUE_NUMBER, true, 1, RISING_WATERS_BOARDS, .title = N_("Number"),
    .help = N_("Seat 1 has board 1, and so on, unless the options list others.") },
  { "id", OXBOW_VALUE_NAME, .title = N_("Short name"), .help = N_("In files, as greenville.") },
  NAME (N_("What people read.")),
  { "colour", OXBOW_VALUE_NAME, .title = N_("Colour"), .help = N_("The colour of the printed board, as a word.") },
  { "character", OXBOW_VALUE_WORD, true, .words = character_choices, .title = N_("Character"),
    .help = N_("Who lives there, and what only that person can do."), .word_titles = character_titles },
  { "bonus", OXBOW_VALUE_WORD, true, .words = bonus_choices, .title = N_("Bonus"),
    .help = N_("The power that is a step better at the start."), .word_titles = bonus_titles },
  { NULL }
};

static const char *const goal_choices[] = {
  "music-a", "music-b", "rescue-a", "rescue-b", "word-a", "word-b", "labor-a", "labor-b", "help-a", "help-b", NULL
};
static const char *const goal_titles[] = {
  N_("Music A"), N_("Music B"), N_("Rescue A"), N_("Rescue B"), N_("Word A"), N_("Word B"), N_("Labor A"),
  N_("Labor B"), N_("Help A"), N_("Help B"), NULL
};
static const char *const condition_choices[] = { "none", "raft", "meeting", NULL };
static const char *const condition_titles[] = {
  N_("None"), N_("A raft is on the map"), N_("Pawns of every seat are on one cell"), NULL
};

#define NEED(word, words) \
  { word, OXBOW_VALUE_NUMBER, false, 0, 9, .title = words, .help = N_("How many of these cards meet the goal.") }

static const OxbowAttribute goal_attributes[] = {
  { "id", OXBOW_VALUE_WORD, true, .words = goal_choices, .title = N_("Goal"),
    .help = N_("Its place: A takes 1 off the losses, B of the same pair comes after it and takes 2 off."),
    .word_titles = goal_titles },
  NAME (N_("What people read on the card.")),
  { "condition", OXBOW_VALUE_WORD, .words = condition_choices, .title = N_("Condition"),
    .help = N_("What must be so on the map, besides the cards."), .word_titles = condition_titles },
  NEED ("blues", N_("Blues")), NEED ("church", N_("Church")), NEED ("family", N_("Family")),
  NEED ("farm", N_("Farm Animals")), NEED ("garden", N_("Garden")), NEED ("education", N_("Education")),
  NEED ("newspaper", N_("Newspaper")), NEED ("radio", N_("Radio")), NEED ("activism", N_("Outside Activism")),
  NEED ("vaudeville", N_("Vaudeville")),
  { NULL }
};

static const OxbowRecordKind tables[] = {
  { "season", N_("Season"), season_attributes, .help = N_("How long the game lasts, and what ends it early.") },
  { "area", N_("Area of the weather"), area_attributes, .help = N_("A part of the river, and the weather it has.") },
  { "cloudy", N_("Cloudy weather"), cloudy_attributes, .help = N_("Cards of the weather that change nothing.") },
  { "landowner", N_("Landowner card"), landowner_attributes, .help = N_("What the landowners offer and do.") },
  { "community", N_("Community card"), community_attributes,
    .help = N_("What people hold together: it buys powers and helps others.") },
  { "board", N_("Board"), board_attributes, .help = N_("A seat's town and character.") },
  { "goal", N_("Community Goal"), goal_attributes,
    .help = N_("What all can do together to make good some of the losses; all ten are needed, or none.") },
  { NULL }
};

static const OxbowGuideStep guide[] = {
  { N_("Paint a river"), N_("Water from the upper edge to the lower one, with streams that run into it."), "~",
    .least = 5 },
  { N_("Gather all cells in groups"),
    N_("Water that rises together, and land that lies equally high: the tool Groups adds cell after cell."),
    .kind = "land", .covers = true },
  { N_("Paint sites of towns"), N_("A town lies on each, one for every board."), "t", .least = RISING_WATERS_TOWNS },
  { N_("Put a town on each site"), N_("Each board of the tables has one; a board that is not wanted can be taken away "
                                      "under Things."), .kind = "town", .table = "board" },
  { N_("Put sites of relief camps"), N_("Where cards build camps, best on high land."), .kind = "site",
    .least = RISING_WATERS_SITES },
  { N_("Draw a landing"), N_("A group of some cells of land at the water, where Survivors arrive."), .kind = "landing",
    .least = 1 },
  { NULL }
};

const OxbowPalette rising_waters_palette = {
  .terrains = terrains,
  .features = features,
  .no_edges = N_("Nothing stands between two cells in Rising Waters: a levee protects a whole cell, and the tool "
                 "Pieces puts it there."),
  .groups = groups,
  .pieces = pieces,
  .tables = tables,
  .blank = '.',
  .guide = guide,
  .position = rising_waters_position_kinds,
  .position_lines = rising_waters_position_lines,
};
