/* toy-listing.c: the position as text, and back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "toy-state.h"

static const char *
place_name (const Toy *toy, int place, char name[OXBOW_NAME_SIZE])
{
  return place == HARBOUR ? "harbour" : oxbow_cell_name (&toy->base.setup->grid, place, name);
}

static const char *
card_name (int card, bool shown)
{
  return card == NO_CARD ? "-" : shown ? toy_cards[card] : "?";
}

static void
list_cells (const Toy *toy, const char *name, const uint8_t *numbers, OxbowListing *listing)
{
  const OxbowGrid *grid = &toy->base.setup->grid;
  oxbow_listing_begin (listing, name);
  for (int i = 0; i < oxbow_grid_n_cells (grid); i++)
    for (int k = 0; k < numbers[i]; k++)
      oxbow_listing_word (listing, "%s", OXBOW_CELL_NAME (grid, i));
  oxbow_listing_end (listing);
}

void
toy_list (const OxbowState *state, int viewer, OxbowListing *listing)
{
  const Toy *toy = (const Toy *) state;
  const OxbowGrid *grid = &state->setup->grid;
  oxbow_listing_add (listing, "game toy");
  oxbow_listing_add (listing, "players %d", state->setup->n_seats);
  oxbow_listing_add (listing, "turns %d", toy->turns);
  oxbow_listing_add (listing, "actions %d", toy->actions);
  if (viewer < 0)
    oxbow_listing_add (listing, "rng %016" G_GINT64_MODIFIER "x", state->rng.s);
  oxbow_listing_begin (listing, "deck");
  for (int i = 0; i < toy->n_deck; i++)
    oxbow_listing_word (listing, "%s", card_name (toy->deck[i], viewer < 0));
  oxbow_listing_end (listing);
  for (int i = 0; i < state->setup->n_seats; i++)
    {
      char name[OXBOW_NAME_SIZE];
      const Boatman *boatman = &toy->boatmen[i];
      oxbow_listing_add (listing, "boatman %s %s coins %d points %d card %s", toy_seats[i].id,
                         place_name (toy, boatman->place, name), boatman->coins, boatman->points,
                         card_name (boatman->card, viewer < 0 || viewer == i));
    }
  list_cells (toy, "coins", toy->coins, listing);
  list_cells (toy, "flowers", toy->flowers, listing);
  oxbow_listing_begin (listing, "fences");
  for (int i = 0; i < oxbow_grid_n_cells (grid) * OXBOW_SIDES; i++)
    if (toy_is_fenced (toy, i))
      oxbow_listing_word (listing, "%s", OXBOW_EDGE_NAME (grid, i));
  oxbow_listing_end (listing);
}

static bool
read_cells (const char *name, const OxbowGrid *grid, uint8_t *numbers, int most, OxbowListing *listing, GError **error)
{
  if (!oxbow_listing_take (listing, name, -1, error))
    return false;
  for (int i = 0; i < oxbow_listing_n_items (listing); i++)
    {
      OxbowCell cell;
      if (!oxbow_listing_get_cell (listing, i, grid, &cell, error))
        return false;
      if (numbers[cell] == most)
        return oxbow_listing_refuse (listing, error, _("\"%s\" cannot stand here."), oxbow_listing_get (listing, i));
      numbers[cell]++;
    }
  return true;
}

static bool
read_fences (Toy *toy, OxbowListing *listing, GError **error)
{
  if (!oxbow_listing_take (listing, "fences", -1, error))
    return false;
  for (int i = 0; i < oxbow_listing_n_items (listing); i++)
    {
      OxbowEdge edge = oxbow_edge_parse (&toy->base.setup->grid, oxbow_listing_get (listing, i));
      if (edge == OXBOW_NO_EDGE)
        return oxbow_listing_refuse (listing, error, _("\"%s\" is no edge."), oxbow_listing_get (listing, i));
      toy->fences[edge / MAX_CELLS] |= UINT64_C (1) << (edge % MAX_CELLS);
    }
  return true;
}

static bool
read_boatman (Toy *toy, int seat, OxbowListing *listing, GError **error)
{
  static const char *const held[] = { "sun", "rain", "wind", "-", NULL };
  Boatman *boatman = &toy->boatmen[seat];
  int coins, points, card;
  if (!oxbow_listing_take (listing, "boatman", 8, error))
    return false;
  const char *place = oxbow_listing_get (listing, 1);
  boatman->place =
      (int16_t) (g_str_equal (place, "harbour") ? HARBOUR : oxbow_cell_parse (&toy->base.setup->grid, place));
  if (!g_str_equal (oxbow_listing_get (listing, 0), toy_seats[seat].id)
      || (boatman->place != HARBOUR && !toy_is_field (toy, boatman->place)))
    return oxbow_listing_refuse (listing, error, _("%s should stand on a field or in the harbour."),
                                 toy_seats[seat].id);
  if (!oxbow_listing_get_number (listing, 3, 0, 99, &coins, error)
      || !oxbow_listing_get_number (listing, 5, 0, 255, &points, error)
      || (card = oxbow_listing_get_word (listing, 7, held, error)) < 0)
    return false;
  boatman->coins = (uint8_t) coins;
  boatman->points = (uint8_t) points;
  boatman->card = (uint8_t) card;
  return true;
}

static bool
read_deck (Toy *toy, OxbowListing *listing, GError **error)
{
  if (!oxbow_listing_take (listing, "deck", -1, error))
    return false;
  for (int i = 0; i < oxbow_listing_n_items (listing); i++)
    {
      int card = oxbow_listing_get_word (listing, i, toy_cards, error);
      if (card < 0 || i == MAX_DECK)
        return card >= 0 && oxbow_listing_refuse (listing, error, _("a deck has at most %d cards."), MAX_DECK);
      toy->deck[toy->n_deck++] = (uint8_t) card;
    }
  return true;
}

static bool
read_head (Toy *toy, OxbowListing *listing, GError **error)
{
  int n, turns, actions;
  if (!oxbow_listing_take (listing, "game", 1, error) || !oxbow_listing_take (listing, "players", 1, error)
      || !oxbow_listing_get_number (listing, 0, 2, MAX_PLAYERS, &n, error)
      || !oxbow_listing_take (listing, "turns", 1, error)
      || !oxbow_listing_get_number (listing, 0, 0, G_MAXUINT16, &turns, error)
      || !oxbow_listing_take (listing, "actions", 1, error)
      || !oxbow_listing_get_number (listing, 0, 0, ACTIONS, &actions, error)
      || !oxbow_listing_take (listing, "rng", 1, error) || !oxbow_listing_get_hex (listing, 0, &toy->base.rng.s, error))
    return false;
  ((OxbowSetup *) toy->base.setup)->n_seats = n;
  toy->turns = (uint16_t) turns;
  toy->actions = (uint8_t) actions;
  return true;
}

OxbowSetup *
toy_read (const OxbowSetup *like, OxbowListing *listing, GError **error)
{
  g_autoptr (OxbowSetup) setup = &toy_setup_alloc (like->scenario, like->settings)->base;
  Toy *toy = (Toy *) oxbow_setup_add_start (setup, sizeof (Toy));
  for (int i = 0; i < MAX_PLAYERS; i++)
    toy->boatmen[i] = (Boatman) { .place = HARBOUR, .card = NO_CARD };
  if (!read_head (toy, listing, error) || !read_deck (toy, listing, error))
    return NULL;
  for (int i = 0; i < setup->n_seats; i++)
    if (!read_boatman (toy, i, listing, error))
      return NULL;
  if (!read_cells ("coins", &setup->grid, toy->coins, 9, listing, error)
      || !read_cells ("flowers", &setup->grid, toy->flowers, 2, listing, error) || !read_fences (toy, listing, error)
      || !oxbow_listing_at_end (listing, error))
    return NULL;
  return g_steal_pointer (&setup);
}
