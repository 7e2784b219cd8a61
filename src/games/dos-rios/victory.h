/* victory.h: who has won, and how the others stand (section 7 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/dos-rios/state.h"

G_BEGIN_DECLS

/* What tells players apart when the last round is over: the first in which they differ (DR-7.2). */
typedef enum
{
  DOS_RIOS_LEAD_POINTS,
  DOS_RIOS_LEAD_WET,
  DOS_RIOS_LEAD_MONEY,
  DOS_RIOS_LEAD_DAMS,
  DOS_RIOS_LEAD_ORDER,
} DosRiosLead;

/* What tells a seat from the one that stands nearest to it: the last thing that has to be compared with any other. Of
 * a winner it is what the game was won by. */
DosRiosLead dos_rios_lead   (const DosRiosState *state, int seat);

void dos_rios_check_victory (DosRiosState *state, OxbowEvents *events);         /* ends the game if somebody has won */
void dos_rios_end_by_rounds (DosRiosState *state, OxbowEvents *events);
bool dos_rios_result        (const OxbowState *state, OxbowResult *result);

G_END_DECLS
