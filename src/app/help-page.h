/* help-page.h: one page of the help as a widget
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

bool       oxbow_help_page_exists (const char *target);                 /* a page's id, perhaps with a "#section" */

/* The page, and its title; link_cb (data, target) is called for a link, and answers whether it was followed. */
GtkWidget *oxbow_help_page_new    (const char *target, char **title, GCallback link_cb, gpointer data);

G_END_DECLS
