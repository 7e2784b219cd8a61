/* lost-focus.h: the focus of what goes from the screen finds another place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on what goes from the screen with the focus in it is held by nobody on that account. */
void oxbow_lost_focus_finds_a_place_everywhere (void);

G_END_DECLS
