/* theme-selector.h: light, dark or as the desktop is, as three round samples: the first line of the main menu
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* They show and change the state of the action "app.colour-scheme". */
GtkWidget *oxbow_theme_selector_new (void);

G_END_DECLS
