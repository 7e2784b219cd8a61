/* fact.c: what a position holds, as titles and values for people
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/fact.h"

#define SHORT 20                /* bytes that stay together in a line */
#define NO_BREAK_SPACE "\302\240"

static void
fact_free (gpointer data)
{
  OxbowFact *fact = data;
  g_free (fact->title);
  g_free (fact->text);
  g_free (fact->note);
  g_free (fact);
}

GPtrArray *
oxbow_facts_new (void)
{
  return g_ptr_array_new_with_free_func (fact_free);
}

void
oxbow_facts_add (GPtrArray *facts, const char *title, char *text)
{
  oxbow_facts_tell (facts, title, text, NULL);
}

void
oxbow_facts_tell (GPtrArray *facts, const char *title, char *text, const char *note)
{
  if (text == NULL || *text == '\0')
    {
      g_free (text);
      return;
    }
  OxbowFact *fact = g_new (OxbowFact, 1);
  *fact = (OxbowFact) { .title = g_strdup (title), .text = text, .note = g_strdup (note) };
  g_ptr_array_add (facts, fact);
}

void
oxbow_facts_begin (GPtrArray *facts, const char *group, const char *title, bool is_folded)
{
  OxbowFact *fact = g_new (OxbowFact, 1);
  *fact = (OxbowFact) { .title = g_strdup (title), .group = group, .is_folded = is_folded };
  g_ptr_array_add (facts, fact);
}

void
oxbow_facts_join (GString *line, const char *format, ...)
{
  va_list args;
  g_autoptr (GString) thing = g_string_new (NULL);
  va_start (args, format);
  g_string_vprintf (thing, format, args);
  va_end (args);
  if (thing->len <= SHORT)
    g_string_replace (thing, " ", NO_BREAK_SPACE, 0);
  g_string_append_printf (line, "%s%s", line->len > 0 ? NO_BREAK_SPACE "· " : "", thing->str);
}
