/* data.h: what a scenario of Water Rights says once and for all: tiles, rows, cards, goals, roles, towns
 *
 * Everything here is read from the scenario's records (section 2 of the rules) at set-up; the code knows only the
 * closed sets of words below. Texts are borrowed from the scenario, which the set-up keeps alive.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

#define WATER_RIGHTS_MAX_ROW 9            /* slots */
#define WATER_RIGHTS_MAX_KINDS 200        /* of districts and plants together; of cards; of goals */
#define WATER_RIGHTS_MAX_TILES 160        /* copies of all kinds, and those dealt */
#define WATER_RIGHTS_MAX_CARD_PARTS 6     /* effects of an event, penalties of a demand */
#define WATER_RIGHTS_MAX_SITES 250        /* cells of towns */
#define WATER_RIGHTS_BONUS_GOALS 3
#define WATER_RIGHTS_ANY 99               /* the largest number that a record may have */

typedef enum
{
  WATER_RIGHTS_KING,
  WATER_RIGHTS_SENIOR,
  WATER_RIGHTS_RIPARIAN,
  WATER_RIGHTS_JUNIOR,
  WATER_RIGHTS_SEATS,
} WaterRightsSeat;

typedef enum
{
  WATER_RIGHTS_GREEN,
  WATER_RIGHTS_RED,
  WATER_RIGHTS_YELLOW,
  WATER_RIGHTS_GREY,
  WATER_RIGHTS_COLOURS
} WaterRightsColour;
typedef enum
{
  WATER_RIGHTS_DOT_RED,
  WATER_RIGHTS_DOT_GREEN,
  WATER_RIGHTS_DOT_YELLOW,
  WATER_RIGHTS_DOTS
} WaterRightsDot;
typedef enum
{
  WATER_RIGHTS_FARM,
  WATER_RIGHTS_LIVESTOCK,
  WATER_RIGHTS_DOCK,
  WATER_RIGHTS_OTHER,
  WATER_RIGHTS_PLANT
} WaterRightsClass;
typedef enum { WATER_RIGHTS_GRASS, WATER_RIGHTS_POOL, WATER_RIGHTS_DRY, WATER_RIGHTS_FACILITY } WaterRightsLand;
typedef enum { WATER_RIGHTS_DISTRICTS, WATER_RIGHTS_PLANTS, WATER_RIGHTS_ROWS } WaterRightsRow;

/* WR-2.6: the closed set of operations, and what they may be aimed at. */
typedef enum
{
  WATER_RIGHTS_OP_BANK,
  WATER_RIGHTS_OP_RAIN,
  WATER_RIGHTS_OP_LEAK,
  WATER_RIGHTS_OP_RETURN,
  WATER_RIGHTS_OP_MONEY,
  WATER_RIGHTS_OP_PAY,
  WATER_RIGHTS_OP_GRANT,
  WATER_RIGHTS_OP_KINGMONEY,
  WATER_RIGHTS_OP_SWEEP,
  WATER_RIGHTS_OP_LIMIT,
  WATER_RIGHTS_OP_NEED,
  WATER_RIGHTS_OP_INCOME,
  WATER_RIGHTS_OP_TAX,
  WATER_RIGHTS_OP_SURCHARGE,
  WATER_RIGHTS_OP_NOTRADE,
  WATER_RIGHTS_OP_NORECYCLE,
  WATER_RIGHTS_OP_NOBUILD,
} WaterRightsOp;

typedef enum
{
  WATER_RIGHTS_ALL,
  WATER_RIGHTS_TARGET_SENIOR,
  WATER_RIGHTS_TARGET_RIPARIAN,
  WATER_RIGHTS_TARGET_JUNIOR,
  WATER_RIGHTS_RICHEST,
  WATER_RIGHTS_POOREST,
  WATER_RIGHTS_CHOSEN,
} WaterRightsTarget;

/* Colours and classes as in their own lists; then what only some operations take. */
typedef enum
{
  WATER_RIGHTS_KEY_COLOUR,
  WATER_RIGHTS_KEY_CLASS = WATER_RIGHTS_KEY_COLOUR + WATER_RIGHTS_COLOURS,
  WATER_RIGHTS_KEY_ALL = WATER_RIGHTS_KEY_CLASS + WATER_RIGHTS_PLANT,
  WATER_RIGHTS_KEY_GRASS,
  WATER_RIGHTS_KEY_POOL,
  WATER_RIGHTS_KEY_DRY,
  WATER_RIGHTS_KEY_PLANT,
} WaterRightsKey;

typedef enum
{
  WATER_RIGHTS_REQUIRE_PAY,
  WATER_RIGHTS_REQUIRE_WATER,
  WATER_RIGHTS_REQUIRE_HAVE,
  WATER_RIGHTS_REQUIRE_BUILT,
  WATER_RIGHTS_REQUIRE_RUN
} WaterRightsRequire;

/* WR-2.9: those of mayors, the first ones in the order of colours and classes; then the King's. */
typedef enum
{
  WATER_RIGHTS_METRIC_COLOUR,
  WATER_RIGHTS_METRIC_CLASS = WATER_RIGHTS_METRIC_COLOUR + WATER_RIGHTS_COLOURS,
  WATER_RIGHTS_METRIC_DISTRICTS = WATER_RIGHTS_METRIC_CLASS + WATER_RIGHTS_OTHER,
  WATER_RIGHTS_METRIC_SUPPLIED,
  WATER_RIGHTS_METRIC_CAPACITY,
  WATER_RIGHTS_METRIC_STORED,
  WATER_RIGHTS_METRIC_RECYCLE,
  WATER_RIGHTS_METRIC_POSTS,
  WATER_RIGHTS_METRIC_MONEY,
  WATER_RIGHTS_METRIC_LEGACY,
  WATER_RIGHTS_METRIC_GROUP,
  WATER_RIGHTS_METRIC_KING,
  WATER_RIGHTS_METRIC_KMONEY = WATER_RIGHTS_METRIC_KING,
  WATER_RIGHTS_METRIC_KBANK,
  WATER_RIGHTS_METRIC_KTAX,
  WATER_RIGHTS_METRIC_KSALES,
  WATER_RIGHTS_METRIC_KPENALTIES,
  WATER_RIGHTS_METRIC_KOBEYED,
} WaterRightsMetric;

extern const char *const water_rights_colour_words[],
    *const water_rights_dot_words[], *const water_rights_class_words[], *const water_rights_row_words[];
extern const char *const water_rights_op_words[],
    *const water_rights_penalty_words[], *const water_rights_target_words[], *const water_rights_key_words[];
extern const char *const water_rights_require_words[],
    *const water_rights_metric_words[], *const water_rights_when_words[], *const water_rights_goal_words[];
extern const char *const water_rights_seat_words[];

typedef struct
{
  const char *code, *name;
  uint8_t class, colour;        /* WaterRightsClass; WaterRightsColour of a district */
  uint8_t price, copies;
  uint8_t water, dots[WATER_RIGHTS_DOTS], income, value;          /* of a district */
  uint8_t capacity;             /* of a plant */
  bool recycles;
} WaterRightsKind;

typedef struct
{
  uint8_t op, target, key;      /* WaterRightsOp, WaterRightsTarget, WaterRightsKey */
  bool is_next;                 /* of a penalty: waits for the mayor's next turn */
  int16_t n;
} WaterRightsEffect;

typedef struct
{
  const char *id, *name;
  bool is_demand, needs_name;   /* needs_name: something of it aims at whom the King names */
  uint8_t target, require, metric;      /* of a demand: WaterRightsTarget, WaterRightsRequire, WaterRightsMetric */
  int16_t n;
  uint8_t n_parts;
  WaterRightsEffect parts[WATER_RIGHTS_MAX_CARD_PARTS];    /* effects of an event, penalties of a demand */
} WaterRightsCard;

typedef struct
{
  const char *id, *name;
  uint8_t metric;
  int16_t minimum;
  int8_t role;                  /* whose secret it is, or -1: a bonus goal */
} WaterRightsGoal;

typedef struct
{
  int16_t money, water, legacy, dues;
  uint8_t dot;                  /* what its power works make */
} WaterRightsRole;

typedef struct
{
  OxbowCell cell;
  uint8_t seat, land;           /* WaterRightsSeat, WaterRightsLand */
  int16_t near[OXBOW_DIRECTIONS];       /* sites of any town around it, or -1 */
} WaterRightsSite;

typedef struct
{
  WaterRightsKind kinds[WATER_RIGHTS_MAX_KINDS];   /* districts, then plants, in the order of the tables */
  int n_kinds, n_districts;
  int basic;                    /* the plant that every mayor is dealt */
  int n_slots[WATER_RIGHTS_ROWS], surcharges[WATER_RIGHTS_ROWS][WATER_RIGHTS_MAX_ROW];
  WaterRightsCard cards[WATER_RIGHTS_MAX_KINDS];   /* events, then demands */
  int n_cards, n_events;
  WaterRightsGoal goals[WATER_RIGHTS_MAX_KINDS];
  int n_goals;
  WaterRightsRole roles[WATER_RIGHTS_SEATS];
  WaterRightsSite sites[WATER_RIGHTS_MAX_SITES];   /* all cells of towns, in cell order */
  int n_sites;
  uint8_t town[WATER_RIGHTS_SEATS][WATER_RIGHTS_MAX_SITES];         /* the sites of each town, in cell order */
  int n_town[WATER_RIGHTS_SEATS];
  bool borders[WATER_RIGHTS_SEATS][WATER_RIGHTS_SEATS];
  int seller[WATER_RIGHTS_DOTS];          /* whose town makes it */
} WaterRightsData;

/* What a terrain code of the map stands for: false for the castle and what lies outside. */
bool water_rights_data_terrain (char code, WaterRightsSeat *seat, WaterRightsLand *land);

/* Reads a scenario that has passed the check. */
void water_rights_data_init    (WaterRightsData *data, const OxbowScenario *scenario);

/* The surcharges of a row, or -1 if they are not from 1 to WATER_RIGHTS_MAX_ROW numbers. */
int  water_rights_data_parse_surcharges (const char *text, int surcharges[WATER_RIGHTS_MAX_ROW]);

/* The place of a word in a list, or -1. */

G_END_DECLS
