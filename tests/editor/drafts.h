/* drafts.h: drafts to try things on, and whether two are the same
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/toolbox.h"
#include "files/document.h"

/* At random, from 0 to n - 1. */
int         below              (int n);

int         count_kinds        (const OxbowRecordKind *kinds);  /* may be NULL */

/* What a file of it would hold. */
GBytes     *draft_bytes        (OxbowDraft *draft);
void        assert_same_bytes  (GBytes *a, GBytes *b);

/* All that a scenario has on its map, each thing where the transform takes it: letters, and records in the order of
 * their texts. */
char       *scenario_as_seen   (const OxbowScenario *scenario, const OxbowTransform *transform);

/* What the draft was like after each of its steps, as far as it was noted: of GBytes or NULL. */
GPtrArray  *stages_new         (OxbowDraft *draft);
void        stages_note        (GPtrArray *stages, OxbowDraft *draft);  /* and that it is as it was there before */
void        stages_walk        (GPtrArray *stages, OxbowDraft *draft, int n);   /* to any of them, n times, and back */

/* To the draft's beginning, which is as it was before, and to its end again, which is as it is now. */
void        assert_way_back    (OxbowDraft *draft, GBytes *before);

/* Whether that file would open again. */
void        assert_would_open  (OxbowDraft *draft);

/* A press and a release at once. */
void        click              (OxbowToolbox *box, const char *tool, const char *at, int button);
OxbowAim    aim_at             (OxbowToolbox *box, const char *at, int button);

/* A press at the first of the places, and drags over the others; cell names or edge names, separated by blanks. */
void        stroke_over        (OxbowToolbox *box, const char *tool, const char *places, int button);
