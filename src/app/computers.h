/* computers.h: which computer players may take a seat: Oxbow's own levels, then outside engines
 *
 * Games and preferences keep them by name: the id of a level, or what an engine is called.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "players/player.h"

G_BEGIN_DECLS

/* All names, g_strfreev (). */
char       **oxbow_computers_list     (void);
bool         oxbow_computer_is_known  (const char *name);

/* What whoever was called so is called now; NULL: there is no such player any more. */
char        *oxbow_computer_find_today (const char *name);

/* "Medium": for people to read; the name itself where nobody knows it. */
const char  *oxbow_computer_get_title (const char *name);

/* To play that scenario; NULL with a sentence where there is no such player. */
OxbowPlayer *oxbow_computer_new_player (const char *name, const OxbowScenario *scenario, uint64_t seed,
                                        GError **error);

G_END_DECLS
