/* xml-writer.h: elements and attributes as text, always laid out the same way
 *
 * Two blanks a level, an element a line, attributes in the order they are given. What XML cannot hold (control
 * characters, broken UTF-8) is left out or replaced, so that what is written can always be read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

G_BEGIN_DECLS

typedef struct
{
  GString *text;
  GPtrArray *names;             /* of the open elements */
  bool tag_is_open;             /* attributes may still be added */
  bool holds_text;              /* the last element was closed by its text's end */
} OxbowXmlWriter;

void    oxbow_xml_writer_init      (OxbowXmlWriter *writer);                   /* writes the XML declaration */
GBytes *oxbow_xml_writer_finish    (OxbowXmlWriter *writer);                   /* all must be closed; clears writer */

void    oxbow_xml_writer_start     (OxbowXmlWriter *writer, const char *name);
void    oxbow_xml_writer_attribute (OxbowXmlWriter *writer, const char *name, const char *value); /* NULL: nothing */
void    oxbow_xml_writer_number    (OxbowXmlWriter *writer, const char *name, int64_t value);
void    oxbow_xml_writer_text      (OxbowXmlWriter *writer, const char *text, size_t length);
void    oxbow_xml_writer_end       (OxbowXmlWriter *writer);
void    oxbow_xml_writer_raw       (OxbowXmlWriter *writer, const char *xml);  /* an element that is text already */
void    oxbow_xml_writer_leaf      (OxbowXmlWriter *writer, const char *name, const char *text);  /* NULL: nothing */

/* Appends letters so that they can stand in an attribute, or between tags. */
void    oxbow_xml_escape           (GString *text, const char *letters, size_t length);
void    oxbow_xml_escape_text      (GString *text, const char *letters, size_t length);

G_END_DECLS
