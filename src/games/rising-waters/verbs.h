/* verbs.h: the moves and events of Rising Waters, by number
 *
 * The tables in rising-waters.c give them their names and arguments, in this order. The last argument of an event is
 * the rule that brought it about.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/move.h"

G_BEGIN_DECLS

/* Verbs that share a name stand side by side; what they take is said behind them. */
typedef enum
{
  RISING_WATERS_MOVE_IMPROVE,           /* power, cards */
  RISING_WATERS_MOVE_RECRUIT,           /* improve: pawns, cell, cards */
  RISING_WATERS_MOVE_BUY,               /* cube, two cards */
  RISING_WATERS_MOVE_LEND,              /* off or on */
  RISING_WATERS_MOVE_END,
  RISING_WATERS_MOVE_MOVE,
  RISING_WATERS_MOVE_STEP,              /* pawn, cell */
  RISING_WATERS_MOVE_DONATE,
  RISING_WATERS_MOVE_GIVE,              /* card, to whom or what */
  RISING_WATERS_MOVE_ACCEPT,            /* slots; or the answer to Race Hatred */
  RISING_WATERS_MOVE_BUILD,             /* cell, and discount */
  RISING_WATERS_MOVE_RAISE,             /* cell, and discount */
  RISING_WATERS_MOVE_SEEK,
  RISING_WATERS_MOVE_GATHER,
  RISING_WATERS_MOVE_LAUNCH,            /* pawn */
  RISING_WATERS_MOVE_PICKUP,            /* pawn */
  RISING_WATERS_MOVE_DROP,              /* pawn */
  RISING_WATERS_MOVE_NEWSPAPER,         /* and education */
  RISING_WATERS_MOVE_RADIO,             /* and education */
  RISING_WATERS_MOVE_VAUDEVILLE,        /* and education */
  RISING_WATERS_MOVE_PAIR,              /* vaudeville: 2, and education once or twice */
  RISING_WATERS_MOVE_COUNTER,           /* seat, card */
  RISING_WATERS_MOVE_FIND,              /* card, to whom or what */
  RISING_WATERS_MOVE_PERFORM,           /* audience, and education */
  RISING_WATERS_MOVE_SELL,              /* audience, card */
  RISING_WATERS_MOVE_TEACH,
  RISING_WATERS_MOVE_PASS,
  RISING_WATERS_MOVE_RESIST,            /* card */
  RISING_WATERS_MOVE_TAKE,
  RISING_WATERS_MOVE_PAY,               /* seat, card */
  RISING_WATERS_MOVE_ACTIVISM,          /* seat, and education */
  RISING_WATERS_MOVE_CAMP,              /* cell */
  RISING_WATERS_MOVE_SEND,              /* pawn */
  RISING_WATERS_MOVE_DRAFT,             /* cell */
  RISING_WATERS_MOVE_BLAST,             /* cell */
  RISING_WATERS_MOVE_DISCARD,           /* card */
  RISING_WATERS_MOVE_KEEP,
  RISING_WATERS_MOVE_SWAP,              /* 1 or 2 */
} RisingWatersMove;

/* Whom or what a card is given to, as an argument; seats come first. */
typedef enum
{
  RISING_WATERS_TO_CAMP = 4,
  RISING_WATERS_TO_GOAL,                /* goal1, goal2 */
  RISING_WATERS_TO_SELF = RISING_WATERS_TO_GOAL + 2,    /* keep */
} RisingWatersTo;

typedef enum
{
  RISING_WATERS_EVENT_DRAW,             /* seat, card */
  RISING_WATERS_EVENT_DISCARD,          /* seat, card */
  RISING_WATERS_EVENT_REVEAL,           /* slot, Landowner card */
  RISING_WATERS_EVENT_CRISIS,           /* slot, Landowner card */
  RISING_WATERS_EVENT_THREAT_TAKEN,     /* seat */
  RISING_WATERS_EVENT_PAYMENT,          /* seat, card */
  RISING_WATERS_EVENT_CANCELLED,        /* seat */
  RISING_WATERS_EVENT_CAMP,             /* cell, colour */
  RISING_WATERS_EVENT_SENT,             /* pawn, cell */
  RISING_WATERS_EVENT_DRAFTED,          /* cell, level */
  RISING_WATERS_EVENT_BLASTED,          /* cell */
  RISING_WATERS_EVENT_BUILT,            /* cell, level */
  RISING_WATERS_EVENT_RAISED,           /* cell, level */
  RISING_WATERS_EVENT_MOVED,            /* pawn, cell */
  RISING_WATERS_EVENT_LAUNCHED,         /* pawn */
  RISING_WATERS_EVENT_ABOARD,           /* pawn */
  RISING_WATERS_EVENT_ASHORE,           /* pawn, cell */
  RISING_WATERS_EVENT_RESCUED,          /* pawn, cell, losses */
  RISING_WATERS_EVENT_WEATHER,          /* Weather card */
  RISING_WATERS_EVENT_RAIN,             /* Weather card, group, level */
  RISING_WATERS_EVENT_SUN,              /* Weather card, group, level */
  RISING_WATERS_EVENT_FLOW,             /* group, group */
  RISING_WATERS_EVENT_FLOOD,            /* water group, land group */
  RISING_WATERS_EVENT_FLOODED,          /* cell */
  RISING_WATERS_EVENT_LOST,             /* what, losses */
  RISING_WATERS_EVENT_GOAL,             /* goal, losses */
  RISING_WATERS_EVENT_SWAPPED,          /* goal, goal */
  RISING_WATERS_EVENT_POINT,            /* seat, points */
  RISING_WATERS_EVENT_SURVIVOR_ARRIVES, /* cell */
  RISING_WATERS_EVENT_IMPROVED,         /* seat, power, value */
  RISING_WATERS_EVENT_BOUGHT,           /* seat, cube */
  RISING_WATERS_EVENT_LENT,             /* seat, off or on */
  RISING_WATERS_EVENT_OPENED,           /* seat, kind, budget */
  RISING_WATERS_EVENT_GIVEN,            /* seat, card, to whom or what */
  RISING_WATERS_EVENT_ACCEPTED,         /* seat, Job Offers */
  RISING_WATERS_EVENT_FOUND,            /* seat, card */
  RISING_WATERS_EVENT_HEARD,            /* seat, audience */
  RISING_WATERS_EVENT_LOOKED,           /* deck, cards */
  RISING_WATERS_EVENT_SHUFFLED,         /* deck */
  RISING_WATERS_EVENT_PASSED,           /* seat */
  RISING_WATERS_EVENT_ASKED,            /* seat, what */
  RISING_WATERS_EVENT_TURN,             /* seat, phase */
  RISING_WATERS_EVENT_WEEK,             /* number */
  RISING_WATERS_EVENT_END,              /* result */
} RisingWatersEvent;

typedef enum { RISING_WATERS_DECK_WEATHER, RISING_WATERS_DECK_LANDOWNER, RISING_WATERS_DECK_COMMUNITY }
  RisingWatersDeck;
typedef enum { RISING_WATERS_CUBE_RAFT, RISING_WATERS_CUBE_DISCOUNT } RisingWatersCube;

typedef enum
{
  RISING_WATERS_LOST_LAND,
  RISING_WATERS_LOST_TOWN,
  RISING_WATERS_LOST_LEVEE,
  RISING_WATERS_LOST_PAWN,
  RISING_WATERS_LOST_SURVIVOR,
  RISING_WATERS_LOST_PENALTY,
  RISING_WATERS_LOST_LANDOWNER,
} RisingWatersLoss;

/* The rule of each event is a constant: the word of its own number. */
#define rising_waters_tell(events, verb, ...) oxbow_events_add ((events), (verb), __VA_ARGS__, (verb))

extern const char *const rising_waters_rule_words[], *const rising_waters_to_words[], *const rising_waters_deck_words[];
extern const char *const rising_waters_cube_words[], *const rising_waters_loss_words[];
extern const char *const rising_waters_switch_words[];

G_END_DECLS
