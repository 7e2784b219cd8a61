/* xml.c: the tree, its memory, typed attributes and the sentences about them
 *
 * How bytes become a tree is in xml-parse.c. All memory of a tree lies in a few blocks that are freed together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/xml.h"

#include "core/word.h"

#include <glib/gi18n-lib.h>
#include <libxml/xmlstring.h>
#include <libxml/dict.h>
#include <string.h>

#define BLOCK_SIZE (64 << 10)

void
oxbow_xml_free (OxbowXml *xml)
{
  if (xml == NULL)
    return;
  g_free (xml->file);
  g_free (xml->bad_sentence);
  g_ptr_array_unref (xml->foreign);
  g_ptr_array_unref (xml->blocks);
  if (xml->names != NULL)
    xmlDictFree (xml->names);
  g_free (xml);
}

void *
oxbow_xml_alloc (OxbowXml *xml, size_t size)
{
  size = (size + 7) & ~(size_t) 7;
  if (size > BLOCK_SIZE / 4)
    {
      void *own = g_malloc (size);
      g_ptr_array_add (xml->blocks, own);
      return own;
    }
  if (size > xml->n_free)
    {
      xml->free = g_malloc (BLOCK_SIZE);
      xml->n_free = BLOCK_SIZE;
      g_ptr_array_add (xml->blocks, xml->free);
    }
  void *place = xml->free;
  xml->free += size;
  xml->n_free -= size;
  return place;
}

const char *
oxbow_xml_keep (OxbowXml *xml, const char *text, size_t length)
{
  char *copy = oxbow_xml_alloc (xml, length + 1);
  memcpy (copy, text, length);
  copy[length] = '\0';
  return copy;
}

/* Refusals */

#define MAX_SENTENCE 600        /* letters */

/* Values from the file stand in sentences: nothing in them may move the cursor, turn the direction of writing, or go on
 * for ever. */
static char *
make_showable (const char *sentence)
{
  GString *shown = g_string_new (NULL);
  int n = 0;
  for (const char *p = sentence; *p != '\0' && n < MAX_SENTENCE; p = g_utf8_next_char (p), n++)
    {
      gunichar letter = g_utf8_get_char (p);
      bool is_format = g_unichar_iscntrl (letter) || g_unichar_type (letter) == G_UNICODE_FORMAT;
      g_string_append_unichar (shown, is_format ? 0xfffd : letter);
    }
  if (n == MAX_SENTENCE)
    g_string_append (shown, "…");
  return g_string_free (shown, FALSE);
}

static bool G_GNUC_PRINTF (4, 0)
refuse (OxbowXml *xml, int line, GError **error, const char *format, va_list args)
{
  g_autofree char *raw = g_strdup_vprintf (format, args), *sentence = make_showable (raw);
  if (line > 0)
    g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_CONTENT, _("%s, line %d: %s"), xml->file, line, sentence);
  else
    g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_CONTENT, _("%s: %s"), xml->file, sentence);
  if (xml->bad_sentence == NULL)
    {
      xml->bad_line = line;
      xml->bad_sentence = g_steal_pointer (&sentence);
    }
  return false;
}

bool
oxbow_xml_refuse (const OxbowXmlNode *node, GError **error, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  refuse (node->xml, node->line, error, format, args);
  va_end (args);
  return false;
}

bool
oxbow_xml_refuse_at (OxbowXml *xml, int line, GError **error, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  refuse (xml, line, error, format, args);
  va_end (args);
  return false;
}

char *
oxbow_xml_quote (const char *value)
{
  if (g_utf8_strlen (value, -1) <= 40)
    return g_strdup (value);
  g_autofree char *start = g_utf8_substring (value, 0, 39);
  return g_strconcat (start, "…", NULL);
}

/* What an element may hold */

static bool
refuse_attribute (const OxbowXmlNode *node, const char *name, const char *meant, GError **error)
{
  if (meant != NULL)
    return oxbow_xml_refuse (node, error, _("the element \"%s\" has no attribute \"%s\". Was \"%s\" meant?"),
                             node->name, name, meant);
  return oxbow_xml_refuse (node, error, _("the element \"%s\" has no attribute \"%s\"."), node->name, name);
}

bool
oxbow_xml_check_attributes (const OxbowXmlNode *node, const char *const *names, GError **error)
{
  for (int i = 0; i < node->n_attributes; i++)
    {
      const char *name = node->attributes[i].name;
      if (!g_strv_contains (names, name))
        return refuse_attribute (node, name, oxbow_word_nearest (name, names), error);
    }
  return true;
}

static bool
refuse_child (const OxbowXmlNode *node, const OxbowXmlNode *child, const char *const *names, GError **error)
{
  const char *meant = oxbow_word_nearest (child->name, names);
  if (meant != NULL)
    return oxbow_xml_refuse (child, error, _("the element \"%s\" holds no element \"%s\". Was \"%s\" meant?"),
                             node->name, child->name, meant);
  return oxbow_xml_refuse (child, error, _("the element \"%s\" holds no element \"%s\"."), node->name, child->name);
}

bool
oxbow_xml_check_children (const OxbowXmlNode *node, const char *const *names, GError **error)
{
  if (*node->text != '\0')
    return oxbow_xml_refuse (node, error, _("the element \"%s\" holds no text of its own."), node->name);
  for (const OxbowXmlNode *child = node->first; child != NULL; child = child->next)
    if (!g_strv_contains (names, child->name))
      return refuse_child (node, child, names, error);
  return true;
}

bool
oxbow_xml_check_leaf (const OxbowXmlNode *node, GError **error)
{
  if (node->first == NULL)
    return true;
  return oxbow_xml_refuse (node->first, error, _("the element \"%s\" holds text and no elements, but here is \"%s\"."),
                           node->name, node->first->name);
}

/* Attributes */

static OxbowXmlAttribute *
find_attribute (const OxbowXmlNode *node, const char *name)
{
  for (int i = 0; i < node->n_attributes; i++)
    if (strcmp (node->attributes[i].name, name) == 0)
      return &node->attributes[i];
  return NULL;
}

const char *
oxbow_xml_get (const OxbowXmlNode *node, const char *name)
{
  const OxbowXmlAttribute *attribute = find_attribute (node, name);
  return attribute != NULL ? attribute->value : NULL;
}

/* It may be there, misspelt. */
static bool
refuse_missing (const OxbowXmlNode *node, const char *name, GError **error)
{
  const char *const names[] = { name, NULL };
  for (int i = 0; i < node->n_attributes; i++)
    if (oxbow_word_nearest (node->attributes[i].name, names) != NULL)
      return refuse_attribute (node, node->attributes[i].name, name, error);
  return oxbow_xml_refuse (node, error, _("the element \"%s\" lacks its attribute \"%s\"."), node->name, name);
}

const char *
oxbow_xml_require (const OxbowXmlNode *node, const char *name, GError **error)
{
  const char *value = oxbow_xml_get (node, name);
  if (value == NULL)
    refuse_missing (node, name, error);
  return value;
}

bool
oxbow_xml_get_number (const OxbowXmlNode *node, const char *name, int minimum, int maximum, int *value, GError **error)
{
  const char *text = oxbow_xml_get (node, name);
  gint64 number;
  if (text == NULL)
    return true;
  if (oxbow_word_is_number (text) && g_ascii_string_to_signed (text, 10, minimum, maximum, &number, NULL))
    {
      *value = (int) number;
      return true;
    }
  g_autofree char *shown = oxbow_xml_quote (text);
  return oxbow_xml_refuse (node, error,
                           _("the attribute \"%s\" of \"%s\" should be a whole number from %d to %d, not \"%s\"."),
                           name, node->name, minimum, maximum, shown);
}

bool
oxbow_xml_get_seed (const OxbowXmlNode *node, const char *name, uint64_t *value, GError **error)
{
  const char *text = oxbow_xml_get (node, name);
  guint64 number;
  if (text == NULL)
    return true;
  if (oxbow_word_is_number (text) && g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &number, NULL))
    {
      *value = number;
      return true;
    }
  g_autofree char *shown = oxbow_xml_quote (text);
  return oxbow_xml_refuse (node, error,
                           _("the attribute \"%s\" of \"%s\" should be a whole number from 0 to "
                             "18446744073709551615, not \"%s\"."),
                           name, node->name, shown);
}

bool
oxbow_xml_get_hex (const OxbowXmlNode *node, const char *name, uint64_t *value, GError **error)
{
  const char *text = oxbow_xml_get (node, name);
  guint64 number;
  if (text == NULL)
    return true;
  if (strspn (text, "0123456789abcdef") == 16 && text[16] == '\0'
      && g_ascii_string_to_unsigned (text, 16, 0, G_MAXUINT64, &number, NULL))
    {
      *value = number;
      return true;
    }
  g_autofree char *shown = oxbow_xml_quote (text);
  return oxbow_xml_refuse (node, error,
                           _("the attribute \"%s\" of \"%s\" should be 16 hexadecimal digits, not \"%s\"."),
                           name, node->name, shown);
}

bool
oxbow_xml_get_word (const OxbowXmlNode *node, const char *name, const char *const *words, int *value, GError **error)
{
  const char *text = oxbow_xml_get (node, name);
  if (text == NULL)
    return true;
  for (int i = 0; words[i] != NULL; i++)
    if (strcmp (words[i], text) == 0)
      {
        *value = i;
        return true;
      }
  g_autofree char *list = g_strjoinv (", ", (char **) words), *shown = oxbow_xml_quote (text);
  return oxbow_xml_refuse (node, error, _("the attribute \"%s\" of \"%s\" should be one of: %s; not \"%s\"."), name,
                           node->name, list, shown);
}

/* Children */

OxbowXmlNode *
oxbow_xml_find (const OxbowXmlNode *node, const char *name)
{
  for (OxbowXmlNode *child = node->first; child != NULL; child = child->next)
    if (strcmp (child->name, name) == 0)
      return child;
  return NULL;
}

bool
oxbow_xml_check_single (const OxbowXmlNode *node, const char *name, GError **error)
{
  const OxbowXmlNode *first = oxbow_xml_find (node, name);
  for (const OxbowXmlNode *child = first; child != NULL; child = child->next)
    if (child != first && strcmp (child->name, name) == 0)
      return oxbow_xml_refuse (child, error,
                               _("there is a \"%s\" in line %d already, and there can be only one."), name,
                               first->line);
  return true;
}

/* Changing a tree */

void
oxbow_xml_rename (OxbowXmlNode *node, const char *name)
{
  node->name = oxbow_xml_keep (node->xml, name, strlen (name));
}

void
oxbow_xml_rename_attribute (OxbowXmlNode *node, const char *name, const char *new_name)
{
  OxbowXmlAttribute *attribute = find_attribute (node, name);
  if (attribute != NULL)
    attribute->name = oxbow_xml_keep (node->xml, new_name, strlen (new_name));
}

void
oxbow_xml_set (OxbowXmlNode *node, const char *name, const char *value)
{
  OxbowXmlAttribute *attribute = find_attribute (node, name);
  if (attribute == NULL)
    {
      size_t size = sizeof (OxbowXmlAttribute);
      OxbowXmlAttribute *longer = oxbow_xml_alloc (node->xml, size * (size_t) (node->n_attributes + 1));
      if (node->n_attributes > 0)
        memcpy (longer, node->attributes, size * (size_t) node->n_attributes);
      node->attributes = longer;
      attribute = &longer[node->n_attributes++];
      attribute->name = oxbow_xml_keep (node->xml, name, strlen (name));
    }
  attribute->value = oxbow_xml_keep (node->xml, value, strlen (value));
}
