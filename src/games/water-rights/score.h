/* score.h: who wins, and by what (WR-7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/water-rights/state.h"

G_BEGIN_DECLS

typedef struct
{
  int town, money, bank, bonus, secret, legacy;         /* points; town and legacy of mayors, bank of the King */
  int total;
} WaterRightsScore;

/* As if the game ended now. */
WaterRightsScore water_rights_score      (const WaterRightsState *state, int seat);
bool    water_rights_has_goal   (const WaterRightsState *state, int seat, int goal);       /* WR-7.1: of a bonus goal */
bool    water_rights_takes_part (const WaterRightsState *state, int seat);                 /* can win */
int     water_rights_winner     (const WaterRightsState *state);
bool    water_rights_result     (const OxbowState *state, OxbowResult *result);

G_END_DECLS
