/* change.h: what is changed in a form, not by drawing
 *
 * Attributes of things, rows of tables, texts, credits, players, options. Each is one step, and typing on in one field
 * stays one. What would make a file that does not open again is refused in a sentence, and nothing is changed; what
 * only cannot be played is let through, and the checker says so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/draft.h"

G_BEGIN_DECLS

/* Puts the record, taken, in the place of the one there: a copy of that one with an attribute, or one of what it holds,
 * changed. It fits its kind, and has an id of its own if any. */
bool oxbow_change_record   (OxbowDraft *draft, OxbowLayer layer, int index, OxbowRecord *record, GError **error);

/* A new one at the index (-1: the end), of the kind, with all that it requires; its index, or -1. */
int  oxbow_change_add      (OxbowDraft *draft, OxbowLayer layer, int index, const char *kind, GError **error);
int  oxbow_change_add_copy (OxbowDraft *draft, OxbowLayer layer, int index, GError **error);   /* right after it */
void oxbow_change_remove   (OxbowDraft *draft, OxbowLayer layer, int index);

/* Title or description. language NULL: the original; value NULL or empty: none in that language. */
bool oxbow_change_text     (OxbowDraft *draft, OxbowHead head, const char *language, const char *value,
                            GError **error);

/* Id, author or licence. */
bool oxbow_change_line     (OxbowDraft *draft, OxbowHead head, const char *value, GError **error);

/* 0 and 0: as many as the game says. */
bool oxbow_change_players  (OxbowDraft *draft, int least, int most, GError **error);

/* What the scenario sets, or suggests to begin with; value NULL: it leaves that to those who play. */
bool oxbow_change_option   (OxbowDraft *draft, const char *name, const char *value, GError **error);
bool oxbow_change_suggestion (OxbowDraft *draft, const char *name, const char *value, GError **error);
bool oxbow_change_seat     (OxbowDraft *draft, const char *role, const char *value, GError **error);

G_END_DECLS
