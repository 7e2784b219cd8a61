/* album.h: boards as they were left, for the next time
 *
 * Nothing takes longer until a game is seen than drawing its board. So what is in view of it when it is left is kept,
 * as pixels, in the folder for caches; where the same position comes up in the same size they are read. Nothing depends
 * on that: what is not there, or not as it was written, is drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/board/print.h"

G_BEGIN_DECLS

/* Positions of games are kept, and no marks. */
bool             oxbow_album_is_for (const OxbowPrint *print);

/* The picture of a box, or NULL. It may be called in any thread. */
cairo_surface_t *oxbow_album_find   (const OxbowPrint *print, const OxbowBox *box);

/* Keeps one, of which the above is true; those that have not been read for longest make room. */
void             oxbow_album_keep   (const OxbowPrint *print, const OxbowBox *box, cairo_surface_t *picture);

G_END_DECLS
