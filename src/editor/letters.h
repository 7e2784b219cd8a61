/* letters.h: a row of letters, and bits that say which of them are meant
 *
 * Sixteen at a time, without a question about a single one: a map has millions of them. Where a row ends, a piece of it
 * is copied that has room for sixteen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/runs.h"

#include <glib.h>

#define OXBOW_LETTERS 16        /* a power of two that divides the bits of a word */

typedef uint8_t OxbowLetters __attribute__ ((vector_size (OXBOW_LETTERS)));
typedef char OxbowLetterChars __attribute__ ((vector_size (OXBOW_LETTERS)));
typedef uint16_t OxbowLetterPairs __attribute__ ((vector_size (OXBOW_LETTERS)));
typedef uint32_t OxbowLetterFours __attribute__ ((vector_size (OXBOW_LETTERS)));
typedef uint64_t OxbowLetterWords __attribute__ ((vector_size (OXBOW_LETTERS)));

/* Each letter's own bit, among those of its eight. */
static const OxbowLetters oxbow_letter_bits = { 1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128 };

static inline OxbowLetters
oxbow_letters_all (char letter)
{
  return (OxbowLetters) { 0 } + (uint8_t) letter;
}

/* Bit i: whether the i-th of the letters is the one that all are made of. */
static inline uint64_t
oxbow_letters_compare_some (const char *letters, OxbowLetters all)
{
  OxbowLetters some;
  memcpy (&some, letters, sizeof some);
  OxbowLetters alike = (OxbowLetters) (some == all);
#ifdef __SSE2__
  return (uint64_t) (unsigned int) __builtin_ia32_pmovmskb128 ((OxbowLetterChars) alike);
#else
  /* Every byte holds another bit, so the sum of eight bytes, which a product brings to the top, is all of them. */
  OxbowLetterWords bits = (OxbowLetterWords) (alike & oxbow_letter_bits);
  bits = bits * 0x0101010101010101u >> 56;
  return bits[0] | bits[1] << 8;
#endif
}

/* The same of n letters, at most 64. */
static inline uint64_t
oxbow_letters_compare (const char *letters, int n, char letter)
{
  OxbowLetters all = oxbow_letters_all (letter);
  uint64_t bits = 0;
  int i = 0;
#pragma GCC unroll 4
  for (; i + OXBOW_LETTERS <= n; i += OXBOW_LETTERS)
    bits |= oxbow_letters_compare_some (letters + i, all) << i;
  if (i < n)
    {
      char rest[OXBOW_LETTERS] = { 0 };
      memcpy (rest, letters + i, (size_t) (n - i));
      bits |= oxbow_letters_compare_some (rest, all) << i;
    }
  return bits;
}

/* The lowest byte eight times, and the one after it eight times: doubled, doubled, and doubled. */
static inline OxbowLetters
oxbow_letters_spread (uint64_t bits)
{
  const OxbowLetterWords word = { GUINT64_TO_LE (bits), 0 };
  OxbowLetters ones = (OxbowLetters) word;
  OxbowLetterPairs twos = (OxbowLetterPairs) __builtin_shufflevector (ones, ones, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6,
                                                                      6, 7, 7);
  OxbowLetterFours fours = (OxbowLetterFours) __builtin_shufflevector (twos, twos, 0, 0, 1, 1, 4, 5, 6, 7);
  return (OxbowLetters) __builtin_shufflevector (fours, fours, 0, 0, 1, 1);
}

static inline void
oxbow_letters_paint_some (char *letters, uint64_t bits, OxbowLetters all)
{
  OxbowLetters meant = (OxbowLetters) ((oxbow_letters_spread (bits) & oxbow_letter_bits) == oxbow_letter_bits), some;
  memcpy (&some, letters, sizeof some);
  some ^= (some ^ all) & meant;
  memcpy (letters, &some, sizeof some);
}

/* Gives those of n letters, at most 64, that letter whose bits are set. */
static inline void
oxbow_letters_paint (char *letters, int n, uint64_t bits, char letter)
{
  OxbowLetters all = oxbow_letters_all (letter);
  int i = 0;
#pragma GCC unroll 4
  for (; i + OXBOW_LETTERS <= n; i += OXBOW_LETTERS)
    oxbow_letters_paint_some (letters + i, bits >> i, all);
  if (i < n)
    {
      char rest[OXBOW_LETTERS] = { 0 };
      memcpy (rest, letters + i, (size_t) (n - i));
      oxbow_letters_paint_some (rest, bits >> i, all);
      memcpy (letters + i, rest, (size_t) (n - i));
    }
}
