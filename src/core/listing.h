/* listing.h: a position as text, a fact a line, and the digest of it
 *
 * A game writes its listing line by line, and reads it back by asking for the same lines in the same order. Two
 * engines agree when their listings are equal, byte for byte.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/cell.h"

G_BEGIN_DECLS

typedef struct
{
  GString *text;                /* written so far; or what is read, with an end where each newline was */
  /* reading */
  char **lines;                 /* in text, ended by NULL */
  int next;                     /* the line that is looked at next */
  char **words;                 /* of the current line, its first word included */
  int n_words;
} OxbowListing;

OxbowListing *oxbow_listing_new       (void);
OxbowListing *oxbow_listing_new_read  (const char *text);
void          oxbow_listing_free      (OxbowListing *listing);

/* Writing: a printf for a whole line, without its newline; or word by word. */
void          oxbow_listing_add       (OxbowListing *listing, const char *format, ...) G_GNUC_PRINTF (2, 3);
void          oxbow_listing_begin     (OxbowListing *listing, const char *name);
void          oxbow_listing_word      (OxbowListing *listing, const char *format, ...) G_GNUC_PRINTF (2, 3);
void          oxbow_listing_end       (OxbowListing *listing);        /* adds "-" if no word followed the name */

/* Reading. take () moves to the next line if its first word is name (and, unless negative, it has n_words words after
 * it), else false with a sentence that names the line. next_is () only looks. */
bool          oxbow_listing_take      (OxbowListing *listing, const char *name, int n_words, GError **error);
bool          oxbow_listing_next_is   (const OxbowListing *listing, const char *name);
bool          oxbow_listing_at_end    (OxbowListing *listing, GError **error);
/* the i-th word after the name, "" past the end */
const char   *oxbow_listing_get       (const OxbowListing *listing, int i);
bool          oxbow_listing_get_number (const OxbowListing *listing, int i, int minimum, int maximum, int *number,
                                        GError **error);
bool          oxbow_listing_get_hex   (const OxbowListing *listing, int i, uint64_t *number, GError **error);
bool          oxbow_listing_get_cell  (const OxbowListing *listing, int i, const OxbowGrid *grid, OxbowCell *cell,
                                       GError **error);
/* the same of a part of a word */
bool          oxbow_listing_parse_number (const OxbowListing *listing, const char *word, int minimum, int maximum,
                                          int *number, GError **error);
bool          oxbow_listing_parse_cell (const OxbowListing *listing, const char *word, const OxbowGrid *grid,
                                        OxbowCell *cell, GError **error);
/* whether the i-th word is this one */
bool          oxbow_listing_expect    (const OxbowListing *listing, int i, const char *word, GError **error);
int           oxbow_listing_n_items   (const OxbowListing *listing);          /* words after the name; "-" is none */
/* or -1 */
int           oxbow_listing_get_word  (const OxbowListing *listing, int i, const char *const *words, GError **error);
bool          oxbow_listing_refuse    (const OxbowListing *listing, GError **error, const char *format, ...)
                                       G_GNUC_PRINTF (3, 4);          /* false; the sentence, after the line's number */

uint64_t      oxbow_digest            (const char *text, size_t length);        /* FNV-1a, 64 bits */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowListing, oxbow_listing_free)

G_END_DECLS
