/* facts.c: a position as titles and values for people
 *
 * A secret goal is told to whom it belongs; of stacks and decks only how many are left is told.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/facts.h"

#include "core/fact.h"
#include "games/water-rights/words.h"

#include <glib/gi18n-lib.h>

static char *
count_drops (int n)
{
  return g_strdup_printf (ngettext ("%d drop", "%d drops", (gulong) n), n);
}

static char *
tell_card (const WaterRightsState *state)
{
  const WaterRightsCard *card = water_rights_card (state);
  if (card == NULL)
    return NULL;
  if (state->target == WATER_RIGHTS_NOTHING)
    return g_strdup_printf (card->is_demand ? _("%s, a demand of the King") : _("%s, an event"), card->name);
  /* Translators: a card, and whom the King has named for it */
  return g_strdup_printf (_("%s, for %s"), card->name, oxbow_setup_seat_name (state->parent.setup, state->target));
}

static char *
tell_tax (const WaterRightsState *state)
{
  if (state->taxed[0] == WATER_RIGHTS_NOTHING)
    return g_strdup (_("none yet"));
  return g_strdup_printf (ngettext ("%s and %s: $%d for each district of one colour",
                                    "%s and %s: $%d for every %d districts of one colour", state->tax_tiles),
                          water_rights_colour_name (state->taxed[0]), water_rights_colour_name (state->taxed[1]),
                          state->tax_cost, state->tax_tiles);
}

static char *
tell_price (const WaterRightsState *state)
{
  return g_strdup_printf (ngettext ("$%d a drop", "$%d for every %d drops", state->price_units), state->price_cost,
                          state->price_units);
}

static char *
tell_row (const WaterRightsState *state, int row)
{
  GString *line = g_string_new (NULL);
  for (int slot = 0; slot < water_rights_data (state)->n_slots[row]; slot++)
    if (state->row[row][slot] != WATER_RIGHTS_NOTHING)
      oxbow_facts_join (line, "%s $%d", water_rights_kind (state, state->row[row][slot])->name,
                        water_rights_draft_cost (state, row, slot));
  return g_string_free (line, FALSE);
}

static char *
tell_bonus (const WaterRightsState *state)
{
  GString *line = g_string_new (NULL);
  for (int i = 0; i < WATER_RIGHTS_BONUS_GOALS; i++)
    oxbow_facts_join (line, "%s", water_rights_data (state)->goals[state->bonus[i]].name);
  return g_string_free (line, FALSE);
}

static char *
tell_king (const WaterRightsState *state)
{
  g_autofree char *bank = count_drops (state->bank);
  return g_strdup_printf (_("$%d · %s in the bank"), state->king_money, bank);
}

static char *
tell_mayor (const WaterRightsState *state, int seat)
{
  const WaterRightsMayor *mayor = &state->mayors[seat];
  const WaterRightsHeld *hand = water_rights_peek_hand (state);
  GString *line = g_string_new (NULL);
  g_autofree char *loose = count_drops (mayor->loose);
  oxbow_facts_join (line, "$%d", mayor->money);
  oxbow_facts_join (line, _("plants hold %d of %d"), water_rights_stored (state, seat),
                    water_rights_capacity (state, seat));
  if (mayor->loose > 0)
    oxbow_facts_join (line, _("%s to spread"), loose);
  if (mayor->legacy > 0)
    oxbow_facts_join (line, ngettext ("%d legacy card", "%d legacy cards", mayor->legacy), mayor->legacy);
  for (int i = 0; i < state->n_hand; i++)
    if (hand[i].seat == seat)
      oxbow_facts_join (line, _("%s to build"), water_rights_kind (state, hand[i].kind)->name);
  for (int i = 0; i < mayor->n_posts; i++)
    oxbow_facts_join (line, _("trading post at %s"), oxbow_setup_seat_name (state->parent.setup, mayor->posts[i]));
  return g_string_free (line, FALSE);
}

static char *
tell_secret (const WaterRightsState *state, int viewer)
{
  bool is_seat = viewer >= 0 && water_rights_setup (state)->is_present[viewer];
  return is_seat ? g_strdup (water_rights_data (state)->goals[state->secret[viewer]].name) : NULL;
}

static char *
tell_left (const WaterRightsState *state)
{
  return g_strdup_printf (_("Districts %d · Plants %d · Events %d · Demands %d"),
                          state->n_pile[WATER_RIGHTS_PILE_DISTRICTS], state->n_pile[WATER_RIGHTS_PILE_PLANTS],
                          state->n_pile[WATER_RIGHTS_DECK_EVENTS], state->n_pile[WATER_RIGHTS_DECK_DEMANDS]);
}

void
water_rights_facts (const OxbowState *base, int viewer, GPtrArray *facts)
{
  const WaterRightsState *state = (const WaterRightsState *) base;
  oxbow_facts_add (facts, _("Round"), g_strdup_printf (_("%d of %d"), state->round,
                                                       water_rights_options (state)->rounds));
  oxbow_facts_add (facts, _("Card"), tell_card (state));
  oxbow_facts_add (facts, _("Price of water"), tell_price (state));
  oxbow_facts_add (facts, _("Taxed districts"), tell_tax (state));
  oxbow_facts_add (facts, oxbow_setup_seat_name (base->setup, WATER_RIGHTS_KING), tell_king (state));
  for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
    if (water_rights_setup (state)->is_present[seat])
      oxbow_facts_add (facts, oxbow_setup_seat_name (base->setup, seat), tell_mayor (state, seat));
  oxbow_facts_add (facts, _("Districts for sale"), tell_row (state, WATER_RIGHTS_DISTRICTS));
  oxbow_facts_add (facts, _("Plants for sale"), tell_row (state, WATER_RIGHTS_PLANTS));
  oxbow_facts_add (facts, _("Goals for all"), tell_bonus (state));
  oxbow_facts_add (facts, _("Your secret goal"), tell_secret (state, viewer));
  oxbow_facts_add (facts, _("Left"), tell_left (state));
}
