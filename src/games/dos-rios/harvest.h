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

/* Who is present on watered land, found out once for as many cards as are to be looked at. */
typedef struct
{
  uint8_t n[DOS_RIOS_CARD_RIVER][DOS_RIOS_MAX_PLAYERS];         /* hexes, by the card that harvests them */
  uint8_t buildings[DOS_RIOS_MAX_PLAYERS];
} DosRiosPresence;

void dos_rios_deal_row  (DosRiosState *state);
void dos_rios_harvest   (DosRiosState *state, OxbowEvents *events);     /* takes the current card and refills the row */
void dos_rios_delay     (DosRiosState *state, OxbowEvents *events);
void dos_rios_get_yield (const DosRiosState *state, int card, DosRiosYield *yield);     /* as the position is now */
void dos_rios_survey    (const DosRiosState *state, DosRiosPresence *presence);
void dos_rios_foresee   (const DosRiosState *state, const DosRiosPresence *presence, int card, DosRiosYield *yield);

G_END_DECLS
