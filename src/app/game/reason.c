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
  return oxbow_choices_name_later (state, &counsel->move, counsel->then, counsel->n_moves - 1, seed);
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

/* What comes of the move alone. */
static char *
tell_alone (const OxbowCounsel *counsel, const char *name, const char *gains, bool is_best)
{
  if (counsel->wins)
    return g_strdup_printf (_("%s: that wins the game."), name);
  if (counsel->ends)
    return g_strdup_printf (_("%s: that ends the game."), name);
  if (is_best && costs_more_than_it_brings (&counsel->gains))
    /* Translators: a move that is the best though it costs more than it brings, as in "money −2, dams +1" */
    return g_strdup_printf (_("%s: %s. Everything else looks worse further ahead."), name, gains);
  /* Translators: a move, and what it brings, as in "money +2, dams −1" */
  return g_strdup_printf (_("%s: %s."), name, gains);
}

/* What comes of it with others of the turn, which it prepares; then: the last of them, or NULL where it has no name. */
static char *
tell_together (const OxbowCounsel *counsel, const char *name, const char *then, const char *gains)
{
  if (counsel->wins)
    return g_strdup_printf (_("%s: that leads to winning the game in this turn."), name);
  if (counsel->ends)
    return g_strdup_printf (_("%s: that leads to the end of the game in this turn."), name);
  if (then == NULL)
    /* Translators: a move, and what it brings together with others of the turn, which it prepares: "money +2" */
    return g_strdup_printf (_("“%s”, and what it prepares in this turn: %s."), name, gains);
  if (counsel->n_moves == 2)
    /* Translators: a move, the next one, which it prepares, and what they bring together, as in "money +2" */
    return g_strdup_printf (_("“%s”, then “%s”: %s."), name, then, gains);
  /* Translators: a move, a later one of the turn, which it prepares, and what they bring together, "money +2" */
  return g_strdup_printf (_("“%s”, and later “%s”: %s."), name, then, gains);
}

char *
oxbow_reason_tell (const OxbowState *state, const OxbowAdvice *advice, int i, uint64_t seed)
{
  const OxbowCounsel *counsel = &advice->moves[i];
  g_autofree char *name = oxbow_choices_name_move (state, &counsel->move), *gains = tell_gains (&counsel->gains);
  g_autofree char *then = name_then (state, counsel, seed);
  if (advice->n == 1)
    return g_strdup_printf (_("%s: there is no other move."), name);
  if (counsel->gains.n == 0 && !counsel->ends)
    return tell_little (name, i == 0);
  if (counsel->n_moves == 1)
    return tell_alone (counsel, name, gains, i == 0);
  return tell_together (counsel, name, then, gains);
}
