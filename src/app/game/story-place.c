/* story-place.c: where the page tells how a game went
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/story-place.h"

#include "app/game/story.h"

struct _OxbowStoryPlace
{
  GtkStack *rooms;
  AdwBin *bin;
  OxbowLens *lens;              /* or NULL */
};

OxbowStoryPlace *
oxbow_story_place_new (GtkStack *rooms, AdwBin *bin)
{
  OxbowStoryPlace *place = g_new0 (OxbowStoryPlace, 1);
  place->rooms = rooms;
  place->bin = bin;
  return place;
}

void
oxbow_story_place_free (OxbowStoryPlace *place)
{
  if (place == NULL)
    return;
  g_clear_object (&place->lens);
  g_free (place);
}

void
oxbow_story_place_set_lens (OxbowStoryPlace *place, OxbowLens *lens)
{
  adw_bin_set_child (place->bin, NULL);
  g_set_object (&place->lens, lens);
}

bool
oxbow_story_place_is_shown (OxbowStoryPlace *place)
{
  return g_str_equal (gtk_stack_get_visible_child_name (place->rooms), "story");
}

void
oxbow_story_place_show (OxbowStoryPlace *place, bool is_shown)
{
  if (is_shown)
    adw_bin_set_child (place->bin, oxbow_story_new (place->lens));
  if (is_shown || oxbow_story_place_is_shown (place))
    gtk_stack_set_visible_child_name (place->rooms, is_shown ? "story" : "table");
  if (!is_shown)
    adw_bin_set_child (place->bin, NULL);
}
