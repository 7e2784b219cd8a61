/* test-sentences.c: what is said several times running is said once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/sentences.h"

typedef struct
{
  const char *said, *told;      /* sentences, | between them */
} Row;

static const Row rows[] = {
  { "", "" },
  { "A levee stands.", "A levee stands." },
  { "Ana pays.|Ana pays.", "Ana pays (2 times)." },
  { "Ana pays.|Ben pays.|Ana pays.", "Ana pays.|Ben pays.|Ana pays." },
  { "It rains.|Ana pays.|Ana pays.|Ana pays.|It rains.|It rains.",
    "It rains.|Ana pays (3 times).|It rains (2 times)." },
  { "Is it so?|Is it so?", "Is it so? (2 times)." },
};

static void
test_fold (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
      g_auto (GStrv) said = g_strsplit (rows[i].said, "|", -1);
      for (int k = 0; said[k] != NULL; k++)
        g_ptr_array_add (sentences, g_strdup (said[k]));
      oxbow_sentences_fold (sentences);
      g_ptr_array_add (sentences, NULL);
      g_autofree char *told = g_strjoinv ("|", (char **) sentences->pdata);
      g_assert_cmpstr (told, ==, rows[i].told);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/sentences/fold", test_fold);
  return g_test_run ();
}
