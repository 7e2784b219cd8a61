/* toolbox.h: the tool in the hand, and what all tools share
 *
 * A page of the editor has one. Presses, drags and releases are told to it; it hands them to its tool, sees to it that
 * a stroke is begun, shown and ended, and applies the symmetry.
 *
 * "changed": the tool, a terrain, a pattern, the radius, symmetry, selection, stamp or group is another one.
 * "told (sentence)": something worth saying happened, such as what could not be done and why.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/draft.h"
#include "editor/stamp.h"
#include "editor/symmetry.h"
#include "editor/tool.h"

G_BEGIN_DECLS

#define OXBOW_MAX_RADIUS 5

#define OXBOW_TYPE_TOOLBOX (oxbow_toolbox_get_type ())
G_DECLARE_FINAL_TYPE (OxbowToolbox, oxbow_toolbox, OXBOW, TOOLBOX, GObject)

OxbowToolbox        *oxbow_toolbox_new           (OxbowDraft *draft);
OxbowDraft          *oxbow_toolbox_get_draft     (OxbowToolbox *self);

const OxbowTool     *oxbow_toolbox_get_tool      (OxbowToolbox *self);
void                 oxbow_toolbox_set_tool      (OxbowToolbox *self, const OxbowTool *tool);

/* The terrain of each button. */
char                 oxbow_toolbox_get_terrain   (OxbowToolbox *self, int button);
void                 oxbow_toolbox_set_terrain   (OxbowToolbox *self, int button, char terrain);
int                  oxbow_toolbox_get_radius    (OxbowToolbox *self);
void                 oxbow_toolbox_set_radius    (OxbowToolbox *self, int radius);          /* 0 to OXBOW_MAX_RADIUS */
const OxbowSymmetry *oxbow_toolbox_get_symmetry  (OxbowToolbox *self);
/* About the middle of the map; about a cell. */
void                 oxbow_toolbox_set_symmetry  (OxbowToolbox *self, OxbowSymmetryKind kind);
void                 oxbow_toolbox_set_centre    (OxbowToolbox *self, OxbowCell cell);

/* What the tools of records put down: kind and attributes, as in properties before the press. Each layer has one as
 * soon as the game has a kind for it; NULL where it has none. set_kind () begins a new one with what the kind requires
 * filled in, unless it is of that kind already; set_pattern () takes one, and where it lay is forgotten. */
const OxbowRecord   *oxbow_toolbox_get_pattern   (OxbowToolbox *self, OxbowLayer layer);
void                 oxbow_toolbox_set_pattern   (OxbowToolbox *self, OxbowLayer layer, OxbowRecord *pattern);
void                 oxbow_toolbox_set_kind      (OxbowToolbox *self, OxbowLayer layer, const char *kind);

/* The group that the group tool adds cells to; -1: a press on a free cell begins one. set_kind () lets go of it. */
int                  oxbow_toolbox_get_group     (OxbowToolbox *self);
void                 oxbow_toolbox_set_group     (OxbowToolbox *self, int index);

/* Sorted cells; empty: none are selected. */
const GArray        *oxbow_toolbox_get_selection (OxbowToolbox *self);
void                 oxbow_toolbox_set_selection (OxbowToolbox *self, const GArray *cells);     /* copied; NULL: none */

const OxbowStamp    *oxbow_toolbox_get_stamp     (OxbowToolbox *self);                          /* or NULL */
void                 oxbow_toolbox_set_stamp     (OxbowToolbox *self, OxbowStamp *stamp);       /* takes */

/* What the tool in the hand is pointed at. */
OxbowPointing        oxbow_toolbox_get_pointing  (OxbowToolbox *self);

/* What a pointer or a key does. A press while a stroke is under way with the other button takes the stroke back. Where
 * the draft ends the stroke, as another step or a save does, the hand lets go: what follows until the next press does
 * nothing. */
void                 oxbow_toolbox_press         (OxbowToolbox *self, const OxbowAim *aim);
void                 oxbow_toolbox_drag          (OxbowToolbox *self, const OxbowAim *aim);
void                 oxbow_toolbox_release       (OxbowToolbox *self, const OxbowAim *aim);
void                 oxbow_toolbox_cancel        (OxbowToolbox *self);
bool                 oxbow_toolbox_is_pressed    (OxbowToolbox *self);

/* Where it hovers: the cells that a press would change, images included; and the line for the status bar, which names
 * the cell, what is there, and what each button does. */
void                 oxbow_toolbox_outline       (OxbowToolbox *self, const OxbowAim *aim, GArray *cells);
char                *oxbow_toolbox_tell          (OxbowToolbox *self, const OxbowAim *aim);

G_END_DECLS
