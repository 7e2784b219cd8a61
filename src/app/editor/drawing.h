/* drawing.h: the draft, as the board shows it
 *
 * Whatever changes is drawn once a frame, however often the pointer moves, and only where it was touched.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/board/board.h"
#include "editor/draft.h"

G_BEGIN_DECLS

typedef struct _OxbowDrawing OxbowDrawing;

OxbowDrawing *oxbow_drawing_new  (OxbowBoard *board, OxbowDraft *draft);
void        oxbow_drawing_free (OxbowDrawing *drawing);

G_END_DECLS
