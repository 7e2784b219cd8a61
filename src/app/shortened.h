/* shortened.h: texts that are cut short where there is little room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A label, or what holds some: while one is cut short, a tooltip tells the whole text. */
void oxbow_shortened_tell (GtkWidget *widget);

G_END_DECLS
