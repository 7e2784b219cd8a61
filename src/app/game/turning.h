/* turning.h: the winning chances over a whole game, and the moves with which they changed most
 *
 * Every position is judged in the background, and the plot grows with it. A click on the plot, or on one of the moves
 * below it, looks at that position on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/lens.h"
#include "players/chances.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TURNING_POINTS 4  /* at most */

/* Of positions 0 ... n - 1 of a line, those that the chances changed with most, in the order of play. How many there
 * are. */
int        oxbow_turning_find    (const OxbowChances *chances, int n, int points[OXBOW_TURNING_POINTS]);

#define OXBOW_TYPE_TURNING (oxbow_turning_get_type ())
G_DECLARE_FINAL_TYPE (OxbowTurning, oxbow_turning, OXBOW, TURNING, GtkWidget)

GtkWidget *oxbow_turning_new     (OxbowLens *lens);
bool       oxbow_turning_is_busy (OxbowTurning *self);

G_END_DECLS
