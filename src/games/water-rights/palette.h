/* palette.h: what a scenario of Water Rights is made of (section 2.9 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/palette.h"

G_BEGIN_DECLS

extern const OxbowPalette water_rights_palette;

G_END_DECLS
