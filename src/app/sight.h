/* sight.h: lists and menus of what has been scrolled out of sight
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* In this window a key that would open a list or a menu where nobody sees it brings the place into sight first. */
void oxbow_sight_open_nothing_else (GtkWindow *window);

/* A popover that has been opened brings the place that it hangs from into sight, and is closed once that scrolls out of
 * sight; until it is told of again as it goes from the screen. */
void oxbow_sight_follow            (GtkWidget *popover);
void oxbow_sight_leave             (GtkWidget *popover);

G_END_DECLS
