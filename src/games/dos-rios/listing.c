/* listing.c: a position as text (DR-10.1)
 *
 * A viewer who is a player must not learn the deck's order nor the generator (DR-3.1): his listing shows the deck
 * sorted and the generator not at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/listing.h"


static void
list_cards (OxbowListing *listing, const char *name, const uint8_t *cards, int n)
{
  oxbow_listing_begin (listing, name);
  for (int i = 0; i < n; i++)
    oxbow_listing_word (listing, "%s", dos_rios_card_words[cards[i]]);
  oxbow_listing_end (listing);
}

static void
list_deck (const DosRiosState *state, int viewer, OxbowListing *listing)
{
  g_autofree uint8_t *deck = g_memdup2 (dos_rios_peek_deck (state), MAX (state->n_deck, 1));
  if (viewer >= 0)
    oxbow_deck_sort (deck, state->n_deck);
  list_cards (listing, "deck", deck, state->n_deck);
}

static const char *
site_or_dash (const DosRiosState *state, int site, char name[OXBOW_NAME_SIZE])
{
  return site != DOS_RIOS_NOWHERE ? dos_rios_site_name (state, site, name) : "-";
}

static void
list_course_of_play (const DosRiosState *state, int viewer, OxbowListing *listing)
{
  const OxbowSeat *seats = state->parent.setup->ruleset->seats;
  char name[OXBOW_NAME_SIZE];
  oxbow_listing_add (listing, "game dos-rios");
  oxbow_listing_add (listing, "players %d", dos_rios_n_players (state));
  oxbow_listing_add (listing, "phase %s", dos_rios_phase_words[state->phase]);
  oxbow_listing_add (listing, "round %d", state->round);
  oxbow_listing_add (listing, "first %s", seats[state->first].id);
  oxbow_listing_add (listing, "current %s", state->current >= 0 ? seats[state->current].id : "-");
  oxbow_listing_add (listing, "winner %s", state->winner >= 0 ? seats[state->winner].id : "-");
  oxbow_listing_add (listing, "reason %s", dos_rios_reason_words[state->reason]);
  oxbow_listing_add (listing, "points %d", state->points);
  oxbow_listing_add (listing, "built %d", state->built);
  oxbow_listing_add (listing, "transit %s", site_or_dash (state, state->transit, name));
  oxbow_listing_add (listing, "head %s", site_or_dash (state, state->head, name));
  if (viewer < 0)
    oxbow_listing_add (listing, "rng %016" G_GINT64_MODIFIER "x", state->parent.rng.s);
  else
    oxbow_listing_add (listing, "rng -");
}

static void
list_players (const DosRiosState *state, OxbowListing *listing)
{
  for (int seat = 0; seat < dos_rios_n_players (state); seat++)
    {
      const DosRiosPlayer *player = &state->players[seat];
      oxbow_listing_add (listing, "player %s money %d dams %d fincas %d hacienda %d turns %d",
                         state->parent.setup->ruleset->seats[seat].id, player->money, player->dams, player->fincas,
                         player->hacienda == DOS_RIOS_NOWHERE, player->turns);
    }
  oxbow_listing_add (listing, "supply %d", state->supply);
}

static void
list_water (const DosRiosState *state, OxbowListing *listing)
{
  const OxbowGrid *grid = &state->parent.setup->grid;
  OxbowEdge n_edges = oxbow_grid_n_cells (grid) * OXBOW_SIDES;
  for (int row = 0; row < grid->height; row++)
    oxbow_listing_add (listing, "terrain %d %.*s", row + 1, grid->width,
                       state->parent.setup->terrain + (size_t) row * (size_t) grid->width);
  for (OxbowEdge edge = 0; edge < n_edges; edge++)
    if (dos_rios_flow (state, oxbow_edge_upper (edge)) == oxbow_edge_side (edge))
      oxbow_listing_add (listing, "flow %s", OXBOW_EDGE_NAME (grid, edge));
  for (OxbowEdge edge = 0; edge < n_edges; edge++)
    if (dos_rios_is_dammed (state, edge))
      oxbow_listing_add (listing, "dam %s", OXBOW_EDGE_NAME (grid, edge));
}

static void
list_pieces (const DosRiosState *state, OxbowListing *listing)
{
  const OxbowSeat *seats = state->parent.setup->ruleset->seats;
  const DosRiosGround *ground = dos_rios_ground (state);
  for (int site = ground->first_hex; site < ground->end_hex; site++)
    if (state->plots[site].building != DOS_RIOS_NO_BUILDING)
      oxbow_listing_add (listing, "building %s %s %s", DOS_RIOS_SITE_NAME (state, site),
                         seats[state->plots[site].owner].id, dos_rios_building_words[state->plots[site].building]);
  for (int seat = 0; seat < dos_rios_n_players (state); seat++)
    {
      const int16_t *hands = state->players[seat].hands;
      for (int i = 0; i < DOS_RIOS_HANDS; i++)
        if (i == 0 || hands[i] != hands[i - 1])
          oxbow_listing_add (listing, "camp %s %s %d", seats[seat].id, DOS_RIOS_SITE_NAME (state, hands[i]),
                             dos_rios_hands_on (state, seat, hands[i]));
    }
}

void
dos_rios_list (const OxbowState *base, int viewer, OxbowListing *listing)
{
  const DosRiosState *state = (const DosRiosState *) base;
  list_course_of_play (state, viewer, listing);
  list_cards (listing, "row", state->row, state->n_row);
  list_deck (state, viewer, listing);
  list_cards (listing, "discard", dos_rios_peek_discard (state), state->n_discard);
  list_players (state, listing);
  list_water (state, listing);
  list_pieces (state, listing);
}
