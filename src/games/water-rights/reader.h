/* reader.h: pieces of the lines of a listing that is read back
 *
 * Each returns false with a sentence that names the line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/listing.h"
#include "games/water-rights/state.h"

G_BEGIN_DECLS

#define WATER_RIGHTS_MAX_MONEY 100000000 /* of one purse: all of them together can still be counted */
#define WATER_RIGHTS_MAX_COUNT 30000

typedef struct
{
  OxbowListing *lines;
  WaterRightsSetup *setup;      /* once the seats are known */
  WaterRightsState *state;
} WaterRightsReader;

/* Names, each followed by its number: "king money 10 bank 30"; they begin at word first, and end with NULL. */
bool        water_rights_reader_named  (WaterRightsReader *reader, int first, const char *const *names, int maximum,
                                        int *numbers, GError **error);
bool        water_rights_reader_kind   (WaterRightsReader *reader, const char *code, bool is_plant, uint8_t *kind,
                                        GError **error);
int         water_rights_reader_mayor  (const char *word);              /* a seat, or -1 */

/* All lines of a mayor. */
bool        water_rights_read_mayor    (WaterRightsReader *reader, int seat, GError **error);

G_END_DECLS
