/* genmove.h: the engine's own move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/history.h"

G_BEGIN_DECLS

/* Chooses a move as asked for by words (LEVEL [ms=N] [seed=S]), plays it, and appends its text to out. */
bool oxbow_genmove (OxbowHistory *history, char **words, GString *out, GError **error);

G_END_DECLS
