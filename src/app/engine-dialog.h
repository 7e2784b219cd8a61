/* engine-dialog.h: what an outside engine is called, and where its program is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/engines.h"
#include <adwaita.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_ENGINE_DIALOG (oxbow_engine_dialog_get_type ())
G_DECLARE_FINAL_TYPE (OxbowEngineDialog, oxbow_engine_dialog, OXBOW, ENGINE_DIALOG, AdwWindow)

/* For a new one (NULL), or one that is to be changed. What is saved goes to the preferences. */
void oxbow_engine_dialog_present (GtkWindow *parent, const OxbowOutsider *engine);

G_END_DECLS
