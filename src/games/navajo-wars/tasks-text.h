/* tasks-text.h: tasks as words of the listing, and back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/navajo-wars/state.h"

G_BEGIN_DECLS

char *nw_task_print (const NwState *state, const NwTask *task);
bool  nw_task_parse (const NwState *state, const char *text, NwTask *task);

G_END_DECLS
