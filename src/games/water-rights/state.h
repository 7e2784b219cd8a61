/* state.h: a position of Water Rights, and the questions that one may ask about it
 *
 * Rules, pictures and computer players read positions here; only the files of this folder write them. A tile belongs to
 * the town whose land it stands on. What mayors hold in hand is one list of all towns, in the order of taking; stacks,
 * decks and discards follow it as bytes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"
#include "games/water-rights/data.h"

G_BEGIN_DECLS

#define WATER_RIGHTS_NOTHING 255          /* no kind, card, goal, seat or colour where a byte is kept for one */
#define WATER_RIGHTS_NO_LIMIT (-1)
#define WATER_RIGHTS_HAND_ROOM 24         /* that a position from a listing may hold beyond the game's own tiles */

typedef enum
{
  WATER_RIGHTS_PROCLAIM,
  WATER_RIGHTS_NAMING,
  WATER_RIGHTS_DECREE,
  WATER_RIGHTS_WATER,
  WATER_RIGHTS_DRAFT,
  WATER_RIGHTS_BUILD,
  WATER_RIGHTS_SUPPLY,
  WATER_RIGHTS_OVER,
} WaterRightsPhase;

typedef enum
{
  WATER_RIGHTS_MOVE_ROLL,
  WATER_RIGHTS_MOVE_TARGET,               /* mayor */
  WATER_RIGHTS_MOVE_DISTRICTS,            /* colour, colour */
  WATER_RIGHTS_MOVE_RATE,                 /* cost or tiles, up or down */
  WATER_RIGHTS_MOVE_PRICE,                /* cost or units, up or down */
  WATER_RIGHTS_MOVE_DONE,
  WATER_RIGHTS_MOVE_LEGACY,
  WATER_RIGHTS_MOVE_REQUEST,              /* drops */
  WATER_RIGHTS_MOVE_TRIBUTE,
  WATER_RIGHTS_MOVE_DRAFT,                /* slot */
  WATER_RIGHTS_MOVE_BUILD,                /* kind, cell */
  WATER_RIGHTS_MOVE_POST,                 /* mayor */
  WATER_RIGHTS_MOVE_SELL,                 /* cell */
  WATER_RIGHTS_MOVE_RUN,
  WATER_RIGHTS_MOVE_SUPPLY,               /* cell */
  WATER_RIGHTS_MOVE_NEXT,
} WaterRightsMove;

typedef enum
{
  WATER_RIGHTS_EVENT_ROLLED,              /* die */
  WATER_RIGHTS_EVENT_CARD,                /* card */
  WATER_RIGHTS_EVENT_NAMED,               /* mayor */
  WATER_RIGHTS_EVENT_BANK,                /* drops, more or less */
  WATER_RIGHTS_EVENT_RAINED,              /* mayor, drops */
  WATER_RIGHTS_EVENT_LEAKED,              /* mayor, drops */
  WATER_RIGHTS_EVENT_PAID,                /* from, to, money */
  WATER_RIGHTS_EVENT_INCOME,              /* mayor, money */
  WATER_RIGHTS_EVENT_LIMITED,             /* mayor, drops */
  WATER_RIGHTS_EVENT_TURN,                /* seat */
  WATER_RIGHTS_EVENT_PHASE,               /* phase */
  WATER_RIGHTS_EVENT_TAXING,              /* colour, colour */
  WATER_RIGHTS_EVENT_RATE,                /* cost, tiles */
  WATER_RIGHTS_EVENT_PRICE,               /* cost, units */
  WATER_RIGHTS_EVENT_REQUESTED,           /* mayor, drops, money */
  WATER_RIGHTS_EVENT_SHIELDED,            /* mayor */
  WATER_RIGHTS_EVENT_DRAFTED,             /* mayor, kind, money */
  WATER_RIGHTS_EVENT_BUILT,               /* mayor, kind, cell */
  WATER_RIGHTS_EVENT_POST,                /* mayor, mayor */
  WATER_RIGHTS_EVENT_SOLD,                /* mayor, cell, money */
  WATER_RIGHTS_EVENT_RAN,                 /* mayor */
  WATER_RIGHTS_EVENT_SUPPLIED,            /* cell */
  WATER_RIGHTS_EVENT_RETURNED,            /* mayor, drops */
  WATER_RIGHTS_EVENT_RECYCLED,            /* cell, drops */
  WATER_RIGHTS_EVENT_TAXED,               /* mayor, money */
  WATER_RIGHTS_EVENT_MET,                 /* mayor */
  WATER_RIGHTS_EVENT_FAILED,              /* mayor */
  WATER_RIGHTS_EVENT_PENALTY,             /* mayor, operation, n */
  WATER_RIGHTS_EVENT_ROW,                 /* row, slot, kind */
  WATER_RIGHTS_EVENT_SWEPT,               /* row, slot */
  WATER_RIGHTS_EVENT_ROUND,               /* number */
  WATER_RIGHTS_EVENT_OVER,
} WaterRightsEvent;

#define WATER_RIGHTS_TREASURY WATER_RIGHTS_SEATS    /* who pays or gets, beside the seats */

typedef enum { WATER_RIGHTS_WORD_TILE, WATER_RIGHTS_WORD_SLOT, WATER_RIGHTS_WORD_CARD } WaterRightsVocabulary;
typedef enum
{
  WATER_RIGHTS_PILE_DISTRICTS,
  WATER_RIGHTS_PILE_PLANTS,
  WATER_RIGHTS_DECK_EVENTS,
  WATER_RIGHTS_DECK_DEMANDS,
  WATER_RIGHTS_DISCARDED_EVENTS,
  WATER_RIGHTS_DISCARDED_DEMANDS,
  WATER_RIGHTS_PILES
} WaterRightsPile;

/* The options of this game (section 8 of the rules), as numbers. */
typedef struct
{
  int rounds, inflow, bank_start, bank_max, king_start, tokens, post_cost, post_capacity, run_cost;
  int tax_cost_max, tax_tiles_max, price_cost_max, price_units_min, price_units_max;
  int money_div, king_div, bank_div, bonus_points, secret_points, legacy_points;
  int more_money[WATER_RIGHTS_SEATS];                     /* of the mayors, beside what the scenario gives them */
  bool unlimited_bank, post_by_content, land_only, dock_water_only, stale, dry_scores, must_obey;
} WaterRightsOptions;

typedef struct
{
  OxbowSetup parent;
  WaterRightsOptions options;
  bool is_steward, is_present[WATER_RIGHTS_SEATS];        /* the King always is */
  int n_present;                /* mayors */
  int n_tiles;                  /* of all kinds, those dealt included */
  size_t hand_at, pile_at[WATER_RIGHTS_PILES];    /* where they lie in a state, from its plots on */
  size_t pile_room[WATER_RIGHTS_PILES];
  WaterRightsData data;
} WaterRightsSetup;

typedef struct
{
  uint8_t kind;                 /* or WATER_RIGHTS_NOTHING */
  uint8_t water;                /* drops on a plant; 1 for a district with the supplied mark */
  int16_t paid;
} WaterRightsPlot;

typedef struct
{
  uint8_t kind, seat;
  int16_t paid, fee;
} WaterRightsHeld;

typedef struct
{
  uint8_t op, key;              /* WaterRightsOp; WaterRightsKey, or a bit a seat for a limit */
  int16_t n;
} WaterRightsActive;

typedef struct
{
  int32_t money;
  int16_t loose, asked, limit, due, built, own;
  int16_t bought[WATER_RIGHTS_DOTS], spare[WATER_RIGHTS_DOTS];
  uint8_t legacy, shield, posted, ran, met;
  uint8_t n_posts, posts[2];    /* in the order of building */
  uint8_t n_pending;
  WaterRightsActive pending[WATER_RIGHTS_MAX_CARD_PARTS];
} WaterRightsMayor;

typedef struct
{
  OxbowState parent;
  int32_t king_money, bank, king_tax, king_sales, lasttax;
  int16_t penalties, obeyed, round;
  int8_t turn;                  /* a seat, or -1 */
  uint8_t phase;
  uint8_t taxed[2];             /* colours, or WATER_RIGHTS_NOTHING both */
  uint8_t tax_cost, tax_tiles, price_cost, price_units;
  uint8_t switched, rated, priced, die;
  uint8_t card, target;         /* or WATER_RIGHTS_NOTHING */
  uint8_t subjects;             /* a bit a seat */
  uint8_t bonus[WATER_RIGHTS_BONUS_GOALS], secret[WATER_RIGHTS_SEATS];      /* goals */
  uint8_t taken[WATER_RIGHTS_ROWS];
  uint8_t row[WATER_RIGHTS_ROWS][WATER_RIGHTS_MAX_ROW];     /* kinds, or WATER_RIGHTS_NOTHING */
  uint8_t n_active, n_hand, n_pile[WATER_RIGHTS_PILES];
  WaterRightsActive active[WATER_RIGHTS_MAX_CARD_PARTS];
  WaterRightsMayor mayors[WATER_RIGHTS_SEATS];     /* by seat; the King's stays empty */
  WaterRightsPlot plots[];               /* one a site; then the hands, then the piles */
} WaterRightsState;

static inline const WaterRightsSetup *
water_rights_setup (const WaterRightsState *state)
{
  return (const WaterRightsSetup *) state->parent.setup;
}

static inline const WaterRightsData *
water_rights_data (const WaterRightsState *state)
{
  return &water_rights_setup (state)->data;
}

static inline const WaterRightsOptions *
water_rights_options (const WaterRightsState *state)
{
  return &water_rights_setup (state)->options;
}

static inline const WaterRightsKind *
water_rights_kind (const WaterRightsState *state, int kind)
{
  return &water_rights_data (state)->kinds[kind];
}

static inline const WaterRightsCard *
water_rights_card (const WaterRightsState *state)          /* the current one, or NULL */
{
  return state->card != WATER_RIGHTS_NOTHING ? &water_rights_data (state)->cards[state->card] : NULL;
}

static inline WaterRightsHeld *
water_rights_hand (WaterRightsState *state)
{
  return (WaterRightsHeld *) (void *) ((char *) state->plots + water_rights_setup (state)->hand_at);
}

static inline const WaterRightsHeld *
water_rights_peek_hand (const WaterRightsState *state)
{
  return water_rights_hand ((WaterRightsState *) state);
}

static inline uint8_t *
water_rights_pile (WaterRightsState *state, int pile)
{
  return (uint8_t *) state->plots + water_rights_setup (state)->pile_at[pile];
}

static inline const uint8_t *
water_rights_peek_pile (const WaterRightsState *state, int pile)
{
  return water_rights_pile ((WaterRightsState *) state, pile);
}

/* The sites of a town, in cell order: for (int i = 0; i < data->n_town[seat]; i++) data->town[seat][i]. */
int         water_rights_site           (const WaterRightsState *state, OxbowCell cell);          /* or -1 */
bool        water_rights_is_plant       (const WaterRightsState *state, int site);
bool        water_rights_is_district    (const WaterRightsState *state, int site);

/* Standing of a mayor; metrics of the King take any seat. */
int         water_rights_capacity       (const WaterRightsState *state, int seat);
int         water_rights_stored         (const WaterRightsState *state, int seat);
int         water_rights_metric         (const WaterRightsState *state, int seat, int metric);
bool        water_rights_has_post       (const WaterRightsState *state, int seat, int town);
bool        water_rights_pays           (const WaterRightsState *state, int seat);                /* for water */
/* that binds now, or WATER_RIGHTS_NO_LIMIT */
int         water_rights_limit          (const WaterRightsState *state, int seat);
/* 1: most money; -1: least */
int         water_rights_richest        (const WaterRightsState *state, int sign);

/* What things need, earn and cost, the card's effects counted in. */
int         water_rights_water_need     (const WaterRightsState *state, int kind);
int         water_rights_income         (const WaterRightsState *state, int kind);
int         water_rights_draft_cost     (const WaterRightsState *state, int row, int slot);
int         water_rights_water_cost     (const WaterRightsState *state, int n);
int         water_rights_tax_due        (const WaterRightsState *state, int seat);
/* dues and supplied districts */
int         water_rights_income_due     (const WaterRightsState *state, int seat);
bool        water_rights_is_active      (const WaterRightsState *state, int op);
bool        water_rights_is_forbidden   (const WaterRightsState *state, int kind, int land);      /* by a nobuild */

/* both rows through; NULL past the end */
const char *water_rights_slot_name      (const WaterRightsState *state, int slot);
extern const char *const water_rights_phase_words[], *const water_rights_party_words[];

G_END_DECLS
