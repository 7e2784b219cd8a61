/* runs.h: cells of one letter that follow each other in a row
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* Whether 64 letters are all that one, eight times over. */
static inline bool
oxbow_are_alike (const char *letters, uint64_t alike)
{
  uint64_t words[8], differ = 0;
  memcpy (words, letters, sizeof words);
  for (int i = 0; i < 8; i++)
    differ |= words[i] ^ alike;
  return differ == 0;
}

/* Whether all n are, in the C library's fastest way: each is like the one after it. */
static inline bool
oxbow_all_are_alike (const char *letters, int n)
{
  return n > 64 && memcmp (letters, letters + 1, (size_t) n - 1) == 0;
}

/* How many of the n letters are the first one, from the first on. Many at a time: maps have millions of cells. */
static inline int
oxbow_count_alike (const char *letters, int n)
{
  uint64_t alike = 0x0101010101010101u * (unsigned char) letters[0];
  int i = 0;
  if (oxbow_all_are_alike (letters, n))
    return n;
  while (i + 64 <= n && oxbow_are_alike (letters + i, alike))
    i += 64;
  while (i < n && letters[i] == letters[0])
    i++;
  return i;
}
