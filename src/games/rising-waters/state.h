/* state.h: a position of Rising Waters, and the questions that one may ask about it
 *
 * Rules, pictures and computer players read positions here; only the files of this folder write them. A position is
 * one block: the part below, then two bytes a cell, then the three decks. What follows from map and tables once and for
 * all stands in the set-up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"
#include "games/rising-waters/ground.h"

G_BEGIN_DECLS

#define RISING_WATERS_MAX_SEATS 4
#define RISING_WATERS_PAWNS 4           /* of a seat */
#define RISING_WATERS_SLOTS 3           /* of the row of Landowner cards */
#define RISING_WATERS_MAX_DECK 250      /* cards of a kind of deck, wherever they are */
#define RISING_WATERS_CUBES 5           /* Renewable cubes on a board */
#define RISING_WATERS_RAFTS 10
#define RISING_WATERS_LEVEES 60
#define RISING_WATERS_CAMPS 7
#define RISING_WATERS_REFILL 5          /* cards in hand after the clean up */
#define RISING_WATERS_DEAL 7
#define RISING_WATERS_MAX_LEVEE 15
#define RISING_WATERS_NONE (-1)

typedef enum
{
  RISING_WATERS_UPGRADE,
  RISING_WATERS_LANDOWNER,
  RISING_WATERS_ACTION,
  RISING_WATERS_CLEANUP,
  RISING_WATERS_OVER,
} RisingWatersPhase;

typedef enum { RISING_WATERS_NO_RESULT, RISING_WATERS_WON, RISING_WATERS_LOST } RisingWatersOutcome;
typedef enum { RISING_WATERS_CLOSED, RISING_WATERS_MOVING, RISING_WATERS_GIVING, RISING_WATERS_WORKING }
  RisingWatersOpen;
typedef enum { RISING_WATERS_FALL, RISING_WATERS_SPRING, RISING_WATERS_N_VERSIONS } RisingWatersVersion;
typedef enum { RISING_WATERS_NO_CAMP, RISING_WATERS_GREEN, RISING_WATERS_RED } RisingWatersCamp;

/* RW-5.4 */
typedef enum
{
  RISING_WATERS_NOTHING,
  RISING_WATERS_TEACH,
  RISING_WATERS_THREATENED,
  RISING_WATERS_FORCED,
  RISING_WATERS_ACTIVISTS,
  RISING_WATERS_HATED,
  RISING_WATERS_CAMPING,
  RISING_WATERS_SENDING,
  RISING_WATERS_DRAFTING,
  RISING_WATERS_BLASTING,
  RISING_WATERS_DISCARDING,
  RISING_WATERS_CHOOSING_GOAL,
} RisingWatersPending;

/* A hand: Community cards in type order, then the two Landowner cards that it may hold. */
typedef enum
{
  RISING_WATERS_BLUES,
  RISING_WATERS_CHURCH,
  RISING_WATERS_FAMILY,
  RISING_WATERS_FARM,
  RISING_WATERS_GARDEN,
  RISING_WATERS_EDUCATION,
  RISING_WATERS_NEWSPAPER,
  RISING_WATERS_RADIO,
  RISING_WATERS_ACTIVISM,
  RISING_WATERS_VAUDEVILLE,
  RISING_WATERS_N_COMMUNITY,
  RISING_WATERS_JOB = RISING_WATERS_N_COMMUNITY,
  RISING_WATERS_THREAT,
  RISING_WATERS_N_HAND,
} RisingWatersCard;

/* Landowner cards; the seven Relief Camps stand last. */
typedef enum
{
  RISING_WATERS_LANDOWNER_JOB,
  RISING_WATERS_LANDOWNER_THREAT,
  RISING_WATERS_LANDOWNER_FORCE,
  RISING_WATERS_LANDOWNER_HATRED,
  RISING_WATERS_LANDOWNER_FLEES,
  RISING_WATERS_LANDOWNER_DYNAMITE,
  RISING_WATERS_LANDOWNER_CAMP,
  RISING_WATERS_N_LANDOWNER = RISING_WATERS_LANDOWNER_CAMP + RISING_WATERS_CAMPS,
} RisingWatersLandowner;

/* A Weather card is its area times four and one of these; after all areas comes the cloudy one. */
typedef enum
{
  RISING_WATERS_HEAVY,
  RISING_WATERS_MEDIUM,
  RISING_WATERS_LIGHT,
  RISING_WATERS_SUNNY,
  RISING_WATERS_N_SKIES,
} RisingWatersSky;
#define RISING_WATERS_N_WEATHER (RISING_WATERS_MAX_AREAS * RISING_WATERS_N_SKIES + 1)

typedef enum
{
  RISING_WATERS_POWER_MOVE,
  RISING_WATERS_POWER_ACTIONS,
  RISING_WATERS_POWER_DONATE,
  RISING_WATERS_POWER_SWIM,
  RISING_WATERS_POWER_PAWNS,
  RISING_WATERS_N_POWERS,
} RisingWatersPower;

typedef enum
{
  RISING_WATERS_BLUES_SINGER,
  RISING_WATERS_OUTSIDE_ACTIVIST,
  RISING_WATERS_PREACHER,
  RISING_WATERS_SHARECROPPER,
  RISING_WATERS_YOUNG_PERSON,
  RISING_WATERS_TEACHER,
} RisingWatersCharacter;

typedef enum { RISING_WATERS_NO_CONDITION, RISING_WATERS_RAFT_OUT, RISING_WATERS_MEETING } RisingWatersCondition;

#define RISING_WATERS_PAIRS 5
#define RISING_WATERS_GOALS (2 * RISING_WATERS_PAIRS)   /* a goal is its pair times two, and one for B */

typedef struct
{
  bool is_there;
  uint8_t needs[RISING_WATERS_N_COMMUNITY];
  RisingWatersCondition condition;
} RisingWatersGoal;

/* Audiences of the Blues Singer and the Sharecropper: towns by their seats, pawns, the Survivors. */
#define RISING_WATERS_AUDIENCE_PAWN(seat, slot) (RISING_WATERS_MAX_SEATS + (seat) * RISING_WATERS_PAWNS + (slot))
#define RISING_WATERS_AUDIENCE_SURVIVORS (RISING_WATERS_MAX_SEATS * (1 + RISING_WATERS_PAWNS))
#define RISING_WATERS_PAWN(seat, slot) ((seat) * RISING_WATERS_PAWNS + (slot))         /* as an argument of a move */

#define RISING_WATERS_BOARDS 6

typedef struct
{
  bool is_there;
  const char *name;
  RisingWatersCharacter character;
  RisingWatersPower bonus;
} RisingWatersBoard;

typedef struct
{
  bool is_there;
  int weeks, level, heavy;      /* heavy: how many of the heavy cards are kept, or -1: all */
  int losses[RISING_WATERS_MAX_SEATS];
} RisingWatersSeason;

/* What the tables of a scenario say. */
typedef struct
{
  RisingWatersSeason seasons[RISING_WATERS_N_VERSIONS];
  RisingWatersBoard boards[RISING_WATERS_BOARDS];
  RisingWatersGoal goals[RISING_WATERS_GOALS];
  int weather[RISING_WATERS_N_WEATHER], community[RISING_WATERS_N_COMMUNITY];
  int starred[RISING_WATERS_N_LANDOWNER], main[RISING_WATERS_N_VERSIONS][RISING_WATERS_N_LANDOWNER];
} RisingWatersCards;

/* The variant options of this game (section 8 of the rules), as numbers. */
typedef struct
{
  RisingWatersVersion version;
  bool community_goals, individual_goals, levee_flood_loss, stored_work, swept_away, raft_floats, dynamite_choice;
  bool sunny_area;
  int weeks, max_losses, hand_limit, levee_max;
  uint8_t boards[RISING_WATERS_MAX_SEATS];
} RisingWatersOptions;

typedef struct
{
  OxbowSetup parent;
  RisingWatersOptions options;
  RisingWatersGround ground;
  RisingWatersCards cards;
  int start_level;
  int n_weather, n_landowner, n_community;      /* cards that there are, wherever they lie */
} RisingWatersSetup;

typedef struct
{
  int16_t cell;                 /* or RISING_WATERS_NONE */
  bool aboard, carries;         /* a raft; a Survivor on it */
} RisingWatersPawn;

typedef struct
{
  uint8_t board, move, actions, donate, swim, raft, discount;
  bool town, lend;              /* whether the town stands */
  int8_t last;                  /* audience, or RISING_WATERS_NONE */
  int16_t points;
  RisingWatersPawn pawns[RISING_WATERS_PAWNS];
  uint8_t hand[RISING_WATERS_N_HAND];
} RisingWatersSeat;

typedef struct
{
  uint8_t flooded : 1;
  uint8_t camp : 2;
  uint8_t levee : 4;            /* its level, or 0 */
  uint8_t survivors;            /* ashore */
} RisingWatersPlot;

typedef struct
{
  uint8_t kind;
  int8_t seat, other;           /* who decides; teach: X */
  uint8_t left;                 /* cards still to pay */
  int8_t slot;                  /* of the card being resolved, or RISING_WATERS_NONE */
  bool after_gather;
  int16_t cell;                 /* of the camp that pawns are sent to */
} RisingWatersDecision;

typedef struct
{
  OxbowState parent;
  uint8_t phase, result, open;
  uint8_t first, turn, acts, threats;
  bool activism;
  int16_t week, losses, budget, track;
  uint8_t seen_weather, seen_landowner;
  int8_t row[RISING_WATERS_SLOTS];              /* a Landowner card, or RISING_WATERS_NONE */
  RisingWatersDecision pending;
  int16_t level[RISING_WATERS_MAX_WATER];
  uint8_t marks[RISING_WATERS_MAX_WATER];
  RisingWatersSeat seats[RISING_WATERS_MAX_SEATS];
  int8_t goals[2];                              /* face up, or RISING_WATERS_NONE */
  uint8_t donated[2][RISING_WATERS_N_COMMUNITY];
  uint8_t goals_done[RISING_WATERS_PAIRS];
  uint8_t n_goal_deck, goal_deck[RISING_WATERS_GOALS];
  uint8_t n_weather, n_landowner, n_community;  /* in the decks */
  uint8_t n_levees;                             /* on the map */
  uint8_t weather_discard[RISING_WATERS_N_WEATHER];
  uint8_t landowner_discard[RISING_WATERS_N_LANDOWNER];
  uint8_t community_discard[RISING_WATERS_N_COMMUNITY];
  RisingWatersPlot plots[];                     /* one a cell; then the decks */
} RisingWatersState;

static inline const RisingWatersSetup *
rising_waters_setup (const RisingWatersState *state)
{
  return (const RisingWatersSetup *) state->parent.setup;
}

static inline const RisingWatersGround *
rising_waters_ground (const RisingWatersState *state)
{
  return &rising_waters_setup (state)->ground;
}

static inline int
rising_waters_n_seats (const RisingWatersState *state)
{
  return state->parent.setup->n_seats;
}

static inline bool
rising_waters_is_dry (const RisingWatersState *state, OxbowCell cell)
{
  return rising_waters_ground_is_land (rising_waters_ground (state), cell) && !state->plots[cell].flooded;
}

/* The only way to change a levee; level 0: there is none. */
static inline void
rising_waters_set_levee (RisingWatersState *state, OxbowCell cell, int level)
{
  RisingWatersPlot *plot = &state->plots[cell];
  state->n_levees = (uint8_t) (state->n_levees + (level > 0) - (plot->levee > 0));
  plot->levee = (uint8_t) level & 15;
}

/* RW-6.3.2 */
static inline int
rising_waters_height (const RisingWatersState *state, OxbowCell cell)
{
  const RisingWatersGround *ground = rising_waters_ground (state);
  return state->plots[cell].levee > 0 ? state->plots[cell].levee : ground->elevation[ground->group_of[cell]];
}

/* The decks, their last card is the top. */
uint8_t       *rising_waters_weather_deck    (RisingWatersState *state);
uint8_t       *rising_waters_landowner_deck  (RisingWatersState *state);
uint8_t       *rising_waters_community_deck  (RisingWatersState *state);
const uint8_t *rising_waters_peek_weather    (const RisingWatersState *state);
const uint8_t *rising_waters_peek_landowner  (const RisingWatersState *state);
const uint8_t *rising_waters_peek_community  (const RisingWatersState *state);

OxbowCell rising_waters_town            (const RisingWatersState *state, int seat);     /* or OXBOW_NO_CELL: lost */
int       rising_waters_limit           (const RisingWatersState *state);       /* losses that end the game */
int       rising_waters_weeks           (const RisingWatersState *state);
int       rising_waters_n_pawns         (const RisingWatersState *state, int seat);
int       rising_waters_n_rafts         (const RisingWatersState *state);
int       rising_waters_n_camps         (const RisingWatersState *state);
int       rising_waters_hand_size       (const RisingWatersState *state, int seat);
int       rising_waters_n_community_in  (const RisingWatersState *state, int seat);     /* Community cards in hand */
int       rising_waters_power           (const RisingWatersState *state, int seat, RisingWatersPower power);
int       rising_waters_price           (const RisingWatersState *state, int seat, RisingWatersPower power);
                                        /* cards that the next step costs, or 0: none left */
RisingWatersCard rising_waters_price_card    (RisingWatersPower power);          /* of which type */
int       rising_waters_decider         (const RisingWatersState *state);       /* who is asked, or -1 */
int       rising_waters_responsible     (const RisingWatersState *state);       /* R of the rules */
bool      rising_waters_is_character    (const RisingWatersState *state, int seat, RisingWatersCharacter character);
bool      rising_waters_is_teacher_with_education (const RisingWatersState *state, int seat);
bool      rising_waters_is_wood_or_field (const RisingWatersState *state, OxbowCell cell);      /* dry */
bool      rising_waters_is_vicksburg    (const RisingWatersState *state, OxbowCell cell);
int       rising_waters_camp_price      (const RisingWatersState *state);       /* donations for a green camp */

/* Of a water group as it stands: its first target (RW-6.3.4), or OXBOW_NO_CELL; and how much higher it would have to be
 * to flood something (0: it will, 1: at the brim; G_MAXINT: nothing is near); and where it would begin. */
OxbowCell rising_waters_first_target    (const RisingWatersState *state, int group);
int       rising_waters_freeboard       (const RisingWatersState *state, int group);
OxbowCell rising_waters_brink           (const RisingWatersState *state, int group, int *freeboard);
int       rising_waters_rained_on       (const RisingWatersState *state, int area);
                                        /* RW-6.2.2: the water group that its next rain falls on, or -1 */

static inline bool
rising_waters_is_resistance (int card)
{
  return card >= RISING_WATERS_NEWSPAPER && card <= RISING_WATERS_VAUDEVILLE;
}

/* Words of listings and moves. */
extern const char *const rising_waters_version_words[], *const rising_waters_phase_words[];
extern const char *const rising_waters_result_words[], *const rising_waters_open_words[];
extern const char *const rising_waters_card_words[], *const rising_waters_landowner_words[];
extern const char *const rising_waters_sky_words[], *const rising_waters_power_words[];
extern const char *const rising_waters_pair_words[], *const rising_waters_goal_words[];
extern const char *const rising_waters_camp_words[], *const rising_waters_pending_words[];
extern const char *const rising_waters_pawn_words[], *const rising_waters_audience_words[];
extern const char *const rising_waters_character_words[], *const rising_waters_condition_words[];
const char *rising_waters_weather_word  (const RisingWatersSetup *setup, int card);     /* NULL: no such card */
int         rising_waters_n_weather_kinds (const RisingWatersSetup *setup);

G_END_DECLS
