/* listing.c: a position as text
 *
 * A viewer who is a player must not learn the order of stacks and decks, the generator, or another role's secret goal:
 * his listing shows piles sorted and "-" for the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/listing.h"

#include "games/water-rights/score.h"


static const char *
card_id (const WaterRightsState *state, int card)
{
  return card != WATER_RIGHTS_NOTHING ? water_rights_data (state)->cards[card].id : "none";
}

static const char *
code_of (const WaterRightsState *state, int kind)
{
  return kind != WATER_RIGHTS_NOTHING ? water_rights_kind (state, kind)->code : "-";
}

/* Lists here say "none" where others say "-". */
static void
end_list (OxbowListing *listing)
{
  if (listing->n_words == 0)
    oxbow_listing_word (listing, "none");
  oxbow_listing_end (listing);
}

static void
list_seats (const WaterRightsState *state, OxbowListing *listing)
{
  const WaterRightsSetup *setup = water_rights_setup (state);
  oxbow_listing_begin (listing, "seats");
  oxbow_listing_word (listing, setup->is_steward ? "steward" : "player");
  for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
    oxbow_listing_word (listing, setup->is_present[seat] ? "player" : "absent");
  oxbow_listing_end (listing);
}

static void
list_realm (const WaterRightsState *state, int viewer, OxbowListing *listing)
{
  oxbow_listing_add (listing, "game water-rights");
  list_seats (state, listing);
  oxbow_listing_add (listing, "round %d of %d", state->round, water_rights_options (state)->rounds);
  oxbow_listing_add (listing, "turn %s %s", state->turn >= 0 ? water_rights_seat_words[state->turn] : "none",
                     water_rights_phase_words[state->phase]);
  if (viewer < 0)
    oxbow_listing_add (listing, "rng %016" G_GINT64_MODIFIER "x", state->parent.rng.s);
  else
    oxbow_listing_add (listing, "rng -");
  oxbow_listing_begin (listing, "tax");
  for (int i = 0; i < 2 && state->taxed[i] != WATER_RIGHTS_NOTHING; i++)
    oxbow_listing_word (listing, "%s", water_rights_colour_words[state->taxed[i]]);
  if (listing->n_words == 0)
    oxbow_listing_word (listing, "none");
  oxbow_listing_word (listing, "cost %d tiles %d", state->tax_cost, state->tax_tiles);
  oxbow_listing_end (listing);
  oxbow_listing_add (listing, "price cost %d units %d", state->price_cost, state->price_units);
  oxbow_listing_add (listing, "decree switched %d rated %d priced %d", state->switched, state->rated, state->priced);
  oxbow_listing_add (listing, "king money %d bank %d tax %d sales %d penalties %d obeyed %d lasttax %d",
                     state->king_money, state->bank, state->king_tax, state->king_sales, state->penalties,
                     state->obeyed, state->lasttax);
}

static void
list_mask (OxbowListing *listing, unsigned seats, const char *separator)
{
  const char *before = " ";
  for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
    if (seats >> seat & 1)
      {
        g_string_append_printf (listing->text, "%s%s", before, water_rights_seat_words[seat]);
        listing->n_words++;
        before = separator;
      }
}

static void
list_active (const WaterRightsActive *active, OxbowListing *listing)
{
  oxbow_listing_begin (listing, "active");
  oxbow_listing_word (listing, "%s", water_rights_op_words[active->op]);
  if (active->op == WATER_RIGHTS_OP_LIMIT)
    list_mask (listing, active->key, ",");
  if (active->op == WATER_RIGHTS_OP_NEED || active->op == WATER_RIGHTS_OP_INCOME
      || active->op == WATER_RIGHTS_OP_NOBUILD)
    oxbow_listing_word (listing, "%s", water_rights_key_words[active->key]);
  if (active->op != WATER_RIGHTS_OP_NOTRADE && active->op != WATER_RIGHTS_OP_NORECYCLE
      && active->op != WATER_RIGHTS_OP_NOBUILD)
    oxbow_listing_word (listing, "%d", active->n);
  oxbow_listing_end (listing);
}

static void
list_cards (const WaterRightsState *state, int viewer, OxbowListing *listing)
{
  const WaterRightsGoal *goals = water_rights_data (state)->goals;
  oxbow_listing_add (listing, "die %d", state->die);
  oxbow_listing_add (listing, "card %s target %s", card_id (state, state->card),
                     state->target != WATER_RIGHTS_NOTHING ? water_rights_seat_words[state->target] : "none");
  oxbow_listing_begin (listing, "subjects");
  list_mask (listing, state->subjects, " ");
  end_list (listing);
  for (int i = 0; i < state->n_active; i++)
    list_active (&state->active[i], listing);
  oxbow_listing_begin (listing, "bonus");
  for (int i = 0; i < WATER_RIGHTS_BONUS_GOALS; i++)
    oxbow_listing_word (listing, "%s", goals[state->bonus[i]].id);
  oxbow_listing_end (listing);
  for (int seat = 0; seat < WATER_RIGHTS_SEATS; seat++)
    if (water_rights_setup (state)->is_present[seat])
      {
        bool is_seen = viewer < 0 || viewer == seat || state->phase == WATER_RIGHTS_OVER;
        oxbow_listing_add (listing, "secret %s %s", water_rights_seat_words[seat],
                           is_seen ? goals[state->secret[seat]].id : "-");
      }
}

static void
list_hand (const WaterRightsState *state, int seat, OxbowListing *listing)
{
  const WaterRightsHeld *hand = water_rights_peek_hand (state);
  oxbow_listing_begin (listing, "hand");
  oxbow_listing_word (listing, "%s", water_rights_seat_words[seat]);
  for (int i = 0; i < state->n_hand; i++)
    if (hand[i].seat == seat)
      oxbow_listing_word (listing, "%s/%d/%d", code_of (state, hand[i].kind), hand[i].paid, hand[i].fee);
  if (listing->n_words == 1)
    oxbow_listing_word (listing, "none");
  oxbow_listing_end (listing);
}

static void
list_posts (const WaterRightsState *state, int seat, OxbowListing *listing)
{
  const WaterRightsMayor *mayor = &state->mayors[seat];
  oxbow_listing_begin (listing, "posts");
  oxbow_listing_word (listing, "%s", water_rights_seat_words[seat]);
  for (int i = 0; i < mayor->n_posts; i++)
    oxbow_listing_word (listing, "%s", water_rights_seat_words[mayor->posts[i]]);
  if (mayor->n_posts == 0)
    oxbow_listing_word (listing, "none");
  oxbow_listing_end (listing);
}

static void
list_mayor (const WaterRightsState *state, int seat, OxbowListing *listing)
{
  const WaterRightsMayor *mayor = &state->mayors[seat];
  const char *id = water_rights_seat_words[seat];
  g_autofree char *limit =
      mayor->limit != WATER_RIGHTS_NO_LIMIT ? g_strdup_printf ("%d", mayor->limit) : g_strdup ("none");
  oxbow_listing_add (listing, "mayor %s money %d loose %d legacy %d", id, mayor->money, mayor->loose, mayor->legacy);
  oxbow_listing_add (listing, "turnstate %s asked %d shield %d built %d posted %d ran %d own %d met %d limit %s due %d",
                     id, mayor->asked, mayor->shield, mayor->built, mayor->posted, mayor->ran, mayor->own, mayor->met,
                     limit, mayor->due);
  oxbow_listing_add (listing, "tokens %s red %d/%d green %d/%d yellow %d/%d", id, mayor->bought[WATER_RIGHTS_DOT_RED],
                     mayor->spare[WATER_RIGHTS_DOT_RED], mayor->bought[WATER_RIGHTS_DOT_GREEN],
                     mayor->spare[WATER_RIGHTS_DOT_GREEN], mayor->bought[WATER_RIGHTS_DOT_YELLOW],
                     mayor->spare[WATER_RIGHTS_DOT_YELLOW]);
  list_hand (state, seat, listing);
  list_posts (state, seat, listing);
  for (int i = 0; i < mayor->n_pending; i++)
    oxbow_listing_add (listing, "pending %s %s %d", id, water_rights_op_words[mayor->pending[i].op],
                       mayor->pending[i].n);
}

static void
list_board (const WaterRightsState *state, OxbowListing *listing)
{
  const WaterRightsData *data = water_rights_data (state);
  for (int site = 0; site < data->n_sites; site++)
    {
      const WaterRightsPlot *plot = &state->plots[site];
      if (plot->kind == WATER_RIGHTS_NOTHING)
        continue;
      bool is_plant = water_rights_is_plant (state, site);
      oxbow_listing_add (listing, "%s %s %s %s paid %d %s %d", is_plant ? "plant" : "tile",
                         OXBOW_CELL_NAME (&state->parent.setup->grid, data->sites[site].cell),
                         water_rights_seat_words[data->sites[site].seat], code_of (state, plot->kind), plot->paid,
                         is_plant ? "water" : "supplied", plot->water);
    }
}

static void
list_pile (const WaterRightsState *state, int pile, const char *name, bool is_sorted, OxbowListing *listing)
{
  int n = state->n_pile[pile];
  bool is_tiles = pile == WATER_RIGHTS_PILE_DISTRICTS || pile == WATER_RIGHTS_PILE_PLANTS;
  g_autofree uint8_t *things = g_memdup2 (water_rights_peek_pile (state, pile), (gsize) MAX (n, 1));
  if (is_sorted)
    oxbow_deck_sort (things, n);
  oxbow_listing_begin (listing, name);
  for (int i = 0; i < n; i++)
    oxbow_listing_word (listing, "%s", is_tiles ? code_of (state, things[i]) : card_id (state, things[i]));
  end_list (listing);
}

static void
list_row (const WaterRightsState *state, int row, OxbowListing *listing)
{
  oxbow_listing_begin (listing, "row");
  oxbow_listing_word (listing, "%s", water_rights_row_words[row]);
  for (int slot = 0; slot < water_rights_data (state)->n_slots[row]; slot++)
    oxbow_listing_word (listing, "%s", code_of (state, state->row[row][slot]));
  oxbow_listing_end (listing);
}

static void
list_supplies (const WaterRightsState *state, int viewer, OxbowListing *listing)
{
  static const char *const names[WATER_RIGHTS_PILES] = { "stack district", "stack plant",   "deck event",
                                                         "deck demand",    "discard event", "discard demand" };
  list_row (state, WATER_RIGHTS_DISTRICTS, listing);
  list_row (state, WATER_RIGHTS_PLANTS, listing);
  oxbow_listing_add (listing, "taken district %d plant %d", state->taken[WATER_RIGHTS_DISTRICTS],
                     state->taken[WATER_RIGHTS_PLANTS]);
  for (int pile = 0; pile < WATER_RIGHTS_PILES; pile++)
    list_pile (state, pile, names[pile], viewer >= 0 && pile < WATER_RIGHTS_DISCARDED_EVENTS, listing);
}

static void
list_scores (const WaterRightsState *state, OxbowListing *listing)
{
  WaterRightsScore king = water_rights_score (state, WATER_RIGHTS_KING);
  oxbow_listing_add (listing, "score king money %d bank %d bonus %d secret %d total %d", king.money, king.bank,
                     king.bonus, king.secret, king.total);
  for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
    {
      if (!water_rights_setup (state)->is_present[seat])
        continue;
      WaterRightsScore score = water_rights_score (state, seat);
      oxbow_listing_add (listing, "score %s town %d money %d bonus %d secret %d legacy %d total %d",
                         water_rights_seat_words[seat], score.town, score.money, score.bonus, score.secret,
                         score.legacy, score.total);
    }
  oxbow_listing_add (listing, "winner %s", water_rights_seat_words[water_rights_winner (state)]);
}

void
water_rights_list (const OxbowState *base, int viewer, OxbowListing *listing)
{
  const WaterRightsState *state = (const WaterRightsState *) base;
  list_realm (state, viewer, listing);
  list_cards (state, viewer, listing);
  for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
    if (water_rights_setup (state)->is_present[seat])
      list_mayor (state, seat, listing);
  list_board (state, listing);
  list_supplies (state, viewer, listing);
  if (state->phase == WATER_RIGHTS_OVER)
    list_scores (state, listing);
}
