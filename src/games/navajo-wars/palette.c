/* palette.c: what a map of Navajo Wars may hold, and the tables of its scenarios (chapters 2 and 11 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/data.h"

#include <glib/gi18n-lib.h>

static const char *const adult_words[] = { "man", "woman", "child", NULL };
const char *const navajo_wars_letter_words[] = { "A", "B", "C", "D", "E", "F", "G", "H", NULL };
const char *const navajo_wars_outpost_words[] = { "mission", "rancho", "fort", NULL };
const char *const navajo_wars_population_words[] = { "all", "two", NULL };
const char *const navajo_wars_deck_words[] = { "stacks", "short", NULL };
const char *const navajo_wars_settle_words[] = { "free", "calm", NULL };
const char *const navajo_wars_develop_words[] = { "free", "paid", "drop", NULL };

/* What people read for such words, in the same order. */
static const char *const adult_titles[] = { N_("Man"), N_("Woman"), N_("Child"), NULL };
static const char *const person_titles[] = { N_("Man"), N_("Woman"), N_("Child"), N_("Elder"), NULL };
static const char *const period_titles[] = { N_("Spanish"), N_("Mexican"), N_("American"), NULL };
static const char *const outpost_titles[] = { N_("Mission"), N_("Rancho"), N_("Fort"), NULL };
static const char *const population_titles[] = { N_("Whole families"), N_("Two people each, by chance"), NULL };
static const char *const deck_titles[] = { N_("Stacks with an event each"), N_("A short deck of nine cards"), NULL };
static const char *const settle_titles[] = { N_("As the player likes"), N_("All families are calm"), NULL };
static const char *const develop_titles[] = { N_("Free of cost"), N_("Paid for"), N_("All but one of five"), NULL };
static const char *const instruction_titles[] = {
  N_("Build"), N_("Build and Subvert"), N_("Subvert"), N_("Subjugate"), N_("Expand"), N_("Colonize"), N_("Utes"),
  N_("Comanche"), N_("Captives"), N_("Raid"), N_("Peace"), N_("Defend"), NULL
};
static const char *const intruder_titles[] = {
  N_("Ambush"), N_("False Rumor"), N_("Firearms"), N_("Fortune"), N_("Moved Away"), N_("Mission"), N_("Omen"),
  N_("Trade"), N_("Wanderers"), NULL
};
static const char *const outcome_titles[] = {
  N_("Major victory of the family"), N_("Victory of the family"), N_("The family slips away"),
  N_("Drawn fight"), N_("Drawn fight with losses"), N_("Victory of the enemy"),
  N_("Major victory of the enemy"), NULL
};
/* Letters are names, the same for people as in files. */
#define letter_titles navajo_wars_letter_words
#define family_titles navajo_wars_family_words

#define NUMBER(name_, required_, minimum_, maximum_, title_, help_) \
  { name_, OXBOW_VALUE_NUMBER, required_, minimum_, maximum_, .title = title_, .help = help_ }
#define WORD(name_, required_, words_, title_, help_, word_titles_) \
  { name_, OXBOW_VALUE_WORD, required_, .words = words_, .title = title_, .help = help_, .word_titles = word_titles_ }
#define TEXT(name_, required_, title_, help_) { name_, OXBOW_VALUE_TEXT, required_, .title = title_, .help = help_ }
#define PROSE(name_, required_, title_, help_) \
  { name_, OXBOW_VALUE_TEXT, required_, .title = title_, .help = help_, .is_prose = true }
#define TRUTH(name_, title_, help_) { name_, OXBOW_VALUE_BOOLEAN, false, .title = title_, .help = help_ }
#define TRACK(name_, title_, help_) NUMBER (name_, true, 0, NAVAJO_WARS_MAX_TRACK, title_, help_)
#define EFFECT_HELP N_("A word and a number, as in drought 1 or culture -1.")

static const OxbowAttribute territory_attributes[] = {
  NUMBER ("id", true, 1, NAVAJO_WARS_CANYON, N_("Number"), N_("1 to 6 from north to south, 7 the canyon.")),
  PROSE ("name", true, N_("Name"), N_("What is written on the map.")),
  NUMBER ("vp", true, 0, 9, N_("Victory points"), N_("What it is worth while families live there.")),
  { NULL }
};

const OxbowRecordKind navajo_wars_group_kinds[] = {
  { "territory", N_("Territory"), territory_attributes,
    .help = N_("Six areas in order from New Mexico outwards; the canyon has three.") },
  { NULL }
};

static const OxbowAttribute start_attributes[] = {
  WORD ("period", true, navajo_wars_period_words, N_("Period"), N_("Who the enemy is at first."), period_titles),
  NUMBER ("final", true, NAVAJO_WARS_CARD_REVOLT, NAVAJO_WARS_CARDS - 1, N_("Final event card"),
          N_("After its Victory Check the game is over.")),
  NUMBER ("table", true, 1, 2, N_("Table of results"), N_("By which the end is judged: 2 is for the last wars.")),
  TRACK ("ap", N_("Action points"), N_("What the Diné have of them.")),
  TRACK ("culture", N_("Culture"), N_("How strong it is; at 0, with Military, all is lost.")),
  TRACK ("military", N_("Military"), N_("How strong it is; at 0, with Culture, all is lost.")),
  TRACK ("morale", N_("Enemy Morale"), N_("The lower, the better for the Diné.")),
  NUMBER ("ferocity", true, 0, NAVAJO_WARS_MAX_EFEROCITY, N_("Enemy Ferocity"),
          N_("It counts for the enemy in Battle.")),
  WORD ("settle", false, navajo_wars_settle_words, N_("Ferocity of families"), N_("How the families begin."),
        settle_titles),
  WORD ("population", false, navajo_wars_population_words, N_("People of families"), N_("How the families begin."),
        population_titles),
  TEXT ("bag", true, N_("Cubes in the bag"), N_("Seven numbers: black, brown, red, white, yellow, green, blue.")),
  NUMBER ("red", false, 0, 9, N_("Red cubes in Subjugation"), N_("How far New Mexico is subdued.")),
  NUMBER ("horses", false, 0, NAVAJO_WARS_MAX_ANIMALS, N_("Horses"), N_("How many stand in Resources.")),
  NUMBER ("sheep", false, 0, NAVAJO_WARS_MAX_ANIMALS, N_("Sheep"), N_("How many stand in Resources.")),
  NUMBER ("firearms", false, 0, 1, N_("Firearms"), N_("Whether the Diné have them.")),
  NUMBER ("goods", false, 0, 9, N_("Trade Goods"), N_("How many can be had at first.")),
  NUMBER ("harass", false, 0, 9, N_("Harass counters"), N_("How many can be used at first.")),
  NUMBER ("drought", false, 0, 2, N_("Drought"), N_("How dry every territory is.")),
  TRUTH ("revolt-over", N_("The Pueblo Revolt is over"), N_("Whether the time of that revolt lies behind.")),
  WORD ("deck", false, navajo_wars_deck_words, N_("Deck"), N_("How it is built."), deck_titles),
  WORD ("develop", true, navajo_wars_develop_words, N_("Developments"), N_("How the first ones are chosen."),
        develop_titles),
  NUMBER ("count", false, 1, 24, N_("Number of developments"), N_("How many are chosen at the start.")),
  NUMBER ("level", false, 1, 3, N_("Highest level"), N_("How far a set may be developed at the start.")),
  { NULL }
};

static const OxbowAttribute family_attributes[] = {
  WORD ("name", true, navajo_wars_family_words, N_("Letter"), N_("Each family has its own."), family_titles),
  { "territory", OXBOW_VALUE_NUMBER, true, 1, NAVAJO_WARS_CANYON, .title = N_("Territory"), .refers = "territory",
    .help = N_("Where it may settle; 7 is the canyon.") },
  { NULL }
};

static const OxbowAttribute outpost_attributes[] = {
  WORD ("kind", true, navajo_wars_outpost_words, N_("Kind"), N_("What stands there."), outpost_titles),
  { "territory", OXBOW_VALUE_NUMBER, true, 1, NAVAJO_WARS_TRACKS, .title = N_("Territory"), .refers = "territory",
    .help = N_("One of each kind in a territory.") },
  NUMBER ("area", false, 1, NAVAJO_WARS_AREAS, N_("Area"), N_("How deep in it; Forts stand in area 1.")),
  { NULL }
};

static const OxbowAttribute number_attributes[] = {
  NUMBER ("event", true, NAVAJO_WARS_CARD_REVOLT, NAVAJO_WARS_CARDS - 1, N_("Event card"), N_("Its number.")),
  { NULL }
};

static const OxbowAttribute counter_attributes[] = {
  WORD ("period", true, navajo_wars_period_words, N_("Period"), N_("When it is used."), period_titles),
  WORD ("letter", true, navajo_wars_letter_words, N_("Letter"), N_("There are A to H of each period."), letter_titles),
  { NULL }
};

static const OxbowAttribute side_attributes[] = {
  WORD ("does", true, navajo_wars_instruction_words, N_("Instruction"), N_("What the enemy does."),
        instruction_titles),
  NUMBER ("cost", false, 1, NAVAJO_WARS_MAX_TRACK, N_("Cost"), N_("In enemy action points; without it, all of them.")),
  TRUTH ("striped", N_("Striped"), N_("Whether no roll ever flips it.")),
  { NULL }
};

static const OxbowRecordKind sides[] = {
  { "front", N_("Front side"), side_attributes, .help = N_("The side that shows at first.") },
  { "back", N_("Back side"), side_attributes, .help = N_("The side that shows after it was flipped.") },
  { NULL }
};

static const OxbowAttribute ceremony_attributes[] = {
  NUMBER ("number", true, 1, 12, N_("Number"), N_("1 to 12, each once.")),
  TEXT ("enemy-way", true, N_("Enemy Way"), EFFECT_HELP),
  NUMBER ("limit", true, 0, 6, N_("Blessing number"), N_("A roll of at most this brings the blessing.")),
  TEXT ("blessing", true, N_("Blessing"), EFFECT_HELP),
  WORD ("population", true, navajo_wars_person_words, N_("Population"), N_("Who comes with Passage of Time."),
        person_titles),
  { NULL }
};

static const OxbowAttribute operation_attributes[] = {
  NUMBER ("number", true, 13, 40, N_("Number"), N_("13 to 40, each once.")),
  TRACK ("preempt", N_("Cost of preempting"), N_("Action points to go before the enemy.")),
  TRACK ("ap", N_("Enemy action points"), N_("What the enemy gains.")),
  WORD ("population", true, adult_words, N_("Population"), N_("Who comes with Passage of Time."), adult_titles),
  TEXT ("major", true, N_("Major Event"), EFFECT_HELP),
  TEXT ("minor", true, N_("Minor Event"), EFFECT_HELP),
  { NULL }
};

static const OxbowAttribute event_attributes[] = {
  NUMBER ("number", true, NAVAJO_WARS_CARD_REVOLT, NAVAJO_WARS_CARDS - 1, N_("Number"), N_("41 to 55, each once.")),
  PROSE ("title", true, N_("Title"), N_("What is printed on the card.")),
  NUMBER ("vp", true, 0, 20, N_("Victory points needed"), N_("For its Victory Check to be passed.")),
  TRUTH ("stays", N_("Stays in play"), N_("Whether it lies open to the end.")),
  NUMBER ("morale", false, 0, 9, N_("Good Medicine: Enemy Morale"),
          N_("How far it rises; without it, no Good Medicine.")),
  NUMBER ("black", false, 0, 9, N_("Good Medicine: black cubes"), N_("How many go into the bag.")),
  PROSE ("note", false, N_("Historical note"), N_("What happened; it is shown with the card.")),
  { NULL }
};

static const OxbowAttribute effect_attributes[] = {
  TEXT ("does", true, N_("Effect"), EFFECT_HELP),
  { NULL }
};

static const OxbowRecordKind effects[] = {
  { "effect", N_("Effect"), effect_attributes, .help = N_("What the event does; one after the other.") },
  { NULL }
};

static const OxbowAttribute area_attributes[] = {
  NUMBER ("number", true, 1, NAVAJO_WARS_AREAS, N_("Number"), N_("It is also its value for those on foot.")),
  NUMBER ("horse", true, 1, 9, N_("Value with a horse"), N_("For families that have one.")),
  { NULL }
};

static const OxbowAttribute box_attributes[] = {
  NUMBER ("number", true, 1, NAVAJO_WARS_BOXES, N_("Box"), N_("From left to right.")),
  NUMBER ("rating", true, 0, 6, N_("Rating"), N_("A roll of at most this lets the elder act.")),
  NUMBER ("elders", false, 0, 9, N_("Elders"), N_("How many sit there at the start.")),
  { NULL }
};

static const OxbowAttribute corn_attributes[] = {
  NUMBER ("value", true, 1, NAVAJO_WARS_CORN, N_("Value"), N_("How many people it feeds.")),
  NUMBER ("count", true, 0, 12, N_("Counters"), N_("How many there are of it.")),
  { NULL }
};

static const OxbowAttribute intruder_attributes[] = {
  WORD ("kind", true, navajo_wars_intruder_words, N_("Kind"), N_("What is met."), intruder_titles),
  NUMBER ("count", true, 0, 9, N_("Counters"), N_("How many there are of it.")),
  { NULL }
};

#define OUTCOME(name_, title_) \
  WORD (name_, true, navajo_wars_outcome_words, title_, N_("How a Battle there ends."), outcome_titles)

static const OxbowAttribute battle_attributes[] = {
  NUMBER ("difference", true, -NAVAJO_WARS_MAX_DIFFERENCE, NAVAJO_WARS_MAX_DIFFERENCE, N_("Difference"),
          N_("The total of the Diné less that of the enemy.")),
  OUTCOME ("near", N_("In areas 1 and 2")),
  OUTCOME ("middle", N_("In areas 3 and 4")),
  OUTCOME ("far", N_("In areas 5 and 6")),
  OUTCOME ("away", N_("In raids and wars of the family's own")),
  { NULL }
};

const OxbowRecordKind navajo_wars_table_kinds[] = {
  { "start", N_("How the game starts and ends"), start_attributes, .help = N_("One line, which every game needs.") },
  { "family", N_("Family at the start"), family_attributes, .help = N_("One line for each family that begins.") },
  { "outpost", N_("Outpost or Fort at the start"), outpost_attributes, .help = N_("What the enemy has built before.") },
  { "in-play", N_("Event in play at the start"), number_attributes, .help = N_("An event that has happened before.") },
  { "stack", N_("Stack of the deck"), number_attributes,
    .help = N_("Eight cards with this event among them; the first stack is played first.") },
  { "area", N_("Values of an area"), area_attributes, .help = N_("What it costs to move and to live there.") },
  { "box", N_("Box of the elders"), box_attributes, .help = N_("Where elders sit, and how likely they act.") },
  { "corn", N_("Corn counters of a value"), corn_attributes, .help = N_("What the cup of corn holds.") },
  { "intruder", N_("Intruders of a kind"), intruder_attributes, .help = N_("What the cup of intruders holds.") },
  { "battle", N_("Line of the Battle tables"), battle_attributes, .help = N_("How Battles end, by the difference.") },
  { "counter", N_("Instruction counter"), counter_attributes, sides, .help = N_("What the enemy may do in a turn.") },
  { "ceremony", N_("Ceremony card"), ceremony_attributes, .help = N_("A card that can be kept for its blessing.") },
  { "operation", N_("Operations card"), operation_attributes, .help = N_("A card that most turns are made of.") },
  { "event", N_("Event card"), event_attributes, effects, .help = N_("A card of history, with a Victory Check.") },
  { NULL }
};
