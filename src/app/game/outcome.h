/* outcome.h: who won and why, as ranks and scores: a card in the panel
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/lens.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_OUTCOME (oxbow_outcome_get_type ())
G_DECLARE_FINAL_TYPE (OxbowOutcome, oxbow_outcome, OXBOW, OUTCOME, GtkWidget)

/* Shown only while a finished game is looked at. */
GtkWidget *oxbow_outcome_new (OxbowLens *lens);

/* For the page that has its own. */
void       oxbow_outcome_hide_buttons (OxbowOutcome *self);

G_END_DECLS
