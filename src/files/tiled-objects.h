/* tiled-objects.h: records as objects of Tiled, and back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "files/tiled-layout.h"

G_BEGIN_DECLS

bool oxbow_tiled_read_objects  (const OxbowTiledMap *map, const OxbowTiledLayout *layout, OxbowScenario *scenario,
                                GError **error);
void oxbow_tiled_write_objects (OxbowTiledMap *map, const OxbowTiledLayout *layout, const OxbowScenario *scenario);

G_END_DECLS
