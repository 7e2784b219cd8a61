/* palette-item.h: one thing that can be drawn, in the palette: how it looks, its name, and the buttons that draw it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/editor/thing.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_PALETTE_ITEM (oxbow_palette_item_get_type ())
G_DECLARE_FINAL_TYPE (OxbowPaletteItem, oxbow_palette_item, OXBOW, PALETTE_ITEM, GtkFlowBoxChild)

/* Signal: "chosen-second": for the secondary button of the mouse (which also does it), or with Shift+Return. */
GtkWidget        *oxbow_palette_item_new       (const OxbowRuleset *ruleset, OxbowOrientation orientation,
                                                const OxbowThing *thing);
const OxbowThing *oxbow_palette_item_get_thing (OxbowPaletteItem *self);

/* Which buttons draw it now. */
void              oxbow_palette_item_set_used  (OxbowPaletteItem *self, bool by_first, bool by_second);

G_END_DECLS
