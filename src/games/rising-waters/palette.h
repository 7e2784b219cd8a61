/* palette.h: what a map and the tables of Rising Waters may hold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/palette.h"

extern const OxbowPalette rising_waters_palette;
