/* pass.h: what belongs to a seat belongs to another one in a mirror
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

/* Attributes of the record, and of those inside it, that name a seat of the game name the one that comes so many seats
 * later; after the last comes the first. */
void oxbow_pass_seats (OxbowRecord *record, const OxbowRuleset *ruleset, int n_seats_later);

G_END_DECLS
