/* move-entry.h: a line to type moves into, as the rules and the log write them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/table.h"

G_BEGIN_DECLS

#define OXBOW_TYPE_MOVE_ENTRY (oxbow_move_entry_get_type ())
G_DECLARE_FINAL_TYPE (OxbowMoveEntry, oxbow_move_entry, OXBOW, MOVE_ENTRY, GtkWidget)

/* Signal "toggled": as it is shown, and as it is put away. */
GtkWidget *oxbow_move_entry_new      (OxbowTable *table);
void       oxbow_move_entry_begin    (OxbowMoveEntry *self);    /* shows it and takes the focus */
bool       oxbow_move_entry_is_shown (OxbowMoveEntry *self);

G_END_DECLS
