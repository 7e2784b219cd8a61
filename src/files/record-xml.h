/* record-xml.h: records read and written
 *
 * The one way for features, edges, groups, links, labels, pieces and tables: kind="..." or the element's own name,
 * at="..." for cells or an edge, and the attributes that the palette allows for the kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/map.h"
#include "files/xml-writer.h"
#include "files/xml.h"

G_BEGIN_DECLS

typedef enum
{
  OXBOW_AT_ONE_CELL,
  OXBOW_AT_TWO_CELLS,
  OXBOW_AT_CELLS,               /* one or more, each once */
  OXBOW_AT_EDGE,
  OXBOW_AT_ANYTHING,            /* cells, an edge, or nothing */
} OxbowAt;

typedef struct
{
  const char *element;          /* "feature"; NULL: the element's own name is the kind */
  OxbowAt at;
  const OxbowRecordKind *kinds;
  const OxbowMap *map;
  const OxbowPalette *palette;
  bool may_lie_outside;         /* on cells that are outside */
} OxbowRecordForm;

OxbowRecord *oxbow_record_from_xml      (const OxbowXmlNode *node, const OxbowRecordForm *form, GError **error);
void         oxbow_record_to_xml        (const OxbowRecord *record, const OxbowGrid *grid, const char *element,
                                         OxbowXmlWriter *writer);

/* The cells or the edge of an attribute at="..." alone. */
bool         oxbow_record_at_from_xml   (OxbowRecord *record, const OxbowXmlNode *node, const OxbowRecordForm *form,
                                         GError **error);
void         oxbow_record_at_to_xml     (const OxbowRecord *record, const OxbowGrid *grid, OxbowXmlWriter *writer);

/* Whether ids differ among records of a kind; else a sentence that names both lines. */
bool         oxbow_records_check_ids    (GPtrArray *records, OxbowXml *xml, GError **error);

G_END_DECLS
