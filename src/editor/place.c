/* place.c: a place in a scenario, and the value that is not there now
 *
 * What must stay true: swapping twice gives back what was, the order of lists included.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/place.h"

#include "core/lesson.h"

#define SWAP(a, b)                                                                                                     \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    __typeof__ (a) kept = (a);                                                                                         \
    (a) = (b);                                                                                                         \
    (b) = kept;                                                                                                        \
  }                                                                                                                    \
  G_STMT_END

static void
clear_head (OxbowPlace *place)
{
  switch ((OxbowHead) place->layer)
    {
    case OXBOW_HEAD_ID:
    case OXBOW_HEAD_AUTHOR:
    case OXBOW_HEAD_LICENCE:
    case OXBOW_HEAD_POSITION:
      g_free (place->other.line);
      break;
    case OXBOW_HEAD_TITLE:
    case OXBOW_HEAD_DESCRIPTION:
      oxbow_text_free (place->other.text);
      break;
    case OXBOW_HEAD_SETTINGS:
      oxbow_settings_free (place->other.settings);
      break;
    case OXBOW_HEAD_LESSON:
      oxbow_lesson_free (place->other.lesson);
      break;
    case OXBOW_HEAD_PLAYERS:
      break;
    }
}

void
oxbow_place_clear (OxbowPlace *place)
{
  switch ((OxbowPlaceKind) place->kind)
    {
    case OXBOW_PLACE_RECORD:
      oxbow_record_free (place->other.record);
      break;
    case OXBOW_PLACE_CELLS:
      g_array_unref (place->other.cells);
      break;
    case OXBOW_PLACE_LIST:
      g_ptr_array_unref (place->other.list);
      break;
    case OXBOW_PLACE_MAP:
      oxbow_map_free (place->other.map);
      break;
    case OXBOW_PLACE_HEAD:
      clear_head (place);
      break;
    }
}

static void
clear_cb (gpointer place)
{
  oxbow_place_clear (place);
}

GArray *
oxbow_places_new (void)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (OxbowPlace));
  g_array_set_clear_func (places, clear_cb);
  return places;
}

/* Swapping */

static void
swap_record (OxbowPlace *place, OxbowScenario *scenario, OxbowTouched *touched)
{
  GPtrArray *records = oxbow_layer_records ((OxbowLayer) place->layer, scenario);
  const OxbowGrid *grid = &scenario->map->grid;
  OxbowRecord *was = NULL;

  switch ((OxbowPresence) place->presence)
    {
    case OXBOW_RECORD_REPLACED:
      was = records->pdata[place->index];
      records->pdata[place->index] = place->other.record;
      break;
    case OXBOW_RECORD_ABSENT:
      g_ptr_array_insert (records, place->index, place->other.record);
      place->presence = OXBOW_RECORD_PRESENT;
      break;
    case OXBOW_RECORD_PRESENT:
      was = g_ptr_array_steal_index (records, (guint) place->index);
      place->presence = OXBOW_RECORD_ABSENT;
      break;
    }
  if (place->other.record != NULL)
    oxbow_touched_record (touched, grid, (OxbowLayer) place->layer, place->other.record);
  if (was != NULL)
    oxbow_touched_record (touched, grid, (OxbowLayer) place->layer, was);
  place->other.record = was;
}

static void
touch_cells (OxbowTouched *touched, const OxbowGrid *grid, const GArray *cells)
{
  for (guint i = 0; i < cells->len; i++)
    oxbow_touched_cell (touched, grid, g_array_index (cells, OxbowCell, i));
}

static void
swap_cells (OxbowPlace *place, OxbowScenario *scenario, OxbowTouched *touched)
{
  GPtrArray *records = oxbow_layer_records ((OxbowLayer) place->layer, scenario);
  OxbowRecord *record = records->pdata[place->index];
  GArray *there = g_array_sized_new (FALSE, FALSE, sizeof (OxbowCell), (guint) place->n_there);

  g_array_append_vals (there, &g_array_index (record->cells, OxbowCell, place->position), (guint) place->n_there);
  if (place->n_there > 0)
    g_array_remove_range (record->cells, (guint) place->position, (guint) place->n_there);
  if (place->other.cells->len > 0)
    g_array_insert_vals (record->cells, (guint) place->position, place->other.cells->data, place->other.cells->len);

  touched->layers |= 1u << place->layer;
  touch_cells (touched, &scenario->map->grid, there);
  touch_cells (touched, &scenario->map->grid, place->other.cells);
  place->n_there = (int) place->other.cells->len;
  g_array_unref (place->other.cells);
  place->other.cells = there;
}

static void
touch_list (OxbowTouched *touched, const OxbowGrid *grid, OxbowLayer layer, const GPtrArray *records)
{
  for (guint i = 0; i < records->len; i++)
    oxbow_touched_record (touched, grid, layer, records->pdata[i]);
  touched->layers |= 1u << layer;
}

static void
swap_list (OxbowPlace *place, OxbowScenario *scenario, OxbowTouched *touched)
{
  GPtrArray **list = oxbow_layer_list ((OxbowLayer) place->layer, scenario);
  SWAP (*list, place->other.list);
  touch_list (touched, &scenario->map->grid, (OxbowLayer) place->layer, *list);
  touch_list (touched, &scenario->map->grid, (OxbowLayer) place->layer, place->other.list);
}

static void
swap_players (OxbowPlace *place, OxbowScenario *scenario)
{
  SWAP (scenario->min_players, place->other.players.least);
  SWAP (scenario->max_players, place->other.players.most);
}

static void
swap_head (OxbowPlace *place, OxbowScenario *scenario)
{
  switch ((OxbowHead) place->layer)
    {
    case OXBOW_HEAD_ID:
      SWAP (scenario->id, place->other.line);
      break;
    case OXBOW_HEAD_AUTHOR:
      SWAP (scenario->author, place->other.line);
      break;
    case OXBOW_HEAD_LICENCE:
      SWAP (scenario->licence, place->other.line);
      break;
    case OXBOW_HEAD_POSITION:
      SWAP (scenario->position, place->other.line);
      break;
    case OXBOW_HEAD_TITLE:
      SWAP (scenario->title, place->other.text);
      break;
    case OXBOW_HEAD_DESCRIPTION:
      SWAP (scenario->description, place->other.text);
      break;
    case OXBOW_HEAD_SETTINGS:
      SWAP (scenario->settings, place->other.settings);
      break;
    case OXBOW_HEAD_PLAYERS:
      swap_players (place, scenario);
      break;
    case OXBOW_HEAD_LESSON:
      SWAP (scenario->lesson, place->other.lesson);
      break;
    }
}

void
oxbow_place_swap (OxbowPlace *place, OxbowScenario *scenario, OxbowTouched *touched)
{
  switch ((OxbowPlaceKind) place->kind)
    {
    case OXBOW_PLACE_RECORD:
      swap_record (place, scenario, touched);
      break;
    case OXBOW_PLACE_CELLS:
      swap_cells (place, scenario, touched);
      break;
    case OXBOW_PLACE_LIST:
      swap_list (place, scenario, touched);
      break;
    case OXBOW_PLACE_MAP:
      SWAP (scenario->map, place->other.map);
      oxbow_touched_all (touched, &scenario->map->grid);
      break;
    case OXBOW_PLACE_HEAD:
      swap_head (place, scenario);
      touched->head = true;
      break;
    }
}

/* Indices hold in the order in which the places were first swapped. The way back is that order reversed, so the list is
 * turned round each time, and both ways are the same. */
void
oxbow_places_swap (GArray *places, OxbowScenario *scenario, OxbowTouched *touched)
{
  OxbowPlace *list = (OxbowPlace *) (void *) places->data;
  int n = (int) places->len;
  for (int i = 0; i < n; i++)
    oxbow_place_swap (&list[i], scenario, touched);
  for (int i = 0; i < n / 2; i++)
    SWAP (list[i], list[n - 1 - i]);
}
