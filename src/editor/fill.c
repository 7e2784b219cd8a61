/* fill.c: the cells that a fill reaches
 *
 * Rows are washed over one after the other, down the map and up again, as long as anything is reached that was not.
 * What comes over from the row above or below rises to both sides as far as the land is open, 64 cells at once: to the
 * right as the carry of a sum runs through ones, from word to word, and to the left in steps of 1, 2, 4 ..., in two
 * words side by side. Which cells of two rows touch depends on whether the hexes sit half a hex off; in a map of
 * flat-top hexes every other column does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/fill.h"

#include <string.h>

#define EVEN_BITS 0x5555555555555555u
#define WORD_BITS 64
#define MAX_WORDS (OXBOW_MAX_SIDE / WORD_BITS)

G_STATIC_ASSERT (MAX_WORDS <= WORD_BITS);       /* a row's words are bits of one */

typedef struct
{
  int n_words, n_rows;          /* words of a row */
  bool is_pointy;
  OxbowMask *open;              /* not reached yet */
  OxbowMask *reached;
  uint64_t *goes_down, *goes_up;        /* a bit for each word of a row that reached more since the row washed there */
} Fill;

/* The words of a row from first to last; those after it up to an even number may be looked at, and written to. */
typedef struct
{
  int first, last;
  uint64_t words[MAX_WORDS + 4];        /* bits that come, and then all that are reached by them */
} Wave;

typedef uint64_t Pair __attribute__ ((vector_size (16)));
typedef uint64_t AnyPair __attribute__ ((vector_size (16), aligned (8), may_alias));

static inline Pair
pair_at (const uint64_t *words)
{
  return *(const AnyPair *) words;
}

/* What touches the reached cells of another row: besides those right above or below, those on the left of cells that
 * lean to the left, and on the right of those that lean to the right. False: there is nothing. */
static bool
come_over (const uint64_t *reached, const uint64_t *open, uint64_t leans_left, uint64_t leans_right, Wave *wave)
{
  Pair any = { 0, 0 };
  for (int i = wave->first; i <= wave->last; i += 2)
    {
      Pair here = pair_at (reached + i), left = here & leans_left, right = here & leans_right;
      Pair from_left = pair_at (reached + i - 1) & leans_right, from_right = pair_at (reached + i + 1) & leans_left;
      Pair coming = here | left >> 1 | right << 1 | from_left >> (WORD_BITS - 1) | from_right << (WORD_BITS - 1);
      coming &= pair_at (open + i);
      any |= coming;
      *(AnyPair *) (wave->words + i) = coming;
    }
  if ((any[0] | any[1]) == 0)
    return false;
  wave->last += (wave->last - wave->first + 1) % 2;
  while (wave->words[wave->first] == 0)
    wave->first++;
  while (wave->words[wave->last] == 0)
    wave->last--;
  return true;
}

/* The carry of open + coming turns the ones from the first that comes to the end of the open land to zeros. */
static void
rise_right (const uint64_t *open, int n_words, Wave *wave)
{
  uint64_t carry = 0;
  int i;
  for (i = wave->first; i <= wave->last || (carry != 0 && i < n_words); i++)
    {
      uint64_t coming = i <= wave->last ? wave->words[i] : 0, sum;
      bool is_over = __builtin_add_overflow (open[i], coming, &sum);
      is_over |= __builtin_add_overflow (sum, carry, &sum);
      wave->words[i] = open[i] & (~sum | coming);
      carry = is_over;
    }
  wave->last = i - 1;
  wave->words[i] = 0;
}

/* Within a word. */
static void
rise_left (const uint64_t *open, Wave *wave)
{
  for (int i = wave->first; i <= wave->last; i += 2)
    {
      Pair bits = pair_at (wave->words + i), way = pair_at (open + i);
      bits |= way & bits >> 1, way &= way >> 1;
      bits |= way & bits >> 2, way &= way >> 2;
      bits |= way & bits >> 4, way &= way >> 4;
      bits |= way & bits >> 8, way &= way >> 8;
      bits |= way & bits >> 16, way &= way >> 16;
      bits |= way & bits >> 32;
      *(AnyPair *) (wave->words + i) = bits;
    }
}

/* The open bits that hang together with the uppermost one; none if that is closed. */
static inline uint64_t
find_upper (uint64_t open)
{
  return ~(UINT64_MAX >> __builtin_clzll (~open | 1)) | (uint64_t) (open == UINT64_MAX);
}

/* From each word on into the one on its left; all is reached then. */
static void
settle (Fill *fill, int row, const Wave *wave)
{
  uint64_t *open = oxbow_mask_row (fill->open, row), *reached = oxbow_mask_row (fill->reached, row);
  uint64_t carry = 0, more = 0;
  for (int i = MIN (wave->last, fill->n_words - 1); i >= wave->first || (carry != 0 && i >= 0); i--)
    {
      uint64_t bits = i >= wave->first ? wave->words[i] : 0;
      bits |= find_upper (open[i]) & -carry;
      carry = bits & 1;
      open[i] &= ~bits;
      reached[i] |= bits;
      more |= (uint64_t) (bits != 0) << i;
    }
  fill->goes_down[row] |= more;
  fill->goes_up[row] |= more;
}

static void
rise (Fill *fill, int row, Wave *wave)
{
  const uint64_t *open = oxbow_mask_row (fill->open, row);
  rise_right (open, fill->n_words, wave);
  rise_left (open, wave);
  settle (fill, row, wave);
}

/* From those words of a row to the next one, or to the one before it. */
static void
wash_over (Fill *fill, int from, int to, uint64_t words)
{
  /* An even column reaches up to both sides, an odd one down; an even row leans to the left. */
  uint64_t leans_left = to > from ? ~EVEN_BITS : EVEN_BITS, leans_right = leans_left;
  if (fill->is_pointy)
    {
      leans_left = from % 2 == 0 ? UINT64_MAX : 0;
      leans_right = ~leans_left;
    }
  Wave wave;
  wave.first = MAX (__builtin_ctzll (words) - 1, 0);
  wave.last = MIN (WORD_BITS - __builtin_clzll (words), fill->n_words - 1);
  if (come_over (oxbow_mask_row (fill->reached, from), oxbow_mask_row (fill->open, to), leans_left, leans_right, &wave))
    rise (fill, to, &wave);
}

/* From row to row in that direction (1 or -1); false: nothing was left to do. */
static bool
sweep (Fill *fill, uint64_t *goes, int first, int direction)
{
  bool has_washed = false;
  for (int row = first; row + direction >= 0 && row + direction < fill->n_rows; row += direction)
    if (goes[row] != 0)
      {
        uint64_t words = goes[row];
        goes[row] = 0;
        wash_over (fill, row, row + direction, words);
        has_washed = true;
      }
  return has_washed;
}

static void
run_full (Fill *fill, int column, int row)
{
  Wave wave = { .first = column / WORD_BITS, .last = column / WORD_BITS };
  wave.words[wave.first] = (uint64_t) 1 << column % WORD_BITS;
  rise (fill, row, &wave);
  bool has_washed = true;
  while (has_washed)
    {
      has_washed = sweep (fill, fill->goes_down, 0, 1);
      has_washed |= sweep (fill, fill->goes_up, fill->n_rows - 1, -1);
    }
}

OxbowMask *
oxbow_fill_find (const OxbowMap *map, OxbowCell from)
{
  g_autoptr (OxbowMask) open = oxbow_mask_of_terrain (map, map->terrain[from]);
  OxbowMask *reached = oxbow_mask_new (&map->grid);
  int n_rows = map->grid.height;
  g_autofree uint64_t *goes = g_new0 (uint64_t, 2 * n_rows);
  Fill fill = { open->n_words, n_rows, map->grid.orientation == OXBOW_POINTY, open, reached, goes, goes + n_rows };
  run_full (&fill, oxbow_grid_column (&map->grid, from), oxbow_grid_row (&map->grid, from));
  return reached;
}
