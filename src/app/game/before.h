/* before.h: "Before you click": what the move that is thought about would do, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/table.h"

G_BEGIN_DECLS

#define OXBOW_TYPE_BEFORE (oxbow_before_get_type ())
G_DECLARE_FINAL_TYPE (OxbowBefore, oxbow_before, OXBOW, BEFORE, GtkWidget)

GtkWidget *oxbow_before_new (OxbowTable *table);

G_END_DECLS
