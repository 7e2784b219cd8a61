/* here.h: what lies at the cursor's cell, and the tables of the scenario: records to be filled in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/board/board.h"
#include "editor/draft.h"
#include <adwaita.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_HERE (oxbow_here_get_type ())
G_DECLARE_FINAL_TYPE (OxbowHere, oxbow_here, OXBOW, HERE, AdwBin)

GtkWidget *oxbow_here_new (OxbowDraft *draft, OxbowBoard *board);

G_END_DECLS
