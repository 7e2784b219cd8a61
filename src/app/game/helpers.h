/* helpers.h: what computers can do for whoever is at the table: give a hint, finish a turn, wait or go on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/hint.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_HELPERS (oxbow_helpers_get_type ())
G_DECLARE_FINAL_TYPE (OxbowHelpers, oxbow_helpers, OXBOW, HELPERS, GtkWidget)

GtkWidget *oxbow_helpers_new (OxbowLens *lens, OxbowHint *hint);

G_END_DECLS
