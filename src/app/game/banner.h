/* banner.h: the head of the side panel: whose turn it is, where the game stands, and what is asked now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/lens.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_BANNER (oxbow_banner_get_type ())
G_DECLARE_FINAL_TYPE (OxbowBanner, oxbow_banner, OXBOW, BANNER, GtkWidget)

GtkWidget *oxbow_banner_new        (OxbowLens *lens);

/* "White to move", "Black wins": also for the title of a window that does not show the panel. */
char      *oxbow_banner_build_title (const OxbowState *state);

/* What is asked of the person who is to decide, in a sentence or two. NULL: nothing, or of a computer, which knows; or
 * nothing can be done in the position that is shown. */
char      *oxbow_banner_build_task  (OxbowLens *lens);

G_END_DECLS
