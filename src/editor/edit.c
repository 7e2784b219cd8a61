/* edit.c: one step of drawing, as what is not there now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/place.h"

#include "core/lesson.h"

void
oxbow_edit_free (OxbowEdit *edit)
{
  if (edit == NULL)
    return;
  if (edit->n_words > OXBOW_FEW_WORDS)
    g_free (edit->words.many);
  if (edit->is_masked)
    oxbow_mask_unref (edit->words.mask);
  g_clear_pointer (&edit->places, g_array_unref);
  g_free (edit);
}

/* Terrain */

static void
swap_words (OxbowEdit *edit, OxbowScenario *scenario, OxbowTouched *touched)
{
  uint32_t *words = edit->n_words > OXBOW_FEW_WORDS ? edit->words.many : edit->words.few;
  const OxbowGrid *grid = &scenario->map->grid;
  char *terrain = scenario->map->terrain;

  for (uint32_t i = 0; i < edit->n_words; i++)
    {
      uint32_t word = words[i];
      OxbowCell cell = OXBOW_WORD_CELL (word);
      words[i] = OXBOW_WORD (cell, terrain[cell]) | (word & OXBOW_WORD_RUN);
      if ((word & OXBOW_WORD_RUN) == 0)
        {
          terrain[cell] = OXBOW_WORD_LETTER (word);
          oxbow_touched_cell (touched, grid, cell);
          continue;
        }
      uint32_t n = words[++i];
      memset (terrain + cell, OXBOW_WORD_LETTER (word), n);
      oxbow_touched_run (touched, grid, cell, (int) n);
    }
  touched->terrain |= edit->n_words > 0;
}

static void
swap_mask (OxbowEdit *edit, OxbowScenario *scenario, OxbowTouched *touched)
{
  OxbowRun first = { 0, 0 };
  char letter = edit->letter;
  oxbow_mask_next_run (edit->words.mask, &first);
  edit->letter = scenario->map->terrain[first.cell];
  oxbow_mask_paint (edit->words.mask, scenario->map->terrain, letter);
  oxbow_touched_mask (touched, edit->words.mask);
}

void
oxbow_edit_apply (OxbowEdit *edit, OxbowScenario *scenario, OxbowTouched *touched)
{
  OxbowTouched ignored;
  if (touched == NULL)
    {
      oxbow_touched_init (&ignored);
      touched = &ignored;
    }
  if (edit->is_masked)
    swap_mask (edit, scenario, touched);
  else
    swap_words (edit, scenario, touched);
  if (edit->places != NULL)
    oxbow_places_swap (edit->places, scenario, touched);
}

const char *
oxbow_edit_get_name (const OxbowEdit *edit)
{
  return edit->name;
}

bool
oxbow_edit_continues (const OxbowEdit *first, const OxbowEdit *later)
{
  if (!first->is_typing || !later->is_typing || first->n_words > 0 || later->n_words > 0 || first->places->len != 1
      || later->places->len != 1)
    return false;
  const OxbowPlace *a = &g_array_index (first->places, OxbowPlace, 0);
  const OxbowPlace *b = &g_array_index (later->places, OxbowPlace, 0);
  bool is_value = b->kind == OXBOW_PLACE_HEAD
                  || (b->kind == OXBOW_PLACE_RECORD && b->presence == OXBOW_RECORD_REPLACED);
  return is_value && a->kind == b->kind && a->layer == b->layer && a->index == b->index
         && a->presence == b->presence && first->name == later->name;
}

/* How large it is */

static size_t
measure_line (const char *line)
{
  return line != NULL ? strlen (line) + 1 : 0;
}

static size_t
measure_record (const OxbowRecord *record)
{
  if (record == NULL)
    return 0;
  size_t bytes = sizeof *record + measure_line (record->kind) + sizeof (OxbowCell) * record->cells->len;
  for (guint i = 0; i < record->attributes->len; i++)
    bytes += sizeof (char *) + measure_line (record->attributes->pdata[i]);
  for (guint i = 0; i < record->children->len; i++)
    bytes += sizeof (OxbowRecord *) + measure_record (record->children->pdata[i]);
  return bytes;
}

static size_t
measure_list (const GPtrArray *records)
{
  size_t bytes = 0;
  for (guint i = 0; i < records->len; i++)
    bytes += sizeof (OxbowRecord *) + measure_record (records->pdata[i]);
  return bytes;
}

static size_t
measure_map (const OxbowMap *map)
{
  return sizeof *map + (size_t) oxbow_grid_n_cells (&map->grid) + measure_list (map->features)
         + measure_list (map->edges) + measure_list (map->groups) + measure_list (map->links)
         + measure_list (map->labels);
}

static size_t
measure_text (const OxbowText *text)
{
  size_t bytes = 0;
  for (int i = 0; i < oxbow_text_n (text); i++)
    {
      const char *language;
      bytes += measure_line (oxbow_text_nth (text, i, &language)) + measure_line (language);
    }
  return bytes;
}

static size_t
measure_settings (const OxbowSettings *settings)
{
  const GPtrArray *const lists[] = { settings->seats, settings->options, settings->suggested, settings->names,
                                     settings->computers };
  size_t bytes = sizeof *settings;
  for (size_t i = 0; i < G_N_ELEMENTS (lists); i++)
    for (guint j = 0; j < lists[i]->len; j++)
      {
        const OxbowSetting *setting = lists[i]->pdata[j];
        bytes += sizeof *setting + measure_line (setting->name) + measure_line (setting->value);
      }
  return bytes;
}

static size_t
measure_lesson (const OxbowLesson *lesson)
{
  size_t bytes = 0;
  for (guint i = 0; lesson != NULL && i < lesson->steps->len; i++)
    {
      const OxbowLessonStep *step = lesson->steps->pdata[i];
      bytes += sizeof *step + measure_text (step->text) + measure_record (step->about);
    }
  return bytes;
}

static size_t
measure_head (const OxbowPlace *place)
{
  switch ((OxbowHead) place->layer)
    {
    case OXBOW_HEAD_ID:
    case OXBOW_HEAD_AUTHOR:
    case OXBOW_HEAD_LICENCE:
    case OXBOW_HEAD_POSITION:
      return measure_line (place->other.line);
    case OXBOW_HEAD_TITLE:
    case OXBOW_HEAD_DESCRIPTION:
      return measure_text (place->other.text);
    case OXBOW_HEAD_SETTINGS:
      return measure_settings (place->other.settings);
    case OXBOW_HEAD_LESSON:
      return measure_lesson (place->other.lesson);
    case OXBOW_HEAD_PLAYERS:
      return 0;
    }
  g_assert_not_reached ();
}

static size_t
measure_place (const OxbowPlace *place)
{
  switch ((OxbowPlaceKind) place->kind)
    {
    case OXBOW_PLACE_RECORD:
      return measure_record (place->other.record);
    case OXBOW_PLACE_CELLS:
      return sizeof (OxbowCell) * place->other.cells->len;
    case OXBOW_PLACE_LIST:
      return measure_list (place->other.list);
    case OXBOW_PLACE_MAP:
      return measure_map (place->other.map);
    case OXBOW_PLACE_HEAD:
      return measure_head (place);
    }
  g_assert_not_reached ();
}

size_t
oxbow_edit_get_bytes (const OxbowEdit *edit)
{
  size_t bytes = sizeof *edit;
  if (edit->n_words > OXBOW_FEW_WORDS)
    bytes += sizeof (uint32_t) * edit->n_words;
  if (edit->is_masked)
    bytes += oxbow_mask_get_bytes (edit->words.mask);
  for (guint i = 0; edit->places != NULL && i < edit->places->len; i++)
    bytes += sizeof (OxbowPlace) + measure_place (&g_array_index (edit->places, OxbowPlace, i));
  return bytes;
}
