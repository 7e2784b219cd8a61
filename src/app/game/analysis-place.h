/* analysis-place.h: where the winning chances stand, for those who want them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/lens.h"

#include <adwaita.h>

G_BEGIN_DECLS

typedef struct _OxbowAnalysisPlace OxbowAnalysisPlace;

/* above: a row of its own; beside: what is said below the board, where a wide window has room for it and the board
 * loses nothing. Both live longer than this. */
OxbowAnalysisPlace *oxbow_analysis_place_new      (AdwBin *above, AdwBin *beside);
void                oxbow_analysis_place_free     (OxbowAnalysisPlace *place);
void                oxbow_analysis_place_set_lens (OxbowAnalysisPlace *place, OxbowLens *lens); /* NULL: no game */
void                oxbow_analysis_place_set_wide (OxbowAnalysisPlace *place, bool is_wide);

G_END_DECLS
