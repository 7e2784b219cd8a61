/* text-xml.h: texts in several languages read and written: an element a language, side by side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/text.h"
#include "files/xml-writer.h"
#include "files/xml.h"

G_BEGIN_DECLS

/* Adds what the element says, in the language of its xml:lang; each language once. */
bool oxbow_text_from_xml (const OxbowXmlNode *node, OxbowText *text, GError **error);
void oxbow_text_to_xml   (const OxbowText *text, const char *element, OxbowXmlWriter *writer);

G_END_DECLS
