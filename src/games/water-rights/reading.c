/* reading.c: a listing read back into a position (section 10 of the rules)
 *
 * Line by line, in the order in which they are written; the audit sees whether they hold together. Seats and length of
 * the game are those of the listing. The scores in the end follow from the rest and must be what is listed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/listing.h"

#include "core/word.h"
#include "games/water-rights/audit.h"
#include "games/water-rights/reader.h"
#include "games/water-rights/setup.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static bool
get_card (WaterRightsReader *reader, const char *id, uint8_t *card, GError **error)
{
  const WaterRightsData *data = &reader->setup->data;
  for (int i = 0; i < data->n_cards; i++)
    if (strcmp (data->cards[i].id, id) == 0)
      {
        *card = (uint8_t) i;
        return true;
      }
  return oxbow_listing_refuse (reader->lines, error, _("this game has no card \"%.40s\"."), id);
}

static bool
get_goal (WaterRightsReader *reader, const char *id, uint8_t *goal, GError **error)
{
  const WaterRightsData *data = &reader->setup->data;
  for (int i = 0; i < data->n_goals; i++)
    if (strcmp (data->goals[i].id, id) == 0)
      {
        *goal = (uint8_t) i;
        return true;
      }
  return oxbow_listing_refuse (reader->lines, error, _("this game has no goal \"%.40s\"."), id);
}

static bool
read_seats (WaterRightsReader *reader, const OxbowSetup *like, GError **error)
{
  g_autoptr (OxbowSettings) settings = oxbow_settings_copy (like->settings);
  if (!oxbow_listing_take (reader->lines, "game", 1, error))
    return false;
  if (strcmp (oxbow_listing_get (reader->lines, 0), like->ruleset->id) != 0)
    return oxbow_listing_refuse (reader->lines, error, _("this is a position of another game, \"%.40s\"."),
                                 oxbow_listing_get (reader->lines, 0));
  if (!oxbow_listing_take (reader->lines, "seats", WATER_RIGHTS_SEATS, error))
    return false;
  for (int seat = 0; seat < WATER_RIGHTS_SEATS; seat++)
    {
      if (oxbow_listing_get_word (reader->lines, seat, like->ruleset->seats[seat].values, error) < 0)
        return false;
      if (strcmp (oxbow_listing_get (reader->lines, seat), oxbow_setup_seat (like, water_rights_seat_words[seat])) != 0)
        oxbow_settings_set_seat (settings, water_rights_seat_words[seat], oxbow_listing_get (reader->lines, seat), 0);
    }

  int round, rounds;
  if (!oxbow_listing_take (reader->lines, "round", 3, error)
      || !oxbow_listing_get_number (reader->lines, 0, 1, 80, &round, error)
      || !oxbow_listing_expect (reader->lines, 1, "of", error)
      || !oxbow_listing_get_number (reader->lines, 2, round, 80, &rounds, error))
    return false;
  if (rounds != oxbow_setup_number (like, "rounds"))
    oxbow_settings_set_option (settings, "rounds", oxbow_listing_get (reader->lines, 2), 0);
  reader->setup = water_rights_setup_new (like->scenario, settings, error);
  if (reader->setup == NULL)
    return false;
  reader->state = (WaterRightsState *) reader->setup->parent.start;
  reader->state->round = (int16_t) round;
  return true;
}

static bool
read_turn (WaterRightsReader *reader, GError **error)
{
  if (!oxbow_listing_take (reader->lines, "turn", 2, error))
    return false;
  int seat = oxbow_word_find (water_rights_seat_words, oxbow_listing_get (reader->lines, 0));
  if (seat < 0 && strcmp (oxbow_listing_get (reader->lines, 0), "none") != 0)
    return oxbow_listing_refuse (reader->lines, error, _("there is no role \"%.40s\"."),
                                 oxbow_listing_get (reader->lines, 0));
  int phase = oxbow_listing_get_word (reader->lines, 1, water_rights_phase_words, error);
  if (phase < 0 || !oxbow_listing_take (reader->lines, "rng", 1, error)
      || !oxbow_listing_get_hex (reader->lines, 0, &reader->state->parent.rng.s, error))
    return false;
  reader->state->turn = (int8_t) seat;
  reader->state->phase = (uint8_t) phase;
  return true;
}

static bool
read_taxes (WaterRightsReader *reader, GError **error)
{
  static const char *const names[] = { "cost", "tiles", NULL };
  WaterRightsState *state = reader->state;
  int numbers[2];
  if (!oxbow_listing_take (reader->lines, "tax", -1, error))
    return false;
  bool has_none = strcmp (oxbow_listing_get (reader->lines, 0), "none") == 0;
  int first = has_none ? 1 : 2;
  if (reader->lines->n_words != first + 5)
    return oxbow_listing_refuse (reader->lines, error, _("two districts or \"none\" are followed by cost and tiles."));
  for (int i = 0; !has_none && i < 2; i++)
    {
      int colour = oxbow_listing_get_word (reader->lines, i, water_rights_colour_words, error);
      if (colour < 0)
        return false;
      state->taxed[i] = (uint8_t) colour;
    }
  if (!has_none && (state->taxed[0] >= state->taxed[1] || state->taxed[1] >= WATER_RIGHTS_GREY))
    return oxbow_listing_refuse (reader->lines, error, _("two of green, red and yellow are taxed, in that order."));
  if (!water_rights_reader_named (reader, first, names, WATER_RIGHTS_ANY, numbers, error))
    return false;
  if (numbers[0] < 1 || numbers[1] < 1)
    return oxbow_listing_refuse (reader->lines, error, _("cost and tiles are 1 at least."));
  state->tax_cost = (uint8_t) numbers[0];
  state->tax_tiles = (uint8_t) numbers[1];
  return true;
}

static bool
read_price (WaterRightsReader *reader, GError **error)
{
  static const char *const names[] = { "cost", "units", NULL };
  static const char *const flags[] = { "switched", "rated", "priced", NULL };
  WaterRightsState *state = reader->state;
  int numbers[2], set[3];
  if (!oxbow_listing_take (reader->lines, "price", 4, error)
      || !water_rights_reader_named (reader, 0, names, WATER_RIGHTS_ANY, numbers, error))
    return false;
  if (numbers[0] < 1 || numbers[1] < 1)
    return oxbow_listing_refuse (reader->lines, error, _("cost and units are 1 at least."));
  if (!oxbow_listing_take (reader->lines, "decree", 6, error)
      || !water_rights_reader_named (reader, 0, flags, 1, set, error))
    return false;
  state->price_cost = (uint8_t) numbers[0];
  state->price_units = (uint8_t) numbers[1];
  state->switched = (uint8_t) set[0];
  state->rated = (uint8_t) set[1];
  state->priced = (uint8_t) set[2];
  return true;
}

static bool
read_king (WaterRightsReader *reader, GError **error)
{
  static const char *const names[] = { "money", "bank", "tax", "sales", "penalties", "obeyed", "lasttax", NULL };
  WaterRightsState *state = reader->state;
  int numbers[7];
  if (!oxbow_listing_take (reader->lines, "king", 14, error)
      || !water_rights_reader_named (reader, 0, names, WATER_RIGHTS_MAX_MONEY, numbers, error))
    return false;
  if (numbers[4] > WATER_RIGHTS_MAX_COUNT || numbers[5] > WATER_RIGHTS_MAX_COUNT)
    return oxbow_listing_refuse (reader->lines, error, _("there cannot be so many demands."));
  state->king_money = numbers[0];
  state->bank = numbers[1];
  state->king_tax = numbers[2];
  state->king_sales = numbers[3];
  state->penalties = (int16_t) numbers[4];
  state->obeyed = (int16_t) numbers[5];
  state->lasttax = numbers[6];
  return true;
}

static bool
read_card (WaterRightsReader *reader, GError **error)
{
  WaterRightsState *state = reader->state;
  int die;
  if (!oxbow_listing_take (reader->lines, "die", 1, error)
      || !oxbow_listing_get_number (reader->lines, 0, 0, 6, &die, error)
      || !oxbow_listing_take (reader->lines, "card", 3, error)
      || !oxbow_listing_expect (reader->lines, 1, "target", error))
    return false;
  state->die = (uint8_t) die;
  if (strcmp (oxbow_listing_get (reader->lines, 0), "none") != 0
      && !get_card (reader, oxbow_listing_get (reader->lines, 0), &state->card, error))
    return false;
  int target = water_rights_reader_mayor (oxbow_listing_get (reader->lines, 2));
  if (target < 0 && strcmp (oxbow_listing_get (reader->lines, 2), "none") != 0)
    return oxbow_listing_refuse (reader->lines, error, _("there is no mayor \"%.40s\"."),
                                 oxbow_listing_get (reader->lines, 2));
  state->target = target >= 0 ? (uint8_t) target : WATER_RIGHTS_NOTHING;
  return true;
}

/* Mayors in turn order, as a bit each; no two alike. */
static bool
parse_mayors (WaterRightsReader *reader, char **words, int n, unsigned *seats, GError **error)
{
  *seats = 0;
  for (int i = 0; i < n; i++)
    {
      int seat = water_rights_reader_mayor (words[i]);
      if (seat < 0 || *seats >> seat != 0)
        return oxbow_listing_refuse (reader->lines, error, _("mayors are listed in turn order, each once."));
      *seats |= 1u << seat;
    }
  return true;
}

static bool
read_subjects (WaterRightsReader *reader, GError **error)
{
  unsigned seats;
  if (!oxbow_listing_take (reader->lines, "subjects", -1, error))
    return false;
  int n = reader->lines->n_words - 1;
  if (n == 1 && strcmp (oxbow_listing_get (reader->lines, 0), "none") == 0)
    return true;
  if (n == 0)
    return oxbow_listing_refuse (reader->lines, error, _("mayors are listed in turn order, each once."));
  if (!parse_mayors (reader, reader->lines->words + 1, n, &seats, error))
    return false;
  reader->state->subjects = (uint8_t) seats;
  return true;
}

static bool
read_active_args (WaterRightsReader *reader, WaterRightsActive *active, GError **error)
{
  bool has_limit = active->op == WATER_RIGHTS_OP_LIMIT;
  bool has_key = active->op == WATER_RIGHTS_OP_NEED || active->op == WATER_RIGHTS_OP_INCOME
                 || active->op == WATER_RIGHTS_OP_NOBUILD;
  bool has_number = active->op != WATER_RIGHTS_OP_NOTRADE && active->op != WATER_RIGHTS_OP_NORECYCLE
                    && active->op != WATER_RIGHTS_OP_NOBUILD;
  int n = 0;
  if (reader->lines->n_words != 2 + has_limit + has_key + has_number)
    return oxbow_listing_refuse (reader->lines, error, _("that is not how \"%s\" is listed."),
                                 water_rights_op_words[active->op]);
  if (has_limit)
    {
      g_auto (GStrv) words = g_strsplit (oxbow_listing_get (reader->lines, 1), ",", -1);
      unsigned seats;
      if (!parse_mayors (reader, words, (int) g_strv_length (words), &seats, error))
        return false;
      active->key = (uint8_t) seats;
    }
  if (has_key)
    {
      int key = oxbow_listing_get_word (reader->lines, 1, water_rights_key_words, error);
      if (key < 0)
        return false;
      active->key = (uint8_t) key;
    }
  int last = has_limit || has_key ? 2 : 1;
  if (has_number && !oxbow_listing_get_number (reader->lines, last, -WATER_RIGHTS_ANY, WATER_RIGHTS_ANY, &n, error))
    return false;
  active->n = (int16_t) n;
  return (n >= 0 || (active->op != WATER_RIGHTS_OP_LIMIT && active->op != WATER_RIGHTS_OP_TAX))
         || oxbow_listing_refuse (reader->lines, error, _("\"%s\" is 0 at least."), water_rights_op_words[active->op]);
}

static bool
read_active (WaterRightsReader *reader, GError **error)
{
  WaterRightsState *state = reader->state;
  if (!oxbow_listing_take (reader->lines, "active", -1, error))
    return false;
  int op = oxbow_listing_get_word (reader->lines, 0, water_rights_op_words, error);
  if (op < 0)
    return false;
  if (op < WATER_RIGHTS_OP_LIMIT)
    return oxbow_listing_refuse (reader->lines, error, _("\"%s\" does not last."), water_rights_op_words[op]);
  if (state->n_active == WATER_RIGHTS_MAX_CARD_PARTS)
    return oxbow_listing_refuse (reader->lines, error, _("a card has at most %d effects."),
                                 WATER_RIGHTS_MAX_CARD_PARTS);
  state->active[state->n_active].op = (uint8_t) op;
  return read_active_args (reader, &state->active[state->n_active++], error);
}

static bool
read_goals (WaterRightsReader *reader, GError **error)
{
  WaterRightsState *state = reader->state;
  if (!oxbow_listing_take (reader->lines, "bonus", WATER_RIGHTS_BONUS_GOALS, error))
    return false;
  for (int i = 0; i < WATER_RIGHTS_BONUS_GOALS; i++)
    if (!get_goal (reader, oxbow_listing_get (reader->lines, i), &state->bonus[i], error))
      return false;
  for (int seat = 0; seat < WATER_RIGHTS_SEATS; seat++)
    if (reader->setup->is_present[seat]
        && (!oxbow_listing_take (reader->lines, "secret", 2, error)
            || !oxbow_listing_expect (reader->lines, 0, water_rights_seat_words[seat], error)
            || !get_goal (reader, oxbow_listing_get (reader->lines, 1), &state->secret[seat], error)))
      return false;
  return true;
}

/* tile CELL OWNER CODE paid N supplied F; plant ... water N */
static bool
read_tile (WaterRightsReader *reader, bool is_plant, int *last_site, GError **error)
{
  WaterRightsState *state = reader->state;
  int paid, water;
  uint8_t kind;
  if (!oxbow_listing_take (reader->lines, is_plant ? "plant" : "tile", 7, error))
    return false;
  OxbowCell cell = oxbow_cell_parse (&reader->setup->parent.grid, oxbow_listing_get (reader->lines, 0));
  int site = water_rights_site (state, cell);
  if (site <= *last_site)
    return oxbow_listing_refuse (reader->lines, error,
                                 _("tiles stand on land of towns and are listed in cell order."));
  if (!oxbow_listing_expect (reader->lines, 1, water_rights_seat_words[reader->setup->data.sites[site].seat], error)
      || !water_rights_reader_kind (reader, oxbow_listing_get (reader->lines, 2), is_plant, &kind, error)
      || !oxbow_listing_expect (reader->lines, 3, "paid", error)
      || !oxbow_listing_get_number (reader->lines, 4, 0, WATER_RIGHTS_MAX_COUNT, &paid, error)
      || !oxbow_listing_expect (reader->lines, 5, is_plant ? "water" : "supplied", error)
      || !oxbow_listing_get_number (reader->lines, 6, 0, is_plant ? WATER_RIGHTS_ANY : 1, &water, error))
    return false;
  state->plots[site] = (WaterRightsPlot){ .kind = kind, .water = (uint8_t) water, .paid = (int16_t) paid };
  *last_site = site;
  return true;
}

static bool
read_board (WaterRightsReader *reader, GError **error)
{
  int last_site = -1;
  for (;;)
    {
      bool is_plant = oxbow_listing_next_is (reader->lines, "plant");
      if (!is_plant && !oxbow_listing_next_is (reader->lines, "tile"))
        return true;
      if (!read_tile (reader, is_plant, &last_site, error))
        return false;
    }
}

static bool
read_row (WaterRightsReader *reader, int row, GError **error)
{
  int n_slots = reader->setup->data.n_slots[row];
  if (!oxbow_listing_take (reader->lines, "row", 1 + n_slots, error)
      || !oxbow_listing_expect (reader->lines, 0, water_rights_row_words[row], error))
    return false;
  for (int slot = 0; slot < n_slots; slot++)
    if (strcmp (oxbow_listing_get (reader->lines, 1 + slot), "-") != 0
        && !water_rights_reader_kind (reader, oxbow_listing_get (reader->lines, 1 + slot), row == WATER_RIGHTS_PLANTS,
                                      &reader->state->row[row][slot],
                      error))
      return false;
  return true;
}

static bool
read_pile (WaterRightsReader *reader, int pile, const char *name, const char *second, GError **error)
{
  WaterRightsState *state = reader->state;
  bool is_tiles = pile == WATER_RIGHTS_PILE_DISTRICTS || pile == WATER_RIGHTS_PILE_PLANTS;
  if (!oxbow_listing_take (reader->lines, name, -1, error) || !oxbow_listing_expect (reader->lines, 0, second, error))
    return false;
  int n = reader->lines->n_words - 2;
  if (n == 1 && strcmp (oxbow_listing_get (reader->lines, 1), "none") == 0)
    return true;
  if (n < 1 || (size_t) n > reader->setup->pile_room[pile])
    return oxbow_listing_refuse (reader->lines, error, _("there are from 1 to %d here, or \"none\"."),
                                 (int) reader->setup->pile_room[pile]);
  for (int i = 0; i < n; i++)
    {
      uint8_t *thing = &water_rights_pile (state, pile)[i];
      if (is_tiles ? !water_rights_reader_kind (reader, oxbow_listing_get (reader->lines, 1 + i),
                                                pile == WATER_RIGHTS_PILE_PLANTS, thing, error)
                   : !get_card (reader, oxbow_listing_get (reader->lines, 1 + i), thing, error))
        return false;
    }
  state->n_pile[pile] = (uint8_t) n;
  return true;
}

static bool
read_supplies (WaterRightsReader *reader, GError **error)
{
  static const char *const piles[WATER_RIGHTS_PILES][2] = { { "stack", "district" }, { "stack", "plant" },
                                                            { "deck", "event" },     { "deck", "demand" },
                                                            { "discard", "event" },  { "discard", "demand" } };
  static const char *const flags[] = { "district", "plant", NULL };
  int taken[WATER_RIGHTS_ROWS];
  if (!read_row (reader, WATER_RIGHTS_DISTRICTS, error) || !read_row (reader, WATER_RIGHTS_PLANTS, error)
      || !oxbow_listing_take (reader->lines, "taken", 4, error)
      || !water_rights_reader_named (reader, 0, flags, 1, taken, error))
    return false;
  reader->state->taken[WATER_RIGHTS_DISTRICTS] = (uint8_t) taken[WATER_RIGHTS_DISTRICTS];
  reader->state->taken[WATER_RIGHTS_PLANTS] = (uint8_t) taken[WATER_RIGHTS_PLANTS];
  for (int pile = 0; pile < WATER_RIGHTS_PILES; pile++)
    if (!read_pile (reader, pile, piles[pile][0], piles[pile][1], error))
      return false;
  return true;
}

/* The scores of a game that is over: as they come of the rest. */
static bool
read_scores (WaterRightsReader *reader, GError **error)
{
  g_autofree char *listing = oxbow_state_listing (&reader->state->parent, -1);
  g_auto (GStrv) lines = g_strsplit (listing, "\n", -1);
  int first = 0;
  while (lines[first] != NULL && !g_str_has_prefix (lines[first], "score "))
    first++;
  for (int i = first; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      g_autofree char *line = g_strdup (reader->lines->lines[reader->lines->next]);
      g_autofree char *name = g_strndup (lines[i], strcspn (lines[i], " "));
      if (!oxbow_listing_take (reader->lines, name, -1, error))
        return false;
      if (g_strcmp0 (line, lines[i]) != 0)
        return oxbow_listing_refuse (reader->lines, error, _("this follows from the rest and should be \"%s\"."),
                                     lines[i]);
    }
  return true;
}

static bool
read_all (WaterRightsReader *reader, const OxbowSetup *like, GError **error)
{
  if (!read_seats (reader, like, error) || !read_turn (reader, error) || !read_taxes (reader, error)
      || !read_price (reader, error) || !read_king (reader, error) || !read_card (reader, error)
      || !read_subjects (reader, error))
    return false;
  while (oxbow_listing_next_is (reader->lines, "active"))
    if (!read_active (reader, error))
      return false;
  if (!read_goals (reader, error))
    return false;
  for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
    if (reader->setup->is_present[seat] && !water_rights_read_mayor (reader, seat, error))
      return false;
  return read_board (reader, error) && read_supplies (reader, error)
         && oxbow_state_holds_together (&reader->state->parent, error) && read_scores (reader, error)
         && oxbow_listing_at_end (reader->lines, error);
}

OxbowSetup *
water_rights_read (const OxbowSetup *like, OxbowListing *listing, GError **error)
{
  WaterRightsReader reader = { .lines = listing };
  if (read_all (&reader, like, error))
    return &reader.setup->parent;
  if (reader.setup != NULL)
    oxbow_setup_unref (&reader.setup->parent);
  return NULL;
}
