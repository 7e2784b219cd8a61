/* facts.c: a position as titles and values for people
 *
 * A secret goal is told to whom it belongs; of stacks and decks only how many are left is told. Each card and tile says
 * what it does, in the words of the editor.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/facts.h"

#include "core/fact.h"
#include "games/water-rights/cards.h"
#include "games/water-rights/describe.h"
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

/* What a card, a tile or a goal does; NULL: nothing that is written. */
static char *
describe (const WaterRightsState *state, const char *kind, const char *attribute, const char *word)
{
  const OxbowScenario *scenario = state->parent.setup->scenario;
  const OxbowRecord *record = oxbow_records_find (scenario->tables, kind, attribute, word);
  return record != NULL ? water_rights_describe (scenario, record) : NULL;
}

static char *
describe_kind (const WaterRightsState *state, int kind)
{
  return water_rights_describe_kind (state->parent.setup->scenario, kind < water_rights_data (state)->n_districts,
                                     water_rights_kind (state, kind)->code);
}

static void
add_row (const WaterRightsState *state, int row, GPtrArray *facts)
{
  for (int slot = 0; slot < water_rights_data (state)->n_slots[row]; slot++)
    if (state->row[row][slot] != WATER_RIGHTS_NOTHING)
      {
        int kind = state->row[row][slot];
        g_autofree char *does = describe_kind (state, kind);
        /* Translators: a price, and what a tile does */
        oxbow_facts_add (facts, water_rights_kind (state, kind)->name,
                         g_strdup_printf (_("$%d. %s"), water_rights_draft_cost (state, row, slot), does));
      }
}

/* How far the mayors are who may reach it, or the one whose secret it is. */
static char *
tell_standing (const WaterRightsState *state, const WaterRightsGoal *goal)
{
  GString *line = g_string_new (NULL);
  if (goal->role >= 0)
    g_string_append_printf (line, "%d", water_rights_metric (state, goal->role, goal->metric));
  for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS && goal->role < 0; seat++)
    if (water_rights_setup (state)->is_present[seat])
      oxbow_facts_join (line, "%s %d", oxbow_setup_seat_name (state->parent.setup, seat),
                        water_rights_metric (state, seat, goal->metric));
  return g_string_free (line, FALSE);
}

static void
add_goal (const WaterRightsState *state, const char *title, int goal, int points, GPtrArray *facts)
{
  const WaterRightsGoal *own = &water_rights_data (state)->goals[goal];
  g_autofree char *does = describe (state, "goal", "id", own->id), *standing = tell_standing (state, own);
  g_autofree char *name = g_strdup_printf (ngettext ("%s (%d point)", "%s (%d points)", (gulong) points), own->name,
                                           points);
  /* Translators: a goal, what it asks for, and who has how much of it: "... Now: Senior 1 · Riparian 0 · Junior 2." */
  oxbow_facts_add (facts, title, g_strdup_printf (_("%s. %s Now: %s."), name, does != NULL ? does : "", standing));
}

static char *
tell_king (const WaterRightsState *state)
{
  g_autofree char *bank = count_drops (state->bank);
  return g_strdup_printf (_("$%d · %s in the bank"), state->king_money, bank);
}

/* WR-6.4: what a mayor is in for who has failed a demand. */
static void
join_penalty (GString *line, WaterRightsActive penalty)
{
  switch ((WaterRightsOp) penalty.op)
    {
    case WATER_RIGHTS_OP_LIMIT:
      oxbow_facts_join (line, ngettext ("next turn at most %d drop", "next turn at most %d drops", (gulong) penalty.n),
                        penalty.n);
      return;
    case WATER_RIGHTS_OP_RETURN:
      oxbow_facts_join (line, ngettext ("next turn %d drop back", "next turn %d drops back", (gulong) penalty.n),
                        penalty.n);
      return;
    case WATER_RIGHTS_OP_PAY:
      oxbow_facts_join (line, _("next turn $%d to the King"), penalty.n);
      return;
    case WATER_RIGHTS_OP_MONEY:
      oxbow_facts_join (line, penalty.n < 0 ? _("next turn $%d less") : _("next turn $%d more"), ABS (penalty.n));
      return;
    case WATER_RIGHTS_OP_BANK: /* WR-2.7: no penalties */
    case WATER_RIGHTS_OP_RAIN:
    case WATER_RIGHTS_OP_LEAK:
    case WATER_RIGHTS_OP_GRANT:
    case WATER_RIGHTS_OP_KINGMONEY:
    case WATER_RIGHTS_OP_SWEEP:
    case WATER_RIGHTS_OP_NEED:
    case WATER_RIGHTS_OP_INCOME:
    case WATER_RIGHTS_OP_TAX:
    case WATER_RIGHTS_OP_SURCHARGE:
    case WATER_RIGHTS_OP_NOTRADE:
    case WATER_RIGHTS_OP_NORECYCLE:
    case WATER_RIGHTS_OP_NOBUILD:
      break;
    }
  g_assert_not_reached ();
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
  for (int i = 0; i < mayor->n_pending; i++)
    join_penalty (line, mayor->pending[i]);
  return g_string_free (line, FALSE);
}

static char *
tell_left (const WaterRightsState *state)
{
  return g_strdup_printf (_("Districts %d · Plants %d · Events %d · Demands %d"),
                          state->n_pile[WATER_RIGHTS_PILE_DISTRICTS], state->n_pile[WATER_RIGHTS_PILE_PLANTS],
                          state->n_pile[WATER_RIGHTS_DECK_EVENTS], state->n_pile[WATER_RIGHTS_DECK_DEMANDS]);
}

/* WR-6.4.4 */
static void
add_demand (const WaterRightsState *state, GPtrArray *facts)
{
  const WaterRightsCard *card = water_rights_card (state);
  if (state->turn <= WATER_RIGHTS_KING || card == NULL || !card->is_demand
      || !water_rights_is_subject (state, state->turn))
    return;
  oxbow_facts_tell (facts, _("The King's demand"),
                    g_strdup (water_rights_demand_is_met (state, state->turn) ? _("met") : _("not met yet")),
                    _("What counts is the end of the turn of each mayor."));
}

static char *
tell_districts (const WaterRightsState *state)
{
  GString *line = g_string_new (NULL);
  for (int colour = 0; colour < WATER_RIGHTS_COLOURS; colour++)
    {
      int n = 0;
      for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
        if (water_rights_setup (state)->is_present[seat])
          n += water_rights_metric (state, seat, WATER_RIGHTS_METRIC_COLOUR + colour);
      oxbow_facts_join (line, "%s %d", water_rights_colour_name (colour), n);
    }
  return g_string_free (line, FALSE);
}

/* WR-5.17: tokens of another town are sold by twos, so that one may be left over. */
static void
join_tokens_of_others (const WaterRightsState *state, WaterRightsDot dot, const char *colour, GString *line)
{
  const WaterRightsMayor *mayor = &state->mayors[state->turn];
  int seller = water_rights_data (state)->seller[dot], spare = mayor->spare[dot];
  int most = (water_rights_options (state)->tokens - mayor->bought[dot]) / 2 * 2;
  if (water_rights_is_active (state, WATER_RIGHTS_OP_NOTRADE))
    oxbow_facts_join (line, _("%s: borders closed this round"), colour);
  else if (!water_rights_has_post (state, state->turn, seller))
    oxbow_facts_join (line, _("%s: with a trading post at %s"), colour,
                      oxbow_setup_seat_name (state->parent.setup, seller));
  else if (spare > 0)
    oxbow_facts_join (line, _("%s: %d paid for, %d to be bought"), colour, spare, most);
  else
    oxbow_facts_join (line, _("%s: %d to be bought"), colour, most);
}

static void
join_tokens (const WaterRightsState *state, WaterRightsDot dot, GString *line)
{
  static const int colours[] = { WATER_RIGHTS_RED, WATER_RIGHTS_GREEN, WATER_RIGHTS_YELLOW };
  const WaterRightsMayor *mayor = &state->mayors[state->turn];
  const char *colour = water_rights_colour_name (colours[dot]);
  if (water_rights_data (state)->roles[state->turn].dot != dot)
    join_tokens_of_others (state, dot, colour, line);
  else if (mayor->ran)
    oxbow_facts_join (line, _("%s: %d left"), colour, water_rights_options (state)->tokens - mayor->own);
  else
    oxbow_facts_join (line, _("%s: once the power works run"), colour);
}

/* What the mayor whose turn it is can count on. */
static void
add_turn (const WaterRightsState *state, GPtrArray *facts)
{
  if (state->turn <= WATER_RIGHTS_KING)
    return;
  GString *tokens = g_string_new (NULL), *end = g_string_new (NULL);
  const WaterRightsMayor *mayor = &state->mayors[state->turn];
  int limit = water_rights_limit (state, state->turn);
  if (limit != WATER_RIGHTS_NO_LIMIT)
    oxbow_facts_add (facts, _("Limit on water"),
                     g_strdup_printf (ngettext ("%d drop, and %d asked for", "%d drops, and %d asked for",
                                                (gulong) limit), limit, mayor->asked));
  if (mayor->due > 0)
    oxbow_facts_add (facts, _("Water to give back"), count_drops (mayor->due));
  for (int dot = 0; dot < WATER_RIGHTS_DOTS; dot++)
    join_tokens (state, (WaterRightsDot) dot, tokens);
  oxbow_facts_tell (facts, _("Tokens"), g_string_free (tokens, FALSE),
                    _("Some districts need tokens besides water, anew in each turn. A town has those of its own colour "
                      "once its power works have run; those of others are bought, two for $1, where one has a trading "
                      "post."));
  oxbow_facts_join (end, _("$%d to collect"), water_rights_income_due (state, state->turn));
  oxbow_facts_join (end, _("$%d in taxes"), water_rights_tax_due (state, state->turn));
  oxbow_facts_tell (facts, _("At the turn's end"), g_string_free (end, FALSE),
                    _("As things are now: what the supplied districts earn, and what settlers pay; and the taxes, also "
                      "for districts without water."));
}

static void
add_round (const WaterRightsState *state, GPtrArray *facts)
{
  const WaterRightsCard *card = water_rights_card (state);
  oxbow_facts_begin (facts, "round", _("This round"), false);
  if (card != NULL)
    {
      g_autofree char *does = describe (state, card->is_demand ? "demand" : "event", "id", card->id);
      g_autofree char *title = tell_card (state);
      /* Translators: a card, and what it does */
      oxbow_facts_add (facts, _("Card"), does != NULL ? g_strdup_printf (_("%s. %s"), title, does) : g_strdup (title));
    }
  add_demand (state, facts);
  oxbow_facts_tell (facts, _("Price of water"), tell_price (state),
                    _("What mayors without a legacy card pay the King for water, rounded up each time that they ask. "
                      "Who has one draws it free."));
  oxbow_facts_tell (facts, _("Taxed districts"), tell_tax (state),
                    _("What mayors pay the King at the end of their turn for districts of these two colours; grey ones "
                      "are never taxed."));
  oxbow_facts_tell (facts, _("Districts built"), tell_districts (state),
                    _("How many there are of each colour in all towns. Each town is taxed for its own."));
  add_turn (state, facts);
}

static void
add_parties (const WaterRightsState *state, GPtrArray *facts)
{
  const OxbowSetup *setup = state->parent.setup;
  oxbow_facts_begin (facts, "towns", _("The King and the towns"), false);
  oxbow_facts_tell (facts, oxbow_setup_seat_name (setup, WATER_RIGHTS_KING), tell_king (state),
                    _("Mayors draw their water from the King's bank."));
  for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
    if (water_rights_setup (state)->is_present[seat])
      oxbow_facts_tell (facts, oxbow_setup_seat_name (setup, seat), tell_mayor (state, seat),
                        _("Money, the water that plants hold, and what is in hand. Districts earn money in turns in "
                          "which they are supplied. With a legacy card water is free; played, it lifts any limit on "
                          "water for a turn."));
}

/* What the viewer holds and is to build. */
static void
add_hand (const WaterRightsState *state, int viewer, GPtrArray *facts)
{
  const WaterRightsHeld *hand = water_rights_peek_hand (state);
  int seat = viewer >= 0 ? viewer : state->turn;
  oxbow_facts_begin (facts, "hand", _("Tiles to build"), false);
  for (int i = 0; i < state->n_hand; i++)
    if (hand[i].seat == seat)
      oxbow_facts_add (facts, water_rights_kind (state, hand[i].kind)->name, describe_kind (state, hand[i].kind));
}

/* Open while the viewer chooses from it. */
static void
add_market (const WaterRightsState *state, int viewer, GPtrArray *facts)
{
  bool is_open = state->phase == WATER_RIGHTS_DRAFT && (viewer < 0 || viewer == state->turn);
  oxbow_facts_begin (facts, is_open ? "market-now" : "market", _("Tiles for sale"), !is_open);
  add_row (state, WATER_RIGHTS_DISTRICTS, facts);
  add_row (state, WATER_RIGHTS_PLANTS, facts);
}

static void
add_goals (const WaterRightsState *state, int viewer, GPtrArray *facts)
{
  const WaterRightsOptions *options = water_rights_options (state);
  bool is_seat = viewer >= 0 && water_rights_setup (state)->is_present[viewer];
  oxbow_facts_begin (facts, "goals", _("Goals"), false);
  if (is_seat && state->secret[viewer] != WATER_RIGHTS_NOTHING)
    add_goal (state, _("Your secret goal"), state->secret[viewer], options->secret_points, facts);
  for (int i = 0; i < WATER_RIGHTS_BONUS_GOALS; i++)
    add_goal (state, _("For all"), state->bonus[i], options->bonus_points, facts);
}

void
water_rights_facts (const OxbowState *base, int viewer, GPtrArray *facts)
{
  const WaterRightsState *state = (const WaterRightsState *) base;
  add_round (state, facts);
  add_parties (state, facts);
  add_hand (state, viewer, facts);
  add_market (state, viewer, facts);
  add_goals (state, viewer, facts);
  oxbow_facts_begin (facts, "left", _("Left"), true);
  oxbow_facts_add (facts, _("Left"), tell_left (state));
}
