/* xml-foreign.c: elements of other namespaces, kept as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/xml-foreign.h"

#include "files/xml-writer.h"
#include "files/xml.h"

#include <string.h>

static bool
same (const char *a, const char *b)
{
  return g_strcmp0 (a, b) == 0;
}

/* What prefix stands for at this place of the text. */
static const char *
look_up (const OxbowForeign *foreign, const char *prefix)
{
  for (int i = foreign->n_namespaces - 1; i >= 0; i--)
    if (same (foreign->namespaces[i].prefix, prefix))
      return foreign->namespaces[i].uri;
  return prefix == NULL ? OXBOW_XML_NAMESPACE : NULL;
}

/* As libxml2 hands it over: "&" is written as "&#38;" already, in the values of attributes and in the names of
 * namespaces. */
static void
write_value (OxbowForeign *foreign, const char *start, const char *end)
{
  for (const char *p = start; p < end; p++)
    if (*p == '&' && end - p >= 5 && memcmp (p, "&#38;", 5) == 0)
      {
        g_string_append (foreign->text, "&amp;");
        p += 4;
      }
    else
      oxbow_xml_escape (foreign->text, p, 1);
  g_string_append_c (foreign->text, '"');
}

static bool
declare (OxbowForeign *foreign, const char *prefix, const char *uri)
{
  if (foreign->n_namespaces == OXBOW_FOREIGN_MAX_NAMESPACES)
    return false;
  if (uri != NULL && *uri == '\0')
    uri = NULL;
  foreign->namespaces[foreign->n_namespaces++] = (OxbowForeignNamespace){ prefix, uri, foreign->depth };
  g_string_append (foreign->text, prefix != NULL ? " xmlns:" : " xmlns");
  g_string_append (foreign->text, prefix != NULL ? prefix : "");
  g_string_append (foreign->text, "=\"");
  const char *value = uri != NULL ? uri : "";
  write_value (foreign, value, value + strlen (value));
  return true;
}

static bool
is_declared_here (const OxbowForeign *foreign, const char *prefix)
{
  for (int i = foreign->n_namespaces - 1; i >= 0 && foreign->namespaces[i].depth == foreign->depth; i--)
    if (same (foreign->namespaces[i].prefix, prefix))
      return true;
  return false;
}

/* The xml prefix needs no declaration; any other use that the text so far does not explain does. */
static bool
declare_if_needed (OxbowForeign *foreign, const char *prefix, const char *uri)
{
  if (same (prefix, "xml") || same (look_up (foreign, prefix), uri) || is_declared_here (foreign, prefix))
    return true;
  return declare (foreign, prefix, uri);
}

static bool
declare_all (OxbowForeign *foreign, const char *prefix, const char *uri, int n_namespaces, const char **pairs,
             int n_attributes, const char **fives)
{
  for (int i = 0; i < n_namespaces; i++)
    if (!declare (foreign, pairs[2 * i], pairs[2 * i + 1]))
      return false;
  if (!declare_if_needed (foreign, prefix, uri))
    return false;
  for (int i = 0; i < n_attributes; i++)
    if (fives[5 * i + 1] != NULL && !declare_if_needed (foreign, fives[5 * i + 1], fives[5 * i + 2]))
      return false;
  return true;
}

static char *
full_name (const char *prefix, const char *name)
{
  return prefix != NULL ? g_strconcat (prefix, ":", name, NULL) : g_strdup (name);
}

static void
close_tag (OxbowForeign *foreign)
{
  if (foreign->tag_is_open)
    g_string_append_c (foreign->text, '>');
  foreign->tag_is_open = false;
}

static void
write_attribute (OxbowForeign *foreign, const char **five)
{
  g_autofree char *name = full_name (five[1], five[0]);
  g_string_append_printf (foreign->text, " %s=\"", name);
  write_value (foreign, five[3], five[4]);
}

bool
oxbow_foreign_start (OxbowForeign *foreign, const char *name, const char *prefix, const char *uri, int n_namespaces,
                     const char **pairs, int n_attributes, const char **fives)
{
  if (foreign->text == NULL)
    {
      foreign->text = g_string_new (NULL);
      foreign->names = g_ptr_array_new_with_free_func (g_free);
    }
  close_tag (foreign);
  foreign->depth++;
  char *written = full_name (prefix, name);
  g_ptr_array_add (foreign->names, written);
  g_string_append_c (foreign->text, '<');
  g_string_append (foreign->text, written);
  foreign->tag_is_open = true;
  if (!declare_all (foreign, prefix, uri, n_namespaces, pairs, n_attributes, fives))
    return false;
  for (int i = 0; i < n_attributes; i++)
    write_attribute (foreign, fives + 5 * i);
  return true;
}

void
oxbow_foreign_text (OxbowForeign *foreign, const char *letters, size_t length)
{
  close_tag (foreign);
  oxbow_xml_escape_text (foreign->text, letters, length);
}

char *
oxbow_foreign_end (OxbowForeign *foreign)
{
  if (foreign->tag_is_open)
    g_string_append (foreign->text, "/>");
  else
    g_string_append_printf (foreign->text, "</%s>",
                            (char *) g_ptr_array_index (foreign->names, foreign->names->len - 1));
  foreign->tag_is_open = false;
  g_ptr_array_remove_index (foreign->names, foreign->names->len - 1);
  while (foreign->n_namespaces > 0 && foreign->namespaces[foreign->n_namespaces - 1].depth == foreign->depth)
    foreign->n_namespaces--;
  if (--foreign->depth > 0)
    return NULL;
  foreign->n_kept += foreign->text->len;
  char *whole = g_strndup (foreign->text->str, foreign->text->len);
  g_string_truncate (foreign->text, 0);
  return whole;
}

size_t
oxbow_foreign_size (const OxbowForeign *foreign)
{
  return foreign->n_kept + (foreign->text != NULL ? foreign->text->len : 0);
}

void
oxbow_foreign_clear (OxbowForeign *foreign)
{
  if (foreign->text == NULL)
    return;
  g_string_free (foreign->text, TRUE);
  g_ptr_array_unref (foreign->names);
  *foreign = (OxbowForeign){ 0 };
}
