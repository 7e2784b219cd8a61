/* reader.h: pieces of the lines of a listing that is read back
 *
 * Each returns false with a sentence that names the line. A word has its place i behind the line's name; "take" is a
 * whole line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/navajo-wars/state.h"

G_BEGIN_DECLS

#define NAVAJO_WARS_MAX_COUNT 200       /* of people, animals, goods */

typedef struct
{
  OxbowListing *lines;
  NavajoWarsState *state;
} NavajoWarsReader;

/* That the word cannot stand there; that it stands twice, or not in its order. */
bool navajo_wars_reader_refuse        (const NavajoWarsReader *reader, int i, GError **error);
bool navajo_wars_reader_refuse_order  (const NavajoWarsReader *reader, int i, GError **error);

/* n numbers from word first */
bool navajo_wars_reader_numbers       (const NavajoWarsReader *reader, int first, int n, int maximum, int *numbers,
                                       GError **error);

/* A family, or -1 for "-". */
bool navajo_wars_reader_family        (const NavajoWarsReader *reader, int i, bool may_be_none, int8_t *family,
                                       GError **error);
bool navajo_wars_reader_place         (const NavajoWarsReader *reader, int i, int8_t *place, GError **error);

/* The words from the first one on, each CELL=VALUE, into spots; "-" is none. */
bool navajo_wars_reader_pairs         (const NavajoWarsReader *reader, int first, const char *const *words, int maximum,
                                       uint8_t *spots, GError **error);

/* A number, or one of words (unless NULL), from 1; false, and no sentence, if it is none. */
bool navajo_wars_reader_value         (const char *text, const char *const *words, int maximum, int *value);

/* A line of a name, perhaps a second word, and n numbers. */
bool navajo_wars_reader_take_bytes    (const NavajoWarsReader *reader, const char *name, const char *second, int n,
                                       int maximum, uint8_t *bytes, GError **error);
bool navajo_wars_reader_take_counts   (const NavajoWarsReader *reader, const char *name, int n, int16_t *counts,
                                       GError **error);

/* A line of families, as a bit each; of areas, as a byte each. */
bool navajo_wars_reader_take_families (const NavajoWarsReader *reader, const char *name, uint8_t *bits, GError **error);
bool navajo_wars_reader_take_spots    (const NavajoWarsReader *reader, const char *name, uint8_t *spots,
                                       GError **error);

G_END_DECLS
