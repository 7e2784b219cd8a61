/* lesson-bar.h: what a lesson says, above the board
 *
 * Shows the words of the step that the game has come to, makes the lesson's own moves, and offers the way back where
 * the learner has gone another. A game without a lesson, or one that the learner has left, has no bar.
 *
 * Signals: "about-changed" when the words speak of other places; "left" when the learner wants no more of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/game.h"
#include "core/lesson.h"
#include "core/lesson.h"
#include <adwaita.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_LESSON_BAR (oxbow_lesson_bar_get_type ())
G_DECLARE_FINAL_TYPE (OxbowLessonBar, oxbow_lesson_bar, OXBOW, LESSON_BAR, AdwBin)

GtkWidget         *oxbow_lesson_bar_new       (void);
void               oxbow_lesson_bar_set_game  (OxbowLessonBar *self, OxbowGame *game);         /* or NULL */

/* The places that the words speak of: cells or an edge; NULL if none. */
const OxbowRecord *oxbow_lesson_bar_get_about (OxbowLessonBar *self);

/* The step that waits for a move of the learner's, and for no other one before it; NULL: none does. */
const OxbowLessonStep *oxbow_lesson_bar_get_wanted (OxbowLessonBar *self);

/* Why nobody else may move now, or NULL: there is more to read before, or the next move is the lesson's own. What is
 * clicked on the board then would lead past it, or astray. */
const char        *oxbow_lesson_bar_get_hold  (OxbowLessonBar *self);

/* What it says now; "" where there is no lesson. */
const char        *oxbow_lesson_bar_get_text  (OxbowLessonBar *self);

G_END_DECLS
