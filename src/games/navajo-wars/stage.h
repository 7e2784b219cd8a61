/* stage.h: where a game of Navajo Wars stands, and what is asked next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

char *navajo_wars_stage    (const OxbowState *state);
char *navajo_wars_task     (const OxbowState *state);
char *navajo_wars_standing (const OxbowState *state, int seat);

G_END_DECLS
