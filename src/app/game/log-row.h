/* log-row.h: how a line of the log looks
 *
 * GTK works out a style anew for every class that comes to a widget or goes. So a row keeps its looks, and it is the
 * line that goes to another row. Its list gives it its room, and it asks for no other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/lens.h"
#include "app/game/log-line.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  OXBOW_LOG_LOOKS_PLAIN = 0,
  OXBOW_LOG_LOOKS_TURN = 1 << 0,        /* a heading */
  OXBOW_LOG_LOOKS_BRANCH = 1 << 1,
  OXBOW_LOG_LOOKS_HERE = 1 << 2,        /* where the game stands */
  OXBOW_LOG_LOOKS_AHEAD = 1 << 3,       /* what lies ahead of it */
  OXBOW_LOG_LOOKS_SELECTED = 1 << 4,    /* what is looked at */
} OxbowLogLooks;

#define OXBOW_TYPE_LOG_ROW (oxbow_log_row_get_type ())
G_DECLARE_FINAL_TYPE (OxbowLogRow, oxbow_log_row, OXBOW, LOG_ROW, GtkWidget)

OxbowLogLooks oxbow_log_row_find_looks (OxbowLens *lens, OxbowLogLine *line);      /* of a line as things stand */

GtkWidget    *oxbow_log_row_new        (OxbowLens *lens, OxbowLogLooks looks);
OxbowLogLooks oxbow_log_row_get_looks  (OxbowLogRow *self);
void          oxbow_log_row_show       (OxbowLogRow *self, OxbowLogLine *line);    /* NULL: it is not there */
OxbowLogLine *oxbow_log_row_get_line   (OxbowLogRow *self);                        /* or NULL */
int           oxbow_log_row_get_height (OxbowLogRow *self, int width);             /* that it needs */

G_END_DECLS
