/* swatch.h: one hex of a terrain, or with a thing on it, as the map will show it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/editor/thing.h"
#include "core/ruleset.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_SWATCH (oxbow_swatch_get_type ())
G_DECLARE_FINAL_TYPE (OxbowSwatch, oxbow_swatch, OXBOW, SWATCH, GtkWidget)

/* size_em: of its sides, in parts of the text, so that both grow together. */
GtkWidget *oxbow_swatch_new (const OxbowRuleset *ruleset, OxbowOrientation orientation, const OxbowThing *thing,
                             double size_em);
/* Whether the map shows things of that sort by more than words. */
bool       oxbow_swatch_can_show (const OxbowThing *thing);
void       oxbow_swatch_set_terrain (OxbowSwatch *self, char terrain);

G_END_DECLS
