/* upgrade.h: files of older formats, brought up to date before they are read
 *
 * Readers know the present format only. A step takes the tree of a file from one format to the next; steps follow one
 * another until the present one is reached. Files of newer formats are refused.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "files/xml.h"

G_BEGIN_DECLS

typedef struct
{
  int from;                     /* the format that it takes a tree from, to from + 1 */
  bool (*step) (OxbowXmlNode *root, GError **error);    /* NULL ends a list */
} OxbowUpgrade;

extern const OxbowUpgrade oxbow_upgrades[];

bool oxbow_upgrade (OxbowXmlNode *root, const OxbowUpgrade *steps, GError **error);

G_END_DECLS
