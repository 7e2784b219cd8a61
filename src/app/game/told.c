/* told.c: what a move has brought, as a headline and the rest
 *
 * Events stand in the order in which they happened, and cards are paid before the levee stands: the levee is the news.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/told.h"
#include "core/sentences.h"

char *
oxbow_told_of (const OxbowState *after, const OxbowEvents *events, char **more)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (after);
  g_autoptr (GPtrArray) rest = g_ptr_array_new_with_free_func (g_free);
  char *headline = NULL;
  for (int i = 0; i < events->n; i++)
    {
      const OxbowEvent *event = &events->items[i];
      g_autofree char *sentence = ruleset->tell (after, event);
      if (sentence == NULL)
        continue;
      if (headline == NULL && !ruleset->events[event->verb].is_aside)
        headline = g_steal_pointer (&sentence);
      else
        g_ptr_array_add (rest, g_steal_pointer (&sentence));
    }
  oxbow_sentences_fold (rest);
  g_ptr_array_add (rest, NULL);
  *more = g_strjoinv (" ", (char **) rest->pdata);
  return headline;
}

char *
oxbow_told_news (const OxbowState *after, const OxbowEvents *events, unsigned int most)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (after);
  g_autoptr (GPtrArray) news = g_ptr_array_new_with_free_func (g_free);
  for (int i = 0; i < events->n; i++)
    {
      const OxbowEvent *event = &events->items[i];
      char *sentence = ruleset->events[event->verb].is_aside ? NULL : ruleset->tell (after, event);
      if (sentence != NULL)
        g_ptr_array_add (news, sentence);
    }
  oxbow_sentences_fold (news);
  if (news->len == 0)
    return NULL;
  g_ptr_array_set_size (news, (int) MIN (news->len, most));
  g_ptr_array_add (news, NULL);
  return g_strjoinv (" ", (char **) news->pdata);
}
