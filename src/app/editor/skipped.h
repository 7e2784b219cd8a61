/* skipped.h: which first steps an author has left out, for each map: also at the next start
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/editor/desk.h"

G_BEGIN_DECLS

/* The names of the steps; yours to free. A new map has none, one that is taken up again those that it had. */
char **oxbow_skipped_load (OxbowDesk *desk);
void   oxbow_skipped_keep (OxbowDesk *desk, const char *const *steps);

G_END_DECLS
