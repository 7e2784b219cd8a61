/* pack.h: what a stroke painted, as small as an edit keeps it; seen only by stroke.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/place.h"

G_BEGIN_DECLS

/* words: the cells that were painted and the letters that they had, each once. Only what is different is kept. */
void oxbow_edit_pack_words (OxbowEdit *edit, const GArray *words, const OxbowMap *map);

/* Cells that all had the letter, and all have another one now. */
void oxbow_edit_pack_mask  (OxbowEdit *edit, const OxbowMask *mask, char letter);

G_END_DECLS
