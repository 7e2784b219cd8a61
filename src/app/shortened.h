/* shortened.h: texts that are cut short where there is little room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A label, or what holds some: while one is cut short, a tooltip anywhere on it tells the whole text. */
void oxbow_shortened_tell            (GtkWidget *widget);

/* In every window from now on, a tooltip tells the whole of any text that is cut short, where nothing else has one. */
void oxbow_shortened_tell_everywhere (void);

/* Where there is little room the button's text takes two lines, and is cut short only after that. */
void oxbow_shortened_fit_button      (GtkButton *button);

G_END_DECLS
