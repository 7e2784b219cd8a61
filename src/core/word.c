/* word.c: words and numbers as people write them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/word.h"

#include <string.h>

#define MAX_LENGTH 40           /* longer words are never a slip of the hand */

bool
oxbow_word_is_name (const char *word)
{
  if (*word == '\0')
    return false;
  for (const char *p = word; *p != '\0'; p++)
    if (!g_ascii_islower (*p) && !g_ascii_isdigit (*p) && *p != '-')
      return false;
  return true;
}

bool
oxbow_word_is_number (const char *word)
{
  const char *digits = *word == '-' ? word + 1 : word;
  if (strcmp (word, "0") == 0)
    return true;
  if (*digits < '1' || *digits > '9')
    return false;
  return strspn (digits, "0123456789") == strlen (digits);
}

/* How many letters must be put in, taken out, changed, or swapped with the next one to make one word of the other;
 * apart[i][j] is that of the first i letters of a and the first j of b. */
static int
letters_apart (const char *a, const char *b)
{
  int apart[MAX_LENGTH + 1][MAX_LENGTH + 1] = { { 0 } }, m = (int) strlen (a), n = (int) strlen (b);
  for (int i = 0; i <= m; i++)
    for (int j = 0; j <= n; j++)
      {
        if (i == 0 || j == 0)
          {
            apart[i][j] = i + j;
            continue;
          }
        int change = apart[i - 1][j - 1] + (a[i - 1] != b[j - 1]);
        int least = MIN (change, MIN (apart[i - 1][j], apart[i][j - 1]) + 1);
        bool is_swap = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
        apart[i][j] = is_swap ? MIN (least, apart[i - 2][j - 2] + 1) : least;
      }
  return apart[m][n];
}

const char *
oxbow_word_nearest (const char *word, const char *const *words)
{
  const char *nearest = NULL;
  int least = 3;
  size_t length = strlen (word);
  if (length > MAX_LENGTH)
    return NULL;
  for (; *words != NULL; words++)
    {
      size_t other = strlen (*words);
      if (other > MAX_LENGTH)
        continue;
      int apart = letters_apart (word, *words);
      if (apart < least && 2 * (size_t) apart < MAX (other, 2))
        {
          least = apart;
          nearest = *words;
        }
    }
  return nearest;
}
