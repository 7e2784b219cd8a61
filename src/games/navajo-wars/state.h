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

#define NW_FAMILIES 6
#define NW_TRACKS 6             /* territories that are tracks, 1 ... 6 */
#define NW_CANYON 7             /* the territory that is none */
#define NW_AREAS 6
#define NW_CANYON_CELLS 3
#define NW_SPOTS 39             /* canyon cells, then area n of track t */
#define NW_BOXES 7              /* of elders */
#define NW_CORN 4               /* values of Corn counters, 1 ... 4 */
#define NW_ROWS 3
#define NW_COUNTERS 8
#define NW_CARDS 56             /* numbers 1 ... 55 */
#define NW_MAX_DECK 63
#define NW_MAX_HAND 2
#define NW_MAX_TASKS 160
#define NW_MAX_TRACK 19
#define NW_MAX_EFEROCITY 9
#define NW_MAX_ANIMALS 8
#define NW_MAX_EFFECTS 4

typedef enum { NW_CARD_REVOLT = 41, NW_CARD_INDEPENDENCE = 45, NW_CARD_ARMY = 50, NW_CARD_MANUELITO = 53,
               NW_CARD_CIVIL_WAR = 54 } NwNamedCard;

typedef enum { NW_SPANISH, NW_MEXICAN, NW_AMERICAN } NwPeriod;

typedef enum { NW_BLACK, NW_BROWN, NW_RED, NW_WHITE, NW_YELLOW, NW_GREEN, NW_BLUE, NW_COLOURS } NwColour;

typedef enum { NW_BAG, NW_RAIDED, NW_RECOVERY, NW_SUBJUGATION, NW_GROUPS } NwGroup;

typedef enum { NW_MAN, NW_WOMAN, NW_CHILD, NW_ELDER, NW_PEOPLE } NwPerson;

typedef enum { NW_FARMING, NW_HORSEMANSHIP, NW_HUSBANDRY, NW_MESAS, NW_RELIGION, NW_TRADERS, NW_WARRIORS, NW_WEAVING,
               NW_SETS } NwSet;

typedef enum { NW_AMBUSHER, NW_FALSE_RUMOR, NW_FIREARMS, NW_FORTUNE, NW_MOVED, NW_MISSIONARY, NW_OMEN, NW_TRADE,
               NW_WANDERERS, NW_INTRUDERS } NwIntruder;

typedef enum { NW_DO_BUILD, NW_DO_BUILD_SUBVERT, NW_DO_SUBVERT, NW_DO_SUBJUGATE, NW_DO_EXPAND, NW_DO_COLONIZE,
               NW_DO_UTES, NW_DO_COMANCHE, NW_DO_CAPTIVES, NW_DO_RAID, NW_DO_PEACE, NW_DO_DEFEND,
               NW_INSTRUCTIONS } NwInstruction;

typedef enum { NW_NO_SPECIAL, NW_PEACE, NW_DEFEND } NwSpecial;

typedef enum { NW_HIT_RAID, NW_HIT_UTES, NW_HIT_COMANCHE, NW_HIT_CARSON } NwHit;

/* What a battle is about, as tasks name it. */
typedef enum { NW_FOR_AMBUSH, NW_FOR_RAID, NW_FOR_TRIBAL, NW_FOR_WAR = NW_FOR_TRIBAL + 3, NW_FOR_LOOT = NW_FOR_WAR + 6,
               NW_BATTLES = NW_FOR_LOOT + 4 } NwCause;

typedef enum { NW_RAID_NM, NW_RAID_MISSION, NW_RAID_RANCHO, NW_RAID_FORT, NW_RAID_LONG } NwTarget;

typedef enum { NW_MFV, NW_FV, NW_FE, NW_RGD, NW_TTD, NW_EV, NW_MEV } NwOutcome;

typedef enum { NW_UNDECIDED, NW_MAJOR_VICTORY, NW_MINOR_VICTORY, NW_MINOR_DEFEAT, NW_MAJOR_DEFEAT } NwResult;

typedef enum { NW_ROLL_ELDER, NW_ROLL_COUNCIL, NW_ROLL_HARVEST, NW_ROLL_EVADE, NW_ROLL_EVADE_TRIBAL, NW_ROLL_NEGOTIATE,
               NW_ROLL_DIPLOMACY, NW_ROLL_BATTLE, NW_ROLLS } NwRoll;

typedef enum
{
  NW_EFFECT_NONE, NW_EFFECT_INTRUDERS, NW_EFFECT_DROUGHT, NW_EFFECT_RAIN, NW_EFFECT_TRIBAL, NW_EFFECT_RAID,
  NW_EFFECT_BUILD, NW_EFFECT_CAPTIVES, NW_EFFECT_BLIGHT, NW_EFFECT_SHEEP, NW_EFFECT_HORSE, NW_EFFECT_GOODS,
  NW_EFFECT_AP, NW_EFFECT_MORALE, NW_EFFECT_EFEROCITY, NW_EFFECT_CULTURE, NW_EFFECT_MILITARY, NW_EFFECT_REVOLT,
  NW_EFFECT_UNREST, NW_EFFECT_MEXICAN, NW_EFFECT_AMERICAN, NW_EFFECT_MANUELITO, NW_EFFECT_CARSON, NW_EFFECTS
} NwEffectKind;

typedef struct
{
  uint8_t kind;                 /* NwEffectKind */
  int8_t n;                     /* its number; of a tribal raid, NwHit */
} NwEffect;

/* Tasks, chapter 6; those that ask the player are decisions, chapter 5, and stand last. */
typedef enum
{
  NW_TASK_TURN, NW_TASK_ENEMY_WAY, NW_TASK_BLESSING, NW_TASK_CER_POP, NW_TASK_ORDER, NW_TASK_MAJOR, NW_TASK_MINOR,
  NW_TASK_EVENT, NW_TASK_EFFECT, NW_TASK_DISCARD, NW_TASK_ENEMY, NW_TASK_FLIP_ROLL, NW_TASK_FLIP, NW_TASK_ENEMY_RUN,
  NW_TASK_ENEMY_RESET, NW_TASK_DO, NW_TASK_BUILD, NW_TASK_SUBVERT, NW_TASK_SUBJUGATE, NW_TASK_EXPAND, NW_TASK_CAPTIVES,
  NW_TASK_RAID, NW_TASK_RAID_PLACE, NW_TASK_RAID_RESOLVE, NW_TASK_RAID_END, NW_TASK_RAID_RETURN, NW_TASK_TRIBAL,
  NW_TASK_TRIBAL_CONDUCT, NW_TASK_TRIBAL_HIT, NW_TASK_TRIBAL_END, NW_TASK_ROLL, NW_TASK_ROLLED, NW_TASK_RAID_CUBE,
  NW_TASK_RAID_DO, NW_TASK_BATTLE, NW_TASK_BATTLE_END, NW_TASK_PLAN, NW_TASK_RESET_CUBES, NW_TASK_ACTIONS, NW_TASK_REST,
  NW_TASK_LEAVE_FORT, NW_TASK_PASSAGE, NW_TASK_PASSAGE_2, NW_TASK_PASSAGE_3, NW_TASK_PASSAGE_5, NW_TASK_PASSAGE_6,
  NW_TASK_NEW_INTRUDER, NW_TASK_INTRUDER, NW_TASK_VCHECK, NW_TASK_VC_END,
  NW_ASK_SET, NW_ASK_SETTLE, NW_ASK_MANUELITO, NW_ASK_DROP, NW_ASK_DEVELOP, NW_ASK_PREEMPT, NW_ASK_OP,
  NW_ASK_KEEP_CARD, NW_ASK_FORT_LOSS, NW_ASK_BUY, NW_ASK_PLAN, NW_ASK_ELDER, NW_ASK_ACTIONS, NW_ASK_ACT, NW_ASK_AGE,
  NW_ASK_JOIN, NW_ASK_REAP, NW_ASK_FEED, NW_ASK_FLIP, NW_ASK_CANCEL, NW_ASK_REROLL, NW_ASK_REDRAW, NW_ASK_MEDICINE,
  NW_ASK_REACT, NW_ASK_HIT, NW_ASK_RETURN, NW_ASK_TRIBAL_EVADE, NW_ASK_FLEE, NW_ASK_CAPTIVE, NW_ASK_SOLDIERS,
  NW_ASK_TAKE,
  NW_TASKS,
} NwTaskKind;

#define NW_FIRST_ASK NW_ASK_SET

typedef struct
{
  uint8_t kind;                 /* NwTaskKind */
  int8_t args[4];               /* as navajo-wars' task forms say, see tasks-text.c; of rolls, the NwRoll first */
} NwTask;

/* A place: a spot, or one of these plus the territory, or nowhere. */
#define NW_NOWHERE (-1)
#define NW_CAUGHT 40
#define NW_ESCAPE 48

typedef struct
{
  uint8_t in, people[3], horse, ferocity;
  int8_t place;
} NwFamily;

typedef struct
{
  OxbowState parent;
  uint16_t turn;
  uint8_t period, card;
  int8_t ap, culture, military, morale, eferocity, enemy_ap;
  uint8_t special, special_counter;
  int8_t box;
  uint8_t active[NW_ROWS], standby[NW_ROWS];    /* counters, see NW_COUNTER () */
  uint8_t n_spent, spent[NW_COUNTERS];
  uint8_t cubes[NW_GROUPS][NW_COLOURS];
  NwFamily families[NW_FAMILIES];
  int16_t elders[NW_BOXES];
  int16_t passage[NW_PEOPLE], passage_horses;
  int16_t horses, sheep, goods, trade, firearms, fortunes;
  int16_t goods_pool, firearms_pool, harass_pool;
  uint8_t corn_cup[NW_CORN + 1], corn_held[NW_CORN + 1];        /* by value */
  uint8_t corn[NW_SPOTS];               /* value, or 0 */
  uint8_t intruder_cup[NW_INTRUDERS];
  uint8_t intruders[NW_SPOTS];          /* 1 + kind, or 0 */
  uint8_t drought[NW_CANYON + 1], mission[NW_CANYON + 1], rancho[NW_CANYON + 1], fort[NW_CANYON + 1];
  int8_t levels[NW_SETS];               /* -1: not in this game */
  uint16_t events;                      /* bits of cards 41 ... in play */
  uint8_t revolt_over;
  int8_t manuelito;                     /* a family, or -1 */
  uint8_t manuelito_used;
  int16_t raid_left;
  int8_t raid_last;                     /* a spot, or -1 */
  uint8_t raid[NW_SPOTS];               /* counters */
  uint8_t touched;                      /* bits of territories */
  uint8_t harass[NW_SPOTS];
  int8_t acting;                        /* a family, or -1 */
  int8_t mp;
  uint8_t has_acted, has_raided;
  uint8_t activated;                    /* bits of families */
  int16_t elders_used[NW_BOXES];
  uint8_t ferocity_changed, tribes_met; /* bits of families */
  int16_t woven, bartered;
  uint8_t dice[2];
  int8_t cube;                          /* a colour, or -1 */
  int16_t unfed, hits, new_elders;
  uint8_t marked[NW_SPOTS];
  uint8_t n_hand, hand[NW_MAX_HAND];
  uint8_t n_deck, deck[NW_MAX_DECK];    /* the last is the top */
  uint8_t n_todo;
  NwTask todo[NW_MAX_TASKS];            /* the last is the top */
  uint8_t result;                       /* NwResult */
} NwState;

/* A counter of the instruction display: letter and side, 0 for none. */
#define NW_COUNTER(letter, is_back) ((uint8_t) (1 + 2 * (letter) + (is_back)))
#define NW_COUNTER_LETTER(counter) (((counter) - 1) / 2)
#define NW_COUNTER_IS_BACK(counter) (((counter) - 1) & 1)
#define NW_COUNTER_TURNED(counter) ((uint8_t) ((((counter) - 1) ^ 1) + 1))

/* What the scenario says, and no play changes. */
typedef struct
{
  uint8_t instruction;          /* NwInstruction */
  uint8_t cost;                 /* 0: all there is */
  bool is_striped;
} NwSide;

typedef struct
{
  bool exists;
  uint8_t preempt, ap, population, limit;       /* limit: of the Blessing */
  NwEffect first, second;       /* Major and Minor Event; Enemy Way and blessing */
} NwOrdinaryCard;

typedef struct
{
  bool exists, stays, has_price;
  uint8_t vp;
  int8_t price_morale, price_black;
  int n_effects;
  NwEffect effects[NW_MAX_EFFECTS];
  char title[64];
} NwEventCard;

typedef struct
{
  NwPeriod period;
  int final, table;
  int ap, culture, military, morale, eferocity;
  int horses, sheep, firearms;
  int bag[NW_COLOURS], red_in_subjugation;
  int drought[NW_CANYON + 1], mission[NW_CANYON + 1], rancho[NW_CANYON + 1], fort[NW_CANYON + 1];
  int home[NW_FAMILIES];        /* territory, or 0 */
  bool is_calm, population_two, is_short, drops, is_paid, revolt_over;
  int n_develop, max_level;
  uint16_t events;
  int n_stacks, stacks[16];
} NwStart;

typedef struct
{
  int vp[NW_CANYON + 1];
  char names[NW_CANYON + 1][40];
  OxbowCell cells[NW_SPOTS];
  OxbowCell santa_fe;           /* or OXBOW_NO_CELL */
  NwSide sides[3][NW_COUNTERS][2];
  NwOrdinaryCard cards[41];
  NwEventCard event_cards[NW_CARDS];
  NwStart start;
} NwData;

typedef struct
{
  OxbowSetup parent;
  NwData data;
  GHashTable *spots;            /* cell -> 1 + spot */
  int defeat, adjust;
  bool keep_enemy_ap, one_nm_raid, spoils_on_victory, tribal_culture;
} NwSetup;

extern const char *const nw_period_words[], *const nw_colour_words[], *const nw_group_words[], *const nw_person_words[];
extern const char *const nw_set_words[], *const nw_intruder_words[], *const nw_instruction_words[];
extern const char *const nw_special_words[], *const nw_hit_words[], *const nw_cause_words[], *const nw_target_words[];
extern const char *const nw_outcome_words[], *const nw_result_words[], *const nw_roll_words[], *const nw_effect_words[];
extern const char *const nw_family_words[], *const nw_place_words[];
extern const int nw_elder_ratings[NW_BOXES];

static inline const NwSetup *
nw_setup (const NwState *state)
{
  return (const NwSetup *) state->parent.setup;
}

static inline const NwData *
nw_data (const NwState *state)
{
  return &nw_setup (state)->data;
}

/* Spots */

static inline int
nw_spot (int territory, int area)
{
  return NW_CANYON_CELLS + (territory - 1) * NW_AREAS + area - 1;
}

static inline int
nw_spot_territory (int spot)
{
  return spot < NW_CANYON_CELLS ? NW_CANYON : 1 + (spot - NW_CANYON_CELLS) / NW_AREAS;
}

static inline int
nw_spot_area (int spot)         /* the area value: 6 in the canyon */
{
  return spot < NW_CANYON_CELLS ? NW_AREAS : 1 + (spot - NW_CANYON_CELLS) % NW_AREAS;
}

static inline int
nw_horse_value (int area)
{
  return (area + 1) / 2;
}

static inline bool
nw_is_spot (int place)
{
  return place >= 0 && place < NW_SPOTS;
}

static inline bool
nw_is_track (int place)
{
  return place >= NW_CANYON_CELLS && place < NW_SPOTS;
}

int         nw_spot_of          (const NwState *state, int cell);               /* or NW_NOWHERE */
OxbowCell   nw_cell_of          (const NwState *state, int spot);
int         nw_spot_neighbours  (int spot, int neighbours[4]);                  /* NW-2.1a; how many */
bool        nw_spots_adjacent   (int from, int to);
int         nw_place_territory  (int place);                                    /* 0 nowhere */
int         nw_place_argument   (const NwState *state, int place);              /* of an event */
const char *nw_place_name       (const NwState *state, int place, char name[OXBOW_NAME_SIZE]);
#define NW_PLACE_NAME(state, place) nw_place_name ((state), (place), (char[OXBOW_NAME_SIZE]) { 0 })

/* Families */

static inline bool
nw_on_map (const NwFamily *family)
{
  return family->in && nw_is_spot (family->place);
}

int         nw_empty_places     (const NwFamily *family);
int         nw_territory        (const NwState *state, int family);
int         nw_area             (const NwState *state, int family);             /* on the map */
bool        nw_in_fort          (const NwState *state, int family);
int         nw_family_at        (const NwState *state, int spot);               /* the first, or -1 */
bool        nw_has_family       (const NwState *state, int territory);          /* in play, boxes too */
int         nw_evade            (const NwState *state, int family);
bool        nw_may_react        (const NwState *state, int family);
int         nw_mp_at_start      (const NwState *state, int family);

/* Counts */

int         nw_level            (const NwState *state, NwSet set);              /* 0 where it is not in the game */
int         nw_n_elders         (const NwState *state);
int         nw_n_horses         (const NwState *state);                         /* in the game */
int         nw_goods_held       (const NwState *state);
int         nw_price            (const NwState *state);
int         nw_corn_points      (const NwState *state);                         /* held */
int         nw_depth            (const NwState *state, int territory);
int         nw_n_outposts       (const NwState *state);
int         nw_n_cubes          (const NwState *state, NwGroup group);
int         nw_n_activations    (const NwState *state);                         /* in this operation */
int         nw_vp               (const NwState *state);
int         nw_enemy_income     (const NwState *state);                         /* NW-6.2 step 3, of the card */
bool        nw_event_in_play    (const NwState *state, int card);
bool        nw_may_pay_reroll   (const NwState *state);
bool        nw_may_pay_redraw   (const NwState *state, int family);
bool        nw_is_bad           (NwEffect effect, bool enemy_way);
const NwSide *nw_side           (const NwState *state, uint8_t counter);

/* Costs (NW-5.5) */

int         nw_move_cost        (const NwState *state, int family, int to);
int         nw_planting_cost    (const NwState *state, int family);
int         nw_water_cost       (const NwState *state, int family);
int         nw_raid_cost        (const NwState *state, int family, NwTarget target);
int         nw_value_for        (const NwState *state, int family, int area);   /* area or horse value */

/* Battles (NW-2.10, NW-6.10) */

bool        nw_cause_is_field   (int cause);
bool        nw_cause_is_tribe   (int cause);
int         nw_battle_difference (const NwState *state, int family, int cause, bool guns);
NwOutcome   nw_battle_outcome   (const NwState *state, int family, int cause, bool guns);

/* The next cell of an Enemy Raid (NW-6.6), or NW_NOWHERE. */
int         nw_next_raid_spot   (const NwState *state);
int         nw_raid_need        (const NwState *state, int spot);

static inline const NwTask *
nw_top (const NwState *state)
{
  return state->n_todo > 0 ? &state->todo[state->n_todo - 1] : NULL;
}

G_END_DECLS
