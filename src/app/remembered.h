/* remembered.h: what was chosen for the last game of each kind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/choices.h"

G_BEGIN_DECLS

/* The game that was begun last, or the first of the list. */
const OxbowRuleset *oxbow_remembered_game    (void);

/* As it was chosen for that game last, with a new seed; the usual choices where that is no longer possible. name: of
 * another scenario, or NULL. Before the first game, computers take the seats of the others. */
OxbowChoices       *oxbow_remembered_choices (const OxbowRuleset *ruleset, const char *name, GError **error);

void                oxbow_remembered_keep    (const OxbowChoices *choices);

G_END_DECLS
