/* style.h: which of the board's themes suits the desktop, and what the person prefers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/theme.h"
#include <stdbool.h>

G_BEGIN_DECLS

/* Light or dark, and high contrast in both, as the style manager says; watch its "dark" and "high-contrast". */
OxbowThemeKind oxbow_style_get_theme  (void);

/* Whether pieces may move: the desktop and the preferences agree. */
bool           oxbow_style_has_motion (void);

G_END_DECLS
