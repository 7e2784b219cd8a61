/* stage.h: where a game of Dos Rios stands, and what is asked next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

char *dos_rios_stage (const OxbowState *state);
char *dos_rios_task  (const OxbowState *state);
char *dos_rios_standing (const OxbowState *state, int seat);

G_END_DECLS
