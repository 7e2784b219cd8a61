/* dos-rios-panel.h: Dos Rios in the side panel: the harvest row, and how each player stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/lens.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *oxbow_dos_rios_panel_new (OxbowLens *lens);
GtkWidget *oxbow_dos_rios_seat_new  (OxbowLens *lens, int seat);

G_END_DECLS
