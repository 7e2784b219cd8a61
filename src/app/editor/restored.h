/* restored.h: a draft with its steps, as an autosave has left it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/draft.h"
#include "files/autosave.h"

G_BEGIN_DECLS

/* The draft of which the document is the map as it was left. Its steps come from the recovery's trail as far as they
 * lead to that map; is_whole: whether they are there from the first one on, so that all can be undone. */
OxbowDraft *oxbow_restored_draft (const OxbowRecovery *recovery, const OxbowDocument *document, bool *is_whole);

/* Follows the draft, from where it begins, with a journal that has its steps already. */
bool        oxbow_restored_keep  (OxbowDraft *draft, OxbowAutosave *autosave, GError **error);

G_END_DECLS
