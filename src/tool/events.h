/* events.h: what moves caused, printed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/history.h"

G_BEGIN_DECLS

/* A line an event, after indent; in words those that are worth telling, as the log of a game has them. */
void oxbow_events_print (const OxbowState *state, const OxbowEvents *events, const char *indent, bool in_words);

#define OXBOW_WORDS_FLAG \
  { "words", 'w', NULL, false, N_("Tell what happens in sentences.") }

G_END_DECLS
