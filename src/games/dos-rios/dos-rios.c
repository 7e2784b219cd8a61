/* dos-rios.c: the table of the game Dos Rios: palette, options, verbs, and who answers what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/dos-rios.h"

#include "games/dos-rios/audit.h"
#include "games/dos-rios/check.h"
#include "games/dos-rios/describe.h"
#include "games/dos-rios/estimate.h"
#include "games/dos-rios/generate.h"
#include "games/dos-rios/listing.h"
#include "games/dos-rios/measure.h"
#include "games/dos-rios/moves.h"
#include "games/dos-rios/people.h"
#include "games/dos-rios/position.h"
#include "games/dos-rios/setup.h"
#include "games/dos-rios/turn.h"
#include "games/dos-rios/victory.h"
#include "games/dos-rios/stage.h"
#include "games/dos-rios/words.h"

#include <glib/gi18n-lib.h>

/* DR-2.2 */
static const OxbowTerrain terrains[] = {
  { 'h', "hill", N_("Hill"), 3 },
  { 'f', "forest", N_("Forest"), 2 },
  { 'w', "wheat", N_("Wheat field"), 1 },
  { 't', "tobacco", N_("Tobacco field"), 1 },
  { 'c', "corn", N_("Corn field"), 1 },
  { '~', "lake", N_("Lake"), 0 },
  { '@', "city", N_("City"), 0 },
  { '1', "trail-1", N_("Trail 1"), 0 },
  { '2', "trail-2", N_("Trail 2"), 0 },
  { '3', "trail-3", N_("Trail 3"), 0 },
  { '4', "trail-4", N_("Trail 4"), 0 },
  { '5', "trail-5", N_("Trail 5"), 0 },
  { '6', "trail-6", N_("Trail 6"), 0 },
  { '7', "trail-7", N_("Trail 7"), 0 },
  { '8', "trail-8", N_("Trail 8"), 0 },
  { '9', "trail-9", N_("Trail 9"), 0 },
  { '^', "mountain", N_("Mountain"), 4 },
  { 'V', "spring-verde", N_("Spring of the Rio Verde"), 4 },
  { 'M', "spring-moreno", N_("Spring of the Rio Moreno"), 4 },
  { 'A', "spring-azul", N_("Spring of the Rio Azul"), 4 },
  { 'R', "spring-rojo", N_("Spring of the Rio Rojo"), 4 },
  { '?', "tile", N_("Place for a tile"), 1 },
  { '.', "outside", N_("Outside the board"), 0, true },
  { 0 }
};

static const OxbowAttribute tile_attributes[] = {
  { "letters", OXBOW_VALUE_TEXT, true, .title = N_("Land"),
    .help = N_("Its three hexes, clockwise, a letter each: h hill, f forest, w wheat, t tobacco, c corn.") },
  { NULL }
};

static const OxbowRecordKind tables[] = {
  { "slot", N_("Slot for a tile"), .of_map = true, .n_cells = 3, .in_touch = true, .terrains = "?",
    .help = N_("Three places for tiles that touch each other, clockwise; a tile is laid there by chance.") },
  { "tile", N_("Tile"), tile_attributes, .of_map = true,
    .help = N_("Three hexes of land that are laid together, turned by chance; there are as many as slots.") },
  { NULL }
};

static const OxbowRecordKind edges[] = {
  { "dam", N_("Dam"), .help = N_("A dam that stands from the start, where water could flow; it counts among the dams "
                                 "in all.") },
  { "course", N_("Course of a river"), .crosses = true,
    .help = N_("Where several ways are equally low at the start, the water takes this one, and no player chooses.") },
  { NULL }
};

static const OxbowGuideStep guide[] = {
  { N_("Paint the city"),
    N_("The campesinos start there, and rivers may end in it. It lies low, as at the lower edge."), "@",
    .least = 1 },
  { N_("Paint a spring"), N_("One to four rivers, each with a spring of its own, high up: water runs down from there."),
    "VMAR", .least = 1 },
  { N_("Paint fields"), N_("Wheat, tobacco and corn along the rivers are what is harvested."), "wtc", .least = 2,
    .each = true, .is_wish = true },
  { N_("Paint forests"), N_("Those who hold them win dams."), "f", .least = 2, .is_wish = true },
  { N_("Paint a lake"), N_("Where rivers may end as well as in the city."), "~", .least = 1, .is_wish = true },
  { NULL }
};

static const OxbowPalette palette = { .terrains = terrains, .edges = edges, .tables = tables, .blank = 'h',
                                      .guide = guide,
                                      .position = dos_rios_position_kinds,
                                      .position_lines = dos_rios_position_lines };

static const char *const first_choices[] = { "p1", "random", NULL };
static const char *const laying_choices[] = { "segments", "first", "rivers", NULL };
static const char *const first_harvest_choices[] = { "round", "player", "free", "delay", NULL };
static const char *const dam_side_choices[] = { "either", "upper", NULL };
static const char *const redraw_choices[] = { "rejoin", "full", NULL };
static const char *const win_check_choices[] = { "always", "own", NULL };
static const char *const harvest_for_choices[] = { "all", "active", NULL };
static const char *const reshuffle_choices[] = { "needed", "empty", NULL };
static const char *const desperado_count_choices[] = { "chased", "met", NULL };

static const char *const first_titles[] = { N_("Black"), N_("By lot"), NULL };
static const char *const laying_titles[] = {
  N_("By turns, segment by segment"), N_("The first player alone"), N_("Each player a river"), NULL
};
static const char *const first_harvest_titles[] = {
  N_("Every player's"), N_("The first player's only"), N_("None"), N_("Cards are put back"), NULL
};
static const char *const dam_side_titles[] = { N_("On either hex"), N_("On the upper hex"), NULL };
static const char *const redraw_titles[] = { N_("May rejoin the old course"), N_("Is laid afresh to the end"), NULL };
static const char *const win_check_titles[] = { N_("At once"), N_("In their own turn only"), NULL };
static const char *const harvest_for_titles[] = { N_("All players"), N_("The player to move"), NULL };
static const char *const reshuffle_titles[] = { N_("When a card is needed"), N_("When the deck is empty"), NULL };
static const char *const desperado_count_titles[] = { N_("Campesinos chased"), N_("Haciendas met, too"), NULL };

/* Section 8 of the rules. */
static const OxbowOption options[] = {
  { "first", OXBOW_OPTION_CHOICE, "p1", .choices = first_choices, .choice_titles = first_titles,
    .title = N_("First player"),
    .meaning = N_("Who begins: Black, or a player drawn by lot.") },
  { "laying", OXBOW_OPTION_CHOICE, "segments", .choices = laying_choices, .choice_titles = laying_titles,
    .title = N_("Laying the rivers"),
    .meaning = N_("Who lays the rivers at the start: the players by turns, segment by segment; the first player alone; "
                  "or each player a river.") },
  { "placed", OXBOW_OPTION_NUMBER, "3", 0, 6, .title = N_("Campesinos placed at the start"),
    .meaning = N_("How many campesinos each player places on the land; the others wait in the city.") },
  { "row", OXBOW_OPTION_NUMBER, "0", 0, DOS_RIOS_MAX_ROW, .title = N_("Cards on display"),
    .meaning = N_("How many harvest cards lie open; 0 is one more than there are players.") },
  { "first_harvest", OXBOW_OPTION_CHOICE, "round", .choices = first_harvest_choices,
    .choice_titles = first_harvest_titles, .title = N_("First harvest"),
    .meaning = N_("Which first turns are without a harvest: every player's, the first player's only, none; "
                  "or every player puts the card back in theirs.") },
  { "dam_side", OXBOW_OPTION_CHOICE, "either", .choices = dam_side_choices, .choice_titles = dam_side_titles,
    .title = N_("Where the dam builder stands"),
    .meaning = N_("On either hex of the edge, or on the upper one only.") },
  { "redraw", OXBOW_OPTION_CHOICE, "rejoin", .choices = redraw_choices, .choice_titles = redraw_titles,
    .title = N_("The new course of a river"),
    .meaning = N_("It may run back into its old course, or is laid afresh to the end.") },
  { "keep_course", OXBOW_OPTION_BOOLEAN, "no", .title = N_("Dams that leave the river as it is"),
    .meaning = N_("Whether the builder of a dam on a river may choose not to move the river.") },
  { "win_check", OXBOW_OPTION_CHOICE, "always", .choices = win_check_choices, .choice_titles = win_check_titles,
    .title = N_("When a player wins"),
    .meaning = N_("At once, whoever brings it about; or in their own turn only.") },
  { "five_dry", OXBOW_OPTION_BOOLEAN, "yes", .title = N_("Five buildings win anywhere"),
    .meaning = N_("If not, a hacienda and three fincas on watered hexes are needed.") },
  { "harvest_for", OXBOW_OPTION_CHOICE, "all", .choices = harvest_for_choices, .choice_titles = harvest_for_titles,
    .title = N_("Who harvests"),
    .meaning = N_("All players, or only the one whose turn it is.") },
  { "reshuffle", OXBOW_OPTION_CHOICE, "needed", .choices = reshuffle_choices, .choice_titles = reshuffle_titles,
    .title = N_("Shuffling the discards"),
    .meaning = N_("When a card is needed, or as soon as the deck is empty.") },
  { "desperado_limit", OXBOW_OPTION_NUMBER, "3", 0, 24, .title = N_("Campesinos chased by desperados"),
    .meaning = N_("After so many the desperados stop.") },
  { "desperado_count", OXBOW_OPTION_CHOICE, "chased", .choices = desperado_count_choices,
    .choice_titles = desperado_count_titles, .title = N_("What stops the desperados"),
    .meaning = N_("Only campesinos chased count, or haciendas with campesinos on the way as well.") },
  { "desperado_below", OXBOW_OPTION_BOOLEAN, "yes", .title = N_("Desperados below a confluence"),
    .meaning = N_("Whether they also raid hexes that another river waters.") },
  { "points", OXBOW_OPTION_NUMBER, "6", 1, 20, .title = N_("Movement points"),
    .meaning = N_("How far a player's campesinos walk in a turn, all together.") },
  { "dam_cap", OXBOW_OPTION_NUMBER, "5", 0, 40, .title = N_("Dams in a reserve"),
    .meaning = N_("How many dams a player can hold.") },
  { "start_dams", OXBOW_OPTION_NUMBER, "2", 0, 40, .title = N_("Dams at the start"),
    .meaning = N_("How many dams a player begins with.") },
  { "dam_total", OXBOW_OPTION_NUMBER, "40", 0, 200, .title = N_("Dams in all"),
    .meaning = N_("How many dams there are in the game.") },
  { "start_money", OXBOW_OPTION_NUMBER, "0", 0, 5000, .title = N_("Money at the start"),
    .meaning = N_("How many rios a player begins with.") },
  { "round_limit", OXBOW_OPTION_NUMBER, "0", 0, 999, .title = N_("Last round"),
    .meaning = N_("The game ends after this round and buildings decide; 0 is no limit.") },
  { "deck", OXBOW_OPTION_LIST, "", .title = N_("Harvest cards"),
    .meaning = N_("The cards of the deck, separated by commas; empty is the usual deck.") },
  { "prelude", OXBOW_OPTION_LIST, "", .title = N_("Opening moves"),
    .meaning = N_("Moves that are played before the players begin, separated by commas.") },
  { NULL }
};

static const OxbowSeat seats[] = {
  { "p1", N_("Black"), "#2A2729" },
  { "p2", N_("White"), "#FBF7EC" },
  { "p3", N_("Yellow"), "#FABC10" },
  { "p4", N_("Red"), "#BA2317" },
  { NULL }
};

static const char *const keep_words[] = { "keep", NULL };

#define EDGE { OXBOW_ARG_EDGE }
#define PLACE { OXBOW_ARG_PLACE }
#define SEAT { OXBOW_ARG_SEAT }
#define NUMBER { OXBOW_ARG_NUMBER }
#define CARD { OXBOW_ARG_CARD, .words = dos_rios_card_words }
#define WORD(list) { OXBOW_ARG_WORD, .words = list }

static const OxbowVerb moves[] = {
  [DOS_RIOS_MOVE_WALK] = { "walk", { PLACE, PLACE }, .title = N_("Walk"), .goes_on = true },
  [DOS_RIOS_MOVE_CHASE] = { "chase", { PLACE, PLACE, { OXBOW_ARG_PLACE, OXBOW_ARG_OPTIONAL } },
                            .title = N_("Chase off") },
  [DOS_RIOS_MOVE_DAM] = { "dam", { EDGE, { OXBOW_ARG_WORD, OXBOW_ARG_OPTIONAL, keep_words } },
                          .title = N_("Build a dam") },
  [DOS_RIOS_MOVE_LAY] = { "lay", { EDGE }, .title = N_("Lay the river") },
  [DOS_RIOS_MOVE_FINCA] = { "finca", { PLACE }, .title = N_("Build a finca") },
  [DOS_RIOS_MOVE_HACIENDA] = { "hacienda", { PLACE }, .title = N_("Build the hacienda") },
  [DOS_RIOS_MOVE_RIDE] = { "ride", { PLACE }, .title = N_("Ride to the hacienda") },
  [DOS_RIOS_MOVE_PLACE] = { "place", { PLACE }, .title = N_("Place a campesino") },
  [DOS_RIOS_MOVE_HARVEST] = { "harvest", .title = N_("Take the harvest") },
  [DOS_RIOS_MOVE_DELAY] = { "delay", .title = N_("Put the card back") },
  [DOS_RIOS_MOVE_END] = { "end", .title = N_("End the turn") },
  { NULL }
};

static const OxbowVerb events[] = {
  [DOS_RIOS_EVENT_PLACED] = { "placed", { SEAT, PLACE } },
  [DOS_RIOS_EVENT_WALKED] = { "walked", { SEAT, PLACE, PLACE } },
  [DOS_RIOS_EVENT_CHASED] = { "chased", { SEAT, PLACE, NUMBER } },
  [DOS_RIOS_EVENT_RODE] = { "rode", { SEAT, PLACE } },
  [DOS_RIOS_EVENT_DAMMED] = { "dammed", { SEAT, EDGE } },
  [DOS_RIOS_EVENT_FLOWS] = { "flows", { EDGE, WORD (dos_rios_laid_words) } },
  [DOS_RIOS_EVENT_DRIED] = { "dried", { PLACE } },
  [DOS_RIOS_EVENT_WATERED] = { "watered", { PLACE } },
  [DOS_RIOS_EVENT_BUILT] = { "built", { SEAT, PLACE, WORD (dos_rios_building_words) } },
  [DOS_RIOS_EVENT_DELAYED] = { "delayed", { SEAT, CARD } },
  [DOS_RIOS_EVENT_HARVESTED] = { "harvested", { SEAT, CARD, NUMBER, NUMBER } },
  [DOS_RIOS_EVENT_SHUFFLED] = { "shuffled" },
  [DOS_RIOS_EVENT_DRAWN] = { "drawn", { CARD } },
  [DOS_RIOS_EVENT_DESPERADOS] = { "desperados", { WORD (dos_rios_river_words) } },
  [DOS_RIOS_EVENT_RAIDED] = { "raided", { SEAT, PLACE } },
  [DOS_RIOS_EVENT_TURN] = { "turn", { SEAT }, .is_aside = true },
  [DOS_RIOS_EVENT_ROUND] = { "round", { NUMBER } },
  [DOS_RIOS_EVENT_WON] = { "won", { SEAT, WORD (dos_rios_reason_words) } },
  { NULL }
};

static int
turn (const OxbowState *state)
{
  return ((const DosRiosState *) state)->current;
}

/* Words of places are the city and the trails of this map: argument OXBOW_NAMED_PLACE (i) is site i. */
static const char *
word (const OxbowState *base, int vocabulary, int i)
{
  const DosRiosState *state = (const DosRiosState *) base;
  char name[OXBOW_NAME_SIZE];
  return i < dos_rios_ground (state)->first_hex ? dos_rios_site_name (state, i, name) : NULL;
}

static int
place_of (const OxbowState *base, OxbowCell cell)
{
  const DosRiosGround *ground = dos_rios_ground ((const DosRiosState *) base);
  int site = ground->site_of[cell];
  return site != DOS_RIOS_NOWHERE ? ground->sites[site].place : cell;
}

/* Campesinos of a city or a trail are on each of its cells. */
static unsigned
seats_at (const OxbowState *base, OxbowCell cell)
{
  const DosRiosState *state = (const DosRiosState *) base;
  unsigned there = 0;
  int owner;
  if (dos_rios_building (state, cell, &owner) != DOS_RIOS_NO_BUILDING)
    there |= 1u << owner;
  for (int seat = 0; seat < dos_rios_n_players (state); seat++)
    if (dos_rios_campesinos (state, place_of (base, cell), seat) > 0)
      there |= 1u << seat;
  return there;
}

/* One for the laying, one for each campesino placed, one for each turn. */
static int
turn_number (const OxbowState *base)
{
  const DosRiosState *state = (const DosRiosState *) base;
  int placed = dos_rios_setup (state)->options.placed * dos_rios_n_players (state), n = 0;
  if (state->phase == DOS_RIOS_RIVERS)
    return 0;
  for (int seat = 0; seat < dos_rios_n_players (state); seat++)
    n += state->phase == DOS_RIOS_PLACING ? dos_rios_n_placed (state, seat) : state->players[seat].turns;
  return state->phase == DOS_RIOS_PLACING ? 1 + n : 1 + placed + n;
}

const OxbowRuleset dos_rios_ruleset = {
  .id = "dos-rios",
  .title = N_("Dos Rios"),
  .credits = N_("A game by Franz-Benno Delonge, published by Kosmos (in English by Mayfair Games) in 2004."),
  .standard = "two-rivers",
  .palette = &palette,
  .options = options,
  .seats = seats,
  .min_players = 2,
  .max_players = DOS_RIOS_MAX_PLAYERS,
  .moves = moves,
  .events = events,

  .check = dos_rios_check,
  .set_up = dos_rios_set_up,
  .read = dos_rios_read,
  .lay = dos_rios_settle,
  .settle = dos_rios_settle_position,

  .generator = &dos_rios_generator,
  .describe = dos_rios_describe,
  .measure = dos_rios_measure,

  .turn = turn,
  .turn_number = turn_number,
  .legal = dos_rios_legal,
  .apply = dos_rios_apply,
  .result = dos_rios_result,
  .bar = dos_rios_bar,

  .word = word,
  .place_of = place_of,
  .canonical = dos_rios_canonical,
  .misread = dos_rios_misread,
  .list = dos_rios_list,
  .tell = dos_rios_tell,
  .offer = dos_rios_offer,
  .stage = dos_rios_stage,
  .task = dos_rios_task,
  .standing = dos_rios_standing,
  .left = dos_rios_left,
  .seats_at = seats_at,

  .determinize = dos_rios_determinize,
  .estimate = dos_rios_estimate,
  .swing = 1.2,
  .invariant = dos_rios_audit,
};
