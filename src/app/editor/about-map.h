/* about-map.h: what a scenario says of itself, in several languages, and whose it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/draft.h"
#include <adwaita.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_ABOUT_MAP (oxbow_about_map_get_type ())
G_DECLARE_FINAL_TYPE (OxbowAboutMap, oxbow_about_map, OXBOW, ABOUT_MAP, AdwBin)

GtkWidget *oxbow_about_map_new (OxbowDraft *draft);

G_END_DECLS
