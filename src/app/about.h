/* about.h: the window about the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void oxbow_about_show (GtkWindow *parent);

G_END_DECLS
