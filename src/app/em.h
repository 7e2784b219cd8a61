/* em.h: the height of text, by which everything grows with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Of the widget's text, in pixels, large text included. */
double oxbow_em_get (GtkWidget *widget);

G_END_DECLS
