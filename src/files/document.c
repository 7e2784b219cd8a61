/* document.c: a file of ours: a scenario, and perhaps a game that is played on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/document.h"

#include "core/playable.h"

#include "files/load.h"
#include "files/play-xml.h"
#include "files/save.h"
#include "files/scenario-xml.h"

#include <glib/gi18n-lib.h>

struct _OxbowDocument
{
  OxbowScenario *scenario;
  OxbowHistory *history;
  OxbowProblems *problems;      /* of its game, each with its line */
  GPtrArray *notices;
};

void
oxbow_document_free (OxbowDocument *document)
{
  if (document == NULL)
    return;
  oxbow_history_free (document->history);
  oxbow_scenario_unref (document->scenario);
  oxbow_problems_free (document->problems);
  g_ptr_array_unref (document->notices);
  g_free (document);
}

static bool
read_document (const OxbowXmlNode *root, OxbowDocument *document, GError **error)
{
  static const char *const attributes[] = { "format", NULL }, *const children[] = { "scenario", "play", NULL };
  if (!oxbow_xml_check_attributes (root, attributes, error) || !oxbow_xml_check_children (root, children, error)
      || !oxbow_xml_check_single (root, "scenario", error) || !oxbow_xml_check_single (root, "play", error))
    return false;
  const OxbowXmlNode *scenario = oxbow_xml_find (root, "scenario"), *play = oxbow_xml_find (root, "play");
  if (scenario == NULL)
    return oxbow_xml_refuse (root, error, _("the file has no scenario."));
  document->scenario = oxbow_scenario_from_xml (scenario, error);
  if (document->scenario == NULL)
    return false;
  if (play != NULL)
    document->history = oxbow_play_from_xml (play, document->scenario, document->problems, error);
  return play == NULL || document->history != NULL;
}

static void
add_notices (OxbowDocument *document, const char *file)
{
  for (guint i = 0; i < document->problems->list->len; i++)
    {
      const OxbowProblem *problem = document->problems->list->pdata[i];
      oxbow_document_add_notice (document, _("%s, line %d: %s"), file, problem->line, problem->sentence);
    }
}

static OxbowDocument *
build (OxbowXml *xml, const OxbowUpgrade *steps, GError **error)
{
  g_autoptr (OxbowDocument) document = g_new0 (OxbowDocument, 1);
  document->problems = oxbow_problems_new ();
  document->notices = g_ptr_array_new_with_free_func (g_free);
  if (!oxbow_upgrade (xml->root, steps, error) || !read_document (xml->root, document, error))
    return NULL;
  add_notices (document, xml->file);
  return g_steal_pointer (&document);
}

OxbowDocument *
oxbow_document_parse_old (const char *bytes, size_t length, const char *file, const OxbowUpgrade *steps, GError **error)
{
  g_autoptr (OxbowXml) xml = oxbow_xml_parse (bytes, length, file, error);
  return xml->root != NULL ? build (xml, steps, error) : NULL;
}

OxbowDocument *
oxbow_document_parse (const char *bytes, size_t length, const char *file, GError **error)
{
  return oxbow_document_parse_old (bytes, length, file, oxbow_upgrades, error);
}

OxbowDocument *
oxbow_document_load (const char *path, GError **error)
{
  g_autoptr (OxbowXml) xml = oxbow_xml_load (path, error);
  return xml != NULL && xml->root != NULL ? build (xml, oxbow_upgrades, error) : NULL;
}

void
oxbow_document_check (const char *path, OxbowProblems *problems, OxbowGrid *grid)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowXml) xml = oxbow_xml_load (path, &error);
  if (xml == NULL)
    {
      oxbow_problems_error (problems, OXBOW_NO_CELL, 0, "%s", error->message);
      return;
    }
  g_autoptr (OxbowDocument) document = xml->root != NULL ? build (xml, oxbow_upgrades, &error) : NULL;
  if (document == NULL)
    {
      oxbow_problems_error (problems, OXBOW_NO_CELL, xml->bad_line, "%s",
                            xml->bad_sentence != NULL ? xml->bad_sentence : error->message);
      return;
    }
  if (grid != NULL)
    *grid = document->scenario->map->grid;
  oxbow_playable_check (document->scenario, problems);
  for (guint i = 0; i < document->problems->list->len; i++)
    {
      const OxbowProblem *problem = document->problems->list->pdata[i];
      oxbow_problems_error (problems, OXBOW_NO_CELL, problem->line, "%s", problem->sentence);
    }
}

OxbowScenario *
oxbow_document_get_scenario (const OxbowDocument *document)
{
  return document->scenario;
}

OxbowHistory *
oxbow_document_get_history (const OxbowDocument *document)
{
  return document->history;
}

OxbowHistory *
oxbow_document_steal_history (OxbowDocument *document)
{
  return g_steal_pointer (&document->history);
}

const GPtrArray *
oxbow_document_get_notices (const OxbowDocument *document)
{
  return document->notices;
}

void
oxbow_document_add_notice (OxbowDocument *document, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_ptr_array_add (document->notices, g_strdup_vprintf (format, args));
  va_end (args);
}

GBytes *
oxbow_document_write (const OxbowScenario *scenario, const OxbowHistory *history)
{
  OxbowXmlWriter writer;
  oxbow_xml_writer_init (&writer);
  oxbow_xml_writer_start (&writer, "oxbow");
  oxbow_xml_writer_attribute (&writer, "xmlns", OXBOW_XML_NAMESPACE);
  oxbow_xml_writer_number (&writer, "format", OXBOW_FORMAT);
  oxbow_scenario_to_xml (scenario, &writer);
  if (history != NULL)
    oxbow_play_to_xml (history, &writer);
  oxbow_xml_writer_end (&writer);
  return oxbow_xml_writer_finish (&writer);
}

bool
oxbow_document_would_open (const OxbowScenario *scenario, GError **error)
{
  size_t length;
  g_autoptr (GBytes) bytes = oxbow_document_write (scenario, NULL);
  const char *data = g_bytes_get_data (bytes, &length);
  g_autoptr (OxbowXml) xml = oxbow_xml_parse (data, length, "", NULL);
  g_autoptr (OxbowDocument) document = xml->root != NULL ? build (xml, oxbow_upgrades, NULL) : NULL;
  if (document == NULL)
    g_set_error_literal (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_CONTENT, xml->bad_sentence);
  return document != NULL;
}

bool
oxbow_document_save (const OxbowScenario *scenario, const OxbowHistory *history, const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = oxbow_document_write (scenario, history);
  return oxbow_save (path, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
}
