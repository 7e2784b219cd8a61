/* checker.h: finds what is wrong with a draft while it is drawn
 *
 * After each step a snapshot is looked through in a thread, by the game's own check; steps that come meanwhile are
 * looked through together afterwards. Nothing waits for it, and nothing runs while nothing is drawn.
 *
 * "checked": there is a new list of problems. It comes in the thread of the checker's making.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/draft.h"

G_BEGIN_DECLS

#define OXBOW_TYPE_CHECKER (oxbow_checker_get_type ())
G_DECLARE_FINAL_TYPE (OxbowChecker, oxbow_checker, OXBOW, CHECKER, GObject)

OxbowChecker        *oxbow_checker_new          (OxbowDraft *draft);            /* begins with the draft as it is */

/* The last list, empty before the first: the cells are those of the grid, which was the draft's then. */
const OxbowProblems *oxbow_checker_get_problems (OxbowChecker *self);
const OxbowGrid     *oxbow_checker_get_grid     (OxbowChecker *self);

int                  oxbow_checker_count        (OxbowChecker *self, OxbowSeverity severity);

/* Whether the list is that of the draft as it is now; else another will come. */
bool                 oxbow_checker_is_current   (OxbowChecker *self);

/* Whether a game of it can begin, as far as is known. */
bool                 oxbow_checker_can_play     (OxbowChecker *self);

G_END_DECLS
