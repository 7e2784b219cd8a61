/* naive-cards.c: drawing and shuffling, from the conventions for chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/naive-cards.h"
#include <stdint.h>
#include <string.h>

static uint64_t
next_number (uint64_t *s)
{
  uint64_t z = *s += 0x9E3779B97F4A7C15;

  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
  z = (z ^ z >> 27) * 0x94D049BB133111EB;
  return z ^ z >> 31;
}

static uint64_t
below (uint64_t *s, uint64_t n)
{
  uint64_t r;

  do
    r = next_number (s);
  while (r < -n % n);
  return r % n;
}

bool
cards_are_none (const char *list)
{
  return strcmp (list, "-") == 0;
}

static void
set_words (char **list, char **words)
{
  g_free (*list);
  *list = words[0] == NULL ? g_strdup ("-") : g_strjoinv (" ", words);
}

char *
cards_take (char **list, bool last)
{
  g_auto (GStrv) words = g_strsplit (*list, " ", -1);
  guint n = g_strv_length (words), place = last ? n - 1 : 0;
  char *card = words[place];

  memmove (&words[place], &words[place + 1], (n - place) * sizeof *words);
  set_words (list, words);
  return card;
}

void
cards_add (char **list, const char *card)
{
  char *longer = cards_are_none (*list) ? g_strdup (card) : g_strconcat (*list, " ", card, NULL);

  g_free (*list);
  *list = longer;
}

void
cards_shuffle (char **list, char *rng)
{
  g_auto (GStrv) words = g_strsplit (*list, " ", -1);
  uint64_t s = g_ascii_strtoull (rng, NULL, 16);

  for (int i = (int) g_strv_length (words) - 1; i >= 1; i--)
    {
      uint64_t j = below (&s, (uint64_t) i + 1);
      char *word = words[i];
      words[i] = words[j];
      words[j] = word;
    }
  set_words (list, words);
  g_snprintf (rng, 17, "%016" G_GINT64_MODIFIER "x", s);
}
