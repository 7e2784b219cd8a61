/* mask.c: a set of cells, a bit for each
 *
 * Letters become bits and bits letters eight at a time: letters have seven bits, so that a byte with the upper bit set
 * can say of each whether it is meant.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/mask.h"

#include "editor/runs.h"

#define WORD_BITS 64
#define EACH_BYTE 0x0101010101010101u
#define UPPER_BITS 0x8080808080808080u
#define LOWER_BITS 0x7f7f7f7f7f7f7f7fu

OxbowMask *
oxbow_mask_new (const OxbowGrid *grid)
{
  int n_words = (grid->width + WORD_BITS - 1) / WORD_BITS;
  size_t bytes = sizeof (uint64_t) * (size_t) n_words * (size_t) grid->height;
  OxbowMask *mask = g_rc_box_alloc0 (sizeof (OxbowMask) + bytes);
  mask->grid = *grid;
  mask->n_words = n_words;
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
  return sizeof *mask + sizeof (uint64_t) * (size_t) mask->n_words * (size_t) mask->grid.height;
}

/* From letters, and to letters */

/* Bit i: whether the i-th of eight letters is the one that alike is made of. */
static uint64_t
compare_eight (const char *letters, uint64_t alike)
{
  uint64_t eight;
  memcpy (&eight, letters, sizeof eight);
  uint64_t differ = ((GUINT64_FROM_LE (eight) ^ alike) + LOWER_BITS) & UPPER_BITS;
  /* The upper bits, moved down and multiplied so that they come to lie side by side in the uppermost byte. */
  return ((~differ & UPPER_BITS) >> 7) * 0x0102040810204080u >> 56;
}

static uint64_t
compare_letters (const char *letters, int n, char letter)
{
  uint64_t bits = 0, alike = EACH_BYTE * (unsigned char) letter;
  int i = 0;
  if (n == WORD_BITS && oxbow_are_alike (letters, alike))
    return UINT64_MAX;
  for (; i + 8 <= n; i += 8)
    bits |= compare_eight (letters + i, alike) << i;
  for (; i < n; i++)
    bits |= (uint64_t) (letters[i] == letter) << i;
  return bits;
}

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
      uint64_t *words = mask->bits + (size_t) row * (size_t) mask->n_words;
      if (oxbow_all_are_alike (letters, width))
        {
          if (letters[0] == terrain)
            fill_row (mask, words);
          continue;
        }
      for (int i = 0; i < mask->n_words; i++)
        words[i] = compare_letters (letters + i * WORD_BITS, MIN (WORD_BITS, width - i * WORD_BITS), terrain);
    }
  return mask;
}

static void
paint_eight (char *letters, uint64_t bits, uint64_t alike)
{
  uint64_t eight;
  memcpy (&eight, letters, sizeof eight);
  /* Each byte keeps one bit of its own, which is then made all of them. */
  uint64_t meant = (bits * EACH_BYTE & 0x8040201008040201u) + LOWER_BITS;
  meant = GUINT64_TO_LE (((meant & UPPER_BITS) >> 7) * 0xffu);
  eight ^= (eight ^ alike) & meant;
  memcpy (letters, &eight, sizeof eight);
}

static void
paint_letters (char *letters, int n, uint64_t bits, char letter)
{
  uint64_t alike = EACH_BYTE * (unsigned char) letter;
  int i = 0;
  for (; i + 8 <= n; i += 8)
    paint_eight (letters + i, bits >> i & 0xff, alike);
  for (; i < n; i++)
    if ((bits >> i & 1) != 0)
      letters[i] = letter;
}

void
oxbow_mask_paint (const OxbowMask *mask, char *letters, char letter)
{
  int width = mask->grid.width;
  for (int row = 0; row < mask->grid.height; row++)
    {
      const uint64_t *words = mask->bits + (size_t) row * (size_t) mask->n_words;
      char *first = letters + (size_t) row * (size_t) width;
      for (int i = 0; i < mask->n_words; i++)
        if (words[i] == UINT64_MAX)
          memset (first + i * WORD_BITS, letter, WORD_BITS);
        else if (words[i] != 0)
          paint_letters (first + i * WORD_BITS, MIN (WORD_BITS, width - i * WORD_BITS), words[i], letter);
    }
}

/* Runs */

bool
oxbow_mask_has (const OxbowMask *mask, OxbowCell cell)
{
  int column = oxbow_grid_column (&mask->grid, cell), row = oxbow_grid_row (&mask->grid, cell);
  const uint64_t *words = mask->bits + (size_t) row * (size_t) mask->n_words;
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
      const uint64_t *words = mask->bits + (size_t) row * (size_t) mask->n_words;
      int first = find_column (mask, words, column, 0);
      if (first >= width)
        continue;
      int last = MIN (find_column (mask, words, first, UINT64_MAX), width);
      *run = (OxbowRun) { row * width + first, last - first };
      return true;
    }
  return false;
}
