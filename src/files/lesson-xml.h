/* lesson-xml.h: a lesson read and written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/lesson.h"
#include "files/xml-writer.h"
#include "files/xml.h"

G_BEGIN_DECLS

/* scenario: whose map the places lie on. */
OxbowLesson *oxbow_lesson_from_xml (const OxbowXmlNode *node, const OxbowScenario *scenario, GError **error);
void         oxbow_lesson_to_xml   (const OxbowLesson *lesson, const OxbowGrid *grid, OxbowXmlWriter *writer);

/* The same as a document of its own, for formats that can only keep it as text. */
OxbowLesson *oxbow_lesson_from_text (const char *text, const OxbowScenario *scenario, GError **error);
char        *oxbow_lesson_to_text  (const OxbowLesson *lesson, const OxbowGrid *grid);

G_END_DECLS
