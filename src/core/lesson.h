/* lesson.h: a scenario that teaches its game while it is played
 *
 * A lesson is a list of steps, each with a text and the places it speaks of. A step waits for a move of the learner's,
 * makes one for the other seats, or only says something. Where a learner stands in it follows from the moves that were
 * made, and from nothing else: undo and jumps lead back in the lesson too, and a saved game goes on in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/history.h"

G_BEGIN_DECLS

typedef struct
{
  OxbowText *text;
  char *wait;                   /* the move that the step waits for, or NULL; a "*" in it stands for any one word */
  bool is_free;                 /* other moves may come before it */
  char *play;                   /* the move that the program makes, or NULL */
  OxbowRecord *about;           /* its cells or its edge are what the text speaks of; its line is that of the file */
} OxbowLessonStep;

struct _OxbowLesson
{
  uint64_t seed;
  int players;
  GPtrArray *steps;             /* of OxbowLessonStep */
  int line;
};

/* Where a learner stands: the texts of the steps from first to last are read here, and the last of them waits or plays.
 * last is the number of steps when the lesson has been gone through. */
typedef struct
{
  int first, last;
  bool is_astray;               /* a move was made that the lesson did not ask for; it waits at the node before it */
  int node;                     /* the last one on the lesson's path; OXBOW_NO_NODE where the game begins otherwise */
} OxbowLessonPlace;

OxbowLesson     *oxbow_lesson_new      (uint64_t seed, int players);
OxbowLesson     *oxbow_lesson_copy     (const OxbowLesson *lesson);
void             oxbow_lesson_free     (OxbowLesson *lesson);
OxbowLessonStep *oxbow_lesson_add      (OxbowLesson *lesson);           /* a new last step */
const OxbowLessonStep *oxbow_lesson_get (const OxbowLesson *lesson, int i);

/* With what a game of it begins. */
OxbowSettings   *oxbow_lesson_settings (const OxbowLesson *lesson);
bool             oxbow_lesson_step_takes (const OxbowLessonStep *step, const char *move);

/* The place that the moves down to where history stands have led to. */
OxbowLessonPlace oxbow_lesson_find     (const OxbowLesson *lesson, const OxbowHistory *history);

/* Whether it can be gone through: every move that it makes is legal, and every one that it waits for can be made. */
void             oxbow_lesson_check    (const OxbowScenario *scenario, OxbowProblems *problems);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowLesson, oxbow_lesson_free)

G_END_DECLS
