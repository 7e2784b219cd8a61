/* follow.c: a draft becomes what it was: steps are made again from the maps that they led to
 *
 * Only what differs is part of the step, so that it is as small as the one that a hand drew.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/follow.h"

#include "core/lesson.h"
#include "core/position.h"

#include <string.h>

static bool
are_same_texts (const OxbowText *a, const OxbowText *b)
{
  if (oxbow_text_n (a) != oxbow_text_n (b))
    return false;
  for (int i = 0; i < oxbow_text_n (a); i++)
    {
      const char *language, *other;
      const char *value = oxbow_text_nth (a, i, &language), *its = oxbow_text_nth (b, i, &other);
      if (g_strcmp0 (value, its) != 0 || g_strcmp0 (language, other) != 0)
        return false;
    }
  return true;
}

static bool
are_same_lists (const GPtrArray *a, const GPtrArray *b)
{
  if (a->len != b->len)
    return false;
  for (guint i = 0; i < a->len; i++)
    {
      const OxbowSetting *one = a->pdata[i], *other = b->pdata[i];
      if (strcmp (one->name, other->name) != 0 || strcmp (one->value, other->value) != 0)
        return false;
    }
  return true;
}

static void
follow_head (OxbowStroke *stroke, const OxbowScenario *now, const OxbowScenario *next)
{
  if (g_strcmp0 (now->id, next->id) != 0)
    oxbow_stroke_set_line (stroke, OXBOW_HEAD_ID, next->id);
  if (g_strcmp0 (now->author, next->author) != 0)
    oxbow_stroke_set_line (stroke, OXBOW_HEAD_AUTHOR, next->author);
  if (g_strcmp0 (now->licence, next->licence) != 0)
    oxbow_stroke_set_line (stroke, OXBOW_HEAD_LICENCE, next->licence);
  if (!are_same_texts (now->title, next->title))
    oxbow_stroke_set_text (stroke, OXBOW_HEAD_TITLE, oxbow_text_copy (next->title));
  if (!are_same_texts (now->description, next->description))
    oxbow_stroke_set_text (stroke, OXBOW_HEAD_DESCRIPTION, oxbow_text_copy (next->description));
  if (now->min_players != next->min_players || now->max_players != next->max_players)
    oxbow_stroke_set_players (stroke, next->min_players, next->max_players);
  if (!are_same_lists (now->settings->options, next->settings->options)
      || !are_same_lists (now->settings->suggested, next->settings->suggested)
      || !are_same_lists (now->settings->seats, next->settings->seats))
    oxbow_stroke_set_settings (stroke, oxbow_settings_copy (next->settings));
  if (now->lesson != NULL && next->lesson != NULL)
    oxbow_stroke_set_lesson (stroke, oxbow_lesson_copy (next->lesson));
  else if (now->lesson != NULL || next->lesson != NULL)
    oxbow_stroke_set_lesson (stroke, next->lesson != NULL ? oxbow_lesson_copy (next->lesson) : NULL);
}

/* Runs of one letter are painted at once: a fill of a large map is a few words then, as it was. */
static void
follow_land (OxbowStroke *stroke, const OxbowMap *now, const OxbowMap *next)
{
  int n = oxbow_grid_n_cells (&next->grid), width = next->grid.width;
  for (OxbowCell cell = 0, end; cell < n; cell = MAX (end, cell + 1))
    {
      char letter = next->terrain[cell];
      for (end = cell; end < n && end / width == cell / width && next->terrain[end] == letter
                       && now->terrain[end] != letter; end++)
        ;
      if (end > cell)
        oxbow_stroke_paint_run (stroke, cell, end - cell, letter);
    }
}

void
oxbow_draft_follow (OxbowDraft *draft, const OxbowScenario *next, const char *name)
{
  g_autoptr (OxbowScenario) to = oxbow_scenario_copy (next);
  const OxbowScenario *now = oxbow_draft_get_scenario (draft);
  const OxbowGrid *before = &now->map->grid, *after = &to->map->grid;
  oxbow_scenario_open_position (to);
  OxbowStroke *stroke = oxbow_draft_begin (draft);
  follow_head (stroke, now, to);
  if (before->width != after->width || before->height != after->height || before->orientation != after->orientation)
    oxbow_stroke_set_map (stroke, oxbow_map_copy (to->map));
  else
    follow_land (stroke, now->map, to->map);
  for (OxbowLayer layer = 0; layer < OXBOW_N_LAYERS; layer++)
    if (!oxbow_layer_are_same (oxbow_layer_records (layer, now), oxbow_layer_records (layer, to)))
      oxbow_stroke_set_list (stroke, layer, oxbow_records_copy (oxbow_layer_records (layer, to)));
  /* A step that changed nothing was one all the same: those after it keep their numbers. */
  if (oxbow_stroke_is_empty (stroke))
    oxbow_stroke_set_line (stroke, OXBOW_HEAD_ID, to->id);
  oxbow_draft_commit (draft, name);
}
