/* subject.h: what is drawn: a scene, and what it borrows
 *
 * A subject never changes, so threads share it by counting references; a move makes a new one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/touched.h"
#include "paint/scene.h"

G_BEGIN_DECLS

typedef struct
{
  OxbowScene *scene;
  OxbowState *state;            /* or NULL: a bare map */
  OxbowSetup *setup;
  OxbowScenario *scenario;
  bool is_draft;                /* it is being drawn: its maker sees more than its players */
} OxbowSubject;

OxbowSubject *oxbow_subject_new_state    (const OxbowState *state, int viewer);
OxbowSubject *oxbow_subject_new_scenario (OxbowScenario *scenario);

/* A scenario that is being drawn, as it is now. What was not touched since the subject before is shared with it; before
 * may be NULL. */
OxbowSubject *oxbow_subject_new_draft    (const OxbowScenario *scenario, const OxbowTouched *touched,
                                          const OxbowSubject *before);
OxbowSubject *oxbow_subject_ref          (OxbowSubject *subject);
void          oxbow_subject_unref        (OxbowSubject *subject);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowSubject, oxbow_subject_unref)

G_END_DECLS
