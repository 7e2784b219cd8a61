/* course.h: numbers followed over a game: what each seat had at every turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/view.h"

G_BEGIN_DECLS

typedef struct
{
  char *title;
  int n_seats, n_turns;
  double *values[OXBOW_MAX_SEATS];      /* of each seat, n_turns of them */
} OxbowCourse;

/* An array of OxbowCourse *: the measures of the game's view; else how each seat stood, as the game itself judges. */
GPtrArray *oxbow_courses_build (const OxbowHistory *history);

G_END_DECLS
