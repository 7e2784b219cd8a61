/* drafts.h: drafts to try things on, and whether two are the same
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/toolbox.h"
#include "files/document.h"

/* What a file of it would hold. */
GBytes     *draft_bytes        (OxbowDraft *draft);
void        assert_same_bytes  (GBytes *a, GBytes *b);

/* All that a scenario has on its map, each thing where the transform takes it: letters, and records in the order of
 * their texts. */
char       *scenario_as_seen   (const OxbowScenario *scenario, const OxbowTransform *transform);

/* Whether that file would open again. */
void        assert_would_open  (OxbowDraft *draft);

/* A press and a release at once. */
void        click              (OxbowToolbox *box, const char *tool, const char *at, int button);
OxbowAim    aim_at             (OxbowToolbox *box, const char *at, int button);

/* A press at the first of the places, and drags over the others; cell names or edge names, separated by blanks. */
void        stroke_over        (OxbowToolbox *box, const char *tool, const char *places, int button);
