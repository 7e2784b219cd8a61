/* palette.c: terrains, and the records of tiles, rows, cards, goals and roles
 *
 * The words that an operation, a target, a key or a metric may be stand in data.c; whatever is none of them is refused
 * by the check of records, with the line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/palette.h"

#include "games/water-rights/data.h"
#include "games/water-rights/position.h"

#include <glib/gi18n-lib.h>

/* WR-3.2: an owner and a kind of land; the codes stand in the same order as in water_rights_data_terrain (). */
static const OxbowTerrain terrains[] = {
  { 's', "senior-grass", N_("Grass of the Senior"), 1 },
  { 'r', "riparian-grass", N_("Grass of the Riparian"), 1 },
  { 'j', "junior-grass", N_("Grass of the Junior"), 1 },
  { '1', "senior-pool", N_("Pool of the Senior"), 0 },
  { '2', "riparian-pool", N_("Pool of the Riparian"), 0 },
  { '3', "junior-pool", N_("Pool of the Junior"), 0 },
  { '7', "senior-dry", N_("Dry land of the Senior"), 1 },
  { '8', "riparian-dry", N_("Dry land of the Riparian"), 1 },
  { '9', "junior-dry", N_("Dry land of the Junior"), 1 },
  { 'S', "senior-facility", N_("Power works of the Senior"), 1 },
  { 'R', "riparian-facility", N_("Power works of the Riparian"), 1 },
  { 'J', "junior-facility", N_("Power works of the Junior"), 1 },
  { 'K', "castle", N_("Castle of the King"), 1 },
  { '.', "outside", N_("Outside the board"), 0, true },
  { 0 }
};

#define NUMBER(name_, required_, title_, help_) \
  { name_, OXBOW_VALUE_NUMBER, required_, 0, WATER_RIGHTS_ANY, .title = title_, .help = help_ }
#define WORD(name_, required_, words_, title_, help_, word_titles_) \
  { name_, OXBOW_VALUE_WORD, required_, .words = words_, .title = title_, .help = help_, .word_titles = word_titles_ }
#define SIGNED(name_, title_, help_) \
  { name_, OXBOW_VALUE_NUMBER, false, -WATER_RIGHTS_ANY, WATER_RIGHTS_ANY, .title = title_, .help = help_ }
#define ID { "id", OXBOW_VALUE_NAME, true, .title = N_("Short name"), \
             .help = N_("In listings, as winter-rain; no other card has it.") }
#define CODE { "code", OXBOW_VALUE_NAME, true, .title = N_("Short name"), \
               .help = N_("In moves and listings, as wheat; no other tile has it.") }
#define NAME { "name", OXBOW_VALUE_TEXT, true, .title = N_("Name"), .help = N_("What people read."), .is_prose = true }

/* What people read for the words of data.c, in the same order. */
static const char *const colour_titles[] = { N_("Green"), N_("Red"), N_("Yellow"), N_("Grey"), NULL };
static const char *const dot_titles[] = { N_("Red"), N_("Green"), N_("Yellow"), NULL };
static const char *const class_titles[] = { N_("Farm"), N_("Livestock"), N_("Dock"), N_("Other"), NULL };
static const char *const row_titles[] = { N_("Districts"), N_("Waterplants"), NULL };
static const char *const op_titles[] = {
  N_("The bank gains water"), N_("Rain fills plants"), N_("Plants lose water"), N_("Plants give water to the bank"),
  N_("The treasury pays"), N_("Payment to the King"), N_("Gift of the King"), N_("The King's purse changes"),
  N_("Tiles leave the row"), N_("Drops are limited"), N_("Districts need other amounts of water"),
  N_("Districts earn other amounts"), N_("Taxes are multiplied"), N_("Tiles cost more or less"),
  N_("No trade through posts"), N_("No water is recycled"), N_("Something cannot be built"), NULL
};
static const char *const target_titles[] = {
  N_("Every mayor"), N_("The Senior"), N_("The Riparian"), N_("The Junior"), N_("The richest mayor"),
  N_("The poorest mayor"), N_("A mayor whom the King names"), NULL
};
static const char *const key_titles[] = {
  N_("Green districts"), N_("Red districts"), N_("Yellow districts"), N_("Grey districts"), N_("Farms"),
  N_("Livestock"), N_("Docks"), N_("Other districts"), N_("All districts"), N_("Grass"), N_("Pools"), N_("Dry land"),
  N_("Waterplants"), NULL
};
static const char *const require_titles[] = {
  N_("Money for the King"), N_("Water for the bank"), N_("To have something"), N_("To have built this turn"),
  N_("To have run the power works"), NULL
};
static const char *const metric_titles[] = {
  N_("Green districts"), N_("Red districts"), N_("Yellow districts"), N_("Grey districts"), N_("Farms"),
  N_("Livestock"), N_("Docks"), N_("Districts"), N_("Supplied districts"), N_("Drops that the plants hold"),
  N_("Stored drops"), N_("Recycling plants"), N_("Trading posts"), N_("Money"), N_("Legacy cards"),
  N_("Cells of the largest group of tiles"), N_("The King's money"), N_("The King's water"), N_("Taxes taken"),
  N_("Water sold"), N_("Demands that were failed"), N_("Demands that were met"), NULL
};
static const char *const when_titles[] = { N_("At once"), N_("In the next turn"), NULL };
static const char *const goal_titles[] = { N_("Bonus for all"), N_("Secret of a role"), NULL };
static const char *const seat_titles[] = { N_("The King"), N_("The Senior"), N_("The Riparian"), N_("The Junior"),
                                           NULL };

static const OxbowAttribute district_attributes[] = {
  CODE,
  NAME,
  WORD ("colour", true, water_rights_colour_words, N_("Colour"),
        N_("What it counts as; three colours can be taxed, grey cannot."), colour_titles),
  WORD ("class", true, water_rights_class_words, N_("Class"),
        N_("Where it may stand: a farm on grass beside other farms, a dock on a pool or beside a dock."), class_titles),
  NUMBER ("price", true, N_("Price"), N_("What the mayor pays who drafts it, besides the surcharge of its slot.")),
  NUMBER ("water", true, N_("Drops"), N_("How much water it needs each turn.")),
  NUMBER ("red", false, N_("Red tokens"), N_("How many it needs each turn.")),
  NUMBER ("green", false, N_("Green tokens"), N_("How many it needs each turn.")),
  NUMBER ("yellow", false, N_("Yellow tokens"), N_("How many it needs each turn.")),
  NUMBER ("income", true, N_("Income"), N_("What it earns in each turn in which it is supplied.")),
  NUMBER ("value", true, N_("Points"), N_("What it counts in the end.")),
  NUMBER ("copies", true, N_("Copies"), N_("How many of it are in the stack.")),
  { NULL }
};

static const OxbowAttribute plant_attributes[] = {
  CODE,
  NAME,
  NUMBER ("price", true, N_("Price"), N_("What the mayor pays who drafts it, besides the surcharge of its slot.")),
  NUMBER ("capacity", true, N_("Drops"), N_("How much water it can hold.")),
  { "recycle", OXBOW_VALUE_BOOLEAN, true, .title = N_("Recycles"),
    .help = N_("Whether it fills again by itself at the start of each turn.") },
  NUMBER ("copies", true, N_("Copies"), N_("How many of it are in the stack.")),
  { NULL }
};

static const OxbowAttribute row_attributes[] = {
  WORD ("kind", true, water_rights_row_words, N_("Tiles"), N_("What lies in the row; there is one row of each."),
        row_titles),
  { "surcharges", OXBOW_VALUE_TEXT, true, .title = N_("Surcharges"),
    .help = N_("What is paid on top in each slot, separated by blanks: as many numbers as slots.") },
  { NULL }
};

static const OxbowAttribute effect_attributes[] = {
  WORD ("op", true, water_rights_op_words, N_("What happens"), N_("One of the things that cards can do."), op_titles),
  WORD ("target", false, water_rights_target_words, N_("To whom"), N_("Where it is done to mayors."), target_titles),
  WORD ("key", false, water_rights_key_words, N_("To what"), N_("Where it is done to districts or buildings."),
        key_titles),
  SIGNED ("n", N_("How much"), N_("Below 0 it takes away, where that makes sense.")),
  { NULL }
};

static const OxbowAttribute require_attributes[] = {
  WORD ("op", true, water_rights_require_words, N_("What is asked for"), N_("One of the things a King can ask for."),
        require_titles),
  WORD ("metric", false, water_rights_metric_words, N_("Of what"), N_("Where the mayor must have something."),
        metric_titles),
  NUMBER ("n", false, N_("How much"), N_("So much at least.")),
  { NULL }
};

static const OxbowAttribute penalty_attributes[] = {
  WORD ("when", true, water_rights_when_words, N_("When"), N_("At once, or in the next turn of that mayor."),
        when_titles),
  WORD ("op", true, water_rights_op_words, N_("What happens"),
        N_("A payment, water given back, money lost, or (in the next turn) a limit of drops."), op_titles),
  SIGNED ("n", N_("How much"), N_("Below 0 money is lost.")),
  { NULL }
};

static const OxbowAttribute event_attributes[] = { ID, NAME, { NULL } };

static const OxbowAttribute demand_attributes[] = {
  ID,
  NAME,
  WORD ("target", true, water_rights_target_words, N_("Of whom"), N_("The mayors who have to meet it."),
        target_titles),
  { NULL }
};

static const OxbowAttribute goal_attributes[] = {
  WORD ("kind", true, water_rights_goal_words, N_("Kind"), N_("Three bonus goals lie open; secrets are dealt."),
        goal_titles),
  WORD ("role", false, water_rights_seat_words, N_("Whose"), N_("The role that may be dealt a secret goal."),
        seat_titles),
  ID,
  NAME,
  WORD ("metric", true, water_rights_metric_words, N_("Of what"), N_("What is counted."), metric_titles),
  { "min", OXBOW_VALUE_NUMBER, true, 0, 9999, .title = N_("How much"), .help = N_("So much at least meets the goal.") },
  { NULL }
};

static const OxbowAttribute role_attributes[] = {
  WORD ("name", true, water_rights_seat_words, N_("Role"), N_("Each of the four has one line."), seat_titles),
  NUMBER ("money", false, N_("Money"), N_("What the role has at the start.")),
  NUMBER ("water", false, N_("Loose water"), N_("Drops that wait for the first waterplants.")),
  NUMBER ("legacy", false, N_("Legacy cards"), N_("How many old rights, each against one limit of water.")),
  NUMBER ("dues", false, N_("Dues"), N_("What the treasury pays the mayor each turn.")),
  WORD ("resource", false, water_rights_dot_words, N_("Tokens"), N_("What its power works make; each mayor's differ."),
        dot_titles),
  { NULL }
};

static const OxbowRecordKind event_children[] = {
  { "effect", N_("Effect"), effect_attributes, .help = N_("What the event does; up to six, one after the other.") },
  { NULL }
};
static const OxbowRecordKind demand_children[] = {
  { "require", N_("What is demanded"), require_attributes, .help = N_("Each demand asks for one thing.") },
  { "penalty", N_("Penalty"), penalty_attributes, .help = N_("What befalls the mayor who does not meet it.") },
  { NULL }
};

static const OxbowRecordKind tables[] = {
  { "district", N_("District"), district_attributes, .help = N_("A tile that is built on land, and earns money.") },
  { "plant", N_("Waterplant"), plant_attributes, .help = N_("A tile that is built on a pool, and holds water.") },
  { "row", N_("Row of tiles"), row_attributes,
    .help = N_("Where tiles can be drafted from, and what the slots cost.") },
  { "event", N_("Event"), event_attributes, event_children,
    .help = N_("A card that the King may turn up: something befalls the realm.") },
  { "demand", N_("Demand"), demand_attributes, demand_children,
    .help = N_("A card that the King may turn up: mayors give him something, or are punished.") },
  { "goal", N_("Goal"), goal_attributes, .help = N_("What counts in the end, besides tiles and money.") },
  { "role", N_("Role"), role_attributes, .help = N_("What a seat begins with, and what it makes.") },
  { NULL }
};

static const OxbowGuideStep guide[] = {
  { N_("Paint the castle"), N_("The King's, in the middle, with the three towns around it."), "K", .least = 1,
    .is_wish = true },
  { N_("Paint the land of the towns"), N_("Grass for each of the three, about equally much."), "srj", .least = 3,
    .each = true, .is_wish = true },
  { N_("Paint the power works"), N_("Each town has one, well inside its land."), "SRJ", .least = 1, .each = true },
  { N_("Paint pools"), N_("Waterplants stand in the pools of their town."), "123", .least = 2, .each = true,
    .is_wish = true },
  { N_("Paint what lies outside"), N_("The map need not be a rectangle: cells outside are no cells at all."), ".",
    .least = 1, .is_wish = true },
  { NULL }
};

const OxbowPalette water_rights_palette = {
  .terrains = terrains,
  .no_edges = N_("Nothing stands between two cells in Water Rights: the borders of the towns follow from the terrain."),
  .tables = tables,
  .blank = 's',
  .guide = guide,
  .position = water_rights_position_kinds,
  .position_lines = water_rights_position_lines,
};
