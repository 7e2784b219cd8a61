/* wheel.h: the wheel scrolls, and changes no numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on the wheel over a field with a number, or over a row that scrolls sideways, scrolls the page that this is
 * on. */
void oxbow_wheel_scroll_pages_everywhere (void);

G_END_DECLS
