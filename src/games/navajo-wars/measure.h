/* measure.h: how wide the territories of a map are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

void navajo_wars_measure (const OxbowScenario *scenario, GPtrArray *facts);

G_END_DECLS
