/* navajo-wars.c: the table of the game Navajo Wars: palette, options, verbs, and who answers what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/navajo-wars.h"

#include "games/navajo-wars/data.h"
#include "games/navajo-wars/describe.h"
#include "games/navajo-wars/estimate.h"
#include "games/navajo-wars/facts.h"
#include "games/navajo-wars/generate.h"
#include "games/navajo-wars/listing.h"
#include "games/navajo-wars/measure.h"
#include "games/navajo-wars/moves.h"
#include "games/navajo-wars/odds.h"
#include "games/navajo-wars/position.h"
#include "games/navajo-wars/setup.h"
#include "games/navajo-wars/stage.h"
#include "games/navajo-wars/words.h"

#include <glib/gi18n-lib.h>

static const OxbowTerrain terrains[] = {
  { 'm', "mesa", N_("Mesa"), 3 },
  { 'p', "plain", N_("Plain"), 1 },
  { 'v', "valley", N_("Valley"), 1 },
  { 'M', "mountain", N_("Mountain"), 4 },
  { 'c', "canyon", N_("Canyon"), 2 },
  { '@', "santa-fe", N_("Santa Fe"), 0 },
  { '.', "outside", N_("Outside the board"), 0, true },
  { 0 }
};

static const OxbowGuideStep guide[] = {
  { N_("Draw seven territories"),
    N_("Groups of six cells of land each, in order from New Mexico outwards; the seventh, the canyon, has three."),
    .kind = "territory", .least = NAVAJO_WARS_CANYON },
  { N_("Paint the canyon"), N_("The three cells of the seventh territory."), "c", .least = NAVAJO_WARS_CANYON_CELLS,
    .is_wish = true },
  { N_("Paint Santa Fe"), N_("Beside the first areas, outside of all territories."), "@", .least = 1,
    .is_wish = true },
  { N_("Paint valleys, mesas and mountains"), N_("Land of more than one kind makes the map easier to read."), "vmM",
    .least = 3, .is_wish = true },
  { NULL }
};

static const OxbowPalette palette = {
  .terrains = terrains,
  .no_edges = N_("Nothing stands between two cells in Navajo Wars: ridges follow from the order of the areas in their "
                 "territories."),
  .groups = navajo_wars_group_kinds,
  .tables = navajo_wars_table_kinds,
  .blank = 'p',
  .guide = guide,
  .position = navajo_wars_position_kinds,
  .position_lines = navajo_wars_position_lines,
};

static const char *const defeat_choices[] = { "always", "check", "never", NULL };
static const char *const track_choices[] = { "military", "culture", NULL };

static const char *const defeat_titles[] = { N_("At once"), N_("At a Victory Check"), N_("Never"), NULL };
static const char *const track_titles[] = { N_("Military"), N_("Culture"), NULL };

/* Chapter 8 of the rules, in the order of the listing. */
static const OxbowOption options[] = {
  { "defeat", OXBOW_OPTION_CHOICE, "always", .choices = defeat_choices, .choice_titles = defeat_titles,
    .title = N_("When Military and Culture are spent"),
    .meaning = N_("The game is lost at once; only at a Victory Check; or never.") },
  { "enemy-ap-adjust", OXBOW_OPTION_NUMBER, "0", -3, 3, .title = N_("Enemy action points"),
    .meaning = N_("Added to what the enemy collects; less than 0 is a gentler game.") },
  { "keep-enemy-ap", OXBOW_OPTION_BOOLEAN, "no", .title = N_("The enemy keeps unspent action points"),
    .meaning = N_("If not, they are lost at the end of each enemy operation.") },
  { "one-nm-raid", OXBOW_OPTION_BOOLEAN, "yes", .title = N_("One raid on New Mexico in an activation"),
    .meaning = N_("If not, a family raids as often as its movement points allow.") },
  { "spoils-on-victory", OXBOW_OPTION_BOOLEAN, "no", .title = N_("Spoils of every victory"),
    .meaning = N_("If not, only a major victory brings spoils.") },
  { "tribal-track", OXBOW_OPTION_CHOICE, "military", .choices = track_choices, .choice_titles = track_titles,
    .title = N_("Battles with other tribes"),
    .meaning = N_("The track that changes after Battles with Utes and Comanche.") },
  { "enemy-morale-adjust", OXBOW_OPTION_NUMBER, "0", -5, 5, .title = N_("Enemy Morale after a Victory Check"),
    .meaning = N_("Added to Military and Outposts, from which it begins again; less than 0 is a gentler game.") },
  { NULL }
};

static const OxbowSeat seats[] = {
  { "dine", N_("The Diné"), "#9C3B2E" },
  { NULL }
};

static const char *const guns_words[] = { "guns", NULL };
static const char *const who_words[] = { "A", "B", "C", "D", "E", "F", "passage", NULL };
static const char *const sheep_words[] = { "sheep", NULL };
static const char *const corn_words[] = { "corn", NULL };
static const char *const elder_words[] = { "elder", NULL };
static const char *const payment_words[] = { "fortune", "ceremony", "goods", "manuelito", NULL };
static const char *const soldier_words[] = { "morale", "ferocity", NULL };
static const char *const take_words[] = { "horse", "sheep", NULL };

#define WORD(list) { OXBOW_ARG_WORD, .words = list }
static const OxbowAbbreviation abbreviations[] = {
  { N_("AP"), N_("AP: action points. Yours pay for Planning, for going before the enemy and for reactions to raids; "
                 "the enemy's pay for its instructions.") },
  { N_("MP"), N_("MP: movement points. A family that acts has 6, less one for each empty place, and pays for each move "
                 "and deed with them.") },
  { N_("VP"), N_("VP: victory points. At a Victory Check those of the territories where families live are compared "
                 "with what the card asks for.") },
  { NULL }
};

#define FAMILY WORD (navajo_wars_family_words)
#define SET WORD (navajo_wars_set_words)
#define PERSON WORD (navajo_wars_person_words)
#define CELL { OXBOW_ARG_CELL }
#define NUMBER { OXBOW_ARG_NUMBER }
#define GUNS { OXBOW_ARG_WORD, OXBOW_ARG_OPTIONAL, guns_words }

static const OxbowVerb moves[] = {
  [NAVAJO_WARS_MOVE_SET] = { "set", { SET }, .title = N_("Choose a set for the game") },
  [NAVAJO_WARS_MOVE_SETTLE] = { "settle", { FAMILY, CELL, NUMBER }, .title = N_("Settle a family") },
  [NAVAJO_WARS_MOVE_MANUELITO] = { "manuelito", { FAMILY }, .title = N_("Place Manuelito") },
  [NAVAJO_WARS_MOVE_DROP] = { "drop", { SET }, .title = N_("Leave out a set") },
  [NAVAJO_WARS_MOVE_DEVELOP] = { "develop", { SET }, .title = N_("Develop") },
  [NAVAJO_WARS_MOVE_DONE] = { "done", .title = N_("That is all") },
  [NAVAJO_WARS_MOVE_PREEMPT] = { "preempt", .title = N_("Go before the enemy") },
  [NAVAJO_WARS_MOVE_WAIT] = { "wait", .title = N_("Let the enemy go first") },
  [NAVAJO_WARS_MOVE_PLANNING] = { "planning", .title = N_("Planning") },
  [NAVAJO_WARS_MOVE_ACTIONS] = { "actions", .title = N_("Take Actions") },
  [NAVAJO_WARS_MOVE_PASSAGE] = { "passage", .title = N_("Passage of Time") },
  [NAVAJO_WARS_MOVE_KEEP] = { "keep", .title = N_("Keep the ceremony"), .is_answer = true },
  [NAVAJO_WARS_MOVE_DISCARD] = { "discard", .title = N_("Do not keep the ceremony"), .is_answer = true },
  [NAVAJO_WARS_MOVE_LOSE_CULTURE] = { "lose-culture", .title = N_("Lose 1 Culture"), .is_answer = true },
  [NAVAJO_WARS_MOVE_LOSE_MILITARY] = { "lose-military", .title = N_("Lose 1 Military"), .is_answer = true },
  [NAVAJO_WARS_MOVE_ELDER] = { "elder", { NUMBER }, .title = N_("Let an elder speak") },
  [NAVAJO_WARS_MOVE_WEAVE] = { "weave", .title = N_("Weave") },
  [NAVAJO_WARS_MOVE_BARTER] = { "barter", { NUMBER, NUMBER }, .title = N_("Barter") },
  [NAVAJO_WARS_MOVE_WARFARE] = { "warfare", { FAMILY, NUMBER, GUNS }, .title = N_("Warfare") },
  [NAVAJO_WARS_MOVE_DIPLOMACY] = { "diplomacy", { FAMILY, NUMBER, NUMBER }, .title = N_("Diplomacy") },
  [NAVAJO_WARS_MOVE_ELDER_AP] = { "elder-ap", .title = N_("Gain 1 AP") },
  [NAVAJO_WARS_MOVE_ELDER_MILITARY] = { "elder-military", .title = N_("Turn Culture into Military") },
  [NAVAJO_WARS_MOVE_ELDER_CULTURE] = { "elder-culture", .title = N_("Turn Military into Culture") },
  [NAVAJO_WARS_MOVE_ELDER_RAISE] = { "elder-raise", { FAMILY }, .title = N_("Raise Ferocity") },
  [NAVAJO_WARS_MOVE_ELDER_CALM] = { "elder-calm", { FAMILY }, .title = N_("Calm Ferocity") },
  [NAVAJO_WARS_MOVE_BUY_AP] = { "buy-ap", .title = N_("Buy 1 AP") },
  [NAVAJO_WARS_MOVE_BUY_HORSE] = { "buy-horse", .title = N_("Buy a horse") },
  [NAVAJO_WARS_MOVE_BUY_SHEEP] = { "buy-sheep", .title = N_("Buy a sheep") },
  [NAVAJO_WARS_MOVE_BARTER_CORN] = { "barter-corn", .title = N_("Barter corn") },
  [NAVAJO_WARS_MOVE_ACTIVATE] = { "activate", { FAMILY }, .title = N_("Activate a family") },
  [NAVAJO_WARS_MOVE_MOUNT] = { "mount", .title = N_("Give the family a horse") },
  [NAVAJO_WARS_MOVE_MOVE] = { "move", { CELL }, .title = N_("Move") },
  [NAVAJO_WARS_MOVE_CANYON] = { "canyon", { CELL }, .title = N_("Go through the canyon") },
  [NAVAJO_WARS_MOVE_WATER] = { "water", .title = N_("Find water") },
  [NAVAJO_WARS_MOVE_HARVEST] = { "harvest", .title = N_("Harvest the corn") },
  [NAVAJO_WARS_MOVE_PLANT] = { "plant", .title = N_("Plant corn") },
  [NAVAJO_WARS_MOVE_TRADE] = { "trade", { NUMBER }, .title = N_("Trade for goods") },
  [NAVAJO_WARS_MOVE_COUNCIL] = { "council", .title = N_("Tribal Council") },
  [NAVAJO_WARS_MOVE_RAID] = { "raid", { WORD (navajo_wars_target_words) }, .title = N_("Raid") },
  [NAVAJO_WARS_MOVE_REST] = { "rest", .title = N_("Rest") },
  [NAVAJO_WARS_MOVE_AGE] = { "age", { WORD (who_words), PERSON, PERSON }, .title = N_("Let a person grow up") },
  [NAVAJO_WARS_MOVE_JOIN] = { "join", { FAMILY, PERSON }, .title = N_("Join a family") },
  [NAVAJO_WARS_MOVE_FOUND] = { "found", { FAMILY, PERSON, CELL }, .title = N_("Found a family") },
  [NAVAJO_WARS_MOVE_SEAT] = { "seat", .title = N_("Seat an elder") },
  [NAVAJO_WARS_MOVE_REAP] = { "reap", { CELL }, .title = N_("Harvest the corn elsewhere") },
  [NAVAJO_WARS_MOVE_EAT_SHEEP] = { "eat", { WORD (sheep_words) }, .title = N_("Eat") },
  [NAVAJO_WARS_MOVE_EAT_CORN] = { "eat", { WORD (corn_words), NUMBER } },
  [NAVAJO_WARS_MOVE_STARVE] = { "starve", { FAMILY, PERSON }, .title = N_("Starve") },
  [NAVAJO_WARS_MOVE_STARVE_ELDER] = { "starve", { WORD (elder_words), NUMBER } },
  [NAVAJO_WARS_MOVE_ALLOW] = { "allow", .title = N_("Let it happen"), .is_answer = true },
  [NAVAJO_WARS_MOVE_CANCEL] = { "cancel", .title = N_("Buy it off"), .is_answer = true },
  [NAVAJO_WARS_MOVE_ACCEPT] = { "accept", .title = N_("Accept it"), .is_answer = true },
  [NAVAJO_WARS_MOVE_REROLL] = { "reroll", { WORD (payment_words) }, .title = N_("Roll again") },
  [NAVAJO_WARS_MOVE_REDRAW] = { "redraw", { WORD (payment_words) }, .title = N_("Draw again") },
  [NAVAJO_WARS_MOVE_MEDICINE] = { "medicine", .title = N_("Use Good Medicine") },
  [NAVAJO_WARS_MOVE_AMBUSH] = { "ambush", { FAMILY, GUNS }, .title = N_("Ambush") },
  [NAVAJO_WARS_MOVE_NEGOTIATE] = { "negotiate", { FAMILY, NUMBER }, .title = N_("Negotiate") },
  [NAVAJO_WARS_MOVE_EVADE] = { "evade", { FAMILY }, .title = N_("Evade") },
  [NAVAJO_WARS_MOVE_HARASS] = { "harass", { FAMILY, CELL }, .title = N_("Harass") },
  [NAVAJO_WARS_MOVE_PASS] = { "pass", .title = N_("Pass") },
  [NAVAJO_WARS_MOVE_FIGHT] = { "fight", { FAMILY, GUNS }, .title = N_("Fight") },
  [NAVAJO_WARS_MOVE_YIELD] = { "yield", { FAMILY, PERSON }, .title = N_("Yield a person") },
  [NAVAJO_WARS_MOVE_RETURN] = { "return", { FAMILY, CELL, NUMBER }, .title = N_("Place the family again") },
  [NAVAJO_WARS_MOVE_FLEE] = { "flee", { CELL }, .title = N_("Flee") },
  [NAVAJO_WARS_MOVE_CAPTIVE] = { "captive", { FAMILY, NUMBER }, .title = N_("Captive") },
  [NAVAJO_WARS_MOVE_SOLDIERS] = { "soldiers", { WORD (soldier_words), GUNS }, .title = N_("Face the soldiers") },
  [NAVAJO_WARS_MOVE_TAKE] = { "take", { WORD (take_words) }, .title = N_("Take spoils") },
  { NULL }
};

static const char *const roller_words[] = { "A", "B", "C", "D", "E", "F", "enemy", "elders", "land", "card", NULL };
static const char *const party_words[] = { "A", "B", "C", "D", "E", "F", "passage", "resources", "out", NULL };
static const char *const track_words[] = { "ap", "culture", "military", "morale", "ferocity", "enemy-ap", NULL };
static const char *const animal_words[] = { "horse", "sheep", NULL };
static const char *const dies_words[] = { "dies", NULL };
static const char *const leaves_words[] = { "leaves", NULL };
static const char *const ask_words[] = {
  "set", "settle", "manuelito", "drop", "develop", "preempt", "op", "keep-card", "fort-loss", "buy", "plan", "elder",
  "actions", "act", "age", "join", "reap", "feed", "flip", "cancel", "reroll", "redraw", "medicine", "react", "hit",
  "return", "tribal-evade", "flee", "captive", "soldiers", "take", NULL
};

#define PLACE { OXBOW_ARG_PLACE, .words = navajo_wars_place_words }

static const OxbowVerb events[] = {
  [NAVAJO_WARS_EVENT_CARD] = { "card", { NUMBER } },
  [NAVAJO_WARS_EVENT_ROLL] = { "roll", { WORD (roller_words), NUMBER }, .is_aside = true },
  [NAVAJO_WARS_EVENT_TRACK] = { "track", { WORD (track_words), NUMBER, NUMBER }, .is_aside = true },
  [NAVAJO_WARS_EVENT_FLIP] = { "flip", { NUMBER }, .is_aside = true },
  [NAVAJO_WARS_EVENT_SWAP] = { "swap", { NUMBER, NUMBER }, .is_aside = true },
  [NAVAJO_WARS_EVENT_EXECUTE] = { "execute", { WORD (navajo_wars_instruction_words), NUMBER } },
  [NAVAJO_WARS_EVENT_BUILD] = { "build", { NUMBER } },
  [NAVAJO_WARS_EVENT_OUTPOST] = { "outpost", { NUMBER, NUMBER, NUMBER } },
  [NAVAJO_WARS_EVENT_CUBE] = { "cube",
                               { WORD (navajo_wars_colour_words), WORD (navajo_wars_group_words),
                                 WORD (navajo_wars_group_words) }, .is_aside = true },
  [NAVAJO_WARS_EVENT_MOVE] = { "move", { FAMILY, PLACE, PLACE } },
  [NAVAJO_WARS_EVENT_PERSON] = { "person", { WORD (party_words), PERSON, WORD (party_words) } },
  [NAVAJO_WARS_EVENT_ANIMAL] = { "animal", { WORD (animal_words), WORD (party_words), WORD (party_words) },
                                 .is_aside = true },
  [NAVAJO_WARS_EVENT_CORN] = { "corn", { CELL, NUMBER } },
  [NAVAJO_WARS_EVENT_INTRUDER] = { "intruder", { CELL, WORD (navajo_wars_intruder_words) } },
  [NAVAJO_WARS_EVENT_RAID] = { "raid", { CELL, NUMBER } },
  [NAVAJO_WARS_EVENT_BATTLE] = { "battle", { FAMILY, WORD (navajo_wars_outcome_words) } },
  [NAVAJO_WARS_EVENT_DROUGHT] = { "drought", { NUMBER, NUMBER } },
  [NAVAJO_WARS_EVENT_ELDER] = { "elder", { NUMBER, WORD (dies_words) } },
  [NAVAJO_WARS_EVENT_GOODS] = { "goods", { NUMBER } },
  [NAVAJO_WARS_EVENT_DEVELOP] = { "develop", { SET, NUMBER } },
  [NAVAJO_WARS_EVENT_FAMILY] = { "family", { FAMILY, WORD (leaves_words) } },
  [NAVAJO_WARS_EVENT_PERIOD] = { "period", { WORD (navajo_wars_period_words) } },
  [NAVAJO_WARS_EVENT_RESULT] = { "result", { WORD (navajo_wars_result_words) } },
  [NAVAJO_WARS_EVENT_ASK] = { "ask", { WORD (ask_words) }, .is_aside = true },
  { NULL }
};

static int
turn (const OxbowState *state)
{
  return ((const NavajoWarsState *) state)->result == NAVAJO_WARS_UNDECIDED ? 0 : -1;
}

static int
turn_number (const OxbowState *state)
{
  return ((const NavajoWarsState *) state)->turn;
}

/* Chapter 7: the result is the engine's word for it, the score Military less Enemy Morale. */
static bool
result (const OxbowState *base, OxbowResult *out)
{
  const NavajoWarsState *state = (const NavajoWarsState *) base;
  bool won = state->result == NAVAJO_WARS_MAJOR_VICTORY || state->result == NAVAJO_WARS_MINOR_VICTORY;
  if (state->result == NAVAJO_WARS_UNDECIDED)
    return false;
  *out = (OxbowResult) { .winner = won ? 0 : OXBOW_NOBODY };
  g_strlcpy (out->text, navajo_wars_result_words[state->result], sizeof out->text);
  out->rank[0] = won ? 1 : 2;
  out->score[0] = state->military - state->morale;
  return true;
}

/* NW-2.1a, by the groups of the map: areas of a track in a row, tracks side by side, the canyon apart. */
static void
neighbours (const OxbowMap *map, OxbowCell cell, GArray *cells)
{
  OxbowCell spots[NAVAJO_WARS_SPOTS];
  int at = NAVAJO_WARS_NOWHERE, next[4];
  for (int spot = 0; spot < NAVAJO_WARS_SPOTS; spot++)
    spots[spot] = OXBOW_NO_CELL;
  for (guint i = 0; i < map->groups->len; i++)
    {
      const OxbowRecord *group = map->groups->pdata[i];
      int t = oxbow_record_get_number (group, "id", 0);
      int n = t == NAVAJO_WARS_CANYON ? NAVAJO_WARS_CANYON_CELLS : NAVAJO_WARS_AREAS;
      for (int k = 0; t >= 1 && t <= NAVAJO_WARS_CANYON && k < MIN (n, (int) group->cells->len); k++)
        spots[t == NAVAJO_WARS_CANYON ? k : navajo_wars_spot (t, k + 1)] = g_array_index (group->cells, OxbowCell, k);
    }
  for (int spot = 0; spot < NAVAJO_WARS_SPOTS; spot++)
    if (spots[spot] == cell)
      at = spot;
  if (at == NAVAJO_WARS_NOWHERE)
    return;
  int n = navajo_wars_spot_neighbours (at, next);
  for (int i = 0; i < n; i++)
    if (spots[next[i]] != OXBOW_NO_CELL)
      g_array_append_val (cells, spots[next[i]]);
}

static OxbowCell
stands (const OxbowState *base, const OxbowMove *move, int arg)
{
  const NavajoWarsState *state = (const NavajoWarsState *) base;
  int family = move->args[arg];
  if (oxbow_verb_arg (&moves[move->verb], arg)->words != navajo_wars_family_words || family < 0)
    return OXBOW_NO_CELL;
  int place = state->families[family].place;
  return state->families[family].in && place >= 0 && place < NAVAJO_WARS_SPOTS ? navajo_wars_cell_of (state, place)
                                                                             : OXBOW_NO_CELL;
}

static char *
call (const OxbowState *base, const OxbowMove *move, int arg)
{
  const OxbowArg *kind = oxbow_verb_arg (&moves[move->verb], arg);
  int value = move->args[arg];
  if (value >= 0 && kind->words == navajo_wars_family_words)
    return g_strdup_printf (_("Family %s"), navajo_wars_family_words[value]);
  return kind->words == navajo_wars_set_words ? g_strdup (navajo_wars_set_title ((NavajoWarsSet) value)) : NULL;
}

/* Families are the player's; what else stands on the map is the enemy's. */
static unsigned
seats_at (const OxbowState *base, OxbowCell cell)
{
  const NavajoWarsState *state = (const NavajoWarsState *) base;
  int spot = navajo_wars_spot_of (state, cell);
  return spot != NAVAJO_WARS_NOWHERE && navajo_wars_family_at (state, spot) >= 0 ? 1 : 0;
}

const OxbowRuleset navajo_wars_ruleset = {
  .id = "navajo-wars",
  .title = N_("Navajo Wars"),
  .credits = N_("A game by Joel Toppen, published by GMT Games in 2013."),
  .standard = "rise",
  .palette = &palette,
  .options = options,
  .seats = seats,
  .min_players = 1,
  .max_players = 1,
  .moves = moves,
  .events = events,
  .abbreviations = abbreviations,

  .check = navajo_wars_check,
  .neighbours = neighbours,
  .set_up = navajo_wars_set_up,
  .read = navajo_wars_read,

  .generator = &navajo_wars_generator,
  .describe = navajo_wars_describe,
  .measure = navajo_wars_measure,
  .settle = navajo_wars_settle_position,

  .turn = turn,
  .turn_number = turn_number,
  .legal = navajo_wars_legal,
  .apply = navajo_wars_apply,
  .result = result,

  .misread = navajo_wars_misread,
  .list = navajo_wars_list,
  .tell = navajo_wars_tell,
  .offer = navajo_wars_offer,
  .stage = navajo_wars_stage,
  .task = navajo_wars_task,
  .standing = navajo_wars_standing,
  .facts = navajo_wars_facts,
  .seats_at = seats_at,
  .stands = stands,
  .call = call,

  .determinize = navajo_wars_determinize,
  .estimate = navajo_wars_estimate,
  .swing = 7.4,
  .odds = navajo_wars_odds,
  .misleads = navajo_wars_misleads,
  .invariant = navajo_wars_audit,
};
