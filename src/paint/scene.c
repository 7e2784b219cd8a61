/* scene.c: a position, or a bare map, made ready to be drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/labels.h"
#include "paint/painter.h"
#include <string.h>

/* How a terrain looks of which the painter says nothing: tone by height, its letter as sign. */
static OxbowLook
look_by_height (const OxbowTerrain *terrain)
{
  static const OxbowTone tones[] = { OXBOW_TONE_WATER, OXBOW_TONE_WHEAT, OXBOW_TONE_ELEVATION_2, OXBOW_TONE_ELEVATION_3,
                                     OXBOW_TONE_ELEVATION_4, OXBOW_TONE_ELEVATION_5 };
  int height = CLAMP (terrain->height, 0, (int) G_N_ELEMENTS (tones) - 1);
  return (OxbowLook) { terrain->code, OXBOW_SIGN_LETTER, tones[height], OXBOW_TONE_INK_SOFT };
}

static void
resolve_looks (OxbowScene *scene)
{
  for (int i = 0; i < 256; i++)
    {
      scene->looks[i] = (OxbowLook) { (char) i, OXBOW_SIGN_LETTER, OXBOW_TONE_PAPER_SHADE, OXBOW_TONE_INK_SOFT };
      scene->outside[i] = i == 0;
    }
  for (const OxbowTerrain *terrain = scene->palette->terrains; terrain != NULL && terrain->code != 0; terrain++)
    {
      unsigned char code = (unsigned char) terrain->code;
      scene->looks[code] = look_by_height (terrain);
      scene->heights[code] = terrain->height;
      scene->outside[code] = terrain->outside;
    }
  for (const OxbowLook *look = scene->painter->looks; look != NULL && look->code != 0; look++)
    scene->looks[(unsigned char) look->code] = *look;
  for (int i = 0; i < 256 && scene->painter->wash != NULL; i++)
    scene->wash_parts[i] = scene->painter->wash ((char) i, &scene->washes[i]);
}

/* Only of letters that stand for one place of many cells, which has one signpost and one tray. */
static void
find_places (OxbowScene *scene)
{
  const char *end = scene->terrain + oxbow_grid_n_cells (&scene->grid);
  for (int i = 0; i < 256; i++)
    {
      OxbowSign sign = scene->looks[i].sign;
      int n = 0;
      scene->first[i] = scene->middle[i] = OXBOW_NO_CELL;
      if (sign != OXBOW_SIGN_CITY && sign != OXBOW_SIGN_TRAIL)
        continue;
      for (const char *at = scene->terrain; (at = memchr (at, i, (size_t) (end - at))) != NULL; at++, n++)
        if (n == 0)
          scene->first[i] = scene->middle[i] = (OxbowCell) (at - scene->terrain);
        else if ((n & 1) != 0)
          scene->middle[i] =
              (OxbowCell) ((const char *) memchr (scene->terrain + scene->middle[i] + 1, i,
                                                  (size_t) (end - scene->terrain) - (size_t) scene->middle[i] - 1)
                           - scene->terrain);
    }
}

static void
mark_cells (OxbowScene *scene, const GPtrArray *records, int mark)
{
  for (guint i = 0; i < records->len; i++)
    {
      const OxbowRecord *record = g_ptr_array_index (records, i);
      if (record->cells->len == 0)
        continue;
      gpointer cell = GINT_TO_POINTER (g_array_index (record->cells, OxbowCell, 0));
      int marks = GPOINTER_TO_INT (g_hash_table_lookup (scene->marked, cell)) | mark;
      g_hash_table_insert (scene->marked, cell, GINT_TO_POINTER (marks));
    }
}

static void
mark_groups (OxbowScene *scene)
{
  const GPtrArray *groups = scene->map->groups;
  scene->group_of = g_new0 (uint16_t, (size_t) oxbow_grid_n_cells (&scene->grid));
  for (guint i = 0; i < MIN (groups->len, G_MAXUINT16); i++)
    {
      const OxbowRecord *group = g_ptr_array_index (groups, i);
      for (guint k = 0; k < group->cells->len; k++)
        {
          OxbowCell cell = g_array_index (group->cells, OxbowCell, k);
          if (scene->group_of[cell] == 0)
            scene->group_of[cell] = (uint16_t) (i + 1);
        }
    }
}

static OxbowScene *
make_scene (const OxbowMap *map, const OxbowPalette *palette, const OxbowPainter *painter, const char *title,
            const GPtrArray *pieces, const OxbowState *state, int viewer)
{
  OxbowScene *scene = g_new0 (OxbowScene, 1);
  scene->map = map;
  scene->palette = palette;
  scene->painter = painter != NULL ? painter : &oxbow_painter_generic;
  scene->state = state;
  scene->pieces = pieces;
  scene->viewer = viewer;
  scene->title = g_strdup (title != NULL ? title : "");
  scene->grid = map->grid;
  scene->terrain = state != NULL && state->setup->terrain != NULL ? state->setup->terrain : map->terrain;
  resolve_looks (scene);
  mark_groups (scene);
  if (scene->painter->dress != NULL)
    scene->painter->dress (scene);
  if (scene->dressed != NULL)
    scene->terrain = scene->dressed;
  find_places (scene);
  scene->kept_labels = oxbow_kept_labels_new ();
  scene->marked = g_hash_table_new (NULL, NULL);
  mark_cells (scene, map->features, OXBOW_MARKED_FEATURE);
  if (pieces != NULL)
    mark_cells (scene, pieces, OXBOW_MARKED_PIECE);
  if (scene->painter->rivers != NULL)
    scene->rivers = scene->painter->rivers (scene);
  return scene;
}

OxbowScene *
oxbow_scene_new_map (const OxbowMap *map, const OxbowPalette *palette, const OxbowPainter *painter, const char *title)
{
  return make_scene (map, palette, painter, title, NULL, NULL, -1);
}

OxbowScene *
oxbow_scene_new_scenario (const OxbowScenario *scenario)
{
  return make_scene (scenario->map, scenario->ruleset->palette, oxbow_painter_find (scenario->ruleset),
                     oxbow_text_get (scenario->title), scenario->pieces, NULL, -1);
}

OxbowScene *
oxbow_scene_new_state (const OxbowState *state, int viewer)
{
  const OxbowScenario *scenario = state->setup->scenario;
  return make_scene (scenario->map, scenario->ruleset->palette, oxbow_painter_find (scenario->ruleset),
                     oxbow_text_get (scenario->title), scenario->pieces, state, viewer);
}

void
oxbow_scene_free (OxbowScene *scene)
{
  if (scene == NULL)
    return;
  oxbow_kept_labels_free (scene->kept_labels);
  oxbow_rivers_free (scene->rivers);
  g_hash_table_unref (scene->marked);
  g_free (scene->title);
  g_free (scene->dressed);
  g_free (scene->group_of);
  g_free (scene);
}
