/* settings-xml.h: the seats and options that a scenario or a game sets, and who plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"
#include "files/xml-writer.h"
#include "files/xml.h"

G_BEGIN_DECLS

/* The <seat>, <option>, <person> and <computer> children of node, which may hold others too. */
OxbowSettings *oxbow_settings_from_xml (const OxbowXmlNode *node, const OxbowRuleset *ruleset, GError **error);
void           oxbow_settings_to_xml   (const OxbowSettings *settings, OxbowXmlWriter *writer);

G_END_DECLS
