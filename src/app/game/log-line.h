/* log-line.h: what a line of the log says
 *
 * It is worked out when somebody asks, and then kept: a position does not change, only the words on it do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/lens.h"

G_BEGIN_DECLS

typedef enum
{
  OXBOW_LOG_START,              /* node 0: before any move */
  OXBOW_LOG_TURN,               /* a heading, before the move of its node */
  OXBOW_LOG_MOVE,
  OXBOW_LOG_BRANCH,             /* what else was played instead of the move above */
} OxbowLogKind;

#define OXBOW_TYPE_LOG_LINE (oxbow_log_line_get_type ())
G_DECLARE_FINAL_TYPE (OxbowLogLine, oxbow_log_line, OXBOW, LOG_LINE, GObject)

OxbowLogLine *oxbow_log_line_new         (OxbowLens *lens, OxbowLogKind kind, int node);

/* Of a heading: moves of several seats stand below it. To be said before anything is asked. */
void          oxbow_log_line_set_shared  (OxbowLogLine *self);

OxbowLogKind  oxbow_log_line_get_kind    (OxbowLogLine *self);
int           oxbow_log_line_get_node    (OxbowLogLine *self);
int           oxbow_log_line_get_seat    (OxbowLogLine *self);          /* who moved, or -1 */
const char   *oxbow_log_line_get_text    (OxbowLogLine *self);          /* what happened first, or the heading */
const char   *oxbow_log_line_get_more    (OxbowLogLine *self);          /* what followed from it, or "" */
bool          oxbow_log_line_is_chance   (OxbowLogLine *self);          /* dice or hidden cards had a part in it */
const char   *oxbow_log_line_get_comment (OxbowLogLine *self);          /* or NULL */
const char   *oxbow_log_line_get_mark    (OxbowLogLine *self);          /* or NULL */

G_END_DECLS
