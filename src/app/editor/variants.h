/* variants.h: the variants of the rules that a scenario sets, or those that it suggests to begin with
 *
 * A row for each option of the game, chosen by as on the page of a new game. What is undone elsewhere is shown again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/draft.h"
#include <adwaita.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_VARIANTS (oxbow_variants_get_type ())
G_DECLARE_FINAL_TYPE (OxbowVariants, oxbow_variants, OXBOW, VARIANTS, AdwExpanderRow)

GtkWidget *oxbow_variants_new             (OxbowDraft *draft);
GtkWidget *oxbow_variants_new_suggestions (OxbowDraft *draft);

G_END_DECLS
