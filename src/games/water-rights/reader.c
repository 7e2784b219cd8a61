/* reader.c: pieces of the lines of a listing that is read back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/reader.h"

#include "core/word.h"

#include <glib/gi18n-lib.h>
#include <string.h>

bool
water_rights_reader_named (WaterRightsReader *reader, int first, const char *const *names, int maximum, int *numbers,
                           GError **error)
{
  for (int i = 0; names[i] != NULL; i++)
    if (!oxbow_listing_expect (reader->lines, first + 2 * i, names[i], error)
        || !oxbow_listing_get_number (reader->lines, first + 2 * i + 1, 0, maximum, &numbers[i], error))
      return false;
  return true;
}

int
water_rights_reader_mayor (const char *word)
{
  int seat = oxbow_word_find (water_rights_seat_words, word);
  return seat > WATER_RIGHTS_KING ? seat : -1;
}

bool
water_rights_reader_kind (WaterRightsReader *reader, const char *code, bool is_plant, uint8_t *kind, GError **error)
{
  const WaterRightsData *data = &reader->setup->data;
  for (int i = is_plant ? data->n_districts : 0; i < (is_plant ? data->n_kinds : data->n_districts); i++)
    if (strcmp (data->kinds[i].code, code) == 0)
      {
        *kind = (uint8_t) i;
        return true;
      }
  return oxbow_listing_refuse (reader->lines, error, _("this game has no tile \"%.40s\" there."), code);
}
