/* prospects.h: what people are worth, in points of the estimate, and what a Passage of Time would make of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/navajo-wars/state.h"

#define NAVAJO_WARS_WORTH_OF_FAMILY 1.5         /* beside its people */

/* Of a person in a family, and of one of the first elders. */
extern const double navajo_wars_worth[NAVAJO_WARS_PEOPLE];

double navajo_wars_worth_of_culture (int culture);
double navajo_wars_judge_elders     (const NavajoWarsState *state);

/* Until all have joined. may_age: people may still grow up; hunger: what each who cannot be fed costs. */
double navajo_wars_judge_passage    (const NavajoWarsState *state, bool may_age, double hunger);
