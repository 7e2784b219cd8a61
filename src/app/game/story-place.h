/* story-place.h: where the page tells how a game went: when it comes, and what it is left for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/board/board.h"
#include "app/game/lens.h"

#include <adwaita.h>

G_BEGIN_DECLS

typedef struct _OxbowStoryPlace OxbowStoryPlace;

/* The story is made in bin, and takes the place of the board in rooms; all three live longer than this. */
OxbowStoryPlace *oxbow_story_place_new             (GtkStack *rooms, AdwBin *bin, OxbowBoard *board);
void             oxbow_story_place_free            (OxbowStoryPlace *place);
void             oxbow_story_place_set_lens        (OxbowStoryPlace *place, OxbowLens *lens);    /* NULL: no game */

bool             oxbow_story_place_is_shown        (OxbowStoryPlace *place);
void             oxbow_story_place_show            (OxbowStoryPlace *place, bool is_shown);

/* The game has just ended: the last move is seen first, where moves are seen at all. */
void             oxbow_story_place_end             (OxbowStoryPlace *place);

/* To the board; the story is kept, if it was shown. Whether it was, and nothing has been played or shown since, nor has
 * one come back to where the game stands. */
void             oxbow_story_place_look_away       (OxbowStoryPlace *place);
bool             oxbow_story_place_has_looked_away (OxbowStoryPlace *place);

G_END_DECLS
