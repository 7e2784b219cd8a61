/* rng.c: SplitMix64, and what is drawn from it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/rng.h"

uint64_t
oxbow_rng_next (OxbowRng *rng)
{
  uint64_t z = rng->s += 0x9E3779B97F4A7C15u;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

/* Fair: the lowest values, of which there would be one too many of some remainders, are drawn again. */
uint64_t
oxbow_rng_below (OxbowRng *rng, uint64_t n)
{
  uint64_t unfair = -n % n, r;
  do
    r = oxbow_rng_next (rng);
  while (r < unfair);
  return r % n;
}

int
oxbow_rng_die (OxbowRng *rng)
{
  return 1 + (int) oxbow_rng_below (rng, 6);
}

void
oxbow_rng_shuffle (OxbowRng *rng, uint8_t *a, int n)
{
  for (int i = n - 1; i >= 1; i--)
    {
      int j = (int) oxbow_rng_below (rng, (uint64_t) i + 1);
      uint8_t kept = a[i];
      a[i] = a[j];
      a[j] = kept;
    }
}

uint8_t
oxbow_deck_draw (uint8_t *deck, int *n)
{
  return deck[--*n];
}

/* By counting, as players deal cards anew all the time. */
void
oxbow_deck_sort (uint8_t *deck, int n)
{
  int counts[UINT8_MAX + 1] = { 0 };
  for (int i = 0; i < n; i++)
    counts[deck[i]]++;
  for (int card = 0, at = 0; at < n; card++)
    for (; counts[card] > 0; counts[card]--)
      deck[at++] = (uint8_t) card;
}

/* Sorted first, the cards cannot tell anything of the order they were in. */
void
oxbow_deck_deal_anew (uint8_t *deck, int n, OxbowRng *rng)
{
  oxbow_deck_sort (deck, n);
  oxbow_rng_shuffle (rng, deck, n);
}
