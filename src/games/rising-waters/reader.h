/* reader.h: pieces of the lines of a listing that is read back
 *
 * Each returns false with a sentence that names the line. A word has its place i behind the line's name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/rising-waters/state.h"

G_BEGIN_DECLS

#define RISING_WATERS_MAX_COUNT 999     /* of levels, losses, weeks and the like */

typedef struct
{
  OxbowListing *lines;
  const OxbowSetup *like;
  OxbowSettings *settings;
  RisingWatersSetup *setup;     /* once the settings are known */
} RisingWatersReader;

static inline RisingWatersState *
rising_waters_reader_state (RisingWatersReader *reader)
{
  return (RisingWatersState *) reader->setup->parent.start;
}

/* A number behind its name, as in "acts 2" at words i and i + 1. */
bool rising_waters_reader_named       (RisingWatersReader *reader, int i, const char *name, int minimum, int maximum,
                                       int *number, GError **error);

/* "3/7" at word i: the number; the one behind the stroke must be this. */
bool rising_waters_reader_of          (RisingWatersReader *reader, int i, int of, int *number, GError **error);
bool rising_waters_reader_word        (RisingWatersReader *reader, int i, const char *const *words, int *value,
                                       GError **error);

/* "name:count" at word i; the name must be this. */
bool rising_waters_reader_named_count (RisingWatersReader *reader, int i, const char *name, uint8_t *count,
                                       GError **error);

/* Splits "name:rest" in place. */
bool rising_waters_reader_pair        (RisingWatersReader *reader, char *word, const char **rest, GError **error);

/* How many items a line has from there on; "-" alone is none. */
int  rising_waters_reader_n_items     (RisingWatersReader *reader, int from);

/* Whole lines */
bool rising_waters_read_board         (RisingWatersReader *reader, GError **error);
bool rising_waters_read_seat          (RisingWatersReader *reader, int seat, GError **error);
bool rising_waters_read_cards         (RisingWatersReader *reader, GError **error);
/* Refuses pawns of a seat that does not play, which somebody has drawn. */
bool rising_waters_read_stray_pawns   (RisingWatersReader *reader, GError **error);

G_END_DECLS
