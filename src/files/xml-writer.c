/* xml-writer.c: elements and attributes as text, always laid out the same way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/xml-writer.h"

#include <string.h>

void
oxbow_xml_writer_init (OxbowXmlWriter *writer)
{
  *writer = (OxbowXmlWriter) { .text = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"),
                               .names = g_ptr_array_new_with_free_func (g_free) };
}

GBytes *
oxbow_xml_writer_finish (OxbowXmlWriter *writer)
{
  g_assert (writer->names->len == 0);
  g_ptr_array_unref (writer->names);
  return g_string_free_to_bytes (g_steal_pointer (&writer->text));
}

static void
append_escaped (GString *text, const char *letters, size_t length, bool in_attribute)
{
  const char *start = letters, *end = letters + length;
  for (const char *p = letters; p < end; p++)
    {
      const char *instead;
      switch (*p)
        {
        case '&': instead = "&amp;"; break;
        case '<': instead = "&lt;"; break;
        case '>': instead = "&gt;"; break;
        case '\r': instead = "&#13;"; break;
        case '"': instead = in_attribute ? "&quot;" : NULL; break;
        case '\n': instead = in_attribute ? "&#10;" : NULL; break;
        case '\t': instead = in_attribute ? "&#9;" : NULL; break;
        default: instead = (unsigned char) *p < ' ' ? "" : NULL;
        }
      if (instead == NULL)
        continue;
      g_string_append_len (text, start, p - start);
      g_string_append (text, instead);
      start = p + 1;
    }
  g_string_append_len (text, start, end - start);
}

void
oxbow_xml_escape (GString *text, const char *letters, size_t length)
{
  append_escaped (text, letters, length, true);
}

void
oxbow_xml_escape_text (GString *text, const char *letters, size_t length)
{
  append_escaped (text, letters, length, false);
}

/* U+FFFE and U+FFFF are letters of UTF-8 but not of XML. */
static char *
make_writable (const char *letters, size_t length)
{
  char *valid = g_utf8_make_valid (letters, (gssize) length);
  for (char *p = valid; (p = strstr (p, "\xef\xbf")) != NULL; p += 3)
    if ((unsigned char) p[2] >= 0xbe)
      p[2] = (char) 0xbd;
  return valid;
}

static bool
is_ascii (const char *letters, size_t length)
{
  unsigned char all = 0;
  for (size_t i = 0; i < length; i++)
    all |= (unsigned char) letters[i];
  return all < 0x80;
}

static void
append_any (GString *text, const char *letters, size_t length, bool in_attribute)
{
  if (is_ascii (letters, length))
    {
      append_escaped (text, letters, length, in_attribute);
      return;
    }
  g_autofree char *writable = make_writable (letters, length);
  append_escaped (text, writable, strlen (writable), in_attribute);
}

static void
indent (OxbowXmlWriter *writer)
{
  for (guint i = 0; i < writer->names->len; i++)
    g_string_append (writer->text, "  ");
}

static void
close_tag (OxbowXmlWriter *writer)
{
  if (writer->tag_is_open)
    g_string_append (writer->text, ">\n");
  writer->tag_is_open = false;
}

void
oxbow_xml_writer_start (OxbowXmlWriter *writer, const char *name)
{
  close_tag (writer);
  indent (writer);
  g_string_append_c (writer->text, '<');
  g_string_append (writer->text, name);
  g_ptr_array_add (writer->names, g_strdup (name));
  writer->tag_is_open = true;
  writer->holds_text = false;
}

void
oxbow_xml_writer_attribute (OxbowXmlWriter *writer, const char *name, const char *value)
{
  if (value == NULL)
    return;
  g_string_append_c (writer->text, ' ');
  g_string_append (writer->text, name);
  g_string_append (writer->text, "=\"");
  append_any (writer->text, value, strlen (value), true);
  g_string_append_c (writer->text, '"');
}

void
oxbow_xml_writer_number (OxbowXmlWriter *writer, const char *name, int64_t value)
{
  g_string_append_printf (writer->text, " %s=\"%" G_GINT64_FORMAT "\"", name, value);
}

void
oxbow_xml_writer_text (OxbowXmlWriter *writer, const char *text, size_t length)
{
  g_string_append_c (writer->text, '>');
  writer->tag_is_open = false;
  writer->holds_text = true;
  append_any (writer->text, text, length, false);
}

void
oxbow_xml_writer_end (OxbowXmlWriter *writer)
{
  guint last = writer->names->len - 1;
  g_autofree char *name = g_ptr_array_steal_index (writer->names, last);
  if (writer->tag_is_open)
    g_string_append (writer->text, "/>\n");
  else
    {
      if (!writer->holds_text)
        indent (writer);
      g_string_append (writer->text, "</");
      g_string_append (writer->text, name);
      g_string_append (writer->text, ">\n");
    }
  writer->tag_is_open = writer->holds_text = false;
}

void
oxbow_xml_writer_raw (OxbowXmlWriter *writer, const char *xml)
{
  close_tag (writer);
  indent (writer);
  g_string_append (writer->text, xml);
  g_string_append_c (writer->text, '\n');
}

void
oxbow_xml_writer_leaf (OxbowXmlWriter *writer, const char *name, const char *text)
{
  if (text == NULL)
    return;
  oxbow_xml_writer_start (writer, name);
  oxbow_xml_writer_text (writer, text, strlen (text));
  oxbow_xml_writer_end (writer);
}
