/* wanted.c: which of the choices a lesson asks for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/wanted.h"

#include <glib/gi18n-lib.h>

bool
oxbow_wanted_takes (const OxbowLessonStep *step, const OxbowState *state, const OxbowChoice *choice)
{
  g_auto (GStrv) words = g_strsplit (step->wait, " ", -1);
  g_autofree char *move = NULL;
  switch (choice->kind)
    {
    case OXBOW_CHOICE_MOVE:
      move = oxbow_move_to_text (state, &choice->move);
      return oxbow_lesson_step_takes (step, move);
    case OXBOW_CHOICE_VERB:
      return g_str_equal (words[0], choice->word);
    case OXBOW_CHOICE_WORD:
      return g_strv_contains ((const char *const *) words, choice->word)
             || g_strv_contains ((const char *const *) words, "*");
    case OXBOW_CHOICE_NUMBER:
      return true;
    }
  g_assert_not_reached ();
}

bool
oxbow_wanted_takes_any (const OxbowLessonStep *step, const OxbowState *state, const GPtrArray *choices)
{
  for (unsigned int i = 0; i < choices->len; i++)
    if (oxbow_wanted_takes (step, state, g_ptr_array_index (choices, i)))
      return true;
  return false;
}

bool
oxbow_wanted_takes_edge (const OxbowLessonStep *step, const OxbowState *state, int edge)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  OxbowMove move;
  if (!oxbow_move_parse (state, step->wait, &move, NULL))
    return true;
  for (int i = 0; i < move.n_args; i++)
    if (oxbow_verb_arg (&ruleset->moves[move.verb], i)->kind == OXBOW_ARG_EDGE && move.args[i] == edge)
      return true;
  return false;
}

bool
oxbow_wanted_names (const OxbowLessonStep *step, const OxbowState *state)
{
  OxbowMove move;
  return !oxbow_move_parse (state, step->wait, &move, NULL) || move.n_args > 0;
}

void
oxbow_wanted_mark (GtkWidget *button, bool is_wanted, bool is_calm)
{
  if (is_calm)
    gtk_widget_add_css_class (button, "calm");
  else
    gtk_widget_remove_css_class (button, "calm");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  is_wanted ? _("The lesson asks for this.") : "", -1);
}

char *
oxbow_wanted_name (const OxbowLessonStep *step, const OxbowState *state)
{
  OxbowMove move;
  g_autofree OxbowState *after = oxbow_state_copy (state);
  if (!oxbow_move_parse (state, step->wait, &move, NULL) || !oxbow_state_apply (after, &move, NULL, NULL))
    return NULL;
  return oxbow_choices_name_move (state, &move);
}
