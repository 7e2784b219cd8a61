/* banner.h: the head of the side panel: whose turn it is, and how much of it is left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/lens.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_BANNER (oxbow_banner_get_type ())
G_DECLARE_FINAL_TYPE (OxbowBanner, oxbow_banner, OXBOW, BANNER, GtkWidget)

GtkWidget *oxbow_banner_new        (OxbowLens *lens);

/* "White to move", "Black wins": also for the title of the window. */
char      *oxbow_banner_build_title (const OxbowState *state);

G_END_DECLS
