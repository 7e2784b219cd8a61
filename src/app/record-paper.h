/* record-paper.h: how a game went, on pages of paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/game.h"
#include <cairo.h>

G_BEGIN_DECLS

typedef struct _OxbowRecordPaper OxbowRecordPaper;

/* The game as it is now, on pages of that size in points, margins included. */
OxbowRecordPaper *oxbow_record_paper_new      (OxbowGame *game, double width_pt, double height_pt);
void              oxbow_record_paper_free     (OxbowRecordPaper *self);
int               oxbow_record_paper_n_pages  (const OxbowRecordPaper *self);

/* With its corner at the origin and a point to a unit. */
void              oxbow_record_paper_draw     (OxbowRecordPaper *self, cairo_t *cr, int page);

/* All pages, of A4. */
GBytes           *oxbow_record_to_pdf         (OxbowGame *game, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowRecordPaper, oxbow_record_paper_free)

G_END_DECLS
