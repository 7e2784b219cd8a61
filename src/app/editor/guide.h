/* guide.h: what to draw first, above the palette
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/editor/desk.h"
#include "app/editor/easel.h"
#include "editor/checker.h"

G_BEGIN_DECLS

#define OXBOW_TYPE_GUIDE (oxbow_guide_get_type ())
G_DECLARE_FINAL_TYPE (OxbowGuide, oxbow_guide, OXBOW, GUIDE, GtkBox)

GtkWidget *oxbow_guide_new (OxbowDesk *desk, OxbowEasel *easel, OxbowChecker *checker);

G_END_DECLS
