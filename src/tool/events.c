/* events.c: what moves caused, printed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/events.h"

#include "tool/out.h"

void
oxbow_events_print (const OxbowState *state, const OxbowEvents *events, const char *indent, bool in_words)
{
  for (int i = 0; i < events->n; i++)
    {
      g_autofree char *text = in_words ? oxbow_state_ruleset (state)->tell (state, &events->items[i])
                                       : oxbow_event_to_text (state, &events->items[i]);
      if (text != NULL)
        oxbow_out_printf ("%s%s\n", indent, text);
    }
}
