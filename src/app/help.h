/* help.h: the help, in a window of its own
 *
 * The pages are those of the Mallard help that is installed too; they are compiled into the program, so that F1 works
 * wherever it runs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_HELP (oxbow_help_get_type ())
G_DECLARE_FINAL_TYPE (OxbowHelp, oxbow_help, OXBOW, HELP, AdwWindow)

/* Shows a page ("dos-rios-dam", "index#rules"; NULL: the first one) in the help window that belongs to parent. With a
 * rule's number ("dos-rios#DR-5.8") it is the page that tells the rule, if one does, and the text that tells it is
 * marked. */
void oxbow_help_show (GtkWindow *parent, const char *page);

/* Whether there is such a page. */
bool oxbow_help_has  (const char *page);

G_END_DECLS
