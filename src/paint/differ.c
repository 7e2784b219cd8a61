/* differ.c: which cells look otherwise in one scene than in another of the same game
 *
 * Whoever keeps pictures of parts of a board draws anew what is named here, and nothing else. Nothing is guessed from
 * what happened: terrain, water, what stands in a cell and where words lie are compared, one cell after another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/labels.h"
#include "paint/motion-parts.h"
#include <math.h>
#include <string.h>

#define MOST_BOXES 64

typedef struct
{
  OxbowLayout layout;           /* of radius 1 */
  uint8_t *changes;
} Search;

static void
note (Search *search, OxbowCell cell, OxbowChange change)
{
  if (cell != OXBOW_NO_CELL)
    search->changes[cell] |= (uint8_t) change;
}

static void
note_under (Search *search, const OxbowBox *box, OxbowChange change)
{
  OxbowBlock block = oxbow_layout_block (&search->layout, box);
  for (int row = block.first_row; row <= block.last_row; row++)
    for (int column = block.first_column; column <= block.last_column; column++)
      {
        OxbowCell cell = oxbow_grid_cell (&search->layout.grid, column, row);
        OxbowPoint at = oxbow_layout_centre (&search->layout, cell);
        OxbowBox hex = { at.x - 1, at.y - 1, 2, 2 };
        if (oxbow_box_meets (box, &hex))
          note (search, cell, change);
      }
}

static void
mix (uint64_t *hash, double value)
{
  uint64_t bits;
  memcpy (&bits, &value, sizeof bits);
  *hash = (*hash ^ bits) * 0x9E3779B97F4A7C15u;
  *hash ^= *hash >> 29;
}

/* Two numbers for the water of each cell. Where the first is the same the water runs as before, give or take the
 * breadth of a hair; where the second is too, it looks so. */
typedef struct
{
  uint64_t bed, detail;
} WaterHash;

static WaterHash *
hash_rivers (const OxbowScene *scene)
{
  WaterHash *hashes = g_new0 (WaterHash, (size_t) oxbow_grid_n_cells (&scene->grid));
  for (guint k = 0; scene->rivers != NULL && k < scene->rivers->rivers->len; k++)
    {
      const OxbowRiver *river = g_ptr_array_index (scene->rivers->rivers, k);
      for (guint i = 0; i < river->points->len; i++)
        {
          const OxbowRiverPoint *point = &g_array_index (river->points, OxbowRiverPoint, i);
          WaterHash *hash = &hashes[point->cell];
          mix (&hash->bed, river->look.tone);
          mix (&hash->bed, point->at.x);
          mix (&hash->bed, point->at.y);
          mix (&hash->bed, round (point->aside * 20));
          mix (&hash->detail, point->half);
          mix (&hash->detail, point->aside);
          mix (&hash->detail, point->along);
        }
    }
  return hashes;
}

/* Shores, heights and banks are seen from the next cell too. */
static void
find_ground (Search *search, const OxbowScene *before, const OxbowScene *after)
{
  g_autofree WaterHash *a = hash_rivers (before), *b = hash_rivers (after);
  int n = oxbow_grid_n_cells (&before->grid);
  for (OxbowCell cell = 0; cell < n; cell++)
    {
      if (a[cell].detail != b[cell].detail)
        note (search, cell, OXBOW_CHANGE_DETAIL);
      if (before->terrain[cell] == after->terrain[cell] && a[cell].bed == b[cell].bed)
        continue;
      note (search, cell, OXBOW_CHANGE_GROUND);
      for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
        note (search, oxbow_grid_neighbour (&before->grid, cell, direction), OXBOW_CHANGE_BESIDE);
    }
}

static void
find_boxes (Search *search, const OxbowScene *scene, OxbowCell cell)
{
  OxbowBox boxes[MOST_BOXES];
  OxbowPoint at = oxbow_layout_centre (&search->layout, cell);
  int n = scene->painter->standing != NULL ? scene->painter->standing (scene, cell, boxes, MOST_BOXES) : 0;
  for (int i = 0; i < n; i++)
    {
      OxbowBox box = { boxes[i].x + at.x, boxes[i].y + at.y, boxes[i].width, boxes[i].height };
      note_under (search, &box, OXBOW_CHANGE_REACHED);
    }
}

/* Of a game that cannot tell, everything is drawn again. */
static void
find_standing (Search *search, const OxbowScene *before, const OxbowScene *after)
{
  int n = oxbow_grid_n_cells (&before->grid);
  for (OxbowCell cell = 0; cell < n; cell++)
    if (before->painter->differs == NULL)
      note (search, cell, OXBOW_CHANGE_DETAIL);
    else if (before->painter->differs (before, after, cell))
      {
        note (search, cell, OXBOW_CHANGE_STANDING);
        find_boxes (search, before, cell);
        find_boxes (search, after, cell);
      }
}

static bool
has_label (const GArray *labels, const OxbowLabel *label)
{
  for (guint i = 0; i < labels->len; i++)
    {
      const OxbowLabel *other = &g_array_index (labels, OxbowLabel, i);
      if (memcmp (&other->box, &label->box, sizeof label->box) == 0 && strcmp (other->text, label->text) == 0)
        return true;
    }
  return false;
}

static void
find_moved (Search *search, const GArray *labels, const GArray *others)
{
  for (guint i = 0; i < labels->len; i++)
    {
      const OxbowLabel *label = &g_array_index (labels, OxbowLabel, i);
      if (!has_label (others, label))
        note_under (search, &label->box, OXBOW_CHANGE_WORDS);
    }
}

static void
find_rewritten (Search *search, const OxbowCanvas *canvas, const OxbowScene *before, const OxbowScene *after)
{
  g_autoptr (GArray) old = g_array_new (FALSE, FALSE, sizeof (OxbowBox)),
                     new = g_array_new (FALSE, FALSE, sizeof (OxbowBox));
  before->painter->words (canvas, before, old);
  after->painter->words (canvas, after, new);
  for (guint i = 0; i < old->len && i < new->len; i++)
    {
      const OxbowBox *one = &g_array_index (old, OxbowBox, i), *other = &g_array_index (new, OxbowBox, i);
      if (memcmp (one, other, sizeof *one) == 0)
        continue;
      note_under (search, one, OXBOW_CHANGE_WORDS);
      note_under (search, other, OXBOW_CHANGE_WORDS);
    }
}

static void
find_words (Search *search, const OxbowScene *before, const OxbowScene *after, double radius_px)
{
  OxbowHandView view = { OXBOW_THEME_LIGHT, -1, radius_px, oxbow_layout_bounds (&search->layout) };
  cairo_surface_t *none = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (none);
  cairo_scale (cr, radius_px, radius_px);
  OxbowCanvas canvas = oxbow_hand_canvas (cr, before, &view);
  if (canvas.level >= OXBOW_LEVEL_SIGNS)
    {
      g_autoptr (GArray) labels_before = oxbow_labels_find (&canvas, before),
                         labels_after = oxbow_labels_find (&canvas, after);
      find_moved (search, labels_before, labels_after);
      find_moved (search, labels_after, labels_before);
      if (before->painter->words != NULL)
        find_rewritten (search, &canvas, before, after);
    }
  cairo_destroy (cr);
  cairo_surface_destroy (none);
}

uint8_t *
oxbow_scene_find_changes (const OxbowScene *before, const OxbowScene *after, double radius_px)
{
  Search search = { .changes = g_new0 (uint8_t, (size_t) oxbow_grid_n_cells (&before->grid)) };
  oxbow_layout_init (&search.layout, &before->grid, 1);
  find_ground (&search, before, after);
  find_standing (&search, before, after);
  find_words (&search, before, after, radius_px);
  return search.changes;
}

void
oxbow_scene_differ (const OxbowScene *before, const OxbowScene *after, double radius_px, GArray *cells)
{
  g_autofree uint8_t *changes = oxbow_scene_find_changes (before, after, radius_px);
  int n = oxbow_grid_n_cells (&before->grid);
  for (OxbowCell cell = 0; cell < n; cell++)
    if (changes[cell] != 0)
      g_array_append_val (cells, cell);
}
