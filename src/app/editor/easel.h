/* easel.h: the hand that draws: what happens on the board becomes what the tool does
 *
 * It tells the toolbox of presses and drags of pointer and cursor, keeps the board in step with the draft, and shows on
 * it what the next press would change, what is selected, and where the problems are.
 *
 * By keyboard a tool is used at the cursor: a press and a release by Space (Shift: of the second button); Enter puts
 * the pen down, steps of the cursor drag it, and Enter lifts it again. So does going elsewhere.
 *
 * Signals: "changed": the tool, or what it draws, is another; "status-changed": there is something else to say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/board/board.h"
#include "app/editor/thing.h"
#include "editor/toolbox.h"

G_BEGIN_DECLS

#define OXBOW_TYPE_EASEL (oxbow_easel_get_type ())
G_DECLARE_FINAL_TYPE (OxbowEasel, oxbow_easel, OXBOW, EASEL, GObject)

OxbowEasel   *oxbow_easel_new          (OxbowBoard *board, OxbowDraft *draft);
OxbowToolbox *oxbow_easel_get_toolbox  (OxbowEasel *self);
OxbowDraft   *oxbow_easel_get_draft    (OxbowEasel *self);

/* What a button (GDK_BUTTON_PRIMARY or _SECONDARY) draws; false: nothing of the palette. Taking one takes the tool for
 * it, too. */
bool          oxbow_easel_get_thing    (OxbowEasel *self, unsigned int button, OxbowThing *thing);
void          oxbow_easel_take         (OxbowEasel *self, const OxbowThing *thing, unsigned int button);

/* Where the pointer or the cursor is, and what would happen there. */
char         *oxbow_easel_build_status (OxbowEasel *self);

/* Says so in the place of the status, until the hand moves on. */
void          oxbow_easel_say          (OxbowEasel *self, const char *sentence);

/* By keyboard, at the cursor. */
void          oxbow_easel_dab          (OxbowEasel *self, bool by_second);
void          oxbow_easel_pen          (OxbowEasel *self, bool by_second);
void          oxbow_easel_end_stroke   (OxbowEasel *self);      /* as if the hand let go: what was drawn stays */
bool          oxbow_easel_cancel       (OxbowEasel *self);      /* takes a stroke back; false: there is none */

/* They are marked on the board. Borrowed until the next ones; NULL: none. */
void          oxbow_easel_set_problems (OxbowEasel *self, const OxbowProblems *problems);
void          oxbow_easel_point_at     (OxbowEasel *self, OxbowCell cell);

G_END_DECLS
