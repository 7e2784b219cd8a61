/* journey.c: a piece that goes farther than one step
 *
 * Where a piece can go is worked out when it has been chosen, and kept as long as nothing else is. A place that the
 * rules take as it is, or where another piece stands that could be chosen instead, is the end of no journey: a click
 * there means that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/journey.h"

#include <glib/gi18n-lib.h>

#define FAR 0.35                /* how much paler what is farther away than a step glows */

struct _OxbowJourney
{
  OxbowChooser *chooser;        /* borrowed, as the lens is: the table has all three */
  OxbowLens *lens;
  GArray *ways;                 /* of OxbowWay, or NULL: not worked out */
  int node;                     /* where they begin, ... */
  OxbowMove first;              /* ... and a step that they begin with */
  OxbowMoves rest;              /* of the journey that is made, those from next on */
  int next;
  bool is_stepping;             /* one of them is just being played */
};

/* Where it can go */

/* The one place that has been chosen, or OXBOW_NO_CELL. */
static OxbowCell
find_chosen (OxbowJourney *self)
{
  const GArray *steps = oxbow_chooser_get_steps (self->chooser);
  OxbowCell cell = OXBOW_NO_CELL;
  for (unsigned int i = 0; i < steps->len; i++)
    {
      const OxbowStep *step = &g_array_index (steps, OxbowStep, i);
      if (step->cell == OXBOW_NO_CELL && step->word != NULL && step->kind == OXBOW_ARG_NONE)
        continue;
      if (step->cell == OXBOW_NO_CELL || cell != OXBOW_NO_CELL)
        return OXBOW_NO_CELL;
      cell = step->cell;
    }
  return cell;
}

/* A step that what is chosen could make; NULL: nothing that goes on. */
static const OxbowMove *
find_first (OxbowJourney *self)
{
  const OxbowPicker *picker = oxbow_chooser_get_picker (self->chooser);
  const OxbowState *state = oxbow_lens_get_state (self->lens);
  OxbowCell chosen = picker != NULL ? find_chosen (self) : OXBOW_NO_CELL;
  if (chosen == OXBOW_NO_CELL)
    return NULL;
  for (int i = 0; i < oxbow_picker_n_moves (picker); i++)
    {
      const OxbowMove *move = &oxbow_picker_get_moves (picker)[i];
      if (oxbow_state_ruleset (state)->moves[move->verb].goes_on
          && move->args[0] == oxbow_state_place_of (state, chosen))
        return move;
    }
  return NULL;
}

static const GArray *
get_ways (OxbowJourney *self)
{
  const OxbowMove *first = find_first (self);
  int node = oxbow_lens_get_node (self->lens);
  if (first == NULL)
    return NULL;
  if (self->ways != NULL && self->node == node && self->first.verb == first->verb
      && self->first.args[0] == first->args[0])
    return self->ways;
  g_clear_pointer (&self->ways, g_array_unref);
  self->node = node;
  self->first = *first;
  self->ways = oxbow_ways_build (oxbow_lens_get_state (self->lens), first->verb, first->args[0]);
  return self->ways;
}

static bool
begins_there (const OxbowPicker *picker, const OxbowMove *step)
{
  const OxbowMoves *legal = oxbow_picker_get_legal (picker);
  for (int i = 0; i < legal->n; i++)
    if (legal->items[i].verb == step->verb && legal->items[i].args[0] == step->args[1])
      return true;
  return false;
}

static bool
is_far (const OxbowPicker *picker, const OxbowWay *way)
{
  return way->n_steps > 1 && way->may_stay && !oxbow_picker_takes (picker, OXBOW_ARG_PLACE, way->step.args[1])
         && !oxbow_picker_takes (picker, OXBOW_ARG_CELL, way->step.args[1]) && !begins_there (picker, &way->step);
}

void
oxbow_journey_add_marks (OxbowJourney *self, GArray *marks)
{
  const GArray *ways = get_ways (self);
  for (unsigned int i = 0; ways != NULL && i < ways->len; i++)
    {
      const OxbowWay *way = &g_array_index (ways, OxbowWay, i);
      OxbowHandMark mark = OXBOW_HAND_MARK (OXBOW_HAND_TARGET, way->step.args[1]);
      mark.faint = FAR;
      g_snprintf (mark.badge, sizeof mark.badge, "%d", way->n_steps);
      if (is_far (oxbow_chooser_get_picker (self->chooser), way))
        g_array_append_val (marks, mark);
    }
}

bool
oxbow_journey_find (OxbowJourney *self, OxbowCell cell, OxbowMoves *steps)
{
  const GArray *ways = cell != OXBOW_NO_CELL ? get_ways (self) : NULL;
  int place = ways != NULL ? oxbow_state_place_of (oxbow_lens_get_state (self->lens), cell) : 0;
  for (unsigned int i = 0; ways != NULL && i < ways->len; i++)
    {
      const OxbowWay *way = &g_array_index (ways, OxbowWay, i);
      if (way->step.args[1] != place || !is_far (oxbow_chooser_get_picker (self->chooser), way))
        continue;
      oxbow_ways_get_steps (ways, (int) i, steps);
      return true;
    }
  return false;
}

/* Going */

bool
oxbow_journey_goes_on (OxbowJourney *self)
{
  return self->next < self->rest.n;
}

void
oxbow_journey_end (OxbowJourney *self)
{
  self->rest.n = 0;
  self->next = 0;
}

static void
end_if_closed (OxbowJourney *self)
{
  if (!oxbow_lens_is_open (self->lens))
    oxbow_journey_end (self);
}

/* A step that is refused has no others after it. */
bool
oxbow_journey_go_on (OxbowJourney *self)
{
  if (self->is_stepping || !oxbow_journey_goes_on (self))
    return false;
  self->is_stepping = true;
  bool is_played = oxbow_chooser_play (self->chooser, &self->rest.items[self->next++]);
  self->is_stepping = false;
  if (!is_played)
    oxbow_journey_end (self);
  end_if_closed (self);
  return is_played;
}

bool
oxbow_journey_begin (OxbowJourney *self, const OxbowMoves *steps)
{
  self->rest.n = 0;
  for (int i = 0; i < steps->n; i++)
    *oxbow_moves_append (&self->rest, steps->items[i].verb, steps->items[i].n_args) = steps->items[i];
  self->next = 0;
  return oxbow_journey_go_on (self);
}

/* Whoever takes a step back, or looks elsewhere, has something else in mind, though the same position comes again. */
static void
lens_changed_cb (OxbowJourney *self, int from, int to)
{
  if (self->is_stepping)
    return;
  if (from != to)
    oxbow_journey_end (self);
  end_if_closed (self);
}

static void
lens_held_cb (OxbowJourney *self)
{
  if (!self->is_stepping)
    end_if_closed (self);
}

char *
oxbow_journey_name (const OxbowState *state, const OxbowMoves *steps)
{
  OxbowMove whole = oxbow_way_sum_up (steps);
  if (steps->n == 1)
    return oxbow_state_ruleset (state)->offer (state, &whole);
  g_autofree char *name = oxbow_choices_name_move (state, &whole);
  /* Translators: what a piece does that goes farther than one step: "Walk from F6 to H7, in 2 steps" */
  return g_strdup_printf (ngettext ("%s, in %d step", "%s, in %d steps", (gulong) steps->n), name, steps->n);
}

/* The object */

OxbowJourney *
oxbow_journey_new (OxbowChooser *chooser, OxbowLens *lens)
{
  OxbowJourney *self = g_new0 (OxbowJourney, 1);
  self->chooser = chooser;
  self->lens = lens;
  g_signal_connect_swapped (lens, "changed", G_CALLBACK (lens_changed_cb), self);
  g_signal_connect_swapped (lens, "held", G_CALLBACK (lens_held_cb), self);
  return self;
}

void
oxbow_journey_free (OxbowJourney *self)
{
  g_signal_handlers_disconnect_by_data (self->lens, self);
  g_clear_pointer (&self->ways, g_array_unref);
  oxbow_moves_clear (&self->rest);
  g_free (self);
}
