/* course.h: numbers followed over a game: what each seat, or all together, had at every turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/view.h"

G_BEGIN_DECLS

typedef struct
{
  const char *name;             /* of what belongs to no seat; NULL: it is the seat's */
  int seat;
  double    (*get) (const OxbowState *state, int seat);
  double *values;               /* n_turns of them */
} OxbowCourseLine;

typedef struct
{
  char *title;
  int n_lines, n_turns;
  OxbowCourseLine lines[OXBOW_MAX_SEATS];
} OxbowCourse;

/* An array of OxbowCourse *: the measures of the game's view; else how each seat stood, as the game itself judges. */
GPtrArray *oxbow_courses_build (const OxbowHistory *history);

G_END_DECLS
