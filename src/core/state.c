/* state.c: a position, asked through its ruleset
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/ruleset.h"

#include <glib/gi18n-lib.h>

OxbowState *
oxbow_state_copy (const OxbowState *state)
{
  return g_memdup2 (state, state->size);
}

const OxbowRuleset *
oxbow_state_ruleset (const OxbowState *state)
{
  return state->setup->ruleset;
}

int
oxbow_state_turn (const OxbowState *state)
{
  return oxbow_state_ruleset (state)->turn (state);
}

const char *
oxbow_state_turn_name (const OxbowState *state)
{
  int seat = oxbow_state_turn (state);
  return seat >= 0 ? oxbow_state_ruleset (state)->seats[seat].id : "-";
}

void
oxbow_state_legal (const OxbowState *state, OxbowMoves *moves)
{
  moves->n = 0;
  oxbow_state_ruleset (state)->legal (state, moves);
}

void
oxbow_state_legal_sorted (const OxbowState *state, OxbowMoves *moves)
{
  oxbow_state_legal (state, moves);
  oxbow_moves_sort (state, moves);
}

int
oxbow_state_place_of (const OxbowState *state, OxbowCell cell)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  return ruleset->place_of != NULL ? ruleset->place_of (state, cell) : cell;
}

bool
oxbow_state_apply (OxbowState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  return oxbow_state_ruleset (state)->apply (state, move, events, error);
}

bool
oxbow_state_apply_text (OxbowState *state, const char *text, OxbowEvents *events, GError **error)
{
  OxbowMove move;
  return oxbow_move_parse (state, text, &move, error) && oxbow_state_apply (state, &move, events, error);
}

char *
oxbow_state_listing (const OxbowState *state, int viewer)
{
  g_autoptr (OxbowListing) listing = oxbow_listing_new ();
  oxbow_state_ruleset (state)->list (state, viewer, listing);
  return g_strndup (listing->text->str, listing->text->len);
}

uint64_t
oxbow_state_digest (const OxbowState *state)
{
  g_autoptr (OxbowListing) listing = oxbow_listing_new ();
  oxbow_state_ruleset (state)->list (state, -1, listing);
  return oxbow_digest (listing->text->str, listing->text->len);
}

bool
oxbow_state_holds_together (const OxbowState *state, GError **error)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  g_autofree char *broken = ruleset->invariant != NULL ? ruleset->invariant (state) : NULL;
  if (broken == NULL)
    return true;
  g_set_error (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_LISTING, _("The position does not hold together: %s"),
               broken);
  return false;
}
