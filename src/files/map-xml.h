/* map-xml.h: a map read and written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/map.h"
#include "files/xml-writer.h"
#include "files/xml.h"

G_BEGIN_DECLS

OxbowMap *oxbow_map_from_xml (const OxbowXmlNode *node, const OxbowPalette *palette, GError **error);
void      oxbow_map_to_xml   (const OxbowMap *map, const OxbowPalette *palette, OxbowXmlWriter *writer);

G_END_DECLS
