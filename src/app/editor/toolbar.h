/* toolbar.h: the tools, and what they draw with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/editor/easel.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_TOOLBAR (oxbow_toolbar_get_type ())
G_DECLARE_FINAL_TYPE (OxbowToolbar, oxbow_toolbar, OXBOW, TOOLBAR, GtkWidget)

void oxbow_toolbar_set_easel (OxbowToolbar *self, OxbowEasel *easel);   /* or NULL */
void oxbow_toolbar_open_menu (OxbowToolbar *self);      /* of what can be done with pieces of the map */

G_END_DECLS
