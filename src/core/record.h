/* record.h: a thing that a file describes in a word and some attributes
 *
 * Features, edges, groups, links, labels, pieces and a game's own tables (tiles, cards, effects) are all records:
 * a kind, named values, the cells it lies on, and records inside it. What kinds there are, and which attributes they
 * take, is said by the game's palette as data, so that one reader, one writer, one check and one editor serve all
 * games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/cell.h"

G_BEGIN_DECLS

typedef enum
{
  OXBOW_VALUE_TEXT,             /* anything */
  OXBOW_VALUE_NAME,             /* [a-z0-9-]+ */
  OXBOW_VALUE_NUMBER,           /* whole, between minimum and maximum */
  OXBOW_VALUE_BOOLEAN,          /* yes or no */
  OXBOW_VALUE_WORD,             /* one of words */
  OXBOW_VALUE_CELL,             /* a cell's name */
  OXBOW_VALUE_CELLS,            /* names of cells, separated by spaces */
} OxbowValueKind;

typedef struct
{
  const char *name;             /* as in files; NULL ends a list */
  OxbowValueKind kind;
  bool required;
  int minimum, maximum;         /* of a number; both 0: any */
  const char *const *words;     /* of a word, ended by NULL */
  /* For the editor, N_(): a label, a line that says what it is for, and what people read for each of words. */
  const char *title, *help;
  const char *const *word_titles;
  const char *refers;           /* a kind of record, whose id the value names; or NULL */
  bool counts;                  /* each of the kind has a number of its own: the editor gives the next */
  const char *first_of;         /* an attribute: of those with the same value there, the first has yes; or NULL */
  bool is_prose;                /* people read it: it may be there in other languages, too, as name-de */
} OxbowAttribute;

typedef struct _OxbowRecordKind OxbowRecordKind;
struct _OxbowRecordKind
{
  const char *name;             /* "slot"; NULL ends a list */
  const char *title;            /* N_() */
  const OxbowAttribute *attributes;
  const OxbowRecordKind *children;
  const char *help;             /* N_(): what it is for */
  bool of_map;                  /* of a table: it belongs to the map it was made for, and a new map begins without it */
  int n_cells;                  /* of a table: how many cells it lies on, clockwise; 0: it lies nowhere */
  bool in_touch;                /* of a table: those cells all touch each other */
  const char *terrains;         /* letters: of a group and of a table, of the cells that can belong to it; of others, of
                                 * those where it is shown to stand; NULL: all */
  bool crosses;                 /* of an edge: it leads over it, from cell to cell, and does not lie along it */
};

typedef struct
{
  char *kind;
  GPtrArray *attributes;        /* name, value, name, value ... of char *; in the order they were set */
  GArray *cells;                /* of OxbowCell, from at="..."; may be empty */
  OxbowEdge edge;               /* from at="D5/SE", or OXBOW_NO_EDGE */
  GPtrArray *children;          /* of OxbowRecord */
  int line;                     /* in the file it was read from, or 0 */
} OxbowRecord;

OxbowRecord *oxbow_record_new        (const char *kind);
OxbowRecord *oxbow_record_copy       (const OxbowRecord *record);
void         oxbow_record_free       (OxbowRecord *record);
void         oxbow_record_set        (OxbowRecord *record, const char *name, const char *value);   /* NULL removes */
const char  *oxbow_record_get        (const OxbowRecord *record, const char *name);                /* or NULL */
/* In the user's language, or else as it was written first; NULL: not at all. */
const char  *oxbow_record_get_prose  (const OxbowRecord *record, const char *name);
int          oxbow_record_get_number (const OxbowRecord *record, const char *name, int otherwise);
/* The place of its word among words, which NULL ends; or -1. */
int          oxbow_record_get_word   (const OxbowRecord *record, const char *name, const char *const *words);
void         oxbow_record_add        (OxbowRecord *record, OxbowRecord *child);                    /* takes child */

GPtrArray   *oxbow_records_new       (void);         /* of OxbowRecord, which it owns */
GPtrArray   *oxbow_records_copy      (const GPtrArray *records);

/* How many of the list are of that kind. */
int          oxbow_records_count     (const GPtrArray *records, const char *kind);

/* The first of that kind whose attribute has that value; NULL: none. */
const OxbowRecord *oxbow_records_find (const GPtrArray *records, const char *kind, const char *attribute,
                                       const char *value);

/* Where to look for one that is missing: the line of the last of that kind; else of the last of the list; else 0. */
int          oxbow_records_last_line (const GPtrArray *records, const char *kind);

const OxbowRecordKind *oxbow_record_kind_find (const OxbowRecordKind *kinds, const char *name);    /* or NULL */

/* What people read for the word of an attribute, untranslated; kinds: those that the record is one of. NULL where it
 * has no such word. */
const char *oxbow_record_get_title   (const OxbowRecord *record, const OxbowRecordKind *kinds, const char *name);

/* "de" of "name-de", where that is the attribute in that language; else NULL. And back; language NULL: "name". */
const char  *oxbow_attribute_find_language (const OxbowAttribute *attribute, const char *name);
char        *oxbow_attribute_name_in       (const OxbowAttribute *attribute, const char *language);

/* Whether the record is what its kind says; else a sentence naming the attribute, and the one perhaps meant. */
bool         oxbow_record_check      (const OxbowRecord *record, const OxbowRecordKind *kind, const OxbowGrid *grid,
                                      GError **error);
/* The same, and which it is: the record, or one that it holds; NULL: none. */
const OxbowRecord *oxbow_record_find_wrong (const OxbowRecord *record, const OxbowRecordKind *kind,
                                            const OxbowGrid *grid, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowRecord, oxbow_record_free)

G_END_DECLS
