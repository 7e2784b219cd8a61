/* boards.h: the boards that the tests of Dos Rios stand on
 *
 * Positions on them are told by what differs from the base: campesinos that are not named are in the city, buildings
 * come out of their owner's stock, dams out of the supply, and cards that are not in the row lie in the deck.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/dos-rios/position.h"
#include "games/table.h"

extern const TestBoard first_valley;            /* DR-11.3, rivers as laid in examples 1 and 2, p1 to act in round 2 */
extern const TestBoard confluence;              /* DR-11.7, before any river is laid */
extern const TestBoard shared_water;            /* the same, rivers as in example 7 */
extern const TestBoard two_rivers;              /* DR-11.1 with its slots and tiles */
extern const TestBoard the_gorge;               /* DR-11.4 */
extern const TestBoard three_rivers;            /* DR-11.5 */
extern const TestBoard hollows;                 /* the map of example 23 */
extern const TestBoard narrow;                  /* four rivers side by side, each with one way only */

/* What is left of every stock, worked out from what lies on the board. */
void settle_stock        (Position *position, int dam_total);

/* Each adds the tests of its chapter, for main.c. */
void add_setup_tests     (void);
void add_laying_tests    (void);
void add_walk_tests      (void);
void add_chase_tests     (void);
void add_dam_tests       (void);
void add_build_tests     (void);
void add_click_tests     (void);
void add_turn_tests      (void);
void add_harvest_tests   (void);
void add_desperado_tests (void);
void add_ending_tests    (void);
void add_variant_tests   (void);
void add_check_tests     (void);
void add_listing_tests   (void);
void add_scenario_tests  (void);
void add_naive_tests     (void);
