/* words.h: sentences for people: what happened, what may be done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/rising-waters/state.h"
#include "games/rising-waters/verbs.h"

G_BEGIN_DECLS

char       *rising_waters_misread      (const OxbowState *state, const char *line);
char       *rising_waters_tell_event   (const OxbowState *state, const OxbowEvent *event);
char       *rising_waters_offer        (const OxbowState *state, const OxbowMove *move);
char       *rising_waters_left         (const OxbowState *state, const OxbowMove *move);
char       *rising_waters_tell_pending (const RisingWatersState *state);        /* "Tallulah answers a Threat" */
const char *rising_waters_card_title   (int card);
const char *rising_waters_landowner_title (int card);
char       *rising_waters_weather_title (const RisingWatersState *state, int card);     /* "heavy rain over Yazoo" */
const char *rising_waters_power_title  (RisingWatersPower power);
const char *rising_waters_cube_title   (RisingWatersCube cube);         /* "a raft" */
const char *rising_waters_phase_title  (RisingWatersPhase phase);
const char *rising_waters_goal_title   (int goal);
const char *rising_waters_town_name    (const OxbowSetup *setup, int seat);     /* of the seat's board */

/* Whose and whom, as they stand in a sentence: "Greenville", "pawn 2 of Greenville", "the Survivors", "the camp".
 * A pawn is the number of an argument. */
const char *rising_waters_seat_name     (const RisingWatersState *state, int seat);
char       *rising_waters_pawn_name     (const RisingWatersState *state, int pawn);
/* The same with its place: "pawn 2 of Greenville on K4". */
char       *rising_waters_call_pawn     (const RisingWatersState *state, int pawn);
char       *rising_waters_audience_name (const RisingWatersState *state, int audience);
char       *rising_waters_receiver_name (const RisingWatersState *state, int to);

G_END_DECLS
