/* reason.c: why a move is advised, in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/reason.h"
#include "app/game/choices.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* "watered buildings +1.8, money −2" */
static char *
tell_gains (const OxbowTerms *gains)
{
  g_autoptr (GString) text = g_string_new (NULL);
  for (int i = 0; i < gains->n; i++)
    {
      double value = gains->items[i].value;
      g_autofree char *number = g_strdup_printf ("%.1f", fabs (value));
      if (g_str_has_suffix (number, "0") && strlen (number) > 2)
        number[strlen (number) - 2] = '\0';
      if (i > 0)
        /* Translators: between the parts of a list, as in "money +2, dams −1" */
        g_string_append (text, C_("list", ", "));
      /* Translators: a part of what a position is worth, and by how much it grows or shrinks: "money +2" */
      g_string_append_printf (text, value < 0 ? _("%s −%s") : _("%s +%s"), _(gains->items[i].name), number);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
name_then (const OxbowState *state, const OxbowCounsel *counsel, uint64_t seed)
{
  if (counsel->n_moves < 2)
    return NULL;
  return oxbow_choices_name_later (state, &counsel->move, &counsel->then, seed);
}

static bool
costs_more_than_it_brings (const OxbowTerms *gains)
{
  double sum = 0;
  for (int i = 0; i < gains->n; i++)
    sum += gains->items[i].value;
  return sum < 0;
}

/* Only the first is the best. */
static char *
tell_little (const char *name, bool is_best)
{
  return g_strdup_printf (is_best ? _("%s: it changes little by itself, but leads to the best that can be seen.")
                                  : _("%s: it changes little by itself."), name);
}

char *
oxbow_reason_tell (const OxbowState *state, const OxbowAdvice *advice, int i, uint64_t seed)
{
  const OxbowCounsel *counsel = &advice->moves[i];
  bool is_best = i == 0;
  g_autofree char *name = oxbow_choices_name_move (state, &counsel->move), *gains = tell_gains (&counsel->gains);
  g_autofree char *then = name_then (state, counsel, seed);
  if (advice->n == 1)
    return g_strdup_printf (_("%s: there is no other move."), name);
  if (counsel->wins)
    return g_strdup_printf (_("%s: that wins the game."), name);
  if (counsel->ends)
    return g_strdup_printf (_("%s: that ends the game."), name);
  if (counsel->gains.n == 0)
    return tell_little (name, is_best);
  if (then != NULL && counsel->n_moves == 2)
    /* Translators: a move, the next one, which it prepares, and what they bring together, as in "money +2" */
    return g_strdup_printf (_("“%s”, then “%s”: %s."), name, then, gains);
  if (then != NULL)
    /* Translators: a move, a later one of the turn, which it prepares, and what they bring together, "money +2" */
    return g_strdup_printf (_("“%s”, and later “%s”: %s."), name, then, gains);
  if (is_best && costs_more_than_it_brings (&counsel->gains))
    /* Translators: a move that is the best though it costs more than it brings, as in "money −2, dams +1" */
    return g_strdup_printf (_("%s: %s. Everything else looks worse further ahead."), name, gains);
  /* Translators: a move, and what it brings, as in "money +2, dams −1" */
  return g_strdup_printf (_("%s: %s."), name, gains);
}
