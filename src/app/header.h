/* header.h: header bars in windows of any width
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* In a narrow window the buttons that only change its size go, and so does the title's second line (or NULL). A tooltip
 * tells what is cut short of the title. */
void oxbow_header_follow  (AdwHeaderBar *header, GtkWidget *subtitle);

/* Where its word would leave nothing of the title, the button shows this icon instead; a tooltip tells the word. */
void oxbow_header_abridge (GtkButton *button, const char *icon);

G_END_DECLS
