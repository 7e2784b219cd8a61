/* tasks-text.h: tasks as words of the listing, and back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/navajo-wars/state.h"

G_BEGIN_DECLS

char *navajo_wars_task_print (const NavajoWarsState *state, const NavajoWarsTask *task);
bool  navajo_wars_task_parse (const NavajoWarsState *state, const char *text, NavajoWarsTask *task);

G_END_DECLS
