/* position.h: a position as groups of facts, for games without a panel of their own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/lens.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What the game tells of the position to the viewer, title before text, in groups that fold. */
GtkWidget *oxbow_position_new (OxbowLens *lens);

G_END_DECLS
