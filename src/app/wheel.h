/* wheel.h: the wheel scrolls, and changes no numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on the wheel over a field with a number scrolls the page that the field is on. */
void oxbow_wheel_spare_numbers_everywhere (void);

G_END_DECLS
