/* new-map.h: the page of choices before a map is drawn: what it begins with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"

G_BEGIN_DECLS

#define OXBOW_TYPE_NEW_MAP (oxbow_new_map_get_type ())
G_DECLARE_FINAL_TYPE (OxbowNewMap, oxbow_new_map, OXBOW, NEW_MAP, AdwBin)

/* ruleset may be NULL: the game that was played or drawn last. */
void oxbow_new_map_choose      (OxbowNewMap *self, const OxbowRuleset *ruleset);
/* A map of Tiled, where that is what to begin with. */
void oxbow_new_map_take_file   (OxbowNewMap *self, const char *path);
/* The button that begins has the focus, and Return presses it. */
void oxbow_new_map_be_ready    (OxbowNewMap *self);

G_END_DECLS
