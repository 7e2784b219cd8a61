/* seat-row.h: who takes a seat: the name of a person, or what plays there otherwise
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"
#include <adwaita.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_SEAT_ROW (oxbow_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (OxbowSeatRow, oxbow_seat_row, OXBOW, SEAT_ROW, AdwEntryRow)

/* Signals: "kind-chosen (value, computer)": NULL where a seat has no values, and where a person plays; "changed", of
 * the name, as of every entry. */
GtkWidget *oxbow_seat_row_new      (const OxbowSeat *seat, int i, const char *name);
void       oxbow_seat_row_set_kind (OxbowSeatRow *self, const char *value, const char *computer);
int        oxbow_seat_row_get_seat (OxbowSeatRow *self);

/* What people read for a value of a seat, as "absent". */
const char *oxbow_seat_row_get_value_title (const char *value);

G_END_DECLS
