/* lesson-xml.c: a lesson read and written
 *
 * Whether the moves of a lesson can be made is oxbow_lesson_check's business.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/lesson-xml.h"

#include "files/record-xml.h"
#include "files/text-xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_STEPS 10000

static bool
read_moves (const OxbowXmlNode *node, OxbowLessonStep *step, GError **error)
{
  static const char *const answers[] = { "no", "yes", NULL };
  int is_free = 0;
  if (!oxbow_xml_get_word (node, "free", answers, &is_free, error))
    return false;
  step->wait = g_strdup (oxbow_xml_get (node, "wait"));
  step->play = g_strdup (oxbow_xml_get (node, "play"));
  step->is_free = is_free == 1;
  if (step->wait != NULL && step->play != NULL)
    return oxbow_xml_refuse (node, error, _("a step waits for a move or plays one, not both."));
  if (step->is_free && step->wait == NULL)
    return oxbow_xml_refuse (node, error, _("only a step that waits for a move can leave others free."));
  return true;
}

static bool
read_step (const OxbowXmlNode *node, const OxbowScenario *scenario, OxbowLessonStep *step, GError **error)
{
  static const char *const attributes[] = { "at", "wait", "free", "play", NULL };
  static const char *const children[] = { "text", NULL };
  const OxbowRecordForm form = {
    .element = "step", .at = OXBOW_AT_ANYTHING, .map = scenario->map, .palette = scenario->ruleset->palette
  };
  step->about->line = node->line;
  if (!oxbow_xml_check_attributes (node, attributes, error) || !oxbow_xml_check_children (node, children, error)
      || !oxbow_record_at_from_xml (step->about, node, &form, error) || !read_moves (node, step, error))
    return false;
  for (const OxbowXmlNode *text = node->first; text != NULL; text = text->next)
    if (!oxbow_text_from_xml (text, step->text, error))
      return false;
  return true;
}

static bool
read_steps (const OxbowXmlNode *node, const OxbowScenario *scenario, OxbowLesson *lesson, GError **error)
{
  for (const OxbowXmlNode *child = node->first; child != NULL; child = child->next)
    {
      if (lesson->steps->len == MAX_STEPS)
        return oxbow_xml_refuse (child, error, _("a lesson has at most %d steps."), MAX_STEPS);
      if (!read_step (child, scenario, oxbow_lesson_add (lesson), error))
        return false;
    }
  return true;
}

OxbowLesson *
oxbow_lesson_from_xml (const OxbowXmlNode *node, const OxbowScenario *scenario, GError **error)
{
  static const char *const attributes[] = { "seed", "players", NULL };
  static const char *const children[] = { "step", NULL };
  uint64_t seed = 0;
  int players = 0;
  if (!oxbow_xml_check_attributes (node, attributes, error) || !oxbow_xml_check_children (node, children, error)
      || oxbow_xml_require (node, "seed", error) == NULL || !oxbow_xml_get_seed (node, "seed", &seed, error)
      || oxbow_xml_require (node, "players", error) == NULL
      || !oxbow_xml_get_number (node, "players", 1, OXBOW_MAX_SEATS, &players, error))
    return NULL;
  g_autoptr (OxbowLesson) lesson = oxbow_lesson_new (seed, players);
  lesson->line = node->line;
  return read_steps (node, scenario, lesson, error) ? g_steal_pointer (&lesson) : NULL;
}

static void
write_step (const OxbowLessonStep *step, const OxbowGrid *grid, OxbowXmlWriter *writer)
{
  oxbow_xml_writer_start (writer, "step");
  oxbow_record_at_to_xml (step->about, grid, writer);
  oxbow_xml_writer_attribute (writer, "wait", step->wait);
  oxbow_xml_writer_attribute (writer, "free", step->is_free ? "yes" : NULL);
  oxbow_xml_writer_attribute (writer, "play", step->play);
  oxbow_text_to_xml (step->text, "text", writer);
  oxbow_xml_writer_end (writer);
}

void
oxbow_lesson_to_xml (const OxbowLesson *lesson, const OxbowGrid *grid, OxbowXmlWriter *writer)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, lesson->seed);
  oxbow_xml_writer_start (writer, "lesson");
  oxbow_xml_writer_attribute (writer, "seed", seed);
  oxbow_xml_writer_number (writer, "players", lesson->players);
  for (guint i = 0; i < lesson->steps->len; i++)
    write_step (oxbow_lesson_get (lesson, (int) i), grid, writer);
  oxbow_xml_writer_end (writer);
}

OxbowLesson *
oxbow_lesson_from_text (const char *text, const OxbowScenario *scenario, GError **error)
{
  static const OxbowXmlDialect dialect = { N_("a lesson"), "lesson", NULL, OXBOW_XML_MAX_TEXT };
  g_autoptr (OxbowXml) xml = oxbow_xml_parse_dialect (text, strlen (text), scenario->file, &dialect, error);
  return xml != NULL && xml->root != NULL ? oxbow_lesson_from_xml (xml->root, scenario, error) : NULL;
}

char *
oxbow_lesson_to_text (const OxbowLesson *lesson, const OxbowGrid *grid)
{
  OxbowXmlWriter writer;
  oxbow_xml_writer_init (&writer);
  oxbow_lesson_to_xml (lesson, grid, &writer);
  g_autoptr (GBytes) bytes = oxbow_xml_writer_finish (&writer);
  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}
