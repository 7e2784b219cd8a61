/* seating.h: who plays which seat from now on: a window over a game in play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/game.h"
#include <adwaita.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_SEATING (oxbow_seating_get_type ())
G_DECLARE_FINAL_TYPE (OxbowSeating, oxbow_seating, OXBOW, SEATING, AdwWindow)

GtkWindow *oxbow_seating_present (GtkWindow *parent, OxbowGame *game);

G_END_DECLS
