/* status.h: the line below the board: what has just happened, or why something cannot be done
 *
 * It is a label whose words change, so that a screen reader tells them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/table.h"

G_BEGIN_DECLS

#define OXBOW_TYPE_STATUS (oxbow_status_get_type ())
G_DECLARE_FINAL_TYPE (OxbowStatus, oxbow_status, OXBOW, STATUS, GtkWidget)

GtkWidget  *oxbow_status_new      (OxbowTable *table);
const char *oxbow_status_get_text (OxbowStatus *self);

G_END_DECLS
