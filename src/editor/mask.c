/* mask.c: a set of cells, a bit for each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/mask.h"

#include "editor/letters.h"

#define WORD_BITS 64

/* Words may be looked at in pairs, so that one more is there than stands after the last row. */
static size_t
count_bytes (int stride, int height)
{
  return sizeof (uint64_t) * ((size_t) stride * (size_t) height + 2);
}

static const uint64_t *
get_row (const OxbowMask *mask, int row)
{
  return oxbow_mask_row ((OxbowMask *) mask, row);
}

OxbowMask *
oxbow_mask_new (const OxbowGrid *grid)
{
  int n_words = (grid->width + WORD_BITS - 1) / WORD_BITS;
  OxbowMask *mask = g_rc_box_alloc0 (sizeof (OxbowMask) + count_bytes (n_words + 1, grid->height));
  mask->grid = *grid;
  mask->n_words = n_words;
  mask->stride = n_words + 1;
  return mask;
}

OxbowMask *
oxbow_mask_ref (const OxbowMask *mask)
{
  return g_rc_box_acquire ((OxbowMask *) mask);
}

void
oxbow_mask_unref (OxbowMask *mask)
{
  g_rc_box_release (mask);
}

size_t
oxbow_mask_get_bytes (const OxbowMask *mask)
{
  return sizeof *mask + count_bytes (mask->stride, mask->grid.height);
}

/* From letters, and to letters */

static void
fill_row (const OxbowMask *mask, uint64_t *words)
{
  memset (words, 0xff, sizeof (uint64_t) * (size_t) mask->n_words);
  words[mask->n_words - 1] >>= mask->n_words * WORD_BITS - mask->grid.width;
}

OxbowMask *
oxbow_mask_of_terrain (const OxbowMap *map, char terrain)
{
  OxbowMask *mask = oxbow_mask_new (&map->grid);
  int width = map->grid.width;
  for (int row = 0; row < map->grid.height; row++)
    {
      const char *letters = map->terrain + (size_t) row * (size_t) width;
      uint64_t *words = oxbow_mask_row (mask, row);
      if (oxbow_all_are_alike (letters, width))
        {
          if (letters[0] == terrain)
            fill_row (mask, words);
          continue;
        }
      for (int i = 0; i < mask->n_words; i++)
        words[i] = oxbow_letters_compare (letters + i * WORD_BITS, MIN (WORD_BITS, width - i * WORD_BITS), terrain);
    }
  return mask;
}

void
oxbow_mask_paint (const OxbowMask *mask, char *letters, char letter)
{
  int width = mask->grid.width;
  for (int row = 0; row < mask->grid.height; row++)
    {
      const uint64_t *words = get_row (mask, row);
      char *first = letters + (size_t) row * (size_t) width;
      for (int i = 0; i < mask->n_words; i++)
        if (words[i] == UINT64_MAX)
          memset (first + i * WORD_BITS, letter, WORD_BITS);
        else if (words[i] != 0)
          oxbow_letters_paint (first + i * WORD_BITS, MIN (WORD_BITS, width - i * WORD_BITS), words[i], letter);
    }
}

/* Runs */

/* A run begins where a bit is set and the one before it is not. */
bool
oxbow_mask_has_runs (const OxbowMask *mask, size_t least)
{
  size_t n = 0;
  for (int row = 0; row < mask->grid.height && n < least; row++)
    {
      const uint64_t *words = get_row (mask, row);
      for (int i = 0; i < mask->n_words; i++)
        {
          uint64_t first = words[i] & ~(words[i] << 1 | words[i - 1] >> (WORD_BITS - 1));
          if (first != 0)
            n += (size_t) __builtin_popcountll (first);
        }
    }
  return n >= least;
}

bool
oxbow_mask_has (const OxbowMask *mask, OxbowCell cell)
{
  int column = oxbow_grid_column (&mask->grid, cell), row = oxbow_grid_row (&mask->grid, cell);
  const uint64_t *words = get_row (mask, row);
  return (words[column / WORD_BITS] >> (column % WORD_BITS) & 1) != 0;
}

/* The first column from that one on whose bit is set; or, with flip all ones, is not. Past the last: n_words full. */
static int
find_column (const OxbowMask *mask, const uint64_t *words, int column, uint64_t flip)
{
  for (; column < mask->n_words * WORD_BITS; column += WORD_BITS - column % WORD_BITS)
    {
      uint64_t rest = (words[column / WORD_BITS] ^ flip) >> (column % WORD_BITS);
      if (rest != 0)
        return column + __builtin_ctzll (rest);
    }
  return column;
}

bool
oxbow_mask_next_run (const OxbowMask *mask, OxbowRun *run)
{
  int width = mask->grid.width, next = run->cell + run->n;
  int column = next % width;
  for (int row = next / width; row < mask->grid.height; row++, column = 0)
    {
      const uint64_t *words = get_row (mask, row);
      int first = find_column (mask, words, column, 0);
      if (first >= width)
        continue;
      int last = MIN (find_column (mask, words, first, UINT64_MAX), width);
      *run = (OxbowRun) { row * width + first, last - first };
      return true;
    }
  return false;
}
