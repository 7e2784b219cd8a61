/* option-row.h: one option of a game, with the line that explains it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/settings.h"
#include <adwaita.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_OPTION_ROW (oxbow_option_row_get_type ())
G_DECLARE_FINAL_TYPE (OxbowOptionRow, oxbow_option_row, OXBOW, OPTION_ROW, AdwActionRow)

/* Signal: "chosen (value)" when the person has chosen. */
GtkWidget         *oxbow_option_row_new        (const OxbowOption *option, const char *value);
const OxbowOption *oxbow_option_row_get_option (OxbowOptionRow *self);
void               oxbow_option_row_set_value  (OxbowOptionRow *self, const char *value);     /* and tells nobody */

G_END_DECLS
