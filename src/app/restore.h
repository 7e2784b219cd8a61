/* restore.h: the games that were open when the program ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/application.h"

G_BEGIN_DECLS

/* Opens each in its window, as it was left or as far as it was kept. How many; and in notice, to be freed, what could
 * not be opened, or NULL. */
int oxbow_restore_games (OxbowApplication *application, char **notice);

G_END_DECLS
