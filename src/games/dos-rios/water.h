/* water.h: rivers find their way (DR-6.1 to DR-6.3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/dos-rios/state.h"

G_BEGIN_DECLS

void dos_rios_begin_rivers (DosRiosState *state, OxbowEvents *events);
void dos_rios_lay          (DosRiosState *state, int side, OxbowEvents *events);        /* from the head */
void dos_rios_divert       (DosRiosState *state, int site, OxbowEvents *events);        /* its segment is dammed */
void dos_rios_find_wet     (const DosRiosState *state, bool *wet);      /* for each site: whether on some course */
void dos_rios_recall_wet   (DosRiosState *state);       /* what a dam began to change, of a position read in between */

G_END_DECLS
