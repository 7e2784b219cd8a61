/* stage.h: where a game of Rising Waters stands, and what is asked next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

char *rising_waters_stage    (const OxbowState *state);
char *rising_waters_task     (const OxbowState *state);
char *rising_waters_standing (const OxbowState *state, int seat);

G_END_DECLS
