/* reader.c: pieces of the lines of a listing that is read back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/reader.h"

#include "core/word.h"

#include <glib/gi18n-lib.h>
#include <string.h>

bool
navajo_wars_reader_refuse (const NavajoWarsReader *reader, int i, GError **error)
{
  return oxbow_listing_refuse (reader->lines, error, _("\"%.40s\" cannot stand here."),
                               oxbow_listing_get (reader->lines, i));
}

bool
navajo_wars_reader_refuse_order (const NavajoWarsReader *reader, int i, GError **error)
{
  return oxbow_listing_refuse (reader->lines, error, _("\"%.40s\" stands there twice, or not in its order."),
                               oxbow_listing_get (reader->lines, i));
}

bool
navajo_wars_reader_numbers (const NavajoWarsReader *reader, int first, int n, int maximum, int *numbers, GError **error)
{
  for (int i = 0; i < n; i++)
    if (!oxbow_listing_get_number (reader->lines, first + i, 0, maximum, &numbers[i], error))
      return false;
  return true;
}

/* A line of a name, perhaps a second word, and n numbers. */
static bool
take_numbers (const NavajoWarsReader *reader, const char *name, const char *second, int n, int maximum, int *numbers,
              GError **error)
{
  int first = second != NULL ? 1 : 0;
  return oxbow_listing_take (reader->lines, name, first + n, error)
         && (second == NULL || oxbow_listing_expect (reader->lines, 0, second, error))
         && navajo_wars_reader_numbers (reader, first, n, maximum, numbers, error);
}

bool
navajo_wars_reader_take_bytes (const NavajoWarsReader *reader, const char *name, const char *second, int n, int maximum,
                               uint8_t *bytes, GError **error)
{
  int numbers[16];
  if (!take_numbers (reader, name, second, n, maximum, numbers, error))
    return false;
  for (int i = 0; i < n; i++)
    bytes[i] = (uint8_t) numbers[i];
  return true;
}

bool
navajo_wars_reader_take_counts (const NavajoWarsReader *reader, const char *name, int n, int16_t *counts,
                                GError **error)
{
  int numbers[16];
  if (!take_numbers (reader, name, NULL, n, NAVAJO_WARS_MAX_COUNT, numbers, error))
    return false;
  for (int i = 0; i < n; i++)
    counts[i] = (int16_t) numbers[i];
  return true;
}

bool
navajo_wars_reader_family (const NavajoWarsReader *reader, int i, bool may_be_none, int8_t *family, GError **error)
{
  *family = -1;
  if (may_be_none && strcmp (oxbow_listing_get (reader->lines, i), "-") == 0)
    return true;
  *family = (int8_t) oxbow_listing_get_word (reader->lines, i, navajo_wars_family_words, error);
  return *family >= 0;
}

static bool
get_spot (const NavajoWarsReader *reader, int i, int *spot, GError **error)
{
  OxbowCell cell;
  if (!oxbow_listing_get_cell (reader->lines, i, &reader->state->parent.setup->grid, &cell, error))
    return false;
  *spot = navajo_wars_spot_of (reader->state, cell);
  return *spot != NAVAJO_WARS_NOWHERE
         || oxbow_listing_refuse (reader->lines, error, _("%s is no area of a territory."),
                                  oxbow_listing_get (reader->lines, i));
}

bool
navajo_wars_reader_place (const NavajoWarsReader *reader, int i, int8_t *place, GError **error)
{
  int k = oxbow_word_find (navajo_wars_place_words, oxbow_listing_get (reader->lines, i)), spot;
  if (k >= 0)
    *place = (int8_t) (k == 0 ? NAVAJO_WARS_NOWHERE
                       : k <= NAVAJO_WARS_CANYON ? NAVAJO_WARS_CAUGHT + k
                       : NAVAJO_WARS_ESCAPE + k - NAVAJO_WARS_CANYON);
  else if (get_spot (reader, i, &spot, error))
    *place = (int8_t) spot;
  else
    return false;
  return true;
}

bool
navajo_wars_reader_value (const char *text, const char *const *words, int maximum, int *value)
{
  if (words == NULL)
    return oxbow_word_is_number (text) && oxbow_parse_number (text, 1, maximum, value);
  *value = 1 + oxbow_word_find (words, text);
  return *value > 0;
}

/* CELL=VALUE */
static bool
get_pair (const NavajoWarsReader *reader, int i, const char *const *words, int maximum, int *spot, int *value,
          GError **error)
{
  g_auto (GStrv) parts = g_strsplit (oxbow_listing_get (reader->lines, i), "=", 2);
  OxbowCell cell = parts[0] != NULL ? oxbow_cell_parse (&reader->state->parent.setup->grid, parts[0]) : OXBOW_NO_CELL;
  *spot = cell != OXBOW_NO_CELL ? navajo_wars_spot_of (reader->state, cell) : NAVAJO_WARS_NOWHERE;
  if (*spot != NAVAJO_WARS_NOWHERE && parts[1] != NULL && navajo_wars_reader_value (parts[1], words, maximum, value))
    return true;
  return oxbow_listing_refuse (reader->lines, error,
                               _("\"%.40s\" should be an area's cell, \"=\" and what lies there."),
                               oxbow_listing_get (reader->lines, i));
}

bool
navajo_wars_reader_pairs (const NavajoWarsReader *reader, int first, const char *const *words, int maximum,
                          uint8_t *spots, GError **error)
{
  int spot = NAVAJO_WARS_NOWHERE, value = 0, last = -1, n = oxbow_listing_n_items (reader->lines);
  if (n == first + 1 && strcmp (oxbow_listing_get (reader->lines, first), "-") == 0)
    return true;
  for (int i = first; i < n; i++)
    {
      if (!get_pair (reader, i, words, maximum, &spot, &value, error))
        return false;
      if (spot <= last)
        return navajo_wars_reader_refuse_order (reader, i, error);
      spots[spot] = (uint8_t) value;
      last = spot;
    }
  return true;
}

bool
navajo_wars_reader_take_families (const NavajoWarsReader *reader, const char *name, uint8_t *bits, GError **error)
{
  int8_t family, last = -1;
  if (!oxbow_listing_take (reader->lines, name, -1, error))
    return false;
  for (int i = 0; i < oxbow_listing_n_items (reader->lines); i++)
    {
      if (!navajo_wars_reader_family (reader, i, false, &family, error))
        return false;
      if (family <= last)
        return navajo_wars_reader_refuse_order (reader, i, error);
      *bits |= (uint8_t) (1 << family);
      last = family;
    }
  return true;
}

bool
navajo_wars_reader_take_spots (const NavajoWarsReader *reader, const char *name, uint8_t *spots, GError **error)
{
  if (!oxbow_listing_take (reader->lines, name, -1, error))
    return false;
  for (int i = 0, last = -1; i < oxbow_listing_n_items (reader->lines); i++)
    {
      int spot;
      if (!get_spot (reader, i, &spot, error))
        return false;
      if (spot <= last)
        return navajo_wars_reader_refuse_order (reader, i, error);
      spots[spot] = 1;
      last = spot;
    }
  return true;
}
