/* log-list.h: the lines of the log, of which only those in sight are widgets
 *
 * A GtkListView keeps two hundred rows, and has all of the window laid out with each line that comes. This list tells
 * how high its lines are when it is asked, but has nothing laid out for a line more, and gives its rows their places.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/log-model.h"
#include "app/game/log-row.h"

#include <stdbool.h>

G_BEGIN_DECLS

#define OXBOW_LOG_LIST_HEIGHT 84        /* the usual room: two lines, or one that tells more */

#define OXBOW_TYPE_LOG_LIST (oxbow_log_list_get_type ())
G_DECLARE_FINAL_TYPE (OxbowLogList, oxbow_log_list, OXBOW, LOG_LIST, GtkWidget)

GtkWidget *oxbow_log_list_new (OxbowLens *lens, OxbowLogModel *model);

/* Which line is looked at has changed, or where the game stands: the line comes into sight. */
void oxbow_log_list_follow (OxbowLogList *self);

/* Leads the focus to the line above (way -1) or below (1), a page further (2) or to the end (3), and looks there; 0: it
 * looks where the focus is. False: that is not here. */
bool oxbow_log_list_move_focus (OxbowLogList *self, int way, bool only_focus);

OxbowLogRow *oxbow_log_list_pick        (OxbowLogList *self, double x, double y);       /* or NULL */
OxbowLogRow *oxbow_log_list_get_focused (OxbowLogList *self);                           /* or NULL */

G_END_DECLS
