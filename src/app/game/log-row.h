/* log-row.h: how a line of the log looks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/log-line.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_LOG_ROW (oxbow_log_row_get_type ())
G_DECLARE_FINAL_TYPE (OxbowLogRow, oxbow_log_row, OXBOW, LOG_ROW, GtkWidget)

GtkWidget    *oxbow_log_row_new      (OxbowLens *lens);
void          oxbow_log_row_show     (OxbowLogRow *self, OxbowLogLine *line);  /* NULL: nothing */
OxbowLogLine *oxbow_log_row_get_line (OxbowLogRow *self);                      /* or NULL */

G_END_DECLS
