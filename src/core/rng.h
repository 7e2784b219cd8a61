/* rng.h: all the chance there is
 *
 * SplitMix64, a fair below (), and the one shuffle. The generator is a plain number inside a state, so the same
 * scenario, seed and moves give the same game on every machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdint.h>

G_BEGIN_DECLS

typedef struct
{
  uint64_t s;
} OxbowRng;

uint64_t oxbow_rng_next       (OxbowRng *rng);
uint64_t oxbow_rng_below      (OxbowRng *rng, uint64_t n);                          /* 0 ... n - 1; n > 0 */
int      oxbow_rng_die        (OxbowRng *rng);                                      /* 1 ... 6 */
void     oxbow_rng_shuffle    (OxbowRng *rng, uint8_t *a, int n);

/* A deck is an array of small card numbers whose last element is the top. */
uint8_t  oxbow_deck_draw      (uint8_t *deck, int *n);                              /* n > 0 */
void     oxbow_deck_sort      (uint8_t *deck, int n);          /* for who may know the cards, but not their order */

/* Any order of its cards, whatever it was in: for what a seat cannot see. */
void     oxbow_deck_deal_anew (uint8_t *deck, int n, OxbowRng *rng);

G_END_DECLS
