/* words.c: what happened, and what is offered, in whole sentences
 *
 * The sentences that refuse a move stand beside the rules that refuse it. Names of tiles and cards are the scenario's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/words.h"

#include "games/water-rights/describe.h"
#include "games/water-rights/score.h"
#include "games/water-rights/town.h"

#include <glib/gi18n-lib.h>

char *
water_rights_misread (const OxbowState *base, const char *line)
{
  return g_strdup (_("I do not understand that move."));
}

static const char *const party_names[] = { N_("the King"), N_("the Senior"), N_("the Riparian"), N_("the Junior"),
                                           N_("the treasury") };
static const char *const seat_names[] = { N_("The King"), N_("The Senior"), N_("The Riparian"), N_("The Junior"),
                                          N_("The treasury") };
static const char *const colour_names[] = { N_("green"), N_("red"), N_("yellow"), N_("grey") };

/* Whoever has been named is called so; else "The Senior", to begin a sentence, and "the Senior", within one. */
static const char *
name_party (const WaterRightsState *state, int party, const char *const *names)
{
  const OxbowSetup *setup = state->parent.setup;
  const char *name = party < WATER_RIGHTS_SEATS ? oxbow_setup_seat_name (setup, party) : NULL;
  bool is_named = name != NULL && !g_str_equal (name, _(setup->ruleset->seats[party].title));
  return is_named ? name : _(names[party]);
}
#define SUBJECT(party) (name_party (state, (party), seat_names))
#define PARTY(party) (name_party (state, (party), party_names))

const char *
water_rights_colour_name (int colour)
{
  return _(colour_names[colour]);
}

static char *
count_drops (int n)
{
  return g_strdup_printf (ngettext ("%d drop", "%d drops", (gulong) n), n);
}

/* A penalty, as what the mayor is in for. */
static char *
tell_penalty (const WaterRightsState *state, const int16_t *args)
{
  const char *mayor = SUBJECT (args[0]);
  switch ((WaterRightsOp) args[1])
    {
    case WATER_RIGHTS_OP_PAY:
      return g_strdup_printf (_("%s must pay the King $%d for it."), mayor, args[2]);
    case WATER_RIGHTS_OP_RETURN:
      return g_strdup_printf (
          ngettext ("%s must give back %d drop for it.", "%s must give back %d drops for it.", (gulong) args[2]), mayor,
          args[2]);
    case WATER_RIGHTS_OP_LIMIT:
      return g_strdup_printf (ngettext ("%s may ask for %d drop only in the next turn.",
                                        "%s may ask for %d drops only in the next turn.", (gulong) args[2]),
                              mayor, args[2]);
    case WATER_RIGHTS_OP_MONEY:
      return g_strdup_printf (args[2] < 0 ? _("%s has $%d less for it.") : _("%s has $%d more for it."), mayor,
                              ABS (args[2]));
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

/* WR-7.2, WR-7.3: what the points of a seat are for. */
static char *
tell_score (const WaterRightsState *state, int seat)
{
  const WaterRightsScore score = water_rights_score (state, seat);
  const struct { const char *part; int points; } parts[] =
  {
    { N_("%d for the town"), score.town }, { N_("%d for money"), score.money },
    { N_("%d for water in the bank"), score.bank }, { N_("%d for bonus goals"), score.bonus },
    { N_("%d for the secret goal"), score.secret }, { N_("%d for legacy cards"), score.legacy },
  };
  g_autoptr (GString) line = g_string_new (NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", parts[i].points);
      g_autoptr (GString) part = g_string_new (_(parts[i].part));
      g_string_replace (part, "%d", number, 1);
      if (parts[i].points > 0)
        g_string_append_printf (line, "%s%s", line->len > 0 ? ", " : "", part->str);
    }
  /* Translators: whose points, how many, and what they are for: "The King has 34 points: 20 for money, 14 for ..." */
  return line->len == 0 ? g_strdup_printf (_("%s has no points."), SUBJECT (seat))
                        : g_strdup_printf (ngettext ("%s has %d point: %s.", "%s has %d points: %s.",
                                                     (gulong) score.total), SUBJECT (seat), score.total, line->str);
}

static bool
is_tied (const WaterRightsState *state)
{
  int winner = water_rights_winner (state), most = water_rights_score (state, winner).total;
  for (int seat = 0; seat < WATER_RIGHTS_SEATS; seat++)
    if (seat != winner && water_rights_takes_part (state, seat) && water_rights_score (state, seat).total == most)
      return true;
  return false;
}

static char *
tell_over (const WaterRightsState *state)
{
  GString *text = g_string_new (_("The game is over."));
  for (int seat = 0; seat < WATER_RIGHTS_SEATS; seat++)
    if (water_rights_takes_part (state, seat))
      {
        g_autofree char *sentence = tell_score (state, seat);
        g_string_append_printf (text, " %s", sentence);
      }
  /* WR-7.4 */
  if (is_tied (state))
    {
      g_autofree char *why = g_strdup_printf (_("%s wins, as the last to move of those with so many points."),
                                              SUBJECT (water_rights_winner (state)));
      g_string_append_printf (text, " %s", why);
    }
  return g_string_free (text, FALSE);
}

/* A card may find the bank full, or empty. */
static char *
tell_bank (int n)
{
  if (n == 0)
    return g_strdup (_("The King's bank stays as it is."));
  if (n < 0)
    return g_strdup_printf (ngettext ("The King's bank loses %d drop.", "The King's bank loses %d drops.", (gulong) -n),
                            -n);
  return g_strdup_printf (ngettext ("The King's bank gains %d drop.", "The King's bank gains %d drops.", (gulong) n),
                          n);
}

static char *
tell_phase (int phase)
{
  switch ((WaterRightsPhase) phase)
    {
    case WATER_RIGHTS_DRAFT:
      return g_strdup (_("Now tiles may be drafted."));
    case WATER_RIGHTS_BUILD:
      return g_strdup (_("Now tiles may be built."));
    default:
      return g_strdup (_("Now districts are supplied."));
    }
}

/* Of water and money. */
static char *
tell_flow (const WaterRightsState *state, int verb, const int16_t *args, const OxbowGrid *grid)
{
  g_autofree char *drops = count_drops (args[1]);
  switch (verb)
    {
    case WATER_RIGHTS_EVENT_RAINED:
      if (args[1] == 0)
        return g_strdup_printf (_("%s has no room for the rain."), SUBJECT (args[0]));
      return g_strdup_printf (_("Rain brings %s %s."), PARTY (args[0]), drops);
    case WATER_RIGHTS_EVENT_LEAKED:
      if (args[1] == 0)
        return g_strdup_printf (_("%s has no water to lose."), SUBJECT (args[0]));
      return g_strdup_printf (_("%s loses %s."), SUBJECT (args[0]), drops);
    case WATER_RIGHTS_EVENT_RETURNED:
      return g_strdup_printf (_("%s gives %s back to the King's bank."), SUBJECT (args[0]), drops);
    case WATER_RIGHTS_EVENT_LIMITED:
      return g_strdup_printf (_("%s may ask for at most %s in a turn."), SUBJECT (args[0]), drops);
    case WATER_RIGHTS_EVENT_RECYCLED:
      return g_strdup_printf (_("The plant on %s wins back %s."), OXBOW_CELL_NAME (grid, args[0]), drops);
    case WATER_RIGHTS_EVENT_REQUESTED:
      if (args[2] == 0)
        return g_strdup_printf (_("%s draws %s free of charge."), SUBJECT (args[0]), drops);
      return g_strdup_printf (_("%s buys %s for $%d."), SUBJECT (args[0]), drops, args[2]);
    case WATER_RIGHTS_EVENT_PAID:
      return g_strdup_printf (_("%s pays %s $%d."), SUBJECT (args[0]), PARTY (args[1]), args[2]);
    case WATER_RIGHTS_EVENT_INCOME:
      return g_strdup_printf (_("%s collects $%d."), SUBJECT (args[0]), args[1]);
    case WATER_RIGHTS_EVENT_TAXED:
      return g_strdup_printf (_("%s pays $%d in taxes."), SUBJECT (args[0]), args[1]);
    default:
      g_assert_not_reached ();
    }
}

static char *
tell_tile (const WaterRightsState *state, int verb, const int16_t *args, const OxbowGrid *grid)
{
  const char *mayor = SUBJECT (args[0]);
  switch (verb)
    {
    case WATER_RIGHTS_EVENT_DRAFTED:
      return g_strdup_printf (_("%s drafts %s for $%d."), mayor, water_rights_kind (state, args[1])->name, args[2]);
    case WATER_RIGHTS_EVENT_BUILT:
      return g_strdup_printf (_("%s builds %s on %s."), mayor, water_rights_kind (state, args[1])->name,
                              OXBOW_CELL_NAME (grid, args[2]));
    case WATER_RIGHTS_EVENT_SOLD:
      return g_strdup_printf (_("%s sells the tile on %s for $%d."), mayor, OXBOW_CELL_NAME (grid, args[1]), args[2]);
    case WATER_RIGHTS_EVENT_ROW:
      return g_strdup_printf (_("%s comes to slot %s."), water_rights_kind (state, args[2])->name,
                              water_rights_slot_name (state, args[1]));
    case WATER_RIGHTS_EVENT_SWEPT:
      return g_strdup_printf (_("The tile in slot %s leaves the game."), water_rights_slot_name (state, args[1]));
    default:
      g_assert_not_reached ();
    }
}

/* By its name, if it stands there still. */
static char *
tell_supplied (const WaterRightsState *state, OxbowCell cell)
{
  int site = water_rights_site (state, cell);
  const char *name = OXBOW_CELL_NAME (&state->parent.setup->grid, cell);
  if (site < 0 || state->plots[site].kind == WATER_RIGHTS_NOTHING)
    return g_strdup_printf (_("The district on %s is supplied."), name);
  return g_strdup_printf (_("%s on %s is supplied."), water_rights_kind (state, state->plots[site].kind)->name, name);
}

char *
water_rights_tell (const OxbowState *base, const OxbowEvent *event)
{
  const WaterRightsState *state = (const WaterRightsState *) base;
  const OxbowGrid *grid = &base->setup->grid;
  const int16_t *args = event->args;
  switch ((WaterRightsEvent) event->verb)
    {
    case WATER_RIGHTS_EVENT_ROLLED:
      return g_strdup_printf (args[0] % 2 == 1 ? _("The die shows %d: a demand of the King.")
                                               : _("The die shows %d: an event."),
                              args[0]);
    case WATER_RIGHTS_EVENT_CARD:
      return g_strdup_printf (_("The card is %s."), water_rights_data (state)->cards[args[0]].name);
    case WATER_RIGHTS_EVENT_NAMED:
      return g_strdup_printf (_("The King names %s."), PARTY (args[0]));
    case WATER_RIGHTS_EVENT_BANK:
      return tell_bank (args[0]);
    case WATER_RIGHTS_EVENT_RAINED:
    case WATER_RIGHTS_EVENT_LEAKED:
    case WATER_RIGHTS_EVENT_PAID:
    case WATER_RIGHTS_EVENT_INCOME:
    case WATER_RIGHTS_EVENT_LIMITED:
    case WATER_RIGHTS_EVENT_REQUESTED:
    case WATER_RIGHTS_EVENT_RETURNED:
    case WATER_RIGHTS_EVENT_RECYCLED:
    case WATER_RIGHTS_EVENT_TAXED:
      return tell_flow (state, event->verb, args, grid);
    case WATER_RIGHTS_EVENT_TURN:
      return g_strdup_printf (_("It is the turn of %s."), PARTY (args[0]));
    case WATER_RIGHTS_EVENT_PHASE:
      return tell_phase (args[0]);
    case WATER_RIGHTS_EVENT_TAXING:
      return g_strdup_printf (_("Districts that are %s or %s are taxed."), _(colour_names[args[0]]),
                              _(colour_names[args[1]]));
    case WATER_RIGHTS_EVENT_RATE:
      return g_strdup_printf (ngettext ("The tax is $%d for each district of one colour.",
                                        "The tax is $%d for every %d districts of one colour.", (gulong) args[1]),
                              args[0], args[1]);
    case WATER_RIGHTS_EVENT_PRICE:
      return g_strdup_printf (
          ngettext ("Water costs $%d a drop.", "Water costs $%d for every %d drops.", (gulong) args[1]), args[0],
          args[1]);
    case WATER_RIGHTS_EVENT_SHIELDED:
      return g_strdup_printf (_("%s plays a legacy card: the King's limit does not bind this turn."),
                              SUBJECT (args[0]));
    case WATER_RIGHTS_EVENT_DRAFTED:
    case WATER_RIGHTS_EVENT_BUILT:
    case WATER_RIGHTS_EVENT_SOLD:
    case WATER_RIGHTS_EVENT_ROW:
    case WATER_RIGHTS_EVENT_SWEPT:
      return tell_tile (state, event->verb, args, grid);
    case WATER_RIGHTS_EVENT_POST:
      return g_strdup_printf (_("%s builds a trading post in the town of %s."), SUBJECT (args[0]), PARTY (args[1]));
    case WATER_RIGHTS_EVENT_RAN:
      return g_strdup_printf (_("The power works of %s run: the town's own tokens can be used this turn."),
                              PARTY (args[0]));
    case WATER_RIGHTS_EVENT_SUPPLIED:
      return tell_supplied (state, args[0]);
    case WATER_RIGHTS_EVENT_MET:
      return g_strdup_printf (_("%s meets the King's demand."), SUBJECT (args[0]));
    case WATER_RIGHTS_EVENT_FAILED:
      return g_strdup_printf (_("%s fails the King's demand."), SUBJECT (args[0]));
    case WATER_RIGHTS_EVENT_PENALTY:
      return tell_penalty (state, args);
    case WATER_RIGHTS_EVENT_ROUND:
      return g_strdup_printf (_("Round %d begins."), args[0]);
    case WATER_RIGHTS_EVENT_OVER:
      return tell_over (state);
    }
  g_assert_not_reached ();
}

static char *
offer_step (const WaterRightsState *state, const OxbowMove *move)
{
  bool is_rate = move->verb == WATER_RIGHTS_MOVE_RATE, is_cost = move->args[0] == 0;
  int step = move->args[1] == 0 ? 1 : -1;
  int cost = (is_rate ? state->tax_cost : state->price_cost) + (is_cost ? step : 0);
  int units = (is_rate ? state->tax_tiles : state->price_units) + (is_cost ? 0 : step);
  if (is_rate)
    return g_strdup_printf (ngettext ("Set the tax to $%d for each district",
                                      "Set the tax to $%d for every %d districts", (gulong) units), cost, units);
  return g_strdup_printf (ngettext ("Set the price of water to $%d a drop",
                                    "Set the price of water to $%d for every %d drops", (gulong) units), cost, units);
}

/* What a tile does is read where it is chosen. */
static char *
describe_kind (const WaterRightsState *state, int kind)
{
  return water_rights_describe_kind (state->parent.setup->scenario, kind < water_rights_data (state)->n_districts,
                                     water_rights_kind (state, kind)->code);
}

static char *
offer_draft (const WaterRightsState *state, int slot)
{
  int n = water_rights_data (state)->n_slots[WATER_RIGHTS_DISTRICTS],
      row = slot < n ? WATER_RIGHTS_DISTRICTS : WATER_RIGHTS_PLANTS;
  int place = row == WATER_RIGHTS_DISTRICTS ? slot : slot - n;
  int kind = state->row[row][place], cost = water_rights_draft_cost (state, row, place);
  g_autofree char *does = describe_kind (state, kind);
  if (does == NULL)
    return g_strdup_printf (_("Draft %s ($%d)"), water_rights_kind (state, kind)->name, cost);
  /* Translators: a tile, its price, and what it does in a sentence: "Draft Cistern ($5. Holds up to 3 drops.)" */
  return g_strdup_printf (_("Draft %s ($%d. %s)"), water_rights_kind (state, kind)->name, cost, does);
}

static char *
offer_build (const WaterRightsState *state, int kind, OxbowCell cell)
{
  const OxbowGrid *grid = &state->parent.setup->grid;
  const WaterRightsHeld *hand = water_rights_peek_hand (state);
  const char *name = water_rights_kind (state, kind)->name;
  int fee = 0;
  for (int i = state->n_hand - 1; i >= 0; i--)
    if (hand[i].seat == state->turn && hand[i].kind == kind)
      fee = hand[i].fee;
  if (fee == 0)
    return g_strdup_printf (_("Build %s on %s"), name, OXBOW_CELL_NAME (grid, cell));
  return g_strdup_printf (_("Build %s on %s ($%d)"), name, OXBOW_CELL_NAME (grid, cell), fee);
}

static char *
offer_run (const WaterRightsState *state)
{
  g_autofree char *drops = count_drops (water_rights_options (state)->run_cost);
  return g_strdup_printf (_("Run the power works (%s)"), drops);
}

static char *
offer_supply (const WaterRightsState *state, OxbowCell cell)
{
  const OxbowGrid *grid = &state->parent.setup->grid;
  int kind = state->plots[water_rights_site (state, cell)].kind;
  int tokens = water_rights_token_cost (state, cell);
  g_autofree char *drops = count_drops (water_rights_water_need (state, kind));
  /* Translators: what a district earns for the water that it takes: "$2 for 1 drop", "$5 for 1 drop and $1" */
  g_autofree char *price = tokens == 0 ? g_strdup_printf (_("$%d for %s"), water_rights_income (state, kind), drops)
                                       : g_strdup_printf (_("$%d for %s and $%d"), water_rights_income (state, kind),
                                                          drops, tokens);
  return g_strdup_printf (_("Supply %s on %s (%s)"), water_rights_kind (state, kind)->name,
                          OXBOW_CELL_NAME (grid, cell), price);
}

static char *
offer_sale (const WaterRightsState *state, OxbowCell cell)
{
  const WaterRightsPlot *plot = &state->plots[water_rights_site (state, cell)];
  /* Translators: what one gets for it, not what one pays */
  return g_strdup_printf (_("Sell %s on %s (brings $%d)"), water_rights_kind (state, plot->kind)->name,
                          OXBOW_CELL_NAME (&state->parent.setup->grid, cell), plot->paid / 2);
}

static char *
offer_request (const WaterRightsState *state, int n)
{
  g_autofree char *drops = count_drops (n);
  if (!water_rights_pays (state, state->turn))
    return g_strdup_printf (_("Ask for %s (free)"), drops);
  return g_strdup_printf (_("Ask for %s ($%d)"), drops, water_rights_water_cost (state, n));
}

static char *
offer_tribute (const WaterRightsState *state)
{
  const WaterRightsCard *card = water_rights_card (state);
  g_autofree char *drops = count_drops (card->n);
  if (card->require == WATER_RIGHTS_REQUIRE_PAY)
    return g_strdup_printf (_("Pay the King his tribute of $%d"), card->n);
  return g_strdup_printf (_("Give the King his tribute of %s"), drops);
}

static char *
offer_next (const WaterRightsState *state)
{
  switch ((WaterRightsPhase) state->phase)
    {
    case WATER_RIGHTS_WATER:
      return g_strdup (_("Go on to drafting"));
    case WATER_RIGHTS_DRAFT:
      return g_strdup (_("Go on to building"));
    case WATER_RIGHTS_BUILD:
      return g_strdup (_("Go on to supplying"));
    default:
      return g_strdup (_("End the turn: collect and pay taxes"));
    }
}

char *
water_rights_offer (const OxbowState *base, const OxbowMove *move)
{
  const WaterRightsState *state = (const WaterRightsState *) base;
  const int16_t *args = move->args;
  switch ((WaterRightsMove) move->verb)
    {
    case WATER_RIGHTS_MOVE_ROLL:
      return g_strdup (_("Roll for a card"));
    case WATER_RIGHTS_MOVE_TARGET:
      return g_strdup_printf (_("Name %s"), PARTY (args[0]));
    case WATER_RIGHTS_MOVE_DISTRICTS:
      return g_strdup_printf (_("Tax %s and %s districts"), _(colour_names[args[0]]), _(colour_names[args[1]]));
    case WATER_RIGHTS_MOVE_RATE:
    case WATER_RIGHTS_MOVE_PRICE:
      return offer_step (state, move);
    case WATER_RIGHTS_MOVE_DONE:
      return g_strdup (_("End the King's turn"));
    case WATER_RIGHTS_MOVE_LEGACY:
      return g_strdup (_("Play a legacy card: ask for more than the King's limit this turn"));
    case WATER_RIGHTS_MOVE_REQUEST:
      return offer_request (state, args[0]);
    case WATER_RIGHTS_MOVE_TRIBUTE:
      return offer_tribute (state);
    case WATER_RIGHTS_MOVE_DRAFT:
      return offer_draft (state, args[0]);
    case WATER_RIGHTS_MOVE_BUILD:
      return offer_build (state, args[0], args[1]);
    case WATER_RIGHTS_MOVE_POST:
      return g_strdup_printf (_("Build a trading post in the town of %s ($%d)"), PARTY (args[0]),
                              water_rights_options (state)->post_cost);
    case WATER_RIGHTS_MOVE_SELL:
      return offer_sale (state, args[0]);
    case WATER_RIGHTS_MOVE_RUN:
      return offer_run (state);
    case WATER_RIGHTS_MOVE_SUPPLY:
      return offer_supply (state, args[0]);
    case WATER_RIGHTS_MOVE_NEXT:
      return offer_next (state);
    }
  g_assert_not_reached ();
}
