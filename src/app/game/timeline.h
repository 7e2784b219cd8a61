/* timeline.h: the whole game as a line to be scrubbed along
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/lens.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_TIMELINE (oxbow_timeline_get_type ())
G_DECLARE_FINAL_TYPE (OxbowTimeline, oxbow_timeline, OXBOW, TIMELINE, GtkWidget)

GtkWidget *oxbow_timeline_new    (OxbowLens *lens);
void       oxbow_timeline_replay (OxbowTimeline *self);        /* from the beginning */
void       oxbow_timeline_show_round (OxbowTimeline *self);    /* from where the last round began to the present */

G_END_DECLS
