/* state.h: a position of Navajo Wars, and questions about it (chapter 3 of the rules)
 *
 * Thirty-nine spots carry the play: the three cells of the canyon, then six tracks of six areas, in the
 * rules' cell order.
 * The state is a stack of tasks on top of plain counts; who reads it needs only the counts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

#define NAVAJO_WARS_FAMILIES 6
#define NAVAJO_WARS_TRACKS 6             /* territories that are tracks, 1 ... 6 */
#define NAVAJO_WARS_CANYON 7             /* the territory that is none */
#define NAVAJO_WARS_AREAS 6
#define NAVAJO_WARS_CANYON_CELLS 3
#define NAVAJO_WARS_SPOTS 39             /* canyon cells, then area n of track t */
#define NAVAJO_WARS_BOXES 7              /* of elders */
#define NAVAJO_WARS_CORN 4               /* values of Corn counters, 1 ... 4 */
#define NAVAJO_WARS_ROWS 3
#define NAVAJO_WARS_COUNTERS 8
#define NAVAJO_WARS_LEVELS 3             /* of a set of developments */
#define NAVAJO_WARS_CARDS 56             /* numbers 1 ... 55 */
#define NAVAJO_WARS_MAX_DECK 63
#define NAVAJO_WARS_MAX_HAND 2
#define NAVAJO_WARS_MAX_TASKS 160
#define NAVAJO_WARS_MAX_TRACK 19
#define NAVAJO_WARS_MAX_EFEROCITY 9
#define NAVAJO_WARS_MAX_ANIMALS 8
#define NAVAJO_WARS_MAX_EFFECTS 4
#define NAVAJO_WARS_MAX_DIFFERENCE 4    /* of a Battle, either way */
#define NAVAJO_WARS_BATTLE_ROWS 9
#define NAVAJO_WARS_BATTLE_COLUMNS 4    /* areas 1-2, 3-4, 5-6; raids and wars of the family's own */

typedef enum { NAVAJO_WARS_CARD_REVOLT = 41, NAVAJO_WARS_CARD_INDEPENDENCE = 45, NAVAJO_WARS_CARD_ARMY = 50,
               NAVAJO_WARS_CARD_MANUELITO = 53,
               NAVAJO_WARS_CARD_CIVIL_WAR = 54 } NavajoWarsNamedCard;

typedef enum { NAVAJO_WARS_SPANISH, NAVAJO_WARS_MEXICAN, NAVAJO_WARS_AMERICAN } NavajoWarsPeriod;

typedef enum { NAVAJO_WARS_BLACK, NAVAJO_WARS_BROWN, NAVAJO_WARS_RED, NAVAJO_WARS_WHITE, NAVAJO_WARS_YELLOW,
               NAVAJO_WARS_GREEN, NAVAJO_WARS_BLUE, NAVAJO_WARS_COLOURS } NavajoWarsColour;

typedef enum { NAVAJO_WARS_BAG, NAVAJO_WARS_RAIDED, NAVAJO_WARS_RECOVERY, NAVAJO_WARS_SUBJUGATION,
               NAVAJO_WARS_GROUPS } NavajoWarsGroup;

typedef enum { NAVAJO_WARS_MAN, NAVAJO_WARS_WOMAN, NAVAJO_WARS_CHILD, NAVAJO_WARS_ELDER,
               NAVAJO_WARS_PEOPLE } NavajoWarsPerson;

typedef enum { NAVAJO_WARS_FARMING, NAVAJO_WARS_HORSEMANSHIP, NAVAJO_WARS_HUSBANDRY, NAVAJO_WARS_MESAS,
               NAVAJO_WARS_RELIGION, NAVAJO_WARS_TRADERS, NAVAJO_WARS_WARRIORS, NAVAJO_WARS_WEAVING,
               NAVAJO_WARS_SETS } NavajoWarsSet;

typedef enum { NAVAJO_WARS_AMBUSHER, NAVAJO_WARS_FALSE_RUMOR, NAVAJO_WARS_FIREARMS, NAVAJO_WARS_FORTUNE,
               NAVAJO_WARS_MOVED, NAVAJO_WARS_MISSIONARY, NAVAJO_WARS_OMEN, NAVAJO_WARS_TRADE,
               NAVAJO_WARS_WANDERERS, NAVAJO_WARS_INTRUDERS } NavajoWarsIntruder;

typedef enum { NAVAJO_WARS_DO_BUILD, NAVAJO_WARS_DO_BUILD_SUBVERT, NAVAJO_WARS_DO_SUBVERT, NAVAJO_WARS_DO_SUBJUGATE,
               NAVAJO_WARS_DO_EXPAND, NAVAJO_WARS_DO_COLONIZE,
               NAVAJO_WARS_DO_UTES, NAVAJO_WARS_DO_COMANCHE, NAVAJO_WARS_DO_CAPTIVES, NAVAJO_WARS_DO_RAID,
               NAVAJO_WARS_DO_PEACE, NAVAJO_WARS_DO_DEFEND,
               NAVAJO_WARS_INSTRUCTIONS } NavajoWarsInstruction;

typedef enum { NAVAJO_WARS_NO_SPECIAL, NAVAJO_WARS_PEACE, NAVAJO_WARS_DEFEND } NavajoWarsSpecial;

typedef enum { NAVAJO_WARS_HIT_RAID, NAVAJO_WARS_HIT_UTES, NAVAJO_WARS_HIT_COMANCHE,
               NAVAJO_WARS_HIT_CARSON } NavajoWarsHit;

/* What a battle is about, as tasks name it. */
typedef enum { NAVAJO_WARS_FOR_AMBUSH, NAVAJO_WARS_FOR_RAID, NAVAJO_WARS_FOR_TRIBAL,
               NAVAJO_WARS_FOR_WAR = NAVAJO_WARS_FOR_TRIBAL + 3, NAVAJO_WARS_FOR_LOOT = NAVAJO_WARS_FOR_WAR + 6,
               NAVAJO_WARS_BATTLES = NAVAJO_WARS_FOR_LOOT + 4 } NavajoWarsCause;

typedef enum { NAVAJO_WARS_RAID_NM, NAVAJO_WARS_RAID_MISSION, NAVAJO_WARS_RAID_RANCHO, NAVAJO_WARS_RAID_FORT,
               NAVAJO_WARS_RAID_LONG } NavajoWarsTarget;

typedef enum { NAVAJO_WARS_MFV, NAVAJO_WARS_FV, NAVAJO_WARS_FE, NAVAJO_WARS_RGD, NAVAJO_WARS_TTD, NAVAJO_WARS_EV,
               NAVAJO_WARS_MEV } NavajoWarsOutcome;

typedef enum { NAVAJO_WARS_UNDECIDED, NAVAJO_WARS_MAJOR_VICTORY, NAVAJO_WARS_MINOR_VICTORY, NAVAJO_WARS_MINOR_DEFEAT,
               NAVAJO_WARS_MAJOR_DEFEAT } NavajoWarsResult;

typedef enum { NAVAJO_WARS_ROLL_ELDER, NAVAJO_WARS_ROLL_COUNCIL, NAVAJO_WARS_ROLL_HARVEST, NAVAJO_WARS_ROLL_EVADE,
               NAVAJO_WARS_ROLL_EVADE_TRIBAL, NAVAJO_WARS_ROLL_NEGOTIATE,
               NAVAJO_WARS_ROLL_DIPLOMACY, NAVAJO_WARS_ROLL_BATTLE, NAVAJO_WARS_ROLLS } NavajoWarsRoll;

typedef enum
{
  NAVAJO_WARS_EFFECT_NONE, NAVAJO_WARS_EFFECT_INTRUDERS, NAVAJO_WARS_EFFECT_DROUGHT, NAVAJO_WARS_EFFECT_RAIN,
  NAVAJO_WARS_EFFECT_TRIBAL, NAVAJO_WARS_EFFECT_RAID, NAVAJO_WARS_EFFECT_BUILD, NAVAJO_WARS_EFFECT_CAPTIVES,
  NAVAJO_WARS_EFFECT_BLIGHT, NAVAJO_WARS_EFFECT_SHEEP, NAVAJO_WARS_EFFECT_HORSE, NAVAJO_WARS_EFFECT_GOODS,
  NAVAJO_WARS_EFFECT_AP, NAVAJO_WARS_EFFECT_MORALE, NAVAJO_WARS_EFFECT_EFEROCITY, NAVAJO_WARS_EFFECT_CULTURE,
  NAVAJO_WARS_EFFECT_MILITARY, NAVAJO_WARS_EFFECT_REVOLT, NAVAJO_WARS_EFFECT_UNREST, NAVAJO_WARS_EFFECT_MEXICAN,
  NAVAJO_WARS_EFFECT_AMERICAN, NAVAJO_WARS_EFFECT_MANUELITO, NAVAJO_WARS_EFFECT_CARSON, NAVAJO_WARS_EFFECTS
} NavajoWarsEffectKind;

typedef struct
{
  uint8_t kind;                 /* NavajoWarsEffectKind */
  int8_t n;                     /* its number; of a tribal raid, NavajoWarsHit */
} NavajoWarsEffect;

/* Tasks, chapter 6; those that ask the player are decisions, chapter 5, and stand last. */
typedef enum
{
  NAVAJO_WARS_TASK_TURN, NAVAJO_WARS_TASK_ENEMY_WAY, NAVAJO_WARS_TASK_BLESSING, NAVAJO_WARS_TASK_CER_POP,
  NAVAJO_WARS_TASK_ORDER, NAVAJO_WARS_TASK_MAJOR, NAVAJO_WARS_TASK_MINOR, NAVAJO_WARS_TASK_EVENT,
  NAVAJO_WARS_TASK_EFFECT, NAVAJO_WARS_TASK_DISCARD, NAVAJO_WARS_TASK_ENEMY, NAVAJO_WARS_TASK_FLIP_ROLL,
  NAVAJO_WARS_TASK_FLIP, NAVAJO_WARS_TASK_ENEMY_RUN, NAVAJO_WARS_TASK_ENEMY_RESET, NAVAJO_WARS_TASK_DO,
  NAVAJO_WARS_TASK_BUILD, NAVAJO_WARS_TASK_SUBVERT, NAVAJO_WARS_TASK_SUBJUGATE, NAVAJO_WARS_TASK_EXPAND,
  NAVAJO_WARS_TASK_CAPTIVES, NAVAJO_WARS_TASK_RAID, NAVAJO_WARS_TASK_RAID_PLACE, NAVAJO_WARS_TASK_RAID_RESOLVE,
  NAVAJO_WARS_TASK_RAID_END, NAVAJO_WARS_TASK_RAID_RETURN, NAVAJO_WARS_TASK_TRIBAL, NAVAJO_WARS_TASK_TRIBAL_CONDUCT,
  NAVAJO_WARS_TASK_TRIBAL_HIT, NAVAJO_WARS_TASK_TRIBAL_END, NAVAJO_WARS_TASK_ROLL, NAVAJO_WARS_TASK_ROLLED,
  NAVAJO_WARS_TASK_RAID_CUBE, NAVAJO_WARS_TASK_RAID_DO, NAVAJO_WARS_TASK_BATTLE, NAVAJO_WARS_TASK_BATTLE_END,
  NAVAJO_WARS_TASK_PLAN, NAVAJO_WARS_TASK_RESET_CUBES, NAVAJO_WARS_TASK_ACTIONS, NAVAJO_WARS_TASK_REST,
  NAVAJO_WARS_TASK_LEAVE_FORT, NAVAJO_WARS_TASK_PASSAGE, NAVAJO_WARS_TASK_PASSAGE_2, NAVAJO_WARS_TASK_PASSAGE_3,
  NAVAJO_WARS_TASK_PASSAGE_5, NAVAJO_WARS_TASK_PASSAGE_6, NAVAJO_WARS_TASK_NEW_INTRUDER, NAVAJO_WARS_TASK_INTRUDER,
  NAVAJO_WARS_TASK_VCHECK, NAVAJO_WARS_TASK_VC_END, NAVAJO_WARS_ASK_SET, NAVAJO_WARS_ASK_SETTLE,
  NAVAJO_WARS_ASK_MANUELITO, NAVAJO_WARS_ASK_DROP, NAVAJO_WARS_ASK_DEVELOP, NAVAJO_WARS_ASK_PREEMPT,
  NAVAJO_WARS_ASK_OP, NAVAJO_WARS_ASK_KEEP_CARD, NAVAJO_WARS_ASK_FORT_LOSS, NAVAJO_WARS_ASK_BUY, NAVAJO_WARS_ASK_PLAN,
  NAVAJO_WARS_ASK_ELDER, NAVAJO_WARS_ASK_ACTIONS, NAVAJO_WARS_ASK_ACT, NAVAJO_WARS_ASK_AGE, NAVAJO_WARS_ASK_JOIN,
  NAVAJO_WARS_ASK_REAP, NAVAJO_WARS_ASK_FEED, NAVAJO_WARS_ASK_FLIP, NAVAJO_WARS_ASK_CANCEL, NAVAJO_WARS_ASK_REROLL,
  NAVAJO_WARS_ASK_REDRAW, NAVAJO_WARS_ASK_MEDICINE, NAVAJO_WARS_ASK_REACT, NAVAJO_WARS_ASK_HIT,
  NAVAJO_WARS_ASK_RETURN, NAVAJO_WARS_ASK_TRIBAL_EVADE, NAVAJO_WARS_ASK_FLEE, NAVAJO_WARS_ASK_CAPTIVE,
  NAVAJO_WARS_ASK_SOLDIERS, NAVAJO_WARS_ASK_TAKE, NAVAJO_WARS_TASKS,
} NavajoWarsTaskKind;

#define NAVAJO_WARS_FIRST_ASK NAVAJO_WARS_ASK_SET

typedef struct
{
  uint8_t kind;                 /* NavajoWarsTaskKind */
  int8_t args[4];               /* as the task forms of tasks-text.c say; of rolls, the NavajoWarsRoll first */
} NavajoWarsTask;

/* A place: a spot, or one of these plus the territory, or nowhere. */
#define NAVAJO_WARS_NOWHERE (-1)
#define NAVAJO_WARS_CAUGHT 40
#define NAVAJO_WARS_ESCAPE 48

typedef struct
{
  uint8_t in, people[3], horse, ferocity;
  int8_t place;
} NavajoWarsFamily;

typedef struct
{
  OxbowState parent;
  uint16_t turn;
  uint8_t period, card;
  int8_t ap, culture, military, morale, eferocity, enemy_ap;
  uint8_t special, special_counter;
  int8_t box;
  uint8_t active[NAVAJO_WARS_ROWS], standby[NAVAJO_WARS_ROWS];    /* counters, see NAVAJO_WARS_COUNTER () */
  uint8_t n_spent, spent[NAVAJO_WARS_COUNTERS];
  uint8_t cubes[NAVAJO_WARS_GROUPS][NAVAJO_WARS_COLOURS];
  NavajoWarsFamily families[NAVAJO_WARS_FAMILIES];
  int16_t elders[NAVAJO_WARS_BOXES];
  int16_t passage[NAVAJO_WARS_PEOPLE], passage_horses;
  int16_t horses, sheep, goods, trade, firearms, fortunes;
  int16_t goods_pool, firearms_pool, harass_pool;
  uint8_t corn_cup[NAVAJO_WARS_CORN + 1], corn_held[NAVAJO_WARS_CORN + 1];        /* by value */
  uint8_t corn[NAVAJO_WARS_SPOTS];               /* value, or 0 */
  uint8_t intruder_cup[NAVAJO_WARS_INTRUDERS];
  uint8_t intruders[NAVAJO_WARS_SPOTS];          /* 1 + kind, or 0 */
  uint8_t drought[NAVAJO_WARS_CANYON + 1], mission[NAVAJO_WARS_CANYON + 1], rancho[NAVAJO_WARS_CANYON
                                                                                   + 1], fort[NAVAJO_WARS_CANYON + 1];
  int8_t levels[NAVAJO_WARS_SETS];               /* -1: not in this game */
  uint16_t events;                      /* bits of cards 41 ... in play */
  uint8_t revolt_over;
  int8_t manuelito;                     /* a family, or -1 */
  uint8_t manuelito_used;
  int16_t raid_left;
  int8_t raid_last;                     /* a spot, or -1 */
  uint8_t raid[NAVAJO_WARS_SPOTS];               /* counters */
  uint8_t touched;                      /* bits of territories */
  uint8_t harass[NAVAJO_WARS_SPOTS];
  int8_t acting;                        /* a family, or -1 */
  int8_t mp;
  uint8_t has_acted, has_raided;
  uint8_t activated;                    /* bits of families */
  int16_t elders_used[NAVAJO_WARS_BOXES];
  uint8_t ferocity_changed, tribes_met; /* bits of families */
  int16_t woven, bartered;
  uint8_t dice[2];
  int8_t cube;                          /* a colour, or -1 */
  int16_t unfed, hits, new_elders;
  uint8_t marked[NAVAJO_WARS_SPOTS];
  uint8_t n_hand, hand[NAVAJO_WARS_MAX_HAND];
  uint8_t n_deck, deck[NAVAJO_WARS_MAX_DECK];    /* the last is the top */
  uint8_t n_tasks;
  NavajoWarsTask tasks[NAVAJO_WARS_MAX_TASKS];           /* the last is the top */
  uint8_t result;                       /* NavajoWarsResult */
} NavajoWarsState;

/* A counter of the instruction display: letter and side, 0 for none. */
#define NAVAJO_WARS_COUNTER(letter, is_back) ((uint8_t) (1 + 2 * (letter) + (is_back)))
#define NAVAJO_WARS_COUNTER_LETTER(counter) (((counter) - 1) / 2)
#define NAVAJO_WARS_COUNTER_IS_BACK(counter) (((counter) - 1) & 1)
#define NAVAJO_WARS_COUNTER_TURNED(counter) ((uint8_t) ((((counter) - 1) ^ 1) + 1))

/* What the scenario says, and no play changes. */
typedef struct
{
  uint8_t instruction;          /* NavajoWarsInstruction */
  uint8_t cost;                 /* 0: all there is */
  bool is_striped;
} NavajoWarsSide;

typedef struct
{
  bool exists;
  uint8_t preempt, ap, population, limit;       /* limit: of the Blessing */
  NavajoWarsEffect first, second;       /* Major and Minor Event; Enemy Way and blessing */
} NavajoWarsOrdinaryCard;

typedef struct
{
  bool exists, stays, has_price;
  uint8_t vp;
  int8_t price_morale, price_black;
  int n_effects;
  NavajoWarsEffect effects[NAVAJO_WARS_MAX_EFFECTS];
  char title[64];
} NavajoWarsEventCard;

typedef struct
{
  NavajoWarsPeriod period;
  int final, table;
  int ap, culture, military, morale, eferocity;
  int horses, sheep, firearms;
  int goods, harass;            /* to be had at first */
  int elders[NAVAJO_WARS_BOXES];
  int bag[NAVAJO_WARS_COLOURS], red_in_subjugation;
  int drought[NAVAJO_WARS_CANYON + 1], mission[NAVAJO_WARS_CANYON + 1], rancho[NAVAJO_WARS_CANYON
                                                                               + 1], fort[NAVAJO_WARS_CANYON + 1];
  int home[NAVAJO_WARS_FAMILIES];        /* territory, or 0 */
  bool is_calm, population_two, is_short, drops, is_paid, revolt_over;
  int n_develop, max_level;
  uint16_t events;
  int n_stacks, stacks[16];
} NavajoWarsStart;

typedef struct
{
  int vp[NAVAJO_WARS_CANYON + 1];
  int horse_values[NAVAJO_WARS_AREAS + 1];
  int ratings[NAVAJO_WARS_BOXES];       /* of the elders in each box */
  uint8_t corn[NAVAJO_WARS_CORN + 1], intruders[NAVAJO_WARS_INTRUDERS];         /* in the cups, all told */
  uint8_t outcomes[NAVAJO_WARS_BATTLE_ROWS][NAVAJO_WARS_BATTLE_COLUMNS];        /* from difference 4 down to -4 */
  char names[NAVAJO_WARS_CANYON + 1][40];
  OxbowCell cells[NAVAJO_WARS_SPOTS];
  OxbowCell santa_fe;           /* or OXBOW_NO_CELL */
  NavajoWarsSide sides[3][NAVAJO_WARS_COUNTERS][2];
  NavajoWarsOrdinaryCard cards[41];
  NavajoWarsEventCard event_cards[NAVAJO_WARS_CARDS];
  NavajoWarsStart start;
} NavajoWarsData;

typedef struct
{
  OxbowSetup parent;
  NavajoWarsData data;
  int8_t *spots;                /* of each cell, or NAVAJO_WARS_NOWHERE */
  int defeat, adjust, morale_adjust;
  bool keep_enemy_ap, one_nm_raid, spoils_on_victory, tribal_culture;
} NavajoWarsSetup;

extern const char *const navajo_wars_period_words[], *const navajo_wars_colour_words[];
extern const char *const navajo_wars_group_words[], *const navajo_wars_person_words[];
extern const char *const navajo_wars_set_words[], *const navajo_wars_intruder_words[];
extern const char *const navajo_wars_instruction_words[];
extern const char *const navajo_wars_special_words[], *const navajo_wars_hit_words[], *const navajo_wars_cause_words[];
extern const char *const navajo_wars_target_words[];
extern const char *const navajo_wars_outcome_words[], *const navajo_wars_result_words[];
extern const char *const navajo_wars_roll_words[], *const navajo_wars_effect_words[];
extern const char *const navajo_wars_family_words[], *const navajo_wars_place_words[];

static inline const NavajoWarsSetup *
navajo_wars_setup (const NavajoWarsState *state)
{
  return (const NavajoWarsSetup *) state->parent.setup;
}

static inline const NavajoWarsData *
navajo_wars_data (const NavajoWarsState *state)
{
  return &navajo_wars_setup (state)->data;
}

static inline int
navajo_wars_rating (const NavajoWarsState *state, int box)      /* of box 1 ... 7 of the elders */
{
  return navajo_wars_data (state)->ratings[box - 1];
}

/* Spots */

static inline int
navajo_wars_spot (int territory, int area)
{
  return NAVAJO_WARS_CANYON_CELLS + (territory - 1) * NAVAJO_WARS_AREAS + area - 1;
}

static inline int
navajo_wars_spot_territory (int spot)
{
  return spot < NAVAJO_WARS_CANYON_CELLS ? NAVAJO_WARS_CANYON
         : 1 + (spot - NAVAJO_WARS_CANYON_CELLS) / NAVAJO_WARS_AREAS;
}

static inline int
navajo_wars_spot_area (int spot)         /* the area value: 6 in the canyon */
{
  return spot < NAVAJO_WARS_CANYON_CELLS ? NAVAJO_WARS_AREAS
         : 1 + (spot - NAVAJO_WARS_CANYON_CELLS) % NAVAJO_WARS_AREAS;
}

static inline bool
navajo_wars_is_spot (int place)
{
  return place >= 0 && place < NAVAJO_WARS_SPOTS;
}

static inline bool
navajo_wars_is_track (int place)
{
  return place >= NAVAJO_WARS_CANYON_CELLS && place < NAVAJO_WARS_SPOTS;
}

int         navajo_wars_spot_of         (const NavajoWarsState *state, int cell);  /* or NAVAJO_WARS_NOWHERE */
OxbowCell   navajo_wars_cell_of         (const NavajoWarsState *state, int spot);
int         navajo_wars_spot_neighbours (int spot, int neighbours[4]);  /* NW-2.1a; how many */
bool        navajo_wars_spots_adjacent  (int from, int to);
int         navajo_wars_place_territory (int place);  /* 0 nowhere */
int         navajo_wars_place_argument  (const NavajoWarsState *state, int place);  /* of an event */
const char *navajo_wars_place_name      (const NavajoWarsState *state, int place, char name[OXBOW_NAME_SIZE]);
#define NAVAJO_WARS_PLACE_NAME(state, place) navajo_wars_place_name ((state), (place), (char[OXBOW_NAME_SIZE]) { 0 })

/* Families */

static inline bool
navajo_wars_on_map (const NavajoWarsFamily *family)
{
  return family->in && navajo_wars_is_spot (family->place);
}

int  navajo_wars_empty_places (const NavajoWarsFamily *family);
int  navajo_wars_territory    (const NavajoWarsState *state, int family);
int  navajo_wars_area         (const NavajoWarsState *state, int family);  /* on the map */
bool navajo_wars_in_fort      (const NavajoWarsState *state, int family);
int  navajo_wars_family_at    (const NavajoWarsState *state, int spot);  /* the first, or -1 */
bool navajo_wars_has_family   (const NavajoWarsState *state, int territory);  /* in play, boxes too */
int  navajo_wars_evade        (const NavajoWarsState *state, int family);
int  navajo_wars_added_to_evade (const NavajoWarsState *state, int family);      /* to the die, Manuelito included */
bool navajo_wars_may_react    (const NavajoWarsState *state, int family);
int  navajo_wars_mp_at_start  (const NavajoWarsState *state, int family);

/* Counts */

/* 0 where it is not in the game */
int                   navajo_wars_level          (const NavajoWarsState *state, NavajoWarsSet set);
int                   navajo_wars_n_elders       (const NavajoWarsState *state);
int                   navajo_wars_n_horses       (const NavajoWarsState *state);  /* in the game */
int                   navajo_wars_goods_held     (const NavajoWarsState *state);
int                   navajo_wars_price          (const NavajoWarsState *state);
int                   navajo_wars_corn_points    (const NavajoWarsState *state);  /* held */
int                   navajo_wars_depth          (const NavajoWarsState *state, int territory);
int                   navajo_wars_n_outposts     (const NavajoWarsState *state);
int                   navajo_wars_n_cubes        (const NavajoWarsState *state, NavajoWarsGroup group);
int                   navajo_wars_n_activations  (const NavajoWarsState *state);  /* in this operation */
int                   navajo_wars_vp             (const NavajoWarsState *state);
int                   navajo_wars_enemy_income   (const NavajoWarsState *state);  /* NW-6.2 step 3, of the card */
bool                  navajo_wars_event_in_play  (const NavajoWarsState *state, int card);
bool                  navajo_wars_may_pay_reroll (const NavajoWarsState *state);
bool                  navajo_wars_may_pay_redraw (const NavajoWarsState *state, int family);
bool                  navajo_wars_is_bad         (NavajoWarsEffect effect, bool enemy_way);
const NavajoWarsSide *navajo_wars_side           (const NavajoWarsState *state, uint8_t counter);

const char           *navajo_wars_instruction_title (int instruction);          /* for people; in words.c */

/* Costs (NW-5.5) */

int navajo_wars_move_cost     (const NavajoWarsState *state, int family, int to);
int navajo_wars_planting_cost (const NavajoWarsState *state, int family);
int navajo_wars_water_cost    (const NavajoWarsState *state, int family);
int navajo_wars_raid_cost     (const NavajoWarsState *state, int family, NavajoWarsTarget target);
int navajo_wars_value_for     (const NavajoWarsState *state, int family, int area);  /* area or horse value */

/* Battles (NW-2.10, NW-6.10) */

bool              navajo_wars_cause_is_field    (int cause);
bool              navajo_wars_cause_is_tribe    (int cause);
int               navajo_wars_battle_difference (const NavajoWarsState *state, int family, int cause, bool guns);
NavajoWarsOutcome navajo_wars_battle_outcome    (const NavajoWarsState *state, int family, int cause, bool guns);

/* The next cell of an Enemy Raid (NW-6.6), or NAVAJO_WARS_NOWHERE. */
int navajo_wars_next_raid_spot (const NavajoWarsState *state);
int navajo_wars_raid_need      (const NavajoWarsState *state, int spot);

static inline const NavajoWarsTask *
navajo_wars_top (const NavajoWarsState *state)
{
  return state->n_tasks > 0 ? &state->tasks[state->n_tasks - 1] : NULL;
}

/* Whether such a task is left; a Victory Check is always that of the card of this turn. */
static inline bool
navajo_wars_is_to_do (const NavajoWarsState *state, NavajoWarsTaskKind kind)
{
  for (int i = 0; i < state->n_tasks; i++)
    if (state->tasks[i].kind == kind)
      return true;
  return false;
}

G_END_DECLS
