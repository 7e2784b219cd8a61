/* xml-foreign.h: elements of other namespaces, kept as text
 *
 * Fed with what a parser calls back, it writes one element and all within it as XML that can stand anywhere in a file
 * of ours: every namespace that is used is declared inside. Reading that text again and writing it gives the same text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define OXBOW_FOREIGN_MAX_NAMESPACES 32

typedef struct
{
  const char *prefix, *uri;     /* prefix NULL: the default namespace */
  int depth;
} OxbowForeignNamespace;

typedef struct
{
  GString *text;
  GPtrArray *names;             /* of the open elements, as written */
  OxbowForeignNamespace namespaces[OXBOW_FOREIGN_MAX_NAMESPACES];
  int n_namespaces;
  int depth;                    /* open elements; 0: none has begun */
  size_t n_kept;                /* bytes of the elements that have ended */
  bool tag_is_open;
} OxbowForeign;

/* Namespaces come in pairs (prefix, uri), attributes in fives (name, prefix, uri, first byte, past the last).
 * False if there are too many namespaces. */
bool   oxbow_foreign_start (OxbowForeign *foreign, const char *name, const char *prefix, const char *uri,
                            int n_namespaces, const char **pairs, int n_attributes, const char **fives);
void   oxbow_foreign_text  (OxbowForeign *foreign, const char *letters, size_t length);
char  *oxbow_foreign_end   (OxbowForeign *foreign);     /* the whole text when the outermost element ends, else NULL */
size_t oxbow_foreign_size  (const OxbowForeign *foreign);       /* bytes of all elements so far */
void   oxbow_foreign_clear (OxbowForeign *foreign);

G_END_DECLS
