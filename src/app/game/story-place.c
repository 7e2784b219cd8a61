/* story-place.c: where the page tells how a game went: when it comes, and what it is left for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/story-place.h"

#include "app/game/story.h"
#include "app/style.h"

#define LAST_MOVE_MS 1200       /* that the board is seen for after it */

struct _OxbowStoryPlace
{
  GtkStack *rooms;
  AdwBin *bin;
  OxbowBoard *board;
  OxbowLens *lens;              /* or NULL */
  unsigned int source;          /* until the story of a game that has just ended is shown */
  bool has_looked_away;         /* from the story, which is kept */
};

OxbowStoryPlace *
oxbow_story_place_new (GtkStack *rooms, AdwBin *bin, OxbowBoard *board)
{
  OxbowStoryPlace *place = g_new0 (OxbowStoryPlace, 1);
  place->rooms = rooms;
  place->bin = bin;
  place->board = board;
  return place;
}

/* The look that one left the story for is over, however one came back. */
static void
lens_changed_cb (OxbowStoryPlace *place)
{
  if (!oxbow_lens_is_looking (place->lens))
    place->has_looked_away = false;
}

static void
take_lens (OxbowStoryPlace *place, OxbowLens *lens)
{
  if (place->lens != NULL)
    g_signal_handlers_disconnect_by_data (place->lens, place);
  g_set_object (&place->lens, lens);
  if (lens != NULL)
    g_signal_connect_swapped (lens, "changed", G_CALLBACK (lens_changed_cb), place);
}

void
oxbow_story_place_free (OxbowStoryPlace *place)
{
  if (place == NULL)
    return;
  g_clear_handle_id (&place->source, g_source_remove);
  take_lens (place, NULL);
  g_free (place);
}

void
oxbow_story_place_set_lens (OxbowStoryPlace *place, OxbowLens *lens)
{
  g_clear_handle_id (&place->source, g_source_remove);
  place->has_looked_away = false;
  adw_bin_set_child (place->bin, NULL);
  take_lens (place, lens);
}

bool
oxbow_story_place_is_shown (OxbowStoryPlace *place)
{
  return g_str_equal (gtk_stack_get_visible_child_name (place->rooms), "story");
}

/* The page with the plots is made when it is first wanted, and afresh, since the game may have gone on. */
void
oxbow_story_place_show (OxbowStoryPlace *place, bool is_shown)
{
  g_clear_handle_id (&place->source, g_source_remove);
  if (is_shown && adw_bin_get_child (place->bin) == NULL)
    adw_bin_set_child (place->bin, oxbow_story_new (place->lens));
  if (is_shown || oxbow_story_place_is_shown (place))
    gtk_stack_set_visible_child_name (place->rooms, is_shown ? "story" : "table");
  if (!is_shown)
    adw_bin_set_child (place->bin, NULL);
  place->has_looked_away = false;
}

static gboolean
end_cb (gpointer data)
{
  OxbowStoryPlace *place = data;
  if (oxbow_board_is_moving (place->board))
    return G_SOURCE_CONTINUE;
  place->source = 0;
  if (!oxbow_lens_is_looking (place->lens))
    oxbow_story_place_show (place, true);
  return G_SOURCE_REMOVE;
}

void
oxbow_story_place_end (OxbowStoryPlace *place)
{
  oxbow_story_place_show (place, false);
  if (oxbow_style_has_motion ())
    place->source = g_timeout_add (LAST_MOVE_MS, end_cb, place);
  else
    oxbow_story_place_show (place, true);
}

void
oxbow_story_place_look_away (OxbowStoryPlace *place)
{
  g_clear_handle_id (&place->source, g_source_remove);
  if (!oxbow_story_place_is_shown (place))
    return;
  gtk_stack_set_visible_child_name (place->rooms, "table");
  place->has_looked_away = true;
}

bool
oxbow_story_place_has_looked_away (OxbowStoryPlace *place)
{
  return place->has_looked_away;
}
