/* stroke.c: an edit that still grows
 *
 * Every change is made in the scenario at once, and the stroke keeps what was there before: for a cell its letter when
 * the stroke began, whatever is painted over it later; for records the places in the order of change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/stroke.h"

#include "core/lesson.h"
#include "core/position.h"
#include "core/ruleset.h"
#include "editor/pack.h"
#include "editor/runs.h"
#include "editor/sweep.h"

struct _OxbowStroke
{
  OxbowScenario *scenario;      /* borrowed */
  GArray *words;                /* uint32_t, as in place.h; the letters are those of the beginning */
  uint64_t *seen;               /* a bit a cell that has its word; NULL: none */
  OxbowMask *mask;              /* instead of words: all cells that were painted, once; or NULL */
  char mask_letter;             /* that they had in the beginning */
  GArray *places;
  OxbowTouched touched;
  bool paints_outside;
};

OxbowStroke *
oxbow_stroke_new (OxbowScenario *scenario)
{
  OxbowStroke *stroke = g_new0 (OxbowStroke, 1);
  stroke->scenario = scenario;
  stroke->words = g_array_new (FALSE, FALSE, sizeof (uint32_t));
  stroke->places = oxbow_places_new ();
  oxbow_touched_init (&stroke->touched);
  return stroke;
}

void
oxbow_stroke_free (OxbowStroke *stroke)
{
  if (stroke == NULL)
    return;
  g_array_unref (stroke->words);
  g_clear_pointer (&stroke->places, g_array_unref);
  g_clear_pointer (&stroke->mask, oxbow_mask_unref);
  g_free (stroke->seen);
  g_free (stroke);
}

const OxbowScenario *
oxbow_stroke_get_scenario (const OxbowStroke *stroke)
{
  return stroke->scenario;
}

bool
oxbow_stroke_is_empty (const OxbowStroke *stroke)
{
  return stroke->words->len == 0 && stroke->mask == NULL && stroke->places->len == 0;
}

/* Cells */

static bool
has_seen (const OxbowStroke *stroke, OxbowCell cell)
{
  return stroke->seen != NULL && (stroke->seen[cell / 64] >> (cell % 64) & 1) != 0;
}

/* How many of the n cells are as the first of them: seen, or not seen. Bits that are otherwise become ones, the first
 * of which is looked for a word at a time. */
static int
count_seen_alike (const OxbowStroke *stroke, OxbowCell cell, int n)
{
  if (stroke->seen == NULL)
    return n;
  uint64_t alike = has_seen (stroke, cell) ? UINT64_MAX : 0;
  for (int i = 0; i < n; i += 64 - (cell + i) % 64)
    {
      uint64_t otherwise = (stroke->seen[(cell + i) / 64] ^ alike) >> ((cell + i) % 64);
      if (otherwise != 0)
        return MIN (n, i + __builtin_ctzll (otherwise));
    }
  return n;
}

static void
mark_seen (OxbowStroke *stroke, OxbowCell cell, int n)
{
  if (stroke->seen == NULL)
    stroke->seen = g_new0 (uint64_t, oxbow_grid_n_cells (&stroke->scenario->map->grid) / 64 + 1);
  while (n > 0)
    {
      int first = cell % 64, here = MIN (n, 64 - first);
      stroke->seen[cell / 64] |= (UINT64_MAX >> (64 - here)) << first;
      cell += here;
      n -= here;
    }
}

static void
keep_letters (OxbowStroke *stroke, OxbowCell cell, int n, char letter)
{
  uint32_t word = OXBOW_WORD (cell, letter), count = (uint32_t) n;
  if (n > 1)
    word |= OXBOW_WORD_RUN;
  g_array_append_val (stroke->words, word);
  if (n > 1)
    g_array_append_val (stroke->words, count);
  mark_seen (stroke, cell, n);
}

/* From the mask to words, which can go on. */
static void
open_mask (OxbowStroke *stroke)
{
  g_autoptr (OxbowMask) mask = g_steal_pointer (&stroke->mask);
  OxbowRun run = { 0, 0 };
  while (oxbow_mask_next_run (mask, &run))
    keep_letters (stroke, run.cell, run.n, stroke->mask_letter);
}

/* n cells of one letter, all seen or none. */
static void
paint_alike (OxbowStroke *stroke, OxbowCell cell, int n, char terrain)
{
  char *letters = stroke->scenario->map->terrain;
  if (letters[cell] == terrain)
    return;
  if (!has_seen (stroke, cell))
    keep_letters (stroke, cell, n, letters[cell]);
  memset (letters + cell, terrain, (size_t) n);
  oxbow_touched_run (&stroke->touched, &stroke->scenario->map->grid, cell, n);
  stroke->touched.terrain = true;
}

static void
note_outside (OxbowStroke *stroke, char terrain)
{
  const OxbowTerrain *ground = oxbow_palette_find_terrain (stroke->scenario->ruleset->palette, terrain);
  stroke->paints_outside |= ground != NULL && ground->outside;
}

void
oxbow_stroke_paint_run (OxbowStroke *stroke, OxbowCell cell, int n, char terrain)
{
  note_outside (stroke, terrain);
  if (stroke->mask != NULL)
    open_mask (stroke);
  while (n > 0)
    {
      int alike = oxbow_count_alike (stroke->scenario->map->terrain + cell, n);
      alike = count_seen_alike (stroke, cell, alike);
      paint_alike (stroke, cell, alike, terrain);
      cell += alike;
      n -= alike;
    }
}

void
oxbow_stroke_paint (OxbowStroke *stroke, OxbowCell cell, char terrain)
{
  oxbow_stroke_paint_run (stroke, cell, 1, terrain);
}

void
oxbow_stroke_paint_mask (OxbowStroke *stroke, const OxbowMask *mask, char terrain)
{
  OxbowRun run = { 0, 0 };
  char *letters = stroke->scenario->map->terrain;
  if (!oxbow_mask_next_run (mask, &run) || letters[run.cell] == terrain)
    return;
  if (stroke->words->len > 0 || stroke->mask != NULL)
    {
      do
        oxbow_stroke_paint_run (stroke, run.cell, run.n, terrain);
      while (oxbow_mask_next_run (mask, &run));
      return;
    }
  note_outside (stroke, terrain);
  stroke->mask = oxbow_mask_ref (mask);
  stroke->mask_letter = letters[run.cell];
  oxbow_mask_paint (mask, letters, terrain);
  oxbow_touched_mask (&stroke->touched, mask);
}

char
oxbow_stroke_get_first (const OxbowStroke *stroke, OxbowCell cell)
{
  if (stroke->mask != NULL && oxbow_mask_has (stroke->mask, cell))
    return stroke->mask_letter;
  for (guint i = 0; has_seen (stroke, cell) && i < stroke->words->len; i++)
    {
      uint32_t word = g_array_index (stroke->words, uint32_t, i);
      OxbowCell first = OXBOW_WORD_CELL (word);
      OxbowCell last = first;
      if ((word & OXBOW_WORD_RUN) != 0)
        last = first + (OxbowCell) g_array_index (stroke->words, uint32_t, ++i) - 1;
      if (cell >= first && cell <= last)
        return OXBOW_WORD_LETTER (word);
    }
  return stroke->scenario->map->terrain[cell];
}

/* Records, head and map: a place that holds the new value is swapped in. */

static void
swap_in (OxbowStroke *stroke, OxbowPlace place)
{
  oxbow_place_swap (&place, stroke->scenario, &stroke->touched);
  g_array_append_val (stroke->places, place);
}

void
oxbow_stroke_insert (OxbowStroke *stroke, OxbowLayer layer, int index, OxbowRecord *record)
{
  int n = (int) oxbow_layer_records (layer, stroke->scenario)->len;
  swap_in (stroke, (OxbowPlace) { .kind = OXBOW_PLACE_RECORD,
                                  .layer = (uint8_t) layer,
                                  .presence = OXBOW_RECORD_ABSENT,
                                  .index = index >= 0 ? index : n,
                                  .other.record = record });
}

void
oxbow_stroke_replace (OxbowStroke *stroke, OxbowLayer layer, int index, OxbowRecord *record)
{
  swap_in (stroke, (OxbowPlace) { .kind = OXBOW_PLACE_RECORD,
                                  .layer = (uint8_t) layer,
                                  .presence = OXBOW_RECORD_REPLACED,
                                  .index = index,
                                  .other.record = record });
}

void
oxbow_stroke_remove (OxbowStroke *stroke, OxbowLayer layer, int index)
{
  swap_in (stroke, (OxbowPlace) { .kind = OXBOW_PLACE_RECORD,
                                  .layer = (uint8_t) layer,
                                  .presence = OXBOW_RECORD_PRESENT,
                                  .index = index });
}

void
oxbow_stroke_splice (OxbowStroke *stroke, OxbowLayer layer, int index, int position, int n_removed,
                     const OxbowCell *cells, int n_cells)
{
  GArray *others = g_array_sized_new (FALSE, FALSE, sizeof (OxbowCell), (guint) n_cells);
  if (n_cells > 0)
    g_array_append_vals (others, cells, (guint) n_cells);
  swap_in (stroke, (OxbowPlace) { .kind = OXBOW_PLACE_CELLS,
                                  .layer = (uint8_t) layer,
                                  .index = index,
                                  .position = position,
                                  .n_there = n_removed,
                                  .other.cells = others });
}

void
oxbow_stroke_set_list (OxbowStroke *stroke, OxbowLayer layer, GPtrArray *records)
{
  swap_in (stroke, (OxbowPlace) { .kind = OXBOW_PLACE_LIST, .layer = (uint8_t) layer, .other.list = records });
}

void
oxbow_stroke_set_line (OxbowStroke *stroke, OxbowHead head, const char *line)
{
  g_return_if_fail (head <= OXBOW_HEAD_POSITION);
  swap_in (stroke, (OxbowPlace) { .kind = OXBOW_PLACE_HEAD, .layer = (uint8_t) head, .other.line = g_strdup (line) });
}

void
oxbow_stroke_set_text (OxbowStroke *stroke, OxbowHead head, OxbowText *text)
{
  g_return_if_fail (head == OXBOW_HEAD_TITLE || head == OXBOW_HEAD_DESCRIPTION);
  swap_in (stroke, (OxbowPlace) { .kind = OXBOW_PLACE_HEAD, .layer = (uint8_t) head, .other.text = text });
}

void
oxbow_stroke_set_settings (OxbowStroke *stroke, OxbowSettings *settings)
{
  swap_in (stroke,
           (OxbowPlace) { .kind = OXBOW_PLACE_HEAD, .layer = OXBOW_HEAD_SETTINGS, .other.settings = settings });
}

void
oxbow_stroke_set_players (OxbowStroke *stroke, int least, int most)
{
  swap_in (stroke,
           (OxbowPlace) { .kind = OXBOW_PLACE_HEAD, .layer = OXBOW_HEAD_PLAYERS, .other.players = { least, most } });
}

void
oxbow_stroke_set_lesson (OxbowStroke *stroke, OxbowLesson *lesson)
{
  swap_in (stroke, (OxbowPlace) { .kind = OXBOW_PLACE_HEAD, .layer = OXBOW_HEAD_LESSON, .other.lesson = lesson });
}

void
oxbow_stroke_set_map (OxbowStroke *stroke, OxbowMap *map)
{
  g_return_if_fail (stroke->words->len == 0 && stroke->mask == NULL);
  swap_in (stroke, (OxbowPlace) { .kind = OXBOW_PLACE_MAP, .other.map = map });
}

/* Taking back */

static void
turn_round (GArray *places)
{
  OxbowPlace *list = (OxbowPlace *) (void *) places->data;
  for (guint i = 0; i < places->len / 2; i++)
    {
      OxbowPlace kept = list[i];
      list[i] = list[places->len - 1 - i];
      list[places->len - 1 - i] = kept;
    }
}

/* The runs in the stroke's words need not be of one letter any more, so they are restored here, not swapped. */
static void
restore_letters (OxbowStroke *stroke)
{
  OxbowMap *map = stroke->scenario->map;
  if (stroke->mask != NULL)
    {
      oxbow_mask_paint (stroke->mask, map->terrain, stroke->mask_letter);
      oxbow_touched_mask (&stroke->touched, stroke->mask);
    }
  for (guint i = 0; i < stroke->words->len; i++)
    {
      uint32_t word = g_array_index (stroke->words, uint32_t, i);
      int n = (word & OXBOW_WORD_RUN) != 0 ? (int) g_array_index (stroke->words, uint32_t, ++i) : 1;
      memset (map->terrain + OXBOW_WORD_CELL (word), OXBOW_WORD_LETTER (word), (size_t) n);
      oxbow_touched_run (&stroke->touched, &map->grid, OXBOW_WORD_CELL (word), n);
      stroke->touched.terrain = true;
    }
}

void
oxbow_stroke_reset (OxbowStroke *stroke)
{
  turn_round (stroke->places);
  oxbow_places_swap (stroke->places, stroke->scenario, &stroke->touched);
  restore_letters (stroke);
  g_clear_pointer (&stroke->mask, oxbow_mask_unref);
  g_array_set_size (stroke->words, 0);
  g_array_set_size (stroke->places, 0);
  g_clear_pointer (&stroke->seen, g_free);
  stroke->paints_outside = false;
}

void
oxbow_stroke_take_touched (OxbowStroke *stroke, OxbowTouched *touched)
{
  *touched = stroke->touched;
  oxbow_touched_init (&stroke->touched);
}

/* What follows from the map and from what was drawn: it is part of the step that it follows from. */
static void
settle_position (OxbowStroke *stroke)
{
  GPtrArray *settled = oxbow_position_settle (stroke->scenario);
  if (settled != NULL)
    oxbow_stroke_set_list (stroke, OXBOW_LAYER_POSITION, settled);
}

OxbowScenario *
oxbow_stroke_foresee (const OxbowStroke *stroke)
{
  OxbowScenario *scenario = oxbow_scenario_copy (stroke->scenario);
  g_autoptr (OxbowStroke) rest = oxbow_stroke_new (scenario);
  if (stroke->paints_outside)
    oxbow_sweep (rest);
  settle_position (rest);
  return scenario;
}

OxbowEdit *
oxbow_stroke_finish (OxbowStroke *stroke, const char *name)
{
  if (stroke->paints_outside)
    oxbow_sweep (stroke);
  if (!oxbow_stroke_is_empty (stroke))
    settle_position (stroke);
  g_autoptr (OxbowEdit) edit = g_new0 (OxbowEdit, 1);
  edit->name = g_intern_string (name);
  if (stroke->mask != NULL)
    oxbow_edit_pack_mask (edit, stroke->mask, stroke->mask_letter);
  else
    oxbow_edit_pack_words (edit, stroke->words, stroke->scenario->map);
  if (edit->n_words == 0 && !edit->is_masked && stroke->places->len == 0)
    return NULL;
  turn_round (stroke->places);
  if (stroke->places->len > 0)
    edit->places = g_steal_pointer (&stroke->places);
  return g_steal_pointer (&edit);
}
