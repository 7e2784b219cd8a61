/* word.c: words and numbers as people write them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/word.h"

#include <string.h>

#define MAX_QUOTE 60            /* bytes of an argument that a sentence repeats */
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

bool
oxbow_parse_seed (const char *text, uint64_t *seed)
{
  return g_ascii_isdigit (text[0]) && g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL);
}

bool
oxbow_parse_number (const char *text, int minimum, int maximum, int *number)
{
  gint64 wide;
  const char *digits = text[0] == '-' ? text + 1 : text;
  if (!g_ascii_isdigit (digits[0]) || !g_ascii_string_to_signed (text, 10, minimum, maximum, &wide, NULL))
    return false;
  *number = (int) wide;
  return true;
}

char *
oxbow_word_present (const char *text, size_t max_bytes)
{
  size_t length = strlen (text);
  g_autofree char *valid = g_utf8_make_valid (text, (gssize) MIN (length, max_bytes));
  for (char *at = valid; *at != '\0'; at++)
    if (g_ascii_iscntrl (*at))
      *at = ' ';
  return length > max_bytes ? g_strconcat (valid, "...", NULL) : g_steal_pointer (&valid);
}

char *
oxbow_word_quote (const char *text)
{
  /* Of a long path the end tells most. */
  bool is_long_path = strlen (text) > MAX_QUOTE && strchr (text, '/') != NULL;
  g_autofree char *end = is_long_path ? g_path_get_basename (text) : g_strdup (text);
  g_autofree char *shown = oxbow_word_present (end, MAX_QUOTE);
  return g_strdup_printf ("'%s'", shown);
}

int
oxbow_word_find (const char *const *words, const char *word)
{
  for (int i = 0; word != NULL && words[i] != NULL; i++)
    if (strcmp (words[i], word) == 0)
      return i;
  return -1;
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
