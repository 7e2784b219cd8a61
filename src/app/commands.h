/* commands.h: what a window can be told to do: the actions "win."
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

/* For class_init of the window. */
void oxbow_commands_install (GtkWidgetClass *class);

/* Those that need a game, or a map that is being drawn, are greyed where there is none. */
void oxbow_commands_enable  (GtkWidget *window, bool has_game, bool has_map);

G_END_DECLS
