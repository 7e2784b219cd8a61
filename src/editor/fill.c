/* fill.c: the cells that a fill reaches
 *
 * Water rises in 64 cells of a row at once: what is open there and hangs together with what was reached is reached, and
 * washes over to the words beside, above and below. Which bits those are depends on whether the hexes sit half a hex
 * off; in a map of flat-top hexes every other bit does. A word waits in the queue while something has come to it.
 * Closed words stand around the map and between its rows, so that nobody need ask whether there is one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/fill.h"

#include <string.h>

#define EVEN_BITS 0x5555555555555555u
#define FIRST_BIT ((uint64_t) 1)
#define LAST_BIT ((uint64_t) 1 << 63)

typedef struct
{
  int stride;                   /* words of a row, and a closed one */
  int n_words;                  /* with a closed row above and below */
  bool is_pointy;
  uint64_t *open;               /* bits not reached yet */
  uint64_t *coming;             /* bits that are reached from somewhere, and open */
  int *queue;                   /* of words that something comes to, each once: a ring */
  int n_queued, first;
} Fill;

static inline void
add (Fill *fill, int word, uint64_t bits)
{
  bits &= fill->open[word];
  if (bits == 0)
    return;
  if (fill->coming[word] == 0)
    {
      int place = fill->first + fill->n_queued++;
      fill->queue[place < fill->n_words ? place : place - fill->n_words] = word;
    }
  fill->coming[word] |= bits;
}

/* All open bits that hang together with the seeds, in steps of 1, 2, 4 ... to either side. */
static uint64_t
rise (uint64_t seeds, uint64_t open)
{
  uint64_t up = seeds, down = seeds, way_up = open, way_down = open;
  if (open == UINT64_MAX)
    return open;
  for (int step = 1; step < 64; step *= 2)
    {
      up |= way_up & up << step;
      way_up &= way_up << step;
      down |= way_down & down >> step;
      way_down &= way_down >> step;
    }
  return up | down;
}

/* What touches the bits in the row that the word belongs to: besides those right above or below, those on the left of
 * bits that lean to the left, and on the right of bits that lean to the right. */
static inline void
add_row (Fill *fill, int word, uint64_t bits, uint64_t leans_left, uint64_t leans_right)
{
  uint64_t left = bits & leans_left, right = bits & leans_right;
  add (fill, word, bits | left >> 1 | right << 1);
  if ((left & FIRST_BIT) != 0)
    add (fill, word - 1, LAST_BIT);
  if ((right & LAST_BIT) != 0)
    add (fill, word + 1, FIRST_BIT);
}

static void
wash_over (Fill *fill, int word, uint64_t bits)
{
  /* An even column reaches up to both sides, an odd one down. */
  uint64_t up_left = EVEN_BITS, up_right = EVEN_BITS, down_left = ~EVEN_BITS, down_right = ~EVEN_BITS;
  if (fill->is_pointy)
    {
      up_left = down_left = (word / fill->stride) % 2 != 0 ? UINT64_MAX : 0;    /* the first row is an even one */
      up_right = down_right = ~up_left;
    }
  add_row (fill, word - fill->stride, bits, up_left, up_right);
  add_row (fill, word + fill->stride, bits, down_left, down_right);
  if ((bits & FIRST_BIT) != 0)
    add (fill, word - 1, LAST_BIT);
  if ((bits & LAST_BIT) != 0)
    add (fill, word + 1, FIRST_BIT);
}

static int
take_word (Fill *fill)
{
  int word = fill->queue[fill->first++];
  fill->n_queued--;
  if (fill->first == fill->n_words)
    fill->first = 0;
  return word;
}

static void
run_full (Fill *fill)
{
  while (fill->n_queued > 0)
    {
      int word = take_word (fill);
      uint64_t bits = rise (fill->coming[word], fill->open[word]);
      fill->coming[word] = 0;
      fill->open[word] &= ~bits;
      wash_over (fill, word, bits);
    }
}

/* Where a row of the map lies among the words of the fill. */
static uint64_t *
find_row (const Fill *fill, int row)
{
  return fill->open + 1 + (size_t) (row + 1) * (size_t) fill->stride;
}

static void
open_rows (Fill *fill, const OxbowMask *mask)
{
  for (int row = 0; row < mask->grid.height; row++)
    memcpy (find_row (fill, row), mask->bits + (size_t) row * (size_t) mask->n_words,
            sizeof (uint64_t) * (size_t) mask->n_words);
}

/* What is open still was not reached. */
static void
leave_reached (const Fill *fill, OxbowMask *mask)
{
  for (int row = 0; row < mask->grid.height; row++)
    {
      const uint64_t *open = find_row (fill, row);
      uint64_t *words = mask->bits + (size_t) row * (size_t) mask->n_words;
      for (int i = 0; i < mask->n_words; i++)
        words[i] &= ~open[i];
    }
}

OxbowMask *
oxbow_fill_find (const OxbowMap *map, OxbowCell from)
{
  OxbowMask *mask = oxbow_mask_of_terrain (map, map->terrain[from]);
  int stride = mask->n_words + 1, n_words = stride * (map->grid.height + 2) + 2;
  g_autofree uint64_t *open = g_new0 (uint64_t, n_words), *coming = g_new0 (uint64_t, n_words);
  g_autofree int *queue = g_new (int, n_words);
  Fill fill = { stride, n_words, map->grid.orientation == OXBOW_POINTY, open, coming, queue };
  int column = oxbow_grid_column (&map->grid, from);
  open_rows (&fill, mask);
  add (&fill, (int) (find_row (&fill, oxbow_grid_row (&map->grid, from)) - open) + column / 64,
       FIRST_BIT << column % 64);
  run_full (&fill);
  leave_reached (&fill, mask);
  return mask;
}
