/* lean.h: no more of style sheets and icons than what is shown needs
 *
 * A game is there soonest, and with the least memory, if only those rules of libadwaita's sheet are read that speak of
 * something on its page, and if no icons are looked for on the disk: those of the page are compiled into GTK or Oxbow.
 * Whatever else is shown later has all rules, and the icons that the person has chosen; that is no other sight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

/* Before the program starts up; initializes GTK. */
void oxbow_lean_begin      (void);

/* Before anything is shown, and before something else is: a game alone, or more. What was read stays. */
void oxbow_lean_read       (bool is_for_game);

/* Whether only some of the rules have been read. */
bool oxbow_lean_is_in_part (void);

G_END_DECLS
