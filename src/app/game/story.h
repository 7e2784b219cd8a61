/* story.h: how a game went: who won and why, and plots over the turns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/lens.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_STORY (oxbow_story_get_type ())
G_DECLARE_FINAL_TYPE (OxbowStory, oxbow_story, OXBOW, STORY, GtkWidget)

GtkWidget *oxbow_story_new (OxbowLens *lens);

G_END_DECLS
