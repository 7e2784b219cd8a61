/* around.c: what is around the cursor, and the way to one's own
 *
 * For those who do not see the whole board at a glance, by eye or by ear: the six cells around in words, and the next
 * place where the one who looks has something.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/parts.h"

#include <glib/gi18n-lib.h>

static char *
tell_around (OxbowBoard *self)
{
  const OxbowGrid *grid = &self->subject->scene->grid;
  g_autoptr (GString) text = g_string_new (NULL);
  for (int i = 0; i < OXBOW_DIRECTIONS; i++)
    {
      OxbowCell cell = oxbow_grid_neighbour (grid, self->cursor, i);
      if (cell == OXBOW_NO_CELL || oxbow_scene_is_outside (self->subject->scene, cell))
        continue;
      g_autofree char *words = oxbow_board_tell_spot (self, (OxbowSpot) { cell, OXBOW_NO_EDGE });
      if (text->len > 0)
        g_string_append_c (text, '\n');
      /* Translators: what lies beside a cell: the way there, as "north-east", and what is to be said of it. */
      g_string_append_printf (text, _("To the %s: %s"), oxbow_board_name_way (self, i), words);
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

void
oxbow_board_tell_around (OxbowBoard *self)
{
  if (self->subject == NULL)
    return;
  oxbow_board_end_motion (self);
  self->cursor_shown = true;
  oxbow_board_reveal (self, self->cursor);
  g_autofree char *words = tell_around (self);
  oxbow_board_answer (self, (OxbowSpot) { self->cursor, OXBOW_NO_EDGE },
                      words != NULL ? words : _("There is nothing around this cell."));
}

/* Who looks; where everybody does, who is to decide. */
static int
find_looker (OxbowBoard *self)
{
  const OxbowScene *scene = self->subject->scene;
  return scene->viewer >= 0 || scene->state == NULL ? scene->viewer : oxbow_state_turn (scene->state);
}

static OxbowCell
find_own (OxbowBoard *self, int way)
{
  const OxbowScene *scene = self->subject->scene;
  const OxbowRuleset *ruleset = scene->state != NULL ? scene->state->setup->ruleset : NULL;
  int n = scene->grid.width * scene->grid.height, seat = find_looker (self);
  if (ruleset == NULL || ruleset->seats_at == NULL || seat < 0)
    return OXBOW_NO_CELL;
  for (int i = 1; i <= n; i++)
    {
      OxbowCell cell = ((self->cursor + i * way) % n + n) % n;
      if (!oxbow_scene_is_outside (scene, cell) && (ruleset->seats_at (scene->state, cell) >> seat & 1) != 0)
        return cell;
    }
  return OXBOW_NO_CELL;
}

void
oxbow_board_step_own (OxbowBoard *self, int way)
{
  if (self->subject == NULL)
    return;
  oxbow_board_end_motion (self);
  oxbow_board_hide_refusal (self);
  OxbowCell cell = find_own (self, way);
  if (cell == OXBOW_NO_CELL)
    {
      oxbow_board_say (self, _("You have nothing on the board."));
      return;
    }
  self->cursor_shown = true;
  oxbow_board_set_cursor (self, cell, OXBOW_NO_EDGE);
  oxbow_board_reveal (self, cell);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
