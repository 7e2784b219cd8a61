/* menu-model.h: menus that are the same wherever they are opened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The menu of a file in ui/, by its name without the ending. */
GMenuModel *oxbow_menu_model_get (const char *name);

G_END_DECLS
