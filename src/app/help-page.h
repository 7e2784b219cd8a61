/* help-page.h: one page of the help as a widget
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

bool       oxbow_help_page_exists    (const char *target);                 /* a page's id, perhaps with a "#section" */

/* The same place as a target, but the page that tells the rule where the target names one ("dos-rios#DR-5.8"). */
char      *oxbow_help_page_find_rule (const char *target);

/* The page, and its title; link_cb (data, target) is called for a link, and answers whether it was followed. *place
 * (may be NULL): the text on it that tells the rule which the target names, or NULL. */
GtkWidget *oxbow_help_page_new       (const char *target, char **title, GtkWidget **place, GCallback link_cb,
                                      gpointer data);

G_END_DECLS
