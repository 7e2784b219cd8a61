/* xml-source.h: the bytes of an XML file, a piece at a time, each checked before the parser sees it
 *
 * Bytes come from memory or from an open file. Only UTF-8 without zero bytes goes on; the first thing wrong is told
 * with its line, and nothing follows it. No more than a piece is ever held, which matters: touching fresh memory
 * costs more than reading a large map.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "files/xml.h"

G_BEGIN_DECLS

typedef struct
{
  OxbowXml *xml;                /* whose file it is, for sentences */
  const OxbowXmlDialect *dialect;
  int fd;                       /* or -1: memory */
  const char *memory;
  size_t n_memory;
  char kept[4];                 /* the start of a letter that the next piece goes on with */
  int n_kept;
  int line;                     /* where the next piece begins */
  size_t n_read;
  bool is_at_end;
  int code;                     /* why the file cannot be read on, or 0 */
  GError **error;               /* told once */
} OxbowXmlSource;

void oxbow_xml_source_init (OxbowXmlSource *source, OxbowXml *xml, const OxbowXmlDialect *dialect, int fd,
                            const char *memory, size_t n_memory, GError **error);

/* As libxml2 asks: up to room bytes of text (room at least 1,000); 0 at the end, -1 if something is wrong. */
int  oxbow_xml_source_read (void *source, char *buffer, int room);

G_END_DECLS
