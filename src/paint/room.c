/* room.c: how badly a word would lie in a place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/labels.h"
#include <math.h>

#define MOST_STANDING 16
#define RIVER_ROOM 0.24
#define SAMPLE 0.15
#define COST_WATER 2.0
#define COST_OUTSIDE 0.5
#define POOL_WIDTH 0.80
#define POOL_HEIGHT 0.54

/* What stands in the cell that the box meets. */
static int
count_met (const OxbowScene *scene, OxbowCell cell, OxbowPoint centre, const OxbowBox *box)
{
  OxbowBox boxes[MOST_STANDING];
  int n = 0, met = 0;
  if (oxbow_scene_look (scene, cell)->sign == OXBOW_SIGN_SPRING)
    boxes[n++] = (OxbowBox) { -POOL_WIDTH / 2, 0.13 - POOL_HEIGHT / 2, POOL_WIDTH, POOL_HEIGHT };
  if (scene->painter->standing != NULL)
    n += scene->painter->standing (scene, cell, boxes + n, MOST_STANDING - n);
  for (int i = 0; i < n; i++)
    {
      OxbowBox there = { boxes[i].x + centre.x, boxes[i].y + centre.y, boxes[i].width, boxes[i].height };
      met += oxbow_box_meets (&there, box);
    }
  return met;
}

static double
cost_of_pieces (const OxbowCanvas *canvas, const OxbowScene *scene, const OxbowBox *box)
{
  OxbowBox around = { box->x - 1, box->y - 1, box->width + 2, box->height + 2 };
  OxbowBlock block = oxbow_layout_block (&canvas->layout, &around);
  int met = 0;
  for (int row = block.first_row; row <= block.last_row; row++)
    for (int column = block.first_column; column <= block.last_column; column++)
      {
        OxbowCell cell = row * scene->grid.width + column;
        if (!oxbow_scene_is_outside (scene, cell))
          met += count_met (scene, cell, oxbow_layout_centre (&canvas->layout, cell), box);
      }
  return met * OXBOW_COST_PIECE;
}

double
oxbow_labels_cost (const OxbowCanvas *canvas, const OxbowScene *scene, const OxbowBox *box)
{
  double cost = cost_of_pieces (canvas, scene, box);
  int columns = 1 + (int) ceil (box->width / SAMPLE), rows = 1 + (int) ceil (box->height / SAMPLE);
  for (int i = 0; i <= columns; i++)
    for (int j = 0; j <= rows; j++)
      {
        double x = box->x + box->width * i / columns, y = box->y + box->height * j / rows;
        OxbowCell cell = oxbow_layout_cell_at (&canvas->layout, x, y);
        if (oxbow_scene_is_outside (scene, cell))
          {
            cost += COST_OUTSIDE;
            continue;
          }
        OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
        if (scene->rivers != NULL
            && oxbow_rivers_distance (scene->rivers, cell, x - centre.x, y - centre.y) < RIVER_ROOM)
          cost += COST_WATER;
      }
  return cost;
}
