/* stage.h: where a game of Water Rights stands, and what is asked next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

char *water_rights_stage    (const OxbowState *state);
char *water_rights_task     (const OxbowState *state);
char *water_rights_standing (const OxbowState *state, int seat);

G_END_DECLS
