/* sentences.c: what several events bring, told one after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/sentences.h"

#include <glib/gi18n-lib.h>

static char *
tell_times (const char *sentence, unsigned int n)
{
  g_autofree char *bare = g_strdup (sentence);
  if (g_str_has_suffix (bare, "."))
    bare[strlen (bare) - 1] = '\0';
  /* Translators: a sentence without its full stop, and how often it is true, more than once */
  return g_strdup_printf (_("%s (%u times)."), bare, n);
}

void
oxbow_sentences_fold (GPtrArray *sentences)
{
  for (unsigned int i = 0; i < sentences->len; i++)
    {
      unsigned int n = 1;
      while (i + n < sentences->len && g_str_equal (sentences->pdata[i + n], sentences->pdata[i]))
        n++;
      if (n == 1)
        continue;
      g_autofree char *sentence = sentences->pdata[i];
      sentences->pdata[i] = tell_times (sentence, n);
      g_ptr_array_remove_range (sentences, i + 1, n - 1);
    }
}
