/* fill.h: the cells that a fill reaches
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/mask.h"

G_BEGIN_DECLS

/* All cells of the terrain of the first that can be reached from it over such cells. */
OxbowMask *oxbow_fill_find (const OxbowMap *map, OxbowCell from);

G_END_DECLS
