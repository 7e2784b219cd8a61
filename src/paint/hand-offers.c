/* hand-offers.c: what glows, and what a move would do
 *
 * What may be chosen is asked of the picker, how it is marked of the game's painter; without one, all that may be
 * chosen looks alike, and a move is foreseen by rings around the places that it names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/hand-marks.h"
#include "paint/labels.h"
#include "paint/painter.h"

/* Which state to show of a spot that can be chosen for several moves: a greater one says more. */
static int
rank (OxbowHandState state)
{
  return state == OXBOW_HAND_CHASE ? 3 : state == OXBOW_HAND_TARGET ? 2 : 1;
}

static void
add_mark (GArray *marks, guint first, const OxbowHandMark *mark)
{
  for (guint i = first; i < marks->len; i++)
    {
      OxbowHandMark *old = &g_array_index (marks, OxbowHandMark, i);
      if (old->cell != mark->cell || old->edge != mark->edge)
        continue;
      if (rank (mark->state) > rank (old->state))
        *old = *mark;
      return;
    }
  g_array_append_vals (marks, mark, 1);
}

static bool
make_mark (const OxbowScene *scene, const OxbowMove *move, int arg, OxbowArgKind kind, OxbowHandMark *mark)
{
  int value = move->args[arg];
  *mark = kind == OXBOW_ARG_EDGE ? OXBOW_HAND_EDGE_MARK (OXBOW_HAND_TARGET, value)
                                 : OXBOW_HAND_MARK (OXBOW_HAND_TARGET, value);
  return scene->painter->target == NULL || scene->painter->target (scene, move, arg, mark);
}

/* A piece that the move names by a word glows where it stands. */
static void
add_piece (const OxbowScene *scene, const OxbowPicker *picker, const OxbowMove *move, int arg, GArray *marks,
           guint first)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (scene->state);
  OxbowCell cell = ruleset->stands != NULL ? ruleset->stands (scene->state, move, arg) : OXBOW_NO_CELL;
  OxbowHandMark mark = OXBOW_HAND_MARK (OXBOW_HAND_TARGET, cell);
  if (cell != OXBOW_NO_CELL && oxbow_picker_takes_cell (picker, cell))
    add_mark (marks, first, &mark);
}

void
oxbow_hand_targets (const OxbowScene *scene, const OxbowPicker *picker, GArray *marks)
{
  const OxbowMove *moves = oxbow_picker_get_moves (picker);
  const OxbowRuleset *ruleset = oxbow_state_ruleset (scene->state);
  guint first = marks->len;
  for (int i = 0; i < oxbow_picker_n_moves (picker); i++)
    for (int arg = 0; arg < moves[i].n_args; arg++)
      {
        OxbowHandMark mark;
        OxbowArgKind kind = oxbow_verb_arg (&ruleset->moves[moves[i].verb], arg)->kind;
        add_piece (scene, picker, &moves[i], arg, marks, first);
        if (kind != OXBOW_ARG_CELL && kind != OXBOW_ARG_PLACE && kind != OXBOW_ARG_EDGE)
          continue;
        if (oxbow_picker_takes (picker, kind, moves[i].args[arg]) && make_mark (scene, &moves[i], arg, kind, &mark))
          add_mark (marks, first, &mark);
      }
}

/* Only around what the move names: what else it brings about may still be hidden. */
static void
preview_by_rings (const OxbowCanvas *canvas, const OxbowScene *scene, const OxbowMove *move)
{
  const OxbowVerb *verb = &oxbow_state_ruleset (scene->state)->moves[move->verb];
  for (int arg = 0; arg < move->n_args; arg++)
    {
      OxbowArgKind kind = oxbow_verb_arg (verb, arg)->kind;
      if (kind != OXBOW_ARG_CELL && kind != OXBOW_ARG_PLACE)
        continue;
      g_autoptr (GArray) cells = oxbow_hand_cells (scene, move->args[arg]);
      if (cells->len > 0)
        oxbow_hand_dash_ring (canvas, scene, cells, 1);
    }
}

void
oxbow_hand_preview (cairo_t *cr, const OxbowScene *before, const OxbowScene *after, const OxbowMove *move,
                    const OxbowHandView *view)
{
  OxbowCanvas canvas = oxbow_hand_canvas (cr, before, view);
  canvas.again = true;
  cairo_save (cr);
  cairo_scale (cr, view->radius_px, view->radius_px);
  if (before->painter->preview != NULL)
    before->painter->preview (&canvas, before, after, move);
  else
    preview_by_rings (&canvas, before, move);
  if (canvas.level >= OXBOW_LEVEL_SIGNS && (view->options == NULL || view->options->labels))
    {
      g_autoptr (GArray) labels = oxbow_labels_place (&canvas, before);
      oxbow_labels_write (&canvas, before, labels);
    }
  cairo_restore (cr);
}
