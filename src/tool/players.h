/* players.h: the number of players in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* "2 to 4 players"; g_free () it. */
char *oxbow_players_to_text (int least, int most);
