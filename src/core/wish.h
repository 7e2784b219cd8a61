/* wish.h: a move that was meant and is not legal, and why it is not
 *
 * For picker.c alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/given.h"

G_BEGIN_DECLS

typedef struct
{
  const char *verb;             /* or NULL: any */
  const OxbowGiven *arguments[OXBOW_MAX_GIVEN + 1];
  int n;
} OxbowWish;

/* The first verb whose arguments the given things fit, with the sentence that refuses that move in error; -1: there is
 * none, and no sentence. What is possible otherwise is likelier to be meant, so its verbs are asked first, even where
 * not all of it was given: a place before the card that shall go there. */
int oxbow_wish_ask (const OxbowState *state, const OxbowMoves *possible, const OxbowWish *wish, GError **error);

G_END_DECLS
