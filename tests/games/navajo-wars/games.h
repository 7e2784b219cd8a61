/* games.h: shipped games of Navajo Wars for tests, and the groups of tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/navajo-wars/state.h"

void add_walk_tests        (void);
void add_example_tests     (void);
void add_development_tests (void);
void add_battle_tests      (void);
void add_enemy_tests       (void);
void add_refusal_tests     (void);
void add_rule_tests        (void);
void add_data_tests        (void);
void add_estimate_tests    (void);
void add_listing_tests     (void);

/* A shipped scenario with a seed and options ("defeat=never"), begun. */
OxbowSetup *navajo_wars_game (const char *scenario, uint64_t seed, const char *options);

/* A position: the listing of the game with the lines that facts name ("tracks ...; family A ...") put in their place.
 * The facts of a row are separated by "; "; lines with two names (cubes bag, corn held) are told apart by both. */
OxbowSetup *navajo_wars_position (const char *scenario, const char *options, const char *facts);

/* The first generator whose next dice are these ("31"), "." standing for a draw that is no die. */
uint64_t navajo_wars_seed_for_dice (const char *dice);
