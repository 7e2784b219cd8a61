/* analysis.h: how likely each player is to win from the position that is looked at: a bar and its numbers
 *
 * The search goes on in the background while the position stays, and ends. A widget that is not on the screen searches
 * nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/lens.h"
#include "players/chances.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_ANALYSIS (oxbow_analysis_get_type ())
G_DECLARE_FINAL_TYPE (OxbowAnalysis, oxbow_analysis, OXBOW, ANALYSIS, GtkWidget)

GtkWidget          *oxbow_analysis_new         (OxbowLens *lens);

/* Beside something else it is narrow, and names players by their marks alone. */
void                oxbow_analysis_set_brief   (OxbowAnalysis *self, bool is_brief);

/* What is shown; NULL: nothing is known yet. And whether there is more to come. */
const OxbowChances *oxbow_analysis_get_chances (OxbowAnalysis *self);
bool                oxbow_analysis_is_busy     (OxbowAnalysis *self);

G_END_DECLS
