/* judged.h: a field whose value was taken, or was not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

/* What cannot be so stays as it was, and the field says why. error is NULL where is_done. */
void oxbow_judge (GtkWidget *field, bool is_done, const GError *error);

G_END_DECLS
