/* told.h: what a move has brought, as a headline and the rest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

/* The headline is the first sentence of the events that does not merely go with another (OxbowVerb), or NULL; more is
 * all the others, in their order. Both are the caller's. */
char *oxbow_told_of   (const OxbowState *after, const OxbowEvents *events, char **more);

/* As many sentences, at most, of those that do not merely go with another; NULL: there is none. */
char *oxbow_told_news (const OxbowState *after, const OxbowEvents *events, unsigned int most);

G_END_DECLS
