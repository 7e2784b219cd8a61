/* wanted.h: which of the choices a lesson asks for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/choices.h"
#include "core/lesson.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Whether the move that the step waits for can be reached by this choice. */
bool  oxbow_wanted_takes     (const OxbowLessonStep *step, const OxbowState *state, const OxbowChoice *choice);

/* Whether one of them does; else it is to be chosen elsewhere, on the board. choices: of OxbowChoice *. */
bool  oxbow_wanted_takes_any (const OxbowLessonStep *step, const OxbowState *state, const GPtrArray *choices);

/* Whether an edge can be part of that move; any may be, where the step leaves open which one of several it is. */
bool  oxbow_wanted_takes_edge (const OxbowLessonStep *step, const OxbowState *state, int edge);

/* Whether that move names anything that is chosen on the board: a harvest does not. */
bool  oxbow_wanted_names     (const OxbowLessonStep *step, const OxbowState *state);

/* What a lesson asks for says so, and the rest is calm. */
void  oxbow_wanted_mark      (GtkWidget *button, bool is_wanted, bool is_calm);

/* That move as a button would name it; NULL: the step leaves open which one of several, or it cannot be made there. */
char *oxbow_wanted_name      (const OxbowLessonStep *step, const OxbowState *state);

G_END_DECLS
