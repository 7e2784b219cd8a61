/* log-model.h: the history of a game as a list of lines
 *
 * The line that is played, move by move, with a heading for every turn of several moves; below a move, a line for each
 * other way that was tried there. What a line says is worked out when somebody looks at it, so that a long game costs
 * no more than a short one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/log-line.h"
#include <gio/gio.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_LOG_MODEL (oxbow_log_model_get_type ())
G_DECLARE_FINAL_TYPE (OxbowLogModel, oxbow_log_model, OXBOW, LOG_MODEL, GObject)

OxbowLogModel *oxbow_log_model_new      (OxbowLens *lens);
int            oxbow_log_model_find     (OxbowLogModel *self, int node);        /* its row, or -1 */

G_END_DECLS
