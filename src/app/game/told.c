/* told.c: what a move has brought, as a headline and the rest
 *
 * Events stand in the order in which they happened, and cards are paid before the levee stands: the levee is the news.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/told.h"
#include "core/sentences.h"

/* What happens several times running is told once, the headline too: two walk, to chase a third. */
char *
oxbow_told_of (const OxbowState *after, const OxbowEvents *events, char **more)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (after);
  g_autoptr (GPtrArray) news = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) rest = g_ptr_array_new_with_free_func (g_free);
  unsigned int n_before = 0;    /* of the rest, before the headline */
  for (int i = 0; i < events->n; i++)
    {
      const OxbowEvent *event = &events->items[i];
      char *sentence = ruleset->tell (after, event);
      if (sentence == NULL)
        continue;
      if (news->len == 0)
        n_before = rest->len;
      bool is_news = news->len == 0 ? !ruleset->events[event->verb].is_aside
                                    : rest->len == n_before && g_str_equal (sentence, news->pdata[0]);
      g_ptr_array_add (is_news ? news : rest, sentence);
    }
  oxbow_sentences_fold (news);
  oxbow_sentences_fold (rest);
  g_ptr_array_add (rest, NULL);
  *more = g_strjoinv (" ", (char **) rest->pdata);
  return news->len > 0 ? g_ptr_array_steal_index (news, 0) : NULL;
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
