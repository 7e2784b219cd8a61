/* palette.h: all that the game lets a map hold, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/editor/thing.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_PALETTE_VIEW (oxbow_palette_view_get_type ())
G_DECLARE_FINAL_TYPE (OxbowPaletteView, oxbow_palette_view, OXBOW, PALETTE_VIEW, GtkBox)

/* Signal: "chosen" (thing, button): an OxbowThing *, for GDK_BUTTON_PRIMARY or GDK_BUTTON_SECONDARY. */
void       oxbow_palette_view_set_game (OxbowPaletteView *self, const OxbowRuleset *ruleset,
                                        OxbowOrientation orientation);

/* Whether the map begins in a position, whose things are offered then. */
void       oxbow_palette_view_set_has_position (OxbowPaletteView *self, bool has_position);

/* What the buttons draw now; NULL: nothing that is in the palette. */
void       oxbow_palette_view_set_used (OxbowPaletteView *self, const OxbowThing *first, const OxbowThing *second);

G_END_DECLS
