/* reading-seat.c: the lines of a seat in a listing that is read back: its powers, its pawns and its hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static bool
read_town (RisingWatersReader *reader, int seat, GError **error)
{
  RisingWatersSeat *own = &rising_waters_reader_state (reader)->seats[seat];
  const char *word = oxbow_listing_get (reader->lines, 4);
  own->board = reader->setup->options.boards[seat];
  own->town = strcmp (word, "-") != 0;
  return !own->town || oxbow_cell_parse (&reader->setup->parent.grid, word) == reader->setup->ground.towns[own->board]
         || oxbow_listing_refuse (reader->lines, error, _("the town of seat %d is not at \"%.40s\"."), seat + 1, word);
}

static bool
read_seat (RisingWatersReader *reader, int seat, GError **error)
{
  static const struct { const char *name; int minimum, maximum; } powers[] = {
    { "move", 3, 5 }, { "actions", 2, 4 }, { "donate", 1, 3 }, { "swim", 0, 1 }, { "raft", 0, RISING_WATERS_CUBES },
    { "discount", 0, RISING_WATERS_CUBES }, { "lend", 0, 1 }, { "points", 0, RISING_WATERS_MAX_COUNT },
  };
  int values[G_N_ELEMENTS (powers)], number, last = RISING_WATERS_NONE;
  if (!oxbow_listing_take (reader->lines, "seat", 23, error)
      || !oxbow_listing_get_number (reader->lines, 0, seat + 1, seat + 1, &number, error)
      || !oxbow_listing_expect (reader->lines, 1, "board", error)
      || !oxbow_listing_expect (reader->lines, 3, "town", error) || !read_town (reader, seat, error))
    return false;
  for (guint i = 0; i < G_N_ELEMENTS (powers); i++)
    if (!rising_waters_reader_named (reader, 5 + 2 * (int) i, powers[i].name, powers[i].minimum, powers[i].maximum,
                                     &values[i], error))
      return false;
  if (!oxbow_listing_expect (reader->lines, 21, "last", error)
      || (strcmp (oxbow_listing_get (reader->lines, 22), "none") != 0
          && !rising_waters_reader_word (reader, 22, rising_waters_audience_words, &last, error)))
    return false;
  RisingWatersSeat *own = &rising_waters_reader_state (reader)->seats[seat];
  own->move = (uint8_t) values[0];
  own->actions = (uint8_t) values[1];
  own->donate = (uint8_t) values[2];
  own->swim = (uint8_t) values[3];
  own->raft = (uint8_t) values[4];
  own->discount = (uint8_t) values[5];
  own->lend = values[6] == 1;
  own->points = (int16_t) values[7];
  own->last = (int8_t) last;
  return true;
}

/* "J4", "J4r", "J4rs" */
static bool
read_pawn (RisingWatersReader *reader, const char *text, RisingWatersPawn *pawn, GError **error)
{
  g_autofree char *word = g_strdup (text);
  OxbowCell cell;
  if (strcmp (word, "-") == 0)
    return true;
  size_t length = strcspn (word, "rs");
  pawn->aboard = word[length] == 'r';
  pawn->carries = strcmp (word + length, "rs") == 0;
  if (word[length] != '\0' && !pawn->carries && strcmp (word + length, "r") != 0)
    return oxbow_listing_refuse (reader->lines, error, _("\"%.40s\" is no pawn: a cell, r aboard a raft, rs with a "
                                                         "Survivor."), text);
  word[length] = '\0';
  if (!oxbow_listing_parse_cell (reader->lines, word, &reader->setup->parent.grid, &cell, error))
    return false;
  pawn->cell = (int16_t) cell;
  return true;
}

static bool
read_pawns (RisingWatersReader *reader, int seat, GError **error)
{
  RisingWatersPawn *pawns = rising_waters_reader_state (reader)->seats[seat].pawns;
  int number;
  if (!oxbow_listing_take (reader->lines, "pawns", 1 + RISING_WATERS_PAWNS, error)
      || !oxbow_listing_get_number (reader->lines, 0, seat + 1, seat + 1, &number, error))
    return false;
  for (int slot = 0; slot < RISING_WATERS_PAWNS; slot++)
    if (!read_pawn (reader, oxbow_listing_get (reader->lines, 1 + slot), &pawns[slot], error))
      return false;
  return true;
}

static bool
read_hand (RisingWatersReader *reader, int seat, GError **error)
{
  int number;
  if (!oxbow_listing_take (reader->lines, "hand", 1 + RISING_WATERS_N_HAND, error)
      || !oxbow_listing_get_number (reader->lines, 0, seat + 1, seat + 1, &number, error))
    return false;
  for (int card = 0; card < RISING_WATERS_N_HAND; card++)
    if (!rising_waters_reader_named_count (reader, 1 + card, rising_waters_card_words[card],
                           &rising_waters_reader_state (reader)->seats[seat].hand[card], error))
      return false;
  return true;
}

bool
rising_waters_read_seat (RisingWatersReader *reader, int seat, GError **error)
{
  return read_seat (reader, seat, error) && read_pawns (reader, seat, error) && read_hand (reader, seat, error);
}

bool
rising_waters_read_stray_pawns (RisingWatersReader *reader, GError **error)
{
  int n_seats = reader->setup->parent.n_seats, seat;
  if (n_seats == RISING_WATERS_MAX_SEATS || !oxbow_listing_next_is (reader->lines, "pawns"))
    return true;
  if (!oxbow_listing_take (reader->lines, "pawns", -1, error)
      || !oxbow_listing_get_number (reader->lines, 0, n_seats + 1, RISING_WATERS_MAX_SEATS, &seat, error))
    return false;
  return oxbow_listing_refuse (reader->lines, error, _("the pawn at %.40s is of seat %d, which does not play in this "
                                                       "position. Give it to a seat that does, or take it away."),
                               oxbow_listing_get (reader->lines, 1), seat);
}
