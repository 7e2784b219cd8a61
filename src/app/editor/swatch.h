/* swatch.h: one hex of a terrain, as the map will show it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_SWATCH (oxbow_swatch_get_type ())
G_DECLARE_FINAL_TYPE (OxbowSwatch, oxbow_swatch, OXBOW, SWATCH, GtkWidget)

/* size: of its sides, in pixels */
GtkWidget *oxbow_swatch_new (const OxbowRuleset *ruleset, OxbowOrientation orientation, char terrain, int size);
void       oxbow_swatch_set_terrain (OxbowSwatch *self, char terrain);

G_END_DECLS
