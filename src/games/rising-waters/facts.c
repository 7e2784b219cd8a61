/* facts.c: a position as titles and values for people
 *
 * Everything here lies open on the table; of the decks is told how many cards are left, and those on top that have been
 * looked at. Each card says what it does, in the words of the editor.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/facts.h"

#include "core/fact.h"
#include "games/rising-waters/describe.h"
#include "games/rising-waters/words.h"

#include <glib/gi18n-lib.h>

/* What a card does; NULL: nothing that is written. */
static char *
describe_card (const RisingWatersState *state, const char *kind, const char *attribute, const char *word)
{
  const OxbowScenario *scenario = state->parent.setup->scenario;
  const OxbowRecord *record = oxbow_records_find (scenario->tables, kind, attribute, word);
  return record != NULL ? rising_waters_describe (scenario, record) : NULL;
}

/* Of the row: those that are the same in one line. */
static void
add_row (const RisingWatersState *state, GPtrArray *facts)
{
  oxbow_facts_begin (facts, "landowners", _("Landowner cards"), false);
  for (int slot = 0; slot < RISING_WATERS_SLOTS; slot++)
    {
      int card = state->row[slot], n = 0;
      bool is_told = false;
      for (int other = 0; other < RISING_WATERS_SLOTS; other++)
        {
          n += state->row[other] == card;
          is_told |= other < slot && state->row[other] == card;
        }
      if (card < 0 || is_told)
        continue;
      /* Translators: so many of a card: "2 × Job Offer" */
      g_autofree char *title = n == 1 ? g_strdup (rising_waters_landowner_title (card))
                                      : g_strdup_printf (_("%d × %s"), n, rising_waters_landowner_title (card));
      oxbow_facts_add (facts, title, describe_card (state, "landowner", "card", rising_waters_landowner_words[card]));
    }
}

static void
add_goals (const RisingWatersState *state, GPtrArray *facts)
{
  oxbow_facts_begin (facts, "goals", _("Goals of the community"), false);
  for (int i = 0; i < 2 && rising_waters_setup (state)->options.community_goals; i++)
    if (state->goals[i] >= 0)
      oxbow_facts_add (facts, rising_waters_goal_title (state->goals[i]),
                       describe_card (state, "goal", "id", rising_waters_goal_words[state->goals[i]]));
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

/* RW-5.6.10: the top of a deck is its end, and comes first. */
static void
add_known (const RisingWatersState *state, GPtrArray *facts)
{
  const uint8_t *weather = rising_waters_peek_weather (state), *landowner = rising_waters_peek_landowner (state);
  GString *rain = g_string_new (NULL), *met = g_string_new (NULL);
  for (int i = 1; i <= state->seen_weather; i++)
    {
      g_autofree char *title = rising_waters_weather_title (state, weather[state->n_weather - i]);
      oxbow_facts_join (rain, "%s", title);
    }
  for (int i = 1; i <= state->seen_landowner; i++)
    oxbow_facts_join (met, "%s", rising_waters_landowner_title (landowner[state->n_landowner - i]));
  oxbow_facts_begin (facts, "known", _("Known cards"), false);
  oxbow_facts_tell (facts, _("Next weather"), g_string_free (rain, FALSE),
                    _("The next Weather cards, in the order in which they come. Three are drawn at the end of each "
                      "week."));
  oxbow_facts_tell (facts, _("Next landowners"), g_string_free (met, FALSE),
                    _("The next Landowner cards, in the order in which they fill the row."));
}

static void
join_gone (GString *line, int n, const char *title)
{
  if (n == 1)
    oxbow_facts_join (line, "%s", title);
  else if (n > 1)
    /* Translators: so many of a card: "2 × Job Offer" */
    oxbow_facts_join (line, _("%d × %s"), n, title);
}

static char *
tell_weather_gone (const RisingWatersState *state)
{
  GString *line = g_string_new (NULL);
  int n = rising_waters_n_weather_kinds (rising_waters_setup (state));
  for (int card = 0; card < n; card++)
    {
      g_autofree char *title = rising_waters_weather_title (state, card);
      join_gone (line, state->weather_discard[card], title);
    }
  return g_string_free (line, FALSE);
}

static void
add_decks (const RisingWatersState *state, GPtrArray *facts)
{
  GString *met = g_string_new (NULL), *played = g_string_new (NULL);
  for (int card = 0; card < RISING_WATERS_N_LANDOWNER; card++)
    join_gone (met, state->landowner_discard[card], rising_waters_landowner_title (card));
  for (int card = 0; card < RISING_WATERS_N_COMMUNITY; card++)
    join_gone (played, state->community_discard[card], rising_waters_card_title (card));
  oxbow_facts_begin (facts, "decks", _("Cards left"), true);
  oxbow_facts_add (facts, _("Cards left"),
                   g_strdup_printf (_("Weather %d · Landowner %d · Community %d"), state->n_weather, state->n_landowner,
                                    state->n_community));
  oxbow_facts_add (facts, _("Weather gone"), tell_weather_gone (state));
  oxbow_facts_add (facts, _("Landowners gone"), g_string_free (met, FALSE));
  oxbow_facts_add (facts, _("Community gone"), g_string_free (played, FALSE));
}

/* Of every kind of card in hand: what it does. */
static char *
explain_hand (const RisingWatersState *state, int seat)
{
  const RisingWatersSeat *own = &state->seats[seat];
  g_autoptr (GString) text = g_string_new (NULL);
  for (int card = 0; card < RISING_WATERS_N_COMMUNITY; card++)
    {
      g_autofree char *does = own->hand[card] > 0
                                ? describe_card (state, "community", "card", rising_waters_card_words[card]) : NULL;
      if (does != NULL)
        /* Translators: a card, and what it does */
        g_string_append_printf (text, _("%s%s: %s"), text->len > 0 ? "\n" : "", rising_waters_card_title (card), does);
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* RW-5.9: what only this seat can do for the community. */
static char *
explain_role (const RisingWatersState *state, int seat)
{
  const OxbowScenario *scenario = state->parent.setup->scenario;
  g_autofree char *number = g_strdup_printf ("%d", state->seats[seat].board + 1);
  const OxbowRecord *board = oxbow_records_find (scenario->tables, "board", "number", number);
  g_autofree char *does = board != NULL ? rising_waters_describe (scenario, board) : NULL;
  if (does == NULL)
    return NULL;
  /* Translators: who lives in a town, and what only that person can do */
  return g_strdup_printf (_("%s. %s"), _(oxbow_record_get_title (board, scenario->ruleset->palette->tables,
                                                                "character")), does);
}

/* RW-5.5: what the abilities mean, and what the next step of each costs. */
static char *
explain_abilities (const RisingWatersState *state, int seat)
{
  const char *meaning = _("Move: how many cells pawns go for one action. Actions: how many there are in a turn. "
                          "Donate: how many cards are given away for one action. Swim: 1 when pawns may enter water. "
                          "Pawns: how many there are.");
  g_autoptr (GString) prices = g_string_new (NULL);
  for (RisingWatersPower power = 0; power < RISING_WATERS_N_POWERS; power++)
    {
      int price = rising_waters_price (state, seat, power), next = rising_waters_power (state, seat, power) + 1;
      if (price > 0)
        /* Translators: an ability as it would be, and its price: "Move 4: 2 × Farm Animals" */
        oxbow_facts_join (prices, _("%s %d: %d × %s"), rising_waters_power_title (power), next, price,
                          rising_waters_card_title (rising_waters_price_card (power)));
    }
  if (prices->len == 0)
    return g_strdup (meaning);
  /* Translators: what abilities are, and what it costs to improve them */
  return g_strdup_printf (_("%s\nThe next steps cost: %s. Education stands for all but one of the cards."), meaning,
                          prices->str);
}

/* The hands of all seats lie open, but only that of who decides is looked at all the time. */
static void
add_seat (const RisingWatersState *state, int seat, GPtrArray *facts)
{
  static const char *const groups[RISING_WATERS_MAX_SEATS] = { "seat-1", "seat-2", "seat-3", "seat-4" };
  g_autofree char *hand = explain_hand (state, seat), *abilities = explain_abilities (state, seat);
  oxbow_facts_begin (facts, groups[seat], rising_waters_seat_name (state, seat), false);
  if (rising_waters_setup (state)->options.individual_goals)
    oxbow_facts_add (facts, _("Role"), explain_role (state, seat));
  oxbow_facts_tell (facts, _("In hand"), tell_hand (state, seat), hand);
  oxbow_facts_tell (facts, _("Can do"), tell_abilities (state, seat), abilities);
}

static void
add_flood (const RisingWatersState *state, GPtrArray *facts)
{
  int n_threats = 0;
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    n_threats += state->seats[seat].hand[RISING_WATERS_THREAT];
  oxbow_facts_begin (facts, "flood", _("The flood"), false);
  oxbow_facts_tell (facts, _("Losses"), g_strdup_printf (_("%d of %d"), state->losses, rising_waters_limit (state)),
                    _("Flooded land, levees and towns, people lost and crises count as losses. At the second number "
                      "all "
                      "have lost; if it is not reached until the last week is over, all have won."));
  if (rising_waters_setup (state)->options.version == RISING_WATERS_SPRING)      /* RW-5.6.4 */
    oxbow_facts_tell (facts, _("Donated for a relief camp"),
                      g_strdup_printf (_("%d of %d"), state->track, rising_waters_camp_price (state)),
                      _("When so many cards are given to the camp, the towns set up a green relief camp of their "
                        "own."));
  if (n_threats > 0)
    oxbow_facts_tell (facts, _("Threats to live with"), g_strdup_printf ("%d", n_threats),
                      _("They take room in the hands of the seats until an action counters them."));
}

void
rising_waters_facts (const OxbowState *base, int viewer, GPtrArray *facts)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  int decider = rising_waters_decider (state), first = decider >= 0 ? decider : state->turn;
  add_known (state, facts);
  add_flood (state, facts);
  add_seat (state, first, facts);       /* whose hand is played from is read first */
  add_row (state, facts);
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    if (seat != first)
      add_seat (state, seat, facts);
  add_goals (state, facts);
  add_decks (state, facts);
}
