/* figures.h: how far things lie from each other, and how far rivers reach
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/draft.h"
#include <adwaita.h>

G_BEGIN_DECLS

/* A row that unfolds; what it shows follows the draft while it is open. */
GtkWidget *oxbow_figures_new (OxbowDraft *draft);

G_END_DECLS
