/* text-xml.c: texts in several languages read and written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/text-xml.h"

#include "core/language.h"

#include <glib/gi18n-lib.h>
#include <string.h>

bool
oxbow_text_from_xml (const OxbowXmlNode *node, OxbowText *text, GError **error)
{
  static const char *const attributes[] = { "xml:lang", NULL };
  if (!oxbow_xml_check_leaf (node, error) || !oxbow_xml_check_attributes (node, attributes, error))
    return false;
  const char *language = oxbow_xml_get (node, "xml:lang");
  if (language != NULL && !oxbow_language_is_name (language))
    {
      g_autofree char *shown = oxbow_xml_quote (language);
      return oxbow_xml_refuse (node, error, _("\"%s\" is no name of a language, such as \"de\" or \"pt-BR\"."), shown);
    }
  if (oxbow_text_n (text) == OXBOW_MAX_LANGUAGES)
    return oxbow_xml_refuse (node, error, _("a %s stands in more than %d languages."), node->name, OXBOW_MAX_LANGUAGES);
  if (oxbow_text_set (text, language, node->text))
    return true;
  if (language == NULL)
    return oxbow_xml_refuse (node, error, _("there is a %s without a language already."), node->name);
  return oxbow_xml_refuse (node, error, _("there is a %s in the language \"%s\" already."), node->name, language);
}

void
oxbow_text_to_xml (const OxbowText *text, const char *element, OxbowXmlWriter *writer)
{
  for (int i = 0; i < oxbow_text_n (text); i++)
    {
      const char *language, *value = oxbow_text_nth (text, i, &language);
      oxbow_xml_writer_start (writer, element);
      oxbow_xml_writer_attribute (writer, "xml:lang", language);
      oxbow_xml_writer_text (writer, value, strlen (value));
      oxbow_xml_writer_end (writer);
    }
}
