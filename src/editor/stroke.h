/* stroke.h: an edit that still grows
 *
 * From press to release a tool grows one stroke. What it does is seen at once in the draft's scenario, can be taken
 * back as often as the pointer moves, and becomes one edit in the end. Only strokes write to a draft's scenario; the
 * draft (draft.h) begins them and tells who watches.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/edit.h"
#include "editor/mask.h"

G_BEGIN_DECLS

typedef struct _OxbowStroke OxbowStroke;

OxbowStroke         *oxbow_stroke_new          (OxbowScenario *scenario);       /* borrowed, and written to */
void                 oxbow_stroke_free         (OxbowStroke *stroke);           /* as it stands; see also reset */
const OxbowScenario *oxbow_stroke_get_scenario (const OxbowStroke *stroke);     /* as drawn so far */
bool                 oxbow_stroke_is_empty     (const OxbowStroke *stroke);

/* Cells. A run is of cells that follow each other in a row. */
void oxbow_stroke_paint     (OxbowStroke *stroke, OxbowCell cell, char terrain);
void oxbow_stroke_paint_run (OxbowStroke *stroke, OxbowCell cell, int n, char terrain);
/* Cells that all have one letter now. */
void oxbow_stroke_paint_mask (OxbowStroke *stroke, const OxbowMask *mask, char terrain);
/* The terrain that the cell had when the stroke began. */
char oxbow_stroke_get_first (const OxbowStroke *stroke, OxbowCell cell);

/* Records: those given are the stroke's from then on. index -1: at the end. */
void oxbow_stroke_insert    (OxbowStroke *stroke, OxbowLayer layer, int index, OxbowRecord *record);
void oxbow_stroke_replace   (OxbowStroke *stroke, OxbowLayer layer, int index, OxbowRecord *record);
void oxbow_stroke_remove    (OxbowStroke *stroke, OxbowLayer layer, int index);
/* The n_removed cells from position on give way to others. */
void oxbow_stroke_splice    (OxbowStroke *stroke, OxbowLayer layer, int index, int position, int n_removed,
                             const OxbowCell *cells, int n_cells);
void oxbow_stroke_set_list  (OxbowStroke *stroke, OxbowLayer layer, GPtrArray *records);

/* The head, and the whole map: taken. No cell is painted before or after the map is set. */
void oxbow_stroke_set_line     (OxbowStroke *stroke, OxbowHead head, const char *line);
void oxbow_stroke_set_text     (OxbowStroke *stroke, OxbowHead head, OxbowText *text);
void oxbow_stroke_set_settings (OxbowStroke *stroke, OxbowSettings *settings);
void oxbow_stroke_set_players  (OxbowStroke *stroke, int least, int most);
void oxbow_stroke_set_lesson   (OxbowStroke *stroke, OxbowLesson *lesson);
void oxbow_stroke_set_map      (OxbowStroke *stroke, OxbowMap *map);

/* Takes everything back; the stroke can grow anew. */
void oxbow_stroke_reset     (OxbowStroke *stroke);

/* What changed since this was last asked. */
void oxbow_stroke_take_touched (OxbowStroke *stroke, OxbowTouched *touched);

/* The scenario as it would be if the stroke ended here. Yours to unref. */
OxbowScenario *oxbow_stroke_foresee (const OxbowStroke *stroke);

/* Ends it as an edit, or NULL if nothing is different in the end. What lay on cells that are outside now is gone with
 * them, and a position follows what was drawn. */
OxbowEdit *oxbow_stroke_finish (OxbowStroke *stroke, const char *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowStroke, oxbow_stroke_free)

G_END_DECLS
