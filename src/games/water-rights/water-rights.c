/* water-rights.c: the table of the game Water Rights: options, seats, verbs, and who answers what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/water-rights.h"

#include "games/water-rights/audit.h"
#include "games/water-rights/check.h"
#include "games/water-rights/describe.h"
#include "games/water-rights/estimate.h"
#include "games/water-rights/facts.h"
#include "games/water-rights/generate.h"
#include "games/water-rights/king.h"
#include "games/water-rights/listing.h"
#include "games/water-rights/measure.h"
#include "games/water-rights/moves.h"
#include "games/water-rights/palette.h"
#include "games/water-rights/score.h"
#include "games/water-rights/setup.h"
#include "games/water-rights/stage.h"
#include "games/water-rights/words.h"

#include <glib/gi18n-lib.h>

#define COUNT(name_, otherwise_, minimum_, maximum_, title_, meaning_) \
  { name_, OXBOW_OPTION_NUMBER, otherwise_, minimum_, maximum_, .title = title_, .meaning = meaning_ }
#define CHOICE(name_, otherwise_, title_, meaning_) \
  { name_, OXBOW_OPTION_BOOLEAN, otherwise_, .title = title_, .meaning = meaning_ }

/* Section 8 of the rules. */
static const OxbowOption options[] = {
  COUNT ("rounds", "8", 1, 80, N_("Rounds"), N_("How many rounds the game lasts.")),
  COUNT ("inflow", "6", 0, 99, N_("Inflow"), N_("Drops that the King's bank gains each round for each mayor.")),
  COUNT ("bank_start", "10", 0, 99, N_("Water at the start"), N_("Drops in the King's bank for each mayor.")),
  COUNT ("bank_max", "20", 0, 99, N_("Largest bank"), N_("Drops that the King's bank can hold for each mayor.")),
  CHOICE ("unlimited_bank", "no", N_("Unlimited bank"), N_("Whether the King's bank never refuses a request.")),
  COUNT ("king_start", "10", 0, 999, N_("The King's first money"), N_("Dollars in the King's purse at the start.")),
  COUNT ("senior_money", "0", -20, 20, N_("More money for the Senior"),
         N_("Dollars that the Senior starts with beside those of the scenario; less than 0 takes some away.")),
  COUNT ("riparian_money", "0", -20, 20, N_("More money for the Riparian"),
         N_("Dollars that the Riparian starts with beside those of the scenario; less than 0 takes some away.")),
  COUNT ("junior_money", "0", -20, 20, N_("More money for the Junior"),
         N_("Dollars that the Junior starts with beside those of the scenario; less than 0 takes some away.")),
  COUNT ("tokens", "8", 0, 99, N_("Tokens of a town"), N_("How many one town can use, or buy of another, in a turn.")),
  COUNT ("post_cost", "5", 0, 99, N_("Price of a trading post"), N_("Dollars that a trading post costs.")),
  COUNT ("post_capacity", "10", 0, 99, N_("Water for a trading post"),
         N_("How much a town's waterplants must hold before it may build a post.")),
  CHOICE ("post_by_content", "no", N_("Posts by water held"),
          N_("Whether that much water must be on the plants, rather than fit on them.")),
  COUNT ("run_cost", "2", 0, 99, N_("Water for the power works"), N_("Drops that the power works need to run.")),
  CHOICE ("land_only", "no", N_("Buildings on land only"),
          N_("Whether livestock and buildings of no class may not stand on pools.")),
  CHOICE ("dock_water_only", "no", N_("Docks on water only"), N_("Whether every dock must stand on a pool.")),
  CHOICE ("stale", "yes", N_("Stale rows"), N_("Whether the first tile of a row leaves when nobody took one.")),
  CHOICE ("dry_scores", "no", N_("Dry districts score"), N_("Whether districts without supply count in the end.")),
  CHOICE ("must_obey", "yes", N_("The King is obeyed"),
          N_("Whether a mayor who can pay a tribute must do so before the turn ends.")),
  COUNT ("tax_cost_max", "2", 1, 9, N_("Highest tax"), N_("The most dollars of the tax rate.")),
  COUNT ("tax_tiles_max", "4", 1, 9, N_("Widest tax"), N_("The most districts of the tax rate.")),
  COUNT ("price_cost_max", "3", 1, 9, N_("Highest water price"), N_("The most dollars of the water price.")),
  COUNT ("price_units_min", "2", 1, 9, N_("Least water for a price"), N_("The least drops of the water price.")),
  COUNT ("price_units_max", "6", 1, 9, N_("Most water for a price"), N_("The most drops of the water price.")),
  COUNT ("money_div", "5", 1, 99, N_("Dollars for a mayor's point"), N_("How many dollars make a point.")),
  COUNT ("king_div", "4", 0, 99, N_("Dollars for the King's point"),
         N_("How many dollars make a point, beside one for each mayor.")),
  COUNT ("bank_div", "4", 1, 99, N_("Drops for the King's point"), N_("How many drops in the bank make a point.")),
  COUNT ("bonus_points", "5", 0, 99, N_("Points of a bonus goal"), N_("What a bonus goal is worth.")),
  COUNT ("secret_points", "6", 0, 99, N_("Points of a secret goal"), N_("What a secret goal is worth.")),
  COUNT ("legacy_points", "1", 0, 99, N_("Points of a legacy card"), N_("What an unused legacy card is worth.")),
  { NULL }
};

static const char *const king_values[] = { "player", "steward", NULL };
static const char *const mayor_values[] = { "player", "absent", NULL };

static const OxbowSeat seats[] = {
  { "king", N_("King"), "#2A5AAD", king_values },
  { "senior", N_("Senior"), "#BA2317", mayor_values },
  { "riparian", N_("Riparian"), "#4CA887", mayor_values },
  { "junior", N_("Junior"), "#FABC10", mayor_values },
  { NULL }
};

#define CELL { OXBOW_ARG_CELL, OXBOW_ARG_LENIENT }
#define SEAT { OXBOW_ARG_SEAT, OXBOW_ARG_LENIENT }
#define NUMBER { OXBOW_ARG_NUMBER, OXBOW_ARG_LENIENT }
#define WORDS(list) { OXBOW_ARG_WORD, .words = list }
#define COLOUR { OXBOW_ARG_WORD, OXBOW_ARG_LENIENT, water_rights_colour_words }
#define TILE { OXBOW_ARG_CARD, OXBOW_ARG_LENIENT, NULL, WATER_RIGHTS_WORD_TILE }
#define SLOT { OXBOW_ARG_WORD, OXBOW_ARG_LENIENT, NULL, WATER_RIGHTS_WORD_SLOT }
#define CARD { OXBOW_ARG_CARD, 0, NULL, WATER_RIGHTS_WORD_CARD }

static const OxbowVerb moves[] = {
  [WATER_RIGHTS_MOVE_ROLL] = { "roll", .title = N_("Roll for a card") },
  [WATER_RIGHTS_MOVE_TARGET] = { "target", { SEAT }, .title = N_("Name a party") },
  [WATER_RIGHTS_MOVE_DISTRICTS] = { "districts", { COLOUR, COLOUR }, .title = N_("Tax districts") },
  [WATER_RIGHTS_MOVE_RATE] = { "rate", { WORDS (water_rights_rate_words), WORDS (water_rights_step_words) },
                               .title = N_("Set the tax") },
  [WATER_RIGHTS_MOVE_PRICE] = { "price", { WORDS (water_rights_price_words), WORDS (water_rights_step_words) },
                                .title = N_("Set the price of water") },
  [WATER_RIGHTS_MOVE_DONE] = { "done", .title = N_("End the King's turn") },
  [WATER_RIGHTS_MOVE_LEGACY] = { "legacy", .title = N_("Play a legacy card") },
  [WATER_RIGHTS_MOVE_REQUEST] = { "request", { NUMBER }, .title = N_("Ask for water") },
  [WATER_RIGHTS_MOVE_TRIBUTE] = { "tribute", .title = N_("Pay the tribute") },
  [WATER_RIGHTS_MOVE_DRAFT] = { "draft", { SLOT }, .title = N_("Draft a tile") },
  [WATER_RIGHTS_MOVE_BUILD] = { "build", { TILE, CELL }, .title = N_("Build a tile") },
  [WATER_RIGHTS_MOVE_POST] = { "post", { SEAT }, .title = N_("Build a trading post") },
  [WATER_RIGHTS_MOVE_SELL] = { "sell", { CELL }, .title = N_("Sell a tile"), .is_parting = true },
  [WATER_RIGHTS_MOVE_RUN] = { "run", .title = N_("Run the power works") },
  [WATER_RIGHTS_MOVE_SUPPLY] = { "supply", { CELL }, .title = N_("Supply a district") },
  [WATER_RIGHTS_MOVE_NEXT] = { "next", .title = N_("Go on") },
  { NULL }
};

/* Section 5.3 of the rules; and a mayor's next phase. */
static const OxbowVerb events[] = {
  [WATER_RIGHTS_EVENT_ROLLED] = { "rolled", { NUMBER } },
  [WATER_RIGHTS_EVENT_CARD] = { "card", { CARD } },
  [WATER_RIGHTS_EVENT_NAMED] = { "named", { SEAT } },
  [WATER_RIGHTS_EVENT_BANK] = { "bank", { NUMBER } },
  [WATER_RIGHTS_EVENT_RAINED] = { "rained", { SEAT, NUMBER } },
  [WATER_RIGHTS_EVENT_LEAKED] = { "leaked", { SEAT, NUMBER } },
  [WATER_RIGHTS_EVENT_PAID] = { "paid",
                                { WORDS (water_rights_party_words), WORDS (water_rights_party_words), NUMBER } },
  [WATER_RIGHTS_EVENT_INCOME] = { "income", { SEAT, NUMBER } },
  [WATER_RIGHTS_EVENT_LIMITED] = { "limited", { SEAT, NUMBER } },
  [WATER_RIGHTS_EVENT_TURN] = { "turn", { SEAT }, .is_aside = true },
  [WATER_RIGHTS_EVENT_PHASE] = { "phase", { WORDS (water_rights_phase_words) }, .is_aside = true },
  [WATER_RIGHTS_EVENT_TAXING] = { "taxing", { COLOUR, COLOUR } },
  [WATER_RIGHTS_EVENT_RATE] = { "rate", { NUMBER, NUMBER } },
  [WATER_RIGHTS_EVENT_PRICE] = { "price", { NUMBER, NUMBER } },
  [WATER_RIGHTS_EVENT_REQUESTED] = { "requested", { SEAT, NUMBER, NUMBER } },
  [WATER_RIGHTS_EVENT_SHIELDED] = { "shielded", { SEAT } },
  [WATER_RIGHTS_EVENT_DRAFTED] = { "drafted", { SEAT, TILE, NUMBER } },
  [WATER_RIGHTS_EVENT_BUILT] = { "built", { SEAT, TILE, CELL } },
  [WATER_RIGHTS_EVENT_POST] = { "post", { SEAT, SEAT } },
  [WATER_RIGHTS_EVENT_SOLD] = { "sold", { SEAT, CELL, NUMBER } },
  [WATER_RIGHTS_EVENT_RAN] = { "ran", { SEAT } },
  [WATER_RIGHTS_EVENT_SUPPLIED] = { "supplied", { CELL } },
  [WATER_RIGHTS_EVENT_RETURNED] = { "returned", { SEAT, NUMBER } },
  [WATER_RIGHTS_EVENT_RECYCLED] = { "recycled", { CELL, NUMBER } },
  [WATER_RIGHTS_EVENT_TAXED] = { "taxed", { SEAT, NUMBER } },
  [WATER_RIGHTS_EVENT_MET] = { "met", { SEAT } },
  [WATER_RIGHTS_EVENT_FAILED] = { "failed", { SEAT } },
  [WATER_RIGHTS_EVENT_PENALTY] = { "penalty", { SEAT, WORDS (water_rights_op_words), NUMBER } },
  [WATER_RIGHTS_EVENT_ROW] = { "row", { WORDS (water_rights_row_words), SLOT, TILE } },
  [WATER_RIGHTS_EVENT_SWEPT] = { "swept", { WORDS (water_rights_row_words), SLOT } },
  [WATER_RIGHTS_EVENT_ROUND] = { "round", { NUMBER } },
  [WATER_RIGHTS_EVENT_OVER] = { "over" },
  { NULL }
};

static int
turn (const OxbowState *state)
{
  return ((const WaterRightsState *) state)->turn;
}

/* Four turns a round, whether all are played or not. */
static int
turn_number (const OxbowState *base)
{
  const WaterRightsState *state = (const WaterRightsState *) base;
  return (state->round - 1) * WATER_RIGHTS_SEATS + (state->turn >= 0 ? state->turn : WATER_RIGHTS_SEATS);
}

static const char *
word (const OxbowState *base, int vocabulary, int i)
{
  const WaterRightsState *state = (const WaterRightsState *) base;
  const WaterRightsData *data = water_rights_data (state);
  switch ((WaterRightsVocabulary) vocabulary)
    {
    case WATER_RIGHTS_WORD_TILE:
      return i < data->n_kinds ? data->kinds[i].code : NULL;
    case WATER_RIGHTS_WORD_SLOT:
      return water_rights_slot_name (state, i);
    case WATER_RIGHTS_WORD_CARD:
      return i < data->n_cards ? data->cards[i].id : NULL;
    }
  g_assert_not_reached ();
}

/* The land of a town is its mayor's, and so is what stands on it. */
static unsigned
seats_at (const OxbowState *base, OxbowCell cell)
{
  const WaterRightsState *state = (const WaterRightsState *) base;
  int site = water_rights_site (state, cell);
  return site >= 0 ? 1u << water_rights_data (state)->sites[site].seat : 0;
}

/* Tiles by their names, and slots by the tile that lies there. */
static char *
call (const OxbowState *base, const OxbowMove *move, int arg)
{
  const WaterRightsState *state = (const WaterRightsState *) base;
  if (move->verb == WATER_RIGHTS_MOVE_BUILD && arg == 0)
    return g_strdup (water_rights_kind (state, move->args[0])->name);
  if (move->verb != WATER_RIGHTS_MOVE_DRAFT)
    return NULL;
  int slot = move->args[0], n = water_rights_data (state)->n_slots[WATER_RIGHTS_DISTRICTS];
  int kind = slot < n ? state->row[WATER_RIGHTS_DISTRICTS][slot] : state->row[WATER_RIGHTS_PLANTS][slot - n];
  return kind != WATER_RIGHTS_NOTHING ? g_strdup (water_rights_kind (state, kind)->name) : NULL;
}

const OxbowRuleset water_rights_ruleset = {
  .id = "water-rights",
  .title = N_("Water Rights"),
  .credits = N_("After a student board game of the class DESMA 157, UCLA Design Media Arts, winter 2016."),
  .standard = "realm",
  .palette = &water_rights_palette,
  .options = options,
  .seats = seats,
  .min_players = WATER_RIGHTS_SEATS,
  .max_players = WATER_RIGHTS_SEATS,
  .newcomer = WATER_RIGHTS_SENIOR,      /* who builds, and need not pay for water; the King only rules */
  .moves = moves,
  .events = events,

  .check = water_rights_check,
  .set_up = water_rights_set_up,
  .read = water_rights_read,

  .generator = &water_rights_generator,
  .describe = water_rights_describe,
  .measure = water_rights_measure,

  .turn = turn,
  .turn_number = turn_number,
  .legal = water_rights_legal,
  .apply = water_rights_apply,
  .result = water_rights_result,
  .bar = water_rights_bar,

  .word = word,
  .misread = water_rights_misread,
  .list = water_rights_list,
  .tell = water_rights_tell,
  .offer = water_rights_offer,
  .stage = water_rights_stage,
  .task = water_rights_task,
  .standing = water_rights_standing,
  .facts = water_rights_facts,
  .seats_at = seats_at,
  .call = call,

  .determinize = water_rights_determinize,
  .estimate = water_rights_estimate,
  .swing = 8,
  .invariant = water_rights_audit,
};
