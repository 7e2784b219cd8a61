/* log-keys.h: the keys of the list of lines, as lists have them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void oxbow_log_keys_add (GtkWidgetClass *list_class);

G_END_DECLS
