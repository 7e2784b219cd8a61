/* row-flow.h: rows whose value stands below their title where both have no room side by side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Of a row that has no icon and nothing before its title. */
void oxbow_row_flow (AdwActionRow *row);

G_END_DECLS
