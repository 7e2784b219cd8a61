/* games.c: shipped games of Navajo Wars for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/games.h"

#include "files/document.h"
#include "files/library.h"
#include "games/navajo-wars/navajo-wars.h"
#include <string.h>

OxbowSetup *
navajo_wars_game (const char *name, uint64_t seed, const char *options)
{
  g_autofree char *path = oxbow_library_path (&navajo_wars_ruleset, name);
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
  g_assert_no_error (error);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  g_auto (GStrv) words = g_strsplit (options != NULL ? options : "", " ", -1);
  settings->seed = seed;
  settings->has_seed = true;
  for (int i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);
      oxbow_settings_set_option (settings, pair[0], pair[1], 0);
    }
  OxbowSetup *setup = oxbow_setup_new (oxbow_document_get_scenario (document), settings, &error);
  g_assert_no_error (error);
  return setup;
}

/* How many words name a line: the second word of cubes, corn, intruders and family does too. */
static size_t
name_length (const char *line)
{
  static const char *const twofold[] = { "cubes ", "corn ", "intruders ", "family " };
  size_t length = strcspn (line, " ");
  for (guint i = 0; i < G_N_ELEMENTS (twofold); i++)
    if (g_str_has_prefix (line, twofold[i]))
      length += 1 + strcspn (line + length + 1, " ");
  return length;
}

/* Whole lines are replaced; tasks are taken together, the first fact with one drops those that were there. */
static char *
replace (const char *listing, const char *fact)
{
  g_auto (GStrv) lines = g_strsplit (listing, "\n", -1);
  GString *out = g_string_new (NULL);
  size_t length = name_length (fact);
  bool done = false;
  for (int i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      bool same = name_length (lines[i]) == length && strncmp (lines[i], fact, length) == 0;
      if (!same)
        g_string_append_printf (out, "%s\n", lines[i]);
      else if (!done)
        g_string_append_printf (out, "%s\n", fact);
      done = done || same;
    }
  g_assert_true (done);
  return g_string_free (out, FALSE);
}

static char *
with_todo (const char *listing, GPtrArray *todo)
{
  g_auto (GStrv) lines = g_strsplit (listing, "\n", -1);
  GString *out = g_string_new (NULL);
  for (int i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      if (g_str_has_prefix (lines[i], "todo ") && todo->len > 0)
        continue;
      for (guint k = 0; k < todo->len && g_str_has_prefix (lines[i], "result "); k++)
        g_string_append_printf (out, "%s\n", (char *) todo->pdata[k]);
      g_string_append_printf (out, "%s\n", lines[i]);
    }
  return g_string_free (out, FALSE);
}

OxbowSetup *
navajo_wars_position (const char *scenario, const char *options, const char *facts)
{
  g_autoptr (OxbowSetup) setup = navajo_wars_game (scenario, 1, options);
  g_autofree char *listing = oxbow_state_listing (setup->start, -1);
  g_auto (GStrv) all = g_strsplit (facts != NULL ? facts : "", "; ", -1);
  g_autoptr (GPtrArray) todo = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  for (int i = 0; all[i] != NULL; i++)
    if (g_str_has_prefix (all[i], "todo "))
      g_ptr_array_add (todo, all[i]);
    else if (all[i][0] != '\0')
      {
        char *next = replace (listing, all[i]);
        g_free (listing);
        listing = next;
      }
  g_autofree char *text = with_todo (listing, todo);
  OxbowSetup *read = oxbow_setup_read (setup, text, &error);
  if (error != NULL)
    g_error ("%s\n%s", error->message, text);
  return read;
}

uint64_t
navajo_wars_seed_for_dice (const char *dice)
{
  for (uint64_t seed = 1;; seed++)
    {
      OxbowRng rng = { seed };
      int i = 0;
      while (dice[i] != '\0' && (dice[i] == '.' ? (oxbow_rng_next (&rng), true)
                                                : oxbow_rng_die (&rng) == dice[i] - '0'))
        i++;
      if (dice[i] == '\0')
        return seed;
    }
}
