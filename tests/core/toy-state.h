/* toy-state.h: the position of the toy game, and questions about it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "toy.h"

#define _(text) (text)
#define MAX_CELLS 64
#define MAX_PLAYERS 3
#define MAX_DECK 24
#define HARBOUR OXBOW_NAMED_PLACE (0)
#define ACTIONS 2

enum { SUN, RAIN, WIND, NO_CARD };
enum { STEP, FENCE, PLANT, CARRY, GIVE_COINS, GIVE_CARD, PLAY, CALL, REST };
enum { STEPPED, FENCED, PLANTED, CARRIED, GAVE, PASSED, PLAYED, CALLED, DREW, TURN };

typedef struct
{
  int16_t place;
  uint8_t coins, points, card;
} Boatman;

typedef struct
{
  OxbowState base;
  Boatman boatmen[MAX_PLAYERS];
  uint16_t turns;
  uint8_t actions, n_deck;
  uint8_t deck[MAX_DECK], flowers[MAX_CELLS], coins[MAX_CELLS];
  uint64_t fences[OXBOW_SIDES];
} Toy;

typedef struct
{
  OxbowSetup base;
  int rounds, wind;
  bool has_fences;
} ToySetup;

extern const char *const toy_cards[];
extern const OxbowSeat toy_seats[];

/* toy.c */
ToySetup       *toy_setup_alloc (OxbowScenario *scenario, const OxbowSettings *settings);
const ToySetup *toy_get_setup   (const Toy *toy);
int             toy_get_seat    (const Toy *toy);
bool            toy_is_over     (const Toy *toy);
int             toy_place_of    (const OxbowState *state, OxbowCell cell);
bool            toy_is_fenced   (const Toy *toy, OxbowEdge edge);
bool            toy_is_field    (const Toy *toy, OxbowCell cell);
bool            toy_touch       (const Toy *toy, int from, int to);     /* whether one step leads from place to place */

/* toy-moves.c */
void            toy_legal       (const OxbowState *state, OxbowMoves *out);
bool            toy_apply       (OxbowState *state, const OxbowMove *move, OxbowEvents *out, GError **error);
bool            toy_result      (const OxbowState *state, OxbowResult *out);

/* toy-listing.c */
void            toy_list        (const OxbowState *state, int viewer, OxbowListing *listing);
OxbowSetup     *toy_read        (const OxbowSetup *like, OxbowListing *listing, GError **error);
