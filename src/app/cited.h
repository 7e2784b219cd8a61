/* cited.h: a sentence in a label, with the number of its rule in a paler colour
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Any text; what ends with no rule's number is shown as it is. A screen reader reads all of it. */
void oxbow_cited_show (GtkLabel *label, const char *text);

/* For what is no label: how the text looks, or NULL: as any. */
PangoAttrList *oxbow_cited_build_attributes (const char *text);

G_END_DECLS
