/* labels.c: names of rivers, places, cells and edges
 *
 * Each name has a list of places in the order of preference; the first that costs nothing is taken, else the one that
 * costs least.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/labels.h"
#include <math.h>

#define NAME_SIZE 0.3
#define NAME_HALO 0.14
#define TOWN_HALO 0.16
#define TOWN_LARGEST 0.4        /* of a name on a small picture, which is looked for */
#define DISTRICT_SIZE 0.27
#define DISTRICT_SPACING 0.18
#define BESIDE_WATER 0.14       /* from the casing of the river to its name */
#define CELLS_BY_SPRING 6       /* how far down a river its name may stand */

typedef struct
{
  const OxbowCanvas *canvas;
  const OxbowScene *scene;
  const GArray *others;         /* of OxbowLabel */
  double width, height;
  bool water;                   /* it is the name of water, and had better lie on some */
  OxbowBox best;
  double least;                 /* cost of the best; INFINITY before the first */
} Search;

static double
cost_of_land (const Search *search, const OxbowBox *box)
{
  double cost = 0;
  for (int i = 0; search->water && i < 10; i++)
    {
      OxbowCell cell = oxbow_layout_cell_at (&search->canvas->layout, box->x + box->width * (i / 2) / 4,
                                             box->y + box->height * (i % 2));
      if (cell == OXBOW_NO_CELL || oxbow_scene_look (search->scene, cell)->sign != OXBOW_SIGN_LAKE)
        cost += 0.5;
    }
  return cost;
}

/* One more place, the middle of the word at x, y, which is so much worse than the first even if it is free. */
static void
try_place (Search *search, double x, double y, double worse)
{
  if (search->least <= worse)
    return;
  OxbowBox box = { x - search->width / 2, y - search->height / 2, search->width, search->height };
  double cost = worse + oxbow_labels_cost (search->canvas, search->scene, &box) + cost_of_land (search, &box);
  for (guint i = 0; i < search->others->len; i++)
    if (oxbow_box_meets (&box, &g_array_index (search->others, OxbowLabel, i).box))
      cost += OXBOW_COST_PIECE;
  if (cost >= search->least)
    return;
  search->least = cost;
  search->best = box;
}

static bool
begin_search (Search *search, const OxbowCanvas *canvas, const OxbowScene *scene, const GArray *others,
              const OxbowHand *hand, const char *text)
{
  double margin = 2 * hand->halo * hand->size;
  *search = (Search) { canvas, scene, others, .least = INFINITY };
  search->width = oxbow_canvas_width_of (canvas, hand, text) + margin;
  search->height = MIN (hand->size, (hand->largest_px > 0 ? hand->largest_px : 28) * canvas->pixel) + margin / 2;
  return search->width > margin;
}

static void
write_at (const OxbowCanvas *canvas, const OxbowHand *hand, const char *text, const OxbowBox *box)
{
  oxbow_canvas_write (canvas, hand, text, box->x + box->width / 2, box->y + box->height / 2);
}

/* Where the water of some cells lies at the height y: false if it is not there. */
static bool
find_water (const OxbowRiver *river, int from, int to, double y, double *left, double *right)
{
  *left = INFINITY;
  *right = -INFINITY;
  for (guint i = 0; i < river->points->len; i++)
    {
      const OxbowRiverPoint *point = &g_array_index (river->points, OxbowRiverPoint, i);
      bool wanted = false;
      if (fabs (point->at.y - y) > 0.25)
        continue;
      for (int k = MAX (from, 0); k <= to && k < (int) river->cells->len; k++)
        wanted |= g_array_index (river->cells, OxbowCell, k) == point->cell;
      if (!wanted)
        continue;
      double x = point->at.x + point->left.x * point->aside, half = point->half + 0.055;
      *left = MIN (*left, x - half);
      *right = MAX (*right, x + half);
    }
  return *left <= *right;
}

/* On either side of the water in the nth cell of the course, beginning with the one that its bend leaves free. */
static void
try_beside_cell (Search *search, const OxbowRiver *river, int n)
{
  static const double rises[] = { 0, -0.3, 0.3 };
  OxbowPoint centre =
      oxbow_layout_centre (&search->canvas->layout, g_array_index (river->cells, OxbowCell, n));
  for (size_t i = 0; i < G_N_ELEMENTS (rises); i++)
    {
      double left, right, y = centre.y + rises[i], worse = 0.8 * (n - 1) + 0.15 * (double) i;
      if (!find_water (river, n - 1, n + 1, y, &left, &right))
        continue;
      double to_left = left - BESIDE_WATER - search->width / 2, to_right = right + BESIDE_WATER + search->width / 2;
      bool left_first = (left + right) / 2 > centre.x;
      try_place (search, to_left, y, worse + (left_first ? 0 : 0.1));
      try_place (search, to_right, y, worse + (left_first ? 0.1 : 0));
    }
}

/* Around the pool: all there is for a river that has not been laid, a last resort for one that has. */
static void
try_around_pool (Search *search, OxbowCell spring, double worse)
{
  OxbowPoint centre = oxbow_layout_centre (&search->canvas->layout, spring);
  double aside = 0.5 + search->width / 2;
  try_place (search, centre.x, centre.y + 0.62, worse);
  try_place (search, centre.x, centre.y - 0.45, worse + 0.1);
  try_place (search, centre.x + aside, centre.y + 0.13, worse + 0.2);
  try_place (search, centre.x - aside, centre.y + 0.13, worse + 0.3);
}

static void
place_river (const OxbowCanvas *canvas, const OxbowScene *scene, const OxbowRiver *river, GArray *labels)
{
  OxbowHand hand = { .italic = true, .bold = true, .size = NAME_SIZE, .halo = NAME_HALO, .across = 0.5,
                     .colour = canvas->theme->tones[river->look.tone] };
  Search search;
  if (river->look.name == NULL || river->cells->len == 0
      || !begin_search (&search, canvas, scene, labels, &hand, river->look.name))
    return;
  int n_cells = MIN ((int) river->cells->len - river->has_mouth, CELLS_BY_SPRING);
  for (int n = 1; n < n_cells; n++)
    try_beside_cell (&search, river, n);
  OxbowCell spring = g_array_index (river->cells, OxbowCell, 0);
  try_around_pool (&search, spring, n_cells > 1 ? 3 : 0);
  OxbowLabel label = { hand, river->look.name, spring, search.best };
  g_array_append_val (labels, label);
}

/* Above what it names, below it, or beside it with one end over it; then farther away. */
static void
place_name (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell, const char *name, GArray *labels)
{
  static const double rises[] = { -0.64, 0.68, -0.95, 0.95, 0 };
  OxbowHand hand = { .bold = true, .size = oxbow_canvas_legible (canvas, NAME_SIZE, TOWN_LARGEST), .across = 0.5,
                     .halo = TOWN_HALO, .colour = canvas->theme->tones[OXBOW_TONE_INK] };
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
  Search search;
  if (!begin_search (&search, canvas, scene, labels, &hand, name))
    return;
  double aside = search.width / 2;
  for (size_t i = 0; i < G_N_ELEMENTS (rises); i++)
    {
      double x = centre.x, y = centre.y + rises[i], worse = 0.5 * (double) i;
      if (rises[i] != 0)
        try_place (&search, x, y, worse);
      try_place (&search, x - aside, y, worse + 0.2);
      try_place (&search, x + aside, y, worse + 0.2);
      try_place (&search, x - aside - 0.6, y, worse + 0.4);
      try_place (&search, x + aside + 0.6, y, worse + 0.4);
    }
  OxbowLabel label = { hand, name, cell, search.best };
  g_array_append_val (labels, label);
}

/* Of what a label is the name: water and regions are written in italics, districts in capitals, places upright. */
static OxbowHand
hand_of_label (const OxbowCanvas *canvas, const OxbowRecord *record, bool water)
{
  const char *style = oxbow_record_get (record, "style");
  bool is_district = g_strcmp0 (style, "district") == 0;
  return (OxbowHand) {
    .bold = !is_district,
    .italic = water || g_strcmp0 (style, "region") == 0,
    .capitals = is_district,
    .size = is_district ? DISTRICT_SIZE : NAME_SIZE,
    .spacing = is_district ? DISTRICT_SPACING : 0,
    .across = 0.5,
    .halo = NAME_HALO,
    .colour = canvas->theme->tones[water ? OXBOW_TONE_WATER_INK : OXBOW_TONE_INK],
  };
}

static void
place_record (const OxbowCanvas *canvas, const OxbowScene *scene, const OxbowRecord *record, GArray *labels)
{
  static const OxbowPoint places[] = { { 0, -0.3 }, { 0, 0 }, { 0, -0.6 }, { 0, 0.6 }, { 0, 0.3 }, { 0, -0.87 },
                                       { 0, 0.87 }, { 0.6, -0.4 }, { -0.6, -0.4 }, { 0.6, 0.4 }, { -0.6, 0.4 } };
  const char *text = oxbow_record_get_prose (record, "text");
  OxbowCell cell = record->cells->len > 0 ? g_array_index (record->cells, OxbowCell, 0) : OXBOW_NO_CELL;
  if (text == NULL || cell == OXBOW_NO_CELL)
    return;
  bool water = oxbow_scene_look (scene, cell)->sign == OXBOW_SIGN_LAKE;
  OxbowHand hand = hand_of_label (canvas, record, water);
  Search search;
  if (!begin_search (&search, canvas, scene, labels, &hand, text))
    return;
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
  search.water = water;
  if (water)
    try_place (&search, centre.x, centre.y, 0);
  for (size_t i = 0; i < G_N_ELEMENTS (places); i++)
    try_place (&search, centre.x + places[i].x, centre.y + places[i].y, 0.2 * (double) i);
  OxbowLabel label = { hand, text, cell, search.best };
  g_array_append_val (labels, label);
}

GArray *
oxbow_labels_place (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  GArray *labels = g_array_new (FALSE, FALSE, sizeof (OxbowLabel));
  for (guint i = 0; scene->rivers != NULL && i < scene->rivers->rivers->len; i++)
    place_river (canvas, scene, g_ptr_array_index (scene->rivers->rivers, i), labels);
  for (OxbowCell cell = 0; scene->painter->name != NULL && cell < oxbow_grid_n_cells (&scene->grid); cell++)
    {
      const char *name = scene->painter->name (scene, cell);
      if (name != NULL)
        place_name (canvas, scene, cell, name, labels);
    }
  for (guint i = 0; i < scene->map->labels->len; i++)
    place_record (canvas, scene, g_ptr_array_index (scene->map->labels, i), labels);
  return labels;
}

/* As they were found last for three kinds of canvas: tiles of the screen, what lies over them, and those by which
 * positions are compared. */
#define MOST_KEPT 3

typedef struct
{
  const OxbowTheme *theme;
  OxbowLevel level;
  cairo_surface_type_t type;
  double pixel, scale;          /* the matrix says to what words are fitted */
  GArray *labels;               /* of OxbowLabel, or NULL */
} Kept;

struct _OxbowKeptLabels
{
  GMutex mutex;
  Kept kept[MOST_KEPT];
  int next;
};

OxbowKeptLabels *
oxbow_kept_labels_new (void)
{
  OxbowKeptLabels *self = g_new0 (OxbowKeptLabels, 1);
  g_mutex_init (&self->mutex);
  return self;
}

void
oxbow_kept_labels_free (OxbowKeptLabels *self)
{
  for (int i = 0; i < MOST_KEPT; i++)
    g_clear_pointer (&self->kept[i].labels, g_array_unref);
  g_mutex_clear (&self->mutex);
  g_free (self);
}

static Kept
make_kept (const OxbowCanvas *canvas)
{
  cairo_matrix_t matrix;
  cairo_get_matrix (canvas->cr, &matrix);
  return (Kept) { canvas->theme, canvas->level, cairo_surface_get_type (cairo_get_target (canvas->cr)), canvas->pixel,
                  matrix.xx, NULL };
}

static bool
is_kept (const Kept *one, const Kept *other)
{
  return one->labels != NULL && one->theme == other->theme && one->level == other->level && one->type == other->type
         && one->pixel == other->pixel && one->scale == other->scale;
}

/* Another thread that asks meanwhile waits: it would have to look for the same. */
GArray *
oxbow_labels_find (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  OxbowKeptLabels *self = scene->kept_labels;
  Kept wanted = make_kept (canvas);
  GArray *labels = NULL;
  g_mutex_lock (&self->mutex);
  for (int i = 0; i < MOST_KEPT && labels == NULL; i++)
    if (is_kept (&self->kept[i], &wanted))
      labels = g_array_ref (self->kept[i].labels);
  if (labels == NULL)
    {
      labels = wanted.labels = oxbow_labels_place (canvas, scene);
      g_clear_pointer (&self->kept[self->next].labels, g_array_unref);
      self->kept[self->next] = wanted;
      self->next = (self->next + 1) % MOST_KEPT;
      g_array_ref (labels);
    }
  g_mutex_unlock (&self->mutex);
  return labels;
}

static bool
touches_block (const OxbowCanvas *canvas, const OxbowBox *box)
{
  OxbowBlock part = oxbow_layout_block (&canvas->layout, box);
  const OxbowBlock *block = &canvas->block;
  return part.first_column <= block->last_column && block->first_column <= part.last_column
         && part.first_row <= block->last_row && block->first_row <= part.last_row;
}

void
oxbow_labels_write (const OxbowCanvas *canvas, const OxbowScene *scene, const GArray *labels)
{
  for (guint i = 0; i < labels->len; i++)
    {
      const OxbowLabel *label = &g_array_index (labels, OxbowLabel, i);
      if (touches_block (canvas, &label->box))
        write_at (canvas, &label->hand, label->text, &label->box);
    }
}

/* Writes a name, and remembers it among the others. */
static void
settle (const Search *search, const OxbowHand *hand, const char *text, OxbowCell cell, GArray *others)
{
  OxbowLabel label = { *hand, NULL, cell, search->best };
  write_at (search->canvas, hand, text, &search->best);
  g_array_append_val (others, label);
}

/* At the top of its cell, or wherever else in it there is room. */
static void
write_cell_name (const OxbowCanvas *canvas, const OxbowScene *scene, GArray *others, OxbowCell cell)
{
  static const OxbowPoint places[] = { { 0, -0.66 }, { 0.27, -0.64 }, { -0.27, -0.64 }, { 0.42, -0.6 },
                                       { -0.42, -0.6 }, { 0, -0.4 }, { 0, 0.1 }, { 0, 0.4 } };
  OxbowHand hand = {
    .sans = true, .size = 0.24, .across = 0.5, .halo = 0.14, .colour = canvas->theme->tones[OXBOW_TONE_INK]
  };
  const char *name = OXBOW_CELL_NAME (&scene->grid, cell);
  Search search;
  if (!begin_search (&search, canvas, scene, others, &hand, name))
    return;
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
  for (size_t i = 0; i < G_N_ELEMENTS (places); i++)
    try_place (&search, centre.x + places[i].x, centre.y + places[i].y, 0.3 * (double) i);
  settle (&search, &hand, name, cell, others);
}

/* An edge by its canonical name, in the upper cell, by the side it means: past the logs of a dam, beside the water of
 * a river. */
static void
write_edge_name (const OxbowCanvas *canvas, const OxbowScene *scene, GArray *others, OxbowCell cell, int direction)
{
  static const OxbowPoint places[] = {          /* along the side, and inwards; last beyond it */
    { 0, 0.12 }, { 0, 0.2 }, { 0.22, 0.14 }, { -0.22, 0.14 }, { 0, 0.36 }, { 0.36, 0.14 }, { -0.36, 0.14 },
    { 0.3, 0.05 }, { -0.3, 0.05 }, { 0, -0.12 }, { 0.22, -0.12 }, { -0.22, -0.12 }, { 0, -0.36 },
  };
  OxbowHand hand = {
    .sans = true, .size = 0.19, .across = 0.5, .halo = 0.16, .colour = canvas->theme->tones[OXBOW_TONE_TEXT_SECOND]
  };
  OxbowPoint at = oxbow_layout_middle (&canvas->layout, cell, direction);
  OxbowPoint inward = oxbow_hex_inward (scene->grid.orientation, direction);
  const char *name = OXBOW_EDGE_NAME (&scene->grid, oxbow_grid_edge (&scene->grid, cell, direction));
  Search search;
  if (!begin_search (&search, canvas, scene, others, &hand, name))
    return;
  for (size_t i = 0; i < G_N_ELEMENTS (places); i++)
    try_place (&search, at.x + inward.x * places[i].y - inward.y * places[i].x,
               at.y + inward.y * places[i].y + inward.x * places[i].x, 0.3 * (double) i);
  settle (&search, &hand, name, cell, others);
}

static void
add_name (GHashTable *names, OxbowCell cell, GArray *others)
{
  const OxbowLabel *name = g_hash_table_lookup (names, GINT_TO_POINTER (cell));
  if (name != NULL)
    g_array_append_vals (others, name, 1);
}

/* The names of a cell's edges keep off each other, and off the names of cells on both sides. */
static void
write_edges_of (const OxbowCanvas *canvas, const OxbowScene *scene, GHashTable *names, GArray *labels,
                OxbowCell cell)
{
  guint n_labels = labels->len;
  add_name (names, cell, labels);
  for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
    add_name (names, oxbow_grid_neighbour (&scene->grid, cell, direction), labels);
  for (int side = 0; side < OXBOW_SIDES; side++)
    write_edge_name (canvas, scene, labels, cell, oxbow_direction_of_side (scene->grid.orientation, side));
  g_array_set_size (labels, n_labels);
}

static void
write_name_of (const OxbowCanvas *canvas, const OxbowScene *scene, GHashTable *names, GArray *labels, OxbowCell cell)
{
  guint n_labels = labels->len;
  write_cell_name (canvas, scene, labels, cell);
  if (labels->len > n_labels)
    g_hash_table_insert (names, GINT_TO_POINTER (cell),
                         g_memdup2 (&g_array_index (labels, OxbowLabel, n_labels), sizeof (OxbowLabel)));
  g_array_set_size (labels, n_labels);
}

void
oxbow_labels_write_names (const OxbowCanvas *canvas, const OxbowScene *scene, GArray *labels, bool cells, bool edges)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  const OxbowBlock *block = &canvas->block;
  for (int pass = 0; pass < 2; pass++)
    for (int row = block->first_row; row <= block->last_row; row++)
      for (int column = block->first_column; column <= block->last_column; column++)
        {
          OxbowCell cell = row * scene->grid.width + column;
          if (oxbow_scene_is_outside (scene, cell))
            continue;
          if (pass == 0 && cells)
            write_name_of (canvas, scene, names, labels, cell);
          else if (pass == 1 && edges)
            write_edges_of (canvas, scene, names, labels, cell);
        }
}
