/* navajo-wars.c: the table of the game Navajo Wars: palette, options, verbs, and who answers what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/navajo-wars.h"

#include "games/navajo-wars/data.h"
#include "games/navajo-wars/estimate.h"
#include "games/navajo-wars/listing.h"
#include "games/navajo-wars/moves.h"
#include "games/navajo-wars/setup.h"
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

static const OxbowPalette palette = {
  .terrains = terrains,
  .groups = nw_group_kinds,
  .tables = nw_table_kinds,
  .blank = 'p',
};

static const char *const defeat_choices[] = { "always", "check", "never", NULL };
static const char *const track_choices[] = { "military", "culture", NULL };

/* Chapter 8 of the rules, in the order of the listing. */
static const OxbowOption options[] = {
  { "defeat", OXBOW_OPTION_CHOICE, "always", .choices = defeat_choices,
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
  { "tribal-track", OXBOW_OPTION_CHOICE, "military", .choices = track_choices, .title = N_("Battles with other tribes"),
    .meaning = N_("The track that changes after Battles with Utes and Comanche.") },
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
#define FAMILY WORD (nw_family_words)
#define SET WORD (nw_set_words)
#define PERSON WORD (nw_person_words)
#define CELL { OXBOW_ARG_CELL }
#define NUMBER { OXBOW_ARG_NUMBER }
#define GUNS { OXBOW_ARG_WORD, OXBOW_ARG_OPTIONAL, guns_words }

static const OxbowVerb moves[] = {
  [NW_MOVE_SET] = { "set", { SET } },
  [NW_MOVE_SETTLE] = { "settle", { FAMILY, CELL, NUMBER } },
  [NW_MOVE_MANUELITO] = { "manuelito", { FAMILY } },
  [NW_MOVE_DROP] = { "drop", { SET } },
  [NW_MOVE_DEVELOP] = { "develop", { SET } },
  [NW_MOVE_DONE] = { "done" },
  [NW_MOVE_PREEMPT] = { "preempt" },
  [NW_MOVE_WAIT] = { "wait" },
  [NW_MOVE_PLANNING] = { "planning" },
  [NW_MOVE_ACTIONS] = { "actions" },
  [NW_MOVE_PASSAGE] = { "passage" },
  [NW_MOVE_KEEP] = { "keep" },
  [NW_MOVE_DISCARD] = { "discard" },
  [NW_MOVE_LOSE_CULTURE] = { "lose-culture" },
  [NW_MOVE_LOSE_MILITARY] = { "lose-military" },
  [NW_MOVE_ELDER] = { "elder", { NUMBER } },
  [NW_MOVE_WEAVE] = { "weave" },
  [NW_MOVE_BARTER] = { "barter", { NUMBER, NUMBER } },
  [NW_MOVE_WARFARE] = { "warfare", { FAMILY, NUMBER, GUNS } },
  [NW_MOVE_DIPLOMACY] = { "diplomacy", { FAMILY, NUMBER, NUMBER } },
  [NW_MOVE_ELDER_AP] = { "elder-ap" },
  [NW_MOVE_ELDER_MILITARY] = { "elder-military" },
  [NW_MOVE_ELDER_CULTURE] = { "elder-culture" },
  [NW_MOVE_ELDER_RAISE] = { "elder-raise", { FAMILY } },
  [NW_MOVE_ELDER_CALM] = { "elder-calm", { FAMILY } },
  [NW_MOVE_BUY_AP] = { "buy-ap" },
  [NW_MOVE_BUY_HORSE] = { "buy-horse" },
  [NW_MOVE_BUY_SHEEP] = { "buy-sheep" },
  [NW_MOVE_BARTER_CORN] = { "barter-corn" },
  [NW_MOVE_ACTIVATE] = { "activate", { FAMILY } },
  [NW_MOVE_MOUNT] = { "mount" },
  [NW_MOVE_MOVE] = { "move", { CELL } },
  [NW_MOVE_CANYON] = { "canyon", { CELL } },
  [NW_MOVE_WATER] = { "water" },
  [NW_MOVE_HARVEST] = { "harvest" },
  [NW_MOVE_PLANT] = { "plant" },
  [NW_MOVE_TRADE] = { "trade", { NUMBER } },
  [NW_MOVE_COUNCIL] = { "council" },
  [NW_MOVE_RAID] = { "raid", { WORD (nw_target_words) } },
  [NW_MOVE_REST] = { "rest" },
  [NW_MOVE_AGE] = { "age", { WORD (who_words), PERSON, PERSON } },
  [NW_MOVE_JOIN] = { "join", { FAMILY, PERSON } },
  [NW_MOVE_FOUND] = { "found", { FAMILY, PERSON, CELL } },
  [NW_MOVE_SEAT] = { "seat" },
  [NW_MOVE_REAP] = { "reap", { CELL } },
  [NW_MOVE_EAT_SHEEP] = { "eat", { WORD (sheep_words) } },
  [NW_MOVE_EAT_CORN] = { "eat", { WORD (corn_words), NUMBER } },
  [NW_MOVE_STARVE] = { "starve", { FAMILY, PERSON } },
  [NW_MOVE_STARVE_ELDER] = { "starve", { WORD (elder_words), NUMBER } },
  [NW_MOVE_ALLOW] = { "allow" },
  [NW_MOVE_CANCEL] = { "cancel" },
  [NW_MOVE_ACCEPT] = { "accept" },
  [NW_MOVE_REROLL] = { "reroll", { WORD (payment_words) } },
  [NW_MOVE_REDRAW] = { "redraw", { WORD (payment_words) } },
  [NW_MOVE_MEDICINE] = { "medicine" },
  [NW_MOVE_AMBUSH] = { "ambush", { FAMILY, GUNS } },
  [NW_MOVE_NEGOTIATE] = { "negotiate", { FAMILY, NUMBER } },
  [NW_MOVE_EVADE] = { "evade", { FAMILY } },
  [NW_MOVE_HARASS] = { "harass", { FAMILY, CELL } },
  [NW_MOVE_PASS] = { "pass" },
  [NW_MOVE_FIGHT] = { "fight", { FAMILY, GUNS } },
  [NW_MOVE_YIELD] = { "yield", { FAMILY, PERSON } },
  [NW_MOVE_RETURN] = { "return", { FAMILY, CELL, NUMBER } },
  [NW_MOVE_FLEE] = { "flee", { CELL } },
  [NW_MOVE_CAPTIVE] = { "captive", { FAMILY, NUMBER } },
  [NW_MOVE_SOLDIERS] = { "soldiers", { WORD (soldier_words), GUNS } },
  [NW_MOVE_TAKE] = { "take", { WORD (take_words) } },
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

#define PLACE { OXBOW_ARG_PLACE, .words = nw_place_words }

static const OxbowVerb events[] = {
  [NW_EVENT_CARD] = { "card", { NUMBER } },
  [NW_EVENT_ROLL] = { "roll", { WORD (roller_words), NUMBER } },
  [NW_EVENT_TRACK] = { "track", { WORD (track_words), NUMBER, NUMBER } },
  [NW_EVENT_FLIP] = { "flip", { NUMBER } },
  [NW_EVENT_SWAP] = { "swap", { NUMBER, NUMBER } },
  [NW_EVENT_EXECUTE] = { "execute", { WORD (nw_instruction_words), NUMBER } },
  [NW_EVENT_BUILD] = { "build", { NUMBER } },
  [NW_EVENT_OUTPOST] = { "outpost", { NUMBER, NUMBER, NUMBER } },
  [NW_EVENT_CUBE] = { "cube", { WORD (nw_colour_words), WORD (nw_group_words), WORD (nw_group_words) } },
  [NW_EVENT_MOVE] = { "move", { FAMILY, PLACE, PLACE } },
  [NW_EVENT_PERSON] = { "person", { WORD (party_words), PERSON, WORD (party_words) } },
  [NW_EVENT_ANIMAL] = { "animal", { WORD (animal_words), WORD (party_words), WORD (party_words) } },
  [NW_EVENT_CORN] = { "corn", { CELL, NUMBER } },
  [NW_EVENT_INTRUDER] = { "intruder", { CELL, WORD (nw_intruder_words) } },
  [NW_EVENT_RAID] = { "raid", { CELL, NUMBER } },
  [NW_EVENT_BATTLE] = { "battle", { FAMILY, WORD (nw_outcome_words) } },
  [NW_EVENT_DROUGHT] = { "drought", { NUMBER, NUMBER } },
  [NW_EVENT_ELDER] = { "elder", { NUMBER, WORD (dies_words) } },
  [NW_EVENT_GOODS] = { "goods", { NUMBER } },
  [NW_EVENT_DEVELOP] = { "develop", { SET, NUMBER } },
  [NW_EVENT_FAMILY] = { "family", { FAMILY, WORD (leaves_words) } },
  [NW_EVENT_PERIOD] = { "period", { WORD (nw_period_words) } },
  [NW_EVENT_RESULT] = { "result", { WORD (nw_result_words) } },
  [NW_EVENT_ASK] = { "ask", { WORD (ask_words) } },
  { NULL }
};

static int
turn (const OxbowState *state)
{
  return ((const NwState *) state)->result == NW_UNDECIDED ? 0 : -1;
}

static int
turn_number (const OxbowState *state)
{
  return ((const NwState *) state)->turn;
}

/* Chapter 7: the result is the engine's word for it, the score Military less Enemy Morale. */
static bool
result (const OxbowState *base, OxbowResult *out)
{
  const NwState *state = (const NwState *) base;
  bool won = state->result == NW_MAJOR_VICTORY || state->result == NW_MINOR_VICTORY;
  if (state->result == NW_UNDECIDED)
    return false;
  *out = (OxbowResult) { .winner = won ? 0 : OXBOW_NOBODY };
  g_strlcpy (out->text, nw_result_words[state->result], sizeof out->text);
  out->rank[0] = won ? 1 : 2;
  out->score[0] = state->military - state->morale;
  return true;
}

/* NW-2.1a, by the groups of the map: areas of a track in a row, tracks side by side, the canyon apart. */
static void
neighbours (const OxbowMap *map, OxbowCell cell, GArray *cells)
{
  OxbowCell spots[NW_SPOTS];
  int at = NW_NOWHERE, next[4];
  for (int spot = 0; spot < NW_SPOTS; spot++)
    spots[spot] = OXBOW_NO_CELL;
  for (guint i = 0; i < map->groups->len; i++)
    {
      const OxbowRecord *group = map->groups->pdata[i];
      int t = oxbow_record_get_number (group, "id", 0), n = t == NW_CANYON ? NW_CANYON_CELLS : NW_AREAS;
      for (int k = 0; t >= 1 && t <= NW_CANYON && k < MIN (n, (int) group->cells->len); k++)
        spots[t == NW_CANYON ? k : nw_spot (t, k + 1)] = g_array_index (group->cells, OxbowCell, k);
    }
  for (int spot = 0; spot < NW_SPOTS; spot++)
    if (spots[spot] == cell)
      at = spot;
  if (at == NW_NOWHERE)
    return;
  int n = nw_spot_neighbours (at, next);
  for (int i = 0; i < n; i++)
    if (spots[next[i]] != OXBOW_NO_CELL)
      g_array_append_val (cells, spots[next[i]]);
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

  .check = nw_check,
  .neighbours = neighbours,
  .set_up = nw_set_up,
  .read = nw_read,

  .turn = turn,
  .turn_number = turn_number,
  .legal = nw_legal,
  .apply = nw_apply,
  .result = result,

  .misread = nw_misread,
  .list = nw_list,
  .tell = nw_tell,
  .offer = nw_offer,

  .determinize = nw_determinize,
  .estimate = nw_estimate,
  .invariant = nw_audit,
};
