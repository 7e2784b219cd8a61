/* map-view.h: what a scenario says of itself, its rules, its size, and its figures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/draft.h"
#include <adwaita.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_MAP_VIEW (oxbow_map_view_get_type ())
G_DECLARE_FINAL_TYPE (OxbowMapView, oxbow_map_view, OXBOW, MAP_VIEW, AdwBin)

GtkWidget *oxbow_map_view_new (OxbowDraft *draft);

G_END_DECLS
