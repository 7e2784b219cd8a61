/* story-place.h: where the page tells how a game went
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/lens.h"

#include <adwaita.h>

G_BEGIN_DECLS

typedef struct _OxbowStoryPlace OxbowStoryPlace;

/* The story is made in bin, and takes the place of the board in rooms; both live longer than this. */
OxbowStoryPlace *oxbow_story_place_new      (GtkStack *rooms, AdwBin *bin);
void             oxbow_story_place_free     (OxbowStoryPlace *place);
void             oxbow_story_place_set_lens (OxbowStoryPlace *place, OxbowLens *lens);   /* NULL: no game */

bool             oxbow_story_place_is_shown (OxbowStoryPlace *place);
void             oxbow_story_place_show     (OxbowStoryPlace *place, bool is_shown);

G_END_DECLS
