/* seat.h: a seat in the window: its name and colour, and the card that shows how it stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/lens.h"
#include "paint/theme.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

const char  *oxbow_seat_get_name    (const OxbowState *state, int seat);
OxbowLivery  oxbow_seat_get_livery  (const OxbowState *state, int seat);

#define OXBOW_TYPE_SEAT_CARD (oxbow_seat_card_get_type ())
G_DECLARE_FINAL_TYPE (OxbowSeatCard, oxbow_seat_card, OXBOW, SEAT_CARD, GtkWidget)

/* names: of all seats at the table, so that what stands behind them begins in one column */
GtkWidget   *oxbow_seat_card_new    (OxbowLens *lens, int seat, GtkSizeGroup *names);

G_END_DECLS
