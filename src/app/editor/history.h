/* history.h: the steps of a draft, in a list: a click goes there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/draft.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_STEPS (oxbow_steps_get_type ())
G_DECLARE_FINAL_TYPE (OxbowSteps, oxbow_steps, OXBOW, STEPS, GtkWidget)

GtkWidget *oxbow_steps_new (OxbowDraft *draft);

G_END_DECLS
