/* rows.h: a map out of a pasted text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/error.h"
#include "core/map.h"

G_BEGIN_DECLS

/* Every letter is a cell and every line a row; what is not there is outside the board, in games that know such cells.
 * NULL with a sentence that names row and column. */
OxbowMap *oxbow_rows_read (const OxbowPalette *palette, OxbowOrientation orientation, const char *text, GError **error);

G_END_DECLS
