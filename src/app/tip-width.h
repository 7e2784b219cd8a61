/* tip-width.h: tooltips as wide as their text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From the first one on; called once. */
void oxbow_tips_fit_everywhere (void);

G_END_DECLS
