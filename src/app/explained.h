/* explained.h: what the abbreviations in a text stand for, told where they stand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

/* As the tooltip and the description of what shows the text; of a text without any, neither is there. */
void oxbow_explained_tell (GtkWidget *widget, const OxbowRuleset *ruleset, const char *text);

G_END_DECLS
