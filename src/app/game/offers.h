/* offers.h: what may be done now, as buttons with their prices
 *
 * Two of them share the choices of a table: one has all that goes on with the turn, the other, at the foot of the
 * panel, what ends it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/table.h"

G_BEGIN_DECLS

#define OXBOW_TYPE_OFFERS (oxbow_offers_get_type ())
G_DECLARE_FINAL_TYPE (OxbowOffers, oxbow_offers, OXBOW, OFFERS, GtkWidget)

GtkWidget *oxbow_offers_new (OxbowTable *table, bool ends_turn);

G_END_DECLS
