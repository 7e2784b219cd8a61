/* pack.c: what a stroke painted, as small as an edit keeps it
 *
 * Runs of the same change, in the order of the cells, and neighbouring ones as one; a mask stays one where its runs
 * would take more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/pack.h"

#include "editor/runs.h"

/* Pieces beyond that many stay as they came: sorting them would cost more than joining them saves. */
#define MAX_SORTED 20000

typedef struct
{
  OxbowCell cell;
  int n;
  char was, is;
} Run;

static int
compare_runs (gconstpointer a, gconstpointer b)
{
  return ((const Run *) a)->cell - ((const Run *) b)->cell;
}

/* What the word kept, cut where the letters of today differ. */
static void
add_runs (GArray *runs, const char *letters, Run kept)
{
  while (kept.n > 0)
    {
      Run run = { kept.cell, oxbow_count_alike (letters + kept.cell, kept.n), kept.was, letters[kept.cell] };
      if (run.was != run.is)
        g_array_append_val (runs, run);
      kept.cell += run.n;
      kept.n -= run.n;
    }
}

static GArray *
list_runs (const GArray *words, const char *letters)
{
  GArray *runs = g_array_new (FALSE, FALSE, sizeof (Run));
  bool is_sorted = true;
  OxbowCell last = -1;
  for (guint i = 0; i < words->len; i++)
    {
      uint32_t word = g_array_index (words, uint32_t, i);
      int n = (word & OXBOW_WORD_RUN) != 0 ? (int) g_array_index (words, uint32_t, ++i) : 1;
      is_sorted &= OXBOW_WORD_CELL (word) > last;
      last = OXBOW_WORD_CELL (word);
      add_runs (runs, letters, (Run) { last, n, OXBOW_WORD_LETTER (word), 0 });
    }
  if (!is_sorted && runs->len <= MAX_SORTED)
    g_array_sort (runs, compare_runs);
  return runs;
}

static bool
goes_on (const Run *run, const Run *next, int width)
{
  return next->cell == run->cell + run->n && next->was == run->was && next->is == run->is
         && run->cell / width == next->cell / width;
}

/* Neighbouring runs of the same change become one, within a row. */
static void
join_runs (GArray *runs, int width)
{
  guint n = 0;
  Run *list = (Run *) (void *) runs->data;
  for (guint i = 0; i < runs->len; i++)
    if (n > 0 && goes_on (&list[n - 1], &list[i], width))
      list[n - 1].n += list[i].n;
    else
      list[n++] = list[i];
  g_array_set_size (runs, n);
}

static void
keep_runs (OxbowEdit *edit, const GArray *runs)
{
  for (guint i = 0; i < runs->len; i++)
    edit->n_words += g_array_index (runs, Run, i).n > 1 ? 2 : 1;
  uint32_t *words = edit->words.few;
  if (edit->n_words > OXBOW_FEW_WORDS)
    words = edit->words.many = g_new (uint32_t, edit->n_words);
  for (guint i = 0; i < runs->len; i++)
    {
      const Run *run = &g_array_index (runs, Run, i);
      *words++ = OXBOW_WORD (run->cell, run->was) | (run->n > 1 ? OXBOW_WORD_RUN : 0);
      if (run->n > 1)
        *words++ = (uint32_t) run->n;
    }
}

void
oxbow_edit_pack_words (OxbowEdit *edit, const GArray *words, const OxbowMap *map)
{
  g_autoptr (GArray) runs = list_runs (words, map->terrain);
  join_runs (runs, map->grid.width);
  keep_runs (edit, runs);
}

static GArray *
list_mask (const OxbowMask *mask, char letter)
{
  GArray *runs = g_array_new (FALSE, FALSE, sizeof (Run));
  OxbowRun found = { 0, 0 };
  while (oxbow_mask_next_run (mask, &found))
    {
      Run run = { found.cell, found.n, letter, 0 };
      g_array_append_val (runs, run);
    }
  return runs;
}

void
oxbow_edit_pack_mask (OxbowEdit *edit, const OxbowMask *mask, char letter)
{
  if (!oxbow_mask_has_runs (mask, oxbow_mask_get_bytes (mask) / sizeof (uint32_t)))
    {
      g_autoptr (GArray) runs = list_mask (mask, letter);
      keep_runs (edit, runs);
      return;
    }
  edit->is_masked = true;
  edit->letter = letter;
  edit->words.mask = oxbow_mask_ref (mask);
}
