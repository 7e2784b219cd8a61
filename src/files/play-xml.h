/* play-xml.h: a game in play read and written
 *
 * The tree of moves, each with the digest of the position it led to. Moves are numbered from 1 as they stand in the
 * file; one that says nothing else follows the one before it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/history.h"
#include "files/xml-writer.h"
#include "files/xml.h"

G_BEGIN_DECLS

/* A game is refused where its start cannot be set up. From the start on, as much of it opens as can be played: what is
 * left out, or has become different, is a problem. */
OxbowHistory *oxbow_play_from_xml (const OxbowXmlNode *node, OxbowScenario *scenario, OxbowProblems *problems,
                                   GError **error);
void          oxbow_play_to_xml   (const OxbowHistory *history, OxbowXmlWriter *writer);

G_END_DECLS
