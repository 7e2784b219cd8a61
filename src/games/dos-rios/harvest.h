/* harvest.h: the cards and what they bring (DR-4.7, DR-6.4 to DR-6.6)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/dos-rios/state.h"

G_BEGIN_DECLS

typedef struct
{
  int money[DOS_RIOS_MAX_PLAYERS];
  int dams[DOS_RIOS_MAX_PLAYERS];       /* due; what reserve and supply have no room for is lost */
} DosRiosYield;

void dos_rios_deal_row  (DosRiosState *state);
void dos_rios_harvest   (DosRiosState *state, OxbowEvents *events);     /* takes the current card and refills the row */
void dos_rios_delay     (DosRiosState *state, OxbowEvents *events);
void dos_rios_get_yield (const DosRiosState *state, int card, DosRiosYield *yield);     /* as the position is now */

G_END_DECLS
