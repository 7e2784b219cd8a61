/* scenario-xml.h: a scenario read and written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"
#include "files/xml-writer.h"
#include "files/xml.h"

G_BEGIN_DECLS

OxbowScenario *oxbow_scenario_from_xml (const OxbowXmlNode *node, GError **error);
void           oxbow_scenario_to_xml   (const OxbowScenario *scenario, OxbowXmlWriter *writer);

G_END_DECLS
