/* state.h: a position of Dos Rios, and the questions that one may ask about it
 *
 * Rules, pictures and computer players read positions here; only the files of this folder write them. A position is
 * as small as it can be: what stands on a site is two bytes, and the six campesinos of a player are six sites in order.
 * Outside the laying of a river a hex is watered exactly if water leaves it, that is, if it has a flow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"
#include "games/dos-rios/ground.h"

G_BEGIN_DECLS

#define DOS_RIOS_MAX_PLAYERS 4
#define DOS_RIOS_HANDS 6        /* campesinos of a player */
#define DOS_RIOS_FINCAS 4
#define DOS_RIOS_MAX_ROW 8
#define DOS_RIOS_MAX_CARDS 1000
#define DOS_RIOS_FINCA_COST 500
#define DOS_RIOS_HACIENDA_COST 1000
#define DOS_RIOS_FIELD_YIELD 100
#define DOS_RIOS_DRY 3          /* the flow of a site that no water leaves: no side */

typedef enum
{
  DOS_RIOS_RIVERS,
  DOS_RIOS_PLACING,
  DOS_RIOS_ACTIONS,
  DOS_RIOS_REROUTE,
  DOS_RIOS_OVER,
} DosRiosPhase;

typedef enum
{
  DOS_RIOS_NO_REASON,
  DOS_RIOS_FIVE,
  DOS_RIOS_WATER,
  DOS_RIOS_ROUNDS,
} DosRiosReason;

typedef enum
{
  DOS_RIOS_NO_BUILDING,
  DOS_RIOS_FINCA,
  DOS_RIOS_HACIENDA,
} DosRiosBuilding;

/* Cards: the crops, logging, then a harvest and a desperado of each river. */
typedef enum
{
  DOS_RIOS_CARD_WHEAT,
  DOS_RIOS_CARD_TOBACCO,
  DOS_RIOS_CARD_CORN,
  DOS_RIOS_CARD_LOGGING,
  DOS_RIOS_CARD_RIVER,
  DOS_RIOS_CARD_DESPERADO = DOS_RIOS_CARD_RIVER + DOS_RIOS_MAX_RIVERS,
  DOS_RIOS_N_CARD_KINDS = DOS_RIOS_CARD_DESPERADO + DOS_RIOS_MAX_RIVERS,
} DosRiosCard;

typedef enum
{
  DOS_RIOS_MOVE_WALK,           /* from, to */
  DOS_RIOS_MOVE_CHASE,          /* hex, from, and from */
  DOS_RIOS_MOVE_DAM,            /* edge, and keep */
  DOS_RIOS_MOVE_LAY,            /* edge */
  DOS_RIOS_MOVE_FINCA,          /* hex */
  DOS_RIOS_MOVE_HACIENDA,       /* hex */
  DOS_RIOS_MOVE_RIDE,           /* hex */
  DOS_RIOS_MOVE_PLACE,          /* hex */
  DOS_RIOS_MOVE_HARVEST,
  DOS_RIOS_MOVE_DELAY,
  DOS_RIOS_MOVE_END,
} DosRiosMove;

typedef enum
{
  DOS_RIOS_EVENT_PLACED,        /* seat, hex */
  DOS_RIOS_EVENT_WALKED,        /* seat, from, to */
  DOS_RIOS_EVENT_CHASED,        /* seat that was chased, hex, campesinos */
  DOS_RIOS_EVENT_RODE,          /* seat, hex */
  DOS_RIOS_EVENT_DAMMED,        /* seat, edge */
  DOS_RIOS_EVENT_FLOWS,         /* edge, forced or chosen */
  DOS_RIOS_EVENT_DRIED,         /* hex */
  DOS_RIOS_EVENT_WATERED,       /* hex */
  DOS_RIOS_EVENT_BUILT,         /* seat, hex, finca or hacienda */
  DOS_RIOS_EVENT_DELAYED,       /* seat, card */
  DOS_RIOS_EVENT_HARVESTED,     /* seat, card, money, dams */
  DOS_RIOS_EVENT_SHUFFLED,
  DOS_RIOS_EVENT_DRAWN,         /* card */
  DOS_RIOS_EVENT_DESPERADOS,    /* river */
  DOS_RIOS_EVENT_RAIDED,        /* seat, hex */
  DOS_RIOS_EVENT_TURN,          /* seat */
  DOS_RIOS_EVENT_ROUND,         /* number */
  DOS_RIOS_EVENT_WON,           /* seat, reason */
} DosRiosEvent;

typedef enum { DOS_RIOS_FORCED, DOS_RIOS_CHOSEN } DosRiosLaid;
typedef enum { DOS_RIOS_LAYING_SEGMENTS, DOS_RIOS_LAYING_FIRST, DOS_RIOS_LAYING_RIVERS } DosRiosLaying;
typedef enum
{
  DOS_RIOS_FIRST_HARVEST_ROUND,
  DOS_RIOS_FIRST_HARVEST_PLAYER,
  DOS_RIOS_FIRST_HARVEST_FREE,
  DOS_RIOS_FIRST_HARVEST_DELAY,
} DosRiosFirstHarvest;

/* The variant options of this game (section 8 of the rules), as numbers. */
typedef struct
{
  bool first_random, dam_upper, redraw_full, keep_course, win_own, five_dry, harvest_active, reshuffle_empty;
  bool desperado_met, desperado_below;
  DosRiosLaying laying;
  DosRiosFirstHarvest first_harvest;
  int placed, row, desperado_limit, points, dam_cap, start_dams, dam_total, start_money, round_limit;
} DosRiosOptions;

typedef struct
{
  OxbowSetup parent;
  DosRiosOptions options;
  DosRiosGround ground;
  int n_cards;                  /* in row, deck and discard together */
} DosRiosSetup;

typedef struct
{
  uint8_t flow : 2;             /* the side by which water leaves, or DOS_RIOS_DRY */
  uint8_t dams : 3;             /* a bit for each lower side */
  uint8_t was_wet : 1;          /* while a river is laid anew: watered before the dam */
  uint8_t building : 2;         /* DosRiosBuilding */
  uint8_t owner : 2;            /* of the building */
  uint8_t camps : 2;            /* campesinos on a hex */
  uint8_t camper : 2;           /* whose they are */
} DosRiosPlot;

typedef struct
{
  int32_t money, turns;         /* turns: taken so far */
  int16_t hands[DOS_RIOS_HANDS];        /* the sites of the campesinos, ascending */
  int16_t hacienda;             /* its site, or DOS_RIOS_NOWHERE while it is not built */
  uint8_t fincas;               /* not yet built */
  uint8_t dams;                 /* in reserve */
} DosRiosPlayer;

typedef struct
{
  OxbowState parent;
  int32_t round;
  int16_t transit, head;        /* sites, or DOS_RIOS_NOWHERE */
  int8_t current, winner;       /* players, or -1 */
  uint8_t first, phase, reason, points, built;
  uint8_t supply;               /* dams neither on the board nor in a reserve */
  uint16_t n_deck, n_discard;
  uint8_t n_row, row[DOS_RIOS_MAX_ROW];
  DosRiosPlayer players[DOS_RIOS_MAX_PLAYERS];
  DosRiosPlot plots[];          /* one a site; then the cards of the deck, then those of the discard pile */
} DosRiosState;

static inline const DosRiosSetup *
dos_rios_setup (const DosRiosState *state)
{
  return (const DosRiosSetup *) state->parent.setup;
}

static inline const DosRiosGround *
dos_rios_ground (const DosRiosState *state)
{
  return &dos_rios_setup (state)->ground;
}

static inline int
dos_rios_n_players (const DosRiosState *state)
{
  return state->parent.setup->n_seats;
}

/* The deck's last card is its top, the discard pile's last its latest. */
static inline uint8_t *
dos_rios_deck (DosRiosState *state)
{
  return (uint8_t *) (state->plots + dos_rios_ground (state)->n_sites);
}

static inline uint8_t *
dos_rios_discard (DosRiosState *state)
{
  return dos_rios_deck (state) + dos_rios_setup (state)->n_cards;
}

static inline const uint8_t *
dos_rios_peek_deck (const DosRiosState *state)
{
  return dos_rios_deck ((DosRiosState *) state);
}

static inline const uint8_t *
dos_rios_peek_discard (const DosRiosState *state)
{
  return dos_rios_discard ((DosRiosState *) state);
}

/* Where the water of a site runs to: a hex, DOS_RIOS_MOUTH, or DOS_RIOS_NOWHERE if none leaves it. */
static inline int
dos_rios_below (const DosRiosState *state, int site)
{
  int side = state->plots[site].flow;
  return side != DOS_RIOS_DRY ? dos_rios_ground (state)->sites[site].below[side] : DOS_RIOS_NOWHERE;
}

/* Questions by cell, for pictures and panels. A place is a cell or OXBOW_NAMED_PLACE (i), a river is 0 to 3: Verde,
 * Moreno, Azul, Rojo. Cells may be any of the map. */
bool            dos_rios_has_river      (const DosRiosState *state, int river);
OxbowCell       dos_rios_spring         (const DosRiosState *state, int river);         /* or OXBOW_NO_CELL */
int             dos_rios_course         (const DosRiosState *state, int river, OxbowEdge *edges, int max);
                                        /* the edges it crosses, from the spring on; how many there are */
unsigned        dos_rios_water_reaches  (const DosRiosState *state, OxbowCell cell);    /* a bit for each river */
int             dos_rios_flow           (const DosRiosState *state, OxbowCell cell);    /* a side, or -1 */
bool            dos_rios_is_dammed      (const DosRiosState *state, OxbowEdge edge);
DosRiosBuilding dos_rios_building       (const DosRiosState *state, OxbowCell cell, int *owner);
int             dos_rios_campesinos     (const DosRiosState *state, int place, int seat);
char            dos_rios_terrain        (const DosRiosState *state, OxbowCell cell);    /* as laid, tiles included */
OxbowCell       dos_rios_head           (const DosRiosState *state);    /* where a river goes on, or none */

/* Standing of a player, for panels and computer players. */
int             dos_rios_n_fincas       (const DosRiosState *state, int seat);          /* on the board */
bool            dos_rios_has_hacienda   (const DosRiosState *state, int seat);
int             dos_rios_n_wet_buildings (const DosRiosState *state, int seat);

/* Of a site of this position; within the rules, and for computer players. */
int             dos_rios_hands_on       (const DosRiosState *state, int seat, int site);
int             dos_rios_present        (const DosRiosState *state, int site);  /* who is there, DR-3.11; or -1 */
int             dos_rios_find_reaped    (const DosRiosState *state, int card, int16_t *sites);
                                        /* those that a card harvests, room for all; how many there are */
unsigned        dos_rios_candidates     (const DosRiosState *state, int site);          /* DR-3.7: a bit a side */
const char     *dos_rios_site_name      (const DosRiosState *state, int site, char name[OXBOW_NAME_SIZE]);
#define DOS_RIOS_SITE_NAME(state, site) dos_rios_site_name ((state), (site), (char[OXBOW_NAME_SIZE]) { 0 })

/* Words of listings and moves. */
extern const char *const dos_rios_phase_words[], *const dos_rios_reason_words[], *const dos_rios_building_words[];
extern const char *const dos_rios_card_words[], *const dos_rios_river_words[], *const dos_rios_laid_words[];
extern const char *const dos_rios_named_words[];        /* city, trail1 ... trail9 */

G_END_DECLS
