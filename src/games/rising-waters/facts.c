/* facts.c: a position as titles and values for people
 *
 * Everything here lies open on the table; of the decks only how many cards are left is told.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/facts.h"

#include "core/fact.h"
#include "games/rising-waters/words.h"

#include <glib/gi18n-lib.h>

static char *
tell_row (const RisingWatersState *state)
{
  GString *line = g_string_new (NULL);
  for (int slot = 0; slot < RISING_WATERS_SLOTS; slot++)
    if (state->row[slot] >= 0)
      oxbow_facts_join (line, "%s", rising_waters_landowner_title (state->row[slot]));
  return g_string_free (line, FALSE);
}

static char *
tell_goals (const RisingWatersState *state)
{
  GString *line = g_string_new (NULL);
  for (int i = 0; i < 2 && rising_waters_setup (state)->options.community_goals; i++)
    if (state->goals[i] >= 0)
      oxbow_facts_join (line, "%s", rising_waters_goal_title (state->goals[i]));
  return g_string_free (line, FALSE);
}

static char *
tell_abilities (const RisingWatersState *state, int seat)
{
  GString *line = g_string_new (NULL);
  for (RisingWatersPower power = 0; power < RISING_WATERS_POWER_PAWNS; power++)
    oxbow_facts_join (line, "%s %d", rising_waters_power_title (power), rising_waters_power (state, seat, power));
  oxbow_facts_join (line, "%s %d", rising_waters_power_title (RISING_WATERS_POWER_PAWNS),
                    rising_waters_n_pawns (state, seat));
  if (!state->seats[seat].town)
    oxbow_facts_join (line, "%s", _("The town is lost"));
  return g_string_free (line, FALSE);
}

static void
add_cubes (GString *line, const RisingWatersSeat *own)
{
  if (own->raft > 0)
    oxbow_facts_join (line, ngettext ("%d raft", "%d rafts", own->raft), own->raft);
  if (own->discount > 0)
    oxbow_facts_join (line, ngettext ("%d work discount", "%d work discounts", own->discount), own->discount);
}

static char *
tell_hand (const RisingWatersState *state, int seat)
{
  const RisingWatersSeat *own = &state->seats[seat];
  GString *line = g_string_new (NULL);
  for (int card = 0; card < RISING_WATERS_N_HAND; card++)
    if (own->hand[card] == 1)
      oxbow_facts_join (line, "%s", rising_waters_card_title (card));
    else if (own->hand[card] > 1)
      oxbow_facts_join (line, "%d × %s", own->hand[card], rising_waters_card_title (card));
  add_cubes (line, own);
  if (line->len == 0)
    g_string_append (line, _("nothing"));
  return g_string_free (line, FALSE);
}

static void
add_decks (const RisingWatersState *state, GPtrArray *facts)
{
  oxbow_facts_add (facts, _("Cards left"),
                   g_strdup_printf (_("Weather %d · Landowner %d · Community %d"), state->n_weather, state->n_landowner,
                                    state->n_community));
}

static void
add_seat (const RisingWatersState *state, int seat, GPtrArray *facts)
{
  const char *name = rising_waters_seat_name (state, seat);
  g_autofree char *hand = g_strdup_printf (_("In hand: %s"), name);
  oxbow_facts_add (facts, name, tell_abilities (state, seat));
  oxbow_facts_add (facts, hand, tell_hand (state, seat));
}

void
rising_waters_facts (const OxbowState *base, int viewer, GPtrArray *facts)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  oxbow_facts_add (facts, _("Week"), g_strdup_printf (_("%d of %d"), state->week, rising_waters_weeks (state)));
  oxbow_facts_add (facts, _("Phase"), g_strdup (rising_waters_phase_title ((RisingWatersPhase) state->phase)));
  oxbow_facts_add (facts, _("Losses"), g_strdup_printf (_("%d of %d"), state->losses, rising_waters_limit (state)));
  oxbow_facts_add (facts, _("Donated for a relief camp"),
                   g_strdup_printf (_("%d of %d"), state->track, rising_waters_camp_price (state)));
  oxbow_facts_add (facts, _("Landowner cards"), tell_row (state));
  oxbow_facts_add (facts, _("Goals"), tell_goals (state));
  if (state->threats > 0)
    oxbow_facts_add (facts, _("Threats to live with"), g_strdup_printf ("%d", state->threats));
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    add_seat (state, seat, facts);
  add_decks (state, facts);
}
