/* foresight.h: what a move would do, as far as the seat that makes it can know
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

typedef struct
{
  GPtrArray *sentences;         /* of char *: what is certain to happen, in order */
  bool by_chance;               /* ... and then something that nobody knows yet */
  bool ends_turn;               /* another turn begins, or the game is over */
} OxbowForesight;

OxbowForesight *oxbow_foresight_new  (const OxbowState *state, const OxbowMove *move);
void            oxbow_foresight_free (OxbowForesight *foresight);

/* Whether the move may turn out in more than one way: dice, a card that nobody has seen. */
bool            oxbow_foresight_is_chance (const OxbowState *state, const OxbowMove *move);

/* Which of its events is the first that may be another, counted from 0; -1 if there is only one way. */
int             oxbow_foresight_find_chance (const OxbowState *state, const OxbowMove *move);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowForesight, oxbow_foresight_free)

G_END_DECLS
