/* actions.h: what a seat may do on its turn, a chapter of RW-5.5 and RW-5.6 a file
 *
 * Every chapter has one function that plays its verbs, which asks first and then acts, and one that lists them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/rising-waters/state.h"

G_BEGIN_DECLS

/* upgrade.c: improve, buy, lend */
bool rising_waters_upgrade          (RisingWatersState *state, const OxbowMove *move, OxbowEvents *events,
                                     GError **error);
void rising_waters_list_upgrades    (const RisingWatersState *state, OxbowMoves *moves);
void rising_waters_list_lend        (const RisingWatersState *state, OxbowMoves *moves);

/* travel.c: move, step, launch, pickup, drop */
bool rising_waters_travel           (RisingWatersState *state, const OxbowMove *move, OxbowEvents *events,
                                     GError **error);
void rising_waters_list_travels     (const RisingWatersState *state, OxbowMoves *moves);

/* giving.c: donate, give, find; and whether a Community Goal is met */
bool rising_waters_giving           (RisingWatersState *state, const OxbowMove *move, OxbowEvents *events,
                                     GError **error);
void rising_waters_list_gifts       (const RisingWatersState *state, OxbowMoves *moves);
void rising_waters_check_goals      (RisingWatersState *state, OxbowEvents *events);

/* work.c: accept, build, raise, seek, gather. gathers: how many cards working for the community brings, one more for
 * each own pawn on a dry forest or field. */
int  rising_waters_gathers          (const RisingWatersState *state);
bool rising_waters_work             (RisingWatersState *state, const OxbowMove *move, OxbowEvents *events,
                                     GError **error);
void rising_waters_list_work        (const RisingWatersState *state, OxbowMoves *moves);
bool rising_waters_can_work         (const RisingWatersState *state);        /* on a levee, with work accepted */

/* resistance.c: newspaper, radio, vaudeville, counter */
bool rising_waters_resistance       (RisingWatersState *state, const OxbowMove *move, OxbowEvents *events,
                                     GError **error);
void rising_waters_list_resistance  (const RisingWatersState *state, OxbowMoves *moves);

/* audience.c: perform, sell */
bool rising_waters_audience         (RisingWatersState *state, const OxbowMove *move, OxbowEvents *events,
                                     GError **error);
void rising_waters_list_audiences   (const RisingWatersState *state, OxbowMoves *moves);

/* What the chapters share (moves.c): actions left, spending them, a card in the hand of whose turn it is. */
bool rising_waters_may_act          (const RisingWatersState *state, int n, const char *rule,
                                     GError **error);
void rising_waters_spend            (RisingWatersState *state, int n, RisingWatersOpen open, int budget,
                                     OxbowEvents *events);
bool rising_waters_holds            (const RisingWatersState *state, int card, const char *rule,
                                     GError **error);

G_END_DECLS
