/* journal.h: what an autosave holds: a document as it was, and all that was done since
 *
 * A few lines of header, the bytes of the document, then a line a move, each with a check of its own, so that a file
 * that was cut off or damaged is good up to where it is. Reading the header needs no reading of the document: listing
 * journals must not fail by what is in them.
 *
 *     oxbow-journal 1
 *     kind game
 *     game dos-rios
 *     title Two Rivers
 *     path /maps/valley.oxbow
 *     document 4711 0123456789abcdef
 *     <?xml ... the 4711 bytes, whose digest that is, and a newline
 *     89abcdef play 12 dam D5/S
 *     01234567 go 3
 *     fedcba98 comment 3 Was this right?
 *
 * Of a map that is being drawn the lines are its steps, with tabs between their parts, and where it is saved:
 *
 *     0a1b2c3d step  1  Paint Forest  (what it changed in the text, escaped)
 *     1b2c3d4e go  0
 *     2c3d4e5f path  /maps/valley.oxbow
 *     3d4e5f60 lost  812             (steps led to the text above, which were too much to be kept)
 *
 * A stroke that still grows is in no line: as long as it does, a file beside the journal has what it has drawn so far.
 * It counts only if the journal has so many bytes, and so nothing was written since:
 *
 *     4e5f6071 held  4812  Unfinished Stroke  (what it changed in the text, escaped)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "files/document.h"
#include "files/trail.h"

G_BEGIN_DECLS

typedef struct
{
  bool is_draft;                /* a map being drawn: the lines that follow are its steps */
  char *game, *title;
  char *path;                   /* the person's own file, or NULL */
  GBytes *document;             /* NULL where it is damaged */
  GPtrArray *lines;             /* of char *, without their checks; up to the first that is damaged */
  bool is_damaged;              /* something follows that cannot be read */
} OxbowJournal;

/* What bytes hold; NULL where not even the header can be read. */
OxbowJournal  *oxbow_journal_parse  (const char *bytes, size_t length);
void           oxbow_journal_free   (OxbowJournal *journal);

/* The line of the stroke that grew when all was over, if it is one of this journal of so many bytes. */
void           oxbow_journal_take_held (OxbowJournal *journal, size_t length, const char *bytes, size_t n_bytes);

/* How many of the lines are moves. */
int            oxbow_journal_n_moves (const OxbowJournal *journal);

/* The document with all that was done since, as far as it can be; what is missing is said in its notices. */
OxbowDocument *oxbow_journal_replay (const OxbowJournal *journal, GError **error);

/* Of a map: the steps as far as they can be read, or NULL. */
OxbowTrail    *oxbow_journal_get_trail (const OxbowJournal *journal);

/* Writing: the beginning of a file, and a line with its check and newline. */
GString       *oxbow_journal_begin  (bool is_draft, const OxbowScenario *scenario, const char *path, GBytes *document);
char          *oxbow_journal_line   (const char *format, ...) G_GNUC_PRINTF (1, 2);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowJournal, oxbow_journal_free)

G_END_DECLS
